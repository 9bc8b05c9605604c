"""A dataclass with some fields changed, as `dataclasses.replace` makes it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from app.rules.fast_replace import fast_replace
from app.rules.memo import Cached, Memo

_SUM = Memo[int]()


@dataclass(frozen=True, slots=True)
class Numbers(Cached):
    one: int
    two: int = 2
    three: int = 3


def test_the_named_fields_change_and_no_others() -> None:
    numbers = Numbers(1)
    assert fast_replace(numbers, one=7, three=9) == replace(numbers, one=7, three=9)
    assert fast_replace(numbers) == numbers
    assert numbers == Numbers(1)


def test_caches_are_not_taken_over() -> None:
    numbers = Numbers(1)
    _SUM.put(numbers, 6)
    assert _SUM.get(fast_replace(numbers, two=5)) is None


@pytest.mark.parametrize("name", ["four", "_memo"])
def test_only_fields_can_be_changed(name: str) -> None:
    with pytest.raises(KeyError):
        fast_replace(Numbers(1), **{name: {}})
