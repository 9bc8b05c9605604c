"""The memory of a table, and refusals above its limit."""

from __future__ import annotations

import gc
import tracemalloc
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from app.engine import State, apply_row, groups, new_state, project
from app.engine.history.memory_size import (
    full_world_size,
    history_size,
    next_world_size,
    size_beyond,
    state_size,
    world_size,
)
from app.engine.state.state import World
from app.rules.geometry.chunks import Note
from app.rules.geometry.hexes import Hex, from_offset
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexmap_document import map_document
from app.rules.geometry.props import Prop
from app.rules.memo import forget
from tests.engine.play import Table, cell

SIDE = 40


def hills(seed: int, side: int = SIDE, *, props: int = 0, notes: int = 0) -> dict[str, Any]:
    """A map of random heights, with walls and notes on some hexes."""
    chance = Random(seed)
    levels = [chance.randint(-500, 500) for _ in range(side * side)]
    places = [from_offset(n % side, n // side, "flat") for n in range(side * side)]
    walls = [Prop(f"p{n}", *places[n], 500, 2, 3, 3, f"Wall {n}") for n in range(props)]
    woods = {Hex(*places[n]): (Note("wood", 2, f"tree {n}"),) for n in range(notes)}
    return map_document(HexMap.from_levels(side, side, "flat", levels, woods, walls))


def uploads(table: Table, count: int, **more: int) -> Table:
    for seed in range(count):
        table.send("handler", "map.set", map=hills(seed, **more))
        table.rows.clear()
    return table


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("what", "more", "moves"),
    [
        ("maps", {}, 0),
        ("props", {"props": 80}, 0),
        ("notes", {"notes": 300}, 0),
        ("moves", {}, 40),
        ("drawings", {}, 0),
    ],
)
def test_the_estimated_size_is_near_the_memory_used(
    what: str, more: dict[str, int], moves: int
) -> None:
    def play() -> State:
        table = Table()
        if what == "drawings":
            for n in range(80):
                points = [(317 * k + n) % 17_000 for k in range(80)]
                table.send("ann", "drawing.add", points=points)
                table.rows.clear()
            return table.state
        if what == "moves":
            foxes = [table.unit(f"Fox {n}", (n, 0, 0), "enemy") for n in range(12)]
            for n in range(moves):
                table.send("handler", "unit.update", unit=foxes[n % 12], speed=1 + n // 12 % 2)
            return table.state
        return uploads(table, 3, **more).state

    play()  # caches that all tables share are filled from now on
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        state = play()
        for group in groups(state):
            project(state, group)
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert taken / 2 < state_size(state) < taken * 2


def afresh(world: World) -> World:
    """Returns the same world without any cached results."""
    return World(*(getattr(world, field.name) for field in fields(World) if field.init))


def test_the_incremental_size_of_a_state_equals_its_full_size() -> None:
    table = Table(hills(0, props=5, notes=5))
    fox = table.unit("Fox", (3, 3, 600), "pilot", "a")
    state_size(table.state)
    table.send("handler", "terrain.set", cells=[{"q": 9, "r": 9, "level": 40}])
    table.send("handler", "terrain.veil", cells=[{"q": 1, "r": 1}, {"q": 2, "r": 2}], veiled=True)
    table.send("handler", "unit.place", unit=fox, at=cell(4, 4, 700))
    table.send("handler", "unit.update", unit=fox, notes="x" * 500, speed=7)
    table.send("handler", "prop.remove", prop="p3")
    table.send("handler", "scene.add", name="Other", map=hills(1))
    table.send("handler", "unit.remove", unit=fox)
    table.send("handler", "map.set", map=hills(2, 30))
    for change in table.state.timeline:
        lost = size_beyond(change.before, change.after)
        found = next_world_size(change.after, change.before, lost)
        assert found == full_world_size(afresh(change.after))
    assert world_size(table.state) == full_world_size(afresh(table.state.world))


def test_the_incremental_size_of_undo_steps_equals_their_full_size() -> None:
    table = uploads(Table(), 2)
    for level in range(5):
        state_size(table.state)
        table.send("handler", "terrain.set", cells=[{"q": 1, "r": 1, "level": level}])
    table.send("handler", "undo")
    table.send("handler", "undo")
    found = history_size(table.state)
    for change in (*table.state.timeline, *table.state.redo):
        forget(change)
    assert history_size(table.state) == found > 0


def test_remembered_terrain_counts() -> None:
    table = Table(hills(0))
    table.send("handler", "table.options", options={"fog": "team"})
    before = state_size(table.state)
    table.send("handler", "fog.reveal", all=True)
    assert state_size(table.state) > before + SIDE * SIDE * 2


# -- a table that is full ---------------------------------------------------------------------


def full(steps: int = 4) -> Table:
    """A table with room for about so many steps."""
    table = Table(hills(0))
    table.room = state_size(table.state) * (steps + 1)
    return table


def test_the_oldest_undo_steps_are_dropped_for_new_maps() -> None:
    table = full()
    rows = list(table.rows)
    assert table.room is not None
    for seed in range(1, 15):
        rows.append(table.send("handler", "map.set", map=hills(seed)))
        assert state_size(table.state) <= table.room
    forgot = [row.version for row in rows if row.events[-1]["type"] == "table.forgot"]
    assert 3 < len(forgot) < 14, "not with every command"
    assert 2 <= len(table.state.timeline) <= 5
    assert table.refuse("handler", "undo", to=1).code == "undo-too-far"

    again = new_state("t1")
    for row in rows:
        again = apply_row(again, row)
    assert [c.version for c in again.timeline] == [c.version for c in table.state.timeline]
    assert again.horizon == table.state.horizon

    last = table.state.timeline[-1].before
    table.send("handler", "undo")
    assert table.state.world is last


def test_a_map_that_does_not_fit_is_refused_and_play_goes_on() -> None:
    table = full(2)
    fox = table.unit("Fox", (3, 3, 600), "pilot", "a")
    refused = table.refuse("handler", "map.set", map=hills(9, 4 * SIDE))
    assert (refused.code, refused.params["limit"]) == ("table-full", table.room)
    refused = table.refuse("handler", "scene.add", name="Other", map=hills(9, 4 * SIDE))
    assert refused.code == "table-full"
    table.room = state_size(table.state) // 2
    assert table.refuse("handler", "terrain.note", cells=[noted()]).code == "table-full"
    table.send("handler", "unit.place", unit=fox, at=cell(4, 4, 700))
    wolf = {"name": "Wolf", "disposition": "enemy", "speed": 4, "integrity": 9, "stability": 9}
    assert table.refuse("handler", "units.add", units=[wolf] * 20).code == "table-full"
    table.send("handler", "units.add", units=[wolf])
    table.send("handler", "map.set", map=hills(9, 8))
    assert len(table.state.timeline) == 1, "the last step can always be taken back"


def noted() -> dict[str, Any]:
    return {"q": 1, "r": 1, "notes": [{"kind": "wood", "text": "x"}]}


def test_a_pilots_last_move_can_be_undone_after_preparations_of_the_handler() -> None:
    table = Table({"columns": 12, "rows": 12, "orientation": "flat"})
    fox = table.unit("Fox", (3, 3, 0), "pilot", "a")
    table.send("handler", "scene.add", name="Other", map=hills(0))
    other = next(key for key in table.state.world.scenes if key != table.state.world.active_scene)
    table.send("ann", "unit.move", unit=fox, mode="ground", path=[cell(3, 4, 0)])
    table.room = state_size(table.state) * 3
    code = ""
    for seed in range(9):
        decided = table.decide("handler", "map.set", scene=other, map=hills(seed))
        if not hasattr(decided, "events"):
            code = decided.code
            break
        table.send("handler", "map.set", scene=other, map=hills(seed))
    assert code == "table-full"
    assert project(table.state, "pilots")["undo"]["can_undo"]
    table.room = 1  # commands without maps are still done
    table.walk("ann", fox, (3, 5, 0))
    for name in ("Wolf", "Cub"):
        numbers = {"speed": 4, "integrity": 9, "stability": 9}
        table.send("handler", "unit.add", name=name, disposition="enemy", scene=other, **numbers)
    assert [change.what for change in table.state.timeline] == ["unit.moved", *["unit.added"] * 2]
    table.send("ann", "undo")
    assert table[fox].at == (3, 4, 0)


def test_a_full_table_takes_no_more_drawings() -> None:
    table = Table()
    fox = table.unit("Fox", (0, 0, 0), controller="a")
    before = state_size(table.state)
    points = [500, 600] * 100
    key = table.send("ann", "drawing.add", points=points).events[0]["drawing"]["id"]
    assert state_size(table.state) > before + 10_000
    table.room = state_size(table.state)
    assert table.refuse("ann", "drawing.add", points=points).code == "table-full"
    table.send("ann", "unit.move", unit=fox, mode="ground", path=[cell(0, 1, 0)])
    table.send("ann", "drawing.remove", drawing=key)
    table.send("ann", "drawing.add", points=[500, 600])
