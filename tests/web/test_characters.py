"""Characters over REST: commands, refusals as problems, views as published."""

from __future__ import annotations

import pytest

from tests.web.schema import check_view
from tests.web.server import Person, Table, unit

RAISE = {"do": "raise", "attribute": "sharpness", "points": 2}


def character(person: Person) -> str:
    (found,) = person.state()["view"]["characters"]
    return str(found)


@pytest.mark.parametrize(
    ("command", "status", "code"),
    [
        ({"type": "character.update", "name": "x"}, 403, "not-your-character"),
        ({"type": "character.award", "attribute": "bulk", "bonus": 1}, 403, "handler-only"),
        ({"type": "character.update", "character": "no", "name": "x"}, 404, "no-such-character"),
        ({"type": "character.upgrade", "upgrades": [{"do": "steal"}]}, 422, "malformed"),
    ],
)
def test_refusals_have_their_status(
    table: Table, command: dict[str, object], status: int, code: str
) -> None:
    ada, ben = table.join("Ada"), table.join("Ben")
    ada.do("character.add", name="Vega")
    answer = ben.send({"character": character(ada), **command})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_pilot_plans_upgrades_that_the_handler_approves(table: Table) -> None:
    ada = table.join("Ada")
    ada.do("character.add", name="Vega", frame="Lynx")
    vega = character(ada)
    steps = [RAISE, {"do": "advance", "category": "pilot-skills"}]
    plan = ada.ask("POST", "/queries/upgrade_plan", json={"character": vega, "upgrades": steps})
    assert plan.status_code == 200, plan.text
    assert (plan.json()["cost"], plan.json()["credits"]) == (100, 0)
    table.handler.do("table.options", options={"upgrades_need_approval": True})
    upgrade = {"type": "character.upgrade", "character": vega, "upgrades": steps}
    refused = ada.send(upgrade)
    assert (refused.status_code, refused.json()["code"]) == (403, "needs-approval")
    ada.do("character.plan", character=vega, upgrades=steps)
    check_view(ada.state()["view"])
    done = table.handler.do("character.approve", character=vega)
    codes = [event["code"] for event in done["events"]]
    assert codes == ["character.approved", "character.raised", "character.advanced"]
    again = table.handler.send(upgrade)
    assert (again.status_code, again.json()["code"]) == (409, "cannot-afford")
    assert again.json()["data"] == {"step": 1}
    assert again.json()["detail"] == "Credits: 100 needed, 0 left"
    view = ada.state()["view"]
    check_view(view)
    assert view["characters"][vega]["sheet"] == plan.json()["sheet"]


def test_a_test_from_a_sheet(table: Table) -> None:
    ada, handler = table.join("Ada"), table.handler
    ada.do("character.add", name="Vega")
    vega = character(ada)
    handler.do("unit.add", **unit("Fox", 2, 3, controller=ada.seat))
    ask = {
        "kind": "proactive",
        "mark": 6,
        "sheet": {"character": vega, "attributes": ["sharpness", "scanner"]},
    }
    odds = ada.ask("POST", "/queries/odds", json={"roll": ask}).json()
    handler.do("test.request", unit=handler.unit("Fox"), **ask)
    view = ada.state()["view"]
    check_view(view)
    (request,) = view["requests"].values()
    assert request["odds"] == odds["outcomes"]
    assert request["sheet"] == odds["sheet"]
    rolled = ada.do("test.answer", request=request["id"])
    assert rolled["events"][0]["data"]["sheet"] == odds["sheet"]
    for person in (ada, handler):
        check_view(person.state()["view"])
