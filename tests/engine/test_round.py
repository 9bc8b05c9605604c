"""The round through commands: FS 6."""

from __future__ import annotations

import pytest

from app.messages import text
from tests.engine.play import Table, cell


@pytest.fixture
def table() -> Table:
    return Table()


def everyone(table: Table) -> dict[str, str]:
    """One unit of each disposition."""
    return {
        "fox": table.unit("Fox", (1, 3, 0), "pilot", "a"),
        "dog": table.unit("Dog", (3, 3, 0), "pilot", "b"),
        "ally": table.unit("Ally", (5, 3, 0), "ally"),
        "crowd": table.unit("Crowd", (7, 3, 0), "neutral"),
        "wolf": table.unit("Wolf", (9, 3, 0), "enemy"),
    }


@pytest.mark.rule("FS 6.2")
def test_the_five_segments_in_order(table: Table) -> None:
    units = everyone(table)
    table.send("handler", "conflict.start")
    passed = [table.segment]
    for name in ("fox", "dog", "ally", "crowd", "wolf"):
        table.send("handler", "turn.abstain", unit=units[name])
        if table.segment != passed[-1]:
            passed.append(table.segment)
    assert passed == ["friendly", "ally", "neutral", "enemy", "environmental"]
    table.send("handler", "environment.resolve")
    assert table.segment == "friendly"
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert (conflict.round, dict(conflict.acted)) == (2, {})
    assert table.codes("pilots") == ["round.begun", "segment.begun"]


@pytest.mark.rule("FS 6.3")
def test_empty_segments_are_passed_over_but_not_the_environmental_one(table: Table) -> None:
    table.unit("Wolf", (9, 3, 0), "enemy")
    table.send("handler", "conflict.start")
    assert table.segment == "enemy"
    table.send("handler", "segment.end")
    assert table.segment == "environmental"
    table.send("handler", "environment.resolve")
    assert table.segment == "enemy"


@pytest.mark.rule("FS 6.4")
def test_a_map_without_units_waits_in_the_environmental_segment(table: Table) -> None:
    table.send("handler", "conflict.start")
    assert table.segment == "environmental"
    assert table.refuse("handler", "segment.end").code == "resolve-first"


@pytest.mark.rule("FS 6.2")
def test_a_turn_is_played_out_before_another_begins(table: Table) -> None:
    units = everyone(table)
    table.send("handler", "conflict.start")
    table.send("ann", "turn.start", unit=units["fox"])
    refused = table.refuse("bob", "turn.start", unit=units["dog"])
    assert refused.code == "turn-of-another"
    assert refused.params["active"]["unit"] == units["fox"]
    assert table.refuse("ann", "turn.start", unit=units["fox"]).code == "turn-begun"
    assert table.refuse("bob", "turn.end", unit=units["dog"]).code == "turn-not-begun"
    refused = table.refuse("handler", "segment.end")
    assert (refused.code, refused.data["unit"]) == ("turn-not-over", units["fox"])
    table.send("ann", "turn.end", unit=units["fox"])
    table.send("bob", "turn.start", unit=units["dog"])
    table.send("bob", "turn.end", unit=units["dog"])
    assert table.segment == "ally"


@pytest.mark.rule("FS 6.2")
def test_one_turn_a_round(table: Table) -> None:
    units = everyone(table)
    table.turn(units["fox"])
    table.send("ann", "turn.end", unit=units["fox"])
    assert table.refuse("ann", "turn.start", unit=units["fox"]).code == "already-acted"
    assert table.refuse("ann", "turn.abstain", unit=units["fox"]).code == "already-acted"
    assert table.view()["scene"]["units"][units["fox"]]["turn"] == "done"


def test_a_turn_belongs_to_its_segment(table: Table) -> None:
    units = everyone(table)
    table.send("handler", "conflict.start")
    refused = table.refuse("handler", "turn.start", unit=units["wolf"])
    assert refused.code == "segment-to-come"
    assert refused.params["own"] == "enemy"
    table.send("handler", "segment.end")
    late = table.unit("Late", (2, 6, 0), "pilot", "a")
    assert table.refuse("ann", "turn.start", unit=late).code == "segment-passed"


@pytest.mark.rule("FS 6.5", "FS C 3.1", "FS C 3.6")
def test_a_turn_begins_with_four_steps_and_energy_back(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "unit.update", unit=fox, energy=1, steps=0)
    table.turn(fox)
    assert (table[fox].steps, table[fox].energy) == (4, 4)
    table.fly("ann", fox, (3, 3, 1), (3, 3, 0))
    table.send("ann", "turn.end", unit=fox)
    assert (table[fox].steps, table[fox].movement) == (3, None), "steps are kept for the round"
    assert table[fox].flown
    table.to_environment()
    table.send("handler", "environment.resolve")
    table.send("ann", "turn.start", unit=fox)
    assert (table[fox].steps, table[fox].flown) == (4, False)


@pytest.mark.rule("FS 6.3")
def test_abstaining_is_a_turn_begun_and_ended(table: Table) -> None:
    units = everyone(table)
    table.send("handler", "unit.place", unit=units["fox"], at=cell(1, 3, 4))
    table.send("handler", "conflict.start")
    table.send("ann", "turn.abstain", unit=units["fox"])
    assert table[units["fox"]].falling, "it began its turn in the air"
    assert table.codes() == ["unit.begins_to_fall", "turn.abstained"]
    assert table.view()["scene"]["units"][units["fox"]]["turn"] == "abstained"


@pytest.mark.rule("FS 6.3")
def test_ending_a_segment_skips_units_that_have_not_acted(table: Table) -> None:
    units = everyone(table)
    table.send("handler", "conflict.start")
    table.send("ann", "turn.abstain", unit=units["fox"])
    table.send("handler", "segment.end")
    assert table.codes() == ["turn.skipped", "segment.begun"]
    assert table.segment == "ally"
    assert table[units["dog"]].steps == 4


@pytest.mark.rule("FS 6.1")
def test_an_npc_that_has_acted_does_not_act_again_elsewhere(table: Table) -> None:
    units = everyone(table)
    table.send("handler", "conflict.start")
    table.send("handler", "segment.end")
    table.send("handler", "turn.abstain", unit=units["ally"])
    table.send("handler", "unit.update", unit=units["ally"], disposition="enemy")
    table.send("handler", "segment.end")
    assert table.segment == "enemy"
    assert table.refuse("handler", "turn.start", unit=units["ally"]).code == "already-acted"


@pytest.mark.rule("FS 6.1")
def test_one_moved_to_a_segment_that_has_passed_waits(table: Table) -> None:
    units = everyone(table)
    table.send("handler", "conflict.start")
    table.send("handler", "segment.end")
    table.send("handler", "segment.end")
    assert table.segment == "neutral"
    table.send("handler", "unit.update", unit=units["wolf"], disposition="ally")
    assert table.view()["scene"]["units"][units["wolf"]]["turn"] == "none"
    table.send("handler", "segment.end")
    assert table.segment == "environmental", "nobody is left for the enemy segment"
    table.send("handler", "environment.resolve")
    assert table.view()["scene"]["units"][units["wolf"]]["turn"] == "waiting"


@pytest.mark.rule("FS 6.1")
def test_a_unit_added_acts_if_its_segment_is_still_to_come(table: Table) -> None:
    table.frame()
    table.send("handler", "conflict.start")
    table.unit("Wolf", (9, 3, 0), "enemy")
    table.send("handler", "segment.end")
    assert table.segment == "enemy"


def test_the_last_one_leaving_ends_the_segment(table: Table) -> None:
    units = everyone(table)
    table.send("handler", "conflict.start")
    table.send("ann", "turn.abstain", unit=units["fox"])
    table.send("handler", "unit.place", unit=units["dog"], at=None)
    assert table.segment == "ally"


@pytest.mark.parametrize("how", ["destroyed", "removed", "off"])
@pytest.mark.rule("FS 6.5")
def test_a_turn_ends_with_the_unit(table: Table, how: str) -> None:
    units = everyone(table)
    table.turn(units["fox"])
    if how == "destroyed":
        table.send("handler", "unit.update", unit=units["fox"], integrity=0)
    elif how == "removed":
        table.send("handler", "unit.remove", unit=units["fox"])
    else:
        table.send("handler", "unit.place", unit=units["fox"], at=None)
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert conflict.active is None
    table.send("bob", "turn.start", unit=units["dog"])


def test_units_off_the_map_or_destroyed_have_no_turn(table: Table) -> None:
    units = everyone(table)
    reserve = table.unit("Reserve", None, "pilot", "a")
    table.send("handler", "unit.update", unit=units["fox"], destroyed=True)
    table.send("handler", "conflict.start")
    assert table.refuse("ann", "turn.start", unit=reserve).code == "not-on-map"
    assert table.refuse("ann", "turn.start", unit=units["fox"]).code == "destroyed"


def test_the_turn_of_a_hidden_unit_is_not_shown(table: Table) -> None:
    units = everyone(table)
    ghost = table.unit("Ghost", (2, 8, 0), "pilot", hidden=True)
    table.send("handler", "conflict.start")
    table.send("bob", "turn.abstain", unit=units["dog"])
    row = table.send("handler", "turn.start", unit=ghost)
    assert table.codes("pilots") == []
    assert table.view()["scene"]["conflict"]["active"] is None
    assert table.view("handler")["scene"]["conflict"]["active"] == ghost
    refused = table.refuse("ann", "turn.start", unit=units["fox"])
    assert (refused.code, refused.params) == ("turn-running", {})
    assert table.refuse("bob", "turn.start", unit=units["dog"]).code == "already-acted"
    assert row.events[0]["type"] == "turn.started"


def test_start_and_end_of_the_conflict(table: Table) -> None:
    fox = table.frame()
    for kind in ("segment.end", "conflict.end"):
        assert table.refuse("handler", kind).code == "no-conflict"
    assert table.refuse("ann", "turn.start", unit=fox).code == "no-conflict"
    assert table.refuse("ann", "turn.end", unit=fox).code == "no-conflict"
    table.turn(fox)
    assert table.refuse("handler", "conflict.start").code == "conflict-running"
    refused = table.refuse("handler", "environment.resolve")
    assert (refused.code, refused.params) == ("not-environmental", {"segment": "friendly"})
    table.send("handler", "conflict.end")
    assert table.state.scene.conflict is None
    assert table[fox].steps == 0
    assert table.view()["scene"]["conflict"] is None


def test_a_unit_that_has_acted_is_not_told_to_begin_its_turn(table: Table) -> None:
    fox, _dog = table.frame(), table.unit("Dog", (6, 3, 0), "pilot", "b")
    table.send("handler", "conflict.start")
    refused = table.no_walk("ann", fox, (4, 3, 0))
    assert text(refused.code, refused.params) == "Nobody has the turn: begin Fox's first"
    table.send("ann", "turn.start", unit=fox)
    table.send("ann", "turn.end", unit=fox)
    refused = table.no_walk("ann", fox, (4, 3, 0))
    assert (refused.code, refused.params["turn"]) == ("no-turn", "done")
    assert text(refused.code, refused.params) == "Fox has acted this round"
