"""What the environment does in its segment beside falls: a ceiling that comes down, and zones that
harm who is in them (FS 6.7).

The rules leave such effects to the Handler, who chooses the amounts. They come before the falls:
first the ceiling, then the zones. Plating does not count, as for a fall.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.engine.combat.fighters import fighter_of
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.engine.state.zones import Zone
from app.rules.frame_state.combat.harm import RECOVERY_ENERGY, Harm, body_of, harm_of_fall
from app.rules.frame_state.rounds import Conflict, Effect, Skip
from app.rules.geometry.field import Field, cells_of
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexset import HexSet
from app.rules.work_budget import spend


@dataclass(frozen=True, slots=True)
class Lowering:
    """A ceiling that comes down to a level. `pressed`: the units at or above it, with the highest
    free places below. `barred`: a unit without such a place, for which the ceiling cannot come."""

    effect: Effect
    level: int
    pressed: tuple[tuple[Unit, Cell], ...] = ()
    barred: Unit | None = None


@dataclass(frozen=True, slots=True)
class Hit:
    """What a zone does to a unit. `after`: the unit then, at worst."""

    zone: Zone
    unit: Unit
    after: Unit


def due_effects(conflict: Conflict) -> list[Effect]:
    """Returns the effects that come in this round's environmental segment."""
    return [
        each
        for each in conflict.effects
        if (each.round is None or each.round <= conflict.round)
        and Skip(each.id) not in conflict.skipped
    ]


def _lowest_due(scene: Scene) -> tuple[Effect, int] | None:
    """Returns the lowest of the ceilings that are due, with its level, if it is below that of the
    map."""
    due = [] if scene.conflict is None else due_effects(scene.conflict)
    ceilings = [(each, each.ceiling) for each in due if each.ceiling is not None]
    if not ceilings:
        return None
    low, now = min(ceilings, key=lambda each: each[1]), scene.map.ceiling
    return low if now is None or low[1] < now else None


def planned_lowering(scene: Scene) -> Lowering | None:
    """Returns what the ceiling will do, the lowest of those that are due."""
    low = _lowest_due(scene)
    return None if low is None else Lowering(*low, *pressed_down(scene, low[1]))


def pressed_down(scene: Scene, level: int) -> tuple[tuple[tuple[Unit, Cell], ...], Unit | None]:
    """Returns the units that a ceiling at this level presses down, with their places, and a unit
    that has no place below, or None."""
    occupied = dict(scene.field.occupied)
    pressed: list[tuple[Unit, Cell]] = []
    above = [u for u in scene.units.values() if any(cell.level >= level for cell in u.cells)]
    for unit in sorted(above, key=lambda u: min(cell.level for cell in u.cells)):
        at = _pressed_place(Field(scene.map, occupied), unit, level)
        if at is None:
            return tuple(pressed), unit
        pressed.append((unit, at))
        if not unit.destroyed:
            for cell in unit.cells:
                occupied.pop(cell, None)
            occupied.update(dict.fromkeys(cells_of(at, unit.footprint), unit.id))
    return tuple(pressed), None


def _pressed_place(field: Field, unit: Unit, level: int) -> Cell | None:
    """Returns the highest place of a unit below a ceiling, if the way down to it is free."""
    assert unit.at is not None
    down = max(cell.level for cell in unit.cells) - level + 1
    for step in range(1, down + 1):
        at = Cell(unit.at.q, unit.at.r, unit.at.level - step)
        if not field.all_free(cells_of(at, unit.footprint), unit.id):
            return None
    return Cell(unit.at.q, unit.at.r, unit.at.level - down)


def acting_zones(scene: Scene) -> list[Zone]:
    """Returns the zones that act in this round's environmental segment, in their order."""
    conflict = scene.conflict
    if conflict is None:
        return []
    return [
        zone for zone in _zones_by_now(scene, conflict) if Skip(zone.id) not in conflict.skipped
    ]


def _zones_by_now(scene: Scene, conflict: Conflict) -> list[Zone]:
    """Returns the zones that harm from this round on or already before, also skipped ones."""
    return [
        zone
        for zone in scene.zones.values()
        if zone.effect is not None and zone.effect.round <= conflict.round
    ]


def units_in(scene: Scene, zone: Zone) -> list[Unit]:
    """Returns the units that a zone harms: at any level of its hexes, or with `ground` those that
    are supported there. Wrecks, and units that are skipped, are left out."""
    assert zone.effect is not None and scene.conflict is not None
    hexes, skipped = zone.hex_set, scene.conflict.skipped
    return [
        unit
        for unit in scene.units.values()
        if not unit.destroyed
        and any(hexes.has(scene.map.place(Hex(cell.q, cell.r))) for cell in unit.cells)
        and (not zone.effect.ground or scene.is_supported(unit))
        and Skip(zone.id, unit.id) not in skipped
    ]


@dataclass(frozen=True, slots=True)
class Dangers:
    """Where the environmental segment of this round would harm a unit, or press it down.

    `zones`: the hexes of each zone that harms it, and whether only on the ground. `ceiling`: the
    level to which the ceiling comes down.
    """

    scene: Scene
    unit: Unit
    zones: tuple[tuple[HexSet, bool], ...] = ()
    ceiling: int | None = None

    def harm(self, at: Cell) -> bool:
        """Returns whether a zone would harm the unit in this place."""
        if not self.zones:
            return False
        spend(len(self.zones))
        map_ = self.scene.map
        places = [map_.place(Hex(q, r)) for q, r, _ in cells_of(at, self.unit.footprint)]
        grounds = {
            ground for hexes, ground in self.zones if any(hexes.has(place) for place in places)
        }
        return False in grounds or (
            True in grounds and self.scene.is_supported(replace(self.unit, at=at))
        )

    def threaten(self, at: Cell) -> bool:
        """Returns whether a zone would harm the unit in this place, or a ceiling press it down."""
        cells = cells_of(at, self.unit.footprint)
        pressed = self.ceiling is not None and any(each.level >= self.ceiling for each in cells)
        return pressed or self.harm(at)

    def ignored(self) -> Dangers:
        """Returns no dangers, for a unit that cannot avoid them."""
        return Dangers(self.scene, self.unit)


def dangers_for(scene: Scene, unit: Unit, *, all_known: bool) -> Dangers:
    """Returns the dangers of a place, as far as the side of the unit may know them.

    `all_known`: that of the Handler, who also knows secret zones, what is skipped, and ceilings.
    """
    conflict = scene.conflict
    if conflict is None:
        return Dangers(scene, unit)
    if all_known:
        acting = [z for z in acting_zones(scene) if Skip(z.id, unit.id) not in conflict.skipped]
    else:
        acting = [z for z in _zones_by_now(scene, conflict) if not z.secret]
    zones = tuple(
        (zone.hex_set, effect.ground)
        for zone in acting
        if (effect := zone.effect) is not None and (effect.harm != "heat" or unit.energy_max > 0)
    )
    low = _lowest_due(scene) if all_known else None
    return Dangers(scene, unit, zones, None if low is None else low[1])


def energy_after_heat(unit: Unit, amount: int) -> tuple[int, bool]:
    """Returns a unit's energy after heat, and whether it is overheated then: it is where the heat
    takes more than the unit has. A unit that never has energy is not affected."""
    lacks = unit.energy_max > 0 and amount > unit.energy
    return max(0, unit.energy - amount), unit.overheated or lacks


def worst_hit(world: World, unit: Unit, zone: Zone) -> Unit:
    """Returns a unit after a zone has harmed it, at worst: its test against destruction fails."""
    effect = zone.effect
    assert effect is not None
    if effect.harm == "heat":
        energy, overheated = energy_after_heat(unit, effect.amount)
        return replace(unit, energy=energy, overheated=overheated)
    body = body_of(fighter_of(world, unit))
    through, impact = (effect.amount, 0) if effect.harm == "damage" else (0, effect.amount)
    return _harmed(unit, harm_of_fall(body, impact, lambda _sides: 1, through))


def _harmed(unit: Unit, harm: Harm) -> Unit:
    energy = unit.energy - RECOVERY_ENERGY if harm.recovers else unit.energy
    return replace(
        unit,
        integrity=harm.integrity,
        stability=harm.stability,
        energy=energy,
        destroyed=unit.destroyed or harm.destroyed,
    )


def planned_hits(world: World, scene: Scene, zones: Iterable[Zone]) -> tuple[list[Hit], Scene]:
    """Returns what these zones do in the order in which they act, and the scene that they leave at
    worst."""
    hits: list[Hit] = []
    for zone in zones:
        for unit in units_in(scene, zone):
            hit = Hit(zone, unit, worst_hit(world, unit, zone))
            hits.append(hit)
            scene = scene.with_unit(hit.after)
    return hits, scene


def lowered(scene: Scene, lowering: Lowering | None) -> Scene:
    """Returns the scene after the ceiling has come down."""
    if lowering is None or lowering.barred is not None:
        return scene
    for unit, at in lowering.pressed:
        scene = scene.with_unit(replace(unit, at=at))
    return scene.with_map(scene.map.with_ceiling(lowering.level))
