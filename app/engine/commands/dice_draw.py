"""Draws dice for a command, with the proof by which each die can be checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal

from app.engine.commands.draft import Draft
from app.engine.visibility.groups import GROUPS
from app.engine.visibility.log_lines import HANDLER_ALONE, LineReaders, PendingLine
from app.engine.visibility.log_visibility import anonymous_roll, groups_reading, meant_for

#: Secret rolls have a stream of their own, so that they leave no gap in the public one.
Stream = Literal["public", "secret"]

#: The groups that must read every die of a stream.
_MUST_READ: Final[Mapping[Stream, LineReaders]] = {"public": "all", "secret": "handler"}


class Draw:
    """The dice of one command from one stream, in the order drawn. It implements `Chance`.

    A command that has drawn a die must not be refused. Otherwise the sender would learn a face that
    is not kept, and could retry until one pleases (see `decide`).
    """

    def __init__(self, draft: Draft, stream: Stream) -> None:
        self.stream: Stream = stream
        self.drawn: list[tuple[int, int]] = []
        self._draft = draft
        self._start = draft.state.record.dice.counters.get(stream, 0)
        self._chance = draft.context.chance(stream, self._start)

    def die(self, sides: int) -> int:
        """Draws the next die and returns a face from 1 to `sides`."""
        self._draft.dice_drawn = True
        face = self._chance.die(sides)
        self.drawn.append((sides, face))
        return face

    @property
    def counter(self) -> int:
        """The number of the stream's next die."""
        return self._chance.counter

    def proof(self, first: int = 0) -> dict[str, Any]:
        """Returns where the dice come from, starting with the command's die number `first`.

        The proof has the chapter, the stream, the number of that die, the command's id, and the
        players' mix if there is one.
        """
        dice = self._draft.state.record.dice
        proof = {
            "chapter": dice.chapter,
            "stream": self.stream,
            "counter": self._start + first,
            "command": self._draft.sent.id,
        }
        return {**proof, "mix": dice.mix} if dice.mix else proof

    def attach_proofs(self, lines: Sequence[PendingLine]) -> list[PendingLine]:
        """Returns the lines with the proofs of their dice.

        `data["dice"]` of a line are dice of this draw in the order drawn, each with its "sides" and
        all natural "faces". Raises `RuntimeError` unless every reader of the stream reads every die
        once: a die kept back would be a gap that nobody can check. Of a secret die, only the
        Handler gets the proof, because the proof tells how many secret dice there were.
        """
        state = self._draft.state
        lines = [part for line in lines for part in self._parts(line)]
        read = dict.fromkeys(groups_reading(state, _MUST_READ[self.stream]), 0)
        proved = []
        for line in lines:
            if line.data is None or "dice" not in line.data:
                proved.append(line)
                continue
            readers = groups_reading(state, line.to)
            if self.stream == "secret" and readers.isdisjoint(GROUPS):
                proved.append(replace(line, data={**line.data, "proof": None}))
                continue
            places = {read.get(reader, -1) for reader in readers}
            first = places.pop() if len(places) == 1 else -1
            faces = [(die["sides"], face) for die in line.data["dice"] for face in die["faces"]]
            if first < 0 or faces != self.drawn[first : first + len(faces)]:
                raise RuntimeError(f"{line.code}: the dice told are not those drawn")
            read.update(dict.fromkeys(readers, first + len(faces)))
            data = {**line.data, "proof": self.proof(first)}
            proved.append(replace(line, data=data))
        unaware = frozenset(reader for reader, count in read.items() if not count)
        if unaware and self.drawn and state.table.options.fog == "own":
            # Also groups that see neither unit read the dice, so that no die is missing for them.
            read.update(dict.fromkeys(unaware, len(self.drawn)))
            data = anonymous_roll(self.drawn, self.proof())
            proved.append(PendingLine("dice.unseen", {}, "roll", unaware, data, readers_final=True))
        if set(read.values()) != {len(self.drawn)}:
            raise RuntimeError("dice were drawn that not everybody is told of")
        return proved

    def _parts(self, line: PendingLine) -> list[PendingLine]:
        """Returns a line with dice once for each set of readers that need another proof."""
        if line.data is None or "dice" not in line.data:
            return [line]
        parts = meant_for(self._draft.state, line)
        if self.stream == "public":
            return parts
        return [
            replace(part, to=readers)
            for part in parts
            for all_readers in [groups_reading(self._draft.state, part.to)]
            for readers in (all_readers & HANDLER_ALONE, all_readers - HANDLER_ALONE)
            if readers
        ]
