import type { Action } from '#engine/talvisota';
import { canAct } from '#table/features/can-act.ts';
import { putDown, refuse } from '#table/store/ui.ts';
import { play } from '../../table-adapter.ts';
import { setDesk, type Desk } from './desk.ts';

/** Plays an action and puts everything down but what is to stay, or says why not. True when it was played. */
export function act(action: Action, stays: Partial<Desk> | null = null): boolean {
  if (!canAct()) return false;
  const refusal = play(action);
  if (refusal) {
    refuse(refusal, action);
    return false;
  }
  putDown();
  if (stays) setDesk(stays);
  return true;
}
