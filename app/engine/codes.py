"""Every refusal code and every code of the log, in one place; texts are in the catalogue.

A code is stable: programs tell cases apart by it. `static/messages/en.json` has a text for each.
"""

from __future__ import annotations

from typing import Final

from app.rules.notation import CODES as NOTATION_CODES

#: What bars a step or a place (see `app.rules.obstacles`).
MOVEMENT: Final = frozenset(
    {
        "above-ceiling",
        "above-flight-height",
        "after-step-off",
        "airborne",
        "headroom",
        "no-surface",
        "no-way",
        "not-adjacent",
        "occupied",
        "off-map",
        "solid",
        "too-far",
        "too-steep",
    }
)

#: What the map cannot hold (see `app.rules.chunks.TerrainError`).
TERRAIN: Final = frozenset(
    {
        "bad-map",
        "bad-prop",
        "base-needed",
        "in-the-ground",
        "level-out-of-range",
        "no-room-above",
        "no-such-prop",
        "prop-in-the-way",
        "props-overlap",
        "too-many-hexes",
        "unit-above-ceiling",
        "would-bury",
    }
)

#: Whose turn, which segment, what it costs.
ROUND: Final = frozenset(
    {
        "already-acted",
        "conflict-running",
        "destroyed",
        "has-not-flown",
        "no-conflict",
        "no-energy",
        "no-steps",
        "no-turn",
        "not-environmental",
        "not-in-air",
        "not-on-map",
        "not-your-turn",
        "nothing-below",
        "nothing-falls",
        "resolve-first",
        "segment-passed",
        "segment-to-come",
        "turn-begun",
        "turn-not-begun",
        "turn-not-over",
        "turn-of-another",
        "turn-running",
    }
)

#: Who may do what, and what there is.
TABLE: Final = frozenset(
    {
        "above-maximum",
        "already-so",
        "entropy-enough",
        "handler-names-marks",
        "handler-only",
        "last-handler",
        "malformed",
        "no-such-action",
        "no-such-request",
        "no-such-scene",
        "no-such-seat",
        "no-such-system",
        "no-such-table",
        "no-such-unit",
        "not-for-pilots",
        "not-yours",
        "nothing-changes",
        "nothing-overruled",
        "nothing-said",
        "nothing-to-redo",
        "nothing-to-undo",
        "npc-never-rolls",
        "pilots-take",
        "redo-not-yours",
        "scene-shown",
        "seat-taken",
        "server-only",
        "spectators-watch",
        "table-exists",
        "undo-not-yours",
        "unit-taken",
        "unknown-command",
        "unknown-query",
        "way-back-barred",
    }
)

REFUSALS: Final = MOVEMENT | TERRAIN | ROUND | TABLE | frozenset(NOTATION_CODES)

#: Lines of the log.
LOG: Final = frozenset(
    {
        "ceiling.cleared",
        "ceiling.set",
        "chapter.closed",
        "chapter.opened",
        "chat.said",
        "conflict.ended",
        "dice.mixed",
        "dice.rolled",
        "dice.rolled_for",
        "invite.rotated",
        "map.set",
        "overruled.test",
        "overruled.unit",
        "overruled.verdict",
        "prop.added",
        "prop.damaged",
        "prop.destroyed",
        "prop.removed",
        "prop.unharmed",
        "prop.updated",
        "redone",
        "round.begun",
        "scene.activated",
        "scene.added",
        "seat.joined",
        "seat.kicked",
        "seat.left",
        "segment.begun",
        "table.base_each",
        "table.base_shared",
        "table.created",
        "table.marks_handler",
        "table.marks_open",
        "table.renamed",
        "table.systems",
        "table.upgrades_asked",
        "table.upgrades_free",
        "terrain.noted",
        "terrain.set",
        "test.requested",
        "test.requested_hidden",
        "test.rolled",
        "test.rolled_free",
        "test.rolled_free_hidden",
        "test.rolled_hidden",
        "test.withdrawn",
        "turn.abstained",
        "turn.ended",
        "turn.skipped",
        "turn.started",
        "undone",
        "unit.added",
        "unit.barred",
        "unit.begins_to_fall",
        "unit.carried",
        "unit.descended",
        "unit.destroyed",
        "unit.fall_falling",
        "unit.fall_landed",
        "unit.fall_lost",
        "unit.fall_rests",
        "unit.fall_rests_on",
        "unit.hidden",
        "unit.highlighted",
        "unit.impact",
        "unit.lands",
        "unit.moved",
        "unit.moved_free",
        "unit.off_the_map",
        "unit.placed",
        "unit.released",
        "unit.rests",
        "unit.rests_on",
        "unit.removed",
        "unit.shown",
        "unit.staggered",
        "unit.stayed_aloft",
        "unit.stepped_off",
        "unit.stepped_onto",
        "unit.taken",
        "unit.taken_off",
        "unit.unhighlighted",
        "unit.updated",
    }
)
