import { words, type Wording } from '#kit/i18n/words.ts';

const en = {
  label: 'Map of Finland',
  help: 'Arrow keys move the cursor from space to space, Enter selects.',
  role: 'Space under the cursor',
  noFocus: 'No space is selected.',
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
  flagsShown: 'Flags and unit totals in place of counters.',
  countersShown: 'Counters by type.',
  title: 'TALVISOTA',
  years: '1939–1940',
  legend: {
    finnish: 'Finnish space and its value',
    fortified: 'Fortified',
    taken: 'In Soviet hands',
    soviet: 'Soviet space',
    centre: 'Logistic centre and its front',
    marker: 'Possession marker',
    ice: 'Ice, from Mar I',
  },
  /** In the key beside the map alone. */
  lines: { rail: 'Railway', road: 'Road', frontier: 'Frontier of 1939', isolated: 'Cut off' },
  notes: ['Most spaces and numbers', 'are a reconstruction.', 'The Isthmus is drawn', 'to a larger scale.'],
};

export type MapWords = Wording<typeof en>;
export const mapWords = words('talvisota/map', en);
