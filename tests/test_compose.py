"""docker-compose.yml passes every setting on, with the program's defaults."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from app.settings import PREFIX, Settings, variables

ROOT = Path(__file__).parent.parent
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
#: Settings with another default in a container.
OF_THE_CONTAINER = {"HOST", "DATA_DIR", "DATABASE_URL", "REDIS_URL"}


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests are about defaults, so the caller's environment is cleared."""
    for name in variables():
        monkeypatch.delenv(name, raising=False)


def environment() -> dict[str, str]:
    """Returns the environment of the service as written."""
    return {
        key: str(value) for key, value in COMPOSE["services"]["hexframe"]["environment"].items()
    }


def test_every_setting_is_passed_through_and_nothing_else() -> None:
    assert set(environment()) == set(variables())


def test_settings_can_be_changed_from_outside_and_default_to_the_programs() -> None:
    settings = Settings()
    for name, written in environment().items():
        short = name.removeprefix(PREFIX)
        if short in OF_THE_CONTAINER:
            continue
        found = re.fullmatch(r"\$\{(\w+):-(.*)\}", written)
        assert found is not None, written
        assert found[1] == name
        value = getattr(settings, short.lower())
        value = value.get_secret_value() if hasattr(value, "get_secret_value") else value
        expected = str(value).lower() if isinstance(value, bool) else str(value)
        assert found[2] == expected, name


def test_a_plain_start_of_the_container_is_a_valid_configuration() -> None:
    """With every default filled in, the settings parse."""
    filled = {}
    for name, written in environment().items():
        plain = re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", "password", written)
        filled[name] = re.sub(r"\$\{\w+:-(.*)\}", r"\1", plain)
    settings = Settings(
        **{name.removeprefix(PREFIX).lower(): value for name, value in filled.items() if value}
    )
    assert settings.database == "postgresql+psycopg://hexframe:password@postgres/hexframe"
    assert settings.redis_url


def test_services_that_are_waited_for_exist_and_tell_their_health() -> None:
    services = COMPOSE["services"]
    for name, how in services["hexframe"]["depends_on"].items():
        assert how == {"condition": "service_healthy"}
        assert "healthcheck" in services[name]


@pytest.mark.parametrize("name", sorted(COMPOSE["services"]))
def test_every_service_is_confined(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["mem_limit"]
    assert service["tmpfs"]


def test_base_images_are_pinned_by_digest() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    images = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    images += [each["image"] for each in COMPOSE["services"].values() if "image" in each]
    assert len(images) == 4
    for image in images:
        assert re.fullmatch(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}", image), image


def test_secrets_of_the_folder_stay_out_of_image_and_repository() -> None:
    for ignoring in (".dockerignore", ".gitignore"):
        lines = (ROOT / ignoring).read_text(encoding="utf-8").split()
        assert {".env", ".env.*", "*.db"} <= set(lines), ignoring


def test_volumes_are_declared() -> None:
    used = {
        volume.partition(":")[0]
        for service in COMPOSE["services"].values()
        for volume in service.get("volumes", [])
    }
    assert used == set(COMPOSE["volumes"])


def test_image_copies_what_the_build_needs() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for needed in ("app", "static", "templates", "alembic", "hatch_build.py", "package-lock.json"):
        assert needed not in ignored
        assert (ROOT / needed).exists()
