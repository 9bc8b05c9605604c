"""Missions (FS 8): terms, phases, objectives, and what players read."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Refused
from tests.engine.crew import Crew
from tests.engine.play import check_round_trips


@pytest.fixture
def crew() -> Crew:
    return Crew()


# -- terms and phases -------------------------------------------------------------------------


@pytest.mark.rule("FS 8.1")
def test_a_draft_is_the_handlers_alone(crew: Crew) -> None:
    assert crew.table.codes("handler") == ["mission.added"]
    assert crew.table.codes("pilots") == []
    assert crew.seen() is None
    crew.do("update", name="Warm Gorge", briefing="Go there", base=500, notes="a trap")
    assert crew.table.codes("pilots") == []
    refused = crew.table.ask("ann", "payout", mission=crew.id)
    unknown = crew.table.ask("ann", "payout", mission="none")
    assert isinstance(refused, Refused)
    assert isinstance(unknown, Refused)
    assert (refused.code, refused.data) == (unknown.code, unknown.data)
    assert refused.params == {"mission": crew.id}
    assert crew.payout()["name"] == "Warm Gorge"
    check_round_trips(crew.table)


def test_a_mission_is_made_with_all_its_terms() -> None:
    crew = Crew()
    terms = {
        "objectives": [{"text": "Nobody hurt", "bonus": 50}, {"text": "Box", "bonus": 9}],
        "deductions": [{"text": "The bridge", "amount": 60}],
        "crew": [crew.dog, crew.fox, crew.dog],
    }
    crew.id = crew.add("Whole", briefing="Long", notes="n", **terms)
    seen = crew.seen("handler")
    assert [each["text"] for each in seen["objectives"]] == ["Nobody hurt", "Box"]
    assert [each["amount"] for each in seen["deductions"]] == [60]
    assert seen["crew"] == [crew.dog, crew.fox]
    assert (seen["phase"], seen["result"], seen["notes"]) == ("draft", "open", "n")
    refused = crew.table.refuse("handler", "mission.add", name="x", crew=["none"])
    assert (refused.code, refused.params) == ("no-such-character", {"character": "none"})


def test_the_phases_and_what_is_said_of_them(crew: Crew) -> None:
    for phase, code in (
        ("briefed", "mission.briefed"),
        ("running", "mission.started"),
        ("briefed", "mission.halted"),
        ("draft", "mission.withdrawn"),
        ("running", "mission.started"),
        ("draft", "mission.withdrawn"),
        ("briefed", "mission.briefed"),
    ):
        assert crew.do("phase", phase=phase)["phase"] == phase
        assert crew.table.codes("pilots") == crew.table.codes("handler") == [code]
        assert (crew.seen() is None) == (phase == "draft")
    assert crew.no("phase", phase="briefed") == "nothing-changes"
    assert crew.no("phase", phase="paid") == "malformed"
    assert crew.no("phase", mission="none", phase="briefed") == "no-such-mission"


@pytest.mark.rule("FS 8.7")
def test_one_mission_runs_at_a_time(crew: Crew) -> None:
    other = crew.add("Other")
    crew.run()
    assert crew.no("phase", phase="running") == "nothing-changes"
    refused = crew.table.refuse("handler", "mission.phase", mission=other, phase="running")
    assert refused.code == "mission-running"
    assert refused.params["mission"] == {"mission": crew.id, "name": "Cold Gorge"}
    crew.do("phase", phase="briefed")
    crew.table.send("handler", "mission.phase", mission=other, phase="running")


def test_changed_terms_are_logged_but_notes_are_not(crew: Crew) -> None:
    crew.do("phase", phase="briefed")
    seen = crew.do("update", name="New", base=10, notes="n", primary="Hold the bridge")
    assert (seen["name"], seen["base"], seen["notes"]) == ("New", 10, "n")
    (line,) = crew.table.log("pilots")
    assert line["code"] == "mission.updated"
    assert line["params"]["fields"] == ["term.name", "term.base"]
    before = crew.seen()
    crew.do("update", notes="more")
    assert crew.table.log("handler") == []
    assert crew.seen() == before
    assert "notes" not in before
    assert crew.do("update", crew=[crew.fox])["crew"] == [crew.fox]
    assert crew.no("update", crew=["none"]) == "no-such-character"
    assert crew.no("update", name="New") == "nothing-changes"
    assert crew.no("update", base=-1) == "malformed"


def test_a_mission_can_be_removed(crew: Crew) -> None:
    crew.do("phase", phase="briefed")
    crew.table.send("handler", "mission.remove", mission=crew.id)
    assert crew.table.codes("pilots") == ["mission.removed"]
    assert crew.seen("handler") is None
    assert crew.no("remove") == "no-such-mission"
    crew.table.send("handler", "undo")
    assert crew.seen()["name"] == "Cold Gorge"


def test_deductions(crew: Crew) -> None:
    crew.do("phase", phase="briefed")
    (deduction,) = crew.do("add_deduction", text="The bridge", amount=60)["deductions"]
    assert crew.table.codes("pilots") == ["mission.deduction_added"]
    key = deduction["id"]
    (changed,) = crew.do("update_deduction", deduction=key, amount=70)["deductions"]
    assert changed == {"id": key, "text": "The bridge", "amount": 70, "applies": True}
    (line,) = crew.table.log("pilots")
    assert line["params"]["amount"] == 70
    crew.do("update_deduction", deduction=key, applies=False)
    assert crew.table.codes("pilots") == ["mission.deduction_open"]
    assert crew.do("update_deduction", deduction=key, applies=True)["deductions"][0]["applies"]
    assert crew.table.codes("pilots") == ["mission.deduction_applies"]
    other = crew.do("add_deduction", text="Fuel", amount=5, applies=False)["deductions"][1]
    assert not other["applies"]
    assert crew.table.codes("pilots") == ["mission.deduction_offered"]
    changed = crew.do("update_deduction", deduction=other["id"], text="Ammunition")["deductions"]
    assert [each["text"] for each in changed] == ["The bridge", "Ammunition"]
    assert crew.do("remove_deduction", deduction=key)["deductions"] == changed[1:]
    assert crew.no("remove_deduction", deduction=key) == "no-such-deduction"
    assert crew.no("update_deduction", deduction="none", amount=1) == "no-such-deduction"
    assert crew.no("add_deduction", text="", amount=1) == "malformed"


def test_a_mission_holds_only_so_many_terms(crew: Crew) -> None:
    many = [{"text": "x", "bonus": 1}] * 50
    crew.id = crew.add("Full", objectives=many, deductions=[{"text": "x", "amount": 1}] * 49)
    assert crew.no("add_objective", text="x", bonus=1) == "mission-full"
    crew.do("add_deduction", text="x", amount=1)
    assert crew.no("add_deduction", text="x", amount=1) == "mission-full"
    assert crew.no("add", name="x", objectives=[*many, *many]) == "malformed"


# -- objectives -------------------------------------------------------------------------------


def test_an_open_objective_is_logged(crew: Crew) -> None:
    crew.do("phase", phase="briefed")
    (objective,) = crew.do("add_objective", text="Nobody hurt", bonus=50)["objectives"]
    assert crew.table.codes("pilots") == ["mission.objective_added"]
    assert crew.seen()["objectives"] == [objective]
    key = objective["id"]
    crew.do("result", objective=key, result="achieved")
    assert crew.table.codes("pilots") == ["mission.objective_result"]
    assert crew.no("result", objective=key, result="achieved") == "nothing-changes"
    crew.do("update_objective", objective=key, text="No one", bonus=55)
    (line,) = crew.table.log("pilots")
    assert (line["code"], line["params"]["text"]) == ("mission.objective_updated", "No one")
    assert crew.no("reveal", objective=key) == "nothing-changes"
    assert crew.do("remove_objective", objective=key)["objectives"] == []
    assert crew.table.codes("pilots") == ["mission.objective_removed"]


@pytest.mark.rule("FS 8.1")
def test_a_hidden_objective_reaches_no_player_before_it_is_revealed(crew: Crew) -> None:
    crew.do("phase", phase="briefed")
    before = [crew.seen(), crew.table.view("spectators"), crew.payout("ann"), crew.payout("eve")]
    started = len(crew.table.rows)
    (objective,) = crew.do("add_objective", text="Ghosts", bonus=77, hidden=True)["objectives"]
    key = objective["id"]
    crew.do("update_objective", objective=key, bonus=78)
    crew.do("result", objective=key, result="achieved")
    told = len(crew.table.rows) - started
    assert len(crew.table.log("handler", told)) == 3
    assert crew.table.log("pilots", told) == crew.table.log("spectators", told) == []
    after = [crew.seen(), crew.table.view("spectators"), crew.payout("ann"), crew.payout("eve")]
    assert after == before
    lines = crew.payout()["crew"][0]["lines"]
    assert [(each["kind"], each["amount"], each["concealed"]) for each in lines] == [
        ("bonus", 78, True),
        ("fee", 0, False),
    ]
    crew.do("reveal", objective=key)
    assert crew.table.codes("pilots") == ["mission.objective_revealed"]
    assert crew.seen()["objectives"][0] == {**objective, "bonus": 78, "revealed": True} | {
        "result": "achieved"
    }
    assert crew.payout("ann")["crew"] == crew.payout()["crew"]


def test_an_objective_can_be_hidden_again_and_shown_for_good(crew: Crew) -> None:
    crew.do("phase", phase="briefed")
    (objective,) = crew.do("add_objective", text="Box", bonus=1)["objectives"]
    key = objective["id"]
    crew.do("update_objective", objective=key, hidden=True)
    assert (crew.table.codes("handler"), crew.table.codes("pilots")) == (
        ["mission.objective_hidden"],
        [],
    )
    assert crew.seen()["objectives"] == []
    assert crew.no("update_objective", objective=key, hidden=True) == "nothing-changes"
    crew.do("reveal", objective=key)
    assert crew.seen()["objectives"] != []
    crew.do("update_objective", objective=key, hidden=True)
    assert crew.seen()["objectives"] == []
    crew.do("update_objective", objective=key, hidden=False)
    assert crew.table.codes("pilots") == ["mission.objective_revealed"]
    assert crew.seen()["objectives"] == [objective]
    crew.do("remove_objective", objective=key)


def test_players_learn_nothing_by_naming_a_hidden_objective(crew: Crew) -> None:
    crew.do("phase", phase="briefed")
    (objective,) = crew.do("add_objective", text="Ghosts", bonus=77, hidden=True)["objectives"]
    for who in ("ann", "eve"):
        for kind in ("reveal", "result", "update_objective", "remove_objective"):
            fields: dict[str, Any] = {"mission": crew.id}
            if kind == "result":
                fields["result"] = "failed"
            answers = [
                crew.table.refuse(who, f"mission.{kind}", **fields, objective=key)
                for key in (objective["id"], "none")
            ]
            assert answers[0] == answers[1]
            assert answers[0].code == "handler-only"
    for kind in ("reveal", "remove_objective", "update_objective"):
        assert crew.no(kind, objective="none") == "no-such-objective"
    assert crew.no("result", objective="none", result="failed") == "no-such-objective"
