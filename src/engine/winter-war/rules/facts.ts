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

/** Facts that may still hold in the next position. */
export interface Carried {
  occupancy?: Occupancy;
  field?: PhaseField | undefined;
  finnishZone?: Uint8Array | undefined;
  sovietZone?: Uint8Array | undefined;
  network?: SupplyNetwork | undefined;
  /** Per hex: 1 where the last judgement searched for the supply of Finns abroad. */
  finnishLines?: Uint8Array | undefined;
}

/**
 * Facts derived from a position, each computed once on demand. Kept beside the state, never in it: a loaded game has
 * the same facts as the game that was saved.
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

  /** The units of each hex; the tables are reused, see occupancy.ts. */
  get occupancy(): Occupancy {
    return this.#occupancy.get();
  }

  /** Per hex: 1 in the side's ZOC. */
  zone(side: Side): Uint8Array {
    if (side === 'finn') return (this.#carried.finnishZone ??= zoneTable(this.state, side));
    return (this.#carried.sovietZone ??= zoneTable(this.state, side));
  }

  /** Limits of the phasing side's movement. */
  field(): PhaseField {
    const { phasing } = this.state;
    return (this.#carried.field ??= {
      // A copy, since the field outlives the occupancy tables.
      enemies: enemiesOf(this.occupancy, phasing).slice(),
      zone: this.zone(enemyOf(phasing)),
      rail: usableRail(this.state, phasing, this.occupancy),
      book: null,
    });
  }

  network(): SupplyNetwork {
    return (this.#carried.network ??= supplyNetwork(this.#supplyContext(), this.zone('finn')));
  }

  /** Soviet supply as it follows from the position alone, regardless of earlier judgements. */
  sovietSupply(): SovietSupply {
    return (this.#supply ??= shareSupply(this.#supplyContext(), this.network()));
  }

  #supplyContext(): SupplyContext {
    const { state } = this;
    return supplyContext(state, state.units, this.occupancy, overloadLasts(state) ? state.units : undefined);
  }

  get known(): Readonly<Carried> {
    return this.#carried;
  }
}

/** Destinations of one unit from one hex, as numbers: a path is built only for a requested move. */
export interface MoveList {
  readonly mover: Mover;
  /** The hexes where its moves end, the nearest first, ignoring stacking; and per hex: 1 for such a hex. */
  readonly ends: Int16Array;
  readonly endsIn: Uint8Array;
  /** The legal ones while exactly the hexes of `MoveBook.full` are full; null until computed. */
  open: Int16Array | null;
}

/** The moves computed so far for a field; valid as long as the field is. */
export interface MoveBook {
  /** By unit and hex. */
  readonly lists: Map<number, MoveList>;
  /** Per hex: 1 where no further unit could end its move, as of the last complete list. */
  readonly full: Uint8Array;
}

/**
 * A field with its book. The book is a property, not in a WeakMap: with one, garbage collection kept the moves of old
 * fields for a long time.
 */
interface PhaseField extends MoveField {
  book: MoveBook | null;
}

export const moveBookOf = (field: PhaseField): MoveBook =>
  (field.book ??= { lists: new Map(), full: new Uint8Array(HEX_COUNT) });

/** Number of recent positions whose facts are kept; a game queries the newest ones again and again. */
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

/** Passes facts on to a new position, so that they are not computed again. */
export function carryFacts(next: State, carried: Carried): void {
  keep(new Facts(next, carried));
}
