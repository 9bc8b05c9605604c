"""Finds the character that a command is about, and writes changed characters.

The seat that plays a character plans, buys and renames. The seats that control its unit roll for it
as well.
"""

from __future__ import annotations

from typing import Final

from app.engine.access import controls_unit
from app.engine.commands.draft import Draft
from app.engine.commands.registry import Command, OptionRule, Subject
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.crew import Character
from app.engine.state.documents import character_document
from app.engine.state.references import character_ref
from app.engine.visibility.knowledge import linked_unit
from app.engine.visibility.log_lines import PendingLine


class CharacterCommand(Command, frozen=True, kw_only=True):
    """A command about one character."""

    character: Id


def character_of(draft: Draft, character_id: str) -> Character:
    """Returns a character. Raises `Refusal("no-such-character")`."""
    character = draft.state.world.characters.get(character_id)
    if character is None:
        raise Refusal("no-such-character", character=character_id)
    return character


def own_character(draft: Draft, character_id: str) -> Character:
    """Returns a character that the sender plays.

    Raises `Refusal` "no-such-character" or "not-your-character".
    """
    character = character_of(draft, character_id)
    if not draft.runs_the_table and character.seat != draft.sent.seat:
        raise Refusal("not-your-character", character=character_ref(character))
    return character


#: The character that the command names.
OWN_CHARACTER: Final = Subject(
    "a character it plays", lambda draft, c: own_character(draft, c.character)
)


#: For commands by which pilots buy, where the table does not ask the Handler for approval.
PILOTS_BUY: Final = OptionRule("upgrades_need_approval", False, "needs-approval")


def rolled_character(draft: Draft, character_id: str) -> Character:
    """Returns a character that the sender may roll for: its own, or that of a unit it controls.

    Raises `Refusal` "no-such-character" or "not-your-character".
    """
    character = character_of(draft, character_id)
    unit = linked_unit(draft.state.world, draft.viewer, character.unit)
    if unit is not None and controls_unit(draft.sent.seat, unit):
        return character
    return own_character(draft, character_id)


def put_character(draft: Draft, kind: str, character: Character, *log_lines: PendingLine) -> None:
    """Writes a changed character."""
    draft.emit(kind, *log_lines, character=character_document(character))
