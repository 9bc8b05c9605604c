"""Redaction of the numbers of NPCs: how much of them each group of viewers is shown (FS 1.5).

The table's option `npc_stats` decides. "all": everything. "condition": what can be seen of a unit,
and its condition in words. "nothing": only what nobody could miss, as destroyed, falling or in the
air. Whoever controls a unit is shown everything of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar, cast

from app.engine.access import controls_unit
from app.engine.refusals import Refusal
from app.engine.state.references import UnitRef, unit_ref
from app.engine.state.state import State
from app.engine.state.unit import Unit
from app.engine.state.unit_fields import names_told
from app.engine.visibility.groups import HANDLER, PILOTS, Group
from app.rules.frame_state.combat import redact

V = TypeVar("V", bound=Mapping[str, Any])

Disclosure = Literal["all", "condition", "nothing"]
#: Suffix of the code of a log line that is written without its numbers.
WITHHELD_SUFFIX: Final = "_untold"


def disclosure_for(state: State, group: str, unit: Unit) -> Disclosure:
    """Returns how much of a unit's numbers a group of viewers is shown (FS 1.5)."""
    level = state.table.options.npc_stats
    if level == "all" or group == HANDLER or unit.disposition in ("pilot", "ally"):
        return "all"
    own = Group.read(group).seat
    if own is not None and state.table.options.fog != "own":
        group, own = PILOTS, None
    pilots = (seat.id for seat in state.record.seats.values() if seat.role == "pilot")
    seats = (own,) if own is not None else pilots if group == PILOTS else ()
    return "all" if any(controls_unit(seat, unit) for seat in seats) else level


def check_disclosure(state: State, group: str, unit: Unit) -> None:
    """Raises `Refusal("numbers-untold")` unless a group is shown all numbers of a unit."""
    if disclosure_for(state, group, unit) != "all":
        raise Refusal("numbers-untold", unit=unit_ref(unit))


# -- views ------------------------------------------------------------------------------------

#: Fields of a unit's view that are numbers or show its build.
_NUMBERS: Final = names_told(Unit, "number")
#: Fields of a unit's view that level "nothing" hides as well.
_STATES: Final = ("staggered", *names_told(Unit, "state"))
#: Fields of a condition that are numbers, with the value that stands in their place.
_CONDITION: Final = {
    "tier": 0, "value": 0, "by": "", "ends": None, "targeting": 0, "harm": 0, "uses": 0, "reach": 0,
    "unsteady": 0, "move": 0, "drain": 0, "burn": 0, "mend": 0,
}  # fmt: skip


def redact_unit(view: V, unit: Unit, level: Disclosure) -> V:
    """Returns a unit's view for disclosure "condition" or "nothing"."""
    shown = {**view, **dict.fromkeys(_NUMBERS)}
    if level == "nothing":
        word = view["condition"] if unit.destroyed else None
        withheld: dict[str, Any] = {**dict.fromkeys(_STATES), "condition": word, "conditions": []}
        return cast("V", {**shown, **withheld})
    conditions = [
        {name: _CONDITION.get(name, value) for name, value in each.items()}
        for each in view["conditions"]
    ]
    return cast("V", {**shown, "conditions": conditions})


def redact_fall(view: V, level: Disclosure) -> V:
    """Returns the view of a fall; without its harm unless everything is disclosed."""
    if level == "all":
        return view
    harm = ("stability", "integrity", "staggered", "destroyed")
    return cast("V", {name: None if name in harm else value for name, value in view.items()})


def redact_hit(view: V, level: Disclosure) -> V:
    """Returns the view of a zone's hit; without what it does unless everything is disclosed."""
    if level == "all":
        return view
    harm = ("stability", "integrity", "energy", "staggered", "destroyed", "overheats")
    return cast("V", {name: None if name in harm else value for name, value in view.items()})


def disclosure_key(state: State, group: str) -> Any:
    """Returns a cache key of all that `disclosure_for` depends on besides the unit.

    None where everything is disclosed.
    """
    level = state.table.options.npc_stats
    if level == "all" or group == HANDLER:
        return None
    return level, group, tuple((seat.id, seat.role) for seat in state.record.seats.values())


def redact_target(view: V, attacker: Disclosure, target: Disclosure) -> V:
    """Returns the view of one target of an attack without the numbers that are not disclosed.

    `attacker` and `target`: how much of either unit the group is shown.
    """
    exchange = view.get("exchange")
    if exchange is None or (attacker == "all" and target == "all"):
        return view
    secret = {"attacker": attacker != "all", "target": target != "all"}
    dodged = exchange["table"] == "reactive"
    tester = secret["target" if dodged else "attacker"]
    shown = redact.redact_exchange(exchange, **secret)
    odds = redact.redact_odds(view["odds"], target=secret["target"])
    found = {**view, "exchange": shown, "mark": shown["mark"], "odds": odds}
    if tester:
        found["modifiers"] = redact.fold_parts(view["modifiers"])
    if view.get("aim"):
        found["aim"] = redact.redact_aim(view["aim"], tester=tester)
    return cast("V", found)


# -- lines of the log -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _NumericLine:
    """Which part of a log line are numbers.

    `params`: those of the unit that the param `unit_param` refers to. Without them and without data
    the line's code is `code` + `WITHHELD_SUFFIX`. `is_condition`: it says how the unit is, so that
    level "nothing" omits the line. `numbers_only`: every level below "all" omits it.
    """

    params: tuple[str, ...] = ()
    unit_param: str = "unit"
    is_condition: bool = False
    numbers_only: bool = False


#: What a line about regained stability says in numbers.
_REGAINED: Final = ("score", "extra", "gained", "to", "was")
#: The lines that contain numbers of a unit, by code.
NUMERIC_LINES: Final[Mapping[str, _NumericLine]] = {
    "condition.begun": _NumericLine(is_condition=True),
    "condition.over": _NumericLine(is_condition=True),
    "reaction.in_time": _NumericLine(("score", "mark")),
    "reaction.late": _NumericLine(("score", "mark")),
    "unit.ablates": _NumericLine(("negated",)),
    "unit.bulk": _NumericLine(("score", "held")),
    "unit.by_build": _NumericLine(numbers_only=True),
    "unit.by_build_else": _NumericLine(numbers_only=True),
    "unit.by_sheet": _NumericLine(numbers_only=True),
    "unit.by_sheet_else": _NumericLine(numbers_only=True),
    "unit.cooled": _NumericLine(("score", "mark"), is_condition=True),
    "unit.cools": _NumericLine(("steps", "energy", "to"), is_condition=True),
    "unit.endures": _NumericLine(("score",), numbers_only=True),
    "unit.fitted": _NumericLine(("build",)),
    "unit.heats_up": _NumericLine(is_condition=True),
    "unit.harmed": _NumericLine(),
    "unit.harmed_in_zone": _NumericLine(),
    "unit.impact": _NumericLine(),
    "unit.overheats": _NumericLine(is_condition=True),
    "unit.recovers": _NumericLine(numbers_only=True),
    "unit.recovery_off": _NumericLine(numbers_only=True),
    "unit.recovery_on": _NumericLine(numbers_only=True),
    "unit.stabilised": _NumericLine(_REGAINED),
    "unit.staggered": _NumericLine(is_condition=True),
    "unit.stays_hot": _NumericLine(("score", "mark"), is_condition=True),
    "unit.steadies": _NumericLine(is_condition=True),
    "unit.steadies_itself": _NumericLine(_REGAINED, is_condition=True),
    "unit.surveys": _NumericLine(("score", "count", "reach")),
    "unit.surveys_vain": _NumericLine(("score",)),
}

#: Fields of a unit that everybody reads when the Handler sets them.
_PUBLIC: Final = frozenset(names_told(Unit, "set"))

#: Fields that level "condition" shows besides.
_SEEN: Final = frozenset(names_told(Unit, "state"))

Params = dict[str, Any]
Data = dict[str, Any] | None


def redact_line(
    state: State, group: str, code: str, params: Params, data: Data
) -> tuple[str, Params, Data] | None:
    """Returns code, params and data of a line as a group may read them; None for nothing of it."""
    if state.table.options.npc_stats == "all":
        return code, params, data

    def disclosure_of(ref: Any) -> Disclosure:
        unit = _referenced_unit(state, ref)
        return "all" if unit is None else disclosure_for(state, group, unit)

    special = _SPECIAL.get(code) or (_redact_attack if code.startswith("attack.") else None)
    if special is not None:
        return special(disclosure_of, code, params, data)
    entry = NUMERIC_LINES.get(code)
    level = "all" if entry is None else disclosure_of(params.get(entry.unit_param))
    if entry is None or level == "all":
        return code, params, data
    if entry.numbers_only or (entry.is_condition and level == "nothing"):
        return None
    left = {name: value for name, value in params.items() if name not in entry.params}
    return (code + WITHHELD_SUFFIX if entry.params else code), left, None


def _referenced_unit(state: State, ref: Any) -> Unit | None:
    """Returns the unit that a reference in params names, in whichever scene it is."""
    if not isinstance(ref, UnitRef):
        return None
    scenes = state.world.scenes.values()
    return next((scene.units[ref.unit] for scene in scenes if ref.unit in scene.units), None)


_DisclosureOf = Callable[[Any], Disclosure]
_RedactedLine = tuple[str, Params, Data] | None


#: The parameters of a repair's line that tell of the unit that is repaired.
_REPAIRED: Final = frozenset({"was", "to", "mended"})


def _redact_repair(
    disclosure_of: _DisclosureOf, code: str, params: Params, data: Data
) -> _RedactedLine:
    """Hides the score of an NPC that repairs, and what was repaired of a redacted unit."""
    score_is_known = disclosure_of(params["unit"]) == "all"
    if score_is_known and disclosure_of(params.get("target")) == "all":
        return code, params, data
    left = {name: value for name, value in params.items() if name not in _REPAIRED}
    if score_is_known:
        return code + "_for", left, data
    del left["score"]
    return code + WITHHELD_SUFFIX, left, None


def _redact_burn(
    disclosure_of: _DisclosureOf, code: str, params: Params, data: Data
) -> _RedactedLine:
    """Keeps the damage of a fire and hides what it left; the dice of a pilot are public."""
    level = disclosure_of(params["unit"])
    if level == "all" or data is None:
        return code, params, data
    if level == "nothing" and "dice" not in data:
        return None
    return code, params, {name: value for name, value in data.items() if name != "outcome"}


def _redact_changes(
    disclosure_of: _DisclosureOf, code: str, params: Params, data: Data
) -> _RedactedLine:
    """Keeps those fields that the Handler set and everybody may see."""
    level = disclosure_of(params["unit"])
    if level == "all" or data is None:
        return code, params, data
    public = _PUBLIC | _SEEN if level == "condition" else _PUBLIC
    fields = [name for name in data["set"] if name in public]
    kept: dict[str, Any] = {
        name: {field: value for field, value in values.items() if field in public}
        if isinstance(values, dict)
        else fields
        for name, values in data.items()
    }
    params = dict(params)
    if "changes" in params:
        params["changes"] = [f"{name} {data['set'][name]}" for name in fields]
    if not fields:
        # The reason that the Handler gave is public, the change is not.
        params.pop("changes", None)
        return (code + WITHHELD_SUFFIX, params, None) if params.get("text") else None
    return code, params, kept


def _redact_attack(
    disclosure_of: _DisclosureOf, code: str, params: Params, data: Data
) -> _RedactedLine:
    """Keeps an attack's dice, damage and odds of hitting, and hides the target's own numbers."""
    if data is None:
        return code, params, data
    attacker = disclosure_of(params.get("unit"))
    refs = params.get("targets", ())
    targets = {each.unit: disclosure_of(each) for each in refs if isinstance(each, UnitRef)}
    if attacker == "all" and all(level == "all" for level in targets.values()):
        return code, params, data
    if "exchange" in data:
        return code, params, _redact_result(data, attacker, targets)
    return code, params, _redact_roll(data, attacker, targets)


def _redact_result(
    data: dict[str, Any], attacker: Disclosure, targets: Mapping[str, Disclosure]
) -> Data:
    exchange = data["exchange"]
    target = targets.get(exchange["target"], "all")
    secret = {"attacker": attacker != "all", "target": target != "all"}
    outcome = redact.redact_outcome(
        data["outcome"],
        dodged=exchange["table"] == "reactive",
        states=target == "nothing",
        **secret,
    )
    shown = redact.redact_exchange(exchange, **secret)
    odds = redact.redact_odds(data["odds"], target=secret["target"])
    return {**data, "exchange": shown, "outcome": outcome, "odds": odds}


def _redact_roll(
    data: dict[str, Any], attacker: Disclosure, targets: Mapping[str, Disclosure]
) -> Data:
    """Hides the damage dealt to redacted targets, and how far a target is beyond the range.

    NPCs never roll, so the parts of a roll are a pilot's. `beyond` would disclose a weapon's range.
    """
    if "targets" not in data:
        return {**data, "beyond": None} if attacker != "all" and "beyond" in data else data

    def redacted(target: dict[str, Any]) -> dict[str, Any]:
        if "dealt" not in target or targets.get(target["id"], "all") == "all":
            return target
        dealt = redact.redact_damage(target["dealt"], attacker=False, target=True)
        return {**target, "dealt": dealt}

    return {**data, "targets": [redacted(each) for each in data["targets"]]}


def _redact_overruling(
    disclosure_of: _DisclosureOf, code: str, params: Params, data: Data
) -> _RedactedLine:
    """Hides which rules were overruled: they would disclose numbers of the unit."""
    if disclosure_of(params["unit"]) == "all":
        return code, params, data
    return "overruled.a_rule", {**params, "rules": []}, None


_SPECIAL: Final[Mapping[str, Callable[[_DisclosureOf, str, Params, Data], _RedactedLine]]] = {
    "overruled.rules": _redact_overruling,
    "overruled.unit": _redact_changes,
    "unit.burns": _redact_burn,
    "unit.repairs": _redact_repair,
    "unit.repairs_something": _redact_repair,
    "unit.updated": _redact_changes,
}
