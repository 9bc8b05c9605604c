"""What a unit has open with the Handler: how much of it there may be, and one more of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine, unit_ref
from app.engine.refusals import Refusal
from app.engine.state.builds import ActionRequest
from app.engine.state.record import Seat
from app.engine.state.state import Unit, World

#: Questions that a unit can have open.
MOST_REQUESTS: Final = 5


def requests_of(world: World, unit: Unit) -> list[ActionRequest]:
    """All that it has open."""
    return [ask for ask in world.asks.values() if ask.unit == unit.id]


def check_request_limit(draft: Draft, unit: Unit) -> None:
    """Refusal "asked-enough" when it has as much open as there may be."""
    if len(requests_of(draft.state.world, unit)) >= MOST_REQUESTS:
        raise Refusal("asked-enough", unit=unit_ref(unit), most=MOST_REQUESTS)


def add_request(
    draft: Draft, unit: Unit, line: PendingLine | None, text: str, **about: Any
) -> None:
    """One more waits for the Handler's word."""
    log_lines = () if line is None else (line,)
    draft.emit(
        "ask.put", *log_lines, ask=ActionRequest(draft.context.ids(), unit.id, text, **about)
    )


def requester_seated(seats: Mapping[str, Seat], ask: ActionRequest) -> bool:
    """Whether whoever asks for a unit has a seat; of anything else the unit itself asks."""
    return ask.kind != "unit" or ask.about in seats


def drop_control_requests(draft: Draft, unit: Unit) -> None:
    """Somebody steers the unit now: nobody waits for it any more."""
    for ask in requests_of(draft.state.world, unit):
        if ask.kind == "unit":
            draft.emit("ask.gone", ask=ask.id)


def affected_unit(ask: ActionRequest) -> str:
    """The unit that a question is about beside its own: to be repaired, or attacked; else ""."""
    if ask.attack is not None and not ask.attack.mark_prop:
        return ask.attack.mark
    return ask.about if ask.kind == "repair" else ""


def drop_requests_about(draft: Draft, unit_id: str) -> None:
    """A unit is gone, and with it what it asked for, or others to do to it."""
    for ask in tuple(draft.state.world.asks.values()):
        if unit_id in (ask.unit, affected_unit(ask)):
            draft.emit("ask.gone", ask=ask.id)
