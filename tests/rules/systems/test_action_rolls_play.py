"""Action Rolls played at random from its offers: it never hangs, and discloses nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from app.rules.systems.action_rolls import SYSTEM, resolve
from app.rules.systems.action_rolls.state import Table, read
from app.rules.systems.base import HANDLER, Offer
from tests.counts import counts
from tests.rules.systems.action_rolls_game import CAST, GM, Game
from tests.rules.systems.playing import fits

SEATS = {"a", "b"}


class Loaded(Random):
    """Dice that often show a 1 or their highest face, so that all steps occur."""

    def randint(self, a: int, b: int) -> int:
        return self.choice((a, b, super().randint(a, b)))


def in_play() -> st.SearchStrategy[int]:
    return st.integers(0, 2**32)


def prepared(seed: int) -> Game:
    """Characters of all kinds: with and without counted points, able and unable, in every state."""
    game = Game(chance=Loaded(seed))
    game.can("ann", value=5).can("gob", level="legend", value=2)
    game.do(GM, "points", person="bob", points=3, most=3)
    game.do(GM, "points", person="gob", points=4, most=4)
    for person, state in (("ann", "wounded"), ("bob", "panicked"), ("gob", "dieing")):
        game.do(GM, "state", person=person, state=state)
    return game


def check(game: Game) -> None:
    """Checks the invariants."""
    table = read(game.slice)
    people = [attempt.person for attempt in table.attempts.values()]
    assert len(people) == len(set(people)), "one action at a time"
    for sheet in table.people.values():
        assert sheet.points is None or sheet.points >= 0
    for attempt in table.attempts.values():
        assert len(attempt.faces) <= 5
        assert all(1 <= face <= attempt.sides for face in attempt.faces)
        assert attempt.threshold >= 2
        assert not attempt.struggle or (attempt.sides, len(attempt.faces)) == (4, 1)
        assert 0 <= attempt.mistakes <= attempt.ones
        assert all(opening.left >= 0 for opening in attempt.openings)
        assert set(above(table, attempt.id)).isdisjoint(
            opening.person for opening in attempt.openings
        ), "a third party only"
        assert attempt.under is None or table.attempts[attempt.under].stage == "openings"
    for result in table.results:
        assert (result.effect is None) != result.success
        assert result.effect is None or result.effect >= 0
    if table.attempts or table.saves:
        assert any(offer.pending for offer in offers(game)), "stuck"


def above(table: Table, attempt_id: str) -> list[str]:
    """Returns the attempts in resolution from an attempt upwards."""
    attempt = table.attempts[attempt_id]
    return [attempt.person, *(above(table, attempt.under) if attempt.under else [])]


def likelier(form: dict[str, Any]) -> dict[str, Any]:
    """Returns a valid form with reachable thresholds and abilities that characters have."""
    within = {"threshold": 2 + form["threshold"] % 9} if "threshold" in form else {}
    able = {"ability": "Marksmanship"} if form.get("ability") in ("Storm", " x ") else {}
    return {**form, **within, **able}


def offers(game: Game) -> list[Offer]:
    return list(SYSTEM.offers(game.slice, True, game.cast))


def everybodys(game: Game) -> dict[str, Any]:
    """Returns everything that pilots get."""
    return {
        "shown": SYSTEM.show(game.slice, False, game.cast),
        "offers": SYSTEM.offers(game.slice, False, game.cast),
    }


def disguised(game: Game, threshold: int) -> Game:
    """Returns the same table with other hidden thresholds, where no outcome has disclosed them."""
    twin = game.fork()
    for attempt in twin.slice["attempts"].values():
        if attempt["hidden"] and attempt["stage"] not in ("extras", "mistakes"):
            attempt["threshold"] = threshold
    for result in twin.slice["results"]:
        if result["hidden"]:
            result["threshold"] = threshold
    return twin


def judged(game: Game) -> dict[str, Any]:
    """Returns the disclosed judgements, by attempt."""
    table = read(game.slice)
    told: dict[str, Any] = {result.id: result for result in table.results}
    for attempt in table.attempts.values():
        if attempt.stage in ("extras", "mistakes"):
            told[attempt.id] = resolve.judgement(attempt)
    return told


@settings(
    max_examples=counts(60, 400),
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
@given(data=st.data(), seed=in_play(), other=st.integers(2, 14))
@pytest.mark.rule("AR 3.2", "AR 8.1", "AR 11.1")
def test_play_from_offers_is_accepted_and_never_stuck(
    data: st.DataObject, seed: int, other: int
) -> None:
    """A table with other hidden thresholds shows others the same until it is judged."""
    game = prepared(seed)
    game.announce(contested=["gob", "bob"])
    for _ in range(data.draw(st.integers(4, 24))):
        made = offers(game)
        steps = [o for o in made if o.pending] or [o for o in made if o.action == "announce"]
        aside = data.draw(st.sampled_from([False, False, False, True])) or not steps
        chosen = data.draw(st.sampled_from(made if aside else steps))
        mine = {GM} if chosen.who == HANDLER else {chosen.who, GM} & ({GM} | SEATS)
        who = data.draw(st.sampled_from(sorted(mine)))
        form = likelier(data.draw(fits(game.form(chosen))))
        twin = disguised(game, other)
        assert everybodys(twin) == everybodys(game)
        before = set(judged(game))
        state = game._more.getstate()
        game.act(who, chosen.action, **form)
        check(game)
        if set(judged(game)) == before:
            game._more.setstate(state)
            twin.act(who, chosen.action, **form)
            assert everybodys(twin) == everybodys(game)
            told = [(line.code, line.params, line.data)
                    for line in game.done.lines if line.to != "handler"]  # fmt: skip
            assert told == [(line.code, line.params, line.data)
                            for line in twin.done.lines if line.to != "handler"]  # fmt: skip
    finish(game)


def finish(game: Game) -> None:
    """Everything that waits can be done, one step after the other."""
    last = {"pass": 0, "no-openings": 0, "extras-rest": 0}
    for _ in range(60):
        pending = [offer for offer in offers(game) if offer.pending]
        if not pending:
            break
        offer = min(pending, key=lambda each: last.get(each.action, 1))
        if offer.action == "announce":
            offer = next(each for each in pending if each.action != "announce")
        form = {key: value["const"] for key, value in offer.narrow.items() if "const" in value}
        extra: dict[str, dict[str, Any]] = {
            "frame": {"threshold": 6},
            "mistakes": {"text": "too late"},
            "roll": {"dice": 1},
            "extra": {"die": offer.narrow.get("die", {}).get("oneOf", [{}])[0].get("const")},
        }
        game.act(GM, offer.action, **{**extra.get(offer.action, {}), **form})
        check(game)
    assert (game.slice["attempts"], game.slice["saves"]) == ({}, {})


def test_a_table_without_players_offers_nothing_to_players() -> None:
    game = Game({})
    assert [offer.action for offer in offers(game)] == ["attributes"]
    assert SYSTEM.offers(game.slice, False, game.cast) == []
    alone = Game({"ann": CAST["ann"]})
    assert alone.offer("announce").narrow["contested"] == {"maxItems": 0}
