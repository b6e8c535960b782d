/** SCT behind the Soviet lines (6.2, N40 to N42). */
import { isFinnish, placeOf, type Space } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import {
  changeMorale,
  popDecision,
  pushDecision,
  regain,
  rollDie,
  scoutsHome,
  setFinnish,
  setMarker,
  setPaid,
  setScouts,
  type Draft,
} from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { finns, minus, plus, size } from '../units/forces.ts';
import { conquered, isSoviet, isSpace, neighbours } from './control.ts';
import { emptyFinnishPlan } from './plans.ts';
import { freeScouts, soloScouts, soloTargets } from './solo.ts';

type HarassAction = ActionOf<'harass'>;
type StayAction = ActionOf<'stay'>;
type WithdrawAction = ActionOf<'withdraw'>;

/** The most SCT in an attempt (6.2). */
export const MOST_SCOUTS = 3;

/** Finnish strategies without an opponent return their units (C12). */
export function releaseUnused(draft: Draft): void {
  const plans = draft.state.finnish.plans.map((plan) =>
    plan?.stage === 'box' ? emptyFinnishPlan(plan.strategy) : plan,
  );
  setFinnish(draft, { plans });
}

/** Spaces that can be harassed: Finnish ones under Soviet control, isolated or not (N41, C20). */
export const harassTargets = (state: State): Space[] => conquered(state);

/** The modifier of the die: SCT, Soviet units in the space and next to it (N40). */
export function harassModifier(state: State, target: Space, scouts: number): number {
  const { map } = state.soviet;
  const beside = neighbours(state, target).reduce((all, space) => all + size(map[space]!), 0);
  return scouts - 2 * size(map[target]!) - beside;
}

export type HarassResult = 'success' | 'setback' | 'failure';

const resultOf = (score: number): HarassResult => {
  if (score >= 6) return 'success';
  return score >= 4 ? 'setback' : 'failure';
};

export interface HarassChances {
  readonly modifier: number;
  /** Number of die faces, out of six. */
  readonly faces: Readonly<Record<HarassResult, number>>;
}

/** Results of an attempt, die by die. */
export function harassChances(state: State, target: Space, scouts: number): HarassChances {
  const modifier = harassModifier(state, target, scouts);
  const faces = { success: 0, setback: 0, failure: 0 };
  for (let die = 1; die <= 6; die++) faces[resultOf(die + modifier)]++;
  return { modifier, faces };
}

/** The fewest SCT with the best chance of success: more of them never do harm (N40). */
export function bestScouts(state: State, target: Space): number {
  const most = Math.min(MOST_SCOUTS, freeScouts(state));
  const rank = (scouts: number): number => {
    const { success, failure } = harassChances(state, target, scouts).faces;
    return 6 * success - failure;
  };
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  return counts.find((scouts) => rank(scouts) === rank(most)) ?? 1;
}

/** In solo play an attempt is forced; it is skipped when even the most SCT and the best face cannot succeed (9.2). */
export function hasHarassment(state: State): boolean {
  if (freeScouts(state) === 0) return false;
  if (!state.options.solo) return harassTargets(state).length > 0;
  const most = soloScouts(state, 6);
  return soloTargets(state).some((target) => harassChances(state, target, most).faces.success > 0);
}

export function checkHarass(state: State, { target, scouts }: HarassAction): Refusal | null {
  if (!isSpace(state, target)) return refuse('no-such-space');
  if (state.options.solo) return checkSolo(state, target, scouts);
  const count = freeScouts(state);
  if (scouts < 1 || scouts > Math.min(MOST_SCOUTS, count)) return refuse('harass-scouts', { count });
  return isFinnish(target) && isSoviet(state, target) ? null : refuse('harass-target', {}, [target]);
}

/** In solo play SCT attack a marker or the weakest force, as many as the die gives (9.2). */
function checkSolo(state: State, target: Space, scouts: number): Refusal | null {
  if (scouts !== 0) return refuse('harass-drawn');
  if (!conquered(state).includes(target)) return refuse('harass-target', {}, [target]);
  return soloTargets(state).includes(target) ? null : refuse('harass-weakest', {}, soloTargets(state));
}

/** The number of SCT sent: chosen, or in solo play by a die (9.2). */
function sent(draft: Draft, { target, scouts }: HarassAction): number {
  if (!draft.state.options.solo) return scouts;
  const die = rollDie(draft);
  const count = soloScouts(draft.state, die);
  draft.events.push({ type: 'sent', space: target, die, scouts: count });
  return count;
}

export function applyHarass(draft: Draft, action: HarassAction): void {
  const { target } = action;
  const scouts = sent(draft, action);
  const modifier = harassModifier(draft.state, target, scouts);
  const die = rollDie(draft);
  const result = resultOf(die + modifier);
  draft.events.push({ type: 'harassed', space: target, scouts, die, modifier, result });
  if (result === 'success') return breakIn(draft, target, scouts);
  changeMorale(draft, result === 'setback' ? 'soviet' : 'finn', -1, 'harassment');
  const one = finns({ SCT: 1 });
  const { pool, losses } = draft.state.finnish;
  setFinnish(draft, { pool: minus(pool, one), losses: plus(losses, one) });
  draft.events.push({ type: 'lost', side: 'finn', space: target, units: one, cause: 'combat' });
}

/** Morale that a success costs the Soviets (6.2). */
export const harassCost = (target: Space): number => 2 + placeOf(target).value;

/** The Soviets lose control, the marker and morale; the space can be paid for again (N42, C7). */
function breakIn(draft: Draft, target: Space, scouts: number): void {
  changeMorale(draft, 'soviet', -harassCost(target), 'harassment');
  const { pool } = draft.state.finnish;
  setFinnish(draft, { pool: { ...pool, SCT: pool.SCT - scouts } });
  setScouts(draft, target, scouts);
  setPaid(draft, target, false);
  draft.events.push({ type: 'control', space: target, side: 'finn' });
  setMarker(draft, target, false);
  // In solo play SCT stay where they have won (9.2).
  if (draft.state.options.solo) draft.events.push({ type: 'scouts', space: target, scouts, stay: true });
  else pushDecision(draft, { kind: 'stay', side: 'finn', space: target, scouts });
}

export function* harassActions(state: State): Generator<HarassAction> {
  if (state.options.solo) {
    for (const target of soloTargets(state)) yield { type: 'harass', target, scouts: 0 };
    return;
  }
  const most = Math.min(MOST_SCOUTS, freeScouts(state));
  for (const target of harassTargets(state))
    for (let scouts = 1; scouts <= most; scouts++) yield { type: 'harass', target, scouts };
}

export function checkStay(state: State, { scouts }: StayAction): Refusal | null {
  const decision = state.decisions.at(-1)!;
  const count = decision.kind === 'stay' ? decision.scouts : 0;
  return scouts < 0 || scouts > count ? refuse('stay-scouts', { count }) : null;
}

export function applyStay(draft: Draft, { scouts }: StayAction): void {
  const decision = draft.state.decisions.at(-1)!;
  popDecision(draft);
  if (decision.kind !== 'stay') return;
  leave(draft, decision.space, decision.scouts - scouts);
  if (scouts) draft.events.push({ type: 'scouts', space: decision.space, scouts, stay: true });
}

/** SCT return to the sheet; if the last of them leave Soviet units behind, those regain the space. */
function leave(draft: Draft, space: Space, scouts: number): void {
  scoutsHome(draft, space, scouts);
  if (scouts && draft.state.finnish.scouts[space] === 0) regain(draft, space);
}

export function stayActions(state: State): StayAction[] {
  const decision = state.decisions.at(-1)!;
  const most = decision.kind === 'stay' ? decision.scouts : 0;
  return Array.from({ length: most + 1 }, (_, scouts) => ({ type: 'stay', scouts }));
}

export function checkWithdraw(state: State, { space, scouts }: WithdrawAction): Refusal | null {
  if (!isSpace(state, space)) return refuse('no-such-space');
  const count = state.finnish.scouts[space]!;
  if (scouts < 1) return refuse('not-a-count');
  return scouts > count ? refuse('withdraw-none', { count, space: placeOf(space).name }, [space]) : null;
}

export const applyWithdraw = (draft: Draft, { space, scouts }: WithdrawAction): void =>
  leave(draft, space, scouts);

export const withdrawActions = (state: State): WithdrawAction[] =>
  state.finnish.scouts.flatMap((count, space) =>
    Array.from({ length: count }, (_, i): WithdrawAction => ({ type: 'withdraw', space, scouts: i + 1 })),
  );
