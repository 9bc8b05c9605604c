"""Valid, borderline and invalid parameters of commands and queries, made from their structs and the
ids of a real table.

A new command needs no change here.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
from msgspec import inspect

from app.engine.commands.registry import COMMANDS
from app.engine.queries import query_types
from app.rules.frame_state.combat.library import ready_builds
from app.rules.systems import SYSTEMS

#: Texts that often cause faults, and texts that would run as scripts.
TEXTS: Final = (
    "", " ", "\t\n", "\x00", "a\x00b", "\ud800", "\udfff\ud800", "\ufeff", "\ufffe", "\u2028",
    "\u202ethgir\u202c", "\u200b\u200d\u2060", "e\u0301" * 40, "👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿", "ﷺ" * 30, "𝕳𝖊𝖝",
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", '"><svg onload=alert(1)>',
    "javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "{{7*7}}", "${7*7}", "%s%n",
    "'; DROP TABLE tables; --", "../../../../etc/passwd", "..\\..\\x", "%2e%2e%2f", "C:\\con",
    "__proto__", "constructor", "toString", "__class__", "null", "None", "NaN", "-0", "1e999",
    "0x10", "१२३", "Ⅻ", "x" * 63, "x" * 64, "x" * 65, "x" * 81, "x" * 4001, "d6", "2d6+1",
    "999999d999999", "9" * 400, "\r\nSet-Cookie: a=b", "*", "all", "handler",
)  # fmt: skip
#: Numbers at limits of types.
NUMBERS: Final = (
    0, 1, 2, 3, -1, 5, 20, 127, 255, 1000, 65_536, 2**31 - 1, 2**31, -(2**31), 2**53, 2**53 + 1,
    2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, 0.5, -0.0, 1e308, 1e-320,
)  # fmt: skip
#: Meaningful words that no view contains, by the name of the field.
WORDS: Final = {
    "notation": ("d6", "2d6+1", "4d6kh3"),
    "dice": ("d4", "d6", "d12"),
    "build": tuple(ready_builds("frames")) + tuple(ready_builds("npcs")),
    "system": tuple(SYSTEMS),
    "weapon": ("gun",),
}
#: The depth of generated values.
DEEP: Final = 4


_type_info = cache(inspect.type_info)


def shapes() -> dict[str, type[msgspec.Struct]]:
    """Returns every command's struct by its name."""
    return {name: entry.shape for name, entry in COMMANDS.items()}


def query_structs() -> dict[str, type[msgspec.Struct]]:
    """Returns every query struct by its name."""
    return dict(query_types())


class Known:
    """Ids and words that are in a table, by the name of their field."""

    def __init__(self, *documents: Any) -> None:
        self.by_name: dict[str, list[str]] = defaultdict(list)
        self.all: list[str] = []
        for name, words in WORDS.items():
            self.by_name[name] += words
        for document in documents:
            self._look(document, "")

    def _look(self, node: Any, name: str) -> None:
        if isinstance(node, Mapping):
            for key, value in node.items():
                if isinstance(value, Mapping) and name.endswith("s"):
                    self._note(name[:-1], str(key))
                self._look(value, str(key))
        elif isinstance(node, list):
            for value in node:
                self._look(value, name)
        elif isinstance(node, str) and 0 < len(node) <= 64:
            self._note(name, node)
            self._note(name.removesuffix("s"), node)

    def _note(self, name: str, word: str) -> None:
        if word not in self.by_name[name]:
            self.by_name[name].append(word)
            self.all.append(word)


class Maker:
    """Creates values from one random source."""

    def __init__(self, chance: Random, known: Known | None = None) -> None:
        self.chance = chance
        self.known = known or Known()
        self.often = 0.35

    # --- whole messages

    def command(self, name: str | None = None, wrong: float = 0.15) -> dict[str, Any]:
        """Returns a command, invalid with the given probability."""
        all_ = shapes()
        name = name or self.chance.choice(sorted(all_))
        made = {"type": name, **self.struct(all_[name])}
        return self.spoilt(made) if self.chance.random() < wrong else made

    def query(self, name: str, wrong: float = 0.15) -> dict[str, Any]:
        """Returns the parameters of a query."""
        made = self.struct(query_structs()[name])
        if "from_" in made:
            made["from"] = made.pop("from_")
        return self.spoilt(made) if self.chance.random() < wrong else made

    # --- by type

    def struct(self, shape: type[msgspec.Struct]) -> dict[str, Any]:
        """Returns all required fields of a struct, and some optional ones."""
        self.often = self.chance.choice((0.0, 0.1, 0.35, 0.8))
        found: dict[str, Any] = self.value(_type_info(shape), "")
        return found

    def value(self, kind: inspect.Type, name: str, depth: int = 0) -> Any:
        """Returns a valid value of a type, for the field with that name."""
        make: Callable[[Any, str, int], Any] = getattr(
            self, f"_{type(kind).__name__.lower().removesuffix('type')}", self._any
        )
        return make(kind, name, depth)

    def _struct(self, kind: inspect.StructType, _: str, depth: int) -> dict[str, Any]:
        often = self.often if depth < DEEP else 0.0
        made: dict[str, Any] = {
            field.encode_name: self.value(field.type, field.name, depth + 1)
            for field in kind.fields
            if field.required or (field.name != "scene" and self.chance.random() < often)
        }
        if kind.tag_field is not None:
            made[kind.tag_field] = kind.tag
        return made

    def _union(self, kind: inspect.UnionType, name: str, depth: int) -> Any:
        return self.value(self.chance.choice(kind.types), name, depth)

    def _none(self, *_: Any) -> None:
        return None

    def _bool(self, *_: Any) -> bool:
        return self.chance.random() < 0.5

    def _int(self, kind: inspect.IntType, name: str, _: int) -> int:
        low = kind.ge if kind.ge is not None else -(2**40)
        high = kind.le if kind.le is not None else 2**40
        at = self.chance.random()
        if name in ("q", "r", "level", "columns", "rows") and at < 0.85:
            return min(max(self.chance.randrange(9), low), high)
        small = [n for n in range(7) if low <= n <= high]
        if at < 0.75 and small:
            return self.chance.choice(small)
        return self.chance.choice((low, high, self.chance.randint(low, high)))

    def _float(self, kind: inspect.FloatType, *_: Any) -> float:
        low = kind.ge if kind.ge is not None else -1000.0
        return self.chance.uniform(low, kind.le if kind.le is not None else 1000.0)

    def _str(self, kind: inspect.StrType, name: str, _: int) -> str:
        words = self.known.by_name.get(name) or self.known.by_name.get(name.removesuffix("_"))
        at = self.chance.random()
        if words and at < 0.9:
            made = self.chance.choice(words)
        elif self.known.all and at < 0.95:
            made = self.chance.choice(self.known.all)
        else:
            made = self.chance.choice(TEXTS)
        made = made[: kind.max_length]
        if kind.pattern is not None and not re.search(kind.pattern, made):
            made = "x"
        return made.ljust(kind.min_length or 0, "x")

    def _literal(self, kind: inspect.LiteralType, *_: Any) -> Any:
        return self.chance.choice(kind.values)

    def _many(self, kind: Any, name: str, depth: int) -> list[Any]:
        low = kind.min_length or 0
        high = low + (self.chance.choice((0, 1, 1, 2, 3)) if depth < DEEP else 0)
        if kind.max_length is not None:
            high = min(high, kind.max_length)
        return [self.value(kind.item_type, name, depth + 1) for _ in range(max(low, high))]

    _list = _vartuple = _set = _frozenset = _many

    def _tuple(self, kind: inspect.TupleType, name: str, depth: int) -> list[Any]:
        return [self.value(each, name, depth + 1) for each in kind.item_types]

    def _dict(self, kind: inspect.DictType, name: str, depth: int) -> dict[str, Any]:
        return {
            str(self.value(kind.key_type, name, depth + 1)): self.value(
                kind.value_type, name, depth + 1
            )
            for _ in range(self.chance.choice((0, 1, 1, 2)))
        }

    def _any(self, _kind: Any, name: str, depth: int) -> Any:
        """Returns any JSON value."""
        pick = self.chance.randrange(8 if depth < DEEP else 5)
        if pick < 2 and self.known.all:
            return self.chance.choice(self.known.by_name.get(name) or self.known.all)
        if pick == 2:
            return self.chance.choice(TEXTS)
        if pick == 3:
            return self.chance.choice(NUMBERS)
        if pick < 5:
            return self.chance.choice((None, True, False))
        if pick == 5:
            return [self._any(None, name, depth + 1) for _ in range(self.chance.randrange(3))]
        keys = self.chance.sample(("q", "r", "level", "unit", "id", "map", "name"), 2)
        return {key: self._any(None, key, depth + 1) for key in keys}

    # --- wrong ones

    def spoilt(self, made: Any) -> Any:
        """Returns the value with an invalid part anywhere in it."""
        if isinstance(made, dict) and made and self.chance.random() < 0.85:
            key = self.chance.choice(sorted(made))
            what = self.chance.randrange(6)
            if what == 0:
                return {name: value for name, value in made.items() if name != key}
            if what == 1:
                return {**made, self.chance.choice(TEXTS): self._any(None, key, 0)}
            return {**made, key: self.spoilt(made[key])}
        if isinstance(made, list) and made and self.chance.random() < 0.7:
            at = self.chance.randrange(len(made))
            if self.chance.random() < 0.3:
                return made * self.chance.choice((2, 50))
            return [*made[:at], self.spoilt(made[at]), *made[at + 1 :]]
        if self.chance.random() < 0.1:
            return self.deep(self.chance.choice((10, 200, 900)))
        return self._any(None, "", 0)

    def deep(self, levels: int) -> Any:
        """Returns deeply nested lists."""
        made: Any = []
        for _ in range(levels):
            made = [made]
        return made
