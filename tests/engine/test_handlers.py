"""Several Handlers at one table."""

from __future__ import annotations

import pytest

from tests.engine.play import ROLES, Table, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_pilot_becomes_a_second_handler_and_stays_in_the_frame(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    fox = table.frame()
    table.send("handler", "seat.role", seat="a", role="handler")
    assert table.codes("spectators") == ["seat.now_handler"]
    assert table.state.record.seats["a"].role == "handler"
    assert table[fox].controller == "a"
    # Every line names the acting Handler.
    monkeypatch.setitem(ROLES, "ann", ("a", "handler"))
    row = table.send("ann", "unit.highlight", unit=fox, highlighted=True)
    assert [line["by"] for line in row.events[0]["log"]] == ["Ann"]
    table.send("ann", "seat.role", seat="h", role="pilot")
    assert table.codes("pilots") == ["seat.now_pilot"]
    check_round_trips(table)


def test_the_last_handler_stays(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    assert table.refuse("handler", "seat.role", seat="h", role="pilot").code == "last-handler"
    assert table.refuse("handler", "seat.kick", seat="h").code == "last-handler"
    table.send("handler", "seat.role", seat="e", role="handler")
    monkeypatch.setitem(ROLES, "eve", ("e", "handler"))
    table.send("eve", "seat.kick", seat="h")
    assert table.refuse("eve", "seat.kick", seat="e").code == "last-handler"


def test_whose_role_changes(table: Table) -> None:
    for role in ("system", "spectator", ""):
        assert table.refuse("handler", "seat.role", seat="a", role=role).code == "malformed"
    refused = table.refuse("handler", "seat.role", seat="a", role="pilot")
    assert (refused.code, refused.params) == ("role-already", {"name": "Ann"})
    assert table.refuse("handler", "seat.role", seat="n", role="pilot").code == "no-such-seat"
    assert table.refuse("ann", "seat.role", seat="a", role="handler").code == "handler-only"
    table.send("handler", "seat.role", seat="e", role="pilot")
    assert table.state.record.seats["e"].role == "pilot"


def test_a_ban_is_logged(table: Table) -> None:
    table.send("handler", "seat.kick", seat="b", ban=True)
    assert table.codes("spectators") == ["seat.banned"]
    for lifted, code in ((False, "ban.made"), (True, "ban.lifted")):
        table.send("server", "ban.tell", name="Kim", by="Hanna", lifted=lifted)
        assert (table.codes(), table.codes("pilots")) == ([code], [])


def test_handlers_alone_are_told_of_a_webhook_that_fails(table: Table) -> None:
    assert table.refuse("handler", "webhook.tell", name="Ledger").code == "server-only"
    table.send("server", "webhook.tell", name="Ledger")
    assert (table.codes(), table.codes("pilots")) == (["webhook.off"], [])
