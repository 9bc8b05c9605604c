"""Several seats that control one unit, and units of the Handler lent to players."""

from __future__ import annotations

import pytest

from app.engine import group_of
from app.engine.commands.units.unit_control import MOST_CONTROLLERS
from app.engine.visibility.groups import Group
from tests.engine.fights import declare
from tests.engine.fog_table import at, walled
from tests.engine.play import BLANK, Table, cell, check_round_trips
from tests.engine.reactions import left_over


@pytest.fixture
def table() -> Table:
    return Table()


def hands(table: Table, unit: str) -> tuple[str | None, tuple[str, ...]]:
    return table[unit].controller, table[unit].copilots


def test_the_handler_gives_a_unit_to_a_second_seat_and_takes_it_back(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "unit.give", unit=fox, seat="b")
    assert table.codes("pilots") == ["unit.shared"]
    assert hands(table, fox) == ("a", ("b",))
    shown = table.view("pilots")["scene"]["units"][fox]
    assert (shown["controller"], shown["copilots"]) == ("a", ["b"])
    table.send("bob", "unit.move", unit=fox, mode="ground", path=[cell(3, 4, 0)])
    table.send("handler", "unit.release", unit=fox, seat="b")
    assert table.codes("pilots") == ["unit.let_go"]
    assert hands(table, fox) == ("a", ())
    assert table.refuse("bob", "unit.release", unit=fox).code == "not-yours"
    assert table.refuse("handler", "unit.release", unit=fox, seat="b").code == "already-so"
    check_round_trips(table)


def test_a_free_unit_is_given_with_the_character_that_waits(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0))
    row = table.send("handler", "character.add", name="Ilse", unit=fox)
    ilse = row.events[0]["character"]["id"]
    table.send("handler", "unit.give", unit=fox, seat="b")
    assert table.codes("pilots") == ["unit.given_with"]
    table.send("handler", "unit.give", unit=fox, seat="a")
    assert (hands(table, fox), seat_of(table, ilse)) == (("b", ("a",)), "b")
    # A controller who leaves changes nothing; the other one continues.
    table.send("bob", "unit.release", unit=fox)
    assert table.codes("pilots") == ["unit.let_go_with"]
    assert (hands(table, fox), seat_of(table, ilse)) == (("a", ()), None)
    table.send("ann", "unit.release", unit=fox)
    assert table.codes("pilots") == ["unit.released"]
    assert hands(table, fox) == (None, ())


def seat_of(table: Table, character: str) -> str | None:
    return table.state.world.characters[character].seat


def test_a_handler_who_controls_a_unit_plays_no_character(table: Table) -> None:
    fox = table.unit("Fox", (3, 3, 0))
    row = table.send("handler", "character.add", name="Ilse", unit=fox)
    table.send("handler", "unit.give", unit=fox, seat="h")
    assert (hands(table, fox), seat_of(table, row.events[0]["character"]["id"])) == (
        ("h", ()),
        None,
    )


def test_which_seats_a_unit_can_be_given_to(table: Table) -> None:
    fox = table.frame()
    for seat in ("e", "nobody", "h" * 64):
        assert table.refuse("handler", "unit.give", unit=fox, seat=seat).code == "no-such-seat"
    assert table.refuse("handler", "unit.give", unit=fox, seat="").code == "malformed"
    assert table.refuse("handler", "unit.give", unit=fox, seat="a").code == "steers-already"
    assert table.refuse("ann", "unit.give", unit=fox, seat="b").code == "handler-only"
    table.send("handler", "unit.give", unit=fox, seat="b")
    assert table.refuse("handler", "unit.give", unit=fox, seat="b").code == "steers-already"
    assert table.refuse("ann", "unit.release", unit=fox, seat="b").code == "handler-only"
    assert table.refuse("handler", "unit.release", unit=fox, seat="n").code == "no-such-seat"


def test_so_many_steer_one_unit_and_no_more(table: Table) -> None:
    fox = table.frame()
    for i in range(MOST_CONTROLLERS):
        table.send("server", "seat.join", seat=f"s{i}", name=f"S{i}", role="pilot")
    for i in range(MOST_CONTROLLERS - 1):
        table.send("handler", "unit.give", unit=fox, seat=f"s{i}")
    refused = table.refuse("handler", "unit.give", unit=fox, seat="b")
    assert (refused.code, refused.params["most"]) == ("too-many-hands", MOST_CONTROLLERS)
    # A seat that is gone makes room.
    table.send("server", "seat.leave", seat="s0")
    table.send("handler", "unit.give", unit=fox, seat="b")
    assert hands(table, fox) == ("a", ("s1", "s2", "b"))


def test_the_next_controller_takes_over_when_a_seat_leaves(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "unit.give", unit=fox, seat="b")
    table.send("handler", "seat.kick", seat="a")
    shown = table.view("spectators")["scene"]["units"][fox]
    assert (shown["controller"], shown["copilots"]) == ("b", [])
    table.send("server", "seat.join", seat="n", name="Nina", role="pilot")
    table.send("handler", "unit.give", unit=fox, seat="n")
    assert hands(table, fox) == ("b", ("n",))
    table.send("server", "seat.leave", seat="n")
    assert table.view("handler")["scene"]["units"][fox]["copilots"] == []
    table.send("server", "seat.leave", seat="b")
    assert table.view("handler")["scene"]["units"][fox]["controller"] is None
    table.send("handler", "unit.release", unit=fox)
    assert hands(table, fox) == (None, ())


def test_another_controller_by_name_is_no_co_pilot_as_well(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "unit.give", unit=fox, seat="b")
    table.send("handler", "unit.update", unit=fox, controller="b")
    assert hands(table, fox) == ("b", ())
    table.send("handler", "unit.give", unit=fox, seat="a")
    table.send("handler", "unit.update", unit=fox, name="Fuchs")
    assert hands(table, fox) == ("b", ("a",))
    table.send("handler", "unit.update", unit=fox, controller=None)
    assert hands(table, fox) == (None, ())


def test_a_lent_unit_of_the_handlers_goes_back_to_the_handler(table: Table) -> None:
    dog = table.unit("Dog", (5, 3, 0), "enemy")
    table.send("handler", "unit.give", unit=dog, seat="a")
    assert table.codes("pilots") == ["unit.given"]
    table.send("ann", "unit.move", unit=dog, mode="ground", path=[cell(5, 4, 0)])
    table.send("handler", "unit.release", unit=dog)
    assert table.codes("pilots") == ["unit.returned"]
    assert table.refuse("ann", "unit.take", unit=dog).code == "not-for-pilots"


def test_a_lent_unit_acts_in_its_own_segment_and_is_taken_back_in_its_turn(table: Table) -> None:
    fox, dog = table.frame(), table.unit("Dog", (5, 3, 0), "enemy")
    table.send("handler", "unit.give", unit=dog, seat="b")
    table.turn(fox)
    assert table.refuse("bob", "turn.start", unit=dog).code == "turn-of-another"
    table.send("ann", "turn.end", unit=fox)
    while table.segment != "enemy":
        table.send("handler", "segment.end")
    row = table.send("bob", "turn.start", unit=dog)
    assert row.events[0]["log"][0]["by"] == "Bob"
    table.send("bob", "unit.move", unit=dog, mode="ground", path=[cell(5, 4, 0)])
    table.send("bob", "action.ask", unit=dog, text="howl")
    # The Handler may still act for it. Bob's request to the Handler stays open.
    table.send("handler", "unit.move", unit=dog, mode="ground", path=[cell(5, 5, 0)])
    assert table.refuse("bob", "undo").code == "undo-not-yours"
    table.send("handler", "unit.release", unit=dog)
    for kind in ("turn.end", "unit.stay_aloft"):
        assert table.refuse("bob", kind, unit=dog).code == "not-yours"
    (ask,) = table.state.world.asks
    assert table.refuse("bob", "action.deny", ask=ask).code == "not-yours"
    table.send("handler", "action.deny", ask=ask)
    table.send("handler", "turn.end", unit=dog)
    check_round_trips(table)


def test_whichever_pilot_is_first_reacts_and_answers(table: Table) -> None:
    table, fox, wolf = left_over()
    table.send("handler", "unit.give", unit=fox, seat="b")
    attack = declare(table, wolf, fox, "handler")
    table.faces = [4]
    table.send("bob", "reaction.claim", unit=fox)
    assert table.refuse("ann", "reaction.claim", unit=fox).code == "reaction-pending"
    # Bob loses control in the middle of it, and Ann continues.
    table.send("handler", "unit.release", unit=fox, seat="b")
    assert table.refuse("bob", "reaction.end", unit=fox).code == "not-yours"
    table.send("ann", "reaction.end", unit=fox)
    assert attack in table.state.world.attacks
    check_round_trips(table)


def test_an_attack_of_a_lent_unit_goes_on_when_it_is_taken_back(table: Table) -> None:
    table, fox, wolf = left_over(seconds=0)
    table.send("handler", "unit.give", unit=wolf, seat="b")
    attack = declare(table, wolf, fox, "bob")
    table.send("handler", "unit.release", unit=wolf)
    assert table.refuse("bob", "attack.roll", attack=attack).code == "not-your-roll"
    table.send("ann", "attack.roll", attack=attack)
    check_round_trips(table)


def names(table: Table, group: str) -> set[str]:
    return {unit["name"] for unit in table.view(group)["scene"]["units"].values()}


def group(table: Table, who: str = "a") -> str:
    return group_of(table.state, who)


@pytest.mark.parametrize("fog", ["off", "team", "own"])
def test_only_the_controllers_of_a_hidden_unit_know_it(fog: str) -> None:
    table = Table()
    if fog != "off":
        table.send("handler", "table.options", options={"fog": fog})
    mole = table.unit("Mole", (5, 3, 0), "enemy", hidden=True)
    was = {who: group(table, who) for who in "ab"}
    table.send("handler", "unit.give", unit=mole, seat="a")
    assert table.codes(group(table)) == ["unit.given"]
    assert group(table, "b") == was["b"]
    table.send("ann", "unit.move", unit=mole, mode="ground", path=[cell(5, 4, 0)])
    assert (table.codes(group(table)), table.codes(group(table, "b"))) == (["unit.moved"], [])
    shown = table.view(group(table))["scene"]["units"][mole]
    assert (shown["at"], shown["hidden"], "notes" in shown) == (cell(5, 4, 0), True, False)
    assert isinstance(table.ask("ann", "reach", unit=mole, mode="ground"), dict)
    for who in ("b", "e"):
        assert names(table, group(table, who)) == set()
    assert names(table, "pilots") == set()
    assert table.refuse("bob", "unit.take", unit=mole).code == "no-such-unit"
    table.send("ann", "undo")
    assert (table.codes(group(table)), table.codes(group(table, "b"))) == (["undone"], [])
    # After the Handler takes it back, it is gone from card and map, and so is the group.
    table.send("handler", "unit.release", unit=mole)
    assert names(table, group(table)) == set()
    assert (group(table) == "pilots") == (fog != "own")
    assert table.refuse("ann", "unit.stay_aloft", unit=mole).code == "no-such-unit"
    check_round_trips(table)


def test_a_unit_hidden_in_play_stays_with_its_pilots(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "chat.say", text="Now")
    before = table.view("pilots")
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    assert table.codes(group(table)) == ["unit.hidden"]
    own = group(table)
    # It continued from the pilots' view, with the same seqs.
    assert set(table.view(own)["scene"]["units"]) == set(before["scene"]["units"])
    assert Group.read(own).key_at(3) == "pilots"
    table.send("handler", "chat.say", text="All the same")
    assert table.codes(own) == ["chat.said"] == table.codes("pilots")
    table.send("handler", "unit.hide", unit=fox, hidden=False)
    assert (group(table), table.codes("pilots")) == ("pilots", ["unit.shown"])
    # An undo hides it again, and a redo shows it.
    table.send("handler", "undo")
    assert group(table) not in ("pilots", own)
    table.send("handler", "redo")
    assert group(table) == "pilots"
    check_round_trips(table)


def test_two_steer_a_hidden_unit_and_one_leaves_the_table(table: Table) -> None:
    mole = table.unit("Mole", (5, 3, 0), "enemy", hidden=True)
    for seat in "ab":
        table.send("handler", "unit.give", unit=mole, seat=seat)
    assert table.codes(group(table)) == ["unit.shared"] == table.codes(group(table, "b"))
    assert group(table) != group(table, "b")
    table.send("handler", "seat.role", seat="a", role="handler")
    assert (group(table), names(table, group(table, "b"))) == ("handler", {"Mole"})
    table.send("handler", "seat.role", seat="a", role="pilot")
    assert names(table, group(table)) == {"Mole"}
    table.send("server", "seat.leave", seat="b")
    table.send("handler", "unit.remove", unit=mole)
    assert group(table) == "pilots" and table.state.record.own == {}
    check_round_trips(table)


def test_controllers_know_their_hidden_unit_under_every_fog_option(
    table: Table,
) -> None:
    mole = table.unit("Mole", (5, 3, 0), "enemy", "a", hidden=True)
    for fog in ("own", "team", "own", "off"):
        table.send("handler", "table.options", options={"fog": fog})
        assert names(table, group(table)) == {"Mole"}, fog
        assert names(table, group(table, "b")) == set(), fog
        assert table.view(group(table))["scene"]["units"][mole]["controller"] == "a"
    check_round_trips(table)


def test_controllers_see_what_their_hidden_unit_sees() -> None:
    table = walled(fog="team", sight=20)
    table.unit("Fox", at(2, 3), "pilot", "b")
    mole = table.unit("Mole", at(9, 3), "pilot", "a", hidden=True)
    wolf = table.unit("Wolf", at(10, 4), "enemy")
    assert names(table, group(table)) == {"Fox", "Mole", "Wolf"}
    assert names(table, "pilots") == {"Fox"}
    table.send("ann", "unit.move", unit=mole, mode="ground", path=[cell(*at(9, 2))])
    assert wolf in table.view(group(table))["scene"]["units"]
    check_round_trips(table)


def test_dice_of_a_hidden_unit_are_secret_but_shown_to_its_controllers(table: Table) -> None:
    mole = table.unit("Mole", (5, 3, 0), "pilot", "a", hidden=True)
    ask = {"unit": mole, "kind": "proactive", "dice": ["d6"], "mark": 3}
    for hidden in (False, True):
        row = table.send("handler", "test.request", **ask, hidden=hidden)
        request = next(e for e in row.events if e["type"] == "test.requested")["request"]["id"]
        table.faces = [5]
        table.send("ann", "test.answer", request=request)
        (line,) = table.log(group(table))
        assert line["code"] == ("test.rolled_hidden" if hidden else "test.rolled")
        assert (line["data"]["score"], line["data"]["proof"]) == (5, None)
        assert table.log("handler")[0]["data"]["proof"]["stream"] == "secret"
        assert table.log("pilots") == [] == table.log("spectators")
    assert table.state.record.dice.counters == {"secret": 2}


def test_co_pilots_see_the_same_numbers_as_other_pilots(table: Table) -> None:
    table.send("handler", "table.options", options={"npc_stats": "nothing"})
    table.unit("Mole", (5, 3, 0), "enemy", "a", hidden=True)
    table.unit("Dog", (6, 3, 0), "enemy", "b")
    table.unit("Wolf", (7, 3, 0), "enemy")
    for who, told in (("a", {"Mole", "Dog"}), ("b", {"Dog"})):
        units = table.view(group(table, who))["scene"]["units"].values()
        assert {each["name"] for each in units if each["speed"] is not None} == told


def test_a_co_pilot_rolls_for_the_unit_what_was_asked(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "unit.give", unit=fox, seat="b")
    row = table.send("handler", "test.request", unit=fox, kind="proactive", dice=["d6"], mark=3)
    request = row.events[0]["request"]["id"]
    row = table.send("bob", "test.answer", request=request)
    assert row.events[0]["log"][0]["by"] == "Bob"
    assert table.refuse("ann", "test.answer", request=request).code == "no-such-request"


def test_a_co_pilot_rolls_from_the_sheet_of_the_units_character_and_no_more(table: Table) -> None:
    fox = table.frame()
    row = table.send("handler", "character.add", name="Ilse", unit=fox, seat="a")
    ilse = row.events[0]["character"]["id"]
    table.send("handler", "table.options", options={"pilots_name_marks": True})
    sheet = {"character": ilse, "attributes": ["sharpness"]}
    roll = {"kind": "proactive", "sheet": sheet, "mark": 3}
    assert table.refuse("bob", "test.roll", **roll).code == "not-your-character"
    table.send("handler", "unit.give", unit=fox, seat="b")
    for unit in (None, fox):
        row = table.send("bob", "test.roll", unit=unit, **roll)
        line = row.events[0]["log"][0]
        assert (line["by"], line["data"]["sheet"]["character"]) == ("Bob", ilse)
    # Planning, money and the name stay with whose character it is.
    raised = [{"do": "raise", "attribute": "sharpness"}]
    for kind, fields in (
        ("character.plan", {"character": ilse, "upgrades": raised}),
        ("character.upgrade", {"character": ilse, "upgrades": raised}),
        ("character.update", {"character": ilse, "name": "Mine"}),
        ("credits.give", {"from": ilse, "to": ilse, "amount": 1}),
    ):
        assert table.refuse("bob", kind, **fields).code == "not-your-character", kind
    table.send("handler", "unit.release", unit=fox, seat="b")
    assert table.refuse("bob", "test.roll", **roll).code == "not-your-character"
    # Only the Handler acts for a unit of another scene.
    table.send("handler", "unit.give", unit=fox, seat="b")
    scene = table.send("handler", "scene.add", name="Elsewhere", map=BLANK).events[0]["scene"]
    table.send("handler", "scene.activate", scene=scene)
    assert table.refuse("bob", "test.roll", **roll).code == "not-your-character"
    table.send("ann", "test.roll", **roll)
