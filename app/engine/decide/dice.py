"""Free rolls in dice notation, and the chapters of chance."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from msgspec import Meta

from app.engine.commands import Command, command
from app.engine.decide.draft import Draft, Say
from app.engine.permissions import Who
from app.engine.refusals import Refusal
from app.rules.dice import NotationError, Rolled, parse_notation, roll

Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Seed = Annotated[str, Meta(pattern="^[0-9a-f]{16,128}$")]


class RollDice(Command, frozen=True, kw_only=True):
    """`secret`: for the Handler's eyes only, from a stream of its own."""

    notation: Annotated[str, Meta(max_length=400)]
    secret: bool = False


class OpenChapter(Command, frozen=True, kw_only=True):
    """Close the chapter by showing its seed, open the next with its commitment."""

    commitment: Hex64
    seed: Seed | None = None


@command("dice.roll", Who.PLAYER)
def roll_dice(draft: Draft, c: RollDice) -> None:
    """Roll a notation such as `2d6kh1+2 # reason`."""
    if c.secret and not draft.runs_the_table:
        raise Refusal("handler-only")
    try:
        notation = parse_notation(c.notation)
    except NotationError as error:
        raise Refusal(error.code, None, **error.params) from None
    stream = "secret" if c.secret else "public"
    dice = draft.state.record.dice
    start = dice.counters.get(stream, 0)
    chance = draft.context.chance(stream, start)
    rolled = roll(notation, chance)
    proof = {
        "chapter": dice.chapter,
        "stream": stream,
        "counter": start,
        "command": draft.sent.id,
    }
    written = str(replace(notation, comment=""))
    params = {"notation": written, "total": rolled.total, "reason": notation.comment}
    code = "dice.rolled_for" if notation.comment else "dice.rolled"
    to = "handler" if c.secret else "all"
    data = {**rolled_data(rolled), "secret": c.secret, "proof": proof}
    line = Say(code, params, "roll", "handler" if to == "handler" else "all", data)
    draft.emit("dice.rolled", line, stream=stream, counter=chance.counter)


def rolled_data(rolled: Rolled) -> dict[str, Any]:
    """A roll for the log: `{"kind": "free", "notation", "terms", "dice", "total"}`."""
    terms = [
        {
            "text": str(term.term),
            "subtotal": term.subtotal,
            "dice": [
                {"sides": die.sides, "faces": list(die.faces), "kept": die.kept}
                for die in term.dice
            ],
        }
        for term in rolled.terms
    ]
    dice = [
        {
            "sides": die.sides,
            "face": sum(die.faces),
            "kept": die.kept,
            "ace": die.faces[-1] == die.sides,
        }
        for term in rolled.terms
        for die in term.dice
    ]
    return {
        "kind": "free",
        "notation": str(replace(rolled.notation, comment="")),
        "terms": terms,
        "dice": dice,
        "total": rolled.total,
    }


@command("dice.chapter", Who.SYSTEM)
def open_chapter(draft: Draft, c: OpenChapter) -> None:
    """A new chapter of chance: the old seed is shown, every roll of it can be checked."""
    number = draft.state.record.dice.chapter + 1
    lines = []
    if c.seed is not None:
        params = {"chapter": number - 1, "seed": c.seed}
        lines.append(Say("chapter.closed", params, "system"))
    params = {"chapter": number, "commitment": c.commitment}
    lines.append(Say("chapter.opened", params, "system"))
    draft.emit("dice.chapter", *lines, chapter=number, commitment=c.commitment, closed=c.seed)
