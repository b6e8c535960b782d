/**
 * What answers to problems of Winter War are worth. The lab makes problems with it and the table grades answers with it:
 * the same position and answer give the same figure everywhere.
 */
import {
  apply,
  check,
  decider,
  MARK,
  unitWith,
  type Action,
  type AttackPlan,
  type Side,
  type State,
} from '#engine/winter-war';
import { judgeDecision, type AnswerLoss } from '#table/game';
import type { SearchTask } from '../ai/ai-context.ts';
import { finalPoints, isLastTurn } from '../ai/endgame.ts';
import { END } from '../ai/sketch.ts';
import { decisionRules } from '../value/decisions.ts';
import { settle } from '../value/rules.ts';
import { expectedPoints } from '../value/value.ts';

export const KINDS = ['attack', 'lastMarch', 'march'] as const;
export type ProblemKind = (typeof KINDS)[number];

/** The kinds of problem that a position may make. */
export function kindsAt(state: State): readonly ProblemKind[] {
  const { phase, phasing, decisions } = state;
  if (decisions.length) return [];
  if (phase === 'attack') return ['attack'];
  if (phase !== 'movement') return [];
  return phasing === 'finn' && isLastTurn(state) ? ['lastMarch', 'march'] : ['march'];
}

const signOf = (side: Side): 1 | -1 => (side === 'soviet' ? 1 : -1);

export const isAttack = (action: Action): action is Action & { readonly type: 'attack' } =>
  action.type === 'attack';

/** The position once an attack is decided on: who takes part attacks and is attacked no more. */
export function markAttack(state: State, { attackers, targets }: AttackPlan): State {
  const units = state.units.map((unit, id) =>
    attackers.includes(id) || targets.includes(unit.at)
      ? unitWith(unit, { marks: unit.marks | MARK.fought })
      : unit,
  );
  return { ...state, units };
}

/** Points when the last Finnish attacks are over are counted, not estimated. */
function pointsAfter(state: State): number {
  const settled = settle(state, 'officer');
  const counted = isLastTurn(settled) && settled.phasing === 'finn' ? finalPoints(settled) : null;
  return counted ?? expectedPoints(settled);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What one attack changes of the points to be expected, in the mean over the six faces of its die. */
function attackGain(state: State, plan: AttackPlan): number {
  const before = pointsAfter(state);
  const known = new Map<string, number>();
  let sum = 0;
  for (const face of FACES) {
    const applied = apply(state, { type: 'attack', ...plan }, [face]);
    if (!applied.ok) throw new RangeError(applied.refusal.text);
    const fought = applied.events.find(({ type }) => type === 'attacked');
    const result = fought?.type === 'attacked' ? fought.result : '';
    let gain = known.get(result);
    if (gain === undefined) known.set(result, (gain = pointsAfter(applied.state) - before));
    sum += gain;
  }
  return sum / FACES.length;
}

/** Values of attacks already worked out in a position: sets share most of theirs. */
type KnownGains = Map<string, number>;

/**
 * Victory Points that a set of attacks gains its side in the mean, in the order in which they are made. Each attack is
 * taken by itself, with all six faces; decisions after results are an Officer's. Throws a RangeError for an illegal one.
 */
export function attacksValue(
  start: State,
  attacks: readonly AttackPlan[],
  known: KnownGains = new Map(),
): number {
  let state = start;
  let sum = 0;
  for (const { attackers, targets } of attacks) {
    const key = `${attackers.join()}>${targets.join()}`;
    let gain = known.get(key);
    if (gain === undefined) known.set(key, (gain = attackGain(state, { attackers, targets })));
    sum += gain;
    state = markAttack(state, { attackers, targets });
  }
  return signOf(start.phasing) * sum;
}

/** Victory Points at the end after a march that no attack follows; null while something must be decided or attacked. */
export function lastMarchPoints(start: State, march: readonly Action[]): number | null {
  let state = start;
  for (const action of march) {
    if (action.type === 'end') break;
    const applied = apply(state, action);
    if (!applied.ok) throw new RangeError(applied.refusal.text);
    ({ state } = applied);
  }
  return check(state, END) ? null : finalPoints(state);
}

/** Points that a march is worth to its side. */
function lastMarchValue(start: State, march: readonly Action[]): number {
  const points = lastMarchPoints(start, march);
  if (points === null) throw new RangeError('Something must be decided before the points are counted.');
  return signOf(decider(start)) * points;
}

/** What an answer gives away against the best one, in Victory Points. */
export function* searchVerdict(
  kind: ProblemKind,
  start: State,
  best: readonly Action[],
  answer: readonly Action[],
): SearchTask<AnswerLoss> {
  yield 0;
  if (kind === 'attack') {
    const known: KnownGains = new Map();
    const lost =
      attacksValue(start, best.filter(isAttack), known) - attacksValue(start, answer.filter(isAttack), known);
    return { lost, error: 0 };
  }
  if (kind === 'lastMarch')
    return { lost: lastMarchValue(start, best) - lastMarchValue(start, answer), error: 0 };
  const rules = { ...decisionRules(), choose: () => best };
  const steps = answer.map((action) => ({ action, dice: [] }));
  const { cost, error } = yield* judgeDecision(
    rules,
    { before: start, from: 0, to: steps.length },
    steps,
    signOf(decider(start)),
  );
  return { lost: cost, error };
}
