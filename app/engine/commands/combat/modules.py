"""The use of expansions: costs, and the hex that some of them name (FS C 3.13)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from app.engine.combat.acting import check_can_act, check_not_staggered
from app.engine.combat.module_places import module_ref, place_refusal
from app.engine.commands.combat.action_costs import (
    TurnAction,
    check_may_take_action,
    free_action_lines,
    pay,
)
from app.engine.commands.combat.actions import frame_of
from app.engine.commands.combat.request_queue import add_request, check_request_limit
from app.engine.commands.draft import Draft
from app.engine.commands.map.area_templates import lay_area, take_away_template
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.params import HexForm, Id
from app.engine.refusals import Refusal
from app.engine.state.builds import ActionRequest
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Module
from app.rules.geometry.hexes import Hex
from app.rules.json_types import Doc


class UseModule(TurnAction, frozen=True, kw_only=True):
    """Pays for an expansion of the build. The Handler decides what its text does (FS C 3.13).

    Some expansions are used on the hex `at`, in range and in sight; the query `actions` says which.
    Without it the Handler decides where. A request can be taken back until the Handler has carried
    it out.
    """

    module: Annotated[Id, Doc("id of the expansion", "m1")]
    at: Annotated[HexForm | None, Doc("the hex that it is used on")] = None
    anyway: Annotated[bool, Doc("also where it only overheats the frame")] = False
    ask: Annotated[bool, Doc("add a request that the Handler carries it out")] = False


@command("module.use", Permission.OWNER)
def use_module(draft: Draft, c: UseModule) -> None:
    unit = draft.unit(c.unit)
    module = find_module(unit, c.module)
    check_module_use(draft, unit, module, c.free)
    with draft.overridable():
        if unit.overheated:
            raise Refusal("expansions-off", unit=unit_ref(unit))
    at = _checked_hex(draft, unit, module, c.at)
    if c.ask:
        check_request_limit(draft, unit)
    where = {} if at is None else {"at": {"q": at.q, "r": at.r}}
    line = draft.unit_line(
        unit, "module.used" if at is None else "module.used_at", "turn",
        msgspec.to_builtins(module), module=module_ref(module), text=module.text, **where,
    )  # fmt: skip
    if c.free:
        draft.set_unit("unit.acted", unit, line, *free_action_lines(draft, unit, c.free))
    elif pay(draft, unit, module.steps, module.energy, c.anyway, line) is None:
        return
    area = "" if at is None else _lay_area_of(draft, unit, module, at)
    if c.ask:
        counted = draft.scene.conflict is not None and not c.free
        cost = {"steps": module.steps, "energy": module.energy} if counted else {}
        add_request(
            draft, unit, None, module.name, kind="module", about=module.id, to=at, area=area, **cost
        )


def _checked_hex(draft: Draft, unit: Unit, module: Module, form: HexForm | None) -> Hex | None:
    """Returns the hex of a use; None where none is named.

    Raises `Refusal` "module-no-hex", "off-map", and those of `place_refusal`.
    """
    if form is None:
        return None
    place = content.module_place(module.id)
    if place is None:
        raise Refusal("module-no-hex", module=module_ref(module))
    at = Hex(form.q, form.r)
    if not draft.scene.map.contains(at):
        where = {"q": at.q, "r": at.r}
        raise Refusal("off-map", {"cell": where}, hex=where)
    refusal = place_refusal(draft.known, unit, module, place, at)
    if refusal is not None:
        with draft.overridable():
            raise refusal
    return at


def _lay_area_of(draft: Draft, unit: Unit, module: Module, at: Hex) -> str:
    """Marks the area of an expansion on the map, if its effect covers more than one hex.

    Returns the id of the template, or "".
    """
    place = content.module_place(module.id)
    if place is None or not place.radius:
        return ""
    ends_with = unit.id if place.until_turn and draft.scene.conflict is not None else ""
    secret = not draft.known_to_all(unit)
    return lay_area(
        draft,
        module.name,
        at,
        place.radius,
        secret=secret,
        ends_with=ends_with,
        smoke=place.smoke,
    )


def take_back_area(draft: Draft, request: ActionRequest) -> None:
    """Removes the area that the use of an expansion has marked on the map, if it is still there."""
    template = draft.scene.templates.get(request.area)
    if template is not None:
        take_away_template(draft, template)


def check_module_use(draft: Draft, unit: Unit, module: Module, free: bool = False) -> None:
    """Raises `Refusal` as for any action. What costs no step may be used in another's turn
    (FS C 3.13)."""
    if module.steps:
        check_may_take_action(draft, unit, free=free)
        return
    check_can_act(unit)
    with draft.overridable():
        check_not_staggered(unit)


def find_module(unit: Unit, module_id: str) -> Module:
    """Returns an expansion of its build. Raises `Refusal` "no-frame" or "no-such-module"."""
    for module in frame_of(unit).build.modules:
        if module.id == module_id:
            return module
    raise Refusal("no-such-module", unit=unit_ref(unit), module=module_id)
