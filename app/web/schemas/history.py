"""The answers about a table's history and replay links."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

from app.engine import Entry, View
from app.live.history import Moment
from app.rules.json_types import Doc
from app.services.replay_links import LinkSummary
from app.web.schemas.rest import Paged


class Moments(TypedDict):
    """The moments of a table's history, oldest first."""

    epoch: str
    first: Annotated[int, Doc("the first `seq` of the history")]
    seq: Annotated[int, Doc("the newest moment")]
    moments: Annotated[list[Moment], Doc("the moments")]


class SameMoment(TypedDict):
    """The seq of one viewer for a moment of another viewer's history."""

    epoch: str
    seq: Annotated[int, Doc("in the viewer's own sequence; `first` where that begins later")]
    first: Annotated[int, Doc("the first `seq` of the history")]
    before: Annotated[bool, Doc("the moment was before the viewer's time")]


class Frame(BaseModel):
    """One change, as the socket's frame `change` had it."""

    t: Annotated[Literal["change"], Doc("always `change`")]
    seq: int
    patch: list[list[Any]]
    entries: list[Entry]


class Frames(BaseModel):
    """A range of the history: a view, and every change after it (`frames_of` builds it).

    Its frames are sent as they were encoded at the time, so this is a description only.
    """

    epoch: str
    first: Annotated[int, Doc("the moment of the first view")] = Field(alias="from")
    to: int = Field(description="the seq of the last change in this answer")
    view: Annotated[View | None, Doc("the view at that moment; null where `base` is false")]
    entries: list[Entry] = Field(description="the log lines that led to the view")
    frames: Annotated[list[Frame], Doc("the changes after it")]


class MakeShare(BaseModel):
    """The mission that a link shows."""

    model_config = ConfigDict(extra="forbid")

    mission: Annotated[str, Field(min_length=1, max_length=64)]


class Shares(Paged):
    """The links of a table, oldest first."""

    shares: Annotated[list[LinkSummary], Doc("the replay links")]


class MadeShare(LinkSummary):
    """A new link. Its secret is shown once."""

    token: str
    url: str


class SharedMission(TypedDict):
    """What a link shows: the moments from `first` to `last`."""

    id: str
    name: str
    first: Annotated[int, Doc("the `seq` of its first moment")]
    last: Annotated[int, Doc("the `seq` of its last moment")]
