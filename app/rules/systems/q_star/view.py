"""View of Q*: sheets, NPCs and pending steps, as far as the viewer may know (QS 2.4, 6.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from app.rules.systems.base import Fact, Player, Players, Slice, SystemView
from app.rules.systems.q_star.dice import die_name
from app.rules.systems.q_star.npcs import npc_ref
from app.rules.systems.q_star.table import (
    Asked,
    Contest,
    Npc,
    Sheet,
    Table,
    name_of,
    npcs_for,
    sheet_of,
    table_of,
    trait_ref,
    traits_of,
)
from app.rules.systems.q_star.titles import TITLES


def show(slice_: Slice, handler: bool, cast: Players) -> SystemView:
    """Facts for the drawn panel; data: skills, pools, sheets by player, npcs, pending."""
    table = table_of(slice_)
    facts = [fact for player in cast.values() for fact in _sheet_facts(table, player)]
    facts += [_npc_fact(npc, handler=handler) for npc in npcs_for(table, handler=handler)]
    for step in table.pending.values():
        if isinstance(step, Asked):
            facts.append(asked_fact(table, cast, step, handler=handler))
        else:
            facts.append(_contest_fact(table, cast, step))
    return SystemView(facts, _data(table, handler, cast))


def trait_title(table: Table, trait: str) -> str:
    """Returns the name of a trait for people."""
    skill = table.skills.get(trait)
    return TITLES[trait] if skill is None else skill.name


def pool_title(table: Table, pool: str) -> str:
    """Returns the name of a pool for people."""
    name = table.pools[pool]
    return TITLES[name] if name == pool else name


def _sheet_facts(table: Table, player: Player) -> Iterator[Fact]:
    sheet = sheet_of(table, player.id)
    traits = [f"{trait_title(table, each)} {_die(sheet, each)}" for each in traits_of(table)]
    yield Fact("sheet", {"player": player.ref, "traits": traits})
    pools = [f"{pool_title(table, each)} {sheet.pools.get(each, 0)}" for each in table.pools]
    yield Fact("pools", {"player": player.ref, "pools": pools})
    if sheet.bonuses:
        bonuses = [
            f"{trait_title(table, bonus.trait)} {bonus.value:+d} ({bonus.name})"
            for bonus in sheet.bonuses
        ]
        yield Fact("bonuses", {"player": player.ref, "bonuses": bonuses})


def _die(sheet: Sheet, trait: str) -> str:
    return die_name(sheet.steps.get(trait, 0))


def _npc_fact(npc: Npc, *, handler: bool) -> Fact:
    params: dict[str, Any] = {"npc": npc_ref(npc), "number": npc.number}
    if npc.veil == "open":
        return Fact("npc", params)
    if handler:
        return Fact("npc_known", {**params, "veil": npc.veil})
    return Fact("npc_veiled", {"npc": npc_ref(npc)})


def asked_params(table: Table, cast: Players, asked: Asked, *, handler: bool) -> dict[str, Any]:
    """Returns player, trait and, if the viewer may know it, the difficulty of a requested check."""
    params = {
        "player": name_of(cast, asked.player),
        "trait": trait_ref(table, asked.trait) if asked.trait else "any",
        "text": asked.why,
    }
    if asked.hidden and not handler:
        return params
    return {**params, "difficulty": asked.difficulty}


def asked_fact(table: Table, cast: Players, asked: Asked, *, handler: bool) -> Fact:
    """A check that was asked for."""
    params = asked_params(table, cast, asked, handler=handler)
    return Fact("asked" if "difficulty" in params else "asked_hidden", params)


def _contest_fact(table: Table, cast: Players, contest: Contest) -> Fact:
    first, second = contest.first, contest.second
    for rolled, other in ((first, second), (second, first)):
        if rolled.total is not None:
            return Fact(
                "contest_critical" if rolled.critical else "contest_rolled",
                {
                    "round": contest.round,
                    "player": name_of(cast, rolled.player),
                    "total": rolled.total,
                    "opponent": name_of(cast, other.player),
                },
            )
    return Fact(
        "contest",
        {
            "round": contest.round,
            "player": name_of(cast, first.player),
            "trait": trait_ref(table, first.trait),
            "opponent": name_of(cast, second.player),
            "other": trait_ref(table, second.trait) if second.trait else "any",
        },
    )


def _data(table: Table, handler: bool, cast: Players) -> dict[str, Any]:
    """The slice as far as the viewer may know it."""
    pending = {key: msgspec.to_builtins(step) for key, step in table.pending.items()}
    for step in table.pending.values():
        if isinstance(step, Asked) and step.hidden and not handler:
            del pending[step.id]["difficulty"]
    npcs = {}
    for npc in npcs_for(table, handler=handler):
        npcs[npc.id] = msgspec.to_builtins(npc)
        if npc.veil != "open" and not handler:
            del npcs[npc.id]["number"]
    return {
        "skills": msgspec.to_builtins(table.skills),
        "pools": {pool: pool_title(table, pool) for pool in table.pools},
        "sheets": {
            player: {
                "traits": {trait: _die(sheet, trait) for trait in traits_of(table)},
                "pools": {pool: sheet.pools.get(pool, 0) for pool in table.pools},
                "bonuses": msgspec.to_builtins(sheet.bonuses),
            }
            for player in cast
            for sheet in (sheet_of(table, player),)
        },
        "npcs": npcs,
        "pending": pending,
    }
