import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  board,
  ROSTER,
  supply,
  zoneOfControl,
  type Hex,
  type Side,
  type State,
  type UnitSupply,
} from '../../../src/engine/index.ts';
import { finns, hex, hexes, names, position, soviets, unitAt } from './helpers.ts';
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

const CITY_HEXES = hexes('1602', '2413', '2331', '1943', '2053');

/** Cities with an unbroken railway to Leningrad, Finnish units considered. */
function linkedCities(state: State, enemies: Set<Hex>): Set<Hex> {
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
  expect(state.turn).toBeGreaterThan(0);
  return new Set(CITY_HEXES.filter((at) => seen.has(at)));
}

/** Units that no city could feed whatever its capacity, by the words of Supply.F, U2 and U8. */
function starving(state: State): Set<number> {
  const { from, enemies } = groundOf(state, 'soviet');
  const linked = linkedCities(state, enemies);
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

function expectSovietLine(state: State, line: UnitSupply, ground: ReturnType<typeof groundOf>): void {
  const at = hexAt(state, line.unit);
  const railway = line.toLeningrad;
  expect(line.city).not.toBeNull();
  expect([railway[0], railway.at(-1)]).toEqual([line.city, hex('1602')]);
  railway.forEach((to, i) => {
    expect(ground.enemies.has(to)).toBe(false);
    if (i) expect(board.hexsideKinds(board.hexside(railway[i - 1]!, to))).toContain('rail');
  });
  if (at === line.city) return expect(line).toMatchObject({ hq: null, toHq: [], toCity: [] });
  const hq = hexAt(state, line.hq!);
  expect([line.toHq[0], line.toHq.at(-1)]).toEqual([at, hq]);
  expect([line.toCity[0], line.toCity.at(-1)]).toEqual([hq, line.city]);
  expect(line.toHq.length - 1).toBeLessThanOrEqual(5);
  expect(line.toCity.length - 1).toBeLessThanOrEqual(10);
  expect(ground.legal(line.toHq)).toBe(true);
  expect(ground.legal(line.toCity)).toBe(true);
  // U2: no other city is nearer to that HQ.
  const steps = ground.from(hq, 10);
  for (const city of CITY_HEXES) expect(steps.get(city) ?? 99).toBeGreaterThanOrEqual(line.toCity.length - 1);
}

describe('Supply.F, Supply.G, U1, U2: the report against the position', () => {
  it('traces legal paths, and none where the unit is isolated', () => {
    const seen = { fed: 0, isolated: 0, abroad: 0, overloaded: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        for (const state of randomPositions(seed, judged, 12)) {
          const ground = groundOf(state, 'soviet');
          const report = supply(state, 'soviet');
          const lost = starving(state);
          for (const line of report.units) {
            expect(line.isolation).toBe(state.units[line.unit]!.cut);
            const { type } = ROSTER[line.unit]!;
            expect(line.exempt).toBe(['0-1-2', '1-1-4'].includes(type.label));
            expect(line.isolation === 1).toBe(lost.has(line.unit));
            if (line.exempt) {
              expect(line).toMatchObject({ isolation: 0, city: null, rule: null });
            } else if (line.isolation) {
              if (line.isolation === 2) seen.overloaded++;
              else seen.isolated++;
              expect(line).toMatchObject({ hq: null, city: null, toHq: [], toCity: [], toLeningrad: [] });
              expect(line.rule).not.toBeNull();
            } else {
              seen.fed++;
              expectSovietLine(state, line, ground);
            }
          }
          for (const { city, capacity, load, connected } of report.cities) {
            expect(load).toBeLessThanOrEqual(capacity);
            expect(connected).toBe(linkedCities(state, ground.enemies).has(city));
            if (!connected) expect(load).toBe(0);
          }
        }
      }),
      { numRuns: 6, seed: 7 },
    );
    expect(seen.fed).toBeGreaterThan(100);
    expect(seen.isolated + seen.overloaded).toBeGreaterThan(10);
  });

  it('traces the Finns home', () => {
    let abroad = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        const far = (s: State): boolean =>
          judged(s) &&
          s.units.some(
            ({ at }, id) => at >= 0 && ROSTER[id]!.side === 'finn' && board.countryOf(at) === 'ussr',
          );
        for (const state of randomPositions(seed, far, 10)) {
          const ground = groundOf(state, 'finn');
          for (const line of supply(state, 'finn').units) {
            const at = hexAt(state, line.unit);
            expect(line.isolation).toBe(state.units[line.unit]!.cut);
            expect(line.exempt).toBe(board.countryOf(at) === 'finland');
            if (line.exempt) continue;
            abroad++;
            const home = [...ground.from(at, 400)].some(([to]) => board.countryOf(to) === 'finland');
            expect(line.isolation === 0).toBe(home);
            if (line.isolation) {
              expect(line).toMatchObject({ rule: 'Supply.G', toHq: [] });
            } else {
              expect(line.toHq[0]).toBe(at);
              expect(board.countryOf(line.toHq.at(-1)!)).toBe('finland');
              expect(ground.legal(line.toHq)).toBe(true);
            }
          }
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
    const noHq = position('soviet', 'movement', soviets('1243', '2-1-2'));
    expect(reasons(noHq, '1243')).toMatchObject({ isolation: 1, rule: 'Supply.F1', choices: [] });
    const noCity = position('soviet', 'movement', [...soviets('0807', '0-1-2'), ...soviets('0808', '2-1-2')]);
    expect(reasons(noCity, '0808')).toMatchObject({ isolation: 1, rule: 'Supply.F2' });
    const noRail = position('soviet', 'movement', [
      ...soviets('1743', '0-1-2'),
      ...soviets('1643', '2-1-2'),
      ...finns('2232', '2-2-3'),
    ]);
    expect(reasons(noRail, '1643')).toMatchObject({ isolation: 1, rule: 'Supply.F3' });
    const noRoom = position('soviet', 'movement', [
      ...soviets('1743', '0-1-2'),
      ...['1643', '1642', '1644', '1742'].flatMap((at) => soviets(at, '6-4-2')),
    ]);
    const left = supply(noRoom, 'soviet').units.filter((u) => u.isolation);
    expect(left).toHaveLength(1);
    expect(left[0]).toMatchObject({ isolation: 2, rule: 'U3' });
    const kandalaksha = supply(noRoom, 'soviet').cities.find((c) => c.city === hex('1943'));
    expect(kandalaksha).toMatchObject({ load: 18, overload: 6, capacity: 20, connected: true });
  });

  it('offers the HQs within reach with their cities', () => {
    const state = position('soviet', 'movement', [
      ...soviets('1743', '0-1-2'),
      ...soviets('1843', '0-1-2'),
      ...soviets('1643', '2-1-2'),
    ]);
    expect(reasons(state, '1643').choices).toEqual([
      { hq: unitAt(state, '1743'), city: hex('1943') },
      { hq: unitAt(state, '1843'), city: hex('1943') },
    ]);
    expect(names(reasons(state, '1643').toHq)).toEqual(['1643', '1743']);
  });
});
