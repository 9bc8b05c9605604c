"""The tally of each character's costs in a mission, counted as they occur.

The rules are FS 8.2, FS 8.5, FS 8.7 and FS 8.8. Integrity that a command takes from a unit of the
crew counts with that command, and is not given back when it is regained. Uses of weapons count with
each attack. Pilots and the Handler add other uses. Losses of a unit that players do not know are
counted veiled: hidden from players until the unit comes into view, the Handler corrects the tally,
or the mission is paid.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import UNSET, Meta, UnsetType

from app.engine.characters.missions import mission_ref, running_mission
from app.engine.commands.characters.character_lookup import own_character
from app.engine.commands.draft import Draft
from app.engine.commands.missions.missions import (
    MissionCommand,
    given_fields,
    mission_line,
    unpaid_mission,
)
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import OWN_UNIT, Command, Subject, command
from app.engine.params import FieldRules, Id, Number, one_given
from app.engine.refusals import Refusal
from app.engine.state.crew import Character
from app.engine.state.references import character_ref, unit_ref
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import OMNISCIENT, linked_unit
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.frame_state.missions import (
    Mission,
    Tally,
    add_to_tally,
    reveal_tally,
    set_tally,
    tally_of,
)
from app.rules.json_types import Doc


class UseWeapon(Command, frozen=True, kw_only=True):
    """Counts uses of a weapon in the running mission, by a character or by its unit."""

    FIELD_RULES: ClassVar[FieldRules] = one_given("character", "unit")

    tier: Annotated[Literal[1, 2, 3], Doc("the tier of the weapon")]
    count: Annotated[int, Meta(ge=1, le=100), Doc("how often")] = 1
    character: Annotated[Id | None, Doc("id of the character")] = None
    unit: Annotated[Id | None, Doc("id of the unit of the character")] = None


class CorrectTally(MissionCommand, frozen=True, kw_only=True):
    """Sets the tally of a character. What is left out stays. The log has the old and new numbers
    (FS 8.5)."""

    character: Id
    integrity: Annotated[Number | UnsetType, Doc("points of integrity lost", 3)] = UNSET
    uses: Annotated[
        tuple[Number, Number, Number] | UnsetType, Doc("uses of weapons of tier 1, 2 and 3")
    ] = UNSET


def _user(draft: Draft, c: UseWeapon) -> tuple[Character, bool]:
    """Returns the character that used a weapon, and whether players do not know its unit.

    Raises `Refusal` "malformed", "no-such-character" or "not-your-character", and as `_pilot_of`.
    """
    if c.unit is not None and c.character is None:
        return _pilot_of(draft, c.unit)
    if c.character is not None and c.unit is None:
        return own_character(draft, c.character), False
    raise Refusal("malformed", what="Expected either a character or a unit", at="$")


@command(
    "mission.use",
    Permission.OWNER,
    Subject(OWN_UNIT.text, _user),
    note="or a character that it plays",
)
def use_weapon(draft: Draft, c: UseWeapon) -> None:
    character, veiled = _user(draft, c)
    mission = running_mission(draft.state.world)
    if mission is None:
        raise Refusal("no-mission")
    _check_crew(mission, character)
    one, two, three = (c.count if tier == c.tier else 0 for tier in (1, 2, 3))
    new = add_to_tally(mission, character.id, Tally(0, (one, two, three)), veiled=veiled)
    params: dict[str, Any] = {"tier": c.tier, "count": c.count}
    _put_tally(
        draft, new, _tally_line(new, "used", character, "handler" if veiled else "all", **params)
    )


def tally_use(draft: Draft, unit: Unit, tier: int) -> None:
    """Counts one use of a weapon, if the unit's pilot is in the crew of a running mission
    (FS C 4.30)."""
    mission = running_mission(draft.state.world)
    characters = draft.state.world.characters.values()
    character = next((each for each in characters if each.unit == unit.id), None)
    if mission is None or character is None or character.id not in mission.crew:
        return
    veiled = draft.secret(unit)
    one, two, three = (int(tier == each) for each in (1, 2, 3))
    new = add_to_tally(mission, character.id, Tally(0, (one, two, three)), veiled=veiled)
    to: LineReaders = "handler" if veiled else "all"
    _put_tally(draft, new, _tally_line(new, "used", character, to, tier=tier, count=1))


def _pilot_of(draft: Draft, unit_id: str) -> tuple[Character, bool]:
    """Returns the character of a unit, and whether players do not know the unit.

    Raises `Refusal` "no-such-unit", "not-yours" or "no-character".
    """
    unit = draft.own_unit(unit_id)
    for character in draft.state.world.characters.values():
        if character.unit == unit.id:
            return character, draft.secret(unit)
    raise Refusal("no-character", unit=unit_ref(unit))


def _check_crew(mission: Mission, character: Character) -> None:
    if character.id not in mission.crew:
        data = {"mission": mission_ref(mission)}
        raise Refusal("not-in-crew", data, character=character_ref(character))


def _tally_line(
    mission: Mission, what: str, character: Character, to: LineReaders, **params: Any
) -> PendingLine:
    return mission_line(mission, what, to, character=character_ref(character), **params)


def _put_tally(draft: Draft, mission: Mission, *log_lines: PendingLine) -> None:
    draft.emit("mission.tallied", *log_lines, mission=mission)


@command("mission.correct", Permission.HANDLER)
def correct_tally(draft: Draft, c: CorrectTally) -> None:
    mission = unpaid_mission(draft, c.mission)
    character = own_character(draft, c.character)
    _check_crew(mission, character)
    after = set_tally(mission, character.id, **given_fields(c, "integrity", "uses"))
    if after == mission:
        return
    (was, was_veiled), (now, veiled) = (tally_of(m, character.id) for m in (mission, after))
    if mission.phase == "draft" or was_veiled == Tally():
        lines = _corrections(after, character, was, now, "all")
    else:
        lines = _corrections(after, character, was, now, "handler")
        shown = (was.plus(was_veiled, -1), now.plus(veiled, -1))
        lines += _corrections(after, character, *shown, "others")
    _put_tally(draft, after, *lines)


def _corrections(
    mission: Mission, character: Character, old: Tally, new: Tally, to: LineReaders
) -> list[PendingLine]:
    """Returns a line for each corrected number, as one side knew it."""
    lines = []
    if old.integrity != new.integrity:
        numbers = {"was": old.integrity, "now": new.integrity}
        lines.append(_tally_line(mission, "corrected_integrity", character, to, **numbers))
    for tier, (was, now) in enumerate(zip(old.uses, new.uses, strict=True), 1):
        if was != now:
            lines.append(
                _tally_line(mission, "corrected_uses", character, to, tier=tier, was=was, now=now)
            )
    return lines


# -- after every command ----------------------------------------------------------------------


def tally_losses(draft: Draft, before: World) -> None:
    """Counts the integrity that a command took from units of the crew (FS 8.5), since the last
    count of the command.

    Only a lower number counts. A unit that is lost, removed or called destroyed loses none by that
    (FS 8.7).
    """
    before, after = draft.losses_counted or before, draft.state.world
    draft.losses_counted = after
    if after.scenes is before.scenes and after.active_scene == before.active_scene:
        return
    mission = running_mission(after)
    for character_id in () if mission is None else mission.crew:
        character = after.characters.get(character_id)
        if character is not None and character.unit is not None:
            _tally_unit(draft, before, character, character.unit)


def _tally_unit(draft: Draft, before: World, character: Character, unit_id: str) -> None:
    """Counts what happened to one unit of the crew in this command."""
    world = draft.state.world
    mission = running_mission(world)
    old, new = (linked_unit(each, OMNISCIENT, unit_id) for each in (before, world))
    if mission is None or old is None or new is None:
        return
    was_in_view, in_view = (
        linked_unit(w, draft.side, unit_id) is not None for w in (before, world)
    )
    if in_view and not was_in_view and character.id in mission.veiled:
        mission = reveal_tally(mission, character.id)
        _put_tally(draft, mission)
    lost = old.integrity - new.integrity
    if lost > 0 and not _refitted(old, new):
        mission = add_to_tally(mission, character.id, Tally(lost), veiled=not in_view)
        to: LineReaders = "all" if in_view else "handler"
        _put_tally(draft, mission, _tally_line(mission, "integrity_lost", character, to, lost=lost))


def _refitted(old: Unit, new: Unit) -> bool:
    """Returns whether a unit has another build, so that its integrity changed without a loss."""
    return new.frame is not None and (old.frame is None or old.frame.build != new.frame.build)
