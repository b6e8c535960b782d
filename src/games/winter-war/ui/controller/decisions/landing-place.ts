/** The landing place of the paratroops: taken up by a press, settled by a second one or the button. */
import type { Hex, State } from '#engine/winter-war';
import { setFocus } from '#table/store/table.ts';
import { look, refuse, setMode, type Mode } from '#games/winter-war/table-adapter.ts';
import { variantWords } from '../../words/variant-words.ts';
import { hexText } from '../../words/words.ts';
import { act } from '../act.ts';
import * as ask from '../queries.ts';
import { unitsAt } from '../situation.ts';
import { marked } from '../marks.ts';
import type { Way } from '../way.ts';
import { NO_STEP, stepFor, type PrimaryStep } from '../step.ts';

/** It is written down for the next turn, or they come down at once. */
type Landing = 'plan' | 'drop';

export function pressToLand(state: State, mode: Mode, hex: Hex, type: Landing): void {
  const refusal = ask.check(state, { type, hex });
  if (refusal) return type === 'drop' && unitsAt(state, hex).length ? look(hex) : refuse(refusal);
  if (mode.mode === 'aim' && mode.hex === hex) act({ type, hex });
  else {
    setMode({ mode: 'aim', hex, secret: true });
    // The panel follows the cursor: it is here now, wherever the keyboard left it.
    setFocus(hex);
  }
}

export function landStep(state: State, hex: Hex | null, type: Landing): PrimaryStep {
  if (hex === null) return NO_STEP;
  const { put, at } = variantWords().drop;
  return stepFor(state, (type === 'plan' ? put : at)(hexText(hex)), { type, hex }, true);
}

/** Of a decision in which the place for a later landing may be chosen, with counters still in the tray. */
export const aiming: Pick<Way, 'press' | 'whyNotHex' | 'marks' | 'goals'> = {
  press: ({ state }, mode, hex) => {
    if (mode.mode !== 'aim') return false;
    pressToLand(state, mode, hex, 'plan');
    return true;
  },
  whyNotHex: ({ state }, mode, hex) =>
    mode.mode === 'aim' ? ask.check(state, { type: 'plan', hex }) : 'units',
  marks: ({ seen }, mode) => (mode.mode === 'aim' ? marked(ask.planHexes(seen), 'drop') : []),
  goals: ({ state }, mode) => (mode.mode === 'aim' ? ask.planHexes(state) : null),
};
