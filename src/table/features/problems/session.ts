/** A problem on the table. It stands between the table and the rules: what is played becomes part of the answer. */
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
import { dayOf, isSolved, keepAnswer, readRecord } from '../../store/problem-record.ts';
import { useProblem, type ProblemOnTable } from './problem-store.ts';

/** All that can be opened: those of the game and those of one's own games. */
export interface ProblemList {
  readonly game: GameProblems;
  readonly problems: readonly Problem[];
  readonly own: readonly Problem[];
  /** What was refused of the file of the game. */
  readonly faults: readonly ProblemFault[];
}

/** Reads the problems of the game on the table. */
export async function listProblems(): Promise<ProblemList> {
  const { problems: load, meta } = activeGame();
  if (!load) throw new RangeError(`${meta.id} has no problems`);
  const game = await load();
  const shipped = readProblems(await game.file(), game);
  const own = readProblems(readRecord(meta.id).own, game);
  return { game, ...shipped, own: own.problems };
}

/** The next one that is not solved, in rising difficulty: after a problem, or from the easiest. */
export function nextProblem(problems: readonly Problem[], after: string | null): Problem {
  const record = readRecord(activeGame().meta.id);
  const at = problems.findIndex(({ id }) => id === after) + 1;
  const ahead = [...problems.slice(at), ...problems.slice(0, at)];
  return ahead.find(({ id }) => !isSolved(record, id)) ?? ahead[0]!;
}

/** The easiest that is not solved, of a kind where there are any of it. */
function firstProblem(problems: readonly Problem[], kind: string | undefined): Problem {
  const record = readRecord(activeGame().meta.id);
  const ofKind = problems.filter((one) => one.kind === kind);
  return ofKind.find(({ id }) => !isSolved(record, id)) ?? ofKind[0] ?? nextProblem(problems, null);
}

const set = (change: Partial<ProblemOnTable>): void => {
  const { now } = useProblem.getState();
  if (now) useProblem.setState({ now: { ...now, ...change } });
};

const onTable = (): ProblemOnTable => useProblem.getState().now!;

function show(line: Line, change: Partial<ProblemOnTable>): void {
  putDown();
  // An answer that is changed has not been judged.
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

/** Begins the answer anew. */
export const startOver = (): void => show(onTable().start, { past: [], answer: [] });

const referee: Referee = {
  play: take,
  mayGoBack: () => onTable().past.length > 0 || onTable().own !== null,
  goBack,
  startOver,
};

/** Judges an answer with the action that ends it; the first of each problem is kept. */
async function check(whole: readonly Action[]): Promise<void> {
  const { game, problem, answer } = onTable();
  set({ verdict: 'judging' });
  const isSame = (): boolean => {
    const { now } = useProblem.getState();
    return now?.problem === problem && now.answer === answer;
  };
  try {
    const found = await game.judge(problem, whole);
    keepAnswer(activeGame().meta.id, problem.id, { ...found, day: dayOf(new Date()) });
    if (isSame()) set({ verdict: { ...found, grade: gradeOfAnswer(found) } });
  } catch {
    if (isSame()) set({ verdict: 'broken' });
  }
}

/** Puts the best answer on the map, or the player's own again. */
export function toggleBest(): void {
  const { game, problem, own, start } = onTable();
  putDown();
  set({ own: own ? null : useGame.getState().timeline });
  useGame.setState({ timeline: own ?? game.bestLine?.(problem, start) ?? start });
}

/** Puts a problem on the table: by its id, or the next, of a kind where one is asked for. Returns why it cannot be read, or null. */
export async function openProblem(id: string | null, kind?: string): Promise<Failure | null> {
  const { game, problems, own } = await listProblems();
  const problem = [...problems, ...own].find((one) => one.id === id) ?? firstProblem(problems, kind);
  const start = positionOf(problem, game);
  if (typeof start === 'string') return { of: 'problem', id: problem.id, reason: start };
  await openUnsaved(start, referee);
  useProblem.setState({ now: { game, problem, problems, start, answer: [], past: [], own: null } });
  useUi.setState({ leftOpen: true, notice: null, dialog: null });
  putDown();
  return null;
}
