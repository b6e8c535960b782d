import type { Side } from '../units/unit-types.ts';
import { enemyOf } from '../units/unit-types.ts';
import type { MoveField } from '../rules/reach.ts';
import { usableRail } from '../rules/rail.ts';
import { shareSupply, supplyNetwork, type SovietSupply, type SupplyNetwork } from '../rules/soviet-supply.ts';
import { zoneTable } from '../rules/zones-of-control.ts';
import type { Action } from './actions.ts';
import { enemiesOf, occupancyOf, type Occupancy } from './occupancy.ts';
import type { State } from './state.ts';

/**
 * What follows from a position, each piece worked out once and only when asked for. Kept beside the
 * state, never in it: a loaded game has the same facts as the game that was saved.
 */
export interface Facts {
  readonly occupancy: Occupancy;
  zone(side: Side): Uint8Array;
  /** What limits the phasing side's movement. */
  field(): MoveField;
  /** Soviet supply as the position alone gives it, whatever was judged before. */
  sovietSupply(): SovietSupply;
}

/** Moves of units of the phasing side by what makes them alike; valid as long as the field is the same. */
export type MoveLists = Map<number, readonly (Action & { type: 'move' })[]>;

interface Cache {
  facts: Facts;
  zones: Partial<Record<Side, Uint8Array>>;
  field: MoveField | undefined;
  network: SupplyNetwork | undefined;
  supply: SovietSupply | undefined;
}

const caches = new WeakMap<State, Cache>();
const moveLists = new WeakMap<MoveField, MoveLists>();

function cacheOf(state: State): Cache {
  let cache = caches.get(state);
  if (cache) return cache;
  const occupancy = occupancyOf(state.units);
  const made: Cache = {
    zones: {},
    field: undefined,
    network: undefined,
    supply: undefined,
    facts: {
      occupancy,
      zone: (side) => (made.zones[side] ??= zoneTable(state.units, state.owner, side)),
      field: () =>
        (made.field ??= {
          enemies: enemiesOf(occupancy, state.phasing),
          zone: made.facts.zone(enemyOf(state.phasing)),
          rail: usableRail(state.phasing, state.owner, occupancy),
        }),
      sovietSupply: () => {
        const context = { ...state, occupancy };
        made.network ??= supplyNetwork(context, made.facts.zone('finn'));
        return (made.supply ??= shareSupply(context, made.network));
      },
    },
  };
  cache = made;
  caches.set(state, cache);
  return cache;
}

export const factsOf = (state: State): Facts => cacheOf(state).facts;

/** The moves worked out so far for a field. */
export function moveListsOf(field: MoveField): MoveLists {
  let lists = moveLists.get(field);
  if (!lists) moveLists.set(field, (lists = new Map()));
  return lists;
}

/** Pieces of one position's facts that are known to hold for the next one. */
export interface Carried {
  field?: MoveField | undefined;
  zones?: Partial<Record<Side, Uint8Array>>;
  network?: SupplyNetwork | undefined;
}

/** Hands facts down to a position just made, so that they are not worked out again. */
export function carry(next: State, carried: Carried): void {
  const cache = cacheOf(next);
  cache.field = carried.field;
  cache.network = carried.network;
  Object.assign(cache.zones, carried.zones);
}

/** The field, if it has been worked out. */
export const knownField = (state: State): MoveField | undefined => caches.get(state)?.field;
export const knownNetwork = (state: State): SupplyNetwork | undefined => caches.get(state)?.network;
