"""The Handler can overrule every refusal by a rule of the game.

Each case tries the refusal, the way to overrule it, its result, the line of the log, and an undo of
each step. Refusals that are no rule of the game (unknown ids, nonsense, commands that no seat may
send) are listed with the reason why they cannot be overruled.
"""

from __future__ import annotations

from typing import Any

import pytest

from app.engine.commands.registry import COMMANDS, lifting_flags, overridable_commands
from app.messages import codes
from app.rules.dice.notation import CODES as NOTATION
from app.rules.geometry.hexes import Cell
from app.rules.geometry.obstacles import OBSTACLES
from tests.engine.code_scan import refusals
from tests.engine.fights import duel
from tests.engine.frames import put
from tests.engine.overruling.cases import CASES
from tests.engine.overruling.rounds import two
from tests.engine.play import Table, cell, check_round_trips

REFUSALS = refusals()

#: Why a code cannot be overruled.
IDS = "no such thing: there is nothing to do it to"
SENSE = "it is not a command, or says what cannot be"
OURS = "who may send it, not a rule of the game; the Handler may"
MAP = "the map cannot hold that: another edit can be made"
SAME = "nothing would change, so nothing is barred"
SIZE = "a bound on how much the table keeps"
WORK = "a bound on what one command or query may compute: ask for less at once"

NO_RULE: dict[str, str] = {
    **dict.fromkeys(NOTATION, SENSE),
    **{code: IDS for code in REFUSALS if code.startswith("no-such-")},
    **dict.fromkeys(("malformed", "unknown-command", "unknown-query"), SENSE),
    **dict.fromkeys(("bad-id", "bad-name", "bad-number", "id-twice", "named-twice"), SENSE),
    **dict.fromkeys(("no-attributes", "start-above-cap", "too-many"), SENSE),
    **dict.fromkeys(("bad-map", "bad-prop", "base-needed", "in-the-ground"), MAP),
    **dict.fromkeys(("level-out-of-range", "prop-in-the-way", "props-overlap"), MAP),
    "prop-too-large": SIZE,
    "module-no-hex": SENSE,
    **dict.fromkeys(("handler-only", "server-only", "spectators-watch", "pilots-take"), OURS),
    **dict.fromkeys(("not-yours", "not-your-build", "not-your-roll", "table-exists"), OURS),
    **dict.fromkeys(("seat-taken", "last-handler", "role-already"), OURS),
    **dict.fromkeys(("no-timer", "timer-over"), SENSE),
    "timer-too-long": SIZE,
    **dict.fromkeys(("page-for-pilots", "page-unshown"), SENSE),
    **dict.fromkeys(("page-readonly", "not-your-page"), OURS),
    **dict.fromkeys(("journal-full", "own-pages-enough"), SIZE),
    "page-changed": "what one wants to replace is another text by now",
    **dict.fromkeys(("spectators-no-whispers", "whisper-to-oneself"), SENSE),
    **dict.fromkeys(("nothing-changes", "nothing-overruled", "nothing-said", "already-so"), SAME),
    **dict.fromkeys(("already-there", "scene-in-use", "resize-keeps-nothing"), SENSE),
    **dict.fromkeys(("not-in-a-batch", "roll-comes-last"), SENSE),
    **dict.fromkeys(("not-in-reserve", "wave-empty", "wave-without-place"), SENSE),
    **dict.fromkeys(("wave-without-room", "waves-enough"), SIZE),
    **dict.fromkeys(("template-too-large", "templates-enough"), SIZE),
    **dict.fromkeys(("drawing-too-long", "drawings-enough", "drawings-full"), SIZE),
    "drawing-off-map": SENSE,
    "drawing-not-yours": OURS,
    "template-no-length": SENSE,
    "template-not-yours": OURS,
    **dict.fromkeys(("zone-empty", "zone-one-hex", "zone-without-effect"), SENSE),
    **dict.fromkeys(("zone-too-large", "zones-enough"), SIZE),
    "no-lock-on": "a note of the query `actions`; no command is refused with it",
    "stays-up": "a note of the query `actions`; no command is refused with it",
    "no-chance": "a note of the query `actions`; no command is refused with it",
    "sure-miss": "a note of the queries `targets` and `aim`; no command is refused with it",
    "no-free-place": "`unit.place` puts a unit anywhere, if overruled",
    **dict.fromkeys(("nothing-to-undo", "nothing-to-redo", "no-plan"), SAME),
    "changed-meanwhile": "what one wants to take back is another thing by now",
    **dict.fromkeys(("too-many-hexes", "mission-full", "builds-enough", "asked-enough"), SIZE),
    **dict.fromkeys(("entropy-enough", "too-many-hands", "own-builds-enough"), SIZE),
    **dict.fromkeys(("units-enough", "effects-enough", "table-full", "scenes-enough"), SIZE),
    **dict.fromkeys(("query-too-large", "too-much-work", "odds-too-costly"), WORK),
    "numbers-untold": "told to players; the Handler is told all numbers",
    "undo-too-far": "how far back the table remembers",
    "unexplored": "told to who does not know the ground; the Handler knows all of it",
    "off-map": "there is no hex: a unit can be off the map, by `unit.place` with null",
    "no-way": "a query's answer only: a command names its path",
    "turn-running": "of a hidden unit, told to pilots alone: to the Handler it is turn-of-another",
    "attack-waits-not": "it goes on already",
    "no-frame-near": "told of by the list of actions alone: a board names its frame",
}


def test_every_code_can_be_overruled_or_has_a_reason() -> None:
    assert CASES.keys() | NO_RULE.keys() == REFUSALS
    assert CASES.keys() & NO_RULE.keys() == set()


@pytest.mark.rule("FS 1.6")
@pytest.mark.parametrize("code", sorted(CASES))
def test_the_handler_overrules(code: str) -> None:
    made = CASES[code]()
    table = made.table
    kind, fields = made.refused
    refused = table.refuse(made.who, kind, **fields)
    assert refused.code in _codes(code)
    before = table.state.world
    for step, params in made.way:
        table.send("handler", step, **params)
    assert made.holds(table), "the way leads where it should"
    lines = table.log("handler", last=len(made.way))
    kinds = {line["kind"] for line in lines}
    assert all(line["by"] == "Hanna" for line in lines)
    assert lines, "the log says so"
    if made.overrules:
        assert "overrule" in kinds, [line["code"] for line in lines]
    check_round_trips(table)
    for _ in made.way:
        table.send("handler", "undo")
    assert table.state.world == before, "and one undo for each step brings it back"


def _codes(code: str) -> list[str]:
    """Returns the codes that share a way."""
    return [each for each, make in CASES.items() if make is CASES[code]]


def test_an_overruled_rule_is_named_in_the_log() -> None:
    words = codes("words")
    for code in OBSTACLES - NO_RULE.keys():
        assert f"rule.{code}" in words
    for code, make in CASES.items():
        made = make()
        for step, params in made.way:
            row = made.table.send("handler", step, **params)
            for event in row.events:
                for line in event.get("log", ()):
                    for rule in line["params"].get("rules", ()):
                        assert rule in words, (code, rule)


# -- what the Handler sets by hand ------------------------------------------------------------


def test_round_segment_and_turn_are_set_at_once() -> None:
    table, fox, wolf = two()
    table.send("handler", "turn.end", unit=fox)
    before = table.state.world
    table.send(
        "handler", "overrule", text="once more",
        conflict={
            "round": 4, "segment": "friendly", "active": fox, "acted": {fox: None, wolf: "done"},
        },
    )  # fmt: skip
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert (conflict.round, conflict.segment, conflict.active) == (4, "friendly", fox)
    assert dict(conflict.acted) == {wolf: "done"}
    lines = table.log("pilots")
    assert [line["code"] for line in lines] == [
        "overruled.round",
        "overruled.again",
        "overruled.acted",
    ]
    assert lines[0]["params"]["text"] == "once more"
    assert all(line["kind"] == "overrule" for line in lines)
    table.send("handler", "undo")
    assert table.state.world == before


def test_a_round_is_not_set_to_what_cannot_be() -> None:
    table, fox, wolf = two()

    def no(**conflict: Any) -> str:
        return table.refuse("handler", "overrule", conflict=conflict).code

    assert no() == "nothing-overruled"
    assert no(active=fox) == "nothing-overruled"
    assert no(active="nobody") == "no-such-unit"
    assert no(acted={"nobody": "done"}) == "no-such-unit"
    assert no(round=0) == "malformed"
    put(table, wolf, destroyed=True)
    assert no(active=wolf) == "destroyed"
    off = table.unit("Dog")
    assert no(active=off) == "not-on-map"
    assert table.refuse("ann", "overrule", conflict={"round": 2}).code == "handler-only"
    table.send("handler", "conflict.end")
    assert no(round=2) == "no-conflict"


@pytest.mark.rule("FS 1.6")
def test_nobody_reads_of_what_is_hidden() -> None:
    """Neither a hidden unit's turn nor a hidden obstacle is in lines for others."""
    table, fox, _wolf = two()
    ghost = table.unit("Ghost", (4, 3, 0), "enemy", hidden=True)
    table.send(
        "handler", "overrule", conflict={"active": ghost, "acted": {ghost: None}, "round": 2}
    )
    assert "Ghost" not in str(table.log("pilots"))
    assert table.log("pilots")[0]["params"]["active"] == "nobody"
    assert "Ghost" in str(table.log("handler"))
    table.send("handler", "overrule", conflict={"acted": {ghost: "done"}, "active": None})
    assert "Ghost" not in str(table.log("pilots"))
    table.send("handler", "overrule", conflict={"acted": {ghost: None}})
    assert table.log("pilots") == []
    table.send(
        "handler",
        "unit.move",
        unit=fox,
        mode="ground",
        path=[cell(4, 3, 0)],
        overrule=True,
        free=True,
    )
    assert table.codes("handler")[-1] == "overruled.rules"
    assert table.log("handler")[-1]["params"]["rules"] == ["rule.occupied"]
    assert table.codes("pilots")[-1] == "overruled.a_rule"
    assert "occupied" not in str(table.log("pilots"))
    table.send("handler", "unit.place", unit=ghost, at=cell(5, 3, 0))
    table.send("handler", "unit.place", unit=ghost, at=cell(4, 3, 0), overrule=True)
    assert table.log("pilots") == []


def test_the_overruled_rule_is_hidden_where_it_reveals_hidden_numbers() -> None:
    table, _fox, wolf = two()
    table.send("handler", "table.options", options={"npc_stats": "condition"})
    table.send("handler", "turn.start", unit=wolf, overrule=True, reason="at once")
    assert "rule.turn-of-another" in table.log("handler")[-1]["params"]["rules"]
    read = table.log("pilots")[-1]
    assert (read["code"], read["params"]["rules"], read["data"]) == ("overruled.a_rule", [], None)
    assert read["params"]["text"] == "at once"


def test_changed_notes_are_not_logged() -> None:
    table, fox, _wolf = two()
    table.send("handler", "overrule", unit=fox, set={"notes": "a traitor"})
    assert (table[fox].notes, table.log("handler")) == ("a traitor", [])


def test_only_the_handler_overrules_rules_of_the_game() -> None:
    table, fox, wolf = two()
    assert table.refuse("ann", "turn.start", unit=fox, overrule=True).code == "handler-only"
    assert table.refuse("eve", "turn.start", unit=fox, overrule=True).code == "spectators-watch"
    far = {"unit": wolf, "mode": "ground", "path": [cell(40, 3, 0)], "overrule": True}
    assert table.refuse("handler", "unit.move", **far).code == "off-map"
    away = {"unit": wolf, "at": cell(40, 3, 0), "overrule": True}
    assert table.refuse("handler", "unit.place", **away).code == "off-map"
    assert table.refuse("handler", "turn.abstain", unit=fox, overrule=True).code == "turn-begun"


def test_an_unneeded_overrule_is_not_logged() -> None:
    table, fox, _wolf = two()
    table.send("handler", "unit.move", unit=fox, mode="ground", path=[cell(4, 3, 0)], overrule=True)
    assert table.codes() == ["unit.moved"]


def test_the_handler_lets_another_unit_abstain_out_of_turn() -> None:
    table, fox, wolf = two()
    table.send("handler", "turn.abstain", unit=wolf, overrule=True)
    conflict = table.state.scene.conflict
    assert conflict is not None
    assert (conflict.active, dict(conflict.acted)) == (fox, {wolf: "abstained"})


def test_a_path_through_the_air_ends_in_a_fall_or_in_flight() -> None:
    table = Table()
    fox = table.frame()
    move = {"unit": fox, "path": [cell(4, 3, 3)], "overrule": True}
    table.send("handler", "unit.move", mode="ground", **move)
    assert table[fox].falling
    table.send("handler", "undo")
    table.send("handler", "unit.move", mode="flight", **move)
    assert (table[fox].at, table[fox].falling) == (Cell(4, 3, 3), False)


def test_the_state_of_a_frame_and_how_long_conditions_last() -> None:
    table, fox, _wolf = duel()
    table.send(
        "handler", "overrule", unit=fox, text="a new barrel",
        set={
            "used": {"gun": 1}, "spent": {"ablative": 2}, "recoil": 1, "walked": 2,
            "descended": 3,
            "movement": {"mode": "ground", "left": 2},
            "conditions": {"add": [
                {"kind": "slowed", "tier": 1, "ends": {"when": "turn-end", "count": 3}},
                {"kind": "drained", "tier": 1, "ends": None},
                {"kind": "burning", "tier": 1, "ends": {"when": "round-end"}},
            ]},
        },
    )  # fmt: skip
    unit = table[fox]
    assert unit.frame is not None
    assert (dict(unit.frame.used), dict(unit.frame.spent), unit.frame.recoil) == (
        {"gun": 1}, {"ablative": 2}, 1,
    )  # fmt: skip
    assert unit.movement is not None and unit.movement.left == 2
    assert (unit.walked, unit.descended) == (2, 3)
    ends = [
        each.ends and (each.ends.when, each.ends.unit, each.ends.count) for each in unit.conditions
    ]
    assert ends == [("turn-end", fox, 3), None, ("round-end", "", 1)]
    data = table.log()[0]["data"]
    assert data["set"]["used"] == "gun 1" and data["was"]["used"] == ""
    check_round_trips(table)
    table.send("handler", "overrule", unit=fox, set={"used": {"gun": 0}, "movement": None})
    frame = table[fox].frame
    assert frame is not None and dict(frame.used) == {}
    assert "recoil" not in table.log()[0]["data"]["set"]


def test_the_handler_edits_the_state_of_a_dice_system() -> None:
    table = Table()
    table.send("handler", "table.systems", systems=["action-rolls"])
    before = table.state.world
    table.send(
        "handler", "overrule", system="action-rolls", slice={"attributes": ["Wit"]}, text="so"
    )
    assert table.state.world.systems["action-rolls"].slice["attributes"] == ["Wit"]
    (line,) = table.log("pilots")
    assert (line["code"], line["params"]["parts"]) == ("overruled.system", ["attributes"])
    check_round_trips(table)
    table.send("handler", "undo")
    assert table.state.world == before

    def no(**fields: Any) -> str:
        return table.refuse("handler", "overrule", **fields).code

    assert no(system="action-rolls", slice={"results": []}) == "nothing-overruled"
    assert no(system="action-rolls", slice={"nonsense": 1}) == "malformed"
    assert no(system="action-rolls", slice={"people": 17}) == "malformed"
    assert no(system="course-and-flow", slice={}) == "no-such-system"
    assert no(system="nothing", slice={}) == "no-such-system"


def test_the_commands_that_can_be_overruled_are_those_with_the_parameter() -> None:
    taking = {name for name, each in COMMANDS.items() if "overrule" in each.shape.__struct_fields__}
    assert set(overridable_commands()) == taking
    assert {"unit.move", "pilot.alight"} <= taking
    assert "chat.say" not in taking


def test_a_flag_that_lifts_a_refusal_is_a_parameter_and_the_refusal_is_one() -> None:
    lifted = [(name, *each) for name, flags in lifting_flags().items() for each in flags.items()]
    assert ("terrain.set", "would-bury", "carry") in lifted
    for name, code, flag in lifted:
        assert flag in COMMANDS[name].shape.__struct_fields__
        assert code in codes("refusals")


def test_what_the_page_lets_a_pilot_ask_for_is_a_command_that_a_rule_can_refuse() -> None:
    asked = {
        word.removeprefix("request.") for word in codes("words") if word.startswith("request.")
    }
    assert "unit.move" in asked
    assert asked <= set(overridable_commands())
