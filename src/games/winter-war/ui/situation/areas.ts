import { board, type Hex } from '#engine/winter-war';

/** The fronts of the war, south to north, and the country behind them. */
export const AREAS = ['isthmus', 'ladoga', 'kainuu', 'lapland', 'petsamo', 'home'] as const;
export type Area = (typeof AREAS)[number];

/** Places of each: a hex belongs to the one nearest to it. */
const PLACES: Readonly<Record<Area, readonly string[]>> = {
  isthmus: ['Viipuri', 'Taipale', 'Käkisalmi', 'Antrea', 'Koivisto', 'Terijoki', 'Leningrad', 'Mga'],
  ladoga: [
    'Sortavala',
    'Ilomantsi',
    'Salmi',
    'Suojärvi',
    'Tolvajärvi',
    'Petrozavodsk',
    'Lodeynoye Pole',
    'Volkhov',
    'Tikhvin',
    'Porosozero',
    'Medvezhyegorsk',
  ],
  kainuu: [
    'Lieksa',
    'Nurmes',
    'Kuhmo',
    'Kajaani',
    'Suomussalmi',
    'Reboly',
    'Rugozero',
    'Ukhta',
    'Kem',
    'Belomorsk',
    'Segezha',
  ],
  lapland: [
    'Kuusamo',
    'Salla',
    'Kemijärvi',
    'Rovaniemi',
    'Sodankylä',
    'Muonio',
    'Kestenga',
    'Loukhi',
    'Kandalaksha',
  ],
  petsamo: ['Ivalo', 'Nautsi', 'Petsamo', 'Titovka', 'Murmansk', 'Apatity'],
  home: [
    'Helsinki',
    'Turku',
    'Tampere',
    'Pori',
    'Lahti',
    'Kotka',
    'Lappeenranta',
    'Mikkeli',
    'Savonlinna',
    'Joensuu',
    'Jyväskylä',
    'Kuopio',
    'Seinäjoki',
    'Vaasa',
    'Kokkola',
    'Iisalmi',
    'Oulu',
    'Kemi',
    'Tornio',
  ],
};

const anchors = AREAS.flatMap((area) =>
  PLACES[area].map((name) => ({ area, hex: board.places.find((place) => place.name === name)!.hex })),
);

export function areaOf(hex: Hex): Area {
  let best = anchors[0]!;
  let least = Infinity;
  for (const anchor of anchors) {
    const distance = board.distance(hex, anchor.hex);
    if (distance < least) [best, least] = [anchor, distance];
  }
  return best.area;
}
