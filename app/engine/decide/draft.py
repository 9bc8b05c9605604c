"""The draft of a decision: events emitted so far and the state they lead to.

Commands work on a draft: `emit` writes an event and folds it at once, so what a command sees is
what the journal will say. A refused command's draft is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, Protocol

from app.engine.crew import Character
from app.engine.events import EVENTS, Line, plain
from app.engine.evolve import evolve
from app.engine.frames import Frame
from app.engine.permissions import check_owner, find_scene, find_unit, may_know, runs_the_table
from app.engine.refusals import Refusal
from app.engine.state import Role, Scene, State, TestRequest, Unit

GROUPS: Final = ("handler", "pilots", "spectators")

#: Who may read a line: everybody, everybody but the Handler, or one group.
To = Literal["all", "others", "handler", "pilots", "spectators"]

_READERS: Final[dict[To, tuple[str, ...]]] = {
    "all": GROUPS,
    "handler": ("handler",),
    "others": ("pilots", "spectators"),
    "pilots": ("pilots",),
    "spectators": ("spectators",),
}


class CountedChance(Protocol):
    """A source of dice that tells the counter of its next die."""

    @property
    def counter(self) -> int:
        """The counter of the next die."""
        ...  # pragma: no cover

    def die(self, sides: int) -> int:
        """The next die, 1..sides."""
        ...  # pragma: no cover


@dataclass(frozen=True, slots=True)
class Sent:
    """A command as it came in: whose seat, in which role, the command's own id, its body."""

    seat: str | None
    role: Role
    id: str
    command: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision may ask of the world outside: dice, fresh ids, the time (ISO 8601 UTC).

    `chance(stream, counter)` gives dice of a stream ("public" or "secret") from that counter on.
    """

    chance: Callable[[str, int], CountedChance]
    ids: Callable[[], str]
    now: str


@dataclass(frozen=True, slots=True)
class Say:
    """A line of the log before it has its numbers."""

    code: str
    params: dict[str, Any]
    kind: str
    to: To = "all"
    data: dict[str, Any] | None = None


def unit_ref(unit: Unit) -> dict[str, Any]:
    """How params name a unit."""
    return {"unit": unit.id, "name": unit.name}


def character_ref(character: Character) -> dict[str, Any]:
    """How params name a character."""
    return {"character": character.id, "name": character.name}


def cell_ref(cell: tuple[int, int, int]) -> dict[str, int]:
    """How params and data name a cell."""
    return {"q": cell[0], "r": cell[1], "level": cell[2]}


class Draft:
    """A decision in the making."""

    def __init__(self, state: State, sent: Sent, context: Context, scene: str | None) -> None:
        self.state = state
        self.sent = sent
        self.context = context
        self.events: list[dict[str, Any]] = []
        #: Whether a die was drawn: from then on the command may not be refused.
        self.drew = False
        self._scene = scene
        self._by = self._name()

    def _name(self) -> str:
        seat = self.state.record.seats.get(self.sent.seat or "")
        return seat.name if seat else ""

    # -- looking ------------------------------------------------------------------------------

    @property
    def runs_the_table(self) -> bool:
        """Whether the sender may do what the Handler may."""
        return runs_the_table(self.sent.role)

    @property
    def scene(self) -> Scene:
        """The command's scene as it is now; Refusal "no-such-scene"."""
        return find_scene(self.state, self.sent.role, self._scene)

    def unit(self, unit_id: str) -> Unit:
        """A unit the sender may know of; Refusal "no-such-unit"."""
        return find_unit(self.scene, self.sent.role, unit_id)

    def own_unit(self, unit_id: str) -> Unit:
        """A unit the sender may act for; Refusal "no-such-unit" or "not-yours"."""
        unit = self.unit(unit_id)
        check_owner(self.sent.role, self.sent.seat, unit)
        return unit

    def request(self, request_id: str) -> tuple[TestRequest, Unit]:
        """An open test of a unit the sender may act for; Refusal "no-such-request"."""
        request = self.state.world.requests.get(request_id)
        unit = None if request is None else self._unit_asked(request)
        if request is None or unit is None:
            raise Refusal("no-such-request", request=request_id)
        check_owner(self.sent.role, self.sent.seat, unit)
        return request, unit

    def _unit_asked(self, request: TestRequest) -> Unit | None:
        """The unit a test was asked of, if the sender may know of it."""
        scenes = self.state.world.scenes.values() if self.runs_the_table else (self.state.scene,)
        units = (scene.units.get(request.unit) for scene in scenes)
        return next((u for u in units if u is not None and may_know(self.sent.role, u)), None)

    @property
    def aside(self) -> bool:
        """Whether the command is about a scene that is not shown: nobody else reads of it."""
        return self._scene is not None and self._scene != self.state.world.active_scene

    # -- writing ------------------------------------------------------------------------------

    def emit(self, kind: str, *say: Say, **fields: Any) -> None:
        """Write an event of this type with its lines, and fold it."""
        version, shape = EVENTS[kind]
        counts = dict(self.state.record.log_counts)
        veiled = self.aside and kind != "scene.activated" and "scene" in fields
        lines = []
        for each in say:
            n = {}
            for group in _READERS["handler" if veiled else each.to]:
                n[group] = counts[group] = counts.get(group, 0) + 1
            lines.append(
                Line(
                    code=each.code,
                    params=each.params,
                    kind=each.kind,
                    n=n,
                    by=self._by,
                    data=each.data,
                )
            )
        event = plain(shape(type=kind, v=version, log=lines, **fields))
        self.events.append(event)
        self.state = evolve(self.state, event)

    def set_unit(self, kind: str, unit: Unit, *say: Say, **values: Any) -> Unit:
        """Write a change of one unit; the unit as it is now. Nothing when nothing changes.

        Of a `frame` with the build it had only what has changed is written: builds are large.
        """
        changed = {name: v for name, v in values.items() if getattr(unit, name) != v}
        frame = parts_changed(unit.frame, changed.get("frame"))
        if frame is not None:
            del changed["frame"]
        if changed or frame or say:
            self.emit(kind, *say, scene=self.scene.id, unit=unit.id, set=changed, frame=frame)
        return self.scene.units[unit.id]

    def about(
        self,
        unit: Unit,
        code: str,
        kind: str,
        data: dict[str, Any] | None = None,
        /,
        **params: Any,
    ) -> Say:
        """A line about a unit, for those who may know of it."""
        return Say(code, {"unit": unit_ref(unit), **params}, kind, self.readers(unit), data)

    def readers(self, unit: Unit) -> To:
        """Who may read about this unit; the Handler alone in a scene that is not shown."""
        world = self.state.world
        elsewhere = any(
            unit.id in scene.units
            for scene in world.scenes.values()
            if scene.id != world.active_scene
        )
        return "handler" if elsewhere else to_knowing(unit)


def parts_changed(before: Frame | None, after: Frame | None) -> dict[str, Any] | None:
    """The fields of a frame that are others now; None when it has another build or none."""
    if before is None or after is None or before.build != after.build:
        return None
    names = [each.name for each in fields(Frame)]
    return {n: getattr(after, n) for n in names if getattr(after, n) != getattr(before, n)}


def to_knowing(unit: Unit) -> To:
    """Who may read about this unit."""
    return "handler" if unit.hidden else "all"
