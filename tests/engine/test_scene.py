"""A scene takes over from the one before it what it knows of units, and computes the rest anew."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.state.changed_units import changed_ids
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.rules.frame_state.rounds import Conflict
from app.rules.geometry.hexes import Cell
from app.rules.geometry.terrain import HexMap
from tests.engine.play import check_kept_values


def a_unit(name: str, q: int, level: int = 0, **fields: bool) -> Unit:
    return Unit(name, name, "enemy", Cell(q, 3, level), **fields)


def a_scene(*units: Unit) -> Scene:
    """Returns a scene on flat ground that knows where its units are."""
    scene = Scene("s", "Gorge", HexMap.blank(12, 9, "flat"), {unit.id: unit for unit in units})
    for unit in units:
        scene.is_supported(unit)
    assert scene.field.occupied is not None
    assert scene.off_ground <= scene.units.keys()
    assert scene.aside <= scene.units.keys()
    assert scene.field.columns is scene.field.columns
    return scene


@pytest.mark.parametrize(
    "changed",
    [
        a_unit("fox", 2),
        a_unit("fox", 2, 4),
        a_unit("fox", 1, destroyed=True),
        a_unit("fox", 4),  # where another unit stands
        replace(a_unit("fox", 1), at=None),
        a_unit("fox", 1, hidden=True),
        a_unit("fox", 4, level=3),
        a_unit("owl", 7),
    ],
    ids=[
        "moved",
        "risen",
        "destroyed",
        "into another",
        "off the map",
        "hidden",
        "above another",
        "new",
    ],
)
def test_a_changed_unit(changed: Unit) -> None:
    scene = a_scene(a_unit("fox", 1), a_unit("dog", 4))
    after = scene.with_unit(changed)
    check_kept_values(after)
    check_kept_values(after.with_unit(a_unit("fox", 2)))
    assert list(after.units) == list({**scene.units, changed.id: changed})
    assert scene.field.occupied == {Cell(1, 3, 0): "fox", Cell(4, 3, 0): "dog"}


def test_units_in_one_cell_come_apart() -> None:
    """Where two fill a cell the one that is listed later counts, until it leaves."""
    scene = a_scene(a_unit("fox", 1), a_unit("dog", 1))
    assert scene.field.occupied == {Cell(1, 3, 0): "dog"}
    after = scene.with_unit(a_unit("dog", 5))
    assert after.field.occupied == {Cell(1, 3, 0): "fox", Cell(5, 3, 0): "dog"}


def test_the_units_off_the_ground_are_known_without_a_look_at_the_others() -> None:
    scene = a_scene(a_unit("fox", 1), a_unit("dog", 4, 2))
    assert scene.off_ground == {"dog"}
    flown = scene.with_unit(a_unit("fox", 1, 5))
    assert flown.off_ground == {"dog", "fox"}
    landed = flown.with_unit(a_unit("dog", 4)).with_conflict(Conflict())
    assert landed.off_ground == {"fox"}
    check_kept_values(landed)


def test_changed_units() -> None:
    fox, dog = a_unit("fox", 1), a_unit("dog", 2)
    both = {"fox": fox, "dog": dog}
    assert changed_ids(both, both) == ()
    assert changed_ids(both, dict(both)) == ()
    assert changed_ids(both, {"dog": dog, "fox": fox}) == (), "only the order differs"
    assert changed_ids(both, {"fox": a_unit("fox", 3), "dog": dog}) == ("fox",)
    assert changed_ids({"fox": fox}, both) == ("dog",)
    assert changed_ids(both, {"fox": fox}) == ()
    assert changed_ids({"fox": fox}, {"dog": dog}) == ("dog",)
