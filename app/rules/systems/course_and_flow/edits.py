"""Edits of Course and Flow by the Handler: every number can be set by hand (CF 13.1)."""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import ActionRefused, ActionRequest, ActionResult, LogLine
from app.rules.systems.course_and_flow.intents import find_flow
from app.rules.systems.course_and_flow.state import (
    DICE,
    Intent,
    Table,
    Track,
    clear_slot,
    named,
    read,
    result_of,
    with_tokens,
)


def set_flow(request: ActionRequest) -> ActionResult:
    """Sets the value of a Flow; a new name begins one."""
    table, name, value = read(request.slice), request.form.flow, request.form.value
    line = LogLine("flow-set", {"flow": named(name, ""), "value": value})
    return result_of(replace(table, flows={**table.flows, name: value}), line)


def drop_flow(request: ActionRequest) -> ActionResult:
    """Removes a Flow, also from all terms. Raises ActionRefused "flow-in-use" while a roll
    uses it."""
    table = read(request.slice)
    name = find_flow(table, request.form.flow)
    if table.roll is not None and table.roll.flow == name:
        raise ActionRefused("flow-in-use", flow=named(name, ""))
    flows = {key: value for key, value in table.flows.items() if key != name}
    intents = {key: _without(intent, name) for key, intent in table.intents.items()}
    line = LogLine("flow-dropped", {"flow": named(name, "")})
    return result_of(replace(table, flows=flows, intents=intents), line)


def _without(intent: Intent, flow: str | None) -> Intent:
    """An intent that neither wishes for a Flow nor has got it."""
    terms = intent.terms
    if terms is not None and terms.flow == flow:
        terms = replace(terms, flow=None)
        intent = replace(intent, terms=terms, answers=intent.answers + 1)
    return replace(intent, flow=None if intent.flow == flow else intent.flow)


def set_skill(request: ActionRequest) -> ActionResult:
    """Sets a skill; 0 removes it."""
    table, form = read(request.slice), request.form
    player, name = request.player(form.player), form.skill
    others = {k: v for k, v in table.skills.get(player.id, {}).items() if k != name}
    mine = {**others, name: form.value} if form.value else others
    line = LogLine(
        "skill-set", {"player": player.ref, "skill": named(name, ""), "value": form.value}
    )
    return result_of(replace(table, skills={**table.skills, player.id: mine}), line)


def set_tokens(request: ActionRequest) -> ActionResult:
    """Sets a player's number of tokens of a type."""
    table, form = read(request.slice), request.form
    player = request.player(form.player)
    line = LogLine("tokens-set", {"player": player.ref, "token": form.token, "value": form.value})
    return result_of(with_tokens(table, player.id, form.token, form.value), line)


def set_dice(request: ActionRequest) -> ActionResult:
    """Sets the dice available to a player."""
    table, form = read(request.slice), request.form
    player = request.player(form.player)
    mine = tuple(die for die in DICE if die in form.dice)
    line = LogLine("dice-set", {"player": player.ref, "dice": list(mine)})
    return result_of(replace(table, dice={**table.dice, player.id: mine}), line)


def set_track(request: ActionRequest) -> ActionResult:
    """Adds or resizes a track; marks beyond its end go."""
    table, form = read(request.slice), request.form
    name = form.track
    before = table.tracks.get(name, Track(form.kind, form.slots))
    marked = tuple(slot for slot in before.marked if slot <= form.slots)
    tracks = {**table.tracks, name: Track(form.kind, form.slots, marked)}
    params = {"track": named(name, ""), "kind": form.kind, "slots": form.slots}
    return result_of(replace(table, tracks=tracks), LogLine("track-set", params))


def drop_track(request: ActionRequest) -> ActionResult:
    """Removes a track."""
    table, name = read(request.slice), request.form.track
    _find(table, name)
    tracks = {key: track for key, track in table.tracks.items() if key != name}
    return result_of(
        replace(table, tracks=tracks), LogLine("track-dropped", {"track": named(name, "")})
    )


def mark(request: ActionRequest) -> ActionResult:
    """Mark a slot of a track, or clear it."""
    table, form = read(request.slice), request.form
    name, slot = form.place.track, form.place.slot
    track = _find(table, name)
    if slot > track.slots:
        raise ActionRefused("no-such-slot", track=named(name, ""), slot=slot)
    table = clear_slot(table, name, slot)
    if form.marked:
        marked = tuple(sorted({*track.marked, slot}))
        table = replace(table, tracks={**table.tracks, name: replace(track, marked=marked)})
    code = "slot-marked" if form.marked else "slot-cleared"
    return result_of(table, LogLine(code, {"track": named(name, ""), "slot": slot}))


def _find(table: Table, name: str) -> Track:
    """Returns a track. Raises ActionRefused "no-such-track"."""
    track = table.tracks.get(name)
    if track is None:
        raise ActionRefused("no-such-track", track=named(name, ""))
    return track
