"""The WebSocket messages as pydantic models, for validation and the AsyncAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from app.engine import Entry, View
from app.engine.state.record import SeatRole

PatchOp = Annotated[
    list[Any],
    Field(
        min_length=2,
        max_length=3,
        description='`["set", [path], value]` or `["del", [path]]` on the view',
    ),
]
FrameId = Annotated[str, Field(min_length=1, max_length=64)]


#: Further close codes, of the WebSocket protocol itself (RFC 6455, 7.4.1).
PROTOCOL_CLOSES: dict[int, str] = {
    1000: "you closed it (so it is with any other code of yours, which comes back)",
    1002: "what came was no WebSocket frame",
    1005: "you closed it without a code",
    1007: "text that was no UTF-8",
    1009: "a message was too long",
}


class _Frame(BaseModel):
    model_config = ConfigDict(extra="forbid")


# --- messages of the client


class CommandFrame(_Frame):
    """A command. Sent again with the same `id`, it is executed once and answered the same."""

    t: Literal["command"]
    id: FrameId
    command: dict[str, Any]


class QueryFrame(_Frame):
    """A query; changes nothing."""

    t: Literal["query"]
    id: FrameId
    name: Annotated[str, Field(min_length=1, max_length=40)]
    params: dict[str, Any] = Field(default_factory=dict)


class SignalFrame(_Frame):
    """A ping, pointer or drag for the others; never stored."""

    t: Literal["signal"]
    kind: Literal["ping", "pointer", "drag"]
    data: dict[str, Any] = Field(default_factory=dict)


ClientFrame = Annotated[CommandFrame | QueryFrame | SignalFrame, Field(discriminator="t")]
client_frame: TypeAdapter[CommandFrame | QueryFrame | SignalFrame] = TypeAdapter(ClientFrame)


# --- messages of the server (later versions may add fields)


class You(BaseModel):
    """Your seat, role, name and group."""

    seat: str
    role: SeatRole
    name: str
    group: str = Field(description="the group of viewers whose view you get")


class SeenAs(BaseModel):
    """The viewer that a Handler views as: a seat, or a group that shares a view."""

    seat: str | None
    role: SeatRole
    name: str = Field(description="the seat's; empty for a whole group")
    group: str


class HelloFrame(BaseModel):
    """The first frame on every socket."""

    t: Literal["hello"]
    you: You
    as_: SeenAs | None = Field(
        default=None, alias="as", description="the viewer that you view as, if you asked for it"
    )
    epoch: str
    seq: int
    server_time: str


class ViewFrame(BaseModel):
    """The whole view: when you join, and when the missed changes are not available."""

    t: Literal["view"]
    epoch: str
    seq: int
    view: View
    entries: list[Entry]


class ChangeFrame(BaseModel):
    """One change of your view and log. `seq` grows by one with each."""

    t: Literal["change"]
    seq: int
    patch: list[PatchOp]
    entries: list[Entry]


class AckFrame(BaseModel):
    """Your command is stored. Its changes for you, up to `seq`, were sent before this frame."""

    t: Literal["ack"]
    id: str
    seq: int


class AnswerFrame(BaseModel):
    """The answer to a query. `x-results` names the schema of the result by query."""

    t: Literal["answer"]
    id: str
    result: dict[str, Any]


class RefusedFrame(BaseModel):
    """Your command or query is refused; nothing has changed. The id is empty for a signal, which
    is refused only on a socket that views as somebody else."""

    t: Literal["refused"]
    id: str
    code: str
    params: dict[str, Any]
    data: Any = None


class SignalledFrame(BaseModel):
    """Another seat's signal."""

    t: Literal["signal"]
    from_: str = Field(alias="from")
    kind: Literal["ping", "pointer", "drag"]
    data: dict[str, Any]


class PresenceFrame(BaseModel):
    """The seats that are connected now."""

    t: Literal["presence"]
    online: list[str]


ServerFrame = Annotated[
    HelloFrame
    | ViewFrame
    | ChangeFrame
    | AckFrame
    | AnswerFrame
    | RefusedFrame
    | SignalledFrame
    | PresenceFrame,
    Field(discriminator="t"),
]
server_frame: TypeAdapter[Any] = TypeAdapter(ServerFrame)

CLIENT_FRAMES: list[type[BaseModel]] = [CommandFrame, QueryFrame, SignalFrame]
SERVER_FRAMES: list[type[BaseModel]] = [
    HelloFrame,
    ViewFrame,
    ChangeFrame,
    AckFrame,
    AnswerFrame,
    RefusedFrame,
    SignalledFrame,
    PresenceFrame,
]
