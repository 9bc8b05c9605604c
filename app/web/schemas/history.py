"""The documents about the past of a table, as pydantic models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.web.schemas.view import Entry, View


class Moment(BaseModel):
    """A line of the log by which one finds one's way in the past."""

    seq: int = Field(description="the moment after it, in the viewer's own sequence")
    kind: Literal["round", "segment", "turn", "conflict", "mission", "table"]
    n: int = Field(description="the line's number in the viewer's log")
    at: str
    code: str
    params: dict[str, Any]
    undone: bool = Field(description="taken back later, and not done again")


class Moments(BaseModel):
    """What stands out of a table's past, oldest first."""

    epoch: str
    first: int
    seq: int = Field(description="the newest moment")
    moments: list[Moment]


class SameMoment(BaseModel):
    """Where somebody's past is at a moment of somebody else's."""

    epoch: str
    seq: int = Field(description="in the viewer's own sequence; `first` where that begins later")
    first: int
    before: bool = Field(description="the moment was before the viewer's time")


class Frame(BaseModel):
    """One change, as the frame `change` of the socket told it."""

    t: Literal["change"]
    seq: int
    patch: list[list[Any]]
    entries: list[Entry]


class Frames(BaseModel):
    """A stretch of the past: a view, and every change after it."""

    epoch: str
    first: int = Field(alias="from")
    to: int = Field(description="the last of the changes told here")
    view: View | None
    entries: list[Entry] = Field(description="the log lines that led to the view")
    frames: list[Frame]


class MakeShare(BaseModel):
    """Which mission a link shows."""

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
