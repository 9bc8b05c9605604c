// The parts of the table page that are loaded after it has opened (ui/parts.js).

// The page has opened with these. They are named here so that the bundler puts them into one file with
// what the parts share with them: two files that import from each other are larger.
import "../board/api.js";
import "./action-context.js";
import "./board-bridge.js";
import "./keys.js";
import "./layers.js";
import "./page.js";
import { CrewTab } from "../features/crew/crew.js";
import { installCustomPanels } from "../features/dice-systems/custom-panels.js";
import { SystemRoll, SystemRollDetails } from "../features/dice-systems/system-odds.js";
import { StepButton } from "../features/dice-systems/systems.js";
import { AnswerButton, DiceTray, OwnTest } from "../features/dice/dice.js";
import { RollDetails, RollRow } from "../features/dice/roll-details.js";
import { ActionPrompt } from "../features/fight/action-prompt.js";
import { AttackButton } from "../features/fight/aim-card.js";
import { RollButton } from "../features/fight/attack.js";
import { Calculation } from "../features/fight/calculation.js";
import { FightCards } from "../features/fight/cards.js";
import { DecideButton, ReactFoot } from "../features/fight/reaction-cards.js";
import { Results } from "../features/fight/result-panel.js";
import { FrameNumbers, Modules, WeaponDetails } from "../features/fight/unit-card-details.js";
import { NewTable } from "../features/handler/new-table.js";
import { OverruleRound } from "../features/handler/overrule-round.js";
import { watchPilotsView } from "../features/fog/pilots-view.js";
import { FogLegend } from "../features/fog/fog-legend.js";
import { TableTab } from "../features/handler/table.js";
import { HistoryBanner, HistoryBar } from "../features/history/history-bar.js";
import { UndoStepsMenu } from "../features/history/undo-menu.js";
import { MapTab } from "../features/map-editor/map.js";
import { paintStroke } from "../features/map-editor/painting.js";
import { setPainter } from "../features/map-editor/state.js";
import { PropCard } from "../features/map-editor/prop-card.js";
import { MeasurePanel } from "../features/measure/panel.js";
import { PayLines } from "../features/missions/payout.js";
import { EnvironmentForm } from "../features/round/environment-form.js";
import { PlayTogetherButtons, SuggestionBar } from "../features/round/suggestion-bar.js";
import { watchSuggestions } from "../features/round/suggestion.js";
import { KnownUnits } from "../features/units/known-units.js";
import { LevelChooser } from "../features/units/level-menu.js";
import { installSeveralKeys } from "../features/units/several-keys.js";
import { UnitsTab } from "../features/units/units.js";
import { ViewAsLayer, ViewAsMenu } from "../features/view-as/view-as.js";
import { watchPlanDrafts } from "../features/sheets/plan-state.js";
import { Help } from "./help.js";
import { Modal } from "./modal.js";
import { PlacingHint } from "./placing-hint.js";
import { StackChooser } from "./stack-chooser.js";

/**
 * Starts what belongs to these parts, and returns the components by name.
 * @param {Parameters<typeof watchPilotsView>[0]|null} live  of the page; null for a replay
 */
export function installParts(live) {
  if (live !== null) watchPilotsView(live);
  installCustomPanels();
  watchPlanDrafts();
  watchSuggestions();
  setPainter(paintStroke);
  installSeveralKeys();
  return {
    ActionPrompt,
    AnswerButton,
    AttackButton,
    Calculation,
    CrewTab,
    DiceTray,
    EnvironmentForm,
    FightCards,
    FogLegend,
    FrameNumbers,
    Help,
    HistoryBanner,
    HistoryBar,
    KnownUnits,
    LevelChooser,
    MapTab,
    MeasurePanel,
    Modal,
    Modules,
    NewTable,
    OverruleRound,
    OwnTest,
    PayLines,
    PlacingHint,
    PlayTogetherButtons,
    PropCard,
    Results,
    ReactFoot,
    DecideButton,
    RollButton,
    RollDetails,
    RollRow,
    StackChooser,
    StepButton,
    SuggestionBar,
    SystemRoll,
    SystemRollDetails,
    TableTab,
    UndoStepsMenu,
    UnitsTab,
    ViewAsLayer,
    ViewAsMenu,
    WeaponDetails,
  };
}
