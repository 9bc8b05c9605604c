"""Waves: units in reserve that come together, by round, by a press, and where there is room."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Row, log_entries, project
from app.engine.commands.units.waves import MOST_WAVES
from app.rules.geometry.hexes import Hex, distance
from tests.engine.play import Table, cell


def reserve(table: Table, count: int = 2, **fields: Any) -> list[str]:
    """Adds enemies that are off the map."""
    return [table.unit("Hound", None, "enemy", **fields) for _ in range(count)]


def wave(table: Table, units: list[str], name: str = "Pack", **fields: Any) -> str:
    row = table.send("handler", "wave.add", name=name, units=units, **fields)
    return str(row.events[-1]["wave"]["id"])


def codes(row: Row, group: str) -> list[str]:
    return [line["code"] for line in log_entries(row, group, 1)]


def round_over(table: Table) -> Row:
    """Plays to the end of the round; returns the row with which the next one begins."""
    while (conflict := table.state.scene.conflict) and conflict.segment != "environmental":
        table.send("handler", "segment.end")
    return table.send("handler", "environment.resolve")


def test_a_wave_comes_by_a_press_around_its_place() -> None:
    table = Table()
    units = reserve(table, 3)
    pack = wave(table, units, at=cell(6, 3, 0))
    row = table.send("handler", "wave.enter", wave=pack)
    places = [table[each].at for each in units]
    assert places[0] == (6, 3, 0)
    assert all(at is not None and distance(at, Hex(6, 3)) <= 1 for at in places)
    assert len(set(places)) == 3
    assert not table.state.scene.waves
    assert codes(row, "handler") == ["wave.entered", *["unit.placed"] * 3]
    # players read that units come, and of no wave
    assert codes(row, "pilots") == ["unit.added"] * 3
    table.send("handler", "undo")
    assert list(table.state.scene.waves) == [pack]
    assert [table[each].at for each in units] == [None] * 3


def test_another_place_can_be_chosen_for_it() -> None:
    table = Table()
    (hound,) = reserve(table, 1)
    pack = wave(table, [hound])
    assert table.refuse("handler", "wave.enter", wave=pack).code == "wave-without-place"
    table.send("handler", "wave.enter", wave=pack, at=cell(2, 2, 0))
    assert table[hound].at == (2, 2, 0)


def test_a_wave_comes_before_its_round_is_played() -> None:
    table = Table()
    table.unit("Wolf", (0, 0, 0), "enemy")
    early, late = *reserve(table, 1), table.unit("Owl", None, "ally")
    wave(table, [early], "Early", at=cell(6, 3, 0), round=1)
    wave(table, [late], "Late", at=cell(6, 4, 0), round=3)
    row = table.send("handler", "conflict.start")
    assert table[early].at == (6, 3, 0)
    begun = [event["type"] for event in row.events if event["type"] != "said"]
    assert begun.index("unit.placed") < begun.index("segment.begun")
    assert round_over(table) and table[late].at is None
    row = round_over(table)
    assert table[late].at == (6, 4, 0)
    # the segment of a friend, which there was none of before
    conflict = table.state.scene.conflict
    assert conflict is not None and (conflict.round, conflict.segment) == (3, "ally")
    assert "wave.entered" in codes(row, "handler")
    assert "wave.entered" not in codes(row, "pilots")


def test_a_wave_that_is_due_and_cannot_come_waits_for_the_handler() -> None:
    table = Table({"columns": 2, "rows": 1, "orientation": "flat"})
    table.unit("Fox", (0, 0, 0))
    first, second, third = reserve(table, 3)
    homeless = wave(table, [first], "Homeless", round=1)
    crowded = wave(table, [second, third], "Crowded", at=cell(1, 0, 0), round=1)
    row = table.send("handler", "conflict.start")
    assert codes(row, "handler").count("wave.waits") == 2
    assert table[second].at == (1, 0, 0)
    assert table.state.scene.waves[crowded].units == (third,)
    assert list(table.state.scene.waves) == [homeless, crowded]
    refused = table.refuse("handler", "wave.enter", wave=crowded)
    assert (refused.code, refused.params["name"]) == ("wave-without-room", "Crowded")
    assert codes(round_over(table), "handler").count("wave.waits") == 2


def test_hidden_units_are_shown_when_they_come() -> None:
    table = Table()
    seen, hidden = reserve(table, 1), reserve(table, 1, hidden=True)
    pack = wave(table, [*seen, *hidden], at=cell(6, 3, 0))
    row = table.send("handler", "wave.enter", wave=pack)
    assert not table[hidden[0]].hidden
    assert codes(row, "handler") == ["wave.entered", *["unit.placed"] * 2]
    assert codes(row, "pilots") == ["unit.added"] * 2
    table.send("handler", "undo")
    assert table[hidden[0]].hidden


def test_a_wave_stays_on_its_plateau() -> None:
    table = Table()
    table.ground(*((q, r, 4) for q in range(6, 9) for r in range(2, 4)))
    units = reserve(table, 6)
    table.send("handler", "wave.enter", wave=wave(table, units, at=cell(6, 2, 4)))
    places = [table[each].at for each in units]
    assert all(at is not None and at.level == 4 for at in places)


def test_a_unit_is_in_one_wave() -> None:
    table = Table()
    first, second = reserve(table)
    one = wave(table, [first, second], "One")
    two = wave(table, [second], "Two")
    waves = table.state.scene.waves
    assert (waves[one].units, waves[two].units) == ((first,), (second,))
    table.send("handler", "wave.update", wave=one, units=[first, second], trigger=" at dawn ")
    waves = table.state.scene.waves
    assert (waves[one].units, waves[two].units) == ((first, second), ())
    assert waves[one].trigger == "at dawn"
    assert table.refuse("handler", "wave.enter", wave=two, at=cell(1, 1, 0)).code == "wave-empty"


def test_fields_of_a_wave_are_changed_alone() -> None:
    table = Table()
    pack = wave(table, reserve(table), round=2, at=cell(1, 1, 0), trigger="soon")
    table.send("handler", "wave.update", wave=pack, name="Hunters", round=None)
    now = table.state.scene.waves[pack]
    assert (now.name, now.round, now.at, now.trigger) == ("Hunters", None, (1, 1, 0), "soon")
    table.send("handler", "wave.update", wave=pack, at=None)
    assert table.state.scene.waves[pack].at is None
    refused = table.refuse("handler", "wave.update", wave=pack, name="Hunters")
    assert refused.code == "nothing-changes"
    table.send("handler", "wave.remove", wave=pack)
    assert not table.state.scene.waves


def test_units_that_left_the_reserve_no_longer_belong_to_it() -> None:
    table = Table()
    placed, removed, carried, stays = reserve(table, 4)
    pack = wave(table, [placed, removed, carried, stays], at=cell(5, 3, 0))
    table.send("handler", "unit.place", unit=placed, at=cell(0, 0, 0))
    table.send("handler", "unit.remove", unit=removed)
    table.send("handler", "unit.update", unit=carried, carried_by=placed)
    assert project(table.state, "handler")["scene"]["waves"][pack]["units"] == [stays]
    table.send("handler", "wave.enter", wave=pack)
    assert table[placed].at == (0, 0, 0)
    assert table[stays].at == (5, 3, 0)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"units": []}, "malformed"),
        ({"units": ["nobody"]}, "no-such-unit"),
        ({"round": 0}, "malformed"),
        ({"round": 1001}, "malformed"),
        ({"name": ""}, "malformed"),
        ({"trigger": "x" * 201}, "malformed"),
        ({"at": {"q": 1, "r": 1}}, "malformed"),
    ],
)
def test_what_no_wave_can_be(fields: dict[str, Any], code: str) -> None:
    table = Table()
    usual = {"name": "Pack", "units": reserve(table)}
    assert table.refuse("handler", "wave.add", **(usual | fields)).code == code
    assert table.refuse("ann", "wave.add", **usual).code == "handler-only"


def test_units_on_the_map_and_unknown_waves_are_refused() -> None:
    table = Table()
    here = table.unit("Fox", (0, 0, 0))
    refused = table.refuse("handler", "wave.add", name="Pack", units=[here])
    assert (refused.code, refused.params["unit"]["unit"]) == ("not-in-reserve", here)
    for kind in ("wave.update", "wave.remove", "wave.enter"):
        assert table.refuse("handler", kind, wave="none").code == "no-such-wave"
    (hound,) = reserve(table, 1)
    for n in range(MOST_WAVES):
        wave(table, [hound], f"Wave {n}")
    refused = table.refuse("handler", "wave.add", name="More", units=[hound])
    assert refused.code == "waves-enough"


def test_only_handlers_know_of_waves() -> None:
    table = Table()
    wave(table, reserve(table), trigger="when the alarm sounds")
    for group in ("pilots", "spectators"):
        assert "waves" not in project(table.state, group)["scene"]
    assert all("wave" not in code for row in table.rows for code in codes(row, "pilots"))


def test_a_copied_scene_has_the_waves_with_the_copied_units() -> None:
    table = Table()
    mine = table.unit("Fox", None, controller="a")
    (hound,) = reserve(table, 1)
    wave(table, [hound, mine], at=cell(2, 2, 0), round=4)
    table.send("handler", "scene.duplicate")
    _, copy = table.state.world.scenes.values()
    (made,) = copy.waves.values()
    assert (made.name, made.at, made.round) == ("Pack", (2, 2, 0), 4)
    assert [copy.units[each].name for each in made.units] == ["Hound"]
    assert made.units != (hound,)


def test_the_units_of_a_wave_become_a_group() -> None:
    table = Table()
    first, second = reserve(table, 2)
    table.send("handler", "unit.update", unit=second, group="Old")
    table.send("handler", "wave.enter", wave=wave(table, [first, second], at=cell(6, 3, 0)))
    assert [table[each].group for each in (first, second)] == ["Pack", "Old"]
    assert "group" not in str(table.view("pilots")["scene"]["units"])
    assert table.view("handler")["scene"]["units"][first]["group"] == "Pack"
