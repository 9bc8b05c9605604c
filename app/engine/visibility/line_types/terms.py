"""The parameters of log lines by name, with their types and what they mean.

Some names are only types, for parameters of another name: `frame:unit`, `lost:lost_things`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from typing_extensions import TypedDict

from app.engine.state.documents import CellDocument, HexDocument
from app.engine.state.record import SeatRole
from app.engine.state.references import NamedProp, NamedUnit
from app.engine.state.zones import ZoneKind
from app.rules.frame_state.combat.exchange_model import Result
from app.rules.frame_state.missions import Result as MissionResult
from app.rules.frame_state.rounds import Segment
from app.rules.frame_state.tests import Kind, Outcome
from app.rules.json_types import Doc
from app.rules.line_types import Named, Vocabulary


class NamedAttribute(TypedDict):
    """An attribute by its id and name."""

    attribute: str
    name: str


class NamedBuild(TypedDict):
    """A kept build by its id and name."""

    build: Annotated[str, Doc("id of the kept build")]
    name: str


class NamedCategory(TypedDict):
    """A category of attributes by its id and name."""

    category: str
    name: str


class NamedCharacter(TypedDict):
    """A character by its id and name."""

    character: str
    name: str


class NamedCondition(TypedDict):
    """A condition by its kind and name."""

    condition: Annotated[str, Doc("its kind")]
    name: str


class NamedMission(TypedDict):
    """A mission by its id and name."""

    mission: str
    name: str


class NamedModule(TypedDict):
    """An expansion by its id and name."""

    module: str
    name: str


class NamedPage(TypedDict):
    """A page of the journal by its id and title."""

    page: str
    name: Annotated[str, Doc("its title")]


class NamedSeat(TypedDict):
    """A seat by its id and name."""

    seat: str
    name: str


class NamedWeapon(TypedDict):
    """A weapon by its id and name."""

    weapon: str
    name: str


_Word = str | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named
_NUMBER: Final = Annotated[int, Doc("the number")]

TERMS: Final = Vocabulary(
    {
        "active": Annotated[
            NamedUnit | Literal["nobody"], Doc("the unit whose turn it is, or `nobody`")
        ],
        "amount": Annotated[int, Doc("how much")],
        "aimed_at": Annotated[CellDocument | None, Doc("where it is aimed; null: at the targets")],
        "at": Annotated[HexDocument, Doc("the hex")],
        "attack": str,
        "attribute": Annotated[NamedAttribute, Doc("the attribute")],
        "bonus": Annotated[int, Doc("the bonus")],
        "build": Annotated[NamedBuild, Doc("the build")],
        "categories": Annotated[list[NamedCategory], Doc("the categories")],
        "category": Annotated[NamedCategory, Doc("the category")],
        "change": Annotated[list[_Word], Doc("the kind of the change, and what it was about")],
        "changed": Annotated[list[str], Doc("the fields that have changed")],
        "changes": Annotated[list[str], Doc("the fields that were set, with their values")],
        "chapter": Annotated[int, Doc("the chapter of chance")],
        "character": Annotated[NamedCharacter, Doc("the character")],
        "columns": int,
        "commitment": Annotated[str, Doc("SHA-256 of the seed of the dice")],
        "condition": Annotated[NamedCondition, Doc("the condition")],
        "cost": Annotated[int, Doc("hexes of a base movement that it cost")],
        "count": Annotated[int, Doc("how many")],
        "credits": Annotated[int, Doc("the credits afterwards")],
        "damage": Annotated[int, Doc("the damage")],
        "dice": Annotated[int, Doc("how many dice were rolled")],
        "energy": Annotated[int, Doc("the energy")],
        "extra": Annotated[int, Doc("added to the roll")],
        "fields": Annotated[list[str], Doc("the fields that have changed")],
        "frame": Annotated[Named, Doc("the frame")],
        "gained": Annotated[int, Doc("what was regained")],
        "harm": Annotated[Literal["damage", "impact", "heat"], Doc("what harms it")],
        "held": Annotated[bool, Doc("it holds together")],
        "how": Annotated[str, Doc("a word for the movement")],
        "impact": Annotated[int, Doc("the impact")],
        "integrity_now": Annotated[int, Doc("the most integrity now")],
        "integrity_was": Annotated[int, Doc("the most integrity before")],
        "kind": Annotated[Kind, Doc("the table from which its result is read")],
        "label": Annotated[str, Doc("what the test is about; can be empty")],
        "left": Annotated[int, Doc("what is left")],
        "level": int,
        "level_or_none": Annotated[int | None, Doc("the level; null: none")],
        "levels": Annotated[int, Doc("how many levels")],
        "loss": Annotated[int, Doc("integrity lost")],
        "lost": Annotated[int, Doc("integrity lost")],
        "lost_things": Annotated[list[str], Doc("what is lost")],
        "mark": Annotated[int, Doc("what the score is compared with")],
        "mended": Annotated[
            list[str | NamedCondition],
            Doc("what is mended beside integrity: words, and conditions"),
        ],
        "metres": Annotated[int, Doc("the same in metres")],
        "mission": Annotated[NamedMission, Doc("the mission")],
        "mix": Annotated[str, Doc("the mix of all texts so far, SHA-256")],
        "module": Annotated[NamedModule, Doc("the expansion")],
        "n": _NUMBER,
        "name": str,
        "named": Annotated[Named, Doc("what it is, by its name")],
        "names": Annotated[list[NamedSeat], Doc("the seats")],
        "negated": Annotated[int, Doc("the damage that is negated")],
        "notation": Annotated[str, Doc("the notation")],
        "now": Annotated[int, Doc("the number now")],
        "outcome": Annotated[Outcome, Doc("the result of the test")],
        "page": Annotated[NamedPage, Doc("the page")],
        "pages": Annotated[list[NamedPage], Doc("the pages")],
        "parts": Annotated[list[str], Doc("the parts that were set")],
        "pilot": Annotated[str, Doc("name of the seat")],
        "points": Annotated[int, Doc("the points that are left")],
        "points_of": Annotated[str, Doc("the points, as a die or a number")],
        "price": Annotated[int, Doc("the price in credits")],
        "primary": Annotated[MissionResult, Doc("what became of the objective")],
        "prop": Annotated[NamedProp, Doc("the prop")],
        "reach": Annotated[int, Doc("how far, in hexes")],
        "reason": Annotated[str, Doc("the reason; can be empty")],
        "result": Annotated[Result, Doc("how the attack ends")],
        "role": SeatRole,
        "roller": Annotated[NamedUnit, Doc("the unit whose roll it is")],
        "round": Annotated[int, Doc("the round")],
        "round_or_all": Annotated[int | None, Doc("the round; null: no certain one")],
        "rows": int,
        "rules": Annotated[list[str], Doc("the rules, `rule.` and the code of the refusal")],
        "salvage": Annotated[int, Doc("credits for the wreck")],
        "score": Annotated[int, Doc("the score")],
        "scene": Annotated[str, Doc("name of the other scene")],
        "seat": str,
        "seated": Annotated[NamedSeat, Doc("the seat")],
        "seed": Annotated[str, Doc("the seed of the dice")],
        "segment": Segment,
        "shaken": Annotated[int, Doc("stability lost")],
        "source": Annotated[str, Doc("name of the other table")],
        "spent": Annotated[int, Doc("credits spent")],
        "stability_now": Annotated[int, Doc("the most stability now")],
        "stability_was": Annotated[int, Doc("the most stability before")],
        "steps": Annotated[int, Doc("how many steps")],
        "system": Annotated[str, Doc("title of the dice system")],
        "systems": Annotated[list[str], Doc("titles of the dice systems")],
        "target": Annotated[NamedUnit, Doc("the other unit")],
        "targets": Annotated[list[NamedUnit | NamedProp], Doc("the units and props attacked")],
        "text": str,
        "tier": int,
        "time": Annotated[str, Doc("minutes and seconds")],
        "times": Annotated[int, Doc("how many times")],
        "to": Annotated[HexDocument, Doc("the hex where it ends")],
        "total": Annotated[int, Doc("the total")],
        "unit": Annotated[NamedUnit, Doc("the unit")],
        "units": Annotated[list[NamedUnit], Doc("the units")],
        "was": Annotated[int, Doc("the number before")],
        "weapon": Annotated[NamedWeapon, Doc("the weapon")],
        "what": Annotated[str, Doc("the kind of the change")],
        "why": Annotated[str, Doc("the reason; can be empty")],
        "zone": Annotated[str, Doc("name of the zone")],
        "zone_kind": ZoneKind,
    }
)
line: Final = TERMS.line
