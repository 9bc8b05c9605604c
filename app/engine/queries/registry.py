"""The registry of questions, and how one is asked.

One entry per query: a struct of its parameters, an estimate of its cost, and a function, registered
by `@query(name, cost)`. Shapes of the answers are those of the contract between server and client.

The cost is estimated before the query runs, from its parameters and what the asker knows, in the
units of `app.rules.work_budget`. A query over `MOST_COST` is refused. One that runs counts its
work, since an estimate does not know what stands in the way, and is refused at `MOST_WORK`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar, get_type_hints

import msgspec

from app.engine.access import find_scene, find_unit, runs_the_table
from app.engine.params import Id, read_struct
from app.engine.refusals import Refusal, Refused
from app.engine.state.record import Role
from app.engine.state.state import Scene, State, Unit
from app.engine.visibility.groups import group_for
from app.engine.visibility.knowledge import Viewer, viewer_for
from app.engine.visibility.stat_redaction import check_disclosure
from app.rules.work_budget import TooMuchWork, Work, spending

#: The most that a query may cost by its estimate, and may count while it runs: about one and two
#: seconds. No play comes near: a speed of 50 on the ground costs a quarter of the first.
MOST_COST: Final = 1_500_000
MOST_WORK: Final = 3_000_000


class Query(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every question may say."""

    scene: Id | None = None


@dataclass(frozen=True, slots=True)
class QueryContext:
    """A question on its way: what the asker knows of the scene.

    `state` is for what is no secret, as characters are, and for what `find_mission` gives.
    """

    scene: Scene
    role: Role
    seat: str | None
    state: State
    viewer: Viewer


def viewing_group(context: QueryContext) -> str:
    """The group that a question is answered for."""
    return group_for(context.state, context.seat, context.role)


def disclosed_unit(context: QueryContext, unit_id: str) -> Unit:
    """A unit that the asker knows of, with all its numbers; Refusal "no-such-unit" or
    "numbers-untold"."""
    unit = find_unit(context.scene, unit_id)
    check_disclosure(context.state, viewing_group(context), unit)
    return unit


def as_free_action(context: QueryContext) -> QueryContext:
    """The same where neither turn nor cost counts, for what the Handler lets a unit do; Refusal
    "handler-only"."""
    if not runs_the_table(context.role):
        raise Refusal("handler-only")
    return replace(context, scene=replace(context.scene, conflict=None))


Q = TypeVar("Q", bound=Query)


@dataclass(frozen=True, slots=True)
class _Entry:
    """A query: the struct of its parameters, its estimated cost in units, its function."""

    shape: type[Query]
    cost: Callable[[QueryContext, Any], int]
    answer: Callable[[QueryContext, Any], dict[str, Any]]


_QUERIES: Final[dict[str, _Entry]] = {}


def fixed_cost(units: int) -> Callable[[QueryContext, Any], int]:
    """The cost of a query that is as much work whatever is asked."""
    return lambda _context, _query: units


def query(
    name: str, cost: Callable[[QueryContext, Q], int]
) -> Callable[
    [Callable[[QueryContext, Q], dict[str, Any]]], Callable[[QueryContext, Q], dict[str, Any]]
]:
    """Register the decorated function as the answer to `name`; `cost` estimates its work."""

    def register(
        answer: Callable[[QueryContext, Q], dict[str, Any]],
    ) -> Callable[[QueryContext, Q], dict[str, Any]]:
        _QUERIES[name] = _Entry(get_type_hints(answer)["q"], cost, answer)
        return answer

    return register


def query_names() -> tuple[str, ...]:
    """Every question that can be asked."""
    return tuple(_QUERIES)


def run_query(
    state: State,
    seat: str | None,
    name: str,
    params: Mapping[str, Any],
    work: Work | None = None,
) -> dict[str, Any] | Refused:
    """The answer as the seat may know it (None asks as the Handler), or a refusal.

    `work` is the budget it counts against, `MOST_WORK` unless said. Raises `work.Cancelled` once
    that was cancelled.
    """
    work = work or Work(MOST_WORK)
    try:
        with spending(work):
            return _answer(state, seat, name, params)
    except Refusal as refusal:
        return refusal.refused
    except TooMuchWork as error:
        return Refused("too-much-work", {"limit": error.limit})


def estimate_cost(
    state: State, seat: str | None, name: str, params: Mapping[str, Any]
) -> int | Refused:
    """What a query would cost, in units, or why it is refused before that is known."""
    try:
        entry, context, parsed = _prepare(state, seat, name, params)
        return entry.cost(context, parsed)
    except Refusal as refusal:
        return refusal.refused


def _answer(state: State, seat: str | None, name: str, params: Mapping[str, Any]) -> dict[str, Any]:
    entry, context, parsed = _prepare(state, seat, name, params)
    cost = entry.cost(context, parsed)
    if cost > MOST_COST:
        raise Refusal("query-too-large", name=name, cost=cost, limit=MOST_COST)
    return entry.answer(context, parsed)


def _prepare(
    state: State, seat: str | None, name: str, params: Mapping[str, Any]
) -> tuple[_Entry, QueryContext, Any]:
    """A query as it was sent, looked up and checked."""
    try:
        msgspec.json.encode(params)
    except (ValueError, OverflowError, RecursionError) as error:
        # It could not be sent back in a refusal: lone surrogates, numbers beyond 64 bits.
        raise Refusal("malformed", what=f"This is no JSON: {error}"[:200], at="$") from None
    entry = _QUERIES.get(name)
    if entry is None:
        raise Refusal("unknown-query", name=name[:80])
    role: Role = "handler"
    if seat is not None:
        known = state.record.seats.get(seat)
        role = "spectator" if known is None else known.role
    parsed = read_struct(params, entry.shape)
    viewer = viewer_for(state, seat, role)
    scene = viewer.known_scene(find_scene(state, role, parsed.scene))
    return entry, QueryContext(scene, role, seat, state, viewer), parsed
