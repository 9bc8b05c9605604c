"""Shorthands for games of Q* in tests; the ids they give are those of the newest thing."""

from __future__ import annotations

from tests.rules.systems.desk import Desk


def skill(desk: Desk, name: str = "Climbing", attribute: str = "might") -> str:
    """A new skill of the table."""
    desk.act("handler", "add-skill", name=name, attribute=attribute)
    return list(desk.slice["skills"])[-1]


def npc(desk: Desk, number: int = 7, veil: str = "open", name: str = "Wolf") -> str:
    """A new NPC."""
    desk.act("handler", "add-npc", name=name, number=number, veil=veil)
    return list(desk.slice["npcs"])[-1]


def edit(desk: Desk, trait: str, die: str, plus: int = 0, player: str = "a") -> None:
    """Set a die."""
    desk.act("handler", "edit", player=player, trait=trait, die=die, plus=plus)


def pending(desk: Desk) -> str:
    """The step that was begun last."""
    return list(desk.slice["pending"])[-1]
