"""Hexes and runs of hexes as edits of the map write them, with their ground and their notes."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.params import Coordinate, FieldRules, Level, Name
from app.engine.refusals import Refusal
from app.rules.geometry.hexes import Hex
from app.rules.json_types import Doc

#: Limits of the hexes of one edit, of those in a row, of the notes of one hex, and of the kinds
#: of notes of one edit.
MAX_CELLS = 250_000
MAX_RUN = 1_000
MAX_NOTES = 20
MAX_KINDS = 1_000


class RunForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hex, or `count` hexes in a row: (q, r), (q, r + 1) and so on."""

    q: Coordinate
    r: Coordinate
    count: Annotated[int, Meta(ge=1, le=MAX_RUN), Doc("so many hexes in a row")] = 1

    @property
    def size(self) -> int:
        """How many hexes it has."""
        return self.count


def _run_rules(same: str, each: str) -> FieldRules:
    """Returns what `_check_run` checks."""
    return {
        "oneOf": [
            {"required": [same], "properties": {each: {"maxItems": 0}}},
            {
                "required": [each],
                "properties": {each: {"minItems": 1}, "count": {"const": 1}},
                "not": {"required": [same]},
            },
        ]
    }


class GroundForm(RunForm, frozen=True, kw_only=True):
    """New ground of hexes: one `level` for all, or `levels`, one for each hex in a row. Null: a
    void."""

    FIELD_RULES: ClassVar[FieldRules] = _run_rules("level", "levels")

    level: Annotated[Level | UnsetType | None, Doc("ground of all these hexes; null: a void")] = (
        UNSET
    )
    levels: Annotated[
        list[Level | None], Meta(max_length=MAX_RUN), Doc("ground of each hex of a row")
    ] = []

    def __post_init__(self) -> None:
        _check_run(self.count, self.level, self.levels, "`level`", "`levels`")

    @property
    def size(self) -> int:
        return len(self.levels) or self.count

    def each(self) -> Iterator[tuple[Hex, int | None]]:
        """Returns each hex with its level."""
        level = None if self.level is UNSET else self.level
        levels = self.levels or [level] * self.count
        return ((Hex(self.q, self.r + n), found) for n, found in enumerate(levels))


class NoteForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note as written on the wire."""

    kind: Annotated[Name, Doc("what is there", "Forest")]
    level: Annotated[Level, Doc("levels above the ground that it fills")] = 1
    text: Annotated[str, Meta(max_length=200), Doc("more about it")] = ""


Notes = Annotated[list[NoteForm], Meta(max_length=MAX_NOTES)]
Kinds = Annotated[tuple[Notes, ...], Meta(max_length=MAX_KINDS)]


class NotesForm(RunForm, frozen=True, kw_only=True):
    """All notes of hexes: the same `notes` for all, or `of`, for each hex in a row which of the
    `kinds` of the command it gets. An empty list removes them."""

    FIELD_RULES: ClassVar[FieldRules] = _run_rules("notes", "of")

    notes: Annotated[
        Notes | UnsetType, Doc("the notes of all these hexes", [{"kind": "Forest"}])
    ] = UNSET
    of: Annotated[
        list[Annotated[int, Meta(ge=0)]],
        Meta(max_length=MAX_RUN),
        Doc("for each hex in a row: its place in `kinds` of the command"),
    ] = []

    def __post_init__(self) -> None:
        _check_run(self.count, self.notes, self.of, "`notes`", "`of`")

    @property
    def size(self) -> int:
        return len(self.of) or self.count

    def each(self, kinds: Sequence[list[NoteForm]]) -> Iterator[tuple[Hex, list[NoteForm]]]:
        """Returns each hex with its notes. Raises `Refusal("malformed")` for one of no kind."""
        if any(kind >= len(kinds) for kind in self.of):
            raise Refusal("malformed", what="Expected `of` to name one of `kinds`", at="$.cells")
        same = [] if self.notes is UNSET else self.notes
        notes = [kinds[kind] for kind in self.of] or [same] * self.count
        return ((Hex(self.q, self.r + n), found) for n, found in enumerate(notes))


def _check_run(count: int, same: object, each: Collection[Any], one: str, other: str) -> None:
    """Raises ValueError unless a run has either the same for all its hexes, or its own for each."""
    if (same is UNSET) == (not each) or (each and count != 1):
        raise ValueError(f"Expected either {one}, or {other} without `count`")
