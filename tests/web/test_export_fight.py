"""A fight in progress is exported with its table, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.engine.fights import armed, gun
from tests.engine.frames import document
from tests.web.schema import check_view
from tests.web.server import Table, import_table, unit


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
    copy = import_table(handler, handler.ask("GET", "/export").json())
    (here,), (there,) = (attacks(each) for each in (handler, copy))
    assert there["stage"] == here["stage"] == "target"
    assert [each["prop"] for each in there["targets"]] == [prop]
    copy.do("attack.roll", attack=there["id"])
    assert [each["stage"] for each in attacks(copy)] in ([], ["damage"])


def test_a_requested_attack_is_in_the_view_and_exported(
    new_table: Callable[..., Table],
) -> None:
    handler = new_table().handler
    for name, q in (("Wolf", 1), ("Hare", 3)):
        handler.do("unit.add", **unit(name, q, 1))
    wolf, hare = handler.unit("Wolf"), handler.unit("Hare")
    handler.do("unit.fit", unit=wolf, build=document(armed(gun(damage="blast", burst=1))))
    cell = {"q": 4, "r": 1, "level": 0}
    for at in ({"unit": hare}, cell):
        attack = {"weapon": "gun", "at": at}
        handler.do("action.ask", unit=wolf, text="shoot all the same", attack=attack)
    copy = import_table(handler, handler.ask("GET", "/export").json())
    for person in (handler, copy):
        view = person.state()["view"]
        check_view(view)
        asked = [each["attack"]["at"] for each in view["asks"].values()]
        assert {"unit": person.unit("Hare")} in asked
        assert cell in asked


def attacks(person: Any) -> list[Any]:
    return list(person.state()["view"]["attacks"].values())
