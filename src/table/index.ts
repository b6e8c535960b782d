/**
 * What the table offers a game: `defineGame`, hooks and functions for the game on the table and the page around the map,
 * and components for rules, places and terms. What a game provides is in `#table/game`.
 */
export { barred, defineCommand } from './commands/define.ts';
export { defineGame } from './define-game.ts';
export { Board, type BoardMap, type BoardProps } from './board/Board.tsx';
export { inputOf, type MapInput, type Press } from './board/map-input.ts';
export { isEditing } from './store/editing.ts';
export { HintPanel, LessonCard, openLesson } from './shell/late.ts';
export { dialogOf, later, lateFrom } from './faults/later.tsx';
export { useIsAiToPlay } from './store/ai.ts';
export { canAct, useCanAct } from './store/can-act.ts';
export { useHint } from './features/hints/hint.ts';
export { isSolving, useAnswerOnMap, useProblem } from './features/problems/problem-store.ts';
export { hintCommand, doHintCommand } from './features/hints/hint.ts';
export { type Coach, useCoach } from './features/lessons/coach.ts';
export { goToOpened } from './features/situation/useFocusKeeper.ts';
export { lessonLines } from './features/lessons/lesson-lines.ts';
export type { Teaching } from './features/lessons/teaching.ts';
export { PrintedLog } from './shell/Print.tsx';
export { isReplaying, setPlaying, useReplaying, watchTable } from './store/replay.ts';
export { Swings } from './view/Moments.tsx';
export { TurnByTurn } from './view/TurnByTurn.tsx';
export type { Series } from './view/TurnByTurn.tsx';
export { CitedRule } from './features/rulebook/CitedRule.tsx';
export { readOn, tryOut } from './features/rulebook/reading-place.ts';
export { useFollow } from './view/usePassing.ts';
export { askBefore, endPhase } from './features/warnings/hold-end.ts';
export { stepNow } from './view/step.ts';
export { freshSeed } from './store/dice.ts';
export { useGame } from './store/game.ts';
export { useNotesOnMap } from './store/variations.ts';
export { type Opening, openedAs, useScreen } from './store/navigation.ts';
export { HUMAN, computerSides, isLevel, onlyHuman, seatAt } from './store/seats.ts';
export { settings, useSettings } from './store/settings.ts';
export { hasAid, useAid } from './store/shared-screen.ts';
export {
  type Ui,
  clearNotice,
  openDialog,
  openRulePanel,
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
export { playerText, usePlayers } from './view/players.tsx';
export { LinkButton } from './text/LinkButton.tsx';
export { Linked, PlaceLink } from './text/Links.tsx';
export { RefusalText } from './text/RefusalText.tsx';
export { RuleLink } from './text/RuleLink.tsx';
export { type Part, type Sentence, listed, plain, sentence } from './text/parts.ts';
export { useDiceVerdict } from './features/review/review.ts';
export { useDecisionOnMap } from './features/review/opened.ts';
export { useRuleTitle } from './text/rule-titles.ts';
export { Marked } from './text/terms/Marked.tsx';
export { type PositionFor, typedTable } from './typed-table.ts';
export { CursorVoice } from './view/CursorVoice.tsx';
export { DemoFigure } from './view/DemoFigure.tsx';
export { PlaceList } from './view/PlaceList.tsx';
export {
  cameBack,
  focusMap,
  frameOnMap,
  frameOrReturnOnMap,
  mapAt,
  panAtRim,
  revealOnMap,
  seesOnMap,
  showOnMap,
  uncoverMap,
} from './view/map-handle.ts';
export { lastEvents, useDemo } from './view/DemoFigure.tsx';
export { useShownTimeline } from './view/shown.ts';
export { speak } from './view/voice.ts';
