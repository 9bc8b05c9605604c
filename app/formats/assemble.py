"""Builds a `HexMap` from the contents of a map file, checked and in one pass (250,000 hexes).

The rules of a map (FS 5: props stand on the ground or above, do not overlap, over void
not below the floor) are checked here once for all formats, with errors that name the hex.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from app.formats.errors import FormatError
from app.rules.geometry.hexes import Hex, Orientation, from_offset, label, to_offset
from app.rules.geometry.terrain import (
    CHUNK_SIZE,
    MAX_LEVEL,
    MIN_LEVEL,
    VOID,
    Chunk,
    HexMap,
    Note,
    Prop,
)


def check_size(columns: int, rows: int, max_hexes: int, line: int | None = None) -> None:
    """Raises FormatError `bad-size` or `too-large` before anything of that size is built."""
    if columns < 1 or rows < 1:
        raise FormatError("bad-size", {"found": f"{columns} x {rows}"}, line)
    if columns * rows > max_hexes:
        raise FormatError(
            "too-large",
            {"columns": columns, "rows": rows, "hexes": columns * rows, "limit": max_hexes},
            line,
        )


def check_level(level: int, line: int | None = None) -> int:
    """Returns the level. Raises FormatError `level-range` for one that no map can hold."""
    if not MIN_LEVEL <= level <= MAX_LEVEL:
        params = {"level": level, "lowest": MIN_LEVEL, "highest": MAX_LEVEL}
        raise FormatError("level-range", params, line)
    return level


def assemble(
    columns: int,
    rows: int,
    orientation: Orientation,
    levels: Sequence[int | None],
    notes: Mapping[int, tuple[Note, ...]],
    props: Iterable[Prop],
    floor: int = 0,
    ceiling: int | None = None,
    line_of: Callable[[Hex], int | None] = lambda _: None,
) -> HexMap:
    """Builds the map. `levels` and `notes` are indexed by row * columns + column; None is void.

    `line_of` gives the line of a hex in the file, for error messages. Raises FormatError for
    levels out of range and for props that do not fit.
    """
    packed = array("h", bytes(2 * columns * rows))
    for index, level in enumerate(levels):
        if level is not None and not MIN_LEVEL <= level <= MAX_LEVEL:
            check_level(level, line_of(from_offset(index % columns, index // columns, orientation)))
        packed[index] = VOID if level is None else level
    chunks = _chunks(columns, rows, packed, notes)
    bare = HexMap(columns, rows, orientation, chunks, check_level(floor), ceiling)
    if ceiling is not None and check_level(ceiling) <= floor:
        raise FormatError("ceiling-below-floor", {"ceiling": ceiling, "floor": floor})
    fitted = _checked_props(bare, props, line_of)
    return HexMap(columns, rows, orientation, chunks, floor, ceiling, fitted)


def _chunks(
    columns: int, rows: int, levels: array[int], notes: Mapping[int, tuple[Note, ...]]
) -> tuple[Chunk, ...]:
    across = -(-columns // CHUNK_SIZE)
    noted: dict[int, dict[int, tuple[Note, ...]]] = {}
    for index, here in notes.items():
        row, column = divmod(index, columns)
        chunk = row // CHUNK_SIZE * across + column // CHUNK_SIZE
        place = row % CHUNK_SIZE * CHUNK_SIZE + column % CHUNK_SIZE
        noted.setdefault(chunk, {})[place] = here
    chunks: list[Chunk] = []
    for top in range(0, rows, CHUNK_SIZE):
        for left in range(0, columns, CHUNK_SIZE):
            body = array("h", [VOID]) * (CHUNK_SIZE * CHUNK_SIZE)
            width = min(CHUNK_SIZE, columns - left)
            for row in range(top, min(rows, top + CHUNK_SIZE)):
                start = (row - top) * CHUNK_SIZE
                first = row * columns + left
                body[start : start + width] = levels[first : first + width]
            chunks.append(Chunk(body, noted.get(len(chunks), {})))
    return tuple(chunks)


def _checked_props(
    bare: HexMap, props: Iterable[Prop], line_of: Callable[[Hex], int | None]
) -> dict[str, Prop]:
    """Returns the props by id, each checked against the ground and other props of its columns."""
    fitted: dict[str, Prop] = {}
    columns: dict[Hex, list[Prop]] = {}
    for prop in props:
        line = line_of(prop.hexes[0])
        if prop.id in fitted:
            raise FormatError("prop-twice", {"prop": prop.id}, line)
        check_level(prop.base, line)
        check_level(prop.top, line)
        if prop.too_large:
            size = {"hexes": len(prop.hexes), "levels": prop.height}
            raise FormatError("prop-too-large", {"prop": prop.id, **size}, line)
        if prop.integrity > prop.value:
            raise FormatError(
                "prop-integrity",
                {"prop": prop.id, "integrity": prop.integrity, "value": prop.value},
                line,
            )
        for here in prop.hexes:
            _check_hex(bare, prop, here, columns.setdefault(here, []), line_of(here))
            columns[here].append(prop)
        fitted[prop.id] = prop
    return fitted


def _check_hex(
    bare: HexMap, prop: Prop, here: Hex, others: Iterable[Prop], line: int | None
) -> None:
    """Raises FormatError where a hex has no room for a prop."""
    if not bare.contains(here):
        raise FormatError("prop-off-map", {"prop": prop.id, "q": here.q, "r": here.r}, line)
    at = {"prop": prop.id, "label": label(here, bare.orientation)}
    ground = bare.ground(here)
    lowest = bare.floor if ground is None else ground
    if prop.base < lowest:
        raise FormatError("prop-in-ground", at | {"base": prop.base, "ground": lowest}, line)
    for other in others:
        if prop.base < other.top and other.base < prop.top:
            raise FormatError("prop-overlap", at | {"other": other.id}, line)


def index_of(board: HexMap, h: Hex) -> int:
    """Returns the index of a hex on the map: row * columns + column."""
    column, row = to_offset(h, board.orientation)
    return row * board.columns + column


def rows_of(board: HexMap) -> list[list[int | None]]:
    """Returns the ground levels row by row; None is void."""
    across = -(-board.columns // CHUNK_SIZE)
    rows: list[list[int | None]] = []
    for row in range(board.rows):
        levels: list[int | None] = []
        for n in range(across):
            chunk = board.chunks[row // CHUNK_SIZE * across + n]
            start = row % CHUNK_SIZE * CHUNK_SIZE
            width = min(CHUNK_SIZE, board.columns - n * CHUNK_SIZE)
            levels += [None if v == VOID else v for v in chunk.levels[start : start + width]]
        rows.append(levels)
    return rows


def notes_of(board: HexMap) -> dict[int, tuple[Note, ...]]:
    """Returns the notes by index (row * columns + column), ascending."""
    across = -(-board.columns // CHUNK_SIZE)
    found: dict[int, tuple[Note, ...]] = {}
    for number, chunk in enumerate(board.chunks):
        top, left = number // across * CHUNK_SIZE, number % across * CHUNK_SIZE
        for place, notes in chunk.notes.items():
            row, column = top + place // CHUNK_SIZE, left + place % CHUNK_SIZE
            found[row * board.columns + column] = notes
    return dict(sorted(found.items()))


def with_unique_ids(props: list[Prop]) -> list[Prop]:
    """Gives props that share an id new ids; they were copied by hand."""
    counts = Counter(prop.id for prop in props)
    if len(counts) == len(props):
        return props
    seen: set[str] = set(counts)
    result = []
    for prop in props:
        new = prop.id
        number = 1
        while counts[prop.id] > 1 and new in seen:
            number += 1
            new = f"{prop.id[:50]}-{number}"
        seen.add(new)
        result.append(replace(prop, id=new))
    return result
