"""Texts of the templates come from the catalogue: no template may have its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from jinja2 import Environment, nodes
from markupsafe import Markup, escape

from app import messages, paths
from app.web.guides import ADDRESSES, SHELVES
from app.web.template_texts import rich, t
from tests.js.page_literals import NAMES, html_texts

TEMPLATES = sorted(paths.TEMPLATES.glob("*.html"))
CATALOGUE = sorted((paths.STATIC / "messages" / "en" / "html").glob("*.ftl"))
#: The pattern of strings in expressions that look like texts.
READABLE = re.compile(r"[A-Z][a-z]|[a-z]{2} [a-z]")


def literal_texts(source: str) -> list[str]:
    """Returns the texts for people in a template: between tags, in attributes, and in
    expressions."""
    markup = re.sub(r"\{[{%#].*?[}%#]\}", "", source, flags=re.S)
    found = [text for text in html_texts(markup) if not NAMES.issuperset(re.findall(r"\w+", text))]
    strings = Environment(autoescape=True).parse(source).find_all(nodes.Const)
    return found + [
        const.value
        for const in strings
        if isinstance(const.value, str)
        and not const.value.startswith("<")
        and READABLE.search(const.value)
    ]


def calls(source: str) -> list[tuple[str, set[str], bool]]:
    """Returns the calls of `t` and `rich` in a template: id, names of parameters, whether it is
    `t`."""
    found = []
    for call in Environment(autoescape=True).parse(source).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name in ("t", "rich"):
            given = {keyword.key for keyword in call.kwargs}
            chosen = [call.args[0], *call.args[0].find_all(nodes.Const)]
            ids = {each.value for each in chosen if isinstance(each, nodes.Const)}
            found += [(str(id), given, call.node.name == "t") for id in ids]
    return found


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_no_template_holds_texts(path: Path) -> None:
    assert literal_texts(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ("<p>Nobody is here</p>", ["Nobody is here"]),
        ("<title>Rules · Hexframe</title>", ["Rules · Hexframe"]),
        ("{% block title %}{{ name }} · Hexframe{% endblock %}", []),
        ('<nav aria-label="Contents">{{ t("x") }}</nav>', ["Contents"]),
        ('<p>{{ detail or "Nothing more is known" }}</p>', ["Nothing more is known"]),
        ('{{ form("Watch" if role == "spectator" else t("html-x")) }}', ["Watch"]),
        ('<input name="columns" type="number"{% if a %} autofocus{% endif %}>', []),
        ("{{ rich('html-x', a='<a href=\"/x\" class=\"button strong\">'|safe) }}", []),
    ],
)
def test_texts_in_templates_are_found(source: str, texts: list[str]) -> None:
    assert literal_texts(source) == texts


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_every_text_of_a_template_gets_its_parameters(path: Path) -> None:
    for id, given, plain in calls(path.read_text("utf-8")):
        message = messages.catalogue().messages[id]
        tags = set(re.findall(r"<(\w+)>", message.source))
        assert message.variables <= given, id
        assert not (plain and tags), f"{id} has elements: use rich"
        assert tags <= given | {"b", "code"}, id


def test_every_text_of_the_templates_is_used() -> None:
    used = {id for path in TEMPLATES for id, _, _ in calls(path.read_text("utf-8"))}
    used |= {f"html-guides-about-{name}" for name in ADDRESSES}
    used |= {f"html-guides-shelf-{shelf}" for shelf in SHELVES}
    for path in (paths.TEMPLATES.parent / "app" / "web").glob("*.py"):
        used |= set(re.findall(r'"(html-[\w-]+)"', path.read_text("utf-8")))
    ids = []
    for path in CATALOGUE:
        entries = FluentResource(path.read_text("utf-8")).body
        assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
        ids += [(path.stem, entry.id.name) for entry in entries if isinstance(entry, ast.Message)]
    assert [id for stem, id in ids if not id.startswith(f"html-{stem}-")] == []
    assert sorted(id for _, id in ids) == sorted(used)


def test_names_are_escaped_and_elements_are_not() -> None:
    name = "<guide>x</guide> & hit"
    assert t("html-join-title", table=name) == f"Join {name}"
    link = Markup('<a href="/guide/pilot">')
    shown = rich("html-join-new-here", guide=link)
    assert shown == (
        """New here? <a href="/guide/pilot">The pilot's guide</a> says how the table works."""
    )
    assert rich("html-join-continue", name=name) == f"Continue as {escape(name)}"
    with pytest.raises(KeyError):
        t("html-join-title")
    with pytest.raises(KeyError):
        t("html-never-written")
