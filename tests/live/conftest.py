"""Live tables over the stores of the contract suite."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from app.live.pubsub import MemoryPubSub
from app.live.tables import Tables
from app.store import Store


@pytest.fixture
async def tables(sqlite_store: Store) -> AsyncIterator[Tables]:
    """The live tables of one process, without a periodic check."""
    opened = Tables(sqlite_store, check_every=3600)
    await opened.start()
    yield opened
    await opened.close()


@pytest.fixture
async def pair(store: Store, store_url: str) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two processes on one database, with their own stores and one publish/subscribe channel."""
    other_store = Store.open(store_url)
    pubsub = MemoryPubSub()
    one = Tables(store, pubsub, check_every=3600)
    other = Tables(other_store, pubsub, check_every=3600)
    await one.start()
    await other.start()
    yield one, other
    await one.close()
    await other.close()
    other_store.close()
