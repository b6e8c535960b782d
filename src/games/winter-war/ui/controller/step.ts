/** What the primary button says and does. */
import type { Action, Refusal, State } from '#engine/winter-war';
import type { PrimaryStep as StepOf } from '#table/game/game.ts';
import { showOnMap } from '#table/view/map-handle.ts';
import { endPhase } from '#table/features/warnings/hold-end.ts';
import { useTable } from '../../table-adapter.ts';
import { act } from './act.ts';
import * as ask from './queries.ts';

export type PrimaryStep = StepOf<Refusal | null>;

/** The button that takes an action, or says why it may not. */
export const stepFor = (state: State, label: string, action: Action, urgent = false): PrimaryStep => ({
  shown: true,
  label,
  urgent,
  refusal: ask.check(state, action),
  run: () => (action.type === 'end' ? endPhase(state, () => take(action)) : take(action)),
});

function take(action: Action): void {
  if (act(action)) return;
  // The notice names the hexes; the first of them comes up by itself.
  const [hex] = useTable.getState().pointed;
  if (hex !== undefined) showOnMap(hex);
}

/** Nothing for the button to do: the choice is made on the map, or in the panel. */
export const NO_STEP: PrimaryStep = {
  shown: false,
  label: '',
  urgent: false,
  refusal: null,
  run: () => undefined,
};
