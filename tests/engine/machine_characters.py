"""The random game's rules for characters, and invariants of their sheets."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from app.rules.frame_state.categories import check_categories, fit_sheet
from app.rules.frame_state.characters import CATEGORIES
from tests.engine.play import Table

ATTRIBUTES = st.sampled_from(["sharpness", "smarts", "bulk", "scanner", "luck", "missing"])
CATEGORY = st.sampled_from(["pilot-skills", "hull-and-os", "knacks"])
UPGRADE: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.builds(
        lambda a, n: {"do": "raise", "attribute": a, "points": n}, ATTRIBUTES, st.integers(0, 4)
    ),
    st.builds(lambda c: {"do": "advance", "category": c}, CATEGORY),
    st.builds(lambda a, b: {"do": "refit", "attribute": a, "to": b}, ATTRIBUTES, ATTRIBUTES),
    st.builds(
        lambda a, n: {"do": "award", "attribute": a, "points": n}, ATTRIBUTES, st.integers(0, 4)
    ),
)
UPGRADES = st.lists(UPGRADE, max_size=3)
SOMEBODY = st.sampled_from(["handler", "ann", "ann", "bob", "eve"])

BASE: list[dict[str, Any]] = Table().view()["categories"]
KNACKS = {
    "id": "knacks",
    "name": "Knacks",
    "pool": 2,
    "frame": True,
    "attributes": [{"id": "luck", "name": "Luck", "kind": "die"}],
}


class CharacterRules:
    """The characters' part of the random game (see machine)."""

    table: Table

    def attempt(self, who: str, kind: str, /, **fields: Any) -> None:
        """Sends a command when it is allowed."""
        raise NotImplementedError

    def some_unit(self, data: st.DataObject) -> str:
        """Returns the id of a unit, or None."""
        raise NotImplementedError

    def some_character(self, data: st.DataObject) -> str:
        return data.draw(st.sampled_from([*self.table.state.world.characters, "missing"]))

    @rule(who=SOMEBODY, data=st.data(), seat=st.sampled_from([None, "a", "b", "e"]))
    def add_character(self, who: str, data: st.DataObject, seat: Any) -> None:
        given = data.draw(
            st.fixed_dictionaries({}, optional={"seat": st.just(seat), "frame": st.just("Lynx")})
        )
        unit = data.draw(st.none() | st.just(self.some_unit(data)))
        self.attempt(who, "character.add", name="Vega", unit=unit, **given)

    @rule(who=SOMEBODY, data=st.data())
    def change_character(self, who: str, data: st.DataObject) -> None:
        given = data.draw(
            st.fixed_dictionaries(
                {},
                optional={
                    "name": st.sampled_from(["Vega", "Rigel"]),
                    "seat": st.sampled_from([None, "a", "b"]),
                    "unit": st.none() | st.just(self.some_unit(data)),
                    "notes": st.sampled_from(["", "x"]),
                },
            )
        )
        self.attempt(who, "character.update", character=self.some_character(data), **given)

    @rule(data=st.data())
    def remove_character(self, data: st.DataObject) -> None:
        self.attempt("handler", "character.remove", character=self.some_character(data))

    @rule(who=SOMEBODY, data=st.data(), upgrades=UPGRADES)
    def upgrade(self, who: str, data: st.DataObject, upgrades: list[dict[str, Any]]) -> None:
        """The command does what the query announced."""
        whose = self.some_character(data)
        asked = self.table.ask(who, "upgrade_plan", character=whose, upgrades=upgrades)
        rows = len(self.table.rows)
        self.attempt(who, "character.upgrade", character=whose, upgrades=upgrades)
        if len(self.table.rows) > rows:
            assert asked["refused"] is None
            done = self.table.view()["characters"][whose]
            assert {key: done[key] for key in ("sheet", "pools")} == {
                key: asked[key] for key in ("sheet", "pools")
            }

    @rule(who=SOMEBODY, data=st.data(), upgrades=UPGRADES)
    def propose(self, who: str, data: st.DataObject, upgrades: list[dict[str, Any]]) -> None:
        whose = self.some_character(data)
        self.attempt(who, "character.plan", character=whose, upgrades=upgrades)

    @rule(data=st.data(), kind=st.sampled_from(["character.approve", "character.decline"]))
    def answer_a_plan(self, data: st.DataObject, kind: str) -> None:
        self.attempt("handler", kind, character=self.some_character(data))

    @rule(wanted=st.booleans())
    def ask_for_approval(self, wanted: bool) -> None:
        self.attempt("handler", "table.options", options={"upgrades_need_approval": wanted})

    @rule(data=st.data(), bonus=st.integers(0, 4), attribute=ATTRIBUTES)
    def award(self, data: st.DataObject, bonus: int, attribute: str) -> None:
        whose = self.some_character(data)
        self.attempt(
            "handler", "character.award", character=whose, attribute=attribute, bonus=bonus
        )

    @rule(data=st.data(), credits=st.integers(-50, 300))
    def edit(self, data: st.DataObject, credits: int) -> None:
        self.attempt(
            "handler", "character.edit", character=self.some_character(data), credits=credits
        )

    @rule(who=SOMEBODY, data=st.data(), amount=st.integers(0, 80))
    def give(self, who: str, data: st.DataObject, amount: int) -> None:
        names = {"from": self.some_character(data), "to": self.some_character(data)}
        self.attempt(who, "credits.give", **names, amount=amount)

    @rule(knacks=st.booleans(), pool=st.sampled_from([1, 4, 7]), force=st.booleans())
    def define(self, knacks: bool, pool: int, force: bool) -> None:
        categories = [{**BASE[0], "pool": pool}, BASE[1], *([KNACKS] if knacks else [])]
        self.attempt("handler", "categories.set", categories=categories, force=force)

    @rule(who=SOMEBODY, data=st.data(), named=st.lists(ATTRIBUTES, max_size=3), asked=st.booleans())
    def test_from_a_sheet(
        self, who: str, data: st.DataObject, named: list[str], asked: bool
    ) -> None:
        sheet = {"character": self.some_character(data), "attributes": named}
        roll = {"kind": "reactive", "mark": 4, "sheet": sheet}
        if asked:
            self.attempt(who, "test.request", unit=self.some_unit(data), **roll)
        else:
            self.attempt(who, "test.roll", **roll)

    @invariant()
    def sheets_are_possible(self) -> None:
        """Nothing here overrules points, so pools and caps always hold."""
        world = self.table.state.world
        check_categories(world.categories)
        assert world.categories[1] == CATEGORIES[1]
        units = [c.unit for c in world.characters.values() if c.unit is not None]
        assert len(units) == len(set(units))
        for character in world.characters.values():
            assert fit_sheet(world.categories, character.sheet) is character.sheet
            for category in world.categories:
                assert character.sheet.advances.get(category.id, 0) <= category.limit
            assert min(character.sheet.awards.values(), default=1) >= 1
            assert character.sheet.spent >= 0
