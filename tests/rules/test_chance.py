"""Derived dice: the published derivation, fairness, and independence of each die."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import repeat

import pytest

from app.rules.dice.chance import WORD, FixedChance, SeededChance, commitment, mixed
from tests.counts import counts

SEED = bytes(range(32))
GOLDEN = [1, 10, 11, 10, 7, 12, 5, 5, 12, 11, 9, 2]
MIX = "2da5a0f47ca37c0fef6a7b90b9b1bb5d1a6ed7fe5f8e6d9a94bdbb43eb6c7b2a"


def derive(table: str, stream: str, counter: int, command: str, sides: int, mix: str = "") -> int:
    """The derivation, written from its description, as a player would check a roll."""
    parts = [table, stream, str(counter), command] + ([mix] if mix else [])
    block = "|".join(parts).encode()
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


def test_player_entropy_is_part_of_the_message() -> None:
    source = SeededChance(SEED, "t1", "public", 3, "c1", MIX)
    assert [source.die(20) for _ in range(5)] == [
        derive("t1", "public", 3 + i, "c1", 20, MIX) for i in range(5)
    ]


def test_the_mix_is_a_hash_of_all_that_went_before() -> None:
    """Written from its description. It never changes, like the dice."""
    first = hashlib.sha256(b"|ann|heads").hexdigest()
    assert mixed("", "ann", "heads") == first
    assert mixed(first, "bob", "ö|x") == hashlib.sha256(f"{first}|bob|ö|x".encode()).hexdigest()
    assert mixed("", "ann", "heads") == (
        "685f1c5e5f4edccb6872b39fb1dbe19d729ae597063ae97b4a48fc46c69c5a45"
    )


def test_values_that_would_favour_low_faces_are_rejected() -> None:
    # nearly half of all words are rejected here, and so every 256th whole block
    sides = WORD // 2 + 1
    source = chance()
    faces = [source.die(sides) for _ in range(1500)]
    assert faces == [derive("t1", "public", i, "c1", sides) for i in range(1500)]
    assert max(faces) <= sides


def test_the_golden_dice_never_change() -> None:
    """Closed chapters are checked by it: a change would make genuine games look false."""
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


#: The 0.1 % points of chi-square for 3, 5, 7, 9, 11, 19 and 99 degrees of freedom, by sides.
BOUNDS = {4: 16.27, 6: 20.52, 8: 24.32, 10: 27.88, 12: 31.26, 20: 43.82, 100: 148.23}


@pytest.mark.no_cover
@pytest.mark.parametrize("sides", BOUNDS)
def test_many_dice_of_each_kind_are_evenly_spread(sides: int) -> None:
    """Chi-square with a fixed seed, over every counter of one long roll."""
    rolls = counts(40_000, 1_000_000)
    seen = Counter(map(chance().die, repeat(sides, rolls)))
    expected = rolls / sides
    square = sum((seen[face] - expected) ** 2 / expected for face in range(1, sides + 1))
    assert square < BOUNDS[sides]
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
    with pytest.raises(ValueError, match="may not hold"):
        mixed("", "a|b", "text")


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
    fixed.end()
    with pytest.raises(ValueError, match="faces are left"):
        FixedChance([1]).end()
