"""The texts of a page in two files: those that it opens with, and the others.

A page that loads parts of its script later (static/js/ui/parts.js) does not need their texts at
once. Which texts it opens with is read from its bundled script.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping

from app.rules.systems import SYSTEMS

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
_LITERAL = re.compile(r"""["'`]([a-zA-Z][\w-]*)["'`]""")
#: How the ids begin that the page makes while it runs, and needs from the start: lines of the log,
#: words of the game, what the board says.
_ALWAYS = ("line-", "word-", "board-")
#: Words about rules, which only refusals need.
_RULES = "word-rule--"


def split_texts(source: str, scripts: Iterable[str]) -> tuple[str, str]:
    """Divides a Fluent resource into what a page needs with these scripts, and the rest."""
    literals = {each for script in scripts for each in _LITERAL.findall(script)}
    later = (_RULES, *(f"{kind}{system}--" for kind in _ALWAYS for system in SYSTEMS))
    first: list[str] = []
    rest: list[str] = []
    for name, message in _messages(source):
        needed = name in literals or (name.startswith(_ALWAYS) and not name.startswith(later))
        (first if needed else rest).append(message)
    return "\n".join(first), "\n".join(rest)


def _messages(source: str) -> list[tuple[str, str]]:
    """The ids of the messages of a Fluent resource, each with the whole message.

    Our resources have ids and comments alone at the start of a line. The parser of Fluent would
    take half a second at each start of a server.
    """
    return [(found[1], found[0].rstrip()) for found in _MESSAGE.finditer(source)]


def shorten(source: str, ids: Mapping[str, str]) -> str:
    """The messages of a Fluent resource with their ids in the bundled scripts, without comments."""
    return "\n".join(
        ids.get(name, name) + message.removeprefix(name) for name, message in _messages(source)
    )


def texts_script(source: str, more: str | None = None) -> str:
    """The script that gives texts to the page; `more`: the URL of others (text/catalogue.js)."""
    script = f"globalThis.hexframeMessages = {json.dumps(source, ensure_ascii=False)};"
    return (
        script if more is None else f"{script}globalThis.hexframeMoreMessages = {json.dumps(more)};"
    )
