"""Every setting is documented with its true default, and can be set from outside."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from app.settings import PREFIX, Settings, unknown_variables, variables

DOCS = (Path(__file__).parent.parent / "docs" / "settings.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(HEXFRAME_[A-Z_]+)` \| (.+?) \| (.+) \|$", re.M)


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests are about defaults, so the caller's environment is cleared."""
    for name in variables():
        monkeypatch.delenv(name, raising=False)


def shown(value: object) -> str:
    """Returns a default as the docs write it."""
    if value == "":
        return "empty"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value}`"


def test_every_setting_is_documented_and_nothing_else() -> None:
    assert {name for name, _, _ in ROW.findall(DOCS)} == set(variables())


def test_documented_defaults_are_the_defaults() -> None:
    documented = {name: default for name, default, _ in ROW.findall(DOCS)}
    settings = Settings()
    for name in variables():
        value = getattr(settings, name.removeprefix(PREFIX).lower())
        value = value.get_secret_value() if hasattr(value, "get_secret_value") else value
        assert documented[name] == shown(value), name


def test_every_setting_says_what_it_is_for() -> None:
    assert all(variables().values())


def test_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXFRAME_PORT", "9001")
    monkeypatch.setenv("HEXFRAME_OPERATOR_KEY", "secret")
    monkeypatch.setenv("HEXFRAME_MAX_HEXES", "")
    settings = Settings()
    assert settings.port == 9001
    assert settings.max_hexes == 250_000
    assert "secret" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "70000"),
        ("PORT", "eight"),
        ("WORKERS", "0"),
        ("PUBLIC_URL", "table.example"),
        ("PUBLIC_URL", "https://table.example/below"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_invalid_values_are_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(PREFIX + name, value)
    with pytest.raises(ValidationError):
        Settings()


def test_mistyped_variable_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXFRAME_PROT", "8000")
    monkeypatch.setenv("HEXFRAME_TEST_REQUIRE_ALL", "1")
    assert unknown_variables() == ["HEXFRAME_PROT"]


def test_database_url(tmp_path: Path) -> None:
    assert Settings(data_dir=tmp_path).database == f"sqlite:///{tmp_path}/hexframe.db"
    url = Settings(database_url="postgresql://a:b@c/d").database
    assert url == "postgresql+psycopg://a:b@c/d"


def test_address() -> None:
    assert Settings().address() == "http://127.0.0.1:8000"
    assert Settings(host="192.168.1.5").address(81) == "http://192.168.1.5:81"
    assert Settings(host="::1").address() == "http://[::1]:8000"
    assert Settings(public_url="https://table.example/").address(81) == "https://table.example"
