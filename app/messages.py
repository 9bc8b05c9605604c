"""Texts for people: a code and its parameters become text of the catalogue in static/messages.

The catalogue is written in Fluent (projectfluent.org). The page reads the same files
(static/js/text/messages.js), except those of the folder `html`, which has the texts of the
templates.

The id of a message is its kind and its code, with `--` for each dot: the line "unit.moved" of the
log is `line-unit--moved`, the word "hit" of the dice system "q-star" is `word-q-star--hit`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from app import paths
from app.rules.geometry.hexes import Hex, Orientation, label
from app.rules.systems import SYSTEMS

#: kind of a text -> how the ids of its messages begin
KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "refusals": "refusal",
        "log": "line",
        "words": "word",
        "verify": "verify",
        "offers": "offer",
        "facts": "fact",
    }
)
#: Parameters written by people: shown unchanged, never looked up in the catalogue.
VERBATIM_PARAMS: Final = frozenset({"text", "label", "name", "reason", "notation"})
LANGUAGE: Final = "en"


class _Text(str, FluentType):
    """A string of any length; the library refuses plain ones of more than 2,500 characters."""

    __slots__ = ()

    def format(self, _locale: Any) -> str:  # type: ignore[override]
        return self


class _Int(FluentInt):
    def format(self, _locale: Any) -> str:
        return shown_number(int(self))


class _Float(FluentFloat):
    def format(self, _locale: Any) -> str:
        return shown_number(float(self))


class _Variables(Visitor):
    """Collects the names of the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@dataclass(frozen=True, slots=True)
class _Message:
    """A message of the catalogue: its pattern as it is written, and the variables in it."""

    source: str
    variables: frozenset[str]


class Catalogue:
    """The messages of one language."""

    def __init__(self, sources: Sequence[str]) -> None:
        self.bundle = FluentBundle([LANGUAGE], use_isolating=False)
        self.messages: dict[str, _Message] = {}
        for source in sources:
            resource = FluentResource(source)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if not isinstance(entry, ast.Message) or entry.value is None:
                    continue
                found = _Variables()
                found.visit(entry.value)
                span = cast(ast.Span, entry.value.span)
                self.messages[entry.id.name] = _Message(
                    source[span.start : span.end], frozenset(found.names)
                )

    def format(self, message: str, args: Mapping[str, str | FluentType]) -> str:
        """Render a message; KeyError when there is none of this id."""
        pattern = self.bundle.get_message(message).value
        # `format_pattern` would replace our types of numbers by its own
        environment = ResolverEnvironment(
            context=self.bundle, current=CurrentEnvironment(args=dict(args)), errors=[]
        )
        return str(cast(Any, pattern)(environment))


@cache
def _files(folder: str) -> tuple[str, ...]:
    found = sorted((paths.STATIC / "messages" / LANGUAGE / folder).glob("*.ftl"))
    return tuple(path.read_text(encoding="utf-8") for path in found)


def _own_texts() -> tuple[str, ...]:
    """The texts that dice systems bring themselves."""
    return tuple(system.texts for system in SYSTEMS.values() if system.texts)


def catalogue_source() -> str:
    """The whole catalogue as one Fluent resource, for the page."""
    return "\n".join((*_files("codes"), *_files("page"), *_own_texts()))


def catalogue() -> Catalogue:
    """The texts of codes and of the server's HTML pages, those of its dice systems among them."""
    return _catalogue(_own_texts())


@lru_cache(maxsize=4)
def _catalogue(own: tuple[str, ...]) -> Catalogue:
    return Catalogue((*_files("codes"), *_files("html"), *own))


def message_id(kind: str, code: str) -> str | None:
    """The id of the message of a code; None for what cannot be a code."""
    return None if "--" in code else f"{KINDS[kind]}-{code.replace('.', '--')}"


def has_text(kind: str, code: str) -> bool:
    """Whether the catalogue has a text for a code."""
    return message_id(kind, code) in catalogue().messages


def codes(kind: str) -> set[str]:
    """Every code of a kind that has a text; those of dice systems as "<system>.<code>"."""
    start = f"{KINDS[kind]}-"
    found = (name.removeprefix(start) for name in catalogue().messages if name.startswith(start))
    return {code.replace("--", ".") for code in found}


def patterns(kind: str) -> dict[str, str]:
    """Returns the Fluent pattern of every code of a kind, sorted by code."""
    messages = catalogue().messages
    return {code: messages[message_id(kind, code) or ""].source for code in sorted(codes(kind))}


def system_texts(system: str) -> dict[str, dict[str, str]]:
    """The texts of a dice system: kind -> code without the system -> Fluent pattern."""
    found: dict[str, dict[str, str]] = {kind: {} for kind in KINDS if kind != "verify"}
    for kind, texts in found.items():
        start = f"{KINDS[kind]}-{system}--"
        for name, message in catalogue().messages.items():
            if name.startswith(start):
                texts[name.removeprefix(start)] = message.source
    return found


def variables(kind: str, code: str) -> frozenset[str]:
    """The parameters in the text of a code; none when it has no text."""
    message = catalogue().messages.get(message_id(kind, code) or "")
    return frozenset() if message is None else message.variables


def render(
    kind: str, code: str, params: Mapping[str, Any], orientation: Orientation = "flat"
) -> str:
    """The text of a code; a code without a text is shown as words.

    A parameter that is absent leaves nothing behind. Words of the dice system of "<system>.<code>"
    go before those of the game.
    """
    texts, found = catalogue(), message_id(kind, code) or ""
    message = texts.messages.get(found)
    if message is None:
        return re.sub(r"[-_.]", " ", code).capitalize()
    system = code.partition(".")[0]
    namer = _Namer(system if system in SYSTEMS else "", orientation)
    args = {name: namer.argument(name, params.get(name)) for name in message.variables}
    return texts.format(found, args)


def text(code: str, params: Mapping[str, Any] | None = None) -> str:
    """The text of a refusal, which begins with a capital."""
    filled = render("refusals", code, params or {})
    return filled[:1].upper() + filled[1:]


def html_text(message: str, params: Mapping[str, str]) -> str:
    """Returns a text of an HTML page. Raises KeyError for an unknown id or a missing parameter."""
    names = catalogue().messages[message].variables
    return catalogue().format(message, {name: _Text(params[name]) for name in names})


def word(key: str) -> str:
    """A word of the game, else the key itself; a text with parameters is no word."""
    is_word = has_text("words", key) and not variables("words", key)
    return render("words", key, {}) if is_word else key


def shown_number(value: Any) -> str:
    """Writes a number with a minus sign instead of a hyphen; returns anything else unchanged."""
    return f"−{-value}" if isinstance(value, int | float) and value < 0 else str(value)


@dataclass(frozen=True, slots=True)
class _Namer:
    """How parameters are shown: words of the game and of a dice system, units and hexes by name."""

    system: str
    orientation: Orientation

    def argument(self, name: str, value: Any) -> str | FluentType:
        """A parameter as Fluent takes it: numbers stay numbers, anything else becomes text."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return str(value) if name in VERBATIM_PARAMS else str(value).lower()
        if name not in VERBATIM_PARAMS:
            if isinstance(value, int):
                return _Int(value)
            if isinstance(value, float):
                return _Float(value)
        return _Text(value if name in VERBATIM_PARAMS else self.shown(value))

    def shown(self, value: Any) -> str:
        """A value as text."""
        if isinstance(value, str):
            return self.word(value)
        if isinstance(value, list | tuple):
            return ", ".join(self.shown(item) for item in value)
        if isinstance(value, Mapping):
            return self.name(value)
        if value is None or isinstance(value, bool):
            return "" if value is None else str(value).lower()
        return shown_number(value)

    def word(self, key: str) -> str:
        """A word of the dice system or the game, else the key itself."""
        own = f"{self.system}.{key}"
        said = word(own) if self.system else own
        return word(key) if said == own else said

    def name(self, thing: Mapping[str, Any]) -> str:
        """Returns the name of a unit, prop, hex or cell for people."""
        if isinstance(thing.get("name"), str) and thing["name"]:
            return str(thing["name"])
        if isinstance(thing.get("unit"), str):
            return str(thing["unit"])
        if isinstance(thing.get("q"), int) and isinstance(thing.get("r"), int):
            at = label(Hex(thing["q"], thing["r"]), self.orientation)
            level = thing.get("level")
            if not isinstance(level, int):
                return at
            return render("words", "cell.level", {"label": at, "level": level})
        return str(thing.get("prop") or thing.get("id") or "")
