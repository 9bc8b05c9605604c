"""Tokens and the questions they are for (course-and-flow).

A question may always be asked; a token compels the answer, and the answer helps a Flow.
"""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import Done, Refuse, Told, Turn
from app.rules.systems.course_and_flow.intents import champion, own
from app.rules.systems.course_and_flow.state import (
    QUESTIONS,
    Question,
    Table,
    Token,
    by,
    done,
    gain,
    read,
    ref,
    with_tokens,
)


def _token_for(question: str) -> Token:
    """The token that a question belongs to; Refuse "no-such-question"."""
    for token, questions in QUESTIONS.items():
        if question in questions:
            return token
    raise Refuse("no-such-question")


def _find(table: Table, question_id: str) -> Question:
    for question in table.questions:
        if question.id == question_id:
            return question
    raise Refuse("no-such-question")


def ask(turn: Turn) -> Done:
    """Ask without a token: nobody has to answer, and no Flow gains."""
    player, form = champion(turn, turn.form.player), turn.form
    _token_for(form.question)
    about = form.about.strip()
    params = {"player": player.ref, "question": form.question, "text": about}
    params["about"] = about != ""
    return Done(turn.slice, [Told("asked", params)])


def spend(turn: Turn) -> Done:
    """Spend a token on one of its questions: the Handler must answer."""
    table, form = read(turn.slice), turn.form
    player = champion(turn, form.player)
    token = _token_for(form.question)
    held = table.held(player.id, token)
    if held == 0:
        raise Refuse("no-token", token=token, player=player.ref)
    about = form.about.strip()
    question = Question(turn.ids(), by(player), form.question, about)
    table = with_tokens(table, player.id, token, held - 1)
    table = replace(table, questions=(*table.questions, question))
    params = {"player": player.ref, "token": token, "question": form.question, "text": about}
    return done(table, Told("token-spent", {**params, "about": about != ""}))


def tell(turn: Turn) -> Done:
    """The Handler answers."""
    table, form = read(turn.slice), turn.form
    question = _find(table, form.question)
    if question.answer is not None:
        raise Refuse("answered-already")
    text = form.text.strip()
    questions = tuple(
        replace(each, answer=text) if each is question else each for each in table.questions
    )
    params = {"player": ref(question.by, turn.cast), "question": question.question, "text": text}
    return done(replace(table, questions=questions), Told("question-answered", params))


def help_flow(turn: Turn) -> Done:
    """Once the answer is known a related Flow gains 1, or a new one begins at 1."""
    table, form = read(turn.slice), turn.form
    question = _find(table, form.question)
    player = own(turn, question.by)
    if question.answer is None:
        raise Refuse("not-answered", player=player)
    left = tuple(each for each in table.questions if each is not question)
    table, line = gain(replace(table, questions=left), form.flow)
    return done(table, line)
