"""Q*: attributes, skills, bonuses and pools, and what is refused of them."""

from __future__ import annotations

import json

import msgspec
import pytest

from app.rules.systems.q_star.table import MOST
from tests.rules.systems.desk import Desk
from tests.rules.systems.q_star_game import edit, pending, skill


@pytest.fixture
def desk() -> Desk:
    return Desk("q-star")


def die_of(desk: Desk, trait: str, player: str = "a") -> str:
    return str(desk.data()["sheets"][player]["traits"][trait])


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
