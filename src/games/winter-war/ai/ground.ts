import {
  board,
  enemyOf,
  landNext,
  ROSTER,
  stackingLimit,
  supplyTable,
  zoneOfControl,
  type Counter,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import {
  KANDALAKSHA,
  KEM,
  LENINGRAD,
  MURMANSK,
  MURMANSK_RANGE,
  PETROZAVODSK,
  SOVIET_CITIES,
} from '../analysis/places.ts';

export const HEXES = board.columns * board.rows;
const UNREACHED = 999;

export const rowOf = (hex: Hex): number => Math.floor(hex / board.columns) + 1;
export const columnOf = (hex: Hex): number => (hex % board.columns) + 1;
export const inFinland = (hex: Hex): boolean => board.countryOf(hex) === 'finland';
export const inUssr = (hex: Hex): boolean => board.countryOf(hex) === 'ussr';

const NONE: readonly number[] = [];
const around: (readonly Hex[])[] = [];

/** Adjacent hexes, except across sea or lake; none for a place off the map. */
export const landNeighbours = (hex: Hex): readonly Hex[] =>
  hex < 0
    ? NONE
    : (around[hex] ??= Array.from(landNext.subarray(hex * 6, hex * 6 + 6)).filter((to) => to >= 0));

export const unitType = (unit: UnitId): Counter['type'] => ROSTER[unit]!.type;
export const isHq = (unit: UnitId): boolean => unitType(unit).arm === 'headquarters';
export const isGuard = (unit: UnitId): boolean => unitType(unit).arm === 'border-guard';

interface Army {
  readonly units: readonly UnitId[];
  readonly stacks: ReadonlyMap<Hex, readonly UnitId[]>;
}

/** The AI queries the same few positions thousands of times; a WeakMap would burden the garbage collector. */
const RECENT = 16;
const recent: { readonly units: State['units']; readonly armies: Readonly<Record<Side, Army>> }[] = [];
let clock = 0;
let newest: (typeof recent)[number] | undefined;

function armyOf({ units }: State, side: Side): Army {
  if (newest?.units !== units) {
    newest = recent.find((known) => known.units === units);
    if (!newest) {
      newest = { units, armies: { finn: indexUnits(units, 'finn'), soviet: indexUnits(units, 'soviet') } };
      recent[clock++ % RECENT] = newest;
    }
  }
  return newest.armies[side];
}

function indexUnits(units: State['units'], side: Side): Army {
  const ids: UnitId[] = [];
  const there = new Map<Hex, UnitId[]>();
  for (const { id, side: own } of ROSTER) {
    const { at } = units[id]!;
    if (own !== side || at < 0) continue;
    ids.push(id);
    const mates = there.get(at);
    if (mates) mates.push(id);
    else there.set(at, [id]);
  }
  return { units: ids, stacks: there };
}

/** Units of a side on the map. */
export const unitsOf = (state: State, side: Side): readonly UnitId[] => armyOf(state, side).units;

export const stacksOf = (state: State, side: Side): ReadonlyMap<Hex, readonly UnitId[]> =>
  armyOf(state, side).stacks;

export const unitsIn = (state: State, side: Side, hex: Hex): readonly UnitId[] =>
  stacksOf(state, side).get(hex) ?? NONE;

export const attackBeside = (state: State, hex: Hex, by: Side): number =>
  attackOf(landNeighbours(hex).flatMap((near) => unitsIn(state, by, near)));

/** The item of the highest worth, the first one on a tie; undefined if there are none. */
export function maxBy<T>(items: Iterable<T>, worthOf: (item: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth > most) [best, most] = [item, worth];
  }
  return best;
}

export const isNextTo = (state: State, side: Side, hex: Hex): boolean => {
  const there = stacksOf(state, side);
  return landNeighbours(hex).some((next) => there.has(next));
};

/** Printed strengths of some units together. */
export const attackOf = (units: readonly UnitId[]): number =>
  units.reduce((sum, id) => sum + unitType(id).attack, 0);
export const defenceOf = (units: readonly UnitId[]): number =>
  units.reduce((sum, id) => sum + unitType(id).defence, 0);

const fields = new Map<string, Int16Array>();
const MOST_FIELDS = 300;
/** Fields to a single goal, by hex and season: most of them are used repeatedly. */
const fieldsToOne = Array.from({ length: HEXES * 2 }, (): Int16Array | null => null);

/** Walking distance in hexes from every hex to the nearest goal, over ground passable in this Game-Turn. */
export function distanceField(goals: readonly Hex[], turn: number): Int16Array {
  const ground = supplyTable(turn);
  const frozen = ground === supplyTable(1) ? 0 : 1;
  if (goals.length === 1) return (fieldsToOne[goals[0]! * 2 + frozen] ??= computeDistances(goals, ground));
  const key = `${frozen};${goals.join()}`;
  const known = fields.get(key);
  if (known) return known;
  const field = computeDistances(goals, ground);
  if (fields.size >= MOST_FIELDS) fields.clear();
  fields.set(key, field);
  return field;
}

function computeDistances(goals: readonly Hex[], ground: Uint8Array): Int16Array {
  const field = new Int16Array(HEXES).fill(UNREACHED);
  const queue = [...goals];
  for (const hex of goals) field[hex] = 0;
  for (const hex of queue)
    for (let d = hex * 6, end = d + 6, far = field[hex]! + 1; d < end; d++) {
      const to = landNext[d]!;
      if (to < 0 || !ground[to] || field[to]! <= far) continue;
      field[to] = far;
      queue.push(to);
    }
  return field;
}

/** Hexes within `most` steps and their distance; each step must pass `open`, which skips the start. */
export function hexesWithin(
  from: Hex,
  most: number,
  open: (hex: Hex, before: Hex) => boolean,
): Map<Hex, number> {
  const found = new Map<Hex, number>([[from, 0]]);
  for (const [hex, far] of found) {
    if (far === most) break;
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = landNext[d]!;
      if (to >= 0 && !found.has(to) && open(to, hex)) found.set(to, far + 1);
    }
  }
  return found;
}

const discs = Array.from({ length: HEXES }, (): ReadonlyMap<Hex, number>[] => []);

/** Hexes within `most` steps over any ground, with their distance; cached. */
export const discAround = (from: Hex, most: number): ReadonlyMap<Hex, number> =>
  (discs[from]![most] ??= hexesWithin(from, most, () => true));

/**
 * Predicate: supply and retreats of a side may run through a hex (passable, no enemy, and no enemy ZOC unless a friend
 * is there).
 */
export function openGround(state: State, side: Side): (hex: Hex) => boolean {
  const ground = supplyTable(state.turn);
  const zone = zoneOfControl(state, enemyOf(side));
  const own = stacksOf(state, side);
  const enemy = stacksOf(state, enemyOf(side));
  return (hex) => ground[hex] === 1 && !enemy.has(hex) && (!zone[hex] || own.has(hex));
}

/** Free stacking points in a hex with some units; ski troops stack freely. */
export const capacityBeside = (there: readonly UnitId[], hex: Hex): number =>
  stackingLimit(hex) - there.filter((id) => unitType(id).arm !== 'ski').length;

export const stackingCapacity = (state: State, side: Side, hex: Hex): number =>
  capacityBeside(unitsIn(state, side, hex), hex);

export const ussrRails = (): readonly Hex[] =>
  (rails ??= Array.from({ length: HEXES }, (_, hex) => hex).filter(
    (hex) => inUssr(hex) && board.isRail(hex),
  ));
let rails: readonly Hex[] | null = null;

/** The Soviet railway north of Lake Onega. */
export const sovietRailway = (): readonly Hex[] => ussrRails().filter((hex) => rowOf(hex) >= 14);

/** Whether units in a hex count for the defence of Murmansk. */
export const isNearMurmansk = (hex: Hex): boolean => board.distance(hex, MURMANSK) <= MURMANSK_RANGE;

/** Hexes that count for the defence of Murmansk. */
export const murmanskHexes = (): Hex[] => [...discAround(MURMANSK, MURMANSK_RANGE).keys()];

export const THEATRES = ['isthmus', 'ladoga', 'kem', 'kandalaksha', 'murmansk'] as const;
export type Theatre = (typeof THEATRES)[number];

export function theatreOf(hex: Hex): Theatre {
  const row = rowOf(hex);
  if (row <= 8 || (row <= 13 && columnOf(hex) <= 14)) return 'isthmus';
  if (row <= 19) return 'ladoga';
  if (row <= 36) return 'kem';
  return row <= 46 ? 'kandalaksha' : 'murmansk';
}
export const CITY_OF: Readonly<Record<Theatre, Hex>> = {
  isthmus: LENINGRAD,
  ladoga: PETROZAVODSK,
  kem: KEM,
  kandalaksha: KANDALAKSHA,
  murmansk: MURMANSK,
};

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

/** Whether a unit is the only one in a Supply City, not counting HQs. */
export function isAloneInCity(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  // The garrison of Leningrad has its own rules in leningrad.ts.
  if (at === LENINGRAD || !SOVIET_CITIES.includes(at)) return false;
  return unitsIn(state, 'soviet', at).every((id) => id === unit || isHq(id));
}
