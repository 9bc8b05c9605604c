"""The view that every viewer gets, and its log entries and patches, as pydantic models.

Views are built in the engine and only described here; tests check that the two agree.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from app.web.schemas.view_attacks import AttackView, ReactionView
from app.web.schemas.view_builds import AskView, ConditionView, FrameView, StoredBuildView
from app.web.schemas.view_crew import (
    CategoryView,
    CharacterView,
    FromSheetView,
    MissionView,
    SystemView,
)

Role = Literal["handler", "pilot", "spectator"]
InviteRole = Literal["pilot", "spectator"]
Disposition = Literal["pilot", "ally", "neutral", "enemy"]
Orientation = Literal["flat", "pointy"]
Segment = Literal["friendly", "ally", "neutral", "enemy", "environmental"]


class CellDocument(BaseModel):
    """One hexagonal cell: axial `q`, `r` and `level` (10 m each)."""

    q: int
    r: int
    level: int


class MapView(BaseModel):
    """The map without its cells; fetch each chunk by its hash."""

    columns: int
    rows: int
    orientation: Orientation
    floor: int
    ceiling: int | None
    lowest: int
    highest: int
    tint: list[int] = Field(description="[low, high]: the levels that colours run between")
    chunk_size: int
    chunks: list[str] = Field(description="hashes of the 32 x 32 chunks, row by row")


class PropView(BaseModel):
    """Something that stands on the map and can be brought down."""

    id: str
    name: str
    q: int
    r: int
    base: int
    height: int
    value: int
    integrity: int
    hidden: bool | None = Field(None, description="for the Handler only")


class FogView(BaseModel):
    """What a viewer does not know of the map, as masks: for each of a chunk's 32 rows from the top
    eight hex digits of a number whose bit c is column c; a chunk without a bit is left out."""

    mode: str
    known: dict[str, str] | None = Field(None, description="hexes whose ground the viewer knows")
    seen: dict[str, str] | None = Field(None, description="hexes in sight now")
    veiled: dict[str, str] | None = Field(
        None, description="hexes kept back from players; for the Handler only"
    )


class MovementView(BaseModel):
    """A movement under way that may be continued in the same mode."""

    mode: str
    left: int


class UnitView(BaseModel):
    """A unit as far as the viewer knows it; null where its numbers are not told (`npc_stats`)."""

    id: str
    name: str
    disposition: Disposition
    at: CellDocument | None
    speed: int | None
    integrity: int | None
    integrity_max: int | None
    stability: int | None
    stability_max: int | None
    energy: int | None
    energy_max: int | None
    steps: int | None
    controller: str | None
    copilots: list[str] = Field(description="seats that steer it with its controller")
    footprint: list[list[int]]
    obstacle: bool = Field(description="its cells block lines of sight")
    falling: bool
    fallen: int
    flown: bool
    airborne: bool
    staggered: bool | None
    destroyed: bool
    lost: bool = Field(description="fell through a void and is off the map")
    highlighted: bool
    silhouette: str
    condition: Literal["whole", "damaged", "badly-damaged", "destroyed"] | None = Field(
        description="how much is left of a unit whose numbers are not told, in a word"
    )
    movement: MovementView | None
    turn: Literal["waiting", "active", "done", "abstained", "none"]
    frame: FrameView | None = Field(description="what it is built of; null for a plain unit")
    overheated: bool | None
    off_balance: bool | None = Field(description="cannot evade until its next turn begins")
    conditions: list[ConditionView]
    pilot_of: str | None = Field(description="the unit that was this ejected pilot's frame")
    carried_by: str | None = Field(description="the unit it rides on")
    in_hand: bool = Field(description="held in the carrier's hand")
    notes: str | None = Field(None, description="for the Handler only")
    hidden: bool | None = Field(None, description="for the Handler only")


class FallChange(BaseModel):
    """A number before and after a fall."""

    from_: int = Field(alias="from")
    to: int


class FallView(BaseModel):
    """What the environmental segment will do to a unit."""

    unit: str
    start: CellDocument
    end: CellDocument = Field(description="where it comes to rest, or its last place on the map")
    levels: int
    total: int
    ends: str
    impact: int
    on: dict[str, str] | None = Field(description="the unit it comes to rest on: `{unit, name}`")
    stability: FallChange | None = Field(description="null where that is not told")
    integrity: FallChange | None
    staggered: bool | None = Field(description="whether it becomes so by this fall")
    destroyed: bool | None = Field(description="likewise, at worst")


class EffectView(BaseModel):
    """What the environment does in its segment besides falls."""

    id: str
    text: str
    lasts: bool = Field(description="in every round, not in the next one alone")


class ConflictView(BaseModel):
    """The round."""

    round: int
    segment: Segment
    active: str | None
    order: list[Segment]
    falls: list[FallView]
    effects: list[EffectView] = Field(description="the Handler's before their segment")


class Chance(BaseModel):
    """A probability: as a number and exactly."""

    p: float
    exact: str


class RequestView(BaseModel):
    """An open test that a unit is asked to roll."""

    id: str
    unit: str | None
    kind: str
    dice: list[str]
    modifiers: list[int]
    mark: int | None = Field(description="null when it is not told")
    hidden: bool
    odds: dict[str, Chance] | None
    scores: dict[str, Chance] | None
    label: str
    sheet: FromSheetView | None = Field(
        None, description="whose sheet gave the first of the dice and modifiers"
    )


class SceneView(BaseModel):
    """One map with what stands on it."""

    id: str
    name: str
    map: MapView
    fog: FogView | None = Field(description="null when the viewer knows the whole map now")
    props: dict[str, PropView]
    units: dict[str, UnitView]
    conflict: ConflictView | None


class ChanceView(BaseModel):
    """The chapter of verifiable dice that is open."""

    chapter: int
    commitment: str
    rolls: int
    mix: str = Field(description="what players have mixed into the dice of this chapter, or empty")


class TableView(BaseModel):
    """The table itself."""

    id: str
    name: str
    options: dict[str, Any]
    chance: ChanceView
    systems: list[str]


class SeatView(BaseModel):
    """One seat."""

    id: str
    name: str
    role: Role


class NamedUnit(BaseModel):
    """A unit by id and name."""

    unit: str
    name: str


class NamedProp(BaseModel):
    """A prop by its id and name."""

    prop: str
    name: str


class ChangeView(BaseModel):
    """A change that can be taken back or done again; all null when there is none."""

    what: str | None
    by: str | None = Field(description="the seat whose command it was")
    unit: NamedUnit | None = Field(description="the one unit it is about")
    prop: NamedProp | None = Field(description="the prop it is about")


class StepView(ChangeView):
    """A change as a step of undo or redo."""

    change: int = Field(description="what undo and redo name it by")
    lines: tuple[int, int] | None = Field(
        description="the first and the last line of the Handler's log that tell of it"
    )


class UndoView(ChangeView):
    """What undo (the fields of a change) and redo would do for the viewer."""

    can_undo: bool
    can_redo: bool
    redo: ChangeView | None
    steps: list[StepView] = Field(description="the Handler's: the last changes, the newest first")
    again: list[StepView] = Field(description="the Handler's: what redo brings back, in order")


class SceneName(BaseModel):
    """A scene that the Handler can switch to."""

    id: str
    name: str


class Invites(BaseModel):
    """The invites by role. `POST .../seats` takes one, `/j/{invite}` opens the form for it."""

    pilot: str
    spectator: str


class View(BaseModel):
    """Everything that one viewer may see of a table."""

    table: TableView
    seats: dict[str, SeatView]
    invites: Invites | None = Field(None, description="for the Handler only")
    active_scene: str
    scenes: dict[str, SceneName] | None = Field(None, description="for the Handler only")
    scene: SceneView
    requests: dict[str, RequestView]
    undo: UndoView
    categories: list[CategoryView]
    characters: dict[str, CharacterView]
    missions: dict[str, MissionView]
    systems: dict[str, SystemView]
    builds: dict[str, StoredBuildView] = Field(
        description="builds kept at the table; the Handler's own only for the Handler, or shared"
    )
    asks: dict[str, AskView] = Field(description="what pilots have asked the Handler to allow")
    attacks: dict[str, AttackView] = Field(description="attacks that are not over")
    reactions: dict[str, ReactionView] = Field(description="reactions that have begun, by unit")


class Entry(BaseModel):
    """One line of the log: a code of the message catalogue and its parameters."""

    n: int
    version: int
    at: str
    seat: str | None
    by: str
    kind: str
    code: str
    params: dict[str, Any]
    data: Any = None
    only: bool = Field(False, description="nobody but the Handler reads it")
    fuller: bool = Field(False, description="others read it too, with less in it")


PatchOp = Annotated[
    list[Any],
    Field(
        min_length=2,
        max_length=3,
        description='`["set", [path], value]` or `["del", [path]]` on the view',
    ),
]
