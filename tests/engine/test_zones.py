"""Zones, labels and markers: named places on a map, for everybody or for Handlers alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine import Row, load_snapshot, log_entries, project, snapshot
from app.engine.commands.map import zone_changes
from app.engine.state.zones import MOST_ZONES, Zone, middle_of
from app.rules.geometry.hexes import Hex, distance, from_offset
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from tests.engine.play import BLANK, Table, cell, check_round_trips
from tests.engine.transfers import exported, imported, normal


def run(q: int, r: int, count: int = 1) -> dict[str, int]:
    return {"q": q, "r": r, "count": count}


def zone(table: Table, *runs: dict[str, int], **fields: Any) -> str:
    """Adds a zone. Returns its id."""
    usual = {"kind": "area", "name": "Yard", "cells": list(runs or (run(3, 3, 3),))}
    row = table.send("handler", "zone.add", **(usual | fields))
    return str(row.events[0]["zone"]["id"])


def hexes(table: Table, key: str) -> set[tuple[int, int]]:
    scene = table.state.scene
    return {tuple(each) for each in scene.map.hexes_of(scene.zones[key].hex_set)}


def codes(row: Row, group: str) -> list[str]:
    return [line["code"] for line in log_entries(row, group, 1)]


def shown(table: Table, group: str = "pilots") -> dict[str, Any]:
    found: dict[str, Any] = project(table.state, group)["scene"]["zones"]
    return found


# -- what a zone is -------------------------------------------------------------------------------


def test_a_zone_has_hexes_a_kind_and_a_name() -> None:
    table = Table()
    key = zone(table, run(3, 3, 3), run(4, 3), kind="spawn", name="North gate", colour="red")
    assert hexes(table, key) == {(3, 3), (3, 4), (3, 5), (4, 3)}
    view = shown(table, "handler")[key]
    assert (view["kind"], view["name"], view["colour"]) == ("spawn", "North gate", "red")
    assert (view["secret"], view["at"]) == (True, {"q": 3, "r": 4})
    assert HexSet.from_masks(view["hexes"]) == table.state.scene.zones[key].hex_set
    assert "icon" not in view


def test_a_label_and_a_marker_have_one_hex() -> None:
    table = Table()
    label = zone(table, run(2, 2), kind="label", name="Depot 4")
    marker = zone(table, run(5, 1), kind="marker", name="Mines", icon="danger")
    views = shown(table, "handler")
    assert views[label]["at"] == {"q": 2, "r": 2}
    assert "hexes" not in views[label] and "icon" not in views[label]
    assert (views[marker]["icon"], "hexes" in views[marker]) == ("danger", False)
    for fields in ({"cells": [run(2, 2, 2)]}, {"zone": label, "cells": [run(3, 3)]}):
        kind = "zone.paint" if "zone" in fields else "zone.add"
        usual = {} if kind == "zone.paint" else {"kind": "label", "name": "Two"}
        assert table.refuse("handler", kind, **usual, **fields).code == "zone-one-hex"
    table.send("handler", "zone.update", zone=label, cells=[run(7, 0)])
    assert hexes(table, label) == {(7, 0)}
    area = zone(table)
    refused = table.refuse("handler", "zone.update", zone=area, kind="marker")
    assert (refused.code, refused.params["name"]) == ("zone-one-hex", "Yard")


def test_hexes_are_added_and_taken_away() -> None:
    table = Table()
    key = zone(table)
    table.send("handler", "zone.paint", zone=key, cells=[run(4, 3, 2), run(3, 3)])
    assert hexes(table, key) == {(3, 3), (3, 4), (3, 5), (4, 3), (4, 4)}
    table.send("handler", "zone.paint", zone=key, cells=[run(3, 0, 8)], take=True)
    assert hexes(table, key) == {(4, 3), (4, 4)}
    for take, there in ((False, run(4, 3)), (True, run(0, 0))):
        refused = table.refuse("handler", "zone.paint", zone=key, cells=[there], take=take)
        assert refused.code == "nothing-changes"
    refused = table.refuse("handler", "zone.paint", zone=key, cells=[run(4, 3, 2)], take=True)
    assert refused.code == "zone-empty"
    table.send("handler", "undo")
    assert len(hexes(table, key)) == 5
    table.send("handler", "redo")
    assert len(hexes(table, key)) == 2


def test_fields_are_changed_alone() -> None:
    table = Table()
    key = zone(table, colour="blue")
    table.send("handler", "zone.update", zone=key, name="Court", kind="objective")
    now = table.state.scene.zones[key]
    assert (now.name, now.kind, now.colour, now.secret) == ("Court", "objective", "blue", True)
    table.send("handler", "zone.update", zone=key, colour=None, cells=[run(0, 0, 2)])
    assert table.state.scene.zones[key].colour is None
    assert hexes(table, key) == {(0, 0), (0, 1)}
    refused = table.refuse("handler", "zone.update", zone=key, name="Court")
    assert refused.code == "nothing-changes"
    table.send("handler", "zone.remove", zone=key)
    assert not table.state.scene.zones


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"cells": []}, "malformed"),
        ({"cells": [run(40, 0)]}, "off-map"),
        ({"cells": [run(0, 8, 9)]}, "off-map"),
        ({"cells": [run(0, 0, 1000)] * 251}, "too-many-hexes"),
        ({"cells": [run(0, 0, 0)]}, "malformed"),
        ({"name": ""}, "malformed"),
        ({"name": "x" * 81}, "malformed"),
        ({"kind": "lake"}, "malformed"),
        ({"colour": "pink"}, "malformed"),
        ({"icon": "skull"}, "malformed"),
        ({"kind": "label"}, "zone-one-hex"),
    ],
)
def test_what_no_zone_can_be(fields: dict[str, Any], code: str) -> None:
    table = Table()
    usual = {"kind": "area", "name": "Yard", "cells": [run(3, 3, 3)]}
    assert table.refuse("handler", "zone.add", **(usual | fields)).code == code
    assert table.refuse("ann", "zone.add", **usual).code == "handler-only"


def test_unknown_and_too_many_zones_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    for kind, fields in (
        ("zone.update", {"name": "x"}),
        ("zone.paint", {"cells": [run(0, 0)]}),
        ("zone.remove", {}),
    ):
        assert table.refuse("handler", kind, zone="none", **fields).code == "no-such-zone"
    monkeypatch.setattr(zone_changes, "MOST_ZONE_HEXES", 3)
    refused = table.refuse("handler", "zone.add", kind="area", name="Vast", cells=[run(3, 3, 4)])
    assert (refused.code, refused.params["most"]) == ("zone-too-large", 3)
    made = [{"type": "zone.add", "kind": "label", "name": "L", "cells": [run(1, 1)]}]
    for _ in range(MOST_ZONES // 50):
        table.send("handler", "batch", commands=made * 50)
    refused = table.refuse("handler", "zone.add", kind="area", name="More", cells=[run(3, 3)])
    assert (refused.code, refused.params["most"]) == ("zones-enough", MOST_ZONES)


def test_the_middle_of_a_zone_is_one_of_its_hexes() -> None:
    map_ = HexMap.blank(100, 70, "pointy")

    def middle(*offsets: tuple[int, int]) -> Hex:
        places = [map_.place(from_offset(*each, "pointy")) for each in offsets]
        made = HexSet.of(place for place in places if place is not None)
        return middle_of(Zone("z", "area", "Z", made.masks), map_)

    block = [(c, r) for c in range(30, 51) for r in range(20, 61)]
    assert middle(*block) == from_offset(40, 40, "pointy")
    around = [at for at in block if distance(from_offset(*at, "pointy"), middle(*block)) > 4]
    assert distance(middle(*around), middle(*block)) == 5
    assert middle((0, 0), (99, 69), (52, 33)) == from_offset(52, 33, "pointy")


# -- who knows of it ------------------------------------------------------------------------------


def test_only_handlers_know_of_a_secret_zone() -> None:
    table = Table()
    key = zone(table, name="Ambush")
    table.send("handler", "zone.update", zone=key, name="Trap")
    table.send("handler", "zone.paint", zone=key, cells=[run(6, 3)])
    table.send("handler", "undo")
    table.send("handler", "zone.remove", zone=key)
    for group in ("pilots", "spectators"):
        assert shown(table, group) == {}
        assert [line for row in table.rows[-5:] for line in codes(row, group)] == []
    assert codes(table.rows[-1], "handler") == ["zone.removed"]


def test_everybody_knows_of_a_zone_that_is_shown() -> None:
    table = Table()
    table.send("handler", "table.options", options={"fog": "team"})
    secret = zone(table, name="Ambush")
    key = zone(table, name="Landing", secret=False)
    assert codes(table.rows[-1], "pilots") == codes(table.rows[-1], "handler") == ["zone.added"]
    # all of it, under fog and on veiled ground
    table.send("handler", "terrain.veil", all=True, veiled=True)
    assert list(shown(table)) == [key]
    assert shown(table)[key]["hexes"] == shown(table, "handler")[key]["hexes"]
    assert "secret" not in shown(table)[key]
    row = table.send("handler", "zone.update", zone=secret, secret=False)
    assert codes(row, "pilots") == codes(row, "handler") == ["zone.shown"]
    assert set(shown(table)) == {secret, key}
    row = table.send("handler", "zone.update", zone=key, secret=True, name="Nest")
    assert (codes(row, "handler"), codes(row, "pilots")) == (["zone.hidden"], [])
    assert set(shown(table)) == {secret}
    row = table.send("handler", "zone.remove", zone=secret)
    assert codes(row, "pilots") == ["zone.removed"]
    assert "Nest" not in json.dumps([project(table.state, "pilots"), table.log("pilots", 99)])


def test_undo_names_a_zone_only_to_those_who_read_of_it() -> None:
    table = Table()
    zone(table, secret=False)
    row = table.send("handler", "undo")
    assert codes(row, "pilots") == ["undone"]
    zone(table)
    row = table.send("handler", "undo")
    assert (codes(row, "handler"), codes(row, "pilots")) == (["undone"], [])


def test_nobody_reads_later_what_the_handler_alone_prepared() -> None:
    table = Table(seated=False)
    table.send("server", "seat.join", seat="h", name="Hanna", role="handler")
    zone(table, secret=False)
    assert (codes(table.rows[-1], "handler"), codes(table.rows[-1], "pilots")) == (
        ["zone.added"],
        [],
    )


def test_zones_of_a_scene_that_is_not_shown_are_the_handlers() -> None:
    table = Table()
    table.send("handler", "scene.add", name="Next", map=BLANK)
    there = list(table.state.world.scenes)[-1]
    row = table.send(
        "handler", "zone.add", scene=there, kind="area", name="Pit", cells=[run(1, 1)], secret=False
    )
    assert codes(row, "pilots") == []
    assert shown(table) == {}
    table.send("handler", "scene.activate", scene=there)
    assert [each["name"] for each in shown(table).values()] == ["Pit"]


# -- waves ----------------------------------------------------------------------------------------


def reserve(table: Table, count: int) -> list[str]:
    return [table.unit("Hound", None, "enemy") for _ in range(count)]


def wave(table: Table, units: list[str], **fields: Any) -> str:
    row = table.send("handler", "wave.add", name="Pack", units=units, **fields)
    return str(row.events[-1]["wave"]["id"])


def test_a_wave_comes_to_the_free_places_of_a_zone() -> None:
    table = Table()
    table.ground((3, 4, None), (3, 5, 2))
    table.unit("Rock", (3, 3, 0), "enemy")
    gate = zone(table, run(3, 2, 5), kind="spawn", name="Gate")
    units = reserve(table, 5)
    pack = wave(table, units, zone=gate)
    assert project(table.state, "handler")["scene"]["waves"][pack]["zone"] == gate
    row = table.send("handler", "wave.enter", wave=pack)
    # nearest to its middle first, on the ground, and never outside
    assert [table[each].at for each in units] == [(3, 5, 2), (3, 2, 0), (3, 6, 0), None, None]
    assert codes(row, "handler")[:2] == ["wave.entered", "wave.waits"]
    assert table.state.scene.waves[pack].units == (units[3], units[4])
    assert table.refuse("handler", "wave.enter", wave=pack).code == "wave-without-room"
    table.send("handler", "wave.enter", wave=pack, at=cell(9, 1, 0))
    assert table[units[3]].at == (9, 1, 0)


def test_a_wave_comes_to_its_zone_by_itself() -> None:
    table = Table()
    table.unit("Wolf", (0, 0, 0), "enemy")
    gate = zone(table, run(3, 2, 5), kind="spawn")
    (hound,) = reserve(table, 1)
    wave(table, [hound], zone=gate, round=1)
    table.send("handler", "conflict.start")
    assert table[hound].at == (3, 4, 0)


def test_a_place_and_a_zone_replace_each_other() -> None:
    table = Table()
    gate = zone(table)
    pack = wave(table, reserve(table, 1), at=cell(1, 1, 0))

    def place() -> tuple[Any, Any]:
        now = table.state.scene.waves[pack]
        return now.at, now.zone

    table.send("handler", "wave.update", wave=pack, zone=gate)
    assert place() == (None, gate)
    table.send("handler", "wave.update", wave=pack, name="Hunters")
    assert place() == (None, gate)
    table.send("handler", "wave.update", wave=pack, at=cell(2, 2, 0))
    assert place() == ((2, 2, 0), None)
    table.send("handler", "wave.update", wave=pack, zone=gate)
    table.send("handler", "wave.update", wave=pack, zone=None)
    assert place() == (None, None)
    both = {"zone": gate, "at": cell(1, 1, 0)}
    assert table.refuse("handler", "wave.update", wave=pack, **both).code == "malformed"
    refused = table.refuse("handler", "wave.update", wave=pack, zone="none")
    assert refused.code == "no-such-zone"


def test_a_removed_zone_leaves_its_waves_without_a_place() -> None:
    table = Table()
    gate, other = zone(table), zone(table, name="Other")
    first = wave(table, reserve(table, 1), zone=gate, round=1)
    second = wave(table, reserve(table, 1), zone=other)
    table.send("handler", "zone.remove", zone=gate)
    waves = table.state.scene.waves
    assert (waves[first].zone, waves[second].zone) == (None, other)
    assert table.refuse("handler", "wave.enter", wave=first).code == "wave-without-place"
    row = table.send("handler", "conflict.start")
    assert "wave.waits" in codes(row, "handler")
    table.send("handler", "undo")
    table.send("handler", "undo")
    assert table.state.scene.waves[first].zone == gate


# -- maps, scenes and other tables ----------------------------------------------------------------


def test_zones_keep_what_fits_on_another_map() -> None:
    table = Table()
    inside = zone(table, run(1, 1))
    partly = zone(table, run(3, 1, 6))
    outside = zone(table, run(11, 0), secret=False)
    pack = wave(table, reserve(table, 1), zone=outside)
    same = table.state.scene.zones
    table.send("handler", "map.set", map=BLANK)
    assert table.state.scene.zones is same
    row = table.send("handler", "map.set", map={**BLANK, "columns": 5, "rows": 5})
    assert hexes(table, inside) == {(1, 1)}
    assert hexes(table, partly) == {(3, 1), (3, 2), (3, 3)}
    assert outside not in table.state.scene.zones
    assert table.state.scene.waves[pack].zone is None
    assert "zone.removed" in codes(row, "pilots")
    table.send("handler", "map.set", map={**BLANK, "columns": 40, "orientation": "pointy"})
    assert hexes(table, partly) == {(3, 1), (3, 2), (3, 3)}
    check_round_trips(table)


def test_a_copied_scene_has_the_zones() -> None:
    table = Table()
    gate = zone(table, kind="spawn", name="Gate", secret=False)
    wave(table, reserve(table, 1), zone=gate)
    wave(table, reserve(table, 1), at=cell(1, 1, 0))
    table.send("handler", "scene.duplicate")
    _, copy = table.state.world.scenes.values()
    (made,) = copy.zones.values()
    assert (made.name, made.hexes) == ("Gate", table.state.scene.zones[gate].hexes)
    assert made.id != gate
    assert [each.zone for each in copy.waves.values()] == [made.id, None]


def test_an_export_has_the_zones() -> None:
    table = Table()
    gate = zone(table, kind="spawn", name="Gate", colour="violet")
    zone(table, run(5, 5), kind="marker", name="Cache", icon="cache", secret=False)
    wave(table, reserve(table, 1), zone=gate, round=2)
    found = exported(table)
    copy = imported(found)
    assert normal(exported(copy)) == normal(found)
    gate_again, cache = copy.state.scene.zones.values()
    assert (gate_again.colour, gate_again.secret, cache.icon) == ("violet", True, "cache")
    assert gate_again.hexes == table.state.scene.zones[gate].hexes
    (pack,) = copy.state.scene.waves.values()
    assert pack.zone == gate_again.id
    check_round_trips(copy)


def test_a_snapshot_keeps_the_zones() -> None:
    table = Table()
    zone(table)
    zone(table, run(5, 5), kind="label", secret=False)
    check_round_trips(table)


def test_a_snapshot_has_each_zone_once() -> None:
    table = Table({**BLANK, "columns": 128, "rows": 128})
    fox = table.frame()
    zone(table, *(run(q, 0, 60) for q in range(100)))
    size = len(snapshot(table.state))
    for q in (4, 5, 6, 7):
        table.walk("ann", fox, (q, 3, 0))
    assert len(snapshot(table.state)) < size + 8_000
    restored = load_snapshot(snapshot(table.state))
    (kept,) = restored.scene.zones.values()
    assert kept is next(iter(restored.timeline[-1].before.scenes[restored.scene.id].zones.values()))
