"""A dice system in play, for tests that check each line, offer and view closely."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest
from jsonschema_rs import meta

from app.rules.dice.chance import FixedChance
from app.rules.systems import SYSTEMS
from app.rules.systems.base import (
    ActionRefused,
    ActionRequest,
    ActionResult,
    LogLine,
    Offer,
    Player,
    form_of,
)
from tests.rules.systems.playing import Game, check_text

#: Ann and Bob have seats; the guard is the Handler's.
CAST = {
    "a": Player("a", "Ann", "ann"),
    "b": Player("b", "Bob", "bob"),
    "g": Player("g", "Guard", None),
}


@cache
def check_schema(form: str) -> None:
    """The form is a valid JSON Schema. Results are remembered, because forms recur."""
    meta.validate(json.loads(form))


class ObservedGame(Game):
    """The slice of one system and its players. `lines` are the lines of the last action.

    Every offer goes to the Handler or to a seat. For offers to `PILOTS` use `playing.Game`.
    """

    def __init__(self, name: str, players: Mapping[str, Player] = CAST) -> None:
        super().__init__(SYSTEMS[name], players)
        self.lines: list[LogLine] = []
        self.chance = FixedChance(())
        self.check()

    def turn(
        self, who: str, action: str, form: Mapping[str, Any], faces: Iterable[int]
    ) -> ActionRequest:
        made = super().turn(who, action, form, faces)
        self.chance = made.chance  # type: ignore[assignment]
        return made

    def act(self, who: str, action: str, faces: Iterable[int] = (), /, **form: Any) -> ActionResult:
        """Does an action. Every face is shown once to each reader."""
        rolled = list(faces)
        done = super().act(who, action, rolled, **form)
        with pytest.raises(ValueError, match="no face is left"):
            self.chance.die(100)
        self.lines = list(done.lines)
        for readers in ("handler", "others"):
            assert self.faces(readers) == rolled
        self.check()
        return done

    def refused(self, who: str, action: str, /, **form: Any) -> ActionRefused:
        """An action that is refused before any die. Returns its params."""
        found = self.system.action(action)
        assert found is not None, action
        with pytest.raises(ActionRefused) as caught:
            found.do(self.turn(who, action, form, ()))
        check_text(self.system, "refusals", caught.value.code, caught.value.params)
        return caught.value

    @property
    def last(self) -> dict[str, Any]:
        """Returns code and params of the last line."""
        return {"code": self.lines[-1].code, **self.lines[-1].params}

    def faces(self, readers: str) -> list[int]:
        """Returns the faces that a reader sees."""
        return [
            face
            for line in self.lines
            if line.data is not None and line.to in ("all", readers)
            for die in line.data.get("dice", [])
            for face in die["faces"]
        ]

    def check(self) -> None:
        """Everything shown and offered to the Handler and to others has its texts."""
        for handler in (True, False):
            self.shown(handler)
            for offer in self.offered(handler=handler):
                self._check_offer(offer)

    def _check_offer(self, offer: Offer) -> None:
        check_text(self.system, "offers", offer.code, offer.params)
        action = self.system.action(offer.action)
        assert action is not None
        assert action.by == "player" or offer.who == "handler"
        assert offer.who == "handler" or offer.who in {p.seat for p in self.cast.values()}
        assert set(offer.narrow) <= set(action.shape.__struct_fields__)
        check_schema(json.dumps(form_of(action, offer.narrow)))
        for preview in offer.previews:
            assert set(preview.when) <= set(action.shape.__struct_fields__)
            assert abs(sum(each["p"] for each in preview.outcomes.values()) - 1) < 1e-12

    def offered(self, action: str = "", *, handler: bool = False) -> list[Offer]:
        """Returns the offers in a view, of one action or of all."""
        found = self.system.offers(self.slice, handler, self.cast)
        return [offer for offer in found if action in ("", offer.action)]

    def data(self, *, handler: bool = False) -> Mapping[str, Any]:
        """Returns the data for a custom panel."""
        return self.shown(handler).data
