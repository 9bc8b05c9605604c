"""Q*: attributes, skills, bonuses, pools, and their refusals."""

from __future__ import annotations

import json

import msgspec
import pytest

from app.rules.systems.q_star.table import MOST
from tests.rules.systems.observed_game import ObservedGame
from tests.rules.systems.q_star_game import edit, pending, skill


@pytest.fixture
def game() -> ObservedGame:
    return ObservedGame("q-star")


def die_of(game: ObservedGame, trait: str, player: str = "a") -> str:
    return str(game.data()["sheets"][player]["traits"][trait])


@pytest.mark.rule("QS 1.1")
def test_everybody_starts_with_d4_in_everything(game: ObservedGame) -> None:
    climbing = skill(game)
    for player in ("a", "b", "g"):
        traits = game.data()["sheets"][player]["traits"]
        assert list(traits) == ["might", climbing, "speed", "intelligence", "charisma"]
        assert set(traits.values()) == {"d4"}
        assert game.data()["sheets"][player]["pools"] == {"resources": 0, "endurance": 0}


@pytest.mark.rule("QS 1.2")
def test_a_trait_climbs_to_d12_and_then_by_numbers(game: ObservedGame) -> None:
    names = []
    for _ in range(6):
        game.act("ann", "raise", player="a", trait="might")
        names.append(die_of(game, "might"))
    assert names == ["d6", "d8", "d10", "d12", "d12+1", "d12+2"]
    assert game.last == {
        "code": "raised",
        "player": {"player": "a", "name": "Ann"},
        "trait": "might",
        "before": "d12+1",
        "die": "d12+2",
    }


@pytest.mark.rule("QS 1.3")
def test_a_skill_never_exceeds_its_attribute(game: ObservedGame) -> None:
    climbing = skill(game)
    refused = game.refused("ann", "raise", player="a", trait=climbing)
    assert (refused.code, refused.params) == (
        "above-attribute",
        {"name": "Climbing", "attribute": "might", "die": "d4"},
    )
    game.act("ann", "raise", player="a", trait="might")
    game.act("ann", "raise", player="a", trait=climbing)
    assert game.refuse("ann", "raise", player="a", trait=climbing) == "above-attribute"
    assert game.refuse("handler", "edit", player="a", trait=climbing, die="d8") == "above-attribute"
    below = game.refused("handler", "edit", player="a", trait="might", die="d4")
    assert (below.code, below.params) == ("below-skill", {"name": "Climbing", "die": "d6"})
    edit(game, "speed", "d10")
    edit(game, "speed", "d8")
    assert game.last["code"] == "lowered"


@pytest.mark.rule("QS 1.4")
def test_the_handler_sets_any_die(game: ObservedGame) -> None:
    edit(game, "charisma", "d12", 3)
    assert die_of(game, "charisma") == "d12+3"
    assert game.refuse("handler", "edit", player="a", trait="charisma", die="d12", plus=3) == (
        "no-change"
    )
    assert game.refuse("handler", "edit", player="a", trait="might", die="d8", plus=1) == (
        "plus-needs-d12"
    )
    assert game.refuse("handler", "edit", player="a", trait="luck", die="d8") == "no-such-trait"
    edit(game, "charisma", "d12", 100)
    highest = game.refused("ann", "raise", player="a", trait="charisma")
    assert (highest.code, highest.params) == ("highest-step", {"die": "d12+100"})


@pytest.mark.rule("QS 1.4")
def test_people_act_for_their_own_character(game: ObservedGame) -> None:
    for action, form in {
        "raise": {"trait": "might"},
        "check": {"trait": "might"},
        "spend": {"pool": "resources", "amount": 1},
        "lose": {"pool": "resources", "amount": 1},
        "contest": {"trait": "might", "opponent": "a"},
    }.items():
        assert game.refuse("ann", action, player="b", **form) == "not-your-character"
        assert game.refuse("ann", action, player="g", **form) == "not-your-character"
        assert game.refuse("ann", action, player="nobody", **form) == "no-such-player"
    assert {action.name for action in game.system.actions if action.by == "player"} == {
        "raise",
        "check",
        "spend",
        "lose",
        "contest",
        "roll",
        "cancel",
    }


@pytest.mark.rule("QS 1.4")
def test_skills_come_and_go(game: ObservedGame) -> None:
    climbing = skill(game)
    assert game.last == {"code": "skill_added", "name": "Climbing", "attribute": "might"}
    for name in ("climbing", "Might"):
        taken = game.refused("handler", "add-skill", name=name, attribute="speed")
        assert (taken.code, taken.params) == ("name-taken", {"name": name})
    edit(game, "might", "d6")
    edit(game, climbing, "d6")
    game.act("handler", "set-bonus", player="a", trait=climbing, name="Rope", value=1)
    game.act("handler", "set-bonus", player="a", trait="might", name="Arm", value=1)
    game.act("handler", "ask", player="a", trait=climbing)
    asked = pending(game)
    assert game.refuse("handler", "remove-skill", skill=climbing) == "trait-in-use"
    game.act("handler", "cancel", pending=asked)
    game.act("bob", "contest", player="b", trait="speed", opponent="a", opponent_trait=climbing)
    assert game.refuse("handler", "remove-skill", skill=climbing) == "trait-in-use"
    game.act("handler", "cancel", pending=pending(game))
    game.act("handler", "remove-skill", skill=climbing)
    assert climbing not in json.dumps(game.slice)
    assert game.data()["sheets"]["a"]["bonuses"] == [{"trait": "might", "name": "Arm", "value": 1}]
    assert game.refuse("handler", "remove-skill", skill=climbing) == "no-such-trait"
    assert game.refuse("handler", "remove-skill", skill="might") == "no-such-trait"


def test_a_table_keeps_so_many_of_a_kind(game: ObservedGame) -> None:
    ids = [f"s{number}" for number in range(MOST)]
    skills = {key: {"id": key, "name": key, "attribute": "might"} for key in ids}
    game.slice = {**game.slice, "skills": skills}
    full = game.refused("handler", "add-skill", name="More", attribute="might")
    assert (full.code, full.params) == ("too-many", {"limit": MOST})


@pytest.mark.rule("QS 1.4")
def test_pools_come_and_go(game: ObservedGame) -> None:
    game.act("handler", "add-pool", name="Health")
    health = list(game.slice["pools"])[-1]
    assert game.data()["pools"] == {
        "resources": "Resources",
        "endurance": "Endurance",
        health: "Health",
    }
    assert game.refuse("handler", "add-pool", name="HEALTH") == "name-taken"
    game.act("handler", "set-pool", player="a", pool=health, value=5)
    assert game.last["pool"] == {"pool": health, "name": "Health"}
    for pool in (health, "resources", "endurance"):
        game.act("handler", "remove-pool", pool=pool)
    assert game.refuse("handler", "remove-pool", pool=health) == "no-such-pool"
    assert game.data()["sheets"]["a"]["pools"] == {}
    assert not game.offered("spend", handler=True)
    assert not game.offered("set-pool", handler=True)
    assert not game.offered("remove-pool", handler=True)


def pool(game: ObservedGame, value: int = 5, name: str = "endurance") -> None:
    game.act("handler", "set-pool", player="a", pool=name, value=value)


@pytest.mark.rule("QS 7.2")
def test_a_voluntary_expense_below_0_is_refused(game: ObservedGame) -> None:
    pool(game)
    game.act("ann", "spend", player="a", pool="endurance", amount=2)
    assert game.last == {
        "code": "spent",
        "player": {"player": "a", "name": "Ann"},
        "pool": "endurance",
        "amount": 2,
        "left": 3,
    }
    refused = game.refused("ann", "spend", player="a", pool="endurance", amount=4)
    assert (refused.code, refused.params) == (
        "not-enough",
        {"pool": "endurance", "amount": 4, "left": 3},
    )
    game.act("ann", "spend", player="a", pool="endurance", amount=3)
    assert game.data()["sheets"]["a"]["pools"]["endurance"] == 0


@pytest.mark.rule("QS 7.3")
def test_a_suffered_loss_stops_at_0_and_says_what_follows(game: ObservedGame) -> None:
    pool(game)
    game.act("ann", "lose", player="a", pool="endurance", amount=2, consequence="faints")
    assert (game.last["code"], game.last["left"]) == ("lost", 3)
    game.act("handler", "lose", player="a", pool="endurance", amount=7, consequence="faints")
    assert game.last == {
        "code": "lost_beyond",
        "player": {"player": "a", "name": "Ann"},
        "pool": "endurance",
        "amount": 7,
        "left": 0,
        "beyond": 4,
        "text": "faints",
    }
    game.act("ann", "lose", player="a", pool="endurance", amount=1)
    assert (game.last["code"], game.last["beyond"]) == ("lost_beyond_open", 1)
    assert game.data()["sheets"]["a"]["pools"]["endurance"] == 0


@pytest.mark.parametrize(("part", "left"), [("half", 4), ("third", 5), ("quarter", 6)])
@pytest.mark.rule("QS 7.1")
def test_parts_of_a_pool_are_rounded_down(game: ObservedGame, part: str, left: int) -> None:
    pool(game, 7)
    game.act("ann", "spend", player="a", pool="endurance", part=part)
    assert game.last["left"] == left
    pool(game, 7)
    game.act("ann", "lose", player="a", pool="endurance", part=part)
    assert game.last["left"] == left


@pytest.mark.rule("QS 7.2")
def test_invalid_expenses_are_refused(game: ObservedGame) -> None:
    pool(game)
    assert game.refuse("ann", "spend", player="a", pool="endurance") == "amount-or-part"
    both = {"amount": 1, "part": "half"}
    assert game.refuse("ann", "lose", player="a", pool="endurance", **both) == "amount-or-part"
    assert game.refuse("ann", "spend", player="a", pool="luck", amount=1) == "no-such-pool"
    set_pool = {"player": "a", "pool": "endurance"}
    assert game.refuse("handler", "set-pool", **set_pool, value=5) == "no-change"
    with pytest.raises(msgspec.ValidationError):
        game.act("handler", "set-pool", **set_pool, value=-1)
    with pytest.raises(msgspec.ValidationError):
        game.act("ann", "spend", player="a", pool="endurance", amount=-1)


@pytest.mark.rule("QS 2.1")
def test_bonuses_are_added_to_every_check_of_their_trait(game: ObservedGame) -> None:
    game.act("handler", "set-bonus", player="a", trait="might", name="Gauntlet", value=2)
    assert (game.last["code"], game.last["value"]) == ("bonus_set", "+2")
    game.act("handler", "set-bonus", player="a", trait="might", name="Wound", value=-1)
    game.act("handler", "set-bonus", player="a", trait="speed", name="Boots", value=5)
    game.act("ann", "check", [3], player="a", trait="might", bonus=1)
    assert (game.last["die"], game.last["total"]) == ("d4+2", 5)
    game.act("handler", "set-bonus", player="a", trait="might", name="Gauntlet", value=0)
    assert game.last["code"] == "bonus_removed"
    game.act("ann", "check", [3], player="a", trait="might")
    assert (game.last["die"], game.last["total"]) == ("d4-1", 2)
    assert "bonuses" in game.facts
    beyond = game.refused("handler", "set-bonus", player="a", trait="might", name="God", value=-100)
    assert (beyond.code, beyond.params) == ("bonuses-beyond", {"bonus": "-101", "most": 100})
    same = {"player": "a", "trait": "might", "name": "Wound"}
    assert game.refuse("handler", "set-bonus", **same, value=-1) == "no-change"
    nothing = {"player": "a", "trait": "might", "name": "Gauntlet", "value": 0}
    assert game.refuse("handler", "set-bonus", **nothing) == "no-change"
    assert game.refuse("handler", "set-bonus", **{**nothing, "trait": "luck"}) == "no-such-trait"
