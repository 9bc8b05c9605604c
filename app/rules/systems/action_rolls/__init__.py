"""Action Rolls: pools of dice, openings, mistakes, struggles and saves (docs/rules.md, AR)."""

from __future__ import annotations

from app.rules.systems.action_rolls import attempts, endings, openings, saves, sheets
from app.rules.systems.action_rolls.lines import LINES, REFUSALS
from app.rules.systems.action_rolls.odds import FORM, odds_of_roll
from app.rules.systems.action_rolls.offers import offers
from app.rules.systems.action_rolls.state import Table, write
from app.rules.systems.action_rolls.view import show
from app.rules.systems.base import Action, System

SYSTEM = System(
    name="action-rolls",
    title="Action Rolls",
    source="The dice rolls of an unnamed game: action rolls, struggle rolls and saves",
    form=FORM,
    odds=odds_of_roll,
    start=write(Table()),
    actions=(
        Action("announce", "player", attempts.Announce, attempts.announce),
        Action("frame", "handler", attempts.Framed, attempts.frame),
        Action("roll", "player", attempts.Dice, attempts.roll),
        Action("cancel", "player", attempts.Which, attempts.cancel),
        Action("openings", "handler", openings.Grant, openings.grant),
        Action("no-openings", "handler", attempts.Which, openings.refuse_openings),
        Action("act", "player", openings.Act, openings.act),
        Action("pass", "player", openings.Pass, openings.pass_opening),
        Action("judge", "handler", openings.Judge, openings.judge),
        Action("extra", "player", endings.Spend, endings.spend),
        Action("extras-rest", "player", attempts.Which, endings.spend_rest),
        Action("mistakes", "handler", endings.Wrong, endings.tell_mistakes),
        Action("edit", "handler", endings.Edited, endings.edit),
        Action("amend", "handler", endings.Amended, endings.amend_result),
        Action("turn-start", "handler", saves.Whose, saves.start_turn),
        Action("turn-end", "handler", saves.Whose, saves.end_turn),
        Action("damage", "handler", saves.Damage, saves.damage),
        Action("save-call", "handler", saves.CallSave, saves.call),
        Action("save-roll", "player", saves.WhichSave, saves.roll),
        Action("save-drop", "handler", saves.WhichSave, saves.drop),
        Action("ability", "handler", sheets.SetAbility, sheets.set_ability),
        Action("attribute", "handler", sheets.SetAttribute, sheets.set_attribute),
        Action("points", "handler", sheets.SetPoints, sheets.set_points),
        Action("defense", "handler", sheets.SetDefense, sheets.set_defense),
        Action("state", "handler", sheets.SetState, sheets.set_state),
        Action("note", "handler", sheets.Note, sheets.note),
        Action("forget", "handler", sheets.Forget, sheets.forget),
        Action("attributes", "handler", sheets.SetAttributes, sheets.set_attributes),
    ),
    show=show,
    offers=offers,
    lines=LINES,
    refusals=REFUSALS,
)
