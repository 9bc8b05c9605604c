"""Log lines before they are written, and how their params name units, characters and cells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from app.engine.state.crew import Character
from app.engine.state.state import Unit
from app.engine.visibility.groups import HANDLER

#: Who may read a line: everybody, everybody but the Handler, one group, or a set of groups.
LineReaders = Literal["all", "others", "handler", "pilots", "spectators"] | frozenset[str]

#: The Handler alone.
HANDLER_ALONE: Final = frozenset({HANDLER})


@dataclass(frozen=True, slots=True)
class PendingLine:
    """A log line that has no number yet: text code with params, kind, readers, and data for the
    page."""

    code: str
    params: dict[str, Any]
    kind: str
    to: LineReaders = "all"
    data: dict[str, Any] | None = None
    #: The readers are exact already. Fog does not narrow them further.
    readers_final: bool = False


def unit_ref(unit: Unit) -> dict[str, Any]:
    """Returns how params name a unit."""
    return {"unit": unit.id, "name": unit.name}


def character_ref(character: Character) -> dict[str, Any]:
    """Returns how params name a character."""
    return {"character": character.id, "name": character.name}


def cell_ref(cell: tuple[int, int, int]) -> dict[str, int]:
    """Returns how params and data name a cell."""
    return {"q": cell[0], "r": cell[1], "level": cell[2]}
