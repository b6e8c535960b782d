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

/** Going back in the game on the table, as far as dice, reveals and hands allow, and forward again. */

/** The earliest step to which the players may go back. */
export const backLimit = (line: Line): number =>
  isSolo() ? 0 : activeGame().secrets.handoverLimit(line, undoLimit(line), deviceHolderAt);

/**
 * Where one press of undo leads: what a computer player did is taken back together with the person's action
 * before it, so that a person has the word again. Null where a die, a reveal or a hand-over bars the way to that.
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

/** True where one press of undo leads somewhere, or asks the player in another place for it. */
export function mayUndo(): boolean {
  const { referee, hosted } = useGame.getState();
  return referee?.mayGoBack() ?? (undoTarget() !== null || hosted?.mayAskBack() === true);
}

/** The other of two people, where a way back to a step reopens a decision of his; else null. */
function reopens(to: number): Side | null {
  if (!isForTwoPlayers(useGame.getState())) return null;
  const line = current();
  const { rules } = activeGame();
  const now = rules.decider(present(line));
  const deciders = [...line.steps.keys()].slice(to, line.cursor).map((step) => rules.decider(at(line, step)));
  return deciders.find((side) => side !== now) ?? null;
}

/** Goes back; where that reopens a decision of the other of two people, he is asked first. */
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

/** Takes back what the last press did; nothing where that is barred. */
export function undo(): void {
  const { referee, hosted } = useGame.getState();
  if (referee) return referee.goBack();
  const to = undoTarget();
  if (to === null) return hosted?.mayAskBack() ? hosted.askBack() : undefined;
  goBack(undoTo(current(), to, isSolo()), 'undo');
}

/** True when the next step may be done again: not where it would hand over the screen with a secret on it. */
function mayStepOn(line: Line): boolean {
  const { cursor } = line;
  if (!canRedo(line)) return false;
  return (
    activeGame().secrets.handoverLimit({ ...line, cursor: cursor + 1 }, cursor, deviceHolderAt) === cursor
  );
}

/** True where something was taken back that may be done again. */
export const mayRedo = (): boolean => mayStepOn(current());

/** Does again what one press of undo took back. */
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

/** Goes back to a step for good: what came after it is forgotten. */
export function rewind(cursor: number): void {
  const { start, steps } = current();
  useGame.setState({
    timeline: { start, steps: steps.slice(0, cursor), cursor },
    happening: nextHappening('undo', []),
  });
}

/** True when that is a way back, and not to a choice of a computer player. */
const leadsBack = (line: Line): boolean =>
  line.cursor < current().cursor && !isComputersTurn(present(line), useGame.getState().seats);

/** As far back as a way leads, but for what bars it. */
function farBack(way: 'restartPhase' | 'restartTurn'): Line {
  const line = current();
  return { ...line, cursor: Math.max(activeGame().rules[way](line, isSolo()).cursor, backLimit(line)) };
}

/** True where the present phase, or the lesson's step, can be begun anew. */
export const mayRestartPhase = (): boolean =>
  useGame.getState().referee?.mayGoBack() ?? leadsBack(farBack('restartPhase'));

/** Begins the present phase anew, or a lesson's step; nothing where that is barred. */
export function restartPhase(): void {
  const { referee } = useGame.getState();
  if (referee) return referee.startOver();
  if (mayRestartPhase()) goBack(farBack('restartPhase'), 'restart');
}

/** True where the present turn can be begun anew. A lesson has no turns to begin anew. */
export const mayRestartTurn = (): boolean =>
  useGame.getState().referee === null && leadsBack(farBack('restartTurn'));

/** Begins the turn of the player at the move anew; nothing where that is barred. */
export function restartTurn(): void {
  if (mayRestartTurn()) goBack(farBack('restartTurn'), 'restart');
}

/**
 * What keeps the players from going back to a step: one of the game's own barriers by its name, or `screen`, `lesson`
 * or `ai`; null when nothing does, or the game has no such step.
 */
export function whyNotBackTo(cursor: number): string | null {
  if (useGame.getState().referee) return 'lesson';
  const line = current();
  const barrier = barrierBefore(line, cursor, isSolo()) ?? (cursor < backLimit(line) ? 'screen' : null);
  // The log is drawn after the map, and may for a moment still ask for a step of the game before.
  if (barrier || cursor > line.steps.length) return barrier;
  const { seats, hosted } = useGame.getState();
  return isComputersTurn(at(line, cursor), seats) ? (hosted ? 'host' : 'ai') : null;
}

/** Takes back all that came after a step, unless something bars the way. */
export function backTo(cursor: number): void {
  if (whyNotBackTo(cursor) === null) goBack(undoTo(current(), cursor, isSolo()), 'undo');
}
