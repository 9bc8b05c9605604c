"""Dice of a live table: drawn from the seed of the open chapter, which only the store has."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from app.engine import DecisionContext, State
from app.live.clock import now
from app.rules.dice.chance import SeededChance, commitment
from app.store import Store
from app.store.chapters import Chapter
from app.store.secrets import new_id

SEED_BYTES = 32


def new_chapter(table_id: str, chapter: int) -> Chapter:
    """Creates a chapter with a new random seed and its SHA-256 commitment."""
    seed = secrets.token_bytes(SEED_BYTES)
    return Chapter(table_id, chapter, seed, commitment(seed))


def chapter_documents(chapters: Iterable[Chapter], opened: int) -> list[dict[str, Any]]:
    """Returns the chapters up to the `opened` one for an export.

    Only chapters before it show their seeds.
    """
    return [
        {
            "chapter": each.chapter,
            "commitment": each.commitment,
            # A chapter of an imported history may never have disclosed its seed.
            "seed": each.seed.hex() or None if each.chapter < opened else None,
        }
        for each in chapters
        if each.chapter <= opened
    ]


class ChapterSeeds:
    """A cache of the seeds of one table's chapters."""

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._table_id = table_id
        self._seeds: dict[int, bytes] = {}

    async def context(self, state: State, command_id: str) -> DecisionContext:
        """Returns the dice, ids and time that a decision about this state may use."""
        chapter, mix = state.record.dice.chapter, state.record.dice.mix
        seed = self._seeds.get(chapter)
        if seed is None and chapter:
            found = await self._store.chapters.get(self._table_id, chapter)
            if found is None:
                raise LookupError(f"table {self._table_id}: chapter {chapter} has no seed")
            seed = self._seeds[chapter] = found.seed

        def chance(stream: str, counter: int) -> SeededChance:
            if seed is None:
                raise LookupError("no chapter of chance is open yet")
            return SeededChance(seed, self._table_id, stream, counter, command_id, mix)

        return DecisionContext(chance=chance, ids=new_id, now=now())
