"""What all examples have: their arguments (server, table and token), and how they end."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

from hexframe.client import HexframeError, Table


def parser(about: str | None) -> argparse.ArgumentParser:
    """Returns a parser of these arguments. The token may be in HEXFRAME_TOKEN instead."""
    made = argparse.ArgumentParser(description=about)
    made.add_argument("--server", default="http://127.0.0.1:8000")
    made.add_argument("--table", required=True)
    made.add_argument("--token", type=_token, default=os.environ.get("HEXFRAME_TOKEN", ""))
    return made


def _token(given: str) -> str:
    """Returns the token that is given. The parser reads its default with this too."""
    if not given:
        raise argparse.ArgumentTypeError("give --token or HEXFRAME_TOKEN")
    return given


def table_of(given: argparse.Namespace) -> Table:
    """Returns the table that the arguments name."""
    return Table(given.server, given.table, given.token)


def run(main: Callable[[], None]) -> None:
    """Runs a program. What the server refuses for good ends it with one line instead of a trace."""
    try:
        main()
    except (HexframeError, TimeoutError, ValueError) as error:
        sys.exit(f"{type(error).__name__}: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
