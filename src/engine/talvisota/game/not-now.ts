import type { ActionType } from '../state/actions.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { openActions } from './sequence.ts';
import type { State } from '../state/state.ts';

/** Where in the sequence of play each kind of action has its place. */
const WHEN: Readonly<Record<ActionType, RefusalKey>> = {
  assign: 'when-assign',
  roll: 'when-roll',
  recover: 'when-recover',
  withdraw: 'when-withdraw',
  enter: 'when-move',
  march: 'when-move',
  mark: 'when-mark',
  plan: 'when-plan',
  post: 'when-post',
  commit: 'when-allot',
  prepare: 'when-allot',
  swap: 'when-allot',
  deploy: 'when-deploy',
  answer: 'when-answer',
  fight: 'when-fight',
  employ: 'when-support',
  mannerheim: 'when-support',
  lose: 'when-lose',
  'fight-on': 'when-second-round',
  occupy: 'when-occupy',
  pursue: 'when-pursue',
  retreat: 'when-retreat',
  harass: 'when-harass',
  stay: 'when-stay',
  starve: 'when-starve',
  // Only a decision, or combats to be fought, keep a phase from being ended.
  end: 'decide-first',
};

/** Why no action of a kind can be taken now, with the paragraph that says when it can; null when it can. */
export function notNow(state: State, type: ActionType): Refusal | null {
  if (state.phase === 'over') return refuse('game-over');
  if (openActions(state).includes(type)) return null;
  if (!state.decisions.length)
    return refuse(type === 'end' && state.phase === 'combat' ? 'fight-all' : WHEN[type]);
  return refuse('decide-first');
}
