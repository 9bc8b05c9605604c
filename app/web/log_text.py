"""Lines of the log in words: the twin of static/js/text/log-line.js.

tests/fixtures/log_lines.json has lines with their text for both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from app.messages import catalogue, fill, log_template, shown_number, slots
from app.rules.geometry.hexes import Orientation

Line = Mapping[str, Any]

_TIERS: Final = ("", "I", "II", "III")
_REGAINS: Final = ("unit.steadies_itself", "unit.stabilised")
_RESULTS: Final = ("attack.result", "attack.result_unseen")
#: What the outcome of a test comes to for the attack, by the stage that a code tells of.
_COMES_TO: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "attack.aimed": {"critical": "direct"},
        "attack.dodged": {"hit": "dodged", "miss": "hit", "fumble": "direct"},
    }
)
_NUMBERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "targeting": "to hit",
        "mark": "against",
        "dodge": "dodge",
        "damage": "damage",
        "mitigation": "mitigation",
    }
)


@dataclass(frozen=True, slots=True)
class LogNames:
    """What the words of a log need besides its lines: how cells are named, and seats by id."""

    orientation: Orientation = "flat"
    seats: Mapping[str, str] = field(default_factory=dict)


def with_texts(log: Sequence[Line], names: LogNames) -> list[dict[str, Any]]:
    """Lines with all params that their text needs, and the text itself, for readers without the
    page."""
    numbered = {line["n"]: line for line in log}
    written = []
    for line in log:
        template, params, words = _template_for(line, numbered, names)
        filled = fill(template, params, words, names.orientation)
        needed = {name: params[name] for name in slots(template) if name in params}
        written.append({**line, "params": {**needed, **line["params"]}, "text": filled})
    return written


def _text(line: Line, numbered: Mapping[int, Line], names: LogNames) -> str:
    template, params, words = _template_for(line, numbered, names)
    return fill(template, params, words, names.orientation)


def _template_for(
    line: Line, numbered: Mapping[int, Line], names: LogNames
) -> tuple[str, dict[str, Any], Mapping[str, str]]:
    """The template that tells a line, what fills it, and the words of the line's dice system."""
    told = line["params"]
    params: dict[str, Any] = {
        "by": {"name": line["by"]},
        **told,
        **_tier(told),
        **_change_params(line, numbered, names),
        **_changed_fields(line, names),
        **_of_attack(line),
    }
    regained = _regain_word(line)
    if regained is not None:
        params["gained"] = _gained(told)
    word = _result_word(line) or regained or _on_behalf_word(line)
    if line["code"] == "unit.impact" and _data(line).get("set"):
        word = "unit.impact.took"
    if word is not None:
        return _word(word), params, {}
    template, words = log_template(line["code"])
    return template, params, words


def _tier(params: Mapping[str, Any]) -> dict[str, str]:
    """A tier in Roman figures."""
    tier = params.get("tier")
    return {"tier": _TIERS[tier]} if tier in (1, 2, 3) else {}


def _data(line: Line) -> Mapping[str, Any]:
    data = line.get("data")
    return data if isinstance(data, Mapping) else {}


def _word(key: str) -> str:
    return catalogue()["words"].get(key, key)


def _change_params(line: Line, numbered: Mapping[int, Line], names: LogNames) -> dict[str, str]:
    """What a line of an undo or a redo is about, in words."""
    if line["kind"] != "undo" or not line["code"].startswith(("undone", "redone")):
        return {}
    told = line["params"]
    # Lines of older tables name what was undone, and no more.
    change = told.get("change") or [told.get("what")]
    return {"change": _change(change, names) + _restored_text(line, numbered, names)}


def _change(change: Sequence[Any], names: LogNames) -> str:
    """`[whose, of what, what]` in words, as in "Mira, end of Magpie's turn"."""
    what = change[-1] or ""
    about = change[-2] if len(change) > 1 else None
    of = f"{what}.of"
    whole = isinstance(about, Mapping) and ("unit" in about or "prop" in about) and _has_word(of)
    if whole and isinstance(about, Mapping):
        said = fill(_word(of), {"name": about["name"]}, orientation=names.orientation)
    else:
        said = _word(what)
    owners = [str(each["name"]) for each in change[: -2 if whole else -1]]
    return ", ".join([*owners, said])


def _has_word(key: str) -> bool:
    return key in catalogue()["words"]


def _restored_text(line: Line, numbered: Mapping[int, Line], names: LogNames) -> str:
    """What an undo or a redo brought back: numbers as they are again, else the line of it."""
    if str(line["params"].get("what", "")).startswith("turn."):
        return ""
    again = line["code"].startswith("redone")
    data = _data(line)
    spans = data.get("lines") or [[data.get("from"), data.get("to")]]
    first = numbered.get(spans[-1 if again else 0][0])
    if first is None or first["kind"] == "undo":
        return ""
    was, now = _data(first).get("was"), _data(first).get("now", _data(first).get("set"))
    both = isinstance(was, Mapping) and isinstance(now, Mapping)
    undone = {**first, "data": {"was": now, "now": was}} if both and not again else first
    changes = _changed_fields(undone, names).get("changes", [])
    if both and changes:
        return f" ({', '.join(changes)})"
    return f" ({_text(first, numbered, names)})"


def _changed_fields(line: Line, names: LogNames) -> dict[str, list[str]]:
    """Which fields of a unit were set, in words, and to what where the line says it."""
    data = _data(line)
    values = data.get("now", data.get("set"))
    if line["code"].startswith("attack.") or not values:
        return {}
    if isinstance(values, list | tuple):
        return {"fields": [_word(f"field.{name}") for name in values]}
    if not isinstance(values, Mapping):
        return {}
    was = data.get("was") or {}
    return {"changes": [_changed(name, value, was, names) for name, value in values.items()]}


def _changed(name: str, value: Any, was: Mapping[str, Any], names: LogNames) -> str:
    said = _word(f"field.{name}")
    if isinstance(value, bool):
        return said if value else f"not {said}"
    if isinstance(value, int | float):
        before = was.get(name)
        return f"{said} {'' if before is None else shown_number(before)} → {shown_number(value)}"
    if name == "controller":
        return f"{said} {names.seats.get(str(value), 'nobody')}"
    return f"{said} {_word(value)}" if isinstance(value, str) else said


def _of_attack(line: Line) -> dict[str, Any]:
    """Params of an attack's line that say more than was kept."""
    code, outcome = line["code"], line["params"].get("outcome")
    if not code.startswith("attack."):
        return {}
    params: dict[str, Any] = {}
    comes_to = _COMES_TO.get(code.split("_")[0])
    if comes_to is not None and outcome:
        params["outcome"] = comes_to.get(outcome, outcome)
    changed = _data(line).get("set")
    if code.startswith("attack.adjusted") and changed:
        params["changes"] = [_adjusted(name, value) for name, value in changed.items()]
    damage = _whole_damage(line)
    return params if damage is None else {**params, "damage": damage}


def _adjusted(name: str, value: Any) -> str:
    if name == "outcome":
        return f"outcome {'by the dice' if value is None else _word(str(value))}"
    signed = f"+{value}" if value > 0 else "±0" if value == 0 else shown_number(value)
    return f"{_NUMBERS.get(name, name)} {signed}"


def _whole_damage(line: Line) -> str | None:
    """All the damage that a roll makes: "22", "6 to 8" for several targets."""
    if line["code"] != "attack.damage":
        return None
    dealt = [each["dealt"]["total"] for each in _data(line).get("targets", ()) if each.get("dealt")]
    if not dealt:
        return None
    least, most = min(dealt), max(dealt)
    return f"{least}" if least == most else f"{least} to {most}"


def _result_word(line: Line) -> str | None:
    """The word that tells a roll of damage whole, or a result by what was lost."""
    if _whole_damage(line) is not None:
        return "attack.damage.whole"
    lost, shaken = line["params"].get("lost"), line["params"].get("shaken")
    if line["code"] not in _RESULTS or (lost and shaken):
        return None
    return f"{line['code']}.{'integrity' if lost else 'stability' if shaken else 'nothing'}"


def _gained(params: Mapping[str, Any]) -> int:
    return max(0, int(params["score"])) + int(params.get("extra") or 0)


def _regain_word(line: Line) -> str | None:
    """The word that tells stability regained as a sum, where the line knows from where."""
    params = line["params"]
    if line["code"] not in _REGAINS or "was" not in params:
        return None
    sum_ = params["was"] + _gained(params) == params["to"]
    return f"{line['code']}.{'sum' if sum_ else 'full'}"


def _on_behalf_word(line: Line) -> str | None:
    """The word of a line whose deed was done in the place of who steers the unit."""
    in_place = line["seat"] is not None and _data(line).get("in_place") is True
    return f"{line['code']}.for" if in_place else None
