"""Random maps."""

from __future__ import annotations

from hypothesis import strategies as st

from app.formats.assemble import assemble
from app.rules.geometry.hexes import Hex, Orientation, from_offset
from app.rules.geometry.props import LOOKS
from app.rules.geometry.terrain import HexMap, Note, Prop

WORDS = st.text(
    st.characters(blacklist_categories=("Cs",)), min_size=1, max_size=12
)  # quotes, newlines, anything
KINDS = st.sampled_from(
    ["woods", "jungle", "water", "road", "building", "bridge", "foliage_elev", "impassable", "x-1"]
)
NOTES = st.builds(
    Note,
    KINDS | WORDS,
    st.integers(-3, 4),
    st.sampled_from(["", "height 2", "exits 36", "height 1, exits 0", "exits 77"]) | WORDS,
)
NAMES = st.sampled_from(
    ["", "light building", "wall", "heavy bridge", "fuel tank", "heavy industry", "Relay", "ñ"]
)


def _further(
    draw: st.DrawFn, prop: Prop, others: list[Prop], lowest: dict[Hex, int]
) -> tuple[Hex, ...]:
    """Returns further hexes that have room for a prop, of those with this lowest level."""
    taken = {h for each in others for h in each.hexes}
    free = sorted(h for h, low in lowest.items() if low <= prop.base and h not in taken)
    return tuple(draw(st.lists(st.sampled_from(free), max_size=3))) if free else ()


@st.composite
def maps(draw: st.DrawFn, orientation: Orientation = "flat") -> HexMap:
    """A small map with everything a map can have."""
    columns, rows = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    size = columns * rows
    floor = draw(st.integers(-5, 0))
    ground = st.none() | st.integers(-4, 9)
    levels = draw(st.lists(ground, min_size=size, max_size=size))
    noted = draw(st.dictionaries(st.integers(0, size - 1), st.lists(NOTES, min_size=1, max_size=3)))
    props: list[Prop] = []
    stacks = draw(st.sets(st.integers(0, size - 1), max_size=4))
    places = [from_offset(n % columns, n // columns, orientation) for n in range(size)]
    lowest = [floor if level is None else level for level in levels]
    unused = {places[n]: lowest[n] for n in range(size) if n not in stacks}
    for index in sorted(stacks):
        base, h = lowest[index], places[index]
        for _ in range(draw(st.integers(1, 2))):
            base += draw(st.integers(0, 3))
            height, value = draw(st.integers(1, 3)), draw(st.integers(1, 100))
            integrity = draw(st.integers(1, value))
            name = draw(NAMES)
            look = draw(st.sampled_from(LOOKS))
            single = Prop(f"p{len(props)}", *h, base, height, value, integrity, name, look=look)
            further = _further(draw, single, props, unused)
            props.append(single.on((h, *further)))
            base += height
    ceiling = draw(st.none() | st.integers(1, 20))
    notes = {index: tuple(found) for index, found in noted.items()}
    return assemble(columns, rows, orientation, levels, notes, props, floor, ceiling)
