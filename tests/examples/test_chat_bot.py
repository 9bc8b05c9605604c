"""The chat bot rolls, and knows the odds."""

from __future__ import annotations

import re

from hexframe.client import Server
from hexframe.client.commands import ConflictStart, TurnStart
from tests.client.tables import add, crewed
from tests.examples.programs import run


def test_it_rolls_and_answers_what_the_odds_are(server: Server) -> None:
    handler, pilot, hound = crewed(server)
    add(handler, "Picket", "enemy", 8, 3, "picket-drone")
    bot = server.table(handler.id, pilot.make_token("Bot", ["read", "roll"])["token"])
    before = run("chat_bot.py", bot, text="Ada: what are my odds?\n")
    assert before == "It is nobody's turn: name a unit.\n"
    handler.send(ConflictStart())
    pilot.send(TurnStart(unit=hound))
    messages = ("Ada: roll 2d6+1", "Bob: hello", "Ada: What are my odds?", "Ada: odds hound",
                "Bob: odds Nobody", "Bob: roll nonsense", "no colon", "")  # fmt: skip
    rolled, odds, named, unknown, refused = run(
        "chat_bot.py", bot, text="\n".join(messages)
    ).splitlines()
    assert re.fullmatch(r"Ada rolls 2d6\+1: \d+", rolled)
    assert re.search(r"on Picket: miss \d+%, hit \d+%, direct \d+%", odds)
    assert named == odds
    assert unknown == "I see no unit Nobody."
    assert refused.startswith("Sorry, Bob: ")
    assert [line["code"] for line in pilot.log()][-1].startswith("dice.rolled")
