"""Questions: they run on what the asker knows and change nothing.

Importing the modules of this package fills the registry in `asking`.
"""

from __future__ import annotations

from app.engine.queries import chances, characters, looking, missions, moving, notation
from app.engine.queries.asking import ask, names

__all__ = ["ask", "chances", "characters", "looking", "missions", "moving", "names", "notation"]
