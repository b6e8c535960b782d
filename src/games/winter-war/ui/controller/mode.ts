/** The current mode of interaction. The engine decides what is legal in it. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Hex, Refusal, UnitId } from '#engine/winter-war';
import type { PointerAt } from '#kit/gestures/drag.tsx';
import { type Ui, setMode as setAny, useUi as anyTable } from '#table';

export type Mode =
  | { readonly mode: 'idle' }
  /** A hex is inspected; several counters are fanned out. */
  | { readonly mode: 'look'; readonly hex: Hex }
  /** A unit is selected: to be placed, brought on, moved, retreated or advanced. */
  | {
      readonly mode: 'unit';
      readonly unit: UnitId;
      /** The rest of its stack, when the whole stack is selected. */
      readonly others?: readonly UnitId[];
      /** Hexes of the path up to the last waypoint. */
      readonly prefix: readonly Hex[];
      /** The next hex clicked becomes a waypoint. */
      readonly addWaypoint: boolean;
      /** A hex pressed once: previewed with its path, confirmed by a second press. */
      readonly preview: Hex | null;
      /** Its stack is fanned out, to choose another unit. */
      readonly fan?: boolean;
      /** Selected automatically as the only unit that can decide; if deselected, it is selected again. */
      readonly unasked?: boolean;
      /** Selected automatically after another unit's move: a press on a stack selects a unit there. */
      readonly offered?: boolean;
    }
  | { readonly mode: 'attack'; readonly attackers: readonly UnitId[]; readonly targets: readonly Hex[] }
  /** Units to be given up. */
  | { readonly mode: 'lose'; readonly units: readonly UnitId[] }
  /** The landing hex of the paratroops is being chosen. */
  | { readonly mode: 'aim'; readonly hex: Hex | null; readonly secret: true }
  /** The planned landing hex is shown until the next input. */
  | { readonly mode: 'peek' };

type UnitMode = Extract<Mode, { mode: 'unit' }>;

type WinterWarTable = Omit<Ui, 'mode'> & { readonly mode: Mode };

/** The table's own store, with the modes of this game. */
export const useTable = anyTable as unknown as UseBoundStore<StoreApi<WinterWarTable>>;

export const setMode = (mode: Mode): void => setAny(mode);

export const look = (hex: Hex): void => setMode({ mode: 'look', hex });

type UnitOptions = Pick<UnitMode, 'others' | 'unasked' | 'offered'>;

/** Mode of a newly selected unit. */
export const unitMode = (unit: UnitId, options: UnitOptions = {}): UnitMode => ({
  mode: 'unit',
  unit,
  prefix: [],
  addWaypoint: false,
  preview: null,
  ...options,
});

export const selectUnit = (unit: UnitId, options: UnitOptions = {}): void => setMode(unitMode(unit, options));

export function selectedUnits(mode: Mode): readonly UnitId[] {
  switch (mode.mode) {
    case 'unit':
      return [mode.unit, ...(mode.others ?? [])];
    case 'attack':
      return mode.attackers;
    case 'lose':
      return mode.units;
    case 'idle':
    case 'look':
    case 'aim':
    case 'peek':
      return [];
  }
}

export interface Dragged {
  readonly units: readonly UnitId[];
  /** Pointer position where the drag began. */
  readonly from: PointerAt;
  /** The hex under the pointer, and why they may not be dropped there; null for none. */
  readonly over: Hex | null;
  readonly refusal: Refusal | null;
}

/** State besides the mode. */
interface Interaction {
  readonly dragged: Dragged | null;
  /** True when the last press on the map played an action. */
  readonly pressPlayed: boolean;
  /** The enemy unit whose reach is shown as a threat; null for all of them. */
  readonly threatBy: UnitId | null;
}

const NOTHING: Interaction = { dragged: null, pressPlayed: false, threatBy: null };

export const useInteraction = create<Interaction>(() => NOTHING);

export const clearInteraction = (): void => useInteraction.setState(NOTHING);
