"""The registry of queries, and the function that runs one.

A query is a struct of parameters, an estimate of its cost, and a function, registered with
`@query(name, cost)`. The shapes of the answers are part of the API.

The cost is estimated before the query runs, from its parameters and what the sender knows, in the
units of `app.rules.work_budget`. A query above `MOST_COST` is refused. A running query counts its
work, since an estimate does not know the terrain, and is refused at `MOST_WORK`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal, TypeVar, get_type_hints

import msgspec

from app.engine.access import find_scene, find_unit, runs_the_table
from app.engine.params import Id, nearest, read_struct
from app.engine.refusals import Refusal, Refused
from app.engine.state.record import Role
from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.engine.state.unit import Unit
from app.engine.visibility.groups import group_for
from app.engine.visibility.knowledge import Viewer, viewer_for
from app.engine.visibility.stat_redaction import check_disclosure
from app.rules.json_types import Doc
from app.rules.work_budget import TooMuchWork, Work, spending

#: The highest estimate that a query may have, and the most work that it may count: about one and
#: two seconds. Normal play stays far below: speed 50 on the ground costs a quarter of MOST_COST.
MOST_COST: Final = 1_500_000
MOST_WORK: Final = 3_000_000


class Query(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The parameters that every query has."""

    scene: Annotated[
        Id | None,
        Doc("the scene; by default the one that is shown. Only Handlers may name another one"),
    ] = None


@dataclass(frozen=True, slots=True)
class QueryContext:
    """What a query is answered from: who sent it, and the scene as the sender knows it.

    `state` is for public things, as characters are, and for `find_mission`; queries never read the
    complete scene from it.
    """

    scene: Scene
    role: Role
    seat: str | None
    state: State
    viewer: Viewer


def viewing_group(context: QueryContext) -> str:
    """Returns the group of viewers that a query is answered for."""
    return group_for(context.state, context.seat, context.role)


def disclosed_unit(context: QueryContext, unit_id: str) -> Unit:
    """Returns a unit whose numbers the sender may see in full.

    Raises `Refusal` "no-such-unit" or "numbers-untold".
    """
    unit = find_unit(context.scene, unit_id)
    check_disclosure(context.state, viewing_group(context), unit)
    return unit


def as_free_action(context: QueryContext) -> QueryContext:
    """Returns the context of an action outside turns and without costs, which a Handler can grant.

    Raises `Refusal("handler-only")` for anybody else.
    """
    if not runs_the_table(context.role):
        raise Refusal("handler-only")
    return replace(context, scene=replace(context.scene, conflict=None))


Q = TypeVar("Q", bound=Query)

#: Who is answered: everybody, from what they know; the controllers of the unit and Handlers; or
#: Handlers alone.
Asker = Literal["everybody", "controller", "handler"]

#: The answer to a query, JSON-ready.
Answer = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _Entry:
    """A query: the struct of its parameters, its cost estimate, its function, the type of its
    answer, and who is answered."""

    shape: type[Query]
    cost: Callable[[QueryContext, Any], int]
    answer: Callable[[QueryContext, Any], Answer]
    document: Any
    who: Asker


_QUERIES: Final[dict[str, _Entry]] = {}


def fixed_cost(units: int) -> Callable[[QueryContext, Any], int]:
    """Returns the estimate of a query that always costs the same."""
    return lambda _context, _query: units


def query(
    name: str, cost: Callable[[QueryContext, Q], int], who: Asker = "everybody"
) -> Callable[[Callable[[QueryContext, Q], Answer]], Callable[[QueryContext, Q], Answer]]:
    """Registers the decorated function as the query `name`; `cost` estimates its work.

    `who` describes who is answered, for the published reference; the function itself refuses
    others. Its docstring is published too, as what the query is for.
    """

    def register(
        answer: Callable[[QueryContext, Q], Answer],
    ) -> Callable[[QueryContext, Q], Answer]:
        hints = get_type_hints(answer)
        _QUERIES[name] = _Entry(hints["q"], cost, answer, hints["return"], who)
        return answer

    return register


def query_names() -> tuple[str, ...]:
    """Returns the names of all queries."""
    return tuple(_QUERIES)


def answer_types() -> dict[str, Any]:
    """Returns the type of each query's answer."""
    return {name: entry.document for name, entry in _QUERIES.items()}


def query_functions() -> dict[str, Callable[..., Answer]]:
    """Returns the function that answers each query; its docstring says what it is for."""
    return {name: entry.answer for name, entry in _QUERIES.items()}


def query_askers() -> dict[str, Asker]:
    """Returns who is answered, for each query."""
    return {name: entry.who for name, entry in _QUERIES.items()}


def query_types() -> dict[str, type[Query]]:
    """Returns the struct of each query's parameters."""
    return {name: entry.shape for name, entry in _QUERIES.items()}


def run_query(
    state: State,
    seat: str | None,
    name: str,
    params: Mapping[str, Any],
    work: Work | None = None,
) -> Answer | Refused:
    """Returns the answer to a query, or why it is refused.

    `seat` None asks as the Handler. `work` is the budget that the query counts against, by default
    `MOST_WORK`. Raises `work.Cancelled` once that was cancelled.
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
    """Returns the estimated cost of a query, in units, or why the query is refused."""
    try:
        entry, context, parsed = _prepare(state, seat, name, params)
        return entry.cost(context, parsed)
    except Refusal as refusal:
        return refusal.refused


def _answer(state: State, seat: str | None, name: str, params: Mapping[str, Any]) -> Answer:
    entry, context, parsed = _prepare(state, seat, name, params)
    cost = entry.cost(context, parsed)
    if cost > MOST_COST:
        raise Refusal("query-too-large", name=name, cost=cost, limit=MOST_COST)
    return entry.answer(context, parsed)


def _prepare(
    state: State, seat: str | None, name: str, params: Mapping[str, Any]
) -> tuple[_Entry, QueryContext, Any]:
    """Looks a query up and checks its parameters; returns its entry, context and parameters."""
    try:
        msgspec.json.encode(params)
    except (ValueError, OverflowError, RecursionError) as error:
        # A refusal could not repeat these values: lone surrogates, numbers beyond 64 bits.
        raise Refusal("malformed", what=f"This is no JSON: {error}"[:200], at="$") from None
    entry = _QUERIES.get(name)
    if entry is None:
        near = " ".join(nearest(name[:80], _QUERIES)) or "none"
        raise Refusal("unknown-query", name=name[:80], nearest=near)
    role: Role = "handler"
    if seat is not None:
        known = state.record.seats.get(seat)
        role = "spectator" if known is None else known.role
    parsed = read_struct(params, entry.shape)
    viewer = viewer_for(state, seat, role)
    scene = viewer.known_scene(find_scene(state, role, parsed.scene))
    return entry, QueryContext(scene, role, seat, state, viewer), parsed
