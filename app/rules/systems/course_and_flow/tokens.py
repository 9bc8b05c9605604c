"""Tokens and their questions (CF 10).

A question may always be asked; a token compels the answer, and the answer helps a Flow.
"""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import ActionRefused, ActionRequest, ActionResult, LogLine
from app.rules.systems.course_and_flow.intents import acting_for, player_character
from app.rules.systems.course_and_flow.state import (
    QUESTIONS,
    Question,
    Table,
    Token,
    author_of,
    gain_flow,
    read,
    ref,
    result_of,
    with_tokens,
)


def _token_for(question: str) -> Token:
    """Returns the token of a question. Raises ActionRefused "no-such-question"."""
    for token, questions in QUESTIONS.items():
        if question in questions:
            return token
    raise ActionRefused("no-such-question")


def _find(table: Table, question_id: str) -> Question:
    for question in table.questions:
        if question.id == question_id:
            return question
    raise ActionRefused("no-such-question")


def ask(request: ActionRequest) -> ActionResult:
    """Asks without a token: nobody has to answer, and no Flow gains (CF 10.1)."""
    player, form = player_character(request, request.form.player), request.form
    _token_for(form.question)
    about = form.about.strip()
    params = {"player": player.ref, "question": form.question, "text": about}
    params["about"] = about != ""
    return ActionResult(request.slice, [LogLine("asked", params)])


def spend(request: ActionRequest) -> ActionResult:
    """Spends a token on one of its questions; the Handler must answer (CF 10.2)."""
    table, form = read(request.slice), request.form
    player = player_character(request, form.player)
    token = _token_for(form.question)
    held = table.held(player.id, token)
    if held == 0:
        raise ActionRefused("no-token", token=token, player=player.ref)
    about = form.about.strip()
    question = Question(request.ids(), author_of(player), form.question, about)
    table = with_tokens(table, player.id, token, held - 1)
    table = replace(table, questions=(*table.questions, question))
    params = {"player": player.ref, "token": token, "question": form.question, "text": about}
    return result_of(table, LogLine("token-spent", {**params, "about": about != ""}))


def tell(request: ActionRequest) -> ActionResult:
    """Answers a question for the Handler."""
    table, form = read(request.slice), request.form
    question = _find(table, form.question)
    if question.answer is not None:
        raise ActionRefused("answered-already")
    text = form.text.strip()
    questions = tuple(
        replace(each, answer=text) if each is question else each for each in table.questions
    )
    params = {"player": ref(question.by, request.cast), "question": question.question, "text": text}
    return result_of(replace(table, questions=questions), LogLine("question-answered", params))


def help_flow(request: ActionRequest) -> ActionResult:
    """After the answer, adds 1 to a related Flow or begins one at 1 (CF 10.3)."""
    table, form = read(request.slice), request.form
    question = _find(table, form.question)
    player = acting_for(request, question.by)
    if question.answer is None:
        raise ActionRefused("not-answered", player=player)
    left = tuple(each for each in table.questions if each is not question)
    table, line = gain_flow(replace(table, questions=left), form.flow)
    return result_of(table, line)
