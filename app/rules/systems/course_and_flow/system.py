"""Course and Flow: its actions and its entry in the registry."""

from __future__ import annotations

from typing import Final

from app.rules.systems.base import Action, System
from app.rules.systems.course_and_flow import edits, forms, intents, results, rolling, tokens
from app.rules.systems.course_and_flow.lines import LINES, REFUSALS
from app.rules.systems.course_and_flow.odds import FORM, odds
from app.rules.systems.course_and_flow.offers import offers
from app.rules.systems.course_and_flow.state import Table, write
from app.rules.systems.course_and_flow.view import show

ACTIONS: Final = (
    Action("course", "handler", forms.CourseIs, intents.set_course),
    Action("state", "player", forms.Stated, intents.state_intent),
    Action("withdraw", "player", forms.OfPlayer, intents.withdraw),
    Action("answer", "handler", forms.Answered, intents.answer),
    Action("roll", "player", forms.Picked, rolling.pick),
    Action("elect", "player", forms.Elected, rolling.elect),
    Action("learn", "player", forms.Learnt, rolling.learn),
    Action("offer", "handler", forms.Offered, results.offer_win),
    Action("take", "player", forms.Nothing, results.take),
    Action("not-yet", "player", forms.Struggled, results.not_yet),
    Action("recover", "player", forms.Recovered, results.recover),
    Action("react", "handler", forms.Reacted, results.react),
    Action("cancel", "handler", forms.Nothing, results.cancel),
    Action("ask", "player", forms.Asked, tokens.ask),
    Action("spend", "player", forms.Asked, tokens.spend),
    Action("tell", "handler", forms.Answer, tokens.tell),
    Action("help", "player", forms.Gained, tokens.help_flow),
    Action("set-flow", "handler", forms.FlowIs, edits.set_flow),
    Action("drop-flow", "handler", forms.OfFlow, edits.drop_flow),
    Action("set-skill", "handler", forms.SkillIs, edits.set_skill),
    Action("set-tokens", "handler", forms.TokensAre, edits.set_tokens),
    Action("set-dice", "handler", forms.DiceAre, edits.set_dice),
    Action("set-track", "handler", forms.TrackIs, edits.set_track),
    Action("drop-track", "handler", forms.OfTrack, edits.drop_track),
    Action("mark", "handler", forms.Marked, edits.mark),
)

SYSTEM: Final = System(
    name="course-and-flow",
    title="Course and Flow",
    source="Five dice with names: each roll picks two, pairs one with the Course on the table and"
    " leaves the other as the next Course. Its text names no author",
    form=FORM,
    odds=odds,
    start=write(Table()),
    actions=ACTIONS,
    show=show,
    offers=offers,
    lines=LINES,
    refusals=REFUSALS,
)
