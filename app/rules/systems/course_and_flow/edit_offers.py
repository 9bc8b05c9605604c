"""Offers of edits by the Handler (see `edits`, CF 13.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.rules.systems.base import HANDLER, Offer, Players, choice
from app.rules.systems.course_and_flow.state import DICE, Table, track_slots


def edit_offers(table: Table, cast: Players) -> Iterator[Offer]:
    """Returns forms for every number. New items are named in the form."""
    used = None if table.roll is None else table.roll.flow
    yield _edit("set-flow", flow={"examples": sorted(table.flows)})
    if flows := [name for name in sorted(table.flows) if name != used]:
        yield _edit("drop-flow", flow={"enum": flows})
    if cast:
        known = {skill for skills in table.skills.values() for skill in skills}
        players = choice((player.id, player.name) for player in cast.values())
        yield _edit("set-skill", player=players, skill={"examples": sorted(known)})
        yield _edit("set-tokens", player=players)
    for player in cast.values():
        dice = {"uniqueItems": True, "default": list(table.dice.get(player.id, DICE))}
        me = {"const": player.id}
        yield Offer(
            "set-dice", HANDLER, "set-dice", {"player": player.ref}, {"player": me, "dice": dice}
        )
    yield _edit("set-track", track={"examples": sorted(table.tracks)})
    if table.tracks:
        yield _edit("drop-track", track={"enum": sorted(table.tracks)})
    for marked, code in ((True, "mark"), (False, "clear")):
        if slots := track_slots(table, marked=not marked):
            titled = [({"track": name, "slot": n}, f"{name}: slot {n}") for name, n in slots]
            narrow = {"place": choice(titled), "marked": {"const": marked}}
            yield Offer("mark", HANDLER, code, {}, narrow)


def _edit(action: str, **narrow: dict[str, Any]) -> Offer:
    return Offer(action, HANDLER, action, {}, narrow)
