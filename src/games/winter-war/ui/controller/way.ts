/** What each kind of decision lets a player do with the map, the counters and the button. */
import type { Action, Hex, ReachHex, Refusal, State, UnitId } from '#engine/winter-war';
import { pickUp, type Mode, type Position } from '../../table-adapter.ts';
import type { HexHighlight, HighlightKind } from '../board/map-props.ts';
import * as ask from './queries.ts';
import type { Situation } from './situation.ts';
import type { PrimaryStep } from './step.ts';

export type UnitMode = Extract<Mode, { mode: 'unit' }>;

export type Kind = Situation['kind'];

/** A position, and the decision that is open in it. */
export interface Now<K extends Kind = Kind> {
  readonly state: State;
  readonly situation: Situation & { readonly kind: K };
}

/** The same as the viewer may see it. */
export type Shown<K extends Kind = Kind> = Position & Now<K>;

/** Marks of hexes that are open to a unit in one step. */
export type OpenMark = Extract<HighlightKind, 'place' | 'retreat' | 'advance'>;

/** One kind of decision. Every part must be said: a base below says what most have in common. */
export interface Way<K extends Kind = Kind> {
  /* Counters */

  /** True when the player may take this unit in hand now. */
  mayTake(now: Now<K>, unit: UnitId): boolean;
  /** Why not; asked where it is so. Null where there is no reason to give. */
  whyNotUnit(now: Now<K>, unit: UnitId): Refusal | null;
  /** Units that can still do something, for "next unit". */
  units(now: Now<K>): readonly UnitId[];
  /** Takes one of them in hand, or into the choice. */
  take(unit: UnitId): void;
  /** They are given up together: "next unit" takes none in hand, only the cursor goes there. */
  readonly together: boolean;
  /** Units among which losses are chosen. */
  losable(now: Now<K>): readonly UnitId[];

  /* Where the unit in hand may go */

  /** In one step. */
  open(now: Now<K>, unit: UnitId): readonly Hex[];
  /** How these are marked; null where there are none. */
  readonly openMark: OpenMark | null;
  /** Along a path, by way of the waypoints chosen. */
  reach(now: Now<K>, mode: UnitMode): readonly ReachHex[];
  /** False where a unit in hand has no way to go, and is there for something else. */
  goes(now: Now<K>, unit: UnitId): boolean;
  /** The action that takes it to a hex; null where none does. */
  actionTo(now: Now<K>, mode: UnitMode, hex: Hex): Action | null;
  /** Why it may not go there; null when it may. */
  whyNotTo(now: Now<K>, mode: UnitMode, hex: Hex): Refusal | null;

  /* The map */

  /** A press that means something of its own here; false where it is about the units in the hex, as mostly. */
  press(now: Now<K>, mode: Mode, hex: Hex, unit: UnitId | null): boolean;
  /** Why a press with nothing in hand brings nothing; 'units' where that is asked of the units in the hex. */
  whyNotHex(now: Now<K>, mode: Mode, hex: Hex, units: readonly UnitId[]): Refusal | null | 'units';
  /** What is marked for the choice, but for where the unit in hand may go. */
  marks(shown: Shown<K>, mode: Mode): readonly HexHighlight[];
  /** Hexes where something has to be done first; null: what stands in the way of the button tells. */
  owed(now: Now<K>): readonly Hex[] | null;
  /** Hexes that may be chosen; null: where the unit in hand may go. */
  goals(now: Now<K>, mode: Mode): readonly Hex[] | null;
  /** What is brought up by itself when the decision comes, and taken in hand where it alone can decide; null: nothing. */
  begins(now: Now<K>): { readonly hex: Hex; readonly unit?: UnitId } | null;
  /** Where to look first; null: at the first of the units. */
  home(now: Now<K>): Hex | null;

  /* The bar */

  /** The primary button. */
  step(now: Now<K>, mode: Mode): PrimaryStep;
  /** What to do next, in one sentence. */
  todo(now: Now<K>, mode: Mode): string;
}

type Base = Omit<Way, 'step' | 'todo'>;

/** Nobody is taken in hand: the choice is made by the button or in the panel. */
export const still: Base = {
  mayTake: () => false,
  // Nobody moves now: the engine says why.
  whyNotUnit: ({ state }, unit) => ask.check(state, { type: 'move', unit, path: [] }),
  units: () => [],
  take: pickUp,
  together: false,
  losable: () => [],
  open: () => [],
  openMark: null,
  reach: () => [],
  goes: () => true,
  actionTo: () => null,
  whyNotTo: () => null,
  press: () => false,
  whyNotHex: () => 'units',
  marks: () => [],
  owed: () => null,
  goals: () => null,
  begins: () => null,
  home: () => null,
};
