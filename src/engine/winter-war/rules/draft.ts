import {
  LENINGRAD,
  fortification,
  finnishCityHex,
  PETSAMO,
  supplyCityHex,
  VIIPURI_ROW,
} from '../board/board.ts';
import type { Hex } from '../board/grid.ts';
import type { Draft as CoreDraft, Mutable } from '#engine/core/draft.ts';
import type { Dice } from '#engine/core/random.ts';
import { openCountry } from './terrain.ts';
import { judgeBoth } from './isolation.ts';
import { supplyContext } from './soviet-supply.ts';
import { overloadLasts, settledForCombat, type SupplyTime } from './supply-times.ts';
import { IS_SOVIET, ROSTER, type UnitId } from '../units/roster.ts';
import type { Cause, GameEvent } from '../state/events.ts';
import { occupancyOf } from '../state/occupancy.ts';
import {
  unitWith,
  LASTING_MARKS,
  MARK,
  OFF_MAP,
  OWNER,
  type Course,
  type Owner,
  type State,
  type UnitState,
} from '../state/state.ts';

export { changeDecision, popDecision, pushDecision, rollDie } from '#engine/core/draft.ts';

export interface Draft extends CoreDraft<State, GameEvent> {
  readonly state: Mutable<State> & { units: UnitState[] };
  /** True once `state.owner` is this draft's own copy. */
  ownsOwner: boolean;
}

export function draftOf(before: State, given: Dice = []): Draft {
  // Faster than within the object literal, where the property was looked up every time.
  const state = { ...before } as Draft['state'];
  state.units = before.units.slice();
  return { state, events: [], dice: [], given, ownsOwner: false };
}

export function setUnit(draft: Draft, unit: UnitId, change: Partial<UnitState>): void {
  draft.state.units[unit] = unitWith(draft.state.units[unit]!, change);
}

export function addMark(draft: Draft, unit: UnitId, mark: number): void {
  setUnit(draft, unit, { marks: draft.state.units[unit]!.marks | mark });
}

export const hasMark = (state: State, unit: UnitId, mark: number): boolean =>
  (state.units[unit]!.marks & mark) !== 0;

const OBJECTIVES = new Set(VIIPURI_ROW);
const isObjective = (hex: Hex): boolean =>
  OBJECTIVES.has(hex) || !!(fortification[hex]! | finnishCityHex[hex]! | supplyCityHex[hex]!);

export function setCourse(draft: Draft, change: Partial<Course>): void {
  draft.state.course = { ...draft.state.course, ...change };
}

/** A unit enters a hex: its side is now the last to have occupied or passed through it (V1). */
export function passThrough(draft: Draft, unit: UnitId, hex: Hex): void {
  const owner: Owner = IS_SOVIET[unit] ? OWNER.soviet : OWNER.finn;
  if (draft.state.owner[hex] === owner || !openCountry(hex)) return;
  // Paratroops of a planned drop capture nothing before their next Player-Turn (Option.D2).
  if (draft.state.units[unit]!.marks & MARK.dropped) return;
  if (!draft.ownsOwner) {
    draft.state.owner = draft.state.owner.slice();
    draft.ownsOwner = true;
  }
  (draft.state.owner as Owner[])[hex] = owner;
  if (isObjective(hex)) draft.events.push({ type: 'captured', hex, side: ROSTER[unit]!.side });
}

/** Puts a unit in a hex; a Finnish one in Leningrad ends the game (E1). */
export function standIn(draft: Draft, unit: UnitId, hex: Hex, mark = 0): void {
  passThrough(draft, unit, hex);
  setUnit(draft, unit, { at: hex, marks: draft.state.units[unit]!.marks | mark });
  if (hex === LENINGRAD && !IS_SOVIET[unit] && draft.state.options.errata) {
    draft.state.outcome = {
      reason: 'leningrad',
      points: 0,
      level: draft.state.goal ? 'finnish' : 'decisive-finnish',
    };
  }
}

export function eliminate(draft: Draft, unit: UnitId, cause: Cause): void {
  const { at } = draft.state.units[unit]!;
  // Only Allied units off Petsamo are eliminated while off the map.
  draft.events.push({ type: 'eliminated', unit, hex: at < 0 ? PETSAMO : at, cause });
  setUnit(draft, unit, { at: OFF_MAP.eliminated, cut: 0, marks: 0 });
}

/** Judges the supply of both sides, as far as it may change at this time, and records the changes as events. */
export function refreshSupply(draft: Draft, time: SupplyTime = 'during'): void {
  const { state } = draft;
  const leftOut = overloadLasts(state, time) ? state.units : undefined;
  const context = supplyContext(state, state.units, occupancyOf(state.units), leftOut);
  const settled = time === 'during' && settledForCombat(state, state.phasing);
  setSupply(draft, judgeBoth(context, state.phasing, settled));
}

/** Replaces the units by judged ones and records changes of supply as events. */
export function setSupply(draft: Draft, judged: readonly UnitState[]): void {
  const before = draft.state.units;
  if (judged === before) return;
  judged.forEach((unit, id) => {
    if (unit.cut !== before[id]!.cut) draft.events.push({ type: 'supply', unit: id, isolation: unit.cut });
  });
  draft.state.units = judged.slice();
}

export function clearMarks(draft: Draft): void {
  draft.state.units.forEach(({ marks }, id) => {
    if (marks & ~LASTING_MARKS) setUnit(draft, id, { marks: marks & LASTING_MARKS });
  });
}
