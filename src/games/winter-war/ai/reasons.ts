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
import { exposedStacks } from './exposure.ts';
import {
  around,
  fieldTo,
  inUssr,
  kind,
  LADOGA,
  MANNERHEIM,
  OULU,
  PETSAMO,
  sovietRailway,
  stacks,
  STRONGHOLDS,
  unitsOf,
  VIIPURI,
} from './ground.ts';
import type { Why } from './why.ts';
import { attackWorth, groundWorth, unitWorth } from './worth.ts';

/** A reason with what it is worth, in Soviet attack points. */
export interface Reason {
  readonly value: number;
  readonly why: Why;
}

const MOST = 3;
const LEAST = 0.3;

/** The strongest reasons, one of a kind. */
export const strongest = (found: readonly Reason[]): Why[] =>
  [...found]
    .filter(({ value }) => value > LEAST)
    .sort((a, b) => b.value - a.value)
    .filter(({ why }, i, all) => all.findIndex((other) => other.why.kind === why.kind) === i)
    .slice(0, MOST)
    .map(({ why }) => why);

const EVEN = ODDS_COLUMNS.indexOf('1-1');
/** Hexes that fall without a die. */
const SURE: OddsColumn = '6-1';

/** Why attacks are made, each kind with all its hexes and its poorest odds. */
export function ofAttacks(state: State, side: Side, attacks: readonly AttackPlan[]): Reason[] {
  const owed = new Set(obligations(state).hexes);
  const kinds = new Map<Why['kind'], { value: number; hexes: Hex[]; column: number }>();
  for (const attack of forecast(state, attacks).attacks) {
    const column = ODDS_COLUMNS.indexOf(attack.odds.column ?? SURE);
    const { targets } = attack;
    const forced = column <= EVEN && targets.some((hex) => owed.has(hex));
    const storm = targets.some((hex) => STRONGHOLDS.has(hex));
    const name = forced ? 'meet-obligation' : storm ? 'storm' : 'destroy';
    const value = Math.max(0.5, attackWorth(state, side, attack));
    const known = kinds.get(name);
    kinds.set(name, {
      value: value + (known?.value ?? 0),
      hexes: [...(known?.hexes ?? []), ...targets],
      column: Math.min(column, known?.column ?? column),
    });
  }
  return [...kinds].map(([name, { value, hexes, column }]): Reason => ({
    value,
    why: { kind: name as 'storm', hexes, odds: ODDS_COLUMNS[column]! },
  }));
}

/** What one position has that the other lacks, by kind. */
export function ofPosition(before: State, after: State, side: Side): Reason[] {
  return [...supplyReasons(before, after, side), ...groundReasons(before, after, side)];
}

const isolated = (state: State, side: Side): UnitId[] =>
  Array.from(isolation(state, side)).flatMap((cut, unit) => (cut ? [unit] : []));

function supplyReasons(before: State, after: State, side: Side): Reason[] {
  const found: Reason[] = [];
  const where = (units: readonly UnitId[]): Hex[] => [...new Set(units.map((id) => after.units[id]!.at))];
  const worth = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + unitWorth(id), 0) / 2;
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

function groundReasons(before: State, after: State, side: Side): Reason[] {
  const found = new Map<Why['kind'], { value: number; hexes: Set<Hex> }>();
  const add = (name: Why['kind'], value: number, hex: Hex): void => {
    const known = found.get(name) ?? { value: 0, hexes: new Set() };
    found.set(name, { value: known.value + value, hexes: known.hexes.add(hex) });
  };
  const enemies = stacks(after, enemyOf(side));
  const goals = side === 'soviet' ? [VIIPURI, OULU, PETSAMO] : sovietRailway();
  const field = fieldTo(goals, after.turn);
  for (const hex of new Set([...stacks(before, side).keys(), ...stacks(after, side).keys()])) {
    const gain = strengthAt(after, side, hex) - strengthAt(before, side, hex);
    if (side !== 'finn' || gain <= 0) continue;
    if (MANNERHEIM.includes(hex) || LADOGA.includes(hex)) add('hold-line', gain * 2, hex);
    else if (STRONGHOLDS.has(hex)) add('hold-city', gain * 2, hex);
    else if (around(hex).some((next) => enemies.has(next))) add('bar-way', gain, hex);
  }
  const [feared, fearedStill] = [exposedHexes(before), exposedHexes(after)];
  for (const unit of unitsOf(after, side)) {
    const [from, to] = [before.units[unit]!.at, after.units[unit]!.at];
    if (from < 0 || from === to) continue;
    const nearer = field[from]! - field[to]!;
    const contact = (hex: Hex): boolean => around(hex).some((next) => enemies.has(next));
    const isSafer = side === 'finn' && feared.has(from) && !fearedStill.has(to);
    if ((contact(from) && !contact(to)) || isSafer) add('stay-clear', unitWorth(unit) / 4, to);
    else if (side === 'soviet' && nearer > 0) add('close-in', (nearer * unitWorth(unit)) / 20, to);
    else if (side === 'finn' && nearer > 0 && kind(unit).arm === 'ski' && inUssr(to))
      add('raid-rail', nearer, to);
    else if (side === 'finn' && board.isRail(to) && !contact(to) && !STRONGHOLDS.has(to))
      add('keep-reserve', kind(unit).defence / 4, to);
  }
  after.owner.forEach((owner, hex) => {
    if (side === 'soviet' && owner === 2 && before.owner[hex] === 1 && groundWorth(hex) > 2)
      add('take-ground', groundWorth(hex), hex);
  });
  const reasons = [...found].map(([name, { value, hexes }]): Reason => ({
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
const exposedHexes = (state: State): ReadonlySet<Hex> =>
  new Set(exposedStacks(state, 'finn').map(({ hex }) => hex));

/** Defence Strength in a hex, and a little for each man. */
const strengthAt = (state: State, side: Side, hex: Hex): number =>
  (stacks(state, side).get(hex) ?? []).reduce((sum, id) => sum + kind(id).defence + 0.2, 0);
