/** The second attack of a strategy (3.2.2, 3.2.4, N20, N49). */
import { placeOf } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import { popDecision, type Draft } from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { choices, holds, minus, size, soviets } from '../units/forces.ts';
import { beginSecondAttack } from './combat.ts';
import { isSpace } from './control.ts';
import { finish, pursuitTargets } from './outcome.ts';

type PursueAction = ActionOf<'pursue'>;

export function checkPursue(state: State, { target, leave }: PursueAction): Refusal | null {
  if (target === null) return null;
  if (!isSpace(state, target)) return refuse('no-such-space');
  const { units } = state.combat!;
  if (!holds(units, leave) || size(leave) >= size(units)) return refuse('pursue-force');
  return pursuitTargets(state).includes(target)
    ? null
    : refuse('pursue-target', { space: placeOf(target).name }, [target]);
}

export function applyPursue(draft: Draft, { target, leave }: PursueAction): void {
  popDecision(draft);
  if (target === null) finish(draft);
  else beginSecondAttack(draft, target, minus(draft.state.combat!.units, leave));
}

export function* pursueActions(state: State): Generator<PursueAction> {
  const { units } = state.combat!;
  for (const target of pursuitTargets(state))
    for (let count = 0; count < size(units); count++)
      for (const leave of choices(units, count)) yield { type: 'pursue', target, leave };
  yield { type: 'pursue', target: null, leave: soviets() };
}
