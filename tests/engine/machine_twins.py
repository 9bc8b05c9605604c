"""Two tables of the random game that differ only in what the Handler hides.

Players' commands, and the Handler's open commands, go to both tables. Every frame and answer for
viewers who may not see the difference must be equal, byte for byte. The comparison ends at a step
that legitimately shows the difference: a unit bumps into it, it comes into sight, or the Handler
shows it. Such a step is recognised from the true state, by trying it on both tables first, never
from what is sent.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

from app.engine import (
    Decision,
    DecisionContext,
    Group,
    Refused,
    Row,
    SentCommand,
    State,
    apply_row,
    chunk_view,
    decide,
    group_of,
    groups,
    load_snapshot,
    log_entries,
    new_state,
    project,
    run_query,
    snapshot,
)
from app.live.replay import ReplayedTable, copy_groups, decode_snapshot, encode_snapshot
from app.live.view_groups import ViewDelta, encode
from app.web.websocket import refused_message
from tests.engine.frames import KESTREL, document
from tests.engine.machine_truth import (
    CRAB,
    FOX,
    MAP,
    NUMBERS,
    SECRET,
    VEILED,
    WALL,
    differ,
    grounds_apart,
    numbers_differ,
    truly_walked,
)
from tests.engine.noninterference import Dice
from tests.engine.play import ROLES, cell

NOW = "2026-01-01T00:00:00.000Z"
#: Numbers by which the crab differs, without its condition.
CRABS = (
    {"integrity": 31, "integrity_max": 31, "speed": 9, "energy": 1},
    {"integrity": 17, "integrity_max": 17, "speed": 2, "energy": 2},
)
#: Commands of the Handler for units that may differ or exist at one table only.
APART = ("attack.roll", "turn.abstain")
#: Parts of a view that an undo and a redo may change.
PASSING = ("log", "undo", "seq", "redo")


class Side:
    """One table as a server holds it, and the bytes that the last step sent to players."""

    def __init__(self) -> None:
        self.folded = ReplayedTable(new_state("t1"))
        self.rows: list[Row] = []
        #: The frames by row and group, to compare with those of a replay from the start.
        self.frames: list[dict[str, bytes]] = []
        self.tail = self.folded
        #: The last row before the game.
        self.begun = 0
        self.sent: list[Any] = []

    @property
    def state(self) -> State:
        return self.folded.state

    def decide(
        self, who: str, body: dict[str, Any], key: str, state: State | None = None
    ) -> Decision | Refused:
        """Decides a command without storing it; ids and dice are not used up."""
        seat, role = ROLES[who]
        drawn = iter(range(1, 1000))
        context = DecisionContext(Dice, lambda: f"{key}.{next(drawn)}", NOW)
        return decide(state or self.state, SentCommand(seat, role, key, body), context)

    def row(self, who: str, key: str, done: Decision, state: State | None = None) -> Row:
        events = json.loads(json.dumps(done.events))
        version = (state or self.state).version + 1
        return Row("t1", version, key, ROLES[who][0], "", NOW, events)

    def commit(self, who: str, key: str, done: Decision | Refused) -> None:
        """Stores a command as the server does: frames for each group, an ack or refusal for the
        sender."""
        player = ROLES[who][1] in ("pilot", "spectator")
        if isinstance(done, Refused):
            if player:
                self.sent.append([who, encode(refused_message(key, done))])
            return
        row = self.row(who, key, done)
        self.rows.append(row)
        changes = self.folded.advance(row)
        frames = {key: change.frame for key, change in changes.items()}
        self.frames.append(frames)
        self.follow(row, changes)
        for group in groups(self.state):
            if group in frames and group != "handler":
                self.sent.append([Group.read(group).public_name, frames[group]])
        if player:
            own = self.folded.groups[group_of(self.state, ROLES[who][0])]
            seq = own.seq_at(row.version)
            self.sent.append([who, encode({"t": "ack", "id": key, "seq": seq})])
            self.sent.append([who, encode(log_entries(row, own.key, seq))])

    def ask(self, who: str, name: str, params: dict[str, Any]) -> None:
        found = run_query(self.state, ROLES[who][0], name, params)
        if isinstance(found, Refused):
            self.sent.append([who, encode(refused_message("q", found))])
        else:
            self.sent.append([who, encode({"t": "answer", "id": "q", "result": found})])

    def seen(self) -> list[Any]:
        """Returns what a new connection of players would receive: views and chunks of the map."""
        found: list[Any] = []
        for key in groups(self.state):
            if key == "handler":
                continue
            group = self.folded.groups[key]
            found.append(
                [Group.read(key).public_name, group.view_frame(Group.read(key).public_name, {})]
            )
            chunks = group.view["scene"]["map"]["chunks"]
            found.extend(chunk_view(self.state, key, chunk) for chunk in chunks)
        return found

    # -- what must hold at each table by itself ----------------------------------------------

    def start_again(self) -> None:
        """Continues from the current snapshot, as a restarted server."""
        self.tail = decode_snapshot(encode_snapshot(self.state, copy_groups(self.folded)))

    def follow(self, row: Row, changes: dict[str, ViewDelta]) -> None:
        """A server that began from a snapshot creates the same frames and seqs for the later
        rows."""
        if self.tail is self.folded:
            return
        again = self.tail.advance(row)
        assert {key: change.frame for key, change in again.items()} == {
            key: change.frame for key, change in changes.items()
        }
        assert self.tail.state == self.state
        assert self.tail.groups.keys() == self.folded.groups.keys()
        for key, group in self.folded.groups.items():
            other = self.tail.groups[key]
            assert other.view == group.view
            assert (other.versions, other.recent) == (group.versions, group.recent)

    def check(self) -> None:
        """Snapshots round-trip, and undo followed by redo changes nothing."""
        assert load_snapshot(snapshot(self.state)) == self.state
        if not self.state.timeline:
            return
        state = self.state
        for kind in ("undo", "redo"):
            done = self.decide("handler", {"type": kind}, kind, state)
            assert isinstance(done, Decision), done
            state = apply_row(state, self.row("handler", kind, done, state))
        assert state.world is self.state.world
        assert (state.timeline, state.redo) == (self.state.timeline, self.state.redo)
        foggy = state.table.options.fog != "off"
        for group in groups(state):
            before, after = (self.lasting(each, group, foggy) for each in (self.state, state))
            assert before == after, group

    def lasting(self, state: State, group: str, foggy: bool) -> dict[str, Any]:
        """Returns a view without the parts that undo changes. Under fog, seen hexes stay seen."""
        view = {key: of for key, of in project(state, group).items() if key not in PASSING}
        if foggy and group != "handler":
            scene = {key: of for key, of in view["scene"].items() if key not in ("fog", "map")}
            view = {**view, "scene": scene}
        return view

    def check_from_the_start(self) -> None:
        """A replay of all rows gives the same table, with every frame on the way."""
        again = ReplayedTable(new_state("t1"))
        for row, frames in zip(self.rows, self.frames, strict=True):
            changes = again.advance(row)
            assert {key: change.frame for key, change in changes.items()} == frames
        assert again.state == self.state
        for key, group in self.folded.groups.items():
            assert again.groups[key].view == group.view
            assert again.groups[key].versions == group.versions


class Twins:
    """The two tables. `met` says what ended the comparison, `counted` what was compared."""

    def __init__(
        self,
        options: dict[str, Any],
        ghosts: tuple[dict[str, int], ...],
        chassis: str = "bipedal",
    ) -> None:
        self.sides = (Side(), Side())
        self.met: str | None = None
        self.counted: Counter[str] = Counter()
        self.number = 0
        self.ready = False
        self._set_up(options, ghosts, chassis)
        self.compare()
        for side in self.sides:
            side.start_again()
            side.begun = side.state.version
        self.ready = True

    def _set_up(
        self, options: dict[str, Any], ghosts: tuple[dict[str, int], ...], chassis: str
    ) -> None:
        self.both("server", type="table.create", name="Two", map=MAP, commitment="ab" * 32)
        for who in ("handler", "ann", "bob", "eve", "cleo", "hugo"):
            seat, role = ROLES[who]
            self.both("server", type="seat.join", seat=seat, name=who.title(), role=role)
        self.both("handler", type="terrain.set", cells=WALL)
        self.both("handler", type="terrain.veil", cells=VEILED, veiled=True)
        self.both("handler", type="table.options", options={**options, "reaction_seconds": 0})
        for key, disposition, at, controller in (
            ("fox", "pilot", cell(1, 3, 0), "a"),
            ("owl", "pilot", cell(3, 3, 0), "b"),
            ("crab", "enemy", cell(4, 5, 0), None),
        ):
            self.both(
                "handler", key, type="unit.add", name=key.title(), disposition=disposition, at=at,
                controller=controller, build="kestrel",
            )  # fmt: skip
        build = document(replace(KESTREL, chassis=chassis))
        self.both("handler", type="unit.fit", unit=FOX, build=build, force=True)
        self.both("handler", type="unit.give", unit=FOX, seat="c")
        self.both("handler", "run", type="mission.add", name="Run", primary="Through", base=1)
        self.both("handler", type="mission.phase", mission="run.1", phase="briefed")
        hides = {"hidden": True, **NUMBERS}
        for number, at in enumerate(ghosts):
            ghost = {"name": f"Ghost {number}", "disposition": "pilot", "at": at}
            wolf = {
                "name": f"Ghost Wolf {number}",
                "disposition": "enemy",
                "at": cell(8, number, 0),
            }
            objective = {"text": "Ghost" * (1 + number), "bonus": 3, "hidden": True}
            self.one(number, "ghost", type="unit.add", **hides, **ghost)
            self.one(number, "wolf", type="unit.add", **hides, **wolf)
            note = {
                "type": "unit.update",
                "unit": FOX,
                "notes": f"Ghost {number}",
                "group": f"Ghosts {number}",
            }
            self.one(number, **note)
            self.one(number, type="mission.add_objective", mission="run.1", **objective)
            if options["npc_stats"] != "all":
                self.one(number, type="unit.update", unit=CRAB, **CRABS[number])
        self.one(0, "extra", type="unit.add", name="Ghost <", disposition="pilot", **hides)
        self.one(0, "spare", type="unit.add", name="Ghost >", disposition="enemy", build="heron")
        for number, at in enumerate(({"q": 0, "r": 6}, {"q": 5, "r": 4})):
            mine = {"height": 2, "value": 9, "hidden": True, "name": f"Ghost mine {number}"}
            self.one(number, "mine", type="prop.add", **at, **mine)
        self.one(0, "vault", type="prop.add", q=11, r=-2, height=1, value=9, name="Ghost vault")
        self.one(1, type="terrain.set", cells=[{"q": 11, "r": -3, "level": -3}])

    # -- commands ------------------------------------------------------------------------------

    def both(self, who: str, key: str | None = None, dare: bool = True, /, **body: Any) -> bool:
        """Sends a command to both tables. Returns whether it was sent.

        A command that shows the difference is not sent unless `dare`. A Handler's command that only
        one table accepts is not sent.
        """
        return self.each(who, [body, body], key, dare)

    def each(
        self, who: str, bodies: list[dict[str, Any]], key: str | None = None, dare: bool = True
    ) -> bool:
        """Sends a command with the ids of each table, because rows have different numbers there."""
        self.number += 1
        body, key = bodies[0], key or f"c{self.number}"
        decided = [
            side.decide(who, sent, key) for side, sent in zip(self.sides, bodies, strict=True)
        ]
        kinds = {type(each) for each in decided}
        if ROLES[who][1] in ("handler", "system"):
            assert kinds == {Decision} or self.ready, (body, decided)
            if len(kinds) > 1 and self.met is None and body["type"] not in APART:
                return False
        if self.met is None and self.ready:
            reason = self.meets(who, key, body, decided)
            if reason and ROLES[who][1] not in ("handler", "system"):
                # Whether a player may try it depends on what players know, which is the same at
                # both tables.
                no = [each for each in decided if isinstance(each, Refused)]
                assert not no or (no[0] == no[-1] and len(no) == 2), (body, decided)
                self.counted[f"tried {reason}"] += 1
            if reason and not dare:
                return False
            self.met = reason
        for side, done in zip(self.sides, decided, strict=True):
            side.commit(who, key, done)
        if self.met is None and self.ready and body.get("unit") not in SECRET:
            outcome = "done" if kinds == {Decision} else "refused"
            role = "open" if ROLES[who][1] == "handler" else "sent"
            self.counted[f"{role} {body['type']} {outcome}"] += 1
        return True

    def one(self, number: int, key: str | None = None, /, **body: Any) -> None:
        """Sends a secret command of one table's Handler. Nobody else receives anything."""
        self.number += 1
        key, side = key or f"s{self.number}", self.sides[number]
        done = side.decide("handler", body, key)
        assert isinstance(done, Decision) or self.ready, (body, done)
        if isinstance(done, Refused):
            return
        if self.met is None and self.ready:
            decided: list[Any] = [None, None]
            decided[number] = done
            if self.meets("handler", key, body, decided):
                return
        got = len(side.sent)
        side.commit("handler", key, done)
        if self.met is None:
            assert side.sent[got:] == [], body
            self.counted[f"secret {body['type']}"] += self.ready

    def ask(self, who: str, name: str, **params: Any) -> None:
        for side in self.sides:
            side.ask(who, name, params)
        self.counted[f"asked {name}"] += self.met is None

    def compare(self) -> None:
        """Compares all that was sent to players since the last time, and all that they could
        load."""
        sent = [side.sent[:] for side in self.sides]
        for side in self.sides:
            side.sent.clear()
        if self.met is None:
            assert sent[0] == sent[1]
            one, other = (side.seen() for side in self.sides)
            assert one == other
            for known in (sent[0], one):
                assert "Ghost" not in repr(known)

    def crabs_differ(self) -> bool:
        return numbers_differ(*(side.state for side in self.sides))

    # -- the truth -----------------------------------------------------------------------------

    def meets(self, who: str, key: str, body: dict[str, Any], decided: list[Any]) -> str | None:
        """Returns how this step would legitimately show the difference, or None."""
        if (
            body["type"] == "attack.declare"
            and body["at"] == {"unit": CRAB}
            and self.crabs_differ()
        ):
            return "numbers"
        if body["type"] == "fog.reveal" and any(
            grounds_apart(*(side.state for side in self.sides), body.get("cells"))
        ):
            return "ground"
        if body["type"] in ("unit.move", "unit.descend"):
            one, other = (truly_walked(side.state, body) for side in self.sides)
            if one != other:
                return "bump"
        after = [
            apply_row(side.state, side.row(who, key, done)) if isinstance(done, Decision)
            else side.state
            for side, done in zip(self.sides, decided, strict=True)
        ]  # fmt: skip
        return differ(*after)
