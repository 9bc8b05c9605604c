"""Frames, builds and conditions as every viewer gets them, as pydantic models (see `view`)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from app.web.schemas.view_attacks import AttackCellView


class EndsView(BaseModel):
    """When a condition is over: at the `count`th such moment from now on."""

    when: Literal["turn-start", "turn-end", "round-end", "repair"]
    unit: str = Field(description="whose turn; empty for none, or one that the viewer cannot know")
    count: int


class ConditionView(BaseModel):
    """What is the matter with a unit, and what it changes."""

    kind: str
    name: str
    tier: int
    value: int
    by: str = Field(description="the unit that caused it, or empty")
    ends: EndsView | None
    targeting: int = Field(description="added to targeting whoever has it")
    harm: int = Field(description="added to the next damage it takes, `uses` times")
    uses: int
    reach: int = Field(description="added to the ranges of its weapons")
    unsteady: int = Field(description="it is staggered at this much stability already")
    move: int = Field(description="added to its speed")
    drain: int = Field(description="steps lost at the start of its turn")
    burn: int = Field(description="sides of the die of damage at the start of its turn")
    mend: int = Field(description="steps that mend it; 0: nothing of the sort does")


class WeaponView(BaseModel):
    """A weapon of a frame; costs, range and uses as numbers, and all of them explained."""

    id: str
    name: str
    tier: int
    kind: str
    damage: str
    tags: dict[str, int]
    steps: int
    energy: int
    reach: int
    uses: int = Field(description="in one turn")
    used: int
    available: bool
    profile: dict[str, Any] = Field(description="every number with the parts it is the sum of")


class ModuleView(BaseModel):
    """An expansion of a frame."""

    id: str
    name: str
    tier: int
    steps: int
    energy: int
    trigger: str
    text: str


class GaitView(BaseModel):
    """What is unlike walking in how a frame keeps to the ground."""

    hover: int = Field(description="levels above a surface up to which it moves and is held; or 0")
    sinks: bool = Field(description="in the air at the end of its own turn it begins to fall")


class FrameView(BaseModel):
    """A unit's build and the state of its parts."""

    build: str = Field(description="the name of the build")
    design: dict[str, Any] = Field(description="the whole build")
    chassis: str
    gait: GaitView
    generator: str
    recoil: int
    recoil_max: int
    weapons: list[WeaponView]
    modules: list[ModuleView]
    numbers: dict[str, Any] = Field(description="every number with the parts it is the sum of")
    orders: dict[str, bool] = Field(description="what it does by itself")
    ablative_left: int = Field(description="layers that have not burnt off")
    cooling: int = Field(description="added to the next test against overheating")


class StoredBuildView(BaseModel):
    """A build kept at the table."""

    id: str
    name: str
    owner: str | None = Field(description="a seat; null: the Handler's")
    shared: bool
    asked: bool = Field(description="its pilot asks the Handler to bring it in")
    build: dict[str, Any]


class HexDocument(BaseModel):
    """A hex with all its levels."""

    q: int
    r: int


class AskedAttackView(BaseModel):
    """An attack that a unit asks to be let, as `action.ask` said it."""

    weapon: str
    at: dict[str, str | int] = Field(description="`unit`, `prop`, or a cell (`q`, `r`, `level`)")
    centre: AttackCellView | None = Field(description="of its area")
    homing: bool
    prepare: int = Field(description="steps spent on targeting")
    zone: bool
    inside: Literal["targeting", "damage"]


class AskView(BaseModel):
    """What waits for the Handler's word."""

    id: str
    unit: str
    text: str
    kind: str = Field(description="module, repair, unit, or empty: something that no rule knows")
    about: str = Field(
        description="the expansion, who is to be repaired, or the seat that asks for the unit"
    )
    steps: int = Field(description="paid already")
    energy: int
    to: HexDocument | None = Field(description="where the unit would be, of a movement")
    attack: AskedAttackView | None = Field(description="the one that a rule bars")
