import type { Draft as CoreDraft } from '#engine/core/draft.ts';
import type { Dice } from '#engine/core/random.ts';
import { isFinnish, type Side, type Space } from '../board/board.ts';
import { isSoviet } from './control.ts';
import { minus, plus, type SovietForce } from '../units/forces.ts';
import type { Slot } from '../units/strategies.ts';
import type { GameEvent, MoraleCause } from '../state/events.ts';
import {
  MOST_MORALE,
  type Combat,
  type FinnishPlan,
  type FinnishSheet,
  type SovietPlan,
  type SovietSheet,
  type State,
} from '../state/state.ts';

export { popDecision, pushDecision, rollDie } from '#engine/core/draft.ts';

export type Draft = CoreDraft<State, GameEvent>;

export const draftOf = (state: State, given: Dice = []): Draft => ({
  state: { ...state },
  events: [],
  dice: [],
  given,
});

export function setSoviet(draft: Draft, change: Partial<SovietSheet>): void {
  draft.state.soviet = { ...draft.state.soviet, ...change };
}

export function setFinnish(draft: Draft, change: Partial<FinnishSheet>): void {
  draft.state.finnish = { ...draft.state.finnish, ...change };
}

export function setCombat(draft: Draft, change: Partial<Combat>): void {
  draft.state.combat = { ...draft.state.combat!, ...change };
}

const withAt = <T>(list: readonly T[], i: number, value: T): T[] => {
  const copy = list.slice();
  copy[i] = value;
  return copy;
};

export const setSovietPlan = (draft: Draft, slot: Slot, plan: SovietPlan | null): void =>
  setSoviet(draft, { plans: withAt(draft.state.soviet.plans, slot, plan) });

export const setFinnishPlan = (draft: Draft, slot: Slot, plan: FinnishPlan | null): void =>
  setFinnish(draft, { plans: withAt(draft.state.finnish.plans, slot, plan) });

export const setScouts = (draft: Draft, space: Space, scouts: number): void =>
  setFinnish(draft, { scouts: withAt(draft.state.finnish.scouts, space, scouts) });

/** Changes morale at once, up to its cap; it may fall below 0 (N39). */
export function changeMorale(draft: Draft, side: Side, change: number, cause: MoraleCause): void {
  const before = draft.state.morale[side];
  const now = Math.min(MOST_MORALE, before + change);
  if (now === before) return;
  draft.state.morale = { ...draft.state.morale, [side]: now };
  draft.events.push({ type: 'morale', side, change: now - before, cause, now });
}

export const addUnits = (draft: Draft, space: Space, units: SovietForce): void => {
  const { map } = draft.state.soviet;
  setSoviet(draft, { map: withAt(map, space, plus(map[space]!, units)) });
};

/** Takes units out of a space, which is lost when neither unit nor marker is left (N10). */
export function removeUnits(draft: Draft, space: Space, units: SovietForce): void {
  const held = isSoviet(draft.state, space);
  const { map } = draft.state.soviet;
  setSoviet(draft, { map: withAt(map, space, minus(map[space]!, units)) });
  noteControl(draft, space, held);
}

/** Marks units as having fought, in the space where they are now. */
export const addUsed = (draft: Draft, space: Space, units: SovietForce): void => {
  const { used } = draft.state.soviet;
  setSoviet(draft, { used: withAt(used, space, plus(used[space]!, units)) });
};

export const removeUsed = (draft: Draft, space: Space, units: SovietForce): void => {
  const { used } = draft.state.soviet;
  setSoviet(draft, { used: withAt(used, space, minus(used[space]!, units)) });
};

export function setMarker(draft: Draft, space: Space, on: boolean): void {
  const held = isSoviet(draft.state, space);
  const others = draft.state.soviet.markers.filter((marked) => marked !== space);
  if (others.length === draft.state.soviet.markers.length && !on) return;
  setSoviet(draft, { markers: on ? [...others, space].sort((a, b) => a - b) : others });
  draft.events.push({ type: 'marker', space, on });
  noteControl(draft, space, held);
}

function noteControl(draft: Draft, space: Space, held: boolean): void {
  if (isFinnish(space) && held && !isSoviet(draft.state, space))
    draft.events.push({ type: 'control', space, side: 'finn' });
}

/** The price of a space that falls is paid once, until the Finns retake it (C7). */
export function setPaid(draft: Draft, space: Space, paid: boolean): void {
  const others = draft.state.paid.filter((other) => other !== space);
  draft.state.paid = paid ? [...others, space].sort((a, b) => a - b) : others;
}

/** SCT in place return to the sheet; Soviet units still there regain the space (6.2, C20). */
export function scoutsHome(draft: Draft, space: Space, scouts: number): void {
  if (scouts === 0) return;
  const { finnish } = draft.state;
  setScouts(draft, space, finnish.scouts[space]! - scouts);
  setFinnish(draft, { pool: { ...finnish.pool, SCT: finnish.pool.SCT + scouts } });
  draft.events.push({ type: 'scouts', space, scouts, stay: false });
}

/** After SCT have left a space, Soviet units there regain it without a fight and without points. */
export function regain(draft: Draft, space: Space): void {
  if (!isSoviet(draft.state, space)) return;
  setPaid(draft, space, true);
  draft.events.push({ type: 'control', space, side: 'soviet' });
}
