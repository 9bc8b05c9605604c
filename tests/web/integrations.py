"""Programs that sign in with an integration token."""

from __future__ import annotations

from typing import Any

import httpx

from app.engine.commands.scopes import SCOPES_OF
from tests.web.server import Person, Table

SITE = "https://overlay.example"


def new_token(owner: Person, *scopes: str, **more: Any) -> dict[str, Any]:
    """Makes a token. Returns it with its secret."""
    body = {"name": "Bot", "scopes": list(scopes), **more}
    answer = owner.ask("POST", "/tokens", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def program(owner: Person, *scopes: str, **more: Any) -> Person:
    """Returns a program with a new token of its own."""
    made = new_token(owner, *scopes, **more)
    return Person(owner.url, owner.table, made["token"], made["seat"], owner.http)


def roomy(table: Table, role: str) -> Person:
    """Returns somebody with this role, to make tokens for."""
    return table.handler if role == "handler" else table.join("Ann", role)


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Returns status and code of a refusal."""
    return answer.status_code, answer.json()["code"]


#: Each role with each scope that a token of it may have.
ROLE_SCOPES = [(role, scope) for role, scopes in SCOPES_OF.items() for scope in scopes]
