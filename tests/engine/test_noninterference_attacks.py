"""Two tables that fight alike, and one of which has hidden units in the thick of it.

What players get must be the same to the byte, though the hidden ones are hit, dodge, stagger, burn
and die (see test_noninterference).
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.frame_state.combat.model import Build, Weapon
from tests.counts import counts
from tests.engine.frames import build, document
from tests.engine.play import cell
from tests.engine.test_noninterference import FOX, OWL, Pair

WOLF, ATTACK = "w1.1", "a{}.1"


def gunship() -> Build:
    """A weapon of each kind that takes in more than its target."""
    weapons = (
        Weapon("mortar", "Mortar", 3, "shooter", "blast", {"burst": 2, "arc": 2, "napalm": 1}),
        Weapon("ram", "Ram", 2, "melee", "kinetic", {"burst": 1, "shockwave": 2}),
        Weapon("beam", "Beam", 3, "shooter", "energy", {"multifire": 3, "emp": 3}),
        Weapon("dart", "Dart", 1, "lock-on", "kinetic", {"zone-in": 2}),
    )
    return build(weapons=weapons, hull={"ablative-layer": 1, "bulk": 1})


def fight() -> Pair:
    """Fox, Owl and a Wolf, all armed; two ghosts of either table's first between them."""
    pair = Pair()
    pair.both("handler", type="table.options", options={"reaction_seconds": 0})
    numbers = {"speed": 3, "integrity": 9, "stability": 12}
    pair.both(
        "handler", key="w1", type="unit.add", name="Wolf", disposition="enemy", at=cell(4, 3, 0),
        **numbers,
    )  # fmt: skip
    for unit in (FOX, OWL, WOLF):
        sent = document(gunship())
        pair.both("handler", type="unit.fit", unit=unit, build=sent, force=True)
    for ghost, at in (("g1.1", cell(3, 3, 0)), ("g2.1", cell(4, 2, 0))):
        made = document(gunship())
        pair.secretly("handler", type="unit.fit", unit=ghost, build=made, force=True)
        pair.secretly("handler", type="unit.place", unit=ghost, at=at)
    return pair


UNITS = st.sampled_from([FOX, OWL, WOLF])
AT = st.one_of(
    st.builds(lambda unit: {"unit": unit}, st.sampled_from([FOX, OWL, WOLF, "g1.1", "nobody"])),
    st.builds(cell, st.integers(1, 6), st.integers(2, 4), st.integers(0, 1)),
)
SHOTS = st.tuples(
    UNITS, st.sampled_from(["mortar", "mortar", "ram", "beam", "dart"]), AT, st.booleans()
)


def attack(pair: Pair, number: int, shot: tuple[str, str, dict[str, Any], bool]) -> None:
    unit, weapon, at, zone = shot
    who = {FOX: "ann", OWL: "bob", WOLF: "handler"}[unit]
    if at.get("unit") == "g1.1" and who == "handler":
        return
    for player in ("ann", "eve"):
        pair.ask(player, "targets", unit=unit, weapon=weapon)
        pair.ask(player, "aim", unit=unit, weapon=weapon, at=at)
    pair.both(
        who, key=f"a{number}", type="attack.declare", unit=unit, weapon=weapon, at=at, zone=zone
    )
    pair.check()
    begun = ATTACK.format(number)
    if zone and number % 2:
        pair.both("handler", type="attack.proceed", attack=begun)
    for step in range(6):
        for roller in ("ann", "bob", "eve") if step < 4 else ("handler",):
            pair.both(roller, type="attack.roll", attack=begun)
            pair.check()


@pytest.mark.rule("FS C 4.32")
@settings(max_examples=counts(12, 100))
@given(st.lists(SHOTS, min_size=1, max_size=4))
def test_what_hides_in_a_fight_changes_nothing(shots: list[Any]) -> None:
    pair = fight()
    for number, shot in enumerate(shots):
        attack(pair, number, shot)
