"""The timer: a countdown without effect, kept as times and not as ticks."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine import DecisionContext, project
from app.engine.state.timer import LONGEST_TIMER, Timer
from tests.engine.play import Table, check_round_trips

START = datetime(2026, 1, 1, tzinfo=UTC)


class ClockedTable(Table):
    """A table whose clock the test sets, in seconds from its start."""

    seconds: float = 0

    def context(self) -> DecisionContext:
        now = (START + timedelta(seconds=self.seconds)).isoformat(timespec="milliseconds")
        return replace(super().context(), now=now.replace("+00:00", "Z"))


def timer(table: Table, group: str = "pilots") -> dict[str, Any]:
    found: dict[str, Any] = project(table.state, group)["timer"]
    return found


def test_everybody_sees_when_it_ends() -> None:
    table = ClockedTable()
    assert timer(table) is None
    table.send("handler", "timer.start", seconds=125, label="Turn")
    assert table.log("pilots")[0]["params"] == {"time": "2:05", "name": "Turn"}
    shown = {
        "label": "Turn",
        "seconds": 125,
        "ends_at": "2026-01-01T00:02:05.000Z",
        "left": 0,
    }
    assert [timer(table, group) for group in ("handler", "pilots", "spectators")] == [shown] * 3
    check_round_trips(table)


def test_it_is_paused_goes_on_and_gets_a_minute_more() -> None:
    table = ClockedTable()
    table.send("handler", "timer.start", seconds=120)
    table.seconds = 30.5
    table.send("handler", "timer.pause")
    assert (timer(table)["ends_at"], timer(table)["left"]) == (None, 89_500)
    assert table.refuse("handler", "timer.pause").code == "already-so"
    table.seconds = 1000
    table.send("handler", "timer.add", seconds=60)
    assert (timer(table)["left"], timer(table)["seconds"]) == (149_500, 150)
    table.send("handler", "timer.resume")
    assert timer(table)["ends_at"] == "2026-01-01T00:19:09.500Z"
    assert table.refuse("handler", "timer.resume").code == "already-so"
    table.seconds = 2000
    assert table.refuse("handler", "timer.pause").code == "timer-over"
    table.send("handler", "timer.add", seconds=60)
    assert timer(table)["ends_at"] == "2026-01-01T00:34:20.000Z"
    assert table.codes("pilots", 4) == []
    table.send("handler", "timer.remove")
    assert timer(table) is None
    check_round_trips(table)


def test_undo_leaves_it() -> None:
    table = ClockedTable()
    unit = table.frame((3, 3, 0))
    table.walk("ann", unit, (3, 4, 0))
    table.send("handler", "timer.start", seconds=60)
    table.send("ann", "undo")
    assert timer(table)["seconds"] == 60 and table[unit].at == (3, 3, 0)


def test_a_copy_of_the_table_has_none() -> None:
    table = ClockedTable()
    table.send("handler", "timer.start", seconds=60)
    table.send(
        "server", "table.branch", name="Copy", how="branched", source="t1",
        commitment="cd" * 32, seat="h2", handler="Hanna",
    )  # fmt: skip
    assert timer(table, "handler") is None


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seconds": 0}, "malformed"),
        ({"seconds": -5}, "malformed"),
        ({"seconds": LONGEST_TIMER + 1}, "malformed"),
        ({"seconds": 1.5}, "malformed"),
        ({"seconds": "60"}, "malformed"),
        ({}, "malformed"),
        ({"seconds": 60, "label": ""}, "malformed"),
        ({"seconds": 60, "label": "x" * 81}, "malformed"),
    ],
)
def test_what_no_timer_can_be(fields: dict[str, Any], code: str) -> None:
    table = ClockedTable()
    assert table.refuse("handler", "timer.start", **fields).code == code


def test_who_may_set_it_and_when_there_is_none() -> None:
    table = ClockedTable()
    for kind, fields in (
        ("timer.pause", {}),
        ("timer.resume", {}),
        ("timer.add", {"seconds": 60}),
        ("timer.remove", {}),
    ):
        assert table.refuse("handler", kind, **fields).code == "no-timer"
        assert table.refuse("ann", kind, **fields).code == "handler-only"
    assert table.refuse("ann", "timer.start", seconds=60).code == "handler-only"
    table.send("handler", "timer.start", seconds=LONGEST_TIMER)
    assert table.refuse("handler", "timer.add", seconds=1).code == "timer-too-long"


@given(st.integers(1, LONGEST_TIMER), st.lists(st.integers(0, 10**8), max_size=6), st.booleans())
def test_what_is_left_only_shrinks_while_it_runs(
    seconds: int, steps: list[int], pauses: bool
) -> None:
    now, left = START, seconds * 1000
    kept = Timer("", seconds, None).running(left, now.isoformat())
    for step in steps:
        now += timedelta(milliseconds=step)
        left = max(0, left - step)
        assert kept.remaining(now.isoformat()) == left
        if pauses:
            kept = kept.paused(left)
            now += timedelta(hours=1)
            assert kept.remaining(now.isoformat()) == left
            kept = kept.running(left, now.isoformat())
