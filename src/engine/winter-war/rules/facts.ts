import { HEX_COUNT } from '../board/grid.ts';
import type { Side } from '../units/unit-types.ts';
import { enemyOf } from '../units/unit-types.ts';
import type { MoveField, Mover } from './reach.ts';
import { usableRail } from './rail.ts';
import {
  shareSupply,
  supplyContext,
  supplyNetwork,
  type SovietSupply,
  type SupplyContext,
  type SupplyNetwork,
} from './soviet-supply.ts';
import { overloadLasts } from './supply-times.ts';
import { zoneTable } from './zones-of-control.ts';
import { enemiesOf, KeptOccupancy, type Occupancy } from '../state/occupancy.ts';
import type { State } from '../state/state.ts';

/** Pieces of facts that may be known to hold for the next position too. */
export interface Carried {
  occupancy?: Occupancy;
  field?: PhaseField | undefined;
  finnishZone?: Uint8Array | undefined;
  sovietZone?: Uint8Array | undefined;
  network?: SupplyNetwork | undefined;
  /** Per hex: 1 where the supply of Finns abroad was looked for when it was last judged. */
  finnishLines?: Uint8Array | undefined;
}

/**
 * What follows from a position, each piece worked out once and only when asked for. Kept beside the
 * state, never in it: a loaded game has the same facts as the game that was saved.
 */
export class Facts {
  readonly state: State;
  readonly #occupancy: KeptOccupancy;
  readonly #carried: Carried;
  #supply: SovietSupply | undefined;

  constructor(state: State, carried: Carried = {}) {
    this.state = state;
    this.#carried = carried;
    this.#occupancy = new KeptOccupancy(state.units, carried.occupancy);
  }

  /** Who stands where; for the moment, see occupancy.ts. */
  get occupancy(): Occupancy {
    return this.#occupancy.get();
  }

  /** Per hex: 1 in the side's ZOC. */
  zone(side: Side): Uint8Array {
    if (side === 'finn') return (this.#carried.finnishZone ??= zoneTable(this.state, side));
    return (this.#carried.sovietZone ??= zoneTable(this.state, side));
  }

  /** What limits the phasing side's movement. */
  field(): PhaseField {
    const { phasing } = this.state;
    return (this.#carried.field ??= {
      // A copy: the field outlives the position.
      enemies: enemiesOf(this.occupancy, phasing).slice(),
      zone: this.zone(enemyOf(phasing)),
      rail: usableRail(this.state, phasing, this.occupancy),
      book: null,
    });
  }

  /** What the Soviet HQs reach. */
  network(): SupplyNetwork {
    return (this.#carried.network ??= supplyNetwork(this.#supplyContext(), this.zone('finn')));
  }

  /** Soviet supply as the position alone gives it, whatever was judged before. */
  sovietSupply(): SovietSupply {
    return (this.#supply ??= shareSupply(this.#supplyContext(), this.network()));
  }

  #supplyContext(): SupplyContext {
    const { state } = this;
    return supplyContext(state, state.units, this.occupancy, overloadLasts(state) ? state.units : undefined);
  }

  /** What has been worked out so far. */
  get known(): Readonly<Carried> {
    return this.#carried;
  }
}

/** Where one unit can go from one hex, as numbers: a path is made only for a move that is asked for. */
export interface MoveList {
  readonly mover: Mover;
  /** The hexes where its moves end, the nearest first, room apart; and per hex: 1 where one of them does. */
  readonly ends: Int16Array;
  readonly endsIn: Uint8Array;
  /** Those that are legal while just the hexes of `MoveBook.full` are full; null until asked for. */
  open: Int16Array | null;
}

/** The moves worked out so far for a field; valid as long as the field is the same. */
export interface MoveBook {
  /** By unit and hex. */
  readonly lists: Map<number, MoveList>;
  /** Per hex: 1 where no unit more could end its move, as the last complete list found it. */
  readonly full: Uint8Array;
}

/**
 * A field with its book. No WeakMap leads to the book: the garbage collector would carry the moves of every
 * field along for long after its end.
 */
interface PhaseField extends MoveField {
  book: MoveBook | null;
}

export const moveBookOf = (field: PhaseField): MoveBook =>
  (field.book ??= { lists: new Map(), full: new Uint8Array(HEX_COUNT) });

/** The positions asked about last: a game asks about the newest ones, over and over. */
const RECENT = 32;
const recent: Facts[] = [];
let clock = 0;
let newest: Facts | undefined;

function keep(facts: Facts): Facts {
  recent[clock++ % RECENT] = facts;
  return (newest = facts);
}

export function factsOf(state: State): Facts {
  if (newest?.state === state) return newest;
  for (const facts of recent) if (facts.state === state) return (newest = facts);
  return keep(new Facts(state));
}

/** Hands facts down to a position just made, so that they are not worked out again. */
export function carryFacts(next: State, carried: Carried): void {
  keep(new Facts(next, carried));
}
