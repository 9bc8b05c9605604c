"""Generates maps from a seed: hills, canyons, city blocks, islands, mountain passes and ruins.

The same parameters give the same map on every machine. A unit that walks can cross each map from
the left edge to the right one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from app.formats.assemble import check_size
from app.formats.document import MapDocument, Report
from app.formats.errors import FormatError, quotable
from app.formats.generator.kinds import canyon, city, hills, islands, mountain_pass, ruins
from app.formats.generator.sketch import Sketch
from app.rules.geometry.hexes import Orientation

#: Sliders go from 0 to this, seeds from 0 to that, and a generated map has so many hexes at most.
HIGHEST: Final = 10
HIGHEST_SEED: Final = 2**32 - 1
MOST_HEXES: Final = 40_000


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of map. `sliders`: its settings with their defaults."""

    name: str
    title: str
    sliders: Mapping[str, int]
    make: Callable[[Sketch], None]


KINDS: Final = {
    kind.name: kind
    for kind in (
        Kind("hills", "Hills", hills.SLIDERS, hills.make),
        Kind("canyon", "Canyon", canyon.SLIDERS, canyon.make),
        Kind("city", "City", city.SLIDERS, city.make),
        Kind("islands", "Islands", islands.SLIDERS, islands.make),
        Kind("pass", "Mountain pass", mountain_pass.SLIDERS, mountain_pass.make),
        Kind("ruins", "Ruins", ruins.SLIDERS, ruins.make),
    )
}


def generate(
    kind: str,
    columns: int,
    rows: int,
    orientation: Orientation = "flat",
    seed: int = 1,
    settings: Mapping[str, int] | None = None,
    max_hexes: int = MOST_HEXES,
) -> MapDocument:
    """Returns a map. Settings that are left out have their defaults.

    Raises FormatError `no-such-kind`, `no-such-slider`, `bad-slider`, `bad-seed`, `bad-size` or
    `too-large`.
    """
    if kind not in KINDS:
        raise FormatError("no-such-kind", {"kind": quotable(kind), "known": ", ".join(KINDS)})
    chosen, given = KINDS[kind], settings or {}
    for name, value in given.items():
        if name not in chosen.sliders:
            known = ", ".join(chosen.sliders)
            raise FormatError(
                "no-such-slider", {"name": quotable(name), "kind": kind, "known": known}
            )
        if not 0 <= value <= HIGHEST:
            raise FormatError("bad-slider", {"name": name, "highest": HIGHEST})
    if not 0 <= seed <= HIGHEST_SEED:
        raise FormatError("bad-seed", {"highest": HIGHEST_SEED})
    check_size(columns, rows, min(max_hexes, MOST_HEXES))
    sketch = Sketch(columns, rows, orientation, seed, {**chosen.sliders, **given})
    chosen.make(sketch)
    return MapDocument(f"{chosen.title} {seed}", sketch.finished(), [], Report("generated"))
