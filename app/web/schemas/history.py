"""Pydantic models of a table's history and of replay links."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.web.schemas.view import Entry, View


class Moment(BaseModel):
    """A log line that marks a moment of the history."""

    seq: int = Field(description="the moment after it, in the viewer's own sequence")
    kind: Literal["round", "segment", "turn", "conflict", "mission", "table"]
    n: int = Field(description="the line's number in the viewer's log")
    at: str
    code: str
    params: dict[str, Any]
    undone: bool = Field(description="undone later, and not redone")


class Moments(BaseModel):
    """The moments of a table's history, oldest first."""

    epoch: str
    first: int
    seq: int = Field(description="the newest moment")
    moments: list[Moment]


class SameMoment(BaseModel):
    """The seq of one viewer for a moment of another viewer's history."""

    epoch: str
    seq: int = Field(description="in the viewer's own sequence; `first` where that begins later")
    first: int
    before: bool = Field(description="the moment was before the viewer's time")


class Frame(BaseModel):
    """One change, as the socket's frame `change` had it."""

    t: Literal["change"]
    seq: int
    patch: list[list[Any]]
    entries: list[Entry]


class Frames(BaseModel):
    """A range of the history: a view, and every change after it."""

    epoch: str
    first: int = Field(alias="from")
    to: int = Field(description="the seq of the last change in this answer")
    view: View | None
    entries: list[Entry] = Field(description="the log lines that led to the view")
    frames: list[Frame]


class MakeShare(BaseModel):
    """The mission that a link shows."""

    model_config = ConfigDict(extra="forbid")

    mission: Annotated[str, Field(min_length=1, max_length=64)]


class Share(BaseModel):
    """A link to a finished mission, without its secret."""

    id: str
    mission: str
    name: str
    created: str


class Shares(BaseModel):
    """The links of a table, oldest first."""

    shares: list[Share]


class MadeShare(Share):
    """A new link. Its secret is shown once."""

    token: str
    url: str


class SharedMission(BaseModel):
    """What a link shows: the moments from `first` to `last`."""

    id: str
    name: str
    first: int
    last: int
