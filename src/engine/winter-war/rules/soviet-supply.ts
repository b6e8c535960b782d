import { LENINGRAD, ladogaFront, supplyCities, supplyCityHex } from '../board/board.ts';
import { COLUMNS, HEX_COUNT, type Hex } from '../board/grid.ts';
import type { Occupancy } from '../state/occupancy.ts';
import type { Options } from '../state/options.ts';
import { MARK, type Course, type SupplyOrder, type UnitState } from '../state/state.ts';
import {
  ATTACK,
  IS_HQ,
  IS_NKVD,
  IS_SOVIET,
  PARATROOPS,
  ROSTER,
  UNIT_COUNT,
  type UnitId,
} from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { homeRailOf, linkedToLeningrad } from './rail.ts';
import { assign, type Claim } from './supply-assignment.ts';
import { supplyGround, UNREACHED, walk, walked } from './supply-ground.ts';
import { besideAny } from './terrain.ts';
import type { ZoneContext } from './zones-of-control.ts';

/** Maximum distance of an HQ to its units and to its Supply City, in hexes entered (Supply.F1, F2). */
export const HQ_TO_UNIT = 5;
export const HQ_TO_CITY = 10;
/** The largest difference of hex numbers within a walk to a city: HQ_TO_CITY + 1 rows. */
const FARTHEST = (HQ_TO_CITY + 1) * COLUMNS;

export const CITIES: readonly Hex[] = supplyCities.map((p) => p.hex);
const CAPACITIES: readonly number[] = supplyCities.map((p) => p.capacity ?? 0);
/** Capacities once Petrozavodsk is raised (Event.H, Option.G). */
const RAISED = supplyCities.map((p) => (p.name === 'Petrozavodsk' ? 90 : (p.capacity ?? 0)));

/** Present capacity of each city of CITIES, in Attack Strength Points. */
export const capacities = ({ petrozavodskRaised }: Course): readonly number[] =>
  petrozavodskRaised ? RAISED : CAPACITIES;
/** Supply Cities for an HQ of the Ladoga front: all but Leningrad (U2a). */
const cityOfTheFront = supplyCityHex.slice();
cityOfTheFront[LENINGRAD] = 0;
const ALL_CITIES = (1 << CITIES.length) - 1;
/** Leningrad is first in CITIES and never lacks room, so every unit that may use it does. */
const LENINGRAD_BIT = 1;
const cityNumber = new Int8Array(HEX_COUNT).fill(-1);
CITIES.forEach((hex, i) => {
  cityNumber[hex] = i;
});

/** True for the hex of an HQ that may not use Leningrad: on the Ladoga front, except with CL9 (U2a). */
export const barredFromLeningrad = (at: Hex, { clar9 }: Pick<Options, 'clar9'>): boolean =>
  !clar9 && ladogaFront[at] === 1;

/** True for units that can never be isolated (Supply.F). */
export const needsNoSupply = (unit: UnitId): boolean => IS_HQ[unit] === 1 || IS_NKVD[unit] === 1;

/** True for paratroops in the Player-Turn of their planned drop (Option.D4). */
export const suppliedByAir = (
  { units, phasing }: { readonly units: readonly UnitState[]; readonly phasing: Side },
  unit: UnitId,
): boolean => unit === PARATROOPS && phasing === 'soviet' && (units[unit]!.marks & MARK.dropped) !== 0;

/** HQs and the cities they use: the part of supply that depends on the ground, not on the claims of units. */
export interface SupplyNetwork {
  /** HQs on the map, in roster order. */
  readonly hqs: readonly UnitId[];
  /** For each HQ of `hqs`: bits of its closest Supply Cities in reach (U2); 0 for none. */
  readonly hqCities: readonly number[];
  /** Per hex: bit i set when HQ number i of `hqs` is within five hexes. */
  readonly inReach: Uint8Array;
  /** Bits of the cities linked to Leningrad by rail and not in Finnish hands. */
  readonly connected: number;
  /** Per hex: 1 where a change of units or Finnish ZOC could change this network. */
  readonly touched: Uint8Array;
}

export interface SovietSupply {
  readonly network: SupplyNetwork;
  /** By unit. */
  readonly cut: Uint8Array;
  /** By unit: number of its Supply City in CITIES, or -1. */
  readonly city: Int8Array;
}

/** Everything on which supply depends, including zones of control. */
export interface SupplyContext extends ZoneContext {
  readonly occupancy: Occupancy;
  readonly orders: readonly SupplyOrder[];
  readonly course: Course;
  /** Set while overloads last (supply-times.ts): the units before the judgement. */
  readonly leftOut?: readonly UnitState[] | undefined;
  /** Isolated units stay isolated and claim nothing (U7). */
  readonly noRelief?: boolean;
}

/** Builds contexts of one object shape: spreading whole positions makes many shapes, which are slow to read. */
export const supplyContext = (
  { turn, orders, options, phasing, course, owner, board }: Omit<SupplyContext, 'occupancy'>,
  units: readonly UnitState[],
  occupancy: Occupancy,
  leftOut?: readonly UnitState[],
): SupplyContext => ({
  units,
  occupancy,
  turn,
  orders,
  options,
  phasing,
  course,
  owner,
  board,
  leftOut,
  noRelief: false,
});

const steps = new Uint8Array(HEX_COUNT);
const looked = new Uint8Array(HEX_COUNT);
const ground = new Uint8Array(HEX_COUNT);

const SOVIET_RAIL = homeRailOf('soviet');
const HEADQUARTERS = ROSTER.filter((c) => IS_HQ[c.id]).map((c) => c.id);
/** Units that need supply, in roster order. */
const SUPPLIED = ROSTER.filter((c) => c.side === 'soviet' && !needsNoSupply(c.id)).map((c) => c.id);

/** Bits of the cities linked to Leningrad by railway without Finnish units on it (Supply.F3, U4). */
function connectedCities({ units, occupancy, course }: SupplyContext): number {
  const onRail = units.some(({ at }, id) => at >= 0 && !IS_SOVIET[id] && SOVIET_RAIL[at]);
  if (!onRail && !course.broken.length) return ALL_CITIES;
  const linked = linkedToLeningrad(occupancy.finn, course);
  return CITIES.reduce((bits, hex, i) => (linked[hex] ? bits | (1 << i) : bits), 0);
}

/** The reach of one HQ, and the hexes on which it depends. */
interface HqReach {
  readonly at: Hex;
  /** With CL9 an HQ may use any city in reach, not only the closest. */
  readonly anyCity: boolean;
  /** Bits of the Supply Cities that it may use. */
  readonly cities: number;
  /** Hexes within five. */
  readonly near: readonly Hex[];
  /** Hexes examined where paths could run, and where they could not. */
  readonly open: readonly Hex[];
  readonly closed: readonly Hex[];
}

/**
 * By HQ: the latest results, the newest first. Most moves do not affect most HQs, players take moves back and try
 * others, and comparing is cheaper than walking.
 */
const lastReaches = new Map<UnitId, HqReach[]>();
const lastNetworks: { readonly reaches: readonly HqReach[]; readonly network: SupplyNetwork }[] = [];
const MOST_LAST = 6;

function keepFirst<T>(list: T[], item: T): T {
  if (list.unshift(item) > MOST_LAST) list.pop();
  return item;
}

function sameGround({ open, closed }: HqReach, ground: Uint8Array): boolean {
  for (const hex of open) if (!ground[hex]) return false;
  for (const hex of closed) if (ground[hex]) return false;
  return true;
}

/** Walks outward from an HQ: five hexes to its units, ten to its closest Supply City (Supply.F1, F2, U2, U2a). */
function walkFrom(at: Hex, ground: Uint8Array, anyCity: boolean): HqReach {
  looked.fill(0);
  const cityHex = barredFromLeningrad(at, { clar9: anyCity }) ? cityOfTheFront : supplyCityHex;
  const count = walk(at, HQ_TO_CITY, ground, steps, {
    touched: looked,
    cameFrom: undefined,
    goal: anyCity ? undefined : cityHex,
    atLeast: HQ_TO_UNIT,
  });
  const near: Hex[] = [];
  let cities = 0;
  let nearest = UNREACHED;
  for (let i = 0; i < count; i++) {
    const hex = walked(i);
    const far = steps[hex]!;
    if (far <= HQ_TO_UNIT) near.push(hex);
    else if (far > nearest) break;
    if (cityHex[hex] && far <= nearest) {
      if (!anyCity) nearest = far;
      cities |= 1 << cityNumber[hex]!;
    }
  }
  const open: Hex[] = [];
  const closed: Hex[] = [];
  for (let hex = Math.max(0, at - FARTHEST), end = Math.min(HEX_COUNT, at + FARTHEST); hex < end; hex++)
    if (looked[hex]) (ground[hex] ? open : closed).push(hex);
  return { at, anyCity, cities, near, open, closed };
}

function reachOf(hq: UnitId, at: Hex, ground: Uint8Array, anyCity: boolean): HqReach {
  let last = lastReaches.get(hq);
  if (!last) lastReaches.set(hq, (last = []));
  for (const known of last)
    if (known.at === at && known.anyCity === anyCity && sameGround(known, ground)) return known;
  return keepFirst(last, walkFrom(at, ground, anyCity));
}

/** The reach of every HQ on the map; returns the last network itself when it still holds. */
export function supplyNetwork(context: SupplyContext, finnishZone: Uint8Array): SupplyNetwork {
  const { units, occupancy, turn, options } = context;
  supplyGround('soviet', occupancy, finnishZone, turn, ground);
  const hqs = HEADQUARTERS.filter((id) => units[id]!.at >= 0);
  const reaches = hqs.map((id) => reachOf(id, units[id]!.at, ground, options.clar9));
  const connected = connectedCities(context);
  for (const last of lastNetworks)
    if (last.network.connected === connected && sameItems(last.reaches, reaches)) return last.network;
  const touched = SOVIET_RAIL.slice();
  const inReach = new Uint8Array(HEX_COUNT);
  reaches.forEach(({ near, open, closed }, i) => {
    for (const hex of near) inReach[hex]! |= 1 << i;
    for (const hex of open) touched[hex] = 1;
    for (const hex of closed) touched[hex] = 1;
  });
  const network = { hqs, hqCities: reaches.map(({ cities }) => cities), inReach, touched, connected };
  return keepFirst(lastNetworks, { reaches, network }).network;
}

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** True when a unit's claim is the same as before its move from another hex: cities, rank and order. */
export function claimsAlike(
  { units, occupancy: { finn }, orders }: SupplyContext,
  network: SupplyNetwork,
  unit: UnitId,
  from: Hex,
): boolean {
  const { at } = units[unit]!;
  const order = orders.find((o) => o.unit === unit);
  return (
    citiesFor(at, network) === citiesFor(from, network) &&
    wishedFor(at, order, network) === wishedFor(from, order, network) &&
    rankOf(at, order, finn) === rankOf(from, order, finn)
  );
}

/** By unit: bits of the cities that it claims, by its order or by default. */
const asks = new Uint8Array(UNIT_COUNT);
/** By city: Attack Strength Points of all units that claim it. */
const demand = new Int16Array(CITIES.length);

/**
 * Shares the network's cities among the units, within their capacities (U3). A unit whose order cannot be met, for lack
 * of a railway or of room, falls back to the default.
 */
export function shareSupply(context: SupplyContext, network: SupplyNetwork): SovietSupply {
  const { units, orders, leftOut, noRelief, course } = context;
  const cut = new Uint8Array(UNIT_COUNT);
  const city = new Int8Array(UNIT_COUNT).fill(-1);
  demand.fill(0);
  for (const id of SUPPLIED) {
    const { at, cut: stands } = units[id]!;
    asks[id] = 0;
    if (at < 0 || suppliedByAir(context, id)) continue;
    if (leftOut?.[id]!.cut === 2 || (noRelief && stands)) {
      cut[id] = noRelief ? stands : 2;
      continue;
    }
    const cities =
      (orders.length && wishedFor(at, orderFor(id, orders), network)) ||
      citiesFor(at, network) & network.connected;
    if (!cities) cut[id] = 1;
    else if (cities & LENINGRAD_BIT) city[id] = 0;
    else {
      asks[id] = cities;
      for (let i = 0; i < CITIES.length; i++) if (cities & (1 << i)) demand[i]! += ATTACK[id]!;
    }
  }
  const supply = { network, cut, city };
  const free = capacities(course);
  if (demand.every((points, i) => points <= free[i]!)) takeFirst(supply);
  else shareOut(supply, context);
  return supply;
}

const orderFor = (unit: UnitId, orders: readonly SupplyOrder[]): SupplyOrder | undefined =>
  orders.find((o) => o.unit === unit);

/** The usual case: every city has room for all its claims, so each unit gets the first city. */
function takeFirst({ city }: SovietSupply): void {
  for (const id of SUPPLIED) if (asks[id]) city[id] = 31 - Math.clz32(asks[id]! & -asks[id]!);
}

/** Some city does not have room for all its claims. */
function shareOut({ network, cut, city }: SovietSupply, context: SupplyContext): void {
  const { units, occupancy, orders, course } = context;
  const claimants = SUPPLIED.filter((id) => asks[id]);
  /** By claim: the default used when the unit's order cannot be met. */
  const defaults: (Claim | undefined)[] = [];
  const claims = claimants.map((id, i): Claim => {
    const { at } = units[id]!;
    const order = orderFor(id, orders);
    const wished = wishedFor(at, order, network);
    const open = citiesFor(at, network) & network.connected;
    const points = ATTACK[id]!;
    if (wished && open !== wished)
      defaults[i] = { points, cities: open, rank: rankOf(at, undefined, occupancy.finn) };
    const rank = rankOf(at, wished || order?.hq === null ? order : undefined, occupancy.finn);
    return { points, cities: asks[id]!, rank };
  });
  const free = capacities(course);
  let shares = assign(claims, free);
  if (defaults.some((claim, i) => claim && shares[i]! < 0))
    shares = assign(
      claims.map((claim, i) => (shares[i]! < 0 && defaults[i]) || claim),
      free,
    );
  claimants.forEach((id, i) => {
    city[id] = shares[i]!;
    if (shares[i]! < 0) cut[id] = 2;
  });
}

/** True when a unit would get what an order asks for if supply were shared out now (U3). */
export function honours(
  context: SupplyContext,
  network: SupplyNetwork,
  { unit, hq, city }: SupplyOrder,
): boolean {
  const order = city === undefined ? { unit, hq } : { unit, hq, city };
  const wished = wishedFor(context.units[unit]!.at, order, network);
  if (!wished || (city !== undefined && !(wished & (1 << cityNumber[city]!)))) return false;
  if (context.leftOut?.[unit]!.cut === 2) return false;
  if (wished & LENINGRAD_BIT) return true;
  const orders = [...context.orders.filter((o) => o.unit !== unit), order];
  // With room for all orders nothing needs to be shared out: orders have priority over defaults.
  const wishes = orders.reduce((sum, o) => (o.hq === null ? sum : sum + ATTACK[o.unit]!), 0);
  const free = capacities(context.course);
  if (CITIES.some((_, i) => wished & (1 << i) && wishes <= free[i]!)) return true;
  const number = shareSupply({ ...context, orders }, network).city[unit]!;
  return number >= 0 && (wished & (1 << number)) !== 0;
}

/**
 * Soviet supply (Supply.F, U1 to U4): every unit from an HQ within five hexes, the HQ from its closest Supply City
 * within ten, the city by rail from Leningrad, within the city's capacity.
 */
export const sovietSupply = (context: SupplyContext, finnishZone: Uint8Array): SovietSupply =>
  shareSupply(context, supplyNetwork(context, finnishZone));

/** Bits of the cities that may supply a unit in a hex by default: the one in the hex, or those of HQs in reach. */
function citiesFor(at: Hex, { hqCities, inReach }: SupplyNetwork): number {
  if (supplyCityHex[at]) return 1 << cityNumber[at]!;
  let bits = 0;
  for (let i = 0, mask = inReach[at]!; mask; i++, mask >>= 1) if (mask & 1) bits |= hqCities[i]!;
  return bits;
}

/** Bits of the linked cities of a unit's order; 0 without an order, or if it cannot be met now. */
function wishedFor(
  at: Hex,
  order: SupplyOrder | undefined,
  { hqs, hqCities, inReach, connected }: SupplyNetwork,
): number {
  if (!order || order.hq === null) return 0;
  const i = hqs.indexOf(order.hq);
  if (i < 0 || !(inReach[at]! & (1 << i))) return 0;
  const cities = hqCities[i]! & connected;
  // If the HQ no longer uses the ordered city, the order still selects the HQ.
  return order.city === undefined ? cities : cities & (1 << cityNumber[order.city]!) || cities;
}

/** Priority in a city without room for all: first units with an order, then units next to the enemy (U3). */
function rankOf(at: Hex, order: SupplyOrder | undefined, finnish: Uint8Array): number {
  if (order) return order.hq === null ? 0 : 3;
  return besideAny(at, finnish) ? 2 : 1;
}
