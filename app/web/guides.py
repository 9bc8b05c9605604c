"""The guides: the Markdown files of docs/ that people need, as pages.

The files are the same that a repository's browser shows; here the links between them lead from page
to page, pictures come from this server, and what is not here (the code) is named without a link.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from markdown_it.token import Token

from app import paths
from app.web.assets import File, load
from app.web.markdown import Heading, plain, reader, without_title

#: What the list of guides shows, shelf by shelf: the name of each and what it is about.
SHELVES: Final = (
    ("At the table", (
        ("pilot", "Joining, reading the map, moving, fighting, rolling"),
        ("handler", "Preparing a mission, running it, having the last word"),
        ("hangar", "Building frames and bringing them to a table"),
    )),
    ("Rules and dice", (
        ("rules", "What the server does, rule by rule"),
        ("fair-dice", "How every die can be checked afterwards"),
        ("systems", "What a dice system is made of"),
        ("simulate", "Whether an encounter is a walk or a wall"),
    )),
    ("For who runs it or builds on it", (
        ("map-formats", "What files a map comes from and goes to"),
        ("api", "REST and the WebSocket, for programs"),
        ("operating", "Backups, upgrades, who gets in"),
        ("settings", "Every setting of the server"),
        ("how-it-works", "What one can rely on, and why"),
    )),
)  # fmt: skip
LEADS: Final = MappingProxyType(dict(guide for _, guides in SHELVES for guide in guides))
#: The rules have a page of their own kind.
ADDRESSES: Final = MappingProxyType(
    {name: "/rules" if name == "rules" else f"/guide/{name}" for name in LEADS}
)
PICTURES: Final = "screenshots/"
_GUIDE = re.compile(r"([a-z-]+)\.md(#.*)?")


@dataclass(frozen=True, slots=True)
class Guide:
    """One guide as a page: its title, its text as HTML, what its contents list, its pictures."""

    title: str
    html: str
    headings: tuple[Heading, ...]
    pictures: frozenset[str]


@cache
def guide(name: str) -> Guide:
    """One of LEADS; KeyError for any other name."""
    LEADS[name]
    return render((paths.GUIDES / f"{name}.md").read_text(encoding="utf-8"))


@cache
def picture(name: str) -> File:
    """A picture that some guide shows; KeyError for any other name."""
    if not any(name in guide(each).pictures for each in LEADS):
        raise KeyError(name)
    return load(paths.GUIDES / PICTURES / name)


def render(source: str) -> Guide:
    """The Markdown of one guide as a page."""
    markdown = reader()
    tokens = markdown.parse(without_title(source))
    headings: list[Heading] = []
    pictures: set[str] = set()
    taken: Counter[str] = Counter()
    columns: list[str] = []
    whole: list[Token] = []
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            words = tokens[i + 1]
            anchor = anchor_of(plain(words), taken)
            token.attrSet("id", anchor)
            headings.append(Heading(int(token.tag[1:]), plain(words), anchor))
            words.children = [*(words.children or []), *_anchor_link(anchor)]
        elif token.type == "inline":
            token.children = _resolve_links(token.children or [], pictures)
        elif token.type == "th_open":
            columns.append(plain(tokens[i + 1]))
        elif token.type == "tr_open":
            column = 0
        elif token.type == "td_open":
            # where cells stand below each other, two tell by themselves which is which
            if column > 0 and len(columns) > 2:
                token.attrSet("data-column", columns[column])
            column += 1
        # a wide table scrolls by itself, the page does not
        if token.type == "table_open":
            columns, column = [], 0
            opened = Token("wide_open", "div", 1, block=True)
            opened.attrSet("class", "guide-wide")
            whole.append(opened)
        whole.append(token)
        if token.type == "table_close":
            whole.append(Token("wide_close", "div", -1, block=True))
    title = re.match(r"# ([^\n]*)\n", source)
    return Guide(
        title=title[1] if title else "",
        html=markdown.renderer.render(whole, markdown.options, {}),
        headings=tuple(heading for heading in headings if heading.level in (2, 3)),
        pictures=frozenset(pictures),
    )


def anchor_of(text: str, taken: Counter[str]) -> str:
    """The anchor that a repository's browser gives a heading too, a repeated one with a number."""
    anchor = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
    taken[anchor] += 1
    return anchor if taken[anchor] == 1 else f"{anchor}-{taken[anchor] - 1}"


def address_of(target: str) -> str | None:
    """Where a link of a guide leads on this server; None for what is not here."""
    if target.startswith(("#", "https://", "http://")):
        return target
    found = _GUIDE.fullmatch(target)
    if found is None or found[1] not in ADDRESSES:
        return None
    return ADDRESSES[found[1]] + (found[2] or "")


def _anchor_link(anchor: str) -> list[Token]:
    """The sign behind a heading that links to it."""
    opened = Token("link_open", "a", 1)
    says = "Link to this part"
    opened.attrs = {"href": f"#{anchor}", "class": "guide-anchor", "aria-label": says}
    sign = Token("text", "", 0, content="#")
    return [opened, sign, Token("link_close", "a", -1)]


def _resolve_links(children: list[Token], pictures: set[str]) -> list[Token]:
    """The words of a paragraph, with links and pictures as this server has them."""
    kept: list[Token] = []
    leads = True
    for child in children:
        if child.type == "link_open":
            address = address_of(str(child.attrs["href"]))
            leads = address is not None
            if address is None:
                continue
            child.attrSet("href", address)
            if not address.startswith(("/", "#")):
                child.attrSet("rel", "noopener")
        elif child.type == "link_close" and not leads:
            leads = True
            continue
        elif child.type == "image":
            kept += _picture_tokens(child, pictures)
            continue
        kept.append(child)
    return kept


def _picture_tokens(image: Token, pictures: set[str]) -> list[Token]:
    """A picture, with its place kept while it loads, and a link to it at its full size."""
    name = str(image.attrs["src"]).removeprefix(PICTURES)
    pictures.add(name)
    source = f"/guide/{PICTURES}{name}"
    with (paths.GUIDES / PICTURES / name).open("rb") as file:
        head = file.read(24)  # of a PNG: eight bytes, then its first part with the size
    width, height = (int.from_bytes(head[at : at + 4]) for at in (16, 20))
    image.attrs |= {"src": source, "width": width, "height": height, "loading": "lazy"}
    opened = Token("link_open", "a", 1)
    opened.attrs = {"href": source, "class": "guide-picture"}
    return [opened, image, Token("link_close", "a", -1)]
