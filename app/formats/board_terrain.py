"""Terrain of one hex, converted from and to MegaMek `.board` terrain.

`read_hex` and `write_hex` work on one hex without its position: a level and the text
`name:level[:exits];name:level`. Structures become props, everything else a note; the table of
meanings is in docs/map-formats.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from app.formats.board_text import whole_number
from app.formats.errors import FormatError, quotable
from app.rules.geometry.props import Look
from app.rules.geometry.terrain import Note, Prop

GRADES = ("light", "medium", "heavy", "hardened")
WALL = "wall"
BUILDINGS = {**{n: f"{grade} building" for n, grade in enumerate(GRADES, 1)}, 5: WALL}
BRIDGES = {n: f"{grade} bridge" for n, grade in enumerate(GRADES, 1)}
USUAL_VALUE = {1: 15, 2: 40, 3: 90, 4: 120, 5: 120}
#: The greatest value of a prop.
MAX_VALUE = 100_000
FUEL_TANK = "fuel tank"
HEAVY_INDUSTRY = "heavy industry"
#: Looks by the slot of a structure; a wall is a building of its own grade.
LOOK_OF: dict[str, Look] = {
    "building": "house", "fuel-tank": "tower", "industry": "depot", "bridge": "bridge",
}  # fmt: skip

_NAMES = """
    woods jungle foliage_elev water rapids ice mud tundra sand rough rubble snow swamp magma
    planted_fields heavy_industrial pavement road building bldg_cf bldg_elev bldg_class
    bldg_basement_type bldg_armor bldg_fluff bridge bridge_cf bridge_elev fuel_tank fuel_tank_cf
    fuel_tank_elev fuel_tank_magn cliff_top elevator impassable fortified fire smoke geyser
    metal_deposit arms legs screen space fluff
"""
KNOWN = frozenset(_NAMES.split())
_FOLIAGE = ("woods", "jungle")
_TEXT = re.compile(r"(?:height (?P<height>-?[0-9]{1,9}))?(?:(?:^|, )exits (?P<exits>[0-9]{1,2}))?")
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")


class Structure(NamedTuple):
    """A prop without its position: structure, base, height, value, name."""

    slot: str
    base: int
    height: int
    value: int
    name: str


@dataclass(frozen=True, slots=True)
class HexMeaning:
    """A converted hex; counts `unknown` names, `guessed` values and `refused` structures."""

    ground: int
    notes: tuple[Note, ...] = ()
    pieces: tuple[Structure, ...] = ()
    unknown: tuple[str, ...] = ()
    guessed: int = 0
    refused: int = 0


def parse_terrains(text: str) -> dict[str, tuple[int, int | None]]:
    """Returns the `name:level[:exits]` parts by name; the last one of a repeated name counts.

    Exits use the low six bits. Raises FormatError `bad-terrain` without a line, which the caller
    adds.
    """
    terrains: dict[str, tuple[int, int | None]] = {}
    for part in text.split(";"):
        part = part.strip()
        if not part:
            continue
        name, *numbers = (piece.strip() for piece in part.split(":"))
        values = [whole_number(number) for number in numbers]
        if not 1 <= len(name) <= 80 or not 1 <= len(values) <= 2 or None in values:
            raise FormatError("bad-terrain", {"found": quotable(part)})
        if name.lower() in KNOWN:
            name = name.lower()
        level, exits = (values[0] or 0), (values[1] if len(values) == 2 else None)
        terrains[name] = (level, None if exits is None else exits & 63)
    return terrains


def read_hex(level: int, text: str) -> HexMeaning:
    """Converts a hex at `level` with that terrain. Raises FormatError `bad-terrain`."""
    if not text.strip():
        return HexMeaning(level)
    terrains = parse_terrains(text)
    ground = level - max(0, terrains.get("water", (0, None))[0])
    taken: set[str] = set()
    pieces: list[Structure] = []
    guessed = refused = 0
    for piece, names, guess in _structures(terrains, level, ground):
        fits = piece.base >= ground and not any(
            piece.base < other.base + other.height and other.base < piece.base + piece.height
            for other in pieces
        )
        if fits:
            pieces.append(piece)
            taken.update(names)
            guessed += guess
        else:
            refused += 1
    if any(name in terrains for name in _FOLIAGE):
        taken.add("foliage_elev")
    notes = []
    for name, (value, exits) in terrains.items():
        if name in taken and (exits is None or name not in ("building", "bridge", "fuel_tank")):
            continue
        foliage = terrains.get("foliage_elev") if name in _FOLIAGE else None
        words = [] if foliage is None else [f"height {foliage[0]}"]
        words += [] if exits is None else [f"exits {exits}"]
        notes.append(Note(name, value, ", ".join(words)))
    unknown = tuple(n for n in terrains if n not in KNOWN and not n.endswith("_fluff"))
    return HexMeaning(ground, tuple(notes), tuple(pieces), unknown, guessed, refused)


def _structures(
    terrains: dict[str, tuple[int, int | None]], level: int, ground: int
) -> Iterable[tuple[Structure, tuple[str, ...], bool]]:
    """Yields each structure with the terrain names it uses and whether its value is a guess.

    Heights count from LEVEL (the water's surface); a structure reaches down to the ground.
    """

    def number(name: str, absent: int) -> int:
        return terrains[name][0] if name in terrains else absent

    def value(name: str, grade: int) -> int:
        return min(MAX_VALUE, max(1, number(name, USUAL_VALUE.get(grade, USUAL_VALUE[1]))))

    def standing(slot: str, above: int, worth: int, name: str) -> Structure:
        return Structure(slot, ground, level - ground + max(1, above), worth, name)

    if "building" in terrains:
        grade = terrains["building"][0]
        name = BUILDINGS.get(grade, f"building {grade}")
        yield (
            standing("building", number("bldg_elev", 1), value("bldg_cf", grade), name),
            ("building", "bldg_elev", "bldg_cf"),
            "bldg_cf" not in terrains,
        )
    if "fuel_tank" in terrains:
        grade = terrains["fuel_tank"][0]
        name = FUEL_TANK if grade == 1 else f"{FUEL_TANK} {grade}"
        yield (
            standing("fuel-tank", number("fuel_tank_elev", 1), value("fuel_tank_cf", 1), name),
            ("fuel_tank", "fuel_tank_elev", "fuel_tank_cf"),
            "fuel_tank_cf" not in terrains,
        )
    if "heavy_industrial" in terrains:
        above = terrains["heavy_industrial"][0]
        yield (
            standing("industry", above, USUAL_VALUE[2], HEAVY_INDUSTRY),
            ("heavy_industrial",),
            True,
        )
    if "bridge" in terrains:
        grade = terrains["bridge"][0]
        top = level + number("bridge_elev", 0)
        name = BRIDGES.get(grade, f"bridge {grade}")
        yield (
            Structure("bridge", top - 1, 1, value("bridge_cf", grade), name),
            ("bridge", "bridge_elev", "bridge_cf"),
            "bridge_cf" not in terrains,
        )


def write_hex(
    ground: int | None, notes: Iterable[Note], props: Iterable[Prop], floor: int
) -> tuple[int, str]:
    """Returns the LEVEL and terrain text nearest to a hex of ours; a void is impassable terrain.

    What MegaMek cannot express is left out; the writer compares and adds a comment with it.
    """
    terrains: dict[str, str] = {}
    depth = 0
    for note in notes:
        match = _TEXT.fullmatch(note.text)
        if (
            _NAME.fullmatch(note.kind) is None
            or note.kind in terrains
            or abs(note.level) > 10**9 - 1
        ):
            continue
        exits = f":{match['exits']}" if match is not None and match["exits"] else ""
        terrains[note.kind] = f"{note.level}{exits}"
        if match is not None and match["height"] and note.kind in _FOLIAGE:
            terrains["foliage_elev"] = match["height"]
        if note.kind == "water" and ground is not None:
            depth = max(0, note.level)
    if ground is None:
        terrains.setdefault("impassable", "1")
    level = floor if ground is None else ground + depth
    for prop in props:
        for name, number in _structure_terrains(prop, level, ground).items():
            terrains.setdefault(name, str(number))
    return level, ";".join(f"{name}:{value}" for name, value in terrains.items())


def _structure_terrains(prop: Prop, level: int, ground: int | None) -> dict[str, int]:
    """Returns the terrains of one prop: by its known name, else by its position."""
    above = prop.base + prop.height - level
    if prop.name == HEAVY_INDUSTRY:
        return {"heavy_industrial": above}
    if prop.name == FUEL_TANK:
        return {"fuel_tank": 1, "fuel_tank_cf": prop.integrity, "fuel_tank_elev": above}
    bridge = prop.look == "bridge" or prop.name in BRIDGES.values()
    standing = prop.base == ground and not bridge
    names = BUILDINGS if standing else BRIDGES
    grade = next((n for n, name in names.items() if name == prop.name), None)
    if grade is None and standing and prop.look == "wall":
        grade = 5
    if grade is None:
        grade = sum(prop.value > USUAL_VALUE[n] for n in (1, 2, 3)) + 1
    if standing:
        return {"building": grade, "bldg_cf": prop.integrity, "bldg_elev": above}
    return {"bridge": grade, "bridge_cf": prop.integrity, "bridge_elev": above}
