"""The random game's rules for hidden things (fog, veils, hidden props), and for long undos."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

from app.engine.visibility.groups import HANDLER
from tests.engine.play import Table

OPTIONS = st.one_of(
    st.builds(dict, fog=st.sampled_from(["off", "team", "own"]), sight=st.sampled_from([1, 2, 60])),
    st.builds(dict, npc_stats=st.sampled_from(["all", "condition", "nothing"])),
)
#: Some positions are off the map.
HEXES = st.lists(st.builds(dict, q=st.integers(-2, 4), r=st.integers(-1, 4)), max_size=4)
COLUMNS = st.one_of(st.builds(dict, cells=HEXES), st.just({"all": True}))


class SightRules:
    """The fog's part of the random game (see machine)."""

    table: Table

    def attempt(self, who: str, kind: str, /, **fields: Any) -> None:
        """Sends a command when it is allowed."""
        raise NotImplementedError

    def some_unit(self, data: st.DataObject) -> str:
        """Returns the id of a unit, or None."""
        raise NotImplementedError

    @rule(who=st.sampled_from(["handler", "handler", "handler", "ann"]), options=OPTIONS)
    def choose_options(self, who: str, options: dict[str, Any]) -> None:
        self.attempt(who, "table.options", options=options)

    @rule(data=st.data(), who=st.sampled_from(["handler", "bob"]), hidden=st.booleans())
    def hide_prop(self, data: st.DataObject, who: str, hidden: bool) -> None:
        prop = data.draw(st.sampled_from([*self.table.state.scene.map.props, "missing"]))
        self.attempt(who, "prop.hide", prop=prop, hidden=hidden)

    @rule(cells=HEXES, veiled=st.booleans())
    def veil(self, cells: list[dict[str, int]], veiled: bool) -> None:
        self.attempt("handler", "terrain.veil", cells=cells, veiled=veiled)

    @rule(where=COLUMNS, kind=st.sampled_from(["fog.reveal", "fog.cover"]))
    def fog(self, where: dict[str, Any], kind: str) -> None:
        self.attempt("handler", kind, **where)

    @rule(data=st.data(), seat=st.sampled_from(["a", "b", "e"]))
    def lend(self, data: st.DataObject, seat: str) -> None:
        self.attempt("handler", "unit.give", unit=self.some_unit(data), seat=seat)

    @rule(data=st.data(), who=st.sampled_from(["handler", "ann", "bob"]))
    def take_away(self, data: st.DataObject, who: str) -> None:
        self.attempt(who, "unit.release", unit=self.some_unit(data))

    @rule(data=st.data(), who=st.sampled_from(["handler", "handler", "ann"]))
    def back_to_a_line(self, data: st.DataObject, who: str) -> None:
        """Undoes back to one of the last lines of the Handler's log, but not to before the game."""
        counts = [line[1] for each in self.table.state.timeline[-4:]
                  if (line := each.lines.get(HANDLER)) is not None]  # fmt: skip
        if counts and len(self.table.state.timeline) > 8:
            self.attempt(who, "undo", to=data.draw(st.sampled_from(counts)))
