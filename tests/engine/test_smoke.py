"""Smoke hides what is behind it: areas that nobody sees through (FS C 3.13)."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.state.area_templates import HIGHEST_SMOKE, MOST_SMOKE, WIDEST_SMOKE
from app.rules.frame_state.combat import content
from tests.engine.fights import armed, bare_table, gun
from tests.engine.fog_table import names, sees
from tests.engine.frames import acting, fit, npc
from tests.engine.play import Table, cell, check_round_trips
from tests.engine.transfers import exported, imported

SMOKE = content.EXPANSIONS["smoke-cast"].module


def hex_at(q: int, r: int) -> dict[str, int]:
    return {"q": q, "r": r}


def look(table: Table, one: Any, other: Any, who: str = "ann") -> Any:
    return table.ask(who, "sight", **{"from": place(one), "to": place(other)})


def place(of: Any) -> dict[str, Any]:
    return {"unit": of} if isinstance(of, str) else cell(*of)


def lay(table: Table, who: str = "handler", **fields: Any) -> str:
    """Lays smoke around (5, 3) as far as its neighbours. Returns the id of the area."""
    usual = {"shape": "radius", "at": hex_at(5, 3), "to": hex_at(6, 3), "smoke": 2, "name": "Fumes"}
    row = table.send(who, "template.lay", **(usual | fields))
    return str(row.events[0]["template"]["id"])


def yard() -> tuple[Table, str, str]:
    """Fox and a Wolf in one row, 5 hexes apart."""
    table = Table()
    fox = table.unit("Fox", (3, 3, 0), controller="a")
    return table, fox, table.unit("Wolf", (8, 3, 0), "enemy")


@pytest.mark.rule("FS C 3.13")
def test_smoke_cast_hides_what_is_behind_it_until_the_next_turn_of_its_unit() -> None:
    table, fox = acting(armed(modules=(SMOKE,)))
    wolf = npc(table, at=(8, 3, 0))
    assert look(table, fox, wolf)["visible"]
    table.send("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3))
    for one, other in ((fox, wolf), (wolf, fox)):
        answer = look(table, one, other)
        assert not answer["visible"] and not answer["line"]
        assert answer["blocked_by"]["kind"] == "smoke"
        assert (answer["blocked_by"]["name"], answer["blocked_by"]["top"]) == ("Smoke Cast", 2)
    sections = look(table, fox, wolf)["profile"]
    assert [each["q"] for each in sections if each.get("smoke") == [(0, 2)]] == [4, 5, 6]
    assert all(each["spans"] == [[None, 0]] for each in sections), "it is not solid"
    check_round_trips(table)
    table.send("ann", "turn.end", unit=fox)
    table.send("handler", "turn.start", unit=fox, overrule=True)
    assert look(table, fox, wolf)["visible"]


@pytest.mark.rule("FS C 3.13")
def test_smoke_is_two_levels_high_above_each_surface() -> None:
    table, _, _ = yard()
    table.ground((5, 3, 1))
    table.send("handler", "prop.add", name="Deck", q=4, r=3, base=4, height=1, value=5)
    lay(table)
    # over level ground the line is clear from level 2 on, over the hill from 3 on, and above the
    # deck, whose top is at 5, from 7 on
    for level, clear in ((0, False), (1, False), (2, False), (3, True), (5, False), (7, True)):
        answer = look(table, (3, 3, level), (8, 3, level))
        assert answer["line"] == clear, level
        if level in (0, 5):
            assert answer["blocked_by"]["kind"] == "smoke", level


@pytest.mark.rule("FS C 3.13")
def test_whoever_stands_in_smoke_is_seen_and_sees_from_its_rim() -> None:
    table, fox, wolf = yard()
    lay(table)
    table.send("handler", "unit.place", unit=wolf, at=cell(6, 3, 0))
    assert not look(table, fox, wolf)["visible"], "the smoke of two hexes is between them"
    assert look(table, (8, 3, 0), wolf)["visible"] and look(table, wolf, (8, 3, 0))["visible"]
    table.send("handler", "unit.place", unit=wolf, at=cell(5, 3, 0))
    assert not look(table, (8, 3, 0), wolf)["visible"], "in its middle"


def test_a_straight_range_and_ways_go_through_smoke() -> None:
    table, fox, wolf = yard()
    lay(table)
    found = table.ask("ann", "range", **{"from": {"unit": fox}, "to": {"unit": wolf}, "n": 9})
    assert found["straight"]["clear"] and found["straight"]["blocked_by"] is None
    assert found["in_range"]


@pytest.mark.rule("FS C 3.13")
def test_nobody_aims_through_smoke_except_at_what_is_highlighted() -> None:
    table = bare_table()
    fox = table.unit("Fox", (3, 3, 0), controller="a")
    fit(table, fox, armed(gun(3)))
    wolf = npc(table, at=(6, 3, 0))
    lay(table, at=hex_at(4, 4), to=hex_at(4, 3))
    table.send("handler", "conflict.start")
    table.send("handler", "turn.start", unit=fox)
    shot = {"unit": fox, "weapon": "gun", "at": {"unit": wolf}}
    assert table.refuse("ann", "attack.declare", **shot).code == "out-of-sight"
    listed = table.ask("ann", "targets", unit=fox, weapon="gun")["targets"]
    (reason,) = (each["reason"] for each in listed if each["unit"] == wolf)
    assert reason["code"] == "out-of-sight"
    table.send("handler", "unit.highlight", unit=wolf, highlighted=True)
    table.send("ann", "attack.declare", **shot)


def test_under_fog_smoke_hides_units_and_ground_that_was_not_seen_before() -> None:
    table, _, wolf = yard()
    table.send("handler", "table.options", options={"fog": "team", "sight": 30})
    assert names(table) == {"Fox", "Wolf"}
    key = lay(table)
    assert names(table) == {"Fox"}
    assert not sees(table, 8, 3 + 8 // 2) and sees(table, 3, 3 + 3 // 2)
    table.send("handler", "template.update", template=key, smoke=0)
    assert names(table) == {"Fox", "Wolf"}
    table.send("handler", "undo")
    assert names(table) == {"Fox"}
    table.send("handler", "template.remove", template=key)
    assert names(table) == {"Fox", "Wolf"}
    assert table[wolf].at is not None


def test_secret_smoke_hides_nothing_until_it_is_shown() -> None:
    table, fox, wolf = yard()
    key = lay(table, secret=True)
    for who in ("ann", "handler"):
        assert look(table, fox, wolf, who)["visible"]
    table.send("handler", "template.update", template=key, secret=False)
    assert not look(table, fox, wolf)["visible"]


def test_only_handlers_lay_change_and_remove_smoke() -> None:
    table, fox = acting(armed(modules=(SMOKE,)))
    usual = {"shape": "radius", "at": hex_at(5, 3), "to": hex_at(6, 3)}
    assert table.refuse("ann", "template.lay", **usual, smoke=2).code == "handler-only"
    table.send("ann", "module.use", unit=fox, module="smoke-cast", at=hex_at(5, 3))
    (key,) = table.state.scene.templates
    assert table.view("pilots")["scene"]["templates"][key]["smoke"] == 2
    for kind, more in (("template.remove", {}), ("template.update", {"at": hex_at(6, 3)})):
        assert table.refuse("ann", kind, template=key, **more).code == "template-not-yours"
    table.send("ann", "template.lay", **usual)
    table.send("ann", "template.clear")
    assert list(table.state.scene.templates) == [key]
    table.send("handler", "template.update", template=key, smoke=0)
    assert "smoke" not in table.view("pilots")["scene"]["templates"][key]


@pytest.mark.parametrize("smoke", [-1, HIGHEST_SMOKE + 1, 10**9, "2", 1.5, None])
def test_smoke_has_a_height(smoke: Any) -> None:
    table = Table()
    usual = {"shape": "radius", "at": hex_at(5, 3), "to": hex_at(6, 3)}
    assert table.refuse("handler", "template.lay", **usual, smoke=smoke).code == "malformed"


def test_smoke_has_bounds_of_reach_and_number() -> None:
    table = Table()
    wide = {"shape": "line", "at": hex_at(0, 5), "to": hex_at(WIDEST_SMOKE + 1, 5)}
    assert table.refuse("handler", "template.lay", **wide, smoke=1).params["most"] == WIDEST_SMOKE
    plain = str(table.send("handler", "template.lay", **wide).events[0]["template"]["id"])
    refused = table.refuse("handler", "template.update", template=plain, smoke=1)
    assert (refused.code, refused.params["most"]) == ("template-too-large", WIDEST_SMOKE)


def test_a_use_counts_when_the_scene_has_as_much_smoke_as_allowed() -> None:
    table, fox = acting(armed(modules=(SMOKE,)))
    use = {"unit": fox, "module": "smoke-cast", "at": hex_at(5, 3), "overrule": True}
    for _ in range(MOST_SMOKE + 1):
        table.send("handler", "module.use", **use)
    assert len(table.state.scene.templates) == MOST_SMOKE
    usual = {"shape": "radius", "at": hex_at(5, 3), "to": hex_at(6, 3), "smoke": 1}
    refused = table.refuse("handler", "template.lay", **usual)
    assert (refused.code, refused.params["most"]) == ("templates-enough", MOST_SMOKE)


def test_a_document_with_more_smoke_than_a_scene_has_is_refused() -> None:
    table, _, _ = yard()
    lay(table)
    document = exported(table)
    (scene,) = document["world"]["scenes"]
    scene["templates"] = [{**scene["templates"][0], "id": f"t{n}"} for n in range(MOST_SMOKE + 1)]
    with pytest.raises(AssertionError, match="templates-enough"):
        imported(document)


def test_imported_smoke_still_hides() -> None:
    table, _, _ = yard()
    lay(table)
    copy = imported(exported(table))
    fox, wolf = (
        next(unit.id for unit in copy.state.scene.units.values() if unit.name == name)
        for name in ("Fox", "Wolf")
    )
    assert not look(copy, fox, wolf, "handler")["visible"]
