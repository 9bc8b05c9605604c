"""Turns, damage and saves: who must roll when, and what failing does. (action-rolls: save)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from app.rules.systems.action_rolls import rolls
from app.rules.systems.action_rolls.action_context import Desk, Id
from app.rules.systems.action_rolls.odds import MOST_SAVE_DICE
from app.rules.systems.action_rolls.state import HEARTINESS, TENACITY, Save, SaveKind, State
from app.rules.systems.base import Done, Player, Refuse, Turn


@dataclass(frozen=True, slots=True)
class SaveRule:
    """A save that a state forces: of which kind, with how many d6, against which attribute."""

    state: State
    kind: SaveKind
    dice: int
    attribute: str


AT_TURN_START: Final = SaveRule("panicked", "panic", 2, TENACITY)
AT_TURN_END: Final = SaveRule("dieing", "death", 1, HEARTINESS)
ON_DAMAGE: Final = SaveRule("wounded", "injury", 1, HEARTINESS)


class Whose(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose turn it is."""

    person: Id


class Damage(Struct, frozen=True, forbid_unknown_fields=True):
    """Damage somebody takes."""

    person: Id
    amount: Annotated[int, Meta(title="Damage", ge=1, le=999)]
    reason: Annotated[str, Meta(title="By what", max_length=300)] = ""


class CallSave(Struct, frozen=True, forbid_unknown_fields=True):
    """A save of the GM's own."""

    person: Id
    attribute: Annotated[str, Meta(title="Attribute", min_length=1, max_length=40)]
    reason: Annotated[
        str, Meta(title="What failing means", min_length=1, max_length=300, pattern=r"\S")
    ]
    dice: Annotated[int, Meta(title="d6", ge=1, le=MOST_SAVE_DICE)] = 1


class WhichSave(Struct, frozen=True, forbid_unknown_fields=True):
    """A save that waits."""

    save: Id


def _alive(desk: Desk, person: str) -> Player:
    player = desk.player(person)
    if "dead" in desk.table.sheet(person).states:
        raise Refuse("dead", player=player.ref)
    return player


def _forced(desk: Desk, player: Player, rule: SaveRule, reason: str = "") -> None:
    if rule.state in desk.table.sheet(player.id).states:
        desk.ask_save(player, rule.kind, rule.dice, rule.attribute, reason)


def start_turn(turn: Turn) -> Done:
    """A turn begins: action points are full again, and the panicked save against panic."""
    desk = Desk(turn)
    player = _alive(desk, turn.form.person)
    desk.say("turn-starts", person=player.ref)
    most = desk.table.sheet(player.id).most
    if most is not None:
        desk.change(player.id, points=most)
    _forced(desk, player, AT_TURN_START)
    return desk.done()


def end_turn(turn: Turn) -> Done:
    """A turn ends: the dieing save against death."""
    desk = Desk(turn)
    player = _alive(desk, turn.form.person)
    desk.say("turn-ends", person=player.ref)
    _forced(desk, player, AT_TURN_END)
    return desk.done()


def damage(turn: Turn) -> Done:
    """Somebody takes damage: the wounded save against an injury."""
    desk, form = Desk(turn), turn.form
    player, reason = desk.player(form.person), form.reason.strip()
    desk.say("damage-by" if reason else "damage", person=player.ref, amount=form.amount,
             reason=reason)  # fmt: skip
    _forced(desk, player, ON_DAMAGE, reason)
    return desk.done()


def call(turn: Turn) -> Done:
    """The GM calls for a save of their own."""
    desk, form = Desk(turn), turn.form
    player = _alive(desk, form.person)
    if form.attribute not in desk.table.attributes:
        raise Refuse("no-such-attribute", attribute={"name": form.attribute})
    desk.ask_save(player, "other", form.dice, form.attribute, form.reason.strip())
    return desk.done()


def _waiting(desk: Desk, save_id: str) -> Save:
    save = desk.table.saves.get(save_id)
    if save is None:
        raise Refuse("no-such-save")
    return save


def _take_off(desk: Desk, save: Save) -> None:
    saves = {key: each for key, each in desk.table.saves.items() if key != save.id}
    desk.table = replace(desk.table, saves=saves)


def roll(turn: Turn) -> Done:
    """Roll a save: any die higher than the attribute fails it."""
    desk = Desk(turn)
    save = _waiting(desk, turn.form.save)
    desk.check_mine(save.person, save.name)
    faces = [turn.chance.die(rolls.SAVE_DIE) for _ in range(save.dice)]
    value = desk.table.sheet(save.person).attribute(save.attribute)
    failed = rolls.failed_dice(faces, value)
    who = desk.ref(save.person, save.name)
    params = {"person": who, "kind": save.kind, "faces": faces,
              "attribute": {"name": save.attribute}}  # fmt: skip
    code = "save-failed" if failed else "save-made"
    desk.say_apart(
        desk.npc(save.person),
        code,
        (f"{code}-npc", params),
        {"dice": [{"sides": rolls.SAVE_DIE, "faces": [face]} for face in faces], "save": save.id},
        **params,
        value=value,
    )
    _take_off(desk, save)
    if failed:
        _fail(desk, save, failed)
    return desk.done()


def _fail(desk: Desk, save: Save, failed: int) -> None:
    """What a failed save does. (action-rolls: death, injury, panic)"""
    who = desk.ref(save.person, save.name)
    if save.kind == "death":
        desk.change(save.person, states=("dead",))
        desk.leave_trace(save.person, "death", save.reason)
        desk.say("dies", person=who)
    elif save.kind == "injury":
        desk.leave_trace(save.person, "injury", save.reason)
        desk.say("injured", person=who)
    elif save.kind == "panic":
        penalty = rolls.panic_penalty(failed)
        desk.charge(save.person, penalty)
        desk.say("panics", person=who, points=penalty)
    else:
        desk.leave_trace(save.person, "save", save.reason)
        desk.say("suffers", person=who, reason=save.reason)


def drop(turn: Turn) -> Done:
    """The GM waives a save."""
    desk = Desk(turn)
    save = _waiting(desk, turn.form.save)
    _take_off(desk, save)
    desk.say("save-waived", person=desk.ref(save.person, save.name), kind=save.kind)
    return desk.done()
