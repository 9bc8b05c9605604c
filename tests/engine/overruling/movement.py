"""Cases of movement: how the Handler overrules what stops a unit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.rules.geometry.hexes import Cell
from tests.engine.fights import duel
from tests.engine.frames import build, framed, put
from tests.engine.overruling.cases import CASES, Case, case, over
from tests.engine.play import Table, cell


def moving(
    name: str,
    setup: Callable[[Table], str],
    *path: tuple[int, int, int],
    mode: str = "ground",
) -> None:
    """Returns a movement that a rule forbids and the Handler allows."""

    def make() -> Case:
        table = Table()
        unit = setup(table)
        cells = [cell(*place) for place in path]
        refused = ("unit.move", {"unit": unit, "mode": mode, "path": cells})
        return over(table, refused, lambda t: t[unit].at == Cell(*path[-1]))

    CASES[name] = make


def standing(*ground: tuple[int, int, int | None], at: tuple[int, int, int] = (3, 3, 0)) -> Any:
    def setup(table: Table) -> str:
        if ground:
            table.ground(*ground)
        return table.frame(at)

    return setup


def chassis(name: str, at: tuple[int, int, int], *ground: tuple[int, int, int | None]) -> Any:
    def setup(table: Table) -> str:
        if ground:
            table.ground(*ground)
        return framed(table, build(chassis=name), at=at)

    return setup


def crowded(table: Table) -> str:
    table.unit("Dog", (4, 3, 0))
    return table.frame()


def under_a_ceiling(table: Table) -> str:
    table.send("handler", "ceiling.set", level=2)
    return table.frame()


def under_a_deck(table: Table) -> str:
    table.ground((4, 3, 1))
    table.prop(3, 3, base=1, height=1)
    return table.frame()


def turned(table: Table) -> str:
    unit = table.frame()
    table.turn(unit)
    return unit


def risen(table: Table) -> str:
    table.ground((4, 3, 1), (5, 3, 3))
    unit = framed(table, build(chassis="reverse-joint"))
    table.turn(unit)
    table.walk("ann", unit, (3, 3, 1), (4, 3, 1))
    return unit


def grounded(table: Table) -> str:
    unit = framed(table, build(chassis="hover"))
    put(table, unit, stability=0)
    table.turn(unit)
    put(table, unit, stability=9, reeling=False)
    return unit


moving("too-steep", standing((4, 3, 3)), (4, 3, 3))
moving("occupied", crowded, (4, 3, 0))
moving("solid", standing((4, 3, 3)), (4, 3, 0), mode="flight")
moving("above-ceiling", under_a_ceiling, (3, 3, 1), (3, 3, 2), mode="flight")
moving("above-flight-height", standing(), *((3, 3, level) for level in range(1, 6)), mode="flight")
moving("after-step-off", standing((3, 3, 3), at=(3, 3, 3)), (4, 3, 3), (5, 3, 3))
moving("airborne", standing(at=(3, 3, 3)), (4, 3, 3))
moving("headroom", under_a_deck, (4, 3, 1))
moving("not-adjacent", standing(), (6, 3, 0))
moving("too-far", turned, *((q, 3, 0) for q in range(4, 10)))
moving("risen-enough", risen, (4, 3, 2), (4, 3, 3))
moving("hover-grounded", grounded, (4, 3, 1))
moving("hover-height", chassis("hover", (3, 3, 1)), (4, 3, 0))
moving("no-surface", standing(), (4, 3, 1))
moving("needs-face", chassis("multiped", (3, 3, 0)), (3, 3, 1))
moving("climbs-straight", chassis("multiped", (3, 3, 2), (4, 3, 9), (4, 2, 9)), (3, 2, 3))
moving("no-push", chassis("reverse-joint", (3, 3, 0), (4, 3, 2)), (3, 3, 1), (4, 3, 2))


@case("staggered")
def _() -> Case:
    table, fox, wolf = duel()
    put(table, fox, stability=0)
    shot = {"unit": fox, "weapon": "gun", "at": {"unit": wolf}}
    return over(table, ("attack.declare", shot), lambda t: t.state.world.attacks)


@case("on-foot")
def _() -> Case:
    table = Table()
    fox = framed(table)
    pilot = table.unit("Ann", (3, 4, 0), "pilot", "a")
    put(table, pilot, pilot_of=fox)
    up = {"unit": pilot, "mode": "flight", "path": [cell(3, 4, 1)]}
    return over(table, ("unit.move", up), lambda t: t[pilot].at == Cell(3, 4, 1))


@case("walked-enough")
def _() -> Case:
    table = Table()
    fox = framed(table)
    pilot = table.unit("Ann", (3, 4, 0), "pilot", "a")
    put(table, pilot, pilot_of=fox)
    table.turn(pilot)
    put(table, pilot, walked=3)
    step = {"unit": pilot, "mode": "ground", "path": [cell(3, 5, 0)]}
    return over(table, ("unit.move", step), lambda t: t[pilot].at == Cell(3, 5, 0))


@case("has-not-flown")
def _() -> Case:
    table = Table()
    fox = table.frame((3, 3, 2))
    table.turn(fox)
    return over(table, ("unit.descend", {"unit": fox}), lambda t: t[fox].at == Cell(3, 3, 0))


@case("no-speed")
def _() -> Case:
    table = Table()
    fox = table.frame(speed=0)
    table.turn(fox)
    step = {"unit": fox, "mode": "ground", "path": [cell(4, 3, 0)]}
    return over(table, ("unit.move", step), lambda t: t[fox].at == Cell(4, 3, 0))


@case("descended-enough")
def _() -> Case:
    table = Table()
    fox = table.frame()
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 20))
    table.turn(fox)
    put(table, fox, flown=True, descended=8)
    return over(table, ("unit.descend", {"unit": fox}), lambda t: t[fox].at == Cell(3, 3, 12))


@case("not-in-air")
def _() -> Case:
    table = Table()
    fox = table.frame()
    up = ("unit.place", {"unit": fox, "at": cell(3, 3, 2)})
    return Case(
        table, ("unit.stay_aloft", {"unit": fox}), (up,),
        lambda t: t[fox].at == Cell(3, 3, 2) and not t[fox].falling, overrules=False,
    )  # fmt: skip


@case("nothing-below")
def _() -> Case:
    table = Table()
    table.ground((3, 3, 2))
    fox = table.frame((3, 3, 2))
    into = ("unit.place", {"unit": fox, "at": cell(3, 3, 1), "overrule": True})
    return Case(
        table, ("unit.descend", {"unit": fox}), (into,), lambda t: t[fox].at == Cell(3, 3, 1)
    )
