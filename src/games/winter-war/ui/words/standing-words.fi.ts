import { phase, player } from './common-words.fi.ts';
import type { StandingWords } from './standing-words.ts';

export const fi: StandingWords = {
  saved: (turn, at, side) =>
    at === 'over'
      ? phase.over
      : at === 'set-up'
        ? `${player[side]}, alkusijoittelu`
        : `Vuoro ${turn}, ${player[side]}, ${phase[at].toLowerCase()}`,
};
