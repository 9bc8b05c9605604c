"""The command line: serve, migrate, backup, restore, openapi.

`tables.py`, `files.py`, `map_files.py`, `library.py` and `tokens.py` have the commands for tables,
files, maps, the library and the operator's tokens.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
from pathlib import Path
from typing import Annotated

import typer
from uvicorn.supervisors import Multiprocess

from app import __version__, paths
from app.cli import files, generate, library, map_files, tables, tokens
from app.cli.common import IN_USE, fail, load_settings, refusals, run
from app.serving.server import (
    Server,
    configuration,
    set_socket_options,
    wait_until_ready,
    why_it_cannot_listen,
)
from app.settings import PREFIX, Settings

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

app = typer.Typer(
    name="hexframe", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
app.add_typer(tables.commands, name="table")
map_files.commands.command("generate")(generate.map_generate)
app.add_typer(map_files.commands, name="map")
app.add_typer(library.commands, name="library")
app.add_typer(tokens.commands, name="token")


@app.callback(invoke_without_command=True)
def top(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Hexframe: a virtual tabletop for hex mech combat."""
    if version:
        typer.echo(__version__)
        raise typer.Exit


@app.command()
def serve(
    demo: Annotated[
        bool | None, typer.Option("--demo/--no-demo", help="Open the demonstration table.")
    ] = None,
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    workers: Annotated[int | None, typer.Option(help="Number of processes.")] = None,
) -> None:
    """Run the server until it is stopped."""
    settings = load_settings(demo=demo, host=host, port=port, workers=workers)
    if settings.workers > 1 and not settings.redis_url:
        raise fail(
            f"{settings.workers} processes need {PREFIX}REDIS_URL to tell one another what "
            "happens at a table. Set it, or serve with one process."
        )
    if reason := why_it_cannot_listen(settings.host, settings.port):
        raise fail(reason, IN_USE)
    _check_bundle()
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    _claim(settings)
    links = run(_prepare(settings))

    def ready(listening: int) -> None:
        base = settings.address(listening)
        typer.echo(f"Hexframe {__version__} is ready: {base}")
        for name, path in links:
            typer.echo(f"{name}: {base}{path}")
        sys.stdout.flush()

    if settings.workers == 1:
        from app.web.app import create_app

        server = Server(configuration(settings, create_app(settings)), ready)
        try:
            server.run()
        except KeyboardInterrupt:
            return
        if not server.started:
            raise typer.Exit(IN_USE)
        return
    config = configuration(settings, "app.web.app:create_app")
    socket = config.bind_socket()
    set_socket_options(socket)
    listening = socket.getsockname()[1]
    threading.Thread(target=wait_until_ready, args=(listening, ready), daemon=True).start()
    Multiprocess(config, sockets=[socket]).run()


def _claim(settings: Settings) -> None:
    """Keeps other servers away from the SQLite file for as long as this process runs.

    They would not hear of its commands. The system releases the lock when the process ends.
    """
    if fcntl is None or settings.redis_url or not settings.database.startswith("sqlite"):
        return
    folder = os.open(settings.data_dir, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise fail(
            f"Another server uses the data folder {settings.data_dir}. Stop it, or choose another "
            f"folder: {PREFIX}DATA_DIR. Servers that share their tables need {PREFIX}REDIS_URL.",
            IN_USE,
        ) from None
    except OSError:  # a file system without locks
        os.close(folder)


def _check_bundle() -> None:
    """Ends the program where the pages have no bundled scripts, before anything is written."""
    from app.web import bundle

    try:
        bundle.refresh(paths.STATIC)
        bundle.read_manifest(paths.STATIC)
    except OSError:
        raise fail(
            "The bundled scripts of the pages are missing: static/dist. "
            "`make run` makes them, and so does `pip install --editable .`"
        ) from None


async def _prepare(settings: Settings) -> list[tuple[str, str]]:
    """Migrates before any process serves. Returns the demonstration's links if it is wanted."""
    from app.services.demonstration import ensure_demo
    from app.web.app import open_service

    async with open_service(settings) as service:
        if not settings.demo:
            return []
        links = await ensure_demo(service)
        return [("Handler", links.handler), ("Pilot", links.pilot)]


@app.command()
def migrate() -> None:
    """Bring the database's schema up to date."""
    from app.store.database import Database

    settings = load_settings()
    settings.data_dir.mkdir(parents=True, exist_ok=True)

    async def work() -> None:
        database = Database(settings.database)
        try:
            await asyncio.to_thread(database.migrate)
        finally:
            database.close()

    run(work())
    typer.echo("The database is up to date.")


@app.command()
def backup(
    to: Annotated[str, typer.Argument(help="A file, or a folder for one named by the time.")],
    force: Annotated[bool, typer.Option("--force", help="Replace the file.")] = False,
) -> None:
    """Copy the database while the server runs; all that was acknowledged before is in the copy."""
    from app.store.backup import make_backup

    settings = load_settings()
    with refusals():
        path, found = make_backup(settings.database, to, force=force)
    typer.echo(f"{path}: {found}")


@app.command()
def restore(
    file: Annotated[Path | None, typer.Argument(help="A file that `backup` made.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace what is there.")] = False,
    finish: Annotated[
        bool, typer.Option("--finish", help="After pg_restore: only make the tables ready.")
    ] = False,
) -> None:
    """Put a backup in the place of the database; the server must be stopped."""
    from app.cli import backups

    settings = load_settings()
    if finish == (file is not None):
        raise fail("restore needs a file, or --finish after pg_restore")
    with refusals():
        if file is None:
            asyncio.run(backups.renew_tables(settings, settings.database, typer.echo))
            return
        _, kept = backups.restore_backup(settings, file, force=force, say=typer.echo)
    if kept is not None:
        typer.echo(f"What was there before: {kept}")
    typer.echo("Restored.")


@app.command()
def openapi(
    asynchronous: Annotated[
        bool, typer.Option("--async", help="The AsyncAPI document of the WebSocket instead.")
    ] = False,
) -> None:
    """Print the OpenAPI document."""
    from app.web import asyncapi
    from app.web.app import create_app
    from app.web.openapi import openapi as document_of

    document = asyncapi.document() if asynchronous else document_of(create_app(load_settings()))
    typer.echo(json.dumps(document, indent=2))


app.command("verify-dice")(files.verify_dice)
app.command("simulate")(files.simulate_fights)


def main() -> None:
    """Entry point of the console script."""
    app()
