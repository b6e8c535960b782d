import { board, newGame, readySetUp, ROSTER, supply, type Hex, type State } from '#engine/winter-war';
import { end, hex, must, SOVIETS } from './helpers.ts';

/** The initial Finnish forces, by what is printed on them. */
const FINNS = { '6-6-2': 6, '4-4-2': 1, '2-2-3': 3, '1-1-3': 11, '': 5 };

/** Lays out both sides by ready set-ups, ends both, and checks what the chart demands of each. */
function laidOut(kind: 'historical' | 'random', seed: number): { finns: State; soviets: State; play: State } {
  let state = newGame({}, seed);
  for (const action of readySetUp(state, kind, seed)) state = must(state, action);
  const finns = state;
  state = must(state, end);
  for (const action of readySetUp(state, kind, seed + 1)) state = must(state, action);
  return { finns, soviets: state, play: must(state, end) };
}

const placed = (state: State, side: 'finn' | 'soviet'): { label: string; at: Hex }[] =>
  state.units.flatMap(({ at }, id) =>
    at >= 0 && ROSTER[id]!.side === side ? [{ label: ROSTER[id]!.type.label, at }] : [],
  );

function counts(units: readonly { label: string }[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { label } of units) found[label] = (found[label] ?? 0) + 1;
  return found;
}

function expectStacking(units: readonly { at: Hex }[]): void {
  const inHex = new Map<Hex, number>();
  for (const { at } of units) inHex.set(at, (inHex.get(at) ?? 0) + 1);
  for (const [at, count] of inHex)
    expect(count).toBeLessThanOrEqual(Number(board.hexName(at).slice(2)) <= 13 ? 2 : 1);
}

function expectLegal(kind: 'historical' | 'random', seed: number): void {
  const { finns, soviets, play } = laidOut(kind, seed);
  const defence = placed(finns, 'finn');
  expect(counts(defence)).toEqual(FINNS);
  expectStacking(defence);
  for (const { label, at } of defence) {
    expect(board.countryOf(at)).toBe('finland');
    expect(label !== '6-6-2' || board.isFortification(at)).toBe(true);
  }
  const army = placed(soviets, 'soviet');
  expect(counts(army)).toEqual(SOVIETS);
  expectStacking(army);
  for (const { label, at } of army) {
    expect(board.countryOf(at)).toBe('ussr');
    expect(label !== '20-12-2' || board.distance(at, hex('1602')) <= 3).toBe(true);
  }
  expect(supply(soviets, 'soviet').units.filter((u) => u.isolation)).toEqual([]);
  expect(play).toMatchObject({ turn: 1, phasing: 'soviet', phase: 'movement' });
  // The blanks are off the map, and nobody begins isolated.
  expect(counts(placed(play, 'finn'))).toEqual({ '6-6-2': 6, '4-4-2': 1, '2-2-3': 3, '1-1-3': 11 });
  expect(play.units.filter((u) => u.cut)).toEqual([]);
}

describe('ready set-ups, SetUp.Finnish, SetUp.Soviet, Supply.J', () => {
  it('lay out the armies of 1939 by the rules', () => {
    expect(() => expectLegal('historical', 1)).not.toThrow();
  });

  it('man every hex of both lines in 1939 but where the history has none', () => {
    const { finns } = laidOut('historical', 1);
    const forts = placed(finns, 'finn').filter(({ at }) => board.isFortification(at));
    expect(new Set(forts.map((f) => f.at)).size).toBeGreaterThanOrEqual(6);
  });

  it('lay out random armies by the rules, whatever the seed', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 30; seed++) expect(() => expectLegal('random', seed * 7919)).not.toThrow();
  });

  it('are the same for the same seed, and others for another', () => {
    const state = newGame({}, 1);
    expect(readySetUp(state, 'random', 5)).toEqual(readySetUp(state, 'random', 5));
    expect(readySetUp(state, 'random', 5)).not.toEqual(readySetUp(state, 'random', 6));
  });
});
