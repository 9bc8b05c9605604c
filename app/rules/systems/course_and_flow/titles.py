"""Words of Course and Flow that forms carry as titles, in English.

They equal the words of the catalogue, `word-course-and-flow--KEY`; tests compare both.
"""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "compelling": "Compelling",
    "daring": "Daring",
    "expertise": "Expertise",
    "sneaky": "Sneaky",
    "thriving": "Thriving",
    "rumor": "Rumor",
    "initiative": "Initiative",
    "foresight": "Foresight",
    "clue": "Clue",
    "focus": "Focus",
    "rumor-1": "What have I been warned of?",
    "rumor-2": "Which secret of mine opens a door now?",
    "rumor-3": "What do they believe that is wrong?",
    "initiative-1": "Who could be hurt most easily here?",
    "initiative-2": "Where would I make the most difference?",
    "initiative-3": "How do I get through all of this fastest?",
    "foresight-1": "What are they about to do?",
    "foresight-2": "What did I get ready for exactly this?",
    "foresight-3": "Which of our ways is the likeliest to work?",
    "clue-1": "What is here that only I have noticed?",
    "clue-2": "Which trifle of the past matters now?",
    "clue-3": "What did I once see in secret that gives me a hold now?",
    "focus-1": "What deserves my worry most?",
    "focus-2": "What can I leave alone, because it only distracts?",
    "focus-3": "Who is in the greatest need?",
    "nothing": "none",
    "tie": "Tie",
    "not-yet": "Not yet",
    "win": "A win is offered",
    "intent": "Intent",
}
