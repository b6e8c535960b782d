import { finnishCities, LENINGRAD, southOfRowA, supplyCityHex, finnishCityHex } from '../board/board.ts';
import { HEX_COUNT, hexName, type Hex } from '../board/grid.ts';
import type { Action } from '../state/actions.ts';
import { setUnit, standIn, type Draft } from './draft.ts';
import { factsOf } from './facts.ts';
import { occupancyOf } from '../state/occupancy.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { MARK, OFF_MAP, type State } from '../state/state.ts';
import { ATTACK, counter, UNIT_COUNT, unitLabel, type UnitId, ROSTER } from '../units/roster.ts';
import type { Side, UnitType } from '../units/unit-types.ts';
import { applyMuster, checkMuster, musterActions, mustering } from './muster.ts';
import { finnishHeld } from './rail.ts';
import {
  capacities,
  CITIES,
  needsNoSupply,
  shareSupply,
  supplyContext,
  supplyNetwork,
  type SovietSupply,
} from './soviet-supply.ts';
import { isInPlay } from './terrain.ts';
import type { Options } from '../state/options.ts';

/** Game-Turns by which the two variants bring reinforcements forward (Option.F, Option.G). */
const EARLIER = 3;

/**
 * The Game-Turn in which a unit arrives under these options; 0 for the initial forces, Infinity for units of Scenarios
 * and Special Events (O1, O2, Option.F, Option.G).
 */
export function arrivalTurn({ acceleratedAid, sovietPreparedness }: Options, unit: UnitId): number {
  const { arrival, side } = counter(unit);
  if (typeof arrival !== 'number') return Infinity;
  if (side === 'finn') return acceleratedAid && arrival > EARLIER ? arrival - EARLIER : arrival;
  return sovietPreparedness ? Math.max(0, arrival - EARLIER) : arrival;
}

/** The units that a side sets up, including the Finnish blanks (O1, O2, Option.G). */
export const initialForces = (side: Side, options: Options): UnitId[] =>
  ROSTER.filter((c) => c.side === side && arrivalTurn(options, c.id) === 0).map((c) => c.id);

/** True for a unit that may arrive in this Game-Turn, due now or delayed (O4, Designer.C). */
function isDue({ options, turn, course }: State, unit: UnitId): boolean {
  const hastened = course.hastenedIn === turn && counter(unit).side === 'soviet' ? 1 : 0;
  return arrivalTurn(options, unit) <= turn + hastened;
}

/** The first Game-Turn of the game (Option.H). */
export const firstTurn = ({ earlierStart }: Options): number => (earlierStart ? 0 : 1);

type ArriveAction = Action & { readonly type: 'arrive' };

const FINNISH_CITIES: readonly Hex[] = finnishCities.map((p) => p.hex);

/** Reinforcements due now and still on the track, including delayed ones (O4). */
export function waiting(state: State, side: Side): UnitId[] {
  const found: UnitId[] = [];
  for (let id = 0; id < state.units.length; id++)
    if (state.units[id]!.at === OFF_MAP.waiting && counter(id).side === side && isDue(state, id))
      found.push(id);
  return found;
}

/** True for a unit that arrived in this phase and may still be taken back. */
const justArrived = (state: State, unit: UnitId): boolean =>
  (state.units[unit]!.marks & MARK.arrived) !== 0 && state.units[unit]!.at >= 0;

export const arrivalCities = (side: Side): readonly Hex[] => (side === 'soviet' ? CITIES : FINNISH_CITIES);

/** Why a due unit may not arrive at a hex, or null (Reinforcement, R1). */
function cityProblem(state: State, unit: UnitId, hex: Hex): RefusalKey | null {
  const { side, type } = counter(unit);
  const { occupancy } = factsOf(state);
  if (!isInPlay(state, hex)) return 'out-of-play';
  if (side === 'finn') {
    if (!finnishCityHex[hex] || !finnishHeld(hex, state.owner, occupancy)) return 'arrive-city-finn';
  } else {
    if (!supplyCityHex[hex]) return 'arrive-city-soviet';
    if (occupancy.finn[hex]) return 'enemy-there';
  }
  if (type.southOnly && !southOfRowA[hex]) return 'arrive-row-a';
  return side === 'soviet' ? supplyProblem(state, unit, hex) : null;
}

/** A Soviet arrival must be in supply without taking it from another unit (R1). */
function supplyProblem(state: State, unit: UnitId, hex: Hex): RefusalKey | null {
  if (needsNoSupply(unit)) return null;
  const facts = factsOf(state);
  const now = facts.sovietSupply();
  const city = CITIES.indexOf(hex);
  if (!(now.network.connected & (1 << city))) return 'arrive-unsupplied';
  if (!facts.zone('finn')[hex] && hasCapacityFor(state, now, city, unit)) return null;
  const units = state.units.slice();
  units[unit] = { at: hex, cut: 0, marks: 0 };
  const context = supplyContext(state, units, occupancyOf(units));
  const finnishZone = facts.zone('finn');
  const then = shareSupply(context, finnishZone[hex] ? supplyNetwork(context, finnishZone) : now.network);
  const worse = then.cut.some((cut, id) => cut !== 0 && (id === unit || now.cut[id] === 0));
  return worse ? 'arrive-overload' : null;
}

/** The refusal for `cityProblem`. */
function checkCity(state: State, unit: UnitId, hex: Hex): Refusal | null {
  const problem = cityProblem(state, unit, hex);
  if (!problem) return null;
  const label = { unit: unitLabel(unit), hex: hexName(hex) };
  if (problem === 'arrive-city-finn') return refuse(problem, label, FINNISH_CITIES);
  return refuse(problem, label, problem === 'arrive-city-soviet' ? CITIES : [hex]);
}

/** True when a city can supply one more unit besides all supplied now, so that no other unit's supply changes. */
function hasCapacityFor(
  { course }: State,
  { cut, city: cities }: SovietSupply,
  city: number,
  unit: UnitId,
): boolean {
  if (CITIES[city] === LENINGRAD) return true;
  let points = ATTACK[unit]!;
  for (let id = 0; id < UNIT_COUNT; id++) {
    // If a unit is left out for lack of room, one more claim may change which one.
    if (cut[id] === 2) return false;
    if (cities[id] === city) points += ATTACK[id]!;
  }
  return points <= capacities(course)[city]!;
}

export function checkArrive(state: State, { unit, hex }: ArriveAction): Refusal | null {
  if (!state.units[unit]) return refuse('no-such-unit');
  const muster = mustering(state);
  if (muster) return checkMuster(muster, { type: 'arrive', unit, hex });
  const label = { unit: unitLabel(unit) };
  if (counter(unit).side !== state.phasing) return refuse('arrive-not-yours', label);
  if (hex === null) return justArrived(state, unit) ? null : refuse('arrive-not-due', label);
  if (!waiting(state, state.phasing).includes(unit)) return refuse('arrive-not-due', label);
  if (!(Number.isInteger(hex) && hex >= 0 && hex < HEX_COUNT)) return refuse('off-the-map');
  return checkCity(state, unit, hex);
}

/** Cities where a unit may arrive as things stand, whether it is due or not (Reinforcement, R1). */
export const arrivalHexes = (state: State, unit: UnitId): Hex[] =>
  arrivalCities(counter(unit).side).filter((hex) => !cityProblem(state, unit, hex));

export function arriveActions(state: State): ArriveAction[] {
  const muster = mustering(state);
  if (muster) return musterActions(muster);
  // Units of a type may arrive at the same cities.
  const open = new Map<UnitType, Hex[]>();
  const on = waiting(state, state.phasing).flatMap((unit) => {
    const { type } = counter(unit);
    const hexes = open.get(type) ?? arrivalHexes(state, unit);
    open.set(type, hexes);
    return hexes.map((hex): ArriveAction => ({ type: 'arrive', unit, hex }));
  });
  const back = state.units.flatMap((_, unit): ArriveAction[] =>
    counter(unit).side === state.phasing && justArrived(state, unit)
      ? [{ type: 'arrive', unit, hex: null }]
      : [],
  );
  return [...on, ...back];
}

export function applyArrive(draft: Draft, { unit, hex }: ArriveAction): void {
  const muster = mustering(draft.state);
  if (muster) return applyMuster(draft, muster, { type: 'arrive', unit, hex });
  if (hex === null) setUnit(draft, unit, { at: OFF_MAP.waiting, marks: 0 });
  else standIn(draft, unit, hex, MARK.arrived);
  draft.events.push({ type: 'arrived', unit, hex });
}
