"""The REST requests, which are validated, and the types of answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NotRequired, Union

from pydantic import BaseModel, ConfigDict, Field, field_validator
from typing_extensions import TypedDict

from app.engine import Entry, View
from app.engine.queries import answer_types
from app.engine.state.record import SeatRole
from app.engine.views.views import Invites, SeatView
from app.rules.geometry.hexes import Orientation
from app.rules.json_types import Doc
from app.store.tables import InvitedRole

Name = Annotated[str, Field(min_length=1, max_length=80)]
Key = Annotated[str, Field(min_length=1, max_length=200)]


class Strict(BaseModel):
    """A request body: an unknown field is an error."""

    model_config = ConfigDict(extra="forbid")


class BlankMap(Strict):
    """A map with ground at level 0 everywhere."""

    columns: Annotated[int, Field(ge=1)]
    rows: Annotated[int, Field(ge=1)]
    orientation: Orientation = "flat"


class UploadedMap(Strict):
    """A map file sent inside the request."""

    filename: Annotated[str, Field(min_length=1, max_length=200)]
    text: str


class CreateTable(Strict):
    """The parameters of a new table."""

    name: Name = "A table"
    map: BlankMap | UploadedMap | dict[str, Any] | None = Field(
        None,
        description="a blank map, a file as `{filename, text}`, or a map document of our own",
    )
    systems: list[str] = Field(
        default_factory=lambda: ["frame-state"],
        min_length=1,
        max_length=8,
        description="dice systems by name, in the order shown",
    )
    options: dict[str, Any] = Field(default_factory=dict)


class BranchTable(Strict):
    """The moment from which a new table continues."""

    seq: Annotated[int, Field(ge=1, le=2**53)] | None = Field(
        None, description="the moment, as the Handler's views count; else now"
    )
    name: Name | None = None
    operator_key: Annotated[str, Field(max_length=200)] = Field(
        "", description="where the server asks for its key to make tables"
    )


class CreatedTable(TypedDict):
    """A new table. The key is shown once."""

    id: str
    handler_key: str
    invites: Invites


class TableSummary(TypedDict):
    """A summary of a table."""

    id: str
    name: str
    created: NotRequired[Annotated[str, Doc("for the operator")]]
    role: NotRequired[SeatRole]
    seat: NotRequired[str]


class TableList(TypedDict):
    """All tables, for the operator."""

    tables: list[TableSummary]


class TakeSeat(Strict):
    """Take a seat with an invite."""

    invite: Annotated[str, Field(min_length=1, max_length=400)] = Field(
        description="the invite, as views and the making of a table show it, or its whole link"
    )
    name: Name

    @field_validator("invite")
    @classmethod
    def _secret_of_link(cls, value: str) -> str:
        return value.rpartition("/j/")[2]


class TakenSeat(TypedDict):
    """A new seat. The token is shown once."""

    seat: str
    token: str
    role: SeatRole


class Seats(TypedDict):
    """The seats of a table."""

    seats: list[SeatView]


class Ban(TypedDict):
    """A banned seat, and since when."""

    seat: str
    name: str
    at: str


class Bans(TypedDict):
    """The banned seats of a table, oldest first."""

    bans: list[Ban]


class RotateInvite(Strict):
    """Which invite to replace."""

    role: InvitedRole


class RotatedInvite(TypedDict):
    """The new invite; the old link does not work any more."""

    role: InvitedRole
    invite: str
    url: str


class State(TypedDict):
    """The viewer's current view."""

    epoch: str
    seq: int
    view: View


class SendCommand(Strict):
    """A command with the sender's own id for it."""

    id: Annotated[str, Field(min_length=1, max_length=64)]
    command: dict[str, Any] = Field(examples=[{"type": "chat.say", "text": "Hello"}])


class CommandDone(TypedDict):
    """The command is stored."""

    seq: int
    events: Annotated[list[Entry], Doc("its log lines, as far as the sender may see them")]


class Event(Entry):
    """A log line with its place in the viewer's own sequence."""

    seq: int


class Events(TypedDict):
    """A part of the log, oldest first."""

    events: list[Event]


class ChapterDocument(BaseModel):
    """A chapter of chance: the SHA-256 of its seed, and the seed once it is closed."""

    chapter: int
    commitment: str
    seed: str | None


class DiceDocument(BaseModel):
    """What is needed to check the dice of an exported log."""

    table: str
    lines: int
    chapters: list[ChapterDocument]


class KeptEntry(Entry):
    """A log line of an export."""

    text: Annotated[str, Doc("the line in English")]


class LogDocument(BaseModel):
    """A table's log as one group of viewers reads it."""

    format: Literal["hexframe-log"]
    version: Literal[1]
    name: str
    readers: Literal["handler", "pilots", "spectators"]
    exported: str
    dice: DiceDocument
    log: list[KeptEntry]


class SystemAction(TypedDict):
    """An action of a dice system, for `system.act`."""

    by: Annotated[Literal["handler", "player"], Doc("`player`: pilots and the Handler")]
    form: Annotated[Mapping[str, Any], Doc("JSON Schema of the command's `form`")]


class SystemTexts(TypedDict):
    """The English texts of a dice system, as Fluent patterns by code."""

    log: Annotated[Mapping[str, str], Doc("lines of the log: their code is `<system>.<code>`")]
    offers: Mapping[str, str]
    facts: Mapping[str, str]
    refusals: Annotated[Mapping[str, str], Doc("refused with the code `<system>.<code>`")]
    words: Annotated[Mapping[str, str], Doc("words of the system, by the ids in its params")]


class SystemDocument(TypedDict):
    """A dice system."""

    name: str
    title: str
    source: Annotated[str, Doc("whose work it is")]
    forms: Annotated[Mapping[str, Any], Doc("`roll`: JSON Schema of the query `odds`")]
    actions: dict[str, SystemAction]
    texts: SystemTexts


class Systems(TypedDict):
    """The dice systems of this server."""

    systems: list[SystemDocument]


class Health(TypedDict):
    """The server answers."""

    status: Literal["ok"]


class Ready(Health):
    """The server can do its work."""

    unreadable: Annotated[
        int, Doc("tables that this version of the program cannot read; the log names them")
    ]


#: By query: its answer in the published documents.
QUERY_RESULTS: Final = {
    name: {"$ref": f"#/components/schemas/{kind.__name__}"} for name, kind in answer_types().items()
}
#: The answer to some query.
QueryAnswer: Final[Any] = Union[(*answer_types().values(),)]
