"""Log lines as commands write them, before it is decided who reads which words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple, get_args

from app.engine.state.references import Ref, refs_in, unit_ref
from app.engine.state.unit import Unit
from app.engine.visibility.groups import HANDLER
from app.rules.geometry.hexes import Cell
from app.rules.geometry.terrain import Prop

#: What a line is about.
LineKind = Literal[
    "system", "turn", "move", "fall", "roll", "attack", "mission", "chat", "overrule", "undo"
]
LINE_KINDS: Final[tuple[LineKind, ...]] = get_args(LineKind)

#: Who may read a line: everybody, everybody but the Handler, one group, or a set of groups.
LineReaders = Literal["all", "others", "handler", "pilots", "spectators"] | frozenset[str]

#: The Handler alone.
HANDLER_ALONE: Final = frozenset({HANDLER})


class UnitPath(NamedTuple):
    """A unit as it was before it moved, and the cells of its path, start included."""

    unit: Unit
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class PendingLine:
    """What a log line says, and what it is about. `log_visibility.lines_as_read` decides its
    readers.

    `code`, `params`, `kind`: the text. `data`: for the page. `to`: the groups that it is meant for.
    `about`: only groups that know all these units and props, as given here, read it. `mentions`:
    what else it names, by ids in `data`; references in `params` count by themselves. `path`: the
    movement that the line tells; under fog, a group that saw a part of it reads of that part.
    `instead`: what groups read that `to` and `about` exclude.
    """

    code: str
    params: dict[str, Any]
    kind: LineKind
    to: LineReaders = "all"
    data: dict[str, Any] | None = None
    about: tuple[Unit | Prop, ...] = ()
    mentions: tuple[Ref, ...] = ()
    path: UnitPath | None = None
    instead: PendingLine | None = None
    #: The readers are exact already. Fog does not narrow them further.
    readers_final: bool = False

    def knowing(self, other: Unit, instead: PendingLine) -> PendingLine:
        """Returns the line for groups that know the `other` unit too; the rest reads `instead`."""
        return replace(self, about=(*self.about, other), instead=instead)

    def entering(self, after: Unit) -> PendingLine:
        """Returns the line; groups that know its unit only as it is `after` read "unit.added"."""
        added = PendingLine("unit.added", {"unit": unit_ref(after)}, "system", about=(after,))
        return replace(self, instead=added)

    @property
    def mentioned(self) -> frozenset[Ref]:
        """All units and props that the line names."""
        return frozenset((*refs_in(self.params), *self.mentions))


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sent the command of a line. `known_to`: the groups that may read the name; None: all.
    `program`: what sent it in that name, or asked the server to, which Handlers alone read.
    """

    name: str
    known_to: frozenset[str] | None = None
    program: str = ""

    def name_for(self, group: str) -> str:
        """Returns the sender's name as a group reads it: "" where it may not know."""
        name = self.name if self.known_to is None or group in self.known_to else ""
        if not self.program or group != HANDLER:
            return name
        return f"{name} ({self.program})" if name else self.program
