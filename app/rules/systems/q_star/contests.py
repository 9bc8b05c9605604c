"""Contests of two characters: both roll, ties roll again; and rolling or cancelling (QS 5).

A side whose trait is left open chooses it when it rolls. The other side waits for that, so nobody
chooses knowing what there is to beat (QS 5.4).
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from app.rules.systems.base import (
    Action,
    ActionRefused,
    ActionRequest,
    ActionResult,
    LogLine,
    Players,
)
from app.rules.systems.q_star import forms
from app.rules.systems.q_star.checks import chosen_trait, die_text, roll_asked
from app.rules.systems.q_star.dice import roll
from app.rules.systems.q_star.table import (
    Asked,
    Contest,
    Side,
    Table,
    check_room,
    check_trait,
    die_for,
    name_of,
    pending_of,
    result_of,
    table_of,
    trait_ref,
    with_pending,
    without_pending,
)


def challenge(request: ActionRequest) -> ActionResult:
    """Starts a contest of two characters. Raises ActionRefused "against-oneself", "no-such-player",
    "too-many"."""
    form: forms.Challenge = request.form
    player = request.player(form.player)
    table = table_of(request.slice)
    opponent = request.cast.get(form.opponent)
    if opponent is None:
        raise ActionRefused("no-such-player", player=form.opponent)
    if opponent.id == player.id:
        raise ActionRefused("against-oneself")
    check_trait(table, form.trait)
    if form.opponent_trait:
        check_trait(table, form.opponent_trait)
    check_room(table.pending)
    contest = Contest(
        request.ids(), Side(player.id, form.trait), Side(opponent.id, form.opponent_trait)
    )
    params = {
        "player": player.ref,
        "trait": trait_ref(table, form.trait),
        "opponent": opponent.ref,
        "other": trait_ref(table, form.opponent_trait) if form.opponent_trait else "any",
    }
    return result_of(with_pending(table, contest), LogLine("challenged", params))


def roll_pending(request: ActionRequest) -> ActionResult:
    """Rolls a pending step. Raises ActionRefused "no-such-pending" and as the step
    refuses."""
    form: forms.Roll = request.form
    table = table_of(request.slice)
    step = pending_of(table, form.pending)
    if isinstance(step, Asked):
        return roll_asked(request, table, step)
    return _roll_side(request, table, step)


def waits_for(contest: Contest) -> list[Side]:
    """The sides that can roll now: one with an open trait goes before the other."""
    sides = [side for side in (contest.first, contest.second) if side.total is None]
    return [side for side in sides if not side.trait] or sides


def _roll_side(request: ActionRequest, table: Table, contest: Contest) -> ActionResult:
    """Rolls for one side of a contest. Raises ActionRefused "not-asked", "already-rolled",
    "other-first"."""
    form: forms.Roll = request.form
    player = request.player(form.player)
    side = next((s for s in (contest.first, contest.second) if s.player == player.id), None)
    if side is None:
        raise ActionRefused("not-asked", name=player.name)
    if side.total is not None:
        raise ActionRefused("already-rolled", name=player.name)
    if side not in waits_for(contest):
        raise ActionRefused("other-first", player=name_of(request.cast, contest.second.player))
    trait = chosen_trait(table, side.trait, form.trait)
    die = die_for(table, player.id, trait)
    rolled = roll(die.sides, request.chance)
    total = rolled.natural + die.bonus
    params = {
        "player": player.ref,
        "trait": trait_ref(table, trait),
        "die": die_text(die),
        "total": total,
    }
    data = {
        "dice": rolled.dice_data,
        "player": player.id,
        "trait": trait,
        "bonus": die.bonus,
        "total": total,
        "critical": rolled.critical,
    }
    line = LogLine("side_critical" if rolled.critical else "side_rolled", params, data)
    now = Side(player.id, trait, total, rolled.critical)
    contest = replace(contest, **{"first" if side is contest.first else "second": now})
    if contest.first.total is None or contest.second.total is None:
        return result_of(with_pending(table, contest), line)
    return _decide(request.cast, table, contest, line)


def _decide(cast: Players, table: Table, contest: Contest, rolled: LogLine) -> ActionResult:
    """The higher total wins; a critical failure loses to all but another one (QS 5.1 to 5.3)."""
    first, second = contest.first, contest.second
    params: dict[str, Any] = {"total": first.total}
    if first.critical and second.critical:
        tie = "both_critical"
    elif not first.critical and not second.critical and first.total == second.total:
        tie = "tied"
    else:
        wins = _value(first) > _value(second)
        winner, loser = (first, second) if wins else (second, first)
        params = {
            "winner": name_of(cast, winner.player),
            "loser": name_of(cast, loser.player),
            "total": winner.total,
            "other": loser.total,
        }
        code = "won_critical" if loser.critical else "won"
        data = {"winner": winner.player, "loser": loser.player, "round": contest.round}
        return result_of(without_pending(table, contest.id), rolled, LogLine(code, params, data))
    again = replace(
        contest,
        first=Side(first.player, first.trait),
        second=Side(second.player, second.trait),
        round=contest.round + 1,
    )
    return result_of(with_pending(table, again), rolled, LogLine(tie, params))


def _value(side: Side) -> tuple[bool, int]:
    """Returns the order of a side: no critical failure first, then the total."""
    return (not side.critical, side.total or 0)


def cancel(request: ActionRequest) -> ActionResult:
    """Cancels a pending step: the Handler any, a player a contest in which nobody has rolled.

    Raises ActionRefused "no-such-pending", "not-yours-to-cancel", "rolled-already".
    """
    form: forms.Cancel = request.form
    table = table_of(request.slice)
    step = pending_of(table, form.pending)
    if not request.actor.handler:
        _check_cancels(request, step)
    if isinstance(step, Asked):
        line = LogLine("cancelled", {"player": name_of(request.cast, step.player)})
    else:
        names = [name_of(request.cast, side.player) for side in (step.first, step.second)]
        line = LogLine("cancelled_contest", {"player": names[0], "opponent": names[1]})
    return result_of(without_pending(table, step.id), line)


def _check_cancels(request: ActionRequest, step: Asked | Contest) -> None:
    mine = isinstance(step, Contest) and request.cast.get(step.first.player)
    if not mine or mine.seat != request.actor.seat:
        raise ActionRefused("not-yours-to-cancel")
    assert isinstance(step, Contest)
    if not can_take_back(step):
        raise ActionRefused("rolled-already")


def can_take_back(contest: Contest) -> bool:
    """Whether nobody has rolled in it yet."""
    return contest.round == 1 and contest.first.total is None and contest.second.total is None


ACTIONS: Final = (
    Action("contest", "player", forms.Challenge, challenge),
    Action("roll", "player", forms.Roll, roll_pending),
    Action("cancel", "player", forms.Cancel, cancel),
)
