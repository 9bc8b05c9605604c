"""Views of the journal: all pages for Handlers, for others those that they may read.

A Handler's page can name units in brackets (`[Heron]`), which lead to them on the map. For readers
who do not know the unit the name is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Annotated, Final, Literal, NotRequired

from typing_extensions import TypedDict

from app.engine.state.journal import NOBODY, Circle, Page
from app.engine.state.record import Role
from app.engine.state.state import State
from app.engine.visibility.groups import HANDLER, SPECTATORS, Group
from app.engine.visibility.knowledge import viewer_of_group
from app.rules.json_types import Doc
from app.rules.memo import SourceMemo


class PageView(TypedDict):
    """A page of the journal."""

    id: str
    place: Annotated[int, Doc("among the pages of this view, from 0")]
    title: str
    text: Annotated[str, Doc("plain text with simple marks, as docs/api.md describes them")]
    picture: NotRequired[Annotated[str, Doc("the id of its picture; left out without one")]]
    revision: Annotated[str, Doc("names this title, text and picture, for `journal.edit`")]
    author: Annotated[str, Doc("the name of the pilot whose page it is; empty: the Handlers'")]
    own: Annotated[bool, Doc("it is the page of this viewer's own seat")]
    writable: Annotated[bool, Doc("this viewer may write in it")]
    presented: Annotated[str, Doc("changes when it is presented to this viewer; empty: never")]
    owner: NotRequired[Annotated[str | None, Doc("its pilot's seat; for the Handler only")]]
    readers: NotRequired[
        Annotated[Literal["all"] | list[str], Doc("for the Handler and its pilot: who reads it")]
    ]
    writers: NotRequired[
        Annotated[Literal["all"] | list[str], Doc("likewise: who of these writes in it")]
    ]


#: The journals of views, and the pages in them, which stay the same objects while nothing changes.
_JOURNALS: Final = SourceMemo[dict[str, PageView]](256)
_PAGES: Final = SourceMemo[PageView](4_000)
_NAMED: Final = SourceMemo[frozenset[str]](256)

#: A name in brackets, and what stands in its place for readers who do not know the unit.
_LINK: Final = re.compile(r"\[([^\[\]]{1,80})\]")
UNKNOWN_UNIT: Final = "[?]"


def journal_view(state: State, group: str) -> dict[str, PageView]:
    """Returns the pages that a group may read, by id."""
    journal, seat = state.world.journal, Group.read(group).seat
    role: Role = "pilot"
    if group in (HANDLER, SPECTATORS):
        role = "handler" if group == HANDLER else "spectator"
    secret = frozenset[str]() if role == "handler" else _unknown_names(state, group)
    make = partial(_pages, journal, role, seat, secret)
    return _JOURNALS.obtain((journal,), make, role, seat, secret)


def _key(name: str) -> str:
    """Returns a name as links are compared: the page does so too."""
    return name.strip().lower()


def _named_in(journal: Mapping[str, Page]) -> frozenset[str]:
    """Returns what the Handlers' pages name in brackets."""
    pages = (page for page in journal.values() if _is_the_handlers(page))
    return frozenset(_key(name) for page in pages for name in _LINK.findall(page.text))


def _is_the_handlers(page: Page) -> bool:
    """Returns whether no player writes in a page.

    In a page that players write, a name left out would tell its writer that there is such a unit.
    """
    return page.owner is None and page.writers == NOBODY


def _unknown_names(state: State, group: str) -> frozenset[str]:
    """Returns the names in brackets that are those of units which a group does not know."""
    journal = state.world.journal
    named = _NAMED.obtain((journal,), partial(_named_in, journal))
    if not named:
        return named
    viewer = viewer_of_group(state, group)
    unknown, known = set[str](), set[str]()
    for scene in state.world.scenes.values():
        here = scene.id == state.scene.id
        for unit in scene.units.values():
            if (name := _key(unit.name)) not in named:
                continue
            knows = viewer.knows(scene, unit) if here else viewer.always_knows(unit)
            (known if knows else unknown).add(name)
    return frozenset(unknown - known)


def _as_read(page: Page, secret: frozenset[str]) -> Page:
    """Returns a page as readers see it who do not know the units of these names."""
    if not secret or not _is_the_handlers(page):
        return page
    text = _LINK.sub(lambda link: UNKNOWN_UNIT if _key(link[1]) in secret else link[0], page.text)
    return page if text == page.text else replace(page, text=text)


def _pages(
    journal: Mapping[str, Page], role: Role, seat: str | None, secret: frozenset[str]
) -> dict[str, PageView]:
    read = [page for page in journal.values() if page.is_read_by(role, seat)]
    return {
        page.id: _PAGES.obtain(
            (page,),
            partial(_page_view, _as_read(page, secret), place, role, seat),
            place,
            role,
            seat,
            secret,
        )
        for place, page in enumerate(read)
    }


def _page_view(page: Page, place: int, role: Role, seat: str | None) -> PageView:
    own = seat is not None and page.owner == seat
    told = page.presented_to.all if role == "spectator" else page.presented_to.has(seat)
    view: PageView = {
        "id": page.id,
        "place": place,
        "title": page.title,
        "text": page.text,
        "revision": page.revision,
        "author": page.author,
        "own": own,
        "writable": page.is_written_by(role, seat),
        "presented": page.presented if told and role != "handler" else "",
    }
    if page.picture:
        view["picture"] = page.picture
    if role == "handler":
        view["owner"] = page.owner
    if role == "handler" or own:
        view["readers"] = _circle_view(page.readers)
        view["writers"] = _circle_view(page.writers)
    return view


def _circle_view(circle: Circle) -> Literal["all"] | list[str]:
    return "all" if circle.all else list(circle.seats)
