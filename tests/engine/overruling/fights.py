"""Cases of attacks, pilots on foot, numbers of units, and the map."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.rules.geometry.hexes import Cell
from tests.engine.fights import armed, bare_table, declare, duel, gun
from tests.engine.frames import build, framed, npc, put
from tests.engine.overruling.cases import Case, case, over
from tests.engine.play import Table, cell

# -- attacks --------------------------------------------------------------------------------


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


# -- pilots on foot -------------------------------------------------------------------------


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


# -- numbers --------------------------------------------------------------------------------


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


# -- the map --------------------------------------------------------------------------------


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
