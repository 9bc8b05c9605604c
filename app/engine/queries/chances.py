"""Questions about chance: exact odds, never sampled."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from app.engine.queries.asking import Asked, Question, query
from app.engine.refusals import Refusal
from app.rules.systems import SYSTEMS


class OddsQuestion(Question, frozen=True, kw_only=True):
    """`roll`: as the system's form says (see `app.rules.systems`)."""

    roll: dict[str, Any]
    system: Annotated[str, Meta(max_length=40)] = "frame-state"


@query("odds")
def odds(asked: Asked, q: OddsQuestion) -> dict[str, Any]:  # noqa: ARG001
    """The exact probability of every outcome (frame-state 3)."""
    system = SYSTEMS.get(q.system)
    if system is None:
        raise Refusal("no-such-system", name=q.system)
    try:
        return system.odds(q.roll)
    except ValueError as error:
        raise Refusal("malformed", what=str(error), at="$.roll") from None
