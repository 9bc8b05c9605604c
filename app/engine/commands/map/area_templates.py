"""Area templates: radius, line and cone areas that anybody lays on the map, moves and removes.

Nothing is logged about them, as about pings: a pilot can lay one and still undo its last move.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.map.terrain import terrain_refusal
from app.engine.commands.map.zone_changes import check_zone_limit, checked_zone, put_zone, zone_line
from app.engine.commands.map.zones import EffectForm
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import HANDLER_ONLY, Command, Subject, command
from app.engine.params import HexForm, Id, Name
from app.engine.refusals import Refusal
from app.engine.state.area_templates import (
    HIGHEST_SMOKE,
    LONGEST_REACH,
    MOST_OF_A_SEAT,
    MOST_SMOKE,
    WIDEST_SMOKE,
    AreaTemplate,
)
from app.engine.state.zones import Zone, ZoneColour, ZoneKind
from app.engine.visibility.log_lines import PendingLine
from app.rules.geometry.area_shapes import AreaShape
from app.rules.geometry.hexes import Hex, distance, ring
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.terrain import TerrainError
from app.rules.json_types import Doc

SmokeHeight = Annotated[int, Meta(ge=0, le=HIGHEST_SMOKE)]
SMOKE_DOC = Doc("levels above each surface in it that nobody sees through; 0: no smoke", 2)


class LayTemplate(Command, frozen=True, kw_only=True):
    """Lays an area on the map, from the hex `at` as far as the hex `to`.

    A `radius` has its centre at `at`; a `line` and a `cone` of 60 degrees begin beside it.
    Everybody sees it, also on ground that they do not know. Only Handlers know of a `secret` one.
    """

    shape: Annotated[AreaShape, Doc("its shape", "radius")]
    at: Annotated[HexForm, Doc("where it begins")]
    to: Annotated[HexForm, Doc("how far it goes", {"q": 6, "r": 3})]
    name: Annotated[Name | None, Doc("its name")] = None
    secret: Annotated[bool, HANDLER_ONLY, Doc("only Handlers know of it")] = False
    smoke: Annotated[SmokeHeight, HANDLER_ONLY, SMOKE_DOC] = 0


class TemplateCommand(Command, frozen=True, kw_only=True):
    """A command about one area template."""

    template: Id


class UpdateTemplate(TemplateCommand, frozen=True, kw_only=True):
    """Sets fields of an area template; those left out stay."""

    shape: Annotated[AreaShape | UnsetType, Doc("its shape")] = UNSET
    at: Annotated[HexForm | UnsetType, Doc("where it begins")] = UNSET
    to: Annotated[HexForm | UnsetType, Doc("how far it goes", {"q": 6, "r": 3})] = UNSET
    name: Annotated[Name | UnsetType | None, Doc("its name; null: none")] = UNSET
    secret: Annotated[bool | UnsetType, HANDLER_ONLY, Doc("only Handlers know of it")] = UNSET
    smoke: Annotated[SmokeHeight | UnsetType, HANDLER_ONLY, SMOKE_DOC] = UNSET


class RemoveTemplate(TemplateCommand, frozen=True, kw_only=True):
    """Removes an area template."""


class ClearTemplates(Command, frozen=True, kw_only=True):
    """Removes all area templates of the sender in the scene; with `all`, those of everybody."""

    all: Annotated[bool, HANDLER_ONLY, Doc("those of everybody, not only the sender's")] = False


class TemplateToZone(TemplateCommand, frozen=True, kw_only=True):
    """Turns an area template into a zone of its hexes on the map, as `zone.add` makes one."""

    kind: Annotated[ZoneKind, Doc("the kind of the zone")] = "area"
    name: Annotated[Name, Doc("the name of the zone", "Minefield")]
    secret: Annotated[bool, Doc("only Handlers know of it")] = True
    colour: ZoneColour | None = None
    effect: Annotated[EffectForm | None, Doc("what it does to the units in it")] = None


def _own_template(draft: Draft, template: str) -> AreaTemplate:
    """Returns a template that the sender may change.

    Raises `Refusal` "no-such-template", also for one that the sender may not know, or
    "template-not-yours".
    """
    found = draft.scene.templates.get(template)
    if found is None or (found.secret and not draft.runs_the_table):
        raise Refusal("no-such-template", template=template)
    if not draft.runs_the_table and found.seat != draft.sent.seat:
        raise Refusal("template-not-yours")
    return found


OWN_TEMPLATE = Subject("one it has laid", lambda draft, c: _own_template(draft, c.template))


def checked_template(template: AreaTemplate, map_: HexMap) -> AreaTemplate:
    """Returns the template. Raises `Refusal` "off-map", "template-too-large" or
    "template-no-length"."""
    for hex_ in (template.at, template.to):
        if not map_.contains(hex_):
            raise terrain_refusal(TerrainError("off-map", q=hex_.q, r=hex_.r), map_)
    reach = distance(template.at, template.to)
    most = WIDEST_SMOKE if template.smoke else LONGEST_REACH
    if reach > most:
        raise Refusal("template-too-large", most=most)
    if reach == 0 and template.shape != "radius":
        raise Refusal("template-no-length")
    return template


def _known_of_seat(draft: Draft) -> list[AreaTemplate]:
    """Returns the templates that the sender has laid in the scene, as far as it may know them."""
    return [
        each
        for each in draft.scene.templates.values()
        if each.seat == draft.sent.seat and (draft.runs_the_table or not each.secret)
    ]


def put_template(draft: Draft, template: AreaTemplate) -> None:
    """Writes an area template of the command's scene."""
    draft.emit("template.put", scene=draft.scene.id, template=template)


def lay_area(
    draft: Draft,
    name: str,
    at: Hex,
    radius: int,
    *,
    secret: bool,
    ends_with: str = "",
    smoke: int = 0,
) -> str:
    """Lays the area of an effect around a hex on the map. Returns its id.

    It is the sender's; smoke is nobody's, so that only Handlers change it. Nothing is laid when
    there are as many areas as allowed: the effect counts all the same, and the id is "".
    """
    edge = next((hex_ for hex_ in ring(at, radius) if draft.scene.map.contains(hex_)), at)
    if _smoke_of(draft) >= MOST_SMOKE if smoke else len(_known_of_seat(draft)) >= MOST_OF_A_SEAT:
        return ""
    made = draft.context.ids()
    seat = "" if smoke else draft.sent.seat or ""
    area = AreaTemplate(made, "radius", at, edge, seat, name, secret, ends_with, smoke)
    put_template(draft, area)
    return made


def check_smoke_limit(number: int) -> None:
    """Raises `Refusal` "templates-enough" where a scene cannot have so many areas of smoke."""
    if number > MOST_SMOKE:
        raise Refusal("templates-enough", most=MOST_SMOKE)


def _smoke_of(draft: Draft) -> int:
    """Returns the number of areas of smoke in the scene."""
    return sum(1 for each in draft.scene.templates.values() if each.smoke)


def take_away_template(draft: Draft, template: AreaTemplate, *lines: PendingLine) -> None:
    """Removes an area template of the command's scene."""
    draft.emit("template.gone", *lines, scene=draft.scene.id, template=template.id)


@command("template.lay", Permission.PLAYER)
def lay_template(draft: Draft, c: LayTemplate) -> None:
    seat = draft.sent.seat or ""
    at, to = Hex(c.at.q, c.at.r), Hex(c.to.q, c.to.r)
    if len(_known_of_seat(draft)) >= MOST_OF_A_SEAT:
        raise Refusal("templates-enough", most=MOST_OF_A_SEAT)
    check_smoke_limit(_smoke_of(draft) + bool(c.smoke))
    made = AreaTemplate(
        draft.context.ids(), c.shape, at, to, seat, c.name or "", c.secret, smoke=c.smoke
    )
    put_template(draft, checked_template(made, draft.scene.map))


@command("template.update", Permission.OWNER, OWN_TEMPLATE)
def update_template(draft: Draft, c: UpdateTemplate) -> None:
    was = _own_template(draft, c.template)
    changed = replace(
        was,
        shape=was.shape if c.shape is UNSET else c.shape,
        at=was.at if c.at is UNSET else Hex(c.at.q, c.at.r),
        to=was.to if c.to is UNSET else Hex(c.to.q, c.to.r),
        name=was.name if c.name is UNSET else c.name or "",
        secret=was.secret if c.secret is UNSET else c.secret,
        smoke=was.smoke if c.smoke is UNSET else c.smoke,
    )
    if not was.smoke:
        check_smoke_limit(_smoke_of(draft) + bool(changed.smoke))
    if changed != was:
        put_template(draft, checked_template(changed, draft.scene.map))


@command("template.remove", Permission.OWNER, OWN_TEMPLATE)
def remove_template(draft: Draft, c: RemoveTemplate) -> None:
    take_away_template(draft, _own_template(draft, c.template))


@command("template.clear", Permission.PLAYER)
def clear_templates(draft: Draft, c: ClearTemplates) -> None:
    for template in draft.scene.templates.values() if c.all else _known_of_seat(draft):
        take_away_template(draft, template)


@command("template.to_zone", Permission.HANDLER)
def template_to_zone(draft: Draft, c: TemplateToZone) -> None:
    template = _own_template(draft, c.template)
    check_zone_limit(len(draft.scene.zones) + 1)
    hexes = template.hexes_on(draft.scene.map)
    zone = Zone(draft.context.ids(), c.kind, c.name, hexes.masks, c.secret, colour=c.colour)
    zone = replace(zone, effect=None if c.effect is None else c.effect.read())
    put_zone(draft, checked_zone(zone), zone_line("zone.added", zone, shown=not zone.secret))
    take_away_template(draft, template)
