"""Ids and secrets: random names, tokens and invites, and the hash under which tokens are kept."""

from __future__ import annotations

import hashlib
import secrets
import string

_ALPHABET = string.ascii_lowercase + string.digits


def new_id(prefix: str = "", length: int = 12) -> str:
    """Returns a random id that is not a secret (62 bits at length 12)."""
    return prefix + "".join(secrets.choice(_ALPHABET) for _ in range(length))


def new_token() -> str:
    """Returns a secret of 192 bits that is safe in a URL and in a header."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Returns the hash under which a token is stored. A token is random and long, so a plain
    SHA-256 is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
