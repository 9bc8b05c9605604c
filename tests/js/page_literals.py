"""Finds texts for people that stand in page modules instead of the catalogue.

A small tokenizer splits a module into strings, template strings and the rest. A string counts as a
text by what it looks like: words with spaces, or one word with a capital. Names of CSS classes,
keys, selectors and messages of errors do not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
#: Names of keys and classes of the browser, and names that are the same in every language.
NAMES = frozenset(
    {"Enter", "Escape", "Tab", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown",
     "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Shift", "Control", "Alt", "Meta", "Space",
     "Insert", "Accept", "Bearer", "Boolean", "Number", "String", "Hexframe", "Mac"}
)  # fmt: skip
#: Attributes with texts for people.
SPOKEN = frozenset(
    {"title", "aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "label",
     "placeholder", "alt", "text", "note", "hint", "heading", "empty", "question", "says"}
)  # fmt: skip
#: Attributes with either a text or a name in the code; a text has a capital or a space.
NAMING = frozenset({"name", "what", "word", "about"})
#: Code before a string that is no text.
_NO_TEXT_AFTER = re.compile(
    r"(\bError\(|\bGap\(|(startsWith|endsWith|includes|replace)\(|console\.\w+\(|querySelector(All)?\(|closest\(|matches\(|matchMedia\(|\bfrom"
    r"|\bimport|import\(|\bt\(|\brich\(|[!=]==|\bcase|\bclassName =|\bclass=\$\{.*|\bkeep=\$\{)$"
)
#: Patterns of markup, addresses, selectors, CSS, SVG paths and codes.
_NO_TEXT = re.compile(
    r"[{}=<>#@/\\]|--|^\.|px\b|\[|:is|::|^M\d|^\(|translate\(|^[a-z]+(, [a-z]+)+$|^[a-z]+\.[a-z]"
)
_WORD = re.compile(r"[A-Za-z][a-z’']+")
_REGEX_MAY_FOLLOW = frozenset("(,=:[!&|?{};+-*%<>~^\n")


@dataclass
class Literal:
    """A string or template of a module: its parts between `${}`, and the code before it."""

    line: int
    before: str
    parts: list[str] = field(default_factory=list)
    template: bool = False
    expressions: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The whole text, with a mark for every `${}`."""
        return "\0".join(self.parts)


def literals(source: str) -> list[Literal]:
    """Returns every string and template string of a module."""
    found: list[Literal] = []
    _scan(source, 0, found, inside_template=False)
    return found


def _scan(source: str, at: int, found: list[Literal], *, inside_template: bool) -> int:
    """Reads code to its end, or to the `}` that ends a `${`. Returns the position after it."""
    depth = 0
    while at < len(source):
        letter = source[at]
        if source.startswith("//", at):
            at = source.find("\n", at) if "\n" in source[at:] else len(source)
        elif source.startswith("/*", at):
            at = source.index("*/", at) + 2
        elif letter in "\"'":
            end = at + 1
            while source[end] != letter:
                end += 2 if source[end] == "\\" else 1
            found.append(_literal(source, at, [source[at + 1 : end]]))
            at = end + 1
        elif letter == "`":
            at = _scan_template(source, at, found)
        elif letter == "/" and _regex_may_start(source, at):
            at = _regex_end(source, at)
        else:
            if letter == "{":
                depth += 1
            if letter == "}":
                if inside_template and depth == 0:
                    return at + 1
                depth -= 1
            at += 1
    return at


def _literal(source: str, at: int, parts: list[str]) -> Literal:
    start = source.rfind("\n", 0, at) + 1
    before = source[max(start, at - 60) : at]
    return Literal(source.count("\n", 0, at) + 1, before, parts, source[at] == "`")


def _scan_template(source: str, at: int, found: list[Literal]) -> int:
    literal = _literal(source, at, [])
    found.append(literal)
    at += 1
    start = at
    while source[at] != "`":
        if source[at] == "\\":
            at += 2
        elif source.startswith("${", at):
            literal.parts.append(source[start:at])
            start = _scan(source, at + 2, found, inside_template=True)
            literal.expressions.append(source[at + 2 : start - 1])
            at = start
        else:
            at += 1
    literal.parts.append(source[start:at])
    return at + 1


def _regex_may_start(source: str, at: int) -> bool:
    before = source[:at].rstrip(" ")
    return not before or before[-1] in _REGEX_MAY_FOLLOW or before.endswith(("return", "=>"))


def _regex_end(source: str, at: int) -> int:
    at += 1
    in_class = False
    while source[at] != "/" or in_class:
        if source[at] == "\\":
            at += 1
        elif source[at] == "[":
            in_class = True
        elif source[at] == "]":
            in_class = False
        at += 1
    return at + 1


_MARK = 0xE000
_TAG = re.compile(r"</?[\w\0\uE000-\uF000-]*((?:[^<>\"]|\"[^\"]*\")*)>")
_ATTRIBUTE = re.compile(r"([\w-]+)=\"([^\"]*)\"")


def is_spoken(name: str, value: str) -> bool:
    """Whether the value of an attribute is a text for people."""
    if name in NAMING:
        return bool(re.search(r"^[A-Z][a-z]|[a-z] [a-z]", value))
    return name in SPOKEN and bool(re.search(r"[A-Za-z]{2,}", value))


def html_texts(markup: str) -> Iterator[str]:
    """Yields the texts between tags, and those of attributes for people."""
    markup = re.sub(r"<!--.*?-->", "", markup, flags=re.S)
    for tag in _TAG.finditer(markup):
        for name, value in _ATTRIBUTE.findall(tag[1]):
            if is_spoken(name, value.replace("\0", "")):
                yield value
    # texts between tags
    for text in _TAG.split(re.sub(r"=>", "", markup))[0::2]:
        if re.search(r"[A-Za-z]{2,}", re.sub(r"&\w+;", "", text)):
            yield " ".join(text.split())


#: Code words that look like texts.
CODES = frozenset({"flat"})
#: A word that an expression can yield: `open ? "here" : "away"`.
CHOSEN_WORD = re.compile(r"(?:[?:]|\|\||\?\?) \"([a-z][a-z ’]+)\"")
_PARAMETERS = re.compile(r"\bt\(\"[\w-]+\", \{([^{}]*)\}\)")


def _chosen_words(literal: Literal) -> Iterator[str]:
    """Yields words in expressions between tags, or in attributes for people."""
    marks = (
        "".join(part + chr(_MARK + i) for i, part in enumerate([*literal.parts[:-1]]))
        + literal.parts[-1]
    )
    shown = [tag[1] for tag in re.finditer(r"([\w-]+=[\uE000-\uF000])", marks)]
    spoken = "".join(each[-1] for each in shown if each[:-2] in SPOKEN)
    for mark in re.findall(r"[\uE000-\uF000]", "".join(_TAG.split(marks)[0::2]) + spoken):
        expression = literal.expressions[ord(mark) - _MARK]
        if "`" not in expression:
            yield from set(CHOSEN_WORD.findall(expression)) - CODES


@cache
def _css_classes() -> frozenset[str]:
    sheets = (ROOT / "static" / "css").rglob("*.css")
    return frozenset(
        name for sheet in sheets for name in re.findall(r"\.([a-zA-Z][\w-]*)", sheet.read_text())
    )


def _is_text(literal: Literal) -> bool:
    """Whether a string looks like a text for people."""
    before = literal.before.rstrip()
    if _NO_TEXT_AFTER.search(before):
        return False
    text = literal.text.replace("\\n", " ")
    if _NO_TEXT.search(text):
        return False
    words = [word for word in re.split(r"[\s\0]+", text) if word]
    if NAMES.issuperset(words):
        return False
    if all(word in _css_classes() or "-" in word or not word.isascii() for word in words):
        return bool(re.search(r"[A-Z][a-z]+ [a-z]", text))
    if " " in text.strip() or (literal.template and " " in text):
        return any(_WORD.fullmatch(word.strip(".,:;?!()“”")) for word in words)
    return bool(re.fullmatch(r"[A-Z][a-z’]{2,}[.…:?!]?", text.strip())) and text not in NAMES


def texts_in(source: str) -> list[tuple[int, str]]:
    """Returns the texts for people in a module, with their lines."""
    found: list[tuple[int, str]] = []
    for literal in literals(source):
        if literal.template and literal.before.endswith("html"):
            found += [(literal.line, text) for text in html_texts(literal.text)]
            found += [(literal.line, word) for word in _chosen_words(literal)]
        elif _is_text(literal):
            found.append((literal.line, literal.text))
    for call in _PARAMETERS.finditer(source):
        line = source.count("\n", 0, call.start()) + 1
        found += [(line, word) for word in set(CHOSEN_WORD.findall(call[1])) - CODES]
    return found
