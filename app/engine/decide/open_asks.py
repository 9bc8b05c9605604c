"""What a unit has open with the Handler: how much of it there may be, and one more of it."""

from __future__ import annotations

from typing import Any, Final

from app.engine.decide.draft import Draft, Say, unit_ref
from app.engine.frames import Ask
from app.engine.refusals import Refusal
from app.engine.state import Unit, World

#: Questions that a unit can have open.
MOST_ASKS: Final = 5


def asks_of(world: World, unit: Unit) -> list[Ask]:
    """All that it has open."""
    return [ask for ask in world.asks.values() if ask.unit == unit.id]


def check_room(draft: Draft, unit: Unit) -> None:
    """Refusal "asked-enough" when it has as much open as there may be."""
    if len(asks_of(draft.state.world, unit)) >= MOST_ASKS:
        raise Refusal("asked-enough", unit=unit_ref(unit), most=MOST_ASKS)


def put_ask(draft: Draft, unit: Unit, line: Say | None, text: str, **about: Any) -> None:
    """One more waits for the Handler's word."""
    says = () if line is None else (line,)
    draft.emit("ask.put", *says, ask=Ask(draft.context.ids(), unit.id, text, **about))
