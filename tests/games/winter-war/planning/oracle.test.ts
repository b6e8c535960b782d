import { attackable, obligations, type Side, type State } from '#engine/winter-war';
import { attackActions } from '#engine/winter-war/rules/attack.ts';
import { attackPlans, completePlan, type Wish } from '#games/winter-war/analysis/planning/index.ts';
import { allWorths, fought, inGrains, worthOf } from './brute-force.ts';
import { crowd, words } from './crowd.ts';

const WISHES: readonly Wish[] = ['losses', 'ground', 'careful'];
const SIDES: readonly Side[] = ['soviet', 'finn'];

/** Positions small enough for all sequences of attacks to be tried. */
const positions = (side: Side): State[] =>
  Array.from({ length: 250 }, (_, seed) => crowd(seed, side, 10) ?? []).flat();

describe.each(SIDES)('against the brute force, %s', (side) => {
  const states = positions(side);

  it.each(WISHES)('no sequence of attacks beats the best plan by %s', (wish) => {
    const beaten = states.filter((state) => {
      const [plan] = attackPlans(state, wish, 3);
      return inGrains(plan?.value ?? 0) !== allWorths(state, wish)[0];
    });
    expect(beaten.map(words)).toEqual([]);
    expect(states.length).toBeGreaterThan(50);
  });
});

describe('of the Soviets', () => {
  /** Where everyone who can attack must. */
  const bound = positions('soviet').filter((state) => {
    const { units, hexes } = obligations(state);
    const open = attackable(state);
    return hexes.length === open.length && open.every((o) => o.attackers.every((id) => units.includes(id)));
  });

  it.each(WISHES)('the next best follow without a gap, by %s', (wish) => {
    const most = 6;
    for (const state of bound) {
      const all = allWorths(state, wish);
      const values = attackPlans(state, wish, most).map(({ value }) => inGrains(value));
      const different = [...new Set(values)];
      expect(different).toEqual(all.slice(0, values.length < most ? all.length : different.length));
    }
  });

  it.each(WISHES)('any first attack is completed as well as it can be, by %s', (wish) => {
    for (const state of positions('soviet').slice(0, 100)) {
      const attacks = [...attackActions(state)];
      for (const fixed of [...attacks.slice(0, 1), ...attacks.slice(-1)]) {
        const found = completePlan(state, [fixed], wish);
        const rest = allWorths(fought(state, fixed), wish)[0]!;
        const best = inGrains(worthOf(state, fixed, wish)) + rest;
        // Some attacks are allowed only before the fixed one, so that it may be even better.
        expect(found.ok && inGrains(found.plan.value)).toBeGreaterThanOrEqual(best);
      }
    }
  });
});
