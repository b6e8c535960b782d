import { player } from './common-words.fi.ts';
import type { CurtainWords } from './curtain-words.ts';

export const fi: CurtainWords = {
  title: (side) => `Anna laite ${player[side]}lle`,
  text: (side) =>
    side === 'soviet'
      ? 'Suomalaisten nappulat ovat kuvapuoli alaspäin. Näet, montako heksassa on, mutta et, mitä ne ovat.'
      : 'Sijoittelustasi ei näy mitään, ennen kuin otat laitteen.',
  lift: (side) => `Olen ${player[side]}`,
  written: 'Se, mitä tämä osapuoli on kirjannut muistiin, on vain sen pelaajalle.',
};
