import type { PhaseName } from '../../../../engine/winter-war/index.ts';
import { player, ofArmy } from './common-words.fi.ts';
import type { BarWords } from './bar-words.ts';

const SHORT: Partial<Record<PhaseName, string>> = {
  'retreat-before': 'Vetäytyminen',
  'advance-before': 'Eteneminen',
  exploitation: 'Sukset',
};

export const fi: BarWords = {
  setUp: (first) => `Ennen vuoroa ${first}`,
  turn: (n) => `Vuoro ${n}`,
  decides: (side) => `${player[side]} päättää`,
  playerTurn: (side) => `${ofArmy[side]} pelaajavuoro`,
  shortPhase: (phase) => SHORT[phase],
  points: (signed) => `${signed} pistettä`,
  changed: (signed) => `${signed} tällä vuorolla`,
  unchanged: 'ei muutosta',
  howScored: 'Voittopisteet nyt: katso, mistä ne kertyvät',
};
