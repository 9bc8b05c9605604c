"""Offers that the GM always has: turns, damage, saves, sheets, results of attempts."""

from __future__ import annotations

from collections.abc import Iterator

from app.rules.systems.action_rolls import rolls
from app.rules.systems.action_rolls.state import HEARTINESS, TENACITY, Table
from app.rules.systems.base import HANDLER, Offer, Players, choice


def offers(table: Table, cast: Players) -> Iterator[Offer]:
    """Yields the offers that the GM always has."""
    people = [(player.id, player.name) for player in cast.values()]
    alive = [(key, name) for key, name in people if "dead" not in table.sheet(key).states]
    attributes = choice((name, name) for name in table.attributes)
    if alive:
        living = {"person": choice(alive)}
        yield Offer("turn-start", HANDLER, "turn-start", narrow=living)
        yield Offer("turn-end", HANDLER, "turn-end", narrow=living)
        yield Offer("save-call", HANDLER, "save-call", narrow={**living, "attribute": attributes})
    if people:
        anybody = {"person": choice(people)}
        yield Offer("damage", HANDLER, "damage", narrow=anybody)
        levels = {"enum": ["none", *rolls.DIE]}
        yield Offer("ability", HANDLER, "ability", narrow={**anybody, "level": levels})
        yield Offer("attribute", HANDLER, "attribute", narrow={**anybody, "attribute": attributes})
        yield Offer("points", HANDLER, "points", narrow=anybody)
        yield Offer("defense", HANDLER, "defense", narrow=anybody)
        yield Offer("state", HANDLER, "state", narrow=anybody)
        yield Offer("note", HANDLER, "note", narrow=anybody)
    for player in cast.values():
        traces = table.sheet(player.id).consequences
        if traces:
            numbered = [(at, f"{at}. {trace.text}") for at, trace in enumerate(traces, 1)]
            narrow = {"person": {"const": player.id}, "number": choice(numbered)}
            yield Offer("forget", HANDLER, "forget", {"person": player.ref}, narrow)
    others = [name for name in table.attributes if name not in (HEARTINESS, TENACITY)]
    yield Offer("attributes", HANDLER, "attributes", narrow={"names": {"default": others}})
    if table.results:
        ended = [(r.id, f"{r.name}: {r.intent}") for r in reversed(table.results)]
        yield Offer("amend", HANDLER, "amend", narrow={"result": choice(ended)})
