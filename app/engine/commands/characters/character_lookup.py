"""Finding a character for a command, and writing it as it is now.

Whose character it is plans, buys and names; whoever steers its unit rolls what comes up in play.
"""

from __future__ import annotations

from app.engine.access import controls_unit
from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine, character_ref
from app.engine.commands.registry import Command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.crew import Character
from app.engine.state.documents import character_document
from app.engine.visibility.knowledge import linked_unit


class CharacterCommand(Command, frozen=True, kw_only=True):
    """A command about one character."""

    character: Id


def character_of(draft: Draft, character_id: str) -> Character:
    """Any character; Refusal "no-such-character"."""
    character = draft.state.world.characters.get(character_id)
    if character is None:
        raise Refusal("no-such-character", character=character_id)
    return character


def own_character(draft: Draft, character_id: str) -> Character:
    """One the sender may act for; Refusal "no-such-character" or "not-your-character"."""
    character = character_of(draft, character_id)
    if not draft.runs_the_table and character.seat != draft.sent.seat:
        raise Refusal("not-your-character", character=character_ref(character))
    return character


def rolled_character(draft: Draft, character_id: str) -> Character:
    """One the sender may roll for: the own one, or that of a unit the sender steers.

    Refusal "no-such-character" or "not-your-character".
    """
    character = character_of(draft, character_id)
    unit = linked_unit(draft.state.world, draft.viewer, character.unit)
    if unit is not None and controls_unit(draft.sent.seat, unit):
        return character
    return own_character(draft, character_id)


def put_character(draft: Draft, kind: str, character: Character, *log_lines: PendingLine) -> None:
    """Write the character as it is now."""
    draft.emit(kind, *log_lines, character=character_document(character))
