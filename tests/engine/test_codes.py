"""Every code that can leave the engine is listed, and everything listed has a text."""

from __future__ import annotations

import json
import re
from pathlib import Path

from app import rules
from app.engine import codes
from app.engine.events.events import EVENTS
from app.engine.events.folds import FOLDS
from app.engine.visibility.groups import GROUPS
from app.paths import STATIC

ENGINE = Path(codes.__file__).parent
RULES = Path(rules.__file__).parent
CATALOGUE = json.loads((STATIC / "messages" / "en.json").read_text("utf-8"))


def found(pattern: str, *folders: Path) -> set[str]:
    sources = [path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py")]
    return {code for source in sources for code in re.findall(pattern, source)}


def test_every_refusal_is_listed() -> None:
    raised = found(r'\b(?:Refusal|Refused|Blocked)\(\s*"([a-z-]+)"', ENGINE, RULES)
    assert raised
    assert raised <= codes.REFUSALS


def test_every_refusal_has_a_text() -> None:
    assert set(CATALOGUE["refusals"]) >= codes.REFUSALS


def test_every_line_of_the_log_has_a_text() -> None:
    assert set(CATALOGUE["log"]) == codes.LOG


def test_every_event_that_undo_can_name_has_a_word() -> None:
    worldly = {
        name for name in EVENTS if name.split(".")[0] not in ("table", "seat", "dice", "said")
    }
    missing = worldly - set(CATALOGUE["words"]) - {"reverted"}
    assert missing == set()


def test_every_event_folds() -> None:
    assert {shape for _, shape in EVENTS.values()} == set(FOLDS)


def test_templates_are_well_formed() -> None:
    slot = r"\{[a-z_]+(\|[^|{}]*\|[^|{}]*)?\}"
    for texts in (CATALOGUE["refusals"], CATALOGUE["log"]):
        for code, text in texts.items():
            assert "{" not in re.sub(slot, "", text), code
    assert len(GROUPS) == 3
