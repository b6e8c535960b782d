import { ODDS_COLUMNS, type CombatResult, type OddsColumn } from '../state/odds.ts';

/** One cell: the result, and the result in parentheses that applies to a Fortification held by Finns. */
export interface TableCell {
  readonly result: CombatResult;
  readonly fortified?: CombatResult;
}

/** The second printing of the table (Combat.Table); a row for each die face, an entry for each odds column. */
const PRINTED: readonly string[] = [
  'Ae Ae Ae Ae Ar Ne Ne Dr(Ne) De(Ne)',
  'Ae Ae Ae Ar Ne Ne Dr(Ne) De(Ex) De(Ex)',
  'Ae Ae Ar Ne Ex Dr(Ne) De(Ex) De(Ex) De(Ex)',
  'Ae Ar Ar Ex Dr(Ne) De(Ex) De(Ex) De(Ex) De(Ex)',
  'Ae Ar Ne Dr(Ne) De(Ex) De(Ex) De(Ex) De(Ex) De',
  'Ae Ne Ne Dr(Ne) De(Ex) De(Ex) De(Ex) De De',
];

const readCell = (cell: string): TableCell => {
  const [result, fortified] = cell.replace(')', '').split('(') as [CombatResult, CombatResult?];
  return fortified ? { result, fortified } : { result };
};

/** `COMBAT_TABLE[column][die - 1]`. */
export const COMBAT_TABLE: Readonly<Record<OddsColumn, readonly TableCell[]>> = Object.fromEntries(
  ODDS_COLUMNS.map((column, i) => [column, PRINTED.map((row) => readCell(row.split(' ')[i]!))]),
) as Record<OddsColumn, TableCell[]>;

/** The result of a die face (1 to 6); `fortified` when any defended hex is a Fortification held by Finns (C7). */
export function combatResult(column: OddsColumn, die: number, fortified: boolean): CombatResult {
  const cell = COMBAT_TABLE[column][die - 1];
  if (!cell) throw new RangeError(`No die shows ${die}`);
  return (fortified && cell.fortified) || cell.result;
}

/**
 * The odds column of two strengths in any common unit, rounded in the defender's favour (Combat.N):
 * above 6-1 is 6-1, below 1-3 is 1-4. Both must be positive.
 */
export function oddsColumn(attack: number, defence: number): OddsColumn {
  if (attack >= defence) return ODDS_COLUMNS[Math.min(6, Math.floor(attack / defence)) + 2]!;
  return ODDS_COLUMNS[Math.max(0, 4 - Math.ceil(defence / attack))]!;
}
