/** The six fronts of the war, north to south, in the order of the keys 1 to 6. */
import { board, type Hex } from '#engine/winter-war';

export const FRONTS = ['petsamo', 'salla', 'suomussalmi', 'kuhmo', 'ladoga', 'isthmus'] as const;
export type Front = (typeof FRONTS)[number];

/** Places that define each front: a hex belongs to the front of the place nearest to it. */
const PLACES: Readonly<Record<Front, readonly string[]>> = {
  petsamo: ['Petsamo', 'Nautsi', 'Ivalo', 'Titovka', 'Murmansk'],
  salla: ['Salla', 'Kemijärvi', 'Rovaniemi', 'Sodankylä', 'Kandalaksha', 'Apatity'],
  suomussalmi: ['Suomussalmi', 'Kuusamo', 'Oulu', 'Ukhta', 'Kestenga', 'Loukhi', 'Kem'],
  kuhmo: ['Kuhmo', 'Lieksa', 'Nurmes', 'Kajaani', 'Reboly', 'Rugozero', 'Belomorsk', 'Segezha'],
  ladoga: [
    'Sortavala',
    'Ilomantsi',
    'Joensuu',
    'Salmi',
    'Suojärvi',
    'Tolvajärvi',
    'Petrozavodsk',
    'Lodeynoye Pole',
    'Porosozero',
    'Medvezhyegorsk',
  ],
  isthmus: [
    'Viipuri',
    'Taipale',
    'Käkisalmi',
    'Antrea',
    'Koivisto',
    'Terijoki',
    'Leningrad',
    'Mga',
    'Helsinki',
  ],
};

const anchors: readonly (readonly [front: Front, hex: Hex])[] = FRONTS.flatMap((front) =>
  board.places
    .filter(({ name, kind }) => kind !== 'fortification' && PLACES[front].includes(name))
    .map(({ hex }) => [front, hex] as const),
);

function nearest(hex: Hex): Front {
  let [best, least] = ['isthmus' as Front, Infinity];
  for (const [front, at] of anchors) {
    const distance = board.distance(hex, at);
    if (distance < least) [best, least] = [front, distance];
  }
  return best;
}

const known = new Map<Hex, Front>();

/** The front of a hex; cached, because it is looked up for every stack on every click. */
export function frontOf(hex: Hex): Front {
  const front = known.get(hex) ?? nearest(hex);
  known.set(hex, front);
  return front;
}

/** Hexes that show a front without counters: the places that were fought over and the routes to them. */
const SHOWN: Readonly<Record<Front, readonly string[]>> = {
  petsamo: ['1450', '1856', '2053', '1657'],
  salla: ['1139', '1943', '1440', '1845'],
  suomussalmi: ['1027', '1927', '1232', '1734'],
  kuhmo: ['1220', '1919', '1226', '1826'],
  ladoga: ['1610', '2413', '1618', '2106'],
  isthmus: ['1205', '1603', '1707', '1702'],
};

/** Hexes that show a front: those with counters, or those of SHOWN when there are none. */
export function hexesOf(front: Front, occupied: Iterable<Hex>): readonly Hex[] {
  const here = [...occupied].filter((hex) => frontOf(hex) === front);
  return here.length ? here : SHOWN[front].map(board.hexByName);
}
