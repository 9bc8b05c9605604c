"""Tests: asked for by the Handler, rolled by pilots; NPCs never roll (frame-state 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from app.engine.commands import Command, Id, UnitCommand, command
from app.engine.decide.draft import Draft, Say, unit_ref
from app.engine.decide.draw import Draw
from app.engine.permissions import Who
from app.engine.refusals import Refusal
from app.engine.state import Kind, TestRequest, Unit
from app.rules.dice import parse_die
from app.rules.odds import Odds, shown
from app.rules.systems.frame_state import tests as rules

DieName = Literal["none", "d4", "d6", "d8", "d10", "d12"]
Dice = Annotated[list[DieName], Meta(max_length=20)]
Modifier = Annotated[int, Meta(ge=-1000, le=1000)]
Modifiers = Annotated[tuple[Modifier, ...], Meta(max_length=20)]
Label = Annotated[str, Meta(max_length=120)]


class RequestTest(UnitCommand, frozen=True, kw_only=True):
    """A test of a pilot's unit; with `hidden` only the Handler knows the mark."""

    kind: Kind
    dice: Dice
    mark: Modifier
    modifiers: Modifiers = ()
    hidden: bool = False
    label: Label = ""


class AnswerTest(Command, frozen=True, kw_only=True):
    """Roll what was asked for."""

    request: Id


class WithdrawTest(Command, frozen=True, kw_only=True):
    """The Handler no longer asks."""

    request: Id


class RollTest(Command, frozen=True, kw_only=True):
    """A test without a request; pilots may where the table lets them name marks."""

    kind: Kind
    dice: Dice
    mark: Modifier
    modifiers: Modifiers = ()
    unit: Id | None = None
    hidden: bool = False
    label: Label = ""


def _check_rolls(unit: Unit) -> None:
    if unit.disposition != "pilot":
        raise Refusal("npc-never-rolls", unit=unit_ref(unit))


def sides_of(dice: Sequence[str]) -> list[int]:
    """Dice names as sides, 0 for none."""
    return [parse_die(name) for name in dice]


def exact_odds(test: TestRequest) -> dict[str, Odds]:
    """The probability of every outcome, as shown."""
    odds = rules.odds(test.kind, sides_of(test.dice), test.modifiers, test.mark)
    return shown({str(outcome): p for outcome, p in odds.items()})


@command("test.request", Who.HANDLER)
def request_test(draft: Draft, c: RequestTest) -> None:
    """Ask a pilot for a test; the odds are shown to those who may know the mark."""
    unit = draft.unit(c.unit)
    _check_rolls(unit)
    request = TestRequest(
        id=draft.context.ids(),
        unit=unit.id,
        kind=c.kind,
        dice=tuple(c.dice),
        modifiers=c.modifiers,
        mark=c.mark,
        hidden=c.hidden,
        label=c.label,
    )
    params = {"kind": c.kind, "label": c.label}
    if c.hidden:
        line = draft.about(unit, "test.requested_hidden", "roll", **params)
    else:
        line = draft.about(unit, "test.requested", "roll", **params, mark=c.mark)
    draft.emit("test.requested", line, request=request)


@command("test.withdraw", Who.HANDLER)
def withdraw_test(draft: Draft, c: WithdrawTest) -> None:
    """Take back a request that nobody has answered."""
    request, unit = draft.request(c.request)
    line = draft.about(unit, "test.withdrawn", "roll", label=request.label)
    draft.emit("test.closed", line, request=request.id)


@command("test.answer", Who.PLAYER)
def answer_test(draft: Draft, c: AnswerTest) -> None:
    """Roll an open request."""
    request, unit = draft.request(c.request)
    _roll(draft, request, unit)
    draft.emit("test.closed", request=request.id)


@command("test.roll", Who.PLAYER)
def roll_test(draft: Draft, c: RollTest) -> None:
    """Roll at once, by the Handler or where pilots may name the mark (frame-state 3)."""
    if not draft.runs_the_table and not draft.state.table.options.pilots_name_marks:
        raise Refusal("handler-names-marks")
    if not draft.runs_the_table and c.hidden:
        raise Refusal("handler-only")
    unit = None if c.unit is None else draft.own_unit(c.unit)
    if unit is not None:
        _check_rolls(unit)
    roll = TestRequest(
        id="",
        unit=c.unit or "",
        kind=c.kind,
        dice=tuple(c.dice),
        modifiers=c.modifiers,
        mark=c.mark,
        hidden=c.hidden,
        label=c.label,
    )
    _roll(draft, roll, unit)


def _roll(draft: Draft, test: TestRequest, unit: Unit | None) -> None:
    """Roll, score, and say it to everybody; a hidden mark and the margin stay with the Handler.

    The roll of a unit that nobody else may know of is a secret one.
    """
    secret = unit is not None and draft.readers(unit) == "handler"
    draw = Draw(draft, "secret" if secret else "public")
    rolled = rules.roll_dice(sides_of(test.dice), draw)
    scored = rules.score(rolled, test.modifiers)
    margin = scored.score - test.mark
    result = rules.outcome(test.kind, margin)
    odds = exact_odds(test)
    data: dict[str, Any] = {
        "kind": test.kind,
        "dice": [
            {
                "sides": die.sides,
                "faces": [die.face],
                "face": die.face,
                "kept": i == scored.kept,
                "ace": die.ace,
            }
            for i, die in enumerate(rolled)
        ],
        "modifiers": list(test.modifiers),
        "ace": scored.ace,
        "score": scored.score,
        "mark": test.mark,
        "margin": margin,
        "outcome": result,
        "odds": odds,
    }
    params: dict[str, Any] = {
        "kind": test.kind,
        "label": test.label,
        "score": scored.score,
        "outcome": result,
    }
    if unit is not None:
        params["unit"] = unit_ref(unit)
    code = "test.rolled" if unit is not None else "test.rolled_free"
    full = {**params, "mark": test.mark}
    if secret:
        lines = [Say(code, full, "roll", "handler", data)]
    elif test.hidden:
        veiled = {**data, "mark": None, "margin": None, "odds": None}
        lines = [
            Say(code, full, "roll", "handler", data),
            Say(f"{code}_hidden", params, "roll", "others", veiled),
        ]
    else:
        lines = [Say(code, full, "roll", "all", data)]
    draft.emit("dice.rolled", *draw.prove(lines), stream=draw.stream, counter=draw.counter)
