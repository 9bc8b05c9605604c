"""Reads a MegaMek `.board` file.

The format cannot express everything a hex may have here (void, a named prop, a ceiling). The
writer puts the rest into a comment before the hex (`#:hexframe`). MegaMek skips the comment and
this reader reads it back, so a map written here is read unchanged. The comment holds a checksum
of its hex line: when another program has edited that line, the comment is ignored.
"""

from __future__ import annotations

import re
import zlib
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from app.formats.assemble import assemble, check_level, check_size, with_unique_ids
from app.formats.board_terrain import LOOK_OF, WALL, HexMeaning, read_hex
from app.formats.board_text import Token, decode, split_lines, tokens, whole_number
from app.formats.document import MapDocument, Report, listed
from app.formats.errors import FormatError, quotable
from app.formats.hexframe import NoteBody, PropBody
from app.rules.decoding import decode_json
from app.rules.geometry.hexes import Hex, from_offset, label, to_offset
from app.rules.geometry.terrain import Note, Prop

#: The beginning of a comment with details of a hex or of the map.
DETAILS = "#:hexframe "
_FAST_HEX = re.compile(
    r"[\x00-\x20]*hex[\x00-\x20]+[0-9]+[\x00-\x20]+(-?[0-9]{1,9})[\x00-\x20]+"
    r'"([^"\\]*)"(?:[\x00-\x20]+"([^"\\]*)")?[\x00-\x20]*',
    re.IGNORECASE,
)
_SKIPPED = frozenset(("option", "tag", "background", "description", "note"))


class _HexDetails(msgspec.Struct, forbid_unknown_fields=True):
    ground: int | None
    notes: list[NoteBody] = []
    props: list[PropBody] = []


class _MapDetails(msgspec.Struct, forbid_unknown_fields=True):
    floor: int
    ceiling: int | None = None


@dataclass(slots=True)
class _Reader:
    """Reads one file line by line and keeps what was read."""

    max_hexes: int
    columns: int = 0
    rows: int = 0
    ended: bool = False
    levels: list[int | None] = field(default_factory=list)
    notes: dict[int, tuple[Note, ...]] = field(default_factory=dict)
    props: list[Prop] = field(default_factory=list)
    #: props of several hexes, and the hexes of each that were read
    parts: dict[bytes, tuple[PropBody, list[Hex]]] = field(default_factory=dict)
    lines: list[int] = field(default_factory=list)
    details: tuple[str, str] | None = None
    map_details: _MapDetails | None = None
    meanings: dict[tuple[int, str], HexMeaning] = field(default_factory=dict)
    unknown: Counter[str] = field(default_factory=Counter)
    tally: Counter[str] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    unknown_line: int = 0

    def line(self, text: str, number: int) -> None:
        """Reads one line."""
        fast = _FAST_HEX.fullmatch(text)
        if fast is not None:
            self.hex(int(fast[1]), fast[2], fast[3] or "", number)
            return
        if text.startswith(DETAILS):
            kind, _, body = text[len(DETAILS) :].partition(" ")
            if kind == "map":
                self.map_details = _details(body, _MapDetails)
            else:
                self.details = (kind, body)
            return
        self.statements(tokens(text, number), number)

    def statements(self, words: list[Token], number: int) -> None:
        """Reads a line that is not a plain hex."""
        if not words:
            return
        keyword = "" if words[0].quoted else words[0].text.lower()
        if keyword == "size":
            self.size([word.text for word in words[1:3]], number)
            self.statements(words[3:], number)
        elif keyword == "hex":
            self.hex_words(words[1:], number)
        elif keyword == "end":
            self.ended = True
        elif keyword in _SKIPPED:
            self.skipped[keyword] += 1
        else:
            self.tally["unknown-lines"] += 1
            self.unknown_line = self.unknown_line or number

    def size(self, words: list[str], number: int) -> None:
        if self.columns:
            raise FormatError("size-again", {}, number)
        sides = [whole_number(word) for word in words]
        if len(sides) != 2 or sides[0] is None or sides[1] is None:
            raise FormatError("bad-size", {"found": quotable(" ".join(words)) or "nothing"}, number)
        check_size(sides[0], sides[1], self.max_hexes, number)
        self.columns, self.rows = sides[0], sides[1]

    def hex_words(self, words: list[Token], number: int) -> None:
        """Reads a hex line that the plain pattern does not match."""
        if not 2 <= len(words) <= 4 or words[0].quoted or words[1].quoted:
            found = quotable(" ".join(word.text for word in words)) or "nothing"
            raise FormatError("bad-hex", {"found": found}, number)
        level = whole_number(words[1].text)
        if level is None:
            raise FormatError("bad-level", {"found": quotable(words[1].text)}, number)
        terrain = words[2].text if len(words) > 2 else ""
        self.hex(level, terrain, words[3].text if len(words) > 3 else "", number)

    def hex(self, level: int, terrain: str, theme: str, number: int) -> None:
        """Adds the next hex; its position on the map is its position in the file."""
        index = len(self.levels)
        if not self.columns:
            raise FormatError("hex-before-size", {}, number)
        if index >= self.columns * self.rows:
            raise FormatError("too-many-hexes", {"expected": self.columns * self.rows}, number)
        if theme:
            self.tally["themes-dropped"] += 1
        self.lines.append(number)
        if self.details is not None and self.detailed(index, level, terrain):
            return
        meaning = self.meanings.get((level, terrain))
        if meaning is None:
            try:
                meaning = read_hex(check_level(level, number), terrain)
            except FormatError as error:
                raise FormatError(error.code, error.params, number) from None
            self.meanings[level, terrain] = meaning
        self.levels.append(meaning.ground)
        if meaning.notes:
            self.notes[index] = meaning.notes
        if meaning.pieces:
            h = from_offset(index % self.columns, index // self.columns, "flat")
            self.props += props_of(meaning, h)
        if meaning.unknown:
            self.unknown.update(meaning.unknown)
        if meaning.guessed:
            self.tally["prop-without-value"] += meaning.guessed
        if meaning.refused:
            self.tally["prop-kept-as-note"] += meaning.refused

    def detailed(self, index: int, level: int, terrain: str) -> bool:
        """Reads the hex from the comment before it, if the comment still fits this line."""
        kind, body = self.details or ("", "")
        self.details = None
        found = _details(body, _HexDetails) if kind == checksum(level, terrain) else None
        if found is None:
            self.tally["stale-details"] += 1
            return False
        self.levels.append(found.ground)
        if found.notes:
            self.notes[index] = tuple(note.note() for note in found.notes)
        h = from_offset(index % self.columns, index // self.columns, "flat")
        for body in found.props:
            if tuple(h) in body.hexes:
                self.parts.setdefault(msgspec.json.encode(body), (body, []))[1].append(h)
            else:
                body.hexes = []
                self.props.append(body.prop(h, found.ground, 0))
        return True

    def all_props(self) -> list[Prop]:
        """Returns the props; one of several hexes stands on those whose comments describe it."""
        blocks = [body.prop(hexes[0], 0, 0).on(hexes) for body, hexes in self.parts.values()]
        return [*self.props, *blocks]


def read_board(name: str, data: bytes, max_hexes: int) -> MapDocument:
    """Reads a MegaMek map. Raises FormatError with the line of the first fault."""
    text, is_latin = decode(data)
    reader = _Reader(max_hexes)
    number = 0
    for number, line in enumerate(split_lines(text), 1):
        reader.line(line, number)
        if reader.ended:
            break
    if not reader.columns:
        raise FormatError("no-size")
    expected = reader.columns * reader.rows
    if len(reader.levels) < expected:
        raise FormatError(
            "too-few-hexes", {"expected": expected, "found": len(reader.levels)}, number
        )
    lowest = min((level for level in reader.levels if level is not None), default=0)
    about = reader.map_details or _MapDetails(min(0, lowest))
    made = assemble(
        reader.columns,
        reader.rows,
        "flat",
        reader.levels,
        reader.notes,
        with_unique_ids(reader.all_props()),
        about.floor,
        about.ceiling,
        lambda h: reader.lines[_index(h, reader.columns)],
    )
    return MapDocument(name, made, [], _report(reader, is_latin))


def _index(h: Hex, columns: int) -> int:
    column, row = to_offset(h, "flat")
    return row * columns + column


def _report(reader: _Reader, is_latin: bool) -> Report:
    notes: list[dict[str, Any]] = []
    if reader.unknown:
        names = listed(reader.unknown)
        notes.append({"code": "unknown-terrain", "params": {"names": names}})
    if reader.skipped:
        names = listed(reader.skipped)
        notes.append({"code": "lines-ignored", "params": {"names": names}})
    if is_latin:
        notes.append({"code": "latin-1", "params": {}})
    if not reader.ended:
        notes.append({"code": "no-end", "params": {}})
    for code, count in sorted(reader.tally.items()):
        params = {"count": count}
        if code == "unknown-lines":
            params["line"] = reader.unknown_line
        notes.append({"code": code, "params": params})
    return Report("board", tuple(notes), dict(sorted(reader.unknown.items())))


def _details(body: str, kind: type[Any]) -> Any:
    """Returns the details in a comment of ours, or None when it is damaged."""
    try:
        return decode_json(body, kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


def props_of(meaning: HexMeaning, h: Hex) -> list[Prop]:
    """Returns the props of a hex, with ids made from structure and hex label."""
    return [
        Prop(
            f"{piece.slot}-{label(h, 'flat')}",
            h.q,
            h.r,
            piece.base,
            piece.height,
            piece.value,
            piece.value,
            piece.name,
            look=LOOK_OF[piece.slot] if piece.name != WALL else "wall",
        )
        for piece in meaning.pieces
    ]


def checksum(level: int, terrain: str) -> str:
    """Returns the checksum that ties a comment to its hex line."""
    return f"{zlib.crc32(f'{level} {terrain}'.encode()):08x}"
