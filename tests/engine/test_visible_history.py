"""How far back a viewer may look, and what a Handler prepares before anybody joins."""

from __future__ import annotations

import pytest

from app.engine.history.visible_history import first_visible_version
from tests.engine.play import ROLES, Table, check_round_trips


def seat(table: Table, who: str) -> int:
    """Adds a seat. Returns the row."""
    key, role = ROLES[who]
    table.send("server", "seat.join", seat=key, name=who, role=role)
    return table.state.version


def test_a_player_looks_back_to_where_it_sat_down_or_play_began() -> None:
    table = Table(seated=False)
    seat(table, "handler")
    for whom in ("pilots", "spectators"):
        assert first_visible_version(table.state, whom) == table.state.version
    table.send("handler", "conflict.start")  # tried out alone
    table.send("handler", "conflict.end")
    ann = seat(table, "ann")
    table.send("handler", "chat.say", text="wait")
    eve = seat(table, "eve")
    assert [first_visible_version(table.state, each) for each in (None, "h", "a", "e")] == [
        0,
        0,
        ann,
        eve,
    ]
    table.send("handler", "conflict.start")
    begun = table.state.version
    table.send("handler", "conflict.end")
    table.send("handler", "conflict.start")
    bob = seat(table, "bob")
    assert [first_visible_version(table.state, each) for each in ("a", "b", "e")] == [
        ann,
        begun,
        eve,
    ]
    assert begun < bob
    assert first_visible_version(table.state, "pilots") == ann
    table.send("handler", "seat.kick", seat="a")
    assert first_visible_version(table.state, "pilots") == begun
    with pytest.raises(KeyError):
        first_visible_version(table.state, "a")
    table.send("handler", "undo")  # the conflict begins; seen things stay seen
    assert first_visible_version(table.state, "b") == begun
    check_round_trips(table)


def test_a_change_of_role_keeps_the_start_of_the_history() -> None:
    table = Table(seated=False)
    seat(table, "handler")
    ann = seat(table, "ann")
    table.send("handler", "seat.role", seat="a", role="handler")
    assert first_visible_version(table.state, "a") == 0
    assert first_visible_version(table.state, "pilots") == table.state.version
    table.send("handler", "seat.role", seat="a", role="pilot")
    assert first_visible_version(table.state, "a") == ann


def test_only_the_handler_reads_lines_of_its_preparations() -> None:
    table = Table(seated=False)
    seat(table, "handler")
    crab = table.unit("Crab", (3, 3, 0), disposition="enemy")
    fox = table.unit("Fox", (4, 4, 0))
    table.send("handler", "terrain.set", cells=[{"q": 1, "r": 1, "level": 2}])
    table.send("handler", "chat.say", text="welcome")
    table.send("handler", "test.roll", kind="proactive", dice=["d6"], mark=3)
    table.send("handler", "test.roll", kind="proactive", dice=["d6"], mark=3, unit=fox)
    table.send("handler", "unit.update", unit=crab, integrity=3)
    seat(table, "ann")
    codes = [line["code"] for line in table.log("pilots", 99)]
    assert "chat.said" in codes
    # a roll without names is shown unchanged; of the other one only the dice are
    assert [code for code in codes if code.startswith(("test.", "dice."))] == [
        "test.rolled_free",
        "dice.unseen",
    ]
    assert not any(code.startswith(("unit.", "terrain.", "overruled")) for code in codes)
    assert "Crab" not in str(table.log("pilots", 99))
    assert "Crab" in str(table.log("handler", 99))
    # from now on there is a spectator
    table.unit("Wolf", (5, 3, 0), disposition="enemy")
    assert "Wolf" in str(table.log("pilots", 99))


def test_a_conflict_is_logged_with_nobody_present() -> None:
    table = Table(seated=False)
    seat(table, "handler")
    table.send("handler", "conflict.start")
    table.unit("Wolf", (5, 3, 0), disposition="enemy")
    seat(table, "eve")
    assert "Wolf" in str(table.log("spectators", 99))
