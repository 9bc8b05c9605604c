"""Words of Q* that forms carry as titles, in English.

They equal the words of the catalogue, `word-q-star--KEY`; tests compare both.
"""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "any": "an attribute or skill of their choice",
    "charisma": "Charisma",
    "endurance": "Endurance",
    "intelligence": "Intelligence",
    "might": "Might",
    "nobody": "nobody",
    "resources": "Resources",
    "speed": "Speed",
}
