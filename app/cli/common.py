"""What every command does alike: settings from the environment, and refusals as messages and exit
codes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import typer
from pydantic import ValidationError

from app.settings import PREFIX, Settings, unknown_variables

T = TypeVar("T")

#: Exit code where the database was written by a newer program.
TOO_NEW = 4


def fail(message: str, code: int = 2) -> typer.Exit:
    """Say why on standard error; to be raised."""
    typer.echo(message, err=True)
    return typer.Exit(code)


def load_settings(**overrides: object) -> Settings:
    """The settings from the environment, with the options given on the command line put there
    first, so that every process of the server sees the same."""
    for name, value in overrides.items():
        if value is not None:
            os.environ[PREFIX + name.upper()] = str(value)
    for name in unknown_variables():
        typer.echo(f"warning: {name} is not a setting of Hexframe", err=True)
    try:
        return Settings()
    except ValidationError as error:
        lines = [f"{PREFIX}{str(item['loc'][0]).upper()}: {item['msg']}" for item in error.errors()]
        raise fail("\n".join(lines)) from None


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end; what is refused becomes a message and an exit code."""
    with refusals():
        return asyncio.run(work)


@contextmanager
def refusals() -> Iterator[None]:
    """What a table refuses is exit code 1, as is a backup that cannot be made; a database that
    cannot be used is 2, a newer one TOO_NEW."""
    from app.errors import RequestRefused
    from app.messages import text
    from app.store.backup import BackupFailed
    from app.store.database import StoreUnavailable
    from app.store.migrations import DatabaseTooNew

    try:
        yield
    except RequestRefused as denied:
        raise fail(text(denied.code, denied.params), 1) from None
    except BackupFailed as error:
        raise fail(str(error), 1) from None
    except DatabaseTooNew as error:
        raise fail(str(error), TOO_NEW) from None
    except (StoreUnavailable, ValueError) as error:
        raise fail(str(error)) from None
