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
from app.rules.geometry.props import Look
from app.rules.geometry.terrain import MAX_HEXES, Note, Prop, TerrainError
from app.rules.json_types import Doc

Side = Annotated[int, Meta(ge=1, le=MAX_HEXES)]
Level = Annotated[int, Meta(ge=MIN_LEVEL, le=MAX_LEVEL)]


class NoteBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note of a chunk."""

    kind: Annotated[str, Meta(min_length=1, max_length=80), Doc("what is there")]
    level: Annotated[
        int, Meta(ge=-(10**9), le=10**9), Doc("levels above the ground that it fills")
    ] = 1
    text: Annotated[str, Meta(max_length=200), Doc("more about it")] = ""


class ChunkBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ground of 32 x 32 hexes in rows, null for a void."""

    levels: Annotated[
        list[Level | None],
        Meta(min_length=CHUNK_AREA, max_length=CHUNK_AREA),
        Doc("ground of 32 x 32 hexes in rows, null for a void"),
    ]
    notes: Annotated[dict[str, list[NoteBody]], Doc("notes by index in `levels`")] = {}


class PropBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prop of a map."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    q: Annotated[int, Doc("of its first hex")]
    r: Annotated[int, Doc("of its first hex")]
    base: Annotated[Level, Doc("the level it stands on")]
    height: Annotated[int, Meta(ge=1, le=MAX_LEVEL), Doc("levels from its base to its top")]
    value: Annotated[int, Meta(ge=1, le=100_000), Doc("taken off the damage that it gets")]
    integrity: Annotated[int, Meta(ge=1, le=100_000), Doc("what is left of it")]
    name: Annotated[str, Meta(max_length=80), Doc("its name")] = ""
    hidden: Annotated[bool, Doc("players do not know of it")] = False
    look: Annotated[Look, Doc("how it is drawn")] = ""
    hexes: Annotated[
        list[tuple[int, int]],
        Meta(max_length=MAX_HEXES),
        Doc("all its hexes as [q, r]; by default the first one alone"),
    ] = []


class MapForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map. `{"columns", "rows", "orientation"}` alone is a blank map with its ground at level 0.

    Ground is given as `levels` (rows of levels in offset coordinates, null for a void), or as
    `chunks` and `bodies`: keys by chunk, and the chunk of each key. `veiled`: masks (see `HexSet`).
    """

    columns: Annotated[Side, Doc("its columns", 20)]
    rows: Annotated[Side, Doc("its rows", 15)]
    orientation: Annotated[
        Literal["flat", "pointy"], Doc("whether its hexes have a flat side or a point at the top")
    ]
    floor: Annotated[Level, Doc("the lowest level of a void; what falls below it is lost")] = 0
    ceiling: Annotated[Level | None, Doc("no cell at or above it can be entered")] = None
    levels: Annotated[
        list[list[Level | None]] | None, Doc("ground as rows of levels, null for a void")
    ] = None
    chunks: Annotated[list[str] | None, Doc("hashes of its chunks, in rows")] = None
    bodies: Annotated[dict[str, ChunkBody], Doc("by hash what is in the chunk")] = {}
    props: Annotated[list[PropBody], Doc("its props")] = []
    veiled: Annotated[
        dict[str, str] | None, Doc("hexes that the Handler keeps back, as masks by chunk")
    ] = None


def read_map(form: MapForm) -> HexMap:
    """Returns the map that a form describes.

    Raises `Refusal` "too-many-hexes", or "bad-map" whose `what` is the reason.
    """
    check_map_size(form.columns, form.rows)
    try:
        built = _from_chunks(form) if form.chunks is not None else _from_rows(form)
        built = built.with_props(Prop(**msgspec.to_builtins(prop)) for prop in form.props)
    except TerrainError as error:
        raise Refusal("bad-map", what=error.code) from None
    return built if form.veiled is None else built.with_veil(_veil(built, form.veiled))


def check_map_size(columns: int, rows: int) -> None:
    """Raises `Refusal("too-many-hexes")` for a map that no scene may have."""
    if columns * rows > MAX_HEXES:
        raise Refusal("too-many-hexes", hexes=columns * rows, limit=MAX_HEXES)


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
