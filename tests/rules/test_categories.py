"""Categories that a Handler defines: their limits, and sheets after changes of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.frame_state.categories import (
    MAX_ATTRIBUTES,
    MAX_CATEGORIES,
    adapt_sheet,
    check_categories,
    fit_sheet,
    losses,
)
from app.rules.frame_state.characters import (
    CATEGORIES,
    Attribute,
    Category,
    Sheet,
    SheetError,
    pool_left,
    value_of,
)
from app.rules.frame_state.upgrades import override_numbers
from tests.rules.sheets import attributes_of, category_lists, sheets

PILOT, HULL = CATEGORIES
LUCK = Attribute("luck", "Luck", "die")
KNACKS = Category("knacks", "Knacks", 3, (LUCK,))


def knacks(**changes: Any) -> tuple[Category, ...]:
    return (replace(KNACKS, **changes),)


def luck(**changes: Any) -> tuple[Category, ...]:
    return knacks(attributes=(replace(LUCK, **changes),))


def test_frame_states_own_categories_are_sound() -> None:
    check_categories(CATEGORIES)
    check_categories(())
    check_categories((*CATEGORIES, KNACKS))


@given(category_lists())
def test_example_categories_are_valid(categories: tuple[Category, ...]) -> None:
    check_categories(categories)


@pytest.mark.parametrize(
    ("categories", "code"),
    [
        ((KNACKS, KNACKS), "id-twice"),
        (knacks(attributes=(LUCK, LUCK)), "id-twice"),
        ((KNACKS, replace(KNACKS, id="more")), "id-twice"),
        (knacks(id=""), "bad-id"),
        (knacks(id="Two Words"), "bad-id"),
        (knacks(id="-a"), "bad-id"),
        (knacks(id="a" * 41), "bad-id"),
        (luck(id="a\n"), "bad-id"),
        (knacks(name=""), "bad-name"),
        (luck(name=" "), "bad-name"),
        (luck(name="x" * 81), "bad-name"),
        (knacks(attributes=()), "no-attributes"),
        (knacks(pool=-1), "bad-number"),
        (knacks(pool=1001), "bad-number"),
        (knacks(price=-1), "bad-number"),
        (knacks(price=1_000_001), "bad-number"),
        (knacks(limit=-1), "bad-number"),
        (knacks(limit=1001), "bad-number"),
        (luck(start=-1), "bad-number"),
        (luck(cap=6), "bad-number"),
        (luck(cap=-1), "bad-number"),
        (luck(start=3, cap=2), "start-above-cap"),
        (
            knacks(attributes=tuple(replace(LUCK, id=f"l{n}") for n in range(MAX_ATTRIBUTES + 1))),
            "too-many",
        ),
        (
            tuple(
                replace(KNACKS, id=f"k{n}", attributes=(replace(LUCK, id=f"l{n}"),))
                for n in range(MAX_CATEGORIES + 1)
            ),
            "too-many",
        ),
    ],
)
@pytest.mark.rule("FS 4.7")
def test_invalid_categories_are_refused(categories: tuple[Category, ...], code: str) -> None:
    with pytest.raises(SheetError) as told:
        check_categories(categories)
    assert told.value.code == code


def test_the_largest_that_is_allowed() -> None:
    check_categories(
        tuple(
            Category(
                f"k{k}",
                "K" * 80,
                1000,
                tuple(Attribute(f"l{k}-{n}", "L", "val", 5, 5) for n in range(MAX_ATTRIBUTES)),
                price=1_000_000,
                limit=1000,
            )
            for k in range(MAX_CATEGORIES)
        )
    )


# -- sheets under other categories ------------------------------------------------------------


def test_a_sheet_that_fits_is_left_as_it_is() -> None:
    sheet = Sheet(points={"sharpness": 4, "bulk": 2}, advances={"hull-and-os": 1})
    assert fit_sheet(CATEGORIES, sheet) is sheet
    assert adapt_sheet(CATEGORIES, (*CATEGORIES, KNACKS), sheet) is sheet


def test_points_in_removed_categories_are_lost() -> None:
    sheet = Sheet(
        points={"sharpness": 4, "bulk": 2},
        advances={"hull-and-os": 1, "pilot-skills": 2},
        awards={"bulk": 1, "smarts": 3},
        credits=-3,
        spent=100,
    )
    fit = adapt_sheet(CATEGORIES, (PILOT,), sheet)
    assert fit == replace(
        sheet, points={"sharpness": 4}, advances={"pilot-skills": 2}, awards={"smarts": 3}
    )
    assert losses(CATEGORIES, sheet, fit) == ["Hull and OS", "Bulk 2", "Bulk +1"]


def test_a_lower_cap_and_a_smaller_pool_take_points() -> None:
    sheet = Sheet(points={"sharpness": 3, "smarts": 2, "synergy": 2})
    capped = tuple(replace(each, cap=3) for each in PILOT.attributes)
    fit = adapt_sheet(CATEGORIES, (replace(PILOT, attributes=capped), HULL), sheet)
    assert fit.points == {"sharpness": 2, "smarts": 2, "synergy": 2}
    fit = adapt_sheet(CATEGORIES, (replace(PILOT, pool=4), HULL), sheet)
    assert fit.points == {"sharpness": 3, "smarts": 1}
    assert losses(CATEGORIES, sheet, fit) == ["Smarts 1", "Synergy 2"]


def test_an_attribute_brings_its_points_into_another_category() -> None:
    sheet = Sheet(points={"sharpness": 3})
    moved = (replace(KNACKS, attributes=(LUCK, PILOT.attributes[0])), HULL)
    assert adapt_sheet(CATEGORIES, moved, sheet) is sheet
    assert adapt_sheet(CATEGORIES, (replace(moved[0], pool=1), HULL), sheet).points == {
        "sharpness": 1
    }


def test_a_lower_limit_takes_no_advancement_that_was_paid_for() -> None:
    sheet = Sheet(advances={"pilot-skills": 4})
    assert adapt_sheet(CATEGORIES, (replace(PILOT, limit=1), HULL), sheet) is sheet


def test_overruled_entries_stay_overruled() -> None:
    sheet = override_numbers(
        CATEGORIES, Sheet(), {"scanner": 5, "sharpness": 4, "smarts": 4}, {}, {}
    )
    assert adapt_sheet(CATEGORIES, (*CATEGORIES, KNACKS), sheet) is sheet
    assert adapt_sheet(CATEGORIES, (HULL,), sheet).points == {"scanner": 5}
    higher = tuple(replace(each, start=3) for each in HULL.attributes)
    fit = adapt_sheet(CATEGORIES, (PILOT, replace(HULL, attributes=higher)), sheet)
    assert fit.points["scanner"] == 2


@given(st.data())
@pytest.mark.rule("FS 4.7")
def test_a_fitted_sheet_keeps_every_limit_and_fitting_again_changes_nothing(
    data: st.DataObject,
) -> None:
    old, new = data.draw(category_lists()), data.draw(category_lists())
    sheet = data.draw(sheets(old))
    assert fit_sheet(old, sheet) is sheet
    fit = adapt_sheet(old, new, sheet)
    assert fit_sheet(new, fit) is fit
    known = {attribute.id: attribute for attribute in attributes_of(new)}
    for id_ in (*fit.points, *fit.awards):
        assert id_ in known
    for id_, points in fit.points.items():
        assert 0 < points <= sheet.points[id_]
        assert value_of(fit, known[id_]) <= known[id_].cap
    assert set(fit.advances) <= {category.id for category in new}
    assert all(pool_left(fit, category) >= 0 for category in new)
    assert (fit.credits, fit.spent) == (sheet.credits, sheet.spent)
    assert (fit is sheet) == (losses(old, sheet, fit) == [])
