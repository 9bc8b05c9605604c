"""Every setting of a server: one `HEXFRAME_*` environment variable each.

docs/settings.md and docker-compose.yml list all of them; a test compares the three.
"""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "HEXFRAME_"
KIB = 1024
MIB = 1024 * KIB


class Settings(BaseSettings):
    """The settings of one server process, read from the environment once at start."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, frozen=True, extra="forbid", env_ignore_empty=True
    )

    host: str = Field("0.0.0.0", description="Address to listen on.")  # noqa: S104 - see the docs
    port: int = Field(8000, ge=0, le=65535, description="Port to listen on; 0 takes a free one.")
    data_dir: Path = Field(Path("data"), description="Folder for the SQLite file and the keys.")
    database_url: str = Field(
        "", description="SQLite or PostgreSQL URL; empty: `hexframe.db` in the data folder."
    )
    redis_url: str = Field(
        "", description="Redis or Valkey URL; needed as soon as there is more than one process."
    )
    public_url: str = Field(
        "", description="The address people use, when a proxy stands in front of the server."
    )
    served_names: str = Field(
        "", description="Further names that people open the server by, or `*` for any."
    )
    operator_key: SecretStr = Field(
        SecretStr(""),
        description="When set, creating and listing tables and `/metrics` ask for this key.",
    )
    webhooks_private: bool = Field(
        False, description="Whether webhooks may go to private addresses, and without encryption."
    )
    workers: int = Field(1, ge=1, le=64, description="Number of server processes.")
    trusted_proxies: str = Field(
        "127.0.0.1", description="Addresses whose `X-Forwarded-*` headers are believed, or `*`."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="What is logged."
    )
    log_format: Literal["text", "json"] = Field(
        "text", description="Lines of text, or one JSON object a line."
    )
    demo: bool = Field(False, description="Make sure that the demonstration table exists.")

    max_hexes: int = Field(250_000, ge=1, description="Largest map, in hexes.")
    max_upload: int = Field(64 * MIB, ge=1024, description="Largest map or table sent, in bytes.")
    max_body: int = Field(64 * KIB, ge=1024, description="Largest other request body, in bytes.")
    max_message: int = Field(64 * KIB, ge=1024, description="Largest WebSocket message, in bytes.")
    max_tables: int = Field(10_000, ge=1, description="Most tables kept.")
    table_bytes: int = Field(
        128 * MIB, ge=1024 * 1024, description="Bytes of memory that one table may take."
    )
    memory_bytes: int = Field(
        512 * MIB, ge=1024 * 1024, description="Bytes of memory that all tables in use may take."
    )
    picture_bytes: int = Field(
        32 * MIB, ge=1024 * 1024, description="Bytes that the pictures of one table may take."
    )
    max_seats: int = Field(64, ge=1, description="Most seats at one table.")
    max_sockets: int = Field(256, ge=1, description="Most open WebSockets at one table.")
    max_sockets_seat: int = Field(64, ge=1, description="Most open WebSockets of one seat.")
    rate_messages: float = Field(
        60.0, gt=0, description="Messages and requests per second that one seat may go on sending."
    )
    rate_burst: int = Field(
        600, ge=1, description="Messages and requests that one seat may send at once."
    )
    rate_address: int = Field(
        20, ge=1, description="How many seats' worth of them one address may send."
    )
    rate_guesses: int = Field(
        120, ge=1, description="Wrong links and tokens per minute from one address."
    )
    request_seconds: float = Field(
        30.0, gt=0, description="Seconds for a request's head, and as many for its body."
    )
    outbox_bytes: int = Field(
        8 * MIB,
        ge=65536,
        description="Bytes waiting for one slow socket before it is closed to join again.",
    )

    @field_validator("public_url")
    @classmethod
    def _plain_origin(cls, value: str) -> str:
        value = value.rstrip("/")
        if value and not value.startswith(("http://", "https://")):
            raise ValueError("must start with http:// or https://")
        if value.count("/") > 2:
            raise ValueError("must be scheme, host and port only, without a path")
        return value

    @cached_property
    def database(self) -> str:
        """The SQLAlchemy URL: psycopg for PostgreSQL; by default a file in the data folder."""
        url = self.database_url
        if not url:
            return f"sqlite:///{(self.data_dir / 'hexframe.db').resolve()}"
        for short in ("postgres://", "postgresql://"):
            if url.startswith(short):
                return "postgresql+psycopg://" + url.removeprefix(short)
        return url

    def with_database(self, database_url: str) -> Settings:
        """Returns these settings for another database, without Redis and the demonstration."""
        return Settings(
            **{**self.model_dump(), "database_url": database_url, "redis_url": "", "demo": False}
        )

    def address(self, port: int | None = None) -> str:
        """The URL for browsers, without a trailing slash."""
        if self.public_url:
            return self.public_url
        everywhere = self.host in ("0.0.0.0", "::", "")  # noqa: S104 - compared, not bound
        host = "127.0.0.1" if everywhere else self.host
        return (
            f"http://{f'[{host}]' if ':' in host else host}:{self.port if port is None else port}"
        )


def variables() -> dict[str, str]:
    """Returns the purpose of each environment variable by its name."""
    return {
        PREFIX + name.upper(): field.description or ""
        for name, field in Settings.model_fields.items()
    }


def unknown_variables() -> list[str]:
    """Returns the `HEXFRAME_*` variables that are set but unknown, which are most likely mistyped.

    Variables of the tests and benchmarks are left out.
    """
    ours = {name for name in os.environ if name.startswith(PREFIX)}
    switches = {name for name in ours if name.startswith((PREFIX + "TEST_", PREFIX + "BENCH_"))}
    return sorted(ours - switches - set(variables()))
