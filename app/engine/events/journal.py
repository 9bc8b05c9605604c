"""Events of the pages of the journal."""

from __future__ import annotations

from app.engine.events.events import Event, folds, with_entry, with_world, without_entry
from app.engine.state.journal import Page
from app.engine.state.state import State


class PagePut(Event, frozen=True, kw_only=True):
    """The page in its new state; a new one comes to the end."""

    page: Page


@folds(PagePut, "journal.put")
def _page_put(state: State, event: PagePut) -> State:
    return with_entry(state, "journal", event.page.id, event.page)


class PageGone(Event, frozen=True, kw_only=True):
    page: str


@folds(PageGone, "journal.gone")
def _page_gone(state: State, event: PageGone) -> State:
    return without_entry(state, "journal", event.page)


class PagesOrdered(Event, frozen=True, kw_only=True):
    """`order`: the ids of all pages."""

    order: list[str]


@folds(PagesOrdered, "journal.ordered")
def _pages_ordered(state: State, event: PagesOrdered) -> State:
    pages = state.world.journal
    return with_world(state, journal={each: pages[each] for each in event.order})
