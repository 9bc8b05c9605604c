"""Tables, seats, chapters and snapshots, over SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from typing import Any
from zlib import compress

import pytest
from sqlalchemy import Connection, event

from app.store import Store
from app.store.chapters import Chapter, add_chapter
from app.store.library import LibraryEntry
from app.store.pictures import OF_HANDLERS, Picture, Quota, copy_pictures
from app.store.rows import Row
from app.store.schema import snapshots
from app.store.screens import Screen
from app.store.seats import SeatRow, add_seat
from app.store.secrets import new_id, new_token, token_hash
from app.store.shares import Share
from app.store.snapshots import KEPT, Snapshot
from app.store.tables import TableRow, add_table
from app.store.tokens import KEPT_REVOKED, Token

NOW = "2026-01-01T00:00:00.000Z"


def table(**changes: object) -> TableRow:
    values: dict[str, object] = {
        "id": new_id("t"),
        "name": "Gorge",
        "created": NOW,
        "epoch": new_id(),
        "pilot_invite": new_token(),
        "spectator_invite": new_token(),
        "demo": False,
    }
    return TableRow(**{**values, **changes})  # type: ignore[arg-type]


def seat(table_id: str, token: str, role: str = "pilot") -> SeatRow:
    return SeatRow(new_id("s"), table_id, role, "Ann", token_hash(token), NOW)


async def test_tables_are_found_by_id_and_by_invite(store: Store) -> None:
    one, other = table(), table()
    await store.tables.add(one)
    await store.tables.add(other)
    assert await store.tables.get(one.id) == one
    assert await store.tables.get("nobody") is None
    assert await store.tables.by_invite(one.pilot_invite) == (one, "pilot")
    assert await store.tables.by_invite(other.spectator_invite) == (other, "spectator")
    assert await store.tables.by_invite("") is None
    assert {one.id, other.id} <= {found.id for found in await store.tables.all()}


async def test_a_rotated_invite_is_refused(store: Store) -> None:
    one = table()
    await store.tables.add(one)
    new = await store.tables.rotate_invite(one.id, "pilot")
    assert await store.tables.by_invite(one.pilot_invite) is None
    found = await store.tables.by_invite(new)
    assert found is not None and found[0].id == one.id
    assert found[0].spectator_invite == one.spectator_invite


async def test_renaming(store: Store) -> None:
    one = table()
    await store.tables.add(one)
    await store.tables.rename(one.id, "Shaft")
    found = await store.tables.get(one.id)
    assert found is not None and found.name == "Shaft"


async def test_the_demonstration_table_is_found_again(sqlite_store: Store) -> None:
    assert await sqlite_store.tables.demo() is None
    await sqlite_store.tables.add(table())
    demo = table(demo=True)
    await sqlite_store.tables.add(demo)
    assert await sqlite_store.tables.demo() == demo


async def test_a_token_opens_its_seat_until_revoked(store: Store) -> None:
    token = new_token()
    one = seat(new_id("t"), token)
    await store.seats.add(one)
    assert await store.seats.by_token(token) == (one.table_id, one.id, "pilot")
    assert await store.seats.by_token(token + "x") is None
    await store.seats.revoke("another table", one.id, NOW)
    assert await store.seats.by_token(token) is not None
    await store.seats.revoke(one.table_id, one.id, NOW)
    assert await store.seats.by_token(token) is None
    (kept,) = await store.seats.of_table(one.table_id)
    assert kept.revoked == NOW


async def test_a_new_token_replaces_the_old_one(store: Store) -> None:
    old, new = new_token(), new_token()
    one = seat(new_id("t"), old)
    await store.seats.add(one)
    await store.seats.new_token(one.table_id, one.id, token_hash(new))
    assert await store.seats.by_token(old) is None
    assert await store.seats.by_token(new) is not None


async def test_tokens_are_kept_only_as_hashes(store: Store) -> None:
    token = new_token()
    one = seat(new_id("t"), token)
    await store.seats.add(one)
    (kept,) = await store.seats.of_table(one.table_id)
    assert token not in repr(kept)


def integration(table_id: str, seat_id: str, secret: str) -> Token:
    return Token(
        new_id("k"), table_id, seat_id, "Bot", token_hash(secret), "read roll", "", NOW, NOW
    )


async def test_an_integration_token_is_found_also_when_it_is_revoked(store: Store) -> None:
    one, secret = new_id("t"), new_token()
    made = integration(one, "s1", secret)
    await store.tokens.add(made)
    assert await store.tokens.by_token(secret) == made
    assert await store.tokens.get(one, made.id) == made
    assert await store.tokens.get("another table", made.id) is None
    assert not await store.tokens.revoke("another table", made.id, NOW)
    assert await store.tokens.revoke(one, made.id, NOW)
    assert not await store.tokens.revoke(one, made.id, NOW)
    assert await store.tokens.of_table(one) == []
    assert await store.tokens.get(one, made.id) is None
    kept = await store.tokens.by_token(secret)
    assert kept is not None and kept.revoked == NOW
    assert not await store.tokens.renew(one, made.id, token_hash("x"), NOW, None)


async def test_an_integration_token_gets_a_new_secret(store: Store) -> None:
    one, old, new = new_id("t"), new_token(), new_token()
    made = integration(one, "s1", old)
    await store.tokens.add(made)
    assert await store.tokens.renew(one, made.id, token_hash(new), "later", "much later")
    await store.tokens.note_use(made.id, "now")
    assert await store.tokens.by_token(old) is None
    found = await store.tokens.by_token(new)
    assert found is not None
    assert (found.issued, found.expires, found.last_used) == ("later", "much later", "now")
    assert (found.created, found.scopes) == (made.created, made.scopes)


async def test_a_seat_takes_its_integration_tokens_along(store: Store) -> None:
    one = seat(new_id("t"), new_token())
    await store.seats.add(one)
    own, other = integration(one.table_id, one.id, "a1"), integration(one.table_id, "s2", "a2")
    elsewhere = integration("another table", one.id, "a3")
    for each in (own, other, elsewhere):
        await store.tokens.add(each)
    await store.seats.revoke(one.table_id, one.id, NOW)
    assert await store.tokens.of_table(one.table_id) == [other]
    assert await store.tokens.get("another table", elsewhere.id) == elsewhere


async def test_the_last_revoked_integration_tokens_are_kept(store: Store) -> None:
    one = new_id("t")
    secrets = [new_token() for _ in range(KEPT_REVOKED + 2)]
    live = integration(one, "s1", new_token())
    await store.tokens.add(live)
    for n, secret in enumerate(secrets):
        made = integration(one, "s1", secret)
        await store.tokens.add(made)
        await store.tokens.revoke(one, made.id, f"2026-01-02T00:00:00.{n:03}Z")
    found = [await store.tokens.by_token(secret) for secret in secrets]
    assert [each is None for each in found] == [True, True, *[False] * KEPT_REVOKED]
    assert await store.tokens.of_table(one) == [live]


async def test_chapters_close_once(store: Store) -> None:
    one = new_id("t")
    await store.chapters.add(Chapter(one, 1, b"\x00seed", "c1"))
    await store.chapters.add(Chapter(one, 2, b"other", "c2"))
    await store.chapters.close(one, 1, NOW)
    await store.chapters.close(one, 1, "later")
    assert await store.chapters.of_table(one) == [
        Chapter(one, 1, b"\x00seed", "c1", NOW),
        Chapter(one, 2, b"other", "c2"),
    ]
    assert await store.chapters.get(one, 3) is None


async def test_the_newest_fitting_snapshot(store: Store) -> None:
    one = new_id("t")
    for version in (10, 20, 20, 30):
        await store.snapshots.add(Snapshot(one, version, "1", b"body %d" % version))
    newest = await store.snapshots.newest(one, "1")
    assert newest == Snapshot(one, 30, "1", b"body 30")
    older = await store.snapshots.newest(one, "1", at_most=29)
    assert older is not None and older.version == 20
    assert await store.snapshots.newest(one, "1", at_most=9) is None
    assert await store.snapshots.newest(one, "2") is None


async def test_snapshots_of_another_fold_are_dropped_and_old_ones_too(store: Store) -> None:
    one = new_id("t")
    await store.snapshots.add(Snapshot(one, 1, "old", b"x"))
    for version in range(2, 2 + KEPT + 2):
        await store.snapshots.add(Snapshot(one, version, "new", b"x"))
    assert await store.snapshots.newest(one, "old") is None
    assert await store.snapshots.newest(one, "new", at_most=3) is None
    assert await store.snapshots.newest(one, "new", at_most=4) is not None


async def test_deleting_a_table_leaves_nothing(store: Store) -> None:
    gone, stays = table(), table()
    token = new_token()
    for one in (gone, stays):
        await store.tables.add(one)
        await store.journal.append(Row(one.id, 1, "c", None, "", NOW, []))
        await store.chapters.add(Chapter(one.id, 1, b"s", "c"))
        await store.snapshots.add(Snapshot(one.id, 1, "1", b"x"))
    await store.seats.add(seat(gone.id, token))
    secret = new_token()
    await store.tokens.add(integration(gone.id, "s1", secret))
    await store.tables.delete(gone.id)
    assert await store.tokens.by_token(secret) is None
    assert await store.tables.get(gone.id) is None
    assert await store.seats.by_token(token) is None
    assert await store.journal.heads([gone.id, stays.id]) == {stays.id: 1}
    assert await store.chapters.of_table(gone.id) == []
    assert await store.snapshots.newest(gone.id, "1") is None
    assert await store.snapshots.newest(stays.id, "1") is not None


async def test_repeated_writes_are_kept_once(store: Store) -> None:
    """A job is repeated when its connection was lost after the commit."""
    one = table()
    member = seat(one.id, new_token())
    chapter = Chapter(one.id, 1, b"seed", "hash")
    screen = Screen(new_id("d"), one.id, "Beamer", token_hash(new_token()), NOW)
    share = Share(new_id("l"), one.id, "m1", "Ann", token_hash(new_token()), 1, 2, NOW)

    def job(connection: Connection) -> bool:
        add_seat(connection, member)
        add_chapter(connection, chapter)
        return add_table(connection, one)

    for new in (True, False):
        assert await store.write(job) is new
        await store.shares.add(share)
        await store.screens.add(screen)
    assert await store.tables.get(one.id) == one
    assert await store.seats.of_table(one.id) == [member]
    assert await store.chapters.of_table(one.id) == [chapter]
    assert await store.shares.of_table(one.id) == [share]
    assert await store.screens.of_table(one.id) == [screen]


@pytest.mark.postgres
async def test_two_processes_keep_the_same_snapshot_at_once(postgres_url: str) -> None:
    """Both have deleted the old ones before either has written. One of the two stays."""
    store, one = Store.open(postgres_url), new_id("t")
    engine, deleted = store.database.write_engine, threading.Event()

    @event.listens_for(engine, "after_cursor_execute")
    def executed(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("DELETE FROM snapshots"):
            deleted.set()

    with engine.begin() as other:
        values = {"table_id": one, "version": 7, "fold_version": "1", "body": compress(b"theirs")}
        other.execute(snapshots.insert().values(**values))
        ours = asyncio.create_task(store.snapshots.add(Snapshot(one, 7, "1", b"ours")))
        assert await asyncio.to_thread(deleted.wait, 20)
    await ours
    kept = await store.snapshots.newest(one, "1")
    assert kept is not None and kept.body == b"theirs"
    store.close()


def picture(table_id: str, digest: str, **changes: object) -> Picture:
    values: dict[str, object] = {
        "table_id": table_id,
        "id": new_id("p"),
        "owner": OF_HANDLERS,
        "hash": digest,
        "width": 4,
        "height": 3,
        "size": 5,
        "created": NOW,
    }
    return Picture(**{**values, **changes})  # type: ignore[arg-type]


async def test_pictures_are_kept_once_and_within_the_quota(store: Store) -> None:
    table_id, quota = new_id("t"), Quota(2, 11, 30)
    one, same = picture(table_id, "a"), picture(table_id, "a")
    assert await store.pictures.add(one, b"12345", quota) == one
    assert await store.pictures.add(same, b"12345", quota) == one
    for too_large in ({"size": 7}, {"width": 7}):
        assert await store.pictures.add(picture(table_id, "b", **too_large), b"", quota) is None
    two = picture(table_id, "b", created="2026-01-02T00:00:00.000Z")
    assert await store.pictures.add(two, b"67890", quota) == two
    assert await store.pictures.add(picture(table_id, "c", size=0), b"", quota) is None
    of_ann = picture(table_id, "a", owner="ann")
    assert await store.pictures.add(of_ann, b"12345", quota) == of_ann
    assert await store.pictures.used(table_id, OF_HANDLERS) == Quota(2, 10, 24)
    assert (await store.pictures.all(table_id))[0] == two
    assert await store.pictures.find(table_id, one.id) == (one, b"12345")
    assert await store.pictures.find("elsewhere", one.id) is None
    known = await store.pictures.owners(table_id, [one.id, of_ann.id, "none"])
    assert known == {one.id: OF_HANDLERS, of_ann.id: "ann"}
    assert await store.pictures.remove(table_id, one.id)
    assert not await store.pictures.remove(table_id, one.id)


async def test_pictures_go_with_their_table(store: Store) -> None:
    here, there = table(), table()
    await store.tables.add(here)
    kept = picture(here.id, "a")
    await store.pictures.restore(here.id, [(kept, b"12345")])
    await store.pictures.restore(here.id, [(kept, b"other")])
    await store.write(lambda connection: copy_pictures(connection, here.id, there.id))
    await store.tables.delete(here.id)
    assert await store.pictures.find(here.id, kept.id) is None
    found = await store.pictures.find(there.id, kept.id)
    assert found is not None and found[1] == b"12345"


async def test_the_library_has_bounds_and_keeps_bodies_apart(store: Store) -> None:
    def new(name: str, table_id: str = "t1") -> LibraryEntry:
        return LibraryEntry(new_id("l"), "map", name, "", table_id, NOW, 3, '{"hexes":4}')

    zoo, ant = new("zoo"), new("Ant")
    assert await store.library.add(zoo, b"one", 2)
    assert await store.library.add(ant, b"two", 2)
    assert not await store.library.add(new("Bee"), b"six", 2)
    assert await store.library.all() == [ant, zoo]
    assert await store.library.find(zoo.id) == (zoo, b"one")
    assert not await store.library.remove(zoo.id, "t2")
    assert await store.library.remove(zoo.id, "t1")
    assert await store.library.find(zoo.id) is None
    assert await store.library.remove(ant.id)
