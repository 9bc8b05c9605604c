"""Groups of viewers: people who share one view and one log.

Every table has three: the Handlers, the pilots and the spectators. A pilot's seat has an own group
besides while it knows what the other pilots do not: each pilot's seat with fog "own", otherwise a
seat that controls a hidden unit, or that was told something which the other pilots were not told.
Journals and the state name a group by its key, a string. `Group` alone writes and reads the keys of
own groups.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, TypeVar

from app.engine.state.options import Options
from app.engine.state.record import Record, Role
from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.rules.memo import memo

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


@dataclass(frozen=True, slots=True)
class Group:
    """A group of viewers. Its `key` is unique in the history of a table.

    `kind`: "own" for the own group of a pilot's `seat`. `inherits`: whether that continues what the
    pilots had been shown before it. `began`: the row that made it. `generation`: the running number
    of that change of own groups. `by_seat`: that number counts the own groups of this seat alone,
    because nothing but a secret of the seat made the group: a number that counts those of others
    would tell the seat of their secrets.
    """

    kind: Literal["handler", "pilots", "spectators", "own"]
    seat: str | None = None
    inherits: bool = False
    began: int = 0
    generation: int = 0
    by_seat: bool = False

    @staticmethod
    @lru_cache(maxsize=1024)
    def read(key: str) -> Group:
        """Returns the group with this key."""
        if key in _SHARED:
            return _SHARED[key]
        at = max(key.rfind("@"), key.rfind("~"))
        by_seat = ":" in key[at:]
        began, _, generation = key[at + 1 :].partition(":" if by_seat else ".")
        return Group("own", key[:at], key[at] == "@", int(began), int(generation), by_seat)

    @property
    def key(self) -> str:
        """How journals and the state name the group: "s1@57.1" for an own group that inherits,
        "s1~57.1" for one that starts empty, with ":" for "." where the number is `by_seat`."""
        if self.kind != "own":
            return self.kind
        return f"{self.seat}{'@' if self.inherits else '~'}{self.began}{self._number}"

    @property
    def _number(self) -> str:
        return f"{':' if self.by_seat else '.'}{self.generation}"

    @property
    def public_name(self) -> str:
        """The group's name for people and programs.

        It leaves out the row number: only the Handler may know how many rows the journal has.
        """
        return self.kind if self.kind != "own" else f"{self.seat}{self._number}"

    def key_at(self, version: int) -> str:
        """Returns the key of the group as which these viewers read a row of the journal.

        An own group that inherits reads the rows before it began as the pilots do.
        """
        return PILOTS if self.inherits and version < self.began else self.key


_SHARED: Final[Mapping[str, Group]] = {
    HANDLER: Group(HANDLER),
    PILOTS: Group(PILOTS),
    SPECTATORS: Group(SPECTATORS),
}


def hidden_unit_controllers(state: State) -> tuple[str, ...]:
    """Returns the pilots' seats that control a hidden unit in any scene, sorted."""
    scenes = state.world.scenes.values()
    found = {seat for scene in scenes for seat in _controllers_of_hidden_units(scene)}
    seats = state.record.seats
    return tuple(sorted(s for s in found if s in seats and seats[s].role == "pilot"))


@memo
def _controllers_of_hidden_units(scene: Scene) -> frozenset[str]:
    aside = (scene.units[each] for each in scene.aside)
    return frozenset(seat for unit in aside if unit.hidden for seat in unit.controllers)


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
    told = record.told_apart
    wanted = [
        seat
        for seat in pilots
        if every_pilot or seat in record.hidden_unit_controllers or seat in told
    ]
    before = record.own if keep_groups else {}
    if list(before) == wanted and before == record.own:
        return record
    generation = record.group_generation + 1
    inherits = not (starts_empty and every_pilot)
    made = [seat for seat in wanted if seat not in before]
    told = {seat: told[seat] + (seat in made) for seat in told if seat in record.seats}
    own = {
        seat: before.get(seat)
        or Group(
            "own", seat, inherits, version, told.get(seat, generation), by_seat=seat in told
        ).key
        for seat in wanted
    }
    # Groups of single seats that were told something do not count: others must not notice them.
    counts = any(seat not in told for seat in {*made, *(record.own.keys() - own.keys())})
    removed = set(record.own.values()) - set(own.values())
    inheriting = set(own.values()) - set(record.own.values()) if inherits else set[str]()
    return replace(
        record,
        own=own,
        told_apart=told,
        group_generation=generation if counts else record.group_generation,
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
