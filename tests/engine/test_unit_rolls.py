"""The odds of a unit's own rolls, before anybody decides on them."""

from __future__ import annotations

from typing import Any

from tests.engine.frames import build, framed, npc, put, turn_of
from tests.engine.play import Table


def rolls(table: Table, who: str, unit: str) -> dict[str, dict[str, Any]]:
    return {each["for"]: each for each in table.ask(who, "rolls", unit=unit)["rolls"]}


def test_the_chances_of_what_an_action_rolls() -> None:
    table = Table()
    fox = framed(table, build(skills={"sharpness": 1, "synergy": 1}, awards={"synergy": 1}))
    found = rolls(table, "ann", fox)
    assert set(found) == {"reaction.claim", "action.survey", "action.repair", "action.stabilise"}
    # d6 against 5: 5, and 6 that aces
    claim = found["reaction.claim"]
    assert (claim["sides"], claim["mark"], claim["success"]["exact"]) == (6, 5, "1/3")
    assert found["action.survey"]["success"]["exact"] == "1/4"
    assert list(found["action.repair"]["scores"]) == ["1", "2", "3", "6"]
    steadies = found["action.stabilise"]
    assert list(steadies["scores"]) == ["2", "3", "4", "5", "6", "9"]
    assert steadies["steady"] is None


def test_the_chances_of_a_turns_beginning() -> None:
    table = Table()
    made = build(hull={"system-recovery": 1}, skills={"synergy": 4})
    fox = framed(table, made)
    put(table, fox, stability=0, overheated=True)
    found = rolls(table, "ann", fox)
    assert (found["heat"]["sides"], found["heat"]["success"]["exact"]) == (6, "1/6")
    # d12, with 1 more when its turn begins; it stands again from 9 on
    assert list(found["steady"]["scores"]) == [*map(str, range(2, 13)), "15"]
    assert found["steady"]["steady"]["exact"] == "5/12"
    assert found["action.stabilise"]["steady"]["exact"] == "1/3"


def test_the_controller_sees_the_rolls_and_npcs_use_their_average() -> None:
    table = Table()
    fox = framed(table)
    wolf = npc(table)
    assert table.ask("bob", "rolls", unit=fox).code == "not-yours"
    put(table, wolf, overheated=True)
    found = rolls(table, "handler", wolf)
    assert (found["heat"]["sides"], found["heat"]["plus"]) == (0, 4)
    assert found["heat"]["success"]["exact"] == "0"


def test_the_log_of_steadying_has_the_former_stability() -> None:
    table = Table()
    fox = framed(table, build(hull={"system-recovery": 1}))
    put(table, fox, stability=3)
    turn_of(table, fox, 2)
    params = next(
        each["params"] for each in table.log("pilots") if each["code"] == "unit.steadies_itself"
    )
    assert (params["was"], params["score"], params["extra"], params["to"]) == (3, 2, 1, 6)
