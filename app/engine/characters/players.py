"""The players of the dice systems."""

from __future__ import annotations

from app.engine.state.state import State
from app.rules.systems.base import (
    Player,
    Players,
)


def players_of(state: State) -> Players:
    """Returns the characters, and the pilots who have none. The Handler plays those without a
    pilot."""
    characters = state.world.characters.values()
    played = {character.seat for character in characters}
    pilots = {seat.id: seat for seat in state.record.seats.values() if seat.role == "pilot"}
    players = {c.id: Player(c.id, c.name, c.seat if c.seat in pilots else None) for c in characters}
    for seat in pilots.values():
        if seat.id not in played:
            players[seat.id] = Player(seat.id, seat.name, seat.id)
    return players
