"""The command that generates a map file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from app.cli.common import fail, load_settings
from app.cli.map_files import summary
from app.formats.errors import FormatError
from app.formats.generator import KINDS, generate
from app.formats.registry import FORMATS, write_map


def map_generate(
    kind: Annotated[str, typer.Argument(help=f"One of {', '.join(KINDS)}.")],
    size: Annotated[str, typer.Option(help="Columns and rows.", metavar="30x20")] = "30x20",
    seed: Annotated[int, typer.Option(help="The same map for the same number.")] = 1,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", help="A setting from 0 to 10, such as water=3.", metavar="NAME=N"),
    ] = None,
    orientation: Annotated[
        Literal["flat", "pointy"], typer.Option(help="Which side of the hexes is up.")
    ] = "flat",
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="The file; its ending tells the format. Else printed."),
    ] = None,
    force: Annotated[bool, typer.Option(help="Replace the file if there is one.")] = False,
) -> None:
    """Generate a map from a seed, and write it to a file or print it."""
    if output is not None and output.exists() and not force:
        raise fail(f"{output} is there already. Use --force to replace it.", 1)
    try:
        columns, rows = _size(size)
        made = generate(
            kind,
            columns,
            rows,
            orientation,
            seed,
            dict(_setting(each) for each in settings or ()),
            load_settings().max_hexes,
        )
        data = write_map(_format(output), made.map, made.name)
    except (FormatError, ValueError) as error:
        raise fail(str(error)) from None
    if output is None:
        sys.stdout.buffer.write(data)
        return
    output.write_bytes(data)
    typer.echo(f"{output}: {summary(made)}")


def _size(text: str) -> tuple[int, int]:
    parts = text.lower().split("x")
    if len(parts) != 2 or not all(_is_number(part) for part in parts):
        raise ValueError("--size is columns and rows, such as 30x20")
    return int(parts[0]), int(parts[1])


def _setting(text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    if not _is_number(value):
        raise ValueError("--set is a name and a number from 0 to 10, such as water=3")
    return name, int(value)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 7


def _format(output: Path | None) -> str:
    """Returns the format of a file by its ending, else Hexframe's own."""
    name = "" if output is None else output.name.lower()
    return next((key for key, each in FORMATS.items() if name.endswith(each.suffixes)), "hexframe")
