"""The open requests of a unit to the Handler: limit, add, drop (FS C 3.14)."""

from __future__ import annotations

from typing import Any

from app.engine.combat.requests import MOST_REQUESTS, affected_unit, requests_of
from app.engine.commands.draft import Draft
from app.engine.refusals import Refusal
from app.engine.state.builds import ActionRequest
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine


def check_request_limit(draft: Draft, unit: Unit) -> None:
    """Raises `Refusal("asked-enough")` when the unit has as many open requests as allowed."""
    if len(requests_of(draft.state.world, unit)) >= MOST_REQUESTS:
        raise Refusal("asked-enough", unit=unit_ref(unit), most=MOST_REQUESTS)


def add_request(
    draft: Draft, unit: Unit, line: PendingLine | None, text: str, **about: Any
) -> None:
    """Adds an open request of a unit, with a log line if there is one."""
    log_lines = () if line is None else (line,)
    draft.emit(
        "ask.put", *log_lines, ask=ActionRequest(draft.context.ids(), unit.id, text, **about)
    )


def drop_control_requests(draft: Draft, unit: Unit) -> None:
    """Drops the requests to control a unit, once somebody controls it."""
    for request in requests_of(draft.state.world, unit):
        if request.kind == "unit":
            draft.emit("ask.gone", ask=request.id)


def drop_requests_about(draft: Draft, unit_id: str) -> None:
    """Drops every request by or about a unit that is gone."""
    for request in tuple(draft.state.world.asks.values()):
        if unit_id in (request.unit, affected_unit(request)):
            draft.emit("ask.gone", ask=request.id)
