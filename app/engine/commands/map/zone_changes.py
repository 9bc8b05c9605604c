"""Changes of zones that several commands make: checks, removal, and the fit to another map."""

from __future__ import annotations

from dataclasses import replace

from app.engine.commands.draft import Draft
from app.engine.refusals import Refusal
from app.engine.state.scene import Scene
from app.engine.state.zones import MOST_ZONE_HEXES, MOST_ZONES, ONE_HEX, Zone
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet


def find_zone(scene: Scene, zone: str) -> Zone:
    """Returns a zone of the scene. Raises `Refusal("no-such-zone")`."""
    found = scene.zones.get(zone)
    if found is None:
        raise Refusal("no-such-zone", zone=zone)
    return found


def check_place(scene: Scene, at: object, zone: object) -> None:
    """Checks where units are to come in a scene: to a place or to one of its zones.

    Raises `Refusal` "no-such-zone", or "malformed" for a place and a zone at once.
    """
    if at and zone:
        raise Refusal("malformed", what="Expected `at` or `zone`, not both", at="$.zone")
    if isinstance(zone, str):
        find_zone(scene, zone)


def check_zone_limit(count: int) -> None:
    """Raises `Refusal("zones-enough")` for more zones than a scene may have."""
    if count > MOST_ZONES:
        raise Refusal("zones-enough", most=MOST_ZONES)


def checked_zone(zone: Zone) -> Zone:
    """Returns the zone. Raises `Refusal` "zone-empty", "zone-one-hex" or "zone-too-large"."""
    count = len(zone.hex_set)
    if count == 0:
        raise Refusal("zone-empty", name=zone.name)
    if zone.kind in ONE_HEX and count > 1:
        raise Refusal("zone-one-hex", name=zone.name)
    if count > MOST_ZONE_HEXES:
        raise Refusal("zone-too-large", name=zone.name, most=MOST_ZONE_HEXES)
    return zone


def zone_line(code: str, zone: Zone, *, shown: bool) -> PendingLine:
    """Returns a line that only Handlers read unless the zone is shown to all."""
    to: LineReaders = "all" if shown else "handler"
    return PendingLine(code, {"kind": zone.kind, "name": zone.name}, "system", to)


def put_zone(draft: Draft, zone: Zone, *lines: PendingLine) -> None:
    """Writes a zone of the command's scene."""
    draft.emit("zone.put", *lines, scene=draft.scene.id, zone=zone)


def take_away_zone(draft: Draft, zone: Zone) -> None:
    """Removes a zone, and the place of the waves that would come there."""
    line = zone_line("zone.removed", zone, shown=not zone.secret)
    draft.emit("zone.gone", line, scene=draft.scene.id, zone=zone.id)
    for wave in draft.scene.waves.values():
        if wave.zone == zone.id:
            draft.emit("wave.put", scene=draft.scene.id, wave=replace(wave, zone=None))


def fit_zones(draft: Draft, old: HexMap) -> None:
    """Fits the zones of the command's scene to its new map, which has replaced the map `old`.

    A zone keeps its hexes that are on the new map. A zone without any is removed, and so is an area
    template with an end off the new map.
    """
    new = draft.scene.map
    if (old.columns, old.rows, old.orientation) == (new.columns, new.rows, new.orientation):
        return
    for template in draft.scene.templates.values():
        if not (new.contains(template.at) and new.contains(template.to)):
            draft.emit("template.gone", scene=draft.scene.id, template=template.id)
    for zone in draft.scene.zones.values():
        places = (new.place(hex_) for hex_ in old.hexes_of(zone.hex_set))
        hexes = HexSet.of(place for place in places if place is not None)
        if not hexes:
            take_away_zone(draft, zone)
        elif hexes.masks != zone.hexes:
            put_zone(draft, replace(zone, hexes=hexes.masks))
