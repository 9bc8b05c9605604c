"""The map: ground, void, props, floor, ceiling; edits that share what they leave alone."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.hexes import Cell, Hex, from_offset
from app.rules.geometry.hexmap_document import map_document, map_from_document
from app.rules.geometry.terrain import (
    MAX_HEXES,
    MAX_LEVEL,
    MIN_LEVEL,
    Chunk,
    Field,
    HexMap,
    Note,
    Prop,
    TerrainError,
    cells_of,
)
from tests.reference import movement as reference
from tests.rules.strategies import maps, places

ORIGIN = Hex(0, 0)
WOODS = Note("woods", 2, "height 2")


def prop(name: str, base: int, height: int = 1, q: int = 0, value: int = 2) -> Prop:
    return Prop(name, q, 0, base, height, value, value)


class TestSizes:
    def test_the_largest_map_is_quick_to_make_and_to_read(self) -> None:
        side = int(MAX_HEXES**0.5)
        big = HexMap.blank(side, side, "flat", 3)
        assert len(big.chunks) == 16 * 16
        assert len({id(chunk) for chunk in big.chunks}) == 4
        assert big.ground(from_offset(side - 1, side - 1, "flat")) == 3
        assert not big.contains(from_offset(side, 0, "flat"))

    @pytest.mark.parametrize(("columns", "rows"), [(0, 4), (4, 0), (-1, 4)])
    def test_no_map_without_hexes(self, columns: int, rows: int) -> None:
        with pytest.raises(TerrainError) as refused:
            HexMap.blank(columns, rows, "flat")
        assert refused.value.code == "bad-size"
        with pytest.raises(TerrainError):
            HexMap.from_levels(columns, rows, "flat", [])

    def test_levels_come_row_by_row(self) -> None:
        map_ = HexMap.from_levels(3, 2, "flat", [0, 1, 2, 3, None, 5])
        assert [map_.ground(h) for h in map_.hexes()] == [0, 1, 2, 3, None, 5]
        with pytest.raises(TerrainError) as refused:
            HexMap.from_levels(3, 2, "flat", [0])
        assert refused.value.params == {"expected": 6, "found": 1}

    @pytest.mark.parametrize("level", [MIN_LEVEL - 1, MAX_LEVEL + 1])
    def test_levels_have_bounds(self, level: int) -> None:
        blank = HexMap.blank(2, 2, "flat")
        for attempt in (
            lambda: HexMap.blank(2, 2, "flat", level),
            lambda: blank.set_ground({ORIGIN: level}),
            lambda: blank.with_ceiling(level),
            lambda: HexMap.from_levels(1, 1, "flat", [0], floor=level),
            lambda: HexMap.from_levels(1, 1, "flat", [0], ceiling=level),
            lambda: blank.with_prop(prop("p", level)),
        ):
            with pytest.raises(TerrainError) as refused:
                attempt()
            assert refused.value.code == "level-out-of-range"


class TestEdits:
    def test_ground_is_set_and_the_rest_is_shared(self) -> None:
        before = HexMap.blank(100, 100, "pointy")
        here, gone = from_offset(40, 40, "pointy"), from_offset(41, 40, "pointy")
        after = before.set_ground({here: 7, gone: None})
        assert (after.ground(here), after.ground(gone)) == (7, None)
        assert (before.ground(here), before.ground(gone)) == (0, 0)
        changed = [a is not b for a, b in zip(before.chunks, after.chunks, strict=True)]
        assert changed.count(True) == 1
        assert changed[5]
        assert after.props is before.props

    def test_notes_come_and_go(self) -> None:
        map_ = HexMap.blank(40, 40, "flat")
        noted = map_.set_notes({ORIGIN: (WOODS,)})
        assert noted.notes(ORIGIN) == (WOODS,)
        assert noted.notes(Hex(-1, 0)) == ()
        assert noted.set_notes({ORIGIN: ()}) == map_
        assert noted.set_ground({Hex(1, 0): 2}).notes(ORIGIN) == (WOODS,)

    def test_off_the_map_there_is_nothing_to_edit(self) -> None:
        map_ = HexMap.blank(2, 2, "flat")
        for attempt in (
            lambda: map_.set_ground({Hex(9, 9): 1}),
            lambda: map_.set_notes({Hex(9, 9): (WOODS,)}),
            lambda: map_.with_prop(prop("p", 0, q=9)),
        ):
            with pytest.raises(TerrainError) as refused:
                attempt()
            assert refused.value.code == "off-map"

    def test_ground_rises_into_no_prop_unless_it_carries_it(self) -> None:
        stack = (prop("low", 1, 2), prop("high", 3), prop("far", 9))
        map_ = HexMap.blank(2, 2, "flat").with_props(stack)
        with pytest.raises(TerrainError) as refused:
            map_.set_ground({ORIGIN: 2})
        assert (refused.value.code, refused.value.params["prop"]) == ("prop-in-the-way", "low")
        carried = map_.set_ground({ORIGIN: 2}, carry=True)
        bases = {name: p.base for name, p in carried.props.items()}
        assert bases == {"low": 2, "high": 4, "far": 9}
        assert map_.set_ground({ORIGIN: 1}).props is map_.props
        assert map_.set_ground({ORIGIN: None}).props_at(ORIGIN) == stack

    @pytest.mark.rule("FS 5.6")
    def test_the_ceiling_comes_and_goes(self) -> None:
        map_ = HexMap.blank(1, 1, "flat").with_ceiling(2)
        assert map_.open(Cell(0, 0, 1))
        assert not map_.open(Cell(0, 0, 2))
        assert map_.with_ceiling(None).open(Cell(0, 0, 2))


class TestProps:
    @pytest.mark.rule("FS 5.0.4")
    def test_the_rules_of_a_prop(self) -> None:
        map_ = HexMap.from_levels(2, 1, "pointy", [1, None]).with_prop(prop("p", 2, 2))
        for bad, code in (
            (prop("p", 9), "duplicate-id"),
            (prop("x", 0), "in-the-ground"),
            (prop("x", -1, q=1), "in-the-ground"),
            (prop("x", 3), "props-overlap"),
            (prop("x", 1, 2), "props-overlap"),
            (prop("x", 5, 0), "bad-prop"),
            (prop("x", 5, 1, value=0), "bad-prop"),
        ):
            with pytest.raises(TerrainError) as refused:
                map_.with_prop(bad)
            assert refused.value.code == code, bad
        assert [p.id for p in map_.with_prop(prop("q", 1)).props_at(ORIGIN)] == ["q", "p"]

    def test_removing_and_replacing(self) -> None:
        map_ = HexMap.blank(2, 1, "pointy").with_props([prop("a", 0), prop("b", 5)])
        assert list(map_.without_prop("a").props) == ["b"]
        assert map_.props_at(ORIGIN)[0].id == "a"
        hurt = replace(map_.props["a"], integrity=1)
        assert map_.replace_prop(hurt).props_at(ORIGIN) == (hurt, map_.props["b"])
        with pytest.raises(KeyError):
            map_.without_prop("c")

    @pytest.mark.rule("FS 5.0.4")
    def test_spans_and_surfaces_with_a_deck(self) -> None:
        map_ = HexMap.blank(1, 1, "flat", 1).with_props([prop("b", 5), prop("a", 1, 2)])
        assert map_.solid_spans(ORIGIN) == ((None, 3), (5, 6))
        assert map_.surfaces(ORIGIN) == (3, 6)
        assert map_.with_ceiling(6).surfaces(ORIGIN) == (3,)
        kinds = [map_.solid_kind(Cell(0, 0, level)) for level in range(-1, 7)]
        assert kinds == ["ground", "ground", "a", "a", None, None, "b", None]

    def test_props_that_touch_are_one_span_and_off_the_map_there_is_nothing(self) -> None:
        map_ = HexMap.from_levels(1, 1, "flat", [None], props=[prop("a", 2), prop("b", 3)])
        assert map_.solid_spans(ORIGIN) == ((2, 4),)
        assert map_.ground(Hex(5, 5)) is None
        assert not map_.open(Cell(5, 5, 0))

    def test_a_document_keeps_everything(self) -> None:
        noted = HexMap.blank(2, 1, "pointy").with_prop(prop("a", 2)).set_notes({ORIGIN: (WOODS,)})
        document = json.loads(json.dumps(map_document(noted)))
        assert map_from_document(document) == noted

    def test_extent(self) -> None:
        map_ = HexMap.from_levels(2, 1, "pointy", [-4, 6])
        assert (map_.lowest, map_.highest, map_.top) == (-4, 6, 6)
        assert map_.with_prop(prop("p", 3, 5)).top == 8
        void = HexMap.from_levels(1, 1, "flat", [None], floor=2)
        assert (void.lowest, void.highest, void.top) == (2, 2, 2)


class TestVoidAndFloor:
    @pytest.mark.rule("FS 5.0.3")
    def test_void_is_open_down_to_the_floor(self) -> None:
        map_ = HexMap.from_levels(2, 1, "pointy", [None, -3], floor=-1)
        assert map_.open(Cell(0, 0, -1))
        assert not map_.open(Cell(0, 0, -2))
        assert not map_.solid(Cell(0, 0, -2))
        assert map_.surfaces(ORIGIN) == ()

    def test_ground_may_lie_below_the_floor(self) -> None:
        map_ = HexMap.from_levels(2, 1, "pointy", [None, -3], floor=-1)
        assert map_.open(Cell(1, 0, -3))
        assert map_.surfaces(Hex(1, 0)) == (-3,)


class TestAgainstTheDefinition:
    @given(maps(), st.data())
    @pytest.mark.rule("FS 5.0.3", "FS 5.9")
    def test_open_solid_surface(self, map_: HexMap, data: st.DataObject) -> None:
        h = data.draw(places(map_))
        column = [Cell(h.q, h.r, level) for level in range(-4, 12)]
        props = [p for p in map_.props.values() if h in p.hexes]
        assert map_.props_at(h) == tuple(sorted(props, key=lambda p: p.base))
        for cell in column:
            assert map_.solid(cell) == reference.solid(map_, cell)
            assert map_.open(cell) == reference.open_(map_, cell)
            inside = any(
                (low is None or low <= cell.level) and cell.level < high
                for low, high in map_.solid_spans(h)
            )
            assert inside == map_.solid(cell)
        surfaces = tuple(c.level for c in column if map_.open(c) and map_.solid(reference.below(c)))
        assert map_.surfaces(h) == surfaces

    @given(maps())
    def test_a_document_brings_it_back(self, map_: HexMap) -> None:
        text = json.dumps(map_document(map_))
        back = map_from_document(json.loads(text))
        assert back == map_
        assert json.dumps(map_document(back)) == text


class TestChunks:
    def test_the_hash_is_of_the_content(self) -> None:
        one = HexMap.blank(3, 3, "flat", 2).set_notes({ORIGIN: (WOODS,)}).chunks[0]
        two = Chunk.from_document(one.document())
        assert (one, one.hash) == (two, two.hash)
        assert one.hash == one.hash
        assert len(one.hash) == 32
        assert one.hash != HexMap.blank(3, 3, "flat", 2).chunks[0].hash

    def test_beyond_the_edge_a_chunk_is_void(self) -> None:
        document = HexMap.blank(2, 1, "flat", 4).chunks[0].document()
        assert document["levels"] == [4, 4] + [None] * 1022
        assert document["notes"] == {}


class TestField:
    @pytest.mark.rule("FS 5.9")
    def test_free_supported_held(self) -> None:
        map_ = HexMap.blank(2, 1, "pointy")
        field = Field(map_, {Cell(0, 0, 0): "a"})
        assert not field.free(Cell(0, 0, 0))
        assert field.free(Cell(0, 0, 0), ignore="a")
        assert not field.free(Cell(0, 0, -1))
        assert field.all_free(cells_of(Cell(0, 0, 1), ((0, 0, 0), (1, 0, 0))))
        assert field.supported([Cell(1, 0, 0)])
        assert not field.supported([Cell(0, 0, 1)])
        assert field.held([Cell(0, 0, 1)])
        assert not field.held([Cell(0, 0, 1)], ignore="a")
        assert not field.held([Cell(1, 0, 1)])
        assert field.held(iter([Cell(1, 0, 0)]))
