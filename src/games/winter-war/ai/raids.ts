/** Finnish raids on the railway, and blows: all within reach, by train too, fall on a strong stack that can be had at good odds. */
import { ODDS_COLUMNS, board, mayMove, odds, type Hex, type State, type UnitId } from '#engine/winter-war';
import { tryMove, type ReachMap } from './assaults.ts';
import {
  CITY_OF,
  attackOf,
  citiesCutBy,
  distanceField,
  findVitalRails,
  inUssr,
  isGuard,
  landNeighbours,
  stackingCapacity,
  stacksOf,
  theatreOf,
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
  const able = unitsOf(sketch.state, 'finn').filter((unit) => unitType(unit).attack > 0 && !used.has(unit));
  const isBeside = (unit: UnitId): boolean => approaches.includes(sketch.state.units[unit]!.at);
  const sent = able.filter(isBeside);
  let strength = sent.reduce((sum, unit) => sum + strengthOf(unit), 0);
  const away = able
    .filter((unit) => !isBeside(unit))
    .sort((a, b) => unitType(b).attack - unitType(a).attack || a - b);
  for (const unit of away) {
    if (strength >= needed) break;
    const { at } = sketch.state.units[unit]!;
    if (STRONGHOLDS.has(at) && unitsIn(sketch.state, 'finn', at).length < 2) continue;
    const open = approaches.find(
      (hex) => reachMap.get(unit)?.has(hex) && stackingCapacity(sketch.state, 'finn', hex) > 0,
    );
    if (open === undefined || !tryMove(sketch, reachMap, unit, open)) continue;
    sent.push(unit);
    strength += strengthOf(unit);
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

/** Vital railway hexes except those behind Leningrad, where raiders would meet the Soviet army. */
const findRaidTargets = (): Hex[] => findVitalRails().filter((hex) => theatreOf(hex) !== 'isthmus');

/** Farthest distance of raiders from the railway. */
const MAX_RAID_DISTANCE = 12;

/** Measured: with three battalions instead of five the Soviets scored 8 points more. */
const RAIDING_BATTALIONS = 5;
const RAIDING_PATROLS = 3;

/** Light troops nearest to the railway that hold no stronghold. */
export function chooseRaiders(state: State): UnitId[] {
  const rails = distanceField(findRaidTargets(), state.turn);
  const able = unitsOf(state, 'finn')
    .filter((id) => !STRONGHOLDS.has(state.units[id]!.at) && !state.units[id]!.cut)
    .sort((a, b) => rails[state.units[a]!.at]! - rails[state.units[b]!.at]!);
  const near = able.filter((id) => rails[state.units[id]!.at]! <= MAX_RAID_DISTANCE);
  return [
    ...able.filter((id) => unitType(id).arm === 'ski').slice(0, RAIDING_PATROLS),
    ...near.filter((id) => unitType(id).label === '1-1-3').slice(0, RAIDING_BATTALIONS),
  ];
}

/** Moves raiders to railway hexes that isolate most Soviet strength, spread out. */
export function assignRaiders(sketch: Sketch, reachMap: ReachMap, raiders: readonly UnitId[]): void {
  const taken: Hex[] = [];
  const lost = new Map<Hex, number>();
  for (const unit of raiders) {
    const { state } = sketch;
    const stake = (hex: Hex): number =>
      (citiesCutBy().get(hex) ?? []).reduce(
        (sum, city) => sum + cityStake(state, city) * REPEAT_FACTOR ** (lost.get(city) ?? 0),
        0,
      );
    const free = findRaidTargets().filter((hex) => !stacksOf(state, 'soviet').has(hex));
    if (!free.length || !mayMove(state, unit)) continue;
    const most = Math.max(...free.map(stake));
    const isNearTaken = (hex: Hex): boolean =>
      taken.some((one) => board.distance(one, hex) <= RAIDER_SPACING);
    const goals = free.filter((hex) => stake(hex) >= most * GOOD_TARGET_SHARE && !isNearTaken(hex));
    const field = distanceField(goals.length ? goals : free, state.turn);
    const { at } = state.units[unit]!;
    const worth = (hex: Hex): number => {
      const cut = isNearTaken(hex) ? 0 : stake(hex) / 10;
      return cut - field[hex]! - raiderDanger(state, hex) - (hex === at ? 0 : 0.1);
    };
    const ends = [at, ...reachMap.get(unit)!.keys()]
      .map((hex) => ({ hex, worth: worth(hex) }))
      .sort((a, b) => b.worth - a.worth || a.hex - b.hex);
    const end = ends.slice(0, 6).find(({ hex }) => tryMove(sketch, reachMap, unit, hex));
    const cities = end && citiesCutBy().get(end.hex);
    if (!cities) continue;
    for (const city of cities) lost.set(city, (lost.get(city) ?? 0) + 1);
    taken.push(end.hex);
  }
}
const REPEAT_FACTOR = 0.4;
const GOOD_TARGET_SHARE = 0.6;
const RAIDER_SPACING = 2;

/** Soviet attack points that depend on a city. */
const cityStake = (state: State, city: Hex): number =>
  4 +
  attackOf(
    unitsOf(state, 'soviet').filter((id) => !isGuard(id) && CITY_OF[theatreOf(state.units[id]!.at)] === city),
  );

/** Estimated Soviet strength against a raider in a hex; isolated units hardly count. */
function raiderDanger(state: State, hex: Hex): number {
  let sum = 0;
  const field = distanceField([hex], state.turn);
  const cutThere = citiesCutBy().get(hex) ?? [];
  for (const id of unitsOf(state, 'soviet')) {
    const { at, cut } = state.units[id]!;
    if (!unitType(id).attack || field[at]! > unitType(id).movement + 1) continue;
    const starved = cut || cutThere.includes(CITY_OF[theatreOf(at)]);
    if (isGuard(id)) sum += inUssr(hex) ? 1 : 0;
    else sum += starved ? 0.1 : 0.5 * unitType(id).attack;
  }
  const contact = landNeighbours(hex).filter((next) => stacksOf(state, 'soviet').has(next)).length;
  return Math.min(6, sum) + contact * 0.7;
}
