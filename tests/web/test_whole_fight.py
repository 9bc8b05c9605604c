"""A fight under way goes along with an exported table, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.engine.fights import armed, gun
from tests.engine.frames import document
from tests.web.server import Table, unit
from tests.web.test_whole_crew import imported


def test_a_table_in_the_middle_of_an_attack_opens_elsewhere_with_that_attack(
    new_table: Callable[..., Table],
) -> None:
    handler = new_table().handler
    handler.do("unit.add", **unit("Wolf", 1, 1, disposition="enemy"))
    wolf = handler.unit("Wolf")
    handler.do("unit.fit", unit=wolf, build=document(armed(gun(damage="blast", burst=1))))
    handler.do("prop.add", q=3, r=1, height=1, value=3)
    (prop,) = handler.state()["view"]["scene"]["props"]
    handler.do("unit.update", unit=wolf, disposition="pilot")
    handler.do("attack.declare", unit=wolf, weapon="gun", at={"prop": prop})
    copy = imported(handler, handler.ask("GET", "/export").json())
    (here,), (there,) = (attacks(each) for each in (handler, copy))
    assert there["stage"] == here["stage"] == "target"
    assert [each["prop"] for each in there["targets"]] == [prop]
    copy.do("attack.roll", attack=there["id"])
    assert [each["stage"] for each in attacks(copy)] in ([], ["damage"])


def attacks(person: Any) -> list[Any]:
    return list(person.state()["view"]["attacks"].values())
