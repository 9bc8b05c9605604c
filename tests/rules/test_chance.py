"""Derived dice: the derivation is the published one, fair, and each die stands alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from app.rules.chance import WORD, FixedChance, SeededChance, commitment

SEED = bytes(range(32))
GOLDEN = [1, 10, 11, 10, 7, 12, 5, 5, 12, 11, 9, 2]


def derive(table: str, stream: str, counter: int, command: str, sides: int) -> int:
    """The derivation written again from its description, as a player would to check a roll."""
    block = f"{table}|{stream}|{counter}|{command}".encode()
    limit = 2**32 - 2**32 % sides
    while True:
        block = hmac.new(SEED, block, hashlib.sha256).digest()
        words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
        fitting = [word for word in words if word < limit]
        if fitting:
            return 1 + fitting[0] % sides


def chance(counter: int = 0, **changed: str) -> SeededChance:
    named = {"table": "t1", "stream": "public", "command_id": "c1", **changed}
    return SeededChance(SEED, named["table"], named["stream"], counter, named["command_id"])


def test_a_die_is_what_its_description_says() -> None:
    source = chance(7, command_id="c|9")
    faces = [source.die(sides) for sides in (4, 6, 8, 10, 12, 100)]
    assert faces == [
        derive("t1", "public", 7 + i, "c|9", sides)
        for i, sides in enumerate((4, 6, 8, 10, 12, 100))
    ]
    assert source.counter == 13


def test_words_and_blocks_that_would_favour_low_faces_are_thrown_away() -> None:
    # nearly half of all words are rejected here, and so every 256th whole block
    sides = WORD // 2 + 1
    source = chance()
    faces = [source.die(sides) for _ in range(1500)]
    assert faces == [derive("t1", "public", i, "c1", sides) for i in range(1500)]
    assert max(faces) <= sides


def test_the_golden_dice_never_change() -> None:
    """Closed chapters are checked by it: a change would make honest games look false."""
    source = chance()
    assert [source.die(12) for _ in range(12)] == GOLDEN


@pytest.mark.parametrize("changed", [{"table": "t2"}, {"stream": "secret"}, {"command_id": "c2"}])
def test_table_stream_and_command_each_change_the_dice(changed: dict[str, str]) -> None:
    one, other = chance(), chance(**changed)
    assert [one.die(1000) for _ in range(8)] != [other.die(1000) for _ in range(8)]


def test_the_counter_alone_places_a_die() -> None:
    source = chance()
    faces = [source.die(1000) for _ in range(5)]
    assert chance(3).die(1000) == faces[3]
    assert chance(3).die(1000) == faces[3]


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
def test_faces_are_evenly_spread(sides: int) -> None:
    """Chi-square with a fixed seed; the bounds are the 0.1 % points for 3, 5, 7, 9, 11 degrees."""
    source = chance()
    rolls = 20_000
    seen = Counter(source.die(sides) for _ in range(rolls))
    expected = rolls / sides
    square = sum((seen[face] - expected) ** 2 / expected for face in range(1, sides + 1))
    assert square < {4: 16.27, 6: 20.52, 8: 24.32, 10: 27.88, 12: 31.26}[sides]
    assert set(seen) == set(range(1, sides + 1))


def test_neighbouring_dice_are_independent() -> None:
    """Chi-square of pairs of consecutive d4: 15 degrees, 0.1 % point 37.70."""
    source = chance()
    pairs = Counter((source.die(4), source.die(4)) for _ in range(4000))
    square = sum((pairs[(a, b)] - 250) ** 2 / 250 for a in range(1, 5) for b in range(1, 5))
    assert square < 37.70


@pytest.mark.parametrize("sides", [0, -1, WORD + 1])
def test_impossible_dice_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        chance().die(sides)


def test_a_die_with_one_side_shows_it() -> None:
    assert chance().die(1) == 1


@pytest.mark.parametrize("changed", [{"table": "a|b"}, {"stream": "a|b"}])
def test_the_separator_cannot_be_smuggled_in(changed: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="may not hold"):
        chance(**changed)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(SEED) != commitment(SEED[::-1])


def test_fixed_faces_come_in_order_and_must_fit() -> None:
    fixed = FixedChance([4, 1, 9])
    assert fixed.die(4) == 4
    assert fixed.die(6) == 1
    with pytest.raises(ValueError, match="does not show 9"):
        fixed.die(8)
    with pytest.raises(ValueError, match="no face is left"):
        fixed.die(8)
