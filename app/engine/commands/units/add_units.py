"""Adds many units by one command, as an import does. Views are then made once for all of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Overridable, command
from app.engine.commands.table.overrule import log_overridden
from app.engine.commands.units.units import MOST_UNITS, AddUnit, create_unit


class AddUnits(Overridable, frozen=True, kw_only=True):
    """Adds units as `unit.add` does, in this order: all or none.

    Their names stay, also where other units have the same name.
    """

    units: Annotated[list[AddUnit], Meta(min_length=1, max_length=MOST_UNITS)]


@command("units.add", Permission.HANDLER)
def add_units(draft: Draft, c: AddUnits) -> None:
    before = draft.scene
    for each in c.units:
        create_unit(draft, each, each.name)
        if draft.overridden:
            log_overridden(draft, before, each)
            draft.overridden.clear()
