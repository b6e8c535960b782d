import {
  at,
  barrierBefore,
  canRedo,
  present,
  redo as redoOn,
  undoLimit,
  undoTo,
} from '#engine/core/timeline.ts';
import type { Line, Side } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import {
  isComputersTurn,
  current,
  deviceHolderAt,
  nextHappening,
  isForTwoPlayers,
  isSolo,
  useGame,
  type Happening,
} from './game.ts';
import { askConsent } from './shared-screen.ts';
import { save } from './saving.ts';

/** Undo and redo of the game on the table, as far as dice, reveals and hand-overs allow. */

/** The earliest step to which the players may go back. */
export const backLimit = (line: Line): number =>
  isSolo() ? 0 : activeGame().secrets.handoverLimit(line, undoLimit(line), deviceHolderAt);

/**
 * The step to which one undo leads: a computer player's actions are undone together with the person's action before
 * them, so that a person is to decide. Null if a die, a reveal or a hand-over is in the way.
 */
function undoTarget(): number | null {
  const timeline = current();
  const { batches, seats } = useGame.getState();
  const limit = backLimit(timeline);
  if (timeline.cursor <= limit) return null;
  const batch = batches.find((b) => b.to === timeline.cursor);
  let to = Math.max(batch?.from ?? timeline.cursor - 1, limit);
  while (to >= limit && isComputersTurn(at(timeline, to), seats)) to--;
  return to >= limit ? to : null;
}

/** True if undo is possible, or can be requested from the remote player. */
export function mayUndo(): boolean {
  const { referee, hosted } = useGame.getState();
  return referee?.mayGoBack() ?? (undoTarget() !== null || hosted?.mayAskBack() === true);
}

/** With two people at one screen: the other one, if going back to a step reopens a decision of his; else null. */
function reopens(to: number): Side | null {
  if (!isForTwoPlayers(useGame.getState())) return null;
  const line = current();
  const { rules } = activeGame();
  const now = rules.decider(present(line));
  const deciders = [...line.steps.keys()].slice(to, line.cursor).map((step) => rules.decider(at(line, step)));
  return deciders.find((side) => side !== now) ?? null;
}

/** Goes back; if that reopens a decision of the other player at this screen, asks for consent first. */
function goBack(timeline: Line, kind: Happening['kind']): void {
  if (timeline.cursor === current().cursor) return;
  const { hosted } = useGame.getState();
  if (hosted) return hosted.goBack(timeline.cursor);
  const go = (): void => {
    useGame.setState({ timeline, happening: nextHappening(kind, []) });
    void save();
  };
  const side = reopens(timeline.cursor);
  if (side === null) go();
  else askConsent({ kind: 'back', side, to: timeline.cursor, agree: go });
}

/** Undoes the last press; does nothing if that is barred. */
export function undo(): void {
  const { referee, hosted } = useGame.getState();
  if (referee) return referee.goBack();
  const to = undoTarget();
  if (to === null) return hosted?.mayAskBack() ? hosted.askBack() : undefined;
  goBack(undoTo(current(), to, isSolo()), 'undo');
}

/** True if the next step can be redone without handing over the screen while it shows a secret. */
function mayStepOn(line: Line): boolean {
  const { cursor } = line;
  if (!canRedo(line)) return false;
  return (
    activeGame().secrets.handoverLimit({ ...line, cursor: cursor + 1 }, cursor, deviceHolderAt) === cursor
  );
}

export const mayRedo = (): boolean => mayStepOn(current());

export function redo(): void {
  const before = current();
  const { batches, seats } = useGame.getState();
  const to = batches.find((b) => b.from === before.cursor)?.to ?? before.cursor + 1;
  let timeline = before;
  const goesOn = (): boolean => timeline.cursor < to || isComputersTurn(present(timeline), seats);
  while (mayStepOn(timeline) && goesOn()) timeline = redoOn(timeline);
  if (timeline === before) return;
  useGame.setState({ timeline, happening: nextHappening('redo', []) });
  void save();
}

/** Goes back to a step and drops the later ones, without redo. */
export function rewind(cursor: number): void {
  const { start, steps } = current();
  useGame.setState({
    timeline: { start, steps: steps.slice(0, cursor), cursor },
    happening: nextHappening('undo', []),
  });
}

/** True if the line goes back, and not to a computer player's decision. */
const leadsBack = (line: Line): boolean =>
  line.cursor < current().cursor && !isComputersTurn(present(line), useGame.getState().seats);

/** The line at the start of the phase or turn, or at the last barrier after it. */
function farBack(way: 'restartPhase' | 'restartTurn'): Line {
  const line = current();
  return { ...line, cursor: Math.max(activeGame().rules[way](line, isSolo()).cursor, backLimit(line)) };
}

/** True if the current phase, or the lesson's step, can be restarted. */
export const mayRestartPhase = (): boolean =>
  useGame.getState().referee?.mayGoBack() ?? leadsBack(farBack('restartPhase'));

/** Restarts the current phase or the lesson's step; does nothing if that is barred. */
export function restartPhase(): void {
  const { referee } = useGame.getState();
  if (referee) return referee.startOver();
  if (mayRestartPhase()) goBack(farBack('restartPhase'), 'restart');
}

/** True if the current player turn can be restarted; never in a lesson. */
export const mayRestartTurn = (): boolean =>
  useGame.getState().referee === null && leadsBack(farBack('restartTurn'));

/** Restarts the current player turn; does nothing if that is barred. */
export function restartTurn(): void {
  if (mayRestartTurn()) goBack(farBack('restartTurn'), 'restart');
}

/**
 * What bars undo to a step: one of the game's barriers by its name, or `screen`, `lesson`, `ai` or `host`; null if
 * nothing does, or the game has no such step.
 */
export function whyNotBackTo(cursor: number): string | null {
  if (useGame.getState().referee) return 'lesson';
  const line = current();
  const barrier = barrierBefore(line, cursor, isSolo()) ?? (cursor < backLimit(line) ? 'screen' : null);
  // The log renders after the map and may briefly ask for a step of the previous game.
  if (barrier || cursor > line.steps.length) return barrier;
  const { seats, hosted } = useGame.getState();
  return isComputersTurn(at(line, cursor), seats) ? (hosted ? 'host' : 'ai') : null;
}

/** Undoes all steps after the given one, unless that is barred. */
export function backTo(cursor: number): void {
  if (whyNotBackTo(cursor) === null) goBack(undoTo(current(), cursor, isSolo()), 'undo');
}
