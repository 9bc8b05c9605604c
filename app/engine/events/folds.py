"""The registry of folds: for each event struct the function that applies it to a state.

Also what many folds do: an entry of a mapping of the world is put or removed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

from app.engine.events.events import Event
from app.engine.state.state import State

S = TypeVar("S", bound=Event)
FOLDS: Final[dict[type[Event], Callable[[State, Any], State]]] = {}


def folds(struct: type[S]) -> Callable[[Callable[[State, S], State]], Callable[[State, S], State]]:
    """Registers the decorated function as the fold of an event struct."""

    def register(fold: Callable[[State, S], State]) -> Callable[[State, S], State]:
        FOLDS[struct] = fold
        return fold

    return register


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
