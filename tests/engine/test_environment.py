"""Effects of the environment that the Handler adds to its segment (FS 6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.play import Table, check_round_trips


def table_in_a_round() -> tuple[Table, str]:
    table = Table()
    fox = table.frame()
    table.turn(fox)
    return table, fox


def texts(table: Table, group: str = "pilots") -> list[str]:
    return [each["text"] for each in table.view(group)["scene"]["conflict"]["effects"]]


def lines(table: Table, group: str = "pilots") -> list[str]:
    return [
        line["params"]["text"] for line in table.log(group) if line["code"] == "environment.effect"
    ]


@pytest.mark.rule("FS 6.7")
def test_effects_come_in_the_environmental_segment_and_some_last() -> None:
    table, _ = table_in_a_round()
    table.send("handler", "environment.add", text=" The river rises. ")
    assert (table.codes("handler"), table.codes("pilots")) == (["environment.added"], [])
    table.send("handler", "environment.add", text="Sparks fall.", lasts=True)
    assert table.codes("handler") == ["environment.added_lasting"]
    assert texts(table, "handler") == ["The river rises.", "Sparks fall."]
    assert texts(table) == texts(table, "spectators") == []
    table.to_environment()
    assert texts(table) == ["The river rises.", "Sparks fall."]
    table.send("handler", "environment.resolve")
    assert lines(table) == ["The river rises.", "Sparks fall."]
    assert texts(table, "handler") == ["Sparks fall."]
    table.to_environment()
    table.send("handler", "environment.resolve")
    assert lines(table) == ["Sparks fall."]
    table.send("handler", "undo")
    assert texts(table) == ["Sparks fall."]
    check_round_trips(table)
    table.send("handler", "conflict.end")
    table.send("handler", "conflict.start")
    assert texts(table, "handler") == []


@pytest.mark.rule("FS 6.7")
def test_an_effect_can_be_taken_away() -> None:
    table, _ = table_in_a_round()
    table.send("handler", "environment.add", text="The river rises.", lasts=True)
    table.send("handler", "environment.add", text="Sparks fall.")
    first = table.view("handler")["scene"]["conflict"]["effects"][0]["id"]
    table.send("handler", "environment.remove", effect=first)
    assert (table.codes("handler"), table.codes("pilots")) == (["environment.removed"], [])
    assert texts(table, "handler") == ["Sparks fall."]
    assert table.refuse("handler", "environment.remove", effect=first).code == "no-such-effect"


def test_refusals_of_environment_effects() -> None:
    table = Table()
    rise: dict[str, Any] = {"text": "The river rises."}
    assert table.refuse("handler", "environment.add", **rise).code == "no-conflict"
    assert table.refuse("handler", "environment.remove", effect="x").code == "no-conflict"
    table, _ = table_in_a_round()
    assert table.refuse("ann", "environment.add", **rise).code == "handler-only"
    assert table.refuse("handler", "environment.add", text="  ").code == "malformed"
    for _ in range(20):
        table.send("handler", "environment.add", **rise)
    assert table.refuse("handler", "environment.add", **rise).code == "effects-enough"
