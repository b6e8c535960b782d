/** The problem on the table. Actions go here before the rules, and become parts of the answer. */
import type { Refusal } from '#engine/core/refusal.ts';
import {
  gradeOfAnswer,
  positionOf,
  readProblems,
  type GameProblems,
  type Problem,
  type ProblemFault,
} from '../../game/index.ts';
import type { Action, Line } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame, type Referee } from '../../store/game.ts';
import { openUnsaved, type Failure } from '../../store/open-game.ts';
import { putDown, useUi } from '../../store/ui.ts';
import { dayOf, isSolved, keepAnswer, ratingIn, readRecord } from '../../store/problem-record.ts';
import { useProblem, type ProblemOnTable } from './problem-store.ts';

/** All available problems: those of the game and the player's own. */
export interface ProblemList {
  readonly game: GameProblems;
  readonly problems: readonly Problem[];
  readonly own: readonly Problem[];
  /** Faults in the file of the game. */
  readonly faults: readonly ProblemFault[];
}

export async function listProblems(): Promise<ProblemList> {
  const { problems: load, meta } = activeGame();
  if (!load) throw new RangeError(`${meta.id} has no problems`);
  const game = await load();
  const shipped = readProblems(await game.file(), game);
  const own = readProblems(readRecord(meta.id).own, game);
  return { game, ...shipped, own: own.problems };
}

/** The next unsolved problem by difficulty: after another one, or from the easiest; undefined in an empty list. */
export function nextProblem(problems: readonly Problem[], after: string | null): Problem | undefined {
  const record = readRecord(activeGame().meta.id);
  const at = problems.findIndex(({ id }) => id === after) + 1;
  const ahead = [...problems.slice(at), ...problems.slice(0, at)];
  return ahead.find(({ id }) => !isSolved(record, id)) ?? ahead[0];
}

/** The easiest unsolved problem, of the kind if there are any of it. */
function firstProblem(problems: readonly Problem[], kind: string | undefined): Problem | undefined {
  const ofKind = problems.filter((one) => one.kind === kind);
  return nextProblem(ofKind.length ? ofKind : problems, null);
}

const set = (change: Partial<ProblemOnTable>): void => {
  const { now } = useProblem.getState();
  if (now) useProblem.setState({ now: { ...now, ...change } });
};

const onTable = (): ProblemOnTable => useProblem.getState().now!;

function show(line: Line, change: Partial<ProblemOnTable>): void {
  putDown();
  // A changed answer has not been judged.
  const { verdict: _verdict, ...now } = onTable();
  useProblem.setState({ now: { ...now, own: null, ...change } });
  useGame.setState({ timeline: line });
}

function take(action: Action): Refusal | null {
  if (onTable().own) startOver();
  const { game, problem, past, answer } = onTable();
  const line = useGame.getState().timeline!;
  const part = game.take(problem, line, action);
  if (!part.ok) return part.refusal;
  if (part.line) show(part.line, { past: [...past, line], answer: [...answer, action] });
  else void check([...answer, action]);
  return null;
}

function goBack(): void {
  const { past, answer, own } = onTable();
  if (own) return toggleBest();
  const line = past.at(-1);
  if (line) show(line, { past: past.slice(0, -1), answer: answer.slice(0, -1) });
}

export const startOver = (): void => show(onTable().start, { past: [], answer: [] });

const referee: Referee = {
  play: take,
  mayGoBack: () => onTable().past.length > 0 || onTable().own !== null,
  goBack,
  startOver,
};

/** Judges a complete answer; the first one for each problem is recorded. */
async function check(whole: readonly Action[]): Promise<void> {
  const { game, problem, problems, answer } = onTable();
  set({ verdict: 'judging' });
  const isSame = (): boolean => {
    const { now } = useProblem.getState();
    return now?.problem === problem && now.answer === answer;
  };
  try {
    const found = await game.judge(problem, whole);
    const { id } = activeGame().meta;
    const before = readRecord(id);
    keepAnswer(id, problem.id, { ...found, day: dayOf(new Date()) });
    const rating = ratingIn(readRecord(id), problems);
    const isRated = problems.includes(problem) && !before.solved[problem.id];
    const rated = isRated ? { rated: { rating, change: rating - ratingIn(before, problems) } } : {};
    if (isSame()) set({ verdict: { ...found, ...rated, grade: gradeOfAnswer(found) } });
  } catch {
    if (isSame()) set({ verdict: 'broken' });
  }
}

/** Toggles between the best answer and the player's own on the map. */
export function toggleBest(): void {
  const { game, problem, own, start } = onTable();
  putDown();
  set({ own: own ? null : useGame.getState().timeline });
  useGame.setState({ timeline: own ?? game.bestLine?.(problem, start) ?? start });
}

/** Opens a problem: by its id, or the next one, of a kind if given. Returns the failure or null. */
export async function openProblem(id: string | null, kind?: string): Promise<Failure | null> {
  const { game, problems, own, faults } = await listProblems();
  const problem = [...problems, ...own].find((one) => one.id === id) ?? firstProblem(problems, kind);
  if (!problem) {
    // A game ships some, so none of them could be read.
    const { number, field, reason } = faults[0]!;
    return { of: 'problem', id: `${number}`, reason: `${field}: ${reason}` };
  }
  const start = positionOf(problem, game);
  if (typeof start === 'string') return { of: 'problem', id: problem.id, reason: start };
  await openUnsaved(start, referee);
  useProblem.setState({ now: { game, problem, problems, start, answer: [], past: [], own: null } });
  // Without a wish, the list is offered over the first one.
  const dialog = id === null && kind === undefined ? 'problems' : null;
  useUi.setState({ leftOpen: true, notice: null, dialog });
  putDown();
  return null;
}
