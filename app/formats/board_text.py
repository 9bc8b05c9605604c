"""Splits a MegaMek `.board` file: bytes to lines, lines to tokens, tokens to statements.

MegaMek reads its boards with Java's StreamTokenizer, and this module follows its rules: characters
up to the blank separate tokens, `#` and `/` begin a comment, strings stand in double or single
quotes and end with their line at the latest, a word ends at any of these. A statement never spans
lines, because a hex ends with its line.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from app.formats.errors import FormatError

_TOKEN = re.compile(
    r"""
      [\x00-\x20]+
    | (?P<comment>[#/].*)
    | "(?P<double>(?:[^"\\]|\\.)*)"
    | '(?P<single>(?:[^'\\]|\\.)*)'
    | (?P<word>[^\x00-\x20\#/"']+)
    | (?P<open>["'])
    """,
    re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_LINE_END = re.compile(r"\r\n|\r|\n")


class Token(NamedTuple):
    """One token: its text, and whether it was quoted."""

    text: str
    quoted: bool


def decode(data: bytes) -> tuple[str, bool]:
    """Returns the text of a file, and whether it was read as Latin-1 because it is not UTF-8."""
    try:
        return data.decode("utf-8-sig"), False
    except UnicodeDecodeError:
        return data.decode("latin-1"), True


def split_lines(text: str) -> list[str]:
    """Splits at LF, CR or CR LF only, unlike `str.splitlines`."""
    return _LINE_END.split(text) if "\r" in text else text.split("\n")


def tokens(line: str, number: int) -> list[Token]:
    """Returns the tokens of line `number`. Raises FormatError `unclosed-quote`."""
    found: list[Token] = []
    for match in _TOKEN.finditer(line):
        kind = match.lastgroup
        if kind == "open":
            raise FormatError("unclosed-quote", {}, number)
        if kind == "word":
            found.append(Token(match["word"], False))
        elif kind in ("double", "single"):
            found.append(Token(_ESCAPE.sub(r"\1", match[kind]), True))
    return found


def whole_number(text: str) -> int | None:
    """Returns an integer of at most nine digits, else None, so that no huge number is built."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None
