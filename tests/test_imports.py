"""Test modules import helpers from helper modules, never from another test module."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
MODULES = {path.stem for path in TESTS.rglob("test_*.py")}


def imported_test_modules(source: str) -> list[str]:
    """Returns the test modules that this source imports, by their dotted names."""
    names = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [f"{node.module or ''}.{alias.name}" for alias in node.names]
            names.append(node.module or "")
    return sorted({name for name in names if MODULES & set(name.split("."))})


def test_no_module_imports_from_a_test_module() -> None:
    found = {
        str(path.relative_to(TESTS)): names
        for path in sorted(TESTS.rglob("*.py"))
        if (names := imported_test_modules(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        "from tests.test_settings import X",
        "from tests.web import test_rest",
        "import tests.web.test_rest as other",
        "def inside():\n    from .test_rest import BOARD",
    ],
)
def test_every_form_of_import_is_found(source: str) -> None:
    assert imported_test_modules(source)
