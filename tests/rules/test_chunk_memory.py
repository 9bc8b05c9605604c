"""The memory of cached results of a chunk."""

from __future__ import annotations

import tracemalloc
from array import array
from collections import Counter
from random import Random

from app.rules.geometry.chunks import CHUNK_AREA, MAX_LEVEL, MIN_LEVEL, VOID, Chunk


def test_a_chunk_of_a_thousand_levels_keeps_few_bytes_of_their_counts() -> None:
    chance = Random(5)
    levels = [[chance.randint(MIN_LEVEL, MAX_LEVEL) for _ in range(CHUNK_AREA)] for _ in range(20)]
    chunks = [Chunk(array("h", each), {}) for each in levels]
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for chunk, known in zip(chunks, levels, strict=True):
            assert chunk.counts == Counter(known)
            assert chunk.extent == (min(known), max(known))
        kept = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    # as much as the levels themselves twice, and a little
    assert kept < len(chunks) * (2 * 2 * CHUNK_AREA + 2048)


def test_a_chunk_of_void_has_no_levels() -> None:
    chunk = Chunk(array("h", [VOID]) * CHUNK_AREA, {})
    assert (chunk.counts, chunk.extent) == ({}, None)
