"""The draft of a decision: the events so far and the state they lead to.

`emit` writes an event and folds it at once, so a command sees the state that the journal will give.
The draft of a refused command is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import Any

import msgspec

from app.engine.access import check_owner, find_scene, runs_the_table
from app.engine.commands.context import DecisionContext, SentCommand
from app.engine.commands.log_lines import (
    HANDLER_ALONE,
    LineReaders,
    PendingLine,
    cell_ref,
    unit_ref,
)
from app.engine.events.events import EVENTS, Line, encode_event
from app.engine.events.evolve import evolve, with_log_counts
from app.engine.refusals import Refusal, Refused
from app.engine.state.builds import Frame
from app.engine.state.state import Scene, State, TestRequest, Unit
from app.engine.visibility.groups import PILOTS, group_for, groups, hidden_unit_controllers
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


class Draft:
    """One decision in progress: what the sender may know and do, and the events to write."""

    def __init__(
        self, state: State, sent: SentCommand, context: DecisionContext, scene: str | None
    ) -> None:
        self.state = state
        self.sent = sent
        self.context = context
        self.events: list[dict[str, Any]] = []
        #: Once a die is drawn the command must not be refused.
        self.dice_drawn = False
        #: The Handler sent the command with `overrule`.
        self.overriding = False
        #: The refusals overruled so far.
        self.overridden: list[Refused] = []
        #: The id of the unit they are about, where the command does not name one.
        self.overridden_unit = ""
        self._scene = scene
        self._sender_name = self._name()
        #: The groups that may read who sent the command; None for all. See `conceal_sender`.
        self._sender_known_to: frozenset[str] | None = None

    def _name(self) -> str:
        seat = self.state.record.seats.get(self.sent.seat or "")
        return seat.name if seat else ""

    # -- what the sender may know and do --------------------------------------------------------

    @property
    def runs_the_table(self) -> bool:
        """Whether the sender has the rights of a Handler."""
        return runs_the_table(self.sent.role)

    @property
    def scene(self) -> Scene:
        """The command's scene as it is now. Raises `Refusal("no-such-scene")`."""
        return find_scene(self.state, self.sent.role, self._scene)

    @property
    def group(self) -> str:
        """The visibility group of the sender."""
        return group_for(self.state, self.sent.seat, self.sent.role)

    @property
    def viewer(self) -> Viewer:
        """What the sender may know."""
        return viewer_of_group(self.state, self.group)

    @property
    def side(self) -> Viewer:
        """What the pilots' side knows as a whole."""
        return pilots_viewer(self.state)

    @property
    def known(self) -> Scene:
        """The command's scene as the sender knows it. Raises `Refusal("no-such-scene")`."""
        return self.viewer.known_scene(self.scene)

    def knows(self, unit: Unit) -> bool:
        """Returns whether the sender may know of a unit of the command's scene."""
        return self.viewer.knows(self.scene, unit)

    def unit(self, unit_id: str) -> Unit:
        """Returns a unit that the sender may know of. Raises `Refusal("no-such-unit")`."""
        unit = self.scene.units.get(unit_id)
        if unit is None or not self.knows(unit):
            raise Refusal("no-such-unit", unit=unit_id)
        return unit

    def own_unit(self, unit_id: str) -> Unit:
        """Returns a unit the sender controls. Raises `Refusal` "no-such-unit" or "not-yours"."""
        unit = self.unit(unit_id)
        check_owner(self.sent.role, self.sent.seat, unit)
        self.conceal_sender(unit)
        return unit

    def conceal_sender(self, unit: Unit) -> None:
        """Hides the sender's name, where a pilot uses a hidden unit, from groups that do not know
        it."""
        if unit.hidden and not self.runs_the_table:
            self._sender_known_to = self.readers(unit)

    def test_request(self, request_id: str) -> tuple[TestRequest, Unit]:
        """Returns an open test request and its unit.

        Raises `Refusal("no-such-request")`, or "not-yours" when the sender does not control the
        unit.
        """
        request = self.state.world.requests.get(request_id)
        unit = None if request is None else self._tested_unit(request)
        if request is None or unit is None:
            raise Refusal("no-such-request", request=request_id)
        check_owner(self.sent.role, self.sent.seat, unit)
        self.conceal_sender(unit)
        return request, unit

    def _tested_unit(self, request: TestRequest) -> Unit | None:
        """Returns the unit that a test is requested of, or None if the sender does not know it."""
        return linked_unit(self.state.world, self.viewer, request.unit)

    @property
    def in_inactive_scene(self) -> bool:
        """Whether the command is about an inactive scene. Only the Handler reads of such
        commands."""
        return self._scene is not None and self._scene != self.state.world.active_scene

    @contextmanager
    def overridable(self, *, granted: bool = False) -> Iterator[None]:
        """Marks the rule checks inside as overridable by the Handler (FS 1.6).

        A refusal raised inside is recorded in `overridden` and passed over when the Handler
        overrules. With `granted` the command itself is such a decision of the Handler.
        """
        try:
            yield
        except Refusal as refusal:
            if not (self.overriding or granted):
                raise
            self.overridden.append(refusal.refused)

    # -- events -------------------------------------------------------------------------------

    def emit(self, kind: str, *log_lines: PendingLine, **fields: Any) -> None:
        """Writes an event of this type with its log lines, and folds it into the state."""
        version, shape = EVENTS[kind]
        event = encode_event(shape(type=kind, v=version, **fields))
        before = self.state
        self.state = evolve(self.state, event)
        new_groups = self._emit_confidants(before, event)
        self.events.append(event)
        handler_only = self.in_inactive_scene and kind != "scene.activated" and "scene" in fields
        lines = []
        for pending in log_lines:
            to = self.groups_reading("handler" if handler_only else pending.to)
            to |= {
                group for group in new_groups if self._new_group_reads(before, group, pending, to)
            }
            for readable in self._split_by_fog(before, pending, to):
                parts = [
                    part
                    for line in self._redacted(readable)
                    for part in self._split_by_sender(line)
                ]
                lines += [msgspec.to_builtins(self._with_numbers(line)) for line in parts]
        if lines:
            event["log"] = lines

    def _emit_confidants(self, before: State, event: dict[str, Any]) -> set[str]:
        """Writes who controls hidden units, if the event changes that. Returns the groups this
        creates.

        The extra event precedes `event`, which is folded again after it.
        """
        seats = hidden_unit_controllers(self.state)
        if seats == self.state.record.confided:
            return set()
        version, shape = EVENTS["seats.confided"]
        extra = encode_event(
            msgspec.convert({"type": "seats.confided", "v": version, "seats": seats}, shape)
        )
        self.state = evolve(evolve(before, extra), event)
        self.events.append(extra)
        return set(groups(self.state)) - set(groups(before))

    def _new_group_reads(
        self, before: State, group: str, line: PendingLine, to: frozenset[str]
    ) -> bool:
        """Returns whether a newly created group reads a line.

        It reads what the pilots read, and lines that name nothing but units it knows.
        """
        named = frozenset(strings_in(line.params)) & self.state.scene.units.keys()
        known = bool(named) and knows_all_mentioned(before, self.state, group, line.code, named)
        return PILOTS in to or (known and line.to != "handler")

    def _split_by_fog(
        self, before: State, line: PendingLine, to: frozenset[str]
    ) -> list[PendingLine]:
        """Returns the line for those of `to` that may read it under fog.

        The others get the bare dice, if there are any. While nobody but the Handler is at the
        table, only the Handler reads lines that name things.
        """
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
            # What the Handler prepares alone may be hidden before anybody else joins.
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
        """Returns the line once for each level of disclosure of the numbers in it."""
        to = self.groups_reading(line.to)
        readers = [group for group in groups(self.state) if group in to]
        found = line_versions(self.state, line.code, line.params, line.data, readers)
        return [
            replace(line, code=read.code, params=read.params, data=read.data, to=read.groups)
            for read in found
        ]

    def _with_numbers(self, line: PendingLine) -> Line:
        """Returns the line with its number in the log of each reader, and counts it there."""
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
        """Splits a line into one with the sender's name and one without."""
        to = self.groups_reading(line.to)
        parts = (
            (to,)
            if self._sender_known_to is None
            else (to & self._sender_known_to, to - self._sender_known_to)
        )
        return [replace(line, to=part) for part in parts if part]

    def set_unit(self, kind: str, unit: Unit, *log_lines: PendingLine, **values: Any) -> Unit:
        """Writes a change of one unit and returns the unit as it is now. Writes nothing for no
        change.

        Of a `frame` with the same build only the changed parts are written, because builds are
        large.
        """
        changed = {name: v for name, v in values.items() if getattr(unit, name) != v}
        frame = changed_frame_parts(unit.frame, changed.get("frame"))
        if frame is not None:
            del changed["frame"]
        if changed or frame or log_lines:
            self.emit(kind, *log_lines, scene=self.scene.id, unit=unit.id, set=changed, frame=frame)
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
        """Returns a line about a unit, for the groups that know the unit."""
        return PendingLine(code, {"unit": unit_ref(unit), **params}, kind, self.readers(unit), data)

    def entry_lines(self, unit: Unit, after: Unit, line: PendingLine) -> list[PendingLine]:
        """Returns the line, and "unit.added" for groups that know the unit only as it is
        `after`."""
        newcomers = self.readers(after) - self.readers(unit)
        return [line, PendingLine("unit.added", {"unit": unit_ref(after)}, "system", newcomers)]

    def path_lines(self, unit: Unit, way: Sequence[Cell], line: PendingLine) -> list[PendingLine]:
        """Returns the lines about a unit that moved along a way, its start included.

        Under fog, a group that saw only a part of the way reads of that part. The lines belong to
        the event of the movement.
        """
        scene, state = self.scene, self.state
        if not fog_is_on(state, state) or scene.id != state.world.active_scene:
            return [line]
        whole: set[str] = set()
        parts: dict[tuple[bool, ...], set[str]] = {}
        for group in groups(state):
            observer = viewer_of_group(state, group)
            if observer.omniscient or observer.always_knows(unit):
                whole.add(group)
            elif not unit.hidden:
                seen = path_visibility(observer, scene, unit, way)
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
        """Returns the groups that `to` means."""
        if isinstance(to, frozenset):
            return to
        every = frozenset(groups(self.state))
        if to == "all":
            return every
        return every - HANDLER_ALONE if to == "others" else frozenset({to})

    def readers(self, *units: Unit) -> frozenset[str]:
        """Returns the groups that know all these units: only the Handler in an inactive scene."""
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
        """Returns whether only the Handler, and those who control the unit, may know of it."""
        return unit.hidden or self.readers(unit) == HANDLER_ALONE

    def split_line(self, line: PendingLine, other: Unit, unseen: PendingLine) -> list[PendingLine]:
        """Returns the line for groups that know the `other` unit, and `unseen` for its other
        readers."""
        readers, know = self.groups_reading(line.to), self.readers(other)
        if readers <= know:
            return [line]
        return [replace(line, to=readers & know), replace(unseen, to=readers - know)]


def changed_frame_parts(before: Frame | None, after: Frame | None) -> dict[str, Any] | None:
    """Returns the fields of a frame that differ, or None without a frame or with another build."""
    if before is None or after is None or before.build != after.build:
        return None
    names = [each.name for each in fields(Frame)]
    return {n: getattr(after, n) for n in names if getattr(after, n) != getattr(before, n)}
