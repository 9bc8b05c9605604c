"""Sets of hexes: masks and back, and a map of which the viewer knows only a part."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexset import NO_HEXES, HexSet
from app.rules.geometry.movement import Mover, check_path, path, reach, set_down, why_not
from app.rules.geometry.ranges import steps
from app.rules.geometry.sight import sight
from app.rules.geometry.terrain import Field, HexMap, Note, Prop
from app.rules.geometry.viewshed import viewshed
from tests.rules.strategies import maps, places

PLACES = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 1023)), max_size=30)


@given(PLACES, PLACES)
def test_a_set_of_hexes_is_a_set(some: set[tuple[int, int]], others: set[tuple[int, int]]) -> None:
    a, b = NO_HEXES.with_places(some), NO_HEXES.with_places(others)
    assert set(a.places()) == some
    assert len(a) == len(some)
    assert bool(a) == bool(some)
    assert set(a.joined(b).places()) == some | others
    assert set(a.minus(b).places()) == some - others
    assert all(a.has(place) for place in some)
    assert not any(a.has(place) for place in others - some)
    assert not a.has(None)
    assert HexSet.from_masks(a.masks) == a


def test_masks_are_rows_of_eight_digits_from_the_top() -> None:
    found = NO_HEXES.with_places([(2, 0), (2, 31), (2, 32 * 31 + 4)]).masks
    assert found == {"2": "80000001" + "0" * 240 + "00000010"}


@pytest.mark.parametrize(
    "masks", [{"x": "0" * 256}, {"0": "0" * 255}, {"0": "g" * 256}, {"-1": "0" * 256}]
)
def test_invalid_masks_are_refused(masks: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="mask"):
        HexSet.from_masks(masks)


def test_an_empty_mask_is_left_out() -> None:
    assert not HexSet.from_masks({"3": "0" * 256})


@given(maps())
def test_the_whole_map_is_all_its_hexes(map_: HexMap) -> None:
    assert {map_.place(h) for h in map_.hexes()} == set(map_.all_hexes.places())
    assert set(map_.hexes_of(map_.all_hexes)) == set(map_.hexes())


@given(st.data())
def test_a_masked_map_holds_nothing_of_what_is_kept_back(data: st.DataObject) -> None:
    map_ = data.draw(maps())
    hidden = data.draw(st.sets(st.sampled_from(sorted(map_.props)) if map_.props else st.nothing()))
    for key in hidden:
        prop = map_.props[key]
        map_ = map_.replace_prop(replace(prop, hidden=True))
    veil = data.draw(st.sets(places(map_), max_size=8))
    map_ = map_.set_notes({h: (Note("woods"),) for h in veil})
    map_ = map_.with_veil(NO_HEXES.with_places(map_.place(h) for h in veil))  # type: ignore[misc]
    known = map_.masked(map_.veiled)
    assert known is map_.masked(map_.veiled)
    assert (known is map_) == (not veil and not hidden)
    for h in map_.hexes():
        if h in veil:
            assert known.ground(h) is None
            assert known.notes(h) == ()
            assert known.props_at(h) == ()
            assert known.is_unknown(h)
        else:
            assert known.ground(h) == map_.ground(h)
            assert known.notes(h) == map_.notes(h)
            assert [p.id for p in known.props_at(h)] == [
                p.id for p in map_.props_at(h) if p.id not in hidden
            ]
            assert not known.is_unknown(h)
    assert not known.veiled
    gone = {p.id for p in map_.props.values() if map_.is_secret(p)}
    assert set(known.props) == set(map_.props) - gone


def _veiled(map_: HexMap, *hexes: Hex) -> HexMap:
    return map_.with_veil(NO_HEXES.with_places(map_.place(h) for h in hexes))  # type: ignore[misc]


class TestUnexplored:
    """Row 0 of a flat map with a veiled third hex, which really is a hill of 3 levels."""

    def known(self) -> HexMap:
        map_ = HexMap.blank(6, 1, "pointy").set_ground({Hex(2, 0): 3})
        return (lambda m: m.masked(m.veiled))(_veiled(map_, Hex(2, 0)))

    def test_paths_do_not_lead_into_unexplored_hexes(self) -> None:
        field, mover = Field(self.known()), Mover("u", Cell(1, 0, 0))
        found = reach(field, mover, "ground", 4)
        assert all(cell.q != 2 for cell in found.cells)
        why = why_not(field, mover, "ground", 4, Hex(2, 0))
        assert why is not None
        assert why.code == "unexplored"
        walked = check_path(field, mover, "ground", 4, [Cell(2, 0, 0)])
        assert walked.stopped is not None
        assert walked.stopped.code == "unexplored"

    def test_unexplored_hexes_may_be_flown_over_at_any_height(self) -> None:
        field = Field(self.known())
        mover = Mover("u", Cell(1, 0, 0), height_limit=1)
        over = [Cell(1, 0, 1), Cell(2, 0, 1), Cell(2, 0, 2), Cell(2, 0, 3)]
        assert check_path(field, mover, "flight", 9, over).stopped is None
        assert Cell(2, 0, 3) in reach(field, mover, "flight", 9).cells
        back = check_path(field, mover, "flight", 9, [*over, Cell(3, 0, 3)]).stopped
        assert back is not None
        assert back.code == "above-flight-height"

    def test_a_unit_over_unexplored_hexes_is_never_too_high(self) -> None:
        field, mover = Field(self.known()), Mover("u", Cell(2, 0, 9), height_limit=1)
        assert set_down(field, mover) is None

    def test_a_unit_on_an_unexplored_hex_may_walk_out(self) -> None:
        field, mover = Field(self.known()), Mover("u", Cell(2, 0, 1))
        found = path(field, mover, "ground", 4, Cell(3, 0, 0))
        assert found == [Cell(3, 0, 0)]

    def test_a_wide_unit_stays_out_with_all_of_it(self) -> None:
        field = Field(self.known())
        mover = Mover("u", Cell(0, 0, 0), ((0, 0, 0), (1, 0, 0)))
        assert set(reach(field, mover, "ground", 3).cells) == {mover.at}


@pytest.mark.rule("FS 5.12")
def test_a_hidden_prop_blocks_no_sight_and_no_path() -> None:
    map_ = HexMap.blank(6, 1, "pointy")
    wall = Prop("w", 2, 0, 0, 3, 5, 5)
    plain = map_.with_prop(wall)
    hidden = map_.with_prop(Prop("w", 2, 0, 0, 3, 5, 5, "", True))
    a, b = Cell(1, 0, 0), Cell(4, 0, 0)
    assert not sight(plain, a, b).visible
    assert sight(hidden, a, b).visible
    assert viewshed(hidden, a, 5) == viewshed(map_, a, 5)
    assert steps(hidden, a, b, 9) == steps(map_, a, b, 9) != steps(plain, a, b, 9)
    assert plain.without_hidden_props is plain
