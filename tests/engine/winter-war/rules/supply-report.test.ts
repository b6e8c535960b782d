import fc from 'fast-check';
import {
  AS_PRINTED,
  board,
  isolation,
  RECOMMENDED,
  ROSTER,
  supply,
  zoneOfControl,
  type Hex,
  type Side,
  type State,
  type UnitSupply,
} from '#engine/winter-war';
import { hex, hexes, names, position, unitAt, stacks } from './helpers.ts';
import { randomPositions } from './random-positions.ts';

/** Positions in which the supply of both sides has just been judged. */
const judged = (state: State): boolean =>
  !state.decisions.length && ['retreat-before', 'attack'].includes(state.phase) && state.turn > 0;

/** The ground of supply paths, worked out from the board by the words of U1. */
function groundOf(state: State, side: Side) {
  const enemy: Side = side === 'soviet' ? 'finn' : 'soviet';
  const zone = zoneOfControl(state, enemy);
  const friends = new Set<Hex>();
  const enemies = new Set<Hex>();
  state.units.forEach(({ at }, id) => {
    if (at >= 0) (ROSTER[id]!.side === side ? friends : enemies).add(at);
  });
  const open = (at: Hex): boolean => {
    const terrain = board.terrainOf(at);
    const land = ['finland', 'ussr'].includes(board.countryOf(at)) && ['clear', 'swamp'].includes(terrain);
    const bears = terrain === 'ice' && state.turn >= 8;
    return (land || bears) && !enemies.has(at) && (!zone[at] || friends.has(at));
  };
  const next = (at: Hex): Hex[] =>
    board
      .neighbours(at)
      .filter((to) => open(to) && !board.hexsideKinds(board.hexside(at, to)).includes('blocked'));
  /** Steps to every hex within a limit. */
  const from = (start: Hex, limit: number): Map<Hex, number> => {
    const steps = new Map([[start, 0]]);
    for (const [at, far] of steps)
      if (far < limit) for (const to of next(at)) if (!steps.has(to)) steps.set(to, far + 1);
    return steps;
  };
  /** Whether a path, both ends included, may be traced. */
  const legal = (path: readonly Hex[]): boolean =>
    path.every((at, i) => i === 0 || next(path[i - 1]!).includes(at));
  return { from, legal, enemies, zone };
}

const CITY_HEXES = hexes('1602', '2413', '2231', '1943', '2053');

/** Cities with an unbroken railway to Leningrad, Finnish units considered. */
function linkedCities(enemies: Set<Hex>): Set<Hex> {
  const leningrad = hex('1602');
  const seen = new Set<Hex>(enemies.has(leningrad) ? [] : [leningrad]);
  for (const at of seen)
    for (const to of board.neighbours(at))
      if (
        board.hexsideKinds(board.hexside(at, to)).includes('rail') &&
        board.countryOf(to) === 'ussr' &&
        !enemies.has(to)
      )
        seen.add(to);
  return new Set(CITY_HEXES.filter((at) => seen.has(at)));
}

/** Units that no city could feed whatever its capacity, by the words of Supply.F, U2 and U8. */
function starving(state: State): Set<number> {
  const { from, enemies } = groundOf(state, 'soviet');
  const linked = linkedCities(enemies);
  const fed = new Set<Hex>();
  state.units.forEach(({ at }, id) => {
    if (at < 0 || ROSTER[id]!.type.label !== '0-1-2') return;
    const steps = from(at, 10);
    const reached = CITY_HEXES.filter((city) => steps.has(city));
    const nearest = Math.min(...reached.map((city) => steps.get(city)!));
    if (!reached.some((city) => steps.get(city) === nearest && linked.has(city))) return;
    for (const [near] of from(at, 5)) fed.add(near);
  });
  const found = new Set<number>();
  state.units.forEach(({ at }, id) => {
    const { side, type } = ROSTER[id]!;
    if (at < 0 || side !== 'soviet' || ['0-1-2', '1-1-4'].includes(type.label)) return;
    if (CITY_HEXES.includes(at) ? !linked.has(at) : !fed.has(at)) found.add(id);
  });
  return found;
}

const hexAt = (state: State, unit: number): Hex => state.units[unit]!.at;

const ends = (path: readonly Hex[], first: Hex | null, last: Hex | null): boolean =>
  path[0] === first && path.at(-1) === last;

/** What is wrong with the line of a Soviet unit in supply. */
function faultsOfPaths(state: State, line: UnitSupply, ground: ReturnType<typeof groundOf>): string[] {
  const at = hexAt(state, line.unit);
  const { toHq, toCity, toLeningrad: railway } = line;
  const faults: string[] = [];
  const must = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(`${board.hexName(at)}: ${fault}`);
  };
  must(ends(railway, line.city, hex('1602')), 'the railway does not join city and Leningrad');
  must(!railway.some((to) => ground.enemies.has(to)), 'Finns on the railway');
  const sides = railway.slice(1).map((to, i) => board.hexside(railway[i]!, to));
  must(
    sides.every((side) => board.hexsideKinds(side).includes('rail')),
    'no railway there',
  );
  if (at === line.city) {
    must(line.hq === null && !toHq.length && !toCity.length, 'an HQ serves a unit in its city');
    return faults;
  }
  const hq = hexAt(state, line.hq!);
  must(ends(toHq, at, hq) && ends(toCity, hq, line.city), 'a path ends elsewhere');
  must(toHq.length <= 6 && toCity.length <= 11, 'a path is too long');
  must(ground.legal(toHq) && ground.legal(toCity), 'a path is barred');
  // U2: no other city is nearer to that HQ.
  const steps = ground.from(hq, 10);
  must(
    CITY_HEXES.every((city) => (steps.get(city) ?? 99) >= toCity.length - 1),
    'another city is closer',
  );
  return faults;
}

/** A judgement of before that is still in force, whatever the position gives now: is it one that may stand? */
function standsRightly(state: State, line: UnitSupply, side: Side): boolean {
  const { clar2, clar4, clar6 } = state.options;
  const { cut } = state.units[line.unit]!;
  const idle = line.hq === null && !line.toHq.length && !line.toCity.length && !line.toLeningrad.length;
  if (line.rule === 'CL2') return idle && clar2 && state.phasing === side && state.combat !== null;
  const finnish = state.phasing === 'finn';
  if (line.rule === 'CL4') return idle && cut === 2 && clar4 && (finnish || state.combat !== null);
  return line.rule === 'CL6' && idle && cut === 2 && clar6 && finnish;
}

/** What is wrong with the line of a Soviet unit. */
function faultsOfLine(
  state: State,
  line: UnitSupply,
  lost: Set<number>,
  ground: ReturnType<typeof groundOf>,
): string[] {
  const { cut } = state.units[line.unit]!;
  const exempt = ['0-1-2', '1-1-4'].includes(ROSTER[line.unit]!.type.label);
  const idle = line.hq === null && line.city === null && !line.toHq.length && !line.toLeningrad.length;
  if (line.isolation !== cut || line.exempt !== exempt) return [`${line.unit}: not as judged`];
  if (line.rule?.startsWith('CL'))
    return standsRightly(state, line, 'soviet') ? [] : [`${line.unit}: ${line.rule} does not apply`];
  if ((cut === 1) !== lost.has(line.unit)) return [`${line.unit}: isolation ${cut} is wrong`];
  if (exempt) return cut || !idle || line.rule !== null ? [`${line.unit}: needs no supply`] : [];
  if (cut)
    return idle && line.rule !== null ? [] : [`${line.unit}: isolated, yet with paths or without a reason`];
  return faultsOfPaths(state, line, ground);
}

/** What is wrong with the line of a Finnish unit. */
function faultsOfFinn(state: State, line: UnitSupply, ground: ReturnType<typeof groundOf>): string[] {
  const at = hexAt(state, line.unit);
  const { cut } = state.units[line.unit]!;
  const home = board.countryOf(at) === 'finland';
  if (line.isolation !== cut || line.exempt !== home) return [`${line.unit}: not as judged`];
  if (home) return cut ? [`${line.unit}: isolated at home`] : [];
  if (line.rule?.startsWith('CL'))
    return standsRightly(state, line, 'finn') ? [] : [`${line.unit}: ${line.rule} does not apply`];
  const way = [...ground.from(at, 400)].some(([to]) => board.countryOf(to) === 'finland');
  if ((cut === 0) !== way) return [`${line.unit}: isolation ${cut} is wrong`];
  if (cut) return line.rule === 'Supply.G' && !line.toHq.length ? [] : [`${line.unit}: no reason`];
  const last = line.toHq.at(-1)!;
  return ends(line.toHq, at, last) && board.countryOf(last) === 'finland' && ground.legal(line.toHq)
    ? []
    : [`${line.unit}: does not lead home`];
}

describe.each([
  ['as printed', AS_PRINTED],
  ['as recommended', RECOMMENDED],
])('Supply.F, Supply.G, U1, U2: the report against the position, %s', (_, options) => {
  it('traces legal paths, and none where the unit is isolated', () => {
    const seen = [0, 0, 0];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        for (const state of randomPositions(seed, judged, 12, options)) {
          const ground = groundOf(state, 'soviet');
          const linked = linkedCities(ground.enemies);
          const lost = starving(state);
          const { units, cities } = supply(state, 'soviet');
          expect(units.flatMap((line) => faultsOfLine(state, line, lost, ground))).toEqual([]);
          for (const { isolation, exempt } of units) seen[isolation]! += exempt ? 0 : 1;
          for (const { city, capacity, load, connected } of cities) {
            expect(connected).toBe(linked.has(city));
            expect(load).toBeLessThanOrEqual(connected ? capacity : 0);
          }
        }
      }),
      { numRuns: 6, seed: 7 },
    );
    expect(seen[0]).toBeGreaterThan(100);
    expect(seen[1]! + seen[2]!).toBeGreaterThan(10);
  });

  it('traces the Finns home', () => {
    let abroad = 0;
    const far = (s: State): boolean =>
      judged(s) &&
      s.units.some(({ at }, id) => at >= 0 && ROSTER[id]!.side === 'finn' && board.countryOf(at) === 'ussr');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        for (const state of randomPositions(seed, far, 10, options)) {
          const ground = groundOf(state, 'finn');
          const { units } = supply(state, 'finn');
          expect(units.flatMap((line) => faultsOfFinn(state, line, ground))).toEqual([]);
          abroad += units.filter((line) => !line.exempt).length;
        }
      }),
      { numRuns: 6, seed: 7 },
    );
    expect(abroad).toBeGreaterThan(10);
  });
});

describe('Supply.F: why a unit is isolated, and what the cities bear', () => {
  const reasons = (state: State, at: string) =>
    supply(state, 'soviet').units.find((u) => u.unit === unitAt(state, at))!;

  it('names the condition that fails', () => {
    const noHq = position('soviet', 'movement', stacks('s1243 2-1-2'));
    expect(reasons(noHq, '1243')).toMatchObject({ isolation: 1, rule: 'Supply.F1', choices: [] });
    const noCity = position('soviet', 'movement', stacks('s0807 0-1-2, s0808 2-1-2'));
    expect(reasons(noCity, '0808')).toMatchObject({ isolation: 1, rule: 'Supply.F2' });
    const noRail = position('soviet', 'movement', stacks('s1743 0-1-2, s1643 2-1-2, f2232 2-2-3'));
    expect(reasons(noRail, '1643')).toMatchObject({ isolation: 1, rule: 'Supply.F3' });
    const noSpace = position('soviet', 'movement', [
      ...stacks('s1743 0-1-2'),
      ...['1643', '1642', '1644', '1742'].flatMap((at) => stacks(`s${at} 6-4-2`)),
    ]);
    const left = supply(noSpace, 'soviet').units.filter((u) => u.isolation);
    expect(left).toHaveLength(1);
    expect(left[0]).toMatchObject({ isolation: 2, rule: 'U3' });
    const kandalaksha = supply(noSpace, 'soviet').cities.find((c) => c.city === hex('1943'));
    expect(kandalaksha).toMatchObject({ load: 18, overload: 6, capacity: 20, connected: true });
  });

  it('offers the HQs within reach with their cities', () => {
    const state = position('soviet', 'movement', stacks('s1743 0-1-2, s1843 0-1-2, s1643 2-1-2'));
    expect(reasons(state, '1643').choices).toEqual([
      { hq: unitAt(state, '1743'), city: hex('1943') },
      { hq: unitAt(state, '1843'), city: hex('1943') },
    ]);
    expect(names(reasons(state, '1643').toHq)).toEqual(['1643', '1743']);
  });
});

describe('Supply.D: isolation by number', () => {
  it('is what the report says of every unit, at whatever moment', () => {
    for (const options of [AS_PRINTED, RECOMMENDED])
      for (const state of randomPositions(11, (one) => one.turn > 2, 120, options))
        for (const side of ['soviet', 'finn'] as const) {
          const told = new Uint8Array(state.units.length);
          for (const line of supply(state, side).units) told[line.unit] = line.isolation;
          expect(isolation(state, side)).toEqual(told);
        }
  });
});
