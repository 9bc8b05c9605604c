"""Types of log lines and refusals: which parameters and which data each code has.

They are declared from a vocabulary, so that a parameter means the same in all of them. The
published schemas are derived from the declarations.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypedDict

from app.rules.json_types import Doc


class ProofDocument(TypedDict):
    """Where dice come from, so that everybody can check them."""

    chapter: Annotated[int, Doc("the chapter of chance")]
    stream: Annotated[Literal["public", "secret"], Doc("the stream of dice")]
    counter: Annotated[int, Doc("the number of the first die in the stream")]
    command: Annotated[str, Doc("id of the command")]
    mix: NotRequired[Annotated[str, Doc("the mix of the players' texts, SHA-256")]]


class LineDie(TypedDict):
    """A die that was rolled."""

    sides: int
    faces: NotRequired[
        Annotated[list[int], Doc("all natural faces, in the order rolled; absent in old lines")]
    ]


class Named(TypedDict):
    """Something by its name."""

    name: str


class NamedPlayer(Named):
    """A character of a dice system, or a pilot without one, by its id and name."""

    player: Annotated[str, Doc("id of the character or seat")]


@dataclass(frozen=True, slots=True)
class LineType:
    """What a line or a refusal of one code has.

    `params`: the types of its parameters by name; `optional`: those that can be absent. `data`: the
    type of its data; None: it has none.
    """

    params: Mapping[str, Any]
    optional: frozenset[str]
    data: Any


class Vocabulary:
    """The types of parameters by name."""

    def __init__(self, types: Mapping[str, Any]) -> None:
        self.types = types
        #: The names of which lines and refusals are made.
        self.used: set[str] = set()

    def line(self, params: str = "", data: Any = None) -> LineType:
        """Declares a line or a refusal with parameters of these names, separated by spaces.

        `name?` can be absent. `name:type` has the type of another name of the vocabulary.
        """
        types, optional = {}, set()
        for each in params.split():
            name, _, kind = each.rstrip("?").partition(":")
            self.used.add(kind or name)
            types[name] = self.types[kind or name]
            if each.endswith("?"):
                optional.add(name)
        return LineType(types, frozenset(optional), data)
