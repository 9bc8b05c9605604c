"""What is told of the numbers of units that are not on the pilots' side: the one place for it.

A table's option `npc_stats` decides: "all"; "condition", what can be seen of a unit and how it is,
in words; "nothing", only what nobody could miss: destroyed, falling, in the air. Whoever steers a
unit is told everything of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from app.engine.access import controls_unit
from app.engine.refusals import Refusal
from app.engine.state.state import State, Unit
from app.engine.visibility.groups import HANDLER, PILOTS, seat_of
from app.rules.frame_state.combat import redact

Disclosure = Literal["all", "condition", "nothing"]
#: What is put to the code of a line that is told without its numbers.
WITHHELD_SUFFIX: Final = "_untold"


def disclosure_for(state: State, group: str, unit: Unit) -> Disclosure:
    """How much of a unit's numbers a group of viewers is told."""
    level = state.table.options.npc_stats
    if level == "all" or group == HANDLER or unit.disposition in ("pilot", "ally"):
        return "all"
    own = seat_of(group)
    if own is not None and state.table.options.fog != "own":
        group, own = PILOTS, None
    pilots = (seat.id for seat in state.record.seats.values() if seat.role == "pilot")
    looking = (own,) if own is not None else pilots if group == PILOTS else ()
    return "all" if any(controls_unit(seat, unit) for seat in looking) else level


def check_disclosure(state: State, group: str, unit: Unit) -> None:
    """Refusal "numbers-untold" unless a group is told all the numbers of a unit."""
    if disclosure_for(state, group, unit) != "all":
        raise Refusal("numbers-untold", unit={"unit": unit.id, "name": unit.name})


# -- views ------------------------------------------------------------------------------------

#: Numbers of a unit's view, and what else stands for its build.
_NUMBERS: Final = (
    "speed", "integrity", "integrity_max", "stability", "stability_max", "energy", "energy_max",
    "steps", "movement", "frame",
)  # fmt: skip
#: How it is, as far as that takes a second look.
_STATES: Final = ("staggered", "overheated", "off_balance")
#: What a condition is called; all else of it are numbers.
_CONDITION: Final = {
    "tier": 0, "value": 0, "by": "", "ends": None, "targeting": 0, "harm": 0, "uses": 0, "reach": 0,
    "unsteady": 0, "move": 0, "drain": 0, "burn": 0, "mend": 0,
}  # fmt: skip


def redact_unit(view: dict[str, Any], unit: Unit, told: Disclosure) -> dict[str, Any]:
    """A unit's view with no more of its numbers than its condition, or nothing."""
    view = {**view, **dict.fromkeys(_NUMBERS)}
    if told == "nothing":
        return {**view, **dict.fromkeys(_STATES), "conditions": []}
    word = redact.condition_word(unit.integrity, unit.integrity_max, destroyed=unit.destroyed)
    conditions = [
        {name: _CONDITION.get(name, value) for name, value in each.items()}
        for each in view["conditions"]
    ]
    return {**view, "condition": word, "conditions": conditions}


def redact_fall(view: dict[str, Any], told: Disclosure) -> dict[str, Any]:
    """What a fall will do, or where it ends alone."""
    if told == "all":
        return view
    gone = ("stability", "integrity", "staggered", "destroyed")
    return {name: None if name in gone else value for name, value in view.items()}


def disclosure_key(state: State, group: str) -> Any:
    """What `disclosure_for` goes by beside the unit; None where everything is told."""
    level = state.table.options.npc_stats
    if level == "all" or group == HANDLER:
        return None
    return level, group, tuple((seat.id, seat.role) for seat in state.record.seats.values())


def redact_target(view: dict[str, Any], attacker: Disclosure, target: Disclosure) -> dict[str, Any]:
    """A target of an attack (its settled view, with or without what was rolled)."""
    exchange = view.get("exchange")
    if exchange is None or (attacker == "all" and target == "all"):
        return view
    secret = {"attacker": attacker != "all", "target": target != "all"}
    dodged = exchange["table"] == "reactive"
    tester = secret["target" if dodged else "attacker"]
    shown = redact.redact_exchange(exchange, **secret)
    chances = redact.redact_odds(view["odds"], target=secret["target"])
    view = {**view, "exchange": shown, "mark": shown["mark"], "odds": chances}
    if tester:
        view["modifiers"] = redact.fold_parts(view["modifiers"])
    if view.get("aim"):
        view["aim"] = redact.redact_aim(view["aim"], tester=tester)
    return view


# -- lines of the log -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _NumericLine:
    """What of a line are numbers: `params` of the unit that `of` names; without them and without
    its data it reads as `code` + `WITHHELD_SUFFIX`. `state`: how it is, which "nothing" leaves out;
    `whole`: all of it are numbers."""

    params: tuple[str, ...] = ()
    of: str = "unit"
    state: bool = False
    whole: bool = False


#: The lines that have numbers of a unit in them, by code.
NUMERIC_LINES: Final[Mapping[str, _NumericLine]] = {
    "condition.begun": _NumericLine(state=True),
    "condition.over": _NumericLine(state=True),
    "reaction.in_time": _NumericLine(("score", "mark")),
    "reaction.late": _NumericLine(("score", "mark")),
    "unit.ablates": _NumericLine(("negated",)),
    "unit.bulk": _NumericLine(("score",)),
    "unit.by_build": _NumericLine(whole=True),
    "unit.by_build_else": _NumericLine(whole=True),
    "unit.by_sheet": _NumericLine(whole=True),
    "unit.by_sheet_else": _NumericLine(whole=True),
    "unit.cooled": _NumericLine(("score", "mark"), state=True),
    "unit.cools": _NumericLine(("steps", "energy", "to"), state=True),
    "unit.endures": _NumericLine(("score",), whole=True),
    "unit.fitted": _NumericLine(("build",)),
    "unit.heats_up": _NumericLine(state=True),
    "unit.impact": _NumericLine(),
    "unit.overheats": _NumericLine(state=True),
    "unit.recovers": _NumericLine(whole=True),
    "unit.recovery_off": _NumericLine(whole=True),
    "unit.recovery_on": _NumericLine(whole=True),
    "unit.stabilised": _NumericLine(("score", "extra", "to", "was")),
    "unit.staggered": _NumericLine(state=True),
    "unit.stays_hot": _NumericLine(("score", "mark"), state=True),
    "unit.steadies": _NumericLine(state=True),
    "unit.steadies_itself": _NumericLine(("score", "extra", "to", "was"), state=True),
    "unit.surveys": _NumericLine(("score",)),
    "unit.surveys_vain": _NumericLine(("score",)),
}

#: Fields of a unit that everybody may read when the Handler sets them.
_PUBLIC: Final = frozenset(
    {
        "name",
        "disposition",
        "silhouette",
        "footprint",
        "obstacle",
        "falling",
        "destroyed",
        "controller",
    }
)

#: Those that show in how it is.
_SEEN: Final = frozenset({"overheated", "off_balance"})

Params = dict[str, Any]
Data = dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class LineVersion:
    """A line as some groups read it."""

    code: str
    params: Params
    data: Data
    groups: frozenset[str]


def line_versions(
    state: State, code: str, params: Params, data: Data, groups: Sequence[str]
) -> list[LineVersion]:
    """A line as each of these groups may read it, groups that read the same together; no version
    for a group that may read nothing of it."""
    whole = [LineVersion(code, params, data, frozenset(groups))]
    if state.table.options.npc_stats == "all":
        return whole
    told: list[LineVersion] = []
    for group in groups:
        read = _redact_line(state, group, code, params, data)
        if read is None:
            continue
        for place, each in enumerate(told):
            if (each.code, each.params, each.data) == read:
                told[place] = LineVersion(*read, each.groups | {group})
                break
        else:
            told.append(LineVersion(*read, frozenset({group})))
    return told


def _redact_line(
    state: State, group: str, code: str, params: Params, data: Data
) -> tuple[str, Params, Data] | None:
    def told(ref: Any) -> Disclosure:
        unit = _referenced_unit(state, ref)
        return "all" if unit is None else disclosure_for(state, group, unit)

    special = _SPECIAL.get(code) or (_redact_attack if code.startswith("attack.") else None)
    if special is not None:
        return special(told, code, params, data)
    entry = NUMERIC_LINES.get(code)
    level = "all" if entry is None else told(params.get(entry.of))
    if entry is None or level == "all":
        return code, params, data
    if entry.whole or (entry.state and level == "nothing"):
        return None
    left = {name: value for name, value in params.items() if name not in entry.params}
    return (code + WITHHELD_SUFFIX if entry.params else code), left, None


def _referenced_unit(state: State, ref: Any) -> Unit | None:
    """The unit that a reference in params names."""
    found = str(ref["unit"]) if isinstance(ref, dict) and "unit" in ref else ""
    scenes = state.world.scenes.values()
    return next((scene.units[found] for scene in scenes if found in scene.units), None)


_DisclosureOf = Callable[[Any], Disclosure]
_RedactedLine = tuple[str, Params, Data] | None


def _redact_repair(told: _DisclosureOf, code: str, params: Params, data: Data) -> _RedactedLine:
    """Whose score it was, and of whom the integrity is; a pilot's dice are told either way."""
    mine = told(params["unit"]) == "all"
    if mine and told(params.get("target")) == "all":
        return code, params, data
    left = {name: value for name, value in params.items() if name != "to"}
    if mine:
        return code + "_for", left, data
    del left["score"]
    return code + WITHHELD_SUFFIX, left, None


def _redact_burn(told: _DisclosureOf, code: str, params: Params, data: Data) -> _RedactedLine:
    """The damage may be told, what it left may not."""
    level = told(params["unit"])
    if level == "all" or data is None:
        return code, params, data
    if level == "nothing" and "dice" not in data:
        return None
    return code, params, {name: value for name, value in data.items() if name != "outcome"}


def _redact_changes(told: _DisclosureOf, code: str, params: Params, data: Data) -> _RedactedLine:
    """What the Handler set of a unit: only what anybody sees."""
    level = told(params["unit"])
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
        # why, without what: a line with a reason is read
        params.pop("changes", None)
        return (code + WITHHELD_SUFFIX, params, None) if params.get("text") else None
    return code, params, kept


def _redact_attack(told: _DisclosureOf, code: str, params: Params, data: Data) -> _RedactedLine:
    """An attack's dice, damage and chances to hit stay; what these meet and leave does not."""
    if data is None:
        return code, params, data
    attacker = told(params.get("unit"))
    refs = params.get("targets", ())
    targets = {each["unit"]: told(each) for each in refs if "unit" in each}
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
    chances = redact.redact_odds(data["odds"], target=secret["target"])
    return {**data, "exchange": shown, "outcome": outcome, "odds": chances}


def _redact_roll(
    data: dict[str, Any], attacker: Disclosure, targets: Mapping[str, Disclosure]
) -> Data:
    """NPCs never roll, so the parts of a roll are those of who is told of anyway. A weapon's range
    would show in how far beyond it a target is."""
    if "targets" not in data:
        return {**data, "beyond": None} if attacker != "all" and "beyond" in data else data

    def one(target: dict[str, Any]) -> dict[str, Any]:
        if "dealt" not in target or targets.get(target["id"], "all") == "all":
            return target
        dealt = redact.redact_damage(target["dealt"], attacker=False, target=True)
        return {**target, "dealt": dealt}

    return {**data, "targets": [one(each) for each in data["targets"]]}


def _redact_overruling(told: _DisclosureOf, code: str, params: Params, data: Data) -> _RedactedLine:
    """Which rules were in a unit's way tells of its numbers."""
    if told(params["unit"]) == "all":
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
