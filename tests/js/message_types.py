"""Types of the page's texts: their ids and parameters, for `t` in static/js/text/t.js."""

from __future__ import annotations

from pathlib import Path

from app.messages import Catalogue
from tests.js.client_tools import CACHE, ROOT

PAGE = ROOT / "static" / "messages" / "en" / "page"


def write_types() -> Path:
    """Writes the types where tsconfig.json looks for them. Returns the file."""
    page = Catalogue([path.read_text("utf-8") for path in sorted(PAGE.glob("*.ftl"))])
    value = "string | number | null | undefined"
    lines = [
        f'  "{name}": {{{"; ".join(f"{each}: {value}" for each in sorted(message.variables))}}};'
        for name, message in sorted(page.messages.items())
    ]
    file = CACHE / "page-texts.d.ts"
    file.write_text("export interface PageTexts {\n" + "\n".join(lines) + "\n}\n", "utf-8")
    return file
