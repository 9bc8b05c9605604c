"""Sheets of Frame State: point buy, advancement, refits, awards, plans, tests (FS 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.dice.dice import AVERAGES, GRADES, parse_die
from app.rules.frame_state import tests as rolling
from app.rules.frame_state.characters import (
    CATEGORIES,
    STARTING_CREDITS,
    Attribute,
    Category,
    Sheet,
    SheetError,
    Upgrade,
    award_of,
    fixed_value,
    format_value,
    invested,
    pool_left,
    pool_size,
    value_of,
)
from app.rules.frame_state.sheet_tests import (
    AttributePart,
    dice_of,
    fixed_score,
    modifiers_of,
    parts_of,
)
from app.rules.frame_state.upgrades import (
    advance_refusal,
    apply,
    override_numbers,
    plan,
    points_available,
    raise_refusal,
    refit_price,
    refit_refusal,
    with_award,
    without_award,
)
from tests.rules.sheets import attributes_of, category_lists, sheets, upgrades

PILOT, HULL = CATEGORIES
SHARPNESS, SMARTS, SYNERGY = PILOT.attributes
SCANNER = HULL.attributes[-1]


def raised(attribute: str, points: int = 1) -> Upgrade:
    return Upgrade("raise", attribute, points=points)


def advanced(category: str) -> Upgrade:
    return Upgrade("advance", category=category)


def refitted(attribute: str, to: str) -> Upgrade:
    return Upgrade("refit", attribute, to)


def after(sheet: Sheet, *steps: Upgrade, categories: Sequence[Category] = CATEGORIES) -> Sheet:
    """Returns the sheet after steps that are all allowed."""
    planned = plan(categories, sheet, steps)
    assert planned.refused is None
    return planned.sheet


def refused(
    sheet: Sheet, step: Upgrade, categories: Sequence[Category] = CATEGORIES
) -> tuple[str, dict[str, Any]]:
    """Returns why an upgrade is refused. Plan and apply agree, and the sheet is unchanged."""
    planned = plan(categories, sheet, [step])
    assert planned.sheet is sheet
    assert planned.steps == ()
    assert planned.refused is not None
    with pytest.raises(SheetError) as told:
        apply(categories, sheet, step)
    assert (told.value.code, told.value.params) == (
        planned.refused.code,
        planned.refused.params,
    )
    return told.value.code, told.value.params


# -- the worked sheet: Frame State's own categories -------------------------------------------


@pytest.mark.rule("FS 4.7")
def test_frame_states_own_categories() -> None:
    assert [a.name for a in PILOT.attributes] == ["Sharpness", "Smarts", "Synergy"]
    assert [a.name for a in HULL.attributes] == [
        "Kinetic Plating",
        "Energy Plating",
        "Blast Plating",
        "Bulk",
        "System Recovery",
        "Ablative Layer",
        "Scanner",
    ]
    assert {(a.kind, a.start, a.cap) for a in PILOT.attributes} == {("die", 1, 5)}
    assert {(a.kind, a.start, a.cap) for a in HULL.attributes} == {("val", 0, 3)}
    assert (PILOT.pool, HULL.pool) == (7, 10)
    assert (PILOT.frame, HULL.frame) == (False, True)
    assert {(c.price, c.limit) for c in CATEGORIES} == {(100, 5)}


@pytest.mark.rule("FS 4.8")
def test_a_new_pilot() -> None:
    sheet = Sheet()
    assert sheet.credits == STARTING_CREDITS == 100
    assert [format_value(a, value_of(sheet, a)) for a in PILOT.attributes] == ["d4"] * 3
    assert [format_value(a, value_of(sheet, a)) for a in HULL.attributes] == ["0"] * 7
    assert [pool_left(sheet, category) for category in CATEGORIES] == [7, 10]


@pytest.mark.rule("FS 4.2")
def test_points_climb_the_dice_and_count_up_values() -> None:
    sheet, dice = Sheet(), []
    for _ in range(4):
        sheet = after(sheet, raised("sharpness"))
        dice.append(format_value(SHARPNESS, value_of(sheet, SHARPNESS)))
    assert dice == ["d6", "d8", "d10", "d12"]
    assert refused(sheet, raised("sharpness")) == (
        "at-cap",
        {"attribute": {"attribute": "sharpness", "name": "Sharpness"}, "cap": "d12"},
    )
    sheet = after(sheet, raised("scanner", 3))
    assert format_value(SCANNER, value_of(sheet, SCANNER)) == "3"
    assert refused(sheet, raised("scanner"))[1]["cap"] == "3"
    assert pool_left(sheet, PILOT) == 3
    assert pool_left(sheet, HULL) == 7


@pytest.mark.rule("FS 4.2")
def test_a_die_that_starts_at_none_becomes_a_d4_with_its_first_point() -> None:
    own = (Category("knacks", "Knacks", 3, (Attribute("luck", "Luck", "die"),)),)
    (luck,) = own[0].attributes
    assert format_value(luck, value_of(Sheet(), luck)) == "none"
    sheet = after(Sheet(), raised("luck"), categories=own)
    assert format_value(luck, value_of(sheet, luck)) == "d4"


@pytest.mark.rule("FS 4.2")
def test_a_val_stops_at_five_unless_its_cap_is_lower() -> None:
    own = (Category("gear", "Gear", 9, (Attribute("rope", "Rope", "val"),)),)
    sheet = after(Sheet(), raised("rope", 5), categories=own)
    assert refused(sheet, raised("rope"), own)[0] == "at-cap"


@pytest.mark.rule("FS 4.1")
def test_points_never_move_between_pools() -> None:
    sheet = after(Sheet(), raised("sharpness", 4), raised("smarts", 3))
    assert pool_left(sheet, PILOT) == 0
    assert refused(sheet, raised("synergy")) == (
        "pool-empty",
        {"category": {"category": "pilot-skills", "name": "Pilot skills"}, "need": 1, "left": 0},
    )
    assert pool_left(sheet, HULL) == 10
    assert refused(sheet, refitted("sharpness", "scanner")) == (
        "other-category",
        {
            "attribute": {"attribute": "sharpness", "name": "Sharpness"},
            "to": {"attribute": "scanner", "name": "Scanner"},
        },
    )


def test_several_points_at_once_are_all_or_none() -> None:
    sheet = after(Sheet(), raised("smarts", 4))
    assert refused(sheet, raised("synergy", 4))[1]["left"] == 3
    assert refused(sheet, raised("synergy", 5))[0] == "at-cap"
    assert refused(sheet, raised("synergy", 0))[0] == "raise-range"
    assert refused(sheet, raised("synergy", -1))[0] == "raise-range"


@pytest.mark.rule("FS 4.3")
def test_an_advancement_is_paid_and_its_pool_grows_for_good() -> None:
    sheet = after(Sheet(credits=250), advanced("pilot-skills"))
    assert (sheet.credits, pool_size(sheet, PILOT), pool_size(sheet, HULL)) == (150, 8, 10)
    again = after(sheet, advanced("pilot-skills"))
    assert (again.credits, pool_size(again, PILOT), again.advances) == (50, 9, {"pilot-skills": 2})
    assert refused(again, advanced("pilot-skills")) == ("cannot-afford", {"need": 100, "left": 50})
    assert after(Sheet(credits=100), advanced("hull-and-os")).credits == 0


@pytest.mark.rule("FS 4.3")
def test_an_advancement_has_a_limit() -> None:
    sheet = after(Sheet(credits=1000), *[advanced("pilot-skills")] * 5)
    code, params = refused(sheet, advanced("pilot-skills"))
    assert (code, params["limit"]) == ("advance-limit", 5)
    assert after(sheet, advanced("hull-and-os")).advances["hull-and-os"] == 1
    none = (replace(PILOT, limit=0), HULL)
    assert refused(sheet, advanced("pilot-skills"), none)[0] == "advance-limit"


@pytest.mark.rule("FS 4.3", "FS 8.4")
def test_debt_prevents_purchases_but_not_rearrangements() -> None:
    sheet = after(Sheet(), raised("sharpness"))
    poor = replace(sheet, credits=-5)
    assert refused(poor, advanced("pilot-skills")) == ("in-debt", {"credits": -5})
    assert refused(poor, raised("smarts")) == ("in-debt", {"credits": -5})
    assert points_available(poor, PILOT, SMARTS) == 0
    # a refit is no purchase: debt alone does not forbid it, its cost does
    assert refused(poor, refitted("sharpness", "smarts")) == (
        "cannot-afford",
        {"need": 10, "left": 0},
    )
    free = tuple(replace(category, price=0) for category in CATEGORIES)
    assert refused(poor, advanced("pilot-skills"), free)[0] == "in-debt"
    assert after(replace(poor, credits=0), advanced("pilot-skills"), categories=free)
    moved = after(poor, refitted("sharpness", "smarts"), categories=free)
    assert (moved.points, moved.credits) == ({"smarts": 1}, -5)
    scrap = after(replace(Sheet(), salvage=12), raised("bulk"))
    scrap = after(replace(scrap, credits=-5), refitted("bulk", "scanner"))
    assert (scrap.points, scrap.credits, scrap.salvage) == ({"scanner": 1}, -5, 2)
    assert value_of(after(replace(poor, credits=0), raised("smarts")), SMARTS) == 2


@pytest.mark.parametrize(
    ("price", "refit"), [(100, 10), (101, 11), (95, 10), (10, 1), (9, 1), (1, 1), (0, 0)]
)
@pytest.mark.rule("FS 4.6")
def test_a_refit_costs_a_tenth_rounded_up(price: int, refit: int) -> None:
    own = (replace(PILOT, price=price), HULL)
    assert refit_price(own[0]) == refit
    sheet = after(Sheet(credits=refit), raised("sharpness"), categories=own)
    moved = after(sheet, refitted("sharpness", "smarts"), categories=own)
    assert (moved.credits, moved.points) == (0, {"smarts": 1})
    if refit:
        short = replace(sheet, credits=refit - 1)
        assert refused(short, refitted("sharpness", "smarts"), own) == (
            "cannot-afford",
            {"need": refit, "left": refit - 1},
        )


@pytest.mark.rule("FS 4.6")
def test_a_refit_takes_an_invested_point_into_another_attribute() -> None:
    sheet = after(Sheet(), raised("sharpness", 2))
    assert refused(sheet, refitted("sharpness", "sharpness"))[0] == "refit-same"
    assert refused(sheet, refitted("smarts", "sharpness"))[0] == "nothing-invested"
    full = after(sheet, raised("smarts", 4))
    assert refused(full, refitted("sharpness", "smarts"))[0] == "at-cap"
    assert after(sheet, refitted("sharpness", "synergy")).points == {"sharpness": 1, "synergy": 1}


@pytest.mark.rule("FS 4.4")
def test_the_ledger_keeps_what_the_frame_has_cost() -> None:
    sheet = after(
        Sheet(credits=500),
        raised("bulk"),
        advanced("hull-and-os"),
        refitted("bulk", "scanner"),
        advanced("pilot-skills"),
        raised("smarts"),
        refitted("smarts", "synergy"),
    )
    assert sheet.spent == 110
    assert sheet.credits == 500 - 110 - 110


@pytest.mark.rule("FS 4.5")
def test_an_award_is_outside_every_limit() -> None:
    full = after(Sheet(), raised("sharpness", 4), raised("smarts", 3), raised("bulk", 3))
    full = replace(full, credits=-9)
    for bonus in (1, 2, 3):
        sheet = after(full, Upgrade("award", "sharpness", points=bonus))
        assert award_of(sheet, SHARPNESS) == bonus
        assert value_of(sheet, SHARPNESS) == 5
        assert pool_left(sheet, PILOT) == 0
        assert sheet == replace(full, awards={"sharpness": bonus})
    for bonus in (-1, 0, 4):
        step = Upgrade("award", "sharpness", points=bonus)
        assert refused(full, step) == ("award-range", {"most": 3})


@pytest.mark.rule("FS 4.5")
def test_awards_in_one_attribute_add_and_can_be_taken_away() -> None:
    shift, one = with_award(CATEGORIES, Sheet(), "scanner", 1)
    assert (shift.before, shift.after) == ("+0", "+1")
    shift, four = with_award(CATEGORIES, one, "scanner", 3)
    assert (shift.before, shift.after, four.awards) == ("+1", "+4", {"scanner": 4})
    shift, none = without_award(CATEGORIES, four, "scanner")
    assert (shift.before, shift.after, none) == ("+4", "+0", Sheet())
    for wrong in (0, 4):
        with pytest.raises(SheetError, match="award-range"):
            with_award(CATEGORIES, one, "scanner", wrong)
    with pytest.raises(SheetError, match="no-such-attribute"):
        without_award(CATEGORIES, one, "luck")


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (raised("luck"), "no-such-attribute"),
        (raised(""), "no-such-attribute"),
        (refitted("luck", "smarts"), "no-such-attribute"),
        (refitted("smarts", "luck"), "no-such-attribute"),
        (Upgrade("award", "luck"), "no-such-attribute"),
        (advanced("luck"), "no-such-category"),
        (advanced("sharpness"), "no-such-category"),
    ],
)
def test_unknown_entries_are_refused(step: Upgrade, code: str) -> None:
    assert refused(Sheet(), step)[0] == code


def test_a_plan_says_what_each_step_costs_and_where_it_stops() -> None:
    steps = [
        raised("sharpness", 2),
        advanced("hull-and-os"),
        refitted("sharpness", "smarts"),
        Upgrade("award", "smarts", points=2),
        advanced("hull-and-os"),
        raised("bulk"),
    ]
    planned = plan(CATEGORIES, Sheet(credits=110), steps)
    assert [step.cost for step in planned.steps] == [0, 100, 10, 0]
    assert [step.credits for step in planned.steps] == [110, 10, 0, 0]
    assert [step.pool for step in planned.steps] == [(7, 5), (10, 11), (5, 5), (5, 5)]
    assert [[(s.attribute.id, s.before, s.after) for s in x.shifts] for x in planned.steps] == [
        [("sharpness", "d4", "d8")],
        [],
        [("sharpness", "d8", "d6"), ("smarts", "d4", "d6")],
        [("smarts", "+0", "+2")],
    ]
    assert planned.cost == 110
    assert planned.refused is not None
    assert planned.refused.code == "cannot-afford"
    assert planned.sheet.points == {"sharpness": 1, "smarts": 1}


# -- the Handler's word -----------------------------------------------------------------------


def test_the_handler_overrules_pools_and_caps() -> None:
    sheet = override_numbers(
        CATEGORIES,
        Sheet(points={"smarts": 1}),
        {"scanner": 5, "sharpness": 4, "synergy": 4, "smarts": 0},
        {"pilot-skills": 9},
        {"bulk": 2},
    )
    assert sheet.points == {"scanner": 5, "sharpness": 4, "synergy": 4}
    assert (sheet.advances, sheet.awards) == ({"pilot-skills": 9}, {"bulk": 2})
    assert pool_left(override_numbers(CATEGORIES, sheet, {}, {"pilot-skills": 0}, {}), PILOT) == -1
    assert points_available(sheet, HULL, SCANNER) == 0


@pytest.mark.parametrize(
    ("points", "advances", "awards", "code"),
    [
        ({"sharpness": 5}, {}, {}, "at-cap"),
        ({"scanner": 6}, {}, {}, "at-cap"),
        ({"luck": 1}, {}, {}, "no-such-attribute"),
        ({}, {"luck": 1}, {}, "no-such-category"),
        ({}, {}, {"luck": 1}, "no-such-attribute"),
    ],
)
def test_invalid_values_are_refused_even_to_the_handler(
    points: dict[str, int], advances: dict[str, int], awards: dict[str, int], code: str
) -> None:
    with pytest.raises(SheetError, match=code):
        override_numbers(CATEGORIES, Sheet(), points, advances, awards)


def test_a_pool_that_was_overruled_gives_no_more() -> None:
    sheet = override_numbers(CATEGORIES, Sheet(), {"sharpness": 4, "smarts": 4}, {}, {})
    assert pool_left(sheet, PILOT) == -1
    assert refused(sheet, raised("synergy"))[1]["left"] == 0


# -- properties over any categories -----------------------------------------------------------


@given(st.data())
@pytest.mark.rule("FS 4.1")
def test_upgrades_keep_every_limit(data: st.DataObject) -> None:
    categories = data.draw(category_lists())
    sheet = data.draw(sheets(categories))
    for category in categories:
        assert pool_left(sheet, category) >= 0
        assert pool_left(sheet, category) + invested(sheet, category) == pool_size(sheet, category)
        assert 0 <= sheet.advances.get(category.id, 0) <= category.limit
        for attribute in category.attributes:
            assert attribute.start <= value_of(sheet, attribute) <= attribute.cap <= 5
            assert award_of(sheet, attribute) >= 0
    for numbers in (sheet.points, sheet.advances, sheet.awards):
        assert 0 not in numbers.values()


@given(st.data())
@pytest.mark.rule("FS 4.9")
def test_a_plan_is_one_step_after_the_other(data: st.DataObject) -> None:
    categories = data.draw(category_lists())
    sheet = data.draw(sheets(categories))
    steps = data.draw(st.lists(upgrades(categories), max_size=8))
    planned = plan(categories, sheet, steps)
    now, credits = sheet, sheet.credits
    for number, step in enumerate(steps):
        if number == len(planned.steps):
            assert planned.refused is not None
            with pytest.raises(SheetError) as told:
                apply(categories, now, step)
            assert (told.value.code, told.value.params) == (
                planned.refused.code,
                planned.refused.params,
            )
            break
        done, now = apply(categories, now, step)
        assert done == planned.steps[number]
        credits -= done.cost
        assert now.credits == done.credits == credits
    else:
        assert planned.refused is None
    assert planned.sheet == now
    assert planned.cost == sheet.credits - now.credits


@given(st.data())
@pytest.mark.rule("FS 4.1", "FS 4.4")
def test_one_upgrade_changes_only_what_it_is_about(data: st.DataObject) -> None:
    categories = data.draw(category_lists())
    sheet = data.draw(sheets(categories))
    step = data.draw(upgrades(categories))
    planned = plan(categories, sheet, [step])
    if planned.refused is not None:
        return
    ((done,), new) = planned.steps, planned.sheet
    for category in categories:
        if category is done.category:
            continue
        assert pool_size(new, category) == pool_size(sheet, category)
        assert [new.points.get(a.id, 0) for a in category.attributes] == [
            sheet.points.get(a.id, 0) for a in category.attributes
        ]
    own = done.category
    points = invested(new, own) - invested(sheet, own)
    assert points == (step.points if step.do == "raise" else 0)
    assert pool_size(new, own) - pool_size(sheet, own) == (step.do == "advance")
    assert done.pool == (pool_left(sheet, own), pool_left(new, own))
    more = sum(new.awards.values()) - sum(sheet.awards.values())
    assert more == (step.points if step.do == "award" else 0)
    price = {"advance": own.price, "refit": refit_price(own)}.get(step.do, 0)
    assert sheet.credits - new.credits == done.cost == price
    assert new.spent - sheet.spent == (price if own.frame else 0)
    if step.do in ("advance", "refit"):
        assert sheet.credits >= 0 and new.credits >= 0


@given(st.data())
def test_offered_purchases_are_possible(data: st.DataObject) -> None:
    categories = data.draw(category_lists())
    sheet = data.draw(sheets(categories))
    for category in categories:
        bar = advance_refusal(sheet, category)
        planned = plan(categories, sheet, [advanced(category.id)]).refused
        assert (bar and (bar.code, bar.params)) == (planned and (planned.code, planned.params))
        for attribute in category.attributes:
            free = points_available(sheet, category, attribute)
            bar = raise_refusal(sheet, category, attribute)
            planned = plan(categories, sheet, [raised(attribute.id, 1)]).refused
            assert (bar is None) == (free > 0)
            assert (bar and (bar.code, bar.params)) == (planned and (planned.code, planned.params))
            if free:
                assert plan(categories, sheet, [raised(attribute.id, free)]).refused is None
            assert plan(categories, sheet, [raised(attribute.id, free + 1)]).refused is not None
        if refit_refusal(sheet, category) is not None:
            first, last = category.attributes[0], category.attributes[-1]
            assert plan(categories, sheet, [refitted(first.id, last.id)]).refused is not None


@given(st.data())
@pytest.mark.rule("FS 4.6")
def test_a_refit_and_its_way_back_cost_two_tenths_and_change_nothing_else(
    data: st.DataObject,
) -> None:
    categories = data.draw(category_lists())
    sheet = data.draw(sheets(categories))
    a, b = (data.draw(st.sampled_from(attributes_of(categories))) for _ in range(2))
    planned = plan(categories, sheet, [refitted(a.id, b.id), refitted(b.id, a.id)])
    if planned.refused is None:
        back = planned.sheet
        assert back == replace(sheet, credits=back.credits, spent=back.spent)
        assert sheet.credits - back.credits == 2 * refit_price(planned.steps[0].category)


# -- tests from a sheet -----------------------------------------------------------------------


def test_sharpness_and_scanner_make_a_test() -> None:
    sheet = after(
        Sheet(),
        raised("sharpness", 2),
        raised("scanner", 2),
        Upgrade("award", "sharpness", points=1),
        Upgrade("award", "scanner", points=3),
    )
    parts = parts_of(CATEGORIES, sheet, ["sharpness", "scanner"])
    assert parts == (
        AttributePart("sharpness", "Sharpness", die="d8"),
        AttributePart("sharpness", "Sharpness", modifier=1, award=True),
        AttributePart("scanner", "Scanner", modifier=2),
        AttributePart("scanner", "Scanner", modifier=3, award=True),
    )
    assert dice_of(parts) == ("d8",)
    assert modifiers_of(parts) == (1, 2, 3)
    assert fixed_score(dice_of(parts), modifiers_of(parts)) == 5 + 6


@pytest.mark.rule("FS 4.5")
def test_an_award_is_a_modifier_of_stage_two() -> None:
    """It changes neither the chosen die nor whether it aced."""
    sheet = Sheet(awards={"sharpness": 3})
    parts = parts_of(CATEGORIES, sheet, ["sharpness", "smarts"])
    dice = (rolling.Die(4, 2), rolling.Die(4, 3))
    with_it = rolling.score(dice, modifiers_of(parts))
    without = rolling.score(dice)
    assert (with_it.kept, with_it.ace) == (without.kept, without.ace) == (1, False)
    assert with_it.score == without.score + 3


def test_a_die_of_grade_0_is_no_die_and_a_name_counts_once() -> None:
    own = (Category("knacks", "Knacks", 3, (Attribute("luck", "Luck", "die"),)),)
    (part,) = parts = parts_of(own, Sheet(), ["luck"])
    assert part.die == "none"
    assert rolling.roll_dice([parse_die(die) for die in dice_of(parts)], _no_chance()) == ()
    assert fixed_score(dice_of(parts), ()) == 0
    with pytest.raises(SheetError, match="named-twice"):
        parts_of(own, Sheet(), ["luck", "luck"])
    with pytest.raises(SheetError, match="no-such-attribute"):
        parts_of(own, Sheet(), ["smarts"])


def _no_chance() -> Any:
    class Never:
        def die(self, sides: int) -> int:
            raise AssertionError(sides)

    return Never()


@given(st.data())
@pytest.mark.rule("FS 4.10")
def test_the_parts_of_a_test_are_what_its_attributes_say(data: st.DataObject) -> None:
    categories = data.draw(category_lists())
    sheet = data.draw(sheets(categories))
    named = data.draw(st.lists(st.sampled_from(attributes_of(categories)), unique=True, max_size=6))
    parts = parts_of(categories, sheet, [attribute.id for attribute in named])
    dice = [a for a in named if a.kind == "die"]
    assert [parse_die(name) for name in dice_of(parts)] == [
        GRADES[value_of(sheet, attribute)] for attribute in dice
    ]
    values = sum(value_of(sheet, a) for a in named if a.kind == "val")
    assert sum(modifiers_of(parts)) == values + sum(award_of(sheet, a) for a in named)
    best = max((AVERAGES[value_of(sheet, a)] for a in dice), default=0)
    assert fixed_score(dice_of(parts), modifiers_of(parts)) == best + sum(modifiers_of(parts))
    for part in parts:
        assert (part.die is None) != (part.modifier is None)


FIXED = [
    (SHARPNESS, Sheet(), 3),
    (SHARPNESS, Sheet(points={"sharpness": 4}), 7),
    (SHARPNESS, Sheet(points={"sharpness": 1}, awards={"sharpness": 2}), 6),
    (SCANNER, Sheet(), 0),
    (SCANNER, Sheet(points={"scanner": 2}, awards={"scanner": 3}), 5),
]


@pytest.mark.parametrize(("attribute", "sheet", "number"), FIXED)
@pytest.mark.rule("FS 4.10")
def test_an_unrolled_die_counts_as_its_average(
    attribute: Attribute, sheet: Sheet, number: int
) -> None:
    assert fixed_value(sheet, attribute) == number
