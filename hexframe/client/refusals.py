"""The refusals of each command and query.

Made by `python -m tests.fixtures.make_client`; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from hexframe.client.command import Command, R

if TYPE_CHECKING:
    from hexframe.client.types import (
        ActionsRefusal,
        AimRefusal,
        AreaRefusal,
        DispositionRefusal,
        FallsRefusal,
        FrameRefusal,
        LoweringRefusal,
        ModuleHexesRefusal,
        NotationRefusal,
        OddsRefusal,
        PathRefusal,
        PayoutRefusal,
        RangeRefusal,
        ReachRefusal,
        RollsRefusal,
        SightRefusal,
        SuggestionRefusal,
        TargetsRefusal,
        UpgradePlanRefusal,
        ViewshedRefusal,
    )


class Refusals:
    """What was refused, for a type checker."""

    @property
    def refusal(self) -> Any:
        """Code, params and data."""
        raise NotImplementedError

    @overload
    def of(self, sent: Command[R] | type[Command[R]]) -> R: ...

    @overload
    def of(self, sent: Literal['actions']) -> ActionsRefusal: ...

    @overload
    def of(self, sent: Literal['aim']) -> AimRefusal: ...

    @overload
    def of(self, sent: Literal['area']) -> AreaRefusal: ...

    @overload
    def of(self, sent: Literal['disposition']) -> DispositionRefusal: ...

    @overload
    def of(self, sent: Literal['falls']) -> FallsRefusal: ...

    @overload
    def of(self, sent: Literal['frame']) -> FrameRefusal: ...

    @overload
    def of(self, sent: Literal['lowering']) -> LoweringRefusal: ...

    @overload
    def of(self, sent: Literal['module_hexes']) -> ModuleHexesRefusal: ...

    @overload
    def of(self, sent: Literal['notation']) -> NotationRefusal: ...

    @overload
    def of(self, sent: Literal['odds']) -> OddsRefusal: ...

    @overload
    def of(self, sent: Literal['path']) -> PathRefusal: ...

    @overload
    def of(self, sent: Literal['payout']) -> PayoutRefusal: ...

    @overload
    def of(self, sent: Literal['range']) -> RangeRefusal: ...

    @overload
    def of(self, sent: Literal['reach']) -> ReachRefusal: ...

    @overload
    def of(self, sent: Literal['rolls']) -> RollsRefusal: ...

    @overload
    def of(self, sent: Literal['sight']) -> SightRefusal: ...

    @overload
    def of(self, sent: Literal['suggestion']) -> SuggestionRefusal: ...

    @overload
    def of(self, sent: Literal['targets']) -> TargetsRefusal: ...

    @overload
    def of(self, sent: Literal['upgrade_plan']) -> UpgradePlanRefusal: ...

    @overload
    def of(self, sent: Literal['viewshed']) -> ViewshedRefusal: ...

    def of(self, sent: Any) -> Any:
        """Returns code, params and data as a refusal of what was sent: a command, its
        class, or the name of a query. A type checker that sees `code` compared knows the
        params."""
        return self.refusal
