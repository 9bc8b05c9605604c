"""Commands about tables: make, fold, print their logs, export, import."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from app.cli.common import load_settings, run
from app.settings import Settings

commands = typer.Typer(no_args_is_help=True, help="Tables.")


@commands.command("create")
def table_create(
    name: Annotated[str, typer.Option(help="The table's name; else the map's.")] = "",
    map_file: Annotated[
        Path | None,
        typer.Option("--map", exists=True, dir_okay=False, readable=True, help="A map file."),
    ] = None,
    ready: Annotated[
        str, typer.Option(help="A ready mission or map, by its id.", metavar="ID")
    ] = "",
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
        from app.export.ready import find_ready
        from app.services.tables import SYSTEMS as FIRST_SYSTEMS
        from app.web.app import open_service

        async with open_service(settings) as service:
            if ready and map_file is not None:
                raise typer.BadParameter("--ready has a map; leave --map out")
            if ready:
                return await service.create_ready(find_ready(ready), name, system or FIRST_SYSTEMS)
            if map_file is None:
                made = service.maps.blank(24, 18, "flat")
            else:
                data = await asyncio.to_thread(map_file.read_bytes)
                made = await asyncio.to_thread(service.maps.read, map_file.name, data)
            return await service.create(
                name or made.name or "A table", made, systems=system or FIRST_SYSTEMS
            )

    _show_links(run(work()), settings, as_json=as_json)


def _show_links(created: Any, settings: Settings, *, as_json: bool) -> None:
    """Print the links to a table that was just made."""
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


@commands.command("fold")
def table_fold() -> None:
    """Bring the tables up to date after an upgrade, as the server does when it starts; exit code 1
    when there is one that cannot be read."""
    settings = load_settings()

    async def work() -> Any:
        from app.live.refold import Progress, refold_tables
        from app.web.app import open_service

        progress = Progress()
        async with open_service(settings) as service:
            with typer.progressbar(length=100, label="Tables", file=sys.stderr) as bar:
                await refold_tables(
                    service.tables, progress, lambda now: bar.update(now.percent - bar.pos)
                )
        return progress

    done = run(work())
    for table, why in done.unreadable.items():
        typer.echo(f"{table}: {why}", err=True)
    count = done.tables - len(done.unreadable)
    typer.echo(f"Brought up to date: {count} {'table' if count == 1 else 'tables'}.")
    if done.unreadable:
        raise typer.Exit(1)


@commands.command("log")
def table_log(table: Annotated[str, typer.Argument(help="The table's id.")]) -> None:
    """Print the Handler's log of a table as JSON, with all it takes to check the dice."""
    settings = load_settings()

    async def work() -> Any:
        from app.web.app import open_service

        async with open_service(settings) as service:
            return await service.export_log(await service.table(table), None)

    typer.echo(json.dumps(run(work()), indent=1))


@commands.command("export")
def table_export(
    table: Annotated[str, typer.Argument(help="The table's id.")],
    history: Annotated[
        bool, typer.Option(help="With every step, to be looked back at elsewhere.")
    ] = True,
) -> None:
    """Print a whole table as one JSON document, as its Handler may export it."""
    settings = load_settings()

    async def work() -> Any:
        from app.web.app import open_service

        async with open_service(settings) as service:
            return await service.export_table(table, None, history=history)

    typer.echo(json.dumps(run(work())))


@commands.command("import")
def table_import(
    file: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, readable=True, help="An exported table.")
    ],
    name: Annotated[str, typer.Option(help="Another name for it.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Make a table from an exported one and print the links to it."""
    settings = load_settings()
    settings.data_dir.mkdir(parents=True, exist_ok=True)

    async def work() -> Any:
        from app.web.app import open_service

        async with open_service(settings) as service:
            return await service.import_table(await asyncio.to_thread(file.read_bytes), name)

    _show_links(run(work()), settings, as_json=as_json)
