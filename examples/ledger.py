"""Writes what the missions of a table paid to whom as a spreadsheet."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator

from arguments import parser, run, table_of

from hexframe.client import Table

COLUMNS = ("mission", "result", "pilot", "base", "bonus", "deduction", "fee", "sum")
#: Spreadsheets take a text that begins so for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def rows(table: Table) -> Iterator[tuple[str | int, ...]]:
    """Yields a row for each pilot of each paid mission, and the sum of each pilot at the end."""
    sums: dict[str, int] = {}
    for mission in table.state()["view"]["missions"].values():
        for pay in mission["paid"]:
            amounts = dict.fromkeys(("base", "bonus", "deduction", "fee"), 0)
            for line in pay["lines"]:
                amounts["base" if line["kind"] == "share" else line["kind"]] += line["amount"]
            sums[pay["name"]] = sums.get(pay["name"], 0) + pay["sum"]
            named = (text(mission["name"]), mission["result"], text(pay["name"]))
            yield (*named, *amounts.values(), pay["sum"])
    for name, whole in sums.items():
        yield "all missions", "", text(name), "", "", "", "", whole


def text(value: str) -> str:
    """Returns a name so that a spreadsheet reads it as text."""
    return f"'{value}" if value.startswith(FORMULA) else value


def main() -> None:
    """Writes the rows to the output."""
    with table_of(parser(__doc__).parse_args()) as table:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows(table))


if __name__ == "__main__":
    run(main)
