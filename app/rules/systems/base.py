"""Dice systems: a pure reducer over its own slice of the state, with forms for its actions.

A system is a value of `System`, listed in `app.rules.systems`. Its slice is JSON-ready data that
the table stores and undoes. An action takes an `ActionRequest` and returns an `ActionResult`. What
can be done now is *offered* as forms in JSON Schema; the page draws them, so a system needs no code
there. A resolution of several steps is a slice that holds what is pending, and a pending offer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec

from app.rules.dice.chance import Chance
from app.rules.dice.odds import Odds
from app.rules.json_types import Doc
from app.rules.line_types import LineType

#: JSON-ready; never changed in place, an action makes a new one.
Slice = Mapping[str, Any]

#: Who may read a line: everybody, the Handler alone, or everybody but the Handler.
Readers = Literal["all", "handler", "others"]

#: Offered to the Handler, or to whichever pilot likes; a seat's id offers to that seat alone.
HANDLER: Final = "handler"
PILOTS: Final = "pilots"


class ActionRefused(Exception):
    """An action that is not allowed: the code of its text and its params."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True)
class Player:
    """A character of the table, or a pilot without one.

    `seat`: the seat that plays it; None for a character of the Handler (an NPC, or one whose pilot
    has left).
    """

    id: str
    name: str
    seat: str | None

    @property
    def who(self) -> str:
        """The addressee of an offer to this player (`Offer.who`)."""
        return self.seat or HANDLER

    @property
    def ref(self) -> dict[str, str]:
        """The player as a param of a text."""
        return {"player": self.id, "name": self.name}


#: The table's players by id.
Players = Mapping[str, Player]


@dataclass(frozen=True, slots=True)
class Actor:
    """The sender of an action. The Handler may act for everybody."""

    seat: str | None
    handler: bool


@dataclass(frozen=True, slots=True)
class ActionRequest:
    """Input of an action: slice, actor, players, the filled-in form, dice and fresh ids."""

    slice: Slice
    actor: Actor
    cast: Players
    form: Any
    chance: Chance
    ids: Callable[[], str]

    def player(self, player_id: str) -> Player:
        """Returns a player whom the actor may act for. Raises ActionRefused "no-such-player" or
        "not-your-character"."""
        player = self.cast.get(player_id)
        if player is None:
            raise ActionRefused("no-such-player", player=player_id)
        if not self.actor.handler and player.seat != self.actor.seat:
            raise ActionRefused("not-your-character", player=player.ref)
        return player


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line for the log: its code, its params, and the data behind it.

    A line about dice has `data["dice"]`: one entry per die in the order rolled, each
    `{"sides", "faces": [...]}` with every natural face; the engine adds the proof.
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
    data: Mapping[str, Any] | None = None
    to: Readers = "all"


@dataclass(frozen=True, slots=True)
class ActionResult:
    """Result of an action: the next slice and lines of the log.

    The same slice without a line is refused as "nothing-changes".
    """

    slice: Slice
    lines: Sequence[LogLine] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a system; its form is the JSON Schema of `shape`.

    `by`: "handler" alone, or "player" (pilots and Handler). Titles and descriptions of the fields
    come from `msgspec.Meta`.
    """

    name: str
    by: Literal["handler", "player"]
    shape: type[msgspec.Struct]
    do: Callable[[ActionRequest], ActionResult]


@dataclass(frozen=True, slots=True)
class Preview:
    """Exact odds of a choice: the part of the form it is about, and name -> Odds."""

    when: Annotated[Mapping[str, Any], Doc("the fields of the form for which it is")]
    outcomes: Annotated[Mapping[str, Odds], Doc("the odds of each outcome, by its name")]


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that somebody can take now: the code of its text with params, and the form to fill
    in.

    `narrow` replaces parts of the form's properties, for example `{"die": {"enum": [...]}}` or
    `choice(...)`; a property narrowed to `{"const": x}` is not asked. Where a form cannot say what
    fits together, make two offers of one action. `pending`: the table waits for this step.
    """

    action: str
    who: str
    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
    narrow: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    previews: Sequence[Preview] = ()
    pending: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the panel about the current state: the code of its text with params."""

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SystemView:
    """What a group sees of a slice: facts for the generic panel, data for a custom one."""

    facts: Sequence[Fact] = ()
    data: Mapping[str, Any] = field(default_factory=dict)


def _nothing_shown(_slice: Slice, _handler: bool, _cast: Players) -> SystemView:
    return SystemView()


def _nothing_offered(_slice: Slice, _handler: bool, _cast: Players) -> Sequence[Offer]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class System:
    """A dice system.

    `form` is the JSON Schema of a roll, `odds(roll)` its exact odds, ValueError for a roll that
    does not fit. `show` and `offers` say what a viewer sees (`handler`: knows everything) and what
    can be done; nothing secret may leave them for others. `texts` are the Fluent messages of a
    system that brings its own; those of the program are in static/messages (see `app.messages`).
    `lines` and `refusals` say what log lines and refusals contain, by code; without them they may
    contain anything.
    """

    name: str
    title: str
    source: str
    form: Mapping[str, Any]
    odds: Callable[[Mapping[str, Any]], dict[str, Any]]
    start: Slice = field(default_factory=dict)
    actions: Sequence[Action] = ()
    show: Callable[[Slice, bool, Players], SystemView] = _nothing_shown
    offers: Callable[[Slice, bool, Players], Sequence[Offer]] = _nothing_offered
    texts: str = ""
    lines: Mapping[str, LineType] = field(default_factory=dict)
    refusals: Mapping[str, LineType] = field(default_factory=dict)

    def action(self, name: str) -> Action | None:
        """The action of that name."""
        return next((action for action in self.actions if action.name == name), None)


def choice(options: Iterable[tuple[Any, str]]) -> dict[str, Any]:
    """Narrows a property to some values, each with the title that people choose it by.

    A value may be any JSON: a pair of dice is one choice of lists of two.
    """
    return {"oneOf": [{"const": value, "title": title} for value, title in options]}


@cache
def schema_of(shape: type[msgspec.Struct]) -> Mapping[str, Any]:
    """The JSON Schema of a form, without references: `{"type": "object", "properties", ...}`."""
    (schema,), parts = msgspec.json.schema_components([shape], ref_template="{name}")
    opened: dict[str, Any] = _opened(schema, parts)
    return opened


def _opened(schema: Any, parts: Mapping[str, Any]) -> Any:
    if isinstance(schema, list):
        return [_opened(each, parts) for each in schema]
    if not isinstance(schema, dict):
        return schema
    whole = {**parts[schema["$ref"]], **schema} if "$ref" in schema else schema
    return {key: _opened(value, parts) for key, value in whole.items() if key != "$ref"}


def form_of(action: Action, narrow: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The action's form with some of its properties narrowed."""
    schema = schema_of(action.shape)
    properties = {
        name: {**about, **narrow.get(name, {})} for name, about in schema["properties"].items()
    }
    return {**schema, "properties": properties}
