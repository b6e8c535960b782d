import {
  barredFromLeningrad,
  board,
  counter,
  HQ_TO_CITY,
  HQ_TO_UNIT,
  supply,
  type Hex,
  type RuleId,
  type Side,
  type State,
  type UnitId,
  type UnitSupply,
} from '#engine/winter-war';
import {
  bestByPath,
  buildSupplyGround,
  HEXES,
  findRailPath,
  findPaths,
  type SupplyGround,
  type SupplyPath,
} from './supply-paths.ts';
import { zoneOfUnit } from './zones.ts';
import { LENINGRAD } from '../places.ts';

/** Cause of a broken supply line. */
export type CutCause =
  /** Enemy units in the hex, or their ZOC. */
  | 'enemy'
  | 'zone'
  /** Railway to Leningrad: enemy units on it, or a broken hex. */
  | 'rail-enemy'
  | 'rail-broken'
  /** No HQ, no city, or no path home within range. */
  | 'no-hq'
  | 'no-city'
  | 'no-way'
  /** The city's capacity is exceeded. */
  | 'overload'
  /** The line is open again, but supply is judged later. */
  | 'judged';

/** The best line of an isolated unit, and what cuts it. */
export interface Cut {
  readonly unit: UnitId;
  readonly cause: CutCause;
  readonly rule: RuleId;
  /** Hex of the cut; null if nothing on the map cuts the line. */
  readonly hex: Hex | null;
  /** The enemies there, or those whose ZOC covers it. */
  readonly by: readonly UnitId[];
  /** Hexes from the unit to the end of the line. */
  readonly path: readonly Hex[];
  readonly hq: UnitId | null;
  readonly city: Hex | null;
  /** Hexes to the nearest HQ, or from it to the nearest city, if out of range; else null. */
  readonly far: number | null;
}

const findFirstClosed = ({ path }: SupplyPath, { closed }: SupplyGround): Hex | undefined =>
  path.slice(1).find((hex) => closed[hex]);

/** Enemies in a hex, else those whose ZOC covers it. */
function findEnemiesClosing(state: State, side: Side, hex: Hex): UnitId[] {
  const theirs = state.units.flatMap(({ at }, id) => (at >= 0 && counter(id).side !== side ? [id] : []));
  const there = theirs.filter((id) => state.units[id]!.at === hex);
  if (there.length) return there;
  return theirs.filter(
    (id) => board.distance(state.units[id]!.at, hex) === 1 && zoneOfUnit(state, id).includes(hex),
  );
}

type CutDetails = Pick<Cut, 'cause' | 'hex' | 'by' | 'path'> & Partial<Pick<Cut, 'hq' | 'city' | 'far'>>;

/** A closed path as the details of a cut. */
function cutOnPath(
  state: State,
  side: Side,
  ground: SupplyGround,
  way: SupplyPath,
  lead: readonly Hex[] = [],
): CutDetails {
  const hex = findFirstClosed(way, ground) ?? null;
  const cause = hex !== null && ground.enemies[hex] ? 'enemy' : 'zone';
  const path = [...lead, ...way.path.slice(lead.length ? 1 : 0)];
  return { cause, hex, by: hex === null ? [] : findEnemiesClosing(state, side, hex), path };
}

const CITIES = new Set(board.places.filter(({ kind }) => kind === 'supply-city').map(({ hex }) => hex));
const isSupplyCity = (hex: Hex): boolean => CITIES.has(hex);

const findHeadquarters = (state: State): UnitId[] =>
  state.units.flatMap(({ at }, id) =>
    at >= 0 && counter(id).side === 'soviet' && counter(id).type.arm === 'headquarters' ? [id] : [],
  );

/** No HQ within five hexes (Supply.F1): the line to the HQ that would serve best. */
function cutToHeadquarters(
  state: State,
  from: Hex,
  ground: SupplyGround,
  cityWays: CityPathFinder,
): CutDetails {
  const hqs = findHeadquarters(state);
  const hexOf = (hq: UnitId): Hex => state.units[hq]!.at;
  const near = findPaths(from, (hex) => hqs.some((hq) => hexOf(hq) === hex), HQ_TO_UNIT, ground);
  const within = hqs.filter((hq) => near.has(hexOf(hq)));
  // HQs with a city come first.
  const idle = (hq: UnitId): number => (hasOpenPath(cityWays(hexOf(hq))) ? 0 : 1);
  const chosen = bestByPath(within, (hq) => near.get(hexOf(hq))!, idle);
  if (chosen !== null) return { ...cutOnPath(state, 'soviet', ground, near.get(hexOf(chosen))!), hq: chosen };
  const open = { ...ground, closed: new Uint8Array(HEXES) };
  const far = findPaths(from, (hex) => hqs.some((hq) => hexOf(hq) === hex), HEXES, open);
  const nearest = bestByPath(
    hqs.filter((hq) => far.has(hexOf(hq))),
    (hq) => far.get(hexOf(hq))!,
  );
  const path = nearest === null ? [] : far.get(hexOf(nearest))!.path;
  return {
    cause: 'no-hq',
    hex: null,
    by: [],
    path,
    hq: nearest,
    far: nearest === null ? null : path.length - 1,
  };
}

/** Predicate: Supply Cities that an HQ may draw on (U2a). */
const mayDrawOnCity =
  (hq: Hex, options: State['options']) =>
  (hex: Hex): boolean =>
    isSupplyCity(hex) && !(hex === LENINGRAD && barredFromLeningrad(hq, options));

/** Paths from an HQ to Supply Cities within ten hexes. */
type CityPathFinder = (hq: Hex) => ReadonlyMap<Hex, SupplyPath>;

function cachedCityPaths({ options }: State, ground: SupplyGround): CityPathFinder {
  const known = new Map<Hex, ReadonlyMap<Hex, SupplyPath>>();
  return (hq) => {
    const found = known.get(hq) ?? findPaths(hq, mayDrawOnCity(hq, options), HQ_TO_CITY, ground);
    known.set(hq, found);
    return found;
  };
}

const hasOpenPath = (found: ReadonlyMap<Hex, SupplyPath>): boolean =>
  [...found.values()].some(({ closed }) => !closed);

/** No HQ in range reaches a Supply City (Supply.F2). */
function cutToCity(state: State, from: Hex, ground: SupplyGround, cityWays: CityPathFinder): CutDetails {
  const hqs = findHeadquarters(state);
  const near = findPaths(from, (hex) => hqs.some((hq) => state.units[hq]!.at === hex), HQ_TO_UNIT, ground);
  const reached = hqs.filter((hq) => near.get(state.units[hq]!.at)?.closed === 0);
  const lines = reached.flatMap((hq) => {
    const at = state.units[hq]!.at;
    return [...cityWays(at)].map(([city, way]) => ({ hq, city, way }));
  });
  const chosen = bestByPath(lines, ({ way }) => way);
  const lead = (hq: UnitId): readonly Hex[] => near.get(state.units[hq]!.at)!.path;
  if (chosen) {
    const { hq, city, way } = chosen;
    return { ...cutOnPath(state, 'soviet', ground, way, lead(hq)), hq, city };
  }
  const hq = bestByPath(reached, (id) => near.get(state.units[id]!.at)!);
  if (hq === null) return { cause: 'no-city', hex: null, by: [], path: [from] };
  const open = { ...ground, closed: new Uint8Array(HEXES) };
  const nearest = bestByPath(
    [...findPaths(state.units[hq]!.at, mayDrawOnCity(state.units[hq]!.at, state.options), HEXES, open)],
    ([, way]) => way,
  );
  const path = [...lead(hq), ...(nearest?.[1].path.slice(1) ?? [])];
  const far = nearest ? nearest[1].path.length - 1 : null;
  return { cause: 'no-city', hex: null, by: [], path, hq, city: nearest?.[0] ?? null, far };
}

/** The railway to Leningrad with the fewest cuts (Supply.F3). */
function cutOnRailway(
  state: State,
  from: Hex,
  choices: UnitSupply['choices'],
  ground: SupplyGround,
): CutDetails {
  const cities = isSupplyCity(from) ? [{ hq: null, city: from }] : choices;
  const closed = ground.enemies.slice();
  for (const hex of state.course.broken) closed[hex] = 1;
  const rail = Uint8Array.from({ length: HEXES }, (_, hex) =>
    board.isRail(hex) && board.countryOf(hex) === 'ussr' ? 1 : 0,
  );
  const track: SupplyGround = { land: rail, closed, enemies: ground.enemies };
  const lines = cities.flatMap(({ hq, city }) => {
    const way = findRailPath(city, track);
    return way ? [{ hq, city, way }] : [];
  });
  const chosen = bestByPath(lines, ({ way }) => way);
  if (!chosen) return { cause: 'no-city', hex: null, by: [], path: [from], city: cities[0]?.city ?? null };
  const { hq, city, way } = chosen;
  // The city itself may be Finnish.
  const hex = way.path.find((one) => closed[one]) ?? null;
  const cause = hex !== null && !ground.enemies[hex] ? 'rail-broken' : 'rail-enemy';
  const lead = hq === null ? [] : pathToCity(state, from, hq, city, ground);
  return {
    cause,
    hex,
    by:
      hex === null
        ? []
        : findEnemiesClosing(state, 'soviet', hex).filter((id) => state.units[id]!.at === hex),
    path: [...lead, ...way.path.slice(lead.length ? 1 : 0)],
    hq,
    city,
  };
}

function pathToCity(state: State, from: Hex, hq: UnitId, city: Hex, ground: SupplyGround): Hex[] {
  const at = state.units[hq]!.at;
  const first = findPaths(from, (hex) => hex === at, HQ_TO_UNIT, ground).get(at);
  const second = findPaths(at, (hex) => hex === city, HQ_TO_CITY, ground).get(city);
  return [...(first?.path ?? []), ...(second?.path.slice(1) ?? [])];
}

/** A Finnish or Allied unit abroad: the path to the nearest hex of Finland (Supply.G). */
function cutToFinland(state: State, from: Hex, ground: SupplyGround): CutDetails {
  const finland = (hex: Hex): boolean => board.countryOf(hex) === 'finland';
  const chosen = bestByPath([...findPaths(from, finland, 40, ground)], ([, way]) => way);
  return chosen
    ? cutOnPath(state, 'finn', ground, chosen[1])
    : { cause: 'no-way', hex: null, by: [], path: [from] };
}

const LATER_JUDGED: readonly (RuleId | null)[] = ['CL1', 'CL2', 'U7', null];

/** The city without capacity: the unit's own, or that of its HQ. */
const overloadedCity = ({ choices }: UnitSupply, at: Hex): Hex | null =>
  isSupplyCity(at) ? at : (choices[0]?.city ?? null);

/** Details of a unit's isolation, from the engine's report. */
function explainCut(
  state: State,
  line: UnitSupply,
  ground: SupplyGround,
  cityWays: CityPathFinder,
): CutDetails {
  const { at } = state.units[line.unit]!;
  if (line.isolation === 2)
    return {
      cause: 'overload',
      hex: overloadedCity(line, at),
      by: [],
      path: [at],
      city: overloadedCity(line, at),
    };
  if (LATER_JUDGED.includes(line.rule)) return { cause: 'judged', hex: null, by: [], path: [at] };
  if (counter(line.unit).side === 'finn') return cutToFinland(state, at, ground);
  if (line.rule === 'Supply.F1') return cutToHeadquarters(state, at, ground, cityWays);
  if (line.rule === 'Supply.F2' || line.rule === 'U2a') return cutToCity(state, at, ground, cityWays);
  return cutOnRailway(state, at, line.choices, ground);
}

/** For every isolated unit of a side, its best line and the first cut on it. */
export function findCuts(state: State, side: Side): Cut[] {
  // At set-up the enemy is hidden, and no unit is isolated.
  if (state.phase === 'set-up') return [];
  const isolated = supply(state, side).units.filter(({ isolation }) => isolation > 0);
  if (!isolated.length) return [];
  const ground = buildSupplyGround(state, side);
  const cityWays = cachedCityPaths(state, ground);
  return isolated.map((line) => ({
    unit: line.unit,
    rule: line.rule ?? (side === 'finn' ? 'Supply.G' : 'Supply.F'),
    hq: null,
    city: null,
    far: null,
    ...explainCut(state, line, ground, cityWays),
  }));
}

/** Cause that cuts the line of communication of a Soviet objective (V2, V8); null if it is open. */
export function findLineCut(position: State, hex: Hex): Omit<Cut, 'unit' | 'rule'> | null {
  // The restriction on Leningrad applies only to supply (U2a), not here.
  const state = { ...position, options: { ...position.options, clar9: true } };
  const ground = buildSupplyGround(state, 'soviet');
  const cityWays = cachedCityPaths(state, ground);
  const cut = (details: CutDetails) => ({ hq: null, city: null, far: null, ...details });
  if (ground.closed[hex])
    return cut({
      cause: ground.enemies[hex] ? 'enemy' : 'zone',
      hex,
      by: findEnemiesClosing(state, 'soviet', hex),
      path: [hex],
    });
  const hqAt = (hq: UnitId): Hex => state.units[hq]!.at;
  const hqs = findHeadquarters(state);
  const near = findPaths(hex, (to) => hqs.some((hq) => hqAt(hq) === to), HQ_TO_UNIT, ground);
  const reached = hqs.filter((hq) => near.get(hqAt(hq))?.closed === 0);
  if (!reached.length) return cut(cutToHeadquarters(state, hex, ground, cityWays));
  const choices = reached.flatMap((hq) =>
    [...cityWays(hqAt(hq))].flatMap(([city, { closed }]) => (closed ? [] : [{ hq, city }])),
  );
  if (!choices.length) return cut(cutToCity(state, hex, ground, cityWays));
  const railway = cutOnRailway(state, hex, choices, ground);
  return railway.hex === null ? null : cut(railway);
}
