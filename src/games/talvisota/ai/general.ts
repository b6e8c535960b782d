/** Weighs what it does by exact odds over what the other side may hold. */
import { decider, type Action, type Decision, type PhaseName, type State } from '#engine/talvisota';
import type { AiProfile, SearchTask } from './contract.ts';
import {
  chooseOccupation,
  chooseEmployment,
  chooseFightOn,
  chooseLosses,
  chooseMannerheim,
  chooseFight,
  choosePursuit,
  chooseRetreat,
  chooseStarvation,
} from './in-combat.ts';
import {
  chooseAnswer,
  chooseFinnishPlans,
  chooseHarassment,
  choosePreparation,
  chooseStay,
  chooseWithdrawal,
} from './finnish-general.ts';
import {
  chooseArrivals,
  chooseCommitment,
  chooseDeployment,
  chooseMovement,
  chooseSetUp,
  chooseSovietPlans,
} from './soviet-general.ts';

type DecisionSearch = (state: State, profile: AiProfile) => SearchTask<Action[]>;

const withoutSearch = (choose: (state: State, profile: AiProfile) => Action[]): DecisionSearch =>
  // oxlint-disable-next-line require-yield
  function* (state, profile) {
    return choose(state, profile);
  };

const roll = withoutSearch(() => [{ type: 'roll' }]);

const BY_PHASE: Readonly<Record<Exclude<PhaseName, 'turn-end' | 'over'>, DecisionSearch>> = {
  'set-up': withoutSearch(chooseSetUp),
  event: roll,
  recovery: withoutSearch(chooseArrivals),
  withdrawal: withoutSearch(chooseWithdrawal),
  movement: chooseMovement,
  'soviet-plans': chooseSovietPlans,
  'finnish-plans': chooseFinnishPlans,
  'soviet-allotment': chooseCommitment,
  'finnish-allotment': choosePreparation,
  deployment: chooseDeployment,
  combat: withoutSearch(chooseFight),
  harassment: withoutSearch(chooseHarassment),
};

const BY_DECISION: Readonly<Record<Decision['kind'], DecisionSearch>> = {
  answer: chooseAnswer,
  roll,
  employ: withoutSearch(chooseEmployment),
  mannerheim: withoutSearch(chooseMannerheim),
  losses: withoutSearch(chooseLosses),
  'fight-on': withoutSearch(chooseFightOn),
  occupy: withoutSearch(chooseOccupation),
  pursue: withoutSearch(choosePursuit),
  retreat: withoutSearch(chooseRetreat),
  stay: withoutSearch(chooseStay),
  starve: withoutSearch(chooseStarvation),
};

/** What the General does now. */
export function* searchGeneral(state: State, profile: AiProfile): SearchTask<Action[]> {
  const decision = state.decisions.at(-1);
  if (decision) return yield* BY_DECISION[decision.kind](state, profile);
  const { phase } = state;
  if (phase === 'turn-end' || phase === 'over' || decider(state) !== profile.side) return [];
  return yield* BY_PHASE[phase](state, profile);
}
