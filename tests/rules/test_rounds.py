"""Rounds: the units that may have a turn, and the next segment."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.frame_state.rounds import (
    SEGMENT_OF,
    SEGMENTS,
    Conflict,
    Disposition,
    next_segment,
    turn_status,
    units_to_act,
)


@dataclass(frozen=True)
class Someone:
    id: str
    disposition: Disposition
    can_act: bool = True


@st.composite
def rounds(draw: st.DrawFn) -> tuple[list[Someone], Conflict]:
    """Units, and a round in which some have had a turn and one may have it now."""
    kinds = draw(st.lists(st.tuples(st.sampled_from(sorted(SEGMENT_OF)), st.booleans())))
    units = [Someone(f"u{n}", kind, can_act) for n, (kind, can_act) in enumerate(kinds)]
    ids = [unit.id for unit in units]
    acted = draw(
        st.dictionaries(st.sampled_from(ids), st.sampled_from(["done", "abstained"]))
        if ids
        else st.just({})
    )
    segment = draw(st.sampled_from(SEGMENTS))
    return units, Conflict(segment=segment, acted=acted)


@pytest.mark.rule("FS 6.1", "FS 6.3")
@given(rounds())
def test_units_that_have_not_acted_wait_unless_their_segment_has_passed(
    made: tuple[list[Someone], Conflict],
) -> None:
    units, conflict = made
    for segment in SEGMENTS[SEGMENTS.index(conflict.segment) :]:
        for unit in units_to_act(units, conflict, segment):
            assert turn_status(conflict, unit) == "waiting"
    for segment in SEGMENTS[: SEGMENTS.index(conflict.segment)]:
        for unit in units_to_act(units, conflict, segment):
            assert turn_status(conflict, unit) == "none"


@pytest.mark.rule("FS 6.2")
def test_a_turn_is_active_then_done_or_abstained() -> None:
    fox = Someone("fox", "pilot")
    assert turn_status(None, fox) == "none"
    assert turn_status(Conflict(active="fox"), fox) == "active"
    for how in ("done", "abstained"):
        assert turn_status(Conflict(acted={"fox": how}), fox) == how
    assert turn_status(Conflict(active="fox"), Someone("fox", "pilot", can_act=False)) == "none"


@pytest.mark.rule("FS 6.3")
@given(rounds())
def test_an_empty_segment_is_passed_over_but_not_the_environmental_one(
    made: tuple[list[Someone], Conflict],
) -> None:
    units, conflict = made
    for after in (None, *SEGMENTS[:-1]):
        found = next_segment(units, conflict, after)
        between = SEGMENTS[
            0 if after is None else SEGMENTS.index(after) + 1 : SEGMENTS.index(found)
        ]
        assert not any(units_to_act(units, conflict, each) for each in between)
        assert found == "environmental" or units_to_act(units, conflict, found)
