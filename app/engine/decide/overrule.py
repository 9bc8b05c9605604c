"""The Handler's last word: any number of a unit, the outcome of a test, a verdict in words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from app.engine.commands import Command, Id, command
from app.engine.decide.draft import Draft, Say
from app.engine.decide.units import Changes, apply_changes, told
from app.engine.permissions import Who
from app.engine.refusals import Refusal

Words = Annotated[str, Meta(max_length=500)]


class Overrule(Command, frozen=True, kw_only=True):
    """`{unit, set: {field: value}}`, `{request, outcome}` or `{text}`; text may go with each."""

    unit: Id | None = None
    set: Changes | None = None
    request: Id | None = None
    outcome: Literal["fumble", "miss", "hit", "critical"] | None = None
    text: Words = ""


@command("overrule", Who.HANDLER)
def overrule(draft: Draft, c: Overrule) -> None:
    """What the rules say gives way to the Handler, and the log says so (frame-state 5.2)."""
    if c.unit is not None and c.set is not None:
        _set(draft, c.unit, c.set, c.text)
    elif c.request is not None and c.outcome is not None:
        _decide_test(draft, c.request, c.outcome, c.text)
    elif c.text.strip():
        draft.emit("said", Say("overruled.verdict", {"text": c.text.strip()}, "overrule"))
    else:
        raise Refusal("nothing-overruled")


def _set(draft: Draft, unit_id: str, changes: Changes, text: str) -> None:
    unit = draft.unit(unit_id)
    values = apply_changes(draft, unit, changes)
    if not values:
        raise Refusal("nothing-overruled")
    shown = told(values)
    if not shown:
        # The Handler's own notes: nobody else need know that there are any.
        draft.set_unit("unit.overruled", unit, **values)
        return
    listed = [f"{name} {value}" for name, value in shown.items()]
    data = {"set": shown, "was": told({name: getattr(unit, name) for name in values})}
    line = draft.about(unit, "overruled.unit", "overrule", data, changes=listed, text=text.strip())
    draft.set_unit("unit.overruled", unit, line, **values)


def _decide_test(draft: Draft, request_id: str, outcome: str, text: str) -> None:
    request, unit = draft.request(request_id)
    line = draft.about(
        unit, "overruled.test", "overrule", outcome=outcome, label=request.label, text=text.strip()
    )
    draft.emit("test.closed", line, request=request.id)
