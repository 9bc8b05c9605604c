"""Characters and missions are exported with a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.transfers import normal
from tests.web.server import API, Person, Table, import_table, unit

KNACKS = {
    "id": "knacks",
    "name": "Knacks",
    "pool": 2,
    "attributes": [{"id": "luck", "name": "Luck", "kind": "die"}],
}


def played(table: Table) -> Person:
    """A Handler with two characters, a paid mission, a running one and a draft."""
    handler = table.handler
    handler.do("unit.add", **unit("Hound", 1, 1))
    handler.do("unit.add", **unit("Shade", 3, 1, hidden=True))
    hound, shade = handler.unit("Hound"), handler.unit("Shade")
    categories = [*handler.state()["view"]["categories"], KNACKS]
    handler.do("categories.set", categories=categories)
    handler.do("character.add", name="Fox", frame="Lynx", unit=hound, notes="late")
    handler.do("character.add", name="Ghost", unit=shade, sheet={"points": {"luck": 2}})
    handler.do("character.add", name="Owl")
    fox, ghost, owl = handler.state()["view"]["characters"]
    for name, phase in (("Done", "running"), ("Now", "running"), ("Later", "draft")):
        made = {"base": 300, "crew": [ghost, fox], "notes": f"notes of {name}"}
        objectives = [
            {"text": "Seen", "bonus": 30},
            {"text": "Hidden", "bonus": 40, "hidden": True},
        ]
        deductions = [{"text": "Fuel", "amount": 5, "applies": True}]
        handler.do("mission.add", name=name, **made, objectives=objectives, deductions=deductions)
        mission = list(handler.state()["view"]["missions"].values())[-1]
        this = {"mission": mission["id"]}
        if phase == "draft":
            continue
        handler.do("mission.phase", **this, phase=phase)
        handler.do("unit.update", unit=hound, integrity=20 if name == "Done" else 10)
        handler.do("unit.update", unit=shade, integrity=25 if name == "Done" else 15)
        handler.do("mission.use", character=fox, tier=2)
        hidden = mission["objectives"][1]["id"]
        handler.do("mission.result", **this, objective=hidden, result="achieved")
        if name == "Done":
            handler.do("mission.update", **this, crew=[ghost, fox, owl])
            handler.do("mission.result", **this, result="achieved")
            handler.do("mission.pay", **this)
            handler.do("character.remove", character=owl)
    return handler


def test_the_crew_and_its_missions_are_the_same_at_the_new_table(
    new_table: Callable[..., Table],
) -> None:
    handler = played(new_table())
    document = handler.ask("GET", "/export").json()
    copy = import_table(handler, document)
    again = copy.ask("GET", "/export").json()
    assert normal(again) == normal(document)
    view = copy.state()["view"]
    assert [each["name"] for each in view["characters"].values()] == ["Fox", "Ghost"]
    done, now, later = view["missions"].values()
    assert (done["phase"], now["phase"], later["phase"]) == ("paid", "running", "draft")
    assert [(pay["name"], pay["sum"]) for pay in done["paid"]] == [
        ("Ghost", 300 + 40 - 5 - 5 * 5),
        ("Fox", 300 + 40 - 5 - 5 * 12),
        ("Owl", 335),
    ]
    assert done["paid"][2]["character"] == ""
    assert done["paid"][0]["lines"][1]["id"] == done["objectives"][1]["id"]
    # Veiled ground is still veiled, and a paid mission is still paid.
    ghost = view["characters"][now["crew"][0]]["id"]
    assert now["veiled"] == {ghost: {"integrity": 10, "uses": [0, 0, 0]}}
    answer = copy.send({"type": "mission.pay", "mission": done["id"]})
    assert answer.json()["code"] == "already-paid"
    credits = [each["sheet"]["credits"] for each in view["characters"].values()]
    assert credits == [100 + 275, 100 + 310]


def test_the_view_of_a_mission_is_as_published(new_table: Callable[..., Table]) -> None:
    table = new_table()
    played(table)
    for person in (table.handler, table.join("Ann"), table.join("Eve", "spectator")):
        with person.socket() as socket:
            view = socket.until("view")["view"]
        handler = person is table.handler
        assert len(view["missions"]) == 2 + handler
        assert all(("veiled" in each) == handler for each in view["missions"].values())
        asked = {"mission": next(iter(view["missions"]))}
        answer = person.ask("POST", "/queries/payout", json=asked).json()
        assert [pay["name"] for pay in answer["crew"]] == ["Ghost", "Fox", "Owl"]


FOX = {"id": "c", "name": "Fox"}
JOB = {"id": "m", "name": "Job"}


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("characters", [{**FOX, "unit": "nobody"}]),
        ("characters", [{**FOX, "unit": 0}]),
        ("characters", [FOX, FOX]),
        ("characters", [{**FOX, "_memo": {}}]),
        ("characters", [{**FOX, "plan": []}]),
        ("missions", [{**JOB, "crew": ["nobody"]}]),
        ("missions", [{**JOB, "crew": 3}]),
        ("missions", [{**JOB, "tallies": [3]}]),
        ("missions", [{**JOB, "base": -1}]),
        ("missions", [{**JOB, "phase": "paid"}]),
        ("missions", [{**JOB, "type": "chat.say", "more": 1}]),
        ("missions", [{}]),
    ],
)
def test_invalid_documents_are_refused(table: Table, part: str, value: Any) -> None:
    document = table.handler.ask("GET", "/export").json()
    document["world"][part] = value
    answer = table.handler.http.post(f"{table.url}{API}/tables/import", json=document)
    assert answer.json()["code"] == "malformed"


def test_frames_and_kept_builds_are_exported(new_table: Callable[..., Table]) -> None:
    table = new_table()
    handler, ada = table.handler, table.join("Ada")
    handler.do("unit.add", **unit("Hound", 1, 1))
    hound = handler.unit("Hound")
    handler.do("unit.fit", unit=hound, build="kestrel")
    design = handler.state()["view"]["scene"]["units"][hound]["frame"]["design"]
    sheet = {"points": {"bulk": 3, "sharpness": 2}}
    handler.do("character.add", name="Fox", unit=hound, sheet=sheet)
    worn = {"integrity": 5, "stability": 0, "speed": 7, "energy": 1, "overheated": True}
    handler.do("unit.update", unit=hound, **worn, recoil=1)
    ada.do("build.save", build={**design, "name": "Ada's"})
    handler.do("build.save", build={**design, "name": "Mine"})
    document = handler.ask("GET", "/export").json()
    copy = import_table(handler, document)
    again = copy.ask("GET", "/export").json()
    assert normal(again) == normal(document)
    view = copy.state()["view"]
    (found,) = view["scene"]["units"].values()
    assert {name: found[name] for name in worn} == worn
    assert (found["integrity_max"], found["frame"]["recoil"]) == (18, 1)
    assert {kept["name"]: kept["shared"] for kept in view["builds"].values()} == {
        "Ada's": True,
        "Mine": False,
    }


def test_an_ejected_pilot_is_exported(new_table: Callable[..., Table]) -> None:
    handler = new_table().handler
    for place, name in enumerate(("Hound", "Owl", "Ann")):
        handler.do("unit.add", **unit(name, place, 1))
    hound, owl, ann = (handler.unit(name) for name in ("Hound", "Owl", "Ann"))
    handler.do("unit.update", unit=ann, pilot_of=hound, carried_by=owl, in_hand=True)
    handler.do("unit.update", unit=owl, integrity=3)
    document = handler.ask("GET", "/export").json()
    copy = import_table(handler, document)
    assert normal(copy.ask("GET", "/export").json()) == normal(document)
    units = copy.state()["view"]["scene"]["units"]
    ids = {each["name"]: key for key, each in units.items()}
    found = units[ids["Ann"]]
    assert (found["pilot_of"], found["carried_by"]) == (ids["Hound"], ids["Owl"])
    assert (found["in_hand"], found["at"]) == (True, None)
