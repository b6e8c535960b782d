/** Both forces in the current combat. */
import { placeOf, type Space } from '../board/board.ts';
import type { Action } from '../state/actions.ts';
import type { Employment, FinnishPlan, SovietPlan, State } from '../state/state.ts';
import { finns, minus, MOST_UNITS, plus, size, type FinnishForce } from '../units/forces.ts';
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

type Attacking = Pick<Encounter, 'strategy' | 'units' | 'supports'>;
type FinnishMeans = Pick<FinnishPlan, 'environment' | 'supports' | 'entrenched'>;

/** Two forces on a space, before commanders, artillery and Mannerheim are used. */
export function encounterAt(
  space: Space,
  { strategy, units, supports }: Attacking,
  force: FinnishForce,
  means: FinnishMeans | null,
): Encounter {
  const { value, fortified } = placeOf(space);
  return {
    strategy,
    units,
    supports,
    employment: NO_EMPLOYMENT,
    finns: force,
    environment: means?.environment ?? [],
    finnishSupports: means?.supports ?? [],
    entrenched: means?.entrenched ?? false,
    mannerheim: null,
    value,
    fortified,
  };
}

/** Everything that determines the next round except the die. */
export function encounterOf(state: State): Encounter {
  const { target, units, employment, mannerheim } = state.combat!;
  const { strategy, supports } = attacker(state);
  const attack = { strategy: strategy!, units, supports };
  return { ...encounterAt(target, attack, finnsIn(state), defender(state)), employment, mannerheim };
}

export interface Coming {
  readonly encounter: Encounter;
  readonly target: Space;
  readonly round: 1 | 2;
}

/** The round that an action in a combat leads to, as far as it is known; null if it leads to none. */
export function roundAfter(state: State, action: Action): Coming | null {
  const { combat } = state;
  if (!combat || !size(combat.units)) return null;
  const now = encounterOf(state);
  const next = (change: Partial<Encounter>, round = combat.round, target = combat.target): Coming | null =>
    size(change.units ?? now.units) ? { encounter: { ...now, ...change }, target, round } : null;
  if (action.type === 'roll') return next({});
  if (action.type === 'fight-on') return action.on ? next({}, 2) : null;
  if (action.type === 'mannerheim') return next({ mannerheim: action.use });
  if (action.type === 'employ') {
    const { reserves, meretskov, timoshenko, artillery } = action;
    const units = reserves.reduce((all, part) => plus(all, part.units), now.units);
    return next({ units, employment: { meretskov, timoshenko, artillery } });
  }
  if (action.type !== 'pursue' || action.target === null) return null;
  const { target, leave } = action;
  const own = defender(state)?.units ?? finns();
  const force = plus(own, finns({ SCT: scoutsBeside(state, target, own) }));
  const { value, fortified } = placeOf(target);
  return next({ units: minus(now.units, leave), finns: force, value, fortified }, 1, target);
}
