"""Simulated fights: two builds fight on a map many times, so that a Handler can balance them.

Every fight goes through the engine, as at a table: commands are decided, events change the state,
dice come from a seed. Both sides are played by the same simple `policy`.
"""

from __future__ import annotations

from app.simulate.fight import Side, Terms
from app.simulate.report import Report, report_of
from app.simulate.run import arena, simulate

__all__ = ["Report", "Side", "Terms", "arena", "report_of", "simulate"]
