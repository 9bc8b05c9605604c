"""Offers of Action Rolls: possible actions as forms, narrowed to accepted values.

Players get neither offers of the GM nor hidden numbers. With a hidden threshold they get only the
chances of ones, and for a struggle never the chance of success (AR 12.1 to 12.3).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from app.rules.systems.action_rolls import gm_offers, odds, resolve, rolls
from app.rules.systems.action_rolls.attempts import (
    MOST_COST,
    USUAL_THRESHOLD,
    defense_of,
    hides_defense,
)
from app.rules.systems.action_rolls.state import Attempt, Opening, Save, Table, read
from app.rules.systems.base import HANDLER, Offer, Player, Players, Preview, Slice, choice

Narrow = dict[str, Mapping[str, Any]]

#: offered beside the usual threshold: what the best face of each die just reaches
_THRESHOLDS: Final = [4, 6, 8, 10, 12]


def offers(kept: Slice, handler: bool, cast: Players) -> Sequence[Offer]:
    """Returns all offers, pending ones first."""
    table = read(kept)
    found = [
        *(offer for attempt in table.attempts.values() for offer in _steps(table, attempt, cast)),
        *(offer for save in table.saves.values() for offer in _save(table, save, cast)),
        *(offer for player in cast.values() for offer in _announce(table, player, cast)),
        *gm_offers.offers(table, cast),
    ]
    mine = [_as_seen(table, offer, handler) for offer in found if handler or offer.who != HANDLER]
    return sorted(mine, key=lambda offer: not offer.pending)


def _as_seen(table: Table, offer: Offer, handler: bool) -> Offer:
    """A roll with the chances that the viewer may know."""
    if offer.action != "roll":
        return offer
    attempt = table.attempts[offer.narrow["attempt"]["const"]]
    pool = pool_of(table, attempt)
    known = handler or not attempt.hidden
    modifiers = (sum(attempt.roll), sum(attempt.each), sum(attempt.once))
    threshold = attempt.threshold if known and not pool.struggle else None
    code = "struggle" if pool.struggle else "roll"
    return Offer(
        "roll",
        offer.who,
        code if known else f"{code}-hidden",
        {**offer.params, **({"threshold": attempt.threshold} if known else {})},
        offer.narrow,
        [
            Preview({"dice": dice}, odds.preview(dice, pool.sides, threshold, *modifiers))
            for dice in range(1, pool.most + 1)
        ],
        pending=True,
    )


def pool_of(table: Table, attempt: Attempt) -> rolls.Pool:
    """The dice that an attempt may be rolled with."""
    sheet = table.sheet(attempt.person)
    return rolls.pool(sheet, attempt.ability, attempt.attributes, attempt.potential)


def _who(cast: Players, person: str) -> str:
    return cast[person].who if person in cast else HANDLER


def _ref(cast: Players, person: str, name: str = "") -> dict[str, str]:
    return cast[person].ref if person in cast else {"player": person, "name": name or person}


def _attributes(table: Table) -> dict[str, Any]:
    return {"items": choice((name, name) for name in table.attributes)}


def _others(cast: Players, person: str) -> dict[str, Any]:
    others = [(player.id, player.name) for player in cast.values() if player.id != person]
    return {"items": choice(others)} if others else {"maxItems": 0}


def _free(table: Table, player: Player) -> bool:
    """Whether a person may begin an action."""
    return (
        "dead" not in table.sheet(player.id).states
        and table.save_of(player.id) is None
        and table.attempt_of(player.id) is None
    )


def _announce(table: Table, player: Player, cast: Players) -> Iterator[Offer]:
    if not _free(table, player) or table.opening_for(player.id) is not None:
        return
    points = table.sheet(player.id).points
    narrow = _announcement(table, player, cast)
    narrow["opening"] = {"const": None}
    most = MOST_COST if points is None else min(points, MOST_COST)
    narrow["cost"] = {"maximum": most, "default": 0}
    yield Offer("announce", player.who, "announce", {"person": player.ref}, narrow)


def _announcement(table: Table, player: Player, cast: Players) -> Narrow:
    return {
        "person": {"const": player.id},
        "ability": {"examples": list(table.sheet(player.id).abilities)},
        "attributes": _attributes(table),
        "contested": _others(cast, player.id),
        "target": _target(cast, player.id),
    }


def _target(cast: Players, person: str) -> dict[str, Any]:
    others = [(player.id, player.name) for player in cast.values() if player.id != person]
    return choice([(None, "nobody"), *others]) | {"default": None}


def _steps(table: Table, attempt: Attempt, cast: Players) -> Iterator[Offer]:
    who = _who(cast, attempt.person)
    params = {"person": _ref(cast, attempt.person, attempt.name), "text": attempt.intent}
    this: Narrow = {"attempt": {"const": attempt.id}}
    match attempt.stage:
        case "announced":
            pool = pool_of(table, attempt)
            shown = {
                **params,
                "ability": attempt.ability or "none",
                "attributes": list(attempt.attributes),
                "dice": pool.most,
                "sides": pool.sides,
            }
            yield Offer("frame", HANDLER, "frame-struggle" if pool.struggle else "frame", shown,
                        _frame(table, attempt, cast, True), pending=True)  # fmt: skip
        case "framed":
            pool = pool_of(table, attempt)
            dice = {"const": 1} if pool.most == 1 else {"maximum": pool.most, "default": pool.most}
            yield Offer("roll", who, "roll", params, {**this, "dice": dice}, pending=True)
            yield Offer("frame", HANDLER, "frame-again", params,
                        _frame(table, attempt, cast, False))  # fmt: skip
        case "ones":
            yield from _ones(table, attempt, cast, params)
        case "openings":
            for opening in attempt.openings:
                if not opening.closed:
                    yield from _opening(table, attempt, opening, cast)
        case "judging":
            threshold = {"default": attempt.threshold}
            yield Offer("judge", HANDLER, "judge", {**params, "threshold": attempt.threshold},
                        {**this, "threshold": threshold}, pending=True)  # fmt: skip
        case "extras":
            yield Offer("extra", who, "extra", params,
                        {**this, **_extra(attempt, resolve.unspent(attempt))},
                        pending=True)  # fmt: skip
            yield Offer("extras-rest", who, "extras-rest", params, this, pending=True)
        case _:
            yield Offer("mistakes", HANDLER, "mistakes", {**params, "count": attempt.mistakes},
                        this, pending=True)  # fmt: skip
            extras = resolve.judgement(attempt).extras
            if extras:
                yield Offer("extra", HANDLER, "extra-again", params,
                            {**this, **_extra(attempt, extras)})  # fmt: skip
    if attempt.faces:
        yield Offer("edit", HANDLER, "edit", params, {**this, **_edit(attempt, cast)})
    yield Offer("cancel", HANDLER if attempt.faces else who, "cancel", params, this)


def _frame(table: Table, attempt: Attempt, cast: Players, first: bool) -> Narrow:
    struggle = pool_of(table, attempt).struggle
    threshold = attempt.threshold
    if first:
        threshold = defense_of(table, attempt) or USUAL_THRESHOLD
    known = list(table.sheet(attempt.person).abilities)
    return {
        "attempt": {"const": attempt.id},
        "threshold": {"default": threshold, "examples": _THRESHOLDS},
        # A struggle's threshold is hidden by default (AR 9.4).
        "hidden": {
            "default": (struggle or hides_defense(table, attempt)) if first else attempt.hidden
        },
        "roll": {"default": list(attempt.roll)},
        "each": {"default": list(attempt.each)},
        "once": {"default": list(attempt.once)},
        "contested": {**_others(cast, attempt.person), "default": list(attempt.contested)},
        "ability": {"examples": known, "default": attempt.ability},
        "attributes": {**_attributes(table), "default": list(attempt.attributes)},
        "cost": {"default": attempt.cost},
        "potential": {"default": attempt.potential},
    }


def _ones(
    table: Table, attempt: Attempt, cast: Players, params: Mapping[str, Any]
) -> Iterator[Offer]:
    this: Narrow = {"attempt": {"const": attempt.id}}
    params = {**params, "count": attempt.ones}
    free = [(player.id, player.name) for player in resolve.free_to_act(table, cast)]
    if free:
        ids = [person for person, _ in free]
        likely = [person for person in attempt.contested if person in ids]
        narrow = {
            **this,
            "people": {"items": choice(free), "default": likely},
            "count": {"maximum": attempt.ones, "default": attempt.ones},
        }
        yield Offer("openings", HANDLER, "openings", params, narrow, pending=True)
    yield Offer("no-openings", HANDLER, "no-openings", params, this, pending=True)


def _opening(table: Table, attempt: Attempt, opening: Opening, cast: Players) -> Iterator[Offer]:
    who = _who(cast, opening.person)
    params = {
        "person": _ref(cast, opening.person),
        "actor": _ref(cast, attempt.person, attempt.name),
        "left": opening.left,
    }
    this: Narrow = {"attempt": {"const": attempt.id}, "person": {"const": opening.person}}
    player = cast.get(opening.person)
    points = table.sheet(opening.person).points
    most = opening.left if points is None else min(opening.left, points)
    if player is not None and most and _free(table, player) and _newest(table, attempt, opening):
        cost = {"minimum": 1, "maximum": most, "default": 1}
        narrow = _announcement(table, player, cast)
        narrow["opening"] = {"const": attempt.id}
        narrow["cost"] = cost
        yield Offer("announce", who, "announce-in-opening", params, narrow, pending=True)
        yield Offer("act", who, "act", params, {**this, "cost": cost}, pending=True)
    yield Offer("pass", who, "pass", params, this, pending=True)


def _newest(table: Table, attempt: Attempt, opening: Opening) -> bool:
    """Whether it is the innermost opening of a person, which comes first."""
    return table.opening_for(opening.person) == attempt


def _extra(attempt: Attempt, places: Sequence[int]) -> Narrow:
    values = resolve.judgement(attempt).values
    to = ["effect", "other"]
    if attempt.mistakes:
        to.insert(1, "mend")
    return {
        "die": choice((at + 1, f"{values[at]} ({at + 1})") for at in places),
        "to": {"enum": to},
    }


def _edit(attempt: Attempt, cast: Players) -> Narrow:
    dice = len(attempt.faces)
    return {
        "threshold": {"default": attempt.threshold},
        "hidden": {"default": attempt.hidden},
        "roll": {"default": list(attempt.roll)},
        "each": {"default": list(attempt.each)},
        "once": {"default": list(attempt.once)},
        "contested": {**_others(cast, attempt.person), "default": list(attempt.contested)},
        "faces": {
            "items": {"type": "integer", "minimum": 1, "maximum": attempt.sides},
            "minItems": dice,
            "maxItems": dice,
            "default": list(attempt.faces),
        },
    }


def _save(table: Table, save: Save, cast: Players) -> Iterator[Offer]:
    value = table.sheet(save.person).attribute(save.attribute)
    params = {
        "person": _ref(cast, save.person, save.name),
        "kind": save.kind,
        "dice": save.dice,
        "attribute": {"name": save.attribute},
        "reason": save.reason,
    }
    this: Narrow = {"save": {"const": save.id}}
    chances = Preview({}, odds.save_preview(save.dice, value))
    yield Offer("save-roll", _who(cast, save.person), "save-roll", params, this, [chances],
                pending=True)  # fmt: skip
    yield Offer("save-drop", HANDLER, "save-drop", params, this)
