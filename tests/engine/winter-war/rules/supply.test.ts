import {
  board,
  check,
  newGame,
  odds,
  reach,
  readySetUp,
  RECOMMENDED,
  supply,
  zoneOfControl,
  type Action,
  type PositionSpec,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { administerActions } from '#engine/winter-war/rules/supply-orders.ts';
import {
  cut,
  end,
  endUntil,
  finns,
  hex,
  hexes,
  move,
  must,
  names,
  played,
  position,
  refusal,
  refusalKey,
  stacks,
  unitAt,
  unitsAt,
  whereIs,
} from './helpers.ts';

const march = (units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): State =>
  position('soviet', 'movement', units, more);
const line = (state: State, at: string) => {
  const unit = unitAt(state, at);
  return [...supply(state, 'soviet').units, ...supply(state, 'finn').units].find((u) => u.unit === unit)!;
};

/** A Soviet regiment deep in Finland, far from every HQ. */
const LOST = stacks('s1243 2-1-2, s1602 0-1-2');

describe('Supply: the capacities of the cities', () => {
  it('are those of the chart', () => {
    const { cities } = supply(march(stacks('s1602 0-1-2')), 'soviet');
    expect(Object.fromEntries(cities.map((c) => [c.name, c.capacity]))).toEqual({
      Leningrad: 300,
      Petrozavodsk: 50,
      Kem: 20,
      Kandalaksha: 20,
      Murmansk: 30,
    });
    expect(supply(march(stacks('s1602 0-1-2')), 'finn').cities).toEqual([]);
  });

  it('isolate Soviet units without supply, not Finns in Finland', () => {
    const state = march([...LOST, ...stacks('f0706 4-4-2, s0707 1-1-4, s0806 1-1-4')]);
    expect(cut(state, '1243')).toBe(1);
    expect(cut(state, '0706')).toBe(0);
  });
});

describe('Supply.A: isolated units move one hex', () => {
  it('refuses the second hex and offers only neighbours', () => {
    const state = march(LOST);
    expect(refusal(state, move(state, '1243', '1242', '1241'))).toMatchObject({
      rule: 'Supply.A',
      key: 'isolated-one-hex',
    });
    expect(names(reach(state, unitAt(state, '1243')).map((r) => r.hex))).toEqual([
      '1142',
      '1143',
      '1144',
      '1242',
      '1244',
      '1343',
    ]);
    expect(whereIs(must(state, move(state, '1243', '1242')), unitAt(state, '1243'))).toBe('1242');
  });

  it('lets it make that move whatever the terrain costs, but not from ZOC to ZOC', () => {
    // Finnish swamp over a river: three points for a unit with two.
    const swamp = march(stacks('s1245 2-1-2, s1602 0-1-2'));
    expect(check(swamp, move(swamp, '1245', '1146'))).toBeNull();
    const zones = march([...LOST, ...stacks('f1142 2-2-3')]);
    expect(refusal(zones, move(zones, '1243', '1242')).key).toBe('zone-to-zone');
    expect(check(zones, move(zones, '1243', '1343'))).toBeNull();
  });

  it('does not hold back a unit in supply', () => {
    const state = march(stacks('s1243 2-1-2, s1543 0-1-2'));
    expect(cut(state, '1243')).toBe(0);
    expect(refusal(state, move(state, '1243', '1242', '1241')).key).toBe('too-far');
    const clear = march(stacks('s1443 2-1-2, s1543 0-1-2'));
    expect(check(clear, move(clear, '1443', '1442', '1441'))).toBeNull();
  });
});

describe('Supply.B: isolated units defend at half strength', () => {
  it.each([
    ['2-1-2', 0.5],
    ['5-3-3', 1.5],
    ['6-4-2', 2],
    ['2-2-2', 1],
  ])('%s defends with %f', (type, defence) => {
    const scene = (...more: UnitSpec[]): State =>
      position('finn', 'attack', [...stacks(`s1443 ${type}, f1343 2-2-3`), ...more]);
    const plan = (state: State) => ({ attackers: unitsAt(state, '1343'), targets: hexes('1443') });
    const isolated = scene(...stacks('s1602 0-1-2'));
    expect(odds(isolated, plan(isolated)).defence).toBe(defence);
    const supplied = scene(...stacks('s1743 0-1-2'));
    expect(odds(supplied, plan(supplied)).defence).toBe(defence * 2);
  });
});

describe('Supply.C: isolated units neither attack nor have a ZOC', () => {
  it('takes the ZOC away and gives it back', () => {
    const isolated = march(LOST);
    expect(zoneOfControl(isolated, 'soviet')[hex('1143')]).toBe(0);
    const supplied = march(stacks('s1243 2-1-2, s1543 0-1-2'));
    expect(zoneOfControl(supplied, 'soviet')[hex('1143')]).toBe(1);
  });

  it('keeps it from attacking, even where others must', () => {
    const state = position('soviet', 'attack', [...LOST, ...stacks('f1143 1-1-3')]);
    const attack: Action = { type: 'attack', attackers: unitsAt(state, '1243'), targets: hexes('1143') };
    expect(refusal(state, attack).key).toBe('attack-isolated');
    expect(check(state, end)).toBeNull();
  });
});

describe('Supply.D, U5: judged at the start of the Movement Phase', () => {
  it('lets a unit march out of supply, and judges it when the fighting begins', () => {
    const state = march(stacks('s1843 0-1-2, s1343 2-1-2, f0604 2-2-3'));
    expect(cut(state, '1343')).toBe(0);
    const out = must(state, move(state, '1343', '1242'));
    expect(cut(out, '1242')).toBe(0);
    const over = must(out, end);
    expect(over).toMatchObject({ phasing: 'finn', phase: 'movement' });
    expect(cut(over, '1242')).toBe(1);
  });

  it('does not free a unit for its own move when an HQ comes up behind it', () => {
    const state = march(stacks('s1743 0-1-2, s1143 2-1-2'));
    expect(cut(state, '1143')).toBe(1);
    const nearer = must(state, move(state, '1743', '1643'));
    expect(refusal(nearer, move(nearer, '1143', '1142', '1141')).key).toBe('isolated-one-hex');
    expect(cut(must(nearer, end), '1143')).toBe(0);
  });

  it('judges both sides', () => {
    const state = position('finn', 'movement', [...LOST, ...stacks('f1643 2-2-3')]);
    expect(cut(state, '1243')).toBe(1);
    const soviet = march([...LOST, ...stacks('f1643 2-2-3, s1744 1-1-4')]);
    expect(cut(soviet, '1643')).toBe(0);
  });

  it('gives a ZOC back the moment isolation ends', () => {
    // The Finn in 1543 stands between the regiment and its HQ; when it steps back, the way is free.
    const state = position(
      'finn',
      'movement',
      stacks('s1743 0-1-2, s1443 2-1-2, f1543 2-2-3, f1342 4-4-2, f1344 4-4-2'),
    );
    expect(cut(state, '1443')).toBe(1);
    expect(zoneOfControl(state, 'soviet')[hex('1343')]).toBe(0);
    const { state: after, events } = played(state, move(state, '1543', '1542', '1541'));
    expect(cut(after, '1443')).toBe(0);
    expect(zoneOfControl(after, 'soviet')[hex('1343')]).toBe(1);
    expect(events).toContainEqual({ type: 'supply', unit: unitAt(state, '1443'), isolation: 0 });
  });
});

describe('Supply.E, U5: judged at the instant of combat', () => {
  it('halves a defender whose HQ has just been destroyed', () => {
    const state = position('finn', 'attack', stacks('s1407 0-1-2, s1207 5-3-3, f1408 6-6-2, f1107 2-2-3'));
    const second = { attackers: unitsAt(state, '1107'), targets: hexes('1207') };
    expect(odds(state, second)).toMatchObject({ defence: 3, column: '1-2' });
    const first: Action = { type: 'attack', attackers: unitsAt(state, '1408'), targets: hexes('1407') };
    // 6 against 1 doubled by the river is 3-1.
    const { state: hit, events } = played(state, first, [6]);
    expect(events[0]).toMatchObject({ attack: 6, defence: 2, column: '3-1', result: 'De' });
    const on = must(hit, { type: 'decline' });
    expect(cut(on, '1207')).toBe(1);
    expect(odds(on, second)).toMatchObject({ defence: 1.5, column: '1-1' });
  });
});

describe('Supply.F: who needs supply', () => {
  it('never isolates HQs and NKVD units', () => {
    const state = march(stacks('s0807 0-1-2, s1643 1-1-4, s0907 2-1-3'));
    expect([cut(state, '0807'), cut(state, '1643'), cut(state, '0907')]).toEqual([0, 0, 1]);
    expect(line(state, '0807')).toMatchObject({ exempt: true, isolation: 0, city: null });
    const order: Action = { type: 'administer', unit: unitAt(state, '1643'), hq: null };
    expect(refusal(state, order)).toMatchObject({ rule: 'Supply.F', key: 'needs-no-supply' });
  });
});

describe('Supply.F1, U1: five hexes to an HQ', () => {
  it.each([
    ['1243', 0],
    ['1143', 1],
  ])('a unit in %s, from an HQ in 1743: %i', (at, isolation) => {
    expect(cut(march(stacks(`s1743 0-1-2, s${at} 2-1-2`)), at)).toBe(isolation);
  });

  it('needs no HQ in a Supply City', () => {
    const state = march(stacks('s1943 6-4-2, s2053 6-4-2'));
    expect([cut(state, '1943'), cut(state, '2053')]).toEqual([0, 0]);
    expect(line(state, '1943')).toMatchObject({ hq: null, city: hex('1943'), toHq: [], toCity: [] });
  });

  it('goes round Finnish units and their ZOCs, and counts the way round', () => {
    const free = march(stacks('s1743 0-1-2, s1343 2-1-2'));
    expect(line(free, '1343').toHq).toHaveLength(5);
    const round = march(stacks('s1743 0-1-2, s1443 2-1-2, f1642 2-2-3'));
    // The ZOC of 1642 takes 1543's southern side: the way runs by 1444, 1544, 1644.
    expect(cut(round, '1443')).toBe(0);
    expect(names(line(round, '1443').toHq)).not.toContain('1643');
    const far = march(stacks('s1743 0-1-2, s1243 2-1-2, f1543 2-2-3'));
    expect(line(far, '1243')).toMatchObject({ isolation: 1, rule: 'Supply.F1' });
  });
});

describe('Supply.F2, U1, U2: ten hexes to the closest city', () => {
  it.each([
    ['0907', 0],
    ['0807', 1],
  ])('an HQ in %s: %i', (at, isolation) => {
    const state = march(stacks(`s${at} 0-1-2 2-1-2`));
    expect(cut(state, at, '2-1-2')).toBe(isolation);
  });

  it('measures the usable path, not the distance', () => {
    const state = march(stacks('s0907 0-1-2 2-1-2, f1306 4-4-2'));
    expect(cut(state, '0907', '2-1-2')).toBe(1);
  });

  it('isolates whole units beyond the capacity, and they may not turn elsewhere', () => {
    const units = ['1643', '1642', '1644', '1742'].flatMap((at) => stacks(`s${at} 6-4-2`));
    const three = march([...stacks('s1743 0-1-2'), ...units.slice(0, 3), ...stacks('s1742 2-1-2')]);
    expect(supply(three, 'soviet').units.map((u) => u.isolation)).toEqual([0, 0, 0, 0, 0]);
    const four = march([...stacks('s1743 0-1-2'), ...units]);
    expect(supply(four, 'soviet').units.filter((u) => u.isolation === 2)).toHaveLength(1);
    expect(supply(four, 'soviet').units.filter((u) => u.isolation === 0)).toHaveLength(4);
  });

  it('never runs short in Leningrad', () => {
    const corps = Array.from({ length: 6 }, () => '20-12-2');
    const state = march(
      stacks(
        `s1603 0-1-2 ${corps[0]!}, s1604 ${corps[1]!} ${corps[2]!}`,
        `s1703 ${corps[3]!} ${corps[4]!}, s1704 ${corps[5]!} 12-8-2`,
      ),
    );
    expect(supply(state, 'soviet').units.every((u) => u.isolation === 0)).toBe(true);
    expect(supply(state, 'soviet').cities[0]).toMatchObject({ name: 'Leningrad', load: 132 });
  });

  it('leaves the choice to the Soviet player when two cities are equally close', () => {
    // 1948 lies five hexes from Kandalaksha and from Murmansk.
    const state = march(stacks('s1948 0-1-2 2-1-2'));
    const unit = unitAt(state, '1948', '2-1-2');
    const { choices } = supply(state, 'soviet').units.find((u) => u.unit === unit)!;
    const hq = unitAt(state, '1948', '0-1-2');
    expect(choices.map((c) => c.city).sort((a, b) => a - b)).toEqual(hexes('1943', '2053'));
    for (const city of hexes('1943', '2053')) {
      const ordered = must(state, { type: 'administer', unit, hq, city });
      expect(supply(ordered, 'soviet').units.find((u) => u.unit === unit)).toMatchObject({ city });
    }
    const wrong: Action = { type: 'administer', unit, hq, city: hex('2231') };
    expect(refusal(state, wrong)).toMatchObject({ rule: 'U2', key: 'city-not-closest' });
    // One hex nearer to Kandalaksha there is no choice.
    const nearer = march(stacks('s1947 0-1-2 2-1-2'));
    const other = supply(nearer, 'soviet').units.find((u) => u.unit === unitAt(nearer, '1947', '2-1-2'))!;
    expect(other.choices.map((c) => c.city)).toEqual(hexes('1943'));
  });
});

describe('Supply.F3, U4: the railway from the city to Leningrad', () => {
  const front = (...more: UnitSpec[]): State =>
    march([
      ...stacks('s1743 0-1-2, s1643 2-1-2, s1954 0-1-2, s1854 2-1-2, s2131 0-1-2, s2031 2-1-2'),
      ...more,
    ]);

  it('is cut by a Finnish unit on it, for every city beyond', () => {
    expect(['1643', '1854', '2031'].map((at) => cut(front(), at))).toEqual([0, 0, 0]);
    const north = front(...stacks('f2232 0-0-3'));
    expect(['1643', '1854', '2031'].map((at) => cut(north, at))).toEqual([1, 1, 0]);
    const south = front(...stacks('f2327 0-0-3'));
    expect(['1643', '1854', '2031'].map((at) => cut(south, at))).toEqual([1, 1, 1]);
  });

  it('is not cut by a Finnish ZOC', () => {
    const state = front(...stacks('f2132 4-4-2'));
    expect(zoneOfControl(state, 'finn')[hex('2232')]).toBe(1);
    expect(['1643', '1854'].map((at) => cut(state, at))).toEqual([0, 0]);
  });

  it('does not serve from a city that Finns occupy', () => {
    const state = front(...stacks('f1943 1-1-3'));
    expect(cut(state, '1643')).toBe(1);
    const city = supply(state, 'soviet').cities.find((c) => c.city === hex('1943'));
    expect(city).toMatchObject({ connected: false, load: 0 });
    // Murmansk hangs on the line through Kandalaksha.
    expect(cut(state, '1854')).toBe(1);
  });
});

describe('Supply.G, U6: Finnish supply', () => {
  const raid = (...more: UnitSpec[]): State =>
    position('finn', 'movement', [...stacks('f1844 2-2-3, s1602 0-1-2'), ...more]);

  it('needs any path to Finland, however long', () => {
    const state = raid();
    expect(cut(state, '1844')).toBe(0);
    expect(line(state, '1844')).toMatchObject({ exempt: false, isolation: 0 });
    const deep = position('finn', 'movement', stacks('f2503 2-2-3'));
    expect(cut(deep, '2503')).toBe(0);
    expect(line(deep, '2503').toHq.length).toBeGreaterThan(6);
  });

  it('is cut by a ring of Soviet ZOC', () => {
    const open = raid(...stacks('s1943 1-1-4, s1743 1-1-4'));
    expect(cut(open, '1844')).toBe(0);
    const shut = raid(...stacks('s1943 1-1-4, s1743 1-1-4, s1745 1-1-4'));
    expect(cut(shut, '1844')).toBe(1);
    expect(line(shut, '1844')).toMatchObject({ isolation: 1, rule: 'Supply.G' });
  });

  it('holds for Allied units as for Finns', () => {
    const state = position('finn', 'movement', stacks('f1844 3-2-2'));
    expect(line(state, '1844')).toMatchObject({ exempt: false, isolation: 0 });
  });

  it('reaches home only where no Soviet unit or ZOC is', () => {
    // Beside the frontier, all three hexes of Finland around in Soviet ZOC, and no other way.
    const state = position(
      'finn',
      'movement',
      stacks('s1743 0-1-2, s1543 2-1-2, s1744 1-1-4, s1741 1-1-4, f1643 2-2-3'),
    );
    expect(cut(state, '1643')).toBe(1);
    const friend = position(
      'finn',
      'movement',
      stacks('s1743 0-1-2, s1543 2-1-2, s1744 1-1-4, s1741 1-1-4, f1643 2-2-3, f1544 1-1-3'),
    );
    expect(cut(friend, '1643')).toBe(0);
  });
});

describe('Supply.H: isolation does not kill', () => {
  it('leaves an isolated unit on the map turn after turn', () => {
    const state = march([...LOST, ...stacks('f0604 2-2-3')], { turn: 2 });
    const unit = unitAt(state, '1243');
    const later = endUntil(state, (s) => s.turn === 10);
    expect(whereIs(later, unit)).toBe('1243');
    expect(later.units[unit]!.cut).toBe(1);
  });
});

describe('Supply.J: in supply at the start', () => {
  it('does not let the Soviet set-up end with an isolated unit', () => {
    let state = newGame({}, 1);
    for (const side of ['finn', 'soviet'] as const) {
      for (const action of readySetUp(state, 'historical', 1)) state = must(state, action);
      if (side === 'finn') state = must(state, end);
    }
    expect(check(state, end)).toBeNull();
    // A regiment far from every HQ.
    const stray = must(state, { type: 'place', unit: unitAt(state, '1854'), hex: hex('2220') });
    expect(refusal(stray, end)).toMatchObject({
      rule: 'Supply.J',
      key: 'setup-unsupplied',
      places: hexes('2220'),
    });
  });

  it('judges by face-down counters, blanks too, as if each had a ZOC', () => {
    // The only way of five hexes from 1243 to the HQ is the straight one, through 1543.
    const laid = (...more: UnitSpec[]): State =>
      position('soviet', 'set-up', [...stacks('s1743 0-1-2, s1243 2-1-2'), ...more], {
        turn: 0,
      });
    const isolation = (state: State): number => line(state, '1243').isolation;
    expect(isolation(laid())).toBe(0);
    expect(isolation(laid(...finns('1544', '')))).toBe(1);
    expect(isolation(laid(...stacks('f1544 4-4-2')))).toBe(1);
    // The same position in play: the blank has no ZOC.
    expect(cut(march([...stacks('s1743 0-1-2, s1243 2-1-2'), ...finns('1544', '')]), '1243')).toBe(0);
    // So too for a 1-1-3 in the USSR.
    expect(isolation(laid(...stacks('f1644 1-1-3')))).toBe(1);
    expect(cut(march(stacks('s1743 0-1-2, s1243 2-1-2, f1644 1-1-3')), '1243')).toBe(0);
  });
});

describe('Supply.K: friendly units open a path', () => {
  const behind = (...more: UnitSpec[]): State =>
    march([...stacks('s1743 0-1-2, s1443 2-1-2, f1444 2-2-3, f1442 2-2-3'), ...more]);

  it('cancels an enemy ZOC in the hex of a friend', () => {
    expect(cut(behind(), '1443')).toBe(1);
    const opened = behind(...stacks('s1543 2-1-2'));
    expect(cut(opened, '1443')).toBe(0);
    expect(line(opened, '1443').toHq).toEqual(hexes('1443', '1543', '1643', '1743'));
  });

  it('knows no ZOC of isolated enemies', () => {
    // The regiment at 1643 is hemmed in by NKVD and isolated, and so bars nothing.
    const state = position(
      'finn',
      'movement',
      stacks('s1843 0-1-2, s1543 2-1-2, s1744 1-1-4, s1741 1-1-4, f1643 2-2-3'),
    );
    expect(cut(state, '1643')).toBe(1);
    expect(zoneOfControl(state, 'finn')[hex('1743')]).toBe(0);
    expect(line(state, '1543').toHq).toHaveLength(5);
  });
});

describe('Supply.L: isolated units do not move by rail', () => {
  it('offers a ride to a unit in supply only', () => {
    const supplied = march(stacks('s2328 2-1-2, s2329 0-1-2'));
    expect(
      reach(supplied, unitAt(supplied, '2328')).some((r) => r.mode === 'rail' && r.path.length > 3),
    ).toBe(true);
    const isolated = march(stacks('s2328 2-1-2'));
    expect(cut(isolated, '2328')).toBe(1);
    const open = reach(isolated, unitAt(isolated, '2328'));
    expect(open.length).toBeGreaterThan(0);
    expect(open.every((r) => r.mode === 'march' && r.path.length === 1)).toBe(true);
    expect(check(isolated, move(isolated, '2328', '2329', '2330'))).not.toBeNull();
  });
});

describe('U1: measuring a path', () => {
  it('uses ice while it is frozen, and only then', () => {
    const over = (turn: number): State =>
      march(stacks('s1404 0-1-2, s1105 2-1-2, f1206 4-4-2, f1305 4-4-2'), { turn });
    expect(cut(over(7), '1105')).toBe(1);
    expect(cut(over(8), '1105')).toBe(0);
    const way = line(over(8), '1105').toHq;
    expect(way).toHaveLength(6);
    expect(way.some((at) => board.terrainOf(at) === 'ice')).toBe(true);
  });

  it('is not bound by the limits of Row A and of the NKVD', () => {
    // The only way from 1813 leads north of Row A; the 20-12-2 could not march it.
    const state = march(stacks('s2014 0-1-2, s1813 20-12-2, f1912 4-4-2'));
    expect(cut(state, '1813')).toBe(0);
    expect(names(line(state, '1813').toHq)).toContain('1914');
  });

  it('does not lead over sea', () => {
    const gulf = march(stacks('s1502 0-1-2, s1603 2-1-2'));
    // 1502 and 1603 touch over water only: the way goes by Leningrad.
    expect(line(gulf, '1603').toHq).toEqual(hexes('1603', '1602', '1502'));
  });
});

describe('U3: sharing and choosing', () => {
  const crowd = (): State =>
    march(stacks('s1743 0-1-2, s1643 8-3-2, s1642 8-3-2, s1644 6-4-2, s1543 2-1-2, f1443 1-1-3'));

  it('feeds the unit beside the enemy first, then the most attack points', () => {
    const state = crowd();
    expect(['1643', '1642', '1644', '1543'].map((at) => cut(state, at))).toEqual([0, 0, 2, 0]);
  });

  it('prefers a unit beside the enemy to more attack points elsewhere', () => {
    // 8 + 6 + 6 would fill the 20 points; the 5-3-3 at the front comes first.
    const scene = (enemy: string): State =>
      march(stacks(`s1743 0-1-2, s1643 8-3-2, s1642 6-4-2, s1644 6-4-2, s1543 5-3-3, f${enemy} 1-1-3`));
    const front = scene('1443');
    expect([cut(front, '1543'), cut(front, '1643')]).toEqual([0, 0]);
    expect([cut(front, '1642'), cut(front, '1644')].toSorted((x, y) => x - y)).toEqual([0, 2]);
    const quiet = scene('1043');
    expect(['1543', '1643', '1642', '1644'].map((at) => cut(quiet, at))).toEqual([2, 0, 0, 0]);
  });

  it('lets the Soviet player choose otherwise, before his first move', () => {
    const state = crowd();
    const hq = unitAt(state, '1743');
    const wish = must(state, { type: 'administer', unit: unitAt(state, '1644'), hq });
    expect(cut(wish, '1644')).toBe(0);
    expect(['1643', '1642'].map((at) => cut(wish, at)).toSorted((a, b) => a - b)).toEqual([0, 2]);
    const back = must(wish, { type: 'administer', unit: unitAt(state, '1644') });
    expect(back.units).toEqual(state.units);
    const last = must(state, { type: 'administer', unit: unitAt(state, '1543'), hq: null });
    expect(cut(last, '1543')).toBe(0);
    const spare = must(state, { type: 'administer', unit: unitAt(state, '1643'), hq: null });
    expect([cut(spare, '1643'), cut(spare, '1644')]).toEqual([2, 0]);
  });

  it('notes a choice after his first move; it relieves at once, but the march began isolated', () => {
    const state = crowd();
    const moved = must(state, move(state, '1642', '1641'));
    const unit = unitAt(moved, '1644');
    const noted = must(moved, { type: 'administer', unit, hq: unitAt(moved, '1743') });
    expect(moved.units[unit]!.cut).toBe(2);
    expect(noted.units[unit]!.cut).toBe(0);
    expect(noted.orders).toEqual([{ unit, hq: unitAt(moved, '1743') }]);
    expect(refusal(noted, move(noted, '1644', '1645', '1646')).key).toBe('isolated-one-hex');
    const fighting = endUntil(noted, (s) => s.phase === 'attack');
    expect(fighting.units[unit]!.cut).toBe(0);
    expect(endUntil(moved, (s) => s.phase === 'attack').units[unit]!.cut).toBe(2);
  });

  it('lets nobody choose in the enemy turn', () => {
    const state = endUntil(crowd(), (s) => s.phase === 'attack');
    const order: Action = { type: 'administer', unit: unitAt(state, '1644'), hq: unitAt(state, '1743') };
    expect(check(state, order)).toBeNull();
    const finnish = position('finn', 'movement', stacks('s1743 0-1-2, s1644 6-4-2, f1443 1-1-3'));
    const late: Action = { type: 'administer', unit: unitAt(finnish, '1644'), hq: unitAt(finnish, '1743') };
    expect(refusal(finnish, late).key).toBe('when-administer');
  });

  it('refuses an HQ out of reach and units of the other side', () => {
    const state = crowd();
    const finn: Action = { type: 'administer', unit: unitAt(state, '1443'), hq: null };
    expect(refusal(state, finn)).toMatchObject({ rule: 'Supply.F', key: 'not-soviet' });
    const far = march(stacks('s1602 0-1-2, s1643 2-1-2, s1743 0-1-2'));
    const order: Action = { type: 'administer', unit: unitAt(far, '1643'), hq: unitAt(far, '1602') };
    expect(refusal(far, order)).toMatchObject({ rule: 'Supply.F1', key: 'hq-out-of-reach' });
  });

  it('puts a unit in a Supply City on that city', () => {
    const state = march(stacks('s1743 0-1-2, s1943 8-3-2, s1643 8-3-2, s1642 6-4-2'));
    expect(supply(state, 'soviet').cities.find((c) => c.city === hex('1943'))).toMatchObject({
      load: 16,
      overload: 6,
    });
    expect(line(state, '1943')).toMatchObject({ hq: null, city: hex('1943') });
  });
});

describe('U2a: the Ladoga front', () => {
  const LINE = [
    ...stacks('f1910 6-6-2 6-6-2'),
    ...['1911', '1912', '1913'].flatMap((at) => stacks(`f${at} 6-6-2`)),
  ];
  /** Four corps before the Ladoga Line, and one HQ. */
  const front = (hq: string, more: Partial<PositionSpec> = {}, extra: readonly UnitSpec[] = []): State =>
    march([...stacks(`s${hq} 0-1-2, s2010 20-12-2 20-12-2, s2009 20-12-2 20-12-2`), ...LINE, ...extra], more);
  const cities = (state: State): (number | null)[] =>
    supply(state, 'soviet')
      .units.filter(({ exempt }) => !exempt)
      .map(({ city }) => city);

  it.each(['2105', '2106'])('lives on Petrozavodsk though Leningrad is as near or nearer: HQ in %s', (hq) => {
    const state = front(hq);
    const fed = (city: number | null): number => cities(state).filter((one) => one === city).length;
    expect([fed(hex('2413')), fed(hex('1602')), fed(null)]).toEqual([2, 0, 2]);
    expect(line(state, hq)).toMatchObject({ exempt: true });
    const order: Action = {
      type: 'administer',
      unit: unitsAt(state, '2009')[0]!,
      hq: unitAt(state, hq),
      city: hex('1602'),
    };
    expect(refusal(state, order)).toMatchObject({ rule: 'U2a', key: 'front-not-leningrad' });
  });

  it('draws on nobody where Leningrad alone is in reach, and says so', () => {
    const state = front('2105', {}, stacks('f2413 1-1-3'));
    expect(supply(state, 'soviet').units.find(({ exempt }) => !exempt)).toMatchObject({
      isolation: 1,
      rule: 'U2a',
    });
  });

  it('is lifted by clarification 9', () => {
    expect(cities(front('2105', { options: { clar9: true } }))).toEqual(
      hexes('1602', '1602', '1602', '1602'),
    );
  });

  it('ends with the region: from row 4, and from the isthmus, Leningrad is the closest', () => {
    for (const [hq, at] of [
      ['2004', '2104'],
      ['1705', '1604'],
    ] as const) {
      const state = march(stacks(`s${hq} 0-1-2, s${at} 2-1-2`));
      expect(line(state, at)).toMatchObject({ isolation: 0, city: hex('1602') });
    }
  });
});

describe('U3: a wish is honoured or not offered', () => {
  it('lets a unit in a Supply City draw on an HQ in reach instead', () => {
    const state = march(stacks('s2108 0-1-2, s2413 20-12-2 20-12-2, s2313 20-12-2'), {
      options: { clar9: true },
    });
    const [unit] = unitsAt(state, '2413') as [number];
    const city = (now: State): number | null =>
      supply(now, 'soviet').units.find((u) => u.unit === unit)!.city;
    expect(city(state)).toBe(hex('2413'));
    const order: Action = { type: 'administer', unit, hq: unitAt(state, '2108'), city: hex('1602') };
    expect(administerActions(state)).toContainEqual(order);
    const after = must(state, order);
    expect(city(after)).toBe(hex('1602'));
    expect(supply(after, 'soviet').units.find((u) => u.unit === unit)).toMatchObject({ hq: order.hq });
  });

  /** 1938 lies within five hexes of an HQ that draws on Kandalaksha and of one that draws on Kem. */
  const between = (more: readonly UnitSpec[] = []): State =>
    march([...stacks('s1940 0-1-2, s1834 0-1-2, s1938 2-1-2, f1635 1-1-3'), ...more]);

  it('falls back on the other HQ when the wish would supply nothing, and comes back when it can', () => {
    const state = between(stacks('f2136 0-0-3'));
    const unit = unitAt(state, '1938');
    const wished = must(state, { type: 'administer', unit, hq: unitAt(state, '1940') });
    expect(line(wished, '1938')).toMatchObject({ hq: unitAt(state, '1940'), city: hex('1943') });
    const finnish = endUntil(wished, (s) => s.phasing === 'finn' && s.phase === 'movement');
    // On the railway between the two cities.
    const severed = must(finnish, move(finnish, '2136', '2036'));
    expect(line(severed, '1938')).toMatchObject({
      isolation: 0,
      hq: unitAt(state, '1834'),
      city: hex('2231'),
    });
    expect(cut(severed, '1938')).toBe(0);
    const next = endUntil(severed, (s) => s.phasing === 'soviet' && s.phase === 'movement');
    expect(line(next, '1938').city).toBe(hex('2231'));
    expect(refusal(next, { type: 'administer', unit, hq: unitAt(state, '1940') })).toMatchObject({
      rule: 'U8',
      key: 'city-not-joined',
    });
    const mended = { ...between(), orders: next.orders };
    expect(line(mended, '1938')).toMatchObject({ hq: unitAt(state, '1940'), city: hex('1943') });
  });

  it('keeps a corps fed by way of another HQ when a Finn steps on the railway of the one wished for', () => {
    const state = march(stacks('s2507 20-12-2, s2307 0-1-2, s2106 0-1-2, f2209 1-1-3'), {
      options: { ...RECOMMENDED, clar9: true },
    });
    const [unit, hq] = [unitAt(state, '2507'), unitAt(state, '2307')];
    const wished = must(state, { type: 'administer', unit, hq, city: hex('2413') });
    const finnish = endUntil(wished, (s) => s.phasing === 'finn' && s.phase === 'movement');
    const severed = must(finnish, move(finnish, '2209', '2208'));
    expect(cut(severed, '2507')).toBe(0);
    expect(line(severed, '2507')).toMatchObject({ isolation: 0, city: hex('1602') });
  });

  it('does not offer a city that other wishes have filled', () => {
    // Kem feeds 20: three divisions are assigned to it by wish, and there is no room for a fourth.
    const north = ['2031', '2032', '2033', '2131'];
    const state = march([...stacks('s2132 0-1-2'), ...north.flatMap((at) => stacks(`s${at} 6-4-2`))]);
    const hq = unitAt(state, '2132');
    const order = (at: string): Action => ({ type: 'administer', unit: unitAt(state, at), hq });
    const three = north.slice(0, 3).reduce((now, at) => must(now, order(at)), state);
    expect(refusal(three, order('2131'))).toMatchObject({ rule: 'U3', key: 'city-full' });
    expect(administerActions(three)).not.toContainEqual(
      expect.objectContaining({ unit: unitAt(three, '2131'), hq }),
    );
    expect(north.map((at) => cut(three, at))).toEqual([0, 0, 0, 2]);
  });

  it('refuses the full city of an HQ with two, and offers the other', () => {
    const corps = ['2507', '2407', '2406'];
    const state = march([...stacks('s2307 0-1-2'), ...corps.flatMap((at) => stacks(`s${at} 20-12-2`))], {
      options: { ...RECOMMENDED, clar9: true },
    });
    const order = (at: string, city?: string): Action => ({
      type: 'administer',
      unit: unitAt(state, at),
      hq: unitAt(state, '2307'),
      ...(city ? { city: hex(city) } : {}),
    });
    const two = corps.slice(0, 2).reduce((now, at) => must(now, order(at, '2413')), state);
    expect(refusalKey(two, order('2406', '2413'))).toBe('city-full');
    expect([order('2406', '1602'), order('2406')].map((one) => refusalKey(two, one))).toEqual([null, null]);
  });
});

describe('U5: the moments of judgement, as printed', () => {
  it('isolates nobody in the midst of a march, on either side', () => {
    const state = position('finn', 'movement', [
      ...stacks('s2413 0-1-2, s2113 0-1-2, s1714 2-1-2, f1517 2-2-3, f1817 2-2-3'),
      ...['1710', '1711', '1513'].flatMap((at) => stacks(`f${at} 2-2-3`)),
    ]);
    expect([cut(state, '1714'), zoneOfControl(state, 'soviet')[hex('1614')]]).toEqual([0, 1]);
    const beside = must(state, move(state, '1817', '1816'));
    const way = reach(beside, unitAt(beside, '1517')).find((r) => r.hex === hex('1813'))!;
    const shut = must(beside, { type: 'move', unit: unitAt(beside, '1517'), path: way.path });
    expect([cut(shut, '1714'), zoneOfControl(shut, 'soviet')[hex('1614')]]).toEqual([0, 1]);
    expect(line(shut, '1714')).toMatchObject({ isolation: 0, rule: 'U5' });
    expect(
      cut(
        endUntil(shut, (s) => s.phase !== 'movement'),
        '1714',
      ),
    ).toBe(1);
  });

  it('restores the ZOC of a relieved unit at once, whether or not a Finn is abroad', () => {
    const state = march(stacks('s1851 0-1-2, s1745 2-1-2'));
    expect([cut(state, '1745'), zoneOfControl(state, 'soviet')[hex('1845')]]).toEqual([1, 0]);
    const back = must(state, move(state, '1745', '1746'));
    expect([cut(back, '1746'), zoneOfControl(back, 'soviet')[hex('1845')]]).toEqual([0, 1]);
  });
});

describe('U7: mutual isolation', () => {
  /** What is wrong with the supply of a position: units whose state and report disagree. */
  const disagreeing = (state: State): string[] =>
    (['soviet', 'finn'] as const).flatMap((side) =>
      supply(state, side)
        .units.filter(({ unit, isolation }) => isolation !== state.units[unit]!.cut)
        .map(({ unit }) => board.hexName(state.units[unit]!.at)),
    );

  it('isolates whoever has no path in the end where the judgements come to no rest: Soviet turn', () => {
    const state = march(
      stacks(
        's2307 20-12-2, s2208 2-1-2, s2503 20-12-2, s2608 8-3-2, s1605 20-12-2, s2508 2-1-2, s2206 0-1-2, s1508 0-1-2, f2204 0-0-3, f2405 2-2-3',
      ),
      { turn: 4 },
    );
    expect(disagreeing(state)).toEqual([]);
    expect(line(state, '2503')).toMatchObject({ isolation: 1, city: null, rule: 'Supply.F1' });
    expect(zoneOfControl(state, 'soviet')[hex('2502')]).toBe(0);
    expect(reach(state, unitAt(state, '2503')).every((r) => r.path.length === 1)).toBe(true);
  });

  it('isolates whoever has no path in the end where the judgements come to no rest: Finnish turn', () => {
    const state = position(
      'finn',
      'movement',
      stacks(
        'f2441 2-2-3, f2445 2-2-3, f2646 2-2-3, f2443 0-0-3, s2344 2-1-3, s2645 8-3-2, s2342 6-4-2, s2543 6-4-2, s2545 0-1-2, s2341 12-8-2, s2142 0-1-2',
      ),
    );
    expect(disagreeing(state)).toEqual([]);
    expect(line(state, '2441')).toMatchObject({ isolation: 1, rule: 'Supply.G' });
    // They have a path in the end, but are not relieved any more.
    expect(line(state, '2645')).toMatchObject({ isolation: 1, rule: 'U7' });
  });

  // Each is cut off only by the ZOC of the other.
  const units = stacks(
    's1843 0-1-2, s1543 2-1-2, s1744 1-1-4, s1741 1-1-4, f1643 2-2-3, f1344 4-4-2, f1342 1-1-3',
  );

  it.each([
    ['soviet', 1, 0],
    ['finn', 0, 1],
  ] as const)('judges the phasing side first: %s', (phasing, soviet, finn) => {
    const state = position(phasing, 'movement', units);
    expect([cut(state, '1543'), cut(state, '1643')]).toEqual([soviet, finn]);
    // Judged anew, it stays so.
    const again = position(phasing, 'attack', units);
    expect([cut(again, '1543'), cut(again, '1643')]).toEqual([soviet, finn]);
  });

  it('goes on from how the last judgement left the other side', () => {
    const state = position('soviet', 'movement', units);
    const finnish = endUntil(state, (s) => s.phasing === 'finn' && s.phase === 'movement');
    expect([cut(finnish, '1543'), cut(finnish, '1643')]).toEqual([1, 0]);
  });
});

describe('U8: a closest city that is cut off', () => {
  const state = (...more: UnitSpec[]): State => march([...stacks('s2038 0-1-2, s1938 2-1-2'), ...more]);

  it('feeds nobody, though another city in reach could', () => {
    // 2038 is nearer to Kandalaksha; Kem lies within ten hexes too.
    expect(line(state(), '1938')).toMatchObject({ isolation: 0, city: hex('1943') });
    const severed = state(...stacks('f2036 0-0-3'));
    expect(line(severed, '1938')).toMatchObject({ isolation: 1, rule: 'Supply.F3' });
    const kem = march(stacks('s2233 0-1-2, s2133 2-1-2, f2036 0-0-3'));
    expect(line(kem, '2133')).toMatchObject({ isolation: 0, city: hex('2231') });
  });
});
