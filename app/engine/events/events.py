"""What all events of the journal share, and their registry.

An event is a JSON-ready dict `{"type", "v", "log": [...], ...}`; a struct is its typed form. Each
carries results, so that its fold, the function that applies it to the state, needs no rule. The
modules beside this one have the structs, each above its fold. Several types share a struct where
only their name differs. The groups that may read a log line are fixed when the event is written:
the line has a running number for each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec

from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.rules.decoding import convert


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log. `n`: its number in the log of each group that may read it. `by`: who
    sent the command, "" where these groups may not know.
    """

    code: str
    params: dict[str, Any]
    kind: str
    n: dict[str, int]
    by: str
    data: dict[str, Any] | None = None


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of every event."""

    type: str
    v: int
    log: list[Line] = []


S = TypeVar("S", bound=Event)
Fold = Callable[[State, S], State]

#: type -> (current version, struct)
EVENTS: Final[dict[str, tuple[int, type[Event]]]] = {}
#: struct -> the function that applies it to a state
FOLDS: Final[dict[type[Event], Callable[[State, Any], State]]] = {}


def folds(struct: type[S], *types: str, version: int = 1) -> Callable[[Fold[S]], Fold[S]]:
    """Registers the decorated function as the fold of a struct, and the types of events that have
    this struct. Events of versions before `version` are converted by upcast.py.
    """

    def register(fold: Fold[S]) -> Fold[S]:
        FOLDS[struct] = fold
        EVENTS.update(dict.fromkeys(types, (version, struct)))
        return fold

    return register


def decode_event(event: dict[str, Any]) -> Event:
    """Returns an event's struct. Raises msgspec.ValidationError for one of another version."""
    return convert(event, EVENTS[event["type"]][1])


def encode_event(event: Event) -> dict[str, Any]:
    """Returns the journal form of an event: JSON-ready, without optional fields that are empty."""
    built: dict[str, Any] = msgspec.to_builtins(event)
    return {
        key: value
        for key, value in built.items()
        if not (key in ("log", "cells", "notes", "props", "gone") and not value)
        and not (key in ("path", "cost", "frame", "closed", "only") and value is None)
    }


# -- what many folds do -----------------------------------------------------------------------


def with_entry(state: State, name: str, key: str, value: Any) -> State:
    """Returns the state with an entry of the world's mapping `name` put or replaced."""
    return with_world(state, **{name: {**getattr(state.world, name), key: value}})


def without_entry(state: State, name: str, key: str) -> State:
    """Returns the state without an entry of the world's mapping `name`."""
    entries = getattr(state.world, name).items()
    return with_world(state, **{name: {each: v for each, v in entries if each != key}})


def with_world(state: State, **fields: Any) -> State:
    """Returns the state with these fields of the world."""
    return replace(state, world=replace(state.world, **fields))


def with_scene(state: State, scene: Scene) -> State:
    """Returns the state with this scene in place of the one with its id."""
    return replace(state, world=state.world.with_scene(scene))
