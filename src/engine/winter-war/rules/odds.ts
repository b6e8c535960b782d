import { finnishCityHex, supplyCityHex } from '../board/board.ts';
import { directionTo, hexsideTable, type Hex } from '../board/grid.ts';
import { hasMark } from './draft.ts';
import { factsOf } from './facts.ts';
import { isHalved } from './attackers.ts';
import { MARK, type State } from '../state/state.ts';
import type { OddsReport, StrengthLine } from '../state/reports.ts';
import { ATTACK, DEFENCE, IS_SKI, IS_SOVIET, type UnitId } from '../units/roster.ts';
import { ODDS_COLUMNS, type CombatResult, type OddsColumn } from '../state/events.ts';
import { waterSide } from './terrain.ts';
import { fortsNow } from './zones-of-control.ts';

/** One cell: the result, and the result in parentheses that applies to a Fortification held by Finns. */
interface TableCell {
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

export interface AttackPlan {
  readonly attackers: readonly UnitId[];
  readonly targets: readonly Hex[];
}

type Reason = StrengthLine['reasons'][number];

/** True when Finnish or Allied units hold a Fortification in the hex: results in parentheses apply (C7). */
const fortHeld = (state: State, hex: Hex): boolean =>
  fortsNow(state)[hex] === 1 && factsOf(state).occupancy.finn[hex]! > 0;

/** True when every attacker is across a river or minor lake from the hex (Combat.S). */
export function acrossWater(state: State, attackers: readonly UnitId[], hex: Hex): boolean {
  return attackers.every((id) => {
    const from = state.units[id]!.at;
    const d = directionTo(from, hex);
    return d >= 0 && waterSide[hexsideTable[from * 6 + d]!] === 1;
  });
}

/** Why a defender in a hex is doubled, or null (Combat.S, C6). */
function doubling(state: State, unit: UnitId, hex: Hex, water: boolean): Reason | null {
  const finnish = !IS_SOVIET[unit];
  if (finnish && fortsNow(state)[hex]) return { rule: 'Fortifications.B', key: 'fortification' };
  if (finnish ? finnishCityHex[hex] : supplyCityHex[hex]) return { rule: 'Combat.S', key: 'city' };
  return water ? { rule: 'Combat.S', key: 'river' } : null;
}

/** Defence of a unit in half points: doubled at most once, then halved at most once (C5, C6, C10, C16, Option.D1). */
export function defenceHalves(state: State, unit: UnitId, doubled: boolean): number {
  const { cut, marks } = state.units[unit]!;
  if (marks & MARK.fled) return 0;
  return (DEFENCE[unit]! * 2 * (doubled ? 2 : 1)) / (cut || marks & MARK.disrupted ? 2 : 1);
}

/** True when only halved units attack: the defenders suffer no result (CL7). */
const isHarmless = (state: State, attackers: readonly UnitId[]): boolean =>
  attackers.length > 0 && attackers.every((id) => isHalved(state, id));

/**
 * Attack of a unit in half points; a halved unit adds nothing beside supplied ones (CL7), disrupted paratroops half
 * (Option.D1).
 */
export function attackHalves(state: State, unit: UnitId, harmless: boolean): number {
  if (hasMark(state, unit, MARK.disrupted)) return ATTACK[unit]!;
  if (!isHalved(state, unit)) return ATTACK[unit]! * 2;
  return harmless ? ATTACK[unit]! : 0;
}

/** Defence of all units of a hex in half points; `water`: every attacker is across water. */
export function hexDefence(state: State, hex: Hex, water: boolean): number {
  const { first, next } = factsOf(state).occupancy;
  let sum = 0;
  for (let id = first[hex]!; id >= 0; id = next[id]!)
    sum += defenceHalves(state, id, doubling(state, id, hex, water) !== null);
  return sum;
}

/** Both strengths in half points, and whether results in parentheses apply; used by every roll and refusal. */
export function strengths(state: State, { attackers, targets }: AttackPlan) {
  const harmless = isHarmless(state, attackers);
  let attack = 0;
  for (const id of attackers) attack += attackHalves(state, id, harmless);
  let defence = 0;
  let fortified = false;
  for (const hex of targets) {
    fortified ||= fortHeld(state, hex);
    defence += hexDefence(state, hex, acrossWater(state, attackers, hex));
  }
  return { attack, defence, fortified, harmless };
}

/** The odds column, or null when no defender has strength left and the hex falls without a die (C8, C16). */
export const columnOf = (attack: number, defence: number): OddsColumn | null =>
  defence === 0 ? null : oddsColumn(attack, defence);

/** The result of a die face, or without a column of no die (C8); harmless attacks do not affect the defender. */
export function resultOf(
  column: OddsColumn | null,
  die: number,
  { fortified, harmless }: { readonly fortified: boolean; readonly harmless: boolean },
): CombatResult {
  const result = column ? combatResult(column, die, fortified) : 'De';
  return harmless && (result === 'Dr' || result === 'De' || result === 'Ex') ? 'Ne' : result;
}

type Outcomes = Pick<OddsReport, 'faces' | 'chances'>;

function workOut(column: OddsColumn | null, fortified: boolean, harmless: boolean): Outcomes {
  const faces = [1, 2, 3, 4, 5, 6].map((die) => resultOf(column, die, { fortified, harmless }));
  const chances: Partial<Record<CombatResult, number>> = {};
  for (const face of faces) chances[face] = (chances[face] ?? 0) + 1 / 6;
  return { faces, chances };
}

/** Precomputed for each column, and for none, by the two flags: computer players ask for odds by the thousand. */
const OUTCOMES = new Map(
  [null, ...ODDS_COLUMNS].map((column) => [
    column,
    [false, true].map((fortified) => [false, true].map((harmless) => workOut(column, fortified, harmless))),
  ]),
);

const outcomesOf = (column: OddsColumn | null, fortified: boolean, harmless: boolean): Outcomes =>
  OUTCOMES.get(column)![Number(fortified)]![Number(harmless)]!;

/** All data of the odds card for an attack, legal or not. */
export function odds(state: State, plan: AttackPlan): OddsReport {
  const found = strengths(state, plan);
  const { attack, defence, fortified, harmless } = found;
  const column = columnOf(attack, defence);
  const { faces, chances } = outcomesOf(column, fortified, harmless);
  const attackers = plan.attackers.map((unit): StrengthLine => {
    const printed = ATTACK[unit]!;
    const counted = attackHalves(state, unit, harmless) / 2;
    const reasons: Reason[] = [];
    if (isHalved(state, unit))
      reasons.push({ rule: 'CL7', key: harmless ? 'overloaded' : 'overloaded-beside' });
    if (hasMark(state, unit, MARK.disrupted)) reasons.push({ rule: 'Option.D1', key: 'disrupted' });
    return { unit, hex: state.units[unit]!.at, printed, counted, reasons };
  });
  const { first, next } = factsOf(state).occupancy;
  const defenders: StrengthLine[] = [];
  for (const hex of plan.targets) {
    const water = acrossWater(state, plan.attackers, hex);
    for (let unit = first[hex]!; unit >= 0; unit = next[unit]!)
      defenders.push(defenderLine(state, unit, hex, water));
  }
  return {
    attackers,
    defenders,
    attack: attack / 2,
    defence: defence / 2,
    column,
    fortified,
    harmless,
    soakOff: column === '1-4',
    faces,
    chances,
  };
}

function defenderLine(state: State, unit: UnitId, hex: Hex, water: boolean): StrengthLine {
  const double = doubling(state, unit, hex, water);
  const counted = defenceHalves(state, unit, double !== null) / 2;
  const reasons = defenceReasons(state, unit, double);
  return { unit, hex, printed: DEFENCE[unit]!, counted, reasons };
}

function defenceReasons(state: State, unit: UnitId, double: Reason | null): Reason[] {
  if (hasMark(state, unit, MARK.fled)) return [{ rule: 'C16', key: 'fled' }];
  if (IS_SKI[unit]) return [{ rule: 'C8', key: 'ski-patrol' }];
  const reasons = double ? [double] : [];
  if (state.units[unit]!.cut) reasons.push({ rule: 'Supply.B', key: 'isolated' });
  else if (hasMark(state, unit, MARK.disrupted)) reasons.push({ rule: 'Option.D1', key: 'disrupted' });
  return reasons;
}
