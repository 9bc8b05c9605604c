"""The commands `map check` and `map convert`: what map files hold, and other formats of them."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from app.cli.common import fail, load_settings
from app.formats.document import MapDocument
from app.formats.errors import FormatError
from app.formats.registry import (
    FORMATS,
    MapFormat,
    format_of,
    read_file,
    read_map,
    size_limit,
    write_map,
)

commands = typer.Typer(no_args_is_help=True, help="Map files.")

#: The name of standard input and output.
_PIPE = "-"
_KNOWN = ", ".join(FORMATS)
#: What of a map a format can leave out, in words.
_DROPPED = {"units": "units", "veiled": "veiled hexes"}


@commands.command("check")
def check(files: Annotated[list[Path], typer.Argument(help="Map files.")]) -> None:
    """Read map files and print what each holds and what was ignored; exit code 1 if one failed."""
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
            for line in found.report.lines():
                typer.echo(f"  {line}")
    if failed:
        raise typer.Exit(1)


@commands.command("convert")
def convert(
    source: Annotated[str, typer.Argument(metavar="IN", help="A map file; - reads the input.")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="A file; - writes the output.")],
    fmt: Annotated[
        str, typer.Option("--format", help=f"The format of OUT: {_KNOWN}. Else its suffix tells.")
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Replace OUT.")] = False,
) -> None:
    """Write a map file in another format; remarks go to standard error.

    Exit code 1 when the map cannot be read or the format cannot hold it, 2 for a wrong use.
    """
    settings = load_settings()
    wanted = _wanted(target, fmt)
    if target != _PIPE and Path(target).exists() and not force:
        raise fail(f"{target} is there already; --force replaces it")
    try:
        if source == _PIPE:
            sent = sys.stdin.buffer.read(size_limit(settings.max_hexes) + 1)
            found = read_map("", sent, settings.max_hexes)
        else:
            found = read_file(Path(source), settings.max_hexes)
    except FormatError as error:
        raise fail(f"{source}: {error}", 1) from None
    except OSError as error:
        raise fail(f"{source}: {error.strerror or error}") from None
    try:
        written = write_map(wanted.name, found.map, found.name, found.units)
    except FormatError as error:
        raise fail(f"{target}: {error}", 1) from None
    try:
        _write(target, written)
    except OSError as error:
        raise fail(f"{target}: {error.strerror or error}") from None
    for line in (summary(found), *found.report.lines(), *_losses(wanted, found)):
        typer.echo(line, err=True)


def _wanted(target: str, fmt: str) -> MapFormat:
    """Returns the format to write."""
    found = FORMATS.get(fmt) if fmt else format_of(target)
    if found is not None:
        return found
    if fmt:
        raise fail(f"There is no map format called {fmt} (there are {_KNOWN})")
    raise fail(f"--format is missing: the suffix of {target} tells no map format ({_KNOWN})")


def _write(target: str, written: bytes) -> None:
    """Writes the whole file or nothing of it."""
    if target == _PIPE:
        sys.stdout.buffer.write(written)
        sys.stdout.buffer.flush()
        return
    path = Path(target)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(number, "wb") as file:
            file.write(written)
        # The file gets the usual permissions, which `mkstemp` does not give.
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _losses(fmt: MapFormat, found: MapDocument) -> list[str]:
    """Says what of the map is not in the written file."""
    there = {"units": bool(found.units), "veiled": bool(found.map.veiled)}
    lost = [_DROPPED[what] for what in fmt.drops if there[what]]
    return [f"Not written, because {fmt.label} files cannot hold them: {', '.join(lost)}."] * bool(
        lost
    )


def summary(found: Any) -> str:
    """Describes a map in one line."""
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
    if found.units:
        parts.append(f"{len(found.units)} units")
    return ", ".join(parts)
