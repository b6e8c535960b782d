import type { PlaceEntry } from '#engine/winter-war/board/format.ts';
import { hexByName, hexName } from '#engine/winter-war/board/grid.ts';
import { ROW_HEIGHT } from '#engine/winter-war/board/projection.ts';
import { centreOf } from './plane.ts';
import type { RouteStop } from './routes.ts';

const FINNISH_CITIES = ['Helsinki', 'Viipuri', 'Oulu', 'Petsamo'];

/** Soviet Supply Cities and the Attack Strength Points that each can supply. */
const SUPPLY_CITIES = new Map([
  ['Leningrad', 300],
  ['Petrozavodsk', 50],
  ['Kem', 20],
  ['Kandalaksha', 20],
  ['Murmansk', 30],
]);

const list = (names: string): string[] => names.split(', ');

const SECOND_RANK = list(
  'Turku, Tampere, Vaasa, Jyväskylä, Kuopio, Joensuu, Sortavala, Kajaani, Rovaniemi, ' +
    'Suomussalmi, Salla, Kotka, Lappeenranta, Tornio, Belomorsk, Medvezhyegorsk',
);

const THIRD_RANK = list(
  'Hanko, Lahti, Kouvola, Mikkeli, Savonlinna, Käkisalmi, Koivisto, Summa, Taipale, ' +
    'Terijoki, Pitkäranta, Salmi, Kollaa, Suojärvi, Tolvajärvi, Ilomantsi, Lieksa, Kuhmo, ' +
    'Raate, Kuusamo, Kemijärvi, Kemi, Kokkola, Seinäjoki, Pori, Hämeenlinna, Sodankylä, ' +
    'Ivalo, Nautsi, Kestenga, Ukhta, Reboly, Loukhi, Olonets, Lodeynoye Pole, Volkhov, ' +
    'Titovka, Alakurtti, Narvik, Luleå, Kirkenes',
);

const FORTIFICATIONS: [name: string, hexes: string[]][] = [
  ['Mannerheim Line', ['1405', '1406', '1506', '1606']],
  ['Ladoga Defence Line', ['1910', '2011', '2012', '2113']],
];

/** The Swedish hex next to Tornio, where Scenario B lets Allied units enter. */
const SWEDISH_ENTRY = '0635';

const round = (n: number): number => Math.round(n * 1000) / 1000;

function rankOf(name: string): number {
  if (FINNISH_CITIES.includes(name) || SUPPLY_CITIES.has(name)) return 1;
  if (SECOND_RANK.includes(name)) return 2;
  return THIRD_RANK.includes(name) ? 3 : 4;
}

const middle = (hex: string): [number, number] => {
  const [x, y] = centreOf(hexByName(hex));
  return [x, round(y / ROW_HEIGHT)];
};

/** All places with a name or a rule of their own. `towns`: by name. */
export function placeEntries(towns: ReadonlyMap<string, RouteStop>): PlaceEntry[] {
  const entries = [...towns].map(
    ([
      name,
      {
        hex: number,
        at: [x, y],
      },
    ]): PlaceEntry => {
      const hex = hexName(number);
      const rank = rankOf(name);
      const at: [number, number] = [round(x), round(y / ROW_HEIGHT)];
      const capacity = SUPPLY_CITIES.get(name);
      if (capacity !== undefined) return { name, hex, kind: 'supply-city', rank, capacity, at };
      return { name, hex, kind: FINNISH_CITIES.includes(name) ? 'finnish-city' : 'town', rank, at };
    },
  );
  for (const [name, hexes] of FORTIFICATIONS)
    for (const hex of hexes) entries.push({ name, hex, kind: 'fortification', rank: 2, at: middle(hex) });
  entries.push({ name: 'R', hex: SWEDISH_ENTRY, kind: 'swedish-entry', rank: 2, at: middle(SWEDISH_ENTRY) });
  return entries;
}
