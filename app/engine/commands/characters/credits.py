"""Credits that pilots give each other (FS 4.8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import msgspec
from msgspec import Meta

from app.engine.commands.characters.character_lookup import (
    character_of,
    own_character,
    put_character,
)
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, Subject, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.crew import Character
from app.engine.state.references import character_ref
from app.engine.visibility.log_lines import PendingLine
from app.rules.json_types import Doc


class GiveCredits(Command, frozen=True, kw_only=True):
    """Gives credits from one character to another, as far as the giver has some."""

    from_: Annotated[Id, Doc("id of the character who gives", "c1")] = msgspec.field(name="from")
    to: Annotated[Id, Doc("id of the character who gets them", "c2")]
    amount: Annotated[int, Meta(ge=1, le=1_000_000), Doc("how many credits", 20)]


def _with_credits(character: Character, more: int) -> Character:
    sheet = replace(character.sheet, credits=character.sheet.credits + more)
    return replace(character, sheet=sheet)


@command(
    "credits.give",
    Permission.OWNER,
    Subject("a character it plays", lambda draft, c: own_character(draft, c.from_)),
    note="from its own character",
)
def give_credits(draft: Draft, c: GiveCredits) -> None:
    giver = character_of(draft, c.from_)
    taker = character_of(draft, c.to)
    if giver.id == taker.id:
        raise Refusal("gift-to-self", character=character_ref(giver))
    if giver.sheet.credits < c.amount:
        raise Refusal("cannot-afford", need=c.amount, left=giver.sheet.credits)
    giver, taker = _with_credits(giver, -c.amount), _with_credits(taker, c.amount)
    params = {
        "from": character_ref(giver),
        "to": character_ref(taker),
        "amount": c.amount,
        "left": giver.sheet.credits,
    }
    put_character(draft, "credits.moved", giver, PendingLine("credits.given", params, "system"))
    put_character(draft, "credits.moved", taker)
