"""Chance: the source of dice, and dice derived from a seed that anybody can verify.

A table's chapter has one seed. Its SHA-256 (`commitment`) is shown before the first roll, the seed
itself when the chapter is closed; then anybody can derive every die again:

    block 0      = HMAC-SHA-256(seed, "table|stream|counter|command id" or, once players have
                   mixed in something of their own, "table|stream|counter|command id|mix"), UTF-8
    block n + 1  = HMAC-SHA-256(seed, block n)
    words        = the blocks cut into unsigned 32-bit big-endian numbers, in order
    die          = 1 + word mod sides, of the first word below 2**32 - (2**32 mod sides)

    mix          = "" when a chapter begins; after each text of a player the SHA-256, in hex, of
                   "mix before|seat|text", UTF-8

Every die has a counter of its own, so no die tells anything about another. Whoever runs the server
knows the seed and must be trusted for the rolls made there; the commitment shows only that the
seed was not exchanged afterwards. What that person could do stands in docs/fair-dice.md.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterable
from typing import Protocol

WORD = 1 << 32
_words: Callable[[bytes], tuple[int, ...]] = struct.Struct(">8I").unpack


class Chance(Protocol):
    """A source of dice, the only randomness of rules and engine."""

    def die(self, sides: int) -> int:
        """The next die with this many sides, 1..sides, each as likely as any other."""
        ...  # pragma: no cover


def commitment(seed: bytes) -> str:
    """Returns the SHA-256 of a seed in hex, which is published before its chapter begins."""
    return hashlib.sha256(seed).hexdigest()


def mixed(mix: str, seat: str, text: str) -> str:
    """Returns the mix after a player has added a text: 64 hex digits. `mix`: the previous one or
    "".

    Raises ValueError for a seat that holds the separator.
    """
    if "|" in seat:
        raise ValueError("a seat's id may not hold '|'")
    return hashlib.sha256(f"{mix}|{seat}|{text}".encode()).hexdigest()


class SeededChance:
    """Dice derived from a chapter's seed (see the module's text for the derivation).

    `counter` is that of the next die; each die moves it by one. `table` and `stream` may not hold
    the separator, so two different dice never share a message, whatever the command's id is.
    """

    __slots__ = ("_after", "_before", "_seed", "counter")

    def __init__(
        self, seed: bytes, table: str, stream: str, counter: int, command_id: str, mix: str = ""
    ) -> None:
        if "|" in table or "|" in stream:
            raise ValueError("the table's id and the stream's name may not hold '|'")
        self._seed = seed
        self._before = f"{table}|{stream}|"
        self._after = f"|{command_id}|{mix}" if mix else f"|{command_id}"
        self.counter = counter

    def die(self, sides: int) -> int:
        """The next die, 1..sides. Raises ValueError for sides outside 1..2**32."""
        if not 1 <= sides <= WORD:
            raise ValueError(f"a die has 1 to {WORD} sides, not {sides}")
        message = f"{self._before}{self.counter}{self._after}".encode()
        self.counter += 1
        limit = WORD - WORD % sides
        while True:
            message = hmac.digest(self._seed, message, "sha256")
            for word in _words(message):
                if word < limit:
                    return 1 + word % sides


class FixedChance:
    """Faces given beforehand, in order: for a roll made by hand at the table, and for replays.

    Raises ValueError when a face does not fit the die asked for, or when none is left.
    """

    __slots__ = ("_faces",)

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = iter(faces)

    def die(self, sides: int) -> int:
        """The next given face, when it can be one of this die's."""
        face = next(self._faces, None)
        if face is None:
            raise ValueError("no face is left")
        if not 1 <= face <= sides:
            raise ValueError(f"a d{sides} does not show {face}")
        return face

    def end(self) -> None:
        """ValueError unless every given face was used."""
        if next(self._faces, None) is not None:
            raise ValueError("faces are left")
