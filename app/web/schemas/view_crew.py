"""The schema of characters, missions and dice systems in a view (see `view`)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field


class AttributeView(BaseModel):
    """An attribute: grades of a die (0 none, 1 d4 ... 5 d12) or a value."""

    id: str
    name: str
    kind: Literal["die", "val"]
    start: int
    cap: int


class CategoryView(BaseModel):
    """Attributes that share a pool of points."""

    id: str
    name: str
    pool: int
    attributes: list[AttributeView]
    frame: bool = Field(description="its upgrades belong to the frame")
    price: int
    limit: int


class UpgradeView(BaseModel):
    """One step of a plan."""

    do: Literal["raise", "advance", "refit", "award"]
    attribute: str
    to: str
    category: str
    points: int


class SheetView(BaseModel):
    """What a character has; missing keys count as 0."""

    points: dict[str, int]
    advances: dict[str, int]
    awards: dict[str, int]
    credits: int
    spent: int
    salvage: int = Field(description="credits' worth of a lost frame; pays for upgrades of frames")


class BarView(BaseModel):
    """Why something cannot be bought now: a code of the refusals, and its params."""

    code: str
    params: dict[str, Any]


class PoolView(BaseModel):
    """The points of one category, and what more of them costs."""

    size: int
    left: int = Field(description="below 0 only when the Handler overruled")
    advances: int
    limit: int
    price: int
    refit: int = Field(description="the price of a refit")
    advance_bar: BarView | None
    refit_bar: BarView | None


class ReplaceView(BaseModel):
    """A new frame in the place of a lost one."""

    price: int
    salvage: int = Field(description="what the wreck of the frame would give, brought home")
    bar: BarView | None


class AttributeNumbers(BaseModel):
    """What the rules make of one attribute of a sheet."""

    category: str
    kind: Literal["die", "val"]
    value: int = Field(description="grade of a die (0 none, 1 d4 ... 5 d12), or the value")
    shown: str = Field(description='"d8", "none", or the value')
    points: int
    cap: int
    award: int
    room: int = Field(description="points that can be put into it now")
    fixed: int = Field(description="what it stands for where nobody rolls, the award included")
    raise_bar: BarView | None


class CharacterView(BaseModel):
    """A pilot with a frame. `seat` and `unit` are null where there is none to be known of."""

    id: str
    name: str
    frame: str
    seat: str | None
    unit: str | None
    sheet: SheetView
    plan: list[UpgradeView] = Field(description="upgrades that wait for the Handler's word")
    pools: dict[str, PoolView] = Field(description="by category")
    attributes: dict[str, AttributeNumbers]
    replace: ReplaceView = Field(description="what a new frame costs")
    notes: str | None = Field(None, description="for the Handler only")


class PartView(BaseModel):
    """What one attribute gives to a test: a die, or a modifier."""

    attribute: str
    name: str
    die: str | None
    modifier: int | None
    award: bool = Field(description="the modifier is an experimental award")


class FromSheetView(BaseModel):
    """Whose sheet a test was made from; its parts are the first dice and modifiers, in order."""

    character: str
    name: str
    parts: list[PartView]


class ObjectiveView(BaseModel):
    """An objective beside the primary one."""

    id: str
    text: str
    bonus: int
    hidden: bool
    revealed: bool
    result: Literal["open", "achieved", "failed"]


class DeductionView(BaseModel):
    """What the employer keeps back from each pilot."""

    id: str
    text: str
    amount: int
    applies: bool = Field(description="what it is kept back for has happened")


class TallyView(BaseModel):
    """What a mission has cost a pilot so far."""

    integrity: int
    uses: list[int] = Field(description="uses of weapons of tier 1, 2 and 3")


class PayLineView(BaseModel):
    """A line of a pilot's pay: credits with their sign."""

    kind: Literal["base", "share", "bonus", "deduction", "fee"]
    amount: int
    id: str = Field(description="the objective or deduction, else empty")
    text: str
    concealed: bool = Field(description="a bonus that players may not know of yet")


class CostView(BaseModel):
    """A line of what the mission cost a pilot: integrity (tier 0), or uses of weapons of a tier."""

    kind: Literal["integrity", "tier"]
    tier: Literal[0, 1, 2, 3]
    count: int
    cost: int


class PayView(BaseModel):
    """What a pilot was paid; negative when the costs were higher."""

    character: str
    name: str
    lines: list[PayLineView]
    costs: list[CostView]
    cost: int
    fee: int = Field(description="5 credits for each point of cost")
    sum: int


class MissionView(BaseModel):
    """A mission; players see it once it is briefed, without what is hidden."""

    id: str
    name: str
    briefing: str
    primary: str
    base: int
    result: Literal["open", "achieved", "failed"]
    phase: Literal["draft", "briefed", "running", "paid"]
    objectives: list[ObjectiveView]
    deductions: list[DeductionView]
    crew: list[str]
    tallies: dict[str, TallyView]
    paid: list[PayView] = Field(description="empty until it is paid")
    notes: str | None = Field(None, description="for the Handler only")
    veiled: dict[str, TallyView] | None = Field(
        None, description="for the Handler only: the part of `tallies` that players do not see"
    )


class FactView(BaseModel):
    """A line about how a dice system stands: a code of its texts."""

    code: str
    params: dict[str, Any]


class PreviewView(BaseModel):
    """Exact odds of a choice."""

    when: dict[str, Any] = Field(description="the part of the form these odds are about")
    outcomes: dict[str, Any]


class OfferView(BaseModel):
    """What somebody can do now in a dice system."""

    action: str
    who: str = Field(description='"handler", "pilots" (any of them), or the id of one seat')
    code: str
    params: dict[str, Any]
    pending: bool = Field(description="the table waits for this step")
    form: dict[str, Any] = Field(description="JSON Schema of the command's `form`")
    previews: list[PreviewView]


class SystemView(BaseModel):
    """A dice system as the viewer may see it."""

    name: str
    title: str
    facts: list[FactView]
    data: dict[str, Any]
    offers: list[OfferView]
