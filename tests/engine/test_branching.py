"""The row by which a table goes on from another one's history, and its dice."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from app.rules.dice_check.verify_dice import verify
from tests.engine.fair import some_rolls
from tests.engine.play import Table, check_round_trips

BRANCH = {
    "how": "branched",
    "source": "t1",
    "commitment": "c" * 64,
    "seat": "new",
    "handler": "Handler",
}


@pytest.mark.parametrize("name", ["Another", "same"])
def test_seats_and_chapter_end_and_the_log_says_where_it_comes_from(name: str) -> None:
    table = Table()
    fox = table.frame()
    before = table.state
    if name == "same":
        name = before.table.name
    table.send("server", "table.branch", name=name, **BRANCH)
    state = table.state
    assert (state.table.name, state.table.options) == (name, before.table.options)
    assert [(seat.id, seat.role) for seat in state.record.seats.values()] == [("new", "handler")]
    dice, was = state.record.dice, before.record.dice
    assert (dice.chapter, dice.commitment) == (was.chapter + 1, "c" * 64)
    assert state.world is before.world
    assert table.view("pilots")["scene"]["units"][fox]["controller"] is None
    for group in ("handler", "pilots", "spectators"):
        lines = table.log(group)
        assert [line["code"] for line in lines] == [
            "table.branched",
            "chapter.opened",
            "seat.joined",
        ]
        assert lines[0]["data"] == {"table": "t1", "chapters": was.chapter}
    check_round_trips(table)


def taken_over(data: Any) -> dict[str, Any]:
    """The log of a table that goes on from another one's history, with all its chapters."""
    log = copy.deepcopy(some_rolls().export("handler"))
    line = {**log["log"][-1], "n": len(log["log"]) + 1, "code": "table.imported"}
    line |= {"params": {}, "data": data if data != "home" else {
        "table": log["dice"]["table"], "chapters": 9
    }}  # fmt: skip
    log["log"].append(line)
    log["dice"] |= {"table": "elsewhere", "lines": len(log["log"])}
    return log


def test_dice_are_checked_by_the_table_they_were_rolled_at() -> None:
    assert verify(taken_over("home")).verdict == "fair"


def test_an_exported_table_with_its_history_can_be_checked() -> None:
    table = {**taken_over("home"), "format": "hexframe-table", "version": 2}
    assert verify(table).verdict == "fair"


@pytest.mark.parametrize(
    "data", [None, {}, {"table": "a|b", "chapters": 9}, {"table": "t", "chapters": "9"}]
)
def test_a_line_that_does_not_say_it_changes_nothing(data: Any) -> None:
    assert verify(taken_over(data)).verdict == "wrong"
