"""The demonstration mission is complete and can be played."""

from __future__ import annotations

import msgspec

from app.formats.demo import builds, demo_table
from app.formats.registry import read_map, write_map
from app.rules.frame_state.characters import CATEGORIES, Sheet, pool_left
from app.rules.frame_state.combat.content import chassis
from app.rules.frame_state.combat.legality import problems
from app.rules.frame_state.combat.numbers import numbers as worked_out
from app.rules.frame_state.combat.numbers import with_sheet
from app.rules.geometry.hexes import Cell, Hex, distance, neighbours
from app.rules.geometry.movement import Mover, check_path, path, reach
from app.rules.geometry.sight import sight
from app.rules.geometry.support import held
from app.rules.geometry.terrain import Field

DEMO = demo_table()
MAP = DEMO.map
UNITS = {unit["name"]: unit for unit in DEMO.units}
CELLS = {name: Cell(**unit["at"]) for name, unit in UNITS.items()}
FIELD = Field(MAP, {cell: name for name, cell in CELLS.items()})


def prop(name: str) -> list[str]:
    return [p.id for p in MAP.props.values() if p.name == name]


def test_the_demonstration_map_is_always_the_same() -> None:
    again = demo_table()
    assert again == DEMO
    assert write_map("hexframe", again.map) == write_map("hexframe", MAP)


def test_size_ceiling_and_shaft() -> None:
    assert (MAP.columns, MAP.rows, MAP.orientation) == (36, 28, "flat")
    assert (MAP.floor, MAP.ceiling) == (-6, 14)
    assert sum(MAP.ground(h) is None for h in MAP.hexes()) == 7
    assert MAP.top < 14


def test_cliffs_of_two_to_six_levels() -> None:
    drops = {
        (MAP.ground(h) or 0) - (MAP.ground(n) or 0)
        for h in MAP.hexes()
        for n in neighbours(h)
        if MAP.contains(n) and MAP.ground(h) is not None and MAP.ground(n) is not None
    }
    assert {2, 3, 4, 5, 6} <= drops


def test_ground_cover() -> None:
    kinds = {note.kind for h in MAP.hexes() for note in MAP.notes(h)}
    assert {"woods", "water", "road", "rubble", "swamp", "sand", "pavement"} <= kinds


def test_the_demonstration_has_its_units() -> None:
    assert [unit["disposition"] for unit in DEMO.units] == [
        "pilot", "pilot", "ally", "neutral", "enemy", "enemy",
    ]  # fmt: skip
    assert [name for name, unit in UNITS.items() if unit["hidden"]] == ["Undertow"]
    assert all(unit["notes"] for unit in DEMO.units)


def test_everybody_has_a_frame_that_is_legal() -> None:
    numbers = {}
    for name, unit in UNITS.items():
        build = builds()[name]
        assert unit["build"] == msgspec.to_builtins(build)
        assert problems(build) == ()
        assert (build.name, bool(build.weapons)) == (name, True)
        own = worked_out(build)
        numbers[name] = tuple(
            number.value for number in (own.speed, own.integrity, own.stability, own.capacity)
        )
    assert numbers == {
        "Lantern": (4, 9, 12, 4),
        "Magpie": (5, 9, 9, 4),
        "Mule": (3, 18, 15, 2),
        "Plumb": (3, 12, 12, 3),
        "Heron": (4, 9, 12, 4),
        "Undertow": (3, 15, 12, 4),
    }


def test_the_watchtower_reaches_the_road() -> None:
    needle = worked_out(builds()["Heron"]).profiles["needle"]
    here = CELLS["Heron"]
    road = [h for h in MAP.hexes() if any(note.kind == "road" for note in MAP.notes(h))]
    near = [h for h in road if distance(h, here.hex) <= needle.reach.value]
    assert len(near) > len(road) / 2
    assert any(sight(MAP, here, Cell(*h, MAP.surfaces(h)[-1])).visible for h in near)


def test_the_pilots_sheets_say_what_their_frames_are_built_of() -> None:
    places = list(UNITS)
    for character in DEMO.characters:
        build = builds()[places[character["unit"]]]
        assert character["frame"] == build.name
        sheet = Sheet(points=character["sheet"]["points"])
        assert with_sheet(build, CATEGORIES, sheet) == build
        assert all(pool_left(sheet, category) == 0 for category in CATEGORIES)


def test_every_unit_stands_on_a_free_cell() -> None:
    assert len(set(CELLS.values())) == 6
    for name, cell in CELLS.items():
        assert MAP.open(cell)
        assert held(FIELD, [cell], chassis(builds()[name].chassis).movement_traits)


def test_one_stands_on_a_tower_and_one_over_the_shaft() -> None:
    for name, under in (("Heron", "Watchtower"), ("Plumb", "Gantry")):
        q, r, level = CELLS[name]
        assert MAP.solid_kind(Cell(q, r, level - 1)) in prop(under)
    assert MAP.ground(CELLS["Plumb"].hex) is None


def test_the_bridge_is_walked_over_and_under() -> None:
    deck = CELLS["Undertow"].hex
    assert MAP.surfaces(deck) == (0, 5)
    assert CELLS["Undertow"].level == 1
    for level in MAP.surfaces(deck):
        start = Cell(*deck, level)
        entered = reach(Field(MAP), Mover("x", start), "ground", 2).cells
        beyond = {cell for cell, step in entered.items() if not step.falls and cell != start}
        assert {cell.level for cell in beyond} <= ({0, 1} if level == 0 else {5, 6})
        assert len(beyond) >= 2


def test_the_road_can_be_walked_to_the_relay() -> None:
    goal = next(p for p in MAP.props.values() if p.name == "Control block")
    reached = reach(Field(MAP), Mover("Mule", CELLS["Mule"]), "ground", 60).cells
    walked = {cell.hex for cell, step in reached.items() if not step.falls}
    assert walked & set(neighbours(Hex(goal.q, goal.r)))


def test_under_a_two_level_climb_and_beside_a_slope() -> None:
    """Lantern cannot climb the spur directly, and walks up to it from the north."""
    here = CELLS["Lantern"]
    steep = [n for n in neighbours(here) if MAP.ground(n) == here.level + 2]
    assert steep
    up = Cell(*steep[0], here.level + 2)
    walk = check_path(FIELD, Mover("Lantern", here), "ground", 4, [up])
    assert walk.stopped is not None
    assert (walk.stopped.code, walk.stopped.params["levels"]) == ("too-steep", 2)
    around = path(FIELD, Mover("Lantern", here), "ground", 16, up)
    assert isinstance(around, list)


def test_a_gap_to_fly_over() -> None:
    """Magpie crosses the gorge in one flight. On foot it reaches the rim only."""
    here = CELLS["Magpie"]
    over = Cell(here.q + 4, here.r - 2, here.level)
    assert MAP.ground(over) == here.level
    mover = Mover("Magpie", here)
    flight = path(FIELD, mover, "flight", 5, over)
    assert isinstance(flight, list)
    assert len(flight) == 4
    assert not isinstance(path(FIELD, mover, "ground", 5, over), list)
    falls = reach(FIELD, mover, "ground", 5).cells.values()
    assert any(step.falls for step in falls)


def test_the_hidden_one_is_out_of_everybodys_sight() -> None:
    for name in ("Lantern", "Magpie", "Mule"):
        assert not sight(MAP, CELLS[name], CELLS["Undertow"]).visible


def test_the_mission_survives_both_formats() -> None:
    assert read_map("demo.json", write_map("hexframe", MAP)).map == MAP
    assert read_map("demo.board", write_map("board", MAP)).map == MAP


def test_no_deduction_applies_at_first() -> None:
    (mission,) = DEMO.missions
    assert [each["applies"] for each in mission["deductions"]] == [False]
