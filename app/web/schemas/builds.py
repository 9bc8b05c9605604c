"""The documents of the hangar as pydantic models (see `schemas`): builds, content, what is checked.

A build may break any rule of the game here, for then it is told what is wrong with it; only its
size is bounded.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from app.rules.frame_state.combat.model import Build, Silhouette
from app.rules.json_types import Doc, JsonForm
from app.web.schemas.rest import Strict

#: bounds that keep a request small; those of the game are tighter, and told as problems
Id = Annotated[str, Field(max_length=64)]
Word = Annotated[str, Field(max_length=200)]
Text = Annotated[str, Field(max_length=8000)]
Points = Annotated[int, Field(strict=True, ge=-999, le=999)]
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
    steps: Annotated[Points, Doc("steps that it costs")] = 0
    energy: Annotated[Points, Doc("energy that it costs")] = 0
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
    notes: Annotated[Text, Doc("notes of whoever made it")] = ""
    awards: PointsById = Field(default_factory=dict, description="experimental awards by attribute")


class CheckBuild(Strict):
    """A build to look at, and how many grades of tuning the table gives (6 unless it says so)."""

    build: Annotated[BuildDocument, Doc("the whole build")]
    tuning_points: Annotated[
        Annotated[int, Field(strict=True, ge=0, le=99)] | None,
        Doc("the most tuning grades; null: as many as wanted"),
    ] = None


class Glance(TypedDict):
    """A build at a glance."""

    integrity: Annotated[int, Doc("most integrity")]
    stability: Annotated[int, Doc("most stability")]
    speed: int
    reach: Annotated[int, Doc("the longest range of its weapons")]
    chassis: Annotated[str, Doc("the name of its chassis")]
    generator: Annotated[str, Doc("the name of its generator")]


class ReadyBuild(TypedDict):
    """A build to start from."""

    id: str
    build: Annotated[JsonForm[Build], Doc("the whole build")]
    glance: Annotated[Glance, Doc("its most important numbers")]


class FrameLibrary(TypedDict):
    """The ready builds, each shelf in the order of names."""

    frames: Annotated[list[ReadyBuild], Doc("ready builds of frames")]
    npcs: Annotated[list[ReadyBuild], Doc("ready builds of NPCs")]
