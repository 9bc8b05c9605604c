"""Cases of characters and missions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.rules.geometry.hexes import Cell
from tests.engine.crew import Crew
from tests.engine.overruling.cases import Case, Command, case, over
from tests.engine.play import Table, cell


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
