"""Shorthands for games of Q* in tests. They return the id of the newest item."""

from __future__ import annotations

from tests.rules.systems.observed_game import ObservedGame


def skill(game: ObservedGame, name: str = "Climbing", attribute: str = "might") -> str:
    """Adds a skill."""
    game.act("handler", "add-skill", name=name, attribute=attribute)
    return list(game.slice["skills"])[-1]


def npc(game: ObservedGame, number: int = 7, veil: str = "open", name: str = "Wolf") -> str:
    """Adds an NPC."""
    game.act("handler", "add-npc", name=name, number=number, veil=veil)
    return list(game.slice["npcs"])[-1]


def edit(game: ObservedGame, trait: str, die: str, plus: int = 0, player: str = "a") -> None:
    """Sets a die."""
    game.act("handler", "edit", player=player, trait=trait, die=die, plus=plus)


def pending(game: ObservedGame) -> str:
    """Returns the newest waiting step."""
    return list(game.slice["pending"])[-1]
