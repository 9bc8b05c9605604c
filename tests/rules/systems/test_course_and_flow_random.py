"""Course and Flow played at random: offers are accepted, and the game never hangs."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import event, given, settings
from hypothesis import strategies as st

from app.messages import system_texts
from app.rules.systems.base import HANDLER, ActionRefused, Offer, Player, form_of
from app.rules.systems.course_and_flow.state import DICE, TOKENS, read, write
from tests.rules.systems.course_and_flow_game import SYSTEM, Roll
from tests.rules.systems.playing import fits

FACES = st.lists(st.integers(1, 6), min_size=2, max_size=2)
#: the actions that are enough to finish an open roll
MOST_STEPS = 6


def follow(game: Roll, offer: Offer, data: st.DataObject) -> None:
    """Fills in an offer's form and does the action as its player or as the Handler."""
    form = data.draw(fits(game.form(offer)), label=offer.code)
    by_handler = offer.who == HANDLER or data.draw(st.booleans())
    faces = data.draw(FACES) if offer.action == "roll" else ()
    game.act(HANDLER if by_handler else offer.who, offer.action, faces, **form)
    event(offer.code)


def check(game: Roll) -> None:
    """Checks the invariants."""
    table, offers = game.table, game.every_offer()
    assert write(table) == game.slice
    game.shown()
    assert all(value >= 0 for value in table.flows.values())
    for player in table.tokens:
        assert all(table.held(player, token) >= 0 for token in TOKENS)
    for track in table.tracks.values():
        assert set(track.marked) <= set(range(1, track.slots + 1))
    steps = {(offer.action, offer.who) for offer in offers}
    roll = table.roll
    if roll is None:
        assert ("course", HANDLER) in steps
        return
    assert table.course == roll.course
    assert len({roll.course.die, *(face.die for face in roll.dice)}) == 3
    assert (roll.elected is None) == (roll.phase == "elect")
    assert (roll.high is None) == (roll.outcome in (None, "tie"))
    assert {"state", "roll", "course"}.isdisjoint(action for action, _ in steps)
    assert [offer for offer in offers if offer.pending and offer.action != "answer"], "stuck"


@settings(max_examples=settings.default.max_examples // 3)
@given(data=st.data())
def test_offers_are_accepted(data: st.DataObject) -> None:
    game = Roll()
    check(game)
    for _ in range(data.draw(st.integers(3, 30))):
        offers = game.every_offer()
        pending = [offer for offer in offers if offer.pending]
        wanted = pending if pending and data.draw(st.integers(0, 3)) else offers
        follow(game, data.draw(st.sampled_from(wanted)), data)
        check(game)
        if data.draw(st.integers(0, 19)) == 0:
            change_the_cast(game, data)
            check(game)
    for _ in range(MOST_STEPS):
        if game.table.roll is None:
            break
        steps = [o for o in game.every_offer() if o.pending and o.action not in OUTSIDE]
        follow(game, steps[0], data)
        check(game)
    assert game.table.roll is None


#: actions that wait beside an open roll
OUTSIDE = {"answer", "tell", "help"}


def change_the_cast(game: Roll, data: st.DataObject) -> None:
    """A player leaves, comes back, or loses or changes the pilot."""
    key = data.draw(st.sampled_from(["fox", "dog", "wolf"]))
    seat = data.draw(st.sampled_from(["a", "b", None, "gone"]))
    game.cast.pop(key, None)
    if seat != "gone":
        game.cast[key] = Player(key, key.capitalize(), seat)


@given(data=st.data())
def test_anything_else_is_refused_with_a_text_or_done(data: st.DataObject) -> None:
    """Any form that fits an action, from anybody, at any moment of a roll."""
    game = Roll().ready(flow=data.draw(st.sampled_from([None, 0, 3])), skill=2)
    game.act(HANDLER, "set-track", track="Storm", kind="damage", slots=2)
    game.act(HANDLER, "mark", place={"track": "Storm", "slot": 1}, marked=True)
    for token in TOKENS:
        game.act(HANDLER, "set-tokens", player="fox", token=token, value=1)
    faces = data.draw(FACES)
    if data.draw(st.booleans()):
        dice = data.draw(st.permutations([die for die in DICE if die != "daring"]))[:2]
        game.act("a", "roll", faces, player="fox", dice=dice)
        if data.draw(st.booleans()):
            game.act("a", "elect", die=dice[0])
    action = data.draw(st.sampled_from(SYSTEM.actions))
    shape = form_of(action, {})
    form = data.draw(fits(shape))
    for part, known in (
        ("player", ["fox", "dog", "wolf"]),
        ("question", sorted(system_texts(SYSTEM.name)["words"])),
    ):
        if part in form and data.draw(st.booleans()):
            longest = shape["properties"][part]["maxLength"]
            form[part] = data.draw(st.sampled_from([it for it in known if len(it) <= longest]))
    who = HANDLER if action.by == "handler" else data.draw(st.sampled_from([HANDLER, "a", "b"]))
    attempt(game, who, action.name, form)
    check(game)


def attempt(game: Roll, who: str, action: str, form: dict[str, Any]) -> None:
    """Does an action if possible. A refusal has a text."""
    before = game.slice
    try:
        game.act(who, action, [3, 4], **form)
    except ActionRefused:
        game.refuse(who, action, **form)
        assert game.slice == before
        event("refused")


@settings(max_examples=settings.default.max_examples // 5)
@given(data=st.data())
def test_a_slice_reads_back_as_what_was_written(data: st.DataObject) -> None:
    game = Roll()
    for _ in range(6):
        follow(game, data.draw(st.sampled_from(game.every_offer())), data)
    kept = msgspec.json.decode(msgspec.json.encode(game.slice))
    assert write(read(kept)) == game.slice
