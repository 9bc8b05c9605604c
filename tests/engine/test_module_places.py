"""Expansions that are used on a hex: range, sight, log line, area on the map (FS C 3.13)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine import project
from app.rules.frame_state.combat import content
from app.rules.geometry.hexes import Cell
from tests.engine.frames import VEIL, acting, build, carrier, npc, turn_of
from tests.engine.play import Table, check_round_trips

SMOKE = content.EXPANSIONS["smoke-cast"].module
GRAPNEL = content.EXPANSIONS["grapnel"].module
STEP = content.EXPANSIONS["pulse-step"].module


def hex_at(q: int, r: int) -> dict[str, int]:
    return {"q": q, "r": r}


def smoking(**fields: Any) -> tuple[Table, str]:
    """Ann's frame at (3, 3) in its turn, with expansions that need a hex."""
    return acting(build(modules=(SMOKE, GRAPNEL, STEP, VEIL)), **fields)


def templates(table: Table, group: str = "pilots") -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = project(table.state, group)["scene"]["templates"]
    return list(found.values())


@pytest.mark.rule("FS C 3.13")
def test_the_hex_is_in_the_log_the_request_and_on_the_map() -> None:
    table, fox = smoking()
    table.send("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3), ask=True)
    (line,) = table.log("pilots")
    assert (line["code"], line["params"]["at"]) == ("module.used_at", hex_at(5, 3))
    (request,) = table.view("pilots")["asks"].values()
    assert (request["kind"], request["to"]) == ("module", hex_at(5, 3))
    (laid,) = templates(table)
    assert (laid["name"], laid["shape"], laid["at"]) == ("Smoke Cast", "radius", hex_at(5, 3))
    assert table[fox].steps == 3
    check_round_trips(table)
    table.send("handler", "action.grant", ask=request["id"])
    assert len(templates(table)) == 1
    table.send("handler", "undo")
    table.send("handler", "undo")
    assert (table[fox].steps, templates(table), table.view()["asks"]) == (4, [], {})


@pytest.mark.rule("FS C 3.13")
def test_carrying_it_out_can_move_its_unit() -> None:
    table, fox = smoking()
    table.send("ann", "module.use", unit=fox, module="grapnel", at=hex_at(5, 3), ask=True)
    (request,) = table.view("pilots")["asks"]
    before = table[fox].at
    grant = {"ask": request, "at": {"q": 5, "r": 3, "level": -1}}
    assert table.refuse("handler", "action.grant", **grant).code == "solid"
    assert (list(table.view()["asks"]), table[fox].at) == ([request], before)
    grant["at"]["level"] = 0
    table.send("handler", "action.grant", **grant)
    assert table.codes("pilots") == ["module.carried_out", "unit.placed"]
    assert (table[fox].at, table[fox].steps, table.view()["asks"]) == (Cell(5, 3, 0), 3, {})
    check_round_trips(table)


@pytest.mark.rule("FS C 3.13")
def test_what_is_taken_back_leaves_no_area_on_the_map() -> None:
    table, fox = smoking()
    table.send("ann", "template.lay", shape="radius", at=hex_at(5, 3), to=hex_at(6, 3), name="Mine")
    table.send("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3), ask=True)
    (request,) = table.view("pilots")["asks"]
    table.send("ann", "action.deny", ask=request)
    assert [each["name"] for each in templates(table)] == ["Mine"]
    table.send("ann", "module.use", unit=fox, module="grapnel", at=hex_at(5, 3))
    assert [each["name"] for each in templates(table)] == ["Mine"], "its effect is in one hex"


@pytest.mark.rule("FS C 3.13")
def test_the_area_taken_back_is_the_one_of_its_own_use() -> None:
    table, fox = smoking()
    for at in (hex_at(5, 3), hex_at(3, 5)):
        table.send("ann", "module.use", unit=fox, module="smoke-cast", at=at, ask=True)
    first, second = (each["id"] for each in templates(table))
    *_, newest = table.view("pilots")["asks"]
    table.send("ann", "action.deny", ask=newest)
    assert [each["id"] for each in templates(table)] == [first] != [second]


@pytest.mark.rule("FS C 3.13")
def test_smoke_ends_as_the_next_turn_of_its_unit_begins() -> None:
    table, fox = smoking()
    owl = carrier(table)
    table.send("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3))
    table.send("ann", "turn.end", unit=fox)
    table.send("handler", "turn.start", unit=owl, overrule=True)
    assert len(templates(table)) == 1, "the turn of another"
    table.send("handler", "turn.end", unit=owl)
    check_round_trips(table)
    table.send("handler", "turn.start", unit=fox, overrule=True)
    assert templates(table) == []
    (ended,) = (each for each in table.log("pilots") if each["code"] == "module.area_ended")
    assert (ended["params"]["text"], ended["params"]["at"]) == ("Smoke Cast", hex_at(5, 3))
    table.send("handler", "undo")
    assert len(templates(table)) == 1


@pytest.mark.rule("FS C 3.13")
def test_smoke_ends_with_the_conflict_also_of_a_unit_that_is_gone() -> None:
    table, fox = smoking()
    table.send("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3))
    table.send("handler", "unit.remove", unit=fox)
    assert len(templates(table)) == 1
    check_round_trips(table)
    table.send("handler", "conflict.end")
    assert templates(table) == []
    table, fox = smoking()
    table.send("handler", "conflict.end")
    table.send("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3))
    table.send("handler", "conflict.start")
    assert len(templates(table)) == 1, "no turn ends what was laid outside a conflict"


@pytest.mark.rule("FS C 3.13")
def test_a_hex_is_only_named_where_there_is_one() -> None:
    table, fox = smoking()
    at = hex_at(4, 3)
    assert table.refuse("ann", "module.use", unit=fox, module="veil", at=at).code == "module-no-hex"
    off = table.refuse("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(90, 3))
    assert off.code == "off-map"
    assert table[fox].steps == 4
    table.send("ann", "module.use", unit=fox, module="smoke-cast")
    assert (table.codes("pilots"), templates(table)) == (["module.used"], []), "the Handler says"


@pytest.mark.rule("FS C 3.13")
def test_range_counts_levels_and_sight_is_judged_where_it_is_needed() -> None:
    table, fox = smoking()
    table.ground((4, 3, 9), (4, 4, None))
    far = table.refuse("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(4, 3))
    assert (far.code, far.params["most"]) == ("module-too-far", 5), "its top is 9 levels up"
    behind = table.refuse("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(6, 3))
    assert behind.code == "module-not-seen"
    table.send("ann", "module.use", unit=fox, module="pulse-step", at=hex_at(5, 3))
    offered = table.ask("ann", "module_hexes", unit=fox, module="smoke-cast")["hexes"]
    assert hex_at(6, 3) not in offered and hex_at(4, 3) not in offered
    assert hex_at(3, 5) in offered and hex_at(3, 9) not in offered
    for each in offered:
        assert max(abs(each["q"] - 3), abs(each["r"] - 3), abs(each["q"] + each["r"] - 6)) <= 5
    stepped = table.ask("ann", "module_hexes", unit=fox, module="pulse-step")["hexes"]
    assert hex_at(5, 3) in stepped and hex_at(4, 4) in stepped, "a void has the floor"


def test_the_hexes_of_what_needs_none_are_none() -> None:
    table, fox = smoking()
    for module in ("veil", "none"):
        assert table.ask("ann", "module_hexes", unit=fox, module=module) == {"hexes": []}
    bare = table.unit("Dog", (6, 3, 0), "pilot", "b")
    assert table.ask("bob", "module_hexes", unit=bare, module="grapnel") == {"hexes": []}
    table.send("handler", "unit.place", unit=fox, at=None)
    assert table.ask("ann", "module_hexes", unit=fox, module="grapnel") == {"hexes": []}


def test_actions_name_the_hex_that_they_need() -> None:
    table, fox = smoking()
    listed = {
        each["of"]["id"]: each["place"]
        for each in table.ask("ann", "actions", unit=fox)["actions"]
        if each["action"] == "expansion-use"
    }
    assert listed["smoke-cast"] == {"range": 5, "sight": True, "radius": 1}
    assert listed["pulse-step"] == {"range": 2, "sight": False, "radius": 0}
    assert listed["veil"] is None


def test_players_learn_nothing_of_the_smoke_of_a_hidden_unit() -> None:
    table = Table()
    wolf = npc(table, build(modules=(SMOKE,)), hidden=True)
    turn_of(table, wolf)
    table.send("handler", "module.use", unit=wolf, module="smoke-cast", at=hex_at(5, 3))
    assert templates(table) == [] and len(templates(table, "handler")) == 1


def test_the_end_of_smoke_does_not_tell_of_the_turn_of_a_hidden_unit() -> None:
    table = Table()
    wolf = npc(table, build(modules=(SMOKE,)))
    turn_of(table, wolf)
    table.send("handler", "module.use", unit=wolf, module="smoke-cast", at=hex_at(5, 3))
    table.send("handler", "turn.end", unit=wolf, overrule=True)
    table.send("handler", "unit.hide", unit=wolf, hidden=True)
    table.send("handler", "turn.start", unit=wolf, overrule=True)
    assert len(templates(table)) == 1
    table.send("handler", "conflict.end")
    assert templates(table) == []
    assert "module.area_ended" not in {each["code"] for each in table.log("pilots")}


def test_the_end_of_secret_smoke_is_for_handlers_also_once_its_unit_is_shown() -> None:
    table = Table()
    wolf = npc(table, build(modules=(SMOKE,)), hidden=True)
    turn_of(table, wolf)
    table.send("handler", "module.use", unit=wolf, module="smoke-cast", at=hex_at(5, 3))
    table.send("handler", "turn.end", unit=wolf, overrule=True)
    table.send("handler", "unit.hide", unit=wolf, hidden=False)
    table.send("handler", "turn.start", unit=wolf, overrule=True)
    assert templates(table, "handler") == []
    assert "module.area_ended" in {each["code"] for each in table.log("handler")}
    assert "module.area_ended" not in {each["code"] for each in table.log("pilots")}


def test_unknown_ground_is_not_in_sight() -> None:
    table, fox = smoking()
    table.send("handler", "table.options", options={"fog": "team"})
    table.send("handler", "terrain.veil", all=True, veiled=True)
    refused = table.refuse("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3))
    assert refused.code == "module-not-seen"
    table.send("handler", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3))


def test_the_area_of_an_effect_does_not_count_for_its_seat() -> None:
    table, fox = smoking()
    for _ in range(12):
        table.send("ann", "template.lay", shape="radius", at=hex_at(5, 3), to=hex_at(6, 3))
    table.send("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3))
    assert len(templates(table)) == 13 and table[fox].steps == 3


def test_an_expansion_of_a_players_own_needs_no_hex() -> None:
    own = replace(SMOKE, id="m1", name="Fog")
    table, fox = acting(build(modules=(own,)))
    table.send("ann", "module.use", unit=fox, module="m1")
    assert table.codes("pilots") == ["module.used"]
