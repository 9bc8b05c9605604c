"""The bodies and answers about webhooks."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.engine.visibility.log_lines import LINE_KINDS, LineKind
from app.rules.json_types import Doc
from app.services.outgoing import MOST_URL
from app.services.webhooks import (
    LONGEST_OVERLAP,
    MOST_NAME,
    OVERLAP,
    DeliverySummary,
    ViewerGroup,
    WebhookSummary,
)
from app.web.schemas.rest import Paged

Url = Annotated[
    str,
    Field(
        min_length=1,
        max_length=MOST_URL,
        description="where messages are posted to: `https://host[:port]/path`",
    ),
]
Kinds = Annotated[
    list[LineKind],
    Field(max_length=len(LINE_KINDS), description="kinds of log lines to tell; empty: all"),
]


class MakeWebhook(BaseModel):
    """A new webhook: its address, and what it is told."""

    model_config = ConfigDict(extra="forbid")

    url: Url
    name: Annotated[
        str, Field(max_length=MOST_NAME, description="for the list; empty: the host of the address")
    ] = ""
    viewer: Annotated[
        ViewerGroup, Field(description="it is told the lines that these read, in their words")
    ] = "spectators"
    kinds: Kinds = []


class ChangeWebhook(BaseModel):
    """What to change of a webhook. It is tried again at once."""

    model_config = ConfigDict(extra="forbid")

    url: Url | None = None
    name: Annotated[str | None, Field(min_length=1, max_length=MOST_NAME)] = None
    kinds: Annotated[Kinds | None, Field(description="kinds of log lines to tell; empty: all")] = (
        None
    )
    state: Annotated[
        Literal["on", "paused"] | None,
        Field(description="`on` also switches one on that failed for long"),
    ] = None
    after: Annotated[
        Annotated[int, Field(strict=True, ge=0, le=2**53)] | None,
        Doc("a seq of its viewer: every line after it is delivered, again if need be"),
    ] = None


class RotateSecret(BaseModel):
    """How the secret of a webhook is replaced."""

    model_config = ConfigDict(extra="forbid")

    overlap: Annotated[
        int,
        Field(
            strict=True,
            ge=0,
            le=LONGEST_OVERLAP,
            description="seconds for which the old secret signs as well; 0: it ends at once",
        ),
    ] = OVERLAP


class WebhookList(Paged):
    """The webhooks of a table, oldest first."""

    webhooks: Annotated[list[WebhookSummary], Doc("the webhooks")]


class MadeWebhook(WebhookSummary):
    """A webhook with the secret of its signatures, which is shown once."""

    secret: str


class DeliveryList(Paged):
    """The last deliveries of a webhook, newest first."""

    deliveries: Annotated[list[DeliverySummary], Doc("the attempts")]
