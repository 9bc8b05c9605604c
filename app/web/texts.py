"""English texts of refusals from the message catalogue: the twin of static/js/messages.js.

A template knows `{name}` (a parameter) and `{n|one|many}` (a number or yes/no picks its form, in
which `#` is the number).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from app import paths
from app.rules.hexes import Hex, label

_SLOT = re.compile(r"\{([a-z_][a-z0-9_.]*)(?:\|([^|{}]*)\|([^|{}]*))?\}", re.I)


@cache
def catalogue() -> dict[str, dict[str, str]]:
    """The message catalogue: `refusals`, `log` and `words`."""
    path = paths.STATIC / "messages" / "en.json"
    found: dict[str, dict[str, str]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def text(code: str, params: Mapping[str, Any] | None = None) -> str:
    """The line for a refusal; a code without a text still says something."""
    template = catalogue()["refusals"].get(code)
    if template is None:
        return re.sub(r"[-_.]", " ", code).capitalize()
    filled = fill(template, params or {})
    return filled[:1].upper() + filled[1:]


def fill(template: str, params: Mapping[str, Any]) -> str:
    """The template with its parameters filled in; an absent one leaves nothing behind."""

    def slot(found: re.Match[str]) -> str:
        name, one, many = found.groups()
        value: Any = params
        for part in name.split("."):
            value = value.get(part) if isinstance(value, Mapping) else None
        if value is None:
            return "" if one is None else str(many).replace("#", "")
        if one is None:
            return _words(value)
        first = value if isinstance(value, bool) else value in (1, -1)
        return str(one if first else many).replace("#", str(value))

    return _SLOT.sub(slot, template)


def _words(value: Any) -> str:
    if isinstance(value, str):
        return catalogue()["words"].get(value, value)
    if isinstance(value, (list, tuple)):
        return ", ".join(_words(item) for item in value)
    if isinstance(value, Mapping):
        if "name" in value:
            return str(value["name"])
        if isinstance(value.get("q"), int) and isinstance(value.get("r"), int):
            return label(Hex(value["q"], value["r"]), "flat")
        return ""
    return str(value)
