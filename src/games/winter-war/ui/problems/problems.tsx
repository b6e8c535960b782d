/** Problems of Winter War for the table. */
import * as v from 'valibot';
import logMessages from '../../content/en/log.ftl';
import problemsMessages from '../../content/en/problems.ftl';
import { present } from '#engine/core/timeline.ts';
import {
  attackable,
  board,
  check,
  counter,
  MARK,
  play,
  startTimeline,
  type Action,
  type Hex,
  type Side,
  type State,
  type Timeline,
} from '#engine/winter-war';
import { askOnce } from '#kit/worker-rpc/worker-rpc.ts';
import type { AnswerPart, GameProblems, Problem } from '#table/game';
import {
  problemForm,
  type NoProblemReason,
  type Theme,
  columnChanges,
  pointsChanges,
  isAttack,
  kindsAt,
  type ProblemKind,
} from '../../problems/judge.ts';
import { markFought } from '../../analysis/planning/index.ts';
import { makeReviewWorker } from '../../value/worker-client.ts';
import { stands } from '../../options/game-summary.ts';
import { KeptMap } from '../board/KeptMap.tsx';
import { actionText } from '../hints/hint-text.ts';
import { hexText } from '../text/describe.ts';
import { placeText } from '../text/names.ts';
import { decimal } from '../text/numbers.ts';

/** Replaced in tests. */
export const problemWorkers = { make: makeReviewWorker };

type WinterProblem = Problem<Action>;

const lossSchema = v.strictObject({ lost: v.number(), error: v.number() });

const startOf = (problem: WinterProblem): State => {
  const read = problemForm.readPosition(problem.position);
  if (!read.ok) throw new RangeError(read.refusal.text);
  return present(read.timeline) as State;
};

function take({ kind }: WinterProblem, line: Timeline, action: Action): AnswerPart {
  const state = present(line);
  const refusal = check(state, action);
  if (refusal) return { ok: false, refusal };
  if (action.type === 'end') return { ok: true, line: null };
  if (kind === 'attack' && action.type === 'attack')
    return { ok: true, line: startTimeline(markFought(state, action)) };
  const played = play(line, action, []);
  return played.ok ? { ok: true, line: played.timeline } : { ok: false, refusal: played.refusal };
}

/** Hexes of the task: possible attackers and targets, or the whole army that moves. */
function places({ kind, side }: WinterProblem, state: State): readonly Hex[] {
  if (kind === 'attack')
    return attackable(state).flatMap(({ hex, attackers }) => [
      hex,
      ...attackers.map((id) => state.units[id]!.at),
    ]);
  return state.units.flatMap(({ at }, id) => (at >= 0 && counter(id).side === side ? [at] : []));
}

const TOWNS = board.places.filter(({ kind }) => kind !== 'fortification');

/** The town nearest to the middle of the best and the next best answer: it names the area, not the answer. */
function townOf({ best, second }: WinterProblem): (typeof TOWNS)[number] {
  const hexes = [...best, ...second].flatMap((action) =>
    isAttack(action) ? action.targets : action.type === 'move' ? [action.path.at(-1)!] : [],
  );
  const away = (hex: Hex): number => hexes.reduce((sum, other) => sum + board.distance(hex, other), 0);
  const [middle = TOWNS[0]!.hex] = hexes.toSorted((a, b) => away(a) - away(b));
  return TOWNS.toSorted(
    (a, b) => board.distance(a.hex, middle) - board.distance(b.hex, middle) || a.rank - b.rank,
  )[0]!;
}

/** True when a side has already moved some units. */
const hasMoved = ({ units }: State, side: string): boolean =>
  units.some(({ at, marks }, id) => at >= 0 && counter(id).side === side && (marks & MARK.moved) > 0);

/** Describes in figures how the best answer differs. */
function changesText({ kind, best, second }: WinterProblem, start: State): string {
  const t = problemsMessages().problem;
  if (kind === 'lastMarch') {
    const changes = pointsChanges(start, best).map(({ key, before, after }) =>
      t.line({ line: logMessages().ledger.key[key], before: String(before), after: String(after) }),
    );
    return changes.length ? t.points({ changes: changes.join('; ') }) : '';
  }
  const others = second.filter(isAttack);
  if (kind !== 'attack' || !others.length) return '';
  const changes = columnChanges(start, best.filter(isAttack), others).map((change) => {
    const where = hexText(change.hex);
    if (!change.best) return t.change.left({ where });
    if (!change.second) return t.change.added({ where, best: change.best });
    return t.change.both({ where, best: change.best, second: change.second });
  });
  return changes.length ? t.changes({ changes: changes.join('; ') }) : '';
}

const amountText = (points: number): string =>
  problemsMessages().problem.amount({ points: decimal(points), count: points });

const answerText = (state: State, actions: readonly Action[]): string =>
  actions
    .filter(({ type }) => type !== 'end')
    .map((action) => actionText(state, action))
    .join('; ');

export const problems: GameProblems<State, Action> = {
  ...problemForm,
  file: async () => (await import('../../problems/problems.json')).default,
  take: (problem, line, action) => take(problem, line as Timeline, action),
  async judge(problem, answer) {
    const question = {
      kind: 'problem',
      asked: problem.kind,
      start: startOf(problem),
      best: problem.best,
      answer,
    };
    return v.parse(lossSchema, await askOnce(problemWorkers.make(), question));
  },
  kindsAt,
  makeWorker: () => problemWorkers.make(),
  whyNone: ({ reason, answers, lost = 0 }, state) => {
    const [best = '', other = ''] = answers.map((actions) => answerText(state, actions));
    const t = problemsMessages().problem;
    return t.whyNone({
      reason: reason as NoProblemReason | 'phase',
      best,
      other: other || t.doNothing,
      lost: amountText(Math.max(0, lost)),
    });
  },
  place: (problem) => placeText(townOf(problem).name),
  Picture: ({ problem }) => {
    const state = startOf(problem);
    const map = { finn: stands(state, 'finn'), soviet: stands(state, 'soviet') };
    return <KeptMap summary={{ turn: 0, steps: 0, map }} around={townOf(problem).hex} />;
  },
  kindName: (kind) => problemsMessages().problem.kind[kind as ProblemKind],
  themeName: (theme) => problemsMessages().problem.theme[theme as Theme],
  task({ kind, side }, state) {
    const { task } = problemsMessages().problem;
    const isRest = kind === 'march' && hasMoved(state, side);
    return task[isRest ? 'lastMoves' : (kind as ProblemKind)]({ side: side as Side, turn: state.turn });
  },
  reason: (problem, start) =>
    [problemsMessages().problem.reason[problem.theme as Theme], changesText(problem, start)].join(' ').trim(),
  places,
  amount: amountText,
  actionsText: answerText,
};
