"""Renders our own Markdown files as HTML without raw HTML; every heading has an anchor."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page: its level (2 or 3), its text, its anchor."""

    level: int
    text: str
    anchor: str


def reader() -> MarkdownIt:
    """Returns a parser for CommonMark with tables; HTML is text."""
    return MarkdownIt("commonmark", {"html": False}).enable("table")


_LINES: Final = reader()


def marked(text: str) -> Markup:
    """Returns one line of Markdown as HTML. HTML in it is text."""
    return Markup(_LINES.renderInline(text))  # noqa: S704


def without_title(source: str) -> str:
    """Returns the Markdown without its title, which the page shows itself."""
    return re.sub(r"\A# [^\n]*\n", "", source)


def plain(words: Token) -> str:
    """Returns the text of an inline token without markup."""
    return "".join(child.content for child in words.children or [])
