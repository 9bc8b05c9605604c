"""The guides: the Markdown files of docs/ that people need, and examples/README.md, as pages.

The files are those of the repository. Here links between them lead from page to page, pictures and
example programs come from this server, whose address the examples get; links to other files become
plain text.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from html import escape
from types import MappingProxyType
from typing import Final

from markdown_it.token import Token

from app import paths
from app.web.assets import File, load
from app.web.markdown import Heading, plain, reader, without_title
from app.web.template_texts import t

#: The guides (files of docs/) by audience. Their titles and descriptions are in the catalogue.
SHELVES: Final = MappingProxyType(
    {
        "table": ("pilot", "handler", "handler-tools", "hangar"),
        "rules": ("rules", "fair-dice", "systems", "simulate"),
        "server": (
            "quick-start",
            "client",
            "turn",
            "examples",
            "api",
            "map-formats",
            "operating",
            "settings",
            "how-it-works",
        ),
    }
)
#: Guide -> the address of its page. The rules have a page of their own.
ADDRESSES: Final = MappingProxyType(
    {
        name: "/rules" if name == "rules" else f"/guide/{name}"
        for guides in SHELVES.values()
        for name in guides
    }
)
#: The address of a server in the files, as `make run` prints it.
_HERE = re.compile(r"http://(?:127\.0\.0\.1|localhost):8000\b")
PICTURES: Final = "screenshots/"
EXAMPLES: Final = "examples"
_GUIDE = re.compile(r"(?:\.\./docs/)?([a-z-]+)\.md(#.*)?")
#: A file of an example, as examples/README.md links to it.
_PROGRAM = re.compile(r"(?:overlay/)?[a-z_]+\.(?:py|html|css|js)")


@dataclass(frozen=True, slots=True)
class Guide:
    """One guide as a page: title, HTML, headings for the contents list, pictures, and the files
    of examples that it links to."""

    title: str
    html: str
    headings: tuple[Heading, ...]
    pictures: frozenset[str]
    programs: frozenset[str]


def about(name: str) -> str:
    """Returns the description of a guide."""
    return t(f"html-guides-about-{name}")


@cache
def guide(name: str) -> Guide:
    """Returns the guide of this name. Raises KeyError for any other name."""
    ADDRESSES[name]
    source = paths.EXAMPLES / "README.md" if name == EXAMPLES else paths.GUIDES / f"{name}.md"
    return render(source.read_text(encoding="utf-8"))


def at_address(html: str, address: str) -> str:
    """Returns the HTML of a guide with the address of this server in place of the usual one."""
    return _HERE.sub(lambda _: escape(address), html)


@cache
def picture(name: str) -> File:
    """Returns a picture of a guide. Raises KeyError for any other name."""
    if not any(name in guide(each).pictures for each in ADDRESSES):
        raise KeyError(name)
    return load(paths.GUIDES / PICTURES / name)


@cache
def program(name: str) -> File:
    """Returns a file of an example as plain text. Raises KeyError for any other name."""
    if name not in guide(EXAMPLES).programs:
        raise KeyError(name)
    return File((paths.EXAMPLES / name).read_bytes(), "text/plain; charset=utf-8")


def render(source: str) -> Guide:
    """Renders the Markdown of one guide as a page."""
    markdown = reader()
    tokens = markdown.parse(without_title(source))
    headings: list[Heading] = []
    pictures: set[str] = set()
    programs: set[str] = set()
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
            token.children = _resolve_links(token.children or [], pictures, programs)
        elif token.type == "th_open":
            columns.append(plain(tokens[i + 1]))
        elif token.type == "tr_open":
            column = 0
        elif token.type == "td_open":
            # on narrow screens cells are stacked; tables of two columns need no labels
            if column > 0 and len(columns) > 2:
                token.attrSet("data-column", columns[column])
            column += 1
        # a wide table scrolls inside the page
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
        programs=frozenset(programs),
    )


def anchor_of(text: str, taken: Counter[str]) -> str:
    """Returns the anchor of a heading as on GitHub; repeated headings get a number."""
    anchor = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
    taken[anchor] += 1
    return anchor if taken[anchor] == 1 else f"{anchor}-{taken[anchor] - 1}"


def address_of(target: str) -> str | None:
    """Returns the address of a guide's link on this server; None when it is not served."""
    if target.startswith(("#", "https://", "http://")):
        return target
    if _PROGRAM.fullmatch(target):
        return f"{ADDRESSES[EXAMPLES]}/{target}"
    if target == "../examples/README.md":
        return ADDRESSES[EXAMPLES]
    found = _GUIDE.fullmatch(target)
    if found is None or found[1] not in ADDRESSES:
        return None
    return ADDRESSES[found[1]] + (found[2] or "")


def _anchor_link(anchor: str) -> list[Token]:
    """Returns the link to a heading that is shown behind it."""
    opened = Token("link_open", "a", 1)
    label = t("html-guides-link-to-this-part")
    opened.attrs = {"href": f"#{anchor}", "class": "guide-anchor", "aria-label": label}
    sign = Token("text", "", 0, content="#")
    return [opened, sign, Token("link_close", "a", -1)]


def _resolve_links(children: list[Token], pictures: set[str], programs: set[str]) -> list[Token]:
    """Rewrites links and pictures of a paragraph for this server, and collects what it serves."""
    kept: list[Token] = []
    leads = True
    for child in children:
        if child.type == "link_open":
            target = str(child.attrs["href"])
            if _PROGRAM.fullmatch(target):
                programs.add(target)
            address = address_of(target)
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
    """Returns a picture with its size, linked to the full-size file."""
    name = str(image.attrs["src"]).removeprefix(PICTURES)
    pictures.add(name)
    source = f"/guide/{PICTURES}{name}"
    with (paths.GUIDES / PICTURES / name).open("rb") as file:
        head = file.read(30)  # of an extended WebP: the size, less one, ends its first chunk
    width, height = (int.from_bytes(head[at : at + 3], "little") + 1 for at in (24, 27))
    image.attrs |= {"src": source, "width": width, "height": height, "loading": "lazy"}
    opened = Token("link_open", "a", 1)
    opened.attrs = {"href": source, "class": "guide-picture"}
    return [opened, image, Token("link_close", "a", -1)]
