// The parts of the table page that are loaded after it has opened (ui/parts.js).

// The page has opened with these. They are named here so that the bundler puts them into one file with
// what the parts share with them: two files that import from each other are larger.
import "../board/api.js";
import "./action-context.js";
import "./board-bridge.js";
import "./keys.js";
import "./layers.js";
import "./page.js";
import { registerActions } from "../core/actions.js";
import { watchTemplates } from "../features/areas/overlays.js";
import { TemplatePanel } from "../features/areas/panel.js";
import { CrewTab } from "../features/crew/crew.js";
import { DRAWING_ACTIONS } from "../features/drawings/actions.js";
import { watchDrawings } from "../features/drawings/overlays.js";
import { DrawingPanel } from "../features/drawings/panel.js";
import { installCustomPanels } from "../features/dice-systems/custom-panels.js";
import { RollResult } from "../features/dice/odds.js";
import { SystemRoll, SystemRollDetails } from "../features/dice-systems/system-odds.js";
import { StepButton } from "../features/dice-systems/systems.js";
import { AnswerButton, DiceTray, OwnTest } from "../features/dice/dice.js";
import { RollDetails, RollRow } from "../features/dice/roll-details.js";
import { ActionPrompt } from "../features/fight/action-prompt.js";
import { tellBarred } from "../features/fight/aim.js";
import { setBarredTeller } from "../features/fight/aim-state.js";
import { watchLetBe } from "../features/fight/let-be.js";
import { AttackButton } from "../features/fight/aim-card.js";
import { RollButton } from "../features/fight/attack.js";
import { Calculation } from "../features/fight/calculation.js";
import { FightCards } from "../features/fight/cards.js";
import { setTimeline } from "../features/history/history.js";
import { Timeline } from "../features/history/timeline.js";
import { DecideButton, ReactFoot } from "../features/fight/reaction-cards.js";
import { watchResults } from "../features/fight/result.js";
import { Results } from "../features/fight/result-panel.js";
import { FrameNumbers, Modules, WeaponDetails } from "../features/fight/unit-card-details.js";
import { NewTable } from "../features/handler/new-table.js";
import { OverruleRound } from "../features/handler/overrule-round.js";
import { watchPilotsView } from "../features/fog/pilots-view.js";
import { watchSightNotes } from "../features/fog/sight-notes.js";
import { FogLegend } from "../features/fog/fog-legend.js";
import { TableTab } from "../features/handler/table.js";
import { HistoryBanner, HistoryBar } from "../features/history/history-bar.js";
import { UndoStepsMenu } from "../features/history/undo-menu.js";
import { watchPresented } from "../features/journal/state.js";
import { TimerPanel } from "../features/round/timer.js";
import { SinceTurn } from "../features/log/since-turn.js";
import { UndoToHere } from "../features/log/undo-to-here.js";
import { WhisperMenu } from "../features/log/whisper.js";
import { UndoneNotice } from "../features/history/undone-card.js";
import { MapTab } from "../features/map-editor/map.js";
import { installChosenGround, takeStroke } from "../features/map-editor/chosen-ground.js";
import { GROUND_ACTIONS } from "../features/map-editor/ground-actions.js";
import { SideView, watchSideView } from "../features/map-editor/side-view.js";
import { strokeLevels } from "../features/map-editor/painting.js";
import { setPainter } from "../features/map-editor/state.js";
import { watchDrops } from "../features/map-import/state.js";
import { BreakPanel } from "../features/map-editor/breaking.js";
import { PropCard } from "../features/map-editor/prop-card.js";
import { MeasurePanel } from "../features/measure/panel.js";
import { MissionList } from "../features/missions/missions.js";
import { MissionStrip, RunningMission } from "../features/missions/strip.js";
import { PayLines } from "../features/missions/payout.js";
import { EndConflictButton } from "../features/round/end-conflict.js";
import { EnvironmentForm } from "../features/round/environment-form.js";
import { watchPointers } from "../features/pointers/pointers.js";
import { ShowPicture, watchEnvironmentPicture } from "../features/round/environment-picture.js";
import { ComingList, EnvironmentText } from "../features/round/coming-list.js";
import { watchOwnTurn } from "../features/round/own-turn.js";
import { PlayTogetherButtons, SuggestionBar } from "../features/round/suggestion-bar.js";
import { HowManyActed } from "../features/round/tracker-count.js";
import { watchSuggestions } from "../features/round/suggestion.js";
import { PlayedTurns, watchPlayed } from "../features/round/played.js";
import { watchAlignLayer } from "../features/pictures/align-layer.js";
import { watchAligned } from "../features/pictures/background-state.js";
import { watchBackground } from "../features/pictures/background.js";
import { watchPastedPictures } from "../features/pictures/state.js";
import { watchTokenPictures } from "../features/pictures/token-pictures.js";
import { KnownUnits } from "../features/units/known-units.js";
import { LevelChooser } from "../features/units/level-menu.js";
import { installSeveralKeys } from "../features/units/several-keys.js";
import { UnitActionBar, UnitCard } from "../features/units/unit.js";
import { UnitsTab } from "../features/units/units.js";
import { ViewAsLayer, ViewAsMenu } from "../features/view-as/view-as.js";
import { watchScreen } from "../features/screen/screen.js";
import { watchPlanDrafts } from "../features/sheets/plan-state.js";
import { ACTIONS } from "./actions.js";
import { watchZones } from "../features/zones/layer.js";
import { Help } from "./help.js";
import { Modal } from "./modal.js";
import { watchMovedPanels } from "./moved-panels.js";
import { PlacingHint } from "./placing-hint.js";
import { RoundTab } from "./round-tab.js";
import { SceneNotes } from "../features/round/scene-notes.js";
import { StepLine } from "../features/dice-systems/step-line.js";
import { RoundNotes } from "../features/round/round-notes.js";
import { ScreenLayout } from "./screen-layout.js";
import { StackChooser } from "./stack-chooser.js";

/**
 * Starts what belongs to these parts, and returns the components by name.
 * @param {Parameters<typeof watchPilotsView>[0]|null} live  of the page; null for a replay
 */
export function installParts(live) {
  if (live !== null) watchPilotsView(live);
  watchDrops();
  installCustomPanels();
  watchPlanDrafts();
  watchZones();
  watchTemplates();
  watchDrawings();
  watchTokenPictures();
  watchBackground();
  watchAligned();
  watchAlignLayer();
  watchPastedPictures();
  watchEnvironmentPicture();
  watchPointers();
  if (live !== null) watchPresented();
  if (live !== null) watchOwnTurn();
  watchSightNotes();
  watchSuggestions();
  watchPlayed();
  watchResults();
  watchLetBe();
  setTimeline(Timeline);
  setBarredTeller(tellBarred);
  setPainter(takeStroke, strokeLevels);
  installChosenGround();
  watchSideView();
  registerActions([...GROUND_ACTIONS, ...DRAWING_ACTIONS, ...ACTIONS]);
  installSeveralKeys();
  watchScreen();
  watchMovedPanels();
  return {
    ActionPrompt,
    AnswerButton,
    AttackButton,
    BreakPanel,
    Calculation,
    CrewTab,
    DiceTray,
    DrawingPanel,
    RoundNotes,
    EnvironmentForm,
    FightCards,
    FogLegend,
    FrameNumbers,
    ComingList,
    EndConflictButton,
    EnvironmentText,
    ShowPicture,
    Help,
    HistoryBanner,
    HistoryBar,
    KnownUnits,
    LevelChooser,
    MapTab,
    MeasurePanel,
    MissionList,
    MissionStrip,
    PlayedTurns,
    Modal,
    Modules,
    NewTable,
    OverruleRound,
    OwnTest,
    PayLines,
    PlacingHint,
    HowManyActed,
    PlayTogetherButtons,
    PropCard,
    Results,
    RollResult,
    ReactFoot,
    DecideButton,
    RollButton,
    RollDetails,
    RollRow,
    UndoToHere,
    RunningMission,
    RoundTab,
    SceneNotes,
    ScreenLayout,
    SideView,
    StepLine,
    SinceTurn,
    StackChooser,
    StepButton,
    SuggestionBar,
    SystemRoll,
    SystemRollDetails,
    TableTab,
    TemplatePanel,
    TimerPanel,
    UndoneNotice,
    UndoStepsMenu,
    UnitActionBar,
    UnitCard,
    UnitsTab,
    ViewAsLayer,
    ViewAsMenu,
    WeaponDetails,
    WhisperMenu,
  };
}
