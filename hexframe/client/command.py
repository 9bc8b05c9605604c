"""What all commands have in common. The commands themselves are in `commands`."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # type checkers have it

    R = TypeVar("R", default=Any)
else:
    from typing import TypeVar

    R = TypeVar("R")

#: The default of every optional field: the server then uses its own. It is not null, which some
#: commands understand.
LEFT_OUT: Final[Any] = type("LeftOut", (), {"__slots__": (), "__repr__": lambda _: "LEFT_OUT"})()


@dataclass(frozen=True, kw_only=True)
class Command(Generic[R]):
    """Something that changes a table, or is refused with an `R`."""

    type: ClassVar[str]

    def document(self) -> dict[str, Any]:
        """Returns the command as it is sent."""
        written: dict[str, Any] = {"type": self.type}
        for field in fields(self):
            value = getattr(self, field.name)
            if value is not LEFT_OUT:
                written[field.name.rstrip("_")] = plain(value)
        return written


def plain(value: Any) -> Any:
    """Returns a value with every command in it as it is sent."""
    if isinstance(value, Command):
        return value.document()
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value
