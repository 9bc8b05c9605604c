"""The registry of folds: for each event struct the function that applies it to a state."""

from __future__ import annotations

from collections.abc import Callable
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
