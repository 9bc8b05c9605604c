"""What a viewer learns of a map by seeing it, and the remembered map (FS 5.4.7)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.rules.geometry.hexes import Hex
from app.rules.geometry.hexset import NO_HEXES, HexSet
from app.rules.geometry.remembered_terrain import apply_update, terrain_update
from app.rules.geometry.terrain import HexMap, Note, Prop
from tests.rules.strategies import maps

SAND, SNOW = (Note("sand"),), (Note("snow", 2),)


def places(map_: HexMap, *hexes: Hex) -> HexSet:
    return NO_HEXES.with_places(place for h in hexes if (place := map_.place(h)) is not None)


@given(map_=maps(), data=st.data())
def test_only_seen_hexes_are_remembered(map_: HexMap, data: st.DataObject) -> None:
    every = list(map_.hexes())
    some = st.lists(st.sampled_from(every), unique=True)
    known = map_.masked(places(map_, *data.draw(some)))
    covered = map_.set_notes(
        {h: data.draw(st.sampled_from([(), SAND, SNOW])) for h in data.draw(some)}
    )
    seen = data.draw(some)
    learned = terrain_update(known, covered, places(map_, *seen))
    after = apply_update(known, learned)
    for h in every:
        truth = covered if h in seen else known
        assert after.ground(h) == truth.ground(h)
        assert after.notes(h) == truth.notes(h)
        assert after.is_unknown(h) == (h not in seen and known.is_unknown(h))
    assert not terrain_update(after, covered, places(map_, *seen))


def test_ground_cover_that_stays_is_not_learned_again() -> None:
    known = HexMap.blank(4, 1, "pointy").set_notes({Hex(0, 0): SAND, Hex(1, 0): SAND})
    true = known.set_notes({Hex(1, 0): SNOW})
    learned = terrain_update(known, true, true.all_hexes)
    assert learned.hexes == places(true, Hex(1, 0))
    assert [of for _chunk, _index, of in learned.notes] == [SNOW]


def test_a_prop_that_is_gone_is_forgotten_once_its_hex_is_seen() -> None:
    true = HexMap.blank(4, 1, "pointy")
    known = true.with_prop(Prop("wall", 2, 0, 0, 3, 5, 5))
    assert not terrain_update(known, true, places(true, Hex(1, 0)))
    learned = terrain_update(known, true, places(true, Hex(2, 0)))
    assert learned.gone == ["wall"]
    assert apply_update(known, learned).props == {}
