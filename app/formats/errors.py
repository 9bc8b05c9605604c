"""Errors of map files: one exception, stable codes, and the English text of each.

A code never changes its meaning; the texts may. `tests/formats/test_registry.py` checks that every
code raised in this package has a text and that every text is used.
"""

from __future__ import annotations

from typing import Any

TEXTS: dict[str, str] = {
    "empty": "The file is empty.",
    "too-big": "The file is larger than {limit} bytes, the most that a map of the permitted "
    "size can need.",
    "unknown-format": "{name} is not a map that Hexframe can read (it reads {known}).",
    "no-such-format": "There is no map format called {format} (there are {known}).",
    "too-large": "The map has {columns} x {rows} = {hexes} hexes; at most {limit} are allowed.",
    "no-size": "No line gives the size of the map.",
    "bad-size": "The size must be two whole numbers above 0, not {found}.",
    "size-again": "The size is given a second time.",
    "hex-before-size": "A hex comes before the size of the map.",
    "too-few-hexes": "The map should have {expected} hexes, but the file holds {found}.",
    "too-many-hexes": "The map should have {expected} hexes, but here comes one more.",
    "bad-hex": "A hex line needs a label, a level and the terrain in quotes, not {found}.",
    "bad-level": "The level of a hex must be a whole number, not {found}.",
    "level-range": "Level {level} is out of range ({lowest} to {highest}).",
    "bad-terrain": "Terrain is written as name:level or name:level:exits, not {found}.",
    "unclosed-quote": "A quotation mark is opened and not closed on its line.",
    "bad-json": "This is not readable JSON: {detail}.",
    "bad-document": "The document does not fit the schema: {detail}.",
    "too-many-values": "The document has more values than a map of its size can need ({limit}).",
    "newer-version": "The document has version {version}; this program reads up to {known}.",
    "wrong-rows": "The ground should have {expected} rows, but has {found}.",
    "wrong-row": "Row {row} of the ground should have {expected} hexes, but has {found}.",
    "ceiling-below-floor": "The ceiling ({ceiling}) must be above the floor ({floor}).",
    "note-off-map": "There are notes for q {q}, r {r}, which is not on the map.",
    "notes-twice": "The notes of the hex at {label} are given twice.",
    "prop-off-map": "The prop {prop} stands on q {q}, r {r}, which is not on the map.",
    "veil-off-map": "A veiled hex at ({q}, {r}) is off the map.",
    "prop-too-large": "The prop {prop} is too large: {hexes} hexes, each with {levels} levels.",
    "prop-twice": "Two props have the id {prop}.",
    "prop-in-ground": "The prop {prop} at {label} begins at level {base}, inside the ground "
    "({ground}).",
    "prop-overlap": "The props {prop} and {other} at {label} overlap.",
    "prop-integrity": "The prop {prop} has integrity {integrity}, more than its value {value}.",
    "universal-vtt": "A Universal VTT file is a picture with a square grid. It has no hexes and no "
    "heights, so it cannot become a map. Hexframe does not show background pictures yet.",
    "not-hexagonal": "The orientation of the map is {found}. Hexframe reads hexagonal maps of "
    "Tiled: in Tiled, make a new map with the orientation Hexagonal.",
    "bad-stagger": "The stagger axis must be x or y and the stagger index odd or even, not "
    "{found}.",
    "no-tile-layer": "The map has no tile layer with tiles, and so no ground.",
    "bad-cells": "The tiles of the layer {layer} cannot be read: {detail}.",
    "wrong-cells": "The layer {layer} should have {expected} tiles, but has {found}.",
    "wrong-layer-size": "The layer {layer} has {columns} x {rows} tiles, and the map {width} x "
    "{height}.",
    "unknown-encoding": "The tiles of the layer {layer} are written as {found}. Hexframe reads "
    "plain numbers, csv and base64, the latter also compressed with zlib, gzip or zstd.",
    "bad-property": "The property {name} is {found}.",
    "too-deep": "The file is nested deeper than {limit} levels.",
    "bad-xml": "This is not readable XML: {detail}.",
    "xml-doctype": "The file has a document type declaration, which maps of Tiled do not have.",
    "no-such-kind": "There is no kind of map called {kind} (there are {known}).",
    "no-such-slider": "Maps of the kind {kind} have no setting {name} (they have {known}).",
    "bad-slider": "The setting {name} must be a whole number from 0 to {highest}.",
    "bad-seed": "The seed must be a whole number from 0 to {highest}.",
    "cannot-hold": "The format {format} cannot hold a map with {what}.",
}


class FormatError(ValueError):
    """A map that cannot be read or written.

    `code` is a key of `TEXTS`; `params` fill its text and are JSON. `line` is the 1-based line of
    the file, or None; `path` is the place in a JSON document, such as `$.layers[0]`, or "".
    """

    def __init__(
        self,
        code: str,
        params: dict[str, Any] | None = None,
        line: int | None = None,
        path: str = "",
    ) -> None:
        super().__init__(code)
        self.code = code
        self.params = params or {}
        self.line = line
        self.path = path

    def text(self) -> str:
        """Returns one English line, which begins with the line or the path if there is one."""
        text = TEXTS[self.code].format(**self.params)
        if self.line is not None:
            return f"line {self.line}: {text}"
        return f"{self.path}: {text}" if self.path else text

    def __str__(self) -> str:
        return self.text()


def quotable(found: str, limit: int = 60) -> str:
    """Shortens text from a file for a message: at most `limit` printable characters."""
    cut = found if len(found) <= limit else found[: limit - 1] + "…"
    return "".join(c if c.isprintable() else " " for c in cut)
