"""Offers of Q*: what can be done now, as forms with exact odds (QS 8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from app.rules.dice.odds import odds_document
from app.rules.systems.base import HANDLER, Offer, Player, Players, Preview, Slice, choice
from app.rules.systems.q_star import odds
from app.rules.systems.q_star.checks import STANDARD
from app.rules.systems.q_star.contests import can_take_back, waits_for
from app.rules.systems.q_star.dice import Die, die_name
from app.rules.systems.q_star.npcs import npc_ref
from app.rules.systems.q_star.table import (
    ATTRIBUTES,
    Asked,
    Contest,
    Side,
    Table,
    die_for,
    name_of,
    npcs_for,
    sheet_of,
    table_of,
    trait_ref,
    traits_of,
)
from app.rules.systems.q_star.titles import TITLES
from app.rules.systems.q_star.view import asked_params, pool_title, trait_title

Narrow = dict[str, Mapping[str, Any]]

#: A short list of totals ends after this many explosions, with "n+" for all the rest.
SHORT: Final = 2


def offers(slice_: Slice, handler: bool, cast: Players) -> Sequence[Offer]:
    """Returns pending offers first, then those of players, then the Handler's."""
    table = table_of(slice_)
    found = list(_pending(table, handler, cast))
    for player in cast.values():
        found += _of_player(table, handler, cast, player)
    if handler:
        found += _of_handler(table, cast)
    return found


@lru_cache(maxsize=1024)
def checked(die: Die, difficulty: int) -> Mapping[str, Any]:
    """The odds of a check; most people have the same few dice."""
    return odds_document(odds.check(die, difficulty))


@lru_cache(maxsize=1024)
def totals(die: Die) -> Mapping[str, Any]:
    """The distribution of the total, short: the entry "n+" is all that is more."""
    return odds_document(odds.totals(die, Fraction(1, die.sides**SHORT)))


# -- what is pending ----------------------------------------------------------------------------


def _pending(table: Table, handler: bool, cast: Players) -> Iterator[Offer]:
    for step in table.pending.values():
        if isinstance(step, Asked):
            if step.player in cast:
                yield _roll_asked(table, handler, cast, step)
        else:
            for side in waits_for(step):
                if side.player in cast:
                    yield _roll_side(table, cast, step, side)
        yield from _cancel(cast, step, handler=handler)


def _roll_asked(table: Table, handler: bool, cast: Players, asked: Asked) -> Offer:
    player = cast[asked.player]
    params = asked_params(table, cast, asked, handler=handler)
    traits = [asked.trait] if asked.trait else traits_of(table)
    previews = []
    for trait in traits:
        die = die_for(table, player.id, trait, asked.bonus)
        when = {} if asked.trait else {"trait": trait}
        if "difficulty" in params:
            previews.append(Preview(when, checked(die, asked.difficulty)))
        else:
            previews.append(Preview(when, totals(die)))
    return Offer(
        action="roll",
        who=player.who,
        code="roll" if "difficulty" in params else "roll_hidden",
        params=params,
        narrow=_roll_narrow(table, asked.id, player, asked.trait),
        previews=previews,
        pending=True,
    )


def _roll_side(table: Table, cast: Players, contest: Contest, side: Side) -> Offer:
    player = cast[side.player]
    other = contest.second if side is contest.first else contest.first
    previews = []
    for trait in [side.trait] if side.trait else traits_of(table):
        when = {} if side.trait else {"trait": trait}
        die = die_for(table, player.id, trait)
        previews.append(Preview(when, _chances(table, die, other)))
    return Offer(
        action="roll",
        who=player.who,
        code="roll_side",
        params={
            "player": player.ref,
            "trait": trait_ref(table, side.trait) if side.trait else "any",
            "opponent": name_of(cast, other.player),
        },
        narrow=_roll_narrow(table, contest.id, player, side.trait),
        previews=previews,
        pending=True,
    )


def _chances(table: Table, die: Die, other: Side) -> dict[str, Any]:
    """Returns the chances of the side that rolls now, against a future roll or an existing one."""
    theirs = die_for(table, other.player, other.trait)
    if other.total is None:
        return odds_document(odds.contest(die, theirs))
    return odds_document(odds.answer(die, theirs, None if other.critical else other.total))


def _roll_narrow(table: Table, step: str, player: Player, trait: str) -> Narrow:
    narrow: Narrow = {"pending": {"const": step}, "player": {"const": player.id}}
    if trait:
        return {**narrow, "trait": {"const": trait}}
    return {**narrow, "trait": {**_traits(table, player), "default": ATTRIBUTES[0]}}


def _cancel(cast: Players, step: Asked | Contest, *, handler: bool) -> Iterator[Offer]:
    narrow: Narrow = {"pending": {"const": step.id}}
    if isinstance(step, Asked):
        if handler:
            params = {"player": name_of(cast, step.player)}
            yield Offer("cancel", HANDLER, "cancel", params, narrow)
        return
    first = cast.get(step.first.player)
    params = {
        "player": name_of(cast, step.first.player),
        "opponent": name_of(cast, step.second.player),
    }
    if first is not None and first.who != HANDLER and can_take_back(step):
        yield Offer("cancel", first.who, "cancel_contest", params, narrow)
    elif handler:
        yield Offer("cancel", HANDLER, "cancel_contest", params, narrow)


# -- what everybody can do ----------------------------------------------------------------------


def _of_player(table: Table, handler: bool, cast: Players, player: Player) -> Iterator[Offer]:
    me: Narrow = {"player": {"const": player.id}}
    mine: Narrow = {**me, "trait": _traits(table, player)}
    params = {"player": player.ref}
    previews = [
        Preview(
            {"trait": trait, "difficulty": STANDARD, "npc": "", "shifts": [], "bonus": 0},
            checked(die_for(table, player.id, trait), STANDARD),
        )
        for trait in traits_of(table)
    ]
    npcs = _npcs(table, handler=handler)
    yield Offer("check", player.who, "check", params, {**mine, "npc": npcs}, previews)
    others = [(other.id, other.name) for other in cast.values() if other is not player]
    if others:
        theirs = choice([("", TITLES["any"]), *_titles(table)])
        narrow: Narrow = {**mine, "opponent": choice(others), "opponent_trait": theirs}
        yield Offer("contest", player.who, "contest", params, narrow)
    yield Offer("raise", player.who, "raise", params, mine)
    pools = choice((pool, pool_title(table, pool)) for pool in table.pools)
    for action in ("spend", "lose") if table.pools else ():
        yield Offer(action, player.who, action, params, {**me, "pool": pools})


def _traits(table: Table, player: Player) -> dict[str, Any]:
    """A choice among the traits, with the die that the player has in each."""
    steps = sheet_of(table, player.id).steps
    return choice(
        (trait, f"{trait_title(table, trait)} ({die_name(steps.get(trait, 0))})")
        for trait in traits_of(table)
    )


def _titles(table: Table) -> list[tuple[str, str]]:
    return [(trait, trait_title(table, trait)) for trait in traits_of(table)]


def _npcs(table: Table, *, handler: bool) -> Mapping[str, Any]:
    """A choice among the NPCs, or none; not asked where there are none."""
    npcs = [(npc.id, npc.name) for npc in npcs_for(table, handler=handler)]
    return choice([("", TITLES["nobody"]), *npcs]) if npcs else {"const": ""}


# -- the Handler's actions ----------------------------------------------------------------------


def _of_handler(table: Table, cast: Players) -> Iterator[Offer]:
    if cast:
        players = choice((player.id, player.name) for player in cast.values())
        titles = _titles(table)
        asked: Narrow = {
            "player": players,
            "trait": choice([("", TITLES["any"]), *titles]),
            "npc": _npcs(table, handler=True),
        }
        yield Offer("ask", HANDLER, "ask", narrow=asked)
        theirs: Narrow = {"player": players, "trait": choice(titles)}
        yield Offer("edit", HANDLER, "edit", narrow=theirs)
        yield Offer("set-bonus", HANDLER, "set-bonus", narrow=theirs)
        if table.pools:
            pools = choice((pool, pool_title(table, pool)) for pool in table.pools)
            yield Offer("set-pool", HANDLER, "set-pool", narrow={"player": players, "pool": pools})
    yield Offer("add-npc", HANDLER, "add-npc")
    for npc in table.npcs.values():
        now: Narrow = {
            "npc": {"const": npc.id},
            "name": {"default": npc.name},
            "number": {"default": npc.number},
            "veil": {"default": npc.veil},
        }
        yield Offer("edit-npc", HANDLER, "edit-npc", {"npc": npc_ref(npc)}, now)
    if table.npcs:
        npcs = choice((npc.id, npc.name) for npc in table.npcs.values())
        yield Offer("remove-npc", HANDLER, "remove-npc", narrow={"npc": npcs})
    yield Offer("add-skill", HANDLER, "add-skill")
    if table.skills:
        skills = choice((skill.id, skill.name) for skill in table.skills.values())
        yield Offer("remove-skill", HANDLER, "remove-skill", narrow={"skill": skills})
    yield Offer("add-pool", HANDLER, "add-pool")
    if table.pools:
        named = choice((pool, pool_title(table, pool)) for pool in table.pools)
        yield Offer("remove-pool", HANDLER, "remove-pool", narrow={"pool": named})
