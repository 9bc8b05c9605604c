"""Plays any dice system in tests, without a table.

`Game` has a slice and checks invariants after every action: slices are JSON, codes have texts,
texts get their params. `fits(schema)` draws values that a form's JSON Schema allows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator, meta

from app.messages import has_text, variables
from app.rules.dice.chance import FixedChance
from app.rules.systems.base import (
    HANDLER,
    PILOTS,
    ActionRefused,
    ActionRequest,
    ActionResult,
    Actor,
    Offer,
    Player,
    System,
    SystemView,
    form_of,
)

#: The actor "handler" runs the table; every other one is a pilot's seat.
ROLES = {HANDLER: Actor("h", True)}
_WORDS = ("Storm", "the long chase", "Ünder 3", " x ")


def cast(**players: str | None) -> dict[str, Player]:
    """Returns players by id: `cast(fox="a", npc=None)`. The values are seats; names are capitalised
    ids."""
    return {key: Player(key, key.capitalize(), seat) for key, seat in players.items()}


def check_text(system: System, kind: str, code: str, params: Mapping[str, Any]) -> None:
    """The code has a text, and the text's params are given and are JSON."""
    json.dumps(dict(params))
    whole = f"{system.name}.{code}"
    assert has_text(kind, whole), f"{kind}: {code} has no text"
    missing = variables(kind, whole) - set(params)
    assert not missing, f"{kind}: {code} says {missing}, params are {dict(params)}"


def codes_in(package: Path, pattern: str) -> set[str]:
    """Returns the codes in the sources of a system that match `pattern`."""
    files = package.rglob("*.py") if package.is_dir() else [package]
    return {code for path in files for code in re.findall(pattern, path.read_text("utf-8"))}


@lru_cache(maxsize=4096)
def check_schema(text: str) -> None:
    """The text is a valid JSON Schema. Each text is checked once."""
    meta.validate(json.loads(text))


class Game:
    """A system's slice in play; see `act` and `refuse`."""

    def __init__(self, system: System, players: Mapping[str, Player]) -> None:
        self.system = system
        self.cast = dict(players)
        self.slice: Any = system.start
        self.lines: list[str] = []
        self._ids = count(1)

    def turn(
        self, who: str, action: str, form: Mapping[str, Any], faces: Iterable[int]
    ) -> ActionRequest:
        """Returns what the engine would give the action. Raises msgspec.ValidationError for an
        invalid form."""
        found = self.system.action(action)
        assert found is not None, action
        return ActionRequest(
            slice=self.slice,
            actor=ROLES.get(who, Actor(who, False)),
            cast=self.cast,
            form=msgspec.convert(json.loads(json.dumps(dict(form))), found.shape),
            chance=FixedChance(faces),
            ids=lambda: f"i{next(self._ids)}",
        )

    def act(self, who: str, action: str, faces: Iterable[int] = (), /, **form: Any) -> ActionResult:
        """Does an action. `self.lines` are the codes of its lines."""
        found = self.system.action(action)
        assert found is not None
        assert found.by == "player" or who in ROLES, f"{action} is the Handler's"
        before = json.dumps(self.slice)
        done = found.do(self.turn(who, action, form, faces))
        assert json.dumps(self.slice) == before, "a slice was changed in place"
        self.slice = json.loads(json.dumps(done.slice))
        assert self.slice == done.slice, "a slice is what JSON gives back"
        for line in done.lines:
            check_text(self.system, "log", line.code, line.params)
            json.dumps(line.data)
        self.lines = [line.code for line in done.lines]
        return done

    def refuse(self, who: str, action: str, /, **form: Any) -> str:
        """An action that is refused before any die. Returns its code."""
        found = self.system.action(action)
        assert found is not None
        before = json.dumps(self.slice)
        try:
            found.do(self.turn(who, action, form, ()))
        except ActionRefused as refuse:
            check_text(self.system, "refusals", refuse.code, refuse.params)
            assert json.dumps(self.slice) == before
            return refuse.code
        raise AssertionError(f"{action} was done")

    def offers(self, who: str = HANDLER) -> Sequence[Offer]:
        """Returns the offers to the Handler or to one seat. Every code and form is checked."""
        made = self.system.offers(self.slice, who in ROLES, self.cast)
        for offer in made:
            check_text(self.system, "offers", offer.code, offer.params)
        seat = {HANDLER} if who in ROLES else {who, PILOTS}
        return [offer for offer in made if offer.who in seat]

    def every_offer(self) -> list[Offer]:
        """Returns all offers, as the Handler sees them."""
        made = list(self.system.offers(self.slice, True, self.cast))
        seats = {player.seat for player in self.cast.values()} | {HANDLER, PILOTS}
        for offer in made:
            check_text(self.system, "offers", offer.code, offer.params)
            assert offer.who in seats, offer
        return made

    def form(self, offer: Offer) -> dict[str, Any]:
        """Returns the form of an offer, as the view has it."""
        action = self.system.action(offer.action)
        assert action is not None, offer.action
        text = json.dumps(form_of(action, offer.narrow))
        check_schema(text)
        form: dict[str, Any] = json.loads(text)
        for preview in offer.previews:
            assert set(preview.when) <= set(form["properties"])
        return form

    def shown(self, handler: bool = False) -> SystemView:
        """Returns what is shown. Every fact is checked."""
        shown = self.system.show(self.slice, handler, self.cast)
        for fact in shown.facts:
            check_text(self.system, "facts", fact.code, fact.params)
        json.dumps(dict(shown.data))
        return shown

    @property
    def facts(self) -> list[str]:
        """Returns the codes of the facts that pilots see."""
        return [fact.code for fact in self.shown().facts]


def fits(schema: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    """Draws values that a form's schema allows. Every value is checked against it."""
    valid = Draft202012Validator(dict(schema)).is_valid
    return _drawn(schema).filter(valid)


def _drawn(schema: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    for many in ("oneOf", "anyOf"):
        if many in schema:
            rest = {key: value for key, value in schema.items() if key not in ("oneOf", "anyOf")}
            return st.one_of(*(_drawn({**rest, **each}) for each in schema[many]))
    drawn = _of_type(schema)
    if "examples" in schema and schema["examples"] and schema["type"] != "null":
        return st.one_of(st.sampled_from(schema["examples"]), drawn)
    return drawn


def _of_type(schema: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    match schema["type"]:
        case "null":
            return st.none()
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum", -3), schema.get("maximum", 30))
        case "string":
            least, most = schema.get("minLength", 0), schema.get("maxLength", 40)
            return st.sampled_from(_WORDS) | st.text("ab Ö{}", min_size=least, max_size=most)
        case "array":
            return st.lists(
                _drawn(schema["items"]),
                min_size=schema.get("minItems", 0),
                max_size=schema.get("maxItems", 5),
                unique=schema.get("uniqueItems", False),
            )
        case "object":
            return _object(schema)
    raise AssertionError(f"a form may not ask for {schema['type']}")


def _object(schema: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    parts = {key: _drawn(about) for key, about in schema["properties"].items()}
    asked = set(schema.get("required", ()))
    return st.fixed_dictionaries(
        {key: parts[key] for key in parts if key in asked},
        optional={key: parts[key] for key in parts if key not in asked},
    )
