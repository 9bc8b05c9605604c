"""The rules reference: docs/rules.md as numbered statements, and as a page.

Every statement is a list item that begins with its number in bold, `**FS 5.3.2**`, and ends with a
line that names its files and tests:

    - **FS 5.3.2** What the rule says.
      → `app/rules/geometry/movement.py` · `tests/rules/test_movement.py::test_a_step_costs`
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from markdown_it.token import Token

from app import paths
from app.web.markdown import Heading, reader, without_title

NUMBER = r"[A-Z]{2}(?: C)? [0-9]+(?:\.[0-9]+)*[a-z]?"
_STATEMENT = re.compile(rf"^- \*\*({NUMBER})\*\* (.*?)\n  → ([^\n]*)$", re.M | re.S)
_CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule: its number, its text, the files that implement it, the tests that prove it."""

    number: str
    text: str
    places: tuple[str, ...]
    tests: tuple[str, ...]


def statements(source: str) -> tuple[Statement, ...]:
    """Returns every numbered statement, in order."""
    found = []
    for number, text, proof in _STATEMENT.findall(source):
        named = _CODE.findall(proof)
        found.append(
            Statement(
                number,
                " ".join(text.split()),
                tuple(name for name in named if "::" not in name),
                tuple(name for name in named if "::" in name),
            )
        )
    return tuple(found)


def anchor_of(text: str) -> str:
    """Returns the anchor of a heading or number: "FS 5.3.2" becomes "fs-5.3.2"."""
    return re.sub(r"[^a-z0-9.]+", "-", text.lower()).strip("-")


@cache
def page() -> tuple[str, tuple[Heading, ...]]:
    """Returns the reference as HTML (our own text, escaped by the renderer) and its headings."""
    return render(paths.RULES.read_text(encoding="utf-8"))


def render(source: str) -> tuple[str, tuple[Heading, ...]]:
    """Returns the HTML of the Markdown without its title, and its headings of level 2 and 3."""
    markdown = reader()
    tokens = markdown.parse(without_title(source))
    headings = []
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            text = tokens[i + 1].content
            token.attrSet("id", anchor_of(text))
            headings.append(Heading(int(token.tag[1:]), text, anchor_of(text)))
        elif token.type == "inline" and i > 1 and tokens[i - 2].type == "list_item_open":
            _mark(tokens[i - 2], token)
    html = markdown.renderer.render(tokens, markdown.options, {})
    return html, tuple(h for h in headings if h.level in (2, 3))


def _mark(item: Token, words: Token) -> None:
    """Give a statement's item its anchor, and set its last line apart."""
    number = re.match(rf"\*\*({NUMBER})\*\*", words.content)
    if number is None:
        return
    item.attrSet("id", anchor_of(number[1]))
    item.attrSet("class", "rule")
    children = words.children or []
    for place, child in enumerate(children):
        if child.type == "text" and child.content.startswith("→"):
            opened = Token("proof_open", "small", 1)
            opened.attrSet("class", "rule-proof")
            child.content = child.content.removeprefix("→").lstrip()
            closed = Token("proof_close", "small", -1)
            words.children = [*children[:place], opened, *children[place:], closed]
            return
