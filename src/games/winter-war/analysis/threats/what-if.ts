import {
  ableTogether,
  odds,
  ODDS_COLUMNS,
  type AttackPlan,
  type OddsReport,
  type State,
  type UnitId,
} from '#engine/winter-war';

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
