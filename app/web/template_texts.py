"""Texts of the templates, from `static/messages/en/html`, as the functions `t` and `rich`."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

from app.messages import html_text

_TAG = re.compile(r"<(/?)(\w+)>")


def t(message: str, **params: str) -> str:
    """Returns a text without markup, which the template escapes: `t("html-join-title",
    table=name)`."""
    return html_text(message, params)


def rich(message: str, **params: str | Markup) -> Markup:
    """Returns a text with elements in it.

    A parameter that is markup is the opening tag of an element. With `guide=Markup('<a
    href="/x">')` the text "<guide>The guide</guide> says it" has a link. Other tags of the text,
    such as `<b>`, stay. Other parameters are escaped.
    """
    tags = {name: value for name, value in params.items() if isinstance(value, Markup)}
    text = html_text(message, {name: escape(v) for name, v in params.items() if name not in tags})

    def element(tag: re.Match[str]) -> str:
        if tag[2] not in tags:
            return tag[0]
        opening = tags[tag[2]]
        return f"</{opening[1:].split()[0].rstrip('>')}>" if tag[1] else opening

    return Markup(_TAG.sub(element, text))  # noqa: S704 - our own text, escaped parameters
