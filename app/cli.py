"""The command line: serve, migrate, back up, make tables, check maps and dice, let builds fight,
print documents."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import typer
from pydantic import ValidationError
from uvicorn.supervisors import Multiprocess

from app import __version__
from app.formats.errors import FormatError
from app.formats.registry import read_file
from app.server import Server, configuration, when_ready
from app.settings import PREFIX, Settings, unknown_variables

T = TypeVar("T")

#: Exit code where the database was written by a newer program.
TOO_NEW = 4

app = typer.Typer(
    name="hexframe", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
)
table_commands = typer.Typer(no_args_is_help=True, help="Tables.")
map_commands = typer.Typer(no_args_is_help=True, help="Map files.")
app.add_typer(table_commands, name="table")
app.add_typer(map_commands, name="map")


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
    settings.data_dir.mkdir(parents=True, exist_ok=True)
    links = _run(_prepare(settings))

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
            raise typer.Exit(3)
        return
    config = configuration(settings, "app.web.app:create_app")
    socket = config.bind_socket()
    listening = socket.getsockname()[1]
    threading.Thread(target=when_ready, args=(listening, ready), daemon=True).start()
    Multiprocess(config, sockets=[socket]).run()


async def _prepare(settings: Settings) -> list[tuple[str, str]]:
    """Migrate once, before any process serves; the demonstration's links when it is asked for."""
    from app.demonstration import ensure_demo
    from app.web.app import open_service

    async with open_service(settings) as service:
        if not settings.demo:
            return []
        links = await ensure_demo(service)
        return [("Handler", links.handler), ("Pilot", links.pilot)]


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end; what is refused becomes a message and an exit code."""
    with _refusals():
        return asyncio.run(work)


@contextmanager
def _refusals() -> Iterator[None]:
    """What a table refuses is exit code 1, as is a backup that cannot be made; a database that
    cannot be used is 2, a newer one TOO_NEW."""
    from app.service import Denied
    from app.store.backup import BackupFailed
    from app.store.database import DatabaseTooNew, StoreUnavailable
    from app.web.texts import text

    try:
        yield
    except Denied as denied:
        raise fail(text(denied.code, denied.params), 1) from None
    except BackupFailed as error:
        raise fail(str(error), 1) from None
    except DatabaseTooNew as error:
        raise fail(str(error), TOO_NEW) from None
    except (StoreUnavailable, ValueError) as error:
        raise fail(str(error)) from None


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

    _run(work())
    typer.echo("The database is up to date.")


@app.command()
def backup(
    to: Annotated[str, typer.Argument(help="A file, or a folder for one named by the time.")],
    force: Annotated[bool, typer.Option("--force", help="Replace the file.")] = False,
) -> None:
    """Copy the database while the server runs; all that was acknowledged before is in the copy."""
    from app.store.backup import make_backup

    settings = load_settings()
    with _refusals():
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
    from app import backups

    settings = load_settings()
    if finish == (file is not None):
        raise fail("restore needs a file, or --finish after pg_restore")
    with _refusals():
        if file is None:
            asyncio.run(backups.begin_anew(settings, settings.database, typer.echo))
            return
        _, kept = backups.restore(settings, file, force=force, say=typer.echo)
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
    from app.web.app import openapi as document_of

    document = asyncapi.document() if asynchronous else document_of(create_app(load_settings()))
    typer.echo(json.dumps(document, indent=2))


@table_commands.command("create")
def table_create(
    name: Annotated[str, typer.Option(help="The table's name; else the map's.")] = "",
    map_file: Annotated[
        Path | None,
        typer.Option("--map", exists=True, dir_okay=False, readable=True, help="A map file."),
    ] = None,
    system: Annotated[
        list[str] | None,
        typer.Option(help="A dice system, by its name; may be repeated. Else Frame State."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Make a table and print the links to it."""
    settings = load_settings()
    settings.data_dir.mkdir(parents=True, exist_ok=True)

    async def work() -> Any:
        from app.service import SYSTEMS as FIRST_SYSTEMS
        from app.web.app import open_service

        async with open_service(settings) as service:
            if map_file is None:
                made = service.blank_map(24, 18, "flat")
            else:
                data = await asyncio.to_thread(map_file.read_bytes)
                made = await asyncio.to_thread(service.read_map, map_file.name, data)
            return await service.create(
                name or made.name or "A table", made, systems=system or FIRST_SYSTEMS
            )

    created = _run(work())
    base = settings.address()
    links = {
        "id": created.id,
        "handler": f"{base}/h/{created.id}?key={created.handler_key}",
        "pilot": f"{base}/j/{created.pilot_invite}",
        "spectator": f"{base}/j/{created.spectator_invite}",
    }
    if as_json:
        typer.echo(json.dumps({**links, "handler_key": created.handler_key}))
        return
    for label, link in links.items():
        typer.echo(f"{'Table' if label == 'id' else label.capitalize()}: {link}")


@table_commands.command("log")
def table_log(table: Annotated[str, typer.Argument(help="The table's id.")]) -> None:
    """Print the Handler's log of a table as JSON, with all it takes to check the dice."""
    settings = load_settings()

    async def work() -> Any:
        from app.web.app import open_service

        async with open_service(settings) as service:
            return await service.export_log(table, None)

    typer.echo(json.dumps(_run(work()), indent=1))


@app.command("verify-dice")
def verify_dice(
    file: Annotated[Path, typer.Argument(help="An exported log, or an exported table.")],
) -> None:
    """Check every die of an exported log; exit code 1 when any is not what was promised."""
    from app import dice_check

    try:
        report = dice_check.check(file)
    except ValueError as error:
        raise fail(str(error)) from None
    typer.echo("\n".join(dice_check.lines(report)))
    if report.verdict == "wrong":
        raise typer.Exit(1)


@map_commands.command("check")
def map_check(files: Annotated[list[Path], typer.Argument(help="Map files.")]) -> None:
    """Read map files and print one line for each; exit code 1 when any failed."""
    settings = load_settings()
    failed = False
    for path in files:
        try:
            found = read_file(path, settings.max_hexes)
        except FormatError as error:
            failed = True
            typer.echo(f"{path}: {error}")
        except OSError as error:
            failed = True
            typer.echo(f"{path}: {error.strerror or error}")
        else:
            typer.echo(f"{path}: {summary(found)}")
    if failed:
        raise typer.Exit(1)


@app.command("simulate")
def simulate_fights(
    first: Annotated[str, typer.Argument(help="A build's file, or the name of a ready one.")],
    second: Annotated[str, typer.Argument(help="The build it fights.")],
    rounds: Annotated[int, typer.Option(min=1, max=100, help="A fight ends after.")] = 20,
    fights: Annotated[int, typer.Option(min=1, max=10_000, help="How many.")] = 20,
    seed: Annotated[int, typer.Option(help="The same fights for the same number.")] = 1,
    map_file: Annotated[
        Path | None,
        typer.Option("--map", exists=True, dir_okay=False, readable=True, help="A map file."),
    ] = None,
    distance: Annotated[
        int, typer.Option(min=1, max=100, help="Hexes between the sides at the start.")
    ] = 12,
    pilots: Annotated[
        Literal["first", "second", "both", "none"],
        typer.Option(help="Whom pilots play; the others are the Handler's."),
    ] = "first",
    many: Annotated[str, typer.Option(help="Units a side, such as 2:3.", metavar="N:M")] = "1:1",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let two builds fight many times, and print what came of it."""
    from app import simulate
    from app.simulate.builds import find_build

    settings = load_settings()
    try:
        counts = [int(count) if count.isdecimal() else 0 for count in many.split(":")]
        if len(counts) != 2 or not all(1 <= count <= 12 for count in counts):
            raise ValueError("--many is two numbers from 1 to 12, such as 2:3")
        sides = (
            simulate.Side(find_build(first), pilots in ("first", "both"), counts[0]),
            simulate.Side(find_build(second), pilots in ("second", "both"), counts[1]),
        )
        board = simulate.arena()
        if map_file is not None:
            board = read_file(map_file, settings.max_hexes).map
        terms = simulate.Terms(board, rounds, distance)
        report = simulate.simulate(sides, terms, fights, seed)
    except FormatError as error:
        raise fail(f"{map_file}: {error}") from None
    except ValueError as error:
        raise fail(str(error)) from None
    typer.echo(json.dumps(report.document()) if as_json else report.text())


def summary(found: Any) -> str:
    """What a map holds, in one line."""
    board = found.map
    notes = sum(len(each) for chunk in board.chunks for each in chunk.notes.values())
    parts = [
        f"{board.columns} columns",
        f"{board.rows} rows",
        f"lowest level {board.lowest}",
        f"highest level {board.highest}",
        f"{len(board.props)} props",
        f"{notes} notes",
    ]
    if found.report.unknown:
        names = ", ".join(f"{name} ({n})" for name, n in sorted(found.report.unknown.items()))
        parts.append(f"unknown terrain kept as notes: {names}")
    return ", ".join(parts)


def main() -> None:
    """The console script."""
    app()


if __name__ == "__main__":
    main()
