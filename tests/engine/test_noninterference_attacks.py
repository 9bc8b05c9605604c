"""Two tables with the same fight, one of which has hidden units in the middle of it.

Everything that players get must be equal, byte for byte, although the hidden units are hit, dodge,
stagger, burn and die (see noninterference).
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.counts import counts
from tests.engine.fights import gunship
from tests.engine.frames import document
from tests.engine.noninterference import FOX, OWL, Pair
from tests.engine.play import cell

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover

WOLF, ATTACK = "w1.1", "a{}.1"


def fight() -> Pair:
    """Fox, Owl and a Wolf, all armed; the first table also has two hidden units between them."""
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
def test_hidden_parts_of_a_fight_change_nothing_for_others(shots: list[Any]) -> None:
    pair = fight()
    for number, shot in enumerate(shots):
        attack(pair, number, shot)
