/**
 * Values of answers to problems of Winter War. The lab makes problems with them and the table grades answers:
 * the same position and answer give the same figure everywhere.
 */
import {
  apply,
  check,
  decider,
  type Action,
  type AttackPlan,
  type Side,
  type State,
  odds,
  ODDS_COLUMNS,
  type Hex,
  type LedgerLine,
  type OddsColumn,
  isAction,
  readPosition,
} from '#engine/winter-war';
import {
  judgeDecision,
  type AnswerLoss,
  type NewProblem,
  type NoProblem,
  type ProblemForm,
} from '#table/game';
import { markFought } from '../analysis/planning/index.ts';
import type { SearchTask, PlayerLevel } from '../ai/ai-context.ts';
import { finalPoints, isLastTurn } from '../ai/endgame.ts';
import { END } from '../ai/sketch.ts';
import { decisionRules, pointsByLine, settle } from '../value/decisions.ts';
import { expectedPoints } from '../value/value.ts';

/** A hex and the columns at which two sets of attacks attack it; null if one does not. */
interface ColumnChange {
  readonly hex: Hex;
  readonly best: OddsColumn | null;
  readonly second: OddsColumn | null;
}

const columnsOf = (state: State, attacks: readonly AttackPlan[]): Map<Hex, OddsColumn | null> =>
  new Map(attacks.flatMap((plan) => plan.targets.map((hex) => [hex, odds(state, plan).column] as const)));

/** Hexes that two sets of attacks attack differently. */
export function columnChanges(
  state: State,
  best: readonly AttackPlan[],
  second: readonly AttackPlan[],
): ColumnChange[] {
  const [one, other] = [columnsOf(state, best), columnsOf(state, second)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((hex) => ({ hex, best: one.get(hex) ?? null, second: other.get(hex) ?? null }))
    .filter((change) => change.best !== change.second);
}

const rankOf = (column: OddsColumn | null): number => (column ? ODDS_COLUMNS.indexOf(column) : -1);

/** True when the better set attacks the hex at a higher column, or is the only one that does. */
export const isStronger = ({ best, second }: ColumnChange): boolean => rankOf(best) > rankOf(second);

/** A kind of line of the score, and its points without and with a march. */
interface PointsChange {
  readonly key: LedgerLine['key'];
  readonly before: number;
  readonly after: number;
}

/** Effect of a march on the score if the game ended after it. */
export function pointsChanges(start: State, march: readonly Action[]): PointsChange[] {
  let state = start;
  for (const action of march) {
    const applied = action.type === 'end' ? null : apply(state, action);
    if (applied?.ok) ({ state } = applied);
  }
  const [before, after] = [pointsByLine(start), pointsByLine(state)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({ key, before: before.get(key) ?? 0, after: after.get(key) ?? 0 }))
    .filter((change) => change.before !== change.after);
}

export const KINDS = ['attack', 'lastMarch', 'march'] as const;

const THEMES = [
  'city',
  'line',
  'hold',
  'restraint',
  'chance',
  'strength',
  'together',
  'oneUnit',
  'reply',
  'railway',
  'objective',
  'headquarters',
  'surrounded',
  'units',
  'cut',
] as const;
export type Theme = (typeof THEMES)[number];

export const problemForm: ProblemForm<Action> = {
  sides: ['soviet', 'finn'],
  kinds: KINDS,
  themes: THEMES,
  isAction,
  readPosition,
};

/** A problem found, with data about its difficulty. */
export interface Found extends NewProblem<Action> {
  /** Number of options for each unit of the answer. */
  readonly choices: readonly number[];
  /** Points lost by a computer player's answer. */
  lostBy(level: PlayerLevel): number;
}

/** Why there is no problem; keys of the game's texts. */
export type NoProblemReason = 'none' | 'tooMany' | 'idle' | 'tooLong' | 'single' | 'equal' | 'doubt' | 'due';
export type Finding = Found | NoProblem<Action, NoProblemReason>;
export type ProblemKind = (typeof KINDS)[number];

/** Kinds of problem that are possible in a position. */
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

/** After the last Finnish attacks, points are counted instead of estimated. */
function pointsAfter(state: State): number {
  const settled = settle(state, 'officer');
  const counted = isLastTurn(settled) && settled.phasing === 'finn' ? finalPoints(settled) : null;
  return counted ?? expectedPoints(settled);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Mean change of the expected points by one attack, over the six faces of its die. */
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

/** Cached values of attacks in a position: sets share most of theirs. */
type KnownGains = Map<string, number>;

/**
 * Mean Victory Points that a set of attacks gains its side, in the given order. Each attack is judged by itself, with
 * all six faces; decisions after results are an Officer's. Throws a RangeError for an illegal attack.
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
    state = markFought(state, { attackers, targets });
  }
  return signOf(start.phasing) * sum;
}

/** Final Victory Points after a march without attacks; null while a decision or an attack is due. */
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

/** Victory Points of a march for its side. */
function lastMarchValue(start: State, march: readonly Action[]): number {
  const points = lastMarchPoints(start, march);
  if (points === null) throw new RangeError('Something must be decided before the points are counted.');
  return signOf(decider(start)) * points;
}

/** Loss of an answer compared with the best one, in Victory Points. */
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
