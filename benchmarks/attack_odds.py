"""How long the odds of an attack take, against counting every face of every die in the same run.

Ratios are what to compare between machines; the milliseconds are this machine's, today. Both ways
are also compared to the last fraction, so that nothing is fast and wrong. The last line is what a
list of targets costs: 20 of them that all differ, then the same again.
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
from tests.rules.frames.arena import STUFF, enumerated, fighter, numbers, pilot, profile

SKILLS = numbers(sharpness=8, smarts=8, synergy=8, bulk=6, plating=2, ablative=2)
RIFLE = profile(8, direct=6, plus=1, reach=9, targeting=1, energy_bonus=True, firm=1)
TARGETS = 20


def npc(n: int = 0) -> Fighter:
    """A target like no other."""
    return fighter(f"npc{n}", numbers=SKILLS, integrity=6 + n, stability=4 + n % 7, ablative=True)


def hunter(n: int = 0) -> Fighter:
    """The same, played."""
    return replace(npc(n), rolls=True)


def attack(attacker: Fighter, target: Fighter) -> Exchange:
    """One exchange."""
    return exchange_of(attacker, RIFLE, target, STUFF)


CASES: list[tuple[str, Exchange]] = [
    ("pilot on NPC", attack(pilot(numbers=SKILLS), npc())),
    ("NPC on pilot", attack(npc(1), hunter())),
    ("NPC on NPC", attack(npc(1), npc())),
    ("pilot on pilot", attack(pilot(numbers=SKILLS), hunter())),
]


def best_of(times: int, run: Callable[[], object]) -> float:
    """The shortest of several runs, in seconds."""
    shortest = float("inf")
    for _ in range(times):
        started = time.perf_counter()
        run()
        shortest = min(shortest, time.perf_counter() - started)
    return shortest


def fresh(exchange: Exchange) -> object:
    """The odds without anything kept from before."""
    _odds.cache_clear()
    return odds(exchange)


def main() -> int:
    """Print a line per case; 1 when a fast answer differs from the slow one."""
    wrong = 0
    print(f"{'case':16}{'odds ms':>10}{'counted ms':>12}{'ratio':>9}")
    for name, exchange in CASES:
        fast = best_of(20, lambda e=exchange: fresh(e))
        slow = best_of(2, lambda e=exchange: enumerated(e))
        same = odds(exchange) == enumerated(exchange)
        wrong += not same
        line = f"{name:16}{fast * 1e3:10.2f}{slow * 1e3:12.2f}{slow / fast:8.1f}x"
        print(line + ("" if same else "  DIFFERENT"))
    for name, made in (("NPCs", npc), ("pilots", hunter)):
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
