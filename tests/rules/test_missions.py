"""Payout (FS 8): every line, sums, shares, and what players may know."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.frame_state.missions import (
    Cost,
    Deduction,
    Mission,
    Objective,
    PayLine,
    Result,
    Tally,
    add_to_tally,
    costs_of,
    mark_paid,
    payout,
    player_view,
    reveal_tally,
    set_tally,
    split_base,
    tally_of,
)

CREDITS = st.integers(0, 10_000)
COUNTS = st.integers(0, 50)
RESULTS: st.SearchStrategy[Result] = st.sampled_from(["open", "achieved", "failed"])
TALLIES = st.builds(Tally, COUNTS, st.tuples(COUNTS, COUNTS, COUNTS))
CREWS = st.lists(st.sampled_from("abcdefgh"), unique=True).map(tuple)
NAMES = {letter: letter.upper() for letter in "abcdefgh"}


@st.composite
def missions(draw: st.DrawFn) -> Mission:
    objectives = draw(
        st.lists(
            st.builds(
                Objective,
                st.uuids().map(str),
                st.text(max_size=5),
                CREDITS,
                st.booleans(),
                st.booleans(),
                RESULTS,
            ),
            max_size=4,
        )
    )
    deductions = draw(
        st.lists(
            st.builds(Deduction, st.uuids().map(str), st.text(max_size=5), CREDITS, st.booleans()),
            max_size=3,
        )
    )
    tallies = draw(st.dictionaries(st.sampled_from("abcdefgh"), TALLIES))
    return Mission(
        "m",
        "Mission",
        base=draw(CREDITS),
        result=draw(RESULTS),
        phase="running",
        objectives=tuple(objectives),
        deductions=tuple(deductions),
        crew=draw(CREWS),
        tallies=tallies,
        notes="secret",
        veiled={key: tally for key, tally in tallies.items() if draw(st.booleans())},
    )


def sums(mission: Mission, *, share: bool) -> dict[str, int]:
    return {pay.character: pay.sum for pay in payout(mission, NAMES, share=share)}


# -- worked by hand ---------------------------------------------------------------------------


@pytest.mark.rule("FS 8.2", "FS 8.3")
def test_pay_is_base_and_bonuses_without_deductions_and_the_own_fee() -> None:
    mission = Mission(
        "m",
        "Cold Gorge",
        base=400,
        result="achieved",
        objectives=(
            Objective("o1", "No civilian hurt", 50, result="achieved"),
            Objective("o2", "The black box", 75, hidden=True, result="achieved"),
            Objective("o3", "Before dawn", 30, result="failed"),
            Objective("o4", "Unseen", 20),
        ),
        deductions=(
            Deduction("d1", "The bridge", 60),
            Deduction("d2", "The tower, if it falls", 40, applies=False),
        ),
        crew=("ann", "bob"),
        tallies={"ann": Tally(7, (3, 2, 1))},
    )
    ann, bob = payout(mission, {"ann": "Ann", "bob": "Bob"}, share=False)
    assert ann.lines == (
        PayLine("base", 400),
        PayLine("bonus", 50, "o1", "No civilian hurt"),
        PayLine("bonus", 75, "o2", "The black box", concealed=True),
        PayLine("deduction", -60, "d1", "The bridge"),
        PayLine("fee", -85),
    )
    assert ann.costs == (
        Cost("integrity", 0, 7, 7),
        Cost("tier", 1, 3, 3),
        Cost("tier", 2, 2, 4),
        Cost("tier", 3, 1, 3),
    )
    assert (ann.cost, ann.fee, ann.sum) == (17, 85, 380)
    assert (bob.cost, bob.fee, bob.sum) == (0, 0, 465)
    assert (ann.name, bob.character) == ("Ann", "bob")


@pytest.mark.parametrize("result", ["failed", "open"])
@pytest.mark.rule("FS 8.1")
def test_no_base_without_the_primary_objective(result: Any) -> None:
    mission = Mission("m", "M", base=400, result=result, crew=("a",), tallies={"a": Tally(2)})
    (pay,) = payout(mission, NAMES, share=False)
    assert pay.lines == (PayLine("fee", -10),)
    assert pay.sum == -10


@pytest.mark.rule("FS 8.3")
def test_a_shared_base_leaves_the_remainder_to_the_first_seats() -> None:
    mission = Mission("m", "M", base=11, result="achieved", crew=("c", "a", "b"))
    pays = payout(mission, NAMES, share=True)
    assert [(pay.character, pay.lines[0]) for pay in pays] == [
        ("c", PayLine("share", 4)),
        ("a", PayLine("share", 4)),
        ("b", PayLine("share", 3)),
    ]


def test_removed_characters_get_no_share() -> None:
    mission = Mission("m", "M", base=11, result="achieved", crew=("gone", "a"))
    assert [pay.sum for pay in payout(mission, NAMES, share=True)] == [11]
    assert payout(replace(mission, crew=("gone",)), NAMES, share=True) == ()


# -- properties -------------------------------------------------------------------------------


@given(missions(), st.booleans())
@pytest.mark.rule("FS 8.2")
def test_every_sum_is_that_of_its_lines(mission: Mission, share: bool) -> None:
    pays = payout(mission, NAMES, share=share)
    assert tuple(pay.character for pay in pays) == mission.crew
    for pay in pays:
        tally = mission.tallies.get(pay.character, Tally())
        one, two, three = tally.uses
        assert pay.sum == sum(line.amount for line in pay.lines)
        assert pay.cost == sum(each.cost for each in pay.costs)
        assert pay.cost == tally.integrity + one + 2 * two + 3 * three
        assert pay.fee == 5 * pay.cost == -pay.lines[-1].amount
        bonuses = sum(each.bonus for each in mission.objectives if each.result == "achieved")
        kept_back = sum(each.amount for each in mission.deductions if each.applies)
        first = [line.amount for line in pay.lines if line.kind in ("base", "share")]
        assert bool(first) == (mission.result == "achieved")
        assert pay.sum == sum(first) + bonuses - kept_back - pay.fee


@given(CREDITS, st.integers(1, 20))
@pytest.mark.rule("FS 8.3")
def test_sharing_loses_no_credit(base: int, pilots: int) -> None:
    shared = split_base(base, pilots)
    assert sum(shared) == base
    assert len(shared) == pilots
    assert shared == sorted(shared, reverse=True)
    assert max(shared) - min(shared) <= 1


@given(missions(), st.randoms())
def test_the_order_of_terms_moves_no_credit(mission: Mission, random: Any) -> None:
    objectives, deductions = list(mission.objectives), list(mission.deductions)
    random.shuffle(objectives)
    random.shuffle(deductions)
    other = replace(mission, objectives=tuple(objectives), deductions=tuple(deductions))
    for share in (False, True):
        assert sums(other, share=share) == sums(mission, share=share)


@given(missions(), st.randoms())
def test_the_order_of_the_crew_moves_none_but_the_remainder(mission: Mission, random: Any) -> None:
    crew = list(mission.crew)
    random.shuffle(crew)
    other = replace(mission, crew=tuple(crew))
    assert sums(other, share=False) == sums(mission, share=False)
    before, after = sums(mission, share=True), sums(other, share=True)
    assert sum(before.values()) == sum(after.values())
    assert all(abs(before[one] - after[one]) <= 1 for one in before)


@given(missions(), st.booleans())
def test_the_fee_of_one_is_no_matter_of_another(mission: Mission, share: bool) -> None:
    for one in mission.crew:
        other = add_to_tally(mission, one, Tally(1))
        before, after = sums(mission, share=share), sums(other, share=share)
        assert after == {key: pay - 5 * (key == one) for key, pay in before.items()}


# -- tallies and what players may know --------------------------------------------------------


@given(TALLIES, TALLIES)
def test_tallies_add_and_never_go_below_nothing(one: Tally, two: Tally) -> None:
    both = one.plus(two)
    assert both == two.plus(one)
    assert both.plus(two, -1) == one
    less = one.plus(two, -1)
    assert min(less.integrity, *less.uses) >= 0
    assert sum(each.cost for each in costs_of(both)) == sum(
        each.cost for tally in (one, two) for each in costs_of(tally)
    )


@given(missions(), TALLIES)
def test_hidden_amounts_change_nothing_that_players_know(mission: Mission, more: Tally) -> None:
    secret = add_to_tally(mission, "a", more, veiled=True)
    assert player_view(secret) == player_view(mission)
    assert list(player_view(secret).tallies) == list(player_view(mission).tallies)
    total, _ = tally_of(secret, "a")
    assert total == tally_of(mission, "a")[0].plus(more)
    shown = reveal_tally(secret, "a")
    assert tally_of(player_view(shown), "a") == (total, Tally())
    assert tally_of(player_view(set_tally(secret, "a", more.integrity, more.uses)), "a")[0] == more
    in_part = set_tally(secret, "a", integrity=more.integrity)
    assert player_view(in_part) == player_view(set_tally(mission, "a", integrity=more.integrity))
    assert tally_of(in_part, "a")[0].uses == total.uses


@given(st.permutations("abcd"), st.integers(0, 4))
def test_the_order_of_tallies_discloses_nothing(order: list[str], veiled: int) -> None:
    mission = Mission("m", "M")
    for place, character in enumerate(order):
        mission = add_to_tally(mission, character, Tally(1), veiled=place < veiled)
    for character in "abcd":
        mission = add_to_tally(mission, character, Tally(1))
    assert "".join(player_view(mission).tallies) == "abcd"


@given(missions(), CREDITS, RESULTS)
def test_nobody_knows_of_a_concealed_objective(mission: Mission, bonus: int, result: Any) -> None:
    hidden = Objective("hidden", "?", bonus, hidden=True, result=result)
    with_one = replace(mission, objectives=(hidden, *mission.objectives), notes="more")
    assert player_view(with_one) == player_view(mission)
    assert player_view(player_view(mission)) == player_view(mission)
    revealed = replace(with_one, objectives=(replace(hidden, revealed=True), *mission.objectives))
    assert player_view(revealed) != player_view(mission)


@given(missions(), st.booleans())
@pytest.mark.rule("FS 8.6")
def test_paying_reveals_what_was_paid_for_and_nothing_else(mission: Mission, share: bool) -> None:
    pays = payout(mission, NAMES, share=share)
    done = mark_paid(mission, pays)
    assert done.phase == "paid"
    assert [pay.sum for pay in done.paid] == [pay.sum for pay in pays]
    assert not any(line.concealed for pay in done.paid for line in pay.lines)
    assert not any(each.concealed for each in done.objectives if each.result == "achieved")
    assert payout(player_view(done), NAMES, share=share) == done.paid
    for old, new in zip(mission.objectives, done.objectives, strict=True):
        assert new.concealed == (old.concealed and old.result != "achieved")
