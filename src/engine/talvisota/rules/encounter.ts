/** Both forces in the current combat. */
import { placeOf, type Space } from '../board/board.ts';
import type { Employment, FinnishPlan, SovietPlan, State } from '../state/state.ts';
import { finns, MOST_UNITS, plus, size, type FinnishForce } from '../units/forces.ts';
import type { Encounter } from './strength.ts';

/** The use of commanders and artillery before it has been chosen. */
export const NO_EMPLOYMENT: Employment = { meretskov: null, timoshenko: null, artillery: null };

/** The strategies of the combat; `defender` is null without an answer. */
export const attacker = ({ soviet, combat }: State): SovietPlan => soviet.plans[combat!.slot]!;
export const defender = ({ finnish, combat }: State): FinnishPlan | null =>
  combat!.answer === null ? null : finnish.plans[combat!.answer]!;

/** The present Finnish force: the strategy's units and SCT in place. */
export const finnsIn = (state: State): FinnishForce =>
  plus(defender(state)?.units ?? finns(), finns({ SCT: state.combat!.scouts }));

/** SCT in place that fight beside a strategy: six units at most in one force (1.1, N50). */
export const scoutsBeside = (state: State, target: Space, units: FinnishForce): number =>
  Math.min(state.finnish.scouts[target]!, MOST_UNITS - size(units));

/** Everything that determines the next round except the die. */
export function encounterOf(state: State): Encounter {
  const { combat } = state;
  const plan = attacker(state);
  const answer = defender(state);
  const { value, fortified } = placeOf(combat!.target);
  return {
    strategy: plan.strategy!,
    units: combat!.units,
    supports: plan.supports,
    employment: combat!.employment,
    finns: finnsIn(state),
    environment: answer?.environment ?? [],
    finnishSupports: answer?.supports ?? [],
    entrenched: answer?.entrenched ?? false,
    mannerheim: combat!.mannerheim,
    value,
    fortified,
  };
}
