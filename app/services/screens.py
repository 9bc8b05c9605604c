"""Screens: links that show a table, live, on a screen in the room.

A screen sees what spectators see, who never see more than the pilots' side. It takes no seat, sends
no command, and ends when the Handler revokes its link or the table is deleted.
"""

from __future__ import annotations

import secrets
from typing import Final

from typing_extensions import TypedDict

from app.engine.visibility.groups import SPECTATORS
from app.errors import RequestRefused
from app.live.clock import now
from app.services.seats import MAX_TOKEN
from app.services.tables import Service
from app.store.screens import Screen
from app.store.secrets import new_id, new_token, token_hash

#: The most screens of one table.
MOST_SCREENS: Final = 20
#: What the sockets of a revoked screen are told.
REVOKED: Final = "this screen is revoked"
#: The view group whose view a screen shows.
GROUP: Final = SPECTATORS


class ScreenSummary(TypedDict):
    """A link to a screen, without its secret."""

    id: str
    name: str
    created: str


def screen_summary(screen: Screen) -> ScreenSummary:
    """Returns a screen for the Handler's list."""
    return {"id": screen.id, "name": screen.name, "created": screen.created}


async def add_screen(service: Service, table_id: str, name: str) -> tuple[Screen, str]:
    """Creates a link and returns it with its secret, which is not stored.

    Raises RequestRefused malformed (the name) and too-many-screens.
    """
    name = " ".join(name.split())
    if not name.isprintable():
        raise RequestRefused("malformed", {"at": "name", "what": "printable characters"})
    if len(await service.store.screens.of_table(table_id)) >= MOST_SCREENS:
        raise RequestRefused("too-many-screens", {"limit": MOST_SCREENS})
    token = new_token()
    screen = Screen(new_id("d"), table_id, name, token_hash(token), now())
    await service.store.screens.add(screen)
    return screen, token


async def find_screen(service: Service, token: str) -> Screen:
    """Returns the screen with this secret. Raises RequestRefused bad-screen."""
    found = await service.store.screens.by_token(token) if 0 < len(token) <= MAX_TOKEN else None
    if found is None:
        raise RequestRefused("bad-screen")
    return found


async def open_screen(service: Service, screen_id: str, token: str) -> Screen:
    """Opens a screen. Raises RequestRefused bad-screen, also for another screen's secret."""
    screen = await find_screen(service, token)
    if not secrets.compare_digest(screen.id, screen_id):
        raise RequestRefused("bad-screen")
    return screen


async def remove_screen(service: Service, table_id: str, screen_id: str) -> None:
    """Revokes a link, and closes what it shows. Raises RequestRefused no-such-screen."""
    if not await service.store.screens.remove(table_id, screen_id):
        raise RequestRefused("no-such-screen")
    live = await service.table(table_id)
    live.close_link(screen_id, REVOKED)
