"""Drawing dice for a command: what was drawn, and the proof that it can be checked by."""

from __future__ import annotations

from typing import Any, Literal

from app.engine.decide.draft import Draft

#: Secret rolls have a stream of their own, so that they leave no gap in the public one.
Stream = Literal["public", "secret"]


class Draw:
    """The dice of one command from one stream, in the order drawn; itself a `Chance`."""

    def __init__(self, draft: Draft, stream: Stream) -> None:
        self.stream = stream
        self.drawn: list[list[int]] = []
        self._draft = draft
        self._start = draft.state.record.dice.counters.get(stream, 0)
        self._chance = draft.context.chance(stream, self._start)

    def die(self, sides: int) -> int:
        """The next die, 1..sides."""
        face = self._chance.die(sides)
        self.drawn.append([sides, face])
        return face

    @property
    def counter(self) -> int:
        """The counter of the stream's next die."""
        return self._chance.counter

    def proof(self) -> dict[str, Any]:
        """Where the dice come from: chapter, stream, first counter, the command's id."""
        return {
            "chapter": self._draft.state.record.dice.chapter,
            "stream": self.stream,
            "counter": self._start,
            "command": self._draft.sent.id,
        }
