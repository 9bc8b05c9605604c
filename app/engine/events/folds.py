"""The registry of folds: for each type of event, the function that applies it to a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from app.engine.events.events import Event
from app.engine.state.state import State

S = TypeVar("S", bound=Event)
FOLDS: Final[dict[type[Event], Callable[[State, Any], State]]] = {}


def folds(kind: type[S]) -> Callable[[Callable[[State, S], State]], Callable[[State, S], State]]:
    def register(fold: Callable[[State, S], State]) -> Callable[[State, S], State]:
        FOLDS[kind] = fold
        return fold

    return register
