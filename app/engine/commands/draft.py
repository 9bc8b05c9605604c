"""The draft of a decision: events emitted so far and the state they lead to.

Commands work on a draft: `emit` writes an event and folds it at once, so what a command sees is
what the journal will say. A refused command's draft is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal, Protocol

import msgspec

from app.engine.access import check_owner, find_scene, runs_the_table
from app.engine.events.events import EVENTS, Line, encode_event
from app.engine.events.evolve import evolve, with_log_counts
from app.engine.refusals import Refusal, Refused
from app.engine.state.builds import Frame
from app.engine.state.crew import Character
from app.engine.state.record import Role
from app.engine.state.state import Scene, State, TestRequest, Unit
from app.engine.visibility.groups import HANDLER, PILOTS, group_for, groups, hidden_unit_controllers
from app.engine.visibility.knowledge import Viewer, linked_unit, pilots_viewer, viewer_of_group
from app.engine.visibility.log_visibility import (
    anonymous_roll,
    fog_is_on,
    handler_is_alone,
    knows_all_mentioned,
    mentions_scene,
    path_visibility,
    strings_in,
    visible_part,
)
from app.engine.visibility.stat_redaction import line_versions
from app.rules.geometry.hexes import Cell

#: Who may read a line: everybody, everybody but the Handler, one group or several.
LineReaders = Literal["all", "others", "handler", "pilots", "spectators"] | frozenset[str]

#: The Handler alone.
HANDLER_ALONE: Final = frozenset({HANDLER})


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
class SentCommand:
    """A command as it came in: whose seat, in which role, the command's own id, its body."""

    seat: str | None
    role: Role
    id: str
    command: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class DecisionContext:
    """What a decision may ask of the world outside: dice, fresh ids, the time (ISO 8601 UTC).

    `chance(stream, counter)` gives dice of a stream ("public" or "secret") from that counter on.
    """

    chance: Callable[[str, int], CountedChance]
    ids: Callable[[], str]
    now: str
    #: Bytes that the table may take in memory; None for as many as it likes.
    room: int | None = None


@dataclass(frozen=True, slots=True)
class PendingLine:
    """A line of the log before it has its numbers."""

    code: str
    params: dict[str, Any]
    kind: str
    to: LineReaders = "all"
    data: dict[str, Any] | None = None
    #: Who may read it was looked at closely already.
    readers_final: bool = False


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

    def __init__(
        self, state: State, sent: SentCommand, context: DecisionContext, scene: str | None
    ) -> None:
        self.state = state
        self.sent = sent
        self.context = context
        self.events: list[dict[str, Any]] = []
        #: Whether a die was drawn: from then on the command may not be refused.
        self.dice_drawn = False
        #: Whether the Handler's word passes what bars the command, what it has passed, and for
        #: which unit if the command does not name it.
        self.overriding = False
        self.overridden: list[Refused] = []
        self.overridden_unit = ""
        self._scene = scene
        self._sender_name = self._name()
        #: Who may read who sent the command: not everybody where a pilot's unit is hidden.
        self._sender_known_to: frozenset[str] | None = None

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

    @property
    def group(self) -> str:
        """The sender's group of viewers."""
        return group_for(self.state, self.sent.seat, self.sent.role)

    @property
    def viewer(self) -> Viewer:
        """What the sender may know goes by this."""
        return viewer_of_group(self.state, self.group)

    @property
    def side(self) -> Viewer:
        """What the pilots' side knows together."""
        return pilots_viewer(self.state)

    @property
    def known(self) -> Scene:
        """The command's scene as the sender knows it; Refusal "no-such-scene"."""
        return self.viewer.scene(self.scene)

    def knows(self, unit: Unit) -> bool:
        """Whether the sender may know of a unit of the command's scene."""
        return self.viewer.knows(self.scene, unit)

    def unit(self, unit_id: str) -> Unit:
        """A unit the sender may know of; Refusal "no-such-unit"."""
        unit = self.scene.units.get(unit_id)
        if unit is None or not self.knows(unit):
            raise Refusal("no-such-unit", unit=unit_id)
        return unit

    def own_unit(self, unit_id: str) -> Unit:
        """A unit the sender may act for; Refusal "no-such-unit" or "not-yours"."""
        unit = self.unit(unit_id)
        check_owner(self.sent.role, self.sent.seat, unit)
        self.conceal_sender(unit)
        return unit

    def conceal_sender(self, unit: Unit) -> None:
        """The command is what the sender does with this unit: only those who know of a pilot's
        hidden one read whose doing it is."""
        if unit.hidden and not self.runs_the_table:
            self._sender_known_to = self.readers(unit)

    def test_request(self, request_id: str) -> tuple[TestRequest, Unit]:
        """An open test of a unit the sender may act for; Refusal "no-such-request"."""
        request = self.state.world.requests.get(request_id)
        unit = None if request is None else self._tested_unit(request)
        if request is None or unit is None:
            raise Refusal("no-such-request", request=request_id)
        check_owner(self.sent.role, self.sent.seat, unit)
        self.conceal_sender(unit)
        return request, unit

    def _tested_unit(self, request: TestRequest) -> Unit | None:
        """The unit a test was asked of, if the sender may know of it."""
        return linked_unit(self.state.world, self.viewer, request.unit)

    @property
    def in_inactive_scene(self) -> bool:
        """Whether the command is about a scene that is not shown: nobody else reads of it."""
        return self._scene is not None and self._scene != self.state.world.active_scene

    @contextmanager
    def overridable(self, *, granted: bool = False) -> Iterator[None]:
        """What is refused in here bars the command by a rule that the Handler can overrule, or does
        so with the command itself (`granted`)."""
        try:
            yield
        except Refusal as refusal:
            if not (self.overriding or granted):
                raise
            self.overridden.append(refusal.refused)

    # -- writing ------------------------------------------------------------------------------

    def emit(self, kind: str, *say: PendingLine, **fields: Any) -> None:
        """Write an event of this type with its lines, and fold it."""
        version, shape = EVENTS[kind]
        event = encode_event(shape(type=kind, v=version, **fields))
        before = self.state
        self.state = evolve(self.state, event)
        made = self._emit_confidants(before, event)
        self.events.append(event)
        veiled = self.in_inactive_scene and kind != "scene.activated" and "scene" in fields
        lines = []
        for each in say:
            to = self.groups_reading("handler" if veiled else each.to)
            to |= {group for group in made if self._new_group_reads(before, group, each, to)}
            for fitting in self._split_by_fog(before, each, to):
                told = [
                    part for line in self._redacted(fitting) for part in self._split_by_sender(line)
                ]
                lines += [msgspec.to_builtins(self._with_numbers(line)) for line in told]
        if lines:
            event["log"] = lines

    def _emit_confidants(self, before: State, event: dict[str, Any]) -> set[str]:
        """Write first, if this event changes it, who steers a hidden unit; the groups made so."""
        seats = hidden_unit_controllers(self.state)
        if seats == self.state.record.confided:
            return set()
        version, shape = EVENTS["seats.confided"]
        told = encode_event(
            msgspec.convert({"type": "seats.confided", "v": version, "seats": seats}, shape)
        )
        self.state = evolve(evolve(before, told), event)
        self.events.append(told)
        return set(groups(self.state)) - set(groups(before))

    def _new_group_reads(
        self, before: State, group: str, line: PendingLine, to: frozenset[str]
    ) -> bool:
        """Whether a group that has just come to be reads a line: one that the pilots read, or about
        nothing but what it knows."""
        named = frozenset(strings_in(line.params)) & self.state.scene.units.keys()
        known = bool(named) and knows_all_mentioned(before, self.state, group, line.code, named)
        return PILOTS in to or (known and line.to != "handler")

    def _split_by_fog(
        self, before: State, line: PendingLine, to: frozenset[str]
    ) -> list[PendingLine]:
        """A line as those may read it who were to: not by all of them, or not so, under fog, and
        while a Handler prepares alone."""
        line = replace(line, to=to)
        alone = handler_is_alone(before) and handler_is_alone(self.state)
        if not alone and (line.readers_final or not fog_is_on(before, self.state)):
            return [line]
        named = frozenset(strings_in([line.params, line.data]))
        if not alone:
            may = frozenset(
                g for g in to if knows_all_mentioned(before, self.state, g, line.code, named)
            )
        elif mentions_scene(before, self.state, line.code, named):
            # What is made ready while nobody looks on may be hidden before anybody does.
            may = to & HANDLER_ALONE
        else:
            may = to
        rest = to - may
        found = [replace(line, to=may)] if may else []
        if rest and line.data is not None and "dice" in line.data:
            dice = [(d["sides"], face) for d in line.data["dice"] for face in d["faces"]]
            data = anonymous_roll(dice, line.data.get("proof", {}))
            found.append(PendingLine("dice.unseen", {}, line.kind, rest, data))
        return found

    def _redacted(self, line: PendingLine) -> list[PendingLine]:
        """A line with what its readers are told of the numbers in it."""
        to = self.groups_reading(line.to)
        readers = [group for group in groups(self.state) if group in to]
        found = line_versions(self.state, line.code, line.params, line.data, readers)
        return [
            replace(line, code=read.code, params=read.params, data=read.data, to=read.groups)
            for read in found
        ]

    def _with_numbers(self, line: PendingLine) -> Line:
        """A line with its numbers in the logs of its readers, which are counted."""
        readers, n = self.groups_reading(line.to), {}
        for group in groups(self.state):
            if group in readers:
                n[group] = self.state.record.log_counts.get(group, 0) + 1
        self.state = with_log_counts(self.state, [n])
        params, data = line.params, line.data
        by = (
            self._sender_name
            if self._sender_known_to is None or readers <= self._sender_known_to
            else ""
        )
        return Line(code=line.code, params=params, kind=line.kind, n=n, by=by, data=data)

    def _split_by_sender(self, line: PendingLine) -> list[PendingLine]:
        """A line for those who may read who sent the command, and for the others."""
        to = self.groups_reading(line.to)
        parts = (
            (to,)
            if self._sender_known_to is None
            else (to & self._sender_known_to, to - self._sender_known_to)
        )
        return [replace(line, to=part) for part in parts if part]

    def set_unit(self, kind: str, unit: Unit, *say: PendingLine, **values: Any) -> Unit:
        """Write a change of one unit; the unit as it is now. Nothing when nothing changes.

        Of a `frame` with the build it had only what has changed is written: builds are large.
        """
        changed = {name: v for name, v in values.items() if getattr(unit, name) != v}
        frame = changed_frame_parts(unit.frame, changed.get("frame"))
        if frame is not None:
            del changed["frame"]
        if changed or frame or say:
            self.emit(kind, *say, scene=self.scene.id, unit=unit.id, set=changed, frame=frame)
        return self.scene.units[unit.id]

    def unit_line(
        self,
        unit: Unit,
        code: str,
        kind: str,
        data: dict[str, Any] | None = None,
        /,
        **params: Any,
    ) -> PendingLine:
        """A line about a unit, for those who may know of it."""
        return PendingLine(code, {"unit": unit_ref(unit), **params}, kind, self.readers(unit), data)

    def entry_lines(self, unit: Unit, after: Unit, line: PendingLine) -> list[PendingLine]:
        """A line about what becomes of a unit, and for those who did not know of the unit and know
        it as it is `after`, that it enters."""
        came = self.readers(after) - self.readers(unit)
        return [line, PendingLine("unit.added", {"unit": unit_ref(after)}, "system", came)]

    def path_lines(self, unit: Unit, way: Sequence[Cell], line: PendingLine) -> list[PendingLine]:
        """A line about a unit that went a way, its start included; who saw only a part of it under
        fog reads of that part. To be written with the event that tells of it."""
        scene, state = self.scene, self.state
        if not fog_is_on(state, state) or scene.id != state.world.active_scene:
            return [line]
        whole: set[str] = set()
        parts: dict[tuple[bool, ...], set[str]] = {}
        for group in groups(state):
            looks = viewer_of_group(state, group)
            if looks.everything or looks.always_knows(unit):
                whole.add(group)
            elif not unit.hidden:
                seen = path_visibility(looks, scene, unit, way)
                if all(seen):
                    whole.add(group)
                elif any(seen):
                    parts.setdefault(seen, set()).add(group)
        lines = [replace(line, to=frozenset(whole), readers_final=True)]
        for seen, readers in parts.items():
            code, part = visible_part(seen, way)
            end = part[-1]
            params = {"unit": unit_ref(unit), "to": {"q": end.q, "r": end.r}, "level": end.level}
            data = {"from": cell_ref(part[0]), "path": [cell_ref(cell) for cell in part[1:]]}
            lines.append(
                PendingLine(code, params, "move", frozenset(readers), data, readers_final=True)
            )
        return lines

    def groups_reading(self, to: LineReaders) -> frozenset[str]:
        """The groups that are meant."""
        if isinstance(to, frozenset):
            return to
        every = frozenset(groups(self.state))
        if to == "all":
            return every
        return every - HANDLER_ALONE if to == "others" else frozenset({to})

    def readers(self, *units: Unit) -> frozenset[str]:
        """The groups that know all of these units; the Handler alone in a scene not shown."""
        world = self.state.world
        elsewhere = any(
            unit.id in scene.units
            for scene in world.scenes.values()
            if scene.id != world.active_scene
            for unit in units
        )
        if elsewhere:
            return HANDLER_ALONE
        scene, state = self.scene, self.state
        return frozenset(
            group
            for group in groups(state)
            if all(viewer_of_group(state, group).knows(scene, unit) for unit in units)
        )

    def secret(self, unit: Unit) -> bool:
        """Whether nobody may know of a unit but the Handler, and who steers it though hidden."""
        return unit.hidden or self.readers(unit) == HANDLER_ALONE

    def split_line(self, line: PendingLine, other: Unit, unseen: PendingLine) -> list[PendingLine]:
        """A line that names another unit too, and the one for those who may not know of that."""
        told, know = self.groups_reading(line.to), self.readers(other)
        if told <= know:
            return [line]
        return [replace(line, to=told & know), replace(unseen, to=told - know)]


def changed_frame_parts(before: Frame | None, after: Frame | None) -> dict[str, Any] | None:
    """The fields of a frame that are others now; None when it has another build or none."""
    if before is None or after is None or before.build != after.build:
        return None
    names = [each.name for each in fields(Frame)]
    return {n: getattr(after, n) for n in names if getattr(after, n) != getattr(before, n)}
