"""Groups of viewers: people who share one view and one log.

Every table has three: the Handlers, the pilots and the spectators. A pilot's seat has an own group
besides while it knows what the other pilots do not: each pilot's seat with fog "own", otherwise a
seat that controls a hidden unit. The key of an own group is unique in the history of a table. It
names the seat, the row that made the group and its generation. "s1@57.1" inherited what the pilots
had been shown before row 57; "s1~57.1" took its seat in that row and starts empty.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final, NamedTuple, TypeVar

from app.engine.state.options import Options
from app.engine.state.record import Record, Role
from app.engine.state.state import Scene, State

HANDLER: Final = "handler"
PILOTS: Final = "pilots"
SPECTATORS: Final = "spectators"

T = TypeVar("T")

#: The groups that every table has.
GROUPS: Final = (HANDLER, PILOTS, SPECTATORS)

_GROUP_OF: Final[Mapping[str, str]] = {
    "system": HANDLER,
    "handler": HANDLER,
    "pilot": PILOTS,
    "spectator": SPECTATORS,
}


def groups(state: State) -> tuple[str, ...]:
    """Returns every group of viewers of a table."""
    return (*GROUPS, *state.record.own.values())


def group_of(state: State, seat: str | None) -> str:
    """Returns the group of a seat. None is the server, which knows everything.

    Raises KeyError for an unknown seat.
    """
    return HANDLER if seat is None else group_for(state, seat, state.record.seats[seat].role)


def group_for(state: State, seat: str | None, role: Role) -> str:
    """Returns the group of a seat that has this role."""
    own = state.record.own.get(seat or "") if role == "pilot" else None
    return _GROUP_OF[role] if own is None else own


class _GroupKey(NamedTuple):
    """The parts of an own group's key.

    `inherits`: whether it continues the pilots' view. `began`: the row that made it.
    `generation`: the running number of that change of own groups.
    """

    seat: str
    inherits: bool
    began: int
    generation: str


def _group_key(group: str) -> _GroupKey:
    at = max(group.rfind("@"), group.rfind("~"))
    began, _, generation = group[at + 1 :].partition(".")
    return _GroupKey(group[:at], group[at] == "@", int(began), generation)


def public_group_name(group: str) -> str:
    """Returns a group's name for people and programs.

    It leaves out the row number: only the Handler may know how many rows the journal has.
    """
    return group if group in GROUPS else f"{_group_key(group).seat}.{_group_key(group).generation}"


def seat_of(group: str) -> str | None:
    """Returns the seat whose own group this is; None for a group of several seats."""
    return None if group in GROUPS else _group_key(group).seat


def inherits_pilots_view(group: str) -> bool:
    """Returns whether an own group continues what the pilots had been shown before it."""
    return group not in GROUPS and _group_key(group).inherits


def group_at_version(group: str, version: int) -> str:
    """Returns the group as which these viewers read a row of the journal.

    An own group that inherits reads the rows before it began as the pilots do.
    """
    before = inherits_pilots_view(group) and version < _group_key(group).began
    return PILOTS if before else group


def hidden_unit_controllers(state: State) -> tuple[str, ...]:
    """Returns the pilots' seats that control a hidden unit in any scene, sorted."""
    scenes = state.world.scenes.values()
    found = {seat for scene in scenes for seat in _controllers_of_hidden_units(scene)}
    seats = state.record.seats
    return tuple(sorted(s for s in found if s in seats and seats[s].role == "pilot"))


def _controllers_of_hidden_units(scene: Scene) -> frozenset[str]:
    cached: frozenset[str] | None = scene._memo.get("hidden hands")
    if cached is None:
        hidden = (unit.controllers for unit in scene.units.values() if unit.hidden)
        cached = frozenset(seat for controllers in hidden for seat in controllers)
        scene._memo["hidden hands"] = cached
    return cached


def with_own_groups(
    record: Record,
    options: Options,
    version: int,
    *,
    starts_empty: bool = False,
    keep_groups: bool = True,
) -> Record:
    """Returns the record with the own groups that these options need, made by the row `version`.

    New groups inherit the pilots' log counts and remembered terrain. With `starts_empty` and fog
    "own", those of seats taken by this row have neither. Without `keep_groups` every existing
    group is replaced: fog "own" has just ended.
    """
    pilots = [seat.id for seat in record.seats.values() if seat.role == "pilot"]
    every_pilot = options.fog == "own"
    wanted = [seat for seat in pilots if every_pilot or seat in record.confided]
    before = record.own if keep_groups else {}
    if list(before) == wanted and before == record.own:
        return record
    forks = record.forks + 1
    mark = "~" if starts_empty and every_pilot else "@"
    own = {seat: before.get(seat) or f"{seat}{mark}{version}.{forks}" for seat in wanted}
    removed = set(record.own.values()) - set(own.values())
    inheriting = (
        () if starts_empty and every_pilot else set(own.values()) - set(record.own.values())
    )
    return replace(
        record,
        own=own,
        forks=forks,
        log_counts=_carried_over(record.log_counts, inheriting, removed),
        memory={
            scene: _carried_over(by_group, inheriting, removed)
            for scene, by_group in record.memory.items()
        },
    )


def _carried_over(
    by_group: Mapping[str, T], inheriting: Collection[str], removed: Collection[str]
) -> dict[str, T]:
    """Returns values by group without removed groups; inheriting groups get the pilots' value."""
    kept = {group: value for group, value in by_group.items() if group not in removed}
    inherited = {group: by_group[PILOTS] for group in sorted(inheriting) if PILOTS in by_group}
    return {**kept, **inherited}
