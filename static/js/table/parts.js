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
import { FogLegend } from "../features/fog/fog-legend.js";
import { TableTab } from "../features/handler/table.js";
import { HistoryBanner, HistoryBar } from "../features/history/history-bar.js";
import { UndoStepsMenu } from "../features/history/undo-menu.js";
import { MapTab } from "../features/map-editor/map.js";
import { PropCard } from "../features/map-editor/prop-card.js";
import { MeasurePanel } from "../features/measure/panel.js";
import { PayLines } from "../features/missions/payout.js";
import { EnvironmentForm } from "../features/round/environment-form.js";
import { KnownUnits } from "../features/units/known-units.js";
import { LevelChooser } from "../features/units/level-menu.js";
import { UnitsTab } from "../features/units/units.js";
import { ViewAsLayer, ViewAsMenu } from "../features/view-as/view-as.js";
import { watchPlanDrafts } from "../features/sheets/plan-state.js";
import { Help } from "./help.js";
import { Modal } from "./modal.js";
import { PlacingHint } from "./placing-hint.js";
import { StackChooser } from "./stack-chooser.js";

/** Starts what belongs to these parts, and returns the components by name. */
export function installParts() {
  installCustomPanels();
  watchPlanDrafts();
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
    PropCard,
    Results,
    ReactFoot,
    DecideButton,
    RollButton,
    RollDetails,
    RollRow,
    StackChooser,
    StepButton,
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
