"""The picture of a unit: its token shows it instead of the silhouette."""

from __future__ import annotations

from typing import Annotated

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import UnitCommand, command
from app.engine.params import PictureId
from app.engine.refusals import Refusal
from app.engine.state.references import unit_ref
from app.rules.json_types import Doc


class SetPicture(UnitCommand, frozen=True, kw_only=True):
    """Gives a unit a picture of the table's store, or with "" takes its picture away."""

    picture: Annotated[PictureId, Doc('id of a picture of the table; "" takes it away')]


@command("unit.picture", Permission.OWNER)
def set_picture(draft: Draft, c: SetPicture) -> None:
    unit = draft.unit(c.unit)
    if unit.picture == c.picture:
        raise Refusal("already-so", unit=unit_ref(unit))
    code = "unit.pictured" if c.picture else "unit.unpictured"
    line = draft.unit_line(unit, code, "system")
    draft.set_unit("unit.updated", unit, line, picture=c.picture)
