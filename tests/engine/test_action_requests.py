"""Requests to the Handler: expansions to carry out, repairs that need consent, actions out of turn
and at no cost (FS C 2 and 3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.commands.combat.requests import REFUSES_REQUESTS
from tests.engine.fights import gun
from tests.engine.frames import FLARE, VEIL, acting, afflicted, build, framed, put, sides
from tests.engine.play import Table, check_round_trips
from tests.engine.transfers import exported, imported


def used(table: Table, fox: str, module: str = "veil") -> str:
    """Uses a module that the Handler carries out. Returns the id of the request."""
    table.send("ann", "module.use", unit=fox, module=module, ask=True)
    (ask,) = table.view()["asks"].values()
    assert (ask["kind"], ask["about"]) == ("module", module)
    return str(ask["id"])


def beside(table: Table, unit: str, *of: str) -> str:
    """Adds a unit next to another one."""
    at = table[unit].at
    assert at is not None
    return table.unit("Dog", (at.q + 1, at.r, 0), *of)


def listed(table: Table, who: str, unit: str, **more: Any) -> dict[str, dict[str, Any]]:
    found = table.ask(who, "actions", unit=unit, **more)["actions"]
    return {each["id"]: each for each in found}


@pytest.mark.rule("FS C 3.13")
def test_an_expansion_waits_to_be_carried_out() -> None:
    table, fox = acting(build(modules=(VEIL, FLARE)))
    asked = used(table, fox)
    assert table.codes("pilots") == ["module.used"]
    assert table.refuse("ann", "action.grant", ask=asked).code == "handler-only"
    table.send("handler", "action.grant", ask=asked)
    assert table.codes("pilots") == ["module.carried_out"]
    assert (table.view()["asks"], table[fox].steps) == ({}, 2)
    check_round_trips(table)


@pytest.mark.rule("FS C 3.13")
def test_an_expansion_is_taken_back_with_what_it_cost() -> None:
    table, fox = acting(build(modules=(VEIL, FLARE)))
    before = (table[fox].steps, table[fox].energy)
    asked = used(table, fox)
    assert (table[fox].steps, table[fox].energy) == (before[0] - 2, before[1] - 2)
    assert table.refuse("bob", "action.deny", ask=asked).code == "not-yours"
    table.send("ann", "action.deny", ask=asked)
    assert table.codes("pilots") == ["module.taken_back"]
    assert (table[fox].steps, table[fox].energy) == before
    table.send("handler", "action.deny", ask=used(table, fox, "flare"))
    assert table.codes("pilots") == ["module.given_back"]
    table.send("handler", "action.deny", ask=used(table, fox), text="No cloud here")
    assert table.codes("pilots") == ["module.given_back_why"]
    assert (table[fox].steps, table[fox].energy) == before
    check_round_trips(table)


def test_a_refusal_that_refuses_requests_too_is_named() -> None:
    table, fox = acting(build(modules=(VEIL,)))
    table.send("handler", "turn.end", unit=fox)
    early = table.refuse("ann", "action.ask", unit=fox, text="Jump")
    table.send("handler", "unit.place", unit=fox, at=None)
    gone = table.refuse("ann", "action.ask", unit=fox, text="Jump")
    assert {early.code, gone.code} == {"no-turn", "not-on-map"}
    assert {early.code, gone.code} <= REFUSES_REQUESTS


def test_outside_a_conflict_an_expansion_has_cost_nothing() -> None:
    table = Table()
    fox = framed(table, build(modules=(VEIL,)))
    energy = table[fox].energy
    table.send("ann", "action.deny", ask=used(table, fox))
    assert table[fox].energy == energy
    for _ in range(5):
        table.send("ann", "module.use", unit=fox, module="veil", ask=True)
    refused = table.refuse("ann", "module.use", unit=fox, module="veil", ask=True)
    assert refused.code == "asked-enough"


@pytest.mark.rule("FS C 5.3")
def test_no_expansion_works_while_overheated_and_the_reason_says_so() -> None:
    table, fox = acting(build(modules=(FLARE,)))
    put(table, fox, overheated=True)
    (flare,) = [
        each
        for each in listed(table, "ann", fox).values()
        if each["of"] and each["of"]["id"] == "flare"
    ]
    assert (flare["energy"], flare["reason"]["code"]) == (0, "expansions-off")
    put(table, fox, energy=0, overheated=False)
    veiled, tod = acting(build(modules=(VEIL,)))
    put(veiled, tod, energy=0)
    veiled.send("ann", "module.use", unit=tod, module="veil", anyway=True, ask=True)
    assert veiled.view()["asks"] == {}, "it only overheated"


@pytest.mark.rule("FS C 3.9")
def test_a_repair_that_needs_leave_asks_for_it() -> None:
    table, fox = acting(build(skills={"smarts": 2}))
    put(table, fox, integrity=2)
    offer = listed(table, "ann", fox)["repairing"]
    assert offer["available"] and offer["warns"]["code"] == "repairs-off"
    table.send("ann", "action.repair", unit=fox, anyway=True)
    (asked,) = table.view()["asks"]
    assert table.codes("pilots") == ["action.asks_repair"]
    table.send("handler", "action.deny", ask=asked, text="Not here")
    table.send("ann", "action.repair", unit=fox, anyway=True)
    (asked,) = table.view()["asks"]
    sides(table, 5)
    table.send("handler", "action.grant", ask=asked)
    assert table.codes("pilots") == ["unit.repairs"]
    assert (table[fox].integrity, table[fox].steps) == (7, 3)
    table.send("ann", "action.repair", unit=fox, anyway=True)
    (asked,) = table.view()["asks"]
    table.send("ann", "turn.end", unit=fox)
    assert table.refuse("handler", "action.grant", ask=asked).code == "no-turn"
    sides(table, 1)
    table.send("handler", "action.grant", ask=asked, free=True)
    assert table.codes("pilots") == ["unit.repairs", "overruled.deed"]
    assert table[fox].integrity == 8
    check_round_trips(table)


@pytest.mark.rule("FS C 3.9")
def test_a_pilot_with_enough_open_asks_for_no_repair() -> None:
    table, fox = acting(build())
    put(table, fox, integrity=2)
    for _ in range(5):
        table.send("ann", "action.ask", unit=fox, text="Kick")
    assert listed(table, "ann", fox)["repairing"]["reason"]["code"] == "asked-enough"
    refused = table.refuse("ann", "action.repair", unit=fox, anyway=True)
    assert refused.code == "asked-enough"


def test_a_repair_request_names_its_target_only_to_groups_that_know_it() -> None:
    table, fox = acting(build())
    dog = beside(table, fox, "pilot", "b")
    put(table, dog, integrity=1)
    table.send("ann", "action.repair", unit=fox, target=dog, anyway=True)
    assert len(table.view()["asks"]) == 1
    table.send("handler", "unit.hide", unit=dog, hidden=True)
    assert table.view()["asks"] == {}
    assert len(table.view("handler")["asks"]) == 1


# -- out of turn and at no cost ---------------------------------------------------------------


def test_the_handler_lets_a_unit_act_out_of_turn_and_at_no_cost() -> None:
    made = build(generator="coolant", modules=(VEIL, FLARE), weapons=(gun(),), skills={"smarts": 2})
    table, fox = acting(made)
    dog = beside(table, fox, "enemy")
    arm = made.weapons[0].id
    put(table, fox, steps=0, stability=1, integrity=1)
    afflicted(table, fox, ("drained", 3), by="b")
    table.send("ann", "turn.end", unit=fox)
    refused = table.refuse("ann", "action.stabilise", unit=fox, free=True)
    assert refused.code == "handler-only"
    refused = table.refuse("ann", "module.use", unit=fox, module="flare", free=True)
    assert refused.code == "handler-only"
    assert listed(table, "handler", fox)["repairing"]["available"] is False
    offered = listed(table, "handler", fox, free=True)
    assert {each["command"]["type"] for each in offered.values() if each["available"]} >= {
        "action.repair", "action.stabilise", "action.survey", "action.cool", "action.mend",
        "attack.declare", "module.use", "unit.move",
    }  # fmt: skip
    sides(table, 3, 4, 2)
    commands: list[tuple[str, dict[str, Any]]] = [
        ("action.mend", {"condition": "drained"}),
        ("action.stabilise", {}),
        ("action.repair", {}),
        ("action.survey", {}),
        ("action.cool", {"steps": 2}),
        ("module.use", {"module": "veil"}),
        ("attack.declare", {"weapon": arm, "at": {"unit": dog}}),
    ]
    for kind, more in commands:
        table.send("handler", kind, unit=fox, free=True, **more)
        assert table.codes()[-1] == "overruled.deed", kind
        assert table[fox].steps == 0
    refused = table.refuse("handler", "action.survey", unit=fox, free=True)
    assert refused.code == "attack-pending"
    assert (table[fox].integrity, table[fox].movement) == (5, None)
    check_round_trips(table)


def test_the_queries_about_acting_freely_are_the_handlers() -> None:
    made = build(weapons=(gun(),))
    table, fox = acting(made)
    dog = beside(table, fox, "enemy")
    table.send("ann", "turn.end", unit=fox)
    about = {"unit": fox, "weapon": made.weapons[0].id}
    assert table.ask("handler", "targets", **about)["available"] is False
    assert table.ask("handler", "targets", **about, free=True)["available"] is True
    assert table.ask("handler", "aim", **about, at={"unit": dog}, free=True)["available"] is True
    for name, more in (("actions", {}), ("targets", {}), ("aim", {"at": {"unit": dog}})):
        asked = {"unit": fox} if name == "actions" else about
        refused = table.ask("ann", name, **asked, **more, free=True)
        assert refused.code == "handler-only"


def test_an_improvised_action_is_granted_freely() -> None:
    table, fox = acting()
    row = table.send("ann", "action.ask", unit=fox, text="Kick")
    table.send("ann", "turn.end", unit=fox)
    asked = row.events[0]["ask"]["id"]
    assert table.refuse("handler", "action.grant", ask=asked).code == "no-turn"
    table.send("handler", "action.grant", ask=asked, free=True)
    assert table.codes() == ["action.granted", "overruled.deed"]


# -- at another table -------------------------------------------------------------------------


def test_open_requests_are_exported() -> None:
    table, fox = acting(build(modules=(VEIL, FLARE)))
    put(table, fox, integrity=2)
    used(table, fox)
    table.send("ann", "action.repair", unit=fox, anyway=True)
    other = imported(exported(table))
    ids = list(other.state.scene.units)
    kinds = [(a.kind, a.about, a.steps) for a in other.state.world.asks.values()]
    assert kinds == [("module", "veil", 2), ("repair", ids[0], 0)]
    calm = other.state.world.with_scene(other.state.scene.with_conflict(None))
    other.state = replace(other.state, world=calm)
    gone = {"asks": [{"unit": ids[0], "text": "x", "kind": "repair", "about": "none"}]}
    assert other.refuse("handler", "fight.restore", **gone).code == "no-such-unit"
