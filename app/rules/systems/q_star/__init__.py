"""Q*: one exploding die, checks against 4, contests (QS)."""

from __future__ import annotations

from app.rules.systems.base import System
from app.rules.systems.q_star import checks, contests, npcs, offers, sheets, view
from app.rules.systems.q_star.lines import LINES, REFUSALS
from app.rules.systems.q_star.odds import FORM, odds_of_roll

SYSTEM = System(
    name="q-star",
    title="Q*",
    source="Q*, the chapter on its mechanics",
    form=FORM,
    odds=odds_of_roll,
    actions=(*checks.ACTIONS, *contests.ACTIONS, *sheets.ACTIONS, *npcs.ACTIONS),
    show=view.show,
    offers=offers.offers,
    lines=LINES,
    refusals=REFUSALS,
)
