"""Characters at the table: permissions, log lines, secrets, undo."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Refused
from app.engine.state.crew import Character
from app.rules.frame_state.characters import CATEGORIES, Sheet
from tests.engine.crew import Crew
from tests.engine.play import BLANK, Table, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


def add(table: Table, who: str = "ann", name: str = "Vega", **fields: Any) -> str:
    row = table.send(who, "character.add", name=name, **fields)
    return str(row.events[0]["character"]["id"])


def character(table: Table, id_: str) -> Character:
    return table.state.world.characters[id_]


def sheet(table: Table, id_: str) -> Sheet:
    return character(table, id_).sheet


def shown(table: Table, id_: str, group: str = "pilots") -> dict[str, Any]:
    view: dict[str, Any] = table.view(group)["characters"][id_]
    return view


def raised(attribute: str, points: int = 1) -> dict[str, Any]:
    return {"do": "raise", "attribute": attribute, "points": points}


def advanced(category: str) -> dict[str, Any]:
    return {"do": "advance", "category": category}


def refitted(attribute: str, to: str) -> dict[str, Any]:
    return {"do": "refit", "attribute": attribute, "to": to}


def award(attribute: str, bonus: int) -> dict[str, Any]:
    return {"do": "award", "attribute": attribute, "points": bonus}


def upgrade(table: Table, who: str, id_: str, *upgrades: dict[str, Any]) -> None:
    table.send(who, "character.upgrade", character=id_, upgrades=list(upgrades))


def no_upgrade(table: Table, who: str, id_: str, *upgrades: dict[str, Any]) -> Refused:
    return table.refuse(who, "character.upgrade", character=id_, upgrades=list(upgrades))


# -- adding, changing, removing ---------------------------------------------------------------


def test_a_pilot_adds_the_own_character(table: Table) -> None:
    vega = add(table, frame="Lynx")
    known = character(table, vega)
    assert (known.name, known.frame, known.seat, known.unit) == ("Vega", "Lynx", "a", None)
    assert known.sheet == Sheet()
    (line,) = table.log("spectators")
    assert line["code"] == "character.added_frame"
    assert line["by"] == "Ann"
    assert line["params"] == {
        "character": {"character": vega, "name": "Vega"},
        "frame": {"name": "Lynx"},
    }
    refused = table.refuse("ann", "character.add", name="Another")
    assert refused.code == "has-character"
    assert refused.params["character"]["name"] == "Vega"
    assert add(table, "bob", seat="b")


def test_only_the_handler_adds_some_parts_of_a_sheet(table: Table) -> None:
    for fields in ({"seat": "b"}, {"seat": None}, {"notes": "x"}, {"sheet": {"credits": 9}}):
        refused = table.refuse("ann", "character.add", name="Vega", **fields)
        assert refused.code == "handler-only"
    one = add(table, "handler", "One", seat="a", notes="A spy", sheet={"points": {"bulk": 2}})
    assert table.codes("pilots") == ["character.added", "character.seated"]
    assert table.log("pilots")[1]["params"]["pilot"] == {"seat": "a", "name": "Ann"}
    two = add(table, "handler", "Two", seat="a")
    npc = add(table, "handler", "Three")
    assert [character(table, id_).seat for id_ in (one, two, npc)] == ["a", "a", None]
    assert sheet(table, one).points == {"bulk": 2}
    for seat in ("e", "nobody"):
        refused = table.refuse("handler", "character.add", name="x", seat=seat)
        assert refused.code == "no-such-seat"
    over = {"points": {"bulk": 9}}
    assert table.refuse("handler", "character.add", name="x", sheet=over).code == "at-cap"
    assert table.refuse("eve", "character.add", name="x").code == "spectators-watch"


def test_a_pilot_changes_name_frame_and_unit_only(table: Table) -> None:
    vega, fox = add(table), table.frame()
    table.send("ann", "character.update", character=vega, name="Vega Two", frame="Puma", unit=fox)
    known = character(table, vega)
    assert (known.name, known.frame, known.unit) == ("Vega Two", "Puma", fox)
    assert table.codes("spectators") == ["character.updated", "character.linked"]
    assert table.log()[0]["params"]["changed"] == ["field.name", "field.frame"]
    for fields in ({"notes": "x"}, {"seat": "b"}, {"seat": None}):
        refused = table.refuse("ann", "character.update", character=vega, **fields)
        assert refused.code == "handler-only"
    refused = table.refuse("bob", "character.update", character=vega, name="Mine")
    assert refused.code == "not-your-character"
    assert refused.params == {"character": {"character": vega, "name": "Vega Two"}}
    assert table.refuse("ann", "character.update", character="x").code == "no-such-character"
    assert table.refuse("ann", "character.update", character=vega).code == "nothing-changes"
    same = {"name": "Vega Two", "unit": fox}
    assert table.refuse("ann", "character.update", character=vega, **same).code == "nothing-changes"
    table.send("ann", "character.update", character=vega, unit=None)
    assert table.codes("spectators") == ["character.unlinked"]
    refused = table.refuse("ann", "character.update", character=vega, unit=None)
    assert refused.code == "nothing-changes"


def test_a_unit_belongs_to_one_character_and_a_pilot_links_the_own(table: Table) -> None:
    fox, dog = table.frame(), table.unit("Dog", (6, 3, 0), "pilot", "b")
    vega = add(table, unit=fox)
    rigel = add(table, "bob", "Rigel")
    link = {"character": vega, "unit": dog}
    assert table.refuse("ann", "character.update", **link).code == "not-yours"
    refused = table.refuse("handler", "character.update", character=rigel, unit=fox)
    assert refused.code == "unit-linked"
    assert refused.params["character"]["name"] == "Vega"
    assert table.refuse("handler", "character.add", name="x", unit=fox).code == "unit-linked"
    table.send("handler", "character.update", **link)
    assert table.codes() == ["character.linked"]
    assert shown(table, vega)["unit"] == dog
    table.send("handler", "unit.remove", unit=dog)
    assert shown(table, vega)["unit"] is None
    assert shown(table, vega, "handler")["unit"] is None


def test_the_handler_hands_a_character_over(table: Table) -> None:
    vega = add(table)
    table.send("handler", "character.update", character=vega, seat="b")
    assert table.codes("pilots") == ["character.seated"]
    assert table.refuse("ann", "character.update", character=vega, name="x").code == (
        "not-your-character"
    )
    table.send("handler", "character.update", character=vega, seat=None)
    assert table.codes("pilots") == ["character.unseated"]
    assert shown(table, vega)["seat"] is None
    refused = table.refuse("handler", "character.update", character=vega, seat="e")
    assert refused.code == "no-such-seat"


def test_without_its_seat_a_character_has_none(table: Table) -> None:
    vega = add(table)
    table.send("handler", "seat.kick", seat="a")
    assert shown(table, vega)["seat"] is None
    assert character(table, vega).seat == "a"
    table.send("handler", "character.update", character=vega, seat="b")
    assert shown(table, vega)["seat"] == "b"
    table.send("server", "seat.leave", seat="b")
    assert shown(table, vega, "handler")["seat"] is None
    # no line names a link that nobody could see
    table.send("handler", "character.update", character=vega, seat=None)
    assert table.log() == []


def test_removing_a_character(table: Table) -> None:
    vega = add(table)
    assert table.refuse("ann", "character.remove", character=vega).code == "handler-only"
    table.send("handler", "character.remove", character=vega)
    assert table.codes("pilots") == ["character.removed"]
    assert table.view()["characters"] == {}
    refused = table.refuse("handler", "character.remove", character=vega)
    assert refused.code == "no-such-character"
    table.send("handler", "undo")
    assert character(table, vega).name == "Vega"
    assert add(table, "bob")


# -- what others see --------------------------------------------------------------------------


def test_all_see_all_sheets_and_the_handler_alone_the_notes(table: Table) -> None:
    vega = add(table)
    table.send("handler", "character.update", character=vega, notes="Owes the Combine")
    for group in ("pilots", "spectators"):
        assert table.log(group) == []
        view = shown(table, vega, group)
        assert "notes" not in view
        assert view["sheet"] == {
            "points": {},
            "advances": {},
            "awards": {},
            "credits": 100,
            "spent": 0,
            "salvage": 0,
        }
    assert shown(table, vega, "handler")["notes"] == "Owes the Combine"


def test_a_sheet_as_shown(table: Table) -> None:
    vega = add(table)
    upgrade(table, "ann", vega, raised("sharpness", 2), advanced("hull-and-os"))
    view = shown(table, vega)
    assert view["pools"]["pilot-skills"] == {
        "size": 7,
        "left": 5,
        "advances": 0,
        "limit": 5,
        "price": 100,
        "refit": 10,
        "advance_bar": {"code": "cannot-afford", "params": {"need": 100, "left": 0}},
        "refit_bar": {"code": "cannot-afford", "params": {"need": 10, "left": 0}},
    }
    assert view["attributes"]["sharpness"] == {
        "category": "pilot-skills",
        "kind": "die",
        "value": 3,
        "shown": "d8",
        "points": 2,
        "cap": 5,
        "award": 0,
        "room": 2,
        "fixed": 5,
        "raise_bar": None,
    }
    table.send("handler", "character.edit", character=vega, credits=100)
    assert shown(table, vega)["pools"]["pilot-skills"]["advance_bar"] is None


def test_a_character_does_not_reveal_its_hidden_unit(table: Table) -> None:
    vega = add(table)
    ghost = table.unit("Ghost", (9, 1, 0), "pilot", hidden=True)
    table.send("handler", "character.update", character=vega, unit=ghost)
    assert table.codes("handler") == ["character.linked"]
    for group in ("pilots", "spectators"):
        assert table.log(group) == []
        assert shown(table, vega, group)["unit"] is None
        assert ghost not in str(table.view(group))
    assert shown(table, vega, "handler")["unit"] == ghost
    # a seat that does not know the link has nothing to undo
    refused = table.refuse("ann", "character.update", character=vega, unit=None)
    assert refused.code == "nothing-changes"
    missing = table.refuse("ann", "character.update", character=vega, unit=ghost)
    assert missing.code == "no-such-unit"
    table.send("handler", "unit.hide", unit=ghost, hidden=False)
    assert shown(table, vega)["unit"] == ghost
    table.send("handler", "unit.hide", unit=ghost, hidden=True)
    assert shown(table, vega)["unit"] is None


def test_from_a_unit_in_sight_to_a_hidden_one_others_read_that_there_is_none(table: Table) -> None:
    fox = table.frame()
    vega = add(table, unit=fox)
    ghost = table.unit("Ghost", (9, 1, 0), "pilot", hidden=True)
    table.send("handler", "character.update", character=vega, unit=ghost)
    assert table.codes("handler") == ["character.linked"]
    assert table.codes("pilots") == ["character.unlinked"]
    table.send("handler", "character.update", character=vega, unit=fox)
    assert table.codes("handler") == table.codes("pilots") == ["character.linked"]
    table.send("handler", "character.update", character=vega, unit=ghost)
    table.send("handler", "character.update", character=vega, unit=None)
    assert table.codes("handler") == ["character.unlinked"]
    assert table.log("pilots") == []


def test_a_unit_elsewhere_is_known_to_the_handler_alone(table: Table) -> None:
    vega = add(table)
    cave = table.send("handler", "scene.add", name="Cave", map=BLANK).events[0]["scene"]
    far = table.send(
        "handler", "unit.add", scene=cave, name="Far", disposition="pilot",
        speed=1, integrity=1, stability=0,
    ).events[0]["unit"]["id"]  # fmt: skip
    table.send("handler", "character.update", character=vega, unit=far, scene=cave)
    assert (table.codes("handler"), table.log("pilots")) == (["character.linked"], [])
    assert shown(table, vega)["unit"] is None
    assert shown(table, vega, "handler")["unit"] == far
    table.send("handler", "scene.activate", scene=cave)
    assert shown(table, vega)["unit"] == far


# -- upgrades ---------------------------------------------------------------------------------


def test_a_pilot_upgrades_the_own_character(table: Table) -> None:
    vega = add(table)
    table.send("handler", "character.edit", character=vega, credits=120)
    upgrade(
        table,
        "ann",
        vega,
        raised("sharpness", 2),
        advanced("hull-and-os"),
        raised("bulk"),
        refitted("bulk", "scanner"),
    )
    assert sheet(table, vega) == Sheet(
        points={"sharpness": 2, "scanner": 1}, advances={"hull-and-os": 1}, credits=10, spent=110
    )
    lines = table.log("spectators")
    ref = {"character": vega, "name": "Vega"}
    hull = {"category": "hull-and-os", "name": "Hull and OS"}
    assert [(line["code"], line["by"]) for line in lines] == [
        ("character.raised", "Ann"),
        ("character.advanced", "Ann"),
        ("character.raised", "Ann"),
        ("character.refitted", "Ann"),
    ]
    assert lines[0]["params"] == {
        "character": ref,
        "category": {"category": "pilot-skills", "name": "Pilot skills"},
        "attribute": {"attribute": "sharpness", "name": "Sharpness"},
        "from": "d4",
        "to": "d8",
        "points": 5,
    }
    assert lines[1]["params"] == {"character": ref, "category": hull, "price": 100, "left": 20}
    assert lines[3]["params"] == {
        "character": ref,
        "category": hull,
        "from": {"attribute": "bulk", "name": "Bulk"},
        "to": {"attribute": "scanner", "name": "Scanner"},
        "price": 10,
        "left": 10,
    }


@pytest.mark.rule("FS 4.9")
def test_several_upgrades_are_all_or_none(table: Table) -> None:
    vega = add(table)
    refused = no_upgrade(table, "ann", vega, raised("bulk"), advanced("pilot-skills"), raised("x"))
    assert (refused.code, refused.data) == ("no-such-attribute", {"step": 2})
    assert sheet(table, vega) == Sheet()
    refused = no_upgrade(
        table, "ann", vega, advanced("pilot-skills"), advanced("pilot-skills"), raised("smarts")
    )
    assert (refused.code, refused.data) == ("cannot-afford", {"step": 1})
    assert refused.params == {"need": 100, "left": 0}


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (raised("sharpness", 5), "at-cap"),
        (raised("scanner", 4), "at-cap"),
        (raised("scanner", 0), "raise-range"),
        (refitted("sharpness", "sharpness"), "refit-same"),
        (refitted("sharpness", "scanner"), "other-category"),
        (refitted("sharpness", "smarts"), "nothing-invested"),
        (advanced("nothing"), "no-such-category"),
        (award("scanner", 1), "handler-only"),
        ({"do": "steal"}, "malformed"),
        ({"do": "raise", "attribute": "bulk", "points": 101}, "malformed"),
        ({"do": "raise", "attribute": "bulk", "credits": 1}, "malformed"),
    ],
)
def test_illegal_purchases_are_refused(table: Table, step: dict[str, Any], code: str) -> None:
    assert no_upgrade(table, "ann", add(table), step).code == code


def test_only_the_own_character_is_upgraded(table: Table) -> None:
    vega = add(table)
    assert no_upgrade(table, "bob", vega, raised("bulk")).code == "not-your-character"
    assert no_upgrade(table, "eve", vega, raised("bulk")).code == "spectators-watch"
    assert no_upgrade(table, "ann", "x", raised("bulk")).code == "no-such-character"
    assert table.refuse("ann", "character.upgrade", character=vega, upgrades=[]).code == "malformed"
    upgrade(table, "handler", vega, raised("bulk"), award("bulk", 3))
    assert sheet(table, vega).awards == {"bulk": 3}
    assert table.codes("pilots") == ["character.raised", "character.awarded"]
    upgrade(table, "handler", vega, award("bulk", 2))
    assert sheet(table, vega).awards == {"bulk": 5}


@pytest.mark.rule("FS 4.9")
def test_upgrades_wait_for_approval_by_the_handler(table: Table) -> None:
    vega = add(table)
    table.send("handler", "table.options", options={"upgrades_need_approval": True})
    steps = [raised("smarts"), advanced("pilot-skills")]
    assert no_upgrade(table, "ann", vega, *steps).code == "needs-approval"
    table.send("ann", "character.plan", character=vega, upgrades=steps)
    (line,) = table.log("pilots")
    assert (line["code"], line["params"]["count"], line["params"]["price"]) == (
        "character.planned",
        2,
        100,
    )
    assert [step["do"] for step in shown(table, vega)["plan"]] == ["raise", "advance"]
    assert sheet(table, vega) == Sheet()
    assert table.refuse("ann", "character.approve", character=vega).code == "handler-only"
    again = table.refuse("ann", "character.plan", character=vega, upgrades=steps)
    assert again.code == "nothing-changes"
    table.send("handler", "character.approve", character=vega)
    assert table.codes("pilots") == [
        "character.approved",
        "character.raised",
        "character.advanced",
    ]
    assert table.log("pilots")[2]["params"]["left"] == 0
    assert character(table, vega).plan == ()
    assert sheet(table, vega).credits == 0
    assert table.refuse("handler", "character.approve", character=vega).code == "no-plan"


@pytest.mark.rule("FS 4.3")
def test_an_advancement_waits_until_no_mission_runs() -> None:
    crew = Crew()
    table = crew.table
    step = advanced("pilot-skills")
    fields = {"character": crew.fox, "upgrades": [step]}
    crew.run()
    refused = no_upgrade(table, "ann", crew.fox, raised("smarts"), step)
    assert (refused.code, refused.params) == (
        "during-mission",
        {"mission": {"mission": crew.id, "name": "Cold Gorge"}},
    )
    assert table.ask("ann", "upgrade_plan", **fields)["waits"]["code"] == "during-mission"
    assert table.refuse("ann", "character.upgrade", **fields, overrule=True).code == "handler-only"
    # upgrades that a mission allows need no approval, and others can be planned
    table.send("ann", "character.upgrade", character=crew.fox, upgrades=[raised("smarts")])
    table.send("ann", "character.plan", **fields)
    assert table.refuse("handler", "character.approve", character=crew.fox).code == "during-mission"
    table.send("handler", "character.approve", character=crew.fox, overrule=True, reason="a gift")
    assert table.codes("pilots")[-1] == "overruled.rules_round"
    assert sheet(table, crew.fox).advances == {"pilot-skills": 1}
    crew.do("phase", phase="briefed")
    table.send("handler", "character.edit", character=crew.fox, credits=100)
    assert table.ask("ann", "upgrade_plan", **fields)["waits"] is None
    table.send("ann", "character.upgrade", **fields)
    assert sheet(table, crew.fox).advances == {"pilot-skills": 2}


def test_a_plan_that_is_declined_or_taken_back(table: Table) -> None:
    vega = add(table)
    plan = {"character": vega, "upgrades": [raised("smarts")]}
    table.send("ann", "character.plan", **plan)
    table.send("handler", "character.decline", character=vega, reason=" Not yet. ")
    assert table.codes("pilots") == ["character.declined_why"]
    assert table.log("pilots")[0]["params"]["reason"] == "Not yet."
    assert shown(table, vega)["plan"] == []
    assert table.refuse("handler", "character.decline", character=vega).code == "no-plan"
    table.send("ann", "character.plan", **plan)
    table.send("handler", "character.decline", character=vega)
    assert table.codes("pilots") == ["character.declined"]
    table.send("ann", "character.plan", **plan)
    table.send("ann", "character.plan", character=vega, upgrades=[])
    assert table.codes("pilots") == ["character.plan_withdrawn"]
    assert character(table, vega).plan == ()


def test_a_plan_must_be_possible_when_it_is_made_and_when_it_is_approved(table: Table) -> None:
    vega = add(table)
    wish = [advanced("pilot-skills"), advanced("hull-and-os")]
    refused = table.refuse("ann", "character.plan", character=vega, upgrades=wish)
    assert (refused.code, refused.data) == ("cannot-afford", {"step": 1})
    award_ = [award("bulk", 1)]
    refused = table.refuse("ann", "character.plan", character=vega, upgrades=award_)
    assert refused.code == "handler-only"
    assert table.refuse("bob", "character.plan", character=vega, upgrades=wish).code == (
        "not-your-character"
    )
    table.send("ann", "character.plan", character=vega, upgrades=wish[:1])
    table.send("handler", "character.edit", character=vega, credits=-1)
    refused = table.refuse("handler", "character.approve", character=vega)
    assert (refused.code, refused.data) == ("in-debt", {"step": 0})
    table.send("handler", "character.plan", character=vega, upgrades=[award("bulk", 1)])
    table.send("handler", "character.approve", character=vega)
    assert sheet(table, vega).awards == {"bulk": 1}


def test_purchases_end_a_waiting_plan(table: Table) -> None:
    vega = add(table)
    steps = [raised("smarts")]
    table.send("ann", "character.plan", character=vega, upgrades=steps)
    upgrade(table, "handler", vega, raised("bulk"))
    assert len(character(table, vega).plan) == 1
    upgrade(table, "handler", vega, *steps)
    assert character(table, vega).plan == ()
    table.send("ann", "character.plan", character=vega, upgrades=steps)
    upgrade(table, "ann", vega, raised("bulk"))
    assert character(table, vega).plan == ()


@pytest.mark.rule("FS 4.9")
def test_the_query_of_what_upgrades_would_cost(table: Table) -> None:
    vega = add(table)
    steps = [raised("sharpness"), advanced("pilot-skills"), advanced("hull-and-os")]
    for who in ("handler", "ann", "bob", "eve"):
        answer = table.ask(who, "upgrade_plan", character=vega, upgrades=steps)
        assert [(s["cost"], s["credits"]) for s in answer["steps"]] == [(0, 100), (100, 0)]
        assert answer["steps"][0] == {
            "do": "raise",
            "category": {"category": "pilot-skills", "name": "Pilot skills"},
            "changes": [
                {"attribute": "sharpness", "name": "Sharpness", "before": "d4", "after": "d6"}
            ],
            "cost": 0,
            "salvaged": 0,
            "credits": 100,
            "pool": {"before": 7, "after": 6},
        }
        assert (answer["cost"], answer["credits"]) == (100, 0)
        assert answer["refused"] == {
            "step": 2,
            "code": "cannot-afford",
            "params": {"need": 100, "left": 0},
        }
        assert answer["pools"]["pilot-skills"]["left"] == 7
    done = table.ask("ann", "upgrade_plan", character=vega, upgrades=steps[:2])
    assert done["refused"] is None
    upgrade(table, "ann", vega, *steps[:2])
    view = shown(table, vega)
    assert {key: done[key] for key in ("sheet", "pools", "attributes")} == {
        key: view[key] for key in ("sheet", "pools", "attributes")
    }
    missing = table.ask("ann", "upgrade_plan", character="x", upgrades=[])
    assert missing.code == "no-such-character"


# -- awards, edits, credits -------------------------------------------------------------------


@pytest.mark.rule("FS 4.5")
def test_an_experimental_award_is_the_handlers(table: Table) -> None:
    vega = add(table)
    give = {"character": vega, "attribute": "sharpness"}
    table.send("handler", "character.award", **give, bonus=2)
    (line,) = table.log("pilots")
    assert (line["code"], line["params"]["bonus"]) == ("character.awarded", 2)
    assert shown(table, vega)["attributes"]["sharpness"]["award"] == 2
    table.send("handler", "character.award", **give, bonus=3)
    assert shown(table, vega)["attributes"]["sharpness"]["award"] == 5
    assert table.refuse("handler", "character.award", **give, bonus=4).code == "award-range"
    assert table.refuse("ann", "character.award", **give, bonus=1).code == "handler-only"
    table.send("handler", "character.award", **give, bonus=0)
    assert table.codes("pilots") == ["character.award_gone"]
    assert sheet(table, vega) == Sheet()
    assert table.refuse("handler", "character.award", **give, bonus=0).code == "nothing-changes"


def test_the_handler_overrules_any_number_and_the_log_says_so(table: Table) -> None:
    vega = add(table)
    table.send(
        "handler",
        "character.edit",
        character=vega,
        points={"scanner": 5, "sharpness": 1},
        advances={"pilot-skills": 9},
        awards={"bulk": 3},
        credits=-40,
        spent=300,
    )
    assert sheet(table, vega) == Sheet(
        {"scanner": 5, "sharpness": 1}, {"pilot-skills": 9}, {"bulk": 3}, -40, 300
    )
    lines = table.log("pilots")
    assert {line["kind"] for line in lines} == {"overrule"}
    told = [
        (line["code"], {k: v for k, v in line["params"].items() if k != "character"})
        for line in lines
    ]
    assert told == [
        (
            "character.edited_advances",
            {"category": {"category": "pilot-skills", "name": "Pilot skills"}, "times": 9},
        ),
        (
            "character.edited_points",
            {"attribute": {"attribute": "sharpness", "name": "Sharpness"}, "value": "d6"},
        ),
        (
            "character.edited_award",
            {"attribute": {"attribute": "bulk", "name": "Bulk"}, "bonus": 3},
        ),
        (
            "character.edited_points",
            {"attribute": {"attribute": "scanner", "name": "Scanner"}, "value": "5"},
        ),
        ("character.edited_credits", {"credits": -40}),
        ("character.edited_spent", {"spent": 300}),
    ]
    edit = {"character": vega}
    table.send("handler", "character.edit", **edit, points={"scanner": 0})
    assert table.codes() == ["character.edited_points"]
    assert table.refuse("ann", "character.edit", **edit, credits=1).code == "handler-only"
    assert table.refuse("handler", "character.edit", **edit).code == "nothing-changes"
    over = {"points": {"sharpness": 5}}
    assert table.refuse("handler", "character.edit", **edit, **over).code == "at-cap"
    below = {"points": {"sharpness": -1}}
    assert table.refuse("handler", "character.edit", **edit, **below).code == "malformed"


@pytest.mark.rule("FS 4.8")
def test_pilots_give_each_other_credits(table: Table) -> None:
    vega, rigel = add(table), add(table, "bob", "Rigel")
    gift = {"from": vega, "to": rigel}
    table.send("ann", "credits.give", **gift, amount=60)
    (line,) = table.log("spectators")
    assert line["code"] == "credits.given"
    assert line["params"] == {
        "from": {"character": vega, "name": "Vega"},
        "to": {"character": rigel, "name": "Rigel"},
        "amount": 60,
        "left": 40,
    }
    assert (sheet(table, vega).credits, sheet(table, rigel).credits) == (40, 160)
    refused = table.refuse("ann", "credits.give", **gift, amount=41)
    assert (refused.code, refused.params) == ("cannot-afford", {"need": 41, "left": 40})
    assert table.refuse("bob", "credits.give", **gift, amount=1).code == "not-your-character"
    assert table.refuse("eve", "credits.give", **gift, amount=1).code == "spectators-watch"
    for amount in (0, -5):
        assert table.refuse("ann", "credits.give", **gift, amount=amount).code == "malformed"
    own = {"from": vega, "to": vega}
    assert table.refuse("ann", "credits.give", **own, amount=1).code == "gift-to-self"
    nobody = {"from": vega, "to": "x"}
    assert table.refuse("ann", "credits.give", **nobody, amount=1).code == "no-such-character"
    table.send("handler", "credits.give", **{"from": rigel, "to": vega}, amount=160)
    assert sheet(table, rigel).credits == 0
    table.send("handler", "character.edit", character=rigel, credits=-50)
    table.send("ann", "credits.give", **gift, amount=60)
    assert sheet(table, rigel).credits == 10


def test_undo_takes_back_whatever_was_done_to_a_sheet(table: Table) -> None:
    vega, rigel = add(table), add(table, "bob", "Rigel")
    start = table.state.world.characters
    for who, kind, fields in (
        ("ann", "character.upgrade", {"character": vega, "upgrades": [raised("bulk")]}),
        ("ann", "credits.give", {"from": vega, "to": rigel, "amount": 9}),
        ("handler", "character.award", {"character": vega, "attribute": "bulk", "bonus": 1}),
        ("handler", "character.edit", {"character": vega, "credits": 7}),
        ("ann", "character.plan", {"character": vega, "upgrades": [raised("bulk")]}),
        ("ann", "character.update", {"character": vega, "name": "Other"}),
    ):
        table.send(who, kind, **fields)
        done = table.state.world.characters
        assert done != start
        assert table.refuse("ann", "undo").code == "undo-not-yours"
        table.send("handler", "undo")
        assert table.state.world.characters is start
        table.send("handler", "redo")
        assert table.state.world.characters is done
        table.send("handler", "undo")
        check_round_trips(table)


# -- categories -------------------------------------------------------------------------------


def wire(*categories: Any, **changes: Any) -> list[dict[str, Any]]:
    """Returns Frame State's own categories as a Handler sends them."""
    view: list[dict[str, Any]] = Table().view()["categories"]
    return [{**category, **changes.get(category["id"].split("-")[0], {})} for category in view] + [
        *categories
    ]


LUCK = {"id": "luck", "name": "Luck", "kind": "die"}
KNACKS = {"id": "knacks", "name": "Knacks", "pool": 2, "attributes": [LUCK]}


def test_upgrades_that_lead_back_to_the_same_sheet_change_nothing(table: Table) -> None:
    vega = add(table)
    free = {**KNACKS, "price": 0, "attributes": [LUCK, {**LUCK, "id": "wit", "name": "Wit"}]}
    table.send("handler", "categories.set", categories=wire(free))
    upgrade(table, "handler", vega, raised("luck"))
    there_and_back = [refitted("luck", "wit"), refitted("wit", "luck")]
    assert no_upgrade(table, "handler", vega, *there_and_back).code == "nothing-changes"


@pytest.mark.rule("FS 4.7")
def test_a_handler_defines_categories_as_data(table: Table) -> None:
    vega = add(table)
    table.send("handler", "categories.set", categories=wire(KNACKS))
    (line,) = table.log("pilots")
    assert line["code"] == "categories.set"
    assert [each["name"] for each in line["params"]["categories"]] == [
        "Pilot skills",
        "Hull and OS",
        "Knacks",
    ]
    assert table.view()["categories"][2] == {
        "id": "knacks",
        "name": "Knacks",
        "pool": 2,
        "attributes": [{"id": "luck", "name": "Luck", "kind": "die", "start": 0, "cap": 5}],
        "frame": False,
        "price": 100,
        "limit": 5,
    }
    upgrade(table, "ann", vega, raised("luck"), advanced("knacks"), raised("luck"))
    assert shown(table, vega)["attributes"]["luck"]["shown"] == "d6"
    assert shown(table, vega)["pools"]["knacks"]["size"] == 3
    again = table.refuse("handler", "categories.set", categories=wire(KNACKS))
    assert again.code == "nothing-changes"
    refused = table.refuse("ann", "categories.set", categories=[])
    assert refused.code == "handler-only"


@pytest.mark.parametrize(
    ("category", "code"),
    [
        ({**KNACKS, "id": "pilot-skills"}, "id-twice"),
        ({**KNACKS, "attributes": [LUCK, LUCK]}, "id-twice"),
        ({**KNACKS, "attributes": [{**LUCK, "id": "bulk"}]}, "id-twice"),
        ({**KNACKS, "id": "No Id"}, "bad-id"),
        ({**KNACKS, "name": ""}, "bad-name"),
        ({**KNACKS, "pool": -1}, "bad-number"),
        ({**KNACKS, "price": 10**7}, "bad-number"),
        ({**KNACKS, "attributes": []}, "no-attributes"),
        ({**KNACKS, "attributes": [{**LUCK, "cap": 6}]}, "bad-number"),
        ({**KNACKS, "attributes": [{**LUCK, "start": 4, "cap": 3}]}, "start-above-cap"),
        ({**KNACKS, "attributes": [{**LUCK, "kind": "coin"}]}, "malformed"),
        ({**KNACKS, "costs": 3}, "malformed"),
        ({**KNACKS, "pool": 2**40}, "malformed"),
    ],
)
def test_invalid_categories_are_refused(table: Table, category: dict[str, Any], code: str) -> None:
    refused = table.refuse("handler", "categories.set", categories=wire(category))
    assert refused.code == code
    assert table.state.world.categories == CATEGORIES


@pytest.mark.rule("FS 4.7")
def test_categories_take_nothing_from_a_sheet_unless_the_handler_forces_it(table: Table) -> None:
    vega, rigel = add(table), add(table, "bob", "Rigel")
    upgrade(table, "ann", vega, raised("sharpness", 4), raised("smarts", 2), raised("bulk"))
    table.send("handler", "character.award", character=vega, attribute="bulk", bonus=2)
    smaller = wire(pilot={"pool": 5})[:1]
    refused = table.refuse("handler", "categories.set", categories=smaller)
    assert refused.code == "sheets-in-the-way"
    assert refused.params == {"characters": [{"character": vega, "name": "Vega"}]}
    assert refused.data == {
        "sheets": [{"character": vega, "name": "Vega", "lost": ["Smarts 1", "Bulk 1", "Bulk +2"]}]
    }
    table.send("handler", "categories.set", categories=smaller, force=True)
    assert table.codes("pilots") == ["categories.set", "categories.clipped"]
    line = table.log("pilots")[1]
    assert (line["kind"], line["params"]["lost"]) == (
        "overrule",
        ["Smarts 1", "Bulk 1", "Bulk +2"],
    )
    assert sheet(table, vega) == Sheet(points={"sharpness": 4, "smarts": 1})
    assert sheet(table, rigel) == Sheet()
    assert set(shown(table, vega)["attributes"]) == {"sharpness", "smarts", "synergy"}
    table.send("handler", "undo")
    assert sheet(table, vega).awards == {"bulk": 2}
    assert table.state.world.categories == CATEGORIES


# -- tests from a sheet -----------------------------------------------------------------------


SHARP = {"attributes": ["sharpness", "scanner"]}


def practised(table: Table) -> str:
    """Ann's Vega with a d8 of Sharpness (+1) and Scanner 2."""
    vega = add(table)
    upgrade(table, "ann", vega, raised("sharpness", 2), raised("scanner", 2))
    table.send("handler", "character.award", character=vega, attribute="sharpness", bonus=1)
    return vega


@pytest.mark.rule("FS 4.10")
def test_sharpness_and_scanner_against_6_proactive_is_one_command(table: Table) -> None:
    vega = practised(table)
    source = {"character": vega, **SHARP}
    table.faces = [3]
    table.send("handler", "test.roll", kind="proactive", sheet=source, mark=6)
    (line,) = table.log("pilots")
    assert line["code"] == "test.rolled_by"
    assert line["params"]["character"] == {"character": vega, "name": "Vega"}
    data = line["data"]
    assert [(die["sides"], die["face"], die["of"]) for die in data["dice"]] == [(8, 3, "Sharpness")]
    assert (data["modifiers"], data["score"], data["outcome"]) == ([1, 2], 6, "hit")
    assert data["sheet"] == {
        "character": vega,
        "name": "Vega",
        "parts": [
            {
                "attribute": "sharpness",
                "name": "Sharpness",
                "die": "d8",
                "modifier": None,
                "award": False,
            },
            {
                "attribute": "sharpness",
                "name": "Sharpness",
                "die": None,
                "modifier": 1,
                "award": True,
            },
            {
                "attribute": "scanner",
                "name": "Scanner",
                "die": None,
                "modifier": 2,
                "award": False,
            },
        ],
    }


def test_a_request_from_a_sheet_keeps_what_the_sheet_gave(table: Table) -> None:
    vega, fox = practised(table), table.frame()
    ask = {"unit": fox, "kind": "reactive", "mark": 9, "hidden": True, "dice": ["d6"]}
    source = {"character": vega, "attributes": ["sharpness"]}
    row = table.send("handler", "test.request", **ask, sheet=source, modifiers=[-2])
    request = row.events[0]["request"]["id"]
    view = table.view()["requests"][request]
    assert (view["dice"], view["modifiers"], view["mark"]) == (["d8", "d6"], [1, -2], None)
    assert [part["name"] for part in view["sheet"]["parts"]] == ["Sharpness", "Sharpness"]
    upgrade(table, "ann", vega, raised("sharpness"))
    check_round_trips(table)
    table.faces = [7, 6]
    table.send("ann", "test.answer", request=request)
    (line,) = table.log("pilots")
    assert line["code"] == "test.rolled_hidden"
    assert [die.get("of") for die in line["data"]["dice"]] == ["Sharpness", None]
    assert line["data"]["score"] == 7 - 1 + 2
    assert line["data"]["mark"] is None


def test_a_die_that_is_none_has_no_owner_among_the_rolled(table: Table) -> None:
    vega = practised(table)
    table.send("handler", "categories.set", categories=wire(KNACKS))
    source = {"character": vega, "attributes": ["luck", "sharpness"]}
    table.send("handler", "test.roll", kind="proactive", sheet=source, mark=6, hidden=True)
    assert table.codes("pilots") == ["test.rolled_by_hidden"]
    assert [die["of"] for die in table.log("pilots")[0]["data"]["dice"]] == ["Sharpness"]
    assert [part["die"] for part in table.log()[0]["data"]["sheet"]["parts"]] == [
        "none",
        "d8",
        None,
    ]


def test_whose_sheet_a_pilot_may_roll(table: Table) -> None:
    vega, fox = practised(table), table.frame()
    roll = {"kind": "proactive", "mark": 6, "sheet": {"character": vega, **SHARP}}
    assert table.refuse("ann", "test.roll", **roll).code == "handler-names-marks"
    table.send("handler", "table.options", options={"pilots_name_marks": True})
    assert table.refuse("bob", "test.roll", **roll).code == "not-your-character"
    table.send("ann", "test.roll", **roll, unit=fox)
    assert table.codes("pilots") == ["test.rolled"]
    table.send("ann", "test.roll", **roll)
    assert table.codes("pilots") == ["test.rolled_by"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"sheet": {"character": "x", "attributes": ["smarts"]}}, "no-such-character"),
        ({"sheet": {"character": "VEGA", "attributes": ["luck"]}}, "no-such-attribute"),
        ({"sheet": {"character": "VEGA", "attributes": ["smarts", "smarts"]}}, "named-twice"),
        ({"sheet": {"character": "VEGA", "attributes": []}}, "malformed"),
        ({"sheet": {"character": "VEGA"}}, "malformed"),
        (
            {"sheet": {"character": "VEGA", "attributes": ["smarts"]}, "dice": ["d4"] * 20},
            "malformed",
        ),
        ({}, "malformed"),
    ],
)
def test_sheets_that_make_no_test(table: Table, fields: dict[str, Any], code: str) -> None:
    vega = practised(table)
    if "sheet" in fields:
        whose = fields["sheet"]["character"].replace("VEGA", vega)
        fields = {**fields, "sheet": {**fields["sheet"], "character": whose}}
    roll = {"kind": "proactive", "mark": 6, **fields}
    assert table.refuse("handler", "test.roll", **roll).code == code
    if fields:
        asked = table.ask("ann", "odds", roll=roll)
        assert asked.code == code
        assert table.refuse("handler", "test.request", unit=table.frame(), **roll).code == code


@pytest.mark.rule("FS 4.10")
def test_the_odds_of_a_test_from_a_sheet(table: Table) -> None:
    vega = practised(table)
    roll = {"kind": "proactive", "sheet": {"character": vega, **SHARP}, "mark": 6}
    answer = table.ask("eve", "odds", roll=roll)
    plain = table.ask(
        "eve",
        "odds",
        roll={"kind": "proactive", "dice": ["d8"], "modifiers": [1, 2], "mark": 6},
    )
    assert {key: answer[key] for key in plain} == plain
    assert (answer["dice"], answer["modifiers"], answer["fixed"]) == (["d8"], [1, 2], 8)
    assert [part["award"] for part in answer["sheet"]["parts"]] == [False, True, False]
    more = table.ask("eve", "odds", roll={**roll, "dice": ["d4"], "modifiers": [-1], "mark": None})
    assert (more["dice"], more["modifiers"], more["outcomes"]) == (["d8", "d4"], [1, 2, -1], None)
    bad = table.ask("eve", "odds", roll={**roll, "dice": ["d5"]})
    assert (bad.code, bad.params["at"]) == ("malformed", "$.roll")
    odd = table.ask("eve", "odds", roll={**roll, "sheet": {"character": 3}})
    assert odd.params["at"] == "$.roll.sheet.character"
    none = table.ask("eve", "odds", roll={**roll, "dice": ["d8"], "sheet": None})
    assert none.code == "malformed"
