/** Paratroops come down: where it was planned, or where Special Event F lets them. */
import { look } from '#games/winter-war/table-adapter.ts';
import { variantWords } from '../../words/variant-words.ts';
import { marked } from '../marks.ts';
import * as ask from '../queries.ts';
import { stepFor } from '../step.ts';
import { still, type Way } from '../way.ts';
import { landStep, pressToLand } from './landing-place.ts';

export const drop: Way<'drop'> = {
  ...still,
  press: ({ state }, mode, hex) => {
    if (state.phase === 'planned-drop') look(hex);
    else pressToLand(state, mode, hex, 'drop');
    return true;
  },
  whyNotHex: ({ state, situation }, _mode, hex) =>
    situation.hexes.length ? ask.check(state, { type: 'drop', hex }) : null,
  marks: ({ state, situation }) =>
    marked(situation.hexes, state.phase === 'planned-drop' ? 'landing' : 'drop'),
  goals: ({ situation }) => situation.hexes,
  // Any of many landing places, from the middle of them.
  home: ({ situation: { hexes } }) => hexes[hexes.length >> 1] ?? null,
  step: ({ state, situation: { hexes } }, mode) => {
    const words = variantWords().drop;
    // They are down: the phase holds nothing more.
    if (!hexes.length) return stepFor(state, words.goOn, { type: 'end' }, true);
    if (state.phase === 'planned-drop') return landStep(state, hexes[0]!, 'drop');
    return mode.mode === 'aim' && mode.hex !== null
      ? landStep(state, mode.hex, 'drop')
      : stepFor(state, words.notNow, { type: 'end' });
  },
  todo: ({ state, situation }) => {
    const words = variantWords().todo;
    if (!situation.hexes.length) return words.landed;
    return state.phase === 'planned-drop' ? words.planned : words.event;
  },
};
