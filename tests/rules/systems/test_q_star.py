"""Q* as it is played: sheets, pools, NPCs, checks and contests, and what is refused."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from app.rules.odds import shown
from app.rules.systems.q_star import odds
from app.rules.systems.q_star.dice import Die
from app.rules.systems.q_star.table import MOST
from app.rules.systems.system import HANDLER, Player
from tests.rules.systems.desk import Desk


@pytest.fixture
def desk() -> Desk:
    return Desk("q-star")


def skill(desk: Desk, name: str = "Climbing", attribute: str = "might") -> str:
    """A new skill of the table."""
    desk.act("handler", "add-skill", name=name, attribute=attribute)
    return list(desk.slice["skills"])[-1]


def npc(desk: Desk, number: int = 7, veil: str = "open", name: str = "Wolf") -> str:
    """A new NPC."""
    desk.act("handler", "add-npc", name=name, number=number, veil=veil)
    return list(desk.slice["npcs"])[-1]


def edit(desk: Desk, trait: str, die: str, plus: int = 0, player: str = "a") -> None:
    desk.act("handler", "edit", player=player, trait=trait, die=die, plus=plus)


def pending(desk: Desk) -> str:
    """The step that was begun last."""
    return list(desk.slice["pending"])[-1]


def die_of(desk: Desk, trait: str, player: str = "a") -> str:
    return str(desk.data()["sheets"][player]["traits"][trait])


# -- sheets


@pytest.mark.rule("QS 1.1")
def test_everybody_starts_with_d4_in_everything(desk: Desk) -> None:
    climbing = skill(desk)
    for player in ("a", "b", "g"):
        traits = desk.data()["sheets"][player]["traits"]
        assert list(traits) == ["might", climbing, "speed", "intelligence", "charisma"]
        assert set(traits.values()) == {"d4"}
        assert desk.data()["sheets"][player]["pools"] == {"resources": 0, "endurance": 0}


@pytest.mark.rule("QS 1.2")
def test_a_trait_climbs_to_d12_and_then_by_numbers(desk: Desk) -> None:
    names = []
    for _ in range(6):
        desk.act("ann", "raise", player="a", trait="might")
        names.append(die_of(desk, "might"))
    assert names == ["d6", "d8", "d10", "d12", "d12+1", "d12+2"]
    assert desk.last == {
        "code": "raised",
        "player": {"player": "a", "name": "Ann"},
        "trait": "might",
        "before": "d12+1",
        "die": "d12+2",
    }


@pytest.mark.rule("QS 1.3")
def test_a_skill_never_exceeds_its_attribute(desk: Desk) -> None:
    climbing = skill(desk)
    refused = desk.refused("ann", "raise", player="a", trait=climbing)
    assert (refused.code, refused.params) == (
        "above-attribute",
        {"name": "Climbing", "attribute": "might", "die": "d4"},
    )
    desk.act("ann", "raise", player="a", trait="might")
    desk.act("ann", "raise", player="a", trait=climbing)
    assert desk.refuse("ann", "raise", player="a", trait=climbing) == "above-attribute"
    assert desk.refuse("handler", "edit", player="a", trait=climbing, die="d8") == "above-attribute"
    below = desk.refused("handler", "edit", player="a", trait="might", die="d4")
    assert (below.code, below.params) == ("below-skill", {"name": "Climbing", "die": "d6"})
    edit(desk, "speed", "d10")
    edit(desk, "speed", "d8")
    assert desk.last["code"] == "lowered"


@pytest.mark.rule("QS 1.4")
def test_the_handler_sets_any_die(desk: Desk) -> None:
    edit(desk, "charisma", "d12", 3)
    assert die_of(desk, "charisma") == "d12+3"
    assert desk.refuse("handler", "edit", player="a", trait="charisma", die="d12", plus=3) == (
        "no-change"
    )
    assert desk.refuse("handler", "edit", player="a", trait="might", die="d8", plus=1) == (
        "plus-needs-d12"
    )
    assert desk.refuse("handler", "edit", player="a", trait="luck", die="d8") == "no-such-trait"
    edit(desk, "charisma", "d12", 100)
    highest = desk.refused("ann", "raise", player="a", trait="charisma")
    assert (highest.code, highest.params) == ("highest-step", {"die": "d12+100"})


@pytest.mark.rule("QS 1.4")
def test_people_act_for_their_own_character(desk: Desk) -> None:
    for action, form in {
        "raise": {"trait": "might"},
        "check": {"trait": "might"},
        "spend": {"pool": "resources", "amount": 1},
        "lose": {"pool": "resources", "amount": 1},
        "contest": {"trait": "might", "opponent": "a"},
    }.items():
        assert desk.refuse("ann", action, player="b", **form) == "not-your-character"
        assert desk.refuse("ann", action, player="g", **form) == "not-your-character"
        assert desk.refuse("ann", action, player="nobody", **form) == "no-such-player"
    assert {action.name for action in desk.system.actions if action.by == "player"} == {
        "raise",
        "check",
        "spend",
        "lose",
        "contest",
        "roll",
        "cancel",
    }


@pytest.mark.rule("QS 1.4")
def test_skills_come_and_go(desk: Desk) -> None:
    climbing = skill(desk)
    assert desk.last == {"code": "skill_added", "name": "Climbing", "attribute": "might"}
    for name in ("climbing", "Might"):
        taken = desk.refused("handler", "add-skill", name=name, attribute="speed")
        assert (taken.code, taken.params) == ("name-taken", {"name": name})
    edit(desk, "might", "d6")
    edit(desk, climbing, "d6")
    desk.act("handler", "set-bonus", player="a", trait=climbing, name="Rope", value=1)
    desk.act("handler", "set-bonus", player="a", trait="might", name="Arm", value=1)
    desk.act("handler", "ask", player="a", trait=climbing)
    asked = pending(desk)
    assert desk.refuse("handler", "remove-skill", skill=climbing) == "trait-in-use"
    desk.act("handler", "cancel", pending=asked)
    desk.act("bob", "contest", player="b", trait="speed", opponent="a", opponent_trait=climbing)
    assert desk.refuse("handler", "remove-skill", skill=climbing) == "trait-in-use"
    desk.act("handler", "cancel", pending=pending(desk))
    desk.act("handler", "remove-skill", skill=climbing)
    assert climbing not in json.dumps(desk.slice)
    assert desk.data()["sheets"]["a"]["bonuses"] == [{"trait": "might", "name": "Arm", "value": 1}]
    assert desk.refuse("handler", "remove-skill", skill=climbing) == "no-such-trait"
    assert desk.refuse("handler", "remove-skill", skill="might") == "no-such-trait"


def test_a_table_keeps_so_many_of_a_kind(desk: Desk) -> None:
    ids = [f"s{number}" for number in range(MOST)]
    skills = {key: {"id": key, "name": key, "attribute": "might"} for key in ids}
    desk.slice = {**desk.slice, "skills": skills}
    full = desk.refused("handler", "add-skill", name="More", attribute="might")
    assert (full.code, full.params) == ("too-many", {"limit": MOST})


@pytest.mark.rule("QS 1.4")
def test_pools_come_and_go(desk: Desk) -> None:
    desk.act("handler", "add-pool", name="Health")
    health = list(desk.slice["pools"])[-1]
    assert desk.data()["pools"] == {
        "resources": "Resources",
        "endurance": "Endurance",
        health: "Health",
    }
    assert desk.refuse("handler", "add-pool", name="HEALTH") == "name-taken"
    desk.act("handler", "set-pool", player="a", pool=health, value=5)
    assert desk.last["pool"] == {"pool": health, "name": "Health"}
    for pool in (health, "resources", "endurance"):
        desk.act("handler", "remove-pool", pool=pool)
    assert desk.refuse("handler", "remove-pool", pool=health) == "no-such-pool"
    assert desk.data()["sheets"]["a"]["pools"] == {}
    assert not desk.offered("spend", handler=True)
    assert not desk.offered("set-pool", handler=True)
    assert not desk.offered("remove-pool", handler=True)


# -- pools never fall below 0


def pool(desk: Desk, value: int = 5, name: str = "endurance") -> None:
    desk.act("handler", "set-pool", player="a", pool=name, value=value)


@pytest.mark.rule("QS 7.2")
def test_a_voluntary_expense_below_0_is_refused(desk: Desk) -> None:
    pool(desk)
    desk.act("ann", "spend", player="a", pool="endurance", amount=2)
    assert desk.last == {
        "code": "spent",
        "player": {"player": "a", "name": "Ann"},
        "pool": "endurance",
        "amount": 2,
        "left": 3,
    }
    refused = desk.refused("ann", "spend", player="a", pool="endurance", amount=4)
    assert (refused.code, refused.params) == (
        "not-enough",
        {"pool": "endurance", "amount": 4, "left": 3},
    )
    desk.act("ann", "spend", player="a", pool="endurance", amount=3)
    assert desk.data()["sheets"]["a"]["pools"]["endurance"] == 0


@pytest.mark.rule("QS 7.3")
def test_a_suffered_loss_stops_at_0_and_says_what_follows(desk: Desk) -> None:
    pool(desk)
    desk.act("ann", "lose", player="a", pool="endurance", amount=2, consequence="faints")
    assert (desk.last["code"], desk.last["left"]) == ("lost", 3)
    desk.act("handler", "lose", player="a", pool="endurance", amount=7, consequence="faints")
    assert desk.last == {
        "code": "lost_beyond",
        "player": {"player": "a", "name": "Ann"},
        "pool": "endurance",
        "amount": 7,
        "left": 0,
        "beyond": 4,
        "text": "faints",
    }
    desk.act("ann", "lose", player="a", pool="endurance", amount=1)
    assert (desk.last["code"], desk.last["beyond"]) == ("lost_beyond_open", 1)
    assert desk.data()["sheets"]["a"]["pools"]["endurance"] == 0


@pytest.mark.parametrize(("part", "left"), [("half", 4), ("third", 5), ("quarter", 6)])
@pytest.mark.rule("QS 7.1")
def test_parts_of_a_pool_are_rounded_down(desk: Desk, part: str, left: int) -> None:
    pool(desk, 7)
    desk.act("ann", "spend", player="a", pool="endurance", part=part)
    assert desk.last["left"] == left
    pool(desk, 7)
    desk.act("ann", "lose", player="a", pool="endurance", part=part)
    assert desk.last["left"] == left


@pytest.mark.rule("QS 7.2")
def test_what_is_no_expense(desk: Desk) -> None:
    pool(desk)
    assert desk.refuse("ann", "spend", player="a", pool="endurance") == "amount-or-part"
    both = {"amount": 1, "part": "half"}
    assert desk.refuse("ann", "lose", player="a", pool="endurance", **both) == "amount-or-part"
    assert desk.refuse("ann", "spend", player="a", pool="luck", amount=1) == "no-such-pool"
    set_pool = {"player": "a", "pool": "endurance"}
    assert desk.refuse("handler", "set-pool", **set_pool, value=5) == "no-change"
    with pytest.raises(msgspec.ValidationError):
        desk.act("handler", "set-pool", **set_pool, value=-1)
    with pytest.raises(msgspec.ValidationError):
        desk.act("ann", "spend", player="a", pool="endurance", amount=-1)


# -- bonuses


@pytest.mark.rule("QS 2.1")
def test_bonuses_are_added_to_every_check_of_their_trait(desk: Desk) -> None:
    desk.act("handler", "set-bonus", player="a", trait="might", name="Gauntlet", value=2)
    assert (desk.last["code"], desk.last["value"]) == ("bonus_set", "+2")
    desk.act("handler", "set-bonus", player="a", trait="might", name="Wound", value=-1)
    desk.act("handler", "set-bonus", player="a", trait="speed", name="Boots", value=5)
    desk.act("ann", "check", [3], player="a", trait="might", bonus=1)
    assert (desk.last["die"], desk.last["total"]) == ("d4+2", 5)
    desk.act("handler", "set-bonus", player="a", trait="might", name="Gauntlet", value=0)
    assert desk.last["code"] == "bonus_removed"
    desk.act("ann", "check", [3], player="a", trait="might")
    assert (desk.last["die"], desk.last["total"]) == ("d4-1", 2)
    assert "bonuses" in desk.facts
    beyond = desk.refused("handler", "set-bonus", player="a", trait="might", name="God", value=-100)
    assert (beyond.code, beyond.params) == ("bonuses-beyond", {"bonus": "-101", "most": 100})
    same = {"player": "a", "trait": "might", "name": "Wound"}
    assert desk.refuse("handler", "set-bonus", **same, value=-1) == "no-change"
    nothing = {"player": "a", "trait": "might", "name": "Gauntlet", "value": 0}
    assert desk.refuse("handler", "set-bonus", **nothing) == "no-change"
    assert desk.refuse("handler", "set-bonus", **{**nothing, "trait": "luck"}) == "no-such-trait"


# -- NPCs


@pytest.mark.parametrize(
    ("veil", "lines"),
    [
        ("open", [("npc_added", "all")]),
        ("number", [("npc_added", "handler"), ("npc_added_veiled", "others")]),
        ("all", [("npc_added", "handler")]),
    ],
)
@pytest.mark.rule("QS 6.1")
def test_an_npc_is_one_number(desk: Desk, veil: str, lines: list[tuple[str, str]]) -> None:
    wolf = npc(desk, 7, veil)
    assert [(told.code, told.to) for told in desk.lines] == lines
    assert desk.data(handler=True)["npcs"][wolf]["number"] == 7
    seen = desk.data()["npcs"].get(wolf, {})
    assert ("name" in seen, "number" in seen) == (veil != "all", veil == "open")
    desk.act("handler", "remove-npc", npc=wolf)
    assert [told.to for told in desk.lines] == [
        "all" if veil != "all" else "handler",
    ]
    assert desk.refuse("handler", "remove-npc", npc=wolf) == "no-such-npc"
    assert not desk.offered("remove-npc", handler=True)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("open", "all", "npc_gone"),
        ("open", "number", "npc_edited_veiled"),
        ("number", "open", "npc_edited"),
        ("number", "all", "npc_gone"),
        ("all", "number", "npc_added_veiled"),
        ("all", "open", "npc_added"),
    ],
)
@pytest.mark.rule("QS 6.2")
def test_players_read_what_they_come_to_know(
    desk: Desk, before: str, after: str, told: str
) -> None:
    wolf = npc(desk, 7, before)
    desk.act("handler", "edit-npc", npc=wolf, name="Wolf", number=7, veil=after)
    lines = {line.to: line.code for line in desk.lines}
    assert lines.get("others", lines.get("all")) == told
    assert lines.get("handler", lines.get("all")) == "npc_edited"


@pytest.mark.parametrize("veil", ["number", "all"])
@pytest.mark.rule("QS 6.2")
def test_a_veiled_number_changes_in_silence(desk: Desk, veil: str) -> None:
    wolf = npc(desk, 7, veil)
    before = desk.data()
    desk.act("handler", "edit-npc", npc=wolf, name="Wolf", number=9, veil=veil)
    assert [told.to for told in desk.lines] == ["handler"]
    assert desk.data() == before
    same = {"npc": wolf, "name": "Wolf", "number": 9, "veil": veil}
    assert desk.refuse("handler", "edit-npc", **same) == "no-change"
    assert desk.refuse("handler", "edit-npc", **{**same, "npc": "i0"}) == "no-such-npc"


@pytest.mark.parametrize("number", [0, 101, -3])
def test_a_number_out_of_range(desk: Desk, number: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        npc(desk, number)
    with pytest.raises(msgspec.ValidationError):
        desk.act("ann", "check", player="a", trait="might", difficulty=number)


# -- checks


@pytest.mark.parametrize(
    ("faces", "total", "outcome"),
    [
        ([2], 2, "failure"),
        ([3], 3, "failure"),
        ([4, 1], 5, "success"),
        ([4, 4, 3], 11, "success"),
        ([1, 2], 3, "failure"),
        ([1, 3], 4, "success"),
        ([1, 4, 1], 6, "success"),
    ],
)
@pytest.mark.rule("QS 2.1", "QS 2.2", "QS 3.1")
def test_a_check_against_the_standard_difficulty(
    desk: Desk, faces: list[int], total: int, outcome: str
) -> None:
    (told,) = desk.act("ann", "check", faces, player="a", trait="might").told
    assert told.to == "all"
    assert desk.last == {
        "code": "checked",
        "player": {"player": "a", "name": "Ann"},
        "trait": "might",
        "die": "d4",
        "total": total,
        "outcome": outcome,
        "difficulty": 4,
    }
    assert told.data == {
        "dice": [{"sides": 4, "faces": faces, "face": total}],
        "player": "a",
        "trait": "might",
        "bonus": 0,
        "total": total,
        "critical": False,
        "outcome": outcome,
        "difficulty": 4,
        "odds": shown(odds.check(Die(4), 4)),
    }


@pytest.mark.rule("QS 4.1")
def test_two_ones_in_a_row_fail_critically_whatever_the_bonuses(desk: Desk) -> None:
    desk.act("ann", "check", [1, 1], player="a", trait="might", difficulty=1, bonus=100)
    assert (desk.last["code"], desk.last["outcome"]) == ("critical", "critical")


@pytest.mark.rule("QS 3.2")
def test_a_d12_with_a_number_explodes_on_the_natural_maximum(desk: Desk) -> None:
    edit(desk, "might", "d12", 1)
    desk.act("ann", "check", [11], player="a", trait="might", difficulty=13)
    assert (desk.last["total"], desk.last["outcome"]) == (12, "failure")
    desk.act("ann", "check", [12, 5], player="a", trait="might", difficulty=18)
    assert (desk.last["total"], desk.last["outcome"]) == (18, "success")


@pytest.mark.parametrize(
    ("shifts", "difficulty"), [([], 4), ([2], 6), ([-2], 2), ([5, -4], 5), ([-1, -1, 0], 2)]
)
@pytest.mark.rule("QS 2.3")
def test_circumstances_are_summed_first(desk: Desk, shifts: list[int], difficulty: int) -> None:
    desk.act("ann", "check", [2], player="a", trait="might", shifts=shifts)
    assert desk.last["difficulty"] == difficulty


@pytest.mark.parametrize("shifts", [[3], [-3], [2, 1], [-1, -1, -1]])
@pytest.mark.rule("QS 2.3")
def test_a_shift_beyond_2_is_refused(desk: Desk, shifts: list[int]) -> None:
    form = {"player": "a", "trait": "might", "shifts": shifts}
    refused = desk.refused("ann", "check", **form)
    assert (refused.code, refused.params) == (
        "shift-beyond",
        {"shift": f"{sum(shifts):+d}", "most": 2},
    )
    assert desk.refuse("handler", "ask", **form) == "shift-beyond"
    assert desk.refuse("handler", "ask", **form, npc=npc(desk)) == "shift-beyond"


@pytest.mark.rule("QS 2.2", "QS 5.5")
def test_a_check_against_an_npc_is_against_its_number(desk: Desk) -> None:
    wolf = npc(desk, 5)
    form = {"player": "a", "trait": "might", "npc": wolf}
    (told,) = desk.act("ann", "check", [4, 1], **form).told
    assert (told.code, told.params["difficulty"], told.params["outcome"]) == (
        "checked_npc",
        5,
        "success",
    )
    assert desk.refuse("ann", "check", **form, difficulty=6) == "difficulty-or-npc"
    assert desk.refuse("ann", "check", **{**form, "npc": "i0"}) == "no-such-npc"
    assert desk.refuse("ann", "check", player="a", trait="luck") == "no-such-trait"
    desk.act("ann", "check", [1, 1], **form)
    assert desk.last["code"] == "critical_npc"


@pytest.mark.parametrize("faces", [[3], [1, 1]])
@pytest.mark.rule("QS 6.2")
def test_of_a_veiled_number_players_read_the_outcome_alone(desk: Desk, faces: list[int]) -> None:
    wolf = npc(desk, 87, "number")
    full, veiled = desk.act("ann", "check", faces, player="a", trait="might", npc=wolf).told
    assert (full.to, veiled.to) == ("handler", "others")
    assert full.params["difficulty"] == 87
    assert veiled.code.endswith("_npc_hidden")
    assert "87" not in json.dumps([veiled.params, veiled.data])
    assert veiled.params["outcome"] == full.params["outcome"]
    assert veiled.data is not None
    assert veiled.data["difficulty"] is veiled.data["odds"] is None


@pytest.mark.parametrize("faces", [[3], [1, 1]])
@pytest.mark.rule("QS 6.2")
def test_of_an_unseen_npc_players_read_nothing(desk: Desk, faces: list[int]) -> None:
    wolf = npc(desk, 87, "all")
    assert desk.refuse("ann", "check", player="a", trait="might", npc=wolf) == "no-such-npc"
    _, veiled = desk.act("handler", "check", faces, player="a", trait="might", npc=wolf).told
    text = json.dumps([veiled.code, veiled.params, veiled.data])
    assert "87" not in text and "Wolf" not in text and "npc" not in text
    desk.act("handler", "ask", player="a", trait="might", npc=wolf)
    facts = desk.shown().facts
    assert "Wolf" not in json.dumps([[fact.code, fact.params] for fact in facts])
    assert "Wolf" not in json.dumps(desk.data())


# -- checks that the Handler asks for


@pytest.mark.rule("QS 2.4")
def test_the_handler_asks_and_the_player_rolls(desk: Desk) -> None:
    desk.act("handler", "ask", player="a", trait="speed", shifts=[1], bonus=2, why="the gap")
    assert desk.last == {
        "code": "asked",
        "player": {"player": "a", "name": "Ann"},
        "trait": "speed",
        "text": "the gap",
        "difficulty": 5,
    }
    (offer,) = desk.offered("roll")
    assert (offer.who, offer.code, offer.pending) == ("ann", "roll", True)
    assert [preview.outcomes for preview in offer.previews] == [shown(odds.check(Die(4, 2), 5))]
    form = {"pending": pending(desk), "player": "a"}
    assert desk.refuse("bob", "roll", **form) == "not-your-character"
    assert desk.refuse("bob", "roll", **{**form, "player": "b"}) == "not-asked"
    fixed = desk.refused("ann", "roll", **form, trait="might")
    assert (fixed.code, fixed.params) == ("trait-fixed", {"trait": "speed"})
    desk.act("ann", "roll", [3], **form, trait="speed")
    assert (desk.last["die"], desk.last["total"], desk.last["outcome"]) == ("d4+2", 5, "success")
    assert desk.slice["pending"] == {}
    assert desk.refuse("ann", "roll", **form) == "no-such-pending"


@pytest.mark.rule("QS 2.4")
def test_the_player_may_be_left_the_choice_of_the_trait(desk: Desk) -> None:
    climbing = skill(desk)
    edit(desk, "might", "d8")
    desk.act("handler", "ask", player="a")
    assert desk.last["trait"] == "any"
    (offer,) = desk.offered("roll")
    whens = [preview.when for preview in offer.previews]
    traits = ["might", climbing, "speed", "intelligence", "charisma"]
    assert whens == [{"trait": trait} for trait in traits]
    assert offer.previews[0].outcomes == shown(odds.check(Die(8), 4))
    form = {"pending": pending(desk), "player": "a"}
    assert desk.refuse("ann", "roll", **form) == "trait-open"
    assert desk.refuse("ann", "roll", **form, trait="luck") == "no-such-trait"
    desk.act("ann", "roll", [5], **form, trait="might")
    assert desk.last["outcome"] == "success"
    assert desk.refuse("handler", "ask", player="a", trait="luck") == "no-such-trait"


@pytest.mark.rule("QS 2.4", "QS 8.3")
def test_of_a_hidden_difficulty_only_the_distribution_of_the_total_is_shown(desk: Desk) -> None:
    desk.act("handler", "ask", player="a", trait="might", difficulty=87, hidden=True)
    full, veiled = desk.lines
    assert (full.code, veiled.code) == ("asked", "asked_hidden")
    assert "87" not in json.dumps([veiled.params, veiled.data])
    (offer,) = desk.offered("roll")
    assert offer.code == "roll_hidden"
    (preview,) = offer.previews
    assert list(preview.outcomes) == [*map(str, range(2, 11)), "11+", "critical"]
    assert "87" not in json.dumps([offer.params, offer.narrow, desk.data()])
    assert "asked_hidden" in desk.facts
    (known,) = desk.offered("roll", handler=True)
    assert known.previews[0].outcomes == shown(odds.check(Die(4), 87))
    assert "asked" in [fact.code for fact in desk.shown(True).facts]
    full, veiled = desk.act("ann", "roll", [3], pending=pending(desk), player="a").told
    assert (full.code, veiled.code) == ("checked", "checked_hidden")
    assert full.params["difficulty"] == 87
    assert "87" not in json.dumps([veiled.params, veiled.data])
    assert veiled.params["outcome"] == "failure"


def test_what_is_asked_stays_asked_when_the_npc_goes(desk: Desk) -> None:
    wolf = npc(desk, 6)
    desk.act("handler", "ask", player="a", trait="might", npc=wolf)
    desk.act("handler", "remove-npc", npc=wolf)
    desk.act("ann", "roll", [4, 2], pending=pending(desk), player="a")
    assert (desk.last["code"], desk.last["npc"]) == ("checked_npc", {"name": "Wolf"})


def test_the_handler_rolls_for_whoever_has_no_seat(desk: Desk) -> None:
    desk.act("handler", "ask", player="g", trait="might")
    (offer,) = desk.offered("roll")
    assert offer.who == HANDLER
    desk.act("handler", "roll", [2], pending=pending(desk), player="g")
    assert desk.last["outcome"] == "failure"


@pytest.mark.rule("QS 2.4")
def test_the_handler_calls_a_check_off(desk: Desk) -> None:
    desk.act("handler", "ask", player="a", trait="might")
    step = pending(desk)
    assert desk.refuse("ann", "cancel", pending=step) == "not-yours-to-cancel"
    assert not desk.offered("cancel")
    desk.act("handler", "cancel", pending=step)
    assert desk.last["code"] == "cancelled"
    assert desk.refuse("handler", "cancel", pending=step) == "no-such-pending"


# -- contests


def fight(desk: Desk, opponent: str = "b", **form: Any) -> str:
    """Ann against somebody; the step that waits."""
    given = {"trait": "might", "opponent_trait": "speed", **form}
    desk.act("ann", "contest", player="a", opponent=opponent, **given)
    return pending(desk)


@pytest.mark.rule("QS 5.1")
def test_a_contest_goes_to_the_higher_total(desk: Desk) -> None:
    step = fight(desk)
    assert desk.last == {
        "code": "challenged",
        "player": {"player": "a", "name": "Ann"},
        "trait": "might",
        "opponent": {"player": "b", "name": "Bob"},
        "other": "speed",
    }
    mine, theirs = desk.offered("roll")
    assert (mine.who, theirs.who) == ("ann", "bob")
    assert mine.previews[0].outcomes == shown(odds.contest(Die(4), Die(4)))
    desk.act("bob", "roll", [3], pending=step, player="b")
    assert "contest_rolled" in desk.facts
    again = desk.refused("bob", "roll", pending=step, player="b")
    assert (again.code, again.params) == ("already-rolled", {"name": "Bob"})
    (mine,) = desk.offered("roll")
    assert mine.previews[0].outcomes == shown(odds.answer(Die(4), Die(4), 3))
    rolled, won = desk.act("ann", "roll", [1, 4, 1], pending=step, player="a").told
    assert rolled.code == "side_rolled"
    assert won.code == "won"
    assert won.params["winner"] == {"player": "a", "name": "Ann"}
    assert (won.params["total"], won.params["other"]) == (6, 3)
    assert won.data == {"winner": "a", "loser": "b", "round": 1}
    assert desk.slice["pending"] == {}


@pytest.mark.rule("QS 5.2")
def test_a_tie_rolls_again(desk: Desk) -> None:
    step = fight(desk)
    desk.act("ann", "roll", [3], pending=step, player="a")
    _, tied = desk.act("bob", "roll", [1, 2], pending=step, player="b").told
    assert (tied.code, tied.params) == ("tied", {"total": 3})
    assert len(desk.offered("roll")) == 2
    assert desk.data()["pending"][step]["round"] == 2
    desk.act("bob", "roll", [2], pending=step, player="b")
    _, won = desk.act("ann", "roll", [3], pending=step, player="a").told
    assert won.data == {"winner": "a", "loser": "b", "round": 2}


@pytest.mark.parametrize("first", ["ann", "bob"])
@pytest.mark.rule("QS 5.3")
def test_a_critical_failure_loses_to_anything_else(desk: Desk, first: str) -> None:
    desk.act("handler", "set-bonus", player="a", trait="might", name="Giant", value=90)
    step = fight(desk)
    rolls = {"ann": ([1, 1], "a"), "bob": ([2], "b")}
    for who in (first, "bob" if first == "ann" else "ann"):
        faces, player = rolls[who]
        desk.act(who, "roll", faces, pending=step, player=player)
        if who == "ann" == first:
            assert "contest_critical" in desk.facts
            (theirs,) = desk.offered("roll")
            assert theirs.previews[0].outcomes == shown(odds.answer(Die(4), Die(4, 90), None))
    assert desk.last["code"] == "won_critical"
    assert desk.last["winner"]["name"] == "Bob"


@pytest.mark.rule("QS 5.3")
def test_two_critical_failures_roll_again(desk: Desk) -> None:
    step = fight(desk)
    desk.act("ann", "roll", [1, 1], pending=step, player="a")
    assert desk.lines[0].code == "side_critical"
    desk.act("bob", "roll", [1, 1], pending=step, player="b")
    assert desk.last["code"] == "both_critical"
    assert desk.data()["pending"][step]["round"] == 2


@pytest.mark.rule("QS 5.4")
def test_who_chooses_a_trait_rolls_first(desk: Desk) -> None:
    step = fight(desk, opponent_trait="")
    assert desk.last["other"] == "any"
    refused = desk.refused("ann", "roll", pending=step, player="a")
    assert (refused.code, refused.params["player"]["name"]) == ("other-first", "Bob")
    (offer,) = desk.offered("roll")
    assert offer.who == "bob"
    assert offer.params["trait"] == "any"
    assert len(offer.previews) == 4
    assert desk.refuse("bob", "roll", pending=step, player="b") == "trait-open"
    desk.act("bob", "roll", [3], pending=step, player="b", trait="charisma")
    assert desk.last["trait"] == "charisma"
    desk.act("ann", "roll", [3], pending=step, player="a")
    # after the tie the choice stands
    fixed = desk.refused("bob", "roll", pending=step, player="b", trait="speed")
    assert fixed.code == "trait-fixed"


@pytest.mark.rule("QS 5.4")
def test_rolling_out_of_turn_and_for_others(desk: Desk) -> None:
    step = fight(desk)
    assert desk.refuse("ann", "roll", pending=step, player="b") == "not-your-character"
    asked = desk.refused("handler", "roll", pending=step, player="g")
    assert (asked.code, asked.params) == ("not-asked", {"name": "Guard"})
    desk.act("ann", "roll", [2], pending=step, player="a")
    assert desk.refuse("ann", "roll", pending=step, player="a") == "already-rolled"


def test_what_is_no_contest(desk: Desk) -> None:
    form = {"player": "a", "trait": "might", "opponent": "b"}
    assert desk.refuse("ann", "contest", **{**form, "opponent": "a"}) == "against-oneself"
    assert desk.refuse("ann", "contest", **{**form, "opponent": "x"}) == "no-such-player"
    assert desk.refuse("ann", "contest", **{**form, "trait": "luck"}) == "no-such-trait"
    assert desk.refuse("ann", "contest", **form, opponent_trait="luck") == "no-such-trait"


@pytest.mark.rule("QS 5.4")
def test_who_began_a_contest_may_call_it_off_before_a_roll(desk: Desk) -> None:
    step = fight(desk)
    (offer,) = desk.offered("cancel")
    assert offer.who == "ann"
    assert desk.refuse("bob", "cancel", pending=step) == "not-yours-to-cancel"
    desk.act("bob", "roll", [2], pending=step, player="b")
    assert not desk.offered("cancel")
    assert desk.refuse("ann", "cancel", pending=step) == "rolled-already"
    (offer,) = desk.offered("cancel", handler=True)
    assert offer.who == HANDLER
    desk.act("handler", "cancel", pending=step)
    assert desk.last["code"] == "cancelled_contest"
    desk.act("ann", "cancel", pending=fight(desk))
    assert desk.slice["pending"] == {}
    desk.act("handler", "contest", player="g", trait="might", opponent="a")
    (offer,) = desk.offered("cancel", handler=True)
    assert offer.who == HANDLER


def test_people_who_leave_are_waited_for_in_vain(desk: Desk) -> None:
    fight(desk)
    desk.act("handler", "ask", player="b", trait="might")
    del desk.cast["b"]
    desk.check()
    (offer,) = desk.offered("roll")
    assert offer.params["opponent"]["name"] == "?"
    desk.act("ann", "roll", [2], pending=offer.narrow["pending"]["const"], player="a")
    assert desk.refuse("handler", "roll", pending=pending(desk), player="b") == "no-such-player"
    del desk.cast["a"]
    for step in list(desk.slice["pending"]):
        desk.act("handler", "cancel", pending=step)
    assert desk.slice["pending"] == {}


def test_alone_there_is_nobody_to_contest(desk: Desk) -> None:
    alone = Desk("q-star", {"a": Player("a", "Ann", "ann")})
    assert not alone.offered("contest", handler=True)
    assert alone.offered("check", handler=True)
    nobody = Desk("q-star", {})
    assert not nobody.offered()
    assert {offer.action for offer in nobody.offered(handler=True)} == {
        "add-npc",
        "add-skill",
        "add-pool",
        "remove-pool",
    }


# -- what is offered


@pytest.mark.rule("QS 8.1")
def test_the_standard_check_is_offered_with_its_odds(desk: Desk) -> None:
    edit(desk, "might", "d10")
    mine = next(offer for offer in desk.offered("check") if offer.who == "ann")
    preview = mine.previews[0]
    assert preview.when == {
        "trait": "might",
        "difficulty": 4,
        "npc": "",
        "shifts": [],
        "bonus": 0,
    }
    assert preview.outcomes["success"]["exact"] == str(Fraction(39, 50))
    assert mine.narrow["npc"] == {"const": ""}
    npc(desk, veil="all")
    wolf = npc(desk)
    mine = next(offer for offer in desk.offered("check") if offer.who == "ann")
    assert [each["const"] for each in mine.narrow["npc"]["oneOf"]] == ["", wolf]
    assert mine.narrow["trait"]["oneOf"][0] == {"const": "might", "title": "Might (d10)"}


def test_the_handler_changes_an_npc_in_a_form_that_knows_it(desk: Desk) -> None:
    wolf = npc(desk, 9, "number")
    (offer,) = desk.offered("edit-npc", handler=True)
    assert offer.narrow == {
        "npc": {"const": wolf},
        "name": {"default": "Wolf"},
        "number": {"default": 9},
        "veil": {"default": "number"},
    }
    assert not desk.offered("edit-npc")
