import { apply, board, newGame, readySetUp, RECOMMENDED, ROSTER, view, type State } from '#engine/winter-war';
import { profileFor } from '#games/winter-war/ai/ai-context.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import setUps from '#games/winter-war/ai/set-ups.json';
import { withPlan, FINNISH_PLANS, choosePlan, SOVIET_PLANS } from '#games/winter-war/ai/war-plans.ts';
import { finns, hexes, position, soviets, stacks } from '../../../engine/winter-war/rules/helpers.ts';

const START = newGame(RECOMMENDED, 1);
const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);
const nameFor = (seed: number, side: 'finn' | 'soviet', state: State = START): string =>
  choosePlan(state, profileFor(side, 'general', seed))[side].name;

/** The Soviet set-up that follows a random Finnish one. */
function afterFinnishSetUp(seed: number): State {
  let state = START;
  for (const action of [...readySetUp(START, 'random', seed), { type: 'end' } as const]) {
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.text);
    ({ state } = applied);
  }
  return state;
}

describe('a plan for the war', () => {
  it.each(['finn', 'soviet'] as const)(
    'is any of its list by the seed, and the same for a whole game: %s',
    (side) => {
      const plans = side === 'finn' ? FINNISH_PLANS : SOVIET_PLANS;
      expect(new Set(plans.map(({ setUp }) => setUp)).size).toBe(plans.length);
      const names = SEEDS.map((seed) => nameFor(seed, side));
      expect(new Set(names)).toEqual(new Set(plans.map(({ name }) => name)));
      const later = position('soviet', 'movement', finns('1405', '6-6-2'), { turn: 6 });
      expect(SEEDS.map((seed) => nameFor(seed, side, later))).toEqual(names);
    },
  );

  it.each([...FINNISH_PLANS, ...SOVIET_PLANS])('says what it is for: $name', ({ purposes }) => {
    expect(purposes.length).toBeGreaterThan(0);
  });

  it('tells nothing of the next by the last: each plan follows each', () => {
    const names = SEEDS.map((seed) => nameFor(seed, 'finn'));
    const after = new Set(names.slice(1).map((name, i) => `${names[i]} ${name}`));
    expect(after.size).toBeGreaterThan(FINNISH_PLANS.length ** 2 * 0.8);
  });

  it('goes by the view: what is hidden changes neither side', () => {
    const hidden: State = { ...START, random: [9, 8, 7, 6] };
    for (const side of ['finn', 'soviet'] as const)
      for (const seed of SEEDS.slice(0, 8))
        expect(choosePlan(view(hidden, side), profileFor(side, 'general', seed))).toEqual(
          choosePlan(view(START, side), profileFor(side, 'general', seed)),
        );
  });

  it('knows neither what lies face down nor where a drop is planned', () => {
    const march = position('finn', 'movement', finns('1405', '6-6-2'), {
      options: { ...RECOMMENDED, airborne: true },
    });
    const planned: State = { ...march, course: { ...march.course, plan: { hex: 300, turn: 6 } } };
    for (const seed of SEEDS.slice(0, 20)) {
      const [soviet, finn] = [profileFor('soviet', 'general', seed), profileFor('finn', 'general', seed)];
      expect(withPlan(view(afterFinnishSetUp(1), 'soviet'), soviet)).toEqual(
        withPlan(view(afterFinnishSetUp(2), 'soviet'), soviet),
      );
      expect(withPlan(view(planned, 'finn'), finn)).toEqual(withPlan(view(march, 'finn'), finn));
    }
  });

  it('gives Ladoga up for Viipuri when the Line is gone', () => {
    const whole = position('finn', 'movement', finns('1306', '6-6-2'), { turn: 7 });
    const lost = hexes('1405', '1406');
    const broken: State = {
      ...whole,
      owner: whole.owner.map((owner, at) => (lost.includes(at) ? 2 : owner)),
    };
    for (const seed of SEEDS.slice(0, 20)) {
      const [before, after] = [whole, broken].map(
        (state) => choosePlan(state, profileFor('finn', 'general', seed)).finn,
      );
      expect(after!.ladoga).toBeLessThanOrEqual(6);
      expect(after!.ladoga).toBeLessThanOrEqual(before!.ladoga);
      expect(after!.purposes[0]).toEqual({ aim: 'hold', front: 'viipuri', reason: 'plan-has-failed' });
    }
  });

  it('weighs Lake Ladoga by the enemy before it', () => {
    const before = (...types: string[]): State =>
      position(
        'finn',
        'movement',
        [...stacks('f1910 6-6-2, s2413 0-1-2 2-1-2'), ...soviets('2213', ...types)],
        { turn: 3 },
      );
    const worth = (state: State): number => choosePlan(state, profileFor('finn', 'general', 1)).finn.ladoga;
    expect(worth(before('2-1-2', '2-1-2'))).toBeLessThan(worth(before('20-12-2', '12-8-2')));
  });

  it.each([
    ...FINNISH_PLANS.map(({ name }) => ({ side: 'finn' as const, name, label: '6-6-2' })),
    ...SOVIET_PLANS.map(({ name }) => ({ side: 'soviet' as const, name, label: '6-4-2' })),
  ])('lays the divisions of its set-up: $side $name', ({ side, name, label }) => {
    const seed = SEEDS.find((one) => nameFor(one, side) === name)!;
    const start = side === 'finn' ? START : afterFinnishSetUp(1);
    const laid = chooseActions(start, side, 'general', seed).reduce((state, action) => {
      const applied = action.type === 'place' ? apply(state, action) : null;
      return applied?.ok ? applied.state : state;
    }, start);
    const divisions = ROSTER.filter((one) => one.side === side && one.type.label === label);
    const at = divisions.flatMap(({ id }) => (laid.units[id]!.at < 0 ? [] : [laid.units[id]!.at]));
    const pages: Readonly<Record<string, { hexes: Readonly<Record<string, string>> }>> =
      side === 'finn' ? setUps.finnish : setUps.soviet;
    expect(at.map(board.hexName).join(' ')).toBe(pages[name]!.hexes[label]);
  });

  it('lays set-ups that differ', () => {
    const laid = SEEDS.slice(0, 12).map((seed) =>
      JSON.stringify(chooseActions(START, 'finn', 'general', seed)),
    );
    expect(new Set(laid).size).toBe(laid.length);
  });
});
