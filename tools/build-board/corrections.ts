import type { Correction } from './correct.ts';

/** Several hexsides of one river, lake, railway or road, added or removed for one reason. */
function sides(
  what: 'river' | 'lake' | 'rail' | 'road',
  to: boolean,
  reason: string,
  names: string[],
): Correction[] {
  return names.map((name) => {
    const [a = '', b = ''] = name.split('/');
    return { what, side: [a, b], from: !to, to, reason };
  });
}

/** In the geography Kem and Oulu are 15 hexes apart, and only one hex can hold the HQ between them. */
const INLAND = 'One hex inland, so that a line of communication from Kem to Oulu has more ways than one.';
const BY_RAIL =
  'The railway is led through the city, one hex inland, and no longer through the hex on the coast.';
const BY_ROAD = 'The road ends in the city, one hex inland.';

/**
 * Every hand correction of the computed board. The compiler refuses one that no longer applies, so an entry
 * must be removed when the geography behind it changes.
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
  { what: 'city', name: 'Kem', from: '2331', to: '2231', reason: INLAND },
  { what: 'city', name: 'Oulu', from: '0831', to: '0931', reason: INLAND },
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
  ...sides('rail', false, BY_RAIL, ['2330/2331', '2331/2232', '0830/0831', '0831/0832', '0830/0930']),
  ...sides('rail', true, BY_RAIL, [
    '2330/2230',
    '2230/2231',
    '2231/2232',
    '0830/0931',
    '0931/0832',
    '0930/0931',
  ]),
  ...sides('road', false, BY_ROAD, ['2231/2331', '0830/0831', '0831/0931']),
  ...sides('road', true, BY_ROAD, ['0830/0931']),
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
