"""Dice systems at the table: which are played, and the one command that plays them.

A system decides by itself (`app.rules.systems`). This module gives it its slice, form and dice, and
writes an event with its next slice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from app.engine.characters.players import players_of
from app.engine.commands.dice_draw import Draw
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import read_struct
from app.engine.refusals import Refusal
from app.engine.state.state import State
from app.engine.visibility.log_lines import LineKind, LineReaders, PendingLine
from app.rules.json_types import Doc
from app.rules.systems import SYSTEMS
from app.rules.systems.base import (
    ActionRefused,
    ActionRequest,
    Actor,
    LogLine,
    Readers,
    Slice,
    System,
)

SystemName = Annotated[str, Meta(min_length=1, max_length=40)]

_TO: Final[dict[Readers, LineReaders]] = {"all": "all", "handler": "handler", "others": "others"}


class ChooseSystems(Command, frozen=True, kw_only=True):
    """Sets the dice systems of the table, in the order shown. Slices stay when a system is not
    played."""

    systems: Annotated[
        tuple[SystemName, ...],
        Meta(min_length=1, max_length=8),
        Doc("dice systems, in the order shown", ["frame-state"]),
    ]


class ActInSystem(Command, frozen=True, kw_only=True):
    """Plays one action of a dice system. `form` has the fields that the action asks for."""

    system: Annotated[SystemName, Doc("the dice system", "course-and-flow")]
    action: Annotated[
        str,
        Meta(min_length=1, max_length=40),
        Doc("the action, by the name in `GET /systems`", "withdraw"),
    ]
    form: Annotated[
        dict[str, Any], Doc("what the action asks for; its schema is in `GET /systems`")
    ] = msgspec.field(default_factory=dict)


def slice_of(state: State, system: System) -> Slice:
    """Returns the system's slice as it is, or its initial one."""
    kept = state.world.systems.get(system.name)
    return system.start if kept is None else kept.slice


@command("table.systems", Permission.HANDLER, scope="manage")
def choose_systems(draft: Draft, c: ChooseSystems) -> None:
    unknown = [name for name in c.systems if name not in SYSTEMS]
    if unknown:
        raise Refusal("no-such-system", name=unknown[0])
    systems = list(dict.fromkeys(c.systems))
    if systems == list(draft.state.table.systems):
        raise Refusal("already-so")
    titles = [SYSTEMS[name].title for name in systems]
    draft.emit(
        "table.systems",
        PendingLine("table.systems", {"systems": titles}, "system"),
        systems=systems,
    )


@command("system.act", Permission.PLAYER, note="as each action of the system says")
def act_in_system(draft: Draft, c: ActInSystem) -> None:
    system = SYSTEMS.get(c.system)
    if system is None or c.system not in draft.state.table.systems:
        raise Refusal("no-such-system", name=c.system)
    action = system.action(c.action)
    if action is None:
        raise Refusal("no-such-action", action=c.action, system=system.title)
    if action.by == "handler" and not draft.runs_the_table:
        raise Refusal("handler-only")
    form = read_struct(c.form, action.shape, "$.form")
    draw = Draw(draft, "public")
    request = ActionRequest(
        slice=slice_of(draft.state, system),
        actor=Actor(draft.sent.seat, draft.runs_the_table),
        cast=players_of(draft.state),
        form=form,
        chance=draw,
        ids=draft.context.ids,
    )
    try:
        result = action.do(request)
    except ActionRefused as refuse:
        raise Refusal(f"{system.name}.{refuse.code}", None, **refuse.params) from None
    if not result.lines and result.slice == request.slice:
        raise Refusal("nothing-changes")
    lines = draw.attach_proofs([_line(system, line) for line in result.lines])
    draft.emit("system.acted", *lines, system=system.name, slice=dict(result.slice))
    if draw.drawn:
        draft.emit("dice.rolled", stream=draw.stream, counter=draw.counter)


#: What reading an invalid slice can raise.
_INVALID_SLICE = (msgspec.ValidationError, LookupError, TypeError, ValueError, AttributeError)


def set_slice(draft: Draft, name: str, changes: Mapping[str, Any], line: PendingLine) -> None:
    """Replaces parts of a dice system's slice, as the Handler's decision.

    Raises `Refusal` "no-such-system" or "nothing-overruled", and "malformed" for what the system
    could not show.
    """
    system = SYSTEMS.get(name)
    if system is None or name not in draft.state.table.systems:
        raise Refusal("no-such-system", name=name)
    before, players = slice_of(draft.state, system), players_of(draft.state)
    # A system whose initial slice is empty does not list its parts.
    unknown = sorted(changes.keys() - before.keys()) if system.start else []
    after = {**before, **changes}
    try:
        if unknown:
            raise KeyError(unknown[0])
        for handler in (True, False):
            system.show(after, handler, players)
            system.offers(after, handler, players)
    except _INVALID_SLICE as error:
        what = f"{system.title} does not keep that: {error}"[:200]
        raise Refusal("malformed", what=what, at="$.slice") from None
    if after == before:
        raise Refusal("nothing-overruled")
    line.params["system"] = system.title
    draft.emit("system.acted", line, system=system.name, slice=after)


def _line(system: System, line: LogLine) -> PendingLine:
    data = None if line.data is None else {"kind": system.name, **line.data}
    kind: LineKind = "roll" if data is not None and "dice" in data else "system"
    return PendingLine(f"{system.name}.{line.code}", dict(line.params), kind, _TO[line.to], data)
