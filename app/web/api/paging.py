"""Pages of a list: a cursor names the place after the last item of a page."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, Query

from app.web.errors import Problem
from app.web.schemas.rest import Paged

T = TypeVar("T")

#: The most items of a page.
MOST_ITEMS: Final = 1000

Cursor = Annotated[
    str, Query(max_length=400, description="the `next` of the page before: go on after it")
]


def cursor_of(*place: str) -> str:
    """Returns a place in a list as a cursor, which has no meaning for clients."""
    return base64.urlsafe_b64encode(json.dumps(place).encode()).decode().rstrip("=")


def place_of(cursor: str, parts: int) -> list[str]:
    """Returns the place that a cursor names. Raises Problem malformed for a cursor that this server
    has not made."""
    place: Any = None
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        place = json.loads(base64.b64decode(padded, altchars=b"-_", validate=True))
    except (binascii.Error, ValueError, RecursionError):
        pass
    texts = isinstance(place, list) and all(isinstance(each, str) for each in place)
    if not texts or len(place) != parts:
        raise Problem("malformed", {"at": "query.cursor", "what": "no cursor of this list"})
    found: list[str] = place
    return found


@dataclass(frozen=True, slots=True)
class PageRequest:
    """Which page of a list is asked for. Without a limit it is everything after the cursor."""

    limit: int | None
    cursor: str

    def of(
        self, items: Sequence[T], key: Callable[[T], tuple[str, ...]], *, newest_first: bool = False
    ) -> tuple[list[T], Paged]:
        """Returns a page of a list in the order of `key`, or backwards, and where the next one is.

        The key is unique. So no item is missing or repeated when others are added or removed
        between two pages.
        """
        rest = sorted(items, key=key, reverse=newest_first)
        if self.cursor and items:
            after = tuple(place_of(self.cursor, len(key(items[0]))))
            rest = [
                each for each in rest if (key(each) < after if newest_first else key(each) > after)
            ]
        page = rest if self.limit is None else rest[: self.limit]
        following = cursor_of(*key(page[-1])) if len(page) < len(rest) else None
        return page, {"next": following, "has_more": following is not None}


def _page_request(
    limit: Annotated[
        int | None,
        Query(ge=1, le=MOST_ITEMS, description="the most items of a page; else all of them"),
    ] = None,
    cursor: Cursor = "",
) -> PageRequest:
    return PageRequest(limit, cursor)


Page = Annotated[PageRequest, Depends(_page_request)]
