import {
  check,
  finns,
  minus,
  positionFrom,
  size,
  soviets,
  supportsIn,
  type Action,
  type PositionSpec,
  type Side,
  type SovietForce,
  type State,
} from '#engine/talvisota';
import { Payoffs } from '#games/talvisota/ai/payoffs.ts';
import { poolByFront, poolBySpace, strongestForce } from '#games/talvisota/ai/plan-sources.ts';
import type { Attack, AttackOrder, Defence } from '#games/talvisota/ai/plans.ts';
import { playAtRandom } from '#games/talvisota/ai/random-player.ts';
import { mergeMoves, occupyWithAll } from '#games/talvisota/ai/sketch.ts';
import { drawPlan, harassmentValue } from '#games/talvisota/ai/turn-search.ts';
import { occupyOf } from '#games/talvisota/ui/controller/proposal.ts';
import { EMPTY } from '#games/talvisota/ui/controller/desk.ts';
import { at, must, opened, roll } from '../../../engine/talvisota/helpers.ts';

/** A won attack on Scouts beside whom Soviet units stand. */
const won = (there: Partial<SovietForce>): State =>
  must(
    opened({
      strategy: 'MASS',
      from: 'LEN',
      target: 'RAU',
      units: { FUS: 3, MECA: 1 },
      more: { scouts: { RAU: 1 }, map: { RAU: there }, paid: [] },
    }),
    roll,
    6,
  );

it.each([
  ['players', occupyWithAll],
  ['the desk', (state: State) => occupyOf(state, EMPTY)],
] as const)('where not all have room, %s send the strongest, or lay a marker', (_, enter) => {
  const some = won({ TAN: 3 });
  expect(enter(some)).toEqual({ type: 'occupy', units: soviets({ FUS: 3 }), markers: [] });
  const full = won({ TAN: 3, ELI: 3 });
  expect(enter(full)).toEqual({ type: 'occupy', units: soviets(), markers: [at('RAU')] });
  for (const state of [some, full]) expect(check(state, enter(state))).toBeNull();
});

describe('whoever plays at random', () => {
  const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);
  const played = (state: State, side: Side = 'soviet') =>
    SEEDS.map((seed) => {
      const actions = playAtRandom(state, { side, seed, effort: 1 });
      must(state, ...(actions[0]!.type === 'roll' ? [] : actions));
      return actions;
    });
  const counts = (all: readonly Action[][], type: Action['type']) =>
    new Set(all.map((actions) => actions.filter((one) => one.type === type).length));

  it.each([
    [14, [0]],
    [15, [1]],
    [20, [3]],
  ])('buys lost units back with morale above 14, until two points or more are spent: %d', (soviet, spent) => {
    const losses = { soviet: { FUS: 5, ELI: 4, MECA: 5, TAN: 5 } };
    const lost = positionFrom({ turn: 4, phase: 'recovery', morale: { soviet }, reinforcements: losses });
    const paid = played(lost).map((actions) => soviet - must(lost, ...actions).morale.soviet);
    expect([...new Set(paid)]).toEqual(spent);
  });

  it('harasses a conquered space about half of the time, where SCT are free', () => {
    const held = { turn: 5, phase: 'harassment', attacked: true } as const;
    const harassed = (more: Partial<PositionSpec>) =>
      played(positionFrom({ ...held, ...more }), 'finn').filter(([first]) => first!.type === 'harass').length;
    const map = { TER: { FUS: 1 }, LEN: { FUS: 2 } };
    expect(Math.abs(harassed({ map }) - SEEDS.length / 2)).toBeLessThan(7);
    expect([harassed({ map: { LEN: { FUS: 2 } } }), harassed({ map, pool: {} })]).toEqual([0, 0]);
  });

  it('lays two to four counters and all supports where something can be attacked', () => {
    const map = { PTZ: { FUS: 5 }, LEN: { FUS: 5, TAN: 3 }, KAN: { FUS: 3 } };
    const all = played(positionFrom({ turn: 2, phase: 'soviet-plans', map }));
    expect(counts(all, 'plan')).toEqual(new Set([2, 3, 4]));
    expect(counts(all, 'post')).toEqual(new Set([supportsIn(2).length]));
    const north = played(positionFrom({ turn: 2, phase: 'soviet-plans', map: { KAN: { FUS: 3 } } }));
    const slots = north.flat().flatMap((one) => (one.type === 'plan' ? [one.slot] : []));
    expect([...new Set(slots)]).toEqual([0]);
  });

  const sent = { 1: { strategy: 'MAN', stage: 'box' }, 3: { strategy: 'BLIN', stage: 'box' } } as const;
  const map = { PTZ: { FUS: 5, ELI: 2 }, LEN: { FUS: 5, TAN: 3, MECA: 3 } };

  it('meets each counter with one, and gives each a force', () => {
    const met = positionFrom({ turn: 2, phase: 'finnish-plans', map, sovietPlans: sent });
    for (const actions of played(met, 'finn'))
      expect(actions.flatMap((one) => (one.type === 'plan' ? [one.slot] : []))).toEqual([1, 3]);
    const allotting = { ...met, phase: 'soviet-allotment' } as const;
    expect(counts(played(allotting), 'commit')).toEqual(new Set([2]));
    const finnishPlans = { 1: { strategy: 'RESIST' }, 3: { strategy: 'MOTTI' } } as const;
    const spec = { turn: 2, phase: 'finnish-allotment', map, sovietPlans: sent, finnishPlans } as const;
    for (const actions of played(positionFrom({ ...spec, pool: { DIV: 1, RES: 6 } }), 'finn')) {
      const filled = actions.flatMap((one) => (one.type === 'prepare' && size(one.units) ? [one.slot] : []));
      expect(new Set(filled)).toEqual(new Set([1, 3]));
    }
  });

  it('moves everybody on who finds room', () => {
    const boxes = { KAR: { FUS: 4, TAN: 2 }, LAD: { FUS: 3 }, LAP: { FUS: 2 } };
    const state = positionFrom({ turn: 3, phase: 'movement', map: { LEN: { FUS: 1 } }, boxes });
    for (const actions of played(state))
      expect(Object.values(must(state, ...actions).soviet.boxes).map(size)).toEqual([0, 0, 0]);
  });
});

it('moves along one path are one action where that is legal', () => {
  const state = positionFrom({
    turn: 3,
    phase: 'movement',
    map: { LEN: { FUS: 3 }, PTZ: { FUS: 2 } },
    markers: ['TER'],
  });
  const out = { type: 'march', from: at('LEN'), to: at('TER'), units: soviets({ FUS: 1 }) } as const;
  expect(mergeMoves(state, [out, out])).toEqual([{ ...out, units: soviets({ FUS: 2 }) }]);
  const apart = [out, { ...out, from: at('TER'), to: at('LEN') }, { ...out, units: soviets({ FUS: 3 }) }];
  expect(mergeMoves(state, apart)).toEqual(apart);
});

it.each([
  ['MAN', { FUS: 1, TAN: 6 }, 4, null],
  ['MAN', { FUS: 2, TAN: 6 }, 4, { FUS: 2, TAN: 2 }],
  ['BLIN', { FUS: 6, MECA: 2 }, 6, null],
  ['BLIN', { FUS: 6, MECA: 3 }, 4, { FUS: 1, MECA: 3 }],
  ['BLIN', { MECA: 3, TAN: 3 }, 1, { MECA: 0, TAN: 3 }],
  ['PRUD', {}, 3, null],
] as const)('the strongest force of %s from %o, %d at most', (strategy, pool, most, force) => {
  expect(strongestForce(strategy, soviets(pool), most)).toEqual(force && soviets(force));
});

it('units that may leave: all but one in a conquered space without a marker', () => {
  const state = positionFrom({
    turn: 3,
    map: { LEN: { FUS: 2 }, TER: { MECA: 1, FUS: 2 }, RAU: { TAN: 2 } },
    markers: ['RAU'],
  });
  const { boxes } = state.soviet;
  expect(minus(poolByFront(state).pools.get('KAR')!, boxes.KAR)).toEqual(soviets({ FUS: 4, TAN: 2 }));
  expect(poolBySpace(state).pools.get(at('TER'))).toEqual(soviets({ MECA: 1, FUS: 2 }));
});

it('a plan is drawn by its weight', () => {
  const mix = [
    { plan: 'a', weight: 0.25 },
    { plan: 'b', weight: 0.5 },
  ];
  const drawn = [0, 333_332, 333_334, 999_999].map((index) => drawPlan(mix, () => index));
  expect(drawn).toEqual(['a', 'a', 'b', 'b']);
});

it('harassment is worth more where it cuts others off, and with more SCT', () => {
  const worth = (scouts: number, ...markers: string[]): number =>
    harassmentValue(
      positionFrom({ turn: 5, phase: 'harassment', map: { LEN: { FUS: 2 } }, markers }),
      at('TER'),
      scouts,
    );
  expect(worth(2, 'TER', 'SUM')).toBeGreaterThan(worth(2, 'TER'));
  expect(worth(3, 'TER')).toBeGreaterThan(worth(1, 'TER'));
});

describe('the value of a turn', () => {
  const state = positionFrom({ turn: 3, phase: 'soviet-plans', map: { LEN: { FUS: 6, ELI: 2 } } });
  const known = new Payoffs(state);
  const sent = { strategy: 'MASS', from: at('LEN'), units: soviets({ FUS: 3 }), supports: [] } as const;
  const a: Attack = { ...sent, slot: 3, target: at('TER') };
  const b: Attack = { ...sent, slot: 4, target: at('RAU') };
  const means = { strategy: 'DEFENSE', environment: [], supports: [], entrenched: false } as const;
  const weak: Defence = { ...means, slot: 3, units: finns({ DIV: 1 }) };
  const strong: Defence = { ...means, slot: 4, units: finns({ DIV: 4 }) };
  const order = (attack: Attack): AttackOrder => ({ ...attack, attack });
  const worth = known.combatValue.bind(known);

  it('is the mean over the pairings of a front', () => {
    const both = [order(a), order(b)];
    const met = [worth(a, weak), worth(a, strong), worth(b, weak), worth(b, strong)];
    const mean = (values: readonly number[]): number => values.reduce((all, one) => all + one) / 2;
    expect(known.turnValue(both, [weak, strong])).toBeCloseTo(mean(met), 8);
    const one = [worth(a, weak), worth(b, null), worth(b, weak), worth(a, null)];
    expect(known.turnValue(both, [weak])).toBeCloseTo(mean(one), 8);
    expect(known.turnValue(both, [])).toBeCloseTo(worth(a, null) + worth(b, null), 8);
  });

  it('leaves one attack to whichever defence is better against it, with some mistakes', () => {
    const [low, high] = [worth(a, strong), worth(a, weak)];
    expect(low).toBeLessThan(high);
    expect(known.turnValue([order(a)], [weak, strong])).toBeCloseTo(0.8 * low + 0.2 * high, 8);
    const bound = new Payoffs({ ...state, options: { ...state.options, boundAnswers: true } });
    expect(bound.turnValue([order(a)], [weak, strong])).toBeCloseTo(high, 8);
  });

  it('without an attack is what waiting costs, unless Moscow waits', () => {
    const bluff: AttackOrder = { slot: 3, strategy: 'MASS', attack: null };
    expect(known.turnValue([bluff], [weak])).toBeLessThan(0);
    const patient = new Payoffs({ ...state, options: { ...state.options, moscowWaits: true } });
    expect(patient.turnValue([bluff], [weak])).toBe(0);
  });
});
