"""The Handler's hand on every number of Course and Flow, so that the table is never blocked."""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import Done, Refuse, Told, Turn
from app.rules.systems.course_and_flow.intents import find_flow
from app.rules.systems.course_and_flow.state import (
    DICE,
    Intent,
    Table,
    Track,
    cleared,
    done,
    named,
    read,
    with_tokens,
)


def set_flow(turn: Turn) -> Done:
    """A Flow has this value; a new name begins one."""
    table, name, value = read(turn.slice), turn.form.flow, turn.form.value
    line = Told("flow-set", {"flow": named(name, ""), "value": value})
    return done(replace(table, flows={**table.flows, name: value}), line)


def drop_flow(turn: Turn) -> Done:
    """A Flow is over; no terms name it any more. Refuse "flow-in-use" while a roll uses it."""
    table = read(turn.slice)
    name = find_flow(table, turn.form.flow)
    if table.roll is not None and table.roll.flow == name:
        raise Refuse("flow-in-use", flow=named(name, ""))
    flows = {key: value for key, value in table.flows.items() if key != name}
    intents = {key: _without(intent, name) for key, intent in table.intents.items()}
    line = Told("flow-dropped", {"flow": named(name, "")})
    return done(replace(table, flows=flows, intents=intents), line)


def _without(intent: Intent, flow: str | None) -> Intent:
    """An intent that neither wishes for a Flow nor has got it."""
    terms = intent.terms
    if terms is not None and terms.flow == flow:
        terms = replace(terms, flow=None)
        intent = replace(intent, terms=terms, answers=intent.answers + 1)
    return replace(intent, flow=None if intent.flow == flow else intent.flow)


def set_skill(turn: Turn) -> Done:
    """A skill has this value; 0 takes it off the list."""
    table, form = read(turn.slice), turn.form
    player, name = turn.player(form.player), form.skill
    others = {k: v for k, v in table.skills.get(player.id, {}).items() if k != name}
    mine = {**others, name: form.value} if form.value else others
    line = Told("skill-set", {"player": player.ref, "skill": named(name, ""), "value": form.value})
    return done(replace(table, skills={**table.skills, player.id: mine}), line)


def set_tokens(turn: Turn) -> Done:
    """Somebody has so many tokens of a type."""
    table, form = read(turn.slice), turn.form
    player = turn.player(form.player)
    line = Told("tokens-set", {"player": player.ref, "token": form.token, "value": form.value})
    return done(with_tokens(table, player.id, form.token, form.value), line)


def set_dice(turn: Turn) -> Done:
    """Which dice are available to somebody."""
    table, form = read(turn.slice), turn.form
    player = turn.player(form.player)
    mine = tuple(die for die in DICE if die in form.dice)
    line = Told("dice-set", {"player": player.ref, "dice": list(mine)})
    return done(replace(table, dice={**table.dice, player.id: mine}), line)


def set_track(turn: Turn) -> Done:
    """A track of anyone or any ship; marks beyond a shorter one are gone."""
    table, form = read(turn.slice), turn.form
    name = form.track
    before = table.tracks.get(name, Track(form.kind, form.slots))
    marked = tuple(slot for slot in before.marked if slot <= form.slots)
    tracks = {**table.tracks, name: Track(form.kind, form.slots, marked)}
    params = {"track": named(name, ""), "kind": form.kind, "slots": form.slots}
    return done(replace(table, tracks=tracks), Told("track-set", params))


def drop_track(turn: Turn) -> Done:
    """A track is gone."""
    table, name = read(turn.slice), turn.form.track
    _find(table, name)
    tracks = {key: track for key, track in table.tracks.items() if key != name}
    return done(replace(table, tracks=tracks), Told("track-dropped", {"track": named(name, "")}))


def mark(turn: Turn) -> Done:
    """Mark a slot of a track, or clear it."""
    table, form = read(turn.slice), turn.form
    name, slot = form.place.track, form.place.slot
    track = _find(table, name)
    if slot > track.slots:
        raise Refuse("no-such-slot", track=named(name, ""), slot=slot)
    table = cleared(table, name, slot)
    if form.marked:
        marked = tuple(sorted({*track.marked, slot}))
        table = replace(table, tracks={**table.tracks, name: replace(track, marked=marked)})
    code = "slot-marked" if form.marked else "slot-cleared"
    return done(table, Told(code, {"track": named(name, ""), "slot": slot}))


def _find(table: Table, name: str) -> Track:
    """A track; Refuse "no-such-track"."""
    track = table.tracks.get(name)
    if track is None:
        raise Refuse("no-such-track", track=named(name, ""))
    return track
