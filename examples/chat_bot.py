"""A chat bot that rolls dice and answers "what are my odds"."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from arguments import parser, run, table_of

from hexframe.client import Refused, Table
from hexframe.client.commands import DiceRoll
from hexframe.client.types import TargetView

ROLL = re.compile(r"\s*roll\s+(?P<notation>.+)", re.IGNORECASE)
ODDS = re.compile(r"\s*(?:what are my odds|odds)\b[\s?]*(?P<unit>.*)", re.IGNORECASE)


def answer(table: Table, name: str, text: str) -> str | None:
    """Returns the answer to a message; None if it is not for the bot."""
    try:
        if found := ROLL.fullmatch(text):
            return rolled(table, name, found["notation"].strip())
        if found := ODDS.fullmatch(text):
            return "; ".join(odds(table, found["unit"].strip(" ?"))) or "Nothing is in reach."
    except Refused as refused:
        return f"Sorry, {name}: {refused.text or refused.code}"
    return None


def rolled(table: Table, name: str, notation: str) -> str:
    """Rolls. The table sees it too, with the name of who asked."""
    reason = "" if "#" in notation else f" # {name}"
    done = table.send(DiceRoll(notation=notation + reason))
    total = done["events"][0]["params"]["total"]
    return f"{name} rolls {notation}: {total}"


def odds(table: Table, name: str) -> Iterator[str]:
    """Yields the odds of every weapon of a unit on each target: by default of the unit whose turn
    it is."""
    scene = table.state()["view"]["scene"]
    units, conflict = scene["units"], scene["conflict"]
    if name:
        named = (key for key, each in units.items() if each["name"].lower() == name.lower())
        unit = next(named, None)
    else:
        unit = conflict["active"] if conflict else None
    if unit is None:
        yield f"I see no unit {name}." if name else "It is nobody's turn: name a unit."
        return
    for action in table.ask("actions", {"unit": unit})["actions"]:
        if action["command"].get("type") != "attack.declare" or action["of"] is None:
            continue
        weapon = action["command"]["weapon"]
        for target in table.ask("targets", {"unit": unit, "weapon": weapon})["targets"]:
            if target["unit"] in units and target["odds"] is not None:
                whom = units[target["unit"]]["name"]
                yield f"{action['of']['name']} on {whom}: {chances(target)}"


def chances(target: TargetView) -> str:
    """Returns the chance of each outcome in percent."""
    outcomes = target["odds"]["outcomes"] if target["odds"] else {}
    return ", ".join(f"{outcome} {each['p']:.0%}" for outcome, each in outcomes.items())


def main() -> None:
    """Answers every line of the input."""
    with table_of(parser(__doc__).parse_args()) as table:
        for line in sys.stdin:
            name, colon, text = line.strip().partition(":")
            if colon and (said := answer(table, name.strip(), text)):
                print(said, flush=True)


if __name__ == "__main__":
    run(main)
