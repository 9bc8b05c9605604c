"""Marks on fields of dataclasses: ids and their kinds, bounds of numbers, names.

A mark is part of a field's type: `Annotated[str, IdOf("unit")]`. Only documents of other tables use
marks (`app.engine.state.portable`); events and snapshots do not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

#: Not allowed in a name: control characters, line ends, and characters that change the direction of
#: the text, which would let one unit read like another.
_INVISIBLE = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
#: At least one visible character and none of `_INVISIBLE`.
NAME_PATTERN: Final = rf"^[^{_INVISIBLE}]*[^\s{_INVISIBLE}][^{_INVISIBLE}]*$(?!\n)"
LONGEST_NAME: Final = 80
#: At least one character that is not white space. Python and JSON Schema (ECMA-262) disagree about
#: `\s`: to Python the separators U+001C to U+001F and U+0085 are white space, there U+FEFF is.
VISIBLE_PATTERN: Final = r"[^\s\x1c-\x1f\x85\ufeff]"


@dataclass(frozen=True, slots=True)
class IdOf:
    """The id of a thing of this kind, "" for none.

    `defines`: the object is that thing. `gone`: what is written for a thing that is gone; None: the
    default of the field, or without a default nothing is written of the whole object.
    """

    kind: str
    defines: bool = False
    gone: str | None = None


@dataclass(frozen=True, slots=True)
class IdBy:
    """An id whose kind depends on another field of the object: pairs of value and kind. It is no id
    where that field has another value.

    `needed`: nothing is written of the object when the thing is gone, although there is a default.
    """

    field: str
    kinds: tuple[tuple[str | bool, str], ...]
    needed: bool = False

    def kind(self, value: object) -> str | None:
        """Returns the kind for a value of the other field."""
        return next((kind for known, kind in self.kinds if known == value), None)


@dataclass(frozen=True, slots=True)
class Within:
    """A number from `low` to `high`."""

    low: int
    high: int


#: Bounds of a number without a mark.
SMALL: Final = Within(-1000, 1000)


@dataclass(frozen=True, slots=True)
class IsName:
    """A name: one line of at most `LONGEST_NAME` characters, as `NAME_PATTERN` has it."""


@dataclass(frozen=True, slots=True)
class StaysBehind:
    """Another table begins with the default."""


@dataclass(frozen=True, slots=True)
class LongText:
    """A text of at most so many characters, more than texts without a mark."""

    most: int


UnitId = Annotated[str, IdOf("unit")]
CharacterId = Annotated[str, IdOf("character")]
SeatId = Annotated[str, IdOf("seat")]
SceneId = Annotated[str, IdOf("scene")]
Name = Annotated[str, IsName()]
#: 0 to 1000; points of a pool; credits of either sign
Count = Annotated[int, Within(0, 1000)]
Points = Annotated[int, Within(0, 100_000)]
Credits = Annotated[int, Within(-(10**9), 10**9)]
