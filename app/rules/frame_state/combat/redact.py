"""Redaction of attacks for viewers who may not know a unit's numbers (FS 1.5).

Input and output are documents of `serialize`. Chances of a hit and dice are public, so the sums
behind them stay. The parts of a build, the pools and chances that depend on pools are removed.
"""

from __future__ import annotations

from typing import Any, Final, Literal

Document = dict[str, Any]
#: The one part that replaces all of them.
SUM: Final = {"source": "untold", "name": "in all", "value": 0, "grades": 0}
#: How much is left of a unit, in a word.
Condition = Literal["whole", "damaged", "badly-damaged", "destroyed"]

#: Numbers of the target against damage (FS C 4.10) and impact.
_MET: Final = ("negated", "mitigated", "mitigated_bonus", "more")
_IMPACT: Final = ("mitigated", "doubled", "guarded", "negates")
_LEFT: Final = ("integrity", "stability", "bulk")
#: The odds that depend on the state of the target.
_DOES: Final = ("damage", "impact", "stagger", "destroy")


def condition_word(integrity: int, maximum: int, *, destroyed: bool) -> Condition:
    """Returns the condition of a unit in a word: damaged from the first point lost, badly when half
    or less is left (FS 1.5)."""
    if destroyed or integrity <= 0:
        return "destroyed"
    if integrity >= maximum:
        return "whole"
    return "damaged" if 2 * integrity > maximum else "badly-damaged"


def fold_parts(parts: list[Document]) -> list[Document]:
    """The parts of a number as one that does not say what they are."""
    total = sum(part["value"] for part in parts)
    return [{**SUM, "value": total}] if total else []


def _fold(document: Document | None) -> Document | None:
    """A number or a roll with its parts folded."""
    return document and {**document, "parts": fold_parts(document["parts"])}


def _without(document: Document, names: tuple[str, ...]) -> Document:
    return {**document, **{name: None for name in names if name in document}}


def redact_exchange(exchange: Document, *, attacker: bool, target: bool) -> Document:
    """Redacts an exchange (`exchange_shown`) for viewers who may not know the numbers of a side."""
    dodged = exchange["table"] == "reactive"
    found = {**exchange, "untold": [*["attacker"][:attacker], *["target"][:target]]}
    if target if dodged else attacker:
        found["test"] = _fold(found["test"])
    if attacker if dodged else target:
        found["mark"] = _fold(found["mark"])
    if attacker:
        found |= {name: _fold(found[name]) for name in ("damage", "missed", "direct")}
        found["beyond"] = None
    if target:
        found = _without(found, ("mitigation", "ablative", "more"))
    return found


def redact_odds(odds: Document, *, target: bool) -> Document:
    """Redacts the odds of an attack (`odds.odds_document`) for viewers who may not know the
    target's numbers: the chance of a hit stays, its effects are removed."""
    return _without(odds, _DOES) if target else odds


def redact_aim(aim: Document, *, tester: bool) -> Document:
    """Redacts step 1 (`aim_shown`) for viewers who may not know the numbers of the tester."""
    return {**aim, "test": _fold(aim["test"])} if tester else aim


def redact_damage(damage: Document, *, attacker: bool, target: bool) -> Document:
    """Redacts step 2 (`damage_shown`) for viewers who may not know the numbers of a side."""
    if attacker:
        damage = {**damage, "base": _fold(damage["base"]), "direct": _fold(damage["direct"])}
    return _without(damage, ("guarded",)) if target else damage


def redact_outcome(
    outcome: Document, *, attacker: bool, target: bool, dodged: bool, states: bool = False
) -> Document:
    """Redacts a whole calculation (`outcome_shown`) for viewers who may not know the numbers of a
    side.

    `dodged`: step 1 was the target's test. `states`: the target's state is redacted, too, except
    its destruction.
    """
    found = {**outcome, "aim": redact_aim(outcome["aim"], tester=target if dodged else attacker)}
    if found["damage"]:
        found["damage"] = redact_damage(found["damage"], attacker=attacker, target=target)
    if not target:
        return found
    found |= {
        "mitigation": None,
        "met": _without(found["met"], _MET),
        "impact": _without(found["impact"], _IMPACT),
        "harm": _without(found["harm"], _LEFT),
    }
    if states:
        found = _without(found, ("staggered_before", "early", "staggers"))
        found["harm"] = _without(found["harm"], ("staggers", "recovers"))
        found["conditions"] = []
    return found
