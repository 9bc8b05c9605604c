"""Several commands as one: all of them or none."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.rules.json_types import SCHEMA_NAME, Doc

#: The most commands of a batch.
MOST_COMMANDS: Final = 300


class Batch(Command, frozen=True, kw_only=True):
    """Carries out commands one after the other: all of them or none. They are one step to undo.

    Each is written as it would be sent alone, with a `scene` of its own where it names one. The
    data of a refusal say which command was refused (`command`, counted from 0). A die may be rolled
    by the last command only ("roll-comes-last"). Undo and redo, and another batch, cannot be part
    of it ("not-in-a-batch").
    """

    commands: Annotated[
        list[Annotated[dict[str, Any], Meta(extra_json_schema={SCHEMA_NAME: "BatchedCommand"})]],
        Meta(min_length=1, max_length=MOST_COMMANDS),
        Doc(
            "the commands, in their order",
            [
                {"type": "units.carry", "units": ["i12"], "to": "s2"},
                {"type": "scene.activate", "scene": "s2"},
            ],
        ),
    ]


@command("batch", Permission.HANDLER, is_batch=True)
def batch(draft: Draft, c: Batch) -> None:  # pragma: no cover
    """Never called: `decide` carries out each command of a batch as one of its own."""
    raise NotImplementedError
