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
import { best, groundOf, HEXES, railway, ways, type Ground, type Way } from './ways.ts';
import { zoneOf } from './zones.ts';

/** What breaks a supply line. */
export type CutCause =
  /** Enemy units in the hex, or their ZOC. */
  | 'enemy'
  | 'zone'
  /** The railway to Leningrad: enemy units on it, or a broken hex. */
  | 'rail-enemy'
  | 'rail-broken'
  /** Nothing is in the way, but there is no HQ, no city, or no way home near enough. */
  | 'no-hq'
  | 'no-city'
  | 'no-way'
  /** The city has no room for all. */
  | 'overload'
  /** The line is open again, but supply is judged later. */
  | 'judged';

/** The best line that an isolated unit would have, and what cuts it. */
export interface Cut {
  readonly unit: UnitId;
  readonly cause: CutCause;
  readonly rule: RuleId;
  /** Where the line is cut; null where nothing on the map does it. */
  readonly hex: Hex | null;
  /** The enemies there, or those whose ZOC it is. */
  readonly by: readonly UnitId[];
  /** From the unit on, as far as the line would lead; with both ends. */
  readonly path: readonly Hex[];
  readonly hq: UnitId | null;
  readonly city: Hex | null;
  /** Hexes from the unit to the nearest HQ, or from the HQ to the nearest city, when that is too far. */
  readonly far: number | null;
}

/** The first closed hex of a way, the hex it starts from left out. */
const firstClosed = ({ path }: Way, { closed }: Ground): Hex | undefined =>
  path.slice(1).find((hex) => closed[hex]);

/** Enemies in a hex, else those whose ZOC covers it. */
function enemiesAt(state: State, side: Side, hex: Hex): UnitId[] {
  const theirs = state.units.flatMap(({ at }, id) => (at >= 0 && counter(id).side !== side ? [id] : []));
  const there = theirs.filter((id) => state.units[id]!.at === hex);
  if (there.length) return there;
  return theirs.filter(
    (id) => board.distance(state.units[id]!.at, hex) === 1 && zoneOf(state, id).includes(hex),
  );
}

type Found = Pick<Cut, 'cause' | 'hex' | 'by' | 'path'> & Partial<Pick<Cut, 'hq' | 'city' | 'far'>>;

/** A way that is closed somewhere, as a cut. */
function closedWay(state: State, side: Side, ground: Ground, way: Way, lead: readonly Hex[] = []): Found {
  const hex = firstClosed(way, ground) ?? null;
  const cause = hex !== null && ground.enemies[hex] ? 'enemy' : 'zone';
  const path = [...lead, ...way.path.slice(lead.length ? 1 : 0)];
  return { cause, hex, by: hex === null ? [] : enemiesAt(state, side, hex), path };
}

const LENINGRAD = board.places.find(({ name }) => name === 'Leningrad')!.hex;
const CITIES = new Set(board.places.filter(({ kind }) => kind === 'supply-city').map(({ hex }) => hex));
const isSupplyCity = (hex: Hex): boolean => CITIES.has(hex);

const headquarters = (state: State): UnitId[] =>
  state.units.flatMap(({ at }, id) =>
    at >= 0 && counter(id).side === 'soviet' && counter(id).type.arm === 'headquarters' ? [id] : [],
  );

/** No HQ within five hexes of the unit (Supply.F1): the line to the one that would serve it best. */
function toHeadquarters(state: State, from: Hex, ground: Ground, cityWays: CityWays): Found {
  const hqs = headquarters(state);
  const hexOf = (hq: UnitId): Hex => state.units[hq]!.at;
  const near = ways(from, (hex) => hqs.some((hq) => hexOf(hq) === hex), HQ_TO_UNIT, ground);
  const within = hqs.filter((hq) => near.has(hexOf(hq)));
  // An HQ that has a city serves better than one that has none.
  const idle = (hq: UnitId): number => (isOpen(cityWays(hexOf(hq))) ? 0 : 1);
  const chosen = best(within, (hq) => near.get(hexOf(hq))!, idle);
  if (chosen !== null) return { ...closedWay(state, 'soviet', ground, near.get(hexOf(chosen))!), hq: chosen };
  const open = { ...ground, closed: new Uint8Array(HEXES) };
  const far = ways(from, (hex) => hqs.some((hq) => hexOf(hq) === hex), HEXES, open);
  const nearest = best(
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

/** The Supply Cities that an HQ may draw on (U2a). */
const citiesOf =
  (hq: Hex, options: State['options']) =>
  (hex: Hex): boolean =>
    isSupplyCity(hex) && !(hex === LENINGRAD && barredFromLeningrad(hq, options));

/** Ways from an HQ to the Supply Cities within ten hexes, worked out once. */
type CityWays = (hq: Hex) => ReadonlyMap<Hex, Way>;

function cityWaysOn({ options }: State, ground: Ground): CityWays {
  const known = new Map<Hex, ReadonlyMap<Hex, Way>>();
  return (hq) => {
    const found = known.get(hq) ?? ways(hq, citiesOf(hq, options), HQ_TO_CITY, ground);
    known.set(hq, found);
    return found;
  };
}

const isOpen = (found: ReadonlyMap<Hex, Way>): boolean => [...found.values()].some(({ closed }) => !closed);

/** HQs are there, but none reaches a Supply City (Supply.F2). */
function toCity(state: State, from: Hex, ground: Ground, cityWays: CityWays): Found {
  const hqs = headquarters(state);
  const near = ways(from, (hex) => hqs.some((hq) => state.units[hq]!.at === hex), HQ_TO_UNIT, ground);
  const reached = hqs.filter((hq) => near.get(state.units[hq]!.at)?.closed === 0);
  const lines = reached.flatMap((hq) => {
    const at = state.units[hq]!.at;
    return [...cityWays(at)].map(([city, way]) => ({ hq, city, way }));
  });
  const chosen = best(lines, ({ way }) => way);
  const lead = (hq: UnitId): readonly Hex[] => near.get(state.units[hq]!.at)!.path;
  if (chosen) {
    const { hq, city, way } = chosen;
    return { ...closedWay(state, 'soviet', ground, way, lead(hq)), hq, city };
  }
  const hq = best(reached, (id) => near.get(state.units[id]!.at)!);
  if (hq === null) return { cause: 'no-city', hex: null, by: [], path: [from] };
  const open = { ...ground, closed: new Uint8Array(HEXES) };
  const nearest = best(
    [...ways(state.units[hq]!.at, citiesOf(state.units[hq]!.at, state.options), HEXES, open)],
    ([, way]) => way,
  );
  const path = [...lead(hq), ...(nearest?.[1].path.slice(1) ?? [])];
  const far = nearest ? nearest[1].path.length - 1 : null;
  return { cause: 'no-city', hex: null, by: [], path, hq, city: nearest?.[0] ?? null, far };
}

/** The railway from a city to Leningrad with as few cuts as can be (Supply.F3). */
function toLeningrad(state: State, line: Pick<UnitSupply, 'unit' | 'choices'>, ground: Ground): Found {
  const from = state.units[line.unit]!.at;
  const inCity = isSupplyCity(from);
  const cities = inCity ? [{ hq: null, city: from }] : line.choices;
  const closed = ground.enemies.slice();
  for (const hex of state.course.broken) closed[hex] = 1;
  const rail = Uint8Array.from({ length: HEXES }, (_, hex) =>
    board.isRail(hex) && board.countryOf(hex) === 'ussr' ? 1 : 0,
  );
  const track: Ground = { land: rail, closed, enemies: ground.enemies };
  const lines = cities.flatMap(({ hq, city }) => {
    const way = railway(city, track);
    return way ? [{ hq, city, way }] : [];
  });
  const chosen = best(lines, ({ way }) => way);
  if (!chosen) return { cause: 'no-city', hex: null, by: [], path: [from], city: cities[0]?.city ?? null };
  const { hq, city, way } = chosen;
  // The city itself may be in enemy hands.
  const hex = way.path.find((one) => closed[one]) ?? null;
  const cause = hex !== null && !ground.enemies[hex] ? 'rail-broken' : 'rail-enemy';
  const lead = hq === null ? [] : leadTo(state, from, hq, city, ground);
  return {
    cause,
    hex,
    by: hex === null ? [] : enemiesAt(state, 'soviet', hex).filter((id) => state.units[id]!.at === hex),
    path: [...lead, ...way.path.slice(lead.length ? 1 : 0)],
    hq,
    city,
  };
}

function leadTo(state: State, from: Hex, hq: UnitId, city: Hex, ground: Ground): Hex[] {
  const at = state.units[hq]!.at;
  const first = ways(from, (hex) => hex === at, HQ_TO_UNIT, ground).get(at);
  const second = ways(at, (hex) => hex === city, HQ_TO_CITY, ground).get(city);
  return [...(first?.path ?? []), ...(second?.path.slice(1) ?? [])];
}

/** A Finnish or Allied unit abroad: the way to the nearest hex of Finland (Supply.G). */
function home(state: State, from: Hex, ground: Ground): Found {
  const finland = (hex: Hex): boolean => board.countryOf(hex) === 'finland';
  const chosen = best([...ways(from, finland, 40, ground)], ([, way]) => way);
  return chosen
    ? closedWay(state, 'finn', ground, chosen[1])
    : { cause: 'no-way', hex: null, by: [], path: [from] };
}

const LATER: readonly (RuleId | null)[] = ['CL1', 'CL2', 'U7', null];

/** The city that has no room for a unit: the one under it, or one of its HQs'. */
const cityOf = ({ choices }: UnitSupply, at: Hex): Hex | null =>
  isSupplyCity(at) ? at : (choices[0]?.city ?? null);

/** What cuts a unit off, as the engine reports its supply. */
function cutOf(state: State, line: UnitSupply, ground: Ground, cityWays: CityWays): Found {
  const { at } = state.units[line.unit]!;
  if (line.isolation === 2)
    return {
      cause: 'overload',
      hex: cityOf(line, at),
      by: [],
      path: [at],
      city: cityOf(line, at),
    };
  if (LATER.includes(line.rule)) return { cause: 'judged', hex: null, by: [], path: [at] };
  if (counter(line.unit).side === 'finn') return home(state, at, ground);
  if (line.rule === 'Supply.F1') return toHeadquarters(state, at, ground, cityWays);
  if (line.rule === 'Supply.F2' || line.rule === 'U2a') return toCity(state, at, ground, cityWays);
  return toLeningrad(state, line, ground);
}

/** For every isolated unit of a side: the line that it would have, and what breaks it first. */
export function cuts(state: State, side: Side): Cut[] {
  // At set-up the other side is hidden, and nothing may begin isolated.
  if (state.phase === 'set-up') return [];
  const isolated = supply(state, side).units.filter(({ isolation }) => isolation > 0);
  if (!isolated.length) return [];
  const ground = groundOf(state, side);
  const cityWays = cityWaysOn(state, ground);
  return isolated.map((line) => ({
    unit: line.unit,
    rule: line.rule ?? (side === 'finn' ? 'Supply.G' : 'Supply.F'),
    hq: null,
    city: null,
    far: null,
    ...cutOf(state, line, ground, cityWays),
  }));
}
