"""Pilots take free units and release them (FS 1)."""

from __future__ import annotations

import pytest

from tests.engine.play import Table, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.rule("FS 1.2")
def test_a_pilot_takes_a_free_unit_and_gives_it_back(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    table.send("ann", "unit.take", unit=fox)
    assert table[fox].controller == "a"
    assert table.refuse("bob", "unit.take", unit=fox).code == "unit-taken"
    assert table.refuse("bob", "unit.release", unit=fox).code == "not-yours"
    table.send("ann", "unit.release", unit=fox)
    assert table[fox].controller is None
    assert table.refuse("handler", "unit.release", unit=fox).code == "already-so"
    table.send("bob", "unit.take", unit=fox)
    table.send("handler", "unit.release", unit=fox)
    assert table[fox].controller is None
    check_round_trips(table)


def test_only_pilots_take_and_only_units_of_the_pilots(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    dog = table.unit("Dog", (5, 3, 0), "enemy")
    assert table.refuse("handler", "unit.take", unit=fox).code == "pilots-take"
    assert table.refuse("eve", "unit.take", unit=fox).code == "spectators-watch"
    assert table.refuse("ann", "unit.take", unit=dog).code == "not-for-pilots"


def test_a_hidden_unit_is_taken_by_nobody(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    known, unknown = (table.refuse("ann", "unit.take", unit=u) for u in (fox, "nothing"))
    assert (known.code, known.data) == (unknown.code, unknown.data) == ("no-such-unit", {})


def character(table: Table, name: str, unit: str | None, seat: str | None = None) -> str:
    row = table.send("handler", "character.add", name=name, unit=unit, seat=seat)
    return str(row.events[0]["character"]["id"])


def seat_of(table: Table, character: str) -> str | None:
    return table.state.world.characters[character].seat


def test_a_character_nobody_plays_comes_with_its_unit_and_goes_with_it(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse = character(table, "Ilse", fox)
    table.send("ann", "unit.take", unit=fox)
    assert table.codes("pilots") == ["unit.taken_with"]
    assert (table[fox].controller, seat_of(table, ilse)) == ("a", "a")
    assert "lent" not in table.view("pilots")["characters"][ilse]
    table.send("ann", "unit.release", unit=fox)
    assert table.codes("pilots") == ["unit.released_with"]
    assert (table[fox].controller, seat_of(table, ilse)) == (None, None)
    table.send("bob", "unit.take", unit=fox)
    assert seat_of(table, ilse) == "b"
    # Undo takes both back at once.
    table.send("handler", "undo")
    assert (table[fox].controller, seat_of(table, ilse)) == (None, None)
    check_round_trips(table)


def test_a_pilot_with_a_character_takes_only_the_unit(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse, own = character(table, "Ilse", fox), character(table, "Ann's", None, "a")
    table.send("ann", "unit.take", unit=fox)
    assert table.codes("pilots") == ["unit.taken"]
    assert (seat_of(table, ilse), seat_of(table, own)) == (None, "a")
    table.send("ann", "unit.release", unit=fox)
    assert table.codes("pilots") == ["unit.released"]


def test_a_character_that_somebody_plays_stays_theirs(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse = character(table, "Ilse", fox, "b")
    table.send("ann", "unit.take", unit=fox)
    assert seat_of(table, ilse) == "b"
    table.send("ann", "unit.release", unit=fox)
    table.send("bob", "unit.take", unit=fox)
    table.send("bob", "unit.release", unit=fox)
    assert seat_of(table, ilse) == "b"


def test_a_character_given_to_its_pilot_stays_when_the_unit_is_released(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse = character(table, "Ilse", fox)
    table.send("ann", "unit.take", unit=fox)
    table.send("handler", "character.update", character=ilse, seat="a")
    table.send("ann", "unit.release", unit=fox)
    assert seat_of(table, ilse) == "a"


def test_a_removed_seat_plays_no_character(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ilse = character(table, "Ilse", fox)
    table.send("ann", "unit.take", unit=fox)
    table.send("server", "seat.leave", seat="a")
    table.send("bob", "unit.take", unit=fox)
    assert (table[fox].controller, seat_of(table, ilse)) == ("b", "b")


@pytest.mark.rule("FS 1.2")
def test_a_second_unit_is_the_handlers_to_give(table: Table) -> None:
    fox, dog = (table.unit(name, (x, 3, 0), "pilot", None) for name, x in (("Fox", 3), ("Dog", 5)))
    table.send("ann", "unit.take", unit=fox)
    refused = table.refuse("ann", "unit.take", unit=dog)
    assert (refused.code, refused.params["unit"]["unit"]) == ("one-unit-each", fox)
    # a wreck is no frame any more
    table.send("handler", "unit.update", unit=fox, destroyed=True)
    table.send("ann", "unit.take", unit=dog)
    assert table[dog].controller == "a"


def test_a_pilot_with_a_hidden_unit_cannot_take_another(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    mole = table.unit("Mole", (5, 3, 0), "pilot", "a", hidden=True)
    refused = table.refuse("ann", "unit.take", unit=fox)
    assert (refused.code, refused.params["unit"]["unit"]) == ("one-unit-each", mole)
    table.send("bob", "unit.take", unit=fox)
    assert table[fox].controller == "b"


def asked(table: Table) -> list[tuple[str, str]]:
    """Returns who requests which unit, as the pilots know it."""
    asks = table.view("pilots")["asks"].values()
    return [(ask["text"], ask["about"]) for ask in asks if ask["kind"] == "unit"]


def test_the_handler_gives_what_is_asked_for_with_one_command(table: Table) -> None:
    fox, dog = (table.unit(name, (x, 3, 0), "pilot", None) for name, x in (("Fox", 3), ("Dog", 5)))
    table.send("ann", "unit.take", unit=fox)
    ask = table.send("ann", "unit.ask", unit=dog).events[0]["ask"]["id"]
    assert table.codes("pilots") == ["unit.asked_for"]
    # once is enough, and another may ask as well
    assert table.refuse("ann", "unit.ask", unit=dog).code == "nothing-changes"
    table.send("bob", "unit.ask", unit=dog)
    assert asked(table) == [("Ann", "a"), ("Bob", "b")]
    table.send("handler", "action.grant", ask=ask)
    assert table.codes("pilots") == ["unit.given"]
    assert table[dog].controller == "a"
    assert asked(table) == []
    # undo gives the question back too
    table.send("handler", "undo")
    assert (table[dog].controller, len(asked(table))) == (None, 2)
    check_round_trips(table)


def test_a_unit_that_was_asked_for_is_not_given_or_not_wanted_any_more(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    first = table.send("ann", "unit.ask", unit=fox).events[0]["ask"]["id"]
    assert table.refuse("bob", "action.deny", ask=first).code == "not-yours"
    table.send("ann", "action.deny", ask=first)
    assert (table.codes("pilots"), asked(table)) == (["unit.not_asked_for"], [])
    for text, code in (("", "unit.not_given"), ("Bob wants it", "unit.not_given_why")):
        ask = table.send("ann", "unit.ask", unit=fox).events[0]["ask"]["id"]
        table.send("handler", "action.deny", ask=ask, text=text)
        assert (table.codes("pilots"), asked(table)) == ([code], [])
    assert table.refuse("handler", "action.grant", ask=first).code == "no-such-ask"


@pytest.mark.parametrize(
    ("who", "command"),
    [
        ("bob", {"type": "unit.take"}),
        ("handler", {"type": "unit.give", "seat": "b"}),
        ("handler", {"type": "unit.update", "controller": "b"}),
        ("handler", {"type": "unit.remove"}),
    ],
)
def test_requests_end_when_somebody_gets_the_unit(
    table: Table, who: str, command: dict[str, str]
) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    table.send("ann", "unit.ask", unit=fox)
    # another question of its own stays
    table.send("handler", "action.ask", unit=fox, text="kneel")
    table.send(who, command["type"], unit=fox, **{k: v for k, v in command.items() if k != "type"})
    assert asked(table) == []
    gone = command["type"] == "unit.remove"
    assert len(table.view("pilots")["asks"]) == (0 if gone else 1)


def test_requests_of_a_departed_seat_are_removed(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0), "pilot", None)
    ask = table.send("ann", "unit.ask", unit=fox).events[0]["ask"]["id"]
    table.send("server", "seat.leave", seat="a")
    assert asked(table) == []
    assert table.refuse("handler", "action.grant", ask=ask).code == "no-such-ask"


def test_only_what_could_be_taken_is_asked_for(table: Table) -> None:
    fox, dog = table.unit("Fox", (3, 3, 0), "pilot", "b"), table.unit("Dog", (5, 3, 0), "enemy")
    assert table.refuse("ann", "unit.ask", unit=fox).code == "unit-taken"
    assert table.refuse("ann", "unit.ask", unit=dog).code == "not-for-pilots"
    assert table.refuse("handler", "unit.ask", unit=fox).code == "pilots-take"
    assert table.refuse("eve", "unit.ask", unit=fox).code == "spectators-watch"
