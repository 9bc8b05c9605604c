"""The draft of a decision: the events so far and the state they lead to.

`emit` writes an event and folds it at once, so a command sees the state that the journal will give.
The draft of a refused command is thrown away.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

import msgspec

from app.engine.access import check_owner, find_scene, runs_the_table
from app.engine.commands.context import DecisionContext, SentCommand
from app.engine.events.events import EVENTS, Line, encode_event
from app.engine.events.evolve import evolve, with_log_counts
from app.engine.refusals import Refusal, Refused
from app.engine.state.builds import Frame
from app.engine.state.record import Record
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.state import State, TestRequest, World
from app.engine.state.unit import Unit
from app.engine.visibility.groups import (
    PILOTS,
    Group,
    group_for,
    group_of,
    groups,
    hidden_unit_controllers,
)
from app.engine.visibility.knowledge import Viewer, linked_unit, pilots_viewer, viewer_of_group
from app.engine.visibility.log_lines import HANDLER_ALONE, LineKind, PendingLine, Sender
from app.engine.visibility.log_visibility import ReadLine, groups_that_know, lines_as_read
from app.rules.decoding import convert


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
        #: The world up to which losses of the crew are counted; None: that before the command.
        self.losses_counted: World | None = None
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
        self._emit_confidants(before, event)
        self.events.append(event)
        sender = Sender(self._sender_name, self._sender_known_to, self.sent.program)
        lines = [
            self._numbered(read)
            for pending in log_lines
            for read in lines_as_read(before, self.state, fields.get("scene"), pending, sender)
        ]
        if lines:
            event["log"] = lines

    def _numbered(self, line: ReadLine) -> dict[str, Any]:
        """Returns the line with its number in the log of each reader, and counts it there."""
        counts = self.state.record.log_counts
        n = {group: counts.get(group, 0) + 1 for group in line.groups}
        self.state = with_log_counts(self.state, [n])
        written = Line(
            code=line.code, params=line.params, kind=line.kind, n=n, by=line.by, data=line.data
        )
        document: dict[str, Any] = msgspec.to_builtins(written)
        return document

    def _emit_confidants(self, before: State, event: dict[str, Any]) -> None:
        """Writes who controls hidden units, if the event changes that.

        The extra event precedes `event`, which is folded again after it.
        """
        seats = hidden_unit_controllers(self.state)
        if seats == self.state.record.hidden_unit_controllers:
            return
        version, shape = EVENTS["seats.confided"]
        extra = encode_event(
            convert({"type": "seats.confided", "v": version, "seats": seats}, shape)
        )
        self.state = evolve(evolve(before, extra), event)
        self.events.append(extra)

    def tell_apart(self, seats: Iterable[str]) -> None:
        """Gives those of these seats that are pilots' a group of their own, from here on. Seats
        that are gone are left out.

        For what the other pilots are not told. Lines that the command has written for the pilots
        before count for the new groups too.
        """
        record = self.state.record
        fresh = [
            seat
            for seat in dict.fromkeys(seats)
            if seat not in record.told_apart
            and seat in record.seats
            and record.seats[seat].role == "pilot"
        ]
        if not fresh:
            return
        written = list(self.events)
        self.emit("seats.apart", seats=fresh)
        hand_down_lines(written, record, self.state.record)

    def readers_among(self, seats: Collection[str]) -> frozenset[str]:
        """Returns the groups of these seats, each of its own, and the Handlers'."""
        self.tell_apart(seats)
        return HANDLER_ALONE | {group_of(self.state, seat) for seat in seats}

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
        kind: LineKind,
        data: dict[str, Any] | None = None,
        /,
        **params: Any,
    ) -> PendingLine:
        """Returns a line about a unit, for the groups that know the unit."""
        named = {"unit": unit_ref(unit), **params}
        return PendingLine(code, named, kind, data=data, about=(unit,))

    def readers(self, unit: Unit) -> frozenset[str]:
        """Returns the groups that know a unit: only the Handler in an inactive scene."""
        return groups_that_know(self.state, (unit,))

    def known_to_all(self, unit: Unit) -> bool:
        """Returns whether every group knows a unit."""
        return self.readers(unit) == frozenset(groups(self.state))

    def secret(self, unit: Unit) -> bool:
        """Returns whether only the Handler, and those who control the unit, may know of it."""
        return unit.hidden or self.readers(unit) == HANDLER_ALONE


def hand_down_lines(events: Iterable[dict[str, Any]], before: Record, after: Record) -> None:
    """Lets own groups that continue the pilots' log read what this row has told the pilots so far.

    `events`: those of the row before the groups were made. Groups read their own row by their own
    key (see `Group.key_at`).
    """
    made = {group for group in after.own.values() if Group.read(group).inherits}
    made -= set(before.own.values())
    for line in (line for event in events for line in event.get("log", ())):
        if made and PILOTS in line["n"]:
            line["n"] |= dict.fromkeys(sorted(made), line["n"][PILOTS])


def changed_frame_parts(before: Frame | None, after: Frame | None) -> dict[str, Any] | None:
    """Returns the fields of a frame that differ, or None without a frame or with another build."""
    if before is None or after is None or before.build != after.build:
        return None
    names = [each.name for each in fields(Frame)]
    return {n: getattr(after, n) for n in names if getattr(after, n) != getattr(before, n)}
