"""Characters at the table: adding, changing and removing them, and what others see of them."""

from __future__ import annotations

from app.rules.frame_state.characters import Sheet
from tests.engine.play import BLANK, Table
from tests.engine.sheets import (
    add,
    advanced,
    character,
    raised,
    sheet,
    shown,
    upgrade,
)
from tests.engine.sheets import table as table

# -- adding, changing, removing ---------------------------------------------------------------


def test_a_pilot_adds_the_own_character(table: Table) -> None:
    vega = add(table, frame="Lynx")
    known = character(table, vega)
    assert (known.name, known.frame, known.seat, known.unit) == ("Vega", "Lynx", "a", None)
    assert known.sheet == Sheet()
    (line,) = table.log("spectators")
    assert line["code"] == "character.added_frame"
    assert line["by"] == "Ann"
    assert line["params"] == {
        "character": {"character": vega, "name": "Vega"},
        "frame": {"name": "Lynx"},
    }
    refused = table.refuse("ann", "character.add", name="Another")
    assert refused.code == "has-character"
    assert refused.params["character"]["name"] == "Vega"
    assert add(table, "bob", seat="b")


def test_only_the_handler_adds_some_parts_of_a_sheet(table: Table) -> None:
    for fields in ({"seat": "b"}, {"seat": None}, {"notes": "x"}, {"sheet": {"credits": 9}}):
        refused = table.refuse("ann", "character.add", name="Vega", **fields)
        assert refused.code == "handler-only"
    one = add(table, "handler", "One", seat="a", notes="A spy", sheet={"points": {"bulk": 2}})
    assert table.codes("pilots") == ["character.added", "character.seated"]
    assert table.log("pilots")[1]["params"]["pilot"] == {"seat": "a", "name": "Ann"}
    two = add(table, "handler", "Two", seat="a")
    npc = add(table, "handler", "Three")
    assert [character(table, id_).seat for id_ in (one, two, npc)] == ["a", "a", None]
    assert sheet(table, one).points == {"bulk": 2}
    for seat in ("e", "nobody"):
        refused = table.refuse("handler", "character.add", name="x", seat=seat)
        assert refused.code == "no-such-seat"
    over = {"points": {"bulk": 9}}
    assert table.refuse("handler", "character.add", name="x", sheet=over).code == "at-cap"
    assert table.refuse("eve", "character.add", name="x").code == "spectators-watch"


def test_a_pilot_changes_name_frame_and_unit_only(table: Table) -> None:
    vega, fox = add(table), table.frame()
    table.send("ann", "character.update", character=vega, name="Vega Two", frame="Puma", unit=fox)
    known = character(table, vega)
    assert (known.name, known.frame, known.unit) == ("Vega Two", "Puma", fox)
    assert table.codes("spectators") == ["character.updated", "character.linked"]
    assert table.log()[0]["params"]["changed"] == ["field.name", "field.frame"]
    for fields in ({"notes": "x"}, {"seat": "b"}, {"seat": None}):
        refused = table.refuse("ann", "character.update", character=vega, **fields)
        assert refused.code == "handler-only"
    refused = table.refuse("bob", "character.update", character=vega, name="Mine")
    assert refused.code == "not-your-character"
    assert refused.params == {"character": {"character": vega, "name": "Vega Two"}}
    assert table.refuse("ann", "character.update", character="x").code == "no-such-character"
    assert table.refuse("ann", "character.update", character=vega).code == "nothing-changes"
    same = {"name": "Vega Two", "unit": fox}
    assert table.refuse("ann", "character.update", character=vega, **same).code == "nothing-changes"
    table.send("ann", "character.update", character=vega, unit=None)
    assert table.codes("spectators") == ["character.unlinked"]
    refused = table.refuse("ann", "character.update", character=vega, unit=None)
    assert refused.code == "nothing-changes"


def test_a_unit_belongs_to_one_character_and_a_pilot_links_the_own(table: Table) -> None:
    fox, dog = table.frame(), table.unit("Dog", (6, 3, 0), "pilot", "b")
    vega = add(table, unit=fox)
    rigel = add(table, "bob", "Rigel")
    link = {"character": vega, "unit": dog}
    assert table.refuse("ann", "character.update", **link).code == "not-yours"
    refused = table.refuse("handler", "character.update", character=rigel, unit=fox)
    assert refused.code == "unit-linked"
    assert refused.params["character"]["name"] == "Vega"
    assert table.refuse("handler", "character.add", name="x", unit=fox).code == "unit-linked"
    table.send("handler", "character.update", **link)
    assert table.codes() == ["character.linked"]
    assert shown(table, vega)["unit"] == dog
    table.send("handler", "unit.remove", unit=dog)
    assert shown(table, vega)["unit"] is None
    assert shown(table, vega, "handler")["unit"] is None


def test_the_handler_hands_a_character_over(table: Table) -> None:
    vega = add(table)
    table.send("handler", "character.update", character=vega, seat="b")
    assert table.codes("pilots") == ["character.seated"]
    assert table.refuse("ann", "character.update", character=vega, name="x").code == (
        "not-your-character"
    )
    table.send("handler", "character.update", character=vega, seat=None)
    assert table.codes("pilots") == ["character.unseated"]
    assert shown(table, vega)["seat"] is None
    refused = table.refuse("handler", "character.update", character=vega, seat="e")
    assert refused.code == "no-such-seat"


def test_without_its_seat_a_character_has_none(table: Table) -> None:
    vega = add(table)
    table.send("handler", "seat.kick", seat="a")
    assert shown(table, vega)["seat"] is None
    assert character(table, vega).seat == "a"
    table.send("handler", "character.update", character=vega, seat="b")
    assert shown(table, vega)["seat"] == "b"
    table.send("server", "seat.leave", seat="b")
    assert shown(table, vega, "handler")["seat"] is None
    # no line names a link that nobody could see
    table.send("handler", "character.update", character=vega, seat=None)
    assert table.log() == []


def test_removing_a_character(table: Table) -> None:
    vega = add(table)
    assert table.refuse("ann", "character.remove", character=vega).code == "handler-only"
    table.send("handler", "character.remove", character=vega)
    assert table.codes("pilots") == ["character.removed"]
    assert table.view()["characters"] == {}
    refused = table.refuse("handler", "character.remove", character=vega)
    assert refused.code == "no-such-character"
    table.send("handler", "undo")
    assert character(table, vega).name == "Vega"
    assert add(table, "bob")


# -- what others see --------------------------------------------------------------------------


def test_all_see_all_sheets_and_the_handler_alone_the_notes(table: Table) -> None:
    vega = add(table)
    table.send("handler", "character.update", character=vega, notes="Owes the Combine")
    for group in ("pilots", "spectators"):
        assert table.log(group) == []
        view = shown(table, vega, group)
        assert "notes" not in view
        assert view["sheet"] == {
            "points": {},
            "advances": {},
            "awards": {},
            "credits": 100,
            "spent": 0,
            "salvage": 0,
        }
    assert shown(table, vega, "handler")["notes"] == "Owes the Combine"


def test_a_sheet_as_shown(table: Table) -> None:
    vega = add(table)
    upgrade(table, "ann", vega, raised("sharpness", 2), advanced("hull-and-os"))
    view = shown(table, vega)
    assert view["pools"]["pilot-skills"] == {
        "size": 7,
        "left": 5,
        "advances": 0,
        "limit": 5,
        "price": 100,
        "refit": 10,
        "advance_bar": {"code": "cannot-afford", "params": {"need": 100, "left": 0}},
        "refit_bar": {"code": "cannot-afford", "params": {"need": 10, "left": 0}},
    }
    assert view["attributes"]["sharpness"] == {
        "category": "pilot-skills",
        "kind": "die",
        "value": 3,
        "shown": "d8",
        "points": 2,
        "cap": 5,
        "award": 0,
        "room": 2,
        "fixed": 5,
        "raise_bar": None,
    }
    table.send("handler", "character.edit", character=vega, credits=100)
    assert shown(table, vega)["pools"]["pilot-skills"]["advance_bar"] is None


def test_a_character_does_not_reveal_its_hidden_unit(table: Table) -> None:
    vega = add(table)
    ghost = table.unit("Ghost", (9, 1, 0), "pilot", hidden=True)
    table.send("handler", "character.update", character=vega, unit=ghost)
    assert table.codes("handler") == ["character.linked"]
    for group in ("pilots", "spectators"):
        assert table.log(group) == []
        assert shown(table, vega, group)["unit"] is None
        assert ghost not in str(table.view(group))
    assert shown(table, vega, "handler")["unit"] == ghost
    # a seat that does not know the link has nothing to undo
    refused = table.refuse("ann", "character.update", character=vega, unit=None)
    assert refused.code == "nothing-changes"
    missing = table.refuse("ann", "character.update", character=vega, unit=ghost)
    assert missing.code == "no-such-unit"
    table.send("handler", "unit.hide", unit=ghost, hidden=False)
    assert shown(table, vega)["unit"] == ghost
    table.send("handler", "unit.hide", unit=ghost, hidden=True)
    assert shown(table, vega)["unit"] is None


def test_from_a_unit_in_sight_to_a_hidden_one_others_read_that_there_is_none(table: Table) -> None:
    fox = table.frame()
    vega = add(table, unit=fox)
    ghost = table.unit("Ghost", (9, 1, 0), "pilot", hidden=True)
    table.send("handler", "character.update", character=vega, unit=ghost)
    assert table.codes("handler") == ["character.linked"]
    assert table.codes("pilots") == ["character.unlinked"]
    table.send("handler", "character.update", character=vega, unit=fox)
    assert table.codes("handler") == table.codes("pilots") == ["character.linked"]
    table.send("handler", "character.update", character=vega, unit=ghost)
    table.send("handler", "character.update", character=vega, unit=None)
    assert table.codes("handler") == ["character.unlinked"]
    assert table.log("pilots") == []


def test_a_unit_elsewhere_is_known_to_the_handler_alone(table: Table) -> None:
    vega = add(table)
    cave = table.send("handler", "scene.add", name="Cave", map=BLANK).events[0]["scene"]
    far = table.send(
        "handler", "unit.add", scene=cave, name="Far", disposition="pilot",
        speed=1, integrity=1, stability=0,
    ).events[0]["unit"]["id"]  # fmt: skip
    table.send("handler", "character.update", character=vega, unit=far, scene=cave)
    assert (table.codes("handler"), table.log("pilots")) == (["character.linked"], [])
    assert shown(table, vega)["unit"] is None
    assert shown(table, vega, "handler")["unit"] == far
    table.send("handler", "scene.activate", scene=cave)
    assert shown(table, vega)["unit"] == far
