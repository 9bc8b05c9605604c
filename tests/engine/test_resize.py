"""Another size of a scene's map: all that has a place moves along, and undo brings it back."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.terrain import MAX_HEXES
from tests.engine.fights import armed, declare, duel, gun
from tests.engine.fog_table import at, knows, level, names, sees, walled
from tests.engine.play import BLANK, Table, cell, check_round_trips

#: Two columns and a row more before the first ones: everything moves by (2, 0).
MORE: dict[str, Any] = {"columns": 14, "rows": 13, "left": 2, "top": 1}


def resize(table: Table, **fields: Any) -> Any:
    return table.send("handler", "map.resize", **{"columns": 12, "rows": 12, **fields})


def test_all_that_is_on_the_map_moves_along() -> None:
    table = Table()
    fox = table.frame((3, 3, 0))
    tower = table.prop(5, 2, height=2)
    table.ground((1, 1, 4), (2, 2, None))
    table.send("handler", "terrain.note", cells=[{"q": 1, "r": 1, "notes": [{"kind": "woods"}]}])
    table.send("handler", "terrain.veil", cells=[{"q": 7, "r": 2}], veiled=True)
    table.send("handler", "ceiling.set", level=9)
    hounds = [table.unit("Hound", None, "enemy") for _ in range(2)]
    table.send("handler", "wave.add", name="Pack", units=hounds, at=cell(9, 1, 0))
    before = table.state.world
    row = resize(table, **MORE, level=2)
    assert [event["type"] for event in row.events] == ["map.resized"]
    scene = table.state.scene
    assert (scene.map.columns, scene.map.rows, scene.map.ceiling) == (14, 13, 9)
    assert table[fox].at == Cell(5, 3, 0)
    assert (scene.map.props[tower].q, scene.map.props[tower].r) == (7, 2)
    assert (scene.map.ground(Hex(3, 1)), scene.map.ground(Hex(4, 2))) == (4, None)
    assert [note.kind for note in scene.map.notes(Hex(3, 1))] == ["woods"]
    assert scene.map.ground(Hex(0, 0)) == 2
    assert list(scene.map.hexes_of(scene.veiled)) == [Hex(9, 2)]
    assert [wave.at for wave in scene.waves.values()] == [Cell(11, 1, 0)]
    assert table.log("pilots")[0]["params"] == {"columns": 14, "rows": 13}
    check_round_trips(table)
    table.send("handler", "undo")
    assert table.state.world == before
    table.send("handler", "redo")
    assert table.state.scene == scene


def test_a_movement_and_a_conflict_go_on() -> None:
    table = Table()
    fox = table.frame((3, 3, 0))
    table.turn(fox)
    table.walk("ann", fox, (3, 4, 0))
    conflict, movement = table.state.scene.conflict, table[fox].movement
    resize(table, **MORE)
    assert (table.state.scene.conflict, table[fox].movement) == (conflict, movement)
    table.walk("ann", fox, (5, 5, 0))
    assert table[fox].at == Cell(5, 5, 0)
    assert table.refuse("ann", "undo", change=1).code == "handler-only"
    table.send("ann", "undo")
    assert table[fox].at == Cell(5, 4, 0)
    assert table.refuse("ann", "undo").code == "undo-not-yours"


def test_what_lies_beyond_the_new_edge_is_gone() -> None:
    table = Table()
    fox, wolf = table.frame((1, 1, 0)), table.unit("Wolf", (11, 0, 0), "enemy")
    ghost = table.unit("Ghost", (10, 0, 0), "enemy", hidden=True)
    wide = table.unit("Wide", (7, 0, 0), "enemy", footprint=[[0, 0, 0], [1, 0, 0]])
    table.prop(9, 0)
    kept = table.prop(2, 2)
    hound = table.unit("Hound", None, "enemy")
    table.send("handler", "wave.add", name="Pack", units=[hound], at=cell(11, 1, 0))
    before = table.state.world
    resize(table, columns=8)
    assert table[fox].at == Cell(1, 1, 0)
    assert [table[each].at for each in (wolf, ghost, wide)] == [None, None, None]
    assert list(table.state.scene.map.props) == [kept]
    assert [wave.at for wave in table.state.scene.waves.values()] == [None]
    told = table.log("handler")[-1]
    assert told["code"] == "map.resized_lost"
    assert told["params"] == {"columns": 8, "rows": 12, "units": 3, "props": 1}
    # players read neither of the hidden unit nor how much lay there
    assert table.codes("pilots") == ["unit.off_the_map", "unit.off_the_map", "map.resized"]
    assert table.log("pilots")[-1]["params"] == {"columns": 8, "rows": 12}
    assert table.state.timeline[-1].what == "map.resized"
    check_round_trips(table)
    table.send("handler", "undo")
    assert table.state.world == before


def test_a_unit_that_stood_on_one_that_leaves_falls() -> None:
    table = Table()
    wide = table.unit("Wide", (7, 0, 0), "enemy", footprint=[[0, 0, 0], [1, 0, 0]])
    rider = table.unit("Rider", (7, 0, 1), "enemy")
    other = table.unit("Other", (3, 0, 0), "enemy")
    resize(table, columns=8, left=1, top=0, rows=13)
    assert table[wide].at is None
    resize(table, columns=7, left=-1, rows=12)
    table.send("handler", "undo")
    table.send("handler", "undo")
    row = resize(table, columns=8)
    assert table[wide].at is None and table[rider].falling and not table[other].falling
    assert [e["type"] for e in row.events] == ["unit.carried", "map.resized", "unit.falling"]


def test_an_attack_that_waits_keeps_its_zone() -> None:
    table, fox, wolf = duel(armed(gun(3, zone_in=2), hull={"scanner": 1}))
    declare(table, fox, wolf, zone=True)
    attack = next(iter(table.state.world.attacks.values()))
    assert attack.zone is not None
    resize(table, columns=40, rows=40, left=2, top=1)
    moved = table.state.world.attacks[attack.id]
    assert moved.zone is not None and moved.waits == "zone"
    assert moved.zone.centre == attack.zone.centre._replace(q=attack.zone.centre.q + 2)
    # only a unit that really moves inside calls it down
    now = table[wolf].at
    assert now is not None
    table.send("handler", "unit.place", unit=wolf, at=cell(now.q, now.r + 1, now.level))
    assert table.state.world.attacks[attack.id].waits == ""


def test_requests_keep_their_places() -> None:
    table = Table()
    fox = table.frame((3, 3, 0))
    table.send("ann", "action.ask", unit=fox, text="Over there", to={"q": 4, "r": 3})
    resize(table, **MORE)
    assert [ask.to for ask in table.state.world.asks.values()] == [Hex(6, 3)]


def test_a_requested_attack_keeps_its_place() -> None:
    table, fox, _wolf = duel(armed(gun(3, damage="blast", burst=1, arc=1)))
    wanted = {"weapon": "gun", "at": cell(6, 3, 0)}
    table.send("ann", "action.ask", unit=fox, text="Now", attack=wanted)
    resize(table, **MORE)
    (ask,) = table.state.world.asks.values()
    assert ask.attack is not None and ask.attack.cell == Cell(8, 3, 0)
    declare(table, fox, cell(8, 3, 0))
    (attack,) = table.state.world.attacks.values()
    assert attack.centre == Cell(8, 3, 0)
    resize(table, columns=16, rows=14, left=2, top=1)
    assert table.state.world.attacks[attack.id].centre == Cell(10, 3, 0)


def test_another_scene_and_the_places_of_those_who_left_it() -> None:
    table = Table()
    first = table.state.world.active_scene
    near, far = table.frame((1, 1, 0)), table.unit("Far", (11, 0, 0), "ally")
    row = table.send("handler", "scene.add", name="Cave", map=BLANK)
    cave = next(each["scene"] for each in row.events if each["type"] == "scene.added")
    table.send("handler", "units.carry", units=[near, far], to=cave)
    row = resize(table, scene=first, columns=8, left=-1)
    assert table.state.world.scenes[first].left == {near: Cell(0, 2, 0)}
    resize(table, scene=cave, columns=13)
    assert table.codes("pilots") == []
    assert table.state.world.scenes[cave].map.columns == 13
    check_round_trips(table)


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("nothing-changes", {}),
        ("too-many-hexes", {"columns": MAX_HEXES, "rows": 2}),
        ("resize-keeps-nothing", {"left": 12}),
        ("resize-keeps-nothing", {"top": -13}),
        ("malformed", {"columns": 0}),
        ("malformed", {"level": 5000}),
        ("no-such-scene", {"scene": "x"}),
    ],
)
def test_refusals(code: str, fields: dict[str, Any]) -> None:
    table = Table()
    asked = {"columns": 12, "rows": 12, **fields}
    assert table.refuse("handler", "map.resize", **asked).code == code
    assert table.refuse("ann", "map.resize", **asked).code == "handler-only"


def test_explored_ground_moves_along() -> None:
    table = walled(fog="team", sight=20)
    table.unit("Fox", at(2, 3), "pilot", "a")
    table.unit("Wolf", at(9, 3), "enemy")
    table.prop(2, 5)
    assert knows(table, 4, 3) and not knows(table, 9, 3)
    resize(table, columns=14, left=1, level=6)
    assert names(table) == {"Fox"}
    assert knows(table, 5, 4) and sees(table, 5, 4) and not knows(table, 10, 4)
    assert (level(table, 5, 3), level(table, 10, 4)) == (0, None)
    assert [(prop["q"], prop["r"]) for prop in table.view()["scene"]["props"].values()] == [(3, 5)]
    # what is new and out of sight is unknown
    assert not knows(table, 13, 0)
    check_round_trips(table)
    table.send("handler", "undo")
    assert knows(table, 4, 3) and not knows(table, 9, 3)
    check_round_trips(table)
    table.send("handler", "redo")
    assert knows(table, 5, 4) and not knows(table, 10, 4)
    check_round_trips(table)


def test_undo_brings_back_what_was_explored_beyond_the_edge() -> None:
    table = walled(fog="team", sight=20)
    fox = table.unit("Fox", at(2, 3), "pilot", "a")
    known = table.view()["scene"]["fog"]["known"]
    table.send("handler", "unit.remove", unit=fox)
    assert knows(table, 0, 0) and knows(table, 4, 11)
    resize(table, columns=6, rows=6)
    assert knows(table, 0, 0)
    table.send("handler", "fog.cover", cells=[{"q": 0, "r": 0}])
    assert not knows(table, 0, 0)
    table.send("handler", "undo")
    now = table.view()["scene"]["fog"]["known"]
    table.send("handler", "fog.reveal", cells=[{"q": 0, "r": 0}])
    assert table.view()["scene"]["fog"]["known"] == known != now
    check_round_trips(table)


def test_memory_of_another_map_is_left_alone() -> None:
    table = walled(fog="team", sight=20)
    table.unit("Fox", at(2, 3), "pilot", "a")
    table.send(
        "handler",
        "batch",
        commands=[
            {"type": "map.resize", "columns": 10, "rows": 12},
            {"type": "map.set", "map": {**BLANK, "columns": 9}},
        ],
    )
    assert knows(table, 2, 3)
    table.send("handler", "undo")
    assert knows(table, 2, 3)
    check_round_trips(table)


def test_two_changes_in_one_step_are_undone_together() -> None:
    table = walled(fog="team", sight=20)
    table.unit("Fox", at(2, 3), "pilot", "a")
    before = table.state.world
    table.send(
        "handler",
        "batch",
        commands=[
            {"type": "map.resize", "columns": 14, "rows": 12, "left": 1},
            {"type": "map.resize", "columns": 13, "rows": 12, "left": 1},
        ],
    )
    assert knows(table, 4, 4) and not knows(table, 11, 4)
    table.send("handler", "undo")
    assert table.state.world == before
    assert knows(table, 2, 3) and not knows(table, 9, 3)
    check_round_trips(table)


def test_memory_of_a_map_that_was_undone_does_not_move() -> None:
    table = walled(fog="team", sight=20)
    fox = table.unit("Fox", at(2, 3), "pilot", "a")
    table.send("handler", "unit.remove", unit=fox)
    resize(table, columns=10)
    table.send("handler", "map.set", map={**BLANK, "columns": 9})
    table.send("handler", "fog.reveal", cells=[{"q": 0, "r": 0}])
    assert knows(table, 0, 0)
    table.send("handler", "undo")
    table.send("handler", "undo")
    # what is remembered is of another shape, so nothing of this map is known
    assert table.state.scene.map.columns == 12
    assert not knows(table, 0, 0) and not knows(table, 4, 3)
    check_round_trips(table)


def test_zones_move_along_and_end_beyond_the_edge() -> None:
    table = Table()

    def zone(name: str, *places: tuple[int, int]) -> str:
        cells = [{"q": q, "r": r} for q, r in places]
        row = table.send("handler", "zone.add", kind="spawn", name=name, cells=cells)
        return str(row.events[0]["zone"]["id"])

    near, far = zone("Near", (2, 2), (11, 0)), zone("Far", (10, 0))
    hound = table.unit("Hound", None, "enemy")
    table.send("handler", "wave.add", name="Pack", units=[hound], zone=far)
    resize(table, columns=11, rows=12, left=2)
    scene = table.state.scene
    assert list(scene.zones) == [near]
    assert list(scene.map.hexes_of(scene.zones[near].hex_set)) == [Hex(4, 1)]
    assert [(wave.at, wave.zone) for wave in scene.waves.values()] == [(None, None)]
    check_round_trips(table)
    table.send("handler", "undo")
    assert list(table.state.scene.zones) == [near, far]
    assert [wave.zone for wave in table.state.scene.waves.values()] == [far]


def test_a_prop_of_several_hexes_moves_whole_or_is_gone() -> None:
    table = Table()
    wall = table.send(
        "handler", "prop.add", q=1, r=2, height=1, value=3, hexes=[{"q": 2, "r": 2}]
    ).events[0]["prop"]["id"]
    table.send("handler", "prop.add", q=10, r=0, height=1, value=3, hexes=[{"q": 11, "r": 0}])
    resize(table, columns=13, rows=12, left=2)
    (kept,) = table.state.scene.map.props.values()
    assert (kept.id, kept.hexes) == (wall, (Hex(3, 1), Hex(4, 1)))
    check_round_trips(table)
