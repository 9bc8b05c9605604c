"""An attack that a rule forbids and the Handler grants: a pilot requests and rolls it (FS C
3.14)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.state.contents import contents_document
from app.engine.visibility.groups import group_for
from tests.engine.fights import armed, attack_id, duel, gun, roll
from tests.engine.frames import put
from tests.engine.play import Table, cell, check_round_trips
from tests.engine.reactions import left_over
from tests.engine.transfers import exported, imported


def hidden_line(table: Table) -> None:
    """Puts a ridge between the two that no line of sight passes."""
    table.ground((4, 3, 9), (5, 3, 9), (4, 2, 9), (5, 2, 9))


def ask(table: Table, fox: str, at: Any, who: str = "ann", /, **more: Any) -> str:
    """A pilot requests an attack. Returns the id of the request."""
    wanted = {"weapon": "gun", "at": {"unit": at} if isinstance(at, str) else at, **more}
    row = table.send(who, "action.ask", unit=fox, text="attack Wolf", attack=wanted)
    return str(row.events[0]["ask"]["id"])


def barred_duel(**fields: Any) -> tuple[Table, str, str, str]:
    """Fox, the Wolf behind a ridge, and Ann's request for an attack on it."""
    table, fox, wolf = duel(**fields)
    hidden_line(table)
    return table, fox, wolf, ask(table, fox, wolf)


@pytest.mark.rule("FS C 3.14", "FS 1.6")
def test_an_attack_that_is_granted_is_the_pilots_own() -> None:
    table, fox, wolf, asked = barred_duel()
    shot = {"unit": fox, "weapon": "gun", "at": {"unit": wolf}}
    assert table.refuse("ann", "attack.declare", **shot).code == "out-of-sight"
    assert table.view()["asks"][asked]["attack"] == {
        "weapon": "gun", "at": {"unit": wolf}, "centre": None,
        "homing": False, "prepare": 0, "zone": False, "inside": "targeting",
    }  # fmt: skip
    before = table.state.world
    row = table.send("handler", "action.grant", ask=asked, attack=True, steps=2, energy=1)
    attack = attack_id(row)
    assert table.codes("pilots") == ["action.granted", "attack.declared", "overruled.a_rule"]
    lines = table.log("handler")
    assert [line["by"] for line in lines] == ["Hanna"] * 3
    assert lines[-1]["params"]["rules"] == ["rule.out-of-sight"]
    assert lines[-1]["params"]["unit"]["unit"] == fox
    assert (table[fox].steps, table[fox].energy, table.view()["asks"]) == (2, 2, {})
    assert table.view()["attacks"][attack]["waiting_for"] == [fox]
    check_round_trips(table)
    table.send("handler", "undo")
    assert table.state.world == before
    table.send("handler", "redo")
    roll(table, attack, 3)
    assert table.state.world.attacks[attack].targets[0].faces


@pytest.mark.rule("FS C 3.14")
def test_the_attack_of_a_staggered_unit_is_asked_for_and_granted() -> None:
    table, fox, wolf = duel()
    put(table, fox, stability=0)
    shot = {"unit": fox, "weapon": "gun", "at": {"unit": wolf}}
    assert table.refuse("ann", "attack.declare", **shot).code == "staggered"
    asked = ask(table, fox, wolf)
    table.send("handler", "action.grant", ask=asked, attack=True, steps=2)
    assert table.log()[-1]["params"]["rules"] == ["rule.staggered"]
    assert len(table.state.world.attacks) == 1


def test_a_grant_without_the_attack_declares_nothing() -> None:
    table, fox, _wolf, asked = barred_duel()
    table.send("handler", "action.grant", ask=asked, steps=1)
    assert table.codes("pilots") == ["action.granted"]
    assert (table.state.world.attacks, table[fox].steps) == ({}, 3)
    kick = table.send("ann", "action.ask", unit=fox, text="Kick").events[0]["ask"]["id"]
    table.send("handler", "action.grant", ask=kick, attack=True)
    assert table.state.world.attacks == {}, "none was asked for"


def test_a_weapon_that_is_used_up_and_what_is_too_far() -> None:
    table, fox, wolf = duel(armed(gun(3, "melee", burst=1)), at=(9, 3, 0))
    put(table, fox, used={"gun": 9})
    asked = ask(table, fox, wolf)
    table.send("handler", "action.grant", ask=asked, attack=True)
    assert table.log()[-1]["params"]["rules"] == ["rule.out-of-range", "rule.used-up"]
    assert len(table.state.world.attacks) == 1


def test_turn_and_cost_bar_what_was_granted_until_they_are_overruled() -> None:
    table, fox, _wolf, asked = barred_duel()
    refused = table.refuse("handler", "action.grant", ask=asked, attack=True, energy=90)
    assert refused.code == "no-energy"
    table.send("ann", "turn.end", unit=fox)
    grant: dict[str, Any] = {"ask": asked, "attack": True}
    assert table.refuse("handler", "action.grant", **grant).code == "no-turn"
    before = table.state
    table.send("handler", "action.grant", **grant, overrule=True, reason="so be it")
    line = table.log()[-1]
    assert line["params"]["rules"] == ["rule.no-turn", "rule.out-of-sight"]
    assert line["params"]["text"] == "so be it"
    table.state = before
    table.send("handler", "action.grant", **grant, free=True, steps=3)
    assert "overruled.deed" in table.codes()
    assert table[fox].steps == before.scene.units[fox].steps


def test_other_grants_are_overruled_alike() -> None:
    table, fox, _wolf = duel()
    kick = table.send("ann", "action.ask", unit=fox, text="Kick").events[0]["ask"]["id"]
    table.send("ann", "turn.end", unit=fox)
    assert table.refuse("handler", "action.grant", ask=kick).code == "no-turn"
    table.send("handler", "action.grant", ask=kick, overrule=True)
    assert table.codes("pilots") == ["action.granted", "overruled.rules"]
    assert table.log("pilots")[-1]["params"]["unit"]["unit"] == fox


def test_with_no_energy_at_all_it_only_overheats() -> None:
    table, fox, _wolf, asked = barred_duel()
    put(table, fox, energy=0)
    table.send("handler", "action.grant", ask=asked, attack=True, energy=1, anyway=True)
    assert table[fox].overheated
    assert (table.state.world.attacks, table.state.world.asks) == ({}, {})


@pytest.mark.rule("FS C 3.22")
def test_a_grant_survives_a_pause() -> None:
    """The line that was let pass is not asked again when the attack goes on."""
    table, fox, wolf = left_over()
    hidden_line(table)
    shot = {"unit": wolf, "weapon": "gun", "at": {"unit": fox}}
    row = table.send("handler", "attack.declare", **shot, overrule=True)
    attack = attack_id(row)
    assert table.state.world.attacks[attack].waits == "pause"
    assert contents_document(table.state.world)["attacks"][0]["overruled"] is True
    table.send("handler", "attack.proceed", attack=attack)
    assert table.codes("handler") == ["attack.goes_on"]


# -- areas, things, ways to use it ------------------------------------------------------------


def test_a_granted_area_lies_where_it_was_requested() -> None:
    table, fox, _wolf = duel(armed(gun(3, burst=1)))
    asked = ask(table, fox, cell(6, 4, 0), centre=cell(7, 3, 0))
    shown = table.view()["asks"][asked]["attack"]
    assert (shown["at"], shown["centre"]) == (cell(6, 4, 0), cell(7, 3, 0))
    check_round_trips(table)
    table.send("handler", "action.grant", ask=asked, attack=True)
    assert ["rule.bad-centre"] in [line["params"].get("rules") for line in table.log()]
    (attack,) = table.state.world.attacks.values()
    assert attack.centre == (7, 3, 0)


def test_a_zone_and_steps_of_preparation() -> None:
    table, fox, _wolf = duel(armed(gun(2, zone_in=2)))
    hidden_line(table)
    (wolf,) = (each.id for each in table.state.scene.units.values() if each.name != "Fox")
    refused = table.refuse(
        "ann", "action.ask", unit=fox, text="x",
        attack={"weapon": "gun", "at": {"unit": wolf}, "homing": True},
    )  # fmt: skip
    assert refused.code == "no-homing"
    table.send("handler", "action.grant", ask=ask(table, fox, wolf, zone=True), attack=True)
    (attack,) = table.state.world.attacks.values()
    assert (attack.waits, attack.overruled) == ("zone", True)


def test_a_granted_attack_on_a_prop() -> None:
    table, fox, _wolf = duel()
    crate = table.prop(7, 3)
    hidden_line(table)
    asked = ask(table, fox, {"prop": crate})
    table.send("handler", "prop.hide", prop=crate, hidden=True)
    assert (list(table.view()["asks"]), list(table.view("handler")["asks"])) == ([], [asked])
    table.send("handler", "action.deny", ask=asked)
    assert (table.codes("pilots"), table.codes()) == ([], ["action.denied"])
    table.send("handler", "undo")
    table.send("handler", "prop.hide", prop=crate, hidden=False)
    assert list(table.view()["asks"]) == [asked]
    table.send("handler", "action.grant", ask=asked, attack=True)
    (attack,) = table.state.world.attacks.values()
    assert (attack.mark, attack.mark_prop) == (crate, True)


def test_only_attacks_can_be_requested() -> None:
    table, fox, _wolf = duel()

    def no(**attack: Any) -> str:
        wanted = {"weapon": "gun", "at": {"unit": fox}, **attack}
        return table.refuse("ann", "action.ask", unit=fox, text="x", attack=wanted).code

    assert no() == "self-target"
    assert no(at=cell(4, 4, 0)) == "needs-target"
    assert no(weapon="none") == "no-such-weapon"
    assert no(at={}) == "malformed"


# -- who may know -----------------------------------------------------------------------------


def test_of_what_is_hidden_nobody_learns_by_asking() -> None:
    table, fox, wolf, asked = barred_duel()
    table.send("handler", "unit.hide", unit=wolf, hidden=True)
    wanted = {"unit": fox, "text": "x", "attack": {"weapon": "gun", "at": {"unit": wolf}}}
    refused = table.refuse("ann", "action.ask", **wanted)
    nobody = {**wanted, "attack": {"weapon": "gun", "at": {"unit": "nobody"}}}
    assert refused.code == table.refuse("ann", "action.ask", **nobody).code == "no-such-unit"
    assert table.view()["asks"] == {}
    assert list(table.view("handler")["asks"]) == [asked]
    table.send("handler", "action.grant", ask=asked, attack=True)
    assert "Wolf" not in str(table.log("pilots"))
    assert table.codes()[0] == "action.granted"


def test_a_pilot_who_does_not_see_the_target_reads_nothing_of_it() -> None:
    table, fox, wolf = duel()
    table.send("handler", "table.options", options={"fog": "own", "sight": 4})
    table.unit("Dog", (0, 9, 0), "pilot", "b")
    hers, his = (group_for(table.state, seat, "pilot") for seat in ("a", "b"))
    asked = ask(table, fox, wolf)
    assert (list(table.view(hers)["asks"]), table.view(his)["asks"]) == ([asked], {})
    assert (table.codes(hers), table.codes(his)) == (["action.asked"], [])
    table.send("ann", "action.deny", ask=asked)
    assert (table.codes(hers), table.codes(his)) == (["action.withdrawn"], [])


def test_a_request_is_removed_with_its_target() -> None:
    table, _fox, wolf, _asked = barred_duel()
    table.send("handler", "unit.remove", unit=wolf)
    assert table.state.world.asks == {}
    table.send("handler", "undo")
    assert len(table.state.world.asks) == 1


def test_of_a_request_about_a_prop_that_is_gone_the_handler_reads() -> None:
    table, fox, _wolf = duel()
    crate = table.prop(7, 3)
    asked = ask(table, fox, {"prop": crate})
    table.send("handler", "prop.remove", prop=crate)
    table.send("handler", "action.deny", ask=asked)
    assert (table.codes("handler"), table.codes("pilots")) == (["action.denied"], [])


# -- at another table -------------------------------------------------------------------------


def test_a_question_is_taken_to_another_table() -> None:
    table, _fox, wolf, _asked = barred_duel()
    other = imported(exported(table))
    (there,) = other.state.world.asks.values()
    assert there.attack is not None
    assert there.attack.mark == list(other.state.scene.units)[1]
    check_round_trips(other)
    (kept,) = contents_document(table.state.world)["asks"]
    assert kept["attack"]["mark"] == wolf
    calm = other.state.world.with_scene(other.state.scene.with_conflict(None))
    other.state = replace(other.state, world=calm)

    def no(**at: Any) -> str:
        question = {"unit": there.unit, "text": "x", "attack": {"weapon": "gun", "at": at}}
        return other.refuse("handler", "fight.restore", asks=[question]).code

    assert no(unit="none") == "no-such-unit"
    assert no(prop="none") == "no-such-prop"
    assert no() == "malformed"
    crate = other.prop(5, 5)
    for at in ({"prop": crate}, cell(5, 6, 0)):
        question = {"unit": there.unit, "text": "x", "attack": {"weapon": "gun", "at": at}}
        other.send("handler", "fight.restore", asks=[question])
    asks = contents_document(other.state.world)["asks"][1:]
    assert [each["attack"].get("mark") for each in asks] == [crate, None]
    assert asks[1]["attack"]["cell"] == list(cell(5, 6, 0).values())
    other.send("handler", "prop.remove", prop=crate)
    ask = contents_document(other.state.world)["asks"][1]
    assert "attack" not in ask, "its target is gone: the words are left"


def test_the_handler_reads_what_a_request_would_cost_by_the_rules() -> None:
    table, fox, wolf, asked = barred_duel(mine=armed(gun(1, lock=1)))
    aimed = ask(table, fox, wolf, prepare=1)
    kick = table.send("ann", "action.ask", unit=fox, text="Kick").events[0]["ask"]["id"]
    asks = table.view("handler")["asks"]
    costs = table.ask("ann", "aim", unit=fox, weapon="gun", at={"unit": wolf}, prepare=1)["costs"]
    assert asks[aimed]["price"] == {"steps": costs["steps"], "energy": costs["energy"]}
    assert asks[asked]["price"]["steps"] == costs["steps"] - 1
    assert asks[kick]["price"] == {"steps": 1, "energy": 0}
    assert not [each for each in table.view()["asks"].values() if "price" in each]
