"""Units, seats, options and overruling through commands."""

from __future__ import annotations

import pytest

from app.engine.commands.map.terrain import TABLE_HEXES
from app.engine.commands.units.units import MOST_UNITS
from app.rules.geometry.hexes import Cell
from tests.engine.play import Table, cell, check_round_trips


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.rule("FS 1.4")
def test_a_new_unit(table: Table) -> None:
    fox = table.frame(notes="afraid of water", silhouette="tank")
    shown = table.view("pilots")["scene"]["units"][fox]
    assert "notes" not in shown
    assert "hidden" not in shown
    assert shown["at"] == cell(3, 3, 0)
    assert (shown["stability"], shown["stability_max"], shown["energy"]) == (12, 12, 4)
    assert (shown["turn"], shown["airborne"], shown["silhouette"]) == ("none", False, "tank")
    assert table.view("handler")["scene"]["units"][fox]["notes"] == "afraid of water"


def test_a_new_unit_needs_a_free_place_and_a_known_seat(table: Table) -> None:
    table.frame()
    unit = {"name": "Dog", "disposition": "pilot", "speed": 3, "integrity": 1, "stability": 1}
    assert table.refuse("handler", "unit.add", **unit, at=cell(3, 3, 0)).code == "occupied"
    assert table.refuse("handler", "unit.add", **unit, at=cell(3, 3, -1)).code == "solid"
    assert table.refuse("handler", "unit.add", **unit, at=cell(90, 3, 0)).code == "off-map"
    assert table.refuse("handler", "unit.add", **unit, controller="nobody").code == "no-such-seat"
    assert table.refuse("handler", "unit.add", **unit, controller="e").code == "no-such-seat"
    assert table.refuse("handler", "unit.add", **{**unit, "speed": -1}).code == "malformed"


@pytest.mark.parametrize(
    "name", ["Fox\nOwl", "Fox\n", "\x1b[1m", "\u202exoF", "F\u2066ox", "\x85", "  "]
)
def test_a_name_is_one_line_that_reads_in_its_own_direction(table: Table, name: str) -> None:
    fox = table.frame()
    unit = {"disposition": "pilot", "speed": 3, "integrity": 1, "stability": 1}
    for refusal in (
        table.refuse("handler", "unit.add", **unit, name=name),
        table.refuse("handler", "unit.update", unit=fox, name=name),
        table.refuse("ann", "character.add", name=name),
    ):
        assert refusal.code == "malformed" and refusal.params["at"] == "$.name"
        assert refusal.params["what"].startswith("A name is one line"), refusal.params
    for name in ("Φόξ", "狐 7", "שועל", "🦊\u200d🔥"):
        table.send("handler", "unit.update", unit=fox, name=name)


@pytest.mark.rule("FS 1.6")
def test_a_new_unit_comes_where_the_handler_says(table: Table) -> None:
    table.frame()
    dog = {"name": "Dog", "disposition": "enemy", "speed": 3, "integrity": 1, "stability": 1}
    row = table.send("handler", "unit.add", **dog, at=cell(3, 3, 0), overrule=True, reason="so")
    unit = row.events[0]["unit"]["id"]
    assert table[unit].at == Cell(3, 3, 0)
    line = table.log("handler")[-1]
    assert (line["code"], line["params"]["unit"]["unit"]) == ("overruled.rules", unit)
    assert (line["params"]["rules"], line["params"]["text"]) == (["rule.occupied"], "so")
    assert table.codes("pilots") == ["unit.added", "overruled.a_rule"]
    table.send(
        "handler", "unit.add", **dog, at=cell(3, 3, 0), hidden=True, overrule=True
    )  # fmt: skip
    assert table.codes("pilots") == []
    off = {**dog, "at": cell(90, 3, 0), "overrule": True}
    assert table.refuse("handler", "unit.add", **off).code == "off-map"


def test_a_large_unit_needs_every_cell(table: Table) -> None:
    table.frame()
    big = {"name": "Big", "disposition": "enemy", "speed": 3, "integrity": 1, "stability": 1}
    footprint = [[0, 0, 0], [1, 0, 0], [0, 0, 1]]
    refused = table.refuse("handler", "unit.add", **big, at=cell(2, 3, 0), footprint=footprint)
    assert (refused.code, refused.data["cell"]) == ("occupied", cell(3, 3, 0))
    unit = table.unit("Big", (5, 3, 0), "enemy", footprint=footprint)
    assert len(table[unit].cells) == 3
    assert table.no_walk("handler", table.frame(at=(6, 4, 0)), (6, 3, 0)).code == "occupied"


def test_changing_a_unit(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "unit.update", unit=fox, name="Vixen", speed=6, integrity_max=5)
    assert (table[fox].name, table[fox].speed, table[fox].integrity) == ("Vixen", 6, 5)
    refused = table.refuse("handler", "unit.update", unit=fox, stability=13)
    assert (refused.code, refused.params["maximum"]) == ("above-maximum", 12)
    table.send("handler", "unit.update", unit=fox, stability=13, stability_max=13)
    assert table.refuse("handler", "unit.update", unit=fox).code == "nothing-changes"
    assert table.refuse("handler", "unit.update", unit=fox, colour="red").code == "malformed"
    table.send("handler", "unit.update", unit=fox, controller="b")
    assert table.no_walk("ann", fox, (4, 3, 0)).code == "not-yours"
    table.send("handler", "unit.update", unit=fox, controller=None)
    assert table[fox].controller is None


def test_notes_are_for_the_handler(table: Table) -> None:
    fox = table.frame()
    before = table.view("pilots")
    table.send("handler", "unit.update", unit=fox, notes="traitor")
    assert table.view("pilots") == before
    assert table.log("pilots") == []
    assert "traitor" not in str(table.log("handler"))


def test_another_footprint_and_a_wreck_that_rises_need_room(table: Table) -> None:
    fox = table.frame()
    dog = table.unit("Dog", (4, 3, 0), "pilot", "b")
    wide = [[0, 0, 0], [1, 0, 0]]
    assert table.refuse("handler", "unit.update", unit=fox, footprint=wide).code == "occupied"
    table.send("handler", "unit.update", unit=dog, destroyed=True)
    table.send("handler", "unit.update", unit=fox, footprint=wide)
    assert table.refuse("handler", "unit.update", unit=dog, destroyed=False).code == "occupied"
    table.send("handler", "unit.update", unit=fox, footprint=[[0, 0, 0]])
    table.send("handler", "unit.update", unit=dog, destroyed=False)
    table.send("handler", "unit.update", unit=dog, destroyed=True, integrity=0)
    table.send("handler", "unit.place", unit=dog, at=None)
    table.send("handler", "unit.update", unit=dog, footprint=wide, destroyed=False)


@pytest.mark.rule("FS 5.3.7")
def test_placing_spends_nothing(table: Table) -> None:
    fox = table.frame()
    table.turn(fox)
    table.walk("ann", fox, (4, 3, 0))
    table.send("handler", "unit.place", unit=fox, at=cell(8, 3, 0))
    assert (table[fox].steps, table[fox].at) == (3, Cell(8, 3, 0))
    table.walk("ann", fox, (9, 3, 0))
    assert table[fox].steps == 3, "only its own action ends a movement"
    assert table.refuse("handler", "unit.place", unit=fox, at=cell(8, 3, -3)).code == "solid"
    assert table.refuse("ann", "unit.place", unit=fox, at=cell(8, 3, 0)).code == "handler-only"
    table.send("handler", "unit.place", unit=fox, at=None)
    assert table.codes("pilots")[0] == "unit.taken_off"


def test_hiding_and_showing(table: Table) -> None:
    wolf = table.unit("Wolf", (5, 5, 0), "enemy")
    table.send("handler", "unit.hide", unit=wolf, hidden=True)
    assert wolf not in table.view("pilots")["scene"]["units"]
    assert table.log("pilots") == []
    assert table.view("handler")["scene"]["units"][wolf]["hidden"]
    assert table.refuse("handler", "unit.hide", unit=wolf, hidden=True).code == "already-so"
    table.send("handler", "unit.hide", unit=wolf, hidden=False)
    assert table.codes("pilots") == ["unit.shown"]
    assert wolf in table.view("spectators")["scene"]["units"]


def test_highlighting(table: Table) -> None:
    wolf = table.unit("Wolf", (5, 5, 0), "enemy")
    table.send("handler", "unit.highlight", unit=wolf, highlighted=True)
    assert table.view("pilots")["scene"]["units"][wolf]["highlighted"]
    refused = table.refuse("handler", "unit.highlight", unit=wolf, highlighted=True)
    assert refused.code == "already-so"
    table.send("handler", "unit.highlight", unit=wolf, highlighted=False)
    assert table.codes("pilots") == ["unit.unhighlighted"]


@pytest.mark.rule("FS 5.4.5")
def test_a_hidden_unit_and_one_that_does_not_exist_are_refused_alike(table: Table) -> None:
    table.frame()
    ghost = table.unit("Ghost", (5, 5, 0), "pilot", "b", hidden=True)
    for kind, fields in {
        "unit.move": {"mode": "ground", "path": [cell(5, 6, 0)]},
        "unit.stay_aloft": {},
        "unit.descend": {},
        "turn.start": {},
        "turn.end": {},
        "turn.abstain": {},
    }.items():
        hidden = table.refuse("ann", kind, unit=ghost, **fields)
        missing = table.refuse("ann", kind, unit="zzz", **fields)
        assert hidden.code == missing.code == "no-such-unit"
        assert hidden.params == {"unit": ghost}
        assert hidden.data == missing.data


def test_overruling_numbers(table: Table) -> None:
    fox = table.frame()
    table.send("handler", "overrule", unit=fox, set={"steps": 2, "stability": 0}, text="bad luck")
    assert (table[fox].steps, table[fox].staggered) == (2, True)
    line = table.log("pilots")[0]
    assert (line["kind"], line["by"], line["seat"]) == ("overrule", "Hanna", "h")
    assert line["data"]["set"] == {"stability": 0, "steps": 2}
    assert line["data"]["was"] == {"stability": 12, "steps": 0}
    assert line["params"]["text"] == "bad luck"
    assert table.refuse("handler", "overrule", unit=fox, set={}).code == "nothing-overruled"
    assert table.refuse("handler", "overrule").code == "nothing-overruled"
    assert table.refuse("ann", "overrule", text="I hit").code == "handler-only"


@pytest.mark.rule("FS 5.2.3")
def test_overruling_a_test_and_a_verdict(table: Table) -> None:
    fox = table.frame()
    ask = {"unit": fox, "kind": "proactive", "dice": ["d6"], "mark": 3}
    asked = table.send("handler", "test.request", **ask).events[0]["request"]["id"]
    table.send("handler", "overrule", request=asked, outcome="hit")
    assert table.state.world.requests == {}
    assert table.codes("pilots") == ["overruled.test"]
    table.send("handler", "overrule", text="the tower is in sight")
    assert table.log("pilots")[0]["params"] == {"text": "the tower is in sight"}


@pytest.mark.rule("FS 1.1")
def test_seats(table: Table) -> None:
    assert set(table.view("pilots")["seats"]) == {"h", "a", "b", "e"}
    again = {"seat": "a", "name": "Ann", "role": "pilot"}
    assert table.refuse("server", "seat.join", **again).code == "seat-taken"
    assert table.refuse("handler", "seat.join", **{**again, "seat": "x"}).code == "server-only"
    table.send("handler", "seat.kick", seat="b")
    assert "b" not in table.view("pilots")["seats"]
    assert table.codes("pilots") == ["seat.kicked"]
    assert table.refuse("handler", "seat.kick", seat="b").code == "no-such-seat"
    assert table.refuse("handler", "seat.kick", seat="h").code == "last-handler"
    table.send("server", "seat.join", seat="h2", name="Hugo", role="handler")
    table.send("handler", "seat.kick", seat="h")


def test_units_of_a_removed_seat_are_free(table: Table) -> None:
    fox = table.frame()
    assert table.view("pilots")["scene"]["units"][fox]["controller"] == "a"
    table.send("server", "seat.leave", seat="a")
    assert table.view("pilots")["scene"]["units"][fox]["controller"] is None
    table.send("bob", "unit.take", unit=fox)
    assert table.view("pilots")["scene"]["units"][fox]["controller"] == "b"


def test_a_new_invite_is_said_to_the_handler(table: Table) -> None:
    table.send("handler", "invite.rotate", role="pilot")
    assert table.codes("handler") == ["invite.rotated"]
    assert table.log("pilots") == []


def test_talk(table: Table) -> None:
    table.send("ann", "chat.say", text="  hello ")
    line = table.log("spectators")[0]
    assert (line["code"], line["by"], line["params"]) == ("chat.said", "Ann", {"text": "hello"})
    assert line["version"] == 7
    assert table.refuse("ann", "chat.say", text="  ").code == "nothing-said"
    assert table.refuse("eve", "chat.say", text="hi").code == "spectators-watch"
    assert table.refuse("ann", "chat.say", text="x" * 2001).code == "malformed"


def test_the_tables_name_and_beginning(table: Table) -> None:
    table.send("handler", "table.rename", name="Second night")
    assert table.view("pilots")["table"]["name"] == "Second night"
    fields = {"name": "Again", "map": {"columns": 1, "rows": 1, "orientation": "flat"}}
    assert table.refuse("server", "table.create", **fields).code == "table-exists"
    check_round_trips(table)


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"type": 7},
        {"type": "unit.place"},
        {"type": "unit.place", "unit": "u", "at": {"q": 1}},
        {"type": "unit.place", "unit": "u", "at": None, "extra": 1},
        {"type": "unit.move", "unit": "u", "mode": "ground", "path": []},
        {"type": "unit.move", "unit": "u", "mode": "teleport", "path": [cell(1, 1, 1)]},
    ],
)
def test_malformed_commands_say_where(table: Table, command: dict[str, object]) -> None:
    fields = {key: value for key, value in command.items() if key != "type"}
    kind = command.get("type")
    refused = table.refuse("handler", kind, **fields)  # type: ignore[arg-type]
    assert refused.code == "malformed"
    assert refused.params["at"].startswith("$")


def test_an_unknown_command(table: Table) -> None:
    assert table.refuse("handler", "unit.explode").code == "unknown-command"


def test_units_off_the_map_cannot_be_set_falling(table: Table) -> None:
    fox = table.unit("Fox")
    for command in (
        {"kind": "unit.update", "falling": True},
        {"kind": "overrule", "set": {"falling": True}},
    ):
        kind = str(command.pop("kind"))
        assert table.refuse("handler", kind, unit=fox, **command).code == "not-on-map"
    table.send("handler", "unit.update", unit=fox, falling=False, speed=5)
    assert table[fox].speed == 5


def named(table: Table, *names: str, **more: object) -> list[str]:
    """Returns the names that units added under these names get."""
    unit = {"disposition": "pilot", "speed": 3, "integrity": 1, "stability": 1, **more}
    for name in names:
        table.send("handler", "unit.add", name=name, **unit)
    return [each.name for each in table.state.scene.units.values()][-len(names) :]


def test_a_second_unit_of_a_name_is_numbered(table: Table) -> None:
    first = named(
        table, "Rifle Section", "Rifle Section", "Rifle Section", "Rifle Section 2", "A 9"
    )
    numbers = [f"Rifle Section {n}" for n in (2, 3, 4)]
    assert first == ["Rifle Section", *numbers, "A 9"]
    assert named(table, "A 9", "7", "7", "x" * 80, "x" * 80) == [
        "A 10", "7", "7 2", "x" * 80, "x" * 78 + " 2",
    ]  # fmt: skip
    assert table.rows[-1].events[0]["log"][0]["params"]["unit"]["name"] == "x" * 78 + " 2"


def test_units_are_numbered_within_their_scene_hidden_ones_too(table: Table) -> None:
    assert named(table, "Shade", "Shade", hidden=True) == ["Shade", "Shade 2"]
    assert named(table, "Shade") == ["Shade 3"]
    board = {"columns": 3, "rows": 3, "orientation": "flat"}
    table.send("handler", "scene.add", name="Elsewhere", map=board)
    scene = list(table.state.world.scenes)[-1]
    table.send("handler", "scene.activate", scene=scene)
    assert named(table, "Shade") == ["Shade"]


def test_a_table_has_so_many_units(table: Table) -> None:
    plain = {"disposition": "enemy", "speed": 3, "integrity": 1, "stability": 1}
    for n in range(MOST_UNITS):
        table.send("handler", "unit.add", name=f"Dog {n}", **plain)
    refused = table.refuse("handler", "unit.add", name="Dog", **plain)
    assert (refused.code, refused.params) == ("units-enough", {"most": MOST_UNITS})
    # a unit of the other scene would exceed the limit, too
    size = {"columns": 4, "rows": 4, "orientation": "flat"}
    table.send("handler", "scene.add", name="Below", map=size)
    below = list(table.state.world.scenes)[-1]
    refused = table.refuse("handler", "unit.add", name="Dog", scene=below, **plain)
    assert refused.code == "units-enough"
    table.send("handler", "unit.remove", unit=next(iter(table.state.scene.units)))
    table.send("handler", "unit.add", name="Dog", **plain)


def test_the_maps_of_a_table_have_so_many_hexes_together(table: Table) -> None:
    large = {"columns": 500, "rows": 500, "orientation": "flat"}
    for n in range(3):
        table.send("handler", "scene.add", name=f"{n}", map=large)
    refused = table.refuse("handler", "scene.add", name="4", map=large)
    assert (refused.code, refused.params["limit"]) == ("too-many-hexes", TABLE_HEXES)
    assert refused.params["hexes"] > TABLE_HEXES
    # a replacement is counted without the replaced unit
    shown = table.state.world.active_scene
    table.send("handler", "map.set", map=large)
    small = {"columns": 10, "rows": 1, "orientation": "flat"}
    assert table.refuse("handler", "scene.add", name="5", map=small).code == "too-many-hexes"
    table.send("handler", "map.set", scene=shown, map={**large, "columns": 499})
    table.send("handler", "scene.add", name="5", map=small)
