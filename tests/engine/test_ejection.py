"""Pilots outside their frames: on foot, on another frame, in its hand, and what happens to them."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.frame_state.combat.model import Weapon
from tests.engine.frames import build, carrier, document, ejected, framed, npc, put, put_at
from tests.engine.noninterference import Pair
from tests.engine.play import Table, cell, check_round_trips


def aboard(in_hand: bool = False, at: Any = (4, 3, 0)) -> tuple[Table, str, str]:
    """Ann's pilot on Bob's frame, outside a conflict."""
    table, _, pilot = ejected()
    owl = carrier(table)
    table.send("ann", "pilot.board", unit=pilot, frame=owl, in_hand=in_hand)
    if at != (4, 3, 0):
        put_at(table, owl, at)
    return table, pilot, owl


def gun(**tags: int) -> Weapon:
    return Weapon("gun", "Gun", 1, "shooter", "kinetic", dict(tags))


def shot(table: Table, by: str, target: str, outcome: str = "hit") -> None:
    """The Handler attacks and sets the result."""
    row = table.send("handler", "attack.declare", unit=by, weapon="gun", at={"unit": target})
    attack = next(e["attack"]["id"] for e in row.events if e["type"] == "attack.put")
    table.send("handler", "attack.adjust", attack=attack, outcome=outcome)
    while attack in table.state.world.attacks:
        table.send("handler", "attack.roll", attack=attack)


# -- on foot ----------------------------------------------------------------------------------


@pytest.mark.rule("FS C 5.60")
def test_a_pilot_on_foot_walks_three_hexes_a_turn_and_does_not_fly() -> None:
    table, _, pilot = ejected()
    table.send("handler", "conflict.start")
    assert table.no_fly("ann", pilot, (4, 3, 0)).code == "on-foot"
    table.turn(pilot)
    assert (table[pilot].speed, table[pilot].steps) == (1, 4)
    assert table.no_walk("ann", pilot, (3, 4, 0), (3, 5, 0)).code == "too-far"
    for r in (4, 5, 6):
        table.walk("ann", pilot, (3, r, 0))
    assert (table[pilot].walked, table[pilot].steps) == (3, 1)
    refused = table.no_walk("ann", pilot, (3, 7, 0))
    assert (refused.code, refused.params["most"]) == ("walked-enough", 3)
    wait = table.ask("ann", "reach", unit=pilot, mode="ground")["wait"]
    assert wait["code"] == "walked-enough"
    check_round_trips(table)
    table.to_environment()
    table.send("handler", "environment.resolve")
    table.turn(pilot)
    assert table[pilot].walked == 0


def test_a_pilot_on_foot_never_flies() -> None:
    table, _, pilot = ejected()
    table.send("handler", "conflict.start")
    table.turn(pilot)
    put(table, pilot, overheated=True)
    assert table.no_fly("ann", pilot, (4, 3, 0)).code == "on-foot"
    offered = table.ask("ann", "actions", unit=pilot)["actions"]
    (flying,) = (each for each in offered if each["action"] == "flying")
    assert flying["reason"]["code"] == "on-foot"


def test_outside_a_conflict_a_pilot_walks_without_limit() -> None:
    table, _, pilot = ejected()
    table.walk("ann", pilot, *((3, r, 0) for r in range(4, 9)))
    assert table[pilot].walked == 0


@pytest.mark.rule("FS C 5.60")
def test_one_point_of_harm_takes_a_pilot_out() -> None:
    table, _, pilot = ejected()
    wolf = npc(table, build(weapons=(gun(),)))
    shot(table, wolf, pilot)
    assert table[pilot].destroyed


# -- on and off -------------------------------------------------------------------------------


@pytest.mark.rule("FS C 5.61")
def test_a_pilot_rides_on_a_frame_and_fills_no_cell() -> None:
    table, _, pilot = ejected()
    owl = carrier(table)
    table.turn(pilot)
    table.send("ann", "pilot.board", unit=pilot, frame=owl)
    unit = table[pilot]
    assert (unit.at, unit.carried_by, unit.in_hand, unit.steps) == (None, owl, False, 3)
    assert unit.cells == ()
    view = table.view()["scene"]["units"][pilot]
    assert (view["at"], view["carried_by"], view["in_hand"]) == (None, owl, False)
    assert table.codes("pilots") == ["pilot.boards"]
    conflict = table.state.scene.conflict
    assert conflict is not None and conflict.acted[pilot] == "done"
    table.turn(owl)
    table.walk("bob", owl, (5, 3, 0), (6, 3, 0))
    table.send("ann", "pilot.alight", unit=pilot, at=cell(6, 4, 0))
    unit = table[pilot]
    assert (unit.at, unit.carried_by, unit.falling) == ((6, 4, 0), None, False)
    assert table.codes("pilots") == ["pilot.alights"]
    check_round_trips(table)


def test_impossible_climbs_are_refused() -> None:
    table, fox, pilot = ejected()
    owl = carrier(table, (8, 4, 0))
    wolf = npc(table, at=(4, 3, 0))
    rock = table.unit("Tree", (9, 0, 0), "neutral")

    def no(frame: str, who: str = "ann", unit: str = pilot) -> str:
        return table.refuse(who, "pilot.board", unit=unit, frame=frame).code

    assert no(fox) == "destroyed"
    assert no(owl) == "not-beside"
    assert no(wolf) == "other-side"
    assert no(rock) == "other-side"
    assert no(pilot) == "no-carrier"
    assert no(owl, "bob") == "not-yours"
    assert no(pilot, "bob", owl) == "not-on-foot"
    put_at(table, owl, (3, 4, 0))
    table.send("handler", "conflict.start")
    assert no(owl) == "no-turn"
    table.turn(pilot)
    table.send("ann", "pilot.board", unit=pilot, frame=owl)
    assert no(owl) == "carried-already"
    table.send("handler", "unit.place", unit=owl, at=None)
    refused = table.refuse("ann", "pilot.alight", unit=pilot, at=cell(3, 5, 0))
    assert refused.code == "not-on-map"


def test_impossible_places_to_alight_are_refused() -> None:
    table, pilot, _ = aboard()
    npc(table, at=(5, 3, 0))

    def no(*at: int) -> str:
        return table.refuse("ann", "pilot.alight", unit=pilot, at=cell(*at)).code

    assert no(6, 3, 0) == "not-adjacent"
    assert no(5, 3, 0) == "occupied"
    assert no(4, 3, -1) == "solid"
    table.send("handler", "conflict.start")
    assert no(4, 4, 0) == "no-turn"
    table.send("handler", "conflict.end")
    table.send("ann", "pilot.alight", unit=pilot, at=cell(4, 4, 0))
    assert no(4, 4, 0) == "not-carried"


@pytest.mark.rule("FS C 5.61")
def test_a_pilot_that_steps_off_in_the_air_falls() -> None:
    table, pilot, _ = aboard(at=(4, 3, 4))
    table.send("ann", "pilot.alight", unit=pilot, at=cell(4, 4, 4))
    assert table[pilot].falling
    table.send("handler", "environment.resolve")
    assert table[pilot].at == (4, 4, 0)
    assert table[pilot].destroyed


# -- jostles ----------------------------------------------------------------------------------


@pytest.mark.rule("FS C 5.62")
def test_a_hit_on_the_frame_throws_a_rider_off() -> None:
    table, pilot, owl = aboard()
    wolf = npc(table, build(weapons=(gun(),)))
    shot(table, wolf, owl, "miss")
    assert table[pilot].carried_by == owl
    shot(table, wolf, owl)
    assert table[pilot].carried_by is None
    at = table[pilot].at
    assert at is not None and at.level == 0 and not table[pilot].falling
    assert not table[pilot].destroyed
    assert "pilot.dropped" in table.codes("pilots")
    check_round_trips(table)
    before = table.state.version
    table.send("handler", "undo")
    assert table[pilot].carried_by == owl and table.state.version == before + 1


@pytest.mark.rule("FS C 5.62")
def test_a_stagger_throws_a_rider_off_and_in_the_air_it_falls() -> None:
    table, pilot, owl = aboard(at=(4, 3, 5))
    put(table, owl, stability=0)
    unit = table[pilot]
    assert unit.carried_by is None and unit.falling
    assert unit.at is not None and unit.at.hex != (4, 3)


@pytest.mark.rule("FS C 5.62")
def test_a_fall_throws_a_rider_off_and_it_falls_for_itself() -> None:
    table, pilot, owl = aboard(at=(4, 3, 5))
    put(table, owl, falling=True)
    assert table[pilot].carried_by == owl
    table.send("handler", "environment.resolve")
    assert table[owl].at == (4, 3, 0)
    unit = table[pilot]
    assert (unit.carried_by, unit.destroyed) == (None, True)
    assert unit.at is not None and unit.at.level == 0


def test_a_fall_of_no_level_throws_nobody_off() -> None:
    table, pilot, owl = aboard()
    put(table, owl, falling=True)
    table.send("handler", "environment.resolve")
    assert table[pilot].carried_by == owl


@pytest.mark.rule("FS C 5.63")
def test_a_pilot_in_a_frames_hand_is_not_thrown_off() -> None:
    table, pilot, owl = aboard(in_hand=True, at=(4, 3, 5))
    assert table[pilot].in_hand
    put(table, owl, integrity_max=99, integrity=99)
    wolf = npc(table, build(weapons=(gun(),)))
    shot(table, wolf, owl)
    put(table, owl, stability=0)
    table.send("handler", "environment.resolve")
    assert table[owl].at == (4, 3, 0)
    assert (table[pilot].carried_by, table[pilot].destroyed) == (owl, False)


@pytest.mark.rule("FS C 5.63")
@pytest.mark.parametrize("in_hand", [True, False])
def test_area_damage_kills_carried_pilots(in_hand: bool) -> None:
    table, pilot, owl = aboard(in_hand=in_hand)
    wolf = npc(table, build(weapons=(gun(burst=1),)))
    shot(table, wolf, owl, "miss")
    assert table[pilot].carried_by == owl
    shot(table, wolf, owl)
    unit = table[pilot]
    assert (unit.destroyed, unit.integrity, unit.carried_by) == (True, 0, None)
    assert unit.at == table[owl].at
    assert "pilot.killed" in table.codes("pilots")


@pytest.mark.rule("FS C 5.63")
@pytest.mark.parametrize("in_hand", [True, False])
def test_a_wreck_carries_nobody(in_hand: bool) -> None:
    table, pilot, owl = aboard(in_hand=in_hand)
    put(table, owl, integrity=0)
    unit = table[pilot]
    assert (unit.carried_by, unit.destroyed) == (None, False)
    assert unit.at is not None


def test_with_the_frame_gone_its_rider_stands_where_it_was() -> None:
    table, pilot, owl = aboard()
    table.send("handler", "unit.remove", unit=owl)
    assert (table[pilot].at, table[pilot].carried_by) == ((4, 3, 0), None)


def test_off_the_map_a_rider_goes_along_and_stays_there_when_the_frame_is_gone() -> None:
    table, pilot, owl = aboard()
    table.send("handler", "unit.place", unit=owl, at=None)
    assert table[pilot].carried_by == owl
    put(table, owl, stability=0)
    assert table[pilot].carried_by == owl
    table.send("handler", "unit.remove", unit=owl)
    assert (table[pilot].at, table[pilot].carried_by) == (None, None)


def test_a_placed_unit_is_no_longer_carried() -> None:
    table, pilot, _ = aboard()
    put_at(table, pilot, (8, 4, 0))
    assert (table[pilot].at, table[pilot].carried_by) == ((8, 4, 0), None)
    table, pilot, _ = aboard()
    put(table, pilot, integrity=0)
    assert (table[pilot].carried_by, table[pilot].destroyed) == (None, True)


def test_a_rider_stays_on_where_there_is_no_room_at_all() -> None:
    table, pilot, owl = aboard()
    table.send("handler", "unit.remove", unit=table[pilot].pilot_of)
    near = [(q, r) for q in range(2, 7) for r in range(1, 6) if (q, r) != (4, 3)]
    table.ground(*((q, r, 9) for q, r in near))
    table.send("handler", "ceiling.set", level=1)
    put(table, owl, stability=0)
    assert table[pilot].carried_by == owl


# -- what is offered, what is known -----------------------------------------------------------


def offers(table: Table, unit: str, effect: str, who: str = "ann") -> list[Any]:
    answer = table.ask(who, "actions", unit=unit)["actions"]
    return [each for each in answer if each["action"] == effect]


def test_actions_of_a_pilot_on_foot() -> None:
    table, _, pilot = ejected()
    (nothing,) = offers(table, pilot, "boarding")
    assert (nothing["available"], nothing["reason"]["code"]) == (False, "no-frame-near")
    owl = carrier(table)
    npc(table, at=(3, 4, 0))
    (climb,) = offers(table, pilot, "boarding")
    assert climb["available"] and climb["steps"] == 1
    assert climb["command"] == {"type": "pilot.board", "unit": pilot, "frame": owl}
    assert offers(table, pilot, "alighting") == []
    command = {key: value for key, value in climb["command"].items() if key != "type"}
    table.send("ann", climb["command"]["type"], **command)
    assert offers(table, pilot, "boarding") == []
    (down,) = offers(table, pilot, "alighting")
    assert down["available"] and down["steps"] == 0
    assert offers(table, pilot, "base-move")[0]["reason"]["code"] == "not-on-map"
    table.send("handler", "conflict.start")
    (down,) = offers(table, pilot, "alighting")
    assert down["reason"]["code"] == "no-turn"


def test_nobody_learns_what_hidden_frame_carries_a_pilot() -> None:
    table, _, pilot = ejected()
    owl = carrier(table)
    table.send("handler", "unit.hide", unit=owl, hidden=True)
    table.send("handler", "pilot.board", unit=pilot, frame=owl, in_hand=True)
    assert table.codes("pilots") == ["pilot.gone"]
    assert table.codes() == ["pilot.in_hand"]
    view = table.view()["scene"]["units"][pilot]
    assert (view["at"], view["carried_by"], view["in_hand"]) == (None, None, False)
    refused = table.refuse("ann", "pilot.alight", unit=pilot, at=cell(4, 4, 0))
    assert refused.code == "not-carried"
    assert offers(table, pilot, "alighting") == []
    assert table.view("handler")["scene"]["units"][pilot]["carried_by"] == owl


def test_a_hidden_unit_beside_the_frame_blocks_stepping_off_without_a_reason() -> None:
    table, pilot, owl = aboard()
    table.unit("Ghost", (4, 4, 0), "enemy", hidden=True)
    table.send("ann", "pilot.alight", unit=pilot, at=cell(4, 4, 0))
    assert table[pilot].carried_by == owl
    assert table.codes("pilots") == ["unit.barred"]


def test_a_hidden_frame_with_a_hidden_pilot_is_not_shown() -> None:
    """A hidden pilot rides on a hidden frame. The offers to pilots beside them stay the same."""
    pair = Pair()
    wreck = document(build("Wreck"))
    pair.both("handler", type="unit.fit", unit="v1.1", build=wreck)
    pair.both("handler", key="p", type="unit.update", unit="v1.1", integrity=0)
    pair.secretly("handler", type="unit.fit", unit="g1.1", build=wreck)
    pair.secretly("handler", key="gp", type="unit.update", unit="g1.1", integrity=0)
    pair.secretly("handler", type="pilot.board", unit="gp.1", frame="g2.1")
    assert pair.secret.state.scene.units["gp.1"].carried_by == "g2.1"
    for who in ("ann", "bob"):
        pair.ask(who, "actions", unit="p.1")
        pair.both(who, type="pilot.board", unit="p.1", frame="g2.1")
        pair.both(who, type="pilot.alight", unit="gp.1", at=cell(8, 6, 0))
        pair.both(who, type="pilot.board", unit="p.1", frame="v2.1")
    pair.secretly("handler", type="unit.update", unit="g2.1", integrity=0)
    pair.check()


def test_a_new_frame_has_its_pilot_in_it_again() -> None:
    table, fox, pilot = ejected()
    row = table.send("handler", "character.add", name="Ann", seat="a", unit=pilot)
    character = str(row.events[0]["character"]["id"])
    table.send("handler", "character.edit", character=character, credits=4000)
    table.send("ann", "frame.replace", character=character)
    assert pilot not in table.state.scene.units
    assert table.state.world.characters[character].unit == fox
    assert table.codes("pilots") == ["character.frame_replaced", "unit.fitted", "pilot.back"]
    assert (table[fox].destroyed, table[fox].at) == (False, None)


def test_the_handler_sets_pilot_and_carrier() -> None:
    table = Table()
    fox, owl = framed(table), carrier(table)
    ann = table.unit("Ann", (3, 4, 0), "pilot", "a", speed=1, integrity=1, stability=0)
    assert table.refuse("handler", "unit.update", unit=ann, pilot_of="x").code == "no-such-unit"
    assert table.refuse("handler", "unit.update", unit=ann, carried_by=ann).code == "no-such-unit"
    unit = put(table, ann, pilot_of=fox, carried_by=owl, in_hand=True)
    assert (unit.pilot_of, unit.carried_by, unit.in_hand, unit.at) == (fox, owl, True, None)
    unit = put(table, ann, carried_by=None)
    assert (unit.carried_by, unit.at) == (None, None)
    check_round_trips(table)
