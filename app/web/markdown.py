"""Our own Markdown files as HTML: no raw HTML is let through, and every heading has an anchor."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.token import Token


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page: its level (2 or 3), its text, its anchor."""

    level: int
    text: str
    anchor: str


def reader() -> MarkdownIt:
    """CommonMark and tables; what looks like HTML is text."""
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def without_title(source: str) -> str:
    """The Markdown after its title: the page has that in its head."""
    return re.sub(r"\A# [^\n]*\n", "", source)


def plain(words: Token) -> str:
    """The text of an inline token, without its marks."""
    return "".join(child.content for child in words.children or [])
