/** Who comes to an attack is searched for: the exact planner judges every change of the muster. */
import { RECOMMENDED, type State } from '#engine/winter-war';
import { assembleAssaults, buildReachMap, forecastAttackValue } from '#games/winter-war/ai/assaults.ts';
import { OFFICER_WEIGHTS, runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { Sketch } from '#games/winter-war/ai/sketch.ts';
import type { AttackPreferences } from '#games/winter-war/ai/attacks.ts';
import { hexes, position, stacks } from '../../../engine/winter-war/rules/helpers.ts';

const preferences: AttackPreferences = {
  side: 'soviet',
  wishes: ['losses', 'ground'],
  plansPerWish: 4,
  weights: OFFICER_WEIGHTS.soviet,
  sparesGarrisons: false,
  allowsSorties: false,
};

/** What the attacks promise after a muster with so many looks at changes of it. */
function promise(state: State, targets: string[], refinements: number): number {
  const sketch = new Sketch(state);
  let next = 7;
  const random = (): number => (next = (next * 16_807) % 2_147_483_647) / 2_147_483_647;
  const search = {
    targets: hexes(...targets),
    reachMap: buildReachMap(state, 'soviet'),
    mayJoin: () => true,
    extraValue: () => 0,
    preferences,
    maxTrials: 24,
    minGain: 0.75,
    refinements,
  } as const;
  runToEnd(assembleAssaults(sketch, search, random));
  return forecastAttackValue(sketch.state, preferences);
}

const MARCHES: readonly (readonly [string, State, string[]])[] = [
  [
    'two forts and a picket on the isthmus',
    position(
      'soviet',
      'movement',
      stacks(
        'f1405 6-6-2 1-1-3, f1506 6-6-2, f1505 2-2-3, s1503 20-12-2 6-4-2, s1603 20-12-2 2-1-2, s1703 6-4-2 2-1-2, s1602 12-8-2 2-1-2, s1604 0-1-2',
      ),
      { turn: 5, options: RECOMMENDED },
    ),
    ['1505', '1405', '1506'],
  ],
  [
    'three Finns in the woods',
    position(
      'soviet',
      'movement',
      stacks(
        'f1527 2-2-3, f1628 1-1-3, f1529 4-4-2, s1728 6-4-2, s1828 6-4-2, s1727 2-1-2, s1829 2-1-2, s1730 5-3-3, s1928 0-1-2',
      ),
      { turn: 3, options: RECOMMENDED },
    ),
    ['1527', '1628', '1529'],
  ],
];

describe.each(MARCHES)('A muster against %s', (_, state, targets) => {
  it('promises refinements when changes of it are looked at', () => {
    expect(promise(state, targets, 200)).toBeGreaterThan(promise(state, targets, 0));
  });
});
