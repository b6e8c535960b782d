import type { Correction } from './correct.ts';

/** Several hexsides of one river or lake, added or taken out for one reason. */
function sides(what: 'river' | 'lake', to: boolean, reason: string, names: string[]): Correction[] {
  return names.map((name) => {
    const [a = '', b = ''] = name.split('/');
    return { what, side: [a, b], from: !to, to, reason };
  });
}

/**
 * Every hand correction of the computed board. The compiler refuses one that no longer applies, so an
 * entry goes when the geography behind it changes.
 */
export const corrections: Correction[] = [
  {
    what: 'surface',
    hex: '1304',
    from: 'land',
    to: 'water',
    reason: 'A quarter dry, the tip of the Koivisto coast: as land it would lead round the Mannerheim Line.',
  },
  {
    what: 'town',
    name: 'Narvik',
    from: '-',
    to: '0153',
    reason: 'Three hexes off the west edge: named on the nearest Norwegian hex.',
  },
  { what: 'town', name: 'Rauma', from: '-', to: '0109', reason: 'Just off the west edge.' },
  { what: 'town', name: 'Pori', from: '-', to: '0112', reason: 'Just off the west edge.' },
  {
    what: 'town',
    name: 'Rajajoki',
    from: '1603',
    to: '1504',
    reason: 'The Finnish side of the frontier stream; Beloostrov, on the Soviet side, has the hex itself.',
  },
  {
    what: 'country',
    hex: '1656',
    from: 'N',
    to: 'F',
    reason: 'Petsamo lies in its east; the Norwegian bank of the Jakobselva takes up more of its dry area.',
  },
  {
    what: 'country',
    hex: '0647',
    from: 'S',
    to: 'F',
    reason: 'Muonio, on the Finnish bank of the frontier river.',
  },
  {
    what: 'country',
    hex: '0643',
    from: 'S',
    to: 'F',
    reason: 'Evenly cut by the frontier river, whose hexsides run west of it: so the two agree.',
  },
  ...sides('river', false, 'Muonio is on the Finnish bank, so the river passes west of its hex.', [
    '0646/0647',
    '0647/0747',
    '0647/0648',
  ]),
  ...sides('river', true, 'Muonio is on the Finnish bank, so the river passes west of its hex.', [
    '0546/0647',
    '0547/0647',
    '0548/0647',
  ]),
  ...sides('river', true, 'The Litsa between Murmansk and Petsamo is in no source layer.', [
    '1855/1955',
    '1854/1955',
    '1854/1954',
  ]),
  ...sides('river', true, 'Joins the Oulujoki to the lake that it flows from.', ['1027/1028']),
  ...sides('river', false, 'The head of the Suda, off its course: a stray piece.', [
    '2605/2606',
    '2605/2506',
  ]),
  ...sides('lake', false, 'A spur of small lakes off the line of the Vuoksi.', ['1607/1707']),
];
