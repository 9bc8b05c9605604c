"""The dice of the game: grades, names, averages (FS 2)."""

from __future__ import annotations

import pytest

from app.rules.dice import dice


@pytest.mark.parametrize(
    ("name", "sides", "grade", "average"),
    [
        ("none", 0, 0, 0),
        ("d4", 4, 1, 3),
        ("d6", 6, 2, 4),
        ("d8", 8, 3, 5),
        ("d10", 10, 4, 6),
        ("d12", 12, 5, 7),
    ],
)
@pytest.mark.rule("FS 2.1")
def test_the_table_of_dice(name: str, sides: int, grade: int, average: int) -> None:
    assert dice.parse_die(name) == sides
    assert dice.die_name(sides) == name
    assert dice.grade_of(sides) == grade
    assert dice.average(sides) == average


@pytest.mark.parametrize("name", ["d5", "D8", "8", "d20", ""])
def test_other_names_are_no_dice_of_the_game(name: str) -> None:
    with pytest.raises(ValueError, match="no die of the game"):
        dice.parse_die(name)


@pytest.mark.parametrize("sides", [-4, 1, 5, 20])
def test_other_sides_are_no_dice_of_the_game(sides: int) -> None:
    with pytest.raises(ValueError, match="no die of the game"):
        dice.die_name(sides)


def test_the_dice_package_exports_all_its_names() -> None:
    assert all(hasattr(dice, name) for name in dice.__all__)
