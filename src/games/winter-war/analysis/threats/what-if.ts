import {
  ableTogether,
  odds,
  ODDS_COLUMNS,
  type AttackPlan,
  type OddsColumn,
  type OddsReport,
  type State,
  type UnitId,
} from '#engine/winter-war';

/** How far an attack is from the columns next to its own; strengths in points, exact to the half. */
export interface Margins {
  /** Attack points that are missing for the next better column; null in the best one. */
  readonly up: { readonly column: OddsColumn; readonly missing: number } | null;
  /** Attack points that it could do without before it falls to the next worse column; null in the worst one. */
  readonly down: { readonly column: OddsColumn; readonly spare: number } | null;
}

/** Attack strength to defence strength from which on each column counts. */
const COLUMN_RATIOS = [0, 1 / 3, 1 / 2, 1, 2, 3, 4, 5, 6] as const;

/** The least attack in half points that makes a column; both strengths in half points. */
const leastAttackFor = (column: number, defence: number): number =>
  Math.ceil(COLUMN_RATIOS[column]! * defence - 1e-9);

/** The column of two strengths in half points: where points are few, one half may leap over a column. */
const columnAt = (attack: number, defence: number): OddsColumn =>
  ODDS_COLUMNS[COLUMN_RATIOS.findLastIndex((_, column) => leastAttackFor(column, defence) <= attack)]!;

/** How many attack points more or fewer would change the column of an attack; null when there is no column. */
export function computeMargins({ attack, defence, column }: OddsReport): Margins | null {
  if (column === null) return null;
  const place = ODDS_COLUMNS.indexOf(column);
  const [now, against] = [attack * 2, defence * 2];
  const [more, least] = [leastAttackFor(place + 1, against), leastAttackFor(place, against)];
  return {
    up:
      place === COLUMN_RATIOS.length - 1
        ? null
        : { column: columnAt(more, against), missing: (more - now) / 2 },
    down: place === 0 ? null : { column: columnAt(least - 1, against), spare: (now - least) / 2 },
  };
}

/** What one unit more or one fewer would make of an attack. */
export interface OddsChange {
  readonly unit: UnitId;
  /** Null when nobody would be left to attack. */
  readonly odds: OddsReport | null;
  /** Columns better (positive) or worse; 0 where one of the two has no column. */
  readonly step: number;
}

export interface OddsChanges {
  /** Each unit that could still join, as if it did. */
  readonly added: readonly OddsChange[];
  /** Each unit that takes part, as if it did not. */
  readonly removed: readonly OddsChange[];
}

const columnOf = ({ column }: OddsReport): number => (column === null ? NaN : ODDS_COLUMNS.indexOf(column));

/** What each unit near would change in an attack if it joined in, and each attacker if it stayed out. */
export function findOddsChanges(state: State, { attackers, targets }: AttackPlan): OddsChanges {
  const now = odds(state, { attackers, targets });
  const compare = (unit: UnitId, party: readonly UnitId[]): OddsChange => {
    const then = party.length ? odds(state, { attackers: party, targets }) : null;
    return { unit, odds: then, step: (then && columnOf(then) - columnOf(now)) || 0 };
  };
  return {
    added: ableTogether(state, targets, attackers)
      .filter((unit) => !attackers.includes(unit))
      .map((unit) => compare(unit, [...attackers, unit])),
    removed: attackers.map((unit) =>
      compare(
        unit,
        attackers.filter((other) => other !== unit),
      ),
    ),
  };
}
