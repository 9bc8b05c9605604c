"""Attacks from declaration to result: costs, rolls, ends and refusals."""

from __future__ import annotations

import pytest

from app.rules.frame_state.combat.model import Weapon
from tests.engine.crew import Crew
from tests.engine.fights import (
    armed,
    attack_id,
    bare_table,
    barred,
    declare,
    duel,
    gun,
    result,
    roll,
    seen,
    wolfs_turn,
)
from tests.engine.frames import build, fit, framed, npc, put
from tests.engine.play import Table, check_round_trips


def frame_of(table: Table, unit: str) -> tuple[int, int, dict[str, int]]:
    """Returns steps, recoil and uses."""
    frame = table[unit].frame
    assert frame is not None
    return table[unit].steps, frame.recoil, dict(frame.used)


@pytest.mark.rule("FS C 4.23", "FS C 4.25")
def test_a_pilot_attacks_an_npc() -> None:
    table, fox, wolf = duel()
    attack = declare(table, fox, wolf)
    assert frame_of(table, fox) == (3, 2, {"gun": 1})
    assert (seen(table)["stage"], seen(table)["waiting_for"]) == ("target", [fox])
    assert seen(table)["targets"][0]["odds"]["outcomes"]["miss"]["exact"] == "1/2"
    roll(table, attack, 3)
    assert (seen(table)["stage"], seen(table)["targets"][0]["aim"]["result"]) == ("damage", "hit")
    assert table.codes("pilots") == ["attack.aimed"]
    roll(table, attack, 5)
    assert table.view()["attacks"] == {}
    assert (table[wolf].integrity, table[wolf].stability) == (9 - 2, 12 - 3)
    assert table.codes("pilots") == ["attack.damage", "attack.result"]
    found = result(table, "pilots")
    assert (found["result"], found["lost"], found["shaken"]) == ("hit", 2, 3)
    assert found["data"]["outcome"]["met"]["mitigated"] == 3
    check_round_trips(table)


@pytest.mark.rule("FS 5.3.6")
def test_an_attack_ends_the_movement() -> None:
    table, fox, wolf = duel()
    here = table[fox].at
    assert here is not None
    table.walk("ann", fox, (here.q, here.r + 1, here.level))
    assert table[fox].movement is not None
    declare(table, fox, wolf)
    assert table[fox].movement is None


@pytest.mark.rule("FS C 4.25")
def test_a_miss_is_over_with_the_first_die() -> None:
    table, fox, wolf = duel()
    before = table[wolf]
    roll(table, declare(table, fox, wolf), 2)
    assert result(table)["result"] == "miss"
    assert table[wolf] == before
    assert table.view()["attacks"] == {}


@pytest.mark.rule("FS C 4.25")
def test_a_direct_hit_rolls_both_dice_at_once() -> None:
    table, fox, wolf = duel(armed(gun(2)))
    attack = declare(table, fox, wolf)
    roll(table, attack, 4)
    roll(table, attack, 2, 6)
    line = table.log()[0]
    assert [die["purpose"] for die in line["data"]["dice"]] == ["damage", "direct"]
    assert line["params"]["score"] == 8
    assert result(table)["result"] == "direct"
    assert table[wolf].integrity == 9 - 5


@pytest.mark.rule("FS C 4.9")
def test_the_line_of_the_damage_says_the_whole_of_it() -> None:
    table, fox, wolf = duel(armed(gun(2, shockwave=1)))
    attack = declare(table, fox, wolf)
    roll(table, attack, 4)
    roll(table, attack, 2, 6)
    line = table.log()[0]
    assert (line["code"], line["params"]["score"]) == ("attack.damage", 8)
    (target,) = line["data"]["targets"]
    assert (target["dealt"]["shock"], target["dealt"]["total"]) == (1, 9)
    assert result(table)["data"]["outcome"]["damage"] == target["dealt"]


@pytest.mark.rule("FS C 4.25")
def test_an_npc_attacks_a_pilot() -> None:
    table, fox, wolf = duel()
    wolfs_turn(table, fox, wolf)
    attack = declare(table, wolf, fox, "handler")
    assert (seen(table)["stage"], seen(table)["waiting_for"]) == ("dodge", [fox])
    assert table.refuse("bob", "attack.roll", attack=attack).code == "not-your-roll"
    roll(table, attack, 2)
    assert seen(table)["stage"] == "mitigate"
    (line,) = table.log("pilots")
    assert (line["code"], line["params"]["outcome"]) == ("attack.dodged", "miss")
    roll(table, attack, 3)
    assert table.codes("pilots") == ["attack.mitigated", "attack.result"]
    # d6 at AVG against a 3
    assert (table[fox].integrity, table[fox].stability) == (9 - 1, 12 - 3)
    check_round_trips(table)


@pytest.mark.rule("FS C 4.25")
def test_npcs_among_themselves_are_through_at_once() -> None:
    table, fox, wolf = duel()
    boar = npc(table, at=(7, 3, 0))
    wolfs_turn(table, fox, wolf)
    row = table.send("handler", "attack.declare", unit=wolf, weapon="gun", at={"unit": boar})
    assert attack_id(row)
    assert table.view()["attacks"] == {}
    assert table.codes("pilots") == ["attack.declared", "attack.result"]
    assert table[boar].integrity == 8
    table.send("handler", "undo")
    assert (table[boar].integrity, frame_of(table, wolf)) == (9, (4, 3, {}))


@pytest.mark.rule("FS C 4.25")
def test_the_handler_rolls_for_anybody() -> None:
    table, fox, wolf = duel()
    attack = declare(table, fox, wolf)
    assert table.refuse("bob", "attack.roll", attack=attack).code == "not-your-roll"
    refused = table.refuse("handler", "attack.roll", attack=attack, unit=wolf)
    assert (refused.code, refused.params["waiting"]) == (
        "not-your-roll",
        [{"unit": fox, "name": "Fox"}],
    )
    roll(table, attack, 3, who="handler", unit=fox)
    assert seen(table)["stage"] == "damage"


@pytest.mark.rule("FS C 4.25")
def test_a_target_that_cannot_dodge_rolls_nothing() -> None:
    table, fox, wolf = duel()
    put(table, fox, stability=0)
    wolfs_turn(table, fox, wolf)
    declare(table, wolf, fox, "handler")
    assert seen(table)["stage"] == "mitigate"


@pytest.mark.rule("FS C 4.24")
def test_one_attack_at_a_time() -> None:
    table, fox, wolf = duel(armed(gun(rapid_fire=1)))
    attack = declare(table, fox, wolf)
    assert barred(table, fox, wolf) == "attack-pending"
    assert table.refuse("ann", "turn.end", unit=fox).code == "attack-pending"
    assert table.no_walk("ann", fox, (4, 3, 0)).code == "attack-pending"
    roll(table, attack, 1)
    roll(table, declare(table, fox, wolf), 1)
    assert frame_of(table, fox) == (2, 1, {"gun": 2})
    assert barred(table, fox, wolf) == "used-up"
    table.send("ann", "turn.end", unit=fox)


@pytest.mark.rule("FS C 4.23", "FS C 4.26")
def test_unusable_weapons_are_refused() -> None:
    table, fox, wolf = duel()
    plain = table.frame(at=(3, 5, 0))
    assert barred(table, wolf, fox, "handler") == "not-your-turn"
    assert barred(table, fox, wolf, "bob") == "not-yours"
    sent = {"unit": fox, "at": {"unit": wolf}}
    assert table.refuse("ann", "attack.declare", weapon="bow", **sent).code == "no-such-weapon"
    assert barred(table, fox, "nobody") == "no-such-unit"
    assert barred(table, fox, {"prop": "nothing"}) == "no-such-prop"
    assert barred(table, fox, {"q": 99, "r": 0, "level": 0}) == "off-map"
    assert barred(table, fox, {"q": 5, "r": 3}) == "malformed"
    assert barred(table, fox, {"q": 5, "r": 3, "level": 0}) == "needs-target"
    assert barred(table, fox, fox) == "self-target"
    assert barred(table, fox, wolf, homing=True) == "no-homing"
    assert barred(table, fox, wolf, prepare=1) == "no-preparation"
    assert barred(table, fox, wolf, zone=True) == "no-zone"
    assert barred(table, fox, wolf, centre={"q": 5, "r": 3, "level": 0}) == "bad-centre"
    put(table, fox, steps=0)
    assert barred(table, fox, wolf) == "no-steps"
    put(table, fox, stability=0)
    assert barred(table, fox, wolf) == "staggered"
    put(table, wolf, destroyed=True)
    put(table, fox, stability=12, steps=4)
    assert barred(table, fox, wolf) == "destroyed"
    away = table.unit("Away", None, "ally")
    assert barred(table, fox, away) == "not-on-map"
    table.send("handler", "conflict.end")
    assert barred(table, plain, fox) == "no-frame"


@pytest.mark.rule("FS C 4.23")
def test_energy_that_is_not_there_overheats_instead() -> None:
    table, fox, wolf = duel(armed(gun(3)))
    put(table, fox, energy=0)
    assert barred(table, fox, wolf) == "would-overheat"
    table.send("ann", "attack.declare", unit=fox, weapon="gun", at={"unit": wolf}, anyway=True)
    assert table.view()["attacks"] == {}
    assert (table[fox].overheated, frame_of(table, fox)) == (True, (4, 3, {}))
    assert barred(table, fox, wolf) == "overheated"


@pytest.mark.rule("FS C 4.23")
def test_outside_a_conflict_nothing_is_counted() -> None:
    table = bare_table()
    fox, wolf = framed(table, armed(gun(3))), npc(table)
    before = table[fox]
    roll(table, declare(table, fox, wolf), 1)
    assert table[fox] == before
    roll(table, declare(table, fox, wolf), 1)


@pytest.mark.rule("FS C 4.27")
def test_a_weapon_without_recoil_left_has_no_range() -> None:
    table, fox, wolf = duel()
    put(table, fox, recoil=0)
    attack = declare(table, fox, wolf)
    assert (seen(table)["beyond"], seen(table)["unbraced"]) == (3, True)
    assert {"source": "beyond", "name": "Beyond range", "value": -6, "grades": 0} in (
        seen(table)["targets"][0]["modifiers"]
    )
    roll(table, attack, 3)
    assert result(table)["result"] == "miss"


@pytest.mark.rule("FS C 4.27")
def test_hexes_beyond_the_range() -> None:
    table, fox, wolf = duel(at=(10, 3, 0))
    declare(table, fox, wolf)
    assert (seen(table)["distance"], seen(table)["beyond"]) == (7, 2)


@pytest.mark.rule("FS C 4.26")
def test_unseen_targets_cannot_be_aimed_at_unless_marked() -> None:
    table, fox, wolf = duel()
    table.ground((5, 3, 3))
    assert barred(table, fox, wolf) == "out-of-sight"
    table.send("handler", "unit.highlight", unit=wolf, highlighted=True)
    roll(table, declare(table, fox, wolf), 1)
    table.send("handler", "unit.highlight", unit=wolf, highlighted=False)
    owl = table.unit("Owl", (3, 5, 0), "ally")
    marks = {"kind": "highlighted", "tier": 1}
    put(table, wolf, conditions={"add": [{**marks, "by": wolf}, {**marks, "by": ""}]})
    put(table, fox, steps=4, recoil=3)
    table.send("ann", "turn.end", unit=fox)
    table.send("handler", "conflict.end")
    assert barred(table, fox, wolf) == "out-of-sight"
    table.send("handler", "conflict.start")
    table.send("handler", "conflict.end")
    put(table, wolf, conditions={"add": [{**marks, "by": owl}]})
    declare(table, fox, wolf)


@pytest.mark.rule("FS C 4.26")
def test_arcs_need_no_sight() -> None:
    table, fox, wolf = duel(armed(gun(2, arc=1)))
    table.ground((5, 3, 3))
    roll(table, declare(table, fox, wolf), 1)
    table.send("handler", "ceiling.set", level=3)
    put(table, fox, steps=4)
    table.send("handler", "conflict.end")
    assert barred(table, fox, wolf) == "out-of-sight"


@pytest.mark.rule("FS C 4.26")
def test_an_arc_that_needs_a_way_in_range() -> None:
    table = bare_table()
    fox, wolf = framed(table, armed(gun(1, arc=2))), npc(table)
    wall = [(5, r, 5) for r in range(-2, 10)]
    table.ground(*wall)
    table.send("handler", "ceiling.set", level=5)
    assert barred(table, fox, wolf) == "out-of-range"


def test_homing_and_preparation() -> None:
    table, fox, wolf = duel(armed(gun(3, homing=2, lock=2)))
    attack = declare(table, fox, wolf, homing=True, prepare=1)
    assert table[fox].steps == 1
    assert (seen(table)["homing"], seen(table)["prepare"]) == (True, 1)
    roll(table, attack, 8)
    assert table.log()[0]["data"]["dice"][0]["sides"] == 8
    assert seen(table)["targets"][0]["aim"]["result"] == "direct"


@pytest.mark.rule("FS C 4.12")
def test_the_handler_adjusts_at_any_step() -> None:
    table, fox, wolf = duel()
    attack = declare(table, fox, wolf)
    assert table.refuse("ann", "attack.adjust", attack=attack, mark=1).code == "handler-only"
    wrong = table.refuse("handler", "attack.adjust", attack=attack, target="nobody", mark=1)
    assert wrong.code == "no-such-target"
    assert table.refuse("handler", "attack.adjust", attack=attack).code == "nothing-overruled"
    table.send("handler", "attack.adjust", attack=attack, mark=2, targeting=-1, text=" smoke ")
    (line,) = table.log("pilots")
    assert (line["code"], line["params"]["changes"], line["params"]["text"]) == (
        "attack.adjusted",
        ["targeting -1", "mark +2"],
        "smoke",
    )
    assert seen(table)["targets"][0]["mark"]["value"] == 5
    roll(table, attack, 3)
    assert result(table)["result"] == "miss"


@pytest.mark.rule("FS C 4.12")
def test_the_handler_says_how_it_ends() -> None:
    table, fox, wolf = duel()
    attack = declare(table, fox, wolf)
    table.send("handler", "attack.adjust", attack=attack, target=wolf, outcome="hit", damage=3)
    assert seen(table)["stage"] == "damage"
    table.send("handler", "attack.adjust", attack=attack, outcome=None, mitigation=1)
    assert seen(table)["stage"] == "target"
    roll(table, attack, 3)
    roll(table, attack, 1)
    assert result(table)["lost"] == 0
    table.send("handler", "undo")
    table.send("handler", "attack.adjust", attack=attack, outcome="miss")
    assert result(table)["result"] == "miss"


@pytest.mark.rule("FS C 4.28")
def test_calling_off_costs_what_it_cost() -> None:
    table, fox, wolf = duel()
    attack = declare(table, fox, wolf)
    table.send("handler", "attack.cancel", attack=attack)
    assert table.codes("pilots") == ["attack.cancelled"]
    assert table.view()["attacks"] == {}
    assert frame_of(table, fox) == (3, 2, {"gun": 1})
    assert table.refuse("ann", "attack.roll", attack=attack).code == "no-such-attack"


@pytest.mark.rule("FS C 4.28")
def test_an_attack_ends_when_its_user_or_target_is_gone() -> None:
    table, fox, wolf = duel(armed(gun(rapid_fire=1)))
    declare(table, fox, wolf)
    table.send("handler", "unit.remove", unit=wolf)
    assert table.view()["attacks"] == {}
    boar = npc(table, at=(7, 3, 0))
    declare(table, fox, boar)
    put(table, fox, destroyed=True)
    assert "attack.void" in table.codes("pilots")
    assert table.view()["attacks"] == {}
    table.send("handler", "undo")
    assert seen(table)["stage"] == "target"
    table.send("handler", "unit.remove", unit=fox)
    assert table.view()["attacks"] == {}


@pytest.mark.rule("FS C 4.29")
def test_undo_takes_back_a_roll_or_a_whole_attack() -> None:
    table, fox, wolf = duel()
    before = table.state.world
    attack = declare(table, fox, wolf)
    roll(table, attack, 3)
    roll(table, attack, 5)
    after = table.state.world
    table.send("handler", "undo")
    assert (seen(table)["stage"], table[wolf].integrity) == ("damage", 9)
    table.send("handler", "redo")
    assert table.state.world == after
    assert table.refuse("ann", "undo", attack=attack).code == "handler-only"
    assert table.refuse("handler", "undo", attack="none").code == "no-such-attack"
    table.send("handler", "undo", attack=attack)
    assert table.state.world == before
    (line,) = table.log("pilots")
    assert (line["code"], line["data"]["to"] - line["data"]["from"]) == ("undone", 3)
    for _ in range(3):
        table.send("handler", "redo")
    assert table.state.world == after
    check_round_trips(table)


@pytest.mark.rule("FS C 4.30")
def test_uses_and_losses_are_tallied() -> None:
    crew = Crew()
    table, fox = crew.table, crew.units["fox"]
    fit(table, fox, armed(gun(2)))
    wolf = npc(table, armed(gun(2)), at=(5, 3, 0))
    roll(table, declare(table, fox, wolf), 1)
    crew.run()
    assert crew.tally(crew.fox) == (0, [0, 0, 0])
    roll(table, declare(table, fox, wolf), 1)
    assert table.codes("pilots", 2)[:2] == ["attack.declared", "mission.used"]
    attack = declare(table, wolf, fox, "handler")
    roll(table, attack, 1)
    roll(table, attack, 1)
    lost = 9 - table[fox].integrity
    assert lost
    assert crew.tally(crew.fox) == (lost, [0, 1, 0])
    crew.do("update", crew=[crew.dog])
    roll(table, declare(table, fox, wolf), 1)
    assert crew.tally(crew.fox) == (lost, [0, 1, 0])


@pytest.mark.rule("FS C 4.30")
def test_a_use_that_nobody_may_know_of_is_veiled() -> None:
    crew = Crew()
    table, fox = crew.table, crew.units["fox"]
    fit(table, fox, armed(gun(2)))
    wolf = npc(table, armed(gun(2)), at=(5, 3, 0))
    crew.run()
    table.send("handler", "unit.hide", unit=fox, hidden=True)
    declare(table, fox, wolf, "handler")
    assert table.codes("handler") == ["attack.declared", "mission.used"]
    assert table.codes("pilots") == ["attack.declared_unseen"]
    assert crew.tally(crew.fox) == (0, [0, 0, 0])


def test_two_weapons_share_the_recoil() -> None:
    pair = (gun(), Weapon("saw", "Saw", 1, "melee", "kinetic", {}))
    table, fox, wolf = duel(build(weapons=pair), at=(4, 3, 0))
    roll(table, declare(table, fox, wolf), 1)
    row = table.send("ann", "attack.declare", unit=fox, weapon="saw", at={"unit": wolf})
    roll(table, attack_id(row), 1)
    assert frame_of(table, fox) == (2, 1, {"gun": 1, "saw": 1})
