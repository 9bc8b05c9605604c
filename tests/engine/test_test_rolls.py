"""Tests and dice through commands: FS 2 and 3."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.play import Table


@pytest.fixture
def table() -> Table:
    return Table()


def request(table: Table, unit: str, **fields: Any) -> str:
    roll = {"kind": "proactive", "dice": ["d8"], "modifiers": [1], "mark": 8, **fields}
    row = table.send("handler", "test.request", unit=unit, **roll)
    return str(row.events[0]["request"]["id"])


def answered(table: Table, group: str = "pilots") -> dict[str, Any]:
    return table.log(group)[0]["data"]


@pytest.mark.parametrize(
    ("kind", "dice", "faces", "modifiers", "mark", "score", "outcome"),
    [
        ("proactive", ["d4", "d8"], [4, 6], [1], 8, 9, "hit"),
        ("reactive", ["d4", "d8"], [4, 6], [1], 8, 9, "hit"),
        ("proactive", ["d6"], [3], [], 3, 3, "hit"),
        ("reactive", ["d6"], [3], [], 3, 3, "miss"),
        ("reactive", ["d12"], [1], [-2], 1, -1, "fumble"),
        ("proactive", ["none"], [], [], 0, 0, "hit"),
        ("proactive", [], [], [5], 3, 5, "critical"),
    ],
)
@pytest.mark.rule("FS 3.3")
def test_the_worked_cases(
    table: Table,
    kind: str,
    dice: list[str],
    faces: list[int],
    modifiers: list[int],
    mark: int,
    score: int,
    outcome: str,
) -> None:
    fox = table.frame()
    asked = request(table, fox, kind=kind, dice=dice, modifiers=modifiers, mark=mark)
    table.faces = faces
    table.send("ann", "test.answer", request=asked)
    data = answered(table)
    assert (data["score"], data["outcome"], data["margin"]) == (score, outcome, score - mark)
    assert table.state.world.requests == {}


def test_the_roll_shows_the_kept_die_the_ace_and_the_proof(table: Table) -> None:
    fox = table.frame()
    asked = request(table, fox, dice=["d4", "d8"])
    table.faces = [4, 6]
    table.send("ann", "test.answer", request=asked)
    data = answered(table)
    assert data["dice"] == [
        {"sides": 4, "faces": [4], "face": 4, "kept": False, "ace": True},
        {"sides": 8, "faces": [6], "face": 6, "kept": True, "ace": False},
    ]
    assert data["ace"]
    assert data["proof"]["counter"] == 0
    assert table.state.record.dice.counters == {"public": 2}
    assert table.view()["table"]["chance"]["rolls"] == 1


@pytest.mark.rule("FS 3.6")
def test_exact_odds_are_shown_before_the_roll(table: Table) -> None:
    fox = table.frame()
    asked = request(table, fox, mark=8)
    shown = table.view()["requests"][asked]
    # d8 + 1, ace 8 -> 11: 11 misses nothing; 7 -> 8 hit; the rest misses
    assert shown["odds"] == {
        "miss": {"p": 0.75, "exact": "3/4"},
        "hit": {"p": 0.125, "exact": "1/8"},
        "critical": {"p": 0.125, "exact": "1/8"},
    }
    assert shown["mark"] == 8


@pytest.mark.rule("FS 3.6")
def test_a_hidden_mark_shows_only_the_scores(table: Table) -> None:
    fox = table.frame()
    asked = request(table, fox, hidden=True, mark=77)
    shown = table.view()["requests"][asked]
    assert (shown["mark"], shown["odds"]) == (None, None)
    assert shown["scores"]["11"] == {"p": 0.125, "exact": "1/8"}
    assert table.view("handler")["requests"][asked]["mark"] == 77
    assert "77" not in str(table.view()) + str(table.log("pilots"))
    table.faces = [8]
    table.send("ann", "test.answer", request=asked)
    for group in ("pilots", "spectators"):
        data = answered(table, group)
        assert (data["mark"], data["margin"], data["odds"]) == (None, None, None)
        assert (data["score"], data["outcome"]) == (11, "miss")
        assert "77" not in str(table.log(group))
    assert answered(table, "handler")["mark"] == 77
    assert table.codes("pilots") == ["test.rolled_hidden"]


@pytest.mark.rule("FS 3.1")
def test_npcs_never_roll(table: Table) -> None:
    wolf = table.unit("Wolf", (5, 5, 0), "enemy")
    roll = {"unit": wolf, "kind": "reactive", "dice": ["d6"], "mark": 3}
    assert table.refuse("handler", "test.request", **roll).code == "npc-never-rolls"
    assert table.refuse("handler", "test.roll", **roll).code == "npc-never-rolls"


def test_a_test_is_answered_once_and_by_its_pilot(table: Table) -> None:
    fox = table.frame()
    asked = request(table, fox)
    assert table.refuse("bob", "test.answer", request=asked).code == "not-yours"
    assert table.refuse("eve", "test.answer", request=asked).code == "spectators-watch"
    table.send("handler", "test.answer", request=asked)
    assert table.refuse("ann", "test.answer", request=asked).code == "no-such-request"


def test_a_test_of_a_hidden_unit_is_not_known(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0))
    asked = request(table, fox)
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    refused = table.refuse("ann", "test.answer", request=asked)
    missing = table.refuse("ann", "test.answer", request="nothing")
    assert (refused.code, refused.data) == (missing.code, missing.data) == ("no-such-request", {})
    assert table.view()["requests"] == {}
    table.send("handler", "test.answer", request=asked)
    assert table.log("pilots") == []
    assert table.codes("handler") == ["test.rolled"]
    assert table.state.record.dice.counters == {"secret": 1}
    table.send("handler", "test.roll", unit=fox, kind="reactive", dice=[], mark=1, hidden=True)
    assert (table.codes("handler"), table.log("pilots")) == (["test.rolled"], [])
    assert table.view("pilots")["table"]["chance"]["rolls"] == 0


def test_withdrawing_and_removing_the_unit_close_a_test(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "test.withdraw", request=request(table, fox))
    dog = table.unit("Dog", (6, 3, 0))
    kept = request(table, dog)
    request(table, fox)
    table.send("handler", "unit.remove", unit=fox)
    assert set(table.state.world.requests) == {kept}


def test_pilots_roll_on_their_own_where_the_table_lets_them(table: Table) -> None:
    fox = table.frame()
    roll = {"unit": fox, "kind": "proactive", "dice": ["d6"], "mark": 4}
    assert table.refuse("ann", "test.roll", **roll).code == "handler-names-marks"
    table.send("handler", "table.options", options={"pilots_name_marks": True})
    table.faces = [5]
    table.send("ann", "test.roll", **roll)
    assert answered(table)["outcome"] == "hit"
    assert table.refuse("bob", "test.roll", **roll).code == "not-yours"
    assert table.refuse("ann", "test.roll", **roll, hidden=True).code == "handler-only"
    table.send("handler", "table.options", options={"pilots_name_marks": False})
    assert table.refuse("ann", "test.roll", **roll).code == "handler-names-marks"


def test_the_handler_rolls_without_a_unit(table: Table) -> None:
    table.send("handler", "test.roll", kind="proactive", dice=["d6"], mark=4)
    assert table.codes("pilots") == ["test.rolled_free"]
    table.send("handler", "test.roll", kind="proactive", dice=["d6"], mark=4, hidden=True)
    assert table.codes("pilots") == ["test.rolled_free_hidden"]


def test_undone_rolls_stay_and_the_counter_never_goes_back(table: Table) -> None:
    fox = table.frame()
    asked = request(table, fox)
    table.send("ann", "test.answer", request=asked)
    table.send("handler", "undo")
    assert asked in table.state.world.requests
    assert table.state.record.dice.counters == {"public": 1}
    table.send("ann", "test.answer", request=asked)
    assert answered(table)["proof"]["counter"] == 1


def test_dice_notation(table: Table) -> None:
    table.faces = [2, 5]
    table.send("ann", "dice.roll", notation="2d6kh1+2 # jump")
    line = table.log("spectators")[0]
    assert line["code"] == "dice.rolled_for"
    assert line["params"] == {"notation": "2d6kh1+2", "total": 7, "reason": "jump"}
    assert [die["kept"] for die in line["data"]["dice"]] == [False, True]
    table.send("ann", "dice.roll", notation="d6")
    assert table.codes("pilots") == ["dice.rolled"]
    refused = table.refuse("ann", "dice.roll", notation="2d")
    assert refused.code.startswith("notation-")
    assert refused.params["position"]


def test_secret_rolls_have_a_stream_of_their_own(table: Table) -> None:
    row = table.send("handler", "dice.roll", notation="3d6", secret=True)
    assert row.events[0]["stream"] == "secret"
    assert (table.log("pilots"), table.log("spectators")) == ([], [])
    assert table.codes("handler") == ["dice.rolled"]
    assert table.state.record.dice.counters == {"secret": 3}
    assert table.view()["table"]["chance"]["rolls"] == 0
    assert table.refuse("ann", "dice.roll", notation="d6", secret=True).code == "handler-only"


def test_chapters(table: Table) -> None:
    table.send("ann", "dice.roll", notation="d6")
    table.send("server", "dice.chapter", commitment="cd" * 32, seed="12" * 16)
    assert table.codes("pilots") == ["chapter.closed", "chapter.opened"]
    chance = table.view()["table"]["chance"]
    assert chance == {"chapter": 2, "commitment": "cd" * 32, "rolls": 0, "mix": ""}
    assert table.state.record.dice.counters == {}
    table.send("server", "dice.chapter", commitment="ef" * 32)
    assert table.codes("pilots") == ["chapter.opened"]
    assert table.refuse("handler", "dice.chapter", commitment="ab" * 32).code == "server-only"
