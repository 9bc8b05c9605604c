"""Props on several hexes: what they fill, where they fit, how ground lifts them, what is remembered
of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexset import NO_HEXES, HexSet
from app.rules.geometry.movement import Mover, reach
from app.rules.geometry.props import MAX_PROP_CELLS, MAX_PROP_HEXES
from app.rules.geometry.ranges import steps
from app.rules.geometry.remembered_terrain import apply_update, terrain_update
from app.rules.geometry.sight import sight
from app.rules.geometry.terrain import ONE_CELL, Field, HexMap, Prop, TerrainError
from app.rules.geometry.viewshed import viewshed
from tests.rules.strategies import cells, maps, surfaces

FLAT = HexMap.blank(8, 8, "flat")
REST = (Hex(0, 1), Hex(0, 2), Hex(0, 3))
HOUSE = Prop("house", 2, 2, 0, 2, 5, 5, hexes=(Hex(3, 2), Hex(2, 3)))


def split(map_: HexMap) -> HexMap:
    """Returns the map with a prop of one hex for each hex of each prop: a slow reference."""
    single = {
        f"{prop.id}.{n}": replace(prop, id=f"{prop.id}.{n}", q=h.q, r=h.r, hexes=())
        for prop in map_.props.values()
        for n, h in enumerate(prop.hexes)
    }
    return replace(map_, props=single)


def places(map_: HexMap, *hexes: Hex) -> HexSet:
    return NO_HEXES.with_places(place for h in hexes if (place := map_.place(h)) is not None)


def test_hexes_come_in_any_order_and_each_counts_once() -> None:
    given_ = (Hex(3, 2), Hex(2, 3), Hex(2, 2), Hex(3, 2))
    assert Prop("house", 2, 3, 0, 2, 5, 5, hexes=given_) == HOUSE
    assert (HOUSE.q, HOUSE.r) == (2, 2)
    assert HOUSE.hexes == (Hex(2, 2), Hex(2, 3), Hex(3, 2))
    assert Prop("house", 2, 2, 0, 2, 5, 5).hexes == (Hex(2, 2),)
    assert set(HOUSE.cells) == {Cell(*h, level) for h in HOUSE.hexes for level in (0, 1)}
    assert HOUSE.shifted(4, 1).hexes == (Hex(4, 1), Hex(4, 2), Hex(5, 1))


@pytest.mark.rule("FS 5.0.4")
@given(maps())
def test_a_prop_fills_each_of_its_hexes(map_: HexMap) -> None:
    filled = {cell: prop.id for prop in map_.props.values() for cell in prop.cells}
    for h in map_.hexes():
        ground = map_.ground(h)
        for level in range(-3, 13):
            cell = Cell(h.q, h.r, level)
            earth = ground is not None and level < ground
            assert map_.solid_kind(cell) == ("ground" if earth else filled.get(cell))
        assert {p.id for p in map_.props_at(h)} == {
            p.id for p in map_.props.values() if h in p.hexes
        }
    assert set(map_.prop_hexes) == {h for prop in map_.props.values() for h in prop.hexes}


@given(st.data())
def test_bodies_and_lines_meet_each_hex_of_a_prop(data: st.DataObject) -> None:
    map_ = data.draw(maps())
    single = split(map_)
    a, b = data.draw(surfaces(map_)), data.draw(cells(map_))
    assert all(map_.solid_spans(h) == single.solid_spans(h) for h in map_.hexes())
    assert sight(map_, a, b).visible == sight(single, a, b).visible
    assert set(viewshed(map_, a, 6)) == set(viewshed(single, a, 6))
    assert steps(map_, a, b, 6) == steps(single, a, b, 6)
    mover = Mover("me", a, ONE_CELL, None)
    for mode in ("ground", "flight"):
        found, same = (reach(Field(each, {}), mover, mode, 3).cells for each in (map_, single))
        assert set(found) == set(same)


@pytest.mark.rule("FS 5.0.4")
def test_a_prop_hangs_over_lower_ground_and_no_hex_of_it_is_buried() -> None:
    map_ = FLAT.set_ground({Hex(3, 2): 1, Hex(2, 3): None})
    with pytest.raises(TerrainError) as refused:
        map_.with_prop(HOUSE)
    assert (refused.value.code, refused.value.params["q"]) == ("in-the-ground", 3)
    hanging = map_.with_prop(replace(HOUSE, base=1))
    assert hanging.surfaces(Hex(2, 2)) == (0, 3)
    assert hanging.surfaces(Hex(3, 2)) == (3,)
    assert hanging.open(Cell(2, 3, 0))


@pytest.mark.parametrize(
    ("prop", "code"),
    [
        (Prop("x", 7, 0, 0, 1, 1, 1, hexes=(Hex(8, 0),)), "off-map"),
        (Prop("x", 0, 2, 1, 1, 1, 1, hexes=(Hex(2, 3),)), "props-overlap"),
        (Prop("x", 0, 2, 2, 1, 1, 1, hexes=(Hex(2, 3),)), None),
        (Prop("x", 0, 0, 0, MAX_PROP_CELLS // 4 + 1, 1, 1, hexes=REST), "prop-too-large"),
        (Prop("x", 0, 0, 0, MAX_PROP_CELLS // 4, 1, 1, hexes=REST), None),
    ],
)  # fmt: skip
def test_the_rules_of_a_prop_hold_for_each_hex(prop: Prop, code: str | None) -> None:
    map_ = FLAT.with_prop(HOUSE)
    if code is None:
        assert map_.with_prop(prop).props["x"] == prop
    else:
        with pytest.raises(TerrainError) as refused:
            map_.with_prop(prop)
        assert refused.value.code == code


def test_a_prop_has_a_most_number_of_hexes() -> None:
    hexes = list(FLAT.hexes())
    most = Prop("x", 0, 0, 0, 1, 1, 1, hexes=tuple(hexes[:MAX_PROP_HEXES]))
    assert len(FLAT.with_prop(most).props["x"].hexes) == MAX_PROP_HEXES
    with pytest.raises(TerrainError) as refused:
        FLAT.with_prop(most.on(hexes[: MAX_PROP_HEXES + 1]))
    assert (refused.value.code, refused.value.params["hexes"]) == ("prop-too-large", 61)


@pytest.mark.rule("FS 5.11")
@given(st.data())
def test_rising_ground_lifts_whole_props_and_what_stands_on_them(data: st.DataObject) -> None:
    map_ = data.draw(maps())
    hexes = st.sampled_from(list(map_.hexes()))
    changes = data.draw(
        st.dictionaries(hexes, st.one_of(st.none(), st.integers(-2, 9)), max_size=4)
    )
    lifted = map_.set_ground(changes, carry=True)
    bases = {prop.id: prop.base for prop in map_.props.values()}
    grown = replace(map_, props={}).set_ground(changes)
    moving = True
    while moving:  # the slow reference: push each prop up a little as long as one is in the way
        moving = False
        for prop in map_.props.values():
            for h in prop.hexes:
                ground = grown.ground(h)
                below = [grown.floor if ground is None else ground]
                below += [bases[o.id] + o.height for o in map_.props_at(h) if o.base < prop.base]
                if h in changes or any(bases[o.id] != o.base for o in map_.props_at(h)):
                    while bases[prop.id] < max(below):
                        bases[prop.id] += 1
                        moving = True
    assert {prop.id: prop.base for prop in lifted.props.values()} == bases
    assert {h: lifted.ground(h) for h in map_.hexes()} == {h: grown.ground(h) for h in map_.hexes()}
    if bases != {prop.id: prop.base for prop in map_.props.values()}:
        with pytest.raises(TerrainError) as refused:
            map_.set_ground(changes)
        assert refused.value.code == "prop-in-the-way"


class TestRemembered:
    def test_a_viewer_knows_the_hexes_that_it_has_seen(self) -> None:
        true = FLAT.with_prop(HOUSE)
        known = true.masked(true.all_hexes)
        known = apply_update(known, terrain_update(known, true, places(true, Hex(3, 2))))
        assert known.props["house"] == HOUSE.on([Hex(3, 2)])
        known = apply_update(known, terrain_update(known, true, places(true, Hex(2, 3))))
        assert known.props["house"] == HOUSE.on([Hex(2, 3), Hex(3, 2)])
        assert not terrain_update(known, true, places(true, Hex(3, 2)))
        known = apply_update(known, terrain_update(known, true, true.all_hexes))
        assert known.props["house"] == HOUSE

    def test_all_of_it_is_gone_when_a_hex_is_seen_without_it(self) -> None:
        known = FLAT.with_prop(HOUSE)
        learned = terrain_update(known, FLAT, places(FLAT, Hex(2, 3)))
        assert learned.gone == ["house"]
        assert not terrain_update(known, FLAT, places(FLAT, Hex(5, 5)))

    def test_harm_to_it_is_seen_at_any_of_its_hexes(self) -> None:
        known = FLAT.with_prop(HOUSE)
        true = FLAT.with_prop(replace(HOUSE, integrity=3))
        learned = terrain_update(known, true, places(true, Hex(2, 3)))
        assert apply_update(known, learned).props == true.props

    def test_what_stands_at_other_levels_is_forgotten_where_it_is_out_of_sight(self) -> None:
        known = FLAT.with_prop(HOUSE)
        true = FLAT.with_prop(HOUSE.moved_to(4))
        learned = terrain_update(known, true, places(true, Hex(2, 3)))
        assert learned.props == [HOUSE.moved_to(4).on([Hex(2, 3)])]

    @given(st.data())
    def test_what_is_learned_depends_on_nothing_out_of_sight(self, data: st.DataObject) -> None:
        """Two worlds that agree on the hexes seen teach the same of hexes and props."""
        map_ = data.draw(maps())
        every = list(map_.hexes())
        seen = set(data.draw(st.lists(st.sampled_from(every), unique=True)))
        known = map_.masked(places(map_, *data.draw(st.lists(st.sampled_from(every)))))
        other = replace(map_, props={k: p for k, p in map_.props.items() if seen & {*p.hexes}})
        for key, prop in other.props.items():
            kept = [h for h in prop.hexes if h in seen or data.draw(st.booleans())]
            other = replace(other, props={**other.props, key: prop.on(kept)})
        assume(other != map_)
        looked = places(map_, *seen)
        assert terrain_update(known, map_, looked) == terrain_update(known, other, looked)

    @given(st.data())
    def test_a_remembered_map_is_one_that_could_be(self, data: st.DataObject) -> None:
        """Whatever changes out of sight, remembered props overlap neither each other nor ground."""
        map_ = data.draw(maps())
        every = list(map_.hexes())
        known = map_
        for _ in range(3):
            changes = {data.draw(st.sampled_from(every)): data.draw(st.integers(0, 4))}
            map_ = map_.set_ground(changes, carry=True)
            for prop in list(map_.props.values()):
                low = prop.moved_to(data.draw(st.integers(0, 9)))
                try:
                    map_ = map_.replace_prop(low)
                except TerrainError:
                    continue
            seen = places(map_, *data.draw(st.lists(st.sampled_from(every))))
            known = apply_update(known, terrain_update(known, map_, seen))
            for h in every:
                spans = known.solid_spans(h)
                tops = [top for _, top in spans]
                assert tops == sorted(set(tops))
                assert all(b is None or b > t for (_, t), (b, _) in pairwise(spans))
