"""Pydantic models of the REST requests and answers.

Requests are validated by them. Answers are built elsewhere and only described (and tested) here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from app.web.schemas.view import Entry, InviteRole, Invites, Orientation, Role, SeatView, View

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


class CreatedTable(BaseModel):
    """A new table. The key is shown once."""

    id: str
    handler_key: str
    invites: Invites


class TableSummary(BaseModel):
    """A summary of a table."""

    id: str
    name: str
    created: str | None = None
    role: Role | None = None
    seat: str | None = None


class TableList(BaseModel):
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


class TakenSeat(BaseModel):
    """A new seat. The token is shown once."""

    seat: str
    token: str
    role: Role


class Seats(BaseModel):
    """The seats of a table."""

    seats: list[SeatView]


class Ban(BaseModel):
    """A banned seat, and since when."""

    seat: str
    name: str
    at: str


class Bans(BaseModel):
    """The banned seats of a table, oldest first."""

    bans: list[Ban]


class RotateInvite(Strict):
    """Which invite to replace."""

    role: InviteRole


class RotatedInvite(BaseModel):
    """The new invite; the old link does not work any more."""

    role: InviteRole
    invite: str
    url: str


class State(BaseModel):
    """The viewer's current view."""

    epoch: str
    seq: int
    view: View


class SendCommand(Strict):
    """A command with the sender's own id for it."""

    id: Annotated[str, Field(min_length=1, max_length=64)]
    command: dict[str, Any] = Field(examples=[{"type": "chat.say", "text": "Hello"}])


class CommandDone(BaseModel):
    """The command is stored."""

    seq: int
    events: list[Entry] = Field(description="its log lines, as far as the sender may see them")


class Event(Entry):
    """A log line with its place in the viewer's own sequence."""

    seq: int


class Events(BaseModel):
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

    text: str = Field(description="the line in English")


class LogDocument(BaseModel):
    """A table's log as one group of viewers reads it."""

    format: Literal["hexframe-log"]
    version: Literal[1]
    name: str
    readers: Literal["handler", "pilots", "spectators"]
    exported: str
    dice: DiceDocument
    log: list[KeptEntry]


class ChunkDocument(BaseModel):
    """32 x 32 columns of the map: ground level (null: void) and notes by index."""

    hash: str
    levels: list[int | None]
    notes: dict[str, list[dict[str, Any]]]


class SystemAction(BaseModel):
    """An action of a dice system, for `system.act`."""

    by: Literal["handler", "player"] = Field(description="`player`: pilots and the Handler")
    form: dict[str, Any] = Field(description="JSON Schema of the command's `form`")


class SystemTexts(BaseModel):
    """The English texts of a dice system, as templates by code."""

    log: dict[str, str] = Field(description="lines of the log: their code is `<system>.<code>`")
    offers: dict[str, str]
    facts: dict[str, str]
    refusals: dict[str, str] = Field(description="refused with the code `<system>.<code>`")
    words: dict[str, str] = Field(description="words of the system, by the ids in its params")


class SystemDocument(BaseModel):
    """A dice system."""

    name: str
    title: str
    source: str = Field(description="whose work it is")
    forms: dict[str, Any] = Field(description="`roll`: JSON Schema of the query `odds`")
    actions: dict[str, SystemAction]
    texts: SystemTexts


class Systems(BaseModel):
    """The dice systems of this server."""

    systems: list[SystemDocument]


class Health(BaseModel):
    """The server answers."""

    status: Literal["ok"]


class Ready(Health):
    """The server can do its work."""

    unreadable: int = Field(
        description="tables that this version of the program cannot read; the log names them"
    )
