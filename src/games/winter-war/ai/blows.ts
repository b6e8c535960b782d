/** Blows: every Finn within reach falls on a strong Soviet stack that can be had at good odds, and trains bring him there. */
import { ODDS_COLUMNS, odds, type Hex, type State, type UnitId } from '#engine/winter-war';
import { tryMove, type ReachMap } from './assaults.ts';
import {
  attackOf,
  landNeighbours,
  stackingCapacity,
  stacksOf,
  unitsIn,
  unitsOf,
  unitType,
} from './ground.ts';
import { attackPosition, type Sketch } from './sketch.ts';
import { suppliedDefence } from './values.ts';
import { SOVIET_CITIES, STRONGHOLDS } from '../analysis/places.ts';

/** Printed Attack Strength of a stack that is worth a blow. */
const LEAST_PRIZE = 6;
/** At lower odds an exchange or a repulse is too likely. */
export const LEAST_ODDS = 4;

/** True for a stack that is worth a blow, outside the doubled defence of a city. */
export const isWorthBlow = (hex: Hex, there: readonly UnitId[]): boolean =>
  attackOf(there) >= LEAST_PRIZE && !SOVIET_CITIES.includes(hex);

/** Moves units up for one blow after another; returns the units that must then stay where they are. */
export function planBlows(sketch: Sketch, reachMap: ReachMap): ReadonlySet<UnitId> {
  const used = new Set<UnitId>();
  const targets = [...stacksOf(sketch.state, 'soviet')]
    .filter(([hex, there]) => isWorthBlow(hex, there))
    .map(([hex, there]) => ({ hex, prize: attackOf(there), defence: suppliedDefence(sketch.state, there) }))
    .sort((a, b) => b.prize - a.prize || a.defence - b.defence || a.hex - b.hex);
  for (const { hex, defence } of targets) {
    const attempt = sketch.copy();
    const sent = gather(attempt, { target: hex, needed: LEAST_ODDS * defence, reachMap, used });
    if (!sent || !isAtOdds(attempt.state, sent, hex)) continue;
    sketch.adopt(attempt);
    for (const unit of sent) used.add(unit);
  }
  return used;
}

interface Blow {
  readonly target: Hex;
  /** Attack Strength. */
  readonly needed: number;
  readonly reachMap: ReachMap;
  readonly used: ReadonlySet<UnitId>;
}

/** Brings up as many units as are needed; one stays in each stronghold. Null if they are too few. */
function gather(sketch: Sketch, { target, needed, reachMap, used }: Blow): UnitId[] | null {
  const enemies = stacksOf(sketch.state, 'soviet');
  const approaches = landNeighbours(target).filter((hex) => !enemies.has(hex));
  const strengthOf = (unit: UnitId): number =>
    unitType(unit).attack / (sketch.state.units[unit]!.cut ? 2 : 1);
  const sent: UnitId[] = [];
  let strength = 0;
  const send = (unit: UnitId): void => {
    sent.push(unit);
    strength += strengthOf(unit);
  };
  const able = unitsOf(sketch.state, 'finn').filter((unit) => unitType(unit).attack > 0 && !used.has(unit));
  const isBeside = (unit: UnitId): boolean => approaches.includes(sketch.state.units[unit]!.at);
  const beside = able.filter(isBeside);
  const away = able
    .filter((unit) => !isBeside(unit))
    .sort((a, b) => unitType(b).attack - unitType(a).attack || a - b);
  for (const unit of beside) send(unit);
  for (const unit of away) {
    if (strength >= needed) break;
    const { at } = sketch.state.units[unit]!;
    if (STRONGHOLDS.has(at) && unitsIn(sketch.state, 'finn', at).length < 2) continue;
    const open = approaches.find(
      (hex) => reachMap.get(unit)?.has(hex) && stackingCapacity(sketch.state, 'finn', hex) > 0,
    );
    if (open !== undefined && tryMove(sketch, reachMap, unit, open)) send(unit);
  }
  return strength >= needed ? sent : null;
}

/** The exact odds, as they would stand in the Attack Segment. */
function isAtOdds(state: State, attackers: readonly UnitId[], target: Hex): boolean {
  const battle = attackPosition(state, 'finn');
  if (!battle) return false;
  const { column } = odds(battle, { attackers, targets: [target] });
  return column !== null && ODDS_COLUMNS.indexOf(column) >= ODDS_COLUMNS.indexOf('4-1');
}
