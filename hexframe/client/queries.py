"""Every query by its name, with the types of its parameters and of its answer.

Made by `python -m tests.fixtures.make_client`; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexframe.client.types import (
        ActionsAnswer,
        ActionsQuery,
        AimAnswer,
        AimQuery,
        AreaAnswer,
        AreaQuery,
        CheckedBuild,
        DispositionAnswer,
        DispositionQuery,
        FallsAnswer,
        FallsQuery,
        FrameQuery,
        LoweringAnswer,
        LoweringQuery,
        ModuleHexesAnswer,
        ModuleHexesQuery,
        NotationAnswer,
        NotationQuery,
        OddsQuery,
        PathAnswer,
        PathQuery,
        PayoutAnswer,
        PayoutQuery,
        RangeAnswer,
        RangeQuery,
        ReachAnswer,
        ReachQuery,
        RollOdds,
        RollsAnswer,
        RollsQuery,
        SightAnswer,
        SightQuery,
        SuggestionAnswer,
        SuggestionQuery,
        TargetsAnswer,
        TargetsQuery,
        UpgradePlanAnswer,
        UpgradePlanQuery,
        ViewshedAnswer,
        ViewshedQuery,
    )


class Asks:
    """A client that can send queries."""

    @overload
    def ask(self, name: Literal['actions'], params: ActionsQuery) -> ActionsAnswer: ...

    @overload
    def ask(self, name: Literal['aim'], params: AimQuery) -> AimAnswer: ...

    @overload
    def ask(self, name: Literal['area'], params: AreaQuery) -> AreaAnswer: ...

    @overload
    def ask(self, name: Literal['disposition'], params: DispositionQuery) -> DispositionAnswer: ...

    @overload
    def ask(self, name: Literal['falls'], params: FallsQuery) -> FallsAnswer: ...

    @overload
    def ask(self, name: Literal['frame'], params: FrameQuery) -> CheckedBuild: ...

    @overload
    def ask(self, name: Literal['lowering'], params: LoweringQuery) -> LoweringAnswer: ...

    @overload
    def ask(self, name: Literal['module_hexes'], params: ModuleHexesQuery) -> ModuleHexesAnswer: ...

    @overload
    def ask(self, name: Literal['notation'], params: NotationQuery) -> NotationAnswer: ...

    @overload
    def ask(self, name: Literal['odds'], params: OddsQuery) -> RollOdds: ...

    @overload
    def ask(self, name: Literal['path'], params: PathQuery) -> PathAnswer: ...

    @overload
    def ask(self, name: Literal['payout'], params: PayoutQuery) -> PayoutAnswer: ...

    @overload
    def ask(self, name: Literal['range'], params: RangeQuery) -> RangeAnswer: ...

    @overload
    def ask(self, name: Literal['reach'], params: ReachQuery) -> ReachAnswer: ...

    @overload
    def ask(self, name: Literal['rolls'], params: RollsQuery) -> RollsAnswer: ...

    @overload
    def ask(self, name: Literal['sight'], params: SightQuery) -> SightAnswer: ...

    @overload
    def ask(self, name: Literal['suggestion'], params: SuggestionQuery) -> SuggestionAnswer: ...

    @overload
    def ask(self, name: Literal['targets'], params: TargetsQuery) -> TargetsAnswer: ...

    @overload
    def ask(self, name: Literal['upgrade_plan'], params: UpgradePlanQuery) -> UpgradePlanAnswer: ...

    @overload
    def ask(self, name: Literal['viewshed'], params: ViewshedQuery) -> ViewshedAnswer: ...

    def ask(self, name: str, params: Mapping[str, Any]) -> Any:
        """Sends a query, which changes nothing. Returns its answer."""
        return self._ask(name, params)

    def _ask(self, name: str, params: Mapping[str, Any]) -> Any:
        raise NotImplementedError


class AsksLater:
    """A client that can send queries."""

    @overload
    async def ask(self, name: Literal['actions'], params: ActionsQuery) -> ActionsAnswer: ...

    @overload
    async def ask(self, name: Literal['aim'], params: AimQuery) -> AimAnswer: ...

    @overload
    async def ask(self, name: Literal['area'], params: AreaQuery) -> AreaAnswer: ...

    @overload
    async def ask(self, name: Literal['disposition'], params: DispositionQuery) -> DispositionAnswer: ...

    @overload
    async def ask(self, name: Literal['falls'], params: FallsQuery) -> FallsAnswer: ...

    @overload
    async def ask(self, name: Literal['frame'], params: FrameQuery) -> CheckedBuild: ...

    @overload
    async def ask(self, name: Literal['lowering'], params: LoweringQuery) -> LoweringAnswer: ...

    @overload
    async def ask(self, name: Literal['module_hexes'], params: ModuleHexesQuery) -> ModuleHexesAnswer: ...

    @overload
    async def ask(self, name: Literal['notation'], params: NotationQuery) -> NotationAnswer: ...

    @overload
    async def ask(self, name: Literal['odds'], params: OddsQuery) -> RollOdds: ...

    @overload
    async def ask(self, name: Literal['path'], params: PathQuery) -> PathAnswer: ...

    @overload
    async def ask(self, name: Literal['payout'], params: PayoutQuery) -> PayoutAnswer: ...

    @overload
    async def ask(self, name: Literal['range'], params: RangeQuery) -> RangeAnswer: ...

    @overload
    async def ask(self, name: Literal['reach'], params: ReachQuery) -> ReachAnswer: ...

    @overload
    async def ask(self, name: Literal['rolls'], params: RollsQuery) -> RollsAnswer: ...

    @overload
    async def ask(self, name: Literal['sight'], params: SightQuery) -> SightAnswer: ...

    @overload
    async def ask(self, name: Literal['suggestion'], params: SuggestionQuery) -> SuggestionAnswer: ...

    @overload
    async def ask(self, name: Literal['targets'], params: TargetsQuery) -> TargetsAnswer: ...

    @overload
    async def ask(self, name: Literal['upgrade_plan'], params: UpgradePlanQuery) -> UpgradePlanAnswer: ...

    @overload
    async def ask(self, name: Literal['viewshed'], params: ViewshedQuery) -> ViewshedAnswer: ...

    async def ask(self, name: str, params: Mapping[str, Any]) -> Any:
        """Sends a query, which changes nothing. Returns its answer."""
        return await self._ask(name, params)

    async def _ask(self, name: str, params: Mapping[str, Any]) -> Any:
        raise NotImplementedError
