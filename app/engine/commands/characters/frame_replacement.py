"""Replaces a lost frame: its price, and the unit that stands for it (FS C 5.64 to 5.67)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from app.engine.characters.sheets import sheet_refusal
from app.engine.commands.characters.character_lookup import (
    OWN_CHARACTER,
    PILOTS_BUY,
    CharacterCommand,
    character_of,
    put_character,
)
from app.engine.commands.combat.builds import fitted_fields, resolve_build
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.commands.units.unit_changes import remove_from_scene
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.crew import Character
from app.engine.state.references import character_ref, unit_ref
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import linked_unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.characters import SheetError
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.frame_replacement import FRAME_PRICE, sheet_with_new_frame
from app.rules.json_types import Doc


class ReplaceFrame(CharacterCommand, frozen=True, kw_only=True):
    """A character pays for a new frame (FS C 5.64).

    The unit of the lost frame becomes the new one: whole, off the map, with its pilot in it. A
    pilot buys between conflicts where the table lets pilots buy, and only replaces what is lost;
    the Handler may at any time (FS C 5.67).

    `wreck`: the old one was brought home, which gives salvage (FS C 5.65).
    """

    build: Annotated[
        Id | Build | None,
        Doc("the new frame: id of a build, or a whole build; by default that of the old frame"),
    ] = None
    wreck: Annotated[bool, Doc("the old frame was brought home, which gives salvage")] = False


@command(
    "frame.replace",
    Permission.OWNER,
    OWN_CHARACTER,
    option=PILOTS_BUY,
    note="a pilot: outside a conflict, what is lost",
)
def replace_frame(draft: Draft, c: ReplaceFrame) -> None:
    character = character_of(draft, c.character)
    unit = _frame_of(draft, character)
    if not draft.runs_the_table:
        _check_pilot_may_replace(draft, unit)
    if unit is None and c.build is not None:
        raise Refusal("no-unit-linked", character=character_ref(character))
    build = None if c.build is None else resolve_build(draft, c.build)
    before = character.sheet
    try:
        sheet = sheet_with_new_frame(draft.state.world.categories, before, c.wreck)
    except SheetError as error:
        raise sheet_refusal(error) from None
    linked = character.unit if unit is None else unit.id
    done = replace(character, sheet=sheet, plan=(), unit=linked)
    ref = character_ref(character)
    paid = {"character": ref, "price": FRAME_PRICE, "left": sheet.credits}
    lines = [PendingLine("character.frame_replaced", paid, "system")]
    if sheet.salvage > before.salvage:
        salvaged = {"character": ref, "salvage": sheet.salvage - before.salvage}
        lines.append(PendingLine("character.salvaged", salvaged, "system"))
    put_character(draft, "character.replaced", done, *lines)
    if unit is not None and (build is not None or is_lost(unit)):
        _fit_new_frame(draft, unit, build)


def is_lost(unit: Unit) -> bool:
    """Returns whether a frame is destroyed, or fell below the floor of a void."""
    return unit.destroyed or unit.lost


def _frame_of(draft: Draft, character: Character) -> Unit | None:
    """Returns the unit that stands for a character's frame, in the command's scene, as the sender
    knows.

    For a pilot on foot it is the frame that the pilot came from.
    """
    unit = linked_unit(draft.state.world, draft.viewer, character.unit)
    units = draft.scene.units
    if unit is not None and unit.pilot_of is not None:
        unit = units.get(unit.pilot_of)
    if unit is None or unit.id not in units or not draft.knows(unit):
        return None
    return unit


def _check_pilot_may_replace(draft: Draft, unit: Unit | None) -> None:
    """Raises `Refusal` "mid-conflict" or "frame-not-lost"."""
    if draft.scene.conflict is not None:
        raise Refusal("mid-conflict")
    if unit is not None and not is_lost(unit):
        raise Refusal("frame-not-lost", unit=unit_ref(unit))


def _fit_new_frame(draft: Draft, unit: Unit, build: Build | None) -> None:
    """Makes the unit a new frame: whole, and off the map if the old one was lost."""
    built = build or (None if unit.frame is None else unit.frame.build)
    values: dict[str, Any] = (
        {
            "integrity": unit.integrity_max,
            "stability": unit.stability_max,
            "energy": unit.energy_max,
            "overheated": False,
            "reeling": False,
            "off_balance": False,
            "conditions": (),
        }
        if built is None
        else fitted_fields(draft.state.world, unit, built)
    )
    if is_lost(unit):
        reset = {"falling": False, "fallen": 0, "flown": False, "steps": 0}
        values |= {"at": None, "destroyed": False, "lost": False, "movement": None, **reset}
    name = unit.name if built is None else built.name
    line = draft.unit_line(unit, "unit.fitted", "system", build={"name": name})
    unit = draft.set_unit("unit.fitted", unit, line, **values)
    for other in tuple(draft.scene.units.values()):
        if other.pilot_of == unit.id and other.can_act and draft.knows(other):
            remove_from_scene(
                draft, other, draft.unit_line(other, "pilot.back", "system", frame=unit_ref(unit))
            )
