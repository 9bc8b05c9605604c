"""Queries about attacks: the targets of a weapon, and the odds."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import Refused
from app.rules.frame_state.combat.model import Build
from tests.engine.fights import armed, bare_table, barred, declare, duel, gun, seen, wolfs_turn
from tests.engine.frames import framed, npc, put
from tests.engine.play import Table, cell

WIDE = {"columns": 24, "rows": 16, "orientation": "flat"}


def targets(table: Table, unit: str, who: str = "ann", **fields: Any) -> Any:
    return table.ask(who, "targets", unit=unit, weapon="gun", **fields)


def weapon_use(table: Table, unit: str) -> Any:
    """Returns why the list of actions refuses every weapon."""
    found = table.ask("ann", "actions", unit=unit)["actions"]
    return next(each["reason"]["code"] for each in found if each["id"].startswith("weapon"))


def aim(table: Table, unit: str, at: Any, who: str = "ann", **fields: Any) -> Any:
    at = {"unit": at} if isinstance(at, str) else at
    return table.ask(who, "aim", unit=unit, weapon="gun", at=at, **fields)


@pytest.mark.rule("FS C 4.18", "FS C 4.36")
def test_everything_that_could_be_aimed_at() -> None:
    table, fox, wolf = duel()
    near, far = table.prop(4, 3), table.prop(11, -2, base=9)
    dead = npc(table, at=(5, 5, 0))
    put(table, dead, destroyed=True)
    table.unit("Away", None, "enemy")
    found = targets(table, fox)
    assert (found["reach"], found["least"], found["available"], found["reason"]) == (
        5, 0, True, None,
    )  # fmt: skip
    assert found["costs"] == {"steps": 1, "energy": 0, "recoil": 1}
    assert dead not in str(found)
    first, second = found["targets"][:2]
    assert (first["prop"], first["distance"], first["mark"]["value"]) == (near, 1, 0)
    assert (second["unit"], second["sight"], second["designable"], second["odds"]) == (
        wolf, False, False, None,
    )  # fmt: skip
    assert second["reason"]["code"] == "out-of-sight"
    assert far not in str(found)


@pytest.mark.rule("FS C 4.36")
def test_the_odds_asked_for_are_those_of_the_attack() -> None:
    table, fox, wolf = duel(armed(gun(3, damage="energy", homing=1, lock=1)))
    (one,) = targets(table, fox, homing=True, prepare=1)["targets"]
    whole = aim(table, fox, wolf, homing=True, prepare=1)
    declare(table, fox, wolf, homing=True, prepare=1)
    (real,) = seen(table)["targets"]
    assert one["odds"] == whole["targets"][0]["odds"] == real["odds"]
    assert whole["targets"][0]["exchange"] == real["exchange"]
    assert whole["costs"] == {"steps": 3, "energy": 1, "recoil": 1}


@pytest.mark.rule("FS C 4.36", "FS C 4.35")
def test_the_odds_of_an_attack_that_waits_count_what_waiting_adds() -> None:
    table, fox, wolf = duel(armed(gun(3, zone_in=2)))
    plain, waits = aim(table, fox, wolf), aim(table, fox, wolf, zone=True)
    parts = [each["name"] for each in waits["targets"][0]["modifiers"]]
    assert "Zone" in parts
    hit = [each["targets"][0]["odds"]["outcomes"]["miss"]["p"] for each in (plain, waits)]
    assert hit[1] < hit[0]
    (one,) = targets(table, fox, zone=True)["targets"]
    assert one["odds"] == waits["targets"][0]["odds"]
    table, fox, wolf = duel()
    assert aim(table, fox, wolf, zone=True)["reason"]["code"] == "no-zone"


@pytest.mark.rule("FS C 4.5", "FS C 4.36")
def test_what_no_roll_could_hit_is_said_to_be_of_no_use() -> None:
    table = bare_table(WIDE)
    fox, near = framed(table, armed(gun(1))), npc(table)
    far = npc(table, at=(19, 3, 0))
    table.send("handler", "table.options", options={"npc_stats": "nothing"})
    found = {each["unit"]: each for each in targets(table, fox)["targets"]}
    assert (found[near]["designable"], found[near]["of_no_use"]) == (True, None)
    vain = {"code": "sure-miss", "params": {"weapon": {"weapon": "gun", "name": "Rifle"}}}
    assert (found[far]["designable"], found[far]["of_no_use"]) == (True, vain)
    assert found[far]["odds"]["outcomes"]["miss"]["p"] == 1
    assert (aim(table, fox, near)["of_no_use"], aim(table, fox, far)["of_no_use"]) == (None, vain)


@pytest.mark.rule("FS C 4.5", "FS C 4.36")
def test_an_area_is_of_use_if_it_could_hit_one_of_several() -> None:
    table = bare_table(WIDE)
    fox, wolf = framed(table, armed(gun(2, burst=1, damage="blast"))), npc(table)
    assert aim(table, fox, wolf)["of_no_use"] is None
    assert aim(table, fox, cell(3, 7, 0))["of_no_use"] is None, "nobody is known to be there"
    far, beside = npc(table, at=(18, 3, 0)), npc(table, at=(19, 3, 0))
    whole = aim(table, fox, far)
    assert [each["unit"] for each in whole["targets"]] == [far, beside]
    assert whole["of_no_use"]["code"] == "sure-miss"


@pytest.mark.rule("FS C 4.36")
def test_what_cannot_be_designated_is_of_no_use_for_no_further_reason() -> None:
    table, fox, wolf = duel()
    found = aim(table, fox, fox)
    assert (found["reason"]["code"], found["of_no_use"]) == ("self-target", None)
    table.ground((5, 3, 9))
    (blocked,) = targets(table, fox)["targets"]
    assert (blocked["unit"], blocked["designable"], blocked["of_no_use"]) == (wolf, False, None)


@pytest.mark.rule("FS C 4.36")
def test_why_a_weapon_cannot_be_used_just_now() -> None:
    table, fox, wolf = duel(armed(gun(3)))
    assert targets(table, wolf)["reason"]["code"] == "not-your-turn"
    assert targets(table, fox, prepare=1)["reason"]["code"] == "no-preparation"
    assert targets(table, fox, prepare=1)["targets"][0]["odds"] is None
    assert aim(table, fox, wolf, homing=True)["targets"] == []
    put(table, fox, energy=0)
    found = targets(table, fox)
    assert (found["available"], found["warns"]["code"]) == (True, "would-overheat")
    put(table, fox, steps=1)
    found = targets(table, fox)
    assert (found["reason"]["code"], found["warns"]) == ("no-steps", None)
    put(table, fox, steps=4, energy=3)
    attack = declare(table, fox, wolf)
    assert targets(table, fox)["reason"]["code"] == "attack-pending"
    table.send("handler", "attack.cancel", attack=attack)
    assert targets(table, fox)["reason"]["code"] == "used-up"
    assert weapon_use(table, fox) == "used-up"
    # uses in this turn are no reason outside the turn
    table.send("ann", "turn.end", unit=fox)
    assert targets(table, fox)["reason"]["code"] in ("not-your-turn", "no-turn")
    assert weapon_use(table, fox) == targets(table, fox)["reason"]["code"]
    table.send("handler", "undo")
    put(table, fox, stability=0)
    assert aim(table, fox, wolf)["reason"]["code"] == "staggered"


@pytest.mark.rule("FS C 4.36")
def test_aiming_where_one_cannot() -> None:
    table, fox, wolf = duel()
    found = aim(table, fox, fox)
    assert (found["available"], found["designable"], found["reason"]["code"]) == (
        False, False, "self-target",
    )  # fmt: skip
    assert isinstance(aim(table, fox, "nobody"), Refused)
    plain = table.unit("Dog", (1, 1, 0), "pilot", "a")
    assert targets(table, plain).code == "no-frame"
    off = framed(table, armed(), at=None)
    assert targets(table, off)["targets"] == []
    assert aim(table, off, wolf).code == "not-on-map"


@pytest.mark.rule("FS C 4.36", "FS C 4.31")
def test_an_area_before_it_is_fired() -> None:
    table = bare_table()
    fox = framed(table, armed(gun(2, burst=1, damage="blast")))
    wolf, owl = npc(table), npc(table, at=(7, 3, 0))
    whole = aim(table, fox, wolf)
    assert [each["unit"] for each in whole["targets"]] == [wolf, owl]
    assert (whole["centre"], whole["centres"]) == (cell(6, 3, 0), [cell(6, 3, 0)])
    assert len(targets(table, fox)["targets"]) == 2
    empty = aim(table, fox, cell(3, 7, 0))
    assert (empty["designable"], empty["targets"], empty["distance"]) == (True, [], 4)
    npc(table, at=(6, 4, 0), hidden=True)
    assert aim(table, fox, wolf) == whole


@pytest.mark.rule("FS C 4.32", "FS C 4.36")
def test_queries_know_of_nobody_hidden() -> None:
    def answers(mine: Build, ghost: bool) -> Any:
        table = bare_table()
        fox, wolf = framed(table, mine), npc(table)
        if ghost:
            npc(table, at=(5, 3, 0), hidden=True)
        return [targets(table, fox), aim(table, fox, wolf), aim(table, fox, cell(5, 3, 0))]

    for mine in (armed(), armed(gun(3, burst=2)), armed(gun(2, "melee", burst=1))):
        assert answers(mine, ghost=False)[:2] == answers(mine, ghost=True)[:2]


@pytest.mark.rule("FS C 4.36")
def test_a_reaction_is_offered_weapons_of_one_step_alone() -> None:
    for tier, code in ((1, None), (2, "one-step-only")):
        table, fox, wolf = duel(armed(gun(tier), skills={"sharpness": 2}))
        wolfs_turn(table, fox, wolf)
        table.faces = [8]
        table.send("ann", "reaction.claim", unit=fox)
        found = targets(table, fox)
        assert (found["reason"] and found["reason"]["code"]) == code
        if code is None:
            declare(table, fox, wolf)
        else:
            assert barred(table, fox, wolf) == code
