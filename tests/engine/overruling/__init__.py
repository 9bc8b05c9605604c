"""Cases of refusals that the Handler overrules, by topic, for `tests/engine/test_overruling.py`.

Each module registers its cases under the codes of their refusals.
"""

from tests.engine.overruling import crew, fights, movement, rounds

__all__ = ["crew", "fights", "movement", "rounds"]
