/** Interface of a decision handler, and helpers for writing handlers. */
import playMessages from '#games/winter-war/content/en/play.ftl';
import type { Action, Decision, Hex, ReachHex, Refusal, State, UnitId } from '#engine/winter-war';
import type { PrimaryStep as StepOf } from '#table/game';
import { canAct, endPhase, isSolving, showOnMap, useUi } from '#table';
import { play, refuse, selectUnit, setMode, type Mode, type Position } from '../../table-adapter.ts';
import type { HexHighlight, HighlightKind } from '../board/map-props.ts';
import * as ask from './queries.ts';
import type { Situation } from './situation.ts';

export type UnitMode = Extract<Mode, { mode: 'unit' }>;

export type DecisionKind = Situation['kind'];

/** A position and its open decision. */
export interface DecisionContext<K extends DecisionKind = DecisionKind> {
  readonly state: State;
  readonly situation: Situation & { readonly kind: K };
}

/** The context with the state as the viewer may see it. */
export type ViewedContext<K extends DecisionKind = DecisionKind> = Position & DecisionContext<K>;

/** How hexes open to a unit in one step are marked. */
export type OpenMark = Extract<HighlightKind, 'place' | 'retreat' | 'advance'>;

export type PrimaryStep = StepOf<Refusal | null>;

/** The panel for a decision, with its data. */
export type PanelSpec =
  | { readonly panel: 'attack' | 'cease-fire' | 'landing' }
  | { readonly panel: 'tray'; readonly situation: Extract<Situation, { kind: 'place' | 'arrive' }> }
  | { readonly panel: 'muster'; readonly decision: Extract<Decision, { kind: 'muster' }> }
  | { readonly panel: 'forfeit'; readonly decision: Extract<Decision, { kind: 'forfeit' }> }
  | { readonly panel: 'drop'; readonly hexes: readonly Hex[] }
  | {
      readonly panel: 'candidates';
      readonly title: string;
      readonly units: readonly UnitId[];
      readonly step: 'retreat' | 'advance' | 'exploit';
    }
  /** `points`: strength to give up; null: until the hex is within its stacking limit. */
  | { readonly panel: 'losses'; readonly points: number | null };

/** How one kind of decision is made on the map, with the main button and in a panel. */
export interface DecisionHandler<K extends DecisionKind = DecisionKind> {
  /* Units */

  /** True when the player may select this unit now. */
  canSelect(context: DecisionContext<K>, unit: UnitId): boolean;
  /** Why it may not be selected; only called when it may not. Null: no reason to give. */
  whyNotUnit(context: DecisionContext<K>, unit: UnitId): Refusal | null;
  /** Units that can still do something, for "next unit". */
  units(context: DecisionContext<K>): readonly UnitId[];
  /** Selects one of them, or adds it to the choice. */
  select(unit: UnitId): void;
  /** All units are one choice: "next unit" only moves the cursor. */
  readonly chosenTogether: boolean;
  /** Units that can be chosen as losses. */
  losable(context: DecisionContext<K>): readonly UnitId[];

  /* Destinations of the selected unit */

  /** Hexes within reach in one step. */
  openHexes(context: DecisionContext<K>, unit: UnitId): readonly Hex[];
  /** How `openHexes` are marked; null if there are none. */
  readonly openMark: OpenMark | null;
  /** Hexes within reach along a path, through the chosen waypoints. */
  reach(context: DecisionContext<K>, mode: UnitMode): readonly ReachHex[];
  /** False for a selected unit that can no longer move and is selected for something else. */
  canGo(context: DecisionContext<K>, unit: UnitId): boolean;
  /** The action that moves it to a hex; null if there is none. */
  actionTo(context: DecisionContext<K>, mode: UnitMode, hex: Hex): Action | null;
  /** Why it may not go there; null when it may. */
  whyNotTo(context: DecisionContext<K>, mode: UnitMode, hex: Hex): Refusal | null;
  /** Units lost when it goes there; the first press warns about them. */
  lostBy(context: DecisionContext<K>, unit: UnitId, hex: Hex): readonly UnitId[];
  /** The mode after a unit has moved to a hex; `context` is the one before the move. */
  modeAfter(context: DecisionContext<K>, unit: UnitId): Mode;

  /* The map */

  /** Handles a press itself; false leaves it to the controller, as a press on the units in the hex. */
  handlePress(context: DecisionContext<K>, mode: Mode, hex: Hex, unit: UnitId | null): boolean;
  /** Why a press with no unit selected does nothing; 'units': use `whyNotUnit` for those in the hex. */
  whyNotHex(
    context: DecisionContext<K>,
    mode: Mode,
    hex: Hex,
    units: readonly UnitId[],
  ): Refusal | null | 'units';
  /** Highlights for the choice, besides the destinations of the selected unit. */
  marks(context: ViewedContext<K>, mode: Mode): readonly HexHighlight[];
  /** Hexes with pending obligations; null: those of the main button's refusal. */
  obligatoryHexes(context: DecisionContext<K>): readonly Hex[] | null;
  /** Hexes that may be chosen; null: the destinations of the selected unit. */
  targetHexes(context: DecisionContext<K>, mode: Mode): readonly Hex[] | null;
  /** Brought into view when the decision opens, and selected if it is the only unit that can decide. */
  opensWith(context: DecisionContext<K>): { readonly hex: Hex; readonly unit?: UnitId } | null;
  /** Hex to show first; null: that of the first of `units`. */
  firstHex(context: DecisionContext<K>): Hex | null;

  /* Bar and panel */

  primary(context: DecisionContext<K>, mode: Mode): PrimaryStep;
  /** What to do next, in one sentence. */
  todo(context: DecisionContext<K>, mode: Mode): string;
  panel(context: DecisionContext<K>, mode: Mode): PanelSpec | null;
}

/** A decision without units to select, made with the button or in a panel. */
export const baseHandler: Omit<DecisionHandler, 'primary' | 'todo'> = {
  canSelect: () => false,
  // The engine explains why no unit can move now.
  whyNotUnit: ({ state }, unit) => ask.check(state, { type: 'move', unit, path: [] }),
  units: () => [],
  select: selectUnit,
  chosenTogether: false,
  losable: () => [],
  openHexes: () => [],
  openMark: null,
  reach: () => [],
  canGo: () => true,
  actionTo: () => null,
  whyNotTo: () => null,
  lostBy: () => [],
  modeAfter: () => ({ mode: 'idle' }),
  handlePress: () => false,
  whyNotHex: () => 'units',
  marks: () => [],
  obligatoryHexes: () => null,
  targetHexes: () => null,
  opensWith: () => null,
  firstHex: () => null,
  panel: () => null,
};

/* Acting */

/** Plays an action and clears the selection, or shows the refusal. Returns true when it was played. */
export function act(action: Action, after: Mode = { mode: 'idle' }): boolean {
  if (!canAct()) return false;
  const refusal = play(action);
  if (refusal) {
    refuse(refusal, action);
    return false;
  }
  setMode(after);
  return true;
}

/** A main button that plays an action, or shows why it cannot. */
export function primaryFor(state: State, label: string, action: Action, urgent = false): PrimaryStep {
  const playOrPoint = (): void => {
    if (act(action)) return;
    // The notice names the hexes; the first of them is brought into view.
    const [hex] = useUi.getState().pointed;
    if (hex !== undefined) showOnMap(hex);
  };
  return {
    shown: true,
    label: action.type === 'end' && isSolving() ? playMessages().end.check : label,
    urgent,
    refusal: ask.check(state, action),
    run: () => (action.type === 'end' ? endPhase(state, playOrPoint) : playOrPoint()),
  };
}

/** No main button: the choice is made on the map, or in the panel. */
export const NO_PRIMARY: PrimaryStep = {
  shown: false,
  label: '',
  urgent: false,
  refusal: null,
  run: () => undefined,
};

/* Refusals */

/** The first reason found; null if there is none. */
export function firstReason<T>(items: Iterable<T>, reason: (item: T) => Refusal | null): Refusal | null {
  for (const item of items) {
    const refusal = reason(item);
    if (refusal) return refusal;
  }
  return null;
}

/** The refusal whose key comes first in `keys`; else the first of them. */
export function mostRelevantRefusal(
  refusals: readonly (Refusal | null)[],
  keys: readonly string[],
): Refusal | null {
  const found = refusals.filter((one) => one !== null);
  return keys.map((key) => found.find((one) => one.key === key)).find(Boolean) ?? found[0] ?? null;
}

/* Hexes and their marks */

/** The hexes of units, each once; units off the map have none. */
export const hexesOf = (state: State, units: readonly UnitId[]): Hex[] =>
  [...new Set(units.map((unit) => state.units[unit]!.at))].filter((hex) => hex >= 0);

export const markAll = (hexes: readonly Hex[], kind: HighlightKind): HexHighlight[] =>
  hexes.map((hex) => ({ hex, kind }));

type Steps = (state: State, unit: UnitId) => readonly Hex[];

/** Hexes that the units may step to, with the hex they come from. */
export function markSteps(
  state: State,
  units: readonly UnitId[],
  kind: HighlightKind,
  steps: Steps,
): HexHighlight[] {
  const found = units.flatMap((unit) =>
    steps(state, unit).map((hex): HexHighlight => ({ hex, kind, from: state.units[unit]!.at })),
  );
  return [...new Map(found.map((one) => [`${one.hex} ${one.from}`, one])).values()];
}

/** The first unit that may step anywhere, and its hex; null if there is none. */
export function firstUnitWithDestination(
  state: State,
  units: readonly UnitId[],
  steps: Steps,
): { readonly hex: Hex; readonly unit: UnitId } | null {
  const unit = units.find((one) => steps(state, one).length > 0);
  return unit === undefined ? null : { hex: state.units[unit]!.at, unit };
}
