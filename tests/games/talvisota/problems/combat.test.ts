import { apply, LAST_TURN, size, soviets, type Action, type State } from '#engine/talvisota';
import { CombatValue } from '#games/talvisota/problems/combat.ts';
import { must, occupy, opened, pursue, roll, type Scene } from '../../../engine/talvisota/helpers.ts';

/** In the last turn, with much missing, a point of either side counts 1. */
const scene: Scene = {
  strategy: 'MASS',
  from: 'LEN',
  target: 'TER',
  units: { FUS: 6 },
  turn: LAST_TURN,
  more: { morale: { soviet: 10, finn: 15 }, options: { noLinePoints: true } },
};
/** Nobody meets it: the space falls without a die, and a second attack may follow. */
const first = must(opened(scene), occupy({ FUS: 6 }));
const valueOf = (state: State, action: Action): number => new CombatValue(state).after(state, action);

/** Points of morale, and a little for units and ground. */
const countedFrom = (before: State, { morale, finnish, soviet, paid }: State): number =>
  before.morale.finn -
  morale.finn +
  (morale.soviet - before.morale.soviet) +
  0.2 * (paid.length - before.paid.length) +
  0.15 * (size(finnish.losses) - size(before.finnish.losses)) -
  0.15 * (size(soviet.losses) - size(before.soviet.losses));

describe('the value of a decision in a combat', () => {
  it('is nothing where the attack stops', () => {
    expect(first.decisions.at(-1)?.kind).toBe('pursue');
    expect(valueOf(first, pursue(null))).toBe(0);
  });

  it('counts what a space brings that nobody holds: morale of both sides, and a little for the ground', () => {
    const after = must(must(first, pursue('SUM')), occupy({ FUS: 6 }));
    expect([first.morale.finn - after.morale.finn, after.morale.soviet - first.morale.soviet]).toEqual([
      3, 3,
    ]);
    expect(valueOf(first, pursue('SUM'))).toBeCloseTo(6.2, 6);
  });

  it('is the mean over the faces of a die', () => {
    const combat: Scene = {
      ...scene,
      strategy: 'PRUD',
      units: { FUS: 3 },
      finns: { DIV: 3 },
      environment: ['woods'],
    };
    // 30 to 27, and then 20 to 18.
    const state = must(opened(combat), roll, 3);
    expect(state.decisions.at(-1)?.kind).toBe('fight-on');
    const second = must(state, { type: 'fight-on', on: true });
    const ends = [1, 2, 3, 4, 5, 6].map((face) => {
      const rolled = must(second, roll, face);
      return rolled.combat ? must(rolled, occupy({ FUS: size(rolled.combat.units) })) : rolled;
    });
    const mean = ends.reduce((sum, end) => sum + countedFrom(state, end), 0) / ends.length;
    expect(new Set(ends.map(({ morale }) => morale.finn)).size).toBe(2);
    expect(valueOf(state, { type: 'fight-on', on: true })).toBeCloseTo(mean, 6);
  });

  it('takes the best of what each side can do after it', () => {
    // 25 to 24.
    const combat: Scene = { ...scene, units: { FUS: 3, ELI: 1 }, finns: { DIV: 3 } };
    const state = must(opened(combat), roll, 4);
    expect(state.decisions.map(({ kind, side }) => [kind, side])).toEqual([['losses', 'soviet']]);
    const lose = (units: Parameters<typeof soviets>[0]): Action => ({ type: 'lose', units: soviets(units) });
    const after = apply(state, lose({ FUS: 1 }));
    if (!after.ok) throw new Error(after.refusal.text);
    const choices = [true, false].map((on) =>
      new CombatValue(state).after(after.state, { type: 'fight-on', on }),
    );
    expect(valueOf(state, lose({ FUS: 1 }))).toBe(Math.max(...choices));
    expect(choices[0]).not.toBe(choices[1]);
  });

  it('is refused where the rules forbid the action', () => {
    expect(() => valueOf(first, pursue('HEL'))).toThrow(RangeError);
  });
});
