"""Small sample builds: a plain frame, one weapon; and numbers as text."""

from __future__ import annotations

from typing import Any

from app.rules.dice.dice import die_name
from app.rules.frame_state.combat.model import Build, Number, Roll, Weapon, WeaponProfile
from app.rules.frame_state.combat.numbers import numbers


def frame(**changed: Any) -> Build:
    """Returns a bipedal with a coolant generator and nothing else."""
    return Build(**{"name": "Plain", "chassis": "bipedal", "generator": "coolant"} | changed)


def profile(
    kind: str = "shooter", damage: str = "blast", tier: int = 1, /, *, of: Any = None, **tags: int
) -> WeaponProfile:
    """Returns a weapon on a frame. `of` changes the frame; tags are keywords with _ for -."""
    named = {id.replace("_", "-"): at for id, at in tags.items()}
    weapon = Weapon("w1", "Test piece", tier, kind, damage, named)
    return numbers(frame(weapons=(weapon,), **(of or {}))).profiles["w1"]


def told(number: Number) -> str:
    """Returns a number as text, such as "9 = Tier II 7 + Reach I 2"."""
    return f"{number.value} = " + " + ".join(f"{p.name} {p.value}" for p in number.parts)


def die(roll: Roll) -> str:
    """Returns a die as text, such as "d6+1>=2"."""
    plus = f"+{roll.plus}" if roll.plus else ""
    return die_name(roll.sides) + plus + (f">={roll.least}" if roll.least else "")
