"""Texts of log lines: the twin of static/js/text/log-line.js.

tests/fixtures/log_lines.json has lines with their texts for both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from app.messages import has_text, render, shown_number, variables, word
from app.rules.geometry.hexes import Orientation

Line = Mapping[str, Any]

_TIERS: Final = ("", "I", "II", "III")
_REGAINS: Final = ("unit.steadies_itself", "unit.stabilised")
_RESULTS: Final = ("attack.result", "attack.result_unseen")
#: The stage of an attack that a line is about.
_STAGES: Final = MappingProxyType({"attack.aimed": "target", "attack.dodged": "dodge"})


@dataclass(frozen=True, slots=True)
class LogNames:
    """What the texts need besides the lines: the orientation of the map, and seats by id."""

    orientation: Orientation = "flat"
    seats: Mapping[str, str] = field(default_factory=dict)


def names_in(view: Mapping[str, Any]) -> LogNames:
    """Returns the names in a viewer's view that the texts of log lines use."""
    seats = {seat: each["name"] for seat, each in view["seats"].items()}
    return LogNames(view["scene"]["map"]["orientation"], seats)


def first_referred(log: Sequence[Line]) -> int | None:
    """Returns the number of the earliest line whose text is part of the text of these lines, or
    None."""
    named = [
        span[0]
        for line in log
        if line["kind"] == "undo"
        for span in _undone_spans(_data(line))
        if isinstance(span[0], int)
    ]
    return min(named, default=None)


def with_texts(
    log: Sequence[Line], names: LogNames, earlier: Sequence[Line] = ()
) -> list[dict[str, Any]]:
    """Returns lines with their text and all parameters that it needs, for programs. `earlier` are
    lines to which they refer (`first_referred`)."""
    numbered = {line["n"]: line for line in (*earlier, *log)}
    written = []
    for line in log:
        kind, code, params = _message_for(line, numbered, names)
        said = render(kind, code, params, names.orientation)
        needed = {name: params[name] for name in variables(kind, code) if name in params}
        written.append({**line, "params": {**needed, **line["params"]}, "text": said})
    return written


def _text(line: Line, numbered: Mapping[int, Line], names: LogNames) -> str:
    kind, code, params = _message_for(line, numbered, names)
    return render(kind, code, params, names.orientation)


def _message_for(
    line: Line, numbered: Mapping[int, Line], names: LogNames
) -> tuple[str, str, dict[str, Any]]:
    """The kind and the code of the text of a line, and its parameters."""
    given = line["params"]
    params: dict[str, Any] = {
        "by": {"name": line["by"]},
        **given,
        **_tier(given),
        **_change_params(line, numbered, names),
        **_changed_fields(line, names),
        **_of_attack(line),
        **_of_repair(line),
    }
    key = _result_word(line) or _roll_word(line) or _on_behalf_word(line)
    heat = _heat_lost(line)
    if heat is not None:
        key, params["lost"] = f"{line['code']}.heat", heat
    if line["code"] == "unit.impact" and _data(line).get("set"):
        key = "unit.impact.took"
    return ("log", line["code"], params) if key is None else ("words", key, params)


def _tier(params: Mapping[str, Any]) -> dict[str, str]:
    """Returns a tier in Roman numerals."""
    tier = params.get("tier")
    return {"tier": _TIERS[tier]} if tier in (1, 2, 3) else {}


def _of_repair(line: Line) -> dict[str, Any]:
    """Returns the target of a unit that repairs itself."""
    target = line["params"].get("target")
    if not line["code"].startswith("unit.repairs") or target is None:
        return {}
    itself = target["unit"] == line["params"]["unit"]["unit"]
    return {"target": {"name": word("itself")}} if itself else {}


def _data(line: Line) -> Mapping[str, Any]:
    data = line.get("data")
    return data if isinstance(data, Mapping) else {}


def _change_params(line: Line, numbered: Mapping[int, Line], names: LogNames) -> dict[str, str]:
    """Returns the parameters of a line about an undo or redo."""
    if line["kind"] != "undo" or not line["code"].startswith(("undone", "redone")):
        return {}
    given = line["params"]
    # Lines of older tables name only what was undone.
    change = given.get("change") or [given.get("what")]
    return {"change": _restored_text(line, _change(change, names), numbered, names)}


def _change(change: Sequence[Any], names: LogNames) -> str:
    """Describes `[whose, of what, what]`, as in "Mira, end of Magpie's turn"."""
    what = change[-1] or ""
    about = change[-2] if len(change) > 1 else None
    of = f"{what}.of"
    whole = (
        isinstance(about, Mapping)
        and ("unit" in about or "prop" in about)
        and has_text("words", of)
    )
    if whole and isinstance(about, Mapping):
        said = render("words", of, {"name": about["name"]}, names.orientation)
    else:
        said = word(what)
    named = [str(each["name"]) for each in change[:-1]]
    # A pilot who is called like the unit is not named twice.
    owners = [name for i, name in enumerate(named) if name not in named[i + 1 : i + 2]]
    return ", ".join([*(owners[:-1] if whole else owners), said])


def _undone_spans(data: Mapping[str, Any]) -> Sequence[Sequence[Any]]:
    """Returns the first and last number of the lines that an undo took back, by change."""
    return data.get("lines") or [[data.get("from"), data.get("to")]]


def _restored_text(line: Line, change: str, numbered: Mapping[int, Line], names: LogNames) -> str:
    """Describes what an undo or redo restored: the numbers, else the text of its line, which says
    alone what several steps began with. `change`: the kind of the step."""
    if str(line["params"].get("what", "")).startswith("turn."):
        return change
    again = line["code"].startswith("redone")
    data = _data(line)
    first = numbered.get(_undone_spans(data)[-1 if again else 0][0])
    if first is None or first["kind"] == "undo":
        return change
    was, now = _data(first).get("was"), _data(first).get("now", _data(first).get("set"))
    both = isinstance(was, Mapping) and isinstance(now, Mapping)
    undone = {**first, "data": {"was": now, "now": was}} if both and not again else first
    changes = _changed_fields(undone, names).get("changes", [])
    if both and changes:
        return f"{change} ({', '.join(changes)})"
    said = _step_text(first, numbered, names)
    if not line["code"].endswith(".steps"):
        return f"{change} ({said})"
    whose = (line["params"].get("change") or [None])[0]
    if not isinstance(whose, Mapping) or "seat" not in whose or whose["name"] in said:
        return said
    return f"{whose['name']}, {said}"


def _step_text(line: Line, numbered: Mapping[int, Line], names: LogNames) -> str:
    """Returns the text of a line as the name of the step that it belongs to: an attack that waited
    goes on because somebody does not react to it."""
    if line["seat"] is None or not line["code"].startswith("attack.goes_on"):
        return _text(line, numbered, names)
    return render("words", f"{line['code']}.step", line["params"], names.orientation)


def _changed_fields(line: Line, names: LogNames) -> dict[str, list[str]]:
    """Names the fields of a unit that were set, with their values where the line has them."""
    data = _data(line)
    values = data.get("now", data.get("set"))
    if line["code"].startswith("attack.") or not values:
        return {}
    if isinstance(values, list | tuple):
        return {"fields": [word(f"field.{name}") for name in values]}
    if not isinstance(values, Mapping):
        return {}
    was = data.get("was") or {}
    return {"changes": [_changed(name, value, was, names) for name, value in values.items()]}


def _changed(name: str, value: Any, was: Mapping[str, Any], names: LogNames) -> str:
    said = word(f"field.{name}")
    if isinstance(value, bool):
        return said if value else render("words", "field.not", {"label": said})
    if isinstance(value, int | float):
        before = was.get(name)
        return f"{said} {'' if before is None else shown_number(before)} → {shown_number(value)}"
    if name == "controller":
        return f"{said} {names.seats.get(str(value), word('field.nobody'))}"
    return f"{said} {word(value)}" if isinstance(value, str) else said


def _of_attack(line: Line) -> dict[str, Any]:
    """Returns additional parameters of a line about an attack."""
    code, outcome = line["code"], line["params"].get("outcome")
    if not code.startswith("attack."):
        return {}
    params: dict[str, Any] = {}
    key = f"outcome.{_STAGES.get(code.split('_')[0])}.{outcome}"
    if has_text("words", key):
        params["outcome"] = key
    changed = _data(line).get("set")
    if code.startswith("attack.adjusted") and changed:
        params["changes"] = [_adjusted(name, value) for name, value in changed.items()]
    damage = _whole_damage(line)
    return params if damage is None else {**params, "damage": damage}


def _adjusted(name: str, value: Any) -> str:
    if name == "outcome":
        outcome = word("adjusted.by-the-dice" if value is None else str(value))
        return f"{word('adjusted.outcome')} {outcome}"
    signed = f"+{value}" if value > 0 else "±0" if value == 0 else shown_number(value)
    return f"{word('adjusted.' + name)} {signed}"


def _whole_damage(line: Line) -> str | None:
    """Returns the damage of a roll: "22", or "6 to 8" for several targets."""
    if line["code"] != "attack.damage":
        return None
    dealt = [each["dealt"]["total"] for each in _data(line).get("targets", ()) if each.get("dealt")]
    if not dealt:
        return None
    least, most = min(dealt), max(dealt)
    if least == most:
        return f"{least}"
    return render("words", "damage.span", {"least": least, "most": most})


def _result_word(line: Line) -> str | None:
    """Returns the key of the text for a damage roll or a result."""
    if _whole_damage(line) is not None:
        return "attack.damage.whole"
    lost, shaken = line["params"].get("lost"), line["params"].get("shaken")
    if line["code"] not in _RESULTS:
        return None
    if line["params"].get("result") == "miss" and (lost or shaken):
        # a volley that misses (FS C 4.15)
        return f"{line['code']}.grazed"
    if lost and shaken:
        return None
    return f"{line['code']}.{'integrity' if lost else 'stability' if shaken else 'nothing'}"


def _heat_lost(line: Line) -> int | None:
    """Returns the energy that the heat of the environment took, where the line says it."""
    set_, was = _data(line).get("set"), _data(line).get("was")
    if line["params"].get("harm") != "heat" or not set_ or not was:
        return None
    return int(was["energy"] - set_["energy"])


def _roll_word(line: Line) -> str | None:
    """Returns the key of the text that says how a unit's own roll ended: regained stability, a sum
    unless the maximum cut it, a survey that found nothing, or what a repair changed. Lines of older
    tables do not say."""
    params = line["params"]
    if line["code"] == "unit.repairs" and "was" in params:
        restored = "only" if params["was"] == params["to"] else "mended"
        return f"unit.repairs.{restored if params.get('mended') else 'change'}"
    if line["code"] == "unit.surveys":
        return "unit.surveys.clear" if params.get("count") == 0 else None
    if line["code"] not in _REGAINS or "gained" not in params:
        return None
    sum_ = params["was"] + params["gained"] == params["to"]
    return f"{line['code']}.{'sum' if sum_ else 'full'}"


def _on_behalf_word(line: Line) -> str | None:
    """Returns the key of the text for an action on behalf of the unit's controller."""
    in_place = line["seat"] is not None and _data(line).get("in_place") is True
    return f"{line['code']}.for" if in_place else None
