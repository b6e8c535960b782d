import type { Side } from '../units/unit-types.ts';
import { enemyOf } from '../units/unit-types.ts';
import type { MoveField } from '../rules/reach.ts';
import { usableRail } from '../rules/rail.ts';
import { shareSupply, supplyNetwork, type SovietSupply, type SupplyNetwork } from '../rules/soviet-supply.ts';
import { zoneTable } from '../rules/zones-of-control.ts';
import type { Action } from './actions.ts';
import { enemiesOf, keptOccupancy, type Occupancy } from './occupancy.ts';
import type { State } from './state.ts';

/**
 * What follows from a position, each piece worked out once and only when asked for. Kept beside the
 * state, never in it: a loaded game has the same facts as the game that was saved.
 */
export interface Facts {
  /** For the moment; see occupancy.ts. */
  readonly occupancy: Occupancy;
  zone(side: Side): Uint8Array;
  /** What limits the phasing side's movement. */
  field(): MoveField;
  /** Soviet supply as the position alone gives it, whatever was judged before. */
  sovietSupply(): SovietSupply;
}

/** The moves of one unit from one hex, room apart, and the hexes where they end. */
export interface MoveList {
  readonly moves: readonly (Action & { type: 'move' })[];
  readonly ends: Int16Array;
}

/** By unit and hex; valid as long as the field is the same. */
export type MoveLists = Map<number, MoveList>;

interface Cache {
  facts: Facts;
  zones: Partial<Record<Side, Uint8Array>>;
  field: MoveField | undefined;
  network: SupplyNetwork | undefined;
  supply: SovietSupply | undefined;
  finnishLines: Uint8Array | undefined;
}

const caches = new WeakMap<State, Cache>();
const moveLists = new WeakMap<MoveField, MoveLists>();

function cacheOf(state: State): Cache {
  const cache = caches.get(state);
  if (cache) return cache;
  return newCache(state, keptOccupancy(state.units));
}

function newCache(state: State, occupancy: () => Occupancy): Cache {
  const made: Cache = {
    zones: {},
    field: undefined,
    network: undefined,
    supply: undefined,
    finnishLines: undefined,
    facts: {
      get occupancy() {
        return occupancy();
      },
      zone: (side) => (made.zones[side] ??= zoneTable(state.units, state.owner, side)),
      field: () =>
        (made.field ??= {
          // A copy: the field outlives the position.
          enemies: enemiesOf(occupancy(), state.phasing).slice(),
          zone: made.facts.zone(enemyOf(state.phasing)),
          rail: usableRail(state.phasing, state.owner, occupancy()),
        }),
      sovietSupply: () => {
        const context = { ...state, occupancy: occupancy() };
        made.network ??= supplyNetwork(context, made.facts.zone('finn'));
        return (made.supply ??= shareSupply(context, made.network));
      },
    },
  };
  caches.set(state, made);
  return made;
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
  occupancy?: Occupancy;
  field?: MoveField | undefined;
  zones?: Partial<Record<Side, Uint8Array>>;
  network?: SupplyNetwork | undefined;
  finnishLines?: Uint8Array | undefined;
}

/** Hands facts down to a position just made, so that they are not worked out again. */
export function carry(next: State, carried: Carried): void {
  const cache = carried.occupancy
    ? newCache(next, keptOccupancy(next.units, carried.occupancy))
    : cacheOf(next);
  cache.field = carried.field;
  cache.network = carried.network;
  cache.finnishLines = carried.finnishLines;
  Object.assign(cache.zones, carried.zones);
}

/** The field, if it has been worked out. */
export const knownField = (state: State): MoveField | undefined => caches.get(state)?.field;
/** Per hex: 1 where the supply of Finns abroad was looked for when it was last judged. */
export const knownFinnishLines = (state: State): Uint8Array | undefined => caches.get(state)?.finnishLines;
export const knownNetwork = (state: State): SupplyNetwork | undefined => caches.get(state)?.network;
