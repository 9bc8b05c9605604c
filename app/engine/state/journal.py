"""The journal of a table: pages that its people write, each for those who may read it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2s
from typing import Annotated, Final

from app.engine.state.record import Role
from app.rules.field_marks import IdOf, IsName, LongText, StaysBehind

#: Limits of the characters of a page's text, and of all texts of a journal.
LONGEST_PAGE: Final = 20_000
MOST_CHARACTERS: Final = 500_000
#: Limits of the pages of a journal, of a pilot's own pages, and of the characters of these.
MOST_PAGES: Final = 200
MOST_OWN_PAGES: Final = 20
MOST_OWN_CHARACTERS: Final = 60_000


@dataclass(frozen=True, slots=True)
class Circle:
    """Some of the players: `all` of them, or the pilots with these seats. Nobody by default."""

    all: bool = False
    seats: Annotated[tuple[str, ...], StaysBehind()] = ()

    def has(self, seat: str | None) -> bool:
        """Returns whether a pilot's seat belongs to it. None is a player without a known seat."""
        return self.all or seat in self.seats


NOBODY: Final = Circle()


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the journal. Handlers read and write all pages.

    `owner`: the seat of the pilot who made it, None for the Handlers. `author`: that pilot's name.
    `readers`: who reads it besides its owner; `writers`: who of these also writes in it.
    `presented`: the id of the last presentation, "" for none; `presented_to`: for whom that was.
    `picture`: the id of its picture in the store, "" for none.
    """

    id: Annotated[str, IdOf("page", defines=True)]
    title: Annotated[str, IsName()]
    text: Annotated[str, LongText(LONGEST_PAGE)] = ""
    owner: Annotated[str | None, StaysBehind()] = None
    author: str = ""
    readers: Circle = NOBODY
    writers: Circle = NOBODY
    presented: Annotated[str, StaysBehind()] = ""
    presented_to: Annotated[Circle, StaysBehind()] = NOBODY
    picture: str = ""

    @property
    def revision(self) -> str:
        """Names this title, text and picture: a page with the same revision reads the same."""
        content = f"{self.title}\n{self.text}"
        if self.picture:
            content += f"\0{self.picture}"
        return blake2s(content.encode(), digest_size=8).hexdigest()

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that know something of the page which other players may not know."""
        named = (self.owner,) if self.owner is not None else ()
        return (*named, *self.readers.seats, *self.writers.seats, *self.presented_to.seats)

    def is_read_by(self, role: Role, seat: str | None) -> bool:
        """Returns whether somebody reads the page; `seat` None: any player of this role."""
        if role in ("system", "handler"):
            return True
        if role == "spectator":
            return self.readers.all
        return self.readers.has(seat) or (seat is not None and seat == self.owner)

    def is_written_by(self, role: Role, seat: str | None) -> bool:
        """Returns whether somebody may write in the page."""
        if role in ("system", "handler"):
            return True
        if role == "spectator" or not self.is_read_by(role, seat):
            return False
        return self.writers.has(seat) or (seat is not None and seat == self.owner)


def page_ref(page: Page) -> dict[str, str]:
    """Returns how params name a page."""
    return {"page": page.id, "name": page.title}
