"""A dice system in play, for tests that look closely at what was told, offered and shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

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

#: Ann and Bob are played from their seats; the guard is the Handler's.
CAST = {
    "a": Player("a", "Ann", "ann"),
    "b": Player("b", "Bob", "bob"),
    "g": Player("g", "Guard", None),
}


@cache
def check_schema(form: str) -> None:
    """A form is JSON Schema; most are offered again and again."""
    Draft202012Validator.check_schema(json.loads(form))


class Desk(Game):
    """The slice of one system and people who act on it; `lines` is what the last action told."""

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
        """An action that is done; every face was rolled, and told once to each who reads."""
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
        """An action that is refused before any die, with its params."""
        found = self.system.action(action)
        assert found is not None, action
        with pytest.raises(ActionRefused) as caught:
            found.do(self.turn(who, action, form, ()))
        check_text(self.system, "refusals", caught.value.code, caught.value.params)
        return caught.value

    @property
    def last(self) -> dict[str, Any]:
        """Code and params of the last line."""
        return {"code": self.lines[-1].code, **self.lines[-1].params}

    def faces(self, readers: str) -> list[int]:
        """The faces that a reader was told of."""
        return [
            face
            for line in self.lines
            if line.data is not None and line.to in ("all", readers)
            for die in line.data.get("dice", [])
            for face in die["faces"]
        ]

    def check(self) -> None:
        """Whatever is shown and offered, to the Handler and to others, has its texts."""
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
        """What is offered in a view, of one action or of all."""
        found = self.system.offers(self.slice, handler, self.cast)
        return [offer for offer in found if action in ("", offer.action)]

    def data(self, *, handler: bool = False) -> Mapping[str, Any]:
        """What a hand-made panel is given."""
        return self.shown(handler).data
