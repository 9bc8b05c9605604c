"""Two tables with characters, one of which has secrets that players may not notice.

The secrets are the Handler's notes, and links to hidden units. Sheets, plans and credits are no
secrets.
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
from tests.engine.noninterference_game import GHOSTS, MINE, STEPS, WHO, Game, of_type

#: Coverage is off here: it would double the time, and plain tests cover every line.
pytestmark = pytest.mark.no_cover

#: Characters of Ann, of Bob and without a player, and two that players or the Handler may add.
PEOPLE = ("p1.1", "p2.1", "p3.1", "hero1.1", "hero2.1")
PERSON = st.sampled_from(PEOPLE)
ANYBODY = st.sampled_from([*PEOPLE, *NOWHERE])
ANY_UNIT = st.sampled_from([FOX, OWL, *HIDDEN, *NOWHERE])
BULK: Any = {"do": "raise", "attribute": "bulk"}
UPGRADES = st.sampled_from([[BULK], [{"do": "advance", "category": "hull-and-os"}], [BULK, BULK]])
SHEET = st.builds(
    lambda who: {"character": who, "attributes": ["smarts", "bulk"]},
    ANYBODY,
)

SENT = st.one_of(
    of_type("character.add", name=st.just("New"), unit=ANY_UNIT),
    of_type("character.update", character=ANYBODY, unit=st.one_of(ANY_UNIT, st.none())),
    of_type("character.update", character=PERSON, unit=st.none()),
    of_type("character.update", character=PERSON, unit=MINE, name=st.sampled_from(["A", "B"])),
    of_type("character.update", character=PERSON, notes=st.just("mine")),
    of_type("character.upgrade", character=ANYBODY, upgrades=UPGRADES),
    of_type("character.plan", character=ANYBODY, upgrades=UPGRADES),
    st.builds(
        lambda giver, taker, amount: {
            "type": "credits.give", "from": giver, "to": taker, "amount": amount,
        },
        ANYBODY, ANYBODY, st.integers(1, 60),
    ),
    of_type("test.roll", kind=st.just("reactive"), sheet=SHEET, mark=st.integers(1, 9)),
    of_type("undo"),
)  # fmt: skip
OPEN = st.one_of(
    of_type("character.add", name=st.just("Hero"), seat=st.sampled_from(["a", "b", None])),
    of_type("character.update", character=PERSON, unit=st.one_of(MINE, st.none())),
    of_type("character.update", character=PERSON, seat=st.sampled_from(["a", "b", None])),
    of_type("character.edit", character=PERSON, credits=st.integers(-20, 200)),
    of_type("character.remove", character=PERSON),
    of_type("character.approve", character=PERSON),
    of_type("test.request", unit=MINE, kind=st.just("proactive"), sheet=SHEET, mark=st.just(4)),
    of_type("seat.kick", seat=st.just("b")),
    of_type(
        "table.options",
        options=st.fixed_dictionaries(
            {"upgrades_need_approval": st.booleans(), "pilots_name_marks": st.booleans()}
        ),
    ),
)
SECRET = st.one_of(
    of_type("character.update", character=PERSON, notes=st.sampled_from(["a Ghost", "Ghosts", ""])),
    of_type("character.update", character=PERSON, notes=st.just("Ghostly"), unit=GHOSTS),
    of_type("character.update", character=PERSON, unit=GHOSTS),
    of_type("character.update", character=PERSON, unit=GHOSTS),
    of_type("unit.remove", unit=GHOSTS),
    of_type("undo"),
    of_type("redo"),
)
ASKED = st.one_of(
    st.tuples(
        st.just("upgrade_plan"),
        st.fixed_dictionaries({"character": ANYBODY, "upgrades": UPGRADES}),
    ),
    st.tuples(
        st.just("odds"),
        st.fixed_dictionaries(
            {"roll": st.fixed_dictionaries({"kind": st.just("reactive"), "sheet": SHEET})}
        ),
    ),
)
CREW_STEPS = st.one_of(
    st.tuples(st.just("sent"), WHO, SENT),
    st.tuples(st.just("sent"), WHO, SENT),
    st.tuples(st.just("open"), st.just("handler"), OPEN),
    st.tuples(st.just("open"), st.just("handler"), OPEN),
    st.tuples(st.just("secret"), st.just("handler"), SECRET),
    st.tuples(st.just("secret"), st.just("handler"), SECRET),
    st.tuples(st.just("asked"), WHO, ASKED),
)


class Crew(Game):
    """Three characters at both tables. At one table two of them have hidden units."""

    def __init__(self) -> None:
        super().__init__()
        for number, (name, seat) in enumerate((("Reynard", "a"), ("Athene", "b"), ("Kit", None))):
            who = {"name": name, "seat": seat}
            self.pair.both("handler", key=f"p{number + 1}", type="character.add", **who)
        for person, unit in zip((PEOPLE[2], PEOPLE[0]), HIDDEN, strict=True):
            self.pair.secretly("handler", type="character.update", character=person, unit=unit)

    def secret(self, body: dict[str, Any]) -> None:
        if body["type"] == "character.update" and "unit" in body:
            known = self.pair.plain.state.world.characters.get(body["character"])
            if known is not None and known.unit is not None:
                # Changing a link from a visible unit to a hidden one shows, and so does undoing it.
                return
        super().secret(body)

    def key(self, kind: str) -> str | None:
        if kind != "character.add":
            return super().key(kind)
        self.numbers["hero"] = self.numbers.get("hero", 0) + 1
        return f"hero{self.numbers['hero']}"


@settings(max_examples=counts(40, 600))
@given(st.lists(st.one_of(CREW_STEPS, CREW_STEPS, STEPS), min_size=10, max_size=40))
def test_players_cannot_tell_what_a_character_hides(steps: list[Any]) -> None:
    game = Crew()
    for kind, who, body in steps:
        game.play(kind, who, body)


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize("kind", ["character.add", "character.update"])
def test_a_link_to_a_hidden_unit_is_refused_like_one_to_none(who: str, kind: str) -> None:
    side = Crew().pair.secret
    fields = {"name": "x", **({"character": PEOPLE[0]} if kind == "character.update" else {})}
    answers = []
    for unit in (HIDDEN[0], "nobody"):
        refused = side.command(who, {"type": kind, **fields, "unit": unit}, "c")
        assert isinstance(refused, Refused)
        answers.append(json.dumps([refused.code, refused.params, refused.data]))
    assert answers[0].replace(HIDDEN[0], "nobody") == answers[1]
