"""Overruling: a unit's numbers, the round, a test's outcome, a dice system, or a verdict (FS 1.6).

Also the log lines about commands that the Handler carried out against a rule.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, Overridable, command
from app.engine.commands.table.systems import set_slice
from app.engine.commands.units.unit_changes import (
    Changes,
    apply_changes,
    log_changes,
    units_in_changes,
)
from app.engine.params import Id
from app.engine.refusals import Refusal, Refused
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.frame_state.rounds import Conflict, Segment
from app.rules.geometry.obstacles import OBSTACLES
from app.rules.json_types import Doc

OverruleText = Annotated[str, Meta(max_length=500)]
#: Refusals that can disclose what others may not know. Only the Handler reads them.
REVEALING_CODES: Final = OBSTACLES | {
    "expansions-off",
    "module-not-seen",
    "out-of-sight",
    "turn-running",
}


class RoundChanges(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The values to set in a conflict.

    `active` has the turn, which does not begin anew; null: nobody. `acted` says how units had their
    turn; null: not yet.
    """

    round: Annotated[Annotated[int, Meta(ge=1, le=100_000)] | UnsetType, Doc("the round")] = UNSET
    segment: Annotated[Segment | UnsetType, Doc("the segment")] = UNSET
    active: Annotated[
        Id | UnsetType | None, Doc("id of the unit that has the turn; null: nobody")
    ] = UNSET
    acted: Annotated[
        dict[Id, Literal["done", "abstained"] | None] | UnsetType,
        Doc("by unit how it had its turn; null: not yet"),
    ] = UNSET


class Overrule(Command, frozen=True, kw_only=True):
    """The Handler's decision in place of the rules, which is logged (FS 1.6, FS 5.2.3).

    One of `{unit, set: {field: value}}`, `{conflict: {...}}`, `{request, outcome}`, `{system,
    slice}` (parts of a dice system's slice) or `{text}`. Each may have a text.
    """

    unit: Annotated[Id | None, Doc("id of the unit whose fields are set", "i12")] = None
    set: Annotated[Changes | None, Doc("the fields of the unit", {"integrity": 5})] = None
    conflict: Annotated[RoundChanges | None, Doc("values of the conflict")] = None
    request: Annotated[Id | None, Doc("id of a requested test")] = None
    outcome: Annotated[
        Literal["fumble", "miss", "hit", "critical"] | None, Doc("the outcome of that test")
    ] = None
    system: Annotated[Id | None, Doc("the dice system whose slice is set")] = None
    slice: Annotated[dict[Id, Any] | None, Doc("parts of that slice")] = None
    text: Annotated[OverruleText, Doc("why; part of the log")] = ""


@command("overrule", Permission.HANDLER)
def overrule(draft: Draft, c: Overrule) -> None:
    if c.unit is not None and c.set is not None:
        _set_unit(draft, c.unit, c.set, c.text)
    elif c.conflict is not None:
        _set_round(draft, c.conflict, c.text)
    elif c.request is not None and c.outcome is not None:
        _decide_test(draft, c.request, c.outcome, c.text)
    elif c.system is not None and c.slice is not None:
        parts = {"parts": sorted(c.slice), "text": c.text.strip()}
        set_slice(draft, c.system, c.slice, PendingLine("overruled.system", parts, "overrule"))
    elif c.text.strip():
        to: LineReaders = "handler" if draft.in_inactive_scene else "all"
        draft.emit(
            "said", PendingLine("overruled.verdict", {"text": c.text.strip()}, "overrule", to)
        )
    else:
        raise Refusal("nothing-overruled")


def _set_unit(draft: Draft, unit_id: str, changes: Changes, text: str) -> None:
    """Sets fields of a unit."""
    unit = draft.unit(unit_id)
    draft.overriding = True
    values = apply_changes(draft, unit, changes)
    draft.overridden.clear()  # the line already says what was set
    if not values:
        raise Refusal("nothing-overruled")
    shown, was = log_changes(unit, values)
    if not shown:
        # Only the Handler's notes or the group changed, which nobody else knows.
        draft.set_unit("unit.overruled", unit, **values)
        return
    listed = [f"{name} {value}" for name, value in shown.items()]
    data = {"set": shown, "was": was}
    line = draft.unit_line(
        unit, "overruled.unit", "overrule", data, changes=listed, text=text.strip()
    )
    line = replace(line, mentions=units_in_changes(shown, was))
    line = line.entering(replace(unit, **values))
    draft.set_unit("unit.overruled", unit, line, **values)


def _set_round(draft: Draft, changes: RoundChanges, text: str) -> None:
    """Sets the round, the segment, whose turn it is, and which units have acted."""
    conflict = draft.scene.conflict
    if conflict is None:
        raise Refusal("no-conflict")
    acted = {} if changes.acted is UNSET else changes.acted
    named = [*acted, *([changes.active] if isinstance(changes.active, str) else [])]
    for unit_id in named:
        draft.unit(unit_id)
    values: dict[str, Any] = {
        name: value
        for name in ("round", "segment", "active")
        if (value := getattr(changes, name)) is not UNSET
    }
    if acted:
        merged = {**conflict.acted, **acted}
        values["acted"] = {key: how for key, how in merged.items() if how is not None}
    after = replace(conflict, **values)
    if after == conflict:
        raise Refusal("nothing-overruled")
    if after.active is not None:
        unit = draft.scene.units[after.active]
        if not unit.can_act:
            raise Refusal("destroyed" if unit.destroyed else "not-on-map", unit=unit_ref(unit))
    log_lines: list[PendingLine] = []
    if not {"round", "segment", "active"}.isdisjoint(values):
        log_lines += lines_by_knowledge(
            "overruled.round",
            *(_round_params(draft, after, text, all_) for all_ in _FOR_HANDLER_AND_OTHERS),
        )
    for code, over in (("overruled.again", False), ("overruled.acted", True)):
        ids = [key for key, how in acted.items() if (how is not None) is over]
        log_lines += lines_by_knowledge(
            code, *(_acted_params(draft, ids, text, all_) for all_ in _FOR_HANDLER_AND_OTHERS)
        )
    draft.emit("conflict.set", *log_lines, scene=draft.scene.id, conflict=after)


#: Whether the params are for the Handler, who knows everything.
_FOR_HANDLER_AND_OTHERS: Final = (True, False)


def _round_params(draft: Draft, conflict: Conflict, text: str, everything: bool) -> dict[str, Any]:
    """Returns the params about the round. To others, a hidden unit's turn is nobody's."""
    active = draft.scene.units.get(conflict.active or "")
    shown = active is not None and (everything or _known_to_all(draft, active))
    who = unit_ref(active) if active is not None and shown else "nobody"
    params = {"round": conflict.round, "segment": conflict.segment, "active": who}
    return {**params, "text": text.strip()}


def _acted_params(draft: Draft, ids: list[str], text: str, everything: bool) -> dict[str, Any]:
    """Returns the params about units that have acted, or may act again. Empty without such
    units."""
    units = [draft.scene.units[each] for each in ids]
    named = [unit_ref(unit) for unit in units if everything or _known_to_all(draft, unit)]
    return {"units": named, "text": text.strip()} if named else {}


def lines_by_knowledge(
    code: str, handlers: dict[str, Any], others: dict[str, Any]
) -> list[PendingLine]:
    """Returns one line for everybody, or one for the Handler and one for the others. Empty params:
    none."""
    if handlers == others:
        return [PendingLine(code, handlers, "overrule")] if handlers else []
    instead = PendingLine(code, others, "overrule") if others else None
    return [PendingLine(code, handlers, "overrule", "handler", instead=instead)]


def log_overridden(draft: Draft, before: Scene | None, c: Overridable) -> None:
    """Logs the rules that a command overruled, for groups that know its unit.

    Refusals that could disclose something hidden are for the Handler only.
    """
    about = getattr(c, "unit", draft.overridden_unit)
    unit = None if before is None else before.units.get(about) or draft.scene.units.get(about)
    unit_params: dict[str, Any] = {} if unit is None else {"unit": unit_ref(unit)}
    to: LineReaders = "handler" if draft.in_inactive_scene else "all"

    def line(passed: list[Refused]) -> PendingLine:
        codes = list(dict.fromkeys(each.code for each in passed))
        params = {
            **unit_params,
            "rules": [f"rule.{code}" for code in codes],
            "text": c.reason.strip(),
        }
        code = "overruled.rules" if codes else "overruled.a_rule"
        code += "" if unit_params else "_round"
        about = () if unit is None else (draft.scene.units.get(unit.id, unit),)
        return PendingLine(code, params, "overrule", to, {"rules": codes}, about)

    full, public = (
        line(draft.overridden),
        line([e for e in draft.overridden if not _reveals(draft, e)]),
    )
    if full != public:
        full = replace(full, to="handler", instead=public)
    draft.emit("said", full)


def _reveals(draft: Draft, passed: Refused) -> bool:
    """Returns whether this refusal can disclose something that others may not know."""
    if passed.code in REVEALING_CODES:
        return True
    named = [value.get("unit") for value in passed.params.values() if isinstance(value, dict)]
    units = (draft.scene.units.get(str(each)) for each in named)
    return any(unit is not None and not _known_to_all(draft, unit) for unit in units)


def _known_to_all(draft: Draft, unit: Unit) -> bool:
    return draft.known_to_all(unit)


def _decide_test(draft: Draft, request_id: str, outcome: str, text: str) -> None:
    request, unit = draft.test_request(request_id)
    line = draft.unit_line(
        unit, "overruled.test", "overrule", outcome=outcome, label=request.label, text=text.strip()
    )
    draft.emit("test.closed", line, request=request.id)
