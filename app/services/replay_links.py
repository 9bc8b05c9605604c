"""Replay links to finished missions, which the Handler creates.

A link shows the rows from the start of the mission to its payout as spectators saw them, who never
see more than the pilots' side. It needs no seat, and ends when it or the table is deleted.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from typing_extensions import TypedDict

from app.engine.visibility.groups import SPECTATORS
from app.errors import RequestRefused
from app.live.clock import now
from app.live.table import LiveTable
from app.services.seats import MAX_TOKEN
from app.services.tables import Service
from app.store.secrets import new_id, new_token, token_hash
from app.store.shares import Share

#: The most links of one table.
MOST_SHARES = 50
#: The view group whose views a link shows.
GROUP = SPECTATORS


@dataclass(frozen=True, slots=True)
class OpenLink:
    """An opened link: its table, and the first and last seq that it shows."""

    share: Share
    live: LiveTable
    first: int
    last: int


async def create_link(
    service: Service, table_id: str, seat_id: str, mission_id: str
) -> tuple[Share, str]:
    """Creates a link and returns it with its secret, which is not stored.

    Raises RequestRefused no-such-mission, mission-not-over, too-many-shares.
    """
    live = await service.table(table_id, seat_id)
    kept = live.state.world.missions.get(mission_id)
    if kept is None:
        raise RequestRefused("no-such-mission", {"mission": mission_id})
    if kept.mission.phase != "paid":
        raise RequestRefused(
            "mission-not-over", {"mission": {"mission": mission_id, "name": kept.mission.name}}
        )
    if len(await service.store.shares.of_table(table_id)) >= MOST_SHARES:
        raise RequestRefused("too-many-shares", {"limit": MOST_SHARES})
    first, last = await _rows_of(service, live, mission_id)
    token = new_token()
    share = Share(
        new_id("r"), table_id, mission_id, kept.mission.name, token_hash(token), first, last, now()
    )
    await service.store.shares.add(share)
    return share, token


async def _rows_of(service: Service, live: LiveTable, mission_id: str) -> tuple[int, int]:
    """Returns the versions of the row that started a mission and of its last payout.

    A mission that never started counts from its briefing. The time between briefing and start is
    left out, because the Handler still hides things then.
    """
    first, began, last, until = 0, 0, 0, live.state.version
    async for row in service.store.journal.tail(live.id, 0):
        if row.version > until:
            break
        for event in row.events:
            mission = event.get("mission")
            if not isinstance(mission, dict) or mission.get("id") != mission_id:
                continue
            if not first and mission.get("phase", "draft") != "draft":
                first = row.version
            if not began and mission.get("phase") == "running":
                began = row.version
            if event["type"] == "mission.paid":
                last = row.version
    # A mission imported as paid was never played here: its first row is its last.
    first = began or first
    return first, max(first, last)


async def find_link(service: Service, token: str) -> Share:
    """Returns the link with this secret. Raises RequestRefused bad-share."""
    found = await service.store.shares.by_token(token) if len(token) <= MAX_TOKEN else None
    if found is None:
        raise RequestRefused("bad-share")
    return found


async def open_link(service: Service, share_id: str, token: str) -> OpenLink:
    """Opens a link. Raises RequestRefused bad-share, also for another link's secret."""
    share = await find_link(service, token)
    if not secrets.compare_digest(share.id, share_id):
        raise RequestRefused("bad-share")
    live = await service.table(share.table_id)
    first, last = (
        live.seq_of(GROUP, version) for version in (share.first_version, share.last_version)
    )
    return OpenLink(share, live, max(1, first), max(1, last))


def check_range(found: OpenLink, *seqs: int | None) -> None:
    """Raises RequestRefused no-such-moment for a seq that the link does not show."""
    for seq in seqs:
        if seq is not None and not found.first <= seq <= found.last:
            raise RequestRefused("no-such-moment", {"seq": seq, "last": found.last})


class LinkSummary(TypedDict):
    """A link to a finished mission, without its secret."""

    id: str
    mission: str
    name: str
    created: str


def link_summary(share: Share) -> LinkSummary:
    """Returns a link for the Handler's list."""
    return {
        "id": share.id,
        "mission": share.mission,
        "name": share.name,
        "created": share.created,
    }
