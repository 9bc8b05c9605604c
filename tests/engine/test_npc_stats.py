"""How much of an NPC's numbers players get, in every view, line and answer."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import project
from app.engine.state.references import UnitRef
from app.engine.views.attacks import AttackView
from app.engine.visibility.log_lines import PendingLine, Sender
from app.engine.visibility.log_visibility import ReadLine, lines_as_read
from app.engine.visibility.stat_redaction import (
    NUMERIC_LINES,
    WITHHELD_SUFFIX,
    redact_target,
)
from app.rules.frame_state.combat.odds import OddsDocument
from app.rules.frame_state.combat.serialize import ExchangeDocument, OutcomeDocument
from tests.engine.code_scan import CATALOGUE
from tests.engine.fights import (
    armed,
    bare_table,
    declare,
    duel,
    gun,
    result,
    seen,
    wolfs_turn,
)
from tests.engine.frames import framed, npc
from tests.engine.play import Table, cell
from tests.web.schema import check_document

POOLS = ("integrity", "integrity_max", "stability", "stability_max", "energy", "energy_max")
NUMBERS = (*POOLS, "speed", "steps", "frame", "movement")


def withhold(table: Table, level: str) -> None:
    table.send("handler", "table.options", options={"npc_stats": level})


def shown(table: Table, unit: str, group: str = "pilots") -> dict[str, Any]:
    found: dict[str, Any] = project(table.state, group)["scene"]["units"][unit]
    return found


@pytest.mark.parametrize("level", ["condition", "nothing"])
@pytest.mark.parametrize("group", ["pilots", "spectators"])
@pytest.mark.rule("FS 1.5")
def test_the_numbers_of_an_npc_are_the_handlers(level: str, group: str) -> None:
    table, fox, wolf = duel()
    assert shown(table, wolf, group)["integrity"] is not None
    withhold(table, level)
    theirs = shown(table, wolf, group)
    assert [theirs[name] for name in NUMBERS] == [None] * len(NUMBERS)
    assert theirs["condition"] == ("whole" if level == "condition" else None)
    assert theirs["name"] == "Wolf"
    assert theirs["destroyed"] is False
    assert (theirs["staggered"] is None) == (level == "nothing")
    assert shown(table, fox, group)["integrity"] is not None
    assert shown(table, fox, group)["condition"] == "whole"
    assert shown(table, wolf, "handler")["integrity"] is not None
    withhold(table, "all")
    assert shown(table, wolf, group)["frame"] is not None
    assert (
        table.refuse("handler", "table.options", options={"npc_stats": "all"}).code == "already-so"
    )
    refused = table.refuse("handler", "table.options", options={"npc_stats": "some"})
    assert refused.code == "malformed"


def test_the_condition_of_an_npc_in_words() -> None:
    table, _, wolf = duel()
    withhold(table, "condition")
    most = table[wolf].integrity_max
    for integrity, word in ((most, "whole"), (most - 1, "damaged"), (1, "badly-damaged")):
        table.send("handler", "unit.update", unit=wolf, integrity=integrity)
        assert shown(table, wolf)["condition"] == word
    burning = {"add": [{"kind": "burning", "tier": 2}]}
    table.send("handler", "unit.update", unit=wolf, conditions=burning, overheated=True)
    [condition] = shown(table, wolf)["conditions"]
    assert (condition["kind"], condition["tier"], condition["burn"]) == ("burning", 0, 0)
    assert shown(table, wolf)["overheated"] is True
    withhold(table, "nothing")
    assert shown(table, wolf)["conditions"] == []
    assert shown(table, wolf)["overheated"] is None
    table.send("handler", "unit.update", unit=wolf, integrity=0)
    assert shown(table, wolf)["destroyed"] is True


def test_a_controller_of_a_lent_unit_sees_all_its_numbers() -> None:
    table, _, wolf = duel()
    withhold(table, "condition")
    table.send("handler", "unit.update", unit=wolf, controller="b")
    assert shown(table, wolf)["integrity"] is not None
    assert shown(table, wolf, "spectators")["integrity"] is None
    assert "actions" in table.ask("bob", "actions", unit=wolf)
    table.send("handler", "table.options", options={"fog": "own"})
    own = table.state.record.own
    assert shown(table, wolf, own["b"])["integrity"] is not None
    assert shown(table, wolf, own["a"])["integrity"] is None


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("reach", {"mode": "ground"}),
        ("path", {"mode": "ground", "to": cell(7, 3, 0)}),
        ("actions", {}),
        ("targets", {"weapon": "gun"}),
        ("aim", {"weapon": "gun", "at": cell(7, 3, 0)}),
    ],
)
def test_queries_about_its_numbers_are_refused(name: str, params: dict[str, Any]) -> None:
    table, _, wolf = duel()
    assert isinstance(table.ask("ann", name, unit=wolf, **params), dict) or name == "aim"
    withhold(table, "condition")
    for who in ("ann", "eve"):
        assert table.ask(who, name, unit=wolf, **params).code == "numbers-untold"
    assert table.ask("ann", "falls", ending=wolf).code == "numbers-untold"
    assert isinstance(table.ask("handler", "actions", unit=wolf), dict)
    assert table.ask("ann", name, unit="no", **params).code == "no-such-unit"


def test_the_result_of_a_fall_is_not_previewed() -> None:
    table = bare_table()
    wolf = npc(table, armed(), at=(6, 3, 5))
    table.send("handler", "unit.update", unit=wolf, falling=True)
    withhold(table, "condition")
    [fall] = table.ask("ann", "falls")["falls"]
    assert (fall["impact"], fall["levels"]) == (10, 5)
    assert (fall["stability"], fall["integrity"], fall["destroyed"]) == (None, None, None)
    [fall] = table.ask("handler", "falls")["falls"]
    assert fall["stability"] is not None
    table.send("handler", "conflict.start")
    while table.segment != "environmental":
        table.send("handler", "segment.end")
    table.send("handler", "environment.resolve")
    [line] = [each for each in table.log("pilots") if each["code"] == "unit.impact"]
    assert line["data"] is None
    [line] = [each for each in table.log("handler") if each["code"] == "unit.impact"]
    assert line["data"] is not None


@pytest.mark.parametrize("level", ["condition", "nothing"])
def test_an_attack_discloses_odds_dice_and_damage_only(level: str) -> None:
    table, fox, wolf = duel(armed(gun(3)), armed())
    withhold(table, level)
    before = table.ask("ann", "aim", unit=fox, weapon="gun", at={"unit": wolf})
    [target] = before["targets"]
    assert sum(each["p"] for each in target["odds"]["outcomes"].values()) == 1
    does = ("damage", "impact", "stagger", "destroy")
    assert [target["odds"][name] for name in does] == [None] * 4
    assert target["exchange"]["untold"] == ["target"]
    attack = declare(table, fox, wolf)
    check_document(AttackView, seen(table))
    [target] = seen(table)["targets"]
    assert target["exchange"]["mitigation"] is None
    assert {part["name"] for part in target["mark"]["parts"]} <= {"in all"}
    assert "untold" not in seen(table, "handler")["targets"][0]["exchange"]
    while table.state.world.attacks:
        table.faces = [4]
        table.send("ann", "attack.roll", attack=attack)
        for line in table.log("pilots"):
            for each in (line["data"] or {}).get("targets", ()):
                assert each.get("dealt", {}).get("guarded") is None
        if table.state.world.attacks:
            assert seen(table)["targets"][0]["aim"]["result"] == "direct"
    told, whole = result(table, "pilots"), result(table)
    assert told["lost"] == whole["lost"] > 0
    harm = told["data"]["outcome"]["harm"]
    assert (harm["integrity_lost"], harm["integrity"]) == (whole["lost"], None)
    assert whole["data"]["outcome"]["harm"]["integrity"] is not None
    for data in (told["data"], whole["data"]):
        check_document(ExchangeDocument, data["exchange"])
        check_document(OutcomeDocument, data["outcome"])
        check_document(OddsDocument, data["odds"])
    assert told["data"]["exchange"]["mitigation"] is None
    assert [told["data"]["odds"][name] for name in does] == [None] * 4
    assert [None for name in does if whole["data"]["odds"][name] is None] == []
    assert (told["data"]["outcome"]["staggers"] is None) == (level == "nothing")


@pytest.mark.rule("FS 1.5")
@settings(deadline=None)
@given(integrity=st.integers(1, 9), stability=st.integers(1, 12))
def test_the_chances_of_an_attack_do_not_tell_what_is_left(integrity: int, stability: int) -> None:
    """Two tables that differ only in what the target has left give the same answers."""
    told = []
    for left in ((9, 12), (integrity, stability)):
        table, fox, wolf = duel(armed(gun(3)), armed())
        table.send("handler", "unit.update", unit=wolf, integrity=left[0], stability=left[1])
        withhold(table, "nothing")
        asked = table.ask("ann", "aim", unit=fox, weapon="gun", at={"unit": wolf})
        declare(table, fox, wolf)
        told.append((asked["targets"][0]["odds"], seen(table)["targets"][0]["odds"]))
    assert told[0] == told[1]


@pytest.mark.parametrize("dodges", [True, False])
def test_an_npcs_attack_keeps_its_numbers(dodges: bool) -> None:
    table, fox, wolf = duel(armed(), armed(gun(2)))
    wolfs_turn(table, fox, wolf)
    if not dodges:
        table.send("handler", "unit.update", unit=fox, stability=0)
    assert table[fox].staggered != dodges
    withhold(table, "condition")
    attack = declare(table, wolf, fox, "handler")
    [declared] = [e for e in table.log("pilots") if e["code"] == "attack.declared"]
    assert declared["data"]["beyond"] is None
    view = seen(table)
    assert view["beyond"] is None
    [target] = view["targets"]
    assert target["exchange"]["untold"] == ["attacker"]
    assert {part["name"] for part in target["exchange"]["damage"]["parts"]} <= {"in all"}
    for _ in range(5):
        if table.state.world.attacks:
            row = table.send("ann", "attack.roll", attack=attack)
            assert row.events
    told = result(table, "pilots")
    assert told["data"]["exchange"]["untold"] == ["attacker"]
    assert "Rifle" in json.dumps(told)
    assert told["data"]["outcome"]["harm"]["integrity"] is not None


def test_an_attack_that_is_called_off() -> None:
    table, fox, wolf = duel()
    withhold(table, "condition")
    attack = declare(table, fox, wolf)
    table.send("handler", "attack.cancel", attack=attack)
    assert [each["code"] for each in table.log("pilots")] == ["attack.cancelled"]


@pytest.mark.parametrize("level", ["condition", "nothing"])
def test_lines_about_its_numbers(level: str) -> None:
    table, fox, wolf = duel()
    table.send("handler", "unit.update", unit=wolf, stability=1)
    withhold(table, level)
    wolfs_turn(table, fox, wolf)
    codes = [line["code"] for line in table.log("pilots")]
    assert ("unit.steadies_itself_untold" in codes) == (level == "condition")
    row = table.send("handler", "action.stabilise", unit=wolf)
    assert row.events
    [line] = [e for e in table.log("pilots") if e["code"].startswith("unit.stabilised")]
    assert line["code"] == "unit.stabilised_untold"
    assert set(line["params"]) == {"unit"}
    assert line["data"] is None
    [line] = [e for e in table.log("handler") if e["code"].startswith("unit.stabilised")]
    assert line["params"]["to"] is not None


def test_changes_by_the_handler_are_logged_as_far_as_they_are_visible() -> None:
    table, _, wolf = duel()
    withhold(table, "condition")
    for energy, kind in ((1, "unit.update"), (0, "overrule")):
        change = {"energy": energy}
        table.send("handler", kind, unit=wolf, **({"set": change} if energy == 0 else change))
        assert table.log("pilots") == []
        assert len(table.log("handler")) == 1
    table.send("handler", "unit.update", unit=wolf, name="Big Wolf", energy=1)
    line = table.log("pilots")[-1]
    assert line["data"] == {
        "set": ["name"], "now": {"name": "Big Wolf"}, "was": {"name": "Wolf"}
    }  # fmt: skip
    table.send("handler", "unit.update", unit=wolf, overheated=True, energy=0)
    assert table.log("pilots")[-1]["data"]["now"] == {"overheated": True}
    withhold(table, "nothing")
    table.send("handler", "unit.update", unit=wolf, overheated=False, energy=1)
    assert table.log("pilots") == []
    withhold(table, "condition")
    table.send("handler", "overrule", unit=wolf, set={"energy": 0}, text="Out of fuel")
    line = table.log("pilots")[-1]
    assert (line["code"], line["params"]["text"]) == ("overruled.unit_untold", "Out of fuel")
    assert "changes" not in line["params"]
    assert "energy" not in json.dumps(line)
    # the Handler's line notes that others read less of it; an unredacted line has no note
    assert [(e["only"], e["fuller"]) for e in table.log("handler")] == [(False, True)]
    table.send("handler", "overrule", unit=wolf, set={"energy": 1})
    assert [(e["only"], e["fuller"]) for e in table.log("handler")] == [(True, False)]
    table.send("handler", "overrule", unit=wolf, set={"name": "Wolf"})
    assert [(e["only"], e["fuller"]) for e in table.log("handler")] == [(False, False)]
    for _ in range(3):
        assert table.send("handler", "undo").events
        assert "energy" not in json.dumps([e["params"] for e in table.log("pilots")])


def test_repairs_across_the_line() -> None:
    table = bare_table()
    table.send("handler", "table.options", options={"repairs": True})
    fox, wolf = framed(table, armed()), npc(table, armed(), at=(4, 3, 0))
    table.send("handler", "unit.update", unit=wolf, disposition="neutral", integrity=1)
    withhold(table, "condition")
    found = table.ask("ann", "actions", unit=fox)["actions"]
    assert any(each["command"].get("target") == wolf for each in found)
    withhold(table, "nothing")
    found = table.ask("ann", "actions", unit=fox)["actions"]
    assert not any(each["command"].get("target") == wolf for each in found)
    table.faces = [3]
    table.send("ann", "action.repair", unit=fox, target=wolf)
    [line] = [e for e in table.log("pilots") if e["code"].startswith("unit.repairs")]
    assert (line["code"], "to" in line["params"]) == ("unit.repairs_for", False)
    assert line["data"]["dice"]
    table.send("handler", "unit.update", unit=fox, integrity=1)
    table.send("handler", "action.repair", unit=wolf, target=fox)
    line = [e for e in table.log("pilots") if e["code"].startswith("unit.repairs")][-1]
    assert (line["code"], "score" in line["params"]) == ("unit.repairs_untold", False)


def test_a_fire_does_its_damage_in_public() -> None:
    table, fox, wolf = duel()
    burning = {"add": [{"kind": "burning", "tier": 1, "by": fox}]}
    table.send("handler", "unit.update", unit=wolf, conditions=burning)
    for level, told in (("condition", 1), ("nothing", 1)):
        withhold(table, level)
        before = sum(each["code"] == "unit.burns" for each in table.log("pilots"))
        wolfs_turn(table, fox, wolf)
        lines = [each for each in table.log("pilots") if each["code"] == "unit.burns"]
        assert len(lines) == before + told
        assert "outcome" not in lines[-1]["data"]
        assert lines[-1]["data"]["dice"]
        table.send("handler", "turn.end", unit=wolf)
        table.send("handler", "environment.resolve")
        table.turn(fox)


def test_damage_of_an_npcs_fire_is_not_shown_to_players() -> None:
    table, fox, wolf = duel()
    burning = {"add": [{"kind": "burning", "tier": 1}]}
    table.send("handler", "unit.update", unit=wolf, conditions=burning)
    withhold(table, "nothing")
    wolfs_turn(table, fox, wolf)
    assert not any(each["code"] == "unit.burns" for each in table.log("pilots"))
    assert any(each["code"] == "unit.burns" for each in table.log("handler"))


def test_every_code_without_numbers_is_one_of_the_log() -> None:
    assert set(NUMERIC_LINES) <= CATALOGUE["log"]
    untold = {
        code + WITHHELD_SUFFIX
        for code, line in NUMERIC_LINES.items()
        if line.params and not line.numbers_only
    }
    special = ("overruled.unit", "unit.repairs", "unit.repairs_something")
    untold |= {code + WITHHELD_SUFFIX for code in special}
    assert untold | {"unit.repairs_for"} <= CATALOGUE["log"]


def test_each_group_gets_its_version_of_a_line() -> None:
    table, _, wolf = duel()
    params = {"unit": UnitRef(wolf, "Wolf"), "negated": 3}

    def versions(code: str, params: dict[str, Any]) -> list[ReadLine]:
        line = PendingLine(code, params, "turn")
        return lines_as_read(table.state, table.state, None, line, Sender(""))

    [whole] = versions("unit.ablates", params)
    assert whole.groups == ("handler", "pilots", "spectators")
    withhold(table, "condition")
    first, rest = versions("unit.ablates", params)
    assert (first.groups, rest.groups) == (("handler",), ("pilots", "spectators"))
    assert (rest.code, "negated" in rest.params) == ("unit.ablates_untold", False)
    [only] = versions("unit.recovers", params)
    assert only.groups == ("handler",)
    for nobody in ({"unit": UnitRef("gone", "Gone")}, {}):
        [same] = versions("unit.ablates", {**nobody, "negated": 1})
        assert same.code == "unit.ablates"


def test_redaction_keeps_the_modifiers_of_an_attacker_without_dice() -> None:
    table, fox, wolf = duel(armed(), armed(gun(2)))
    mule = npc(table, armed(), at=(7, 3, 0))
    table.send("handler", "unit.update", unit=mule, disposition="ally")
    wolfs_turn(table, fox, wolf)
    [whole] = table.ask("handler", "aim", unit=wolf, weapon="gun", at={"unit": mule})["targets"]
    assert whole["exchange"]["table"] == "proactive"
    told = redact_target(whole, "condition", "all")
    assert {part["name"] for part in told["modifiers"]} <= {"in all"}
    assert sum(p["value"] for p in told["modifiers"]) == sum(p["value"] for p in whole["modifiers"])
