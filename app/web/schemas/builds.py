"""The documents of the hangar as pydantic models (see `schemas`): builds, content, what is checked.

A build may break any rule of the game here, for then it is told what is wrong with it; only its
size is bounded.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from app.rules.frame_state.combat.model import Silhouette
from app.web.schemas.rest import Strict

#: bounds that keep a request small; those of the game are tighter, and told as problems
Id = Annotated[str, Field(max_length=64)]
Word = Annotated[str, Field(max_length=200)]
Text = Annotated[str, Field(max_length=8000)]
Points = Annotated[int, Field(ge=-999, le=999)]
PointsById = Annotated[dict[Id, Points], Field(max_length=64)]


class WeaponDocument(Strict):
    """A weapon of a build."""

    id: Id
    name: Word
    tier: Points = Field(description="1 to 3")
    kind: Id = Field(description="a weapon type")
    damage: Id = Field(description="a damage type")
    tags: PointsById = Field(
        default_factory=dict, description="weapon and damage tags with their tiers, 1 to 3"
    )


class ModuleDocument(Strict):
    """An expansion: a named one as it stands in the content, or one of your own."""

    id: Id
    name: Word
    tier: Points = 1
    steps: Points = 0
    energy: Points = 0
    trigger: Annotated[str, Field(max_length=1000)] = ""
    text: Text = ""


class BuildDocument(Strict):
    """A frame and its pilot, as points."""

    name: Word
    chassis: Id
    generator: Id
    weapons: list[WeaponDocument] = Field(default_factory=list, max_length=16)
    skills: PointsById = Field(default_factory=dict, description="points by attribute")
    hull: PointsById = Field(default_factory=dict, description="points by attribute")
    tuning: PointsById = Field(
        default_factory=dict, description="grades by element; of a weapon `damage:<weapon>`"
    )
    modules: list[ModuleDocument] = Field(default_factory=list, max_length=24)
    silhouette: Silhouette = "biped"
    notes: Text = ""
    awards: PointsById = Field(default_factory=dict, description="experimental awards by attribute")


class CheckBuild(Strict):
    """A build to look at, and how many grades of tuning the table gives (6 unless it says so)."""

    build: BuildDocument
    tuning_points: Annotated[int, Field(ge=0, le=99)] | None = None


class BuildProblem(BaseModel):
    """Why a build is not legal: a code of the message catalogue, and the place in the build."""

    code: str = Field(examples=["build-tag-points"])
    at: str = Field(examples=["weapons.w1"])
    params: dict[str, Any]


class PointsLeft(BaseModel):
    """Points of one kind; `left` is below 0 where too many are spent."""

    name: str
    used: int
    points: int
    left: int


class CheckedBuild(BaseModel):
    """What a build comes to. Every number has the parts it is the sum of."""

    numbers: dict[str, Any] | None = Field(description="null where the build names unknown things")
    profiles: dict[str, dict[str, Any]] | None = Field(description="weapons by id")
    problems: list[BuildProblem]
    points: dict[str, PointsLeft] = Field(description="by category, `tuning`, `weapons.<id>`")


class ContentEntry(BaseModel):
    """One thing to build with; what else it has depends on its kind."""

    model_config = ConfigDict(extra="allow")

    id: str
    name: str
    text: str


class WeaponTier(BaseModel):
    """A tier of weapons."""

    model_config = ConfigDict(extra="allow")

    tier: int
    name: str
    steps: int
    energy: int
    reach: int
    points: int = Field(description="for tags")
    die: int


class FrameContent(BaseModel):
    """Everything that frames are built of, in words and numbers."""

    limits: dict[str, Any] = Field(description="how much of everything a build can have")
    chassis: list[ContentEntry]
    generators: list[ContentEntry]
    tiers: list[WeaponTier]
    weapon_types: list[ContentEntry]
    damage_types: list[ContentEntry]
    weapon_tags: list[ContentEntry]
    damage_tags: list[ContentEntry]
    hull: list[ContentEntry]
    skills: list[ContentEntry]
    tuning: list[ContentEntry]
    modules: list[ContentEntry]
    conditions: list[ContentEntry]
    actions: list[ContentEntry]
    needs: dict[str, str] = Field(description="what actions need, in words")


class Glance(BaseModel):
    """A build at a glance."""

    integrity: int
    stability: int
    speed: int
    reach: int = Field(description="the longest range of its weapons")
    chassis: str = Field(description="the name of its chassis")
    generator: str = Field(description="the name of its generator")


class ReadyBuild(BaseModel):
    """A build to start from."""

    id: str
    build: BuildDocument
    glance: Glance


class FrameLibrary(BaseModel):
    """The ready builds, each shelf in the order of names."""

    frames: list[ReadyBuild]
    npcs: list[ReadyBuild]
