"""Zones: named places on the map of a scene, for everybody or for Handlers alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.map.terrain import check_count, terrain_refusal
from app.engine.commands.map.terrain_forms import MAX_CELLS, RunForm
from app.engine.commands.map.zone_changes import (
    check_zone_limit,
    checked_zone,
    find_zone,
    put_zone,
    take_away_zone,
    zone_line,
)
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Id, Name
from app.engine.state.scene import Scene
from app.engine.state.zones import (
    MOST_HARM,
    MarkerIcon,
    Zone,
    ZoneColour,
    ZoneEffect,
    ZoneHarm,
    ZoneKind,
)
from app.rules.geometry.hexes import Hex
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.terrain import TerrainError
from app.rules.json_types import Doc

Hexes = Annotated[list[RunForm], Meta(min_length=1, max_length=MAX_CELLS)]


class EffectForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a zone does in each environmental segment to the units in it: `amount` of `harm`."""

    harm: Annotated[ZoneHarm, Doc("what it does", "heat")]
    amount: Annotated[int, Meta(ge=1, le=MOST_HARM), Doc("how much of it", 2)]
    round: Annotated[int, Meta(ge=1, le=1000), Doc("the round from which on")] = 1
    ground: Annotated[bool, Doc("only to units that stand on something")] = False

    def read(self) -> ZoneEffect:
        """Returns the effect."""
        return ZoneEffect(self.harm, self.amount, self.round, self.ground)


class AddZone(Command, frozen=True, kw_only=True):
    """Adds a zone of the hexes `cells` to the map.

    A label or a marker has one hex; `icon` is the picture of a marker. Only Handlers know of a
    `secret` zone. Everybody sees all of another one, also on ground that they do not know. With an
    `effect` it harms the units in it.
    """

    kind: Annotated[ZoneKind, Doc("its kind")]
    name: Annotated[Name, Doc("its name", "Landing zone")]
    cells: Hexes
    secret: Annotated[bool, Doc("only Handlers know of it")] = True
    icon: Annotated[MarkerIcon, Doc("the picture of a marker")] = "flag"
    colour: ZoneColour | None = None
    effect: Annotated[EffectForm | None, Doc("what it does to the units in it")] = None


class UpdateZone(Command, frozen=True, kw_only=True):
    """Sets fields of a zone; those left out stay. `cells` replaces all of its hexes."""

    zone: Id
    kind: Annotated[ZoneKind | UnsetType, Doc("its kind")] = UNSET
    name: Annotated[Name | UnsetType, Doc("its name", "Landing zone")] = UNSET
    cells: Annotated[Hexes | UnsetType, Doc("all of its hexes")] = UNSET
    secret: Annotated[bool | UnsetType, Doc("only Handlers know of it")] = UNSET
    icon: Annotated[MarkerIcon | UnsetType, Doc("the picture of a marker")] = UNSET
    colour: ZoneColour | UnsetType | None = UNSET
    effect: Annotated[
        EffectForm | UnsetType | None, Doc("what it does to the units in it; null: nothing")
    ] = UNSET


class PaintZone(Command, frozen=True, kw_only=True):
    """Adds the hexes `cells` to a zone, or takes them away from it."""

    zone: Id
    cells: Hexes
    take: Annotated[bool, Doc("take the hexes away")] = False


class RemoveZone(Command, frozen=True, kw_only=True):
    """Removes a zone. A wave that would come there has no place then."""

    zone: Id


def _hexes(scene: Scene, cells: list[RunForm]) -> HexSet:
    """Returns a set of hexes. Raises `Refusal` "off-map" or "too-many-hexes"."""
    check_count(cells)
    places = []
    for hex_ in (Hex(run.q, run.r + n) for run in cells for n in range(run.count)):
        place = scene.map.place(hex_)
        if place is None:
            raise terrain_refusal(TerrainError("off-map", q=hex_.q, r=hex_.r), scene.map)
        places.append(place)
    return HexSet.of(places)


@command("zone.add", Permission.HANDLER)
def add_zone(draft: Draft, c: AddZone) -> None:
    check_zone_limit(len(draft.scene.zones) + 1)
    hexes = _hexes(draft.scene, c.cells).masks
    zone = Zone(draft.context.ids(), c.kind, c.name, hexes, c.secret, c.icon, c.colour)
    zone = replace(zone, effect=None if c.effect is None else c.effect.read())
    put_zone(draft, checked_zone(zone), zone_line("zone.added", zone, shown=not zone.secret))


@command("zone.update", Permission.HANDLER)
def update_zone(draft: Draft, c: UpdateZone) -> None:
    was = find_zone(draft.scene, c.zone)
    names = ("kind", "name", "secret", "icon", "colour")
    values: dict[str, Any] = {n: v for n in names if (v := getattr(c, n)) is not UNSET}
    if c.effect is not UNSET:
        values["effect"] = None if c.effect is None else c.effect.read()
    if c.cells is not UNSET:
        values["hexes"] = _hexes(draft.scene, c.cells).masks
    zone = checked_zone(replace(was, **values))
    if zone == was:
        return
    if zone.secret == was.secret:
        put_zone(draft, zone, zone_line("zone.updated", zone, shown=not zone.secret))
    else:
        # When a zone becomes secret, the players' page no longer has it. No line tells them why.
        code = "zone.hidden" if zone.secret else "zone.shown"
        put_zone(draft, zone, zone_line(code, zone, shown=not zone.secret))


@command("zone.paint", Permission.HANDLER)
def paint_zone(draft: Draft, c: PaintZone) -> None:
    was = find_zone(draft.scene, c.zone)
    painted, before = _hexes(draft.scene, c.cells), was.hex_set
    after = before.minus(painted) if c.take else before.joined(painted)
    if after == before:
        return
    zone = checked_zone(replace(was, hexes=after.masks))
    put_zone(draft, zone, zone_line("zone.updated", zone, shown=not zone.secret))


@command("zone.remove", Permission.HANDLER)
def remove_zone(draft: Draft, c: RemoveZone) -> None:
    take_away_zone(draft, find_zone(draft.scene, c.zone))
