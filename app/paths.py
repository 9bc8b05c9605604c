"""Where the files live that are not Python: static files, templates, migrations, the guides and
the rules reference.

A wheel carries them below `app/_assets`; a checkout, an editable install and an unpacked sdist
have them beside the package.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CARRIED = _PACKAGE / "_assets"
_BASE = _CARRIED if _CARRIED.is_dir() else _PACKAGE.parent

STATIC = _BASE / "static"
TEMPLATES = _BASE / "templates"
ALEMBIC = _BASE / "alembic"
GUIDES = _BASE / "docs"
EXAMPLES = _BASE / "examples"
RULES = GUIDES / "rules.md"
