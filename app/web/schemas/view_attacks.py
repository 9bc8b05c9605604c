"""Attacks as every viewer gets them, as pydantic models (see `view`)."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field


class AttackWeaponView(BaseModel):
    """The weapon of an attack."""

    weapon: str
    name: str


class AttackCellView(BaseModel):
    """Where the area of an attack lies."""

    q: int
    r: int
    level: int


class AttackZoneView(BaseModel):
    """What an attack waits in: all cells so far from the centre."""

    centre: list[int] = Field(description="q, r, level")
    radius: int
    inside: Literal["nothing", "plain", "targeting", "damage"] = Field(
        description="what a target calls down that moves in there"
    )


class ReactionView(BaseModel):
    """A leftover step used outside the unit's turn."""

    unit: str
    state: Literal["now", "choose", "after", "acting"] = Field(
        description="in time; too late, to be chosen; to come just after; its attack is not over"
    )
    ready: bool = Field(description="it may act now")


class AttackTargetView(BaseModel):
    """One that is attacked: a unit or a prop. Of an attacker that the viewer cannot know there are
    no numbers."""

    unit: str | None
    prop: str | None
    mark: dict[str, Any] | None = Field(description="of the test to hit or to dodge, explained")
    modifiers: list[dict[str, Any]] = Field(description="what is added to that test")
    exchange: dict[str, Any] | None = Field(description="everything that settles the attack")
    odds: dict[str, Any] | None = Field(
        description="exact chances before any die: outcomes, and damage, impact, stagger, destroy "
        "(null where the target's numbers are not told)"
    )
    faces: dict[str, int] = Field(description="dice rolled so far, by what they are for")
    aim: dict[str, Any] | None = Field(description="the first step, once it is rolled")
    adjust: dict[str, Any] | None = Field(description="what the Handler has added")


class AttackView(BaseModel):
    """An attack that is not over."""

    id: str
    unit: str | None = Field(description="null: somebody that the viewer cannot know")
    weapon: AttackWeaponView | None
    stage: Literal["target", "dodge", "damage", "mitigate", "zone", "pause"]
    waiting_for: list[str] = Field(description="units whose players are to roll")
    distance: int | None
    beyond: int | None = Field(description="hexes beyond the range")
    at: AttackCellView | None = Field(description="centre of its area; null: no area")
    homing: bool
    prepare: int = Field(description="steps spent on targeting")
    unbraced: bool = Field(description="declared without recoil left: its range is 0")
    zone: AttackZoneView | None
    until: str | None = Field(description="when the pause for reactions ends, ISO 8601")
    may_react: list[str] = Field(description="units that the pause is for")
    targets: list[AttackTargetView]
