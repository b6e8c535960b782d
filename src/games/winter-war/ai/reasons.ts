import {
  board,
  murmanskDefended,
  murmanskUnits,
  MURMANSK_UNITS,
  obligations,
  ODDS_COLUMNS,
  isolation,
  enemyOf,
  type AttackPlan,
  type Hex,
  type OddsColumn,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { forecast } from '../analysis/planning/index.ts';
import { findExposedStacks } from './exposure.ts';
import {
  landNeighbours,
  distanceField,
  inUssr,
  unitType,
  LADOGA,
  MANNERHEIM,
  OULU,
  PETSAMO,
  sovietRailway,
  stacksOf,
  STRONGHOLDS,
  unitsOf,
  VIIPURI,
} from './ground.ts';
import type { Why } from './why.ts';
import { scoreAttack, hexValue, unitValue } from './worth.ts';

/** A reason with what it is worth, in Soviet attack points. */
export interface WeightedReason {
  readonly value: number;
  readonly why: Why;
}

const MAX_REASONS = 3;
const MIN_REASON_VALUE = 0.3;

/** The strongest reasons, one of a kind. */
export const selectStrongest = (found: readonly WeightedReason[]): Why[] =>
  [...found]
    .filter(({ value }) => value > MIN_REASON_VALUE)
    .sort((a, b) => b.value - a.value)
    .filter(({ why }, i, all) => all.findIndex((other) => other.why.kind === why.kind) === i)
    .slice(0, MAX_REASONS)
    .map(({ why }) => why);

const EVEN_ODDS = ODDS_COLUMNS.indexOf('1-1');
/** Hexes that fall without a die. */
const SURE_ODDS: OddsColumn = '6-1';

/** Why attacks are made, each kind with all its hexes and its poorest odds. */
export function explainAttacks(state: State, side: Side, attacks: readonly AttackPlan[]): WeightedReason[] {
  const owed = new Set(obligations(state).hexes);
  const kinds = new Map<Why['kind'], { value: number; hexes: Hex[]; column: number }>();
  for (const attack of forecast(state, attacks).attacks) {
    const column = ODDS_COLUMNS.indexOf(attack.odds.column ?? SURE_ODDS);
    const { targets } = attack;
    const forced = column <= EVEN_ODDS && targets.some((hex) => owed.has(hex));
    const storm = targets.some((hex) => STRONGHOLDS.has(hex));
    const name = forced ? 'meet-obligation' : storm ? 'storm' : 'destroy';
    const value = Math.max(0.5, scoreAttack(state, side, attack));
    const known = kinds.get(name);
    kinds.set(name, {
      value: value + (known?.value ?? 0),
      hexes: [...(known?.hexes ?? []), ...targets],
      column: Math.min(column, known?.column ?? column),
    });
  }
  return [...kinds].map(([name, { value, hexes, column }]): WeightedReason => ({
    value,
    why: { kind: name as 'storm', hexes, odds: ODDS_COLUMNS[column]! },
  }));
}

/** What one position has that the other lacks, by kind. */
export function explainPosition(before: State, after: State, side: Side): WeightedReason[] {
  return [...explainSupply(before, after, side), ...explainGround(before, after, side)];
}

const isolated = (state: State, side: Side): UnitId[] =>
  Array.from(isolation(state, side)).flatMap((cut, unit) => (cut ? [unit] : []));

function explainSupply(before: State, after: State, side: Side): WeightedReason[] {
  const found: WeightedReason[] = [];
  const where = (units: readonly UnitId[]): Hex[] => [...new Set(units.map((id) => after.units[id]!.at))];
  const worth = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + unitValue(id), 0) / 2;
  const was = new Set(isolated(before, enemyOf(side)));
  const cut = isolated(after, enemyOf(side)).filter((id) => !was.has(id));
  if (cut.length)
    found.push({ value: worth(cut), why: { kind: 'cut-supply', units: cut, hexes: where(cut) } });
  const still = new Set(isolated(after, side));
  const kept = isolated(before, side).filter((id) => !still.has(id) && after.units[id]!.at >= 0);
  if (kept.length)
    found.push({ value: worth(kept), why: { kind: 'keep-supply', units: kept, hexes: where(kept) } });
  return found;
}

function explainGround(before: State, after: State, side: Side): WeightedReason[] {
  const found = new Map<Why['kind'], { value: number; hexes: Set<Hex> }>();
  const add = (name: Why['kind'], value: number, hex: Hex): void => {
    const known = found.get(name) ?? { value: 0, hexes: new Set() };
    found.set(name, { value: known.value + value, hexes: known.hexes.add(hex) });
  };
  const enemies = stacksOf(after, enemyOf(side));
  const goals = side === 'soviet' ? [VIIPURI, OULU, PETSAMO] : sovietRailway();
  const field = distanceField(goals, after.turn);
  for (const hex of new Set([...stacksOf(before, side).keys(), ...stacksOf(after, side).keys()])) {
    const gain = strengthIn(after, side, hex) - strengthIn(before, side, hex);
    if (side !== 'finn' || gain <= 0) continue;
    if (MANNERHEIM.includes(hex) || LADOGA.includes(hex)) add('hold-line', gain * 2, hex);
    else if (STRONGHOLDS.has(hex)) add('hold-city', gain * 2, hex);
    else if (landNeighbours(hex).some((next) => enemies.has(next))) add('bar-way', gain, hex);
  }
  const [feared, fearedStill] = [findExposedHexes(before), findExposedHexes(after)];
  for (const unit of unitsOf(after, side)) {
    const [from, to] = [before.units[unit]!.at, after.units[unit]!.at];
    if (from < 0 || from === to) continue;
    const nearer = field[from]! - field[to]!;
    const contact = (hex: Hex): boolean => landNeighbours(hex).some((next) => enemies.has(next));
    const isSafer = side === 'finn' && feared.has(from) && !fearedStill.has(to);
    if ((contact(from) && !contact(to)) || isSafer) add('stay-clear', unitValue(unit) / 4, to);
    else if (side === 'soviet' && nearer > 0) add('close-in', (nearer * unitValue(unit)) / 20, to);
    else if (side === 'finn' && nearer > 0 && unitType(unit).arm === 'ski' && inUssr(to))
      add('raid-rail', nearer, to);
    else if (side === 'finn' && board.isRail(to) && !contact(to) && !STRONGHOLDS.has(to))
      add('keep-reserve', unitType(unit).defence / 4, to);
  }
  after.owner.forEach((owner, hex) => {
    if (side === 'soviet' && owner === 2 && before.owner[hex] === 1 && hexValue(hex) > 2)
      add('take-ground', hexValue(hex), hex);
  });
  const reasons = [...found].map(([name, { value, hexes }]): WeightedReason => ({
    value,
    why: { kind: name as 'close-in', hexes: [...hexes] },
  }));
  const count = murmanskUnits(after);
  const more = Math.min(count, MURMANSK_UNITS) - Math.min(murmanskUnits(before), MURMANSK_UNITS);
  if (side === 'soviet' && murmanskDefended(after.options) && more > 0)
    reasons.push({ value: more * 5, why: { kind: 'guard-murmansk', hexes: [], count } });
  return reasons;
}

/** Where Finns would have to fear a blow. */
const findExposedHexes = (state: State): ReadonlySet<Hex> =>
  new Set(findExposedStacks(state, 'finn').map(({ hex }) => hex));

/** Defence Strength in a hex, and a little for each man. */
const strengthIn = (state: State, side: Side, hex: Hex): number =>
  (stacksOf(state, side).get(hex) ?? []).reduce((sum, id) => sum + unitType(id).defence + 0.2, 0);
