"""Effects of the environment that the Handler adds to its segment (FS 6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.play import Table, cell, check_round_trips
from tests.engine.transfers import exported, imported, normal


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


@pytest.mark.rule("FS 6.7")
def test_effects_can_be_prepared_before_the_conflict() -> None:
    table = Table()
    table.frame()
    table.send("handler", "environment.add", text="The roof comes down.", ceiling=9, round=2)
    assert table.codes("handler") == ["environment.added_for"]
    table.send("handler", "environment.add", text="Sparks fall.", lasts=True)
    table.send("handler", "environment.add", text="The river rises.")
    assert (table.codes("handler"), table.codes("pilots")) == (["environment.added_next"], [])
    first, _, last = table.view("handler")["scene"]["prepared"]
    assert (first["ceiling"], first["round"]) == (9, 2)
    assert all("prepared" not in table.view(each)["scene"] for each in ("pilots", "spectators"))
    table.send("handler", "environment.remove", effect=last["id"])
    check_round_trips(table)
    # the copy of a scene and an export have them too
    table.send("handler", "scene.duplicate")
    copy = next(each for each in table.state.world.scenes.values() if each.name != "Scene 1")
    assert [each.text for each in copy.prepared] == ["The roof comes down.", "Sparks fall."]
    assert copy.prepared[0].id != first["id"]
    assert [len(s.prepared) for s in table.state.world.scenes.values()] == [2, 2]
    document = exported(table)
    assert normal(exported(imported(document))) == normal(document)
    table.send("handler", "conflict.start")
    assert texts(table, "handler") == ["The roof comes down.", "Sparks fall."]
    assert table.view("handler")["scene"]["prepared"] == []
    table.to_environment()
    assert texts(table) == ["Sparks fall."]
    table.send("handler", "environment.resolve")
    table.to_environment()
    table.send("handler", "environment.resolve")
    assert table.state.scene.map.ceiling == 9


@pytest.mark.rule("FS 6.7")
def test_what_a_ceiling_would_do_can_be_asked_before_it_is_added() -> None:
    table = Table()
    fox = table.unit("Fox", (3, 3, 4))
    answer = table.ask("handler", "lowering", level=3)
    assert answer["pressed"] == [{"unit": fox, "to": cell(3, 3, 2)}]
    assert table.ask("handler", "lowering", level=0)["barred"] == fox
    assert table.ask("handler", "lowering", level=9) == {"pressed": [], "barred": None}


def test_refusals_of_environment_effects() -> None:
    table = Table()
    rise: dict[str, Any] = {"text": "The river rises."}
    assert table.refuse("handler", "environment.skip", effect="x").code == "no-conflict"
    assert table.refuse("handler", "environment.remove", effect="x").code == "no-such-effect"
    table, _ = table_in_a_round()
    assert table.refuse("ann", "environment.add", **rise).code == "handler-only"
    assert table.refuse("handler", "environment.add", text="  ").code == "malformed"
    for _ in range(20):
        table.send("handler", "environment.add", **rise)
    assert table.refuse("handler", "environment.add", **rise).code == "effects-enough"
