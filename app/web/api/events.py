"""REST route for the lines of the log: in pages, by kind, unit and round, with English text."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, cast

from fastapi import APIRouter, Query
from starlette.responses import Response

from app.engine import Entry
from app.engine.visibility.log_lines import LINE_KINDS, LineKind
from app.live.history import Moment
from app.web.api.common import READ_ERRORS, ReadAccess, ReadContext, errors, json
from app.web.api.history import check_epoch, history_errors
from app.web.api.paging import Cursor, cursor_of, place_of
from app.web.bodies import GuardedRoute
from app.web.errors import Problem
from app.web.log_text import first_referred, names_in, with_texts
from app.web.schemas.rest import Event, Events

router = APIRouter(tags=["game"], route_class=GuardedRoute)

#: Largest number in a query, as JavaScript has it.
_LARGEST: Final = 2**53


@router.get(
    "/tables/{table_id}/events",
    response_model=Events,
    responses=errors("other-epoch", *READ_ERRORS),
)
async def get_events(
    context: ReadAccess,
    after: Annotated[int, Query(ge=0, le=_LARGEST, description="seq that you have already")] = 0,
    limit: Annotated[int, Query(ge=1, le=1000, description="the most lines, about")] = 200,
    cursor: Cursor = "",
    kind: Annotated[
        list[LineKind] | None,
        Query(max_length=len(LINE_KINDS), description="only lines of these kinds"),
    ] = None,
    unit: Annotated[
        str, Query(max_length=64, description="only lines that name the unit with this id")
    ] = "",
    round: Annotated[
        int | None, Query(ge=1, le=_LARGEST, description="only lines of this round of a conflict")
    ] = None,
    text: Annotated[bool, Query(description="with the English `text` of each line")] = False,
) -> Response:
    """Get the log lines after a seq, or after a cursor, oldest first."""
    live, whom = context.live, context.whom
    epoch = live.epoch_of(live.group_of(whom))
    if cursor:
        if after:
            raise Problem("malformed", {"at": "query.after", "what": "not with a cursor"})
        after = _seq_at(cursor, epoch)
    wanted = await _filter(context, frozenset(kind or ()), unit, round)
    page = await live.log_page(whom, after, limit, wanted)
    lines: Sequence[Any] = await _with_texts(context, page.lines) if text else page.lines
    events: Events = {
        "events": [cast("Event", {"seq": line["version"], **line}) for line in lines],
        "seq": page.seq,
        "next": cursor_of(epoch, str(page.seq)) if page.more else None,
        "has_more": page.more,
    }
    return json(events)


def _seq_at(cursor: str, epoch: str) -> int:
    """Returns the seq of a cursor. Raises Problem malformed and other-epoch."""
    given, seq = place_of(cursor, 2)
    if not (seq.isascii() and seq.isdigit() and len(seq) < 16):
        raise Problem("malformed", {"at": "query.cursor", "what": "no cursor of this list"})
    check_epoch(given or "?", epoch)
    return int(seq)


async def _filter(
    context: ReadContext, kinds: frozenset[str], unit: str, number: int | None
) -> Callable[[Entry], bool] | None:
    """Returns what tells whether a line is asked for, or None if all are."""
    tests: list[Callable[[Entry], bool]] = []
    if kinds:
        tests.append(lambda line: line["kind"] in kinds)
    if number is not None:
        live = context.live
        with history_errors():
            _, moments = await live.history.moments(live.group_of(context.whom), context.seat)
        spans = round_spans(moments, number)
        tests.append(lambda line: any(line["n"] in span for span in spans))
    if unit:
        tests.append(lambda line: _names(line["params"], unit) or _names(line["data"], unit))
    return (lambda line: all(test(line) for test in tests)) if tests else None


def round_spans(moments: Sequence[Moment], number: int) -> list[range]:
    """Returns the numbers of the lines in the rounds with this number, one range for each conflict.
    Rounds that were undone do not count."""
    spans = []
    borders = [each for each in moments if each["kind"] in ("round", "conflict")]
    borders = [each for each in borders if not each["undone"]]
    for place, each in enumerate(borders):
        if each["kind"] == "round" and each["params"].get("round") == number:
            # The line that ends a conflict is part of its last round, that of the next round is not
            following = borders[place + 1] if place + 1 < len(borders) else None
            end = _LARGEST if following is None else following["n"]
            spans.append(range(each["n"], end + (following is not None and _ends(following))))
    return spans


def _ends(moment: Moment) -> bool:
    return moment["kind"] == "conflict"


def _names(value: Any, unit: str) -> bool:
    """Whether parameters or data of a line, which its reader may know, contain this id."""
    if isinstance(value, dict):
        return unit in value or any(_names(each, unit) for each in value.values())
    if isinstance(value, list | tuple):
        return any(_names(each, unit) for each in value)
    return isinstance(value, str) and value == unit


async def _with_texts(context: ReadContext, lines: list[Entry]) -> list[dict[str, Any]]:
    """Returns lines with their texts, as the viewer reads them."""
    _, _, view = context.live.view(context.whom)
    earlier: list[Entry] = []
    first = first_referred(lines)
    if lines and first is not None:
        # The earlier lines are often outside of the page or its filter.
        earlier = await context.live.lines_before(context.whom, lines[-1]["version"], first)
    return await asyncio.to_thread(with_texts, lines, names_in(view), earlier)
