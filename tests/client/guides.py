"""The programs of the guides: the blocks of a page, and what they print."""

from __future__ import annotations

import re
from typing import NamedTuple

from app import paths

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
#: The address of the server in the guides.
HERE = "http://127.0.0.1:8000"


class Program(NamedTuple):
    """All blocks of one language, and all that is printed after them."""

    text: str
    printed: str


def program_of(page: str, language: str, url: str) -> Program:
    """Returns the program of a page in a language, for the server at an address."""
    text, printed, last = "", "", ""
    for kind, block in _BLOCK.findall((paths.GUIDES / f"{page}.md").read_text("utf-8")):
        if kind == language:
            text += block
        elif kind == "text" and last == language:
            printed += block
        last = kind
    assert HERE in text
    return Program(text.replace(HERE, url), printed)
