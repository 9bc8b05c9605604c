"""The registry of questions, and how one is asked.

One entry per question: a struct of its parameters and a function, registered by `@query(name)`.
Shapes of the answers are those of the contract between server and client.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar, get_type_hints

import msgspec

from app.engine.commands import Id
from app.engine.groups import group_for
from app.engine.known import Viewer, viewer_for
from app.engine.permissions import find_scene, find_unit, runs_the_table
from app.engine.record import Role
from app.engine.refusals import Refusal, Refused
from app.engine.state import Scene, State, Unit
from app.engine.statistics import check_told


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every question may say."""

    scene: Id | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A question on its way: what the asker knows of the scene.

    `state` is for what is no secret, as characters are, and for what `find_mission` gives.
    """

    scene: Scene
    role: Role
    seat: str | None
    state: State
    viewer: Viewer


def group(asked: Asked) -> str:
    """The group that a question is answered for."""
    return group_for(asked.state, asked.seat, asked.role)


def own_numbers(asked: Asked, unit_id: str) -> Unit:
    """A unit that the asker knows of, with all its numbers; Refusal "no-such-unit" or
    "numbers-untold"."""
    unit = find_unit(asked.scene, unit_id)
    check_told(asked.state, group(asked), unit)
    return unit


def freed(asked: Asked) -> Asked:
    """The same where neither turn nor cost counts, for what the Handler lets a unit do; Refusal
    "handler-only"."""
    if not runs_the_table(asked.role):
        raise Refusal("handler-only")
    return replace(asked, scene=replace(asked.scene, conflict=None))


Q = TypeVar("Q", bound=Question)
_QUERIES: Final[dict[str, tuple[type[Question], Callable[[Asked, Any], dict[str, Any]]]]] = {}


def query(
    name: str,
) -> Callable[[Callable[[Asked, Q], dict[str, Any]]], Callable[[Asked, Q], dict[str, Any]]]:
    """Register the decorated function as the answer to `name`."""

    def register(
        answer: Callable[[Asked, Q], dict[str, Any]],
    ) -> Callable[[Asked, Q], dict[str, Any]]:
        _QUERIES[name] = (get_type_hints(answer)["q"], answer)
        return answer

    return register


def names() -> tuple[str, ...]:
    """Every question that can be asked."""
    return tuple(_QUERIES)


def ask(
    state: State, seat: str | None, name: str, params: Mapping[str, Any]
) -> dict[str, Any] | Refused:
    """The answer as the seat may know it (None asks as the Handler), or a refusal."""
    try:
        return _ask(state, seat, name, params)
    except Refusal as refusal:
        return refusal.refused


def _ask(state: State, seat: str | None, name: str, params: Mapping[str, Any]) -> dict[str, Any]:
    try:
        msgspec.json.encode(params)
    except (ValueError, OverflowError, RecursionError) as error:
        # It could not be sent back in a refusal: lone surrogates, numbers beyond 64 bits.
        raise Refusal("malformed", what=f"This is no JSON: {error}"[:200], at="$") from None
    entry = _QUERIES.get(name)
    if entry is None:
        raise Refusal("unknown-query", name=name[:80])
    shape, answer = entry
    role: Role = "handler"
    if seat is not None:
        known = state.record.seats.get(seat)
        role = "spectator" if known is None else known.role
    raw = {"from_" if key == "from" else key: value for key, value in params.items()}
    try:
        question = msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        what, _, at = str(error).partition(" - at `")
        raise Refusal("malformed", what=what, at=at.strip("`") or "$") from None
    viewer = viewer_for(state, seat, role)
    scene = viewer.scene(find_scene(state, role, question.scene))
    return answer(Asked(scene, role, seat, state, viewer), question)
