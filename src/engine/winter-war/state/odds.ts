/** Columns of the Combat Results Table, attack strength to defence strength. */
export const ODDS_COLUMNS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;
export type OddsColumn = (typeof ODDS_COLUMNS)[number];

/** Attacker eliminated, attacker retreats, no effect, exchange, defender retreats, defender eliminated. */
export type CombatResult = 'Ae' | 'Ar' | 'Ne' | 'Ex' | 'Dr' | 'De';
