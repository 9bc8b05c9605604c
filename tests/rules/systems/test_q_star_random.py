"""Q* played at random from its offers, and its invariants."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from app.rules.systems import SYSTEMS
from app.rules.systems.base import HANDLER, ActionRefused, Offer
from app.rules.systems.q_star.dice import SIDES, die_name
from app.rules.systems.q_star.table import result_of, table_of
from tests.rules.systems.observed_game import CAST
from tests.rules.systems.playing import Game, check_text, fits

#: Refusals that no form can prevent: relations between its fields, names in use, unchanged values.
MAY_BE_REFUSED = {
    "above-attribute",
    "amount-or-part",
    "below-skill",
    "bonuses-beyond",
    "difficulty-or-npc",
    "highest-step",
    "name-taken",
    "no-change",
    "not-enough",
    "plus-needs-d12",
    "shift-beyond",
    "trait-in-use",
    "trait-open",
}
STEPS = [die_name(step) for step in range(105)]


class Falling:
    """Dice that hypothesis chooses; high faces do not explode for ever."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data
        self.drawn: list[int] = []

    def die(self, sides: int) -> int:
        special = st.sampled_from([1, sides]) if len(self.drawn) < 5 else st.just(2)
        self.drawn.append(self.data.draw(special | st.integers(1, sides - 1)))
        return self.drawn[-1]


def follow(game: Game, offer: Offer, data: st.DataObject) -> None:
    """Does an offered action as its player or as the Handler."""
    form = data.draw(fits(game.form(offer)), label=offer.code)
    by_handler = offer.who == HANDLER or data.draw(st.booleans())
    chance = Falling(data)
    action = game.system.action(offer.action)
    assert action is not None
    turn = game.turn(HANDLER if by_handler else offer.who, offer.action, form, ())
    object.__setattr__(turn, "chance", chance)
    try:
        after = action.do(turn)
    except ActionRefused as refuse:
        assert refuse.code in MAY_BE_REFUSED, refuse.code
        assert not chance.drawn
        check_text(game.system, "refusals", refuse.code, refuse.params)
        event(f"refused {refuse.code}")
        return
    game.slice = json.loads(json.dumps(after.slice))
    assert game.slice == after.slice
    for readers in ("handler", "others"):
        told = [line for line in after.lines if line.to in ("all", readers)]
        rolled = [die for line in told for die in (line.data or {}).get("dice", [])]
        assert [face for die in rolled for face in die["faces"]] == chance.drawn
    for line in after.lines:
        check_text(game.system, "log", line.code, line.params)
    event(offer.code)


def check(game: Game) -> None:
    """A skill never exceeds its attribute, no pool is below 0, and no chance is lost."""
    table = table_of(game.slice)
    for sheet in table.sheets.values():
        assert all(value >= 0 for value in sheet.pools.values())
        for skill in table.skills.values():
            assert sheet.steps.get(skill.id, 0) <= sheet.steps.get(skill.attribute, 0)
    for player in game.shown().data["sheets"].values():
        assert all(die in STEPS for die in player["traits"].values())
    for step in table.pending.values():
        offered = [offer for offer in game.every_offer() if is_about(offer, step.id)]
        assert any(offer.action == "roll" and offer.pending for offer in offered)
        assert any(offer.action == "cancel" for offer in offered)
    for offer in game.every_offer():
        for preview in offer.previews:
            assert abs(sum(each["p"] for each in preview.outcomes.values()) - 1) < 1e-12


def is_about(offer: Offer, step: str) -> bool:
    return offer.narrow.get("pending") == {"const": step}


@settings(max_examples=30)
@given(data=st.data())
@pytest.mark.rule("QS 1.3", "QS 6.2", "QS 8.3")
def test_offers_are_accepted_or_refused_with_a_reason(data: st.DataObject) -> None:
    game = Game(SYSTEMS["q-star"], CAST)
    for _ in range(data.draw(st.integers(1, 25))):
        offers = game.every_offer()
        pending = [offer for offer in offers if offer.pending]
        wanted: Sequence[Offer] = pending if pending and data.draw(st.booleans()) else offers
        actions = sorted({offer.action for offer in wanted})
        action = data.draw(st.sampled_from(actions))
        chosen = [offer for offer in wanted if offer.action == action]
        follow(game, data.draw(st.sampled_from(chosen)), data)
        check(game)
        assert seen(game.slice) == seen(with_other_secrets(game.slice, data))


def seen(slice_: Any) -> str:
    """Returns everything that others than the Handler see."""
    system = SYSTEMS["q-star"]
    shown = system.show(slice_, False, CAST)
    offers = system.offers(slice_, False, CAST)
    return repr((shown, offers))


def with_other_secrets(slice_: Any, data: st.DataObject) -> Any:
    """Returns the same table with other hidden numbers."""
    other = json.loads(json.dumps(result_of(table_of(slice_)).slice))
    for npc in other["npcs"].values():
        if npc["veil"] != "open":
            npc["number"] = data.draw(st.integers(1, 100))
    for step in other["pending"].values():
        if step.get("hidden"):
            step["difficulty"] = data.draw(st.integers(-1, 102))
    for key in [key for key, npc in other["npcs"].items() if npc["veil"] == "all"]:
        if data.draw(st.booleans()):
            del other["npcs"][key]
    return other


def test_every_die_is_one_of_the_game() -> None:
    assert STEPS[:6] == ["d4", "d6", "d8", "d10", "d12", "d12+1"]
    assert len(SIDES) == 5
