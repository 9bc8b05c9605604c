"""Caches of computed values, kept on the immutable object that they are computed from.

`@memo` caches a function of one object; `@memo_by` also of further hashable arguments. Where that
does not fit, a `Memo` is a typed slot in the cache of an object. A cache lives as long as its
object, and an object derived from it starts with an empty one. A `SourceMemo` caches what is
computed from objects that are no `Cached`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import wraps
from threading import Lock
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

V = TypeVar("V")
P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Cached:
    """Base of frozen dataclasses that keep computed values; these are not part of the value."""

    _memo: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)


Owner = TypeVar("Owner", bound=Cached)

_ABSENT: Final = object()


class Memo(Generic[V]):
    """A slot for values of one type in the caches of objects, one value for each key.

    `released`: the values are useful only while the object is in play (see `release`).
    """

    __slots__ = ("released",)

    def __init__(self, *, released: bool = False) -> None:
        self.released = released

    def get(self, owner: Cached, *key: Hashable) -> V | None:
        """Returns the cached value, or None."""
        found: V | None = owner._memo.get((self, *key) if key else self)
        return found

    def put(self, owner: Cached, value: V, *key: Hashable) -> V:
        """Caches a value and returns it."""
        owner._memo[(self, *key) if key else self] = value
        return value

    def obtain(self, owner: Cached, make: Callable[[], V], *key: Hashable) -> V:
        """Returns the cached value. Computes it with `make` if there is none."""
        found = self.get(owner, *key)
        return self.put(owner, make(), *key) if found is None else found

    def inherit(self, old: Cached, new: Cached) -> None:
        """Takes the value over from an object that it holds for as well, unless there is one."""
        found = self.get(old)
        if found is not None:
            new._memo.setdefault(self, found)


class SourceMemo(Generic[V]):
    """Values computed from objects that keep no cache, such as dicts that never change.

    It holds the newest values that together weigh at most `most`, with their sources: an identity
    is used again when its object is gone. `weigh` is the weight of a value, by default 1.
    """

    def __init__(self, most: int, weigh: Callable[[V], int] = lambda _: 1) -> None:
        self._most = most
        self._weigh = weigh
        self._weight = 0
        self._lock = Lock()
        self._kept: dict[tuple[Hashable, ...], tuple[tuple[object, ...], V]] = {}

    def obtain(self, sources: tuple[object, ...], make: Callable[[], V], *key: Hashable) -> V:
        """Returns the value for these sources. Computes it with `make` if there is none."""
        place = (*map(id, sources), *key)
        found = self._kept.get(place)
        if found is None or found[0] != sources:  # quick, as most are the same objects
            found = (sources, make())
            # tables are loaded in threads
            with self._lock:
                self._drop(place)
                self._weight += self._weigh(found[1])
                while self._weight > self._most and self._kept:
                    self._drop(next(iter(self._kept)))
                self._kept[place] = found
        return found[1]

    def _drop(self, place: tuple[Hashable, ...]) -> None:
        if place in self._kept:
            self._weight -= self._weigh(self._kept.pop(place)[1])


def memo(function: Callable[[Owner], V]) -> Callable[[Owner], V]:
    """Caches the function's value on its argument."""

    @wraps(function)
    def cached(owner: Owner) -> V:
        found = owner._memo.get(function, _ABSENT)
        if found is _ABSENT:
            found = owner._memo[function] = function(owner)
        return found  # type: ignore[no-any-return]

    return cached


def memo_by(function: Callable[Concatenate[Owner, P], V]) -> Callable[Concatenate[Owner, P], V]:
    """Caches the function's values on its first argument, by the others, which are hashable."""

    @wraps(function)
    def cached(owner: Owner, /, *args: P.args, **kwargs: P.kwargs) -> V:
        key = (function, *args, *kwargs.items())
        found = owner._memo.get(key, _ABSENT)
        if found is _ABSENT:
            found = owner._memo[key] = function(owner, *args, **kwargs)
        return found  # type: ignore[no-any-return]

    return cached


def release(owner: Cached) -> None:
    """Drops the values of slots that are useful only while the object is in play."""
    for key in tuple(owner._memo):
        slot = key[0] if isinstance(key, tuple) else key
        if isinstance(slot, Memo) and slot.released:
            del owner._memo[key]


def forget(owner: Cached) -> None:
    """Drops all cached values of an object."""
    owner._memo.clear()
