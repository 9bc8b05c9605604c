"""The answers to the queries `reach` and `path`: the cells that a unit can reach, and its way."""

from __future__ import annotations

from typing import Annotated, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from app.engine.refusals import BarView
from app.engine.rounds.falls import FallChange
from app.engine.state.documents import CellDocument
from app.engine.state.references import NamedUnit
from app.engine.state.unit import Mode
from app.rules.geometry.falling import Ending
from app.rules.json_types import Doc, SchemaName


class FallAhead(TypedDict):
    """The whole fall that would begin at a cell; without its effect where the unit is lost."""

    levels: Annotated[int, Doc("how deep it falls")]
    ends: Annotated[Ending, Doc("how it ends")]
    on: NotRequired[Annotated[NamedUnit, Doc("the unit it comes to rest on")]]
    stability: NotRequired[Annotated[FallChange | None, Doc("the change of its stability")]]
    integrity: NotRequired[Annotated[FallChange | None, Doc("the change of its integrity")]]
    staggered: NotRequired[Annotated[bool | None, Doc("it is staggered by it")]]
    destroyed: NotRequired[Annotated[bool | None, Doc("it is destroyed by it")]]


ReachedCell = TypedDict(
    "ReachedCell",
    {
        "q": int,
        "r": int,
        "level": int,
        "cost": Annotated[int, Doc("range that it costs")],
        "falls": Annotated[bool, Doc("the unit begins to fall there")],
        "off": Annotated[
            bool,
            Doc(
                "beyond an edge, with nothing to stand on; a unit that flew this turn stays in "
                "the air there"
            ),
        ],
        "from": Annotated[
            list[int] | None,
            Doc(
                "the cell before, whose path goes on to here: a list [q, r, level], while other "
                "cells are objects; null: the start"
            ),
        ],
        "way": NotRequired[
            Annotated[
                list[list[int]], Doc("the whole path, as lists [q, r, level], where it is another")
            ]
        ],
        "fall": NotRequired[Annotated[FallAhead, Doc("the fall that begins there")]],
    },
)
ReachedCell.__doc__ = "A cell that a unit can reach."


class BeyondCell(CellDocument, BarView):
    """A cell just beyond, and why the unit cannot enter it."""


class ReachAnswer(TypedDict):
    """Where a unit can move."""

    unit: str
    mode: Mode
    budget: Annotated[int, Doc("in hexes")]
    steps: Annotated[int, Doc("cost of beginning this movement; 0 when one goes on")]
    energy: Annotated[int, Doc("energy to begin the movement")]
    wait: Annotated[
        Annotated[BarView, SchemaName("ReachReason")] | None,
        Doc("why the movement cannot be made now"),
    ]
    start: Annotated[CellDocument, Doc("the cell where it is")]
    cells: Annotated[list[ReachedCell], Doc("cells that it can reach")]
    beyond: Annotated[list[BeyondCell], Doc("cells out of reach, with the reason")]


class FoundPath(TypedDict):
    """The cheapest path to a cell."""

    path: Annotated[list[CellDocument], Doc("cells entered in order, without the start")]
    cost: Annotated[int, Doc("range that it costs, in hexes")]
    falls: Annotated[bool, Doc("the unit begins to fall at its end")]
    fall: NotRequired[Annotated[FallAhead, Doc("the fall at its end")]]
    left: Annotated[int, Doc("range left, in hexes")]


class NoPath(BarView):
    """Why there is no path to a cell."""

    path: Annotated[None, Doc("there is none")]
    cell: Annotated[CellDocument, Doc("where the way ends")]


PathAnswer = TypeAliasType("PathAnswer", FoundPath | NoPath)
