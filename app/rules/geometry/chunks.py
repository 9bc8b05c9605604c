"""Parts of a map: notes, and chunks of 32 x 32 hexes.

A chunk is a value with a content hash: maps share the chunks that an edit does not touch, and
clients fetch chunks by hash.
"""

from __future__ import annotations

import json
from array import array
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from sys import getsizeof
from typing import Annotated, Any, Final

from typing_extensions import TypedDict

from app.rules.json_types import Doc, JsonForm, json_forms

CHUNK_SIZE: Final = 32
CHUNK_AREA: Final = CHUNK_SIZE * CHUNK_SIZE
#: In `Chunk.levels`: no ground here (FS 5.0.3), or beyond the edge of the map.
VOID: Final = -32768
MIN_LEVEL: Final = -1000
MAX_LEVEL: Final = 1000
#: Bytes of a chunk beside its levels and notes; of a hex with notes, and of each note there.
_BARE: Final = 900
_NOTED: Final = 100
_NOTE: Final = 70


class TerrainError(ValueError):
    """An edit that the map cannot hold: `code` and `params` of the text that says why."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(f"{code} {params}")
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True)
class Note:
    """Ground cover or a remark on a hex. It is drawn and stored; no rule reads it."""

    kind: Annotated[str, Doc("what is there")]
    level: Annotated[int, Doc("levels above the ground that it fills")] = 1
    text: str = ""


class ChunkDocument(TypedDict):
    """32 x 32 columns of the map."""

    levels: Annotated[list[int | None], Doc("ground level in rows; null: void")]
    notes: Annotated[dict[str, list[JsonForm[Note]]], Doc("by index in `levels`")]


@dataclass(frozen=True, slots=True)
class Chunk:
    """32 x 32 hexes by offset column and row, row-major: index = row % 32 * 32 + column % 32.

    `levels` is an array('h') of 1024 ground levels, VOID where there is none; like `notes`, it is
    never changed after the chunk is made.
    """

    levels: array[int]
    notes: Mapping[int, tuple[Note, ...]]
    _hash: list[str] = field(default_factory=list, init=False, compare=False, repr=False)
    #: ground levels in order, and how many hexes have each: a dict would take ten times as much
    _counts: list[array[int]] = field(default_factory=list, init=False, compare=False, repr=False)
    _weight: int = field(default=0, init=False, compare=False, repr=False)

    @property
    def hash(self) -> str:
        """32 hex digits that name the content."""
        if not self._hash:
            text = json.dumps(self.document(), separators=(",", ":"), sort_keys=True)
            self._hash.append(sha256(text.encode()).hexdigest()[:32])
        return self._hash[0]

    def _counted(self) -> list[array[int]]:
        if not self._counts:
            counts = Counter(self.levels)
            del counts[VOID]
            levels = sorted(counts)
            self._counts.append(array("h", levels))
            self._counts.append(array("h", [counts[level] for level in levels]))
        return self._counts

    @property
    def counts(self) -> Mapping[int, int]:
        """Number of hexes by ground level, the lowest first."""
        levels, counts = self._counted()
        return dict(zip(levels, counts, strict=True))

    @property
    def extent(self) -> tuple[int, int] | None:
        """(lowest, highest) ground level, None when all is void."""
        levels, _ = self._counted()
        return (levels[0], levels[-1]) if levels else None

    @property
    def weight(self) -> int:
        """Approximate size in memory, in bytes."""
        if not self._weight:
            found = _BARE + 2 * CHUNK_AREA + sum(map(getsizeof, self._counted()))
            for notes in self.notes.values():
                found += _NOTED + sum(
                    _NOTE + getsizeof(note.kind) + getsizeof(note.text) for note in notes
                )
            object.__setattr__(self, "_weight", found)
        return self._weight

    def document(self) -> ChunkDocument:
        """Returns the chunk as on the wire."""
        return {
            "levels": [None if level == VOID else level for level in self.levels],
            "notes": {str(index): json_forms(notes) for index, notes in sorted(self.notes.items())},
        }

    @staticmethod
    def from_document(document: Mapping[str, Any]) -> Chunk:
        """Returns the chunk of a document. The caller has checked the shape."""
        return Chunk(
            array("h", (VOID if level is None else level for level in document["levels"])),
            {
                int(index): tuple(Note(n["kind"], n["level"], n["text"]) for n in notes)
                for index, notes in document["notes"].items()
            },
        )

    def masked(self, bits: int) -> Chunk:
        """Returns the chunk with the hexes of these bits void and without notes (bit i: index
        i)."""
        fresh = self.levels[:]
        for index in range(CHUNK_AREA):
            if bits >> index & 1:
                fresh[index] = VOID
        return Chunk(fresh, {i: n for i, n in self.notes.items() if not bits >> i & 1})

    def edited(
        self, levels: Mapping[int, int], notes: Mapping[int, tuple[Note, ...]] | None = None
    ) -> Chunk:
        """Returns the chunk with new levels (VOID: no ground) and notes (empty: removed) by
        index."""
        fresh = self.levels[:]
        for index, level in levels.items():
            fresh[index] = level
        kept = self.notes
        if notes is not None:
            kept = {i: n for i, n in {**self.notes, **notes}.items() if n}
        return Chunk(fresh, kept)
