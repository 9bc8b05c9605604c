"""Rolls that an action calls for: a pilot rolls, and an NPC has the die's AVG (FS 3.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from app.engine.commands.dice_draw import Draw
from app.engine.commands.draft import Draft
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.dice.dice import average
from app.rules.dice.odds import odds_document
from app.rules.frame_state import tests as rules
from app.rules.frame_state.combat.model import Roll


@dataclass(frozen=True, slots=True)
class RollResult:
    """The result of a roll: the score, whether it reaches the mark, and its data in the log."""

    score: int
    success: bool
    data: dict[str, Any]
    draw: Draw | None = None


def roll_for_unit(
    draft: Draft, unit: Unit, roll: Roll, extra: int = 0, mark: int | None = None
) -> RollResult:
    """Rolls a die for a unit, with `extra` on top. An ace adds 2 (FS 3.2).

    With a `mark` it is a proactive test, which succeeds from the mark on. Without one it succeeds.
    """
    modifiers = tuple(each for each in (roll.plus, extra) if each)
    if unit.disposition != "pilot" or not roll.sides:
        score = average(roll.sides) + sum(modifiers)
        fixed = {"fixed": score, "modifiers": list(modifiers), "mark": mark}
        return RollResult(score, mark is None or score >= mark, fixed)
    draw = Draw(draft, "secret" if draft.secret(unit) else "public")
    rolled = rules.roll_dice([roll.sides], draw)
    scored = rules.score(rolled, modifiers)
    dice = [
        {"sides": die.sides, "faces": [die.face], "face": die.face, "kept": True, "ace": die.ace}
        for die in rolled
    ]
    data: dict[str, Any] = {
        "kind": "score",
        "dice": dice,
        "modifiers": list(modifiers),
        "ace": scored.ace,
        "score": scored.score,
    }
    if mark is not None:
        margin = scored.score - mark
        odds = rules.odds("proactive", [roll.sides], modifiers, mark)
        data |= {
            "kind": "proactive",
            "mark": mark,
            "margin": margin,
            "outcome": rules.outcome("proactive", margin),
            "odds": odds_document({str(name): p for name, p in odds.items()}),
        }
    return RollResult(scored.score, mark is None or scored.score >= mark, data, draw)


def emit_roll(
    draft: Draft,
    unit: Unit,
    rolled: RollResult,
    line: PendingLine,
    *more: PendingLine,
    **values: Any,
) -> Unit:
    """Writes a roll with what it did to a unit. Returns the unit as it is now.

    `line` is about the roll, and so is the one that other groups read `instead`.
    """
    instead = None if line.instead is None else replace(line.instead, data=rolled.data)
    lines = [replace(line, data=rolled.data, instead=instead)]
    proved = lines if rolled.draw is None else rolled.draw.attach_proofs(lines)
    unit = draft.set_unit("unit.acted", unit, *proved, *more, **values)
    if rolled.draw is not None:
        draw = rolled.draw
        draft.emit("dice.rolled", stream=draw.stream, counter=draw.counter)
    return unit
