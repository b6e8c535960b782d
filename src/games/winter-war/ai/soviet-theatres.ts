/** Needs of the Soviet theatres: goals, Murmansk, Leningrad, and the railway between them. */
import {
  FIRST_MURMANSK_TURN,
  type Hex,
  MURMANSK_UNITS,
  type State,
  type UnitId,
  board,
  murmanskDefended,
  murmanskUnits,
  type AttackPlan,
  type CombatResult,
  odds,
  supplyTable,
} from '#engine/winter-war';
import {
  type Theatre,
  distanceField,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  isNearMurmansk,
  isNextTo,
  sovietRailway,
  stacksOf,
  theatreOf,
  unitType,
  unitsOf,
  attackOf,
  defenceOf,
  discAround,
  unitsIn,
} from './ground.ts';
import type { SovietPlan } from './war-plan.ts';
import {
  LADOGA,
  KEM,
  LENINGRAD,
  MANNERHEIM,
  OULU,
  PETSAMO,
  RAILWAY_POSTS,
  VIIPURI,
  VIIPURI_ROW,
  goalHexes,
  PETROZAVODSK_RAILWAY,
} from '../analysis/places.ts';
import { chooseCheapestLosses, hexValue } from './values.ts';

/** Distance of each hex to the current goals of a theatre. */
export const goalField = (state: State, theatre: Theatre, plan: SovietPlan): Int16Array =>
  distanceField(findGoals(state, theatre, plan), state.turn);

function findGoals(state: State, theatre: Theatre, { watchesSupply }: SovietPlan): Hex[] {
  const finnish = (hex: Hex): boolean => state.owner[hex] === 1;
  const forts = MANNERHEIM.filter(finnish);
  const lines = LADOGA.filter(finnish);
  const finns = [...stacksOf(state, 'finn').keys()];
  const fallback = finns.filter((hex) => inFinland(hex) && theatreOf(hex) === theatre);
  const some = (goals: Hex[]): Hex[] => (goals.length ? goals : fallback.length ? fallback : [VIIPURI]);
  const own = goalHexes(state).filter((hex) => finnish(hex) && theatreOf(hex) === theatre);
  if (own.length) return own;
  if (theatre === 'isthmus') {
    const behind = [VIIPURI, ...VIIPURI_ROW].filter(finnish);
    return some(forts.length === 4 ? forts : [...forts, ...behind]);
  }
  if (theatre === 'ladoga') return some(lines.length ? lines : [VIIPURI].filter(finnish));
  if (theatre === 'kem' || theatre === 'kandalaksha') {
    if (!watchesSupply) return finnish(OULU) ? [OULU] : some([]);
    if (finnish(OULU) && !finns.includes(OULU)) return [OULU];
    const raiders = finns.filter((hex) => inUssr(hex) && !['isthmus', 'murmansk'].includes(theatreOf(hex)));
    if (raiders.length) return raiders;
    const posts = RAILWAY_POSTS.filter((hex) => !stacksOf(state, 'soviet').has(hex));
    return posts.length ? posts : [KEM];
  }
  return [PETSAMO];
}

/** Whether the Mannerheim Line may be attacked: the army has arrived, or the Line is broken. */
export const mayStormLine = (state: State, { stormCorps, stormTurn }: SovietPlan): boolean =>
  state.turn >= stormTurn ||
  unitsOf(state, 'soviet').filter((id) => unitType(id).label === '20-12-2').length >= stormCorps ||
  MANNERHEIM.some((hex) => state.owner[hex] === 2);

/** Distance of each hex to the isthmus, by the Murmansk railway if that is shorter. */
export function distancesToIsthmus(state: State): Int16Array {
  const walk = distanceField([VIIPURI], state.turn);
  const toTrain = distanceField(sovietRailway(), state.turn);
  const byTrain = walk[LENINGRAD]! + 2;
  return walk.map((steps, hex) => Math.min(steps, toTrain[hex]! + byTrain));
}

/** A strong unit in the far north that is no longer needed: Petsamo is Soviet and no strong Finns are near. */
function isFreeInNorth(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  if (unitType(unit).attack < 5 || theatreOf(at) !== 'murmansk' || at === PETSAMO) return false;
  if (state.owner[PETSAMO] !== 2 || !stacksOf(state, 'soviet').has(PETSAMO)) return false;
  return unitsOf(state, 'finn').every(
    (id) => unitType(id).attack <= 1 || board.distance(state.units[id]!.at, PETSAMO) > 4,
  );
}

/** Whether a unit may leave without weakening the defence of Murmansk. */
export const canLeaveNorth = (state: State, unit: UnitId): boolean =>
  isFreeInNorth(state, unit) && !(murmanskDefended(state) && murmanskUnits(state) <= MURMANSK_UNITS + 1);

/** Units wanted at Murmansk; with `relief` one more for losses and one for each division that could leave. */
export function countWanted(state: State, relief: boolean): number {
  const divisions = relief ? unitsOf(state, 'soviet').filter((id) => isFreeInNorth(state, id)).length : 0;
  return MURMANSK_UNITS + 1 + divisions;
}

/** Whether the units near Murmansk count now or in the next Game-Turn. */
export const isMurmanskAtStake = (state: State): boolean =>
  murmanskDefended(state) && state.turn >= FIRST_MURMANSK_TURN - 1;

/** Whether a move takes a unit that the defence of Murmansk needs out of range. */
export function weakensMurmansk(state: State, unit: UnitId, to: Hex, relief: boolean): boolean {
  if (!isMurmanskAtStake(state)) return false;
  if (!isNearMurmansk(state.units[unit]!.at) || isNearMurmansk(to)) return false;
  return murmanskUnits(state) <= minimumBefore(state, unit, relief);
}

/** Number of units at which a unit must stay: guards hunt raiders, divisions are needed elsewhere. */
function minimumBefore(state: State, unit: UnitId, relief: boolean): number {
  if (!relief) return MURMANSK_UNITS;
  if (isGuard(unit)) return MURMANSK_UNITS + 1;
  return unitType(unit).attack <= MAX_LIGHT_ATTACK ? countWanted(state, relief) : MURMANSK_UNITS;
}
export const MAX_LIGHT_ATTACK = 2;

/** Units that hold Leningrad: an HQ alone would be lost and the city with it. */
export const leningradGarrison = (state: State): readonly UnitId[] =>
  unitsIn(state, 'soviet', LENINGRAD).filter((id) => !isHq(id));

/** Distance from which Finns could enter the city in one march, roughly; farther by rail. */
const WATCH_DISTANCE = 4;

const findFinnsNear = (state: State, distance: number): UnitId[] =>
  [...discAround(LENINGRAD, distance).keys()].flatMap((hex) => unitsIn(state, 'finn', hex));

/** Whether Finns are near enough to take an open city. */
const areFinnsNear = (state: State): boolean => findFinnsNear(state, WATCH_DISTANCE).length > 0;

/** Whether the city would be open to Finns near it without these units. */
export const wouldLeaveOpen = (state: State, units: readonly UnitId[]): boolean => {
  const there = leningradGarrison(state);
  return there.length > 0 && there.every((id) => units.includes(id)) && areFinnsNear(state);
};

/** Finnish Attack Strength before the city that is more than a picket. */
const SORTIE_STRENGTH = 6;
/** Nearer to the city than the Mannerheim forts. */
const SORTIE_DISTANCE = 3;

/** Whether the Finns have left their forts toward Leningrad; then no unit near the city may leave. */
export const isFinnishSortie = (state: State): boolean =>
  attackOf(findFinnsNear(state, SORTIE_DISTANCE)) >= SORTIE_STRENGTH;

/** Two marches from the city. */
const NEAR_DISTANCE = 5;
export const isNearLeningrad = (hex: Hex): boolean => board.distance(hex, LENINGRAD) <= NEAR_DISTANCE;

/** Soviets eliminated or driven back by a result of their attack. */
export function unitsRemoved(
  battle: State,
  { attackers, targets }: AttackPlan,
  result: CombatResult,
): readonly UnitId[] {
  if (result === 'Ae' || result === 'Ar') return attackers;
  if (result !== 'Ex') return [];
  const points = defenceOf(targets.flatMap((hex) => unitsIn(battle, 'finn', hex)));
  return chooseCheapestLosses(attackers, points, (units) => wouldLeaveOpen(battle, units));
}

/** Mean of `judge` over the dice of Soviet attacks, called with the units of both sides that are gone. */
export function averageOverDice(
  battle: State,
  [attack, ...others]: readonly AttackPlan[],
  judge: (gone: readonly UnitId[]) => number,
): number {
  if (!attack) return judge([]);
  const beaten = attack.targets.flatMap((hex) => unitsIn(battle, 'finn', hex));
  const judgeAfter = (result: CombatResult): number => {
    const removed = unitsRemoved(battle, attack, result);
    const gone = result === 'Ex' || result === 'Dr' || result === 'De' ? [...removed, ...beaten] : removed;
    return averageOverDice(battle, others, (more) => judge([...gone, ...more]));
  };
  const { faces } = odds(battle, attack);
  const known = new Map([...new Set(faces)].map((result) => [result, judgeAfter(result)]));
  return faces.reduce((sum, result) => sum + known.get(result)!, 0) / faces.length;
}

/** Attacks in which a unit of the garrison of Leningrad takes part. */
export function findSallies(state: State, attacks: readonly AttackPlan[]): AttackPlan[] {
  const there = leningradGarrison(state);
  return attacks.filter(({ attackers }) => attackers.some((unit) => there.includes(unit)));
}

/** Chance, 0 to 1, that attacks from Leningrad leave it open to Finns near it. */
export function chanceOfOpening(battle: State, attacks: readonly AttackPlan[]): number {
  const sallies = findSallies(battle, attacks);
  const stays = leningradGarrison(battle).some(
    (unit) => !sallies.some(({ attackers }) => attackers.includes(unit)),
  );
  return stays ? 0 : averageOverDice(battle, sallies, (gone) => Number(wouldLeaveOpen(battle, gone)));
}

/** Reason to leave the goals of the theatre: guarding the railway at Petrozavodsk, or hunting Finns in the USSR. */
export type Errand = 'gate' | 'hunt';

export const assignErrands = (state: State, units: readonly UnitId[]): Map<UnitId, Errand> =>
  new Map([
    ...[...assignHunters(state, units)].map((unit) => [unit, 'hunt'] as const),
    ...[...assignRailwayGuards(state, units)].map((unit) => [unit, 'gate'] as const),
  ]);

/** Two marches of a division. */
const GATE_DISTANCE = 6;
/** Finnish Attack Strength that calls for guards, their least Attack Strength, and their greatest number. */
const MIN_DIVISION_ATTACK = 6;
const MIN_GUARD_ATTACK = 6;
const MAX_GUARDS = 2;

/**
 * The strong units nearest to the railway at Petrozavodsk, one for each Finnish division within two marches of
 * it.
 */
function assignRailwayGuards(state: State, units: readonly UnitId[]): Set<UnitId> {
  const field = distanceField(PETROZAVODSK_RAILWAY, state.turn);
  const toLeningrad = distanceField([LENINGRAD], state.turn);
  const far = (id: UnitId): number => field[state.units[id]!.at]!;
  const divisions = [...stacksOf(state, 'finn')].flatMap(([hex, there]) => {
    const found = there.filter((id) => unitType(id).attack >= MIN_DIVISION_ATTACK);
    // A single division in a fort holds it; two are taken to be about to attack.
    const comes = inUssr(hex) || found.length > 1;
    // Divisions nearer to Leningrad have another goal.
    return comes && field[hex]! <= Math.min(GATE_DISTANCE, toLeningrad[hex]! - 1) ? found : [];
  });
  const able = units.filter((id) => {
    const { at, cut } = state.units[id]!;
    const isIdle = !cut && !isNextTo(state, 'finn', at);
    return isIdle && unitType(id).attack >= MIN_GUARD_ATTACK && theatreOf(at) !== 'murmansk';
  });
  able.sort((a, b) => far(a) - far(b) || a - b);
  return new Set(able.slice(0, Math.min(MAX_GUARDS, divisions.length)));
}

/** Regiments sent after each raider, and their greatest distance. */
const HUNTERS_PER_RAIDER = 2;
const MAX_HUNT_DISTANCE = 12;
/** Isolated Soviet Attack Strength that calls for divisions, their least Attack Strength and greatest number. */
const HEAVY_CALL_STRENGTH = 15;
const MIN_HEAVY_ATTACK = 5;
const MAX_HEAVY_HUNTERS = 4;
/** Finnish Defence Strength in the USSR per division sent. */
const DEFENCE_PER_HEAVY = 3;

/**
 * Idle units that hunt Finns in the USSR: two regiments near each and, when an army is cut off, regiments and
 * divisions from anywhere.
 */
function assignHunters(state: State, units: readonly UnitId[]): Set<UnitId> {
  const raiders = [...stacksOf(state, 'finn').keys()].filter(
    (hex) => inUssr(hex) && supplyTable(state.turn)[hex],
  );
  const found = new Set<UnitId>();
  const able = units.filter((id) => {
    const { at, cut } = state.units[id]!;
    return !isGuard(id) && !cut && hexValue(at) < 2 && !isNextTo(state, 'finn', at);
  });
  const send = (party: readonly UnitId[], field: Int16Array, most: number): void => {
    const far = (id: UnitId): number => field[state.units[id]!.at]!;
    const free = party.filter((id) => !found.has(id));
    for (const id of free.sort((a, b) => far(a) - far(b) || a - b).slice(0, most)) found.add(id);
  };
  const starving = unitsOf(state, 'soviet').filter((id) => state.units[id]!.cut);
  const isCut = attackOf(starving) >= HEAVY_CALL_STRENGTH;
  const light = able.filter(
    (id) =>
      unitType(id).attack <= MAX_LIGHT_ATTACK && (isCut || theatreOf(state.units[id]!.at) !== 'isthmus'),
  );
  for (const raider of raiders) {
    const field = distanceField([raider], state.turn);
    const near = light.filter((id) => isCut || field[state.units[id]!.at]! <= MAX_HUNT_DISTANCE);
    send(near, field, HUNTERS_PER_RAIDER);
  }
  const points = defenceOf(raiders.flatMap((hex) => unitsIn(state, 'finn', hex)));
  const heavies = isCut ? Math.min(MAX_HEAVY_HUNTERS, Math.ceil(points / DEFENCE_PER_HEAVY)) : 0;
  const heavy = able.filter(
    (id) => unitType(id).attack >= MIN_HEAVY_ATTACK && theatreOf(state.units[id]!.at) !== 'murmansk',
  );
  send(heavy, distanceField(raiders, state.turn), heavies);
  return found;
}
