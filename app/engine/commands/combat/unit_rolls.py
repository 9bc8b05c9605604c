"""Rolls that an action calls for: a pilot rolls them, an NPC has the die's AVG (frame-state 3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from app.engine.commands.dice_draw import Draw
from app.engine.commands.draft import Draft, PendingLine
from app.engine.state.state import Unit
from app.rules.dice.dice import average
from app.rules.dice.odds import shown
from app.rules.frame_state import tests as rules
from app.rules.frame_state.combat.model import Roll


@dataclass(frozen=True, slots=True)
class RollResult:
    """What came of it: the score, whether it is enough for its mark, what the log keeps of it."""

    score: int
    success: bool
    data: dict[str, Any]
    draw: Draw | None = None


def roll_for_unit(
    draft: Draft, unit: Unit, roll: Roll, extra: int = 0, mark: int | None = None
) -> RollResult:
    """Roll the die for a unit, an ace adding 2, with `extra` on top; against a mark if there is one
    (proactive: a hit from the mark on). Without a mark it is a success."""
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
            "odds": shown({str(name): p for name, p in odds.items()}),
        }
    return RollResult(scored.score, mark is None or scored.score >= mark, data, draw)


def emit_roll(
    draft: Draft,
    unit: Unit,
    thrown: RollResult,
    line: PendingLine,
    *more: PendingLine,
    others: PendingLine | None = None,
    **values: Any,
) -> Unit:
    """Write what a roll did to a unit; `line` tells of the roll, and `others` to those who are not
    told by it. The unit as it is now."""
    told = [replace(each, data=thrown.data) for each in (line, others) if each is not None]
    proved = told if thrown.draw is None else thrown.draw.attach_proofs(told)
    unit = draft.set_unit("unit.acted", unit, *proved, *more, **values)
    if thrown.draw is not None:
        draw = thrown.draw
        draft.emit("dice.rolled", stream=draw.stream, counter=draw.counter)
    return unit
