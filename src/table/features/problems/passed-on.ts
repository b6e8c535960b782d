/** Problems as files and links between players: a list with one problem, in the form of a game's file. */
import problemsMessages from '../../content/en/problems.ftl';
import { present } from '#engine/core/timeline.ts';
import {
  LEAST_LOST,
  ORIGINS,
  ownProblem,
  readProblems,
  type GameProblems,
  type Problem,
} from '../../game/index.ts';
import type { Game } from '../../game/game.ts';
import type { Line } from '../../game/position.ts';
import { gameMeta, loadGame } from '../../game/registry.ts';
import { problemText } from '../../text/problem-text.ts';
import { readRecord } from '../../store/problem-record.ts';

export const problemFile = (problem: Problem): string => `[\n${JSON.stringify(problem)}\n]\n`;

export type Given =
  | { readonly ok: true; readonly game: Game; readonly problems: GameProblems; readonly problem: Problem }
  /** The place and the reason, in a sentence. */
  | { readonly ok: false; readonly why: string };

const refused = (field: string, why: string): Given => ({
  ok: false,
  why: problemsMessages().given.refused({ field, why }),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The game of a problem, from the first word of its position. */
async function gameOf(problem: unknown): Promise<Game | null> {
  const { position } = (problem ?? {}) as { readonly position?: unknown };
  const [name = ''] = typeof position === 'string' ? position.trim().split(/\s/, 1) : [];
  return name && gameMeta(name) ? loadGame(name) : null;
}

/** Why an answer is not possible in a position; null if it is. */
function faultIn(
  game: Game,
  problems: GameProblems,
  problem: Problem,
  start: Line,
  answer: Problem['best'],
): string | null {
  let line = start;
  for (const action of answer) {
    const part = problems.take(problem, line, action);
    if (!part.ok) return game.refusalText(part.refusal);
    line = part.line ?? line;
  }
  return null;
}

/** Reads the file of a problem, and judges again whether its best answer is as good as stated. */
export async function readGiven(text: string): Promise<Given> {
  const t = problemsMessages().given;
  const list = parsed(text);
  if (!Array.isArray(list)) return { ok: false, why: t.noFile };
  if (list.length !== 1) return { ok: false, why: t.notOne({ n: list.length }) };
  const game = await gameOf(list[0]);
  const problems = await game?.problems?.();
  if (!game || !problems) return refused('position', t.noGame);
  const read = readProblems(list, problems);
  const [problem] = read.problems;
  if (!problem) return refused(read.faults[0]!.field, t.damaged);
  const position = problems.readPosition(problem.position);
  if (!position.ok)
    return refused('position', await problemText({ of: 'notation', refusal: position.refusal, game }));
  const start = position.timeline;
  const state = present(start);
  const [impossible] = game.rules.positionFaults?.(state) ?? [];
  if (impossible) return refused('position', game.refusalText(impossible));
  if (game.rules.decider(state) !== problem.side) return refused('side', t.otherSide);
  if (!problems.kindsAt(state).includes(problem.kind)) return refused('kind', t.otherKind);
  for (const field of ['best', 'second'] as const) {
    const fault = faultIn(game, problems, problem, start, problem[field]);
    if (fault !== null) return refused(field, fault);
  }
  // For mistakes of games the next best answer is not known.
  if (problem.second.length || problem.source.players !== ORIGINS.games) {
    const judged = await problems.judge(problem, problem.second).catch(() => null);
    if (!judged) return refused('best', t.unjudged);
    if (judged.lost < LEAST_LOST - ROUNDED)
      return refused('lost', t.unsound({ amount: problems.amount(Math.max(0, judged.lost)) }));
  }
  const own = readRecord(game.meta.id).own.find(
    (one) => one.position === problem.position && one.kind === problem.kind,
  );
  const { kind, side, theme, best, second, lost } = problem;
  const passedOn = { kind, side, theme, best, second, lost, position: problem.position };
  return { ok: true, game, problems, problem: own ?? ownProblem('given', problem.source.turn, passedOn) };
}

/** Tolerance in points: losses are rounded in files. */
const ROUNDED = 0.01;
