"""A table that plays Action Rolls in tests, with what must hold at every step of it.

Ann and Bob are pilots' characters, Gob and Orc are NPCs. Beside what `playing` checks: the form
fits the schema of the action, all dice drawn are told to everybody, and others than the GM get
neither an offer of the GM's nor a code without a text.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from jsonschema import Draft202012Validator

from app.rules.systems.action_rolls import SYSTEM
from app.rules.systems.base import ActionRequest, ActionResult, LogLine, Offer, form_of
from tests.rules.systems import playing

GM = "handler"
CAST = playing.cast(ann="a", bob="b", gob=None, orc=None)
#: the forms of all actions, which take time to compile
FORMS = {each.name: Draft202012Validator(form_of(each, {})) for each in SYSTEM.actions}


class Drawn:
    """The given faces, then those of a `Random`; remembers what was drawn."""

    def __init__(self, faces: Iterable[int], more: Random | None) -> None:
        self._faces = iter(faces)
        self._more = more
        self.drawn: list[int] = []

    def die(self, sides: int) -> int:
        """The next die."""
        face = next(self._faces, None)
        if face is None:
            assert self._more is not None, "no face is left"
            face = self._more.randint(1, sides)
        assert 1 <= face <= sides
        self.drawn.append(face)
        return face


class Game(playing.Game):
    """A slice and who plays with it: GM, "a" (Ann's pilot) and "b" (Bob's)."""

    def __init__(self, players: Mapping[str, Any] = CAST, chance: Random | None = None) -> None:
        super().__init__(SYSTEM, players)
        self.slice = deepcopy(self.slice)
        self.done = ActionResult(self.slice)
        self._more = chance
        self._drawn = Drawn((), None)
        self._made = 0

    def fork(self) -> Game:
        """The same table once more, to be played on otherwise."""
        other = Game(self.cast, self._more)
        other.slice, other._made = deepcopy(self.slice), self._made
        return other

    def turn(
        self, who: str, action: str, form: Mapping[str, Any], faces: Iterable[int]
    ) -> ActionRequest:
        """A form that fits the schema of its action."""
        FORMS[action].validate(dict(form))
        self._drawn = Drawn(faces, self._more)
        return replace(super().turn(who, action, form, ()), chance=self._drawn, ids=self._id)

    def _id(self) -> str:
        self._made += 1
        return f"n{self._made}"

    def act(self, who: str, action: str, faces: Iterable[int] = (), /, **form: Any) -> ActionResult:
        """An action that is done, and its dice told."""
        self.done = super().act(who, action, faces, **form)
        for group in ("handler", "others"):
            told = [line.data or {} for line in self.done.lines if line.to in ("all", group)]
            dice = [die for data in told for die in data.get("dice", [])]
            assert [face for die in dice for face in die["faces"]] == self._drawn.drawn
        for handler in (True, False):
            self.shown(handler)
            for offer in SYSTEM.offers(self.slice, handler, self.cast):
                playing.check_text(SYSTEM, "offers", offer.code, offer.params)
                assert handler or offer.who != GM
                for preview in offer.previews:
                    assert set(preview.outcomes) <= set(SYSTEM.texts["words"])
        return self.done

    def do(self, who: str, action: str, faces: Iterable[int] = (), /, **form: Any) -> Game:
        """As `act`; goes on."""
        self.act(who, action, faces, **form)
        return self

    def form(self, offer: Offer) -> dict[str, Any]:
        """As in `playing`; what was found to be a schema is remembered."""
        action = SYSTEM.action(offer.action)
        assert action is not None, offer.action
        form: dict[str, Any] = json.loads(json.dumps(form_of(action, offer.narrow)))
        check_schema(json.dumps(form))
        return form

    # -- looking ------------------------------------------------------------------------------

    def offered(self, action: str, who: str = GM) -> list[Offer]:
        """The offers of an action in the view of the GM, or in that of all others."""
        made = SYSTEM.offers(self.slice, who == GM, self.cast)
        return [offer for offer in made if offer.action == action]

    def offer(self, action: str, who: str = GM) -> Offer:
        """The only offer of an action."""
        (offer,) = self.offered(action, who)
        return offer

    def codes(self, group: str = "handler") -> list[str]:
        """The codes of the last lines that a group reads."""
        return [line.code for line in self.done.lines if line.to in ("all", group)]

    def line(self, code: str) -> LogLine:
        """One of the last lines."""
        return next(line for line in self.done.lines if line.code == code)

    def attempt(self, person: str = "ann") -> dict[str, Any]:
        """Somebody's attempt as it is kept."""
        attempts = self.slice["attempts"].values()
        found: dict[str, Any] = next(a for a in attempts if a["person"] == person)
        return found

    def seen(self, person: str = "ann", handler: bool = False) -> dict[str, Any]:
        """Somebody's attempt as it is shown."""
        attempts = self.shown(handler).data["attempts"]
        found: dict[str, Any] = next(a for a in attempts if a["person"] == person)
        return found

    @property
    def result(self) -> dict[str, Any]:
        """How the last attempt ended."""
        assert self.slice["attempts"] == {}
        last: dict[str, Any] = self.slice["results"][-1]
        return last

    def sheet(self, person: str = "ann") -> dict[str, Any]:
        """Somebody's sheet as it is kept."""
        found: dict[str, Any] = self.slice["people"][person]
        return found

    # -- shorthands ---------------------------------------------------------------------------

    def can(self, person: str, level: str = "journeyman", value: int = 3) -> Game:
        """Somebody with Marksmanship and one value for Finesse and Acuity."""
        self.do(GM, "ability", person=person, ability="Marksmanship", level=level)
        for attribute in ("Finesse", "Acuity"):
            self.do(GM, "attribute", person=person, attribute=attribute, value=value)
        return self

    def announce(self, person: str = "ann", who: str = GM, **form: Any) -> Game:
        usual = {"intent": "shoots", "ability": "Marksmanship", "attributes": ["Finesse", "Acuity"]}
        return self.do(who, "announce", **{"person": person, **usual, **form})

    def frame(self, person: str = "ann", threshold: int = 6, **form: Any) -> Game:
        attempt = self.attempt(person)["id"]
        return self.do(GM, "frame", attempt=attempt, threshold=threshold, **form)

    def roll(self, *faces: int, person: str = "ann", who: str = GM) -> Game:
        attempt = self.attempt(person)["id"]
        return self.do(who, "roll", faces, attempt=attempt, dice=len(faces))

    def at(self, name: str, *, of: str = "ann", who: str = GM, **form: Any) -> Game:
        """An action on somebody's attempt."""
        return self.do(who, name, attempt=self.attempt(of)["id"], **form)


@cache
def check_schema(form: str) -> None:
    """A form is JSON Schema."""
    Draft202012Validator.check_schema(json.loads(form))


def shot(*faces: int, threshold: int = 6, contested: Sequence[str] = (), **form: Any) -> Game:
    """Ann's shot with these faces, framed and rolled; 5 dice of a Journeyman at most."""
    game = Game().can("ann", value=5).announce(contested=list(contested))
    return game.frame(threshold=threshold, **form).roll(*faces)
