"""Remembered terrain: what a viewer learns of the map by seeing it (FS 5.4.7).

A remembered map is like the true one where it was seen last; nothing is known of its `unknown`
hexes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from app.rules.geometry.chunks import VOID, Note
from app.rules.geometry.hexes import Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.props import Prop


@dataclass(frozen=True, slots=True)
class TerrainUpdate:
    """What a viewer learns of `hexes`: levels by chunk in order of the bits (None: void), notes as
    (chunk, index, all of them), props seen, and the ids of props that are gone."""

    hexes: HexSet
    levels: Mapping[str, Sequence[int | None]]
    notes: Sequence[tuple[int, int, Sequence[Note]]] = ()
    props: Sequence[Prop] = ()
    gone: Sequence[str] = field(default=())

    def __bool__(self) -> bool:
        return bool(self.hexes or self.props or self.gone)


def terrain_update(known: HexMap, true: HexMap, seen: HexSet) -> TerrainUpdate:
    """Returns what a viewer with the map `known` learns by seeing these hexes of the true map.

    Both maps have the same size. Hidden props are not seen.
    """
    hexes = HexSet(
        {
            chunk: bits
            for chunk, looked in seen.bits.items()
            if (bits := looked & _other(known, true, chunk))
        }
    )
    levels: dict[str, list[int | None]] = {}
    notes = []
    for chunk, index in hexes.places():
        here = true.chunks[chunk]
        level = here.levels[index]
        levels.setdefault(str(chunk), []).append(None if level == VOID else level)
        if index in here.notes:
            notes.append((chunk, index, here.notes[index]))
    shown = {}
    for prop in true.props.values():
        part = () if prop.hidden else _seen_part(true, seen, prop)
        if part:
            rest = _remembered_part(known, seen, prop)
            shown[prop.id] = prop.on((*part, *rest))
    put = [prop for key, prop in shown.items() if known.props.get(key) != prop]
    gone = [
        key
        for key, prop in known.props.items()
        if key not in shown and _seen_part(known, seen, prop)
    ]
    return TerrainUpdate(hexes, levels, notes, put, gone)


def _seen_part(terrain: HexMap, seen: HexSet, prop: Prop) -> tuple[Hex, ...]:
    return tuple(h for h in prop.hexes if seen.has(terrain.place(h)))


def _remembered_part(known: HexMap, seen: HexSet, prop: Prop) -> tuple[Hex, ...]:
    """Returns the hexes out of sight on which a prop that is seen now is remembered.

    A prop that stands at other levels by now is forgotten there: what is remembered of those hexes
    may leave no room for it.
    """
    old = known.props.get(prop.id)
    if old is None or (old.base, old.height) != (prop.base, prop.height):
        return ()
    return known.hexes_outside(old, seen)


def _other(known: HexMap, true: HexMap, chunk: int) -> int:
    """Returns the bits of a chunk's hexes that are unknown or differ from the remembered ones."""
    unknown, old, new = known.unknown.bits.get(chunk, 0), known.chunks[chunk], true.chunks[chunk]
    other = np.frombuffer(old.levels, np.int16) != np.frombuffer(new.levels, np.int16)
    bits = int.from_bytes(np.packbits(other, bitorder="little").tobytes(), "little")
    for index in old.notes.keys() | new.notes.keys():
        if old.notes.get(index, ()) != new.notes.get(index, ()):
            bits |= 1 << index
    return bits | unknown


def apply_update(known: HexMap, learned: TerrainUpdate) -> HexMap:
    """Returns the remembered map with an update applied."""
    chunks = list(known.chunks)
    for key, levels in learned.levels.items():
        chunk = int(key)
        indexes = [i for c, i in HexSet({chunk: learned.hexes.bits[chunk]}).places() if c == chunk]
        edits = {
            i: VOID if level is None else level for i, level in zip(indexes, levels, strict=True)
        }
        notes: dict[int, tuple[Note, ...]] = dict.fromkeys(indexes, ())
        notes |= {i: tuple(of) for c, i, of in learned.notes if c == chunk}
        chunks[chunk] = chunks[chunk].edited(edits, notes)
    props = {key: prop for key, prop in known.props.items() if key not in learned.gone}
    props |= {prop.id: prop for prop in learned.props}
    unknown = known.unknown.minus(learned.hexes)
    return replace(known, chunks=tuple(chunks), props=props, unknown=unknown)
