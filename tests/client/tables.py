"""Tables for tests of the client and of the examples."""

from __future__ import annotations

from hexframe.client import Server, Table
from hexframe.client.commands import UnitAdd, UnitTake

MAP = {"columns": 20, "rows": 15, "orientation": "flat"}


def crewed(server: Server) -> tuple[Table, Table, str]:
    """Returns the Handler's table, a pilot's, and the id of the pilot's unit."""
    handler, invites = server.make_table(name="Pass", map=MAP)
    pilot = server.join(handler.id, invites["pilot"], "Ada")
    hound = add(handler, "Hound", "pilot", 2, 3, "kestrel")
    pilot.send(UnitTake(unit=hound))
    return handler, pilot, hound


def add(handler: Table, name: str, side: str, q: int, r: int, build: str) -> str:
    """Adds a unit with a build. Returns its id."""
    added = handler.send(
        UnitAdd(name=name, disposition=side, at={"q": q, "r": r, "level": 0}, build=build)  # type: ignore[arg-type]
    )
    found: str = added["events"][0]["params"]["unit"]["unit"]
    return found
