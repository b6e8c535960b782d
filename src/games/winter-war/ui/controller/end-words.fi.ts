import type { EndWords } from './end-words.ts';

export const fi: EndWords = {
  place: 'Lopeta sijoittelu',
  arrive: 'Aloita liike',
  move: 'Lopeta liike',
  'retreat-before': 'Vetäytyminen valmis',
  'advance-before': 'Eteneminen valmis',
  attack: 'Lopeta hyökkäykset',
  roll: 'Heitä noppaa',
  soakOff: 'Uhraa hyökkääjät',
  takeHexes: 'Valtaa heksa',
  advance: (unit: string): string => `Etene: ${unit}`,
  decline: 'Älä etene',
  giveUp: 'Poista nämä yksiköt',
  removed: 'Ei avointa heksaa: tuhoutuu',
  results: 'Näytä tulos',
  confirm: (place) => `Vahvista: ${place}`,
};
