import {
  decider,
  FINNISH_WEAKEST_FIRST,
  finns,
  finnsInCombat,
  inOrder,
  SOVIET_WEAKEST_FIRST,
  soviets,
  type Decision,
  type FinnishForce,
  type PhaseName,
  type Side,
  type SovietForce,
  type State,
} from '#engine/talvisota';

/** What has to be decided: the innermost decision, or else the phase. */
export type Kind = Decision['kind'] | PhaseName;

export const kindOf = (state: State): Kind => state.decisions.at(-1)?.kind ?? state.phase;

/** Changes whenever something else has to be decided: what lies on the desk is put down then. */
export const askedNow = (state: State): string =>
  [
    state.turn,
    kindOf(state),
    decider(state),
    state.combat?.slot,
    state.combat?.attack,
    state.combat?.round,
  ].join();

/** The force that has to give up units now. */
export const losing = (state: State, side: Side): SovietForce | FinnishForce =>
  side === 'soviet' ? state.combat!.units : finnsInCombat(state);

/** Weakest first. */
export function usualLosses(state: State, side: Side, count: number): SovietForce | FinnishForce {
  const force = losing(state, side);
  return side === 'soviet'
    ? inOrder(force as SovietForce, SOVIET_WEAKEST_FIRST, count)
    : inOrder(force as FinnishForce, FINNISH_WEAKEST_FIRST, count);
}

/** A force out of counts; those that are not of the side are left out. */
export const forceOf = (
  side: Side,
  units: Readonly<Record<string, number | undefined>>,
): SovietForce | FinnishForce => {
  const whole: Readonly<Record<string, number>> = side === 'soviet' ? soviets() : finns();
  return Object.fromEntries(Object.keys(whole).map((unit) => [unit, units[unit] ?? 0])) as unknown as
    | SovietForce
    | FinnishForce;
};
