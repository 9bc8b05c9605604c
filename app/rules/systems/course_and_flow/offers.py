"""Offers of Course and Flow: steps of players and of the open roll.

Nothing in a slice is secret, so everybody gets the same offers. Edits by the Handler are in
`edit_offers`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from app.rules.dice.odds import odds_document
from app.rules.systems.base import HANDLER, Offer, Player, Players, Preview, Slice, choice
from app.rules.systems.course_and_flow.edit_offers import edit_offers
from app.rules.systems.course_and_flow.intents import roll_refusal
from app.rules.systems.course_and_flow.odds import chances, outcome
from app.rules.systems.course_and_flow.results import protected_from_harm
from app.rules.systems.course_and_flow.state import (
    LARGEST,
    LEAST,
    QUESTIONS,
    By,
    Face,
    Intent,
    Question,
    Roll,
    Table,
    named,
    read,
    ref,
    terms_of,
    track_slots,
)
from app.rules.systems.course_and_flow.titles import TITLES

Narrow = dict[str, Any]


def offers(kept: Slice, handler: bool, cast: Players) -> Sequence[Offer]:  # noqa: ARG001
    """Every step that can be taken, those that the table waits for marked as pending."""
    table = read(kept)
    made: list[Offer] = []
    if table.roll is None:
        made.append(Offer("course", HANDLER, "course", pending=table.course is None))
    else:
        made += _of_roll(table, table.roll, cast)
    for _, intent in sorted(table.intents.items()):
        made += _of_intent(table, intent, cast)
    for question in table.questions:
        made += _of_question(table, question, cast)
    for player in cast.values():
        if player.seat is not None:
            made += _of_player(table, player, cast)
    return [*made, *edit_offers(table, cast)]


def _who(by: By, cast: Players) -> str:
    """Returns who gets the offer of a step: its player, or the Handler when the player has left."""
    player = cast.get(by.player)
    return HANDLER if player is None else player.who


def _word(code: str | None) -> str:
    return TITLES[code or "nothing"]


# -- before the dice --------------------------------------------------------------------------


def _of_player(table: Table, player: Player, cast: Players) -> Iterator[Offer]:
    """Yields what a player may do at any time, and the start of a roll when it is allowed."""
    me: Narrow = {"player": {"const": player.id}}
    params = {"player": player.ref}
    if roll_refusal(table, player, cast) is None:
        intent = table.intents.get(player.id)
        wishes = {
            **me,
            "skill": {"examples": sorted(table.skills.get(player.id, ()))},
            "flow": _flow_choice(table),
        }
        code = "state" if intent is None else "restate"
        if intent is not None:
            wishes |= {
                "intent": {"default": intent.text},
                "how": {"default": intent.how},
                "skill": {**wishes["skill"], "default": intent.skill},
                "flow": {**wishes["flow"], "default": intent.flow},
            }
        yield Offer("state", player.seat or HANDLER, code, params, wishes)
    yield Offer("ask", player.who, "ask", params, {**me, "question": _questions(QUESTIONS)})
    held = [token for token in QUESTIONS if table.held(player.id, token)]
    if held:
        yield Offer("spend", player.who, "spend", params, {**me, "question": _questions(held)})


def _questions(tokens: Any) -> dict[str, Any]:
    return choice(
        (each, f"{TITLES[token]}: {TITLES[each]}") for token in tokens for each in QUESTIONS[token]
    )


def _flow_choice(table: Table) -> dict[str, Any]:
    """One of the Flows there are, or none."""
    flows = [(name, f"{name} (+{value})") for name, value in sorted(table.flows.items())]
    return choice([(None, _word(None)), *flows])


def _new_flow(table: Table) -> dict[str, Any]:
    """A name that no Flow has yet."""
    return {"not": {"enum": sorted(table.flows)}} if table.flows else {}


def _of_intent(table: Table, intent: Intent, cast: Players) -> Iterator[Offer]:
    """Take it back, answer it, pick the dice."""
    me: Narrow = {"player": {"const": intent.by.player}}
    how = named(intent.how, "")
    params = {"player": ref(intent.by, cast), "text": intent.text, "how": how}
    player, terms = cast.get(intent.by.player), intent.terms
    yield Offer("withdraw", _who(intent.by, cast), "withdraw", params, me)
    if player is None:
        return
    skill = intent.skill if terms is None else terms.skill
    flow = intent.flow if terms is None else terms.flow
    known = {*table.skills.get(player.id, ()), *({skill} - {None})}
    narrow = {
        **me,
        "threshold": {
            "minimum": LEAST,
            "maximum": LARGEST,
            "examples": [7, 10, 13, 16],
            "default": 10 if terms is None else terms.threshold,
        },
        "skill": {"examples": sorted(known), "default": skill},
        "flow": {**_flow_choice(table), "default": flow},
    }
    code = "answer" if terms is None else "answer-again"
    yield Offer("answer", HANDLER, code, params, narrow, pending=terms is None)
    if terms is None or player.seat is None or roll_refusal(table, player, cast) is not None:
        return
    pairs = list(combinations(table.legal(player.id), 2))
    modifiers = table.skill(player.id, terms.skill) + table.flow(terms.flow)
    course = table.course
    assert course is not None, "without a Course everybody is barred"
    yield Offer(
        "roll",
        player.seat,
        "roll",
        params | terms_of(table, player.id, terms),
        {
            **me,
            "dice": choice((list(pair), " + ".join(map(_word, pair))) for pair in pairs),
            "terms": {"const": intent.answers},
        },
        [
            Preview(
                {"dice": list(pair)},
                odds_document(chances(course, pair, terms.threshold, modifiers)),
            )
            for pair in pairs
        ],
        pending=True,
    )


# -- the open roll ----------------------------------------------------------------------------


def _of_roll(table: Table, roll: Roll, cast: Players) -> Iterator[Offer]:
    """The step that the roll waits for, with whatever else may be done instead."""
    who, player = _who(roll.by, cast), ref(roll.by, cast)
    params: dict[str, Any] = {
        "player": player,
        "text": roll.text,
        "sum": roll.sum,
        "threshold": roll.threshold,
    }
    match roll.phase:
        case "elect":
            yield _election(roll, who, player)
        case "learn":
            value = table.skill(roll.by.player, roll.skill) + 1
            shown = {"player": player, "skill": named(roll.skill, ""), "value": value}
            yield Offer("learn", who, "learn", shown, pending=True)
        case "offer":
            yield Offer("offer", HANDLER, "offer", params, pending=True)
            yield _decline(table, roll, who, pending=False)
        case "settle":
            yield from _settling(table, roll, who, params)
        case "recover":
            slots = [
                ({"track": name, "slot": slot}, f"{name}: slot {slot}")
                for name, slot in track_slots(table, marked=True)
            ]
            narrow = {"place": choice([*slots, (None, _word(None))])}
            yield Offer("recover", who, "recover", {"player": player}, narrow, pending=True)
        case _:
            shown = params | {
                "came": f"came-{roll.result}",
                "harm": not protected_from_harm(table, roll),
                "notice": roll.high != "sneaky",
            }
            code = "react-tie" if roll.result == "tie" else "react"
            yield Offer("react", HANDLER, code, shown, pending=True)
    yield Offer("cancel", HANDLER, "cancel", {"player": player})


def _election(roll: Roll, who: str, player: dict[str, str]) -> Offer:
    modifiers = roll.flow_value + roll.skill_value
    options = []
    for each in roll.dice:
        found = outcome(each.face, roll.course.face, roll.threshold, modifiers)
        total = each.face + roll.course.face + modifiers
        summed = "" if found == "tie" else f", sum {total}"
        options.append((each.die, f"{_face(each)}: {_word(found)}{summed}; {_next(roll, each)}"))
    params = {"player": player, "die": roll.course.die, "face": roll.course.face}
    return Offer("elect", who, "elect", params, {"die": choice(options)}, pending=True)


def _face(face: Face) -> str:
    return f"{_word(face.die)} {face.face}"


def _next(roll: Roll, elected: Face) -> str:
    return f"{_face(roll.other(elected.die))} becomes the Course"


def _settling(table: Table, roll: Roll, who: str, params: dict[str, Any]) -> Iterator[Offer]:
    if roll.outcome != "not-yet":
        won = roll.outcome == "win"
        keeps = roll.high == "expertise"
        shown = {
            "player": params["player"],
            "text": roll.offered if won else roll.text,
            "flow": named(roll.flow, ""),
            "used": roll.flow is not None,
            "kept": roll.flow is not None and keeps,
            "lost": roll.flow is not None and not keeps,
        }
        yield Offer("take", who, f"take-{roll.outcome}", shown, pending=True)
        if won:
            yield Offer("offer", HANDLER, "offer-again", params)
    yield _decline(table, roll, who, pending=True)


def _decline(table: Table, roll: Roll, who: str, *, pending: bool) -> Offer:
    """Not quite yet: with a Flow it gains, without one a new one may begin."""
    code = "begin-flow" if roll.outcome == "not-yet" else "decline-bare"
    narrow: Narrow = {"flow": _new_flow(table)}
    if roll.flow is not None:
        code, narrow = "decline", {"flow": {"const": None}}
    params = {"flow": named(roll.flow, "nothing")}
    return Offer("not-yet", who, code, params, narrow, pending=pending)


# -- tokens -----------------------------------------------------------------------------------


def _of_question(table: Table, question: Question, cast: Players) -> Iterator[Offer]:
    """The Handler answers; then the answer helps a Flow."""
    me: Narrow = {"question": {"const": question.id}}
    who, player = _who(question.by, cast), ref(question.by, cast)
    if question.answer is None:
        shown = {
            "player": player,
            "question": question.question,
            "text": question.about,
            "about": question.about != "",
        }
        yield Offer("tell", HANDLER, "tell", shown, me, pending=True)
        return
    shown = {"player": player, "text": question.answer}
    if table.flows:
        flows = [(name, f"{name} (+{value})") for name, value in sorted(table.flows.items())]
        yield Offer("help", who, "help", shown, {**me, "flow": choice(flows)}, pending=True)
    new = {**me, "flow": _new_flow(table)}
    yield Offer("help", who, "help-new", shown, new, pending=True)
