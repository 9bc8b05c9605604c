"""Undo and redo restore the world; the log keeps its lines."""

from __future__ import annotations

import pytest

from app.rules.geometry.hexes import Cell
from tests.engine.play import BLANK, Table, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


def test_undo_brings_back_exactly_the_world_before(table: Table) -> None:
    fox = table.frame()
    before = table.state.world
    table.walk("ann", fox, (4, 3, 0))
    moved = table.state.world
    table.send("handler", "undo")
    assert table.state.world is before
    table.send("handler", "redo")
    assert table.state.world is moved
    check_round_trips(table)


def test_the_log_keeps_what_was_undone_and_says_which_lines(table: Table) -> None:
    fox = table.frame()
    table.walk("ann", fox, (4, 3, 0))
    moved = {group: table.log(group)[0]["n"] for group in ("handler", "pilots")}
    table.send("handler", "chat.say", text="wait")
    table.send("handler", "undo")
    for group, n in moved.items():
        line = table.log(group)[0]
        assert (line["code"], line["kind"], line["data"]) == (
            "undone",
            "undo",
            {"from": n, "to": n},
        )
        fox_ref = {"unit": fox, "name": "Fox"}
        change = [{"seat": "a", "name": "Ann"}, fox_ref, "unit.moved"]
        assert line["params"] == {"what": "unit.moved", "change": change}
    table.send("handler", "redo")
    assert table.log("pilots")[0]["data"]["from"] == moved["pilots"]
    assert table.codes("pilots") == ["redone"]


def test_undoable_moves_are_named_as_far_as_the_viewer_knows_them(table: Table) -> None:
    fox = table.frame()
    table.walk("ann", fox, (4, 3, 0))
    what = {"what": "unit.moved", "by": "a", "unit": {"unit": fox, "name": "Fox"}, "prop": None}
    assert what.items() <= table.view("handler")["undo"].items()
    table.send("handler", "undo")
    assert table.view("handler")["undo"]["redo"] == what
    assert table.view("pilots")["undo"]["redo"] is None
    table.send("handler", "redo")
    table.send("handler", "unit.remove", unit=fox)
    assert table.view("handler")["undo"]["unit"] == {"unit": fox, "name": "Fox"}
    table.send("server", "seat.leave", seat="a")
    table.send("handler", "undo")
    table.send("handler", "undo")
    # a seat that is gone has no name any more
    assert table.log("handler")[0]["params"]["change"] == [what["unit"], "unit.moved"]


def test_a_hidden_unit_is_no_part_of_what_pilots_read_was_undone(table: Table) -> None:
    table.ground((3, 3, 3))
    ghost = table.unit("Ghost", (3, 3, 3), "enemy", hidden=True)
    fox = table.frame(at=(3, 3, 4))
    table.send("handler", "unit.highlight", unit=fox, highlighted=True)
    table.send("handler", "terrain.set", cells=[{"q": 3, "r": 3, "level": 0}])
    assert table[ghost].falling
    table.send("handler", "undo")
    assert table.log("handler")[0]["params"]["change"] == ["terrain.changed"]
    assert "Ghost" not in str(table.log("pilots"))


def test_undoing_something_secret_is_secret(table: Table) -> None:
    table.unit("Ghost", (5, 5, 0), "enemy", hidden=True)
    before = table.view("pilots")
    table.send("handler", "undo")
    assert table.log("pilots") == []
    assert table.view("pilots") == before
    assert table.codes("handler") == ["undone"]


def test_several_steps_back_and_forth(table: Table) -> None:
    fox = table.frame(at=(1, 3, 0))
    for q in (2, 3, 4):
        table.walk("ann", fox, (q, 3, 0))
    for q in (3, 2, 1):
        table.send("handler", "undo")
        assert table[fox].at == Cell(q, 3, 0)
    for q in (2, 3, 4):
        table.send("handler", "redo")
        assert table[fox].at == Cell(q, 3, 0)
    assert table.refuse("handler", "redo").code == "nothing-to-redo"
    check_round_trips(table)


def test_a_change_after_undo_ends_redo(table: Table) -> None:
    fox = table.frame()
    table.walk("ann", fox, (4, 3, 0))
    table.send("handler", "undo")
    table.send("handler", "chat.say", text="a word changes nothing")
    assert table.view("handler")["undo"]["can_redo"]
    table.walk("ann", fox, (3, 4, 0))
    assert table.refuse("handler", "redo").code == "nothing-to-redo"


def test_a_pilot_takes_back_the_own_last_move_while_nothing_came_after(table: Table) -> None:
    fox = table.frame()
    assert table.refuse("ann", "undo").code == "undo-not-yours"
    table.walk("ann", fox, (4, 3, 0))
    assert table.view("pilots")["undo"] == {
        "can_undo": True,
        "can_redo": False,
        "what": "unit.moved",
        "by": "a",
        "unit": {"unit": fox, "name": "Fox"},
        "prop": None,
        "redo": None,
        "steps": [],
        "again": [],
    }
    assert not table.view("spectators")["undo"]["can_undo"]
    assert table.refuse("bob", "undo").code == "undo-not-yours"
    assert table.refuse("eve", "undo").code == "spectators-watch"
    table.send("ann", "undo")
    assert table[fox].at == Cell(3, 3, 0)
    assert table.refuse("bob", "redo").code == "redo-not-yours"
    table.send("ann", "redo")
    assert table[fox].at == Cell(4, 3, 0)
    table.send("handler", "unit.highlight", unit=fox, highlighted=True)
    assert table.refuse("ann", "undo").code == "undo-not-yours"
    assert not table.view("pilots")["undo"]["can_undo"]


def test_hidden_moves_do_not_show_in_what_pilots_may_undo(table: Table) -> None:
    fox = table.frame()
    ghost = table.unit("Ghost", (9, 3, 0), "enemy", hidden=True)
    table.walk("ann", fox, (4, 3, 0))
    before = table.view("pilots")
    table.walk("handler", ghost, (8, 3, 0))
    assert table.view("pilots") == before


def test_a_pilot_takes_a_move_back_past_what_only_the_handler_knows(table: Table) -> None:
    fox = table.frame()
    ghost = table.unit("Ghost", (9, 3, 0), "enemy", hidden=True)
    table.walk("ann", fox, (4, 3, 0))
    table.walk("handler", ghost, (8, 3, 0))
    table.send("handler", "unit.update", unit=fox, notes="Ann is careful")
    table.send("ann", "undo")
    assert (table[fox].at, table[ghost].at) == (Cell(3, 3, 0), Cell(8, 3, 0))
    assert table[fox].notes == "Ann is careful"
    # the ghost's step, in a world without the move, still names only the ghost
    step = table.state.timeline[-2]
    assert (
        step.before.scenes[table.state.scene.id].units[fox]
        is (step.after.scenes[table.state.scene.id].units[fox])
    )
    change = [{"unit": fox, "name": "Fox"}, "unit.moved"]  # her own: no name is needed
    assert table.log("pilots")[0]["params"] == {"what": "unit.moved", "change": change}
    check_round_trips(table)
    # later steps can still be undone and redone, without the move
    table.send("handler", "undo")
    table.send("handler", "undo")
    assert (table[fox].at, table[ghost].at) == (Cell(3, 3, 0), Cell(9, 3, 0))
    table.send("handler", "redo")
    assert (table[fox].at, table[ghost].at) == (Cell(3, 3, 0), Cell(8, 3, 0))
    table.send("ann", "redo")
    assert (table[fox].at, table[ghost].at) == (Cell(4, 3, 0), Cell(8, 3, 0))
    table.send("handler", "undo")
    assert table[fox].at == Cell(3, 3, 0)
    check_round_trips(table)


def test_a_pilot_does_a_move_again_after_what_only_the_handler_knows(table: Table) -> None:
    fox = table.frame()
    ghost = table.unit("Ghost", (9, 3, 0), "enemy", hidden=True)
    table.walk("ann", fox, (4, 3, 0))
    table.send("ann", "undo")
    table.walk("handler", ghost, (8, 3, 0))
    assert table.view("handler")["undo"]["can_redo"]
    table.send("ann", "redo")
    assert (table[fox].at, table[ghost].at) == (Cell(4, 3, 0), Cell(8, 3, 0))
    assert table.refuse("ann", "redo").code == "redo-not-yours"
    check_round_trips(table)


def test_an_undo_onto_an_occupied_cell_is_refused(table: Table) -> None:
    fox = table.frame()
    ghost = table.unit("Ghost", (3, 4, 0), "enemy", hidden=True)
    table.walk("ann", fox, (4, 3, 0))
    table.walk("handler", ghost, (3, 3, 0))
    assert table.refuse("ann", "undo").code == "way-back-barred"
    table.send("handler", "unit.place", unit=ghost, at=None)
    table.send("ann", "undo")
    assert table[fox].at == Cell(3, 3, 0)


def test_a_unit_that_is_gone_or_out_of_sight_is_not_moved_back(table: Table) -> None:
    fox = table.frame()
    table.walk("ann", fox, (4, 3, 0))
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    assert not table.view("pilots")["undo"]["can_undo"]
    assert table.refuse("ann", "undo").code == "undo-not-yours"


def test_undo_does_not_bring_back_removed_units(table: Table) -> None:
    fox = table.frame()
    rider = table.unit("Rider", (3, 3, 1), "enemy", hidden=True)
    table.walk("ann", fox, (4, 3, 0))
    assert table[rider].falling
    table.send("handler", "unit.remove", unit=rider)
    table.send("ann", "undo")
    assert set(table.state.scene.units) == {fox}
    table.send("handler", "undo")
    assert (table[fox].at, table[rider].falling) == (Cell(3, 3, 0), False)
    check_round_trips(table)


def test_a_move_is_done_again_before_what_is_still_taken_back(table: Table) -> None:
    fox = table.frame()
    ghost = table.unit("Ghost", (9, 3, 0), "enemy", hidden=True)
    table.walk("ann", fox, (4, 3, 0))
    table.walk("handler", ghost, (8, 3, 0))
    table.send("ann", "undo")
    table.send("handler", "undo")
    table.send("ann", "redo")
    table.send("handler", "redo")
    assert (table[fox].at, table[ghost].at) == (Cell(4, 3, 0), Cell(8, 3, 0))
    check_round_trips(table)


def test_redo_is_refused_once_the_world_has_changed(table: Table) -> None:
    fox = table.frame()
    table.unit("Ghost", (9, 3, 0), "enemy", hidden=True)
    table.walk("ann", fox, (4, 3, 0))
    table.send("ann", "undo")
    table.send("handler", "undo")
    table.send("ann", "redo")
    # the hidden unit was added to a world without the move
    assert not table.view("handler")["undo"]["can_redo"]
    assert table.refuse("handler", "redo").code == "nothing-to-redo"


def test_the_line_of_an_undo_names_only_what_its_reader_knows(table: Table) -> None:
    table.frame()
    table.unit("Ghost", (9, 3, 0), "pilot", hidden=True)
    table.send("handler", "conflict.start")
    table.send("handler", "segment.end")
    table.send("handler", "undo")
    whats = [table.log(group)[0]["params"]["what"] for group in ("handler", "pilots")]
    assert whats == ["turn.abstained", "turn.abstained"]
    fox = next(iter(table.state.scene.units))
    table.send("handler", "turn.abstain", unit=fox)
    # pilots have read already that the segment is over, for all that they know
    table.send("handler", "segment.end")
    table.send("handler", "undo")
    assert table.log("handler")[0]["params"]["what"] == "turn.abstained"
    assert table.log("pilots") == []


def test_taking_back_a_turn_names_whose_turn_it_was(table: Table) -> None:
    fox = table.frame()
    owl = table.unit("Owl", (5, 3, 0), "pilot", "a")
    table.send("handler", "scene.add", name="Cave", map=BLANK)
    table.send("handler", "conflict.start")
    named = {"unit": fox, "name": "Fox"}
    for kind in ("turn.start", "turn.end"):
        # without a movement nothing of the unit itself changes when its turn ends
        table.send("ann", kind, unit=fox)
        assert table.view("handler")["undo"]["unit"] == named
    table.send("handler", "turn.abstain", unit=owl)
    assert table.view("handler")["undo"]["unit"] == {"unit": owl, "name": "Owl"}
    table.send("handler", "undo")
    table.send("handler", "undo")
    change = [{"seat": "a", "name": "Ann"}, named, "turn.ended"]
    assert table.log("handler")[0]["params"]["change"] == change


def test_the_turns_of_several_units_name_none(table: Table) -> None:
    table.frame()
    table.unit("Owl", (5, 3, 0), "pilot", "a")
    table.send("handler", "conflict.start")
    table.send("handler", "segment.end")
    undo = table.view("handler")["undo"]
    assert (undo["what"], undo["unit"]) == ("turn.abstained", None)


def test_undoing_a_change_of_a_prop_names_the_prop(table: Table) -> None:
    table.send("handler", "prop.add", q=6, r=3, height=2, value=5, name="Silo")
    silo = next(iter(table.state.scene.map.props))
    named = {"prop": silo, "name": "Silo"}
    assert table.view("handler")["undo"]["prop"] == named
    table.send("handler", "prop.damage", prop=silo, damage=99)
    assert table.view("handler")["undo"]["prop"] == named
    table.send("handler", "undo")
    assert table.log("handler")[0]["params"]["change"] == [named, "prop.destroyed"]
    assert table.view("handler")["undo"]["redo"]["prop"] == named


def test_seats_and_counters_are_not_undone(table: Table) -> None:
    fox = table.frame()
    table.send("ann", "dice.roll", notation="d6")
    table.send("server", "seat.leave", seat="b")
    table.send("handler", "table.rename", name="Other")
    table.send("handler", "undo")
    assert fox not in table.state.scene.units
    assert "b" not in table.state.record.seats
    assert table.state.table.name == "Other"
    assert table.state.record.dice.counters == {"public": 1}


def test_the_table_itself_cannot_be_undone(table: Table) -> None:
    assert table.refuse("handler", "undo").code == "nothing-to-undo"
    assert table.view("handler")["undo"] == {
        "can_undo": False,
        "can_redo": False,
        "what": None,
        "by": None,
        "unit": None,
        "prop": None,
        "redo": None,
        "steps": [],
        "again": [],
    }


def test_undo_in_the_round_brings_back_steps_and_turn(table: Table) -> None:
    fox = table.frame()
    table.turn(fox)
    table.fly("ann", fox, (3, 3, 1))
    table.send("ann", "undo")
    assert (table[fox].steps, table[fox].energy, table[fox].flown) == (4, 4, False)
    table.send("handler", "undo")
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert conflict.active is None
