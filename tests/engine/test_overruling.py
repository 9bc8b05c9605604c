"""The Handler can overrule every refusal by a rule of the game.

Each case tries the refusal, the way to overrule it, its result, the line of the log, and an undo of
each step. Refusals that are no rule of the game (unknown ids, nonsense, commands that no seat may
send) are listed with the reason why they cannot be overruled.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from app.engine.commands.registry import COMMANDS, lifting_flags, overridable_commands
from app.messages import codes
from app.rules.dice.notation import CODES as NOTATION
from app.rules.geometry.hexes import Cell
from app.rules.geometry.obstacles import OBSTACLES
from tests.engine.code_scan import refusals
from tests.engine.crew import Crew
from tests.engine.fights import armed, bare_table, declare, duel, gun
from tests.engine.frames import build, framed, npc, put
from tests.engine.play import Table, cell, check_round_trips

Command = tuple[str, dict[str, Any]]
REFUSALS = refusals()


@dataclass(frozen=True)
class Case:
    """A refused command, the Handler's way to overrule it, and its result."""

    table: Table
    refused: Command
    way: tuple[Command, ...]
    holds: Callable[[Table], object]
    who: str = "handler"
    #: whether the log shows it as overruling, or as another action of the Handler
    overrules: bool = True


CASES: dict[str, Callable[[], Case]] = {}


def case(*codes: str) -> Callable[[Callable[[], Case]], Callable[[], Case]]:
    def register(make: Callable[[], Case]) -> Callable[[], Case]:
        for code in codes:
            assert code not in CASES, code
            CASES[code] = make
        return make

    return register


def again(command: Command, **more: Any) -> Command:
    """Returns the same command, overruled."""
    return command[0], {**command[1], "overrule": True, "reason": "it is so", **more}


def over(
    table: Table, refused: Command, holds: Callable[[Table], object], who: str = "handler"
) -> Case:
    """The way is the same command, overruled."""
    return Case(table, refused, (again(refused),), holds, who)


# -- moving -----------------------------------------------------------------------------------


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


# -- turns and the round ----------------------------------------------------------------------


def two() -> tuple[Table, str, str]:
    """Fox in its turn, and a Wolf that waits."""
    table = Table()
    fox, wolf = table.frame(), table.unit("Wolf", (6, 3, 0), "enemy")
    table.turn(fox)
    return table, fox, wolf


def active(unit: str) -> Callable[[Table], bool]:
    def holds(table: Table) -> bool:
        conflict = table.state.scene.conflict
        return conflict is not None and conflict.active == unit and table[unit].steps == 4

    return holds


def segment(name: str, round: int = 1) -> Callable[[Table], bool]:
    def holds(table: Table) -> bool:
        conflict = table.state.scene.conflict
        return conflict is not None and (conflict.segment, conflict.round) == (name, round)

    return holds


@case("not-your-turn")
def _() -> Case:
    table, _fox, wolf = two()
    step = {"unit": wolf, "mode": "ground", "path": [cell(5, 3, 0)]}
    put(table, wolf, steps=4)
    return over(table, ("unit.move", step), lambda t: t[wolf].at == Cell(5, 3, 0))


@case("no-turn")
def _() -> Case:
    table, fox, wolf = two()
    dog = table.unit("Dog", (3, 6, 0))
    table.send("handler", "turn.end", unit=fox)
    step = {"unit": wolf, "mode": "ground", "path": [cell(5, 3, 0)], "free": False}
    put(table, wolf, steps=4)
    assert table[dog].at
    return over(table, ("unit.move", step), lambda t: t[wolf].at == Cell(5, 3, 0))


@case("turn-of-another")
def _() -> Case:
    table, _fox, wolf = two()
    return over(table, ("turn.start", {"unit": wolf}), active(wolf))


@case("already-acted")
def _() -> Case:
    table, fox, _wolf = two()
    table.unit("Dog", (3, 6, 0))
    table.send("handler", "turn.end", unit=fox)
    return over(table, ("turn.start", {"unit": fox}), active(fox))


@case("turn-begun")
def _() -> Case:
    table, fox, _wolf = two()
    put(table, fox, steps=1)
    return over(table, ("turn.start", {"unit": fox}), active(fox))


@case("segment-to-come")
def _() -> Case:
    table, fox, wolf = two()
    table.unit("Dog", (3, 6, 0))
    table.send("handler", "turn.end", unit=fox)
    return over(table, ("turn.start", {"unit": wolf}), active(wolf))


@case("segment-passed")
def _() -> Case:
    table, fox, wolf = two()
    table.send("handler", "turn.end", unit=fox)
    late = table.frame((3, 6, 0))
    assert segment("enemy")(table) and table[wolf]
    return over(table, ("turn.start", {"unit": late}), active(late))


@case("turn-not-begun")
def _() -> Case:
    table, _fox, wolf = two()

    def had(t: Table) -> bool:
        conflict = t.state.scene.conflict
        return conflict is not None and conflict.acted.get(wolf) == "done"

    return over(table, ("turn.end", {"unit": wolf}), had)


@case("turn-not-over")
def _() -> Case:
    table, _fox, _wolf = two()
    return over(table, ("segment.end", {}), segment("enemy"))


@case("resolve-first")
def _() -> Case:
    table, fox, _wolf = two()
    table.to_environment()
    assert table[fox]
    return over(table, ("segment.end", {}), segment("friendly", 2))


@case("not-environmental")
def _() -> Case:
    table, fox, _wolf = two()
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 3), falling=True)
    return over(table, ("environment.resolve", {}), lambda t: t[fox].at == Cell(3, 3, 0))


@case("no-conflict")
def _() -> Case:
    table = Table()
    fox = table.frame()
    ways = (("conflict.start", {}), ("turn.start", {"unit": fox}))
    return Case(table, ("turn.start", {"unit": fox}), ways, active(fox), overrules=False)


@case("conflict-running")
def _() -> Case:
    table, fox, _wolf = two()
    first = {"round": 1, "active": None, "acted": {fox: None}}
    table.send("handler", "overrule", conflict={"round": 3, "active": fox})
    way = ("overrule", {"conflict": first, "text": "from the start"})
    return Case(table, ("conflict.start", {}), (way,), segment("friendly", 1))


@case("nothing-falls")
def _() -> Case:
    table = Table()
    fox = table.frame((3, 3, 3))
    ways = (
        ("overrule", {"unit": fox, "set": {"falling": True}}),
        ("environment.resolve", {}),
    )
    return Case(table, ("environment.resolve", {}), ways, lambda t: t[fox].at == Cell(3, 3, 0))


@case("destroyed")
def _() -> Case:
    table, fox, _wolf = two()
    put(table, fox, integrity=0)
    revive = ("overrule", {"unit": fox, "set": {"destroyed": False, "integrity": 4}})
    begin = ("turn.start", {"unit": fox, "overrule": True})
    return Case(table, ("turn.start", {"unit": fox}), (revive, begin), active(fox))


@case("not-on-map")
def _() -> Case:
    table, _fox, _wolf = two()
    dog = table.unit("Dog")
    place = ("unit.place", {"unit": dog, "at": cell(3, 6, 0)})
    begin = ("turn.start", {"unit": dog, "overrule": True})
    return Case(table, ("turn.start", {"unit": dog}), (place, begin), active(dog))


# -- what things cost -------------------------------------------------------------------------


def spent(**fields: Any) -> tuple[Table, str]:
    table = bare_table()
    fox = framed(table, armed())
    npc(table, armed())
    table.turn(fox)
    if fields:
        put(table, fox, **fields)
    return table, fox


def climbing(fox: str) -> Command:
    return ("unit.move", {"unit": fox, "mode": "flight", "path": [cell(3, 3, 1)]})


def above(fox: str) -> Callable[[Table], bool]:
    return lambda t: t[fox].at == Cell(3, 3, 1) and not t[fox].overheated


@case("no-steps")
def _() -> Case:
    table, fox = spent(steps=0)
    return over(table, climbing(fox), above(fox))


@case("would-overheat")
def _() -> Case:
    table, fox = spent(energy=0)
    return over(table, climbing(fox), above(fox))


@case("no-energy")
def _() -> Case:
    table = bare_table()
    fox = table.frame(energy=1)
    table.turn(fox)
    put(table, fox, energy=0)
    return over(table, climbing(fox), above(fox))


@case("overheated")
def _() -> Case:
    table, fox = spent(overheated=True)
    return over(table, climbing(fox), lambda t: t[fox].at == Cell(3, 3, 1))


@case("one-step-only")
def _() -> Case:
    table, fox, wolf = duel()
    table.send("ann", "turn.end", unit=fox)
    while table.segment != "enemy":
        table.send("handler", "segment.end")
    table.turn(wolf)
    put(table, fox, steps=2)
    table.faces = [4]
    table.send("ann", "reaction.claim", unit=fox)
    assert table.state.world.reactions[fox].state == "now"
    aloft = {"unit": fox}
    table.send("handler", "unit.place", unit=fox, at=cell(3, 3, 1))
    return over(table, ("unit.stay_aloft", aloft), lambda t: not t[fox].falling)


@case("used-up")
def _() -> Case:
    table, fox, wolf = duel()
    put(table, fox, used={"gun": 9})
    shot = {"unit": fox, "weapon": "gun", "at": {"unit": wolf}}
    return over(table, ("attack.declare", shot), lambda t: t.state.world.attacks)


@case("no-cooling")
def _() -> Case:
    table, fox = spent(energy=0)
    return over(table, ("action.cool", {"unit": fox, "steps": 1}), lambda t: t[fox].steps == 3)


def casting(at: dict[str, int]) -> Case:
    """A frame behind a wall uses an expansion on a hex."""
    from app.rules.frame_state.combat.library import ready_builds

    table = bare_table()
    table.ground((4, 3, 9))
    fox = framed(table, ready_builds("frames")["kestrel"])
    table.turn(fox)
    use = ("module.use", {"unit": fox, "module": "smoke-cast", "at": at})
    return over(table, use, lambda t: t[fox].steps == 3)


@case("module-too-far")
def _() -> Case:
    return casting({"q": 4, "r": 3})


@case("module-not-seen")
def _() -> Case:
    return casting({"q": 6, "r": 3})


@case("expansions-off")
def _() -> Case:
    from app.rules.frame_state.combat.library import ready_builds

    table = bare_table()
    fox = framed(table, ready_builds("frames")["kestrel"])
    table.turn(fox)
    put(table, fox, overheated=True)
    module = ready_builds("frames")["kestrel"].modules[0].id
    return over(table, ("module.use", {"unit": fox, "module": module}), lambda t: True)


@case("not-mendable")
def _() -> Case:
    table, fox = spent(conditions={"add": [{"kind": "slowed", "tier": 2}]})
    mend = {"unit": fox, "condition": 0}
    return over(table, ("action.mend", mend), lambda t: not t[fox].conditions)


@case("not-beside")
def _() -> Case:
    table, fox = spent()
    dog = framed(table, at=(8, 3, 0))
    put(table, dog, integrity=1)
    repair = {"unit": fox, "target": dog}
    return over(table, ("action.repair", repair), lambda t: t[dog].integrity > 1)


@case("nothing-to-repair", "nothing-to-regain", "stability-full")
def _() -> Case:
    table, fox = spent()
    way = ("overrule", {"unit": fox, "set": {"integrity_max": 20, "integrity": 20}})
    return Case(table, ("action.repair", {"unit": fox}), (way,), lambda t: t[fox].integrity == 20)


@case("repairs-off")
def _() -> Case:
    table, fox = spent(integrity=1)
    way = ("action.repair", {"unit": fox})
    return Case(
        table, ("action.repair", {"unit": fox}), (way,), lambda t: t[fox].integrity > 1, "ann",
        overrules=False,
    )  # fmt: skip


# -- attacks ----------------------------------------------------------------------------------


def shooting(table: Table, fox: str, wolf: str, **more: Any) -> Case:
    shot = {"unit": fox, "weapon": "gun", "at": {"unit": wolf}, **more}
    return over(table, ("attack.declare", shot), lambda t: t.state.world.attacks)


@case("out-of-sight")
def _() -> Case:
    table, fox, wolf = duel()
    table.ground((4, 3, 9), (5, 3, 9), (4, 2, 9), (5, 2, 9))
    return shooting(table, fox, wolf)


@case("out-of-range")
def _() -> Case:
    table, fox, wolf = duel(armed(gun(3, "melee", burst=1)), at=(9, 3, 0))
    return shooting(table, fox, wolf)


@case("bad-centre")
def _() -> Case:
    table, fox, wolf = duel(armed(gun(3, burst=1)))
    return shooting(table, fox, wolf, centre=cell(7, 3, 0))


@case("attack-pending")
def _() -> Case:
    table, fox, wolf = duel()
    declare(table, fox, wolf)
    step = {"unit": fox, "mode": "ground", "path": [cell(3, 4, 0)]}
    return over(table, ("unit.move", step), lambda t: t[fox].at == Cell(3, 4, 0))


@case("reaction-pending")
def _() -> Case:
    table, fox, wolf = duel()
    table.send("ann", "turn.end", unit=fox)
    while table.segment != "enemy":
        table.send("handler", "segment.end")
    table.turn(wolf)
    table.send("ann", "reaction.claim", unit=fox)
    step = {"unit": wolf, "mode": "ground", "path": [cell(6, 4, 0)]}
    return over(table, ("unit.move", step), lambda t: t[wolf].at == Cell(6, 4, 0))


@case("attack-waits")
def _() -> Case:
    table, fox, wolf = duel(armed(gun(2, zone_in=2)))
    attack = declare(table, fox, wolf, zone=True)
    way = ("attack.proceed", {"attack": attack})
    return Case(
        table, ("attack.roll", {"attack": attack}), (way,),
        lambda t: not t.state.world.attacks[attack].waits, overrules=False,
    )  # fmt: skip


@case("self-target", "needs-target", "no-homing", "no-preparation", "no-zone")
def _() -> Case:
    """There is nothing to hit, or no such thing on the weapon: its effect is a number."""
    table, fox, wolf = duel()
    attack = declare(table, fox, wolf)
    adjust = {"attack": attack, "targeting": 3, "damage": 4, "outcome": "direct"}
    refused = (
        "attack.declare",
        {"unit": wolf, "weapon": "gun", "at": {"unit": wolf}, "free": True},
    )
    return Case(
        table, refused, (("attack.adjust", adjust),),
        lambda t: t.state.world.attacks[attack].targets[0].adjust.outcome == "direct",
    )  # fmt: skip


@case("own-turn", "not-acted", "no-reaction")
def _() -> Case:
    """Whoever is to act out of time acts, and needs no reaction for it."""
    table, fox, wolf = duel()
    move = {"unit": wolf, "mode": "ground", "path": [cell(6, 4, 0)], "free": True}
    return Case(
        table, ("reaction.claim", {"unit": fox}), (("unit.move", move),),
        lambda t: t[wolf].at == Cell(6, 4, 0),
    )  # fmt: skip


@case("attack-rolled")
def _() -> Case:
    table, fox, wolf = duel()
    attack = declare(table, fox, wolf)
    dog = table.unit("Dog", (3, 6, 0))
    way = ("unit.move", {"unit": dog, "mode": "ground", "path": [cell(3, 7, 0)], "free": True})
    acted = ("overrule", {"conflict": {"acted": {dog: "done"}}})
    table.send("handler", *acted[:1], **acted[1])
    put(table, dog, steps=2)
    assert attack
    return Case(
        table, ("reaction.claim", {"unit": dog}), (way,), lambda t: t[dog].at == Cell(3, 7, 0)
    )


# -- pilots on foot ---------------------------------------------------------------------------


def foot() -> tuple[Table, str, str, str]:
    table = bare_table()
    fox, wolf = framed(table), npc(table, at=(4, 4, 0))
    pilot = table.unit("Ann", (3, 4, 0), "pilot", "a")
    put(table, pilot, pilot_of=fox)
    return table, fox, wolf, pilot


@case("other-side")
def _() -> Case:
    table, _fox, wolf, pilot = foot()
    board = {"unit": pilot, "frame": wolf}
    return over(table, ("pilot.board", board), lambda t: t[pilot].carried_by == wolf)


@case("not-on-foot", "no-carrier", "carried-already")
def _() -> Case:
    table, fox, wolf, _pilot = foot()
    way = ("overrule", {"unit": fox, "set": {"carried_by": wolf}})
    refused = ("pilot.board", {"unit": fox, "frame": wolf})
    return Case(table, refused, (way,), lambda t: t[fox].carried_by == wolf)


@case("not-carried")
def _() -> Case:
    table, _fox, _wolf, pilot = foot()
    refused = ("pilot.alight", {"unit": pilot, "at": cell(3, 5, 0)})
    way = ("unit.place", {"unit": pilot, "at": cell(3, 5, 0)})
    return Case(table, refused, (way,), lambda t: t[pilot].at == Cell(3, 5, 0), overrules=False)


# -- numbers ----------------------------------------------------------------------------------


@case("above-maximum")
def _() -> Case:
    table = Table()
    fox = table.frame()
    way = ("overrule", {"unit": fox, "set": {"integrity_max": 30, "integrity": 30}})
    refused = ("unit.update", {"unit": fox, "integrity": 30})
    return Case(table, refused, (way,), lambda t: t[fox].integrity == 30)


@case("no-frame")
def _() -> Case:
    table = Table()
    fox = table.frame()
    from tests.engine.frames import document

    way = ("unit.fit", {"unit": fox, "build": document(build()), "force": True})
    refused = ("overrule", {"unit": fox, "set": {"recoil": 1}})
    return Case(table, refused, (way,), lambda t: t[fox].frame, overrules=False)


@case("illegal-build")
def _() -> Case:
    from tests.engine.frames import document

    table = Table()
    fox = table.frame()
    made = document(replace(build(), weapons=(gun(3, strike=3, reach=3, lock=3),)))
    refused = ("unit.fit", {"unit": fox, "build": made})
    way = ("unit.fit", {"unit": fox, "build": made, "force": True})
    return Case(table, refused, (way,), lambda t: t[fox].frame, overrules=False)


@case("npc-never-rolls")
def _() -> Case:
    table = Table()
    wolf = table.unit("Wolf", (6, 3, 0), "enemy")
    test = {"unit": wolf, "kind": "proactive", "dice": ["d8"], "mark": 5}
    return over(table, ("test.request", test), lambda t: t.state.world.requests)


@case("handler-names-marks")
def _() -> Case:
    table = Table()
    fox = table.frame()
    test = {"unit": fox, "kind": "proactive", "dice": ["d8"], "mark": 5}
    return Case(
        table, ("test.roll", test), (("test.request", test),),
        lambda t: t.state.world.requests, "ann", overrules=False,
    )  # fmt: skip


# -- the map ----------------------------------------------------------------------------------


@case("would-bury", "no-room-above")
def _() -> Case:
    table = Table()
    fox = table.frame()
    edit = {"cells": [{"q": 3, "r": 3, "level": 2}]}
    way = ("terrain.set", {**edit, "carry": True})
    return Case(
        table, ("terrain.set", edit), (way,), lambda t: t[fox].at == Cell(3, 3, 2), overrules=False
    )


@case("unit-above-ceiling")
def _() -> Case:
    table = Table()
    fox = table.frame((3, 3, 4))
    ways = (("ceiling.set", {"level": 9}), ("unit.place", {"unit": fox, "at": cell(3, 3, 1)}))
    return Case(
        table, ("ceiling.set", {"level": 3}), ways, lambda t: t[fox].at == Cell(3, 3, 1),
        overrules=False,
    )  # fmt: skip


@case("scene-shown")
def _() -> Case:
    table = Table()
    table.send(
        "handler", "scene.add", name="Below", map={"columns": 3, "rows": 3, "orientation": "flat"}
    )
    here = table.state.world.active_scene
    other = next(each for each in table.state.world.scenes if each != here)
    return Case(
        table, ("scene.activate", {"scene": here}), (("scene.activate", {"scene": other}),),
        lambda t: t.state.world.active_scene == other, overrules=False,
    )  # fmt: skip


# -- characters and missions ------------------------------------------------------------------


def sheet(crew: Crew, **fields: Any) -> Command:
    return ("character.edit", {"character": crew.fox, **fields})


def upgrade(crew: Crew, **step: Any) -> Command:
    return ("character.upgrade", {"character": crew.fox, "upgrades": [step]})


def sheet_of(crew: Crew) -> Callable[[Table], Any]:
    return lambda t: t.state.world.characters[crew.fox].sheet


@case("cannot-afford", "advance-limit", "pool-empty")
def _() -> Case:
    crew = Crew()
    now = sheet_of(crew)
    crew.table.send("handler", "character.edit", character=crew.fox, credits=0)
    refused = upgrade(crew, do="advance", category="pilot-skills")
    way = sheet(crew, advances={"pilot-skills": 1})
    return Case(crew.table, refused, (way,), lambda t: now(t).advances == {"pilot-skills": 1})


@case("during-mission")
def _() -> Case:
    crew = Crew()
    crew.run()
    now = sheet_of(crew)
    refused = upgrade(crew, do="advance", category="pilot-skills")
    return over(crew.table, refused, lambda t: now(t).advances == {"pilot-skills": 1})


@case("in-debt")
def _() -> Case:
    crew = Crew()
    now = sheet_of(crew)
    crew.table.send("handler", "character.edit", character=crew.fox, credits=-5)
    refused = upgrade(crew, do="advance", category="pilot-skills")
    ways = (sheet(crew, credits=100), refused)
    return Case(crew.table, refused, ways, lambda t: now(t).credits == 0)


@case("at-cap", "award-range", "raise-range", "nothing-invested", "other-category", "refit-same")
def _() -> Case:
    """Beyond what points buy there are awards, and beyond these any number of the unit."""
    crew = Crew()
    fox = crew.units["fox"]
    refused = upgrade(crew, do="raise", attribute="sharpness", points=5)
    award = ("character.award", {"character": crew.fox, "attribute": "sharpness", "bonus": 3})
    way = ("overrule", {"unit": fox, "set": {"numbers": {"evasion_number": 40}}})
    return Case(
        crew.table, refused, (award, way), lambda t: t[fox].overrides == {"evasion_number": 40}
    )


@case("needs-approval", "not-your-character")
def _() -> Case:
    crew = Crew()
    now = sheet_of(crew)
    crew.table.send("handler", "table.options", options={"upgrades_need_approval": True})
    refused = upgrade(crew, do="raise", attribute="sharpness", points=1)
    return Case(
        crew.table, refused, (refused,), lambda t: now(t).points == {"sharpness": 1}, "ann",
        overrules=False,
    )  # fmt: skip


@case("has-character")
def _() -> Case:
    crew = Crew()
    second = ("character.add", {"name": "Second", "seat": "a"})
    return Case(
        crew.table, ("character.add", {"name": "Second"}), (second,),
        lambda t: len(t.state.world.characters) == 3, "ann", overrules=False,
    )  # fmt: skip


@case("unit-linked")
def _() -> Case:
    crew = Crew()
    unit = crew.units["dog"]
    ways = (
        ("character.update", {"character": crew.dog, "unit": None}),
        ("character.update", {"character": crew.fox, "unit": unit}),
    )
    return Case(
        crew.table, ways[1], ways,
        lambda t: t.state.world.characters[crew.fox].unit == unit, overrules=False,
    )  # fmt: skip


@case("unit-taken", "not-for-pilots", "steers-already")
def _() -> Case:
    table = Table()
    fox = table.frame()
    give = ("unit.update", {"unit": fox, "controller": "b"})
    return Case(
        table, ("unit.take", {"unit": fox}), (give,), lambda t: t[fox].controller == "b", "bob",
        overrules=False,
    )  # fmt: skip


@case("one-unit-each")
def _() -> Case:
    table = Table()
    table.unit("Fox", (3, 3, 0), "pilot", "b")
    dog = table.unit("Dog", (5, 3, 0), "pilot", None)
    give = ("unit.give", {"unit": dog, "seat": "b"})
    return Case(
        table, ("unit.take", {"unit": dog}), (give,), lambda t: t[dog].controller == "b", "bob",
        overrules=False,
    )  # fmt: skip


@case("frame-not-lost", "mid-conflict", "no-unit-linked")
def _() -> Case:
    crew = Crew()
    crew.table.send("handler", "character.edit", character=crew.fox, credits=5000)
    refused = ("frame.replace", {"character": crew.fox})
    now = sheet_of(crew)
    return Case(
        crew.table, refused, (refused,), lambda t: now(t).credits == 2000, "ann", overrules=False
    )


@case("sheets-in-the-way")
def _() -> Case:
    crew = Crew()
    crew.table.send(
        "handler", "character.upgrade", character=crew.fox,
        upgrades=[{"do": "raise", "attribute": "sharpness", "points": 4}],
    )  # fmt: skip
    categories = [dict(each) for each in crew.table.view("handler")["categories"]]
    kept = [{**each, "attributes": [dict(a) for a in each["attributes"]]} for each in categories]
    kept[0]["pool"] = 1
    refused = ("categories.set", {"categories": kept})
    return Case(
        crew.table, refused, (("categories.set", {"categories": kept, "force": True}),),
        lambda t: t.state.world.categories[0].pool == 1, overrules=False,
    )  # fmt: skip


@case("already-paid", "not-running", "primary-undecided", "no-crew", "no-mission", "no-character")
def _() -> Case:
    """What a mission should have paid is put right on the sheets."""
    crew = Crew()
    now = sheet_of(crew)
    way = sheet(crew, credits=777)
    return Case(
        crew.table, ("mission.pay", {"mission": crew.id}), (way,), lambda t: now(t).credits == 777
    )


@case("mission-running")
def _() -> Case:
    crew = Crew()
    crew.run()
    other = crew.add("Another")
    start = ("mission.phase", {"mission": other, "phase": "running"})
    ways = (("mission.phase", {"mission": crew.id, "phase": "briefed"}), start)
    return Case(
        crew.table, start, ways,
        lambda t: t.state.world.missions[other].mission.phase == "running", overrules=False,
    )  # fmt: skip


@case("not-in-crew")
def _() -> Case:
    crew = Crew()
    crew.run()
    owl = crew.character("Owl", "b")
    use = ("mission.use", {"character": owl, "tier": 1})
    ways = (("mission.update", {"mission": crew.id, "crew": [crew.fox, crew.dog, owl]}), use)
    return Case(
        crew.table, use, ways,
        lambda t: t.state.world.missions[crew.id].mission.tallies[owl].uses[0] == 1,
        overrules=False,
    )  # fmt: skip


@case("gift-to-self")
def _() -> Case:
    crew = Crew()
    now = sheet_of(crew)
    give = {"from": crew.fox, "to": crew.fox, "amount": 5}
    return Case(
        crew.table, ("credits.give", give), (sheet(crew, credits=105),),
        lambda t: now(t).credits == 105,
    )  # fmt: skip


@case("way-back-barred", "undo-not-yours", "redo-not-yours")
def _() -> Case:
    table = Table()
    fox = table.frame()
    ghost = table.unit("Ghost", (3, 4, 0), "enemy", hidden=True)
    table.walk("ann", fox, (4, 3, 0))
    table.walk("handler", ghost, (3, 3, 0))
    back = ("unit.place", {"unit": fox, "at": cell(3, 3, 0), "overrule": True})
    return Case(table, ("undo", {}), (back,), lambda t: t[fox].at == Cell(3, 3, 0), "ann")


#: Why a code cannot be overruled.
IDS = "no such thing: there is nothing to do it to"
SENSE = "it is not a command, or says what cannot be"
OURS = "who may send it, not a rule of the game; the Handler may"
MAP = "the map cannot hold that: another edit can be made"
SAME = "nothing would change, so nothing is barred"
SIZE = "a bound on how much the table keeps"
WORK = "a bound on what one command or query may compute: ask for less at once"

NO_RULE: dict[str, str] = {
    **dict.fromkeys(NOTATION, SENSE),
    **{code: IDS for code in REFUSALS if code.startswith("no-such-")},
    **dict.fromkeys(("malformed", "unknown-command", "unknown-query"), SENSE),
    **dict.fromkeys(("bad-id", "bad-name", "bad-number", "id-twice", "named-twice"), SENSE),
    **dict.fromkeys(("no-attributes", "start-above-cap", "too-many"), SENSE),
    **dict.fromkeys(("bad-map", "bad-prop", "base-needed", "in-the-ground"), MAP),
    **dict.fromkeys(("level-out-of-range", "prop-in-the-way", "props-overlap"), MAP),
    "prop-too-large": SIZE,
    "module-no-hex": SENSE,
    **dict.fromkeys(("handler-only", "server-only", "spectators-watch", "pilots-take"), OURS),
    **dict.fromkeys(("not-yours", "not-your-build", "not-your-roll", "table-exists"), OURS),
    **dict.fromkeys(("seat-taken", "last-handler", "role-already"), OURS),
    **dict.fromkeys(("no-timer", "timer-over"), SENSE),
    "timer-too-long": SIZE,
    **dict.fromkeys(("page-for-pilots", "page-unshown"), SENSE),
    **dict.fromkeys(("page-readonly", "not-your-page"), OURS),
    **dict.fromkeys(("journal-full", "own-pages-enough"), SIZE),
    "page-changed": "what one wants to replace is another text by now",
    **dict.fromkeys(("spectators-no-whispers", "whisper-to-oneself"), SENSE),
    **dict.fromkeys(("nothing-changes", "nothing-overruled", "nothing-said", "already-so"), SAME),
    **dict.fromkeys(("already-there", "scene-in-use", "resize-keeps-nothing"), SENSE),
    **dict.fromkeys(("not-in-a-batch", "roll-comes-last"), SENSE),
    **dict.fromkeys(("not-in-reserve", "wave-empty", "wave-without-place"), SENSE),
    **dict.fromkeys(("wave-without-room", "waves-enough"), SIZE),
    **dict.fromkeys(("template-too-large", "templates-enough"), SIZE),
    **dict.fromkeys(("drawing-too-long", "drawings-enough", "drawings-full"), SIZE),
    "drawing-off-map": SENSE,
    "drawing-not-yours": OURS,
    "template-no-length": SENSE,
    "template-not-yours": OURS,
    **dict.fromkeys(("zone-empty", "zone-one-hex", "zone-without-effect"), SENSE),
    **dict.fromkeys(("zone-too-large", "zones-enough"), SIZE),
    "no-lock-on": "a note of the query `actions`; no command is refused with it",
    "stays-up": "a note of the query `actions`; no command is refused with it",
    "no-chance": "a note of the query `actions`; no command is refused with it",
    "no-free-place": "`unit.place` puts a unit anywhere, if overruled",
    **dict.fromkeys(("nothing-to-undo", "nothing-to-redo", "no-plan"), SAME),
    "changed-meanwhile": "what one wants to take back is another thing by now",
    **dict.fromkeys(("too-many-hexes", "mission-full", "builds-enough", "asked-enough"), SIZE),
    **dict.fromkeys(("entropy-enough", "too-many-hands", "own-builds-enough"), SIZE),
    **dict.fromkeys(("units-enough", "effects-enough", "table-full", "scenes-enough"), SIZE),
    **dict.fromkeys(("query-too-large", "too-much-work", "odds-too-costly"), WORK),
    "numbers-untold": "told to players; the Handler is told all numbers",
    "undo-too-far": "how far back the table remembers",
    "unexplored": "told to who does not know the ground; the Handler knows all of it",
    "off-map": "there is no hex: a unit can be off the map, by `unit.place` with null",
    "no-way": "a query's answer only: a command names its path",
    "turn-running": "of a hidden unit, told to pilots alone: to the Handler it is turn-of-another",
    "attack-waits-not": "it goes on already",
    "no-frame-near": "told of by the list of actions alone: a board names its frame",
}


def test_every_code_can_be_overruled_or_has_a_reason() -> None:
    assert CASES.keys() | NO_RULE.keys() == REFUSALS
    assert CASES.keys() & NO_RULE.keys() == set()


@pytest.mark.rule("FS 1.6")
@pytest.mark.parametrize("code", sorted(CASES))
def test_the_handler_overrules(code: str) -> None:
    made = CASES[code]()
    table = made.table
    kind, fields = made.refused
    refused = table.refuse(made.who, kind, **fields)
    assert refused.code in _codes(code)
    before = table.state.world
    for step, params in made.way:
        table.send("handler", step, **params)
    assert made.holds(table), "the way leads where it should"
    lines = table.log("handler", last=len(made.way))
    kinds = {line["kind"] for line in lines}
    assert all(line["by"] == "Hanna" for line in lines)
    assert lines, "the log says so"
    if made.overrules:
        assert "overrule" in kinds, [line["code"] for line in lines]
    check_round_trips(table)
    for _ in made.way:
        table.send("handler", "undo")
    assert table.state.world == before, "and one undo for each step brings it back"


def _codes(code: str) -> list[str]:
    """Returns the codes that share a way."""
    return [each for each, make in CASES.items() if make is CASES[code]]


def test_an_overruled_rule_is_named_in_the_log() -> None:
    words = codes("words")
    for code in OBSTACLES - NO_RULE.keys():
        assert f"rule.{code}" in words
    for code, make in CASES.items():
        made = make()
        for step, params in made.way:
            row = made.table.send("handler", step, **params)
            for event in row.events:
                for line in event.get("log", ()):
                    for rule in line["params"].get("rules", ()):
                        assert rule in words, (code, rule)


# -- what the Handler sets by hand ------------------------------------------------------------


def test_round_segment_and_turn_are_set_at_once() -> None:
    table, fox, wolf = two()
    table.send("handler", "turn.end", unit=fox)
    before = table.state.world
    table.send(
        "handler", "overrule", text="once more",
        conflict={
            "round": 4, "segment": "friendly", "active": fox, "acted": {fox: None, wolf: "done"},
        },
    )  # fmt: skip
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert (conflict.round, conflict.segment, conflict.active) == (4, "friendly", fox)
    assert dict(conflict.acted) == {wolf: "done"}
    lines = table.log("pilots")
    assert [line["code"] for line in lines] == [
        "overruled.round",
        "overruled.again",
        "overruled.acted",
    ]
    assert lines[0]["params"]["text"] == "once more"
    assert all(line["kind"] == "overrule" for line in lines)
    table.send("handler", "undo")
    assert table.state.world == before


def test_a_round_is_not_set_to_what_cannot_be() -> None:
    table, fox, wolf = two()

    def no(**conflict: Any) -> str:
        return table.refuse("handler", "overrule", conflict=conflict).code

    assert no() == "nothing-overruled"
    assert no(active=fox) == "nothing-overruled"
    assert no(active="nobody") == "no-such-unit"
    assert no(acted={"nobody": "done"}) == "no-such-unit"
    assert no(round=0) == "malformed"
    put(table, wolf, destroyed=True)
    assert no(active=wolf) == "destroyed"
    off = table.unit("Dog")
    assert no(active=off) == "not-on-map"
    assert table.refuse("ann", "overrule", conflict={"round": 2}).code == "handler-only"
    table.send("handler", "conflict.end")
    assert no(round=2) == "no-conflict"


@pytest.mark.rule("FS 1.6")
def test_nobody_reads_of_what_is_hidden() -> None:
    """Neither a hidden unit's turn nor a hidden obstacle is in lines for others."""
    table, fox, _wolf = two()
    ghost = table.unit("Ghost", (4, 3, 0), "enemy", hidden=True)
    table.send(
        "handler", "overrule", conflict={"active": ghost, "acted": {ghost: None}, "round": 2}
    )
    assert "Ghost" not in str(table.log("pilots"))
    assert table.log("pilots")[0]["params"]["active"] == "nobody"
    assert "Ghost" in str(table.log("handler"))
    table.send("handler", "overrule", conflict={"acted": {ghost: "done"}, "active": None})
    assert "Ghost" not in str(table.log("pilots"))
    table.send("handler", "overrule", conflict={"acted": {ghost: None}})
    assert table.log("pilots") == []
    table.send(
        "handler",
        "unit.move",
        unit=fox,
        mode="ground",
        path=[cell(4, 3, 0)],
        overrule=True,
        free=True,
    )
    assert table.codes("handler")[-1] == "overruled.rules"
    assert table.log("handler")[-1]["params"]["rules"] == ["rule.occupied"]
    assert table.codes("pilots")[-1] == "overruled.a_rule"
    assert "occupied" not in str(table.log("pilots"))
    table.send("handler", "unit.place", unit=ghost, at=cell(5, 3, 0))
    table.send("handler", "unit.place", unit=ghost, at=cell(4, 3, 0), overrule=True)
    assert table.log("pilots") == []


def test_the_overruled_rule_is_hidden_where_it_reveals_hidden_numbers() -> None:
    table, _fox, wolf = two()
    table.send("handler", "table.options", options={"npc_stats": "condition"})
    table.send("handler", "turn.start", unit=wolf, overrule=True, reason="at once")
    assert "rule.turn-of-another" in table.log("handler")[-1]["params"]["rules"]
    read = table.log("pilots")[-1]
    assert (read["code"], read["params"]["rules"], read["data"]) == ("overruled.a_rule", [], None)
    assert read["params"]["text"] == "at once"


def test_changed_notes_are_not_logged() -> None:
    table, fox, _wolf = two()
    table.send("handler", "overrule", unit=fox, set={"notes": "a traitor"})
    assert (table[fox].notes, table.log("handler")) == ("a traitor", [])


def test_only_the_handler_overrules_rules_of_the_game() -> None:
    table, fox, wolf = two()
    assert table.refuse("ann", "turn.start", unit=fox, overrule=True).code == "handler-only"
    assert table.refuse("eve", "turn.start", unit=fox, overrule=True).code == "spectators-watch"
    far = {"unit": wolf, "mode": "ground", "path": [cell(40, 3, 0)], "overrule": True}
    assert table.refuse("handler", "unit.move", **far).code == "off-map"
    away = {"unit": wolf, "at": cell(40, 3, 0), "overrule": True}
    assert table.refuse("handler", "unit.place", **away).code == "off-map"
    assert table.refuse("handler", "turn.abstain", unit=fox, overrule=True).code == "turn-begun"


def test_an_unneeded_overrule_is_not_logged() -> None:
    table, fox, _wolf = two()
    table.send("handler", "unit.move", unit=fox, mode="ground", path=[cell(4, 3, 0)], overrule=True)
    assert table.codes() == ["unit.moved"]


def test_the_handler_lets_another_unit_abstain_out_of_turn() -> None:
    table, fox, wolf = two()
    table.send("handler", "turn.abstain", unit=wolf, overrule=True)
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert (conflict.active, dict(conflict.acted)) == (fox, {wolf: "abstained"})


def test_a_path_through_the_air_ends_in_a_fall_or_in_flight() -> None:
    table = Table()
    fox = table.frame()
    move = {"unit": fox, "path": [cell(4, 3, 3)], "overrule": True}
    table.send("handler", "unit.move", mode="ground", **move)
    assert table[fox].falling
    table.send("handler", "undo")
    table.send("handler", "unit.move", mode="flight", **move)
    assert (table[fox].at, table[fox].falling) == (Cell(4, 3, 3), False)


def test_the_state_of_a_frame_and_how_long_conditions_last() -> None:
    table, fox, _wolf = duel()
    table.send(
        "handler", "overrule", unit=fox, text="a new barrel",
        set={
            "used": {"gun": 1}, "spent": {"ablative": 2}, "recoil": 1, "walked": 2,
            "descended": 3,
            "movement": {"mode": "ground", "left": 2},
            "conditions": {"add": [
                {"kind": "slowed", "tier": 1, "ends": {"when": "turn-end", "count": 3}},
                {"kind": "drained", "tier": 1, "ends": None},
                {"kind": "burning", "tier": 1, "ends": {"when": "round-end"}},
            ]},
        },
    )  # fmt: skip
    unit = table[fox]
    assert unit.frame is not None
    assert (dict(unit.frame.used), dict(unit.frame.spent), unit.frame.recoil) == (
        {"gun": 1}, {"ablative": 2}, 1,
    )  # fmt: skip
    assert unit.movement is not None and unit.movement.left == 2
    assert (unit.walked, unit.descended) == (2, 3)
    ends = [
        each.ends and (each.ends.when, each.ends.unit, each.ends.count) for each in unit.conditions
    ]
    assert ends == [("turn-end", fox, 3), None, ("round-end", "", 1)]
    data = table.log()[0]["data"]
    assert data["set"]["used"] == "gun 1" and data["was"]["used"] == ""
    check_round_trips(table)
    table.send("handler", "overrule", unit=fox, set={"used": {"gun": 0}, "movement": None})
    frame = table[fox].frame
    assert frame is not None and dict(frame.used) == {}
    assert "recoil" not in table.log()[0]["data"]["set"]


def test_the_handler_edits_the_state_of_a_dice_system() -> None:
    table = Table()
    table.send("handler", "table.systems", systems=["action-rolls"])
    before = table.state.world
    table.send(
        "handler", "overrule", system="action-rolls", slice={"attributes": ["Wit"]}, text="so"
    )
    assert table.state.world.systems["action-rolls"].slice["attributes"] == ["Wit"]
    (line,) = table.log("pilots")
    assert (line["code"], line["params"]["parts"]) == ("overruled.system", ["attributes"])
    check_round_trips(table)
    table.send("handler", "undo")
    assert table.state.world == before

    def no(**fields: Any) -> str:
        return table.refuse("handler", "overrule", **fields).code

    assert no(system="action-rolls", slice={"results": []}) == "nothing-overruled"
    assert no(system="action-rolls", slice={"nonsense": 1}) == "malformed"
    assert no(system="action-rolls", slice={"people": 17}) == "malformed"
    assert no(system="course-and-flow", slice={}) == "no-such-system"
    assert no(system="nothing", slice={}) == "no-such-system"


def test_the_commands_that_can_be_overruled_are_those_with_the_parameter() -> None:
    taking = {name for name, each in COMMANDS.items() if "overrule" in each.shape.__struct_fields__}
    assert set(overridable_commands()) == taking
    assert {"unit.move", "pilot.alight"} <= taking
    assert "chat.say" not in taking


def test_a_flag_that_lifts_a_refusal_is_a_parameter_and_the_refusal_is_one() -> None:
    lifted = [(name, *each) for name, flags in lifting_flags().items() for each in flags.items()]
    assert ("terrain.set", "would-bury", "carry") in lifted
    for name, code, flag in lifted:
        assert flag in COMMANDS[name].shape.__struct_fields__
        assert code in codes("refusals")


def test_what_the_page_lets_a_pilot_ask_for_is_a_command_that_a_rule_can_refuse() -> None:
    asked = {
        word.removeprefix("request.") for word in codes("words") if word.startswith("request.")
    }
    assert "unit.move" in asked
    assert asked <= set(overridable_commands())
