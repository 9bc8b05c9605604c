"""The result of reading a map file: the map, its units, and a report for people."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from app.rules.geometry.terrain import HexMap


@dataclass(frozen=True, slots=True)
class Report:
    """Remarks of the reader about a file that it accepted.

    `notes` are `{"code", "params"}` (codes below); `unknown` counts hexes by each unknown terrain
    name, which is kept as a note.

    Codes: unknown-terrain {names}, latin-1 {}, no-end {}, unknown-lines {count, line},
    themes-dropped {count}, prop-without-value {count}, prop-kept-as-note {count},
    stale-details {count}.
    """

    format: str
    notes: tuple[dict[str, Any], ...] = ()
    unknown: dict[str, int] = field(default_factory=dict)

    def lines(self) -> list[str]:
        """The notes as English lines."""
        return [REPORT_TEXTS[note["code"]].format(**note["params"]) for note in self.notes]


REPORT_TEXTS: dict[str, str] = {
    "unknown-terrain": "Unknown terrain, kept as notes: {names}.",
    "latin-1": "The file is not UTF-8; it was read as Latin-1.",
    "no-end": "The file has no `end` line.",
    "unknown-lines": "Lines that begin with an unknown word: {count} (the first is line {line}).",
    "themes-dropped": "Hexes with a drawing theme, which is not kept: {count}.",
    "prop-without-value": "Props without a construction factor, given the usual one: {count}.",
    "prop-kept-as-note": "Structures that fit no prop, kept as notes: {count}.",
    "stale-details": "Hexes changed since Hexframe wrote the file, read as they now stand: "
    "{count}.",
}


@dataclass(frozen=True, slots=True)
class MapDocument:
    """A map that was read: its name, the map, units (parameters of `unit.add`) and the report."""

    name: str
    map: HexMap
    units: list[dict[str, Any]]
    report: Report
