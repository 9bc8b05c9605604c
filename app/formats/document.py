"""The result of reading a map file: the map, its units, and a report for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final, Literal

from typing_extensions import TypedDict

from app.formats.errors import quotable
from app.rules.geometry.hexes import Orientation
from app.rules.geometry.terrain import VOID, HexMap
from app.rules.json_types import Doc

#: The most names in one remark, and the most kinds of notes in a report.
MOST_NAMES: Final = 20


class Remark(TypedDict):
    """Something that was read in another way, or ignored, and why."""

    code: str
    params: dict[str, Any]
    text: Annotated[str, Doc("in English")]


class ImportReport(TypedDict):
    """What a map file became."""

    format: Annotated[str, Doc("the format of the file")]
    columns: int
    rows: int
    orientation: Literal["flat", "pointy"]
    ground: Annotated[int, Doc("hexes with ground")]
    voids: Annotated[int, Doc("hexes without ground")]
    lowest: Annotated[int, Doc("the lowest ground level")]
    highest: Annotated[int, Doc("the highest ground level")]
    props: Annotated[int, Doc("props that it had")]
    notes: Annotated[int, Doc("covers and other notes on hexes")]
    kinds: Annotated[dict[str, int], Doc("the most frequent kinds of notes, at most 20")]
    units: Annotated[int, Doc("units that it had")]
    remarks: Annotated[list[Remark], Doc("what the file had that a map cannot have")]


@dataclass(frozen=True, slots=True)
class Contents:
    """What a map holds, in numbers; `kinds` counts the notes by kind."""

    columns: int
    rows: int
    orientation: Orientation
    ground: int
    lowest: int
    highest: int
    props: int
    kinds: Mapping[str, int]
    units: int


@dataclass(frozen=True, slots=True)
class Report:
    """Remarks of the reader about a file that it accepted.

    `notes` are `{"code", "params"}` (codes: `REPORT_TEXTS`); `unknown` counts hexes by each
    unknown terrain name, which is kept as a note. `contents` is filled in by `read_map`.
    """

    format: str
    notes: tuple[dict[str, Any], ...] = ()
    unknown: dict[str, int] = field(default_factory=dict)
    contents: Contents | None = None

    def without_units(self, refused: str = "") -> Report:
        """Returns the report of an import that adds no units, and says so where there are any.

        `refused`: why they could not be added, else none was to be.
        """
        count = self.contents.units if self.contents else 0
        if not count:
            return self
        note: dict[str, Any] = {"code": "units-not-placed", "params": {"count": count}}
        if refused:
            note = {"code": "units-refused", "params": {"count": count, "what": refused}}
        return replace(self, notes=(*self.notes, note))

    def lines(self) -> list[str]:
        """The notes as English lines."""
        return [REPORT_TEXTS[note["code"]].format(**note["params"]) for note in self.notes]

    def document(self) -> ImportReport:
        """Returns the report as JSON. `contents` must be there."""
        held = self.contents
        assert held is not None
        frequent = sorted(held.kinds.items(), key=lambda each: (-each[1], each[0]))[:MOST_NAMES]
        return {
            "format": self.format,
            "columns": held.columns,
            "rows": held.rows,
            "orientation": held.orientation,
            "ground": held.ground,
            "voids": held.columns * held.rows - held.ground,
            "lowest": held.lowest,
            "highest": held.highest,
            "props": held.props,
            "notes": sum(held.kinds.values()),
            "kinds": dict(frequent),
            "units": held.units,
            "remarks": [
                {"code": note["code"], "params": note["params"], "text": text}
                for note, text in zip(self.notes, self.lines(), strict=True)
            ],
        }


REPORT_TEXTS: dict[str, str] = {
    "unknown-terrain": "Unknown terrain, kept as notes: {names}.",
    "latin-1": "The file is not UTF-8; it was read as Latin-1.",
    "no-end": "The file has no `end` line.",
    "unknown-lines": "Lines that begin with an unknown word: {count} (the first is line {line}).",
    "lines-ignored": "Lines that have no meaning here, ignored: {names}.",
    "themes-dropped": "Hexes with a drawing theme, which is not kept: {count}.",
    "prop-without-value": "Props without an integrity, given the usual one: {count}.",
    "prop-kept-as-note": "Structures that fit no prop, kept as notes: {count}.",
    "stale-details": "Hexes changed since Hexframe wrote the file, read as they now stand: "
    "{count}.",
    "void-column-added": "The file shifts the even columns by half a hex, Hexframe the odd ones. "
    "A column of void was added at the left, so that all neighbours stay neighbours.",
    "void-row-added": "The file shifts the even rows by half a hex, Hexframe the odd ones. "
    "A row of void was added at the top, so that all neighbours stay neighbours.",
    "external-tilesets": "Tilesets in files of their own, which are not read: {names}. The tiles "
    "have no properties, so the properties of their layers count. Embed the tilesets to change "
    "this.",
    "layers-ignored": "Layers that hold no hexes, ignored: {names}.",
    "tiles-ignored": "Tiles that mean neither a cover nor a prop, ignored, by layer: {names}.",
    "offsets-ignored": "Tile layers with an offset in pixels, read without it: {names}.",
    "objects-ignored": "Objects that are neither unit, prop, cover nor spawn point, ignored: "
    "{names}.",
    "objects-off-map": "Objects beside the map, ignored: {names}.",
    "properties-ignored": "Properties without a meaning here, ignored: {names}.",
    "units-off-map": "Units without a free place on the ground, kept off the map: {names}.",
    "units-not-placed": "Units in the file: {count}. Replacing a map adds no units; make a new "
    "scene or a new table from the file to get them.",
    "units-refused": "Units in the file: {count}. None was added: {what}",
}


@dataclass(frozen=True, slots=True)
class MapDocument:
    """A map that was read: its name, the map, units (parameters of `unit.add`) and the report."""

    name: str
    map: HexMap
    units: list[dict[str, Any]]
    report: Report


def contents_of(board: HexMap, units: int) -> Contents:
    """Counts what a map holds."""
    kinds = Counter(
        note.kind for chunk in board.chunks for notes in chunk.notes.values() for note in notes
    )
    ground = sum(len(chunk.levels) - chunk.levels.count(VOID) for chunk in board.chunks)
    return Contents(
        board.columns,
        board.rows,
        board.orientation,
        ground,
        board.lowest,
        board.highest,
        len(board.props),
        kinds,
        units,
    )


def listed(names: Mapping[str, int]) -> str:
    """Returns names with their counts for a remark: "road (3), sign"; at most `MOST_NAMES`."""
    shown = [
        quotable(name) + (f" ({count})" if count > 1 else "")
        for name, count in sorted(names.items())[:MOST_NAMES]
    ]
    more = len(names) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more > 0 else "")
