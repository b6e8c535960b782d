/** Weighs what it does by exact odds over what the other side may hold. */
import { decider, type Action, type Decision, type PhaseName, type State } from '#engine/talvisota';
import type { Person, Thought } from './contract.ts';
import {
  afterCombat,
  employ,
  fightOn,
  loseLeast,
  mannerheim,
  nextFight,
  pursue,
  retreat,
  starve,
} from './in-combat.ts';
import { answer, finnishPlans, harass, prepare, stay, withdraw } from './finnish-general.ts';
import { arrive, commit, deploy, march, setUp, sovietPlans } from './soviet-general.ts';

type Choose = (state: State, person: Person) => Thought<Action[]>;

const atOnce = (choose: (state: State, person: Person) => Action[]): Choose =>
  // oxlint-disable-next-line require-yield
  function* (state, person) {
    return choose(state, person);
  };

const roll = atOnce(() => [{ type: 'roll' }]);

const BY_PHASE: Readonly<Record<Exclude<PhaseName, 'turn-end' | 'over'>, Choose>> = {
  'set-up': atOnce(setUp),
  event: roll,
  recovery: atOnce(arrive),
  withdrawal: atOnce(withdraw),
  movement: march,
  'soviet-plans': sovietPlans,
  'finnish-plans': finnishPlans,
  'soviet-allotment': commit,
  'finnish-allotment': prepare,
  deployment: deploy,
  combat: atOnce(nextFight),
  harassment: atOnce(harass),
};

const BY_DECISION: Readonly<Record<Decision['kind'], Choose>> = {
  answer,
  roll,
  employ: atOnce(employ),
  mannerheim: atOnce(mannerheim),
  losses: atOnce(loseLeast),
  'fight-on': atOnce(fightOn),
  occupy: atOnce(afterCombat),
  pursue: atOnce(pursue),
  retreat: atOnce(retreat),
  stay: atOnce(stay),
  starve: atOnce(starve),
};

/** What the General does now. */
export function* general(state: State, person: Person): Thought<Action[]> {
  const decision = state.decisions.at(-1);
  if (decision) return yield* BY_DECISION[decision.kind](state, person);
  const { phase } = state;
  if (phase === 'turn-end' || phase === 'over' || decider(state) !== person.side) return [];
  return yield* BY_PHASE[phase](state, person);
}
