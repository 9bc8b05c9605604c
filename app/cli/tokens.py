"""Commands about the operator's integration tokens, with which programs make tables."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from app.cli.common import load_settings, run

commands = typer.Typer(
    no_args_is_help=True, help="Tokens for programs that make tables, in place of the key."
)


@commands.command("make")
def token_make(
    name: Annotated[str, typer.Argument(help="What it is for, at most 60 characters.")],
    days: Annotated[
        int | None, typer.Option(min=1, max=400, help="Days until it expires; else it does not.")
    ] = None,
) -> None:
    """Make a token and print it. It is not shown again."""
    settings = load_settings()
    settings.data_dir.mkdir(parents=True, exist_ok=True)

    async def work() -> Any:
        from app.web.app import open_service

        async with open_service(settings) as service:
            seconds = None if days is None else days * 24 * 3600
            return await service.tokens.make_for_operator(name, seconds)

    _, secret = run(work())
    typer.echo(secret)


@commands.command("list")
def token_list() -> None:
    """Print the operator's tokens as JSON, without their secrets."""
    settings = load_settings()

    async def work() -> Any:
        from app.services.tokens import token_summary
        from app.web.app import open_service

        async with open_service(settings) as service:
            return [token_summary(each) for each in await service.tokens.of_seat("", None)]

    shown = ("id", "name", "created", "expires", "last_used")
    found = [{name: each[name] for name in shown} for each in run(work())]
    typer.echo(json.dumps(found, indent=1))


@commands.command("revoke")
def token_revoke(token: Annotated[str, typer.Argument(help="The token's id.")]) -> None:
    """Revoke a token of the operator at once."""
    settings = load_settings()

    async def work() -> None:
        from app.web.app import open_service

        async with open_service(settings) as service:
            await service.tokens.revoke("", None, token)

    run(work())
    typer.echo("Revoked.")
