"""Tables that a benchmark prepares before its server starts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.engine import Refused
from app.live.tables import CreatedTable, Tables
from app.rules.geometry.hexmap import HexMap
from app.store import Store

#: What every unit has.
BODY = {"speed": 5, "integrity": 10, "stability": 5}


@dataclass(frozen=True, slots=True)
class Prepared:
    """A table: the Handler's key, the tokens of its pilots, and its units by id."""

    id: str
    handler_key: str
    pilots: list[str]
    units: list[str]


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[Tables]:
    """Opens the tables of the server that will run in a folder."""
    store = Store.open(f"sqlite:///{folder / 'hexframe.db'}")
    tables = Tables(store)
    yield tables
    await tables.close()
    store.close()


async def prepare_table(
    tables: Tables, name: str, map_: HexMap, pilots: int, units: Sequence[dict[str, Any]]
) -> Prepared:
    """Creates a table with pilots and with units, at most as many as a batch takes.

    A unit is the parameters of `unit.add`; its `controller`, if it has one, is the number of a
    seat, 0 for the Handler's.
    """
    made = await tables.create(name, map_)
    assert isinstance(made, CreatedTable), made
    table = await tables.get(made.id)
    tokens = []
    for number in range(pilots):
        taken = await table.join("pilot", f"Pilot {number + 1}")
        assert not isinstance(taken, Refused), taken
        tokens.append(taken[1])
    seats = [each.id for each in table.state.record.seats.values()]
    commands = []
    for number, unit in enumerate(units):
        command = {"type": "unit.add", "name": f"Frame {number}", **BODY, **unit}
        if "controller" in unit:
            command["controller"] = seats[unit["controller"]]
        commands.append(command)
    done = await table.send(made.handler_seat, "units", {"type": "batch", "commands": commands})
    assert not isinstance(done, Refused), done
    return Prepared(made.id, made.handler_key, tokens, list(table.state.scene.units))
