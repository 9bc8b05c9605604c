"""Types of the data of log lines: dice, movements, attacks, changes."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from app.engine.state.attack_state import Stage
from app.engine.state.crew import FromSheet
from app.engine.state.documents import CellDocument, HexDocument
from app.rules.dice.odds import Odds
from app.rules.frame_state.combat.exchange_model import Result
from app.rules.frame_state.combat.model import Module
from app.rules.frame_state.combat.odds import OddsDocument
from app.rules.frame_state.combat.serialize import (
    AimDocument,
    DamageDocument,
    ExchangeDocument,
    OutcomeDocument,
    RolledDocument,
)
from app.rules.frame_state.missions import Pay
from app.rules.frame_state.tests import Kind, Outcome
from app.rules.json_types import Doc, JsonForm, Reshaped
from app.rules.line_types import LineDie, ProofDocument

# -- dice -------------------------------------------------------------------------------------

_Modifiers = Annotated[list[int], Doc("what was added")]
_Score = Annotated[int, Doc("the score")]
_Ace = Annotated[bool, Doc("an ace is among the dice, which adds 2")]
_Proof = Annotated[ProofDocument | None, Doc("where the dice come from; null: not told")]


class KeptDie(LineDie):
    """A die of a roll, and whether it counts."""

    face: Annotated[int, Doc("what it shows, all its faces together")]
    kept: Annotated[bool, Doc("it counts")]
    ace: Annotated[bool, Doc("it shows its highest face")]


class TestDie(KeptDie):
    """A die of a test."""

    of: NotRequired[Annotated[str, Doc("the attribute that it belongs to")]]


class PurposeDie(KeptDie):
    """A die that was rolled for a purpose."""

    purpose: Annotated[str, Doc("what it is for")]


class AttackDie(PurposeDie):
    """A die of an attack."""

    target: Annotated[str, Doc("id of the target that it is for")]
    shared: Annotated[bool, Doc("it is the same die for all targets")]


class TermDie(TypedDict):
    """A die of a part of a notation."""

    sides: int
    faces: Annotated[list[int], Doc("all natural faces, in the order rolled")]
    kept: Annotated[bool, Doc("it counts")]


class TermDocument(TypedDict):
    """A part of a notation, with its result."""

    text: Annotated[str, Doc("the part, as it is written")]
    dice: Annotated[list[TermDie], Doc("its dice")]
    subtotal: Annotated[int, Doc("what it adds to the total")]


class FreeRollData(TypedDict):
    """The roll of a notation."""

    kind: Literal["free"]
    notation: Annotated[str, Doc("the notation")]
    dice: Annotated[list[KeptDie], Doc("the dice, in the order rolled")]
    terms: Annotated[list[TermDocument], Doc("the parts of the notation")]
    total: Annotated[int, Doc("the result")]
    secret: Annotated[bool, Doc("only the Handler reads it")]
    proof: _Proof


class ScoreData(TypedDict):
    """A roll that is compared with nothing."""

    kind: Literal["score"]
    dice: Annotated[list[KeptDie], Doc("the dice, in the order rolled")]
    modifiers: _Modifiers
    ace: _Ace
    score: _Score
    proof: _Proof


class ScoredTest(TypedDict):
    """A test with its result."""

    kind: Annotated[Kind, Doc("the table from which its result is read")]
    modifiers: _Modifiers
    ace: _Ace
    score: _Score
    mark: Annotated[int | None, Doc("what it is compared with; null: not told")]
    margin: Annotated[int | None, Doc("the score above the mark; null: not told")]
    outcome: Annotated[Outcome, Doc("the result")]
    odds: Annotated[dict[str, Odds] | None, Doc("the odds of each result; null: not told")]
    proof: _Proof


class MarkedData(ScoredTest):
    """A roll of a unit against a mark."""

    dice: Annotated[list[KeptDie], Doc("the dice, in the order rolled")]


class FixedData(TypedDict):
    """The score of a unit that does not roll."""

    fixed: Annotated[int, Doc("the score")]
    modifiers: _Modifiers
    mark: Annotated[int | None, Doc("what it is compared with; null: nothing")]


class TestData(ScoredTest):
    """A test that somebody rolled."""

    dice: Annotated[list[TestDie], Doc("the dice, in the order rolled")]
    hidden: NotRequired[Annotated[bool, Doc("players do not read the mark")]]
    sheet: NotRequired[
        Annotated[JsonForm[FromSheet] | None, Doc("the sheet it is from; null: none")]
    ]


class BurnData(TypedDict):
    """What a fire does to a unit, and its dice where there are some."""

    outcome: NotRequired[Annotated[OutcomeDocument, Doc("what it does")]]
    kind: NotRequired[Literal["score"]]
    dice: NotRequired[Annotated[list[PurposeDie], Doc("the dice, in the order rolled")]]
    score: NotRequired[_Score]
    ace: NotRequired[_Ace]
    proof: NotRequired[_Proof]


# -- attacks ----------------------------------------------------------------------------------


class DeclaredData(TypedDict):
    """An attack that is declared."""

    attack: str
    distance: Annotated[int, Doc("hexes to the target")]
    beyond: Annotated[int | None, Doc("hexes beyond the range; null: not told")]


class AttackChanges(TypedDict, total=False):
    """The numbers of an attack that the Handler set."""

    outcome: Annotated[Result | None, Doc("how it ends; null: as the dice fall")]
    mark: Annotated[int, Doc("added to the mark")]
    targeting: Annotated[int, Doc("added to targeting")]
    dodge: Annotated[int, Doc("added to dodging")]
    damage: Annotated[int, Doc("added to the damage")]
    mitigation: Annotated[int, Doc("added to the mitigation")]


class AdjustedData(TypedDict):
    """An attack whose numbers the Handler set."""

    attack: str
    set: Annotated[AttackChanges, Doc("the numbers that were set")]


class RolledTarget(TypedDict):
    """What a roll of an attack means for one target."""

    id: Annotated[str, Doc("id of the unit or prop")]
    prop: Annotated[bool, Doc("it is a prop")]
    result: NotRequired[Annotated[Result, Doc("how the attack ends, where no more is told")]]
    aim: NotRequired[Annotated[AimDocument, Doc("the test")]]
    damage: NotRequired[Annotated[RolledDocument, Doc("the damage of a hit")]]
    direct: NotRequired[Annotated[RolledDocument, Doc("the damage that a direct hit adds")]]
    mitigate: NotRequired[Annotated[RolledDocument, Doc("the mitigation")]]
    dealt: NotRequired[Annotated[DamageDocument, Doc("the whole damage")]]
    conditions: NotRequired[
        Annotated[list[str], Doc("the kinds of condition that dice have chosen so far")]
    ]


class _AttackRoll(TypedDict):
    attack: str
    stage: Annotated[Stage, Doc("the stage of the attack")]
    dice: Annotated[list[AttackDie], Doc("the dice, in the order rolled")]
    targets: Annotated[list[RolledTarget], Doc("what the roll means for each target")]


class AttackScoreData(_AttackRoll):
    """A roll of an attack that is compared with nothing."""

    kind: Literal["score"]
    score: _Score
    ace: _Ace
    proof: _Proof


class AttackTestData(_AttackRoll, ScoredTest):
    """The test of an attack."""


class ResultData(TypedDict):
    """An attack on one target, with everything that led to its result."""

    attack: str
    exchange: Annotated[ExchangeDocument, Doc("what settles it")]
    outcome: Annotated[OutcomeDocument, Doc("the calculation")]
    odds: Annotated[OddsDocument, Doc("the odds before the dice")]


# -- movements and changes --------------------------------------------------------------------


MovedData = TypedDict(  # `from` is a keyword of Python
    "MovedData",
    {
        "from": Annotated[CellDocument | None, Doc("where it began; null: off the map")],
        "path": Annotated[list[CellDocument], Doc("the cells after the first, in order")],
    },
)
MovedData.__doc__ = "A movement, or the part of it that the reader saw."

FieldValue = bool | int | str | list[int] | list[list[int]] | None
_Values = dict[str, FieldValue]
_Was = Annotated[_Values, Doc("the values before, by field")]


class HarmedData(TypedDict):
    """Pools of a unit that have changed."""

    set: Annotated[dict[str, int], Doc("what is left, by pool")]
    was: Annotated[dict[str, int], Doc("what was left before, by pool")]


class SetData(TypedDict):
    """Fields of a unit that the Handler set."""

    set: Annotated[_Values, Doc("the values that were set, by field")]
    was: _Was


class UpdatedData(TypedDict):
    """Fields of a unit that the Handler changed."""

    set: Annotated[list[str], Doc("the fields that have changed")]
    now: NotRequired[Annotated[_Values, Doc("the values after, by field")]]
    was: NotRequired[_Was]


class PlaceData(TypedDict):
    """A place on the map."""

    cell: Annotated[HexDocument, Doc("the hex")]


class InPlaceData(TypedDict):
    """A turn of a unit in whose place the Handler acts."""

    in_place: Annotated[bool, Doc("somebody acted in place of its pilot")]


class ConditionData(TypedDict):
    """A condition of a unit."""

    condition: Annotated[str, Doc("its kind")]
    tier: int
    value: Annotated[int, Doc("what its kind says")]


class RulesData(TypedDict):
    """Rules that were overruled."""

    rules: Annotated[list[str], Doc("the codes of the refusals")]


# -- the table --------------------------------------------------------------------------------


class MixData(TypedDict):
    """A text that is mixed into the dice."""

    chapter: Annotated[int, Doc("the chapter of chance")]
    seat: str
    text: Annotated[str, Doc("the text")]
    mix: Annotated[str, Doc("the mix of all texts so far, SHA-256")]


class BranchData(TypedDict):
    """The table from which this one was branched."""

    table: Annotated[str, Doc("id of the other table")]
    chapters: Annotated[int, Doc("chapters of chance there")]


RevertedData = TypedDict(
    "RevertedData",
    {
        "from": Annotated[int, Doc("the number of the first line in your log")],
        "to": Annotated[int, Doc("the number of the last line in your log")],
        "lines": NotRequired[
            Annotated[list[list[int]], Doc("the first and last line of each of several steps")]
        ],
    },
)
RevertedData.__doc__ = "The lines that tell of what was undone or done again."


class _IsPay(TypedDict):
    kind: Literal["pay"]


PayData = Annotated[JsonForm[Pay], Reshaped("PayData", more=_IsPay)]
ModuleData = JsonForm[Module]
#: A roll of a unit: pilots roll, other units have a fixed score.
UnitRollData = ScoreData | FixedData
UnitTestData = MarkedData | FixedData
