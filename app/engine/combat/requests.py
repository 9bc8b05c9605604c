"""Open requests to the Handler and stored builds: what they are about, and who knows of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.engine.state.builds import ActionRequest, RequestedAttack, StoredBuild
from app.engine.state.record import Seat
from app.engine.state.state import World
from app.engine.state.unit import Unit

#: Limit of the open requests of one unit.
MOST_REQUESTS: Final = 5


def requests_of(world: World, unit: Unit) -> list[ActionRequest]:
    """Returns the open requests of a unit."""
    return [request for request in world.asks.values() if request.unit == unit.id]


def requester_seated(seats: Mapping[str, Seat], request: ActionRequest) -> bool:
    """Returns whether the seat that asks to control a unit is still taken. True for other
    requests."""
    return request.kind != "unit" or request.about in seats


def affected_unit(request: ActionRequest) -> str:
    """Returns the id of the unit that a request would attack or repair, or an empty string."""
    if request.attack is not None and not request.attack.mark_prop:
        return request.attack.mark
    return request.about if request.kind == "repair" else ""


def designation(attack: RequestedAttack) -> dict[str, Any]:
    """Returns the target of a requested attack as the parameters of `attack.declare` write it."""
    if attack.cell is not None:
        return dict(attack.cell._asdict())
    return {"prop" if attack.mark_prop else "unit": attack.mark}


def may_know_build(handler: bool, kept: StoredBuild) -> bool:
    """Returns whether the Handler, or the pilots' side, may know of a build."""
    return handler or kept.shared or kept.owner is not None
