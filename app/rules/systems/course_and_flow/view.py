"""View of Course and Flow: facts for the generic panel, data for a custom one.

Nothing is secret, so everybody is shown the same. Lists are in the order of their names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from app.rules.systems.base import Fact, Players, Slice, SystemView
from app.rules.systems.course_and_flow.results import protected_from_harm
from app.rules.systems.course_and_flow.state import (
    DICE,
    TOKENS,
    By,
    Roll,
    Table,
    named,
    read,
    ref,
    terms_of,
)


def show(kept: Slice, handler: bool, cast: Players) -> SystemView:  # noqa: ARG001
    """Returns the whole state; nothing is secret."""
    table = read(kept)
    return SystemView(list(_facts(table, cast)), _data(table, cast))


# -- facts ------------------------------------------------------------------------------------


def _facts(table: Table, cast: Players) -> Iterator[Fact]:
    if table.course is None:
        yield Fact("no-course")
    else:
        setter = "handler" if table.setter is None else ref(table.setter, cast)
        about = {"die": table.course.die, "face": table.course.face, "player": setter}
        yield Fact("course", about)
    if table.shelter is not None:
        yield Fact("shelter", {"player": ref(table.shelter, cast)})
    if table.roll is not None:
        yield from _facts_of_roll(table, table.roll, cast)
    for _, intent in sorted(table.intents.items()):
        params: dict[str, Any] = {"player": ref(intent.by, cast), "text": intent.text}
        if intent.terms is not None:
            params |= terms_of(table, intent.by.player, intent.terms)
        yield Fact("intent" if intent.terms is None else "intent-answered", params)
    for question in table.questions:
        asked = {"player": ref(question.by, cast), "question": question.question}
        if question.answer is None:
            about = {"text": question.about, "about": question.about != ""}
            yield Fact("question", {**asked, **about})
        else:
            yield Fact("answer", {**asked, "text": question.answer})
    for flow, value in sorted(table.flows.items()):
        yield Fact("flow", {"flow": named(flow, ""), "value": value})
    yield from _facts_of_players(table, cast)
    for name, track in sorted(table.tracks.items()):
        marks = {"marked": len(track.marked), "slots": track.slots}
        yield Fact("track", {"track": named(name, ""), "kind": track.kind, **marks})


def _facts_of_roll(table: Table, roll: Roll, cast: Players) -> Iterator[Fact]:
    first, second = roll.dice
    yield Fact(
        "roll",
        {
            "player": ref(roll.by, cast),
            "text": roll.text,
            "first": first.die,
            "first_face": first.face,
            "second": second.die,
            "second_face": second.face,
            "threshold": roll.threshold,
            "modifiers": roll.flow_value + roll.skill_value,
        },
    )
    if roll.elected is not None:
        about = {"die": roll.elected, "outcome": roll.outcome, "sum": roll.sum}
        yield Fact("elected-tie" if roll.outcome == "tie" else "elected", about)
    yield Fact("phase", {"phase": roll.phase})
    if roll.phase == "react" and not protected_from_harm(table, roll):
        yield Fact("harm")
    if roll.phase == "react" and roll.high != "sneaky":
        yield Fact("notice")


def _facts_of_players(table: Table, cast: Players) -> Iterator[Fact]:
    for player in cast.values():
        for skill, value in sorted(table.skills.get(player.id, {}).items()):
            about = {"player": player.ref, "skill": named(skill, ""), "value": value}
            yield Fact("skill", about)
        for token in TOKENS:
            if held := table.held(player.id, token):
                yield Fact("tokens", {"player": player.ref, "token": token, "value": held})
        if player.id in table.dice:
            yield Fact("dice", {"player": player.ref, "dice": list(table.dice[player.id])})


# -- data -------------------------------------------------------------------------------------


def _data(table: Table, cast: Players) -> dict[str, Any]:
    return {
        "course": msgspec.to_builtins(table.course),
        "setter": _ref(table.setter, cast),
        "shelter": _ref(table.shelter, cast),
        "flows": [{"name": name, "value": v} for name, v in sorted(table.flows.items())],
        "players": [
            {
                **player.ref,
                "seat": player.seat,
                "skills": [
                    {"name": name, "value": value}
                    for name, value in sorted(table.skills.get(player.id, {}).items())
                ],
                "tokens": {token: table.held(player.id, token) for token in TOKENS},
                "dice": list(table.dice.get(player.id, DICE)),
                "legal": list(table.legal(player.id)),
                "baton": not table.set_it(player),
            }
            for player in cast.values()
        ],
        "tracks": [
            {"name": name, **msgspec.to_builtins(track)}
            for name, track in sorted(table.tracks.items())
        ],
        "intents": [
            {**msgspec.to_builtins(intent), "by": ref(intent.by, cast)}
            for _, intent in sorted(table.intents.items())
        ],
        "roll": None
        if table.roll is None
        else {**msgspec.to_builtins(table.roll), "by": ref(table.roll.by, cast)},
        "questions": [
            {**msgspec.to_builtins(question), "by": ref(question.by, cast)}
            for question in table.questions
        ],
    }


def _ref(by: By | None, cast: Players) -> dict[str, str] | None:
    return None if by is None else ref(by, cast)
