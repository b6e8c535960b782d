import {
  type AttackPlan,
  type Hex,
  type State,
  type UnitId,
  board,
  odds,
  supplyTable,
} from '#engine/winter-war';
import {
  LENINGRAD,
  distanceField,
  hexesWithin,
  inUssr,
  isGuard,
  isHq,
  isNextToFinns,
  stacksOf,
  theatreOf,
  unitType,
  unitsOf,
} from './ground.ts';
import { hexValue } from './values.ts';

/** Whoever holds Leningrad: an HQ alone gives way before combat or dies, and whoever drove it out goes in. */
export const leningradGarrison = (state: State): readonly UnitId[] =>
  (stacksOf(state, 'soviet').get(LENINGRAD) ?? []).filter((id) => !isHq(id));

/** Hexes from which Finns could be in the city in their next march, roughly: railways carry them farther. */
const WATCH_DISTANCE = 4;

/** Whether Finns are so near that an open city is a lost one. */
const areFinnsNear = (state: State): boolean => {
  const finns = stacksOf(state, 'finn');
  return [...hexesWithin(LENINGRAD, WATCH_DISTANCE, () => true).keys()].some((hex) => finns.has(hex));
};

/** Whether the city would be open, with Finns about, were some units not there. */
export const wouldLeaveOpen = (state: State, units: readonly UnitId[]): boolean => {
  const there = leningradGarrison(state);
  return there.length > 0 && there.every((id) => units.includes(id)) && areFinnsNear(state);
};

/** Finnish Attack Strength in the open before the city that is no mere picket. */
const SORTIE_STRENGTH = 6;
/** Nearer to the city than any fort of the Line. */
const SORTIE_DISTANCE = 3;

/** Whether the Finns have come out of their forts before Leningrad: then nobody who is near it may leave. */
export function isFinnishSortie(state: State): boolean {
  const finns = stacksOf(state, 'finn');
  let sum = 0;
  for (const hex of hexesWithin(LENINGRAD, SORTIE_DISTANCE, () => true).keys())
    for (const id of finns.get(hex) ?? []) sum += unitType(id).attack;
  return sum >= SORTIE_STRENGTH;
}

/** Two marches from the city. */
const NEAR_DISTANCE = 5;
export const isNearLeningrad = (hex: Hex): boolean => board.distance(hex, LENINGRAD) <= NEAR_DISTANCE;

/** The chance that attacks from Leningrad leave nobody there: killed, driven back, or given for the defenders. */
export function chanceOfOpening(state: State, attacks: readonly AttackPlan[]): number {
  const there = leningradGarrison(state);
  if (!there.length) return 0;
  let chance = 1;
  for (const id of there) {
    const attack = attacks.find(({ attackers }) => attackers.includes(id));
    if (!attack) return 0;
    const { faces, defence } = odds(state, attack);
    const own = attack.attackers.reduce((sum, unit) => sum + unitType(unit).attack, 0);
    const bad = faces.filter((face) => face === 'Ae' || face === 'Ar' || (face === 'Ex' && own <= defence));
    chance = Math.min(chance, bad.length / (faces.length || 1));
  }
  return chance > 0 && areFinnsNear(state) ? chance : 0;
}

/** The railway beside Petrozavodsk: Finns on it starve all north of them, and whoever comes to drive them off. */
export const PETROZAVODSK_RAILWAY: readonly Hex[] = ['2311', '2312'].map(board.hexByName);

/** Two marches of a division. */
const GATE_DISTANCE = 6;
/** Finnish Attack Strength that calls for a strong unit there, how strong it is, and how many go at the most. */
const MIN_DIVISION_ATTACK = 6;
const MIN_GUARD_ATTACK = 6;
const MAX_GUARDS = 2;

/** Strong units that keep the gate while Finnish divisions could come to it in two marches: those nearest to it. */
export function assignRailwayGuards(state: State, units: readonly UnitId[]): Set<UnitId> {
  const field = distanceField(PETROZAVODSK_RAILWAY, state.turn);
  const toLeningrad = distanceField([LENINGRAD], state.turn);
  const far = (id: UnitId): number => field[state.units[id]!.at]!;
  const divisions = [...stacksOf(state, 'finn')].flatMap(([hex, there]) => {
    const found = there.filter((id) => unitType(id).attack >= MIN_DIVISION_ATTACK);
    // One by itself in a fort holds it; two are there for a blow.
    const comes = inUssr(hex) || found.length > 1;
    // Whoever stands nearer to Leningrad is out for something else.
    return comes && field[hex]! <= Math.min(GATE_DISTANCE, toLeningrad[hex]! - 1) ? found : [];
  });
  const able = units.filter((id) => {
    const { at, cut } = state.units[id]!;
    return (
      unitType(id).attack >= MIN_GUARD_ATTACK &&
      !cut &&
      !isNextToFinns(state, at) &&
      theatreOf(at) !== 'murmansk'
    );
  });
  able.sort((a, b) => far(a) - far(b) || a - b);
  return new Set(able.slice(0, Math.min(MAX_GUARDS, divisions.length)));
}

/** Regiments to a raider, and how far they come for it. */
const HUNTERS_PER_RAIDER = 2;
const HUNTER_MAX_ATTACK = 2;
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
      unitType(id).attack <= HUNTER_MAX_ATTACK && (isCut || theatreOf(state.units[id]!.at) !== 'isthmus'),
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
