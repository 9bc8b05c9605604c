"""A pseudo-language, English with accents, which reveals texts that are not in the catalogue."""

from __future__ import annotations

import json
import re
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from app import paths
from app.messages import catalogue_source
from app.web.bundle import read_text_ids
from app.web.page_texts import shorten, texts_script

_PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED = "ÅƁĆĎÉƑĜĤÎĴĶĹḾŃÓṔɊŔŚŤÛṼŴẊÝŹåƀćďéƒĝĥîĵķĺḿńóṕɋŕśťûṽŵẋýź"
#: Keys of JSON with names given by people or texts of the game's content.
_FOR_PEOPLE = frozenset(
    {"name", "title", "text", "by", "trigger", "label", "notes", "source", "special",
     "description", "commitment", "texts", "tiers"}
)  # fmt: skip
#: Words that are the same in every language: key names, names of the game and its author, suffixes
#: of map files.
_SAME = frozenset(
    {"Ctrl", "Shift", "Alt", "Enter", "Home", "End", "Tab", "Space", "Esc", "Hexframe", "Frame",
     "State", "Gerard", "van", "Silke", "CC", "BY", "SA", "json", "board", "tmj", "tmx"}
)  # fmt: skip
#: Texts that people read or hear, including attributes.
_SHOWN = """() => {
  const hidden = (node) => node.parentElement?.closest("script, style, noscript, title");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) if (!hidden(walker.currentNode)) found.push(walker.currentNode.data);
  for (const name of ["title", "aria-label", "placeholder", "aria-description"])
    for (const element of document.querySelectorAll(`[${name}]`))
      found.push(element.getAttribute(name));
  return found;
}"""


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        parts = re.split(r"(</?[a-z]+>)", node.value)
        table = str.maketrans(_PLAIN, _ACCENTED)
        node.value = "".join(p if p.startswith("<") else p.translate(table) for p in parts)
        return node


def pseudo_source() -> str:
    """Returns the catalogue with accents on every letter."""
    return FluentSerializer().serialize(_Accents().visit(FluentResource(catalogue_source())))


def speak_pseudo(page: Page) -> None:
    """Gives a page the pseudo-language when it loads its next document."""
    script = texts_script(shorten(pseudo_source(), read_text_ids(paths.STATIC)))

    def answer(route: Route) -> None:
        route.fulfill(body=script, content_type="text/javascript; charset=utf-8")

    page.route("**/messages/*.js", answer)


def words_of_people(received: str) -> set[str]:
    """Returns the words in names and texts of content that the server sent."""
    found: set[str] = set()
    decoder = json.JSONDecoder()
    for line in received.splitlines():
        if line.startswith("{"):
            _collect(decoder.decode(line), found)
    return found


def _collect(value: Any, found: set[str], of: str = "") -> None:
    """Adds the words in values of `_FOR_PEOPLE`. Texts of dice systems are in the catalogue."""
    if isinstance(value, str) and of in _FOR_PEOPLE:
        found |= _words(value)
    elif isinstance(value, list):
        for each in value:
            _collect(each, found, of)
    elif isinstance(value, dict) and of != "texts":
        for key, inner in value.items():
            _collect(inner, found, key)


def _words(text: str) -> set[str]:
    """Returns words of two or more letters without accents."""
    return set(re.findall(r"(?<![^\W\d_])[A-Za-z]{2,}(?![^\W\d_])", text))


def plain_texts(page: Page, known: set[str]) -> set[str]:
    """Returns the texts of a page with words that are neither accented nor known.

    Texts in the HTML that the server renders do not count (tests/web/test_template_texts.py).
    """
    served = page.request.get(page.url).text()
    return {
        text.strip()
        for text in page.evaluate(_SHOWN)
        if _words(text) - known - _SAME and text.strip() not in served
    }
