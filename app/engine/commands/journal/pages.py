"""Pages of the journal: written, shown, presented, put in order and removed.

Handlers decide about all pages, pilots about their own. Players read of a page when it is shown to
them; what else happens to it only Handlers read.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.journal.page_changes import (
    CircleForm,
    check_limits,
    circle_of,
    find_page,
    handlers_line,
    own_page,
    put_page,
    told_lines,
    writable_page,
)
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, Subject, command
from app.engine.params import Id, Name, PictureId
from app.engine.refusals import Refusal
from app.engine.state.journal import LONGEST_PAGE, NOBODY, Circle, Page, page_ref
from app.rules.json_types import Doc

PageText = Annotated[str, Meta(max_length=LONGEST_PAGE)]


class AddPage(Command, frozen=True, kw_only=True):
    """Adds a page at the end of the journal. A pilot's page belongs to that pilot."""

    title: Annotated[Name, Doc("its title", "Orders")]
    text: Annotated[PageText, Doc("its text in Markdown")] = ""
    picture: Annotated[PictureId | None, Doc("id of a picture of the table")] = None
    readers: Annotated[
        CircleForm, Doc("who reads it besides the Handlers and its pilot: `all`, or seats")
    ] = ()
    writers: Annotated[CircleForm, Doc("who of the readers writes in it: `all`, or seats")] = ()


class PageCommand(Command, frozen=True, kw_only=True):
    """A command about one page."""

    page: Id


class EditPage(PageCommand, frozen=True, kw_only=True):
    """Replaces the title, the text or the picture of a page. `picture` "" or null takes it away.

    A page that has changed since `revision` is not replaced: the `data` of the refusal
    "page-changed" has it as it is now.
    """

    revision: Annotated[str, Meta(max_length=64), Doc("that of the page which the writer saw", "4")]
    title: Annotated[Name | UnsetType, Doc("its new title", "Orders, second version")] = UNSET
    text: Annotated[PageText | UnsetType, Doc("its new text")] = UNSET
    picture: Annotated[
        PictureId | UnsetType | None, Doc('id of a picture of the table; "" or null takes it away')
    ] = UNSET


class ShowPage(PageCommand, frozen=True, kw_only=True):
    """Sets who reads a page and who writes in it, as in `journal.add`. What is left out stays."""

    readers: Annotated[CircleForm | UnsetType, Doc("who reads it: `all`, or seats", "all")] = UNSET
    writers: Annotated[
        CircleForm | UnsetType, Doc("who of the readers writes in it: `all`, or seats")
    ] = UNSET


class PresentPage(PageCommand, frozen=True, kw_only=True):
    """Opens a page on the screens of those who read it, or of those it is presented `to`, who read
    it from now on."""

    to: Annotated[CircleForm | UnsetType, Doc("who reads it from now on: `all`, or seats")] = UNSET


class MovePage(PageCommand, frozen=True, kw_only=True):
    """Moves a page in front of another one, or to the end."""

    before: Annotated[
        Id | None, Doc("id of the page that comes after it; by default it goes to the end")
    ] = None


class RemovePage(PageCommand, frozen=True, kw_only=True):
    """Removes a page."""


#: What pilots must own for commands about a page.
WRITES: Final = Subject("a page it may write in", lambda draft, c: writable_page(draft, c.page))
DECIDES: Final = Subject("a page of its own", lambda draft, c: own_page(draft, c.page))


@command("journal.add", Permission.PLAYER, scope="chat")
def add_page(draft: Draft, c: AddPage) -> None:
    readers, writers = circle_of(draft, c.readers), circle_of(draft, c.writers)
    owner = None if draft.runs_the_table else draft.sent.seat
    author = "" if owner is None else draft.state.record.seats[owner].name
    page = Page(
        draft.context.ids(),
        c.title,
        c.text,
        owner,
        author,
        readers,
        writers,
        picture=c.picture or "",
    )
    check_limits(draft, page)
    draft.tell_apart(page.seats)
    lines = [handlers_line("journal.added", page)]
    if readers != NOBODY:
        lines = told_lines(draft, "journal.shown", page, readers)
    put_page(draft, page, *lines)


@command("journal.edit", Permission.OWNER, WRITES, scope="chat")
def edit_page(draft: Draft, c: EditPage) -> None:
    was = writable_page(draft, c.page)
    if c.revision != was.revision:
        now = {
            "title": was.title,
            "text": was.text,
            "picture": was.picture,
            "revision": was.revision,
        }
        raise Refusal("page-changed", now, page=page_ref(was))
    page = replace(
        was,
        title=was.title if c.title is UNSET else c.title,
        text=was.text if c.text is UNSET else c.text,
        picture=was.picture if c.picture is UNSET else c.picture or "",
    )
    if page == was:
        return
    if len(page.text) > len(was.text):
        check_limits(draft, page)
    put_page(draft, page, handlers_line("journal.edited", page))


@command("journal.show", Permission.OWNER, DECIDES, scope="chat")
def show_page(draft: Draft, c: ShowPage) -> None:
    was = own_page(draft, c.page)
    readers = was.readers if c.readers is UNSET else circle_of(draft, c.readers)
    writers = was.writers if c.writers is UNSET else circle_of(draft, c.writers)
    page = replace(was, readers=readers, writers=writers)
    if page == was:
        return
    draft.tell_apart(page.seats)
    if readers == was.readers:
        lines = [handlers_line("journal.writers", page)]
    else:
        lines = told_lines(draft, "journal.shown", page, readers, was.readers)
    put_page(draft, page, *lines)


@command("journal.present", Permission.HANDLER)
def present_page(draft: Draft, c: PresentPage) -> None:
    was = find_page(draft, c.page)
    to = was.readers if c.to is UNSET else circle_of(draft, c.to)
    if to == NOBODY:
        raise Refusal("page-unshown", page=page_ref(was))
    readers = was.readers
    if not readers.all:
        readers = to if to.all else Circle(seats=tuple(dict.fromkeys((*readers.seats, *to.seats))))
    page = replace(was, readers=readers, presented=draft.context.ids(), presented_to=to)
    draft.tell_apart(page.seats)
    put_page(draft, page, *told_lines(draft, "journal.presented", page, to))


@command("journal.move", Permission.HANDLER)
def move_page(draft: Draft, c: MovePage) -> None:
    page = find_page(draft, c.page)
    order = list(draft.state.world.journal)
    before = None if c.before is None else find_page(draft, c.before).id
    rest = [each for each in order if each != page.id]
    place = len(rest) if before is None else rest.index(before) if before != page.id else -1
    moved = order if place < 0 else [*rest[:place], page.id, *rest[place:]]
    if moved != order:
        draft.emit("journal.ordered", handlers_line("journal.moved", page), order=moved)


@command("journal.remove", Permission.OWNER, DECIDES, scope="chat")
def remove_page(draft: Draft, c: RemovePage) -> None:
    page = own_page(draft, c.page)
    draft.emit("journal.gone", handlers_line("journal.removed", page), page=page.id)
