import { LENINGRAD, supplyCities, supplyCityHex } from '../board/board.ts';
import { HEX_COUNT, type Hex } from '../board/grid.ts';
import { factsOf } from '../game/facts.ts';
import type { Isolation, State } from '../game/state.ts';
import type { CityLoad, SupplyReport, UnitSupply } from '../reports.ts';
import { ATTACK, counter, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';
import { abroad, wayHome } from './finnish-supply.ts';
import { linkedToLeningrad, railNext } from './rail.ts';
import { setUpSupply } from './set-up.ts';
import {
  capacities,
  CITIES,
  HQ_TO_CITY,
  HQ_TO_UNIT,
  needsNoSupply,
  suppliedByAir,
  type SovietSupply,
} from './soviet-supply.ts';
import { supplyGround, UNREACHED, walk } from './supply-ground.ts';
import { overloadLasts, settledForCombat } from './supply-moments.ts';
import { supplyChoices } from './supply-orders.ts';
import { faceDownZone } from './zones-of-control.ts';

const steps = new Uint8Array(HEX_COUNT);
const cameFrom = new Int16Array(HEX_COUNT);

/** The way of the last `walk` back from a hex to where it began, both ends included. */
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
 * Who is supplied by whom along which path, and why not (Supply.F, Supply.G): as the position gives it now,
 * save where an earlier judgement is still in force (CL1, CL2, CL4, CL6).
 */
export function supplyReport(state: State, side: Side): SupplyReport {
  const onMap = state.units.flatMap(({ at }, id) => (at >= 0 && counter(id).side === side ? [id] : []));
  if (side === 'finn') return { units: onMap.map((unit) => finnishLine(state, unit)), cities: [] };
  const settingUp = state.phase === 'set-up';
  const supply = settingUp ? setUpSupply(state) : factsOf(state).sovietSupply();
  const zone = settingUp ? faceDownZone(state.units, 'finn') : factsOf(state).zone('finn');
  const open = supplyGround('soviet', factsOf(state).occupancy, zone, state.turn);
  const units = onMap.map((unit) => sovietLine(state, unit, supply, open));
  return { units, cities: cityLoads(state, supply, units) };
}

function finnishLine(state: State, unit: UnitId): UnitSupply {
  const { at, cut } = state.units[unit]!;
  const exempt = !abroad(unit, state.units[unit]!);
  const base = { unit, isolation: cut, exempt, ...NOTHING };
  const stands = state.phase === 'movement' ? 'CL1' : 'CL2';
  if (exempt) return cut ? { ...base, rule: stands } : base;
  const facts = factsOf(state);
  const home = wayHome(at, supplyGround('finn', facts.occupancy, facts.zone('soviet'), state.turn), {
    cameFrom,
  });
  if (home >= 0) return cut ? { ...base, rule: stands } : { ...base, toHq: wayBack(home, at).reverse() };
  const spared = !cut && settledForCombat(state, 'finn');
  return spared ? { ...base, rule: stands } : { ...base, isolation: 1, rule: 'Supply.G' };
}

function sovietLine(state: State, unit: UnitId, supply: SovietSupply, open: Uint8Array): UnitSupply {
  const { at, cut } = state.units[unit]!;
  const exempt = needsNoSupply(unit) || suppliedByAir(state, unit);
  const now = supply.cut[unit]! as Isolation;
  const isolation = settledForCombat(state, 'soviet') ? cut : now;
  const base = { unit, isolation, exempt, ...NOTHING };
  if (exempt) return base;
  const choices = state.phase === 'set-up' ? [] : supplyChoices(state, unit);
  if (isolation !== now) return { ...base, choices, rule: 'CL2' };
  if (now === 2 && cut === 2 && overloadLasts(state))
    return { ...base, choices, rule: state.options.clar4 ? 'CL4' : 'CL6' };
  const number = supply.city[unit]!;
  if (number < 0) return { ...base, choices, rule: reasonOf(at, supply) };
  const city = CITIES[number]!;
  const toLeningrad = railway(city, state, factsOf(state).occupancy.finn);
  if (at === city) return { ...base, choices, city, toLeningrad };
  walk(at, HQ_TO_UNIT, open, steps, { cameFrom });
  const order = state.orders.find((o) => o.unit === unit);
  const able = supply.network.hqs.filter(
    (hq, i) => supply.network.hqCities[i]! & (1 << number) && steps[state.units[hq]!.at] !== UNREACHED,
  );
  const hq = able.find((id) => id === order?.hq) ?? nearest(state, able);
  const hqHex = state.units[hq]!.at;
  const toHq = wayBack(hqHex, at).reverse();
  walk(hqHex, HQ_TO_CITY, open, steps, { cameFrom });
  return { ...base, choices, hq, city, toHq, toCity: wayBack(city, hqHex).reverse(), toLeningrad };
}

/** The HQ to which the last `walk` found the shortest way. */
const nearest = (state: State, hqs: readonly UnitId[]): UnitId =>
  hqs.reduce((best, id) => (steps[state.units[id]!.at]! < steps[state.units[best]!.at]! ? id : best));

/** Which condition of Supply.F fails first. */
function reasonOf(at: Hex, supply: SovietSupply): UnitSupply['rule'] {
  if (supplyCityHex[at]) return 'Supply.F3';
  const { hqs, hqCities, inReach, connected } = supply.network;
  let cities = 0;
  hqs.forEach((_, i) => {
    if (inReach[at]! & (1 << i)) cities |= hqCities[i]!;
  });
  if (!inReach[at]) return 'Supply.F1';
  if (!cities) return 'Supply.F2';
  return cities & connected ? 'U3' : 'Supply.F3';
}

function cityLoads({ course }: State, supply: SovietSupply, units: readonly UnitSupply[]): CityLoad[] {
  return supplyCities.map(({ hex, name }, number) => {
    const load = units.reduce((sum, u) => (u.city === hex ? sum + ATTACK[u.unit]! : sum), 0);
    const overload = units.reduce(
      (sum, u) => (u.isolation === 2 && couldUse(u, hex) ? sum + ATTACK[u.unit]! : sum),
      0,
    );
    return {
      city: hex,
      name,
      capacity: capacities(course)[number]!,
      load,
      overload,
      connected: (supply.network.connected & (1 << number)) !== 0,
    };
  });
}

const couldUse = ({ choices }: UnitSupply, city: Hex): boolean => choices.some((c) => c.city === city);
