"""The Handler's last word: any number of a unit, the round itself, the outcome of a test, a verdict
in words, and what the log says of a command that was done against a rule."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.codes import MOVEMENT
from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import HANDLER_ALONE, LineReaders, PendingLine, unit_ref
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, Overridable, command
from app.engine.commands.table.systems import set_slice
from app.engine.commands.units.unit_changes import Changes, apply_changes, log_changes
from app.engine.params import Id
from app.engine.refusals import Refusal, Refused
from app.engine.state.state import Conflict, Scene, Segment, Unit

OverruleText = Annotated[str, Meta(max_length=500)]
#: What bars on the map can tell of what others may not know of, and so is told the Handler alone.
REVEALING_CODES: Final = MOVEMENT | {"out-of-sight", "turn-running"}


class RoundChanges(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be set of a conflict: `active` has the turn (null: nobody) without beginning one;
    `acted` says how units had theirs, null: not yet."""

    round: Annotated[int, Meta(ge=1, le=100_000)] | UnsetType = UNSET
    segment: Segment | UnsetType = UNSET
    active: Id | UnsetType | None = UNSET
    acted: dict[Id, Literal["done", "abstained"] | None] | UnsetType = UNSET


class Overrule(Command, frozen=True, kw_only=True):
    """`{unit, set: {field: value}}`, `{conflict: {...}}`, `{request, outcome}`, `{system, slice}`
    (parts of what a dice system keeps) or `{text}`; text may go with each."""

    unit: Id | None = None
    set: Changes | None = None
    conflict: RoundChanges | None = None
    request: Id | None = None
    outcome: Literal["fumble", "miss", "hit", "critical"] | None = None
    system: Id | None = None
    slice: dict[Id, Any] | None = None
    text: OverruleText = ""


@command("overrule", Permission.HANDLER)
def overrule(draft: Draft, c: Overrule) -> None:
    """What the rules say gives way to the Handler, and the log says so (frame-state 5.2)."""
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
    unit = draft.unit(unit_id)
    draft.overriding = True
    values = apply_changes(draft, unit, changes)
    draft.overridden.clear()  # the line says what was set
    if not values:
        raise Refusal("nothing-overruled")
    shown, was = log_changes(unit, values)
    if not shown:
        # The Handler's own notes: nobody else need know that there are any.
        draft.set_unit("unit.overruled", unit, **values)
        return
    listed = [f"{name} {value}" for name, value in shown.items()]
    data = {"set": shown, "was": was}
    line = draft.unit_line(
        unit, "overruled.unit", "overrule", data, changes=listed, text=text.strip()
    )
    lines = draft.entry_lines(unit, replace(unit, **values), line)
    draft.set_unit("unit.overruled", unit, *lines, **values)


def _set_round(draft: Draft, changes: RoundChanges, text: str) -> None:
    """Round, segment, whose turn and who has had one, as the Handler says."""
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
        concerned = [key for key, how in acted.items() if (how is not None) is over]
        log_lines += lines_by_knowledge(
            code, *(_acted_params(draft, concerned, text, all_) for all_ in _FOR_HANDLER_AND_OTHERS)
        )
    draft.emit("conflict.set", *log_lines, scene=draft.scene.id, conflict=after)


#: As the Handler knows a thing, and as others do.
_FOR_HANDLER_AND_OTHERS: Final = (True, False)


def _round_params(draft: Draft, conflict: Conflict, text: str, everything: bool) -> dict[str, Any]:
    """Where the round stands; a hidden unit's turn is nobody's for those who may not know of it."""
    active = draft.scene.units.get(conflict.active or "")
    shown = active is not None and (everything or _known_to_all(draft, active))
    who = unit_ref(active) if active is not None and shown else "nobody"
    params = {"round": conflict.round, "segment": conflict.segment, "active": who}
    return {**params, "text": text.strip()}


def _acted_params(draft: Draft, ids: list[str], text: str, everything: bool) -> dict[str, Any]:
    """Units that have had their turn, or have it again; nothing where there are none."""
    units = [draft.scene.units[each] for each in ids]
    known = [unit_ref(unit) for unit in units if everything or _known_to_all(draft, unit)]
    return {"units": known, "text": text.strip()} if known else {}


def lines_by_knowledge(
    code: str, handlers: dict[str, Any], others: dict[str, Any]
) -> list[PendingLine]:
    """One line for everybody, or two where the Handler reads another one; without params none."""
    if handlers == others:
        return [PendingLine(code, handlers, "overrule")] if handlers else []
    own = PendingLine(code, handlers, "overrule", "handler")
    return [own, PendingLine(code, others, "overrule", "others")] if others else [own]


def log_overridden(draft: Draft, before: Scene | None, c: Overridable) -> None:
    """What the Handler's word passed in a command, for those who may know of its unit; what could
    tell of something hidden the Handler reads alone."""
    about = getattr(c, "unit", draft.overridden_unit)
    unit = None if before is None else before.units.get(about) or draft.scene.units.get(about)
    named: dict[str, Any] = {} if unit is None else {"unit": unit_ref(unit)}

    def line(passed: list[Refused]) -> PendingLine:
        codes = list(dict.fromkeys(each.code for each in passed))
        params = {**named, "rules": [f"rule.{code}" for code in codes], "text": c.reason.strip()}
        code = "overruled.rules" if codes else "overruled.a_rule"
        code += "" if named else "_round"
        return PendingLine(code, params, "overrule", "all", {"rules": codes})

    all_, open_ = (
        line(draft.overridden),
        line([e for e in draft.overridden if not _reveals(draft, e)]),
    )
    readers = draft.groups_reading("handler" if draft.in_inactive_scene else "all")
    if unit is not None:
        readers = draft.readers(draft.scene.units.get(unit.id, unit))
    if all_ == open_:
        draft.emit("said", replace(all_, to=readers))
    else:
        others = [replace(open_, to=to)] if (to := readers - HANDLER_ALONE) else []
        draft.emit("said", replace(all_, to=HANDLER_ALONE), *others)


def _reveals(draft: Draft, passed: Refused) -> bool:
    """Whether that this was in the way can tell others of something they may not know of."""
    if passed.code in REVEALING_CODES:
        return True
    named = [value.get("unit") for value in passed.params.values() if isinstance(value, dict)]
    units = (draft.scene.units.get(str(each)) for each in named)
    return any(unit is not None and not _known_to_all(draft, unit) for unit in units)


def _known_to_all(draft: Draft, unit: Unit) -> bool:
    return draft.readers(unit) == draft.groups_reading("all")


def _decide_test(draft: Draft, request_id: str, outcome: str, text: str) -> None:
    request, unit = draft.test_request(request_id)
    line = draft.unit_line(
        unit, "overruled.test", "overrule", outcome=outcome, label=request.label, text=text.strip()
    )
    draft.emit("test.closed", line, request=request.id)
