"""Cases of rounds, segments and turns, and of what actions cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.rules.geometry.hexes import Cell
from tests.engine.fights import armed, bare_table, duel
from tests.engine.frames import framed, npc, put
from tests.engine.overruling.cases import Case, Command, case, over
from tests.engine.play import Table, cell

# -- turns and the round --------------------------------------------------------------------


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


# -- what things cost -----------------------------------------------------------------------


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
