/** Filling the front boxes: at set-up, and with the January arrivals (2.2, N8). */
import { FRONTS } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import { setSoviet, type Draft } from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { kinds, plus, size, soviets, minus } from '../units/forces.ts';

type AssignAction = ActionOf<'assign'>;

export function checkAssign(state: State, { unit, front, count }: AssignAction): Refusal | null {
  const { waiting, boxes } = state.soviet;
  if (count === 0) return refuse('not-a-count');
  if (count > waiting[unit]) return refuse('assign-waiting', { count: waiting[unit], unit });
  if (count > 0) return null;
  if (state.phase !== 'set-up') return refuse('assign-back');
  return -count > boxes[front][unit]
    ? refuse('assign-box', { front, count: boxes[front][unit], unit })
    : null;
}

export function applyAssign(draft: Draft, { unit, front, count }: AssignAction): void {
  const { waiting, boxes } = draft.state.soviet;
  const units = soviets({ [unit]: count });
  setSoviet(draft, {
    waiting: minus(waiting, units),
    boxes: { ...boxes, [front]: plus(boxes[front], units) },
  });
}

/** One unit of a kind, all of it, or back again; `check` accepts other counts. */
export function* assignActions(state: State): Generator<AssignAction> {
  const { waiting, boxes } = state.soviet;
  for (const front of FRONTS) {
    for (const unit of kinds(waiting)) {
      yield { type: 'assign', unit, front, count: 1 };
      if (waiting[unit] > 1) yield { type: 'assign', unit, front, count: waiting[unit] };
    }
    if (state.phase === 'set-up')
      for (const unit of kinds(boxes[front])) yield { type: 'assign', unit, front, count: -1 };
  }
}

/** Every unit must be in a box, and at set-up no box may be empty (N8). */
export function checkAssigned(state: State): Refusal | null {
  const { waiting, boxes } = state.soviet;
  if (size(waiting)) return refuse('assign-left');
  const empty = FRONTS.find((front) => size(boxes[front]) === 0);
  return state.phase === 'set-up' && empty ? refuse('assign-front', { front: empty }) : null;
}
