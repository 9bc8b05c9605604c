"""Names that people give to things of a table."""

from __future__ import annotations

from app.errors import RequestRefused


def plain_name(name: str, most: int) -> str:
    """Returns a name with single spaces between its words. Raises RequestRefused malformed for an
    empty or too long one, and for characters that cannot be printed."""
    plain = " ".join(name.split())
    if not 1 <= len(plain) <= most or not plain.isprintable():
        raise RequestRefused("malformed", {"at": "name", "what": f"1 to {most} characters"})
    return plain
