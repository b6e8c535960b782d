import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  label: 'Map of Finland',
  help: 'Arrow keys move the cursor from space to space, Enter chooses.',
  role: 'Space under the cursor',
  noFocus: 'No space is chosen.',
  finland: 'FINLAND',
  ussr: 'USSR',
  sweden: 'SWEDEN',
  norway: 'NORWAY',
  fronts: { LAP: 'LAPLAND', LAD: 'LADOGA', KAR: 'KARELIA' },
  ladoga: 'Lake Ladoga',
  onega: 'Lake Onega',
  gulf: 'Gulf of Finland',
  bothnia: 'Gulf of Bothnia',
  whiteSea: 'White Sea',
  flagsOnly: 'Flags only',
  flagsShown: 'Flags and numbers of units in place of counters.',
  countersShown: 'Counters by kind.',
  title: 'TALVISOTA',
  years: '1939–1940',
  legend: {
    finnish: 'Finnish space, its number',
    fortified: 'Fortified',
    taken: 'In Soviet hands',
    soviet: 'Soviet space',
    centre: 'Logistic centre, its front',
    marker: 'Possession marker',
    ice: 'Ice, from Mar I',
  },
  /** In the key beside the map alone. */
  lines: { rail: 'Railway', road: 'Road', frontier: 'Frontier of 1939', isolated: 'Cut off' },
  notes: [
    'Most spaces and numbers',
    'are a reconstruction.',
    'The isthmus is drawn',
    'larger than the rest.',
  ],
};

export type MapWords = Wording<typeof en>;
export const mapWords = words('talvisota/map', en);
