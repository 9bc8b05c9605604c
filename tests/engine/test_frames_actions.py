"""Actions that use steps and energy, besides moving and attacking (FS C 3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.frames import (
    FLARE,
    SPARK,
    VEIL,
    acting,
    afflicted,
    build,
    framed,
    npc,
    put,
    sides,
)
from tests.engine.play import Table, check_round_trips


@pytest.mark.rule("FS 5.3.6")
def test_other_actions_end_the_movement() -> None:
    table, fox = acting(build(modules=(FLARE,)))
    put(table, fox, stability=1)
    sides(table, 4)
    for kind, more in (("action.stabilise", {}), ("module.use", {"module": "flare"})):
        here = table[fox].at
        assert here is not None
        table.walk("ann", fox, (here.q + 1, here.r, 0))
        going_on = table[fox].movement
        assert going_on is not None and going_on.left > 0
        table.send("ann", kind, unit=fox, **more)
        assert table[fox].movement is None
    assert table[fox].steps == 1, "two movements and one action of a step"


# -- stability --------------------------------------------------------------------------------


@pytest.mark.rule("FS C 3.7")
def test_a_step_of_stabilising_regains_a_roll_of_synergy() -> None:
    table, fox = acting(build(skills={"synergy": 1}, awards={"synergy": 1}))
    assert table.refuse("ann", "action.stabilise", unit=fox).code == "stability-full"
    most = table[fox].stability_max
    put(table, fox, stability=0, stability_max=0)
    assert table.refuse("ann", "action.stabilise", unit=fox).code == "nothing-to-regain"
    put(table, fox, stability_max=most)
    put(table, fox, stability=1)
    sides(table, 6)
    table.send("ann", "action.stabilise", unit=fox)
    # 6, an ace, and an award of 1
    assert (table[fox].stability, table[fox].steps) == (10, 3)
    line = table.log("pilots")[0]
    assert (line["code"], line["params"]["score"]) == ("unit.stabilised", 9)
    assert line["data"]["dice"][0]["ace"]
    put(table, fox, steps=0)
    assert table.refuse("ann", "action.stabilise", unit=fox).code == "no-steps"
    check_round_trips(table)


@pytest.mark.rule("FS C 3.7")
def test_a_staggered_unit_stabilises_and_does_nothing_else() -> None:
    table, fox = acting(build(generator="coolant", modules=(FLARE, VEIL)))
    put(table, fox, stability=0)
    for kind, more in (
        ("action.cool", {"steps": 1}),
        ("action.survey", {}),
        ("module.use", {"module": "veil"}),
        ("module.use", {"module": "flare"}),
    ):
        assert table.refuse("ann", kind, unit=fox, **more).code == "staggered"
    sides(table, 3)
    table.send("ann", "action.stabilise", unit=fox)
    assert (table[fox].stability, table[fox].staggered) == (3, True)
    sides(table, 4)
    table.send("ann", "action.stabilise", unit=fox)
    assert (table[fox].stability, table[fox].staggered) == (9, False)
    assert table.codes() == ["unit.stabilised", "unit.steadies"]


@pytest.mark.rule("FS C 3.7")
def test_npcs_and_plain_units_stabilise_by_the_average() -> None:
    table = Table()
    dog = table.unit("Dog", (1, 1, 0), "pilot", "a")
    wolf = npc(table, build(skills={"synergy": 3}))
    put(table, dog, stability=1)
    put(table, wolf, stability=1)
    table.send("ann", "action.stabilise", unit=dog)
    table.send("handler", "action.stabilise", unit=wolf)
    assert (table[dog].stability, table[wolf].stability) == (4, 7)
    # outside a conflict nothing is counted
    assert table[dog].steps == 0


def test_nobody_acts_in_the_turn_of_another() -> None:
    table, fox = acting()
    dog = table.unit("Dog", (6, 3, 0), "pilot", "b")
    put(table, dog, stability=1)
    assert table.refuse("bob", "action.stabilise", unit=dog).code == "not-your-turn"
    assert table.refuse("bob", "action.stabilise", unit=fox).code == "not-yours"
    table.send("handler", "turn.end", unit=fox)
    assert table.refuse("bob", "action.stabilise", unit=dog).code == "no-turn"


# -- integrity --------------------------------------------------------------------------------


@pytest.mark.rule("FS C 3.9")
def test_a_repair_needs_the_handler_or_a_table_that_allows_it() -> None:
    table, fox = acting(build(skills={"smarts": 2}))
    put(table, fox, integrity=2)
    assert table.refuse("ann", "action.repair", unit=fox).code == "repairs-off"
    table.send("handler", "table.options", options={"repairs": True})
    assert table.codes() == ["table.repairs_free"]
    sides(table, 5)
    table.send("ann", "action.repair", unit=fox)
    assert (table[fox].integrity, table[fox].steps) == (7, 3)
    put(table, fox, integrity=9)
    assert table.refuse("ann", "action.repair", unit=fox).code == "nothing-to-repair"
    put(table, fox, steps=0, integrity=8)
    assert table.refuse("ann", "action.repair", unit=fox).code == "no-steps"
    check_round_trips(table)


@pytest.mark.rule("FS C 3.9")
def test_the_line_of_a_repair_says_what_was_mended() -> None:
    table, fox = acting(build(hull={"ablative-layer": 1, "bulk": 1}))
    table.send("handler", "unit.restore", unit=fox, spent={"ablative": 1, "bulk": 1})
    table.send("handler", "action.repair", unit=fox)
    line = table.log("pilots")[0]["params"]
    whole = table[fox].integrity_max
    assert (line["was"], line["to"]) == (whole, whole)
    assert line["mended"] == ["mended.ablative", "mended.bulk"]
    afflicted(table, fox, ("slowed", 3), ("dimmed", 1))
    put(table, fox, integrity=whole - 1)
    table.send("handler", "action.repair", unit=fox)
    line = table.log("pilots")[0]["params"]
    assert (line["was"], line["to"]) == (whole - 1, whole)
    assert [each["condition"] for each in line["mended"]] == ["slowed"]


@pytest.mark.rule("FS C 3.9")
def test_a_repair_ends_what_lasts_until_then() -> None:
    table, fox = acting()
    unit = afflicted(table, fox, ("slowed", 3), ("dimmed", 1))
    assert len(unit.conditions) == 2
    table.send("handler", "action.repair", unit=fox)
    assert [c.kind for c in table[fox].conditions] == ["dimmed"]
    dog = table.unit("Dog", (4, 3, 0), "pilot", "b")
    put(table, dog, integrity=3)
    afflicted(table, dog, ("slowed", 3))
    sides(table, 2)
    table.send("handler", "action.repair", unit=fox, target=dog)
    assert (table[dog].integrity, table[dog].conditions, table[fox].steps) == (5, (), 2)
    line = table.log("pilots")[0]
    assert line["params"]["target"]["unit"] == dog


@pytest.mark.rule("FS C 3.9")
def test_impossible_repairs_are_refused() -> None:
    table, fox = acting()
    far = table.unit("Far", (6, 3, 0), "pilot", "b")
    put(table, far, integrity=1)
    assert table.refuse("handler", "action.repair", unit=fox, target=far).code == "not-beside"
    off = table.unit("Off", None, "pilot", "b")
    assert table.refuse("handler", "action.repair", unit=fox, target=off).code == "not-on-map"
    wreck = table.unit("Wreck", (4, 3, 0), "pilot", "b")
    put(table, wreck, integrity=0)
    assert table.refuse("handler", "action.repair", unit=fox, target=wreck).code == "destroyed"
    ghost = table.unit("Ghost", (3, 4, 0), "ally", hidden=True)
    put(table, ghost, integrity=1)
    table.send("handler", "table.options", options={"repairs": True})
    assert table.refuse("ann", "action.repair", unit=fox, target=ghost).code == "no-such-unit"
    sides(table, 1)
    table.send("handler", "action.repair", unit=fox, target=ghost)
    assert "Ghost" not in str(table.log("pilots"))
    assert table[ghost].integrity == 2


# -- energy -----------------------------------------------------------------------------------


@pytest.mark.rule("FS C 3.10")
def test_a_coolant_generator_cools() -> None:
    table, fox = acting(build(generator="coolant"))
    put(table, fox, energy_max=9, energy=0, overheated=True)
    table.send("ann", "action.cool", unit=fox, steps=3)
    assert (table[fox].energy, table[fox].steps) == (6, 1)
    assert table.view()["scene"]["units"][fox]["frame"]["cooling"] == 3
    assert table.refuse("ann", "action.cool", unit=fox, steps=2).code == "no-steps"
    table.send("ann", "action.cool", unit=fox, steps=1)
    assert (table[fox].energy, table[fox].frame.spent) == (8, {"cooling": 4})
    table.send("ann", "turn.end", unit=fox)
    sides(table, 2)
    table.to_environment()
    table.send("handler", "environment.resolve")
    table.send("ann", "turn.start", unit=fox)
    assert not table[fox].overheated
    assert table[fox].frame.spent == {}
    check_round_trips(table)


@pytest.mark.rule("FS C 3.10")
def test_others_do_not_cool() -> None:
    table, fox = acting()
    assert table.refuse("ann", "action.cool", unit=fox, steps=1).code == "no-cooling"
    dog = table.unit("Dog", (6, 3, 0), "pilot", "b")
    assert table.refuse("bob", "action.cool", unit=dog, steps=1).code == "no-frame"


# -- looking ----------------------------------------------------------------------------------


@pytest.mark.rule("FS C 3.11")
def test_a_survey_shows_what_is_cloaked_near_and_in_line() -> None:
    table, fox = acting(build(tuning={"detectors": 2}))
    near = npc(table, at=(6, 3, 0), hidden=True)
    up = npc(table, at=(4, 1, 3), hidden=True)
    npc(table, at=(9, 3, 0), hidden=True)
    table.unit("Off", None, "enemy", hidden=True)
    table.ground((3, 5, 3))
    behind = npc(table, at=(3, 7, 0), hidden=True)
    sides(table, 2)
    table.send("ann", "action.survey", unit=fox)
    assert table.codes("pilots") == ["unit.surveys_vain"]
    sides(table, 3)
    table.send("ann", "action.survey", unit=fox)
    assert table.codes("pilots") == ["unit.surveys", "unit.found", "unit.found"]
    assert table.log("pilots")[0]["params"]["count"] == 2
    assert [table[each].hidden for each in (near, up, behind)] == [False, False, True]
    assert table[fox].steps == 2
    line = table.log("pilots")[0]
    assert (line["data"]["mark"], line["data"]["outcome"]) == (5, "hit")
    sides(table, 3)
    table.send("ann", "action.survey", unit=fox)
    (clear,) = table.log("pilots")
    assert (clear["code"], clear["params"]["count"], clear["params"]["reach"]) == (
        "unit.surveys", 0, 5,
    )  # fmt: skip
    table.send("handler", "undo")
    table.send("handler", "undo")
    assert table[near].hidden
    check_round_trips(table)


@pytest.mark.rule("FS C 3.11", "FS C 2.9")
@pytest.mark.parametrize(("tier", "reach"), [(0, 5), (1, 5), (2, 6), (3, 9)])
def test_a_scanner_says_how_far_a_survey_detects(tier: int, reach: int) -> None:
    table, fox = acting(build(skills={"smarts": 4}, hull={"scanner": tier} if tier else {}))
    for far in (reach, reach + 1):
        npc(table, at=(4, 3, far - 1), hidden=True)
    sides(table, 12)
    table.send("ann", "action.survey", unit=fox)
    hidden = [unit.hidden for unit in table.state.scene.units.values() if unit.id != fox]
    assert hidden == [False, True]


@pytest.mark.rule("FS C 3.11")
def test_an_enemys_survey_shows_nothing_to_the_pilots() -> None:
    table = Table()
    framed(table, at=(1, 1, 0))
    wolf = npc(table, build(skills={"smarts": 3}))
    ghost = npc(table, at=(7, 3, 0), hidden=True)
    table.send("handler", "action.survey", unit=wolf)
    assert table.codes("pilots") == ["unit.surveys"]
    assert table[ghost].hidden
    table.send("handler", "action.survey", unit=ghost)
    assert table.log("pilots") == []


# -- mending, expansions, orders --------------------------------------------------------------


@pytest.mark.rule("FS C 3.12")
def test_a_step_mends_what_eats_steps() -> None:
    table, fox = acting()
    afflicted(table, fox, ("slowed", 2), ("drained", 1), by="a")
    afflicted(table, fox, ("drained", 3), by="b")
    refused = table.refuse("ann", "action.mend", unit=fox, condition=0)
    assert (refused.code, refused.params["condition"]["name"]) == ("not-mendable", "Slowed")
    for wrong in (7, "burning"):
        refused = table.refuse("ann", "action.mend", unit=fox, condition=wrong)
        assert refused.code == "no-such-condition"
    table.send("ann", "action.mend", unit=fox, condition="drained")
    assert [(c.kind, c.by) for c in table[fox].conditions] == [("slowed", "a"), ("drained", "a")]
    assert (table[fox].steps, table.codes("pilots")) == (3, ["condition.over"])
    check_round_trips(table)


@pytest.mark.rule("FS C 3.13")
def test_an_expansion_is_paid_for_and_its_text_is_logged() -> None:
    table, fox = acting(build(modules=(VEIL, FLARE, SPARK)))
    table.send("ann", "module.use", unit=fox, module="veil")
    line = table.log("pilots")[0]
    assert (line["params"]["module"]["name"], line["params"]["text"]) == ("Veil", "Cloaked.")
    assert (table[fox].steps, table[fox].energy) == (2, 1)
    assert table.refuse("ann", "module.use", unit=fox, module="veil").code == "no-energy"
    assert table.refuse("ann", "module.use", unit=fox, module="none").code == "no-such-module"
    put(table, fox, energy=0)
    assert table.refuse("ann", "module.use", unit=fox, module="veil").code == "would-overheat"
    table.send("ann", "module.use", unit=fox, module="veil", anyway=True)
    assert table.codes("pilots") == ["unit.overheats"]
    assert (table[fox].steps, table[fox].overheated) == (2, True)
    assert table.refuse("ann", "module.use", unit=fox, module="flare").code == "expansions-off"
    put(table, fox, overheated=False)
    table.send("ann", "turn.end", unit=fox)
    table.send("ann", "module.use", unit=fox, module="flare")
    assert table.refuse("ann", "module.use", unit=fox, module="veil").code == "no-turn"
    dog = table.unit("Dog", (6, 3, 0), "pilot", "b")
    assert table.refuse("bob", "module.use", unit=dog, module="veil").code == "no-frame"
    check_round_trips(table)


def test_a_standing_order() -> None:
    table, fox = acting()
    assert table.refuse("ann", "orders.set", unit=fox, recovery=True).code == "already-so"
    table.send("ann", "orders.set", unit=fox, recovery=False)
    assert table.codes("pilots") == ["unit.recovery_off"]
    assert table.view()["scene"]["units"][fox]["frame"]["orders"] == {"recovery": False}
    table.send("ann", "orders.set", unit=fox, recovery=True)
    assert table.codes("pilots") == ["unit.recovery_on"]
    dog = table.unit("Dog", (6, 3, 0), "pilot", "b")
    assert table.refuse("bob", "orders.set", unit=dog, recovery=True).code == "no-frame"


# -- what no rule knows -----------------------------------------------------------------------


def ask(table: Table, unit: str, text: str = "Kick the door in", **more: Any) -> str:
    row = table.send("ann", "action.ask", unit=unit, text=text, **more)
    return str(row.events[0]["ask"]["id"])


@pytest.mark.rule("FS C 3.14")
def test_the_handler_says_what_an_improvised_action_costs() -> None:
    table, fox = acting()
    asked = ask(table, fox)
    shown = {"id": asked, "unit": fox, "text": "Kick the door in"}
    rest = {"kind": "", "about": "", "steps": 0, "energy": 0, "to": None, "attack": None}
    assert table.view()["asks"] == {asked: {**shown, **rest}}
    assert table.refuse("handler", "action.grant", ask=asked, steps=4, energy=9).code == "no-energy"
    table.send("handler", "action.grant", ask=asked, steps=2, energy=1)
    assert (table[fox].steps, table[fox].energy) == (2, 2)
    assert table.view()["asks"] == {}
    assert table.codes("pilots") == ["action.granted"]
    assert table.refuse("handler", "action.grant", ask=asked).code == "no-such-ask"
    table.send("handler", "undo")
    assert list(table.view()["asks"]) == [asked]
    check_round_trips(table)


@pytest.mark.rule("FS C 3.14")
def test_a_staggered_unit_asks_and_what_is_granted_is_done() -> None:
    table, fox = acting()
    put(table, fox, stability=0)
    offered = {each["id"]: each for each in table.ask("ann", "actions", unit=fox)["actions"]}
    assert offered["improvised"]["available"]
    asked = ask(table, fox)
    table.send("handler", "action.grant", ask=asked, steps=1)
    assert table.codes("pilots") == ["action.granted", "overruled.rules"]
    assert table.log("pilots")[-1]["params"]["rules"] == ["rule.staggered"]
    assert (table[fox].steps, table[fox].staggered) == (3, True)
    table.send("handler", "undo")
    assert list(table.view()["asks"]) == [asked]
    check_round_trips(table)


@pytest.mark.rule("FS C 3.14")
def test_a_movement_that_is_granted_is_made() -> None:
    table, fox = acting()
    asked = ask(table, fox, "move to 0606", to={"q": 5, "r": 3})
    assert table.view("pilots")["asks"][asked]["to"] == {"q": 5, "r": 3}
    check_round_trips(table)
    dog = table.unit("Dog", (6, 3, 0), "enemy")
    there = {"q": 6, "r": 3, "level": 0}
    refused = table.refuse("handler", "action.grant", ask=asked, at=there)
    assert refused.code == "occupied"
    here = table[fox].at
    table.send("handler", "unit.remove", unit=dog)
    table.send("handler", "action.grant", ask=asked, steps=2, at={**there, "q": 5})
    assert table.codes("pilots") == ["action.granted", "unit.placed"]
    assert (table[fox].at, table[fox].steps) == ((5, 3, 0), 2)
    table.send("handler", "undo")
    assert (table[fox].at, table[fox].steps) == (here, 4)


@pytest.mark.rule("FS C 3.14")
def test_the_handler_says_no_or_the_pilot_thinks_better_of_it() -> None:
    table, fox = acting()
    table.send("handler", "action.deny", ask=ask(table, fox))
    assert table.codes("pilots") == ["action.denied"]
    table.send("handler", "action.deny", ask=ask(table, fox), text="Too heavy")
    assert table.codes("pilots") == ["action.denied_why"]
    asked = ask(table, fox)
    assert table.refuse("bob", "action.deny", ask=asked).code == "not-yours"
    table.send("ann", "action.deny", ask=asked)
    assert table.codes("pilots") == ["action.withdrawn"]
    assert table.refuse("ann", "action.ask", unit=fox, text=" ").code == "nothing-said"
    for _ in range(5):
        ask(table, fox)
    dog = table.unit("Dog", (6, 3, 0), "pilot", "b")
    table.send("handler", "unit.remove", unit=dog)
    assert table.refuse("ann", "action.ask", unit=fox, text="more").code == "asked-enough"
    table.send("handler", "unit.remove", unit=fox)
    assert table.state.world.asks == {}
    check_round_trips(table)


def test_requests_of_hidden_units_stay_hidden() -> None:
    table = Table()
    ghost = npc(table, hidden=True)
    row = table.send("handler", "action.ask", unit=ghost, text="Creep")
    asked = row.events[0]["ask"]["id"]
    assert table.view()["asks"] == {}
    assert table.log("pilots") == []
    assert table.refuse("ann", "action.deny", ask=asked).code == "no-such-ask"
    assert list(table.view("handler")["asks"]) == [asked]


def test_a_table_says_how_long_a_reaction_waits() -> None:
    table = Table()
    table.send("handler", "table.options", options={"reaction_seconds": 30})
    assert table.codes() == ["table.reactions"]
    assert table.view()["table"]["options"]["reaction_seconds"] == 30
