"""English texts of refusals and log lines: the twin of static/js/text/messages.js.

A template knows `{name}` (a parameter) and `{n|one|many}` (a number or yes/no picks its form, in
which `#` is the number).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from app import paths
from app.rules.geometry.hexes import Hex, Orientation, label
from app.rules.systems import SYSTEMS

_SLOT = re.compile(r"\{([a-z_][a-z0-9_.]*)(?:\|([^|{}]*)\|([^|{}]*))?\}", re.I)

#: Parameters that people wrote: shown as they are, never taken for a word of the game.
VERBATIM_PARAMS: Final = frozenset({"text", "label", "name", "reason", "notation"})
NO_WORDS: Final[Mapping[str, str]] = MappingProxyType({})


@cache
def catalogue() -> dict[str, dict[str, str]]:
    """The message catalogue: `refusals`, `log` and `words`."""
    path = paths.STATIC / "messages" / "en.json"
    found: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def text(code: str, params: Mapping[str, Any] | None = None) -> str:
    """The line for a refusal; a code without a text still says something.

    The refusal of a dice system has the code "<system>.<code>", its text is the system's.
    """
    filled = _render("refusals", code, params or {}, "flat")
    return filled[:1].upper() + filled[1:]


def log_line(code: str, params: Mapping[str, Any], orientation: Orientation = "flat") -> str:
    """A line of the log by its code and params alone; see `app.web.log_text` for a whole line."""
    return _render("log", code, params, orientation)


def log_template(code: str) -> tuple[str, Mapping[str, str]]:
    """The template of a line of the log, of the table or of a dice system, and that system's
    words; a code without a text is its own."""
    template, words = _lookup("log", code)
    return _code_as_text(code) if template is None else template, words


def slots(template: str) -> set[str]:
    """The params that a template names."""
    return {found[0].partition(".")[0] for found in _SLOT.findall(template)}


def shown_number(value: Any) -> str:
    """A number with a minus that is one, not a hyphen; anything else as it is."""
    return f"−{-value}" if isinstance(value, int | float) and value < 0 else str(value)


def _render(kind: str, code: str, params: Mapping[str, Any], orientation: Orientation) -> str:
    template, words = _lookup(kind, code)
    return _code_as_text(code) if template is None else fill(template, params, words, orientation)


def _code_as_text(code: str) -> str:
    return re.sub(r"[-_.]", " ", code).capitalize()


def _lookup(kind: str, code: str) -> tuple[str | None, Mapping[str, str]]:
    name, _, own = code.partition(".")
    texts = SYSTEMS[name].texts if name in SYSTEMS else {}
    template = texts[kind].get(own) if kind in texts else catalogue()[kind].get(code)
    return template, texts.get("words", NO_WORDS)


def fill(
    template: str,
    params: Mapping[str, Any],
    words: Mapping[str, str] = NO_WORDS,
    orientation: Orientation = "flat",
) -> str:
    """The template with its parameters filled in; an absent one leaves nothing behind.

    `words` are those of a dice system, which go before the catalogue's.
    """

    def slot(found: re.Match[str]) -> str:
        name, one, many = found.groups()
        value: Any = params
        for part in name.split("."):
            value = value.get(part) if isinstance(value, Mapping) else None
        if value is None:
            return "" if one is None else str(many).replace("#", "")
        if one is not None:
            first = value if isinstance(value, bool) else value in (1, -1)
            return str(one if first else many).replace("#", shown_number(value))
        return str(value) if name in VERBATIM_PARAMS else spelled(value)

    def spelled(value: Any) -> str:
        if isinstance(value, str):
            return words.get(value) or catalogue()["words"].get(value, value)
        if isinstance(value, list | tuple):
            return ", ".join(spelled(item) for item in value)
        if isinstance(value, Mapping):
            return _named(value, orientation)
        if value is None or isinstance(value, bool):
            return "" if value is None else str(value).lower()
        return shown_number(value)

    return _SLOT.sub(slot, template)


def _named(thing: Mapping[str, Any], orientation: Orientation) -> str:
    """A unit, a prop, a hex or a cell as people name it."""
    if isinstance(thing.get("name"), str) and thing["name"]:
        return str(thing["name"])
    if isinstance(thing.get("unit"), str):
        return str(thing["unit"])
    if isinstance(thing.get("q"), int) and isinstance(thing.get("r"), int):
        at = label(Hex(thing["q"], thing["r"]), orientation)
        level = thing.get("level")
        return f"{at} level {shown_number(level)}" if isinstance(level, int) else at
    return str(thing.get("prop") or thing.get("id") or "")
