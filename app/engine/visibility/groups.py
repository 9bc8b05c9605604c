"""Groups of viewers: who shares a view and a log.

The Handlers, the pilots and the spectators. A pilot's seat has a group of its own besides while it
knows what the others do not: every one while each sees for itself (fog "own"), and else one that
steers a hidden unit. Its key names the seat and the row by which it came to be, so that no two
groups of a table's history have the same: "s1@57.1" went on from what the pilots had been shown
until then, "s1~57.1" took its seat in that row and begins with nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final, NamedTuple, TypeVar

from app.engine.state.record import Record, Role
from app.engine.state.state import Options, Scene, State

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
    """Every group of viewers of a table."""
    return (*GROUPS, *state.record.own.values())


def group_of(state: State, seat: str | None) -> str:
    """The group of a seat; None is the server, which knows all. KeyError for an unknown seat."""
    return HANDLER if seat is None else group_for(state, seat, state.record.seats[seat].role)


def group_for(state: State, seat: str | None, role: Role) -> str:
    """The group of whoever sits there in this role."""
    own = state.record.own.get(seat or "") if role == "pilot" else None
    return _GROUP_OF[role] if own is None else own


class _GroupKey(NamedTuple):
    """What the key of a pilot's own group says: `turn` is the how-manieth time it is that such
    groups came to be."""

    seat: str
    inherits: bool
    began: int
    generation: str


def _group_key(group: str) -> _GroupKey:
    at = max(group.rfind("@"), group.rfind("~"))
    began, _, turn = group[at + 1 :].partition(".")
    return _GroupKey(group[:at], group[at] == "@", int(began), turn)


def public_group_name(group: str) -> str:
    """By which name people and programs hear of a group: how many rows the journal has, which its
    key tells, is nobody's but the Handler's to know."""
    return group if group in GROUPS else f"{_group_key(group).seat}.{_group_key(group).generation}"


def seat_of(group: str) -> str | None:
    """The pilot's seat whose own group this is; None for a group of several."""
    return None if group in GROUPS else _group_key(group).seat


def inherits_pilots_view(group: str) -> bool:
    """Whether a pilot's own group went on from what the pilots had been shown."""
    return group not in GROUPS and _group_key(group).inherits


def group_at_version(group: str, version: int) -> str:
    """By which name a group reads a row of the journal: those from before a pilot's own group came
    to be as the pilots did."""
    before = inherits_pilots_view(group) and version < _group_key(group).began
    return PILOTS if before else group


def hidden_unit_controllers(state: State) -> tuple[str, ...]:
    """The pilots' seats that steer a hidden unit in any scene, sorted."""
    hands = {
        seat
        for scene in state.world.scenes.values()
        for seat in _controllers_of_hidden_units(scene)
    }
    seats = state.record.seats
    return tuple(sorted(s for s in hands if s in seats and seats[s].role == "pilot"))


def _controllers_of_hidden_units(scene: Scene) -> frozenset[str]:
    kept: frozenset[str] | None = scene._memo.get("hidden hands")
    if kept is None:
        hidden = (unit.controllers for unit in scene.units.values() if unit.hidden)
        kept = scene._memo["hidden hands"] = frozenset(seat for hands in hidden for seat in hands)
    return kept


def with_own_groups(
    record: Record, options: Options, version: int, *, fresh: bool = False, parted: bool = True
) -> Record:
    """The record with the own groups that these options ask for, made by the row `version`.

    Pilots who were there go on from what the pilots have been shown, with their counts of the log;
    those who take a seat while everybody sees for itself (`fresh`) begin with nothing. Where they
    did until now and do so no longer (not `parted`), nobody keeps a group.
    """
    pilots = [seat.id for seat in record.seats.values() if seat.role == "pilot"]
    alone = options.fog == "own"
    wanted = [seat for seat in pilots if alone or seat in record.confided]
    before = record.own if parted else {}
    if list(before) == wanted and before == record.own:
        return record
    forks = record.forks + 1
    mark = "~" if fresh and alone else "@"
    own = {seat: before.get(seat) or f"{seat}{mark}{version}.{forks}" for seat in wanted}
    gone = set(record.own.values()) - set(own.values())
    made = () if fresh and alone else set(own.values()) - set(record.own.values())
    return replace(
        record,
        own=own,
        forks=forks,
        log_counts=_carried_over(record.log_counts, made, gone),
        memory={scene: _carried_over(of, made, gone) for scene, of in record.memory.items()},
    )


def _carried_over(
    of: Mapping[str, T], made: Collection[str], gone: Collection[str]
) -> dict[str, T]:
    """What groups have, without those that are gone; those just made have what the pilots have."""
    kept = {group: thing for group, thing in of.items() if group not in gone}
    return {**kept, **{group: of[PILOTS] for group in sorted(made) if PILOTS in of}}
