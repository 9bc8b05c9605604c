"""The bodies and answers about integration tokens and tickets."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from app.engine.commands.scopes import SCOPES, Scope
from app.rules.json_types import Doc
from app.services.tokens import LONGEST, MOST_LIMIT, MOST_NAME, MOST_ORIGINS, TokenSummary
from app.web.schemas.rest import Paged

Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME)]
Scopes = Annotated[
    list[Scope], Field(min_length=1, max_length=len(SCOPES), description="what it may do")
]
Lifetime = Annotated[
    Annotated[int, Field(strict=True, ge=1, le=LONGEST)] | None,
    Doc("seconds for which it is good; null: without an end"),
]
Origins = Annotated[
    list[Annotated[str, Field(max_length=300)]],
    Field(
        max_length=MOST_ORIGINS,
        description="origins of other sites whose pages may use it: `https://host[:port]`",
    ),
]
Limit = Annotated[
    Annotated[int, Field(strict=True, ge=1, le=MOST_LIMIT)] | None,
    Doc("requests and messages within ten seconds; null: as many as a seat"),
]


class MakeToken(BaseModel):
    """A new token: its name for the list, for whom, and what it may do."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    seat: Annotated[
        str | None,
        Field(
            max_length=64,
            description="the seat in whose name it acts, by default your own; `pilots` or "
            "`spectators` for one that only reads as they do (Handler)",
        ),
    ] = None
    scopes: Scopes
    expires_in: Lifetime = None
    origins: Origins = []
    limit: Limit = None


class ChangeToken(BaseModel):
    """What to change of a token; what is left out stays. Its sockets follow at once."""

    model_config = ConfigDict(extra="forbid")

    name: Name | None = None
    scopes: Annotated[Scopes | None, Field(description="what it may do")] = None
    expires_in: Annotated[
        Lifetime, Field(description="seconds from now for which it is good; null: without an end")
    ] = None
    origins: Annotated[
        Origins | None, Field(description="origins of other sites whose pages may use it")
    ] = None
    limit: Limit = None


class TokenList(Paged):
    """The tokens of a table or seat, oldest first."""

    tokens: Annotated[list[TokenSummary], Doc("the tokens")]
    scopes: Annotated[
        dict[str, list[Scope]], Doc("for each role: the scopes that tokens of its seats may have")
    ]


class MadeToken(TokenSummary):
    """A token with its new secret, which is shown once."""

    token: str


class MadeTicket(TypedDict):
    """A ticket: good once, until `expires`."""

    ticket: Annotated[str, Doc("the secret for the address")]
    expires: Annotated[str, Doc("when it ends")]
