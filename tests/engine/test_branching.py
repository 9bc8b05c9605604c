"""The row by which a table continues another table's history, and its dice."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.dice_check.verify_dice import verify
from tests.engine.fair_table import imported_log
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


def test_dice_are_checked_by_the_table_they_were_rolled_at() -> None:
    assert verify(imported_log("home")).verdict == "fair"


def test_an_exported_table_with_its_history_can_be_checked() -> None:
    table = {**imported_log("home"), "format": "hexframe-table", "version": 2}
    assert verify(table).verdict == "fair"


@pytest.mark.parametrize(
    "data", [None, {}, {"table": "a|b", "chapters": 9}, {"table": "t", "chapters": "9"}]
)
def test_a_line_that_does_not_say_it_changes_nothing(data: Any) -> None:
    assert verify(imported_log(data)).verdict == "wrong"
