/** Setting up at a press: all counters back into the tray, or all of them on the map. */
import {
  check,
  play as playOn,
  present,
  readySetUp,
  restOfSetUp,
  type Action,
  type Refusal,
  type State,
} from '#engine/winter-war';
import { freshSeed } from '#table/store/scripted-dice.ts';
import { playAll, position, useGame } from '../../table-adapter.ts';

/** Takes every counter that the player may move back into the tray. */
const clearing = (state: State): Action[] =>
  state.units.flatMap(({ at }, unit): Action[] => {
    const action: Action = { type: 'place', unit, hex: null };
    return at >= 0 && !check(state, action) ? [action] : [];
  });

/** Empties the map of what may still be moved, as one step for undo; gives the first refusal. */
export const clearSetUp = (): Refusal | null => playAll(clearing(position()));

/** Places what is still in the tray by the historical set-up; gives the first refusal. */
export const fillSetUp = (): Refusal | null => playAll(restOfSetUp(position()));

/** Sets up as history had it, or at random, in place of what was there; gives the first refusal. */
export function deployReady(kind: 'historical' | 'random'): Refusal | null {
  const clear = clearing(position());
  let line = useGame.getState().timeline!;
  for (const action of clear) {
    const result = playOn(line, action);
    if (result.ok) line = result.timeline;
  }
  return playAll([...clear, ...readySetUp(present(line), kind, freshSeed())]);
}
