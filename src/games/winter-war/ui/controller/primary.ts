/** The one primary button: what it says, what it does, and why it may not. */
import type { State } from '#engine/winter-war';
import type { Mode } from '../../table-adapter.ts';
import { hexText } from '../words/words.ts';
import { confirm } from './actions.ts';
import { endWords } from './end-words.ts';
import type { PrimaryStep } from './step.ts';
import { nowOf, wayOf } from './ways.ts';

export type { PrimaryStep };

/** A hex that was tapped once: the button is the second tap. */
function confirmStep(mode: Mode): PrimaryStep | null {
  if (mode.mode !== 'unit' || mode.preview === null) return null;
  const { preview } = mode;
  return {
    shown: true,
    label: endWords().confirm(hexText(preview)),
    urgent: true,
    refusal: null,
    run: () => confirm(mode, preview),
  };
}

export function primaryOf(state: State, mode: Mode): PrimaryStep {
  const now = nowOf(state);
  return confirmStep(mode) ?? wayOf(now).step(now, mode);
}
