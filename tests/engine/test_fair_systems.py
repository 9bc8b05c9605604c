"""Dice of every dice system have proofs, and random games of each pass the check."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine import Decision
from app.rules.dice_check.verify_dice import verify
from app.rules.systems import SYSTEMS
from tests.engine.fair_table import FairTable
from tests.rules.systems.playing import fits

PLAYED = [name for name, system in SYSTEMS.items() if system.actions]


def rolls(log: dict[str, Any], system: str) -> list[dict[str, Any]]:
    """Returns the lines about dice of a system."""
    data = [line["data"] for line in log["log"]]
    return [each for each in data if each and each.get("kind") == system and "dice" in each]


@pytest.mark.parametrize("name", PLAYED)
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_game_of_a_system_can_be_checked(name: str, data: st.DataObject) -> None:
    table = FairTable()
    table.send("handler", "table.systems", systems=[name])
    for _ in range(data.draw(st.integers(10, 40))):
        step = data.draw(st.sampled_from(["act"] * 20 + ["undo", "redo", "mix"]))
        if step == "act":
            offers = table.view("handler")["systems"][name]["offers"]
            # Waiting steps come first, so that games reach their dice.
            offers = [offer for offer in offers if offer["pending"]] * 20 + offers
            offer = data.draw(st.sampled_from(offers))
            form = data.draw(fits(offer["form"]))
            command = {"system": name, "action": offer["action"], "form": form}
            if isinstance(table.decide("handler", "system.act", **command), Decision):
                table.send("handler", "system.act", **command)
        elif step == "mix":
            table.decide("ann", "dice.entropy", text="coin")
        elif isinstance(table.decide("handler", step), Decision):
            table.send("handler", step)
    table.close_chapter()
    for group in ("handler", "pilots", "spectators"):
        log = table.export(group)
        report = verify(log)
        assert report.verdict == "fair", report
        for roll in rolls(log, name):
            for die in roll["dice"]:
                die["faces"][0] = die["faces"][0] % die["sides"] + 1
                assert verify(log).verdict == "wrong"
                die["faces"][0] = (die["faces"][0] - 2) % die["sides"] + 1
