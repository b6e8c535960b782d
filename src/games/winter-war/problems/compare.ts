/** Differences between two answers to a problem of Winter War, which explain the best one. */
import {
  apply,
  odds,
  ODDS_COLUMNS,
  score,
  type Action,
  type AttackPlan,
  type Hex,
  type LedgerLine,
  type OddsColumn,
  type State,
} from '#engine/winter-war';

/** A hex and the columns at which two sets of attacks attack it; null if one does not. */
export interface ColumnChange {
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
export interface PointsChange {
  readonly key: LedgerLine['key'];
  readonly before: number;
  readonly after: number;
}

/** Current Victory Points by line of the Schedule. */
export function pointsByLine(state: State): Map<LedgerLine['key'], number> {
  const points = new Map<LedgerLine['key'], number>();
  for (const line of score(state).lines) points.set(line.key, (points.get(line.key) ?? 0) + line.points);
  return points;
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
