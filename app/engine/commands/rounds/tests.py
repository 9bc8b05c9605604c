"""Tests: the Handler requests them, pilots roll them, and NPCs never roll (FS 3).

The dice and modifiers of a test are named, or come from a character's sheet (FS 4.10), or both.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import UNSET, Meta, UnsetType

from app.engine.characters.sheets import (
    SheetForm,
    sheet_contribution,
    source_view,
    with_sheet_parts,
)
from app.engine.commands.characters.character_lookup import rolled_character
from app.engine.commands.dice_draw import Draw
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import (
    HANDLER_ONLY,
    OWN_UNIT,
    Command,
    OptionRule,
    Overridable,
    Subject,
    UnitCommand,
    command,
)
from app.engine.params import FieldRules, Id, any_given
from app.engine.refusals import Refusal
from app.engine.rounds.odds_of_tests import exact_odds, sides_of
from app.engine.state.crew import FromSheet
from app.engine.state.references import unit_ref
from app.engine.state.state import Kind, TestRequest
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state import tests as rules
from app.rules.json_types import Doc

DieName = Literal["none", "d4", "d6", "d8", "d10", "d12"]
Dice = Annotated[list[DieName], Meta(max_length=20)]
Modifier = Annotated[int, Meta(ge=-1000, le=1000)]
Modifiers = Annotated[tuple[Modifier, ...], Meta(max_length=20)]
Label = Annotated[str, Meta(max_length=120)]


class RequestTest(UnitCommand, frozen=True, kw_only=True):
    """Requests a test of a pilot's unit. The odds are shown to those who may know the mark
    (FS 3.6).

    `dice` may be left out with a `sheet`. Dice and modifiers that are named are added to those of
    the sheet.
    """

    FIELD_RULES: ClassVar[FieldRules] = any_given(("dice",), ("sheet",))

    kind: Annotated[
        Kind, Doc("`proactive`: by the unit's own will; `reactive`: in answer to something")
    ]
    mark: Annotated[Modifier, Doc("what the total is compared with", 5)]
    dice: Annotated[Dice | UnsetType, Doc("the dice of the test", ["d8"])] = UNSET
    modifiers: Annotated[Modifiers, Doc("added to the total")] = ()
    sheet: Annotated[
        SheetForm | None, Doc("attributes of a character that count besides the dice")
    ] = None
    hidden: Annotated[bool, Doc("only the Handler knows the mark")] = False
    label: Annotated[Label, Doc("what it is about")] = ""


class AnswerTest(Command, frozen=True, kw_only=True):
    """Rolls a requested test."""

    request: Annotated[Id, Doc("id of the request")]


class WithdrawTest(Command, frozen=True, kw_only=True):
    """Withdraws a requested test that nobody has rolled."""

    request: Annotated[Id, Doc("id of the request")]


class RollTest(Overridable, frozen=True, kw_only=True):
    """Rolls a test without a request. Pilots may if the table lets them name marks.

    `dice` and `sheet`: as in `RequestTest`.
    """

    FIELD_RULES: ClassVar[FieldRules] = any_given(("dice",), ("sheet",))

    kind: Annotated[
        Kind, Doc("`proactive`: by the unit's own will; `reactive`: in answer to something")
    ]
    mark: Annotated[Modifier, Doc("what the total is compared with", 5)]
    dice: Annotated[Dice | UnsetType, Doc("the dice of the test", ["d8"])] = UNSET
    modifiers: Annotated[Modifiers, Doc("added to the total")] = ()
    sheet: Annotated[
        SheetForm | None, Doc("attributes of a character that count besides the dice")
    ] = None
    unit: Annotated[Id | None, Doc("id of the unit that it is for")] = None
    hidden: Annotated[bool, HANDLER_ONLY, Doc("only the Handler knows the mark")] = False
    label: Annotated[Label, Doc("what it is about")] = ""


def _check_is_pilot(unit: Unit) -> None:
    """Raises `Refusal("npc-never-rolls")` for an NPC (FS 3.1)."""
    if unit.disposition != "pilot":
        raise Refusal("npc-never-rolls", unit=unit_ref(unit))


def _build_test(draft: Draft, c: RequestTest | RollTest, test_id: str, unit: str) -> TestRequest:
    """Returns the test of a command, with the dice and modifiers of its sheet.

    Raises `Refusal("malformed")` for a test without dice or sheet, or with too many dice;
    "no-such-character", "not-your-character", "no-such-attribute" or "named-twice" for the sheet.
    """
    source: FromSheet | None = None
    if c.sheet is not None:
        character = rolled_character(draft, c.sheet.character)
        categories = draft.state.world.categories
        source = sheet_contribution(categories, c.sheet, character.name, character.sheet)
    elif c.dice is UNSET:
        raise Refusal("malformed", what="Object missing required field `dice`", at="$")
    dice, modifiers = with_sheet_parts(source, () if c.dice is UNSET else c.dice, c.modifiers)
    return TestRequest(
        id=test_id,
        unit=unit,
        kind=c.kind,
        dice=dice,
        modifiers=modifiers,
        mark=c.mark,
        hidden=c.hidden,
        label=c.label,
        sheet=source,
    )


@command("test.request", Permission.HANDLER)
def request_test(draft: Draft, c: RequestTest) -> None:
    unit = draft.unit(c.unit)
    with draft.overridable():
        _check_is_pilot(unit)
    request = _build_test(draft, c, draft.context.ids(), unit.id)
    params = {"kind": c.kind, "label": c.label}
    if c.hidden:
        line = draft.unit_line(unit, "test.requested_hidden", "roll", **params)
    else:
        line = draft.unit_line(unit, "test.requested", "roll", **params, mark=c.mark)
    draft.emit("test.requested", line, request=request)


@command("test.withdraw", Permission.HANDLER)
def withdraw_test(draft: Draft, c: WithdrawTest) -> None:
    request, unit = draft.test_request(c.request)
    line = draft.unit_line(unit, "test.withdrawn", "roll", label=request.label)
    draft.emit("test.closed", line, request=request.id)


@command(
    "test.answer",
    Permission.OWNER,
    Subject(OWN_UNIT.text, lambda draft, c: draft.test_request(c.request)),
    scope="roll",
)
def answer_test(draft: Draft, c: AnswerTest) -> None:
    request, unit = draft.test_request(c.request)
    _roll_test(draft, request, unit)
    draft.emit("test.closed", request=request.id)


@command(
    "test.roll",
    Permission.OWNER,
    Subject(OWN_UNIT.text, lambda draft, c: c.unit is None or draft.own_unit(c.unit)),
    option=OptionRule("pilots_name_marks", True, "handler-names-marks"),
    note="from the sheet of a character that it plays, or of a unit that it controls",
    scope="roll",
)
def roll_test(draft: Draft, c: RollTest) -> None:
    unit = None if c.unit is None else draft.unit(c.unit)
    if unit is not None:
        with draft.overridable():
            _check_is_pilot(unit)
    _roll_test(draft, _build_test(draft, c, "", c.unit or ""), unit)


def _die_names(test: TestRequest) -> list[str]:
    """Returns the names of the attributes that give the first dice. An attribute at grade 0 gives
    none."""
    parts = () if test.sheet is None else test.sheet.parts
    return [part.name for part in parts if part.die not in (None, "none")]


def _roll_test(draft: Draft, test: TestRequest, unit: Unit | None) -> None:
    """Rolls and scores a test and logs it for everybody (FS 3.2 to 3.4).

    Only the Handler reads a hidden mark and the margin. The roll of a unit that nobody else knows
    is secret.
    """
    secret = unit is not None and draft.secret(unit)
    draw = Draw(draft, "secret" if secret else "public")
    rolled = rules.roll_dice(sides_of(test.dice), draw)
    scored = rules.score(rolled, test.modifiers)
    margin = scored.score - test.mark
    result = rules.outcome(test.kind, margin)
    odds, owners = exact_odds(test), _die_names(test)
    data: dict[str, Any] = {
        "kind": test.kind,
        "dice": [
            {
                "sides": die.sides,
                "faces": [die.face],
                "face": die.face,
                "kept": i == scored.kept,
                "ace": die.ace,
                **({"of": owners[i]} if i < len(owners) else {}),
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
        "sheet": source_view(test.sheet),
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
    if unit is None and test.sheet is not None:
        params["character"] = {"character": test.sheet.character, "name": test.sheet.name}
        code = "test.rolled_by"
    full = {**params, "mark": test.mark}
    about = (unit,) if unit is not None and secret else ()
    if test.hidden:
        veiled = {**data, "mark": None, "margin": None, "odds": None}
        others = PendingLine(f"{code}_hidden", params, "roll", data=veiled, about=about)
        data = {**data, "hidden": True}
        line = PendingLine(code, full, "roll", "handler", data, instead=others)
    else:
        line = PendingLine(code, full, "roll", data=data, about=about)
    draft.emit("dice.rolled", *draw.attach_proofs([line]), stream=draw.stream, counter=draw.counter)
