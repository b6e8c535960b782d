/** Raiders on the railway: what it is worth to drive them off, and who comes for it. */
import { board, RECOMMENDED, type State } from '#engine/winter-war';
import { moveHqs, raiderReliefValues } from '#games/winter-war/ai/soviet-supply.ts';
import { citiesCutBy, findVitalRails } from '#games/winter-war/ai/railway.ts';
import { Sketch } from '#games/winter-war/ai/sketch.ts';
import { SOVIET_PLANS } from '#games/winter-war/ai/war-plans.ts';
import { finns, hex, names, position, stacks, unitAt } from '../../../engine/winter-war/rules/helpers.ts';

/** Three divisions fed from Petrozavodsk, two HQs on the isthmus, and Finns behind them. */
const raided = (...raiders: string[]): State =>
  position(
    'soviet',
    'movement',
    [
      ...stacks(
        's2413 2-1-2, s2212 0-1-2 6-4-2, s2113 6-4-2 6-4-2, s1602 0-1-2 6-4-2, s1703 0-1-2 20-12-2, f1405 6-6-2',
      ),
      ...raiders.flatMap((at) => finns(at, '1-1-3')),
    ],
    { turn: 5, options: RECOMMENDED },
  );

describe('a raider in the USSR', () => {
  it('is worth what he keeps from those behind him', () => {
    const found = raiderReliefValues(raided('2206'));
    expect([...found.keys()]).toEqual([hex('2206')]);
    expect(found.get(hex('2206'))).toBeGreaterThan(10);
  });

  it('shares it with whoever stands on the same railway', () => {
    const one = raiderReliefValues(raided('2206')).get(hex('2206'))!;
    const two = raiderReliefValues(raided('2206', '2309'));
    expect(two.get(hex('2206'))).toBeCloseTo(one / 2);
    expect(two.get(hex('2309'))).toBeCloseTo(one / 2);
  });

  it('is worth nothing where he keeps nobody from anything', () => {
    expect(raiderReliefValues(raided('2020')).size).toBe(0);
    expect(raiderReliefValues(raided()).size).toBe(0);
    expect(raiderReliefValues(raided('2206', '2020')).get(hex('2020'))).toBe(0);
  });

  it('may stand anywhere between Leningrad and Murmansk', () => {
    expect(names(findVitalRails())).toEqual(expect.arrayContaining(['2002', '2206', '2312', '2231', '2039']));
    expect(names(findVitalRails())).not.toContain('1502');
  });

  it('brings an HQ of the isthmus, for nobody attacks him out of supply', () => {
    const moved = (state: State, watchesSupply: boolean): number => {
      const sketch = new Sketch(state);
      moveHqs(sketch, { ...SOVIET_PLANS[0]!, watchesSupply });
      const hqs = ['1602', '1703'].map((at) => unitAt(state, at, '0-1-2'));
      return Math.min(...hqs.map((hq) => board.distance(sketch.state.units[hq]!.at, hex('2206'))));
    };
    const state = raided('2206');
    expect(moved(state, true)).toBeLessThan(moved(state, false));
    expect(moved(state, true)).toBeLessThan(moved(raided(), true));
  });
});

it('a Finn on a railway hex cuts off the cities beyond it', () => {
  const cut = (at: string): string => names(citiesCutBy().get(hex(at)) ?? []).join(' ');
  expect(['1602', '1702', '2310', '2316', '2037', '1952'].map(cut)).toEqual([
    '',
    '1943 2053 2231 2413',
    '1943 2053 2231 2413',
    '1943 2053 2231',
    '1943 2053',
    '2053',
  ]);
});
