"""ActionContext: the changing table, log lines and permissions of one action of Action Rolls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta
from msgspec.structs import replace

from app.rules.systems.action_rolls.state import (
    KEPT_CONSEQUENCES,
    Attempt,
    Consequence,
    Save,
    SaveKind,
    Sheet,
    Table,
    Trace,
    read,
    write,
)
from app.rules.systems.base import (
    ActionRefused,
    ActionRequest,
    ActionResult,
    LogLine,
    Player,
    Players,
)

Id = Annotated[str, Meta(min_length=1, max_length=64)]
MOST_SAVES: Final = 60


class ActionContext:
    """State of one action: the table as changed so far and its log lines; `done` ends it."""

    def __init__(self, request: ActionRequest) -> None:
        self.request = request
        self.cast: Players = request.cast
        self.table: Table = read(request.slice)
        self.lines: list[LogLine] = []

    def done(self) -> ActionResult:
        """Returns the result of the action."""
        return ActionResult(write(self.table), self.lines)

    # -- log ----------------------------------------------------------------------------------

    def log(self, code: str, data: Mapping[str, Any] | None = None, /, **params: Any) -> None:
        """Adds a log line for everybody."""
        self.lines.append(LogLine(code, params, data))

    def log_secret(
        self,
        secret: bool,
        code: str,
        public: tuple[str, Mapping[str, Any]] | None,
        data: Mapping[str, Any] | None = None,
        /,
        **params: Any,
    ) -> None:
        """Adds a log line for everybody; a secret one for the GM, with `public` for the others."""
        if not secret:
            self.log(code, data, **params)
            return
        self.lines.append(LogLine(code, params, data, "handler"))
        if public is not None:
            self.lines.append(LogLine(public[0], public[1], data, "others"))

    def ref(self, person: str, name: str = "") -> dict[str, str]:
        """Returns a person, who may have left, as a param of a text."""
        player = self.cast.get(person)
        return player.ref if player is not None else {"player": person, "name": name or person}

    # -- people -------------------------------------------------------------------------------

    def player(self, person: str) -> Player:
        """Returns a person that the actor may act for."""
        return self.request.player(person)

    def npc(self, person: str) -> bool:
        """Whether only the GM may know a person's numbers."""
        player = self.cast.get(person)
        return player is None or player.seat is None

    def check_mine(self, person: str, name: str) -> None:
        """Refuses when the actor may not decide for a person. The GM may for everybody."""
        player = self.cast.get(person)
        if not self.request.actor.handler and (
            player is None or player.seat is None or player.seat != self.request.actor.seat
        ):
            raise ActionRefused("not-your-character", player={"player": person, "name": name})

    def change(self, person: str, **fields: Any) -> Sheet:
        """Changes a person's sheet. Returns the new one."""
        sheet = replace(self.table.sheet(person), **fields)
        self.table = replace(self.table, people={**self.table.people, person: sheet})
        return sheet

    def charge(self, person: str, cost: int) -> int:
        """Take action points, as far as there are any; how many."""
        points = self.table.sheet(person).points
        if points is None:
            return 0
        paid = min(points, cost)
        self.change(person, points=points - paid)
        return paid

    def give_back(self, person: str, points: int) -> None:
        """Give action points back, where they are counted."""
        had = self.table.sheet(person).points
        if had is not None:
            self.change(person, points=had + points)

    def leave_trace(self, person: str, kind: Trace, text: str) -> None:
        """Adds a lasting consequence to a sheet; above the limit the oldest is dropped."""
        traces = (*self.table.sheet(person).consequences, Consequence(kind, text))
        self.change(person, consequences=traces[-KEPT_CONSEQUENCES:])

    # -- attempts and saves -------------------------------------------------------------------

    def attempt(self, attempt_id: str) -> Attempt:
        """An attempt in resolution."""
        attempt = self.table.attempts.get(attempt_id)
        if attempt is None:
            raise ActionRefused("no-such-attempt")
        return attempt

    def put(self, attempt: Attempt, **fields: Any) -> Attempt:
        """Stores an attempt with these changes and returns it."""
        attempt = replace(attempt, **fields)
        attempts = {**self.table.attempts, attempt.id: attempt}
        self.table = replace(self.table, attempts=attempts)
        return attempt

    def drop(self, attempt: Attempt) -> None:
        """Take an attempt off the table."""
        attempts = {key: a for key, a in self.table.attempts.items() if key != attempt.id}
        self.table = replace(self.table, attempts=attempts)

    def ask_save(
        self, player: Player, kind: SaveKind, dice: int, attribute: str, reason: str
    ) -> None:
        """Requires a save of a person, who must roll it before anything else (AR 10.5)."""
        if len(self.table.saves) >= MOST_SAVES:
            raise ActionRefused("too-many", most=MOST_SAVES)
        save = Save(self.request.ids(), player.id, player.name, kind, dice, attribute, reason)
        self.table = replace(self.table, saves={**self.table.saves, save.id: save})
        self.log(
            "save-called-for" if kind == "other" else "save-called",
            person=player.ref,
            kind=kind,
            dice=dice,
            attribute={"name": attribute},
            reason=reason,
        )
