"""Commands that need neither server nor database: check dice, let builds fight."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

import typer

from app.cli.common import fail, load_settings
from app.formats.errors import FormatError
from app.formats.registry import read_file


def verify_dice(
    file: Annotated[Path, typer.Argument(help="An exported log, or an exported table.")],
) -> None:
    """Check every die of an exported log; exit code 1 when any is not what was promised."""
    from app.cli import dice_check

    try:
        report = dice_check.check(file)
    except ValueError as error:
        raise fail(str(error)) from None
    typer.echo("\n".join(dice_check.report_lines(report)))
    if report.verdict == "wrong":
        raise typer.Exit(1)


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
