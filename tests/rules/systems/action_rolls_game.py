"""A game of Action Rolls for tests, with invariants at every step.

Ann and Bob are pilots' characters, Gob and Orc are NPCs. In addition to the checks of `playing`,
each form fits the action's schema, all drawn dice are shown to everybody, and other viewers than
the GM get neither the GM's offers nor codes without a text.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from jsonschema_rs import Draft202012Validator, meta

from app.messages import system_texts
from app.rules.systems.action_rolls import SYSTEM
from app.rules.systems.base import ActionRequest, ActionResult, LogLine, Offer, form_of
from tests.rules.systems import playing

GM = "handler"
CAST = playing.cast(ann="a", bob="b", gob=None, orc=None)
#: the schemas of all actions, which are slow to compile
FORMS = {each.name: Draft202012Validator(form_of(each, {})) for each in SYSTEM.actions}


class Drawn:
    """The given faces, then those of a `Random`. Records what was drawn."""

    def __init__(self, faces: Iterable[int], more: Random | None) -> None:
        self._faces = iter(faces)
        self._more = more
        self.drawn: list[int] = []

    def die(self, sides: int) -> int:
        """Returns the next die."""
        face = next(self._faces, None)
        if face is None:
            assert self._more is not None, "no face is left"
            face = self._more.randint(1, sides)
        assert 1 <= face <= sides
        self.drawn.append(face)
        return face


class Game(playing.Game):
    """A slice and its players: GM, "a" (Ann's pilot) and "b" (Bob's)."""

    def __init__(self, players: Mapping[str, Any] = CAST, chance: Random | None = None) -> None:
        super().__init__(SYSTEM, players)
        self.slice = deepcopy(self.slice)
        self.done = ActionResult(self.slice)
        self._more = chance
        self._drawn = Drawn((), None)
        self._made = 0

    def fork(self) -> Game:
        """Returns a copy of the game, to be continued in another way."""
        other = Game(self.cast, self._more)
        other.slice, other._made = deepcopy(self.slice), self._made
        return other

    def turn(
        self, who: str, action: str, form: Mapping[str, Any], faces: Iterable[int]
    ) -> ActionRequest:
        """Returns a form that fits the schema of its action."""
        FORMS[action].validate(dict(form))
        self._drawn = Drawn(faces, self._more)
        return replace(super().turn(who, action, form, ()), chance=self._drawn, ids=self._id)

    def _id(self) -> str:
        self._made += 1
        return f"n{self._made}"

    def act(self, who: str, action: str, faces: Iterable[int] = (), /, **form: Any) -> ActionResult:
        """Does an action and checks that its dice are shown."""
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
                    assert set(preview.outcomes) <= set(system_texts(SYSTEM.name)["words"])
        return self.done

    def do(self, who: str, action: str, faces: Iterable[int] = (), /, **form: Any) -> Game:
        """Like `act`, but returns the game."""
        self.act(who, action, faces, **form)
        return self

    def form(self, offer: Offer) -> dict[str, Any]:
        """Like `playing`, but remembers valid schemas."""
        action = SYSTEM.action(offer.action)
        assert action is not None, offer.action
        form: dict[str, Any] = json.loads(json.dumps(form_of(action, offer.narrow)))
        check_schema(json.dumps(form))
        return form

    # -- looking ------------------------------------------------------------------------------

    def offered(self, action: str, who: str = GM) -> list[Offer]:
        """Returns the offers of an action in the view of the GM, or of the others."""
        made = SYSTEM.offers(self.slice, who == GM, self.cast)
        return [offer for offer in made if offer.action == action]

    def offer(self, action: str, who: str = GM) -> Offer:
        """Returns the only offer of an action."""
        (offer,) = self.offered(action, who)
        return offer

    def codes(self, group: str = "handler") -> list[str]:
        """Returns the codes of the last lines that a group reads."""
        return [line.code for line in self.done.lines if line.to in ("all", group)]

    def line(self, code: str) -> LogLine:
        """Returns one of the last lines."""
        return next(line for line in self.done.lines if line.code == code)

    def attempt(self, person: str = "ann") -> dict[str, Any]:
        """Returns a character's attempt as it is stored."""
        attempts = self.slice["attempts"].values()
        found: dict[str, Any] = next(a for a in attempts if a["person"] == person)
        return found

    def seen(self, person: str = "ann", handler: bool = False) -> dict[str, Any]:
        """Returns a character's attempt as it is shown."""
        attempts = self.shown(handler).data["attempts"]
        found: dict[str, Any] = next(a for a in attempts if a["person"] == person)
        return found

    @property
    def result(self) -> dict[str, Any]:
        """Returns how the last attempt ended."""
        assert self.slice["attempts"] == {}
        last: dict[str, Any] = self.slice["results"][-1]
        return last

    def sheet(self, person: str = "ann") -> dict[str, Any]:
        """Returns a character's sheet as it is stored."""
        found: dict[str, Any] = self.slice["people"][person]
        return found

    # -- shorthands ---------------------------------------------------------------------------

    def can(self, person: str, level: str = "journeyman", value: int = 3) -> Game:
        """Adds a character with Marksmanship and one value for Finesse and Acuity."""
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
        """Does an action on a character's attempt."""
        return self.do(who, name, attempt=self.attempt(of)["id"], **form)


@cache
def check_schema(form: str) -> None:
    """The form is a valid JSON Schema."""
    meta.validate(json.loads(form))


def shot(*faces: int, threshold: int = 6, contested: Sequence[str] = (), **form: Any) -> Game:
    """Ann's shot with these faces, framed and rolled; at most 5 dice of a Journeyman."""
    game = Game().can("ann", value=5).announce(contested=list(contested))
    return game.frame(threshold=threshold, **form).roll(*faces)
