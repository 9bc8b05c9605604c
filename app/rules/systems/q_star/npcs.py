"""NPCs: one number each; the Handler may hide the number or the whole NPC (QS 6)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from app.rules.systems.base import Action, ActionRefused, ActionRequest, ActionResult, LogLine
from app.rules.systems.q_star import forms
from app.rules.systems.q_star.table import Npc, Table, check_room, npc_of, result_of, table_of


def npc_ref(npc: Npc) -> dict[str, str]:
    """Returns an NPC as a param of a text."""
    return {"npc": npc.id, "name": npc.name}


def add_npc(request: ActionRequest) -> ActionResult:
    """Adds an NPC. Raises ActionRefused "too-many"."""
    form: forms.AddNpc = request.form
    table = table_of(request.slice)
    check_room(table.npcs)
    npc = Npc(request.ids(), form.name, form.number, form.veil)
    return result_of(_with(table, npc), *_told(None, npc))


def edit_npc(request: ActionRequest) -> ActionResult:
    """Changes name, number or veil of an NPC. Raises ActionRefused "no-such-npc", "no-change"."""
    form: forms.EditNpc = request.form
    table = table_of(request.slice)
    before = npc_of(table, form.npc, handler=True)
    npc = Npc(before.id, form.name, form.number, form.veil)
    if npc == before:
        raise ActionRefused("no-change")
    return result_of(_with(table, npc), *_told(before, npc))


def remove_npc(request: ActionRequest) -> ActionResult:
    """Removes an NPC; checks requested against its number stay. Raises ActionRefused
    "no-such-npc"."""
    form: forms.RemoveNpc = request.form
    table = table_of(request.slice)
    npc = npc_of(table, form.npc, handler=True)
    npcs = {key: each for key, each in table.npcs.items() if key != npc.id}
    return result_of(replace(table, npcs=npcs), *_told(npc, None))


def _with(table: Table, npc: Npc) -> Table:
    return replace(table, npcs={**table.npcs, npc.id: npc})


def _told(before: Npc | None, after: Npc | None) -> list[LogLine]:
    """Returns the log lines of a change: the Handler's and the others'."""
    full = _line(_all(before), _all(after))
    seen = _line(_seen(before), _seen(after))
    assert full is not None
    if seen == full:
        return [LogLine(*full)]
    lines = [LogLine(*full, to="handler")]
    return lines if seen is None else [*lines, LogLine(*seen, to="others")]


def _all(npc: Npc | None) -> dict[str, Any] | None:
    return None if npc is None else {"npc": npc_ref(npc), "number": npc.number, "veil": npc.veil}


def _seen(npc: Npc | None) -> dict[str, Any] | None:
    """Returns what players may see of an NPC (QS 6.2)."""
    if npc is None or npc.veil == "all":
        return None
    if npc.veil == "number":
        return {"npc": npc_ref(npc)}
    return _all(npc)


def _line(
    before: dict[str, Any] | None, after: dict[str, Any] | None
) -> tuple[str, dict[str, Any]] | None:
    """Returns code and params of the change that a viewer sees; None for none."""
    if after is None:
        return None if before is None else ("npc_gone", {"npc": before["npc"]})
    if before == after:
        return None
    code = "npc_added" if before is None else "npc_edited"
    return code if "number" in after else f"{code}_veiled", after


ACTIONS: Final = (
    Action("add-npc", "handler", forms.AddNpc, add_npc),
    Action("edit-npc", "handler", forms.EditNpc, edit_npc),
    Action("remove-npc", "handler", forms.RemoveNpc, remove_npc),
)
