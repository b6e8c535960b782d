import playMessages from '../../content/en/play.ftl';
import {
  decider,
  FINNISH_WEAKEST_FIRST,
  finns,
  finnsInCombat,
  idleRound,
  inOrder,
  size,
  SOVIET_WEAKEST_FIRST,
  soviets,
  type Decision,
  type FinnishForce,
  type PhaseName,
  type Side,
  type SovietForce,
  type State,
  type Force,
} from '#engine/talvisota';
import { isSolving } from '#table';

/** The pending decision: the innermost one, or else the phase. */
export type Kind = Decision['kind'] | PhaseName;

export const kindOf = (state: State): Kind => state.decisions.at(-1)?.kind ?? state.phase;

/** Units and means are given to strategies. */
export const isAllotting = (state: State): boolean => kindOf(state).endsWith('allotment');

/** Key of the decision; the desk is cleared when it changes. */
export const askedNow = (state: State): string =>
  [
    state.turn,
    kindOf(state),
    decider(state),
    state.combat?.slot,
    state.combat?.attack,
    state.combat?.round,
  ].join();

const idle = new WeakMap<State, ReturnType<typeof idleRound>>();

/** As the engine's, which takes some reckoning; null in problems, which ask for every choice. */
export function idleRoundIn(state: State): ReturnType<typeof idleRound> {
  if (isSolving()) return null;
  if (!idle.has(state)) idle.set(state, idleRound(state));
  return idle.get(state)!;
}

/** The default losses: the weakest units first. */
export function usualLosses(state: State, side: Side, count: number): Force {
  return side === 'soviet'
    ? inOrder(state.combat!.units, SOVIET_WEAKEST_FIRST, count)
    : inOrder(finnsInCombat(state), FINNISH_WEAKEST_FIRST, count);
}

type ForceOf<S extends Side> = S extends 'soviet' ? SovietForce : FinnishForce;

/** A force from counts; units of the other side are left out. */
export function forceOf<S extends Side>(
  side: S,
  units: Readonly<Record<string, number | undefined>>,
): ForceOf<S> {
  const whole: Readonly<Record<string, number>> = side === 'soviet' ? soviets() : finns();
  return Object.fromEntries(
    Object.keys(whole).map((unit) => [unit, units[unit] ?? 0]),
  ) as unknown as ForceOf<S>;
}

/** True while arrived units wait for a front box, without which the phase cannot end. */
const mustAssign = (state: State): boolean =>
  state.phase === 'recovery' && decider(state) === 'soviet' && size(state.soviet.waiting) > 0;

/** The task, in one sentence. In solo play the Soviet player moves the scouts, which must go if any are free. */
export function todoIn(state: State): string {
  const kind = idleRoundIn(state) ? 'roll' : kindOf(state);
  const t = playMessages().decision;
  if (mustAssign(state)) return t.assignArrivals;
  return state.options.solo && kind === 'harassment' ? t.soloHarassment : t.todo[kind];
}
