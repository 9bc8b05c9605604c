"""The WebSocket messages as pydantic models, for validation and the AsyncAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from app.engine import Entry, View
from app.engine.state.record import SeatRole
from app.rules.json_types import Doc, SchemaName

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
    1011: "an error of the server, or no answer to its pings",
}


class _Frame(BaseModel):
    model_config = ConfigDict(extra="forbid")


# --- messages of the client


class CommandFrame(_Frame):
    """A command. Sent again with the same `id`, it is executed once and answered the same."""

    t: Literal["command"]
    id: Annotated[FrameId, Doc("an id of your choice")]
    command: Annotated[dict[str, Any], SchemaName("Command"), Doc("the command")]


class QueryFrame(_Frame):
    """A query; changes nothing."""

    t: Literal["query"]
    id: FrameId
    name: Annotated[str, Field(min_length=1, max_length=40)]
    params: dict[str, Any] = Field(default_factory=dict)


class SignalFrame(_Frame):
    """A ping, pointer, drag or unfinished line for the others; never stored."""

    t: Literal["signal"]
    kind: Annotated[Literal["ping", "pointer", "drag", "line"], Doc("what it is")]
    data: Annotated[
        dict[str, Any],
        Doc(
            "what it is about: `{q, r}` of a ping, `{x, y}` of a pointer, the way of a drag, the "
            "points of a line that is being drawn"
        ),
    ] = Field(default_factory=dict)


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
    group: Annotated[str, Doc("the group of viewers whose view it is")]


class HelloFrame(BaseModel):
    """The first frame on every socket."""

    t: Literal["hello"]
    you: Annotated[You, Doc("your seat and your group")]
    as_: SeenAs | None = Field(
        default=None, alias="as", description="the viewer that you view as, if you asked for it"
    )
    epoch: Annotated[str, Doc("identifies the sequence of `seq`; name it when you join again")]
    seq: Annotated[int, Doc("the number of your view now")]
    server_time: Annotated[str, Doc("the time of the server, ISO 8601")]


class ViewFrame(BaseModel):
    """The whole view: when you join, and when the missed changes are not available."""

    t: Literal["view"]
    epoch: str
    seq: int
    view: Annotated[View, Doc("the whole view")]
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
    id: Annotated[str, Doc("the id of your command")]
    seq: int


class AnswerFrame(BaseModel):
    """The answer to a query. The query says which of the answers it is."""

    t: Literal["answer"]
    id: Annotated[str, Doc("the id of your query")]
    result: Annotated[dict[str, Any], SchemaName("QueryAnswer"), Doc("the answer")]


class RefusedFrame(BaseModel):
    """Your command or query is refused; nothing has changed. The id is empty for a signal, which
    is refused only on a socket that views as somebody else."""

    t: Literal["refused"]
    id: Annotated[str, Doc("the id of your command or query")]
    code: Annotated[str, SchemaName("RefusalCode")]
    params: dict[str, Any]
    data: Annotated[Any, Doc("what explains the refusal, by code")] = None


class SignalledFrame(BaseModel):
    """Another seat's signal."""

    t: Literal["signal"]
    from_: Annotated[str, Doc("id of the seat")] = Field(alias="from")
    kind: Annotated[Literal["ping", "pointer", "drag", "line"], Doc("what it is")]
    data: Annotated[dict[str, Any], Doc("what it is about, as it was sent")]


class PresenceFrame(BaseModel):
    """The seats that are connected now."""

    t: Literal["presence"]
    online: Annotated[list[str], Doc("ids of the seats that are connected")]


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
