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

/** Distance of an attack from the adjacent columns, in points exact to a half. */
export interface Margins {
  /** Attack points missing for the next column; null in the best one. */
  readonly up: { readonly column: OddsColumn; readonly missing: number } | null;
  /** Attack points to spare before the next worse column; null in the worst one. */
  readonly down: { readonly column: OddsColumn; readonly spare: number } | null;
}

/** Least ratio of attack to defence for each column. */
const COLUMN_RATIOS = [0, 1 / 3, 1 / 2, 1, 2, 3, 4, 5, 6] as const;

/** Least attack for a column; both in half points. */
const leastAttackFor = (column: number, defence: number): number =>
  Math.ceil(COLUMN_RATIOS[column]! * defence - 1e-9);

/** Column of two strengths in half points; with few points a half may skip a column. */
const columnAt = (attack: number, defence: number): OddsColumn =>
  ODDS_COLUMNS[COLUMN_RATIOS.findLastIndex((_, column) => leastAttackFor(column, defence) <= attack)]!;

/** Attack points that separate an attack from the adjacent columns; null without a column. */
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

/** Odds of an attack with one unit more or fewer. */
export interface OddsChange {
  readonly unit: UnitId;
  /** Null when no attacker would be left. */
  readonly odds: OddsReport | null;
  /** Columns gained (positive) or lost; 0 where either has none. */
  readonly step: number;
}

export interface OddsChanges {
  /** Units that could still join, each added alone. */
  readonly added: readonly OddsChange[];
  /** Attackers, each removed alone. */
  readonly removed: readonly OddsChange[];
}

const columnOf = ({ column }: OddsReport): number => (column === null ? NaN : ODDS_COLUMNS.indexOf(column));

/** Effect on an attack of each unit that could join or leave. */
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
