import { type Hex, type State, type UnitId, board, mayMove } from '#engine/winter-war';
import { type ReachMap, tryMove } from './assaults.ts';
import {
  CITY_OF,
  attackOf,
  distanceField,
  inUssr,
  isGuard,
  isHq,
  landNeighbours,
  stacksOf,
  unitsIn,
  theatreOf,
  unitType,
  unitsOf,
  ussrRails,
} from './ground.ts';
import type { Sketch } from './sketch.ts';
import { LENINGRAD, SOVIET_CITIES, STRONGHOLDS } from '../analysis/places.ts';

/** Supply Cities that a Finn on a hex of the Soviet railway cuts off from Leningrad, by hex. */
export const citiesCutBy = (): ReadonlyMap<Hex, readonly Hex[]> =>
  (knownCuts ??= new Map(
    ussrRails()
      .map((hex): [Hex, readonly Hex[]] => {
        const linked = hexesLinkedWithout(hex);
        return [hex, SOVIET_CITIES.filter((city) => !linked.has(city))];
      })
      .filter(([, cities]) => cities.length > 0),
  ));
let knownCuts: ReadonlyMap<Hex, readonly Hex[]> | null = null;

/** Railway hexes whose loss cuts off a Supply City. */
export const findVitalRails = (): Hex[] => [...citiesCutBy().keys()];

function hexesLinkedWithout(gap: Hex): Set<Hex> {
  const linked = new Set([LENINGRAD]);
  for (const hex of linked)
    for (const to of board.neighbours(hex))
      if (to !== gap && inUssr(to) && board.hexsideKinds(board.hexside(hex, to)).includes('rail'))
        linked.add(to);
  return linked;
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

/** Whether a unit is the only one in a Supply City, not counting HQs. */
export function isAloneInCity(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  // The garrison of Leningrad has its own rules in leningrad.ts.
  if (at === LENINGRAD || !SOVIET_CITIES.includes(at)) return false;
  return unitsIn(state, 'soviet', at).every((id) => id === unit || isHq(id));
}
