"""Commands about the server's library: list, print, add and remove entries."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Annotated, Any

import typer

from app.cli.common import load_settings, run

commands = typer.Typer(no_args_is_help=True, help="The library that all Handlers share.")

EntryId = Annotated[str, typer.Argument(help="The entry's id, as `list` prints it.")]


def _with_service(act: Any) -> Any:
    """Runs a coroutine function with the service of this server."""
    settings = load_settings()
    settings.data_dir.mkdir(parents=True, exist_ok=True)

    async def work() -> Any:
        from app.web.app import open_service

        async with open_service(settings) as service:
            return await act(service)

    return run(work())


@commands.command("list")
def library_list() -> None:
    """Print id, kind, table and name of every entry."""
    for entry in _with_service(lambda service: service.store.library.all()):
        typer.echo(f"{entry.id}  {entry.kind:7}  {entry.table_id or '-'}  {entry.name}")


@commands.command("export")
def library_export(entry: EntryId) -> None:
    """Print an entry as a file, which `add` and the page of a Handler can read."""
    from app.services import library

    found = _with_service(lambda service: library.document(service, entry))
    typer.echo(json.dumps(found))


@commands.command("add")
def library_add(
    file: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, readable=True, help="An entry as a file.")
    ],
) -> None:
    """Add an entry from a file, which no table can remove."""
    from app.services import library

    async def act(service: Any) -> Any:
        given = json.loads(await asyncio.to_thread(file.read_text, "utf-8"))
        return await library.add(service, "", await library.read_document(service, given))

    typer.echo(f"Added: {_with_service(act).id}")


@commands.command("remove")
def library_remove(entry: EntryId) -> None:
    """Remove an entry of any table."""
    from app.errors import RequestRefused

    async def act(service: Any) -> None:
        if not await service.store.library.remove(entry):
            raise RequestRefused("no-such-entry")

    _with_service(act)
    typer.echo("Removed.")
