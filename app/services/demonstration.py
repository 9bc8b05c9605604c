"""The demonstration table: created once, and found again at every later start."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path

from app.export.maps import demo_map
from app.services.tables import Service
from app.store.secrets import new_token, token_hash
from app.store.tables import TableRow

KEY_FILE = "demo-handler-key"


@dataclass(frozen=True, slots=True)
class Links:
    """The links of the demonstration table, as paths without the server's address."""

    handler: str
    pilot: str


async def ensure_demo(service: Service) -> Links:
    """Returns the links of the demonstration table, and creates the table when there is none.

    The store has only the hash of the key, so the key is kept in the data folder, readable by the
    server's user only. When that file is lost, the Handler gets a new key.
    """
    key_file = service.settings.data_dir / KEY_FILE
    row = await service.store.tables.demo()
    if row is None:
        made = demo_map()
        created = await service.create(made.name, made, demo=True)
        await asyncio.to_thread(_write_key, key_file, created.handler_key)
        return Links(f"/h/{created.id}?key={created.handler_key}", f"/j/{created.pilot_invite}")
    key = await _known_key(service, row, key_file)
    return Links(f"/h/{row.id}?key={key}", f"/j/{row.pilot_invite}")


async def _known_key(service: Service, row: TableRow, key_file: Path) -> str:
    kept = await asyncio.to_thread(_read_key, key_file)
    member = await service.seats.member(kept)
    if member is not None and member.table_id == row.id and member.role == "handler":
        return kept
    seats = await service.store.seats.of_table(row.id)
    handler = next(seat for seat in seats if seat.role == "handler" and not seat.revoked)
    key = new_token()
    await asyncio.to_thread(_write_key, key_file, key)
    await service.store.seats.new_token(row.id, handler.id, token_hash(key))
    return key


def _read_key(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip() if path.is_file() else ""


def _write_key(path: Path, key: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # Created for the owner alone from the first byte, then put in place in one step.
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(key + "\n")
    fresh.replace(path)
