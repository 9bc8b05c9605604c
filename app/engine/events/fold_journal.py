"""The folds of the journal."""

from __future__ import annotations

from app.engine.events import events as e
from app.engine.events.folds import folds, with_entry, with_world, without_entry
from app.engine.state.state import State


@folds(e.PagePut)
def _page_put(state: State, event: e.PagePut) -> State:
    return with_entry(state, "journal", event.page.id, event.page)


@folds(e.PageGone)
def _page_gone(state: State, event: e.PageGone) -> State:
    return without_entry(state, "journal", event.page)


@folds(e.PagesOrdered)
def _pages_ordered(state: State, event: e.PagesOrdered) -> State:
    pages = state.world.journal
    return with_world(state, journal={each: pages[each] for each in event.order})
