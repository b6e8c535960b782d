import board from '#engine/winter-war/board/board.json';
import type { BoardFile } from '#engine/winter-war/board/format.ts';
import * as grid from '#engine/winter-war/board/grid.ts';
import { hexAt, hexAtGrid } from '#engine/winter-war/board/projection.ts';

const { terrain, country, river, lake, road, rail, blocked, places, regions } = board as BoardFile;
const TERRAIN_OF = terrain.join('');
const COUNTRY_OF = country.join('');
const blockedSides = new Set(blocked);
const hexes = Array.from({ length: grid.HEX_COUNT }, (_, hex) => hex);

const hex = (name: string): number => grid.hexByName(name);
const town = (name: string): number => {
  const place = places.find((p) => p.name === name);
  if (!place) throw new Error(`No place ${name}`);
  return hex(place.hex);
};
const names = (found: Iterable<number>): string[] => [...found].map(grid.hexName).toSorted();
const isLand = (h: number): boolean => !'wi'.includes(TERRAIN_OF[h]!);
/** Passable on foot without ice, in the countries at war. */
const isOpen = (h: number): boolean => '.s'.includes(TERRAIN_OF[h]!) && 'FU'.includes(COUNTRY_OF[h]!);
const isBlocked = (a: number, b: number): boolean => blockedSides.has(grid.hexside(a, b));

/** Hexes in reach of a hex by steps that `may` be taken, with their distance. */
function flood(start: number, may: (from: number, to: number) => boolean): Map<number, number> {
  const reached = new Map([[start, 0]]);
  for (const [from, steps] of reached)
    for (const to of grid.neighbours(from)) if (!reached.has(to) && may(from, to)) reached.set(to, steps + 1);
  return reached;
}
const byLand = (start: number, may: (to: number) => boolean = () => true): Map<number, number> =>
  flood(start, (from, to) => isOpen(to) && !isBlocked(from, to) && may(to));

const SUPPLY_CITIES = ['Leningrad', 'Petrozavodsk', 'Kem', 'Kandalaksha', 'Murmansk'];
const MANNERHEIM = ['1405', '1406', '1506', '1606'];
const LADOGA_LINE = ['1910', '2011', '2012', '2113'];

describe('the form of the board', () => {
  it('gives one known letter a hex', () => {
    for (const rows of [terrain, country]) {
      expect(rows).toHaveLength(grid.ROWS);
      expect(rows.every((row) => row.length === grid.COLUMNS)).toBe(true);
    }
    expect(TERRAIN_OF).toMatch(/^[.smlwi]+$/);
    expect(COUNTRY_OF).toMatch(/^[FUSNE-]+$/);
    expect(hexes.filter((h) => isLand(h) !== (COUNTRY_OF[h] !== '-'))).toEqual([]);
  });

  it('lists hexsides of the map, ascending, and barriers only where one could cross', () => {
    for (const sides of [river, lake, road, rail, blocked]) {
      expect(sides).toEqual([...new Set(sides)].toSorted((a, b) => a - b));
      expect(sides.every((side) => grid.hexesOf(side)[1] >= 0)).toBe(true);
    }
    const passable = (side: number): boolean =>
      !blockedSides.has(side) && grid.hexesOf(side).every((h) => '.sm'.includes(TERRAIN_OF[h]!));
    expect([...river, ...lake, ...road, ...rail].filter((side) => !passable(side))).toEqual([]);
    expect(river.filter((side) => lake.includes(side))).toEqual([]);
  });

  it('freezes the Gulf of Finland in rows 3 to 5, columns 9 to 15, across open hexsides', () => {
    const inBox = (h: number): boolean =>
      grid.rowOf(h) >= 3 && grid.rowOf(h) <= 5 && grid.columnOf(h) >= 9 && grid.columnOf(h) <= 15;
    expect(hexes.filter((h) => (TERRAIN_OF[h] === 'i') !== (inBox(h) && !isLand(h)))).toEqual([]);
    expect(blocked.filter((side) => grid.hexesOf(side).some((h) => TERRAIN_OF[h] === 'i'))).toEqual([]);
    expect(TERRAIN_OF[hex('1304')]).toBe('i');
  });

  it('keeps mountains clear of towns, roads and railways', () => {
    const used = [...places.map((p) => hex(p.hex)), ...[...road, ...rail].flatMap(grid.hexesOf)];
    expect(used.filter((h) => TERRAIN_OF[h] === 'm')).toEqual([]);
  });
});

describe('places', () => {
  it.each([
    ['Leningrad', '1602'],
    ['Viipuri', '1306'],
    ['Koivisto', '1305'],
    ['Summa', '1405'],
    ['Muolaa', '1406'],
    ['Taipale', '1606'],
    ['Petrozavodsk', '2413'],
    ['Kem', '2231'],
    ['Kandalaksha', '1943'],
    ['Murmansk', '2053'],
    ['Petsamo', '1656'],
    ['Oulu', '0931'],
    ['Helsinki', '0604'],
    ['Turku', '0106'],
    ['Sortavala', '1712'],
    ['Pitkäranta', '1812'],
    ['Salmi', '1910'],
    ['Kollaa', '1914'],
    ['Tolvajärvi', '1815'],
    ['Suojärvi', '2014'],
    ['Belomorsk', '2328'],
    ['Suomussalmi', '1330'],
  ])('%s lies in %s', (name, expected) => {
    expect(grid.hexName(town(name))).toBe(expected);
  });

  it.each([
    ['Kem', 'Oulu', 13],
    ['Leningrad', 'Viipuri', 5],
    ['Leningrad', 'Taipale', 4],
    ['Murmansk', 'Petsamo', 5],
    ['Viipuri', 'Helsinki', 8],
    ['Petrozavodsk', 'Sortavala', 7],
    ['Leningrad', 'Sortavala', 10],
  ])('%s to %s is %i hexes', (from, to, expected) => {
    expect(grid.distance(town(from), town(to))).toBe(expected);
  });

  it.each([
    ['Kem', 64.95, 34.6, '2331'],
    ['Oulu', 65.01, 25.47, '0831'],
  ])('%s is one hex inland of where geography has it', (name, lat, lon, computed) => {
    expect(grid.hexName(hexAt(lat, lon))).toBe(computed);
    expect(grid.distance(hex(computed), town(name))).toBe(1);
    expect(grid.distance(hexAt(64.95, 34.6), hexAt(65.01, 25.47))).toBe(15);
  });

  it('puts all 113 towns on land of their own country, their dots inside their hexes', () => {
    const towns = places.filter((p) => ['town', 'finnish-city', 'supply-city'].includes(p.kind));
    expect(towns).toHaveLength(113);
    const at = (letter: string): string[] =>
      towns.filter((p) => COUNTRY_OF[hex(p.hex)] === letter).map((p) => p.name);
    expect(at('-')).toEqual([]);
    expect(at('E')).toEqual([]);
    expect(at('S')).toEqual(['Haparanda', 'Gällivare', 'Luleå']);
    expect(at('N')).toEqual(['Kirkenes', 'Narvik']);
    // The Soviet towns stand together in the source, from the largest to the last.
    const soviet = (
      'Leningrad, Oranienbaum, Beloostrov, Toksovo, Volkhov, Mga, Tikhvin, ' +
      'Lodeynoye Pole, Olonets, Vidlitsa, Petrozavodsk, Kondopoga, Medvezhyegorsk, Segezha, ' +
      'Belomorsk, Kem, Loukhi, Kandalaksha, Apatity, Kola, Murmansk, Porosozero, Reboly, ' +
      'Rugozero, Kochkoma, Ukhta, Kestenga, Titovka, Prääsä'
    ).split(', ');
    expect(at('U')).toEqual(soviet);
    expect(at('F')).toHaveLength(113 - 3 - 2 - soviet.length);
    expect(towns.filter((p) => !isLand(hex(p.hex)) || TERRAIN_OF[hex(p.hex)] === 'l')).toEqual([]);
    expect(towns.filter((p) => hexAtGrid(...p.at) !== hex(p.hex))).toEqual([]);
  });

  it('gives the cities their rules, and Scenario B its way in', () => {
    const kind = (k: string): string[] => places.filter((p) => p.kind === k).map((p) => p.name);
    expect(kind('finnish-city')).toEqual(['Helsinki', 'Oulu', 'Viipuri', 'Petsamo']);
    const capacities = SUPPLY_CITIES.map((name) => places.find((p) => p.name === name)?.capacity);
    expect(capacities).toEqual([300, 50, 20, 20, 30]);
    expect(kind('supply-city').toSorted()).toEqual(SUPPLY_CITIES.toSorted());
    const entry = places.find((p) => p.kind === 'swedish-entry')!;
    expect(COUNTRY_OF[hex(entry.hex)]).toBe('S');
    expect(grid.distance(hex(entry.hex), town('Tornio'))).toBe(1);
    expect(isBlocked(hex(entry.hex), town('Tornio'))).toBe(false);
  });

  it('has five open Finnish hexes in the row west of Viipuri', () => {
    for (const name of ['1206', '1106', '1006', '0906', '0806']) {
      expect(isOpen(hex(name))).toBe(true);
      expect(COUNTRY_OF[hex(name)]).toBe('F');
    }
  });
});

describe('railways', () => {
  const byRail = (start: number, letter: string): Map<number, number> => {
    const sides = new Set(rail);
    return flood(start, (from, to) => sides.has(grid.hexside(from, to)) && COUNTRY_OF[to] === letter);
  };

  it('run unbroken from every Supply City to Leningrad', () => {
    const reached = byRail(town('Leningrad'), 'U');
    expect(SUPPLY_CITIES.filter((name) => !reached.has(town(name)))).toEqual([]);
  });

  it('join Helsinki, Viipuri and Oulu, but not Petsamo', () => {
    const reached = byRail(town('Helsinki'), 'F');
    expect(['Viipuri', 'Oulu'].filter((name) => !reached.has(town(name)))).toEqual([]);
    expect(rail.flatMap(grid.hexesOf)).not.toContain(town('Petsamo'));
    const finnish = rail.flatMap(grid.hexesOf).filter((h) => COUNTRY_OF[h] === 'F');
    expect(finnish.filter((h) => !reached.has(h))).toEqual([]);
  });

  it('are led through Kem and Oulu, one hex inland', () => {
    const sides = new Set(rail);
    const joined = (...way: string[]): boolean =>
      way.slice(1).every((to, i) => sides.has(grid.hexside(hex(way[i]!), hex(to))));
    const at = (name: string): string[] =>
      names(grid.neighbours(hex(name)).filter((n) => sides.has(grid.hexside(hex(name), n))));
    expect(joined('2329', '2330', '2230', '2231', '2232', '2233')).toBe(true);
    expect(joined('0829', '0830', '0931', '0832', '0833')).toBe(true);
    expect([at('2231'), at('0931')]).toEqual([
      ['2230', '2232'],
      ['0830', '0832', '0930'],
    ]);
    expect([at('2331'), at('0831')]).toEqual([[], []]);
  });

  it('cross the frontier at Rajajoki and Haparanda only', () => {
    const crossing = rail.map(grid.hexesOf).filter(([a, b]) => COUNTRY_OF[a] !== COUNTRY_OF[b]);
    expect(crossing.map((pair) => names(pair).join('/')).toSorted()).toEqual(['0635/0636', '1504/1603']);
    expect([grid.hexName(town('Rajajoki')), grid.hexName(town('Beloostrov'))]).toEqual(['1504', '1603']);
  });
});

describe('the fortified lines', () => {
  it('stand on open Finnish land', () => {
    const forts = places.filter((p) => p.kind === 'fortification').map((p) => p.hex);
    expect(forts).toEqual([...MANNERHEIM, ...LADOGA_LINE]);
    for (const name of forts) {
      expect(isOpen(hex(name))).toBe(true);
      expect(COUNTRY_OF[hex(name)]).toBe('F');
    }
  });

  it('the Mannerheim Line cannot be walked round south of the north shore of Ladoga', () => {
    // The north shore begins in row 12; hence everything below, on both sides of the lake.
    const south = byLand(
      town('Leningrad'),
      (h) => grid.rowOf(h) < 12 && !MANNERHEIM.includes(grid.hexName(h)),
    );
    expect(south.has(town('Viipuri'))).toBe(false);
    expect(names(south.keys()).filter((name) => COUNTRY_OF[hex(name)] === 'F')).toEqual([
      '1404',
      '1504',
      '1505',
      '1605',
      '1910',
      '1911',
      '2011',
    ]);
  });

  it('the Mannerheim Line can be broken through, and passed over the ice', () => {
    const open = byLand(town('Leningrad'), (h) => grid.rowOf(h) < 12);
    expect(open.has(town('Viipuri'))).toBe(true);
    const frozen = flood(
      town('Leningrad'),
      (from, to) =>
        (isOpen(to) || TERRAIN_OF[to] === 'i') &&
        !isBlocked(from, to) &&
        grid.rowOf(to) < 12 &&
        !MANNERHEIM.includes(grid.hexName(to)),
    );
    expect(frozen.has(town('Viipuri'))).toBe(true);
  });

  it('the Mannerheim Line leaves no gap to the water at either end', () => {
    const ends = [
      ['1405', '1304'],
      ['1606', '1706'],
    ] as const;
    for (const [fort, water] of ends) {
      expect(grid.distance(hex(fort), hex(water))).toBe(1);
      expect(isLand(hex(water))).toBe(false);
    }
    const chain = MANNERHEIM.slice(1).map((name, i) => grid.distance(hex(MANNERHEIM[i]!), hex(name)));
    expect(chain).toEqual([1, 1, 1]);
  });

  it('the Ladoga line can be walked round at its north end, and there only', () => {
    const closed = (h: number): boolean =>
      [...MANNERHEIM, ...LADOGA_LINE].includes(grid.hexName(h)) || COUNTRY_OF[h] === '-';
    const around = byLand(town('Petrozavodsk'), (h) => !closed(h));
    expect(around.has(town('Pitkäranta'))).toBe(true);
    const south = byLand(town('Petrozavodsk'), (h) => !closed(h) && grid.rowOf(h) <= 13);
    expect(south.has(town('Pitkäranta'))).toBe(false);
  });
});

describe('the Ladoga front', () => {
  const front = new Set(regions.find((r) => r.name === 'Ladoga front')!.hexes.map(hex));

  it('is the USSR east of Lake Ladoga, from row 5 to Row A', () => {
    // 1705 is the shore west of the lake; the other Soviet hexes of these rows lie east of it.
    const expected = hexes.filter(
      (h) => COUNTRY_OF[h] === 'U' && grid.rowOf(h) >= 5 && grid.rowOf(h) <= 13 && h !== hex('1705'),
    );
    expect(names(front)).toEqual(names(expected));
    expect(front.size).toBe(52);
  });

  /** Soviet hexes beside the Ladoga Line, and the hexes of the USSR from which an HQ could administer units there. */
  const beside = LADOGA_LINE.flatMap((name) => grid.neighbours(hex(name))).filter((h) => isOpen(h));
  const fromCity = (name: string): Map<number, number> => byLand(town(name));
  const nearer = (h: number): boolean =>
    (fromCity('Leningrad').get(h) ?? Infinity) <= Math.min(10, fromCity('Petrozavodsk').get(h) ?? Infinity);
  const hqs = (): number[] => [
    ...new Set(
      beside.flatMap((h) => [...byLand(h)].filter(([, steps]) => steps <= 5).map(([reached]) => reached)),
    ),
  ];

  it('holds every hex east of the lake that would feed units at the Ladoga Line from Leningrad', () => {
    const east = (h: number): boolean => COUNTRY_OF[h] === 'U' && grid.columnOf(h) >= 20;
    const drawing = hqs().filter((h) => east(h) && nearer(h));
    expect(names(drawing)).toEqual(['2105', '2106', '2205', '2305']);
    expect(drawing.filter((h) => !front.has(h))).toEqual([]);
  });
});

describe('room and reach', () => {
  it('leaves room for seven units within five hexes of Murmansk', () => {
    const room = hexes.filter(
      (h) => isOpen(h) && COUNTRY_OF[h] === 'U' && grid.distance(h, town('Murmansk')) <= 5,
    );
    expect(room.length).toBeGreaterThanOrEqual(7);
  });

  it('leaves room for three 20-12-2s near Leningrad, in supply and away from the fortifications', () => {
    // Two a hex, in Soviet land outside every Finnish zone of control, which reaches one hex over the frontier.
    const nearFinns = (h: number): boolean => grid.neighbours(h).some((n) => COUNTRY_OF[n] === 'F');
    const fromLeningrad = byLand(town('Leningrad'), (h) => !nearFinns(h));
    const room = [...fromLeningrad].filter(
      ([h, steps]) =>
        steps <= 3 && COUNTRY_OF[h] === 'U' && MANNERHEIM.every((name) => grid.distance(h, hex(name)) > 1),
    );
    expect(room.length).toBeGreaterThanOrEqual(2);
  });

  it('joins all open land but the islands', () => {
    const reached = byLand(town('Leningrad'));
    expect(reached.has(town('Helsinki'))).toBe(true);
    // The Solovetsky Islands, and the Onega peninsula, which joins the mainland beyond the map.
    const islands = ['2432', '2531', '2630', '2631', '2632'];
    expect(names(hexes.filter((h) => isOpen(h) && !reached.has(h)))).toEqual(islands);
  });

  /** Hexes for an HQ at most five hexes from `near` and ten from `far`, by ways that keep off `zone`. */
  function halfway(near: number, far: number, zone: ReadonlySet<number> = new Set()): number[] {
    const toNear = byLand(near, (h) => !zone.has(h));
    const toFar = byLand(far, (h) => !zone.has(h));
    return [...toNear].flatMap(([h, steps]) => (steps <= 5 && (toFar.get(h) ?? Infinity) <= 10 ? [h] : []));
  }
  /** Where one Finn could stand and with his ZOC leave no way, himself not beside either end. */
  const cutting = (near: number, far: number): number[] =>
    hexes.filter((finn) => {
      const zone = new Set([finn, ...grid.neighbours(finn).filter((n) => !isBlocked(finn, n))]);
      return isOpen(finn) && !zone.has(near) && !zone.has(far) && halfway(near, far, zone).length === 0;
    });

  it('leaves nine hexes for the HQ between Kem and Oulu, and no single Finn cuts all the lines', () => {
    const found = names(halfway(town('Oulu'), town('Kem')));
    expect(found).toEqual(['1230', '1231', '1232', '1329', '1330', '1331', '1332', '1333', '1431']);
    expect(names(cutting(town('Oulu'), town('Kem')))).toEqual([]);
  });

  it('would leave a single hex between the towns where geography has them, and many places to cut it off', () => {
    expect(names(halfway(hex('0831'), hex('2331')))).toEqual(['1331']);
    expect(cutting(hex('0831'), hex('2331')).length).toBeGreaterThan(20);
  });

  it.each(['Oulu', 'Petsamo', 'Viipuri', 'Helsinki'])('lets a line of communication reach %s', (goal) => {
    // At most 5 hexes to a headquarters, and 10 from there to a Supply City.
    const fromGoal = byLand(town(goal));
    const within = SUPPLY_CITIES.some((city) => {
      const fromCity = byLand(town(city));
      return [...fromGoal].some(([h, steps]) => steps <= 5 && (fromCity.get(h) ?? Infinity) <= 10);
    });
    expect(within).toBe(true);
  });
});
