"""Dice rolls in notation, the chapters of dice, and the entropy that players mix in."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta

from app.engine.commands.dice_draw import Draw
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import HANDLER_ONLY, Command, command
from app.engine.refusals import Refusal
from app.engine.visibility.log_lines import PendingLine
from app.rules.dice.chance import mixed
from app.rules.dice.dice import NotationError, parse_notation, roll, rolled_document
from app.rules.json_types import Doc

#: Limit of the texts that a seat may mix into one chapter.
MAX_ENTROPY_TEXTS: Final = 20

Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Seed = Annotated[str, Meta(pattern="^[0-9a-f]{16,128}$")]


class RollDice(Command, frozen=True, kw_only=True):
    """Rolls a notation such as `2d6kh1+2 # reason`."""

    notation: Annotated[str, Meta(max_length=400), Doc("the notation", "2d6kh1+2 # luck")]
    secret: Annotated[
        bool, HANDLER_ONLY, Doc("for the Handler alone, from a stream of its own")
    ] = False


class MixEntropy(Command, frozen=True, kw_only=True):
    """Mixes a text that the server could not know into every later die of this chapter.

    The line's data is all it takes to compute the mix again: `{"chapter", "seat", "text", "mix"}`.
    """

    text: Annotated[str, Meta(min_length=1, max_length=200), Doc("any text", "our own dice")]


class OpenChapter(Command, frozen=True, kw_only=True):
    """Closes the chapter by disclosing its seed, and opens the next one with its commitment.

    The closing line has the number of public dice, so that none can be left out of a check.
    """

    commitment: Hex64
    seed: Seed | None = None


@command("dice.roll", Permission.PLAYER, scope="roll")
def roll_dice(draft: Draft, c: RollDice) -> None:
    try:
        notation = parse_notation(c.notation)
    except NotationError as error:
        raise Refusal(error.code, None, **error.params) from None
    draw = Draw(draft, "secret" if c.secret else "public")
    rolled = roll(notation, draw)
    written = str(replace(notation, comment=""))
    params = {"notation": written, "total": rolled.total, "reason": notation.comment}
    code = "dice.rolled_for" if notation.comment else "dice.rolled"
    data = {**rolled_document(rolled), "secret": c.secret}
    line = PendingLine(code, params, "roll", "handler" if c.secret else "all", data)
    draft.emit("dice.rolled", *draw.attach_proofs([line]), stream=draw.stream, counter=draw.counter)


@command("dice.entropy", Permission.PLAYER, scope="roll")
def mix_entropy(draft: Draft, c: MixEntropy) -> None:
    text = c.text.strip()
    if not text:
        raise Refusal("nothing-said")
    dice, seat = draft.state.record.dice, draft.sent.seat or ""
    if dice.shares.get(seat, 0) >= MAX_ENTROPY_TEXTS:
        raise Refusal("entropy-enough", limit=MAX_ENTROPY_TEXTS)
    mix = mixed(dice.mix, seat, text)
    data = {"chapter": dice.chapter, "seat": seat, "text": text, "mix": mix}
    giver = draft.state.record.seats.get(seat)
    params = {"by": giver.name if giver else "", "text": text, "mix": mix}
    line = PendingLine("dice.mixed", params, "system", "all", data)
    draft.emit("dice.mixed", line, seat=seat, mix=mix)


@command("dice.chapter", Permission.SYSTEM)
def open_chapter(draft: Draft, c: OpenChapter) -> None:
    dice = draft.state.record.dice
    number = dice.chapter + 1
    lines = []
    if c.seed is not None:
        rolled = dice.counters.get("public", 0)
        params = {"chapter": number - 1, "seed": c.seed, "dice": rolled}
        lines.append(PendingLine("chapter.closed", params, "system"))
    params = {"chapter": number, "commitment": c.commitment}
    lines.append(PendingLine("chapter.opened", params, "system"))
    draft.emit("dice.chapter", *lines, chapter=number, commitment=c.commitment, closed=c.seed)
