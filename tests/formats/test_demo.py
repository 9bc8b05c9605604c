"""The demonstration mission: it has what it promises, and it can be played."""

from __future__ import annotations

from app.formats.demo import demo_table
from app.formats.registry import read_map, write_map
from app.rules.hexes import Cell, Hex, neighbours
from app.rules.movement import Mover, check_path, path, reach
from app.rules.sight import sight
from app.rules.terrain import Field

DEMO = demo_table()
MAP = DEMO.map
UNITS = {unit["name"]: unit for unit in DEMO.units}
CELLS = {name: Cell(**unit["at"]) for name, unit in UNITS.items()}
FIELD = Field(MAP, {cell: name for name, cell in CELLS.items()})


def prop(name: str) -> list[str]:
    return [p.id for p in MAP.props.values() if p.name == name]


def test_it_is_always_the_same() -> None:
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


def test_who_is_there() -> None:
    assert [unit["disposition"] for unit in DEMO.units] == [
        "pilot", "pilot", "ally", "neutral", "enemy", "enemy",
    ]  # fmt: skip
    assert [name for name, unit in UNITS.items() if unit["hidden"]] == ["Undertow"]
    assert all(3 <= unit["speed"] <= 5 for unit in DEMO.units)
    assert all(unit["notes"] and unit["silhouette"] for unit in DEMO.units)


def test_everybody_stands_on_something_free() -> None:
    assert len(set(CELLS.values())) == 6
    for cell in CELLS.values():
        assert MAP.open(cell)
        assert FIELD.supported([cell])


def test_one_stands_on_a_tower_and_one_over_the_shaft() -> None:
    for name, under in (("Heron", "Watchtower"), ("Plumb", "Gantry")):
        q, r, level = CELLS[name]
        assert MAP.solid_kind(Cell(q, r, level - 1)) in prop(under)
    assert MAP.ground(CELLS["Plumb"].hex) is None


def test_the_bridge_is_walked_over_and_under() -> None:
    deck = CELLS["Undertow"].hex
    assert MAP.surfaces(deck) == (0, 5)
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
    """Lantern is refused the spur at once, and walks up to it by the north."""
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
    """Magpie crosses the gorge in one flight; walking, it gets no further than the rim."""
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
