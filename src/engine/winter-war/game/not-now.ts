import type { ActionType } from '../state/actions.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { isOpen } from './sequence.ts';
import type { Decision, State } from '../state/state.ts';

/** The refusal that says in which phase each kind of action belongs. */
const WHEN: Readonly<Record<ActionType, RefusalKey>> = {
  place: 'when-place',
  heavy: 'when-heavy',
  arrive: 'when-arrive',
  plan: 'when-plan',
  move: 'when-move',
  demolish: 'when-demolish',
  administer: 'when-administer',
  drop: 'when-drop',
  retreat: 'when-retreat',
  advance: 'when-advance',
  attack: 'when-attack',
  lose: 'when-lose',
  roll: 'when-roll',
  accept: 'when-choose',
  decline: 'when-choose',
  // Only a pending decision prevents a phase from ending.
  end: 'decide-first',
};

function wrongPhase({ phase }: State, type: ActionType): RefusalKey {
  if (type === 'attack' && phase === 'movement') return 'attack-moving';
  if (type === 'attack' && phase === 'exploitation') return 'attack-exploiting';
  if (type === 'decline' && phase !== 'interphase') return 'advance-nothing';
  return WHEN[type];
}

function waiting({ phase }: State, { kind }: Decision): RefusalKey {
  if (phase === 'interphase') return 'decide-interphase';
  if (kind === 'withdraw') return 'decide-withdraw';
  return kind === 'overstack' ? 'decide-overfull' : 'decide-first';
}

/** Why no action of a kind is possible now, with the paragraph that says when it is; null when it is possible. */
export function notNow(state: State, type: ActionType): Refusal | null {
  if (state.phase === 'over') return refuse('game-over');
  if (isOpen(state, type)) return null;
  const decision = state.decisions.at(-1);
  return refuse(decision ? waiting(state, decision) : wrongPhase(state, type));
}
