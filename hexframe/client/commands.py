"""Every command as a class. A field that is left out has the default of the server.

Made by `python -m tests.fixtures.make_client`; do not edit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from hexframe.client.command import LEFT_OUT, Command

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexframe.client.types import (
        ActionAskRefusal,
        ActionCoolRefusal,
        ActionDenyRefusal,
        ActionGrantRefusal,
        ActionMendRefusal,
        ActionRepairRefusal,
        ActionStabiliseRefusal,
        ActionSurveyRefusal,
        AddUnitForm,
        AttackAdjustRefusal,
        AttackCancelRefusal,
        AttackDeclareRefusal,
        AttackProceedRefusal,
        AttackRollRefusal,
        BatchRefusal,
        BatchedCommand,
        BuildAskRefusal,
        BuildForm,
        BuildRemoveRefusal,
        BuildSaveRefusal,
        CategoriesSetRefusal,
        CategoryForm,
        CeilingSetRefusal,
        CellForm,
        ChangesForm,
        CharacterAddRefusal,
        CharacterApproveRefusal,
        CharacterAwardRefusal,
        CharacterDeclineRefusal,
        CharacterEditRefusal,
        CharacterPlanRefusal,
        CharacterRemoveRefusal,
        CharacterUpdateRefusal,
        CharacterUpgradeRefusal,
        ChatSayRefusal,
        ConditionChangesForm,
        ConflictEndRefusal,
        ConflictStartRefusal,
        CreditsGiveRefusal,
        DeductionForm,
        DesignationForm,
        DiceEntropyRefusal,
        DiceRollRefusal,
        DrawingAddRefusal,
        DrawingClearRefusal,
        DrawingRemoveRefusal,
        EffectForm,
        EnvironmentAddRefusal,
        EnvironmentRemoveRefusal,
        EnvironmentResolveRefusal,
        EnvironmentSkipRefusal,
        FightRestoreRefusal,
        FogCoverRefusal,
        FogRevealRefusal,
        FrameReplaceRefusal,
        GroundForm,
        HexForm,
        ImportUnitForm,
        InviteRotateRefusal,
        JournalAddRefusal,
        JournalEditRefusal,
        JournalMoveRefusal,
        JournalPresentRefusal,
        JournalRemoveRefusal,
        JournalShowRefusal,
        MapForm,
        MapResizeRefusal,
        MapSetRefusal,
        MissionAddDeductionRefusal,
        MissionAddObjectiveRefusal,
        MissionAddRefusal,
        MissionCorrectRefusal,
        MissionPayRefusal,
        MissionPhaseRefusal,
        MissionRemoveDeductionRefusal,
        MissionRemoveObjectiveRefusal,
        MissionRemoveRefusal,
        MissionRestoreRefusal,
        MissionResultRefusal,
        MissionRevealRefusal,
        MissionUpdateDeductionRefusal,
        MissionUpdateObjectiveRefusal,
        MissionUpdateRefusal,
        MissionUseRefusal,
        ModuleUseRefusal,
        MovementForm,
        NoteForm,
        NotesForm,
        ObjectiveForm,
        OptionsForm,
        OrdersSetRefusal,
        OverruleRefusal,
        PilotAlightRefusal,
        PilotBoardRefusal,
        PropAddRefusal,
        PropDamageRefusal,
        PropHideRefusal,
        PropRemoveRefusal,
        PropUpdateRefusal,
        ReactionChooseRefusal,
        ReactionClaimRefusal,
        ReactionEndRefusal,
        RedoRefusal,
        RoundChangesForm,
        RunForm,
        SceneActivateRefusal,
        SceneAddRefusal,
        SceneBackgroundRefusal,
        SceneDuplicateRefusal,
        SceneOpenRefusal,
        SceneOrderRefusal,
        SceneRemoveRefusal,
        SceneRenameRefusal,
        SeatKickRefusal,
        SeatRoleRefusal,
        SegmentEndRefusal,
        SheetChangesForm,
        SheetForm,
        SystemActRefusal,
        TableOptionsRefusal,
        TableRenameRefusal,
        TableSystemsRefusal,
        TemplateClearRefusal,
        TemplateLayRefusal,
        TemplateRemoveRefusal,
        TemplateToZoneRefusal,
        TemplateUpdateRefusal,
        TerrainNoteRefusal,
        TerrainSetRefusal,
        TerrainVeilRefusal,
        TestAnswerRefusal,
        TestRequestRefusal,
        TestRollRefusal,
        TestWithdrawRefusal,
        TimerAddRefusal,
        TimerPauseRefusal,
        TimerRemoveRefusal,
        TimerResumeRefusal,
        TimerStartRefusal,
        TurnAbstainRefusal,
        TurnEndRefusal,
        TurnStartRefusal,
        UndoRefusal,
        UnitAddRefusal,
        UnitAskRefusal,
        UnitDescendRefusal,
        UnitFitRefusal,
        UnitGiveRefusal,
        UnitHideRefusal,
        UnitHighlightRefusal,
        UnitMoveRefusal,
        UnitPictureRefusal,
        UnitPlaceRefusal,
        UnitReleaseRefusal,
        UnitRemoveRefusal,
        UnitRestoreRefusal,
        UnitStayAloftRefusal,
        UnitTakeRefusal,
        UnitUpdateRefusal,
        UnitsAddRefusal,
        UnitsCarryRefusal,
        UnitsDuplicateRefusal,
        UnitsPlaceRefusal,
        UnitsRestoreRefusal,
        UpgradeForm,
        WaveAddRefusal,
        WaveEnterRefusal,
        WaveRemoveRefusal,
        WaveUpdateRefusal,
        WeaponUseForm,
        ZoneAddRefusal,
        ZonePaintRefusal,
        ZoneRemoveRefusal,
        ZoneUpdateRefusal,
    )


@dataclass(frozen=True, kw_only=True)
class ActionAsk(Command["ActionAskRefusal"]):
    """Requests something that no rule covers or that one bars, also while staggered."""

    type: ClassVar[str] = 'action.ask'
    #: id of the unit
    unit: str
    #: what it asks for
    text: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: where the unit would be after a movement
    to: HexForm | None = LEFT_OUT
    #: the attack it would make
    attack: WeaponUseForm | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ActionCool(Command["ActionCoolRefusal"]):
    """Spends steps to gain energy and to help the next test against overheating (FS C 3.10)."""

    type: ClassVar[str] = 'action.cool'
    #: id of the unit
    unit: str
    #: steps to spend
    steps: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: as an action that the Handler grants: out of turn and at no cost
    free: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ActionDeny(Command["ActionDenyRefusal"]):
    """Declines a request, with the reason if there is one. A pilot withdraws its own request."""

    type: ClassVar[str] = 'action.deny'
    #: id of the request
    ask: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the reason; part of the log
    text: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ActionGrant(Command["ActionGrantRefusal"]):
    """Grants a request: the unit pays this cost and acts, staggered or not."""

    type: ClassVar[str] = 'action.grant'
    #: id of the request
    ask: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: also place the unit there
    at: CellForm | None = LEFT_OUT
    #: declare the requested attack, although a rule bars its line
    attack: bool = LEFT_OUT
    #: out of turn and at no cost
    free: bool = LEFT_OUT
    #: steps that it pays
    steps: int = LEFT_OUT
    #: energy that it pays
    energy: int = LEFT_OUT
    #: also where it only overheats the frame
    anyway: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ActionMend(Command["ActionMendRefusal"]):
    """Ends a condition that steps can mend, at the steps it names (FS C 3.12)."""

    type: ClassVar[str] = 'action.mend'
    #: id of the unit
    unit: str
    #: its kind, or its place among the conditions of the unit, from 0
    condition: int | str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: as an action that the Handler grants: out of turn and at no cost
    free: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ActionRepair(Command["ActionRepairRefusal"]):
    """One step: regain the score of a Smarts roll as integrity (FS C 3.9)."""

    type: ClassVar[str] = 'action.repair'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: as an action that the Handler grants: out of turn and at no cost
    free: bool = LEFT_OUT
    #: id of the unit beside it that is repaired; by default itself
    target: str | None = LEFT_OUT
    #: where the table does not allow repairs, ask the Handler for one
    anyway: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ActionStabilise(Command["ActionStabiliseRefusal"]):
    """One step: regain the score of a Synergy roll as stability, also while staggered (FS C 3.7)."""

    type: ClassVar[str] = 'action.stabilise'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: as an action that the Handler grants: out of turn and at no cost
    free: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ActionSurvey(Command["ActionSurveyRefusal"]):
    """One step: a Smarts test against 5 that reveals hidden units nearby (FS C 3.11)."""

    type: ClassVar[str] = 'action.survey'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: as an action that the Handler grants: out of turn and at no cost
    free: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class AttackAdjust(Command["AttackAdjustRefusal"]):
    """The Handler's changes to the numbers of an attack, for one target or for all (FS C 4.12)."""

    type: ClassVar[str] = 'attack.adjust'
    #: id of the attack
    attack: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: id of the target that it is about; by default all
    target: str | None = LEFT_OUT
    #: added to targeting
    targeting: int = LEFT_OUT
    #: added to the mark
    mark: int = LEFT_OUT
    #: added to dodging
    dodge: int = LEFT_OUT
    #: added to the damage
    damage: int = LEFT_OUT
    #: added to the mitigation
    mitigation: int = LEFT_OUT
    #: how the attack ends; null: as the dice fall
    outcome: Literal['direct', 'hit', 'miss'] | None = LEFT_OUT
    #: why; part of the log
    text: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class AttackCancel(Command["AttackCancelRefusal"]):
    """Calls an attack off. What it cost stays spent (FS C 4.28)."""

    type: ClassVar[str] = 'attack.cancel'
    #: id of the attack
    attack: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class AttackDeclare(Command["AttackDeclareRefusal"]):
    """Attacks what `at` designates with a weapon, at a cost of steps, energy and recoil (FS C
    4.23)."""

    type: ClassVar[str] = 'attack.declare'
    #: id of the unit
    unit: str
    #: id of the weapon in the build
    weapon: str
    #: what it aims at
    at: DesignationForm
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: as an action that the Handler grants: out of turn and at no cost
    free: bool = LEFT_OUT
    #: the centre of the area of a melee weapon
    centre: CellForm | None = LEFT_OUT
    #: use the weapon's own die
    homing: bool = LEFT_OUT
    #: further steps for targeting
    prepare: int = LEFT_OUT
    #: wait for the unit's next turn
    zone: bool = LEFT_OUT
    #: what gets the bonus when a target moves inside the zone
    inside: Literal['damage', 'targeting'] = LEFT_OUT
    #: also where the use only overheats the frame
    anyway: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class AttackProceed(Command["AttackProceedRefusal"]):
    """Lets a waiting attack go on."""

    type: ClassVar[str] = 'attack.proceed'
    #: id of the attack
    attack: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class AttackRoll(Command["AttackRollRefusal"]):
    """Rolls the dice that are due for the sender's units (FS C 4.25). The Handler rolls for
    anybody."""

    type: ClassVar[str] = 'attack.roll'
    #: id of the attack
    attack: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: which of the sender's units rolls, if there are several
    unit: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class Batch(Command["BatchRefusal"]):
    """Carries out commands one after the other: all of them or none. They are one step to undo."""

    type: ClassVar[str] = 'batch'
    #: the commands, in their order
    commands: Sequence[Command | BatchedCommand]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class BuildAsk(Command["BuildAskRefusal"]):
    """A pilot asks the Handler to bring its build into play, or withdraws that (`asked` false)."""

    type: ClassVar[str] = 'build.ask'
    #: id of the build
    build: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: false withdraws the request
    asked: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class BuildRemove(Command["BuildRemoveRefusal"]):
    """Deletes a build. Units that are fitted out with it keep it."""

    type: ClassVar[str] = 'build.remove'
    #: id of the build
    build: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class BuildSave(Command["BuildSaveRefusal"]):
    """Saves a new build, or replaces the one with this `id`. A pilot saves for its own seat."""

    type: ClassVar[str] = 'build.save'
    #: the whole build
    build: BuildForm
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: id of the build that it replaces
    id: str | None = LEFT_OUT
    #: everybody at the table may use it
    shared: bool = LEFT_OUT
    #: accept problems of points and expansions
    force: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CategoriesSet(Command["CategoriesSetRefusal"]):
    """Replaces the table's categories."""

    type: ClassVar[str] = 'categories.set'
    #: all categories of the table
    categories: list[CategoryForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: sheets may lose what the new categories lack
    force: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CeilingSet(Command["CeilingSetRefusal"]):
    """Sets a ceiling: no cell at or above `level` can be entered (FS 5.6). Null removes it."""

    type: ClassVar[str] = 'ceiling.set'
    #: no cell at or above it can be entered; null removes it
    level: int | None
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CharacterAdd(Command["CharacterAddRefusal"]):
    """Adds a character with 100 credits (FS 4.8)."""

    type: ClassVar[str] = 'character.add'
    #: its name
    name: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the name of its frame, in the player's words
    frame: str = LEFT_OUT
    #: the seat that plays it; by default the sender's. Null: nobody
    seat: str | None = LEFT_OUT
    #: id of the unit that it pilots; null: none
    unit: str | None = LEFT_OUT
    #: a sheet without points takes those of the unit's build, as far as they fit
    from_build: bool = LEFT_OUT
    #: notes for the Handler
    notes: str = LEFT_OUT
    #: numbers of its sheet to set
    sheet: SheetChangesForm | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CharacterApprove(Command["CharacterApproveRefusal"]):
    """Approves a plan and carries it out, if it is still possible."""

    type: ClassVar[str] = 'character.approve'
    #: id of the character
    character: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CharacterAward(Command["CharacterAwardRefusal"]):
    """Gives one experimental award of 1 to 3 to an attribute (FS 4.5). A bonus of 0 removes all of
    them."""

    type: ClassVar[str] = 'character.award'
    #: id of the character
    character: str
    #: id of the attribute
    attribute: str
    #: 1 to 3; 0 removes all awards of the attribute
    bonus: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CharacterDecline(Command["CharacterDeclineRefusal"]):
    """Declines a plan, with the reason if there is one."""

    type: ClassVar[str] = 'character.decline'
    #: id of the character
    character: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: why; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CharacterEdit(Command["CharacterEditRefusal"]):
    """Sets numbers of a sheet, whatever the rules say. Each change is a line of the log."""

    type: ClassVar[str] = 'character.edit'
    #: id of the character
    character: str
    #: points by attribute
    points: dict[str, int] = LEFT_OUT
    #: advancements by category
    advances: dict[str, int] = LEFT_OUT
    #: experimental awards by attribute
    awards: dict[str, int] = LEFT_OUT
    #: credits that it has
    credits: int | None = LEFT_OUT
    #: credits spent on upgrades of the frame
    spent: int | None = LEFT_OUT
    #: credits' worth of a lost frame
    salvage: int | None = LEFT_OUT
    #: id of the scene
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CharacterPlan(Command["CharacterPlanRefusal"]):
    """Plans upgrades that wait for the Handler's approval. An empty list withdraws the plan."""

    type: ClassVar[str] = 'character.plan'
    #: id of the character
    character: str
    #: the upgrades in their order; empty: withdraw the plan
    upgrades: list[UpgradeForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CharacterRemove(Command["CharacterRemoveRefusal"]):
    """Removes a character for good."""

    type: ClassVar[str] = 'character.remove'
    #: id of the character
    character: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CharacterUpdate(Command["CharacterUpdateRefusal"]):
    """Changes fields of a character. A pilot changes name, frame and unit. Null: no seat, no unit."""

    type: ClassVar[str] = 'character.update'
    #: id of the character
    character: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: its name
    name: str = LEFT_OUT
    #: the name of its frame, in the player's words
    frame: str = LEFT_OUT
    #: the seat that plays it; null: nobody
    seat: str | None = LEFT_OUT
    #: id of the unit that it pilots; null: none
    unit: str | None = LEFT_OUT
    #: a sheet without points takes those of the unit's build, as far as they fit
    from_build: bool = LEFT_OUT
    #: notes for the Handler
    notes: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CharacterUpgrade(Command["CharacterUpgradeRefusal"]):
    """Carries out upgrades now. A pilot may where the table lets pilots buy."""

    type: ClassVar[str] = 'character.upgrade'
    #: id of the character
    character: str
    #: the upgrades in their order
    upgrades: list[UpgradeForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ChatSay(Command["ChatSayRefusal"]):
    """Sends a chat message, for all unless it says whom it is `to`."""

    type: ClassVar[str] = 'chat.say'
    #: the message; `/roll` and the like are the page's own
    text: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: seats that read it, for a whisper; empty: only Handlers. Null: everybody
    to: list[str] | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ConflictEnd(Command["ConflictEndRefusal"]):
    """Ends the conflict. What is in the air stays there, and what falls goes on falling."""

    type: ClassVar[str] = 'conflict.end'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ConflictStart(Command["ConflictStartRefusal"]):
    """Starts round 1, in the first segment in which somebody can act."""

    type: ClassVar[str] = 'conflict.start'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class CreditsGive(Command["CreditsGiveRefusal"]):
    """Gives credits from one character to another, as far as the giver has some."""

    type: ClassVar[str] = 'credits.give'
    #: id of the character who gives
    from_: str
    #: id of the character who gets them
    to: str
    #: how many credits
    amount: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class DiceEntropy(Command["DiceEntropyRefusal"]):
    """Mixes a text that the server could not know into every later die of this chapter."""

    type: ClassVar[str] = 'dice.entropy'
    #: any text
    text: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class DiceRoll(Command["DiceRollRefusal"]):
    """Rolls a notation such as `2d6kh1+2 # reason`."""

    type: ClassVar[str] = 'dice.roll'
    #: the notation
    notation: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: for the Handler alone, from a stream of its own
    secret: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class DrawingAdd(Command["DrawingAddRefusal"]):
    """Draws a line on the map of the scene."""

    type: ClassVar[str] = 'drawing.add'
    #: x and y of each point in turn, in thousandths of the side of a hex, from the left upper
    #: corner of the map; one point is a dot
    points: list[int]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: its colour; null: that of its kind
    colour: Literal['amber', 'blue', 'green', 'red', 'violet', 'white'] = LEFT_OUT
    #: how thick it is
    width: Literal['medium', 'thick', 'thin'] = LEFT_OUT
    #: only Handlers know of it
    secret: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class DrawingClear(Command["DrawingClearRefusal"]):
    """Takes away all lines of the sender in the scene; with `all`, those of everybody."""

    type: ClassVar[str] = 'drawing.clear'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: those of everybody
    all: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class DrawingRemove(Command["DrawingRemoveRefusal"]):
    """Takes a line away."""

    type: ClassVar[str] = 'drawing.remove'
    #: id of the line
    drawing: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class EnvironmentAdd(Command["EnvironmentAddRefusal"]):
    """Adds an effect to the environmental segment, known only to the Handler until then."""

    type: ClassVar[str] = 'environment.add'
    #: what happens
    text: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: it occurs in every round
    lasts: bool = LEFT_OUT
    #: in that round, or from then on
    round: int | None = LEFT_OUT
    #: the level to which the ceiling of the map comes down then
    ceiling: int | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class EnvironmentRemove(Command["EnvironmentRemoveRefusal"]):
    """Removes an effect of the environment."""

    type: ClassVar[str] = 'environment.remove'
    #: id of the effect
    effect: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class EnvironmentResolve(Command["EnvironmentResolveRefusal"]):
    """Resolves the environmental segment: effects occur, zones harm, and falls happen; the next
    round begins (FS 7.1)."""

    type: ClassVar[str] = 'environment.resolve'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class EnvironmentSkip(Command["EnvironmentSkipRefusal"]):
    """Leaves an `effect` or a `zone` out of the environmental segment of this round, or what a
    zone would do to a `unit`."""

    type: ClassVar[str] = 'environment.skip'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: id of the effect
    effect: str | None = LEFT_OUT
    #: id of the zone
    zone: str | None = LEFT_OUT
    #: id of a unit in the zone; by default all
    unit: str | None = LEFT_OUT
    #: false takes it back
    skip: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class FightRestore(Command["FightRestoreRefusal"]):
    """Sets all that was under way in a scene: the conflict, attacks, reactions and requests."""

    type: ClassVar[str] = 'fight.restore'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the conflict; null: there was none
    conflict: dict[str, Any] | None = LEFT_OUT
    #: attacks under way
    attacks: list[dict[str, Any]] = LEFT_OUT
    #: reactions under way
    reactions: list[dict[str, Any]] = LEFT_OUT
    #: requests to the Handler
    asks: list[dict[str, Any]] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class FogCover(Command["FogCoverRefusal"]):
    """Makes terrain unexplored again, except for what is in sight."""

    type: ClassVar[str] = 'fog.cover'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the hexes
    cells: list[HexForm] = LEFT_OUT
    #: all hexes of the map
    all: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class FogReveal(Command["FogRevealRefusal"]):
    """Shows terrain to all players, as it is now. What is hidden or veiled stays so."""

    type: ClassVar[str] = 'fog.reveal'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the hexes
    cells: list[HexForm] = LEFT_OUT
    #: all hexes of the map
    all: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class FrameReplace(Command["FrameReplaceRefusal"]):
    """A character pays for a new frame (FS C 5.64)."""

    type: ClassVar[str] = 'frame.replace'
    #: id of the character
    character: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the new frame: id of a build, or a whole build; by default that of the old frame
    build: str | BuildForm | None = LEFT_OUT
    #: the old frame was brought home, which gives salvage
    wreck: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class InviteRotate(Command["InviteRotateRefusal"]):
    """Logs that an invitation link was exchanged. Links are not part of the table's history."""

    type: ClassVar[str] = 'invite.rotate'
    #: whose link it is
    role: Literal['pilot', 'spectator']
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class JournalAdd(Command["JournalAddRefusal"]):
    """Adds a page at the end of the journal. A pilot's page belongs to that pilot."""

    type: ClassVar[str] = 'journal.add'
    #: its title
    title: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: its text in Markdown
    text: str = LEFT_OUT
    #: id of a picture of the table
    picture: str | None = LEFT_OUT
    #: who reads it besides the Handlers and its pilot: `all`, or seats
    readers: Literal['all'] | list[str] = LEFT_OUT
    #: who of the readers writes in it: `all`, or seats
    writers: Literal['all'] | list[str] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class JournalEdit(Command["JournalEditRefusal"]):
    """Replaces the title, the text or the picture of a page. `picture` "" or null takes it away."""

    type: ClassVar[str] = 'journal.edit'
    #: id of the page
    page: str
    #: that of the page which the writer saw
    revision: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: its new title
    title: str = LEFT_OUT
    #: its new text
    text: str = LEFT_OUT
    #: id of a picture of the table; "" or null takes it away
    picture: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class JournalMove(Command["JournalMoveRefusal"]):
    """Moves a page in front of another one, or to the end."""

    type: ClassVar[str] = 'journal.move'
    #: id of the page
    page: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: id of the page that comes after it; by default it goes to the end
    before: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class JournalPresent(Command["JournalPresentRefusal"]):
    """Opens a page on the screens of those who read it, or of those it is presented `to`, who read
    it from now on."""

    type: ClassVar[str] = 'journal.present'
    #: id of the page
    page: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: who reads it from now on: `all`, or seats
    to: Literal['all'] | list[str] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class JournalRemove(Command["JournalRemoveRefusal"]):
    """Removes a page."""

    type: ClassVar[str] = 'journal.remove'
    #: id of the page
    page: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class JournalShow(Command["JournalShowRefusal"]):
    """Sets who reads a page and who writes in it, as in `journal.add`. What is left out stays."""

    type: ClassVar[str] = 'journal.show'
    #: id of the page
    page: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: who reads it: `all`, or seats
    readers: Literal['all'] | list[str] = LEFT_OUT
    #: who of the readers writes in it: `all`, or seats
    writers: Literal['all'] | list[str] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MapResize(Command["MapResizeRefusal"]):
    """Gives the map another size, with `left` and `top` more columns and rows before the first
    ones; negative numbers cut them off."""

    type: ClassVar[str] = 'map.resize'
    #: columns of the new map
    columns: int
    #: rows of the new map
    rows: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: columns that come before the first one; negative: columns that are cut off
    left: int = LEFT_OUT
    #: rows that come before the first one; negative: rows that are cut off
    top: int = LEFT_OUT
    #: ground of new hexes; null: a void
    level: int | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MapSet(Command["MapSetRefusal"]):
    """Replaces the scene's map. Units stay, are lifted, or leave the map where they do not fit."""

    type: ClassVar[str] = 'map.set'
    #: the new map
    map: MapForm
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionAdd(Command["MissionAddRefusal"]):
    """Adds a draft, which only the Handler knows until it is briefed."""

    type: ClassVar[str] = 'mission.add'
    #: its name
    name: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: what players read
    briefing: str = LEFT_OUT
    #: the primary objective
    primary: str = LEFT_OUT
    #: base pay of each pilot in credits
    base: int = LEFT_OUT
    #: notes for the Handler
    notes: str = LEFT_OUT
    #: ids of characters in the order of their seats
    crew: list[str] = LEFT_OUT
    #: its secondary and hidden objectives
    objectives: list[ObjectiveForm] = LEFT_OUT
    #: its deductions
    deductions: list[DeductionForm] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionAddDeduction(Command["MissionAddDeductionRefusal"]):
    """Adds a deduction from each pilot's pay. It counts if it `applies`, or once it does (FS 8.3)."""

    type: ClassVar[str] = 'mission.add_deduction'
    #: id of the mission
    mission: str
    #: why
    text: str
    #: credits
    amount: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the reason has occurred
    applies: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionAddObjective(Command["MissionAddObjectiveRefusal"]):
    """Adds an objective. Each pilot gets the bonus. Only the Handler knows a hidden one."""

    type: ClassVar[str] = 'mission.add_objective'
    #: id of the mission
    mission: str
    #: what is to be done
    text: str
    #: credits for each pilot
    bonus: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: players do not know of it
    hidden: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionCorrect(Command["MissionCorrectRefusal"]):
    """Sets the tally of a character. What is left out stays. The log has the old and new numbers
    (FS 8.5)."""

    type: ClassVar[str] = 'mission.correct'
    #: id of the mission
    mission: str
    #: id of the character
    character: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: points of integrity lost
    integrity: int = LEFT_OUT
    #: uses of weapons of tier 1, 2 and 3
    uses: list[int] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionPay(Command["MissionPayRefusal"]):
    """Pays the running mission, once its primary objective is decided."""

    type: ClassVar[str] = 'mission.pay'
    #: id of the mission
    mission: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionPhase(Command["MissionPhaseRefusal"]):
    """Moves a mission to another phase, forwards or back. Only one mission runs at a time (FS
    8.7)."""

    type: ClassVar[str] = 'mission.phase'
    #: id of the mission
    mission: str
    #: the new phase
    phase: Literal['briefed', 'draft', 'running']
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionRemove(Command["MissionRemoveRefusal"]):
    """Removes a mission in any phase. What it has paid stays paid."""

    type: ClassVar[str] = 'mission.remove'
    #: id of the mission
    mission: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionRemoveDeduction(Command["MissionRemoveDeductionRefusal"]):
    """Removes a deduction."""

    type: ClassVar[str] = 'mission.remove_deduction'
    #: id of the mission
    mission: str
    #: id of the deduction
    deduction: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionRemoveObjective(Command["MissionRemoveObjectiveRefusal"]):
    """Removes an objective."""

    type: ClassVar[str] = 'mission.remove_objective'
    #: id of the mission
    mission: str
    #: id of the objective
    objective: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionRestore(Command["MissionRestoreRefusal"]):
    """Adds a mission with all its state. `paid` goes with the phase "paid"."""

    type: ClassVar[str] = 'mission.restore'
    #: its name
    name: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: what players read
    briefing: str = LEFT_OUT
    #: the primary objective
    primary: str = LEFT_OUT
    #: base pay of each pilot in credits
    base: int = LEFT_OUT
    #: notes for the Handler
    notes: str = LEFT_OUT
    #: the result of the primary objective
    result: Literal['achieved', 'failed', 'open'] = LEFT_OUT
    #: the phase it was in
    phase: Literal['briefed', 'draft', 'paid', 'running'] = LEFT_OUT
    #: ids of characters in the order of their seats
    crew: list[str] = LEFT_OUT
    #: its objectives with their results
    objectives: list[dict[str, Any]] = LEFT_OUT
    #: its deductions
    deductions: list[dict[str, Any]] = LEFT_OUT
    #: the tally of each character
    tallies: dict[str, Any] = LEFT_OUT
    #: what of the tallies players may not know yet
    veiled: dict[str, Any] = LEFT_OUT
    #: what was paid to each pilot
    paid: list[dict[str, Any]] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionResult(Command["MissionResultRefusal"]):
    """Sets the result of an objective, by default of the primary one."""

    type: ClassVar[str] = 'mission.result'
    #: id of the mission
    mission: str
    #: its result
    result: Literal['achieved', 'failed', 'open']
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: id of the objective; by default the primary one
    objective: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionReveal(Command["MissionRevealRefusal"]):
    """Reveals a hidden objective to players. In a paid mission this moves no credits."""

    type: ClassVar[str] = 'mission.reveal'
    #: id of the mission
    mission: str
    #: id of the objective
    objective: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionUpdate(Command["MissionUpdateRefusal"]):
    """Changes the terms. Those left out stay. Of a paid mission only the notes change."""

    type: ClassVar[str] = 'mission.update'
    #: id of the mission
    mission: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: its name
    name: str = LEFT_OUT
    #: what players read
    briefing: str = LEFT_OUT
    #: the primary objective
    primary: str = LEFT_OUT
    #: base pay of each pilot in credits
    base: int = LEFT_OUT
    #: notes for the Handler
    notes: str = LEFT_OUT
    #: ids of characters in the order of their seats
    crew: list[str] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionUpdateDeduction(Command["MissionUpdateDeductionRefusal"]):
    """Changes a deduction."""

    type: ClassVar[str] = 'mission.update_deduction'
    #: id of the mission
    mission: str
    #: id of the deduction
    deduction: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: why
    text: str = LEFT_OUT
    #: credits
    amount: int = LEFT_OUT
    #: the reason has occurred
    applies: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionUpdateObjective(Command["MissionUpdateObjectiveRefusal"]):
    """Changes an objective. `hidden` hides it, also again, or shows it."""

    type: ClassVar[str] = 'mission.update_objective'
    #: id of the mission
    mission: str
    #: id of the objective
    objective: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: what is to be done
    text: str = LEFT_OUT
    #: credits for each pilot
    bonus: int = LEFT_OUT
    #: true hides it, false shows it
    hidden: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class MissionUse(Command["MissionUseRefusal"]):
    """Counts uses of a weapon in the running mission, by a character or by its unit."""

    type: ClassVar[str] = 'mission.use'
    #: the tier of the weapon
    tier: Literal[1, 2, 3]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: how often
    count: int = LEFT_OUT
    #: id of the character
    character: str | None = LEFT_OUT
    #: id of the unit of the character
    unit: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ModuleUse(Command["ModuleUseRefusal"]):
    """Pays for an expansion of the build. The Handler decides what its text does (FS C 3.13)."""

    type: ClassVar[str] = 'module.use'
    #: id of the unit
    unit: str
    #: id of the expansion
    module: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: as an action that the Handler grants: out of turn and at no cost
    free: bool = LEFT_OUT
    #: the hex that it is used on
    at: HexForm | None = LEFT_OUT
    #: also where it only overheats the frame
    anyway: bool = LEFT_OUT
    #: add a request that the Handler carries it out
    ask: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class OrdersSet(Command["OrdersSetRefusal"]):
    """A standing order, at any time and at no cost."""

    type: ClassVar[str] = 'orders.set'
    #: id of the unit
    unit: str
    #: at stability 0 the frame pays energy to stay at 1
    recovery: bool
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class Overrule(Command["OverruleRefusal"]):
    """The Handler's decision in place of the rules, which is logged (FS 1.6, FS 5.2.3)."""

    type: ClassVar[str] = 'overrule'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: id of the unit whose fields are set
    unit: str | None = LEFT_OUT
    #: the fields of the unit
    set: ChangesForm | None = LEFT_OUT
    #: values of the conflict
    conflict: RoundChangesForm | None = LEFT_OUT
    #: id of a requested test
    request: str | None = LEFT_OUT
    #: the outcome of that test
    outcome: Literal['critical', 'fumble', 'hit', 'miss'] | None = LEFT_OUT
    #: the dice system whose slice is set
    system: str | None = LEFT_OUT
    #: parts of that slice
    slice: dict[str, Any] | None = LEFT_OUT
    #: why; part of the log
    text: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class PilotAlight(Command["PilotAlightRefusal"]):
    """A carried pilot alights into a cell beside the frame, in the frame's turn, for nothing (FS C
    5.61)."""

    type: ClassVar[str] = 'pilot.alight'
    #: id of the unit
    unit: str
    #: the cell beside the frame
    at: CellForm
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class PilotBoard(Command["PilotBoardRefusal"]):
    """A pilot on foot boards a frame, to ride on it or in its hand, for one step (FS C 5.61)."""

    type: ClassVar[str] = 'pilot.board'
    #: id of the unit
    unit: str
    #: id of the frame
    frame: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: in its hand, not on it
    in_hand: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class PropAdd(Command["PropAddRefusal"]):
    """Adds a prop. It may neither overlap another one nor bury a unit (FS 5.0.4, FS 5.11)."""

    type: ClassVar[str] = 'prop.add'
    #: of its first hex
    q: int
    #: of its first hex
    r: int
    #: levels from its base to its top
    height: int
    #: taken off the damage that it gets; also its integrity when new
    value: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the level it stands on; by default the top of the highest ground under it
    base: int | None = LEFT_OUT
    #: its name
    name: str = LEFT_OUT
    #: players do not know of it
    hidden: bool = LEFT_OUT
    #: how it is drawn; "" is a plain block
    look: Literal['', 'bridge', 'depot', 'house', 'tower', 'tree', 'wall', 'wreck'] = LEFT_OUT
    #: further hexes of the same prop
    hexes: list[HexForm] = LEFT_OUT
    #: lift the units that stand where it is to be
    carry: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class PropDamage(Command["PropDamageRefusal"]):
    """Damages a prop. Its value is taken off the damage, and at integrity 0 it is destroyed (FS
    5.5)."""

    type: ClassVar[str] = 'prop.damage'
    #: id of the prop
    prop: str
    #: damage before its value is taken off
    damage: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class PropHide(Command["PropHideRefusal"]):
    """Hides a prop from players, or shows it."""

    type: ClassVar[str] = 'prop.hide'
    #: id of the prop
    prop: str
    #: whether players do not know of it
    hidden: bool
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class PropRemove(Command["PropRemoveRefusal"]):
    """Removes a prop. Props above it stay, and units on it begin to fall."""

    type: ClassVar[str] = 'prop.remove'
    #: id of the prop
    prop: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class PropUpdate(Command["PropUpdateRefusal"]):
    """Changes fields of a prop, also its place. Integrity is 1 or more: see `prop.damage`,
    `prop.remove`."""

    type: ClassVar[str] = 'prop.update'
    #: id of the prop
    prop: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: moves its first hex there
    q: int = LEFT_OUT
    #: moves its first hex there
    r: int = LEFT_OUT
    #: the level it stands on
    base: int = LEFT_OUT
    #: levels from its base to its top
    height: int = LEFT_OUT
    #: taken off the damage that it gets
    value: int = LEFT_OUT
    #: what is left of it, at least 1
    integrity: int = LEFT_OUT
    #: its name
    name: str = LEFT_OUT
    #: how it is drawn; "" is a plain block
    look: Literal['', 'bridge', 'depot', 'house', 'tower', 'tree', 'wall', 'wreck'] = LEFT_OUT
    #: all its hexes, in place of a movement
    hexes: list[HexForm] = LEFT_OUT
    #: lift the units that stand where it is to be
    carry: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ReactionChoose(Command["ReactionChooseRefusal"]):
    """After a late claim: the step is wasted, or the action comes just afterwards (FS C 3.21)."""

    type: ClassVar[str] = 'reaction.choose'
    #: id of the unit
    unit: str
    #: `wasted`: the step is lost; `after`: the action comes just afterwards
    how: Literal['after', 'wasted']
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ReactionClaim(Command["ReactionClaimRefusal"]):
    """The unit claims a reaction: a Sharpness test against 5 says whether it is in time (FS C
    3.20)."""

    type: ClassVar[str] = 'reaction.claim'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ReactionEnd(Command["ReactionEndRefusal"]):
    """Ends a reaction, used or not. The step is spent (FS C 3.22)."""

    type: ClassVar[str] = 'reaction.end'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class Redo(Command["RedoRefusal"]):
    """Redoes the step undone last. A Handler redoes several at once, up to this `change`."""

    type: ClassVar[str] = 'redo'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: redo up to this change
    change: int | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SceneActivate(Command["SceneActivateRefusal"]):
    """Shows this `scene` to everybody."""

    type: ClassVar[str] = 'scene.activate'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SceneAdd(Command["SceneAddRefusal"]):
    """Adds another map to the table. It is shown once it is activated."""

    type: ClassVar[str] = 'scene.add'
    #: its name
    name: str
    #: its map
    map: MapForm
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SceneBackground(Command["SceneBackgroundRefusal"]):
    """Puts a picture of the table under the grid of the scene, or changes where it lies. Fields
    left out stay; a first one needs all but `opacity`. `picture` "" takes it away."""

    type: ClassVar[str] = 'scene.background'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: id of a picture of the table; "" takes the background away
    picture: str = LEFT_OUT
    #: its left edge, in thousandths of the side of a hex
    x: int = LEFT_OUT
    #: its upper edge, in thousandths of the side of a hex
    y: int = LEFT_OUT
    #: its width, in thousandths of the side of a hex
    width: int = LEFT_OUT
    #: its height, in thousandths of the side of a hex
    height: int = LEFT_OUT
    #: percent; the colours of the ground show through the rest
    opacity: int = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SceneDuplicate(Command["SceneDuplicateRefusal"]):
    """Adds a copy of this `scene`: its map and its units, without those that players control."""

    type: ClassVar[str] = 'scene.duplicate'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the name of the copy; by default that of the scene with a number
    name: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SceneOpen(Command["SceneOpenRefusal"]):
    """Opens this `scene` on the pages of all Handlers. Players notice nothing."""

    type: ClassVar[str] = 'scene.open'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SceneOrder(Command["SceneOrderRefusal"]):
    """Sets the order in which the Handler's page lists the scenes: `order` names all of them."""

    type: ClassVar[str] = 'scene.order'
    #: ids of all scenes
    order: list[str]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SceneRemove(Command["SceneRemoveRefusal"]):
    """Removes this `scene`, which is not the one shown, with its units and their attacks."""

    type: ClassVar[str] = 'scene.remove'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SceneRename(Command["SceneRenameRefusal"]):
    """Gives this `scene` another name."""

    type: ClassVar[str] = 'scene.rename'
    #: its new name
    name: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SeatKick(Command["SeatKickRefusal"]):
    """Takes a seat away, but not the last Handler's."""

    type: ClassVar[str] = 'seat.kick'
    #: id of the seat
    seat: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: who had the seat may not take another one
    ban: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SeatRole(Command["SeatRoleRefusal"]):
    """Makes a seat another Handler's or a pilot's. It keeps the units it controls."""

    type: ClassVar[str] = 'seat.role'
    #: id of the seat
    seat: str
    #: the new role
    role: Literal['handler', 'pilot']
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SegmentEnd(Command["SegmentEndRefusal"]):
    """Ends a segment: units that have not acted are skipped, and a turn must not be under way (FS
    6.3)."""

    type: ClassVar[str] = 'segment.end'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class SystemAct(Command["SystemActRefusal"]):
    """Plays one action of a dice system. `form` has the fields that the action asks for."""

    type: ClassVar[str] = 'system.act'
    #: the dice system
    system: str
    #: the action, by the name in `GET /systems`
    action: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: what the action asks for; its schema is in `GET /systems`
    form: dict[str, Any] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TableOptions(Command["TableOptionsRefusal"]):
    """Sets options of the table. The log says which ones changed."""

    type: ClassVar[str] = 'table.options'
    #: the options to set
    options: OptionsForm
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TableRename(Command["TableRenameRefusal"]):
    """Renames the table."""

    type: ClassVar[str] = 'table.rename'
    #: its new name
    name: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TableSystems(Command["TableSystemsRefusal"]):
    """Sets the dice systems of the table, in the order shown. Slices stay when a system is not
    played."""

    type: ClassVar[str] = 'table.systems'
    #: dice systems, in the order shown
    systems: list[str]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TemplateClear(Command["TemplateClearRefusal"]):
    """Removes all area templates of the sender in the scene; with `all`, those of everybody."""

    type: ClassVar[str] = 'template.clear'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: those of everybody, not only the sender's
    all: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TemplateLay(Command["TemplateLayRefusal"]):
    """Lays an area on the map, from the hex `at` as far as the hex `to`."""

    type: ClassVar[str] = 'template.lay'
    #: its shape
    shape: Literal['cone', 'line', 'radius']
    #: where it begins
    at: HexForm
    #: how far it goes
    to: HexForm
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: its name
    name: str | None = LEFT_OUT
    #: only Handlers know of it
    secret: bool = LEFT_OUT
    #: levels above each surface in it that nobody sees through; 0: no smoke
    smoke: int = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TemplateRemove(Command["TemplateRemoveRefusal"]):
    """Removes an area template."""

    type: ClassVar[str] = 'template.remove'
    #: id of the area template
    template: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TemplateToZone(Command["TemplateToZoneRefusal"]):
    """Turns an area template into a zone of its hexes on the map, as `zone.add` makes one."""

    type: ClassVar[str] = 'template.to_zone'
    #: id of the area template
    template: str
    #: the name of the zone
    name: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the kind of the zone
    kind: Literal['area', 'label', 'marker', 'objective', 'spawn'] = LEFT_OUT
    #: only Handlers know of it
    secret: bool = LEFT_OUT
    #: its colour; null: that of its kind
    colour: Literal['amber', 'blue', 'green', 'red', 'violet'] | None = LEFT_OUT
    #: what it does to the units in it
    effect: EffectForm | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TemplateUpdate(Command["TemplateUpdateRefusal"]):
    """Sets fields of an area template; those left out stay."""

    type: ClassVar[str] = 'template.update'
    #: id of the area template
    template: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: its shape
    shape: Literal['cone', 'line', 'radius'] = LEFT_OUT
    #: where it begins
    at: HexForm = LEFT_OUT
    #: how far it goes
    to: HexForm = LEFT_OUT
    #: its name; null: none
    name: str | None = LEFT_OUT
    #: only Handlers know of it
    secret: bool = LEFT_OUT
    #: levels above each surface in it that nobody sees through; 0: no smoke
    smoke: int = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TerrainNote(Command["TerrainNoteRefusal"]):
    """Sets the notes of hexes, such as ground cover, in place of those they had."""

    type: ClassVar[str] = 'terrain.note'
    #: hexes with all their notes
    cells: list[NotesForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: notes that `of` names by their place
    kinds: list[list[NoteForm]] = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TerrainSet(Command["TerrainSetRefusal"]):
    """Sets ground levels. Refused where they would bury a unit or a prop, unless `carry` lifts it
    (FS 5.11)."""

    type: ClassVar[str] = 'terrain.set'
    #: hexes with their new ground
    cells: list[GroundForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: lift units and props that would be buried
    carry: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TerrainVeil(Command["TerrainVeilRefusal"]):
    """Veils hexes: players know nothing of them and what is on them, except units; or unveils
    them."""

    type: ClassVar[str] = 'terrain.veil'
    #: false unveils them
    veiled: bool
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the hexes
    cells: list[HexForm] = LEFT_OUT
    #: all hexes of the map
    all: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TestAnswer(Command["TestAnswerRefusal"]):
    """Rolls a requested test."""

    type: ClassVar[str] = 'test.answer'
    #: id of the request
    request: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TestRequest(Command["TestRequestRefusal"]):
    """Requests a test of a pilot's unit. The odds are shown to those who may know the mark (FS
    3.6)."""

    type: ClassVar[str] = 'test.request'
    #: id of the unit
    unit: str
    #: `proactive`: by the unit's own will; `reactive`: in answer to something
    kind: Literal['proactive', 'reactive']
    #: what the total is compared with
    mark: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: the dice of the test
    dice: list[Literal['d10', 'd12', 'd4', 'd6', 'd8', 'none']] = LEFT_OUT
    #: added to the total
    modifiers: list[int] = LEFT_OUT
    #: attributes of a character that count besides the dice
    sheet: SheetForm | None = LEFT_OUT
    #: only the Handler knows the mark
    hidden: bool = LEFT_OUT
    #: what it is about
    label: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TestRoll(Command["TestRollRefusal"]):
    """Rolls a test without a request. Pilots may if the table lets them name marks."""

    type: ClassVar[str] = 'test.roll'
    #: `proactive`: by the unit's own will; `reactive`: in answer to something
    kind: Literal['proactive', 'reactive']
    #: what the total is compared with
    mark: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: the dice of the test
    dice: list[Literal['d10', 'd12', 'd4', 'd6', 'd8', 'none']] = LEFT_OUT
    #: added to the total
    modifiers: list[int] = LEFT_OUT
    #: attributes of a character that count besides the dice
    sheet: SheetForm | None = LEFT_OUT
    #: id of the unit that it is for
    unit: str | None = LEFT_OUT
    #: only the Handler knows the mark
    hidden: bool = LEFT_OUT
    #: what it is about
    label: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TestWithdraw(Command["TestWithdrawRefusal"]):
    """Withdraws a requested test that nobody has rolled."""

    type: ClassVar[str] = 'test.withdraw'
    #: id of the request
    request: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TimerAdd(Command["TimerAddRefusal"]):
    """Adds seconds to what is left; a timer that is over begins anew with them."""

    type: ClassVar[str] = 'timer.add'
    #: seconds to add
    seconds: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TimerPause(Command["TimerPauseRefusal"]):
    """Pauses the timer, which must run."""

    type: ClassVar[str] = 'timer.pause'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TimerRemove(Command["TimerRemoveRefusal"]):
    """Removes the timer."""

    type: ClassVar[str] = 'timer.remove'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TimerResume(Command["TimerResumeRefusal"]):
    """Lets a paused timer run."""

    type: ClassVar[str] = 'timer.resume'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TimerStart(Command["TimerStartRefusal"]):
    """Starts a countdown of so many seconds. It replaces the timer that there is."""

    type: ClassVar[str] = 'timer.start'
    #: its length
    seconds: int
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: what it is for
    label: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TurnAbstain(Command["TurnAbstainRefusal"]):
    """A turn begun and ended at once (FS 6.3)."""

    type: ClassVar[str] = 'turn.abstain'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TurnEnd(Command["TurnEndRefusal"]):
    """Ends a unit's turn. Steps left over stay with the unit (FS C 3.6)."""

    type: ClassVar[str] = 'turn.end'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class TurnStart(Command["TurnStartRefusal"]):
    """Starts a unit's turn: 4 steps, energy back, and a fall if it is in the air (FS 6.5, FS 6.6)."""

    type: ClassVar[str] = 'turn.start'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class Undo(Command["UndoRefusal"]):
    """Undoes the last step."""

    type: ClassVar[str] = 'undo'
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: id of an attack to undo
    attack: str | None = LEFT_OUT
    #: the change to undo, with all after it
    change: int | None = LEFT_OUT
    #: undo everything to this line of the log
    to: int | None = LEFT_OUT
    #: the step that the sender took for the last one
    newest: int | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitAdd(Command["UnitAddRefusal"]):
    """Adds a unit. It acts in this round if its segment is still to come (FS 6.1)."""

    type: ClassVar[str] = 'unit.add'
    #: its name; one that is taken gets a number
    name: str
    #: its side, which decides the segment in which it acts
    disposition: Literal['ally', 'enemy', 'neutral', 'pilot']
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: its cells block lines of sight
    obstacle: bool = LEFT_OUT
    #: notes for the Handler
    notes: str = LEFT_OUT
    #: name of the group of units that it belongs to
    group: str = LEFT_OUT
    #: suggestions do not move it from its place
    guard: bool = LEFT_OUT
    #: hexes of a base movement
    speed: int = LEFT_OUT
    #: its most integrity
    integrity: int = LEFT_OUT
    #: its most stability
    stability: int = LEFT_OUT
    #: its cell; null: off the map
    at: CellForm | None = LEFT_OUT
    #: its most energy
    energy: int = LEFT_OUT
    #: the pilots' side does not know of it
    hidden: bool = LEFT_OUT
    #: the seat that controls it
    controller: str | None = LEFT_OUT
    #: its cells as [q, r, level] from the first one, for a unit of several cells
    footprint: list[list[int]] | None = LEFT_OUT
    #: its shape on the map
    silhouette: Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker'] = LEFT_OUT
    #: id of a build, or a whole build: it is a frame
    build: str | BuildForm = LEFT_OUT
    #: accept problems of points and expansions of the build
    force: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitAsk(Command["UnitAskRefusal"]):
    """A pilot requests control of a free unit. The Handler answers by `action.grant` or
    `action.deny`."""

    type: ClassVar[str] = 'unit.ask'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitDescend(Command["UnitDescendRefusal"]):
    """Descends straight down after a flight, for nothing (FS C 3.4)."""

    type: ClassVar[str] = 'unit.descend'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: how far; by default as far as possible, at most twice the speed in a turn
    levels: int | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitFit(Command["UnitFitRefusal"]):
    """Fits a unit out with a build and fills every pool. A pilot does so outside a conflict (FS C
    2.15)."""

    type: ClassVar[str] = 'unit.fit'
    #: id of the unit
    unit: str
    #: id of a saved or ready-made build, or a whole build
    build: str | BuildForm
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: accept problems of points and expansions
    force: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitGive(Command["UnitGiveRefusal"]):
    """Gives control of a unit to one more seat, an NPC too."""

    type: ClassVar[str] = 'unit.give'
    #: id of the unit
    unit: str
    #: the seat
    seat: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitHide(Command["UnitHideRefusal"]):
    """Hides a unit from the pilots' side, or shows it."""

    type: ClassVar[str] = 'unit.hide'
    #: id of the unit
    unit: str
    #: whether the pilots' side does not know of it
    hidden: bool
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitHighlight(Command["UnitHighlightRefusal"]):
    """Highlights a unit: it is in sight without a line (FS 5.4.4)."""

    type: ClassVar[str] = 'unit.highlight'
    #: id of the unit
    unit: str
    #: whether it is in sight without a line
    highlighted: bool
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitMove(Command["UnitMoveRefusal"]):
    """Moves a unit along a path (FS 5.3)."""

    type: ClassVar[str] = 'unit.move'
    #: id of the unit
    unit: str
    #: on the ground or in flight
    mode: Literal['flight', 'ground']
    #: the cells entered, in order, without the start
    path: list[CellForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: begin a new movement although the last one has range left
    new: bool = LEFT_OUT
    #: out of turn, without steps, energy or range
    free: bool = LEFT_OUT
    #: also with no energy, which overheats a frame and moves nothing
    anyway: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitPicture(Command["UnitPictureRefusal"]):
    """Gives a unit a picture of the table's store, or with "" takes its picture away."""

    type: ClassVar[str] = 'unit.picture'
    #: id of the unit
    unit: str
    #: id of a picture of the table; "" takes it away
    picture: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitPlace(Command["UnitPlaceRefusal"]):
    """Moves a unit by force into a free cell, or off the map (null), at no cost (FS 5.3.7)."""

    type: ClassVar[str] = 'unit.place'
    #: id of the unit
    unit: str
    #: a free cell; null: off the map
    at: CellForm | None
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: it begins to fall at once
    falling: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitRelease(Command["UnitReleaseRefusal"]):
    """Gives a unit back, with the character that came with it."""

    type: ClassVar[str] = 'unit.release'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: the seat that loses control; by default your own, or as the Handler everybody
    seat: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitRemove(Command["UnitRemoveRefusal"]):
    """Removes a unit from the scene."""

    type: ClassVar[str] = 'unit.remove'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitRestore(Command["UnitRestoreRefusal"]):
    """Sets the state of a unit. Fields left out stay."""

    type: ClassVar[str] = 'unit.restore'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: the fields of the unit
    set: ChangesForm = LEFT_OUT
    #: where it stands; null: off the map
    at: CellForm | None = LEFT_OUT
    #: all its conditions
    conditions: list[dict[str, Any]] = LEFT_OUT
    #: uses of its weapons in this turn
    used: dict[str, int] = LEFT_OUT
    #: other things spent, by name
    spent: dict[str, int] = LEFT_OUT
    #: its standing orders
    orders: dict[str, bool] = LEFT_OUT
    #: it is lost for good
    lost: bool = LEFT_OUT
    #: it is in sight without a line
    highlighted: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitStayAloft(Command["UnitStayAloftRefusal"]):
    """Pays one energy to stay in the air until the unit's next turn (FS C 3.5)."""

    type: ClassVar[str] = 'unit.stay_aloft'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: also with no energy, which overheats a frame
    anyway: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitTake(Command["UnitTakeRefusal"]):
    """A pilot takes control of a free unit, and of its character that nobody plays (FS 1.2)."""

    type: ClassVar[str] = 'unit.take'
    #: id of the unit
    unit: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitUpdate(Command["UnitUpdateRefusal"]):
    """Sets any fields of a unit."""

    type: ClassVar[str] = 'unit.update'
    #: id of the unit
    unit: str
    #: its name
    name: str = LEFT_OUT
    #: its side, which decides the segment in which it acts
    disposition: Literal['ally', 'enemy', 'neutral', 'pilot'] = LEFT_OUT
    #: hexes of a base movement
    speed: int = LEFT_OUT
    #: integrity left
    integrity: int = LEFT_OUT
    #: its most integrity
    integrity_max: int = LEFT_OUT
    #: stability left
    stability: int = LEFT_OUT
    #: its most stability
    stability_max: int = LEFT_OUT
    #: energy left
    energy: int = LEFT_OUT
    #: its most energy
    energy_max: int = LEFT_OUT
    #: steps left
    steps: int = LEFT_OUT
    #: its cells block lines of sight
    obstacle: bool = LEFT_OUT
    #: notes for the Handler
    notes: str = LEFT_OUT
    #: name of the group of units that it belongs to
    group: str = LEFT_OUT
    #: suggestions do not move it from its place
    guard: bool = LEFT_OUT
    #: its shape on the map
    silhouette: Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker'] = LEFT_OUT
    #: it is falling
    falling: bool = LEFT_OUT
    #: levels it has fallen
    fallen: int = LEFT_OUT
    #: it has flown since its turn began
    flown: bool = LEFT_OUT
    #: it is a wreck
    destroyed: bool = LEFT_OUT
    #: it is overheated
    overheated: bool = LEFT_OUT
    #: it is reeling
    reeling: bool = LEFT_OUT
    #: it is off balance
    off_balance: bool = LEFT_OUT
    #: it is in the hand of its carrier, not on it
    in_hand: bool = LEFT_OUT
    #: hexes that a pilot on foot has walked in this turn
    walked: int = LEFT_OUT
    #: levels descended at no cost in this turn
    descended: int = LEFT_OUT
    #: the seat that controls it; null: nobody
    controller: str | None = LEFT_OUT
    #: its cells as [q, r, level] from the first one
    footprint: list[list[int]] = LEFT_OUT
    #: recoil left
    recoil: int = LEFT_OUT
    #: uses of its weapons in this turn; 0 removes a count
    used: dict[str, int] = LEFT_OUT
    #: other things spent, by name; 0 removes a count
    spent: dict[str, int] = LEFT_OUT
    #: the movement that can be continued; null: none
    movement: MovementForm | None = LEFT_OUT
    #: conditions to give and to remove
    conditions: ConditionChangesForm = LEFT_OUT
    #: replaces computed numbers; null restores one
    numbers: dict[str, int | None] = LEFT_OUT
    #: id of the former frame of a pilot on foot
    pilot_of: str | None = LEFT_OUT
    #: id of the unit that carries it
    carried_by: str | None = LEFT_OUT
    #: id of the scene
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitsAdd(Command["UnitsAddRefusal"]):
    """Adds units as `unit.add` does, in this order: all or none."""

    type: ClassVar[str] = 'units.add'
    #: the units, each as for `unit.add`
    units: list[AddUnitForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: carry it out although rules of the game forbid it; the log names them
    overrule: bool = LEFT_OUT
    #: why the Handler overrules; part of the log
    reason: str = LEFT_OUT
    #: they come to the nearest free places around this cell
    at: CellForm | None = LEFT_OUT
    #: names that other units have get numbers
    numbered: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitsCarry(Command["UnitsCarryRefusal"]):
    """Moves units of this `scene` to another one, `to`, with their state and their riders."""

    type: ClassVar[str] = 'units.carry'
    #: ids of units
    units: list[str]
    #: id of the other scene
    to: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the hex around which they come
    at: HexForm | None = LEFT_OUT
    #: id of the zone of the other scene to which they come
    zone: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitsDuplicate(Command["UnitsDuplicateRefusal"]):
    """Adds a copy of each unit, with its state and the next number in its name; nobody controls
    it."""

    type: ClassVar[str] = 'units.duplicate'
    #: ids of units
    units: list[str]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the cell around which the copies come
    at: CellForm | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitsPlace(Command["UnitsPlaceRefusal"]):
    """Moves units by force, as `unit.place` does: the first to `at`, the others as they stand to
    it."""

    type: ClassVar[str] = 'units.place'
    #: ids of units
    units: list[str]
    #: the cell of the first of them
    at: CellForm
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class UnitsRestore(Command["UnitsRestoreRefusal"]):
    """Sets the state of several units as `unit.restore` does, in this order: all or none."""

    type: ClassVar[str] = 'units.restore'
    #: the units, each as for `unit.restore`
    units: list[ImportUnitForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class WaveAdd(Command["WaveAddRefusal"]):
    """Puts units that are off the map into a wave, which only Handlers know of."""

    type: ClassVar[str] = 'wave.add'
    #: its name
    name: str
    #: ids of units
    units: list[str]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the cell around which they come
    at: CellForm | None = LEFT_OUT
    #: id of the zone they come to
    zone: str | None = LEFT_OUT
    #: the round in which they come by themselves
    round: int | None = LEFT_OUT
    #: when it is to come, in words
    trigger: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class WaveEnter(Command["WaveEnterRefusal"]):
    """Places the units of a wave at the nearest free places around `at`, or around its own place,
    or at the free places in its zone."""

    type: ClassVar[str] = 'wave.enter'
    #: id of the wave
    wave: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: the cell around which they come; by default its own place
    at: CellForm | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class WaveRemove(Command["WaveRemoveRefusal"]):
    """Removes a wave. Its units stay off the map."""

    type: ClassVar[str] = 'wave.remove'
    #: id of the wave
    wave: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class WaveUpdate(Command["WaveUpdateRefusal"]):
    """Sets fields of a wave; those left out stay. `at` takes the place of a zone, and `zone` that
    of a place."""

    type: ClassVar[str] = 'wave.update'
    #: id of the wave
    wave: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: its name
    name: str = LEFT_OUT
    #: all its units
    units: list[str] = LEFT_OUT
    #: the cell around which they come
    at: CellForm | None = LEFT_OUT
    #: id of the zone they come to
    zone: str | None = LEFT_OUT
    #: the round in which they come by themselves; null: none
    round: int | None = LEFT_OUT
    #: when it is to come, in words
    trigger: str = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ZoneAdd(Command["ZoneAddRefusal"]):
    """Adds a zone of the hexes `cells` to the map."""

    type: ClassVar[str] = 'zone.add'
    #: its kind
    kind: Literal['area', 'label', 'marker', 'objective', 'spawn']
    #: its name
    name: str
    #: hexes
    cells: list[RunForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: only Handlers know of it
    secret: bool = LEFT_OUT
    #: the picture of a marker
    icon: Literal['cache', 'danger', 'exit', 'flag', 'question', 'target'] = LEFT_OUT
    #: its colour; null: that of its kind
    colour: Literal['amber', 'blue', 'green', 'red', 'violet'] | None = LEFT_OUT
    #: what it does to the units in it
    effect: EffectForm | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ZonePaint(Command["ZonePaintRefusal"]):
    """Adds the hexes `cells` to a zone, or takes them away from it."""

    type: ClassVar[str] = 'zone.paint'
    #: id of the zone
    zone: str
    #: hexes
    cells: list[RunForm]
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: take the hexes away
    take: bool = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ZoneRemove(Command["ZoneRemoveRefusal"]):
    """Removes a zone. A wave that would come there has no place then."""

    type: ClassVar[str] = 'zone.remove'
    #: id of the zone
    zone: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT


@dataclass(frozen=True, kw_only=True)
class ZoneUpdate(Command["ZoneUpdateRefusal"]):
    """Sets fields of a zone; those left out stay. `cells` replaces all of its hexes."""

    type: ClassVar[str] = 'zone.update'
    #: id of the zone
    zone: str
    #: the scene; by default the one that is shown. Only Handlers may name another one
    scene: str | None = LEFT_OUT
    #: its kind
    kind: Literal['area', 'label', 'marker', 'objective', 'spawn'] = LEFT_OUT
    #: its name
    name: str = LEFT_OUT
    #: all of its hexes
    cells: list[RunForm] = LEFT_OUT
    #: only Handlers know of it
    secret: bool = LEFT_OUT
    #: the picture of a marker
    icon: Literal['cache', 'danger', 'exit', 'flag', 'question', 'target'] = LEFT_OUT
    #: its colour; null: that of its kind
    colour: Literal['amber', 'blue', 'green', 'red', 'violet'] | None = LEFT_OUT
    #: what it does to the units in it; null: nothing
    effect: EffectForm | None = LEFT_OUT
