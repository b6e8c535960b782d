/** What the player is doing at the table right now. One at a time; the engine says what is legal in it. */
import type { StoreApi, UseBoundStore } from 'zustand';
import type { Hex, UnitId } from '#engine/winter-war';
import { setMode as setAny, useTable as anyTable, type Table } from '#table/store/table.ts';

export type Mode =
  | { readonly mode: 'idle' }
  /** A hex and its counters are looked at; several counters lie fanned out. */
  | { readonly mode: 'look'; readonly hex: Hex }
  /** A counter is in hand: to be placed, brought on, moved, retreated or advanced. */
  | {
      readonly mode: 'unit';
      readonly unit: UnitId;
      /** The rest of its stack, taken along. */
      readonly others?: readonly UnitId[];
      /** Hexes of the path that are settled already. */
      readonly prefix: readonly Hex[];
      /** The next hex clicked becomes a waypoint. */
      readonly addWaypoint: boolean;
      /** A hex tapped once: shown with its path, confirmed by a second tap. */
      readonly preview: Hex | null;
      /** Its stack lies side by side, for another to be chosen. */
      readonly fan?: boolean;
      /** Taken up by the table: it alone can decide, and put down it would be taken up again. */
      readonly unasked?: boolean;
    }
  | { readonly mode: 'attack'; readonly attackers: readonly UnitId[]; readonly targets: readonly Hex[] }
  /** Units to be given up. */
  | { readonly mode: 'lose'; readonly units: readonly UnitId[] }
  /** The landing place of the paratroops is being chosen. */
  | { readonly mode: 'aim'; readonly hex: Hex | null; readonly secret: true }
  /** The landing place that was written down is shown, until anything else is done. */
  | { readonly mode: 'peek' };

type Desk = Omit<Table, 'mode'> & { readonly mode: Mode };

/** The table's own store, with what this game puts into it. */
export const useTable = anyTable as unknown as UseBoundStore<StoreApi<Desk>>;

export const setMode = (mode: Mode): void => setAny(mode);

export const look = (hex: Hex): void => setMode({ mode: 'look', hex });

type How = Pick<Extract<Mode, { mode: 'unit' }>, 'others' | 'fan' | 'unasked'>;

export const pickUp = (unit: UnitId, how: How = {}): void =>
  setMode({ mode: 'unit', unit, prefix: [], addWaypoint: false, preview: null, ...how });
