"""English texts of refusals and log lines: the twin of static/js/messages.js.

A template knows `{name}` (a parameter) and `{n|one|many}` (a number or yes/no picks its form, in
which `#` is the number).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from app import paths
from app.rules.hexes import Hex, Orientation, label
from app.rules.systems import SYSTEMS

_SLOT = re.compile(r"\{([a-z_][a-z0-9_.]*)(?:\|([^|{}]*)\|([^|{}]*))?\}", re.I)

#: Parameters that people wrote: shown as they are, never taken for a word of the game.
WRITTEN: Final = frozenset({"text", "label", "name", "reason", "notation"})
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
    filled = _said("refusals", code, params or {}, "flat")
    return filled[:1].upper() + filled[1:]


def log_line(code: str, params: Mapping[str, Any], orientation: Orientation = "flat") -> str:
    """A line of the log, of the table or of a dice system; cells are named as on such a map."""
    return _said("log", code, params, orientation)


def with_texts(log: Iterable[Mapping[str, Any]], orientation: Orientation) -> list[dict[str, Any]]:
    """Lines of the log with what they say, for whoever reads them without the page."""
    return [{**line, "text": log_line(line["code"], line["params"], orientation)} for line in log]


def _said(kind: str, code: str, params: Mapping[str, Any], orientation: Orientation) -> str:
    name, _, own = code.partition(".")
    texts = SYSTEMS[name].texts if name in SYSTEMS else {}
    template = texts[kind].get(own) if kind in texts else catalogue()[kind].get(code)
    if template is None:
        return re.sub(r"[-_.]", " ", code).capitalize()
    return fill(template, params, texts.get("words", {}), orientation)


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
            return str(one if first else many).replace("#", str(value))
        return str(value) if name in WRITTEN else spelled(value)

    def spelled(value: Any) -> str:
        if isinstance(value, str):
            return words.get(value) or catalogue()["words"].get(value, value)
        if isinstance(value, list | tuple):
            return ", ".join(spelled(item) for item in value)
        if isinstance(value, Mapping):
            if "name" in value:
                return str(value["name"])
            if isinstance(value.get("q"), int) and isinstance(value.get("r"), int):
                return label(Hex(value["q"], value["r"]), orientation)
            return ""
        return str(value)

    return _SLOT.sub(slot, template)
