"""The declarations of all refusals. The tests hold every refusal to them."""

from __future__ import annotations

from app.rules.line_types import LineType
from app.rules.systems import SYSTEMS
from app.web.schemas.refusal_types.game import GAME
from app.web.schemas.refusal_types.server import BUILD, SERVER
from app.web.schemas.refusal_types.terms import DATA, TERMS, RefusalData

_OWN = {
    code: TERMS.line(params, DATA.get(code, RefusalData))
    for code, params in {**GAME, **SERVER, **BUILD}.items()
}


def refusal_types() -> dict[str, LineType]:
    """Returns what a refusal of each code contains, those of dice systems as "<system>.<code>"."""
    found = dict(_OWN)
    for system in SYSTEMS.values():
        found |= {f"{system.name}.{code}": each for code, each in system.refusals.items()}
    return found
