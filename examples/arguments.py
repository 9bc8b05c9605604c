"""The arguments that all examples have: server, table and token."""

from __future__ import annotations

import argparse
import os

from hexframe.client import Table


def parser(about: str | None) -> argparse.ArgumentParser:
    """Returns a parser of these arguments. The token may be in HEXFRAME_TOKEN instead."""
    made = argparse.ArgumentParser(description=about)
    made.add_argument("--server", default="http://127.0.0.1:8000")
    made.add_argument("--table", required=True)
    made.add_argument("--token", default=os.environ.get("HEXFRAME_TOKEN", ""))
    return made


def table_of(given: argparse.Namespace) -> Table:
    """Returns the table that the arguments name."""
    return Table(given.server, given.table, given.token)
