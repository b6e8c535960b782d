/** Reasons of hints and reviews: what the one march has over the other, by the positions after both. */
import { describe, expect, it } from 'vitest';
import { reach, type Action, type State } from '#engine/winter-war';
import { advise, explainAgainst } from '#games/winter-war/ai/advise.ts';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { end, finns, hex, position, soviets, unitAt } from '../../../engine/winter-war/rules/helpers.ts';

const LINE = ['1405', '1406', '1506', '1606'].flatMap((fort) => finns(fort, '6-6-2'));

/** One unit in Leningrad, another near it, and two far from it. */
const thin = position('soviet', 'movement', [
  ...soviets('1602', '2-1-2'),
  ...soviets('1802', '0-1-2', '2-1-2'),
  ...soviets('2101', '2-1-2'),
  ...soviets('2201', '2-1-2'),
  ...LINE,
]);

const moveTo = (state: State, from: string, to: string, type?: string): Action => {
  const unit = unitAt(state, from, type);
  const way = reach(state, unit).find((one) => one.hex === hex(to) && one.mayEnd)!;
  return { type: 'move', unit, path: way.path };
};
const intoCity = moveTo(thin, '2101', '1602');
const behindCity = moveTo(thin, '2201', '1901');

const kindsOf = (state: State, better: readonly Action[], done: readonly Action[]): string[] =>
  explainAgainst(state, 'soviet', 1, { better: [...better, end], done: [...done, end] }).map(
    ({ kind }) => kind,
  );

describe('in an Attack Segment, whose dice are not known,', () => {
  const battle = position('soviet', 'attack', [
    ...soviets('1602', '0-1-2'),
    ...soviets('1505', '20-12-2', '12-8-2'),
    ...finns('1506', '1-1-3'),
  ]);

  it('an attack is told with its odds, as a hint and against making none', () => {
    const { actions, why } = runToEnd(advise(battle, 'soviet', 1));
    expect(actions.map(({ type }) => type)).toContain('attack');
    expect(why).toEqual([expect.objectContaining({ kind: 'storm' })]);
    expect(kindsOf(battle, actions.slice(0, 1), [])).toEqual(['storm']);
    expect(kindsOf(battle, [], actions.slice(0, 1))).toEqual([]);
  });
});

describe('two units in Leningrad are a reason', () => {
  const kept = (better: readonly Action[], done: readonly Action[]): boolean =>
    kindsOf(thin, better, done).includes('garrison-leningrad');

  it('where the better march brings them there and the other does not', () => {
    expect(kept([intoCity], [])).toBe(true);
    expect(kept([intoCity], [behindCity])).toBe(true);
  });

  it('where the better march leaves them there and the other takes one away', () => {
    const held = position('soviet', 'movement', [
      ...soviets('1602', '2-1-2', '1-1-4'),
      ...soviets('1802', '0-1-2', '2-1-2'),
      ...LINE,
    ]);
    const away = moveTo(held, '1602', '1702', '2-1-2');
    expect(kindsOf(held, [], [away])).toContain('garrison-leningrad');
    expect(kindsOf(held, [away], [])).not.toContain('garrison-leningrad');
  });

  it('not where it leaves one there and only brings a reserve', () => {
    expect(kept([behindCity], [])).toBe(false);
  });

  it('not where both bring them there, as after an earlier turn in which they were missing', () => {
    expect(kept([moveTo(thin, '2201', '1602')], [intoCity])).toBe(false);
    expect(kept([intoCity], [moveTo(thin, '2201', '1602'), moveTo(thin, '2101', '1901')])).toBe(false);
  });

  it('where both do, and the better march keeps others near as well', () => {
    expect(kept([intoCity, behindCity], [intoCity])).toBe(true);
  });
});

it('equal units that change places are no reason', () => {
  const here = moveTo(thin, '2101', '1702');
  const there = moveTo(thin, '2201', '1702');
  const others = [moveTo(thin, '2101', '2001'), moveTo(thin, '2201', '2001')] as const;
  expect(kindsOf(thin, [here, others[1]], [there, others[0]])).toEqual([]);
});

it('units near Murmansk are enough only where they are seven', () => {
  const guarded = (units: number): State =>
    position(
      'soviet',
      'movement',
      [
        ...soviets('1602', '2-1-2', '2-1-2', '0-1-2'),
        ...soviets('2053', '0-1-2', ...Array.from({ length: units }, () => '2-1-2')),
        ...soviets('2047', '2-1-2'),
        ...finns('1656', '4-4-2'),
        ...LINE,
      ],
      { turn: 4 },
    );
  const reasons = (units: number): string[] => {
    const state = guarded(units);
    return kindsOf(state, [moveTo(state, '2047', '2048')], []);
  };
  expect(reasons(4)).not.toContain('guard-murmansk');
  expect(reasons(6)).toEqual(expect.arrayContaining(['guard-murmansk', 'guard-murmansk-seven']));
});
