"""Two tables with a mission, one of which has secrets that players may not notice.

The secrets are hidden objectives and their outcome, drafts, notes, and the costs of a hidden unit.
Payouts are left out, because they disclose the secrets.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine import Refused
from tests.counts import counts
from tests.engine.noninterference import FOX, HIDDEN, NOWHERE, OWL, PLAYERS
from tests.engine.noninterference_game import MINE, STEPS, WHO, Game, of_type

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover

MISSION = "job.1"
#: Characters of Ann and Bob, and one whose unit is hidden at one table and missing at the other.
PEOPLE = ("p1.1", "p2.1", "p3.1")
PERSON = st.sampled_from(PEOPLE)
ANYBODY = st.sampled_from([*PEOPLE, *NOWHERE])
ANY_UNIT = st.sampled_from([FOX, OWL, *HIDDEN, *NOWHERE])
ANY_MISSION = st.sampled_from([MISSION, "draft1.1", "none"])
#: Objectives that players know, and hidden ones.
AIMS = st.sampled_from(["aim1.1", "aim2.1", "none"])
DARK = st.sampled_from(["dark1.1", "dark2.1", "dark3.1"])
CREDITS = st.integers(0, 99)
TIERS = st.integers(1, 3)
RESULTS = st.sampled_from(["open", "achieved", "failed"])
IN_JOB: Any = {"mission": st.just(MISSION)}

SENT = st.one_of(
    of_type("mission.use", unit=ANY_UNIT, tier=TIERS),
    of_type("mission.use", character=ANYBODY, tier=TIERS),
    of_type("mission.use", unit=st.just(FOX), tier=TIERS),
    of_type("mission.reveal", mission=ANY_MISSION, objective=DARK),
    of_type("mission.pay", mission=ANY_MISSION),
    of_type("undo"),
)
OPEN = st.one_of(
    of_type("mission.use", unit=MINE, tier=TIERS),
    of_type("mission.use", character=PERSON, tier=TIERS),
    of_type("mission.correct", **IN_JOB, character=PERSON, integrity=st.integers(0, 3)),
    of_type("unit.update", unit=MINE, integrity=st.integers(0, 9)),
    of_type("mission.phase", **IN_JOB, phase=st.sampled_from(["running", "running", "briefed"])),
    of_type("mission.phase", **IN_JOB, phase=st.sampled_from(["running", "draft"])),
    of_type("mission.result", **IN_JOB, result=RESULTS),
    of_type("mission.result", **IN_JOB, objective=AIMS, result=RESULTS),
    of_type("mission.add_objective", **IN_JOB, text=st.just("Seen"), bonus=CREDITS),
    of_type("mission.update_objective", **IN_JOB, objective=AIMS, bonus=CREDITS),
    of_type("mission.remove_objective", **IN_JOB, objective=AIMS),
    of_type("mission.add_deduction", **IN_JOB, text=st.just("Fuel"), amount=CREDITS),
    of_type("table.options", options=st.fixed_dictionaries({"share_base": st.booleans()})),
)
DARK_ONE = {"text": st.just("Ghost hunt"), "bonus": CREDITS, "hidden": st.just(True)}
SECRET = st.one_of(
    of_type("mission.add_objective", **IN_JOB, **DARK_ONE),
    of_type("mission.add_objective", **IN_JOB, **DARK_ONE),
    of_type(
        "mission.update_objective", **IN_JOB, objective=DARK, text=st.just("Ghosts"), bonus=CREDITS
    ),
    of_type("mission.result", **IN_JOB, objective=DARK, result=RESULTS),
    of_type("mission.remove_objective", **IN_JOB, objective=DARK),
    of_type("mission.update", **IN_JOB, notes=st.sampled_from(["Ghosts!", "a Ghost", ""])),
    of_type("mission.add", name=st.just("Ghost ship"), base=CREDITS),
    of_type("mission.update", mission=st.just("draft1.1"), name=st.just("Ghost train")),
    of_type("unit.update", unit=st.just(HIDDEN[0]), integrity=st.integers(0, 9)),
    of_type("overrule", unit=st.just(HIDDEN[0]), set=st.just({"integrity": 5})),
    of_type("mission.use", unit=st.just(HIDDEN[0]), tier=TIERS),
    of_type("undo"),
    of_type("redo"),
)
ASKED = st.tuples(st.just("payout"), st.fixed_dictionaries({"mission": ANY_MISSION}))
NAMES = {
    ("open", "mission.add_objective"): "aim",
    ("secret", "mission.add_objective"): "dark",
    ("secret", "mission.add"): "draft",
}
MISSION_STEPS = st.one_of(
    st.tuples(st.just("sent"), WHO, SENT),
    st.tuples(st.just("open"), st.just("handler"), OPEN),
    st.tuples(st.just("open"), st.just("handler"), OPEN),
    st.tuples(st.just("secret"), st.just("handler"), SECRET),
    st.tuples(st.just("secret"), st.just("handler"), SECRET),
    st.tuples(st.just("asked"), WHO, ASKED),
)


class Job(Game):
    """A mission with a crew of three runs at both tables, and all players know it."""

    def __init__(self) -> None:
        super().__init__()
        both = self.pair.both
        for number, (name, seat, unit) in enumerate(
            (("Reynard", "a", FOX), ("Athene", "b", OWL), ("Kit", None, None)), 1
        ):
            who = {"name": name, "seat": seat, "unit": unit}
            both("handler", key=f"p{number}", type="character.add", **who)
        self.pair.secretly("handler", type="character.update", character=PEOPLE[2], unit=HIDDEN[0])
        both("handler", key="job", type="mission.add", name="Job", base=90, crew=list(PEOPLE))
        both("handler", type="mission.phase", mission=MISSION, phase="running")
        self.kind = ""

    def play(self, kind: str, who: str, body: Any) -> None:
        self.kind = kind
        super().play(kind, who, body)

    def key(self, kind: str) -> str | None:
        name = NAMES.get((self.kind, kind))
        if name is None:
            return super().key(kind)
        self.numbers[name] = self.numbers.get(name, 0) + 1
        return f"{name}{self.numbers[name]}"


@settings(max_examples=counts(30, 600))
@given(st.lists(st.one_of(MISSION_STEPS, MISSION_STEPS, STEPS), min_size=10, max_size=40))
@pytest.mark.rule("FS 8.1")
def test_players_cannot_tell_what_a_mission_hides(steps: list[Any]) -> None:
    game = Job()
    for kind, who, body in steps:
        game.play(kind, who, body)


@pytest.mark.parametrize("who", PLAYERS)
def test_a_draft_and_no_mission_are_refused_alike(who: str) -> None:
    side = Job().pair.secret
    side.command("handler", {"type": "mission.add", "name": "Ghost ship"}, "draft1")
    answers = []
    for mission in ("draft1.1", "nobody"):
        side.query(who, "payout", {"mission": mission})
        answers.append(json.dumps(side.got[-1]))
        for kind in ("mission.pay", "mission.remove"):
            refused = side.command(who, {"type": kind, "mission": mission}, "c")
            assert isinstance(refused, Refused)
            answers.append(json.dumps([refused.code, refused.params, refused.data]))
    assert [each.replace("draft1.1", "nobody") for each in answers[:3]] == answers[3:]
