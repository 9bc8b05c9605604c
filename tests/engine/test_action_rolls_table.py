"""Action Rolls at a table: commands, views, undo, and checkable dice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import Row
from app.rules.dice_check.verify_dice import verify
from tests.engine.fair_table import FairTable
from tests.engine.play import Table, check_round_trips

SYSTEM = "action-rolls"


def act(table: Table, who: str, action: str, **form: Any) -> Row:
    return table.send(who, "system.act", system=SYSTEM, action=action, form=form)


def refused(table: Table, who: str, action: str, **form: Any) -> str:
    return table.refuse(who, "system.act", system=SYSTEM, action=action, form=form).code


def view(table: Table, group: str = "pilots") -> dict[str, Any]:
    shown: dict[str, Any] = table.view(group)["systems"][SYSTEM]
    return shown


def seated(table: Table) -> dict[str, str]:
    """Ann, Bob and an NPC, by name -> id."""
    table.send("handler", "table.systems", systems=[SYSTEM])
    table.send("ann", "character.add", name="Vera")
    table.send("handler", "character.add", name="Guard")
    people = {each["name"]: each["id"] for each in view(table, "handler")["data"]["people"]}
    act(table, "handler", "ability", person=people["Vera"], ability="Stealth", level="master")
    act(table, "handler", "attribute", person=people["Vera"], attribute="Agility", value=4)
    return people


def announced(table: Table, people: dict[str, str], **frame: Any) -> str:
    form = {"person": people["Vera"], "intent": "slips past", "ability": "stealth"}
    contested = [people["Guard"]]
    act(table, "ann", "announce", **form, attributes=["Agility"], contested=contested)
    attempt = str(view(table)["data"]["attempts"][0]["id"])
    act(table, "handler", "frame", attempt=attempt, **{"threshold": 8, **frame})
    return attempt


@pytest.mark.rule("AR 8.1")
def test_an_attempt_of_several_steps() -> None:
    table = Table()
    people = seated(table)
    attempt = announced(table, people, threshold=8)
    assert refused(table, "bob", "roll", attempt=attempt, dice=1) == (
        "action-rolls.not-your-character"
    )
    assert refused(table, "ann", "frame", attempt=attempt, threshold=2) == "handler-only"
    assert refused(table, "ann", "roll", attempt=attempt, dice=5) == "action-rolls.above-potential"
    assert refused(table, "ann", "roll", attempt=attempt, dice=6) == "malformed"
    table.faces = [1, 9, 10]
    act(table, "ann", "roll", attempt=attempt, dice=3)
    (offer,) = [each for each in view(table, "handler")["offers"] if each["action"] == "openings"]
    assert offer["pending"]
    act(table, "handler", "openings", attempt=attempt, people=[people["Guard"]])
    act(table, "handler", "act", attempt=attempt, person=people["Guard"], text="looks around")
    act(table, "handler", "judge", attempt=attempt, threshold=9)
    act(table, "ann", "extra", attempt=attempt, die=2, to="other", text="takes the key")
    (result,) = view(table)["data"]["results"]
    assert (result["success"], result["effect"], result["threshold"]) == (True, 10, 9)
    assert refused(table, "handler", "amend", result=result["id"], success=True, effect=10) == (
        "nothing-changes"
    )
    check_round_trips(table)


@pytest.mark.rule("AR 3.2")
def test_a_hidden_threshold_is_nowhere_in_what_players_get() -> None:
    """Two tables that differ only in the threshold look the same to pilots and spectators."""
    tables = []
    for threshold in (71, 83):
        table = Table()
        people = seated(table)
        attempt = announced(table, people, threshold=threshold, hidden=True)
        table.faces = [7, 1]
        act(table, "ann", "roll", attempt=attempt, dice=2)
        act(table, "handler", "no-openings", attempt=attempt)
        act(table, "handler", "mistakes", attempt=attempt, text="the gravel crunches")
        tables.append(table)
    for group in ("pilots", "spectators"):
        first, second = (
            json.dumps([table.view(group), table.log(group, len(table.rows))]) for table in tables
        )
        assert first == second
    assert '"threshold": 71' in json.dumps(tables[0].view("handler"))


def test_undo_brings_the_step_back_and_not_the_dice() -> None:
    table = Table()
    people = seated(table)
    attempt = announced(table, people)
    table.faces = [2, 3]
    act(table, "ann", "roll", attempt=attempt, dice=1)
    assert view(table)["data"]["attempts"] == []
    table.send("handler", "undo")
    assert view(table)["data"]["attempts"][0]["stage"] == "framed"
    assert table.state.record.dice.counters["public"] == 1
    check_round_trips(table)


def test_every_die_can_be_checked_afterwards() -> None:
    table = FairTable()
    people = seated(table)
    attempt = announced(table, people, contested=[], hidden=True)
    act(table, "ann", "roll", attempt=attempt, dice=4)
    for person in ("Vera", "Guard"):
        act(table, "handler", "state", person=people[person], state="panicked")
        act(table, "handler", "turn-start", person=people[person])
        save = view(table)["data"]["saves"][0]["id"]
        act(table, "handler", "save-roll", save=save)
    table.close_chapter()
    for group in ("pilots", "handler"):
        report = verify(table.export(group))
        assert report.verdict == "fair"
        assert sum(len(chapter.rolls) for chapter in report.chapters) == 3
