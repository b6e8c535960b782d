/**
 * What the table offers a game: `defineGame`, hooks and functions for the game on the table and the page around the map,
 * and components for rules, places and terms. What a game provides is in `#table/game`.
 */
export { Board, type BoardMap, type BoardProps } from './board/Board.tsx';
export { inputOf, type MapInput, type Press } from './board/map-input.ts';
export { barred, defineCommand } from './commands/define.ts';
export { defineGame } from './define-game.ts';
export { dialogOf, later, lateFrom } from './faults/later.tsx';
export { hintCommand, useHint } from './features/hints/hint.ts';
export { type Coach, useCoach } from './features/lessons/teaching.ts';
export { lessonLines } from './features/lessons/teaching.ts';
export type { Teaching } from './features/lessons/teaching.ts';
export { isSolving, useAnswerOnMap, useProblem } from './features/problems/problem-store.ts';
export { useDecisionOnMap } from './features/review/opened.ts';
export { useDiceVerdict } from './features/review/review.ts';
export { CitedRule } from './features/rulebook/CitedRule.tsx';
export { readOn, tryOut } from './features/rulebook/reading-place.ts';
export { goToOpened } from './features/situation/useFocusKeeper.ts';
export { askBefore, endPhase } from './features/warnings/hold-end.ts';
export { PrimaryButton } from './shell/PrimaryButton.tsx';
export { PrintedLog } from './shell/Print.tsx';
export { LessonCard, openLesson } from './shell/late.ts';
export { useIsAiToPlay } from './store/ai.ts';
export { canAct, useCanAct } from './store/can-act.ts';
export { freshSeed } from './store/dice.ts';
export { isEditing } from './store/editing.ts';
export { useGame } from './store/game.ts';
export { type Opening, openedAs, useScreen } from './store/navigation.ts';
export { isReplaying, setPlaying, useReplaying, watchTable } from './store/replay.ts';
export { HUMAN, computerSides, isLevel, onlyHuman, seatAt } from './store/seats.ts';
export { settings, useSettings } from './store/settings.ts';
export { hasAid, useAid } from './store/shared-screen.ts';
export {
  type Ui,
  clearNotice,
  openDialog,
  openRulePanel,
  pin,
  putDown,
  refuse,
  say,
  setFocus,
  setHover,
  setMode,
  setTab,
  showRule,
  toggled,
  useUi,
} from './store/ui.ts';
export { useNotesOnMap } from './store/variations.ts';
export { LinkButton } from './text/LinkButton.tsx';
export { Linked, PlaceLink, PlaceLinks } from './text/Links.tsx';
export { RefusalText } from './text/RefusalText.tsx';
export { RuleLink } from './text/RuleLink.tsx';
export { type Part, type Sentence, listed, plain, sentence } from './text/parts.ts';
export { useRuleTitle } from './text/rule-titles.ts';
export { Marked } from './text/terms/Marked.tsx';
export { type PositionFor, typedTable } from './typed-table.ts';
export { CursorVoice } from './view/CursorVoice.tsx';
export { DemoFigure, lastEvents, useDemo } from './view/DemoFigure.tsx';
export { Swings } from './view/Moments.tsx';
export { PlaceList } from './view/PlaceList.tsx';
export { soundsFor } from './view/Sounds.tsx';
export { type Series, TurnByTurn } from './view/TurnByTurn.tsx';
export {
  cameBack,
  focusMap,
  frameOnMap,
  frameOrReturnOnMap,
  goTo,
  mapAt,
  panAtRim,
  revealOnMap,
  seesOnMap,
  showOnMap,
  uncoverMap,
} from './view/map-handle.ts';
export { playerText, usePlayers } from './view/players.tsx';
export { isJustOpened, useShownTimeline } from './view/usePosition.ts';
export { stepNow } from './view/step.ts';
export { useFollow } from './view/usePassing.ts';
export { speak } from './view/CursorVoice.tsx';
