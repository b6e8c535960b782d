import { apply, type Action, type AttackPlan } from '#engine/winter-war';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { attacksValue, lastMarchPoints, searchVerdict } from '#games/winter-war/problems/judge.ts';
import { settle } from '#games/winter-war/value/decisions.ts';
import { expectedPoints } from '#games/winter-war/value/value.ts';
import { hex, position, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';

const SUPPLY = stacks('s1602 2-1-2 0-1-2');

const attacking = position('soviet', 'attack', [
  ...SUPPLY,
  ...stacks('s1505 20-12-2 8-3-2, f1406 6-6-2, f1405 1-1-3'),
]);
const attack = (on: string, ...labels: string[]): AttackPlan => ({
  attackers: labels.map((label) => unitAt(attacking, '1505', label)).sort((a, b) => a - b),
  targets: [hex(on)],
});
const both = [attack('1405', '8-3-2'), attack('1406', '20-12-2')];

const verdict = (answer: readonly AttackPlan[], best = both) =>
  runToEnd(
    searchVerdict(
      'attack',
      attacking,
      best.map((one): Action => ({ type: 'attack', ...one })),
      answer.map((one): Action => ({ type: 'attack', ...one })),
    ),
  );

describe('a set of attacks', () => {
  it.each(['soviet', 'finn'] as const)('is worth the mean of what the six faces lead to: %s', (side) => {
    const alone = position(side, 'attack', [...SUPPLY, ...stacks('s1505 20-12-2 8-3-2, f1406 6-6-2')]);
    const plan: AttackPlan =
      side === 'soviet'
        ? attack('1406', '20-12-2', '8-3-2')
        : { attackers: [unitAt(alone, '1406')], targets: [hex('1505')] };
    const sign = side === 'soviet' ? 1 : -1;
    const after = [1, 2, 3, 4, 5, 6].map((die) => {
      const applied = apply(alone, { type: 'attack', ...plan }, [die]);
      if (!applied.ok) throw new Error(applied.refusal.text);
      return expectedPoints(settle(applied.state, 'officer'));
    });
    const mean = after.reduce((sum, points) => sum + points, 0) / 6;
    expect(attacksValue(alone, [plan])).toBeCloseTo(sign * (mean - expectedPoints(alone)), 6);
  });

  it('loses nothing against itself, and as much as it gains when the two change places', () => {
    const other = [attack('1405', '20-12-2'), attack('1406', '8-3-2')];
    expect(verdict(both)).toEqual({ lost: 0, error: 0 });
    expect(verdict(other).lost).not.toBe(0);
    expect(verdict(both, other).lost).toBeCloseTo(-verdict(other).lost, 6);
  });

  it('is refused where an attack breaks the rules', () => {
    expect(() => verdict([attack('1506', '20-12-2')])).toThrow(RangeError);
  });
});

describe('the last march', () => {
  // With no Finn in the south the Soviets would have 50 points (V4).
  const start = position('finn', 'movement', [...SUPPLY, ...stacks('f0914 1-1-3')], { turn: 10 });
  const south: Action = { type: 'move', unit: unitAt(start, '0914'), path: [hex('0913')] };

  it('is worth the points that are counted after it', () => {
    expect(lastMarchPoints(start, [])).toBe(50);
    expect(lastMarchPoints(start, [south])).toBe(0);
    expect(runToEnd(searchVerdict('lastMarch', start, [south], []))).toEqual({ lost: 50, error: 0 });
    expect(runToEnd(searchVerdict('lastMarch', start, [], [south])).lost).toBe(-50);
  });

  it('is refused where a move breaks the rules', () => {
    const far: Action = { ...south, path: [hex('1602')] };
    expect(() => runToEnd(searchVerdict('lastMarch', start, [south], [far]))).toThrow(RangeError);
  });
});
