"""Turns, damage and saves: when a person must roll, and the effects of a failure (AR 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from app.rules.systems.action_rolls import rolls
from app.rules.systems.action_rolls.action_context import ActionContext, Id
from app.rules.systems.action_rolls.odds import MOST_SAVE_DICE
from app.rules.systems.action_rolls.state import HEARTINESS, TENACITY, Save, SaveKind, State
from app.rules.systems.base import ActionRefused, ActionRequest, ActionResult, Player


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


def _alive(context: ActionContext, person: str) -> Player:
    player = context.player(person)
    if "dead" in context.table.sheet(person).states:
        raise ActionRefused("dead", player=player.ref)
    return player


def _forced(context: ActionContext, player: Player, rule: SaveRule, reason: str = "") -> None:
    if rule.state in context.table.sheet(player.id).states:
        context.ask_save(player, rule.kind, rule.dice, rule.attribute, reason)


def start_turn(request: ActionRequest) -> ActionResult:
    """A turn begins: action points are full again, and the panicked save against panic (AR
    10.4)."""
    context = ActionContext(request)
    player = _alive(context, request.form.person)
    context.log("turn-starts", person=player.ref)
    most = context.table.sheet(player.id).most
    if most is not None:
        context.change(player.id, points=most)
    _forced(context, player, AT_TURN_START)
    return context.done()


def end_turn(request: ActionRequest) -> ActionResult:
    """A turn ends: the dieing save against death (AR 10.2)."""
    context = ActionContext(request)
    player = _alive(context, request.form.person)
    context.log("turn-ends", person=player.ref)
    _forced(context, player, AT_TURN_END)
    return context.done()


def damage(request: ActionRequest) -> ActionResult:
    """A person takes damage and rolls the wounded save against an injury (AR 10.3)."""
    context, form = ActionContext(request), request.form
    player, reason = context.player(form.person), form.reason.strip()
    context.log(
        "damage-by" if reason else "damage", person=player.ref, amount=form.amount, reason=reason
    )
    _forced(context, player, ON_DAMAGE, reason)
    return context.done()


def call(request: ActionRequest) -> ActionResult:
    """The GM calls for a save (AR 10.5)."""
    context, form = ActionContext(request), request.form
    player = _alive(context, form.person)
    if form.attribute not in context.table.attributes:
        raise ActionRefused("no-such-attribute", attribute={"name": form.attribute})
    context.ask_save(player, "other", form.dice, form.attribute, form.reason.strip())
    return context.done()


def _waiting(context: ActionContext, save_id: str) -> Save:
    save = context.table.saves.get(save_id)
    if save is None:
        raise ActionRefused("no-such-save")
    return save


def _take_off(context: ActionContext, save: Save) -> None:
    saves = {key: each for key, each in context.table.saves.items() if key != save.id}
    context.table = replace(context.table, saves=saves)


def roll(request: ActionRequest) -> ActionResult:
    """Roll a save: any die higher than the attribute fails it."""
    context = ActionContext(request)
    save = _waiting(context, request.form.save)
    context.check_mine(save.person, save.name)
    faces = [request.chance.die(rolls.SAVE_DIE) for _ in range(save.dice)]
    value = context.table.sheet(save.person).attribute(save.attribute)
    failed = rolls.failed_dice(faces, value)
    who = context.ref(save.person, save.name)
    params = {"person": who, "kind": save.kind, "faces": faces,
              "attribute": {"name": save.attribute}}  # fmt: skip
    code = "save-failed" if failed else "save-made"
    context.log_secret(
        context.npc(save.person),
        code,
        (f"{code}-npc", params),
        {"dice": [{"sides": rolls.SAVE_DIE, "faces": [face]} for face in faces], "save": save.id},
        **params,
        value=value,
    )
    _take_off(context, save)
    if failed:
        _fail(context, save, failed)
    return context.done()


def _fail(context: ActionContext, save: Save, failed: int) -> None:
    """Applies a failed save (AR 10.2 to 10.4)."""
    who = context.ref(save.person, save.name)
    if save.kind == "death":
        context.change(save.person, states=("dead",))
        context.leave_trace(save.person, "death", save.reason)
        context.log("dies", person=who)
    elif save.kind == "injury":
        context.leave_trace(save.person, "injury", save.reason)
        context.log("injured", person=who)
    elif save.kind == "panic":
        penalty = rolls.panic_penalty(failed)
        context.charge(save.person, penalty)
        context.log("panics", person=who, points=penalty)
    else:
        context.leave_trace(save.person, "save", save.reason)
        context.log("suffers", person=who, reason=save.reason)


def drop(request: ActionRequest) -> ActionResult:
    """The GM waives a save."""
    context = ActionContext(request)
    save = _waiting(context, request.form.save)
    _take_off(context, save)
    context.log("save-waived", person=context.ref(save.person, save.name), kind=save.kind)
    return context.done()
