import type { Action, AttackPlan } from '#engine/winter-war';
import { columnChanges, isStronger, pointsChanges } from '#games/winter-war/problems/judge.ts';
import { hex, position, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';

const SUPPLY = stacks('s1602 2-1-2 0-1-2');

describe('two sets of attacks', () => {
  const state = position('soviet', 'attack', [
    ...SUPPLY,
    ...stacks('s1818 6-4-2 2-1-2, f1718 4-4-2, f1819 1-1-3'),
  ]);
  const attack = (on: string, ...labels: string[]): AttackPlan => ({
    attackers: labels.map((label) => unitAt(state, '1818', label)),
    targets: [hex(on)],
  });

  it('differ in the columns of hexes, and in those that one of them leaves alone', () => {
    const best = [attack('1718', '6-4-2', '2-1-2')];
    const second = [attack('1718', '6-4-2'), attack('1819', '2-1-2')];
    expect(columnChanges(state, best, second)).toEqual([
      { hex: hex('1718'), best: '2-1', second: '1-1' },
      { hex: hex('1819'), best: null, second: '2-1' },
    ]);
    expect(columnChanges(state, best, second).map(isStronger)).toEqual([true, false]);
    expect(columnChanges(state, best, best)).toEqual([]);
  });
});

describe('a march', () => {
  // With no Finn in the south the Soviets would have 50 points (V4).
  const start = position('finn', 'movement', [...SUPPLY, ...stacks('f0914 1-1-3')], { turn: 10 });
  const south: Action = { type: 'move', unit: unitAt(start, '0914'), path: [hex('0913')] };

  it('changes the lines of the score that it changes', () => {
    expect(pointsChanges(start, [south])).toEqual([{ key: 'south-cleared', before: 50, after: 0 }]);
    expect(pointsChanges(start, [{ type: 'end' }])).toEqual([]);
  });
});
