import { supplyTable, type Hex, type State, type UnitId } from '#engine/winter-war';
import {
  distanceField,
  inUssr,
  isGuard,
  isHq,
  unitType,
  stacksOf,
  theatreOf,
  isNextToFinns,
  unitsOf,
} from './ground.ts';
import { hexValue } from './worth.ts';

/** Regiments to a raider, and how far they come for it. */
const HUNTERS_PER_RAIDER = 2;
const MAX_LIGHT_ATTACK = 2;
const MAX_HUNT_DISTANCE = 12;
/** Soviet Attack Strength cut off that calls out divisions, how strong they are, and how many go. */
const HEAVY_CALL_STRENGTH = 15;
const MIN_HEAVY_ATTACK = 5;
const MAX_HEAVY_HUNTERS = 4;
/** Finnish Defence Strength in the USSR for each of them. */
const DEFENCE_PER_HEAVY = 3;

/**
 * Who goes after the Finns in the USSR, of units that have nothing else to do: two regiments near each of them, and,
 * when the railway behind an army has been cut, regiments and divisions from anywhere.
 */
export function assignHunters(state: State, units: readonly UnitId[]): Set<UnitId> {
  const raiders = [...stacksOf(state, 'finn').keys()].filter(
    (hex) => inUssr(hex) && supplyTable(state.turn)[hex],
  );
  const found = new Set<UnitId>();
  const able = units.filter((id) => {
    const { at, cut } = state.units[id]!;
    return !isGuard(id) && !cut && hexValue(at) < 2 && !isNextToFinns(state, at);
  });
  const send = (party: readonly UnitId[], field: Int16Array, most: number): void => {
    const far = (id: UnitId): number => field[state.units[id]!.at]!;
    const free = party.filter((id) => !found.has(id));
    for (const id of free.sort((a, b) => far(a) - far(b) || a - b).slice(0, most)) found.add(id);
  };
  const isCut = isolatedStrength(state) >= HEAVY_CALL_STRENGTH;
  const light = able.filter(
    (id) =>
      unitType(id).attack <= MAX_LIGHT_ATTACK && (isCut || theatreOf(state.units[id]!.at) !== 'isthmus'),
  );
  for (const raider of raiders) {
    const field = distanceField([raider], state.turn);
    send(
      light.filter((id) => isCut || field[state.units[id]!.at]! <= MAX_HUNT_DISTANCE),
      field,
      HUNTERS_PER_RAIDER,
    );
  }
  const heavies = raiders.length && isCut ? countHeavyHunters(state, raiders) : 0;
  const heavy = able.filter(
    (id) => unitType(id).attack >= MIN_HEAVY_ATTACK && theatreOf(state.units[id]!.at) !== 'murmansk',
  );
  send(heavy, distanceField(raiders, state.turn), heavies);
  return found;
}

const isolatedStrength = (state: State): number =>
  unitsOf(state, 'soviet').reduce(
    (sum, id) => sum + (state.units[id]!.cut && !isHq(id) ? unitType(id).attack : 0),
    0,
  );

function countHeavyHunters(state: State, raiders: readonly Hex[]): number {
  const finns = stacksOf(state, 'finn');
  const points = raiders.flatMap((hex) => finns.get(hex)!).reduce((sum, id) => sum + unitType(id).defence, 0);
  return Math.min(MAX_HEAVY_HUNTERS, Math.ceil(points / DEFENCE_PER_HEAVY));
}
