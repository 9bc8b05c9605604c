"""Changes of pages that several commands make: lookups, limits, and the lines about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.journal import (
    MOST_CHARACTERS,
    MOST_OWN_CHARACTERS,
    MOST_OWN_PAGES,
    MOST_PAGES,
    NOBODY,
    Circle,
    Page,
    page_ref,
)
from app.engine.visibility.groups import PILOTS, SPECTATORS, group_of
from app.engine.visibility.log_lines import HANDLER_ALONE, PendingLine

#: The most seats that a page names.
MOST_SEATS: Final = 100
#: "all" players, or pilots by their seats.
CircleForm = Literal["all"] | Annotated[tuple[Id, ...], Meta(max_length=MOST_SEATS)]


def find_page(draft: Draft, page_id: str) -> Page:
    """Returns a page that the sender reads. Raises `Refusal("no-such-journal-page")`."""
    page = draft.state.world.journal.get(page_id)
    if page is None or not page.is_read_by(draft.sent.role, draft.sent.seat):
        raise Refusal("no-such-journal-page", page=page_id)
    return page


def writable_page(draft: Draft, page_id: str) -> Page:
    """Returns a page that the sender writes in. Raises `Refusal` "no-such-journal-page" or
    "page-readonly"."""
    page = find_page(draft, page_id)
    if not page.is_written_by(draft.sent.role, draft.sent.seat):
        raise Refusal("page-readonly", page=page_ref(page))
    return page


def own_page(draft: Draft, page_id: str) -> Page:
    """Returns a page that the sender decides about: a Handler, or the pilot whose page it is.

    Raises `Refusal` "no-such-journal-page" or "not-your-page".
    """
    page = find_page(draft, page_id)
    if not draft.runs_the_table and page.owner != draft.sent.seat:
        raise Refusal("not-your-page", page=page_ref(page))
    return page


def circle_of(draft: Draft, form: CircleForm) -> Circle:
    """Returns who is meant. Raises `Refusal` "no-such-seat" or "page-for-pilots"."""
    if form == "all":
        return Circle(all=True)
    named = tuple(dict.fromkeys(form))
    for each in named:
        seat = draft.state.record.seats.get(each)
        if seat is None:
            raise Refusal("no-such-seat", seat=each)
        if seat.role != "pilot":
            raise Refusal("page-for-pilots", name=seat.name)
    return Circle(seats=named)


def check_limits(draft: Draft, page: Page) -> None:
    """Raises `Refusal` "journal-full" or "own-pages-enough" for a page that is new or longer."""
    others = [each for each in draft.state.world.journal.values() if each.id != page.id]
    if len(others) >= MOST_PAGES or _characters(page, *others) > MOST_CHARACTERS:
        raise Refusal("journal-full", most=MOST_PAGES, characters=MOST_CHARACTERS)
    if page.owner is None:
        return
    own = [each for each in others if each.owner == page.owner]
    if len(own) >= MOST_OWN_PAGES or _characters(page, *own) > MOST_OWN_CHARACTERS:
        raise Refusal("own-pages-enough", most=MOST_OWN_PAGES, characters=MOST_OWN_CHARACTERS)


def _characters(*pages: Page) -> int:
    return sum(len(page.text) for page in pages)


def put_page(draft: Draft, page: Page, *lines: PendingLine) -> None:
    """Writes a page in its new state. Its seats have groups of their own from then on."""
    draft.tell_apart(page.seats)
    draft.emit("journal.put", *lines, page=page)


#: What everybody reads of a page for all players, and Handlers of one for some.
_FULL_CODES: Final[Mapping[str, tuple[str, str]]] = {
    "journal.shown": ("journal.shown_all", "journal.shown_some"),
    "journal.presented": ("journal.presented_all", "journal.presented_some"),
}


# -- lines ------------------------------------------------------------------------------------


def handlers_line(code: str, page: Page, **params: object) -> PendingLine:
    """Returns a line that Handlers alone read."""
    return PendingLine(code, {"page": page_ref(page), **params}, "system", HANDLER_ALONE)


def told_lines(
    draft: Draft, code: str, page: Page, to: Circle, before: Circle = NOBODY
) -> list[PendingLine]:
    """Returns the line `code` for those of the players who get to read a page, and what Handlers
    read: it names those players.

    `to`: those whom the page is shown. `before`: who of them knows that already, as its pilot does.
    Call it after `tell_apart`, or the seats have no groups of their own yet.
    """
    seats = draft.state.record.seats
    names = [{"seat": each, "name": seats[each].name} for each in to.seats if each in seats]
    for_all, for_some = _FULL_CODES[code]
    owner = Circle(seats=(page.owner,)) if page.owner is not None else NOBODY
    told = _groups(draft, to) - _groups(draft, before) - _groups(draft, owner)
    if to.all:
        return [PendingLine(for_all, {"page": page_ref(page)}, "system", HANDLER_ALONE | told)]
    if not names:
        return [handlers_line("journal.shown_nobody", page)]
    found = [handlers_line(for_some, page, names=names)]
    if told:
        found.append(PendingLine(code, {"page": page_ref(page)}, "system", told))
    return found


def _groups(draft: Draft, circle: Circle) -> frozenset[str]:
    """Returns the groups of players that belong to a circle."""
    record = draft.state.record
    if circle.all:
        return frozenset({PILOTS, SPECTATORS, *record.own.values()})
    pilots = (each for each in circle.seats if each in record.seats)
    return frozenset(group_of(draft.state, each) for each in pilots) - HANDLER_ALONE
