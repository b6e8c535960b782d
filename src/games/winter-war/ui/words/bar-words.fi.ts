import { player, ofArmy } from './common-words.fi.ts';
import type { BarWords } from './bar-words.ts';

export const fi: BarWords = {
  setUp: (first) => `Ennen vuoroa ${first}`,
  turn: (n) => `Vuoro ${n}`,
  decides: (side) => `${player[side]} päättää`,
  playerTurn: (side) => `${ofArmy[side]} pelaajavuoro`,
  shortPhase: {
    'retreat-before': 'Vetäytyminen',
    'advance-before': 'Eteneminen',
    exploitation: 'Sukset',
  },
  points: (signed) => `${signed} pistettä`,
  changed: (signed) => `${signed} tällä vuorolla`,
  sovietPoints: (signed) => `Neuvostoliitto ${signed} pistettä`,
  goal: {
    draw: (least) => `tasapeli: ${least}`,
    'marginal-soviet': (least) => `voitto: ${least}`,
    'substantive-soviet': (least) => `selvä voitto: ${least}`,
    'decisive-soviet': (least) => `ratkaiseva voitto: ${least}`,
  },
  howScored: 'Voittopisteet nyt: katso, mistä ne kertyvät',
};
