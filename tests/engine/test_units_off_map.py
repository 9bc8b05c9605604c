"""Units off the map that are not on the pilots' side: only the Handler knows them until they are
placed in sight."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import Refused, Row, log_entries, project
from tests.engine.fog_table import at, names, told, walled
from tests.engine.play import Table, cell

LESS = ("pilots", "spectators")
FOGS: tuple[dict[str, Any], ...] = ({}, {"fog": "team"})


def lines(row: Row, group: str = "pilots") -> list[str]:
    return [line["code"] for line in log_entries(row, group, 1)]


def all_known(table: Table) -> str:
    return json.dumps([project(table.state, group) for group in LESS])


@pytest.fixture(params=FOGS, ids=["clear", "fog"])
def table(request: pytest.FixtureRequest) -> Table:
    table = walled(**request.param)
    table.unit("Fox", at(2, 3), controller="a")
    return table


@pytest.mark.rule("FS 5.4.8")
@pytest.mark.parametrize("disposition", ["enemy", "neutral"])
def test_a_unit_made_ready_off_the_map_is_the_handlers_alone(
    table: Table, disposition: str
) -> None:
    before = all_known(table)
    wolf = table.unit("Wolf", disposition=disposition, build="kestrel")
    made: list[tuple[str, dict[str, Any]]] = [
        ("unit.fit", {"build": "heron"}),
        ("unit.update", {"name": "Bear", "speed": 3}),
        ("unit.update", {"conditions": {"add": [{"kind": "burning"}]}}),
        ("unit.hide", {"hidden": True}),
        ("unit.hide", {"hidden": False}),
        ("unit.highlight", {"highlighted": True}),
        ("unit.restore", {"highlighted": True}),
        ("overrule", {"set": {"integrity": 3}, "text": "a scratch"}),
        ("unit.place", {"at": None}),
    ]
    for kind, fields in made:
        row = table.send("handler", kind, unit=wolf, **fields)
        assert [lines(row, group) for group in LESS] == [[], []], kind
        assert all_known(table) == before, kind
        assert lines(row, "handler"), kind
    row = table.send("handler", "unit.remove", unit=wolf)
    assert lines(row) == []
    assert all_known(table) == before


def test_a_unit_off_the_map_has_no_part_in_the_round(table: Table) -> None:
    wolf = table.unit("Wolf", disposition="enemy")
    table.send("handler", "conflict.start")
    before = all_known(table)
    row = table.send("handler", "overrule", conflict={"acted": {wolf: "done"}})
    assert "Wolf" not in json.dumps(log_entries(row, "pilots", 1))
    assert all_known(table) == before
    assert "Wolf" not in before
    for kind in ("turn.start", "turn.end", "turn.abstain", "unit.take"):
        there, nobody = (table.refuse("ann", kind, unit=unit) for unit in (wolf, "nobody"))
        assert (there.code, nobody.code) == ("no-such-unit", "no-such-unit"), kind


@pytest.mark.parametrize("who", ["ann", "eve"])
def test_queries_about_it_are_answered_as_for_unknown_units(table: Table, who: str) -> None:
    wolf = table.unit("Wolf", disposition="enemy", build="kestrel")
    for name, params in (
        ("reach", {"unit": "?", "mode": "ground"}),
        ("actions", {"unit": "?"}),
        ("rolls", {"unit": "?"}),
        ("sight", {"from": cell(1, 1, 0), "to": {"unit": "?"}}),
        ("range", {"from": {"unit": "?"}, "to": cell(1, 1, 0)}),
        ("falls", {"ending": "?"}),
    ):
        answers = []
        for unit in (wolf, "nobody"):
            found = table.ask(who, name, **json.loads(json.dumps(params).replace("?", unit)))
            assert isinstance(found, Refused)
            answers.append(json.dumps([found.code, found.params, found.data]))
        assert answers[0].replace(wolf, "nobody") == answers[1], name


@pytest.mark.rule("FS 5.4.8")
def test_viewers_of_the_place_read_that_a_unit_enters(table: Table) -> None:
    foggy = table.state.table.options.fog != "off"
    wolf = table.unit("Wolf", disposition="enemy")
    row = table.send("handler", "unit.place", unit=wolf, at=cell(*at(9, 3)))
    assert lines(row, "handler") == ["unit.placed"]
    assert lines(row) == ([] if foggy else ["unit.added"])
    assert ("Wolf" in names(table)) is not foggy
    table.send("handler", "unit.place", unit=wolf, at=None)
    row = table.send("handler", "unit.place", unit=wolf, at=cell(*at(3, 3)))
    assert (lines(row), lines(row, "spectators")) == (["unit.added"], ["unit.added"])
    assert "Wolf" in names(table)


def test_one_that_is_placed_hidden_enters_when_it_is_shown(table: Table) -> None:
    wolf = table.unit("Wolf", disposition="enemy", hidden=True)
    row = table.send("handler", "unit.place", unit=wolf, at=cell(*at(3, 3)))
    assert lines(row) == []
    row = table.send("handler", "unit.hide", unit=wolf, hidden=False)
    assert lines(row) == ["unit.shown"]


@pytest.mark.rule("FS 5.4.8")
def test_a_unit_taken_off_the_map_is_the_handlers_again(table: Table) -> None:
    wolf = table.unit("Wolf", at(3, 3), disposition="enemy")
    assert "Wolf" in names(table)
    row = table.send("handler", "unit.place", unit=wolf, at=None)
    assert lines(row) == ["unit.taken_off"]
    assert "Wolf" not in names(table)
    before = all_known(table)
    row = table.send("handler", "unit.update", unit=wolf, name="Bear")
    assert (lines(row), all_known(table)) == ([], before)
    table.send("handler", "undo")
    row = table.send("handler", "undo")
    assert lines(row) == ["undone"]
    assert "Wolf" in names(table)


def test_a_unit_taken_off_the_map_ends_its_turn(table: Table) -> None:
    wolf = table.unit("Wolf", at(3, 3), disposition="enemy")
    table.send("handler", "conflict.start")
    table.send("handler", "segment.end")
    table.send("handler", "turn.start", unit=wolf)
    table.send("handler", "unit.place", unit=wolf, at=None)
    conflict = project(table.state, "pilots")["scene"]["conflict"]
    assert (conflict["active"], conflict["segment"]) == (None, "environmental")


@pytest.mark.parametrize("disposition", ["pilot", "ally"])
def test_the_pilots_own_are_known_off_the_map(table: Table, disposition: str) -> None:
    table.unit("Owl", disposition=disposition)
    assert told(table) == ["unit.added"]
    assert "Owl" in names(table)


def test_the_side_knows_a_unit_given_to_one_of_its_pilots(table: Table) -> None:
    wolf = table.unit("Wolf", disposition="enemy")
    row = table.send("handler", "unit.give", unit=wolf, seat="b")
    assert lines(row) == ["unit.given"]
    assert "Wolf" in names(table)
    row = table.send("handler", "unit.release", unit=wolf)
    assert "Wolf" not in names(table)


def test_a_unit_that_changes_sides_off_the_map_enters(table: Table) -> None:
    wolf = table.unit("Wolf", disposition="enemy")
    row = table.send("handler", "unit.update", unit=wolf, disposition="ally")
    assert lines(row) == ["unit.added"]
    row = table.send("handler", "overrule", unit=wolf, set={"disposition": "enemy"})
    assert lines(row) == ["overruled.unit"]
    row = table.send("handler", "overrule", unit=wolf, set={"disposition": "ally"})
    assert lines(row) == ["unit.added"]


@pytest.mark.rule("FS 5.4.8")
def test_a_rider_on_a_known_unit_is_known(table: Table) -> None:
    bear = table.unit("Bear", at(3, 3), disposition="enemy")
    wolf = table.unit("Wolf", disposition="enemy")
    row = table.send("handler", "unit.update", unit=wolf, carried_by=bear)
    assert lines(row) == ["unit.added"]
    table.send("handler", "unit.hide", unit=bear, hidden=True)
    assert names(table) == {"Fox"}


@pytest.mark.rule("FS 5.4.8")
def test_a_unit_that_openly_falls_out_of_the_map_stays_known() -> None:
    table = Table()
    wolf = table.unit("Wolf", (3, 3, 0), disposition="enemy")
    table.send("handler", "terrain.set", cells=[{"q": 3, "r": 3, "level": None}])
    table.send("handler", "environment.resolve")
    assert table.state.scene.units[wolf].lost
    assert names(table) == {"Wolf"}
    table.send("handler", "unit.place", unit=wolf, at=None)
    assert names(table) == set()


def test_a_return_to_the_map_is_shown_to_groups_that_see_it() -> None:
    """A unit restored from a document is on the map at once."""
    table = walled(fog="team")
    table.unit("Fox", at(2, 3), controller="a")
    wolf = table.unit("Wolf", disposition="enemy")
    row = table.send("handler", "unit.restore", unit=wolf, at=cell(*at(3, 3)))
    assert (lines(row), lines(row, "handler")) == (["unit.added"], ["unit.restored"])


def test_an_old_journal_row_keeps_its_readers() -> None:
    """The readers of a line were fixed when it was written. The view shows what is known now."""
    table = Table()
    table.unit("Wolf", disposition="enemy")
    row = table.rows[-1]
    [line] = row.events[0]["log"]
    line["n"] |= {"pilots": 99}
    assert [each["n"] for each in log_entries(row, "pilots", 1)] == [99]
