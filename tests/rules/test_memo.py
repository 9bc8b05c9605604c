"""Caches on objects: computed once, dropped, and not part of the object's value."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from threading import Barrier
from typing import Any

import pytest

from app.rules.memo import Cached, Memo, SourceMemo, forget, memo, memo_by, release


@dataclass(frozen=True, slots=True)
class Body(Cached):
    """A cached object with a list of computed values."""

    size: int


computed: list[Any] = []


@memo
def doubled(body: Body) -> int | None:
    """Returns None for size 0, which is cached like any other value."""
    computed.append(body.size)
    return 2 * body.size or None


@memo_by
def times(body: Body, factor: int, *, offset: int = 0) -> int:
    computed.append((body.size, factor, offset))
    return factor * body.size + offset


def test_values_are_computed_once_for_an_object() -> None:
    computed.clear()
    body, none = Body(3), Body(0)
    assert [doubled(body), doubled(body), doubled(none), doubled(none)] == [6, 6, None, None]
    assert [times(body, 4), times(body, 4), times(body, 5), times(body, 4, offset=1)] == [
        12, 12, 15, 13,
    ]  # fmt: skip
    assert computed == [3, 0, (3, 4, 0), (3, 5, 0), (3, 4, 1)]


def test_a_cache_is_no_part_of_the_value() -> None:
    body = Body(3)
    doubled(body)
    computed.clear()
    assert body == Body(3)
    assert repr(body) == "Body(size=3)"
    assert doubled(replace(body)) == 6
    assert computed == [3]


def test_slots_hold_one_value_for_each_key() -> None:
    slot, other = Memo[list[int]](), Memo[list[int]]()
    body = Body(3)
    assert slot.get(body) is None
    made = slot.obtain(body, list, "key")
    made.append(1)
    assert slot.obtain(body, list, "key") is made
    assert slot.get(body, "other key") is None
    assert other.get(body, "key") is None
    assert slot.put(body, [2]) == [2]
    assert slot.get(body) == [2]


def test_an_object_inherits_what_holds_for_it_as_well() -> None:
    slot = Memo[int]()
    old, new = Body(3), Body(4)
    slot.inherit(old, new)
    assert slot.get(new) is None
    slot.put(old, 1)
    slot.inherit(old, new)
    assert slot.get(new) == 1
    slot.put(old, 2)
    slot.inherit(old, new)
    assert slot.get(new) == 1


def test_memos_are_released_with_their_object() -> None:
    kept, released = Memo[int](), Memo[int](released=True)
    body = Body(3)
    kept.put(body, 1)
    released.put(body, 2, "key")
    doubled(body)
    times(body, 2)
    computed.clear()
    release(body)
    assert (kept.get(body), released.get(body, "key")) == (1, None)
    assert (doubled(body), times(body, 2), computed) == (6, 6, [])
    forget(body)
    assert kept.get(body) is None
    assert (doubled(body), computed) == (6, [3])


@pytest.fixture
def quick_switches() -> Iterator[None]:
    """Threads give way to one another after almost every step."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("quick_switches")
def test_threads_fill_a_source_memo_at_once() -> None:
    """More values than it holds are computed in several threads, as when tables are loaded."""
    kept = SourceMemo[int](4)
    sources = [object() for _ in range(12)]
    begin = Barrier(6)

    def fill(seed: int) -> int:
        begin.wait()
        for n in range(4000):
            at = (n * 7 + seed) % len(sources)
            assert kept.obtain((sources[at],), lambda at=at: at) == at  # type: ignore[misc]
        return seed

    with ThreadPoolExecutor(6) as threads:
        assert sorted(threads.map(fill, range(6))) == list(range(6))


def test_values_are_kept_up_to_a_weight() -> None:
    kept = SourceMemo[bytes](10, len)
    made: list[str] = []

    def obtain(name: str, size: int) -> bytes:
        def make() -> bytes:
            made.append(name)
            return bytes(size)

        return kept.obtain((), make, name)

    for name, size in (("a", 4), ("b", 6), ("a", 4), ("c", 1), ("b", 6), ("a", 4), ("d", 30)):
        assert len(obtain(name, size)) == size
    # "c" drops "a", the oldest; "a" drops "b" and "d" everything
    assert made == ["a", "b", "c", "a", "d"]
    obtain("d", 30)
    obtain("a", 4)
    assert made == ["a", "b", "c", "a", "d", "a"]


def test_a_value_computed_twice_at_once_counts_once() -> None:
    kept = SourceMemo[bytes](10, len)
    made: list[str] = []

    def make(name: str) -> bytes:
        made.append(name)
        return bytes(4)

    def slow() -> bytes:
        kept.obtain((), lambda: make("first"), "a")  # another thread is quicker
        return make("second")

    kept.obtain((), slow, "a")
    kept.obtain((), lambda: make("b"), "b")
    kept.obtain((), lambda: make("a again"), "a")
    assert made == ["first", "second", "b"]
