"""Another size of a map: compared hex by hex with a slow version, in both orientations."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.hexes import Cell, Hex, neighbours, to_offset
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.resize import Resize, hexes_beyond, moved_hexes, props_beyond, resized
from app.rules.geometry.terrain import Note, Prop
from tests.rules.strategies import maps

SIDES = st.integers(1, 70)
SHIFTS = st.integers(-40, 40)


def every_third(terrain: HexMap) -> HexSet:
    places = (terrain.place(h) for n, h in enumerate(terrain.hexes()) if n % 3 == 0)
    return HexSet.of(place for place in places if place is not None)


@given(maps(), SIDES, SIDES, SHIFTS, SHIFTS, st.sampled_from([None, 0, 7]), st.booleans())
def test_everything_keeps_its_shape(
    terrain: HexMap,
    columns: int,
    rows: int,
    left: int,
    top: int,
    fill: int | None,
    known: bool,
) -> None:
    secret = every_third(terrain)
    first = next(iter(terrain.hexes()))
    terrain = terrain.set_notes({first: (Note("woods", 2),)}).with_veil(secret)
    to = Resize.by_offset(columns, rows, left, top, terrain.orientation)
    assert to_offset(to.hex(Hex(0, 0)), terrain.orientation) == (left, top)
    new = resized(terrain, to, fill, known=known)
    assert (new.columns, new.rows, new.orientation) == (columns, rows, terrain.orientation)
    kept = {to.hex(h): h for h in terrain.hexes() if to.holds(h, terrain.orientation)}
    for h in new.hexes():
        old = kept.get(h)
        assert new.ground(h) == (fill if old is None else terrain.ground(old))
        assert new.notes(h) == (() if old is None else terrain.notes(old))
        assert new.veiled.has(new.place(h)) == (
            old is not None and terrain.veiled.has(terrain.place(old))
        )
        assert new.is_unknown(h) == (old is None and not known)
    gone = {prop.id for prop in props_beyond(terrain, to)}
    assert {p.id: Hex(p.q, p.r) for p in new.props.values()} == {
        p.id: to.hex(Hex(p.q, p.r)) for p in terrain.props.values() if p.id not in gone
    }
    beyond = set(terrain.hexes_of(hexes_beyond(terrain, to)))
    assert beyond == set(terrain.hexes()) - set(kept.values())
    moved = set(new.hexes_of(moved_hexes(terrain, secret, to)))
    assert moved == {h for h, old in kept.items() if secret.has(terrain.place(old))}


@given(maps(), SHIFTS, SHIFTS)
def test_neighbours_stay_neighbours(terrain: HexMap, left: int, top: int) -> None:
    to = Resize.by_offset(9, 9, left, top, terrain.orientation)
    for h in (Hex(0, 0), Hex(3, -2)):
        assert [to.hex(each) for each in neighbours(h)] == list(neighbours(to.hex(h)))
        cell = to.cell(Cell(*h, 4))
        assert (cell.hex, cell.level) == (to.hex(h), 4)


@given(maps(), st.integers(0, 40), st.integers(0, 40))
def test_a_larger_map_can_be_cut_back(terrain: HexMap, left: int, top: int) -> None:
    to = Resize.by_offset(
        terrain.columns + left + 1, terrain.rows + top + 1, left, top, terrain.orientation
    )
    larger = resized(terrain, to, 3)
    assert not hexes_beyond(terrain, to)
    back = resized(larger, to.back(terrain.columns, terrain.rows), None)
    assert back == terrain


def test_an_odd_number_of_columns_moves_the_odd_ones_a_row_further() -> None:
    terrain = HexMap.from_levels(2, 2, "flat", [1, 2, 3, 4])
    new = resized(terrain, Resize.by_offset(3, 3, 1, 0, "flat"), 0)
    levels = [[new.ground(h) for h in new.hexes()][row * 3 : row * 3 + 3] for row in range(3)]
    assert levels == [[0, 1, 0], [0, 3, 2], [0, 0, 4]]


def test_props_and_notes_beyond_the_edge_are_gone() -> None:
    terrain = HexMap.blank(4, 4, "pointy").with_props(
        Prop(f"p{column}", column, 0, 0, 1, 1, 1) for column in range(4)
    )
    terrain = terrain.set_notes({Hex(column, 0): (Note("mud"),) for column in range(4)})
    new = resized(terrain, Resize.by_offset(2, 4, -1, 0, "pointy"), 0)
    assert {p.id: (p.q, p.r) for p in new.props.values()} == {"p1": (0, 0), "p2": (1, 0)}
    assert [h for h in new.hexes() if new.notes(h)] == [Hex(0, 0), Hex(1, 0)]
