"""The REST requests, which are validated, and the types of answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NotRequired, Union

from pydantic import BaseModel, ConfigDict, Field, field_validator
from typing_extensions import TypedDict

from app.engine import ChunkView, Entry, View
from app.engine.queries import answer_types
from app.engine.state.record import SeatRole
from app.engine.views.views import Invites, SeatView
from app.formats.document import ImportReport
from app.rules.geometry.hexes import Orientation
from app.rules.json_types import Doc, SchemaName
from app.store.tables import InvitedRole

Name = Annotated[str, Field(min_length=1, max_length=80)]
Key = Annotated[str, Field(min_length=1, max_length=200)]


class Strict(BaseModel):
    """A request body: an unknown field is an error."""

    model_config = ConfigDict(extra="forbid")


class Paged(TypedDict):
    """A page of a list."""

    next: Annotated[str | None, Doc("the cursor of the next page; null on the last one")]
    has_more: Annotated[bool, Doc("whether there is a next page")]


class BlankMap(Strict):
    """A map with ground at level 0 everywhere."""

    columns: Annotated[int, Field(strict=True, ge=1)]
    rows: Annotated[int, Field(strict=True, ge=1)]
    orientation: Orientation = "flat"


class UploadedMap(Strict):
    """A map file sent inside the request."""

    filename: Annotated[
        str,
        Field(min_length=1, max_length=200),
        Doc("the name of the file; its ending says the format"),
    ]
    text: Annotated[str, Doc("the content of the file")]


class CreateTable(Strict):
    """The parameters of a new table."""

    name: Name = "A table"
    map: BlankMap | UploadedMap | Annotated[dict[str, Any], SchemaName("HexframeMap")] | None = (
        Field(
            None,
            description="a blank map, a file as `{filename, text}`, or a map document of our own",
        )
    )
    systems: list[str] = Field(
        default_factory=lambda: ["frame-state"],
        min_length=1,
        max_length=8,
        description="dice systems by name, in the order shown",
    )
    options: Annotated[dict[str, Any], SchemaName("OptionsForm"), Doc("options of the table")] = (
        Field(default_factory=dict)
    )


class BranchTable(Strict):
    """The moment from which a new table continues."""

    seq: Annotated[int, Field(strict=True, ge=1, le=2**53)] | None = Field(
        None, description="the moment, as the Handler's views count; else now"
    )
    name: Name | None = None
    operator_key: Annotated[str, Field(max_length=200)] = Field(
        "", description="where the server asks for its key to make tables"
    )


class CreatedTable(TypedDict):
    """A new table. The key is shown once."""

    id: str
    handler_key: Annotated[str, Doc("the Handler's token; it is shown once")]
    invites: Annotated[Invites, Doc("the invites")]
    report: NotRequired[Annotated[ImportReport, Doc("what the map file became")]]


class TableSummary(TypedDict):
    """A summary of a table."""

    id: str
    name: str
    created: NotRequired[Annotated[str, Doc("for the operator")]]
    role: NotRequired[SeatRole]
    seat: NotRequired[str]


class TableList(Paged):
    """The tables of the server, for the operator."""

    tables: Annotated[list[TableSummary], Doc("the tables")]


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

    table: Annotated[str, Doc("id of the table")]
    seat: str
    token: str
    role: SeatRole


class Seats(Paged):
    """The seats of a table, in the order in which they were taken."""

    seats: Annotated[list[SeatView], Doc("the seats")]


class Ban(TypedDict):
    """A banned seat, and since when."""

    seat: str
    name: str
    at: Annotated[str, Doc("when, ISO 8601")]


class Bans(Paged):
    """The banned seats of a table, oldest first."""

    bans: Annotated[list[Ban], Doc("the bans")]


class RotateInvite(Strict):
    """Which invite to replace."""

    role: Annotated[InvitedRole, Doc("whose link it is")]


class RotatedInvite(TypedDict):
    """The new invite; the old link does not work any more."""

    role: InvitedRole
    invite: str
    url: str


class State(TypedDict):
    """The viewer's current view."""

    epoch: str
    seq: int
    view: Annotated[View, Doc("the view")]


class SendCommand(Strict):
    """A command with the sender's own id for it."""

    id: Annotated[
        Annotated[str, Field(min_length=1, max_length=64)] | None,
        Doc(
            "an id of your choice: sent again with it, the command is executed once; else the "
            "header `Idempotency-Key` is the id"
        ),
    ] = None
    command: Annotated[dict[str, Any], SchemaName("Command"), Doc("the command")] = Field(
        examples=[{"type": "chat.say", "text": "Hello"}]
    )


class CommandDone(TypedDict):
    """The command is stored."""

    seq: int
    events: Annotated[list[Entry], Doc("its log lines, as far as the sender may see them")]


class MapDone(CommandDone):
    """The map of a file is on the table."""

    report: Annotated[ImportReport, Doc("what the file became")]
    scene: NotRequired[Annotated[str, Doc("the scene that was added")]]


class Chunks(TypedDict):
    """Chunks of the map."""

    chunks: Annotated[
        list[ChunkView | None], Doc("in the order asked for; null: your view does not name it")
    ]


class Event(Entry):
    """A log line with its place in the viewer's own sequence."""

    seq: Annotated[int, Doc("your `seq` after the line")]


class Events(Paged):
    """A page of the log, oldest first."""

    events: Annotated[list[Event], Doc("the log lines")]
    seq: Annotated[int, Doc("the log was read up to here: go on after it for newer lines")]


class ChapterDocument(BaseModel):
    """A chapter of chance: the SHA-256 of its seed, and the seed once it is closed."""

    chapter: Annotated[int, Doc("its number, from 1")]
    commitment: Annotated[str, Doc("SHA-256 of its seed")]
    seed: Annotated[str | None, Doc("its seed; null: it is still open")]


class DiceDocument(BaseModel):
    """What is needed to check the dice of an exported log."""

    table: Annotated[str, Doc("id of the table")]
    lines: Annotated[int, Doc("lines of the whole log")]
    chapters: Annotated[list[ChapterDocument], Doc("the chapters")]


class KeptEntry(Entry):
    """A log line of an export."""

    # mypy would have it optional, as in the base
    text: Annotated[str, Doc("the line in English")]  # type: ignore[misc]


class LogDocument(BaseModel):
    """A table's log as one group of viewers reads it."""

    format: Annotated[Literal["hexframe-log"], Doc("the format of the document")]
    version: Annotated[Literal[1], Doc("the version of the format")]
    name: Annotated[str, Doc("the name of the table")]
    readers: Annotated[Literal["handler", "pilots", "spectators"], Doc("whose log it is")]
    exported: Annotated[str, Doc("when, ISO 8601")]
    dice: Annotated[DiceDocument, Doc("what is needed to check its dice")]
    log: Annotated[list[KeptEntry], Doc("the lines, oldest first")]


class SystemAction(TypedDict):
    """An action of a dice system, for `system.act`."""

    by: Annotated[Literal["handler", "player"], Doc("`player`: pilots and the Handler")]
    form: Annotated[Mapping[str, Any], Doc("JSON Schema of the command's `form`")]


class SystemTexts(TypedDict):
    """The English texts of a dice system, as Fluent patterns by code."""

    log: Annotated[Mapping[str, str], Doc("lines of the log: their code is `<system>.<code>`")]
    offers: Annotated[Mapping[str, str], Doc("names of its offers")]
    facts: Annotated[Mapping[str, str], Doc("lines about its state")]
    refusals: Annotated[Mapping[str, str], Doc("refused with the code `<system>.<code>`")]
    words: Annotated[Mapping[str, str], Doc("words of the system, by the ids in its params")]


class SystemDocument(TypedDict):
    """A dice system."""

    name: str
    title: str
    source: Annotated[str, Doc("whose work it is")]
    forms: Annotated[Mapping[str, Any], Doc("`roll`: JSON Schema of the query `odds`")]
    actions: Annotated[dict[str, SystemAction], Doc("its actions by name")]
    texts: Annotated[SystemTexts, Doc("its texts")]


class Systems(TypedDict):
    """The dice systems of this server."""

    systems: Annotated[list[SystemDocument], Doc("the dice systems")]


class PublishedSchema(TypedDict):
    """A published schema, and where to get it."""

    name: str
    url: str


class SchemaList(TypedDict):
    """The schemas of this server."""

    schemas: Annotated[list[PublishedSchema], Doc("the schemas, by name")]


class Health(TypedDict):
    """The server answers."""

    status: Annotated[Literal["ok"], Doc("always `ok`")]


class Ready(Health):
    """The server can do its work."""

    unreadable: Annotated[
        int, Doc("tables that this version of the program cannot read; the log names them")
    ]


#: The answer to some query.
QueryAnswer: Final[Any] = Union[(*answer_types().values(),)]
