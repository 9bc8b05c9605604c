"""Random categories, and possible sheets under them, for property tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from app.rules.frame_state.characters import Attribute, Category, Sheet, Upgrade
from app.rules.frame_state.upgrades import plan

IDS = [f"a{n}" for n in range(12)]


@st.composite
def attributes(draw: st.DrawFn, id_: str) -> Attribute:
    """An attribute of either kind, with any start and cap."""
    cap = draw(st.integers(0, 5))
    start = draw(st.integers(0, min(cap, 2)))
    return Attribute(id_, id_.upper(), draw(st.sampled_from(["die", "val"])), start, cap)


@st.composite
def category_lists(draw: st.DrawFn) -> tuple[Category, ...]:
    """One to three categories. Attribute ids are from a small set, so that two lists share some."""
    ids = draw(st.lists(st.sampled_from(IDS), min_size=3, max_size=9, unique=True))
    count = draw(st.integers(1, 3))
    return tuple(
        Category(
            f"c{number}",
            f"C{number}",
            pool=draw(st.integers(0, 8)),
            attributes=tuple(draw(attributes(id_)) for id_ in ids[number::count]),
            frame=draw(st.booleans()),
            price=draw(st.sampled_from([0, 1, 9, 10, 95, 100])),
            limit=draw(st.integers(0, 3)),
        )
        for number in range(count)
    )


def attributes_of(categories: Sequence[Category]) -> list[Attribute]:
    return [attribute for category in categories for attribute in category.attributes]


def upgrades(categories: Sequence[Category]) -> st.SearchStrategy[Upgrade]:
    """Upgrades of these categories, also impossible ones."""
    ids = st.sampled_from([attribute.id for attribute in attributes_of(categories)])
    owners = st.sampled_from([category.id for category in categories])
    return st.one_of(
        st.builds(Upgrade, st.just("raise"), ids, points=st.integers(1, 3)),
        st.builds(Upgrade, st.just("advance"), category=owners),
        st.builds(Upgrade, st.just("refit"), ids, ids),
        st.builds(Upgrade, st.just("award"), ids, points=st.integers(1, 3)),
    )


@st.composite
def sheets(draw: st.DrawFn, categories: Sequence[Category]) -> Sheet:
    """A sheet after random permitted upgrades, in debt or rich."""
    sheet = Sheet(credits=draw(st.integers(0, 300)))
    for step in draw(st.lists(upgrades(categories), max_size=12)):
        sheet = plan(categories, sheet, [step]).sheet
    return replace(sheet, credits=draw(st.one_of(st.just(sheet.credits), st.integers(-50, 250))))
