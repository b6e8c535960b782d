import { LENINGRAD, supplyCities, supplyCityHex } from '../board/board.ts';
import { HEX_COUNT, type Hex } from '../board/grid.ts';
import { factsOf } from './facts.ts';
import type { Isolation, State } from '../state/state.ts';
import type { CityLoad, SupplyReport, UnitSupply } from '../state/reports.ts';
import { ATTACK, counter, IS_SOVIET, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { abroad, finnishIsolation, wayHome } from './finnish-supply.ts';
import { linkedToLeningrad, railNext } from './rail.ts';
import { setUpSupply } from './set-up.ts';
import {
  barredFromLeningrad,
  capacities,
  CITIES,
  HQ_TO_CITY,
  HQ_TO_UNIT,
  needsNoSupply,
  shareSupply,
  supplyContext,
  suppliedByAir,
  type SovietSupply,
} from './soviet-supply.ts';
import type { RuleId } from '../state/rule-ids.ts';
import { JUST_WALK, supplyGround, UNREACHED, walk, walked } from './supply-ground.ts';
import { judgementStands, overloadLasts, settledForCombat } from './supply-times.ts';
import { supplyChoices } from './supply-orders.ts';
import { faceDownZone } from './zones-of-control.ts';

const steps = new Uint8Array(HEX_COUNT);
const cameFrom = new Int16Array(HEX_COUNT);

/** The path of the last `walk` from a hex back to its start, both ends included. */
function wayBack(from: Hex, start: Hex): Hex[] {
  const way = [from];
  for (let hex = from; hex !== start;) way.push((hex = cameFrom[hex]!));
  return way;
}

/** The railway from a hex to Leningrad over linked hexes, both ends included; empty when cut. */
function railway(from: Hex, { course }: State, finnish: Uint8Array): Hex[] {
  const linked = linkedToLeningrad(finnish, course);
  if (!linked[from]) return [];
  const seen = new Int16Array(HEX_COUNT).fill(-1);
  seen[LENINGRAD] = LENINGRAD;
  const queue = [LENINGRAD];
  for (const hex of queue)
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      const to = railNext[d]!;
      if (to < 0 || !linked[to] || seen[to]! >= 0) continue;
      seen[to] = hex;
      queue.push(to);
    }
  const way = [from];
  for (let hex = from; hex !== LENINGRAD;) way.push((hex = seen[hex]!));
  return way;
}

const NOTHING = {
  hq: null,
  city: null,
  toHq: [],
  toCity: [],
  toLeningrad: [],
  rule: null,
  choices: [],
} as const;

/**
 * The supply of each unit, its path, and the reason for isolation (Supply.F, Supply.G): as it follows from the present
 * position, unless an earlier judgement is still in force (CL1, CL2, CL4, CL6).
 */
export function supplyReport(state: State, side: Side): SupplyReport {
  const onMap = state.units.flatMap(({ at }, id) => (at >= 0 && counter(id).side === side ? [id] : []));
  if (side === 'finn') return { units: onMap.map((unit) => finnishLine(state, unit)), cities: [] };
  const settingUp = state.phase === 'set-up';
  const fresh = freshSupply(state);
  const supply = judgementStands(state, 'soviet') ? sharedAsJudged(state, fresh) : fresh;
  const zone = settingUp ? faceDownZone(state.units, 'finn') : factsOf(state).zone('finn');
  const open = supplyGround('soviet', factsOf(state).occupancy, zone, state.turn);
  const units = onMap.map((unit) => sovietLine(state, unit, supply, fresh.cut, open));
  return { units, cities: cityLoads(state, supply, units) };
}

/** How far Soviet supply reaches now, by hex (Supply.F). */
export interface SupplyReach {
  /** Hexes to the nearest HQ with a connected Supply City, 0 in such a city; `UNREACHED` when none is in range. */
  readonly steps: Uint8Array;
  /** Bits of the Supply Cities available to a unit there, in the order of the report's `cities`. */
  readonly cities: Uint16Array;
}

/** Where Soviet units would have a line of supply in the present position, ignoring the loads of cities. */
export function supplyReach(state: State): SupplyReach {
  const { hqs, hqCities, connected } = freshSupply(state).network;
  const facts = factsOf(state);
  const zone = state.phase === 'set-up' ? faceDownZone(state.units, 'finn') : facts.zone('finn');
  const open = supplyGround('soviet', facts.occupancy, zone, state.turn);
  const reach = { steps: new Uint8Array(HEX_COUNT).fill(UNREACHED), cities: new Uint16Array(HEX_COUNT) };
  const note = (hex: Hex, far: number, cities: number): void => {
    reach.steps[hex] = Math.min(reach.steps[hex]!, far);
    reach.cities[hex]! |= cities;
  };
  hqs.forEach((hq, i) => {
    const cities = hqCities[i]! & connected;
    if (!cities) return;
    const count = walk(state.units[hq]!.at, HQ_TO_UNIT, open, steps);
    for (let n = 0; n < count; n++) note(walked(n), steps[walked(n)]!, cities);
  });
  CITIES.forEach((hex, i) => {
    if (connected & (1 << i)) note(hex, 0, 1 << i);
  });
  return reach;
}

/** By unit: isolation of a side's units as in the report, 0 for all others; faster than the report. */
export function isolationNow(state: State, side: Side): Uint8Array {
  const found = new Uint8Array(state.units.length);
  const stands = judgementStands(state, side);
  const fresh = side === 'soviet' ? (stands ? null : freshSupply(state).cut) : finnishCut(state);
  state.units.forEach(({ at, cut }, id) => {
    if (at < 0 || counter(id).side !== side) return;
    if (side === 'soviet') found[id] = fresh ? fresh[id]! : cut;
    else found[id] = fresh![id] && !(stands && !cut) ? 1 : cut;
  });
  return found;
}

const freshSupply = (state: State): SovietSupply =>
  state.phase === 'set-up' ? setUpSupply(state) : factsOf(state).sovietSupply();

function finnishCut(state: State): Uint8Array {
  const facts = factsOf(state);
  return finnishIsolation({ ...state, occupancy: facts.occupancy }, () => facts.zone('soviet'));
}

/** The rule by which a unit's supply differs from what the present position alone gives. */
function standsBy(state: State, side: Side, cut: Isolation): RuleId {
  if (cut === 2 && overloadLasts(state)) return state.options.clar4 ? 'CL4' : 'CL6';
  if (settledForCombat(state, side)) return 'CL2';
  if (!judgementStands(state, side)) return 'CL1';
  return cut ? 'U7' : 'U5';
}

function finnishLine(state: State, unit: UnitId): UnitSupply {
  const { at, cut } = state.units[unit]!;
  const exempt = !abroad(unit, state.units[unit]!);
  const base = { unit, isolation: cut, exempt, ...NOTHING };
  const kept = { ...base, rule: standsBy(state, 'finn', cut) };
  if (exempt) return cut ? kept : base;
  const facts = factsOf(state);
  const ground = supplyGround('finn', facts.occupancy, facts.zone('soviet'), state.turn);
  const home = wayHome(at, ground, cameFrom);
  if (home >= 0) return cut ? kept : { ...base, toHq: wayBack(home, at).reverse() };
  return !cut && judgementStands(state, 'finn') ? kept : { ...base, isolation: 1, rule: 'Supply.G' };
}

/** Distribution of the cities among units that were judged in supply: isolated units claim nothing. */
function sharedAsJudged(state: State, fresh: SovietSupply): SovietSupply {
  if (state.units.every(({ cut, at }, id) => at < 0 || !IS_SOVIET[id] || cut === fresh.cut[id])) return fresh;
  const { occupancy } = factsOf(state);
  return shareSupply({ ...supplyContext(state, state.units, occupancy), noRelief: true }, fresh.network);
}

function sovietLine(
  state: State,
  unit: UnitId,
  supply: SovietSupply,
  fresh: Uint8Array,
  open: Uint8Array,
): UnitSupply {
  const { at, cut } = state.units[unit]!;
  const exempt = needsNoSupply(unit) || suppliedByAir(state, unit);
  const isolation = judgementStands(state, 'soviet') ? cut : (fresh[unit]! as Isolation);
  const base = { unit, isolation, exempt, ...NOTHING };
  if (exempt) return base;
  const choices = state.phase === 'set-up' ? [] : supplyChoices(state, unit);
  const stands = isolation ? !fresh[unit] : supply.cut[unit]! > 0;
  if (stands || (isolation === 2 && cut === 2 && overloadLasts(state)))
    return { ...base, choices, rule: standsBy(state, 'soviet', isolation) };
  const number = supply.city[unit]!;
  if (number < 0) return { ...base, choices, rule: reasonOf(state, at, supply) };
  const city = CITIES[number]!;
  const toLeningrad = railway(city, state, factsOf(state).occupancy.finn);
  if (at === city) return { ...base, choices, city, toLeningrad };
  walk(at, HQ_TO_UNIT, open, steps, { ...JUST_WALK, cameFrom });
  const order = state.orders.find((o) => o.unit === unit);
  const able = supply.network.hqs.filter(
    (hq, i) => supply.network.hqCities[i]! & (1 << number) && steps[state.units[hq]!.at] !== UNREACHED,
  );
  const hq = able.find((id) => id === order?.hq) ?? nearest(state, able);
  const hqHex = state.units[hq]!.at;
  const toHq = wayBack(hqHex, at).reverse();
  walk(hqHex, HQ_TO_CITY, open, steps, { ...JUST_WALK, cameFrom });
  return { ...base, choices, hq, city, toHq, toCity: wayBack(city, hqHex).reverse(), toLeningrad };
}

const nearest = (state: State, hqs: readonly UnitId[]): UnitId =>
  hqs.reduce((best, id) => (steps[state.units[id]!.at]! < steps[state.units[best]!.at]! ? id : best));

/** The first condition of Supply.F that fails. */
function reasonOf(state: State, at: Hex, { network }: SovietSupply): UnitSupply['rule'] {
  const { hqs, hqCities, inReach, connected } = network;
  const near = hqs.filter((_, i) => inReach[at]! & (1 << i));
  const cities = supplyCityHex[at]
    ? 1 << CITIES.indexOf(at)
    : hqCities.reduce((bits, some, i) => (inReach[at]! & (1 << i) ? bits | some : bits), 0);
  if (cities & connected) return 'U3';
  if (cities) return 'Supply.F3';
  if (!near.length) return 'Supply.F1';
  return near.some((hq) => keptOffLeningrad(state, hq)) ? 'U2a' : 'Supply.F2';
}

/** True for an HQ of the Ladoga front with Leningrad in reach that may not use it (U2a). */
function keptOffLeningrad(state: State, hq: UnitId): boolean {
  const { at } = state.units[hq]!;
  if (!barredFromLeningrad(at, state.options)) return false;
  const facts = factsOf(state);
  walk(at, HQ_TO_CITY, supplyGround('soviet', facts.occupancy, facts.zone('finn'), state.turn), steps);
  return steps[LENINGRAD] !== UNREACHED;
}

function cityLoads(state: State, supply: SovietSupply, units: readonly UnitSupply[]): CityLoad[] {
  return supplyCities.map(({ hex, name }, number) => {
    const load = units.reduce((sum, u) => (u.city === hex ? sum + ATTACK[u.unit]! : sum), 0);
    const overload = units.reduce(
      (sum, u) => (u.isolation === 2 && couldUse(state, u, hex) ? sum + ATTACK[u.unit]! : sum),
      0,
    );
    return {
      city: hex,
      name,
      capacity: capacities(state.course)[number]!,
      load,
      overload,
      connected: (supply.network.connected & (1 << number)) !== 0,
    };
  });
}

const couldUse = ({ units }: State, { unit, choices }: UnitSupply, city: Hex): boolean =>
  units[unit]!.at === city || choices.some((c) => c.city === city);
