"""Measures how long the odds of an attack take, compared with counting every face of every die.

Both run in the same process, so the ratio can be compared between machines; the milliseconds
cannot. The results of both must be equal fractions. The last line measures a list of 20 different
targets, then the same list again.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.rules.frame_state.combat.exchange import Exchange, exchange_of
from app.rules.frame_state.combat.model import Fighter
from app.rules.frame_state.combat.odds import _odds, odds
from tests.rules.frame_state.sample_fights import (
    STUFF,
    enumerated,
    fighter,
    numbers,
    pilot,
    profile,
)

SKILLS = numbers(sharpness=8, smarts=8, synergy=8, bulk=6, plating=2, ablative=2)
RIFLE = profile(8, direct=6, plus=1, reach=9, targeting=1, energy_bonus=True, firm=1)
TARGETS = 20


def npc(n: int = 0) -> Fighter:
    """Returns an NPC as a target."""
    return fighter(f"npc{n}", numbers=SKILLS, integrity=6 + n, stability=4 + n % 7, ablative=True)


def pilot_target(n: int = 0) -> Fighter:
    """Returns a target with the numbers of a player's frame."""
    return replace(npc(n), rolls=True)


def attack(attacker: Fighter, target: Fighter) -> Exchange:
    """Returns one attack exchange."""
    return exchange_of(attacker, RIFLE, target, STUFF)


CASES: list[tuple[str, Exchange]] = [
    ("pilot on NPC", attack(pilot(numbers=SKILLS), npc())),
    ("NPC on pilot", attack(npc(1), pilot_target())),
    ("NPC on NPC", attack(npc(1), npc())),
    ("pilot on pilot", attack(pilot(numbers=SKILLS), pilot_target())),
]


def best_of(times: int, run: Callable[[], object]) -> float:
    """Returns the shortest of several runs, in seconds."""
    shortest = float("inf")
    for _ in range(times):
        started = time.perf_counter()
        run()
        shortest = min(shortest, time.perf_counter() - started)
    return shortest


def fresh(exchange: Exchange) -> object:
    """Computes the odds with empty caches."""
    _odds.cache_clear()
    return odds(exchange)


def main() -> int:
    """Prints a line per case. Returns 1 when a fast answer differs from the slow one."""
    wrong = 0
    print(f"{'case':16}{'odds ms':>10}{'counted ms':>12}{'ratio':>9}")
    for name, exchange in CASES:
        fast = best_of(20, lambda e=exchange: fresh(e))
        slow = best_of(2, lambda e=exchange: enumerated(e))
        same = odds(exchange) == enumerated(exchange)
        wrong += not same
        line = f"{name:16}{fast * 1e3:10.2f}{slow * 1e3:12.2f}{slow / fast:8.1f}x"
        print(line + ("" if same else "  DIFFERENT"))
    for name, made in (("NPCs", npc), ("pilots", pilot_target)):
        targets = [made(n) for n in range(TARGETS)]

        def listed(targets: list[Fighter] = targets, forget: bool = False) -> None:
            if forget:
                _odds.cache_clear()
            for target in targets:
                odds(attack(pilot(numbers=SKILLS), target))

        first = best_of(5, lambda run=listed: run(forget=True))
        again = best_of(5, listed)
        print(f"{TARGETS} {name}: {first * 1e3:.1f} ms, again {again * 1e3:.1f} ms")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
