"""Maps in the parameters of commands: a whole map document, or a short form for simple maps."""

from __future__ import annotations

from array import array
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from app.engine.refusals import Refusal
from app.rules.geometry.chunks import CHUNK_AREA, CHUNK_SIZE, MAX_LEVEL, MIN_LEVEL, VOID, Chunk
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.terrain import MAX_HEXES, Note, Prop, TerrainError

Side = Annotated[int, Meta(ge=1, le=MAX_HEXES)]
Level = Annotated[int, Meta(ge=MIN_LEVEL, le=MAX_LEVEL)]


class NoteBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note of a chunk."""

    kind: Annotated[str, Meta(min_length=1, max_length=80)]
    level: Annotated[int, Meta(ge=-(10**9), le=10**9)] = 1
    text: Annotated[str, Meta(max_length=200)] = ""


class ChunkBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ground of 32 x 32 hexes in rows, null for a void. `notes`: by index in `levels`."""

    levels: Annotated[list[Level | None], Meta(min_length=CHUNK_AREA, max_length=CHUNK_AREA)]
    notes: dict[str, list[NoteBody]] = {}


class PropBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prop of a map."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    q: int
    r: int
    base: Level
    height: Annotated[int, Meta(ge=1, le=MAX_LEVEL)]
    value: Annotated[int, Meta(ge=1, le=100_000)]
    integrity: Annotated[int, Meta(ge=1, le=100_000)]
    name: Annotated[str, Meta(max_length=80)] = ""
    hidden: bool = False


class MapForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map. `{"columns", "rows", "orientation"}` alone is a blank map with its ground at level 0.

    Ground is given as `levels` (rows of levels in offset coordinates, null for a void), or as
    `chunks` and `bodies`: keys by chunk, and the chunk of each key. `veiled`: masks (see `HexSet`).
    """

    columns: Side
    rows: Side
    orientation: Literal["flat", "pointy"]
    floor: Level = 0
    ceiling: Level | None = None
    levels: list[list[Level | None]] | None = None
    chunks: list[str] | None = None
    bodies: dict[str, ChunkBody] = {}
    props: list[PropBody] = []
    veiled: dict[str, str] | None = None


def read_map(form: MapForm) -> HexMap:
    """Returns the map that a form describes.

    Raises `Refusal` "too-many-hexes", or "bad-map" whose `what` is the reason.
    """
    if form.columns * form.rows > MAX_HEXES:
        raise Refusal("too-many-hexes", hexes=form.columns * form.rows, limit=MAX_HEXES)
    try:
        built = _from_chunks(form) if form.chunks is not None else _from_rows(form)
        built = built.with_props(Prop(**msgspec.to_builtins(prop)) for prop in form.props)
    except TerrainError as error:
        raise Refusal("bad-map", what=error.code) from None
    return built if form.veiled is None else built.with_veil(_veil(built, form.veiled))


def _veil(built: HexMap, masks: dict[str, str]) -> HexSet:
    try:
        veiled = HexSet.from_masks(masks)
    except ValueError:
        raise Refusal("bad-map", what="bad-veil") from None
    if veiled.minus(built.all_hexes):
        raise Refusal("bad-map", what="veil-off-map")
    return veiled


def _from_rows(form: MapForm) -> HexMap:
    if form.levels is None:
        levels: list[int | None] = [0] * (form.columns * form.rows)
    else:
        if len(form.levels) != form.rows or any(len(r) != form.columns for r in form.levels):
            raise Refusal("bad-map", what="wrong-count")
        levels = [level for row in form.levels for level in row]
    return HexMap.from_levels(
        form.columns, form.rows, form.orientation, levels, floor=form.floor, ceiling=form.ceiling
    )


def _from_chunks(form: MapForm) -> HexMap:
    across, down = -(-form.columns // CHUNK_SIZE), -(-form.rows // CHUNK_SIZE)
    keys = form.chunks or []
    if len(keys) != across * down:
        raise Refusal("bad-map", what="wrong-count")
    made: dict[tuple[str, int, int], Chunk] = {}
    chunks = []
    for number, key in enumerate(keys):
        body = form.bodies.get(key)
        if body is None:
            raise Refusal("bad-map", what="missing-chunk")
        width = min(CHUNK_SIZE, form.columns - number % across * CHUNK_SIZE)
        height = min(CHUNK_SIZE, form.rows - number // across * CHUNK_SIZE)
        size = (key, width, height)
        if size not in made:
            made[size] = _chunk(body, width, height)
        chunks.append(made[size])
    return HexMap(
        form.columns, form.rows, form.orientation, tuple(chunks), form.floor, form.ceiling
    )


def _chunk(body: ChunkBody, width: int, height: int) -> Chunk:
    """Returns a chunk of which width x height hexes are on the map; the others are void."""
    levels = array("h", [VOID if level is None else level for level in body.levels])
    for row in range(CHUNK_SIZE if width < CHUNK_SIZE else 0):
        start = row * CHUNK_SIZE
        levels[start + width : start + CHUNK_SIZE] = array("h", [VOID] * (CHUNK_SIZE - width))
    levels[height * CHUNK_SIZE :] = array("h", [VOID] * ((CHUNK_SIZE - height) * CHUNK_SIZE))
    notes: dict[int, tuple[Note, ...]] = {}
    for text, found in body.notes.items():
        index = int(text) if text.isdecimal() and len(text) < 5 else CHUNK_AREA
        if index % CHUNK_SIZE >= width or index // CHUNK_SIZE >= height:
            raise Refusal("bad-map", what="bad-note")
        if found:
            notes[index] = tuple(Note(note.kind, note.level, note.text) for note in found)
    return Chunk(levels, notes)
