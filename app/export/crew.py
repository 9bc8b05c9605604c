"""Export and import of categories, characters and missions in the document of a table.

Ids are those of one table only, so the document names units and characters by their place in its
own lists, and objectives and deductions by labels of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")

#: What `character.add` and `mission.restore` take over unchanged.
_CHARACTER = ("name", "frame", "notes", "sheet")
_MISSION = ("name", "briefing", "primary", "base", "notes", "result", "phase")


@dataclass(frozen=True, slots=True)
class Crew:
    """The crew's part of a table's document."""

    categories: Sequence[Mapping[str, Any]] = ()
    characters: Sequence[Mapping[str, Any]] = ()
    missions: Sequence[Mapping[str, Any]] = ()
    #: builds that the table keeps: `{"build", "shared"}`
    builds: Sequence[Mapping[str, Any]] = ()


class InvalidReference(ValueError):
    """A document names something by a place that is not in it, or leaves out what it must say."""


def crew_document(view: Mapping[str, Any], units: Sequence[str]) -> dict[str, Any]:
    """`categories`, `characters`, `missions` and `builds` from the Handler's view; `units`: those
    of the document, of all scenes.

    Seats are of the old table and plans wait for an answer there: neither comes along. What was a
    pilot's build is shared in the new one.
    """
    people = list(view["characters"])
    return {
        "categories": view["categories"],
        "characters": [_export_character(each, units) for each in view["characters"].values()],
        "missions": [_export_mission(each, people) for each in view["missions"].values()],
        "builds": [
            {"build": each["build"], "shared": each["shared"] or each["owner"] is not None}
            for each in view["builds"].values()
        ],
    }


def _export_character(character: Mapping[str, Any], units: Sequence[str]) -> dict[str, Any]:
    """`unit` is a place in the document's units, null for one that is gone."""
    unit = character["unit"]
    made = {name: character[name] for name in _CHARACTER}
    return {**made, "unit": units.index(unit) if unit in units else None}


def _export_mission(mission: Mapping[str, Any], people: Sequence[str]) -> dict[str, Any]:
    """`crew`, and `character` elsewhere, are places in the document's characters."""
    terms = [*mission["objectives"], *mission["deductions"]]
    labels = {term["id"]: f"t{number}" for number, term in enumerate(terms, 1)}
    return {
        **{name: mission[name] for name in _MISSION},
        "objectives": [{**each, "id": labels[each["id"]]} for each in mission["objectives"]],
        "deductions": [{**each, "id": labels[each["id"]]} for each in mission["deductions"]],
        "crew": [people.index(each) for each in mission["crew"] if each in people],
        "tallies": _export_tallies(mission["tallies"], people),
        "veiled": _export_tallies(mission["veiled"], people),
        "paid": [_export_pay(pay, labels, people) for pay in mission["paid"]],
    }


def _export_tallies(tallies: Mapping[str, Any], people: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {"character": people.index(key), **tally} for key, tally in tallies.items() if key in people
    ]


def _export_pay(
    pay: Mapping[str, Any], labels: Mapping[str, str], people: Sequence[str]
) -> dict[str, Any]:
    lost, *uses = (cost["count"] for cost in pay["costs"])
    character = pay["character"]
    return {
        "character": people.index(character) if character in people else None,
        "name": pay["name"],
        "lines": [
            {
                "kind": line["kind"],
                "amount": line["amount"],
                "id": labels.get(line["id"], ""),
                "text": line["text"],
            }
            for line in pay["lines"]
        ],
        "tally": {"integrity": lost, "uses": uses},
    }


# -- import -----------------------------------------------------------------------------------


def character_command(
    character: Mapping[str, Any], units: Sequence[tuple[str, str]]
) -> dict[str, Any]:
    """The command that adds a character of the document; `units`: scene and id of the new ones, in
    its order."""
    place = character.get("unit")
    made: dict[str, Any] = {**character, "type": "character.add", "seat": None, "unit": None}
    if place is not None:
        made["scene"], made["unit"] = item_at(units, place)
    return made


def mission_command(mission: Mapping[str, Any], people: Sequence[str]) -> dict[str, Any]:
    """The command that adds a mission of the document; `people`: the new ids in its order."""

    def tallies(name: str) -> dict[str, Any]:
        return {
            item_at(people, each.get("character")): {
                k: v for k, v in each.items() if k != "character"
            }
            for each in objects_in(mission.get(name, ()))
        }

    def pay(each: Mapping[str, Any]) -> dict[str, Any]:
        place = each.get("character")
        return {**each, "character": "" if place is None else item_at(people, place)}

    return {
        **mission,
        "type": "mission.restore",
        "crew": [item_at(people, each) for each in _as_list(mission.get("crew", ()))],
        "tallies": tallies("tallies"),
        "veiled": tallies("veiled"),
        "paid": [pay(each) for each in objects_in(mission.get("paid", ()))],
    }


def item_at(ids: Sequence[T], place: Any) -> T:
    """Returns the item at a place of a list. Raises InvalidReference for a place outside it."""
    if type(place) is not int or not 0 <= place < len(ids):
        raise InvalidReference(f"no place {place!r} in a list of {len(ids)}"[:200])
    return ids[place]


def _as_list(value: Any) -> Sequence[Any]:
    if not isinstance(value, list | tuple):
        raise InvalidReference("a list is missing")
    return value


def objects_in(value: Any) -> list[Mapping[str, Any]]:
    """Returns the objects of a list. Raises InvalidReference for anything else."""
    found = [each for each in _as_list(value) if isinstance(each, Mapping)]
    if len(found) != len(value):
        raise InvalidReference("an object is missing")
    return found
