"""Shared by all commands: settings from the environment; errors as messages and exit codes."""

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

#: Exit code for a database that a newer program has written.
TOO_NEW = 4
#: Exit code for a port or a data folder that another program uses.
IN_USE = 3


def fail(message: str, code: int = 2) -> typer.Exit:
    """Prints the reason on standard error; returns the exit to raise."""
    typer.echo(message, err=True)
    return typer.Exit(code)


def load_settings(**overrides: object) -> Settings:
    """Returns the settings; command line options are put into the environment first.

    So every process of the server sees the same settings.
    """
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
    """Runs a coroutine; a refusal becomes a message and an exit code."""
    with refusals():
        return asyncio.run(work)


@contextmanager
def refusals() -> Iterator[None]:
    """Turns errors into exit codes: 1 for a refusal or a failed backup, 2 for an unusable database.

    A database of a newer program gives TOO_NEW.
    """
    from app.errors import RequestRefused
    from app.messages import text
    from app.store.backup import BackupFailed
    from app.store.database import StoreUnavailable
    from app.store.migrations import DatabaseTooNew

    try:
        yield
    except RequestRefused as refused:
        raise fail(text(refused.code, refused.params), 1) from None
    except BackupFailed as error:
        raise fail(str(error), 1) from None
    except DatabaseTooNew as error:
        raise fail(str(error), TOO_NEW) from None
    except (StoreUnavailable, ValueError) as error:
        raise fail(str(error)) from None
