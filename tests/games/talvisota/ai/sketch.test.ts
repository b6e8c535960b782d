import { randomSource } from '#engine/core/random.ts';
import {
  check,
  finns,
  FINNISH_STRATEGIES,
  minus,
  positionFrom,
  size,
  SLOTS,
  SOVIET_STRATEGIES,
  soviets,
  supportsIn,
  type Action,
  type FinnishForce,
  type PositionSpec,
  type Side,
  type SovietForce,
  type State,
} from '#engine/talvisota';
import { runToEnd } from '#games/talvisota/ai/ai-context.ts';
import { Payoffs } from '#games/talvisota/ai/payoffs.ts';
import { assaultPlans, defencePlans, poolByFront, poolBySpace } from '#games/talvisota/ai/plan-sources.ts';
import {
  strongestForce,
  type AssaultPlan,
  type Attack,
  type AttackOrder,
  type Defence,
  type DefencePlan,
  type PlanSource,
} from '#games/talvisota/ai/plans.ts';
import { playAtRandom } from '#games/talvisota/ai/random-player.ts';
import {
  findOpenTargets,
  loseWeakest,
  mergeMoves,
  occupyWithAll,
  Sketch,
} from '#games/talvisota/ai/sketch.ts';
import {
  cacheSearch,
  chooseLayout,
  drawPlan,
  harassmentValue,
  searchAssault,
  searchDefence,
  searchTurn,
  searchTurnCached,
} from '#games/talvisota/ai/turn-search.ts';
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
    [14, {}, [0]],
    [15, {}, [1]],
    [20, {}, [3]],
    [20, { FUS: 0 }, [2]],
  ])('buys units back with morale above 14, until two points or more are spent: %d', (soviet, but, spent) => {
    const losses = { soviet: { FUS: 5, ELI: 4, MECA: 5, TAN: 5, ...but } };
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

  it.each<[Partial<PositionSpec>, RegExp]>([
    [{ posts: { finn: { ART: 'KAR', AIR: 'LAP' } } }, /^(ART)?$/],
    [{ options: { freeSupports: true } }, /^\w+(,\w+)*$/],
  ])('has the Finns use the supports that may be used: %o', (more, expected) => {
    const finnishPlans = { 3: { strategy: 'MOTTI' } } as const;
    const spec = { turn: 2, phase: 'finnish-allotment', map, sovietPlans: sent, finnishPlans } as const;
    for (const actions of played(positionFrom({ ...spec, ...more }), 'finn')) {
      const supports = actions.flatMap((one) => (one.type === 'prepare' ? one.supports : []));
      expect(supports.join()).toMatch(expected);
    }
  });

  it('decides what is due: who is lost, whether to fight on, who enters and how many SCT stay', () => {
    const fought = opened({
      strategy: 'MASS',
      from: 'LEN',
      target: 'RAU',
      units: { FUS: 4 },
      finns: { DIV: 2, RES: 1 },
    });
    const due = must(fought, roll, 1);
    expect(played(due)[0]).toEqual([loseWeakest(due)]);
    const on = played(must(due, loseWeakest(due)), 'soviet').map(([action]) => action);
    expect(distinct(on)).toBe(2);
    expect(played(won({}))[0]).toEqual([occupyWithAll(won({}))]);
    const held = { turn: 5, phase: 'harassment', attacked: true, map: { TER: { FUS: 1 } } } as const;
    const harassed = must(positionFrom(held), { type: 'harass', target: at('TER'), scouts: 3 }, 6);
    expect(played(harassed, 'finn')[0]).toEqual([{ type: 'stay', scouts: 3 }]);
  });

  it('moves everybody on who finds room', () => {
    const boxes = { KAR: { FUS: 4, TAN: 2 }, LAD: { FUS: 3 }, LAP: { FUS: 2 } };
    const state = positionFrom({ turn: 3, phase: 'movement', map: { LEN: { FUS: 1 } }, boxes });
    for (const actions of played(state)) {
      const after = must(state, ...actions);
      expect(Object.values(after.soviet.boxes).map(size)).toEqual([0, 0, 0]);
      for (const [space, units] of after.soviet.map.entries())
        expect(size(units) === 0 || findOpenTargets(after, space).length > 0).toBe(true);
    }
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
  const enter = { type: 'enter', front: 'KAR', to: at('LEN'), units: soviets({ TAN: 1 }) } as const;
  const back = { type: 'march', from: at('TER'), to: at('LEN'), units: soviets({ FUS: 1 }) } as const;
  expect(mergeMoves(state, [enter, out, enter, back])).toEqual([
    { ...enter, units: soviets({ TAN: 2 }) },
    out,
    back,
  ]);
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
    map: { LEN: { FUS: 2 }, TER: { MECA: 1, FUS: 2 }, RAU: { TAN: 2 }, OUL: { ELI: 1 }, PTZ: { ELI: 2 } },
    boxes: { LAD: { TAN: 1 } },
    markers: ['RAU'],
  });
  const { boxes } = state.soviet;
  const { pools, ways } = poolByFront(state);
  expect(minus(pools.get('KAR')!, boxes.KAR)).toEqual(soviets({ FUS: 4, TAN: 2 }));
  // Whoever is cut off stays.
  expect([pools.get('LAP'), pools.get('LAD')]).toEqual([soviets(), soviets({ ELI: 2, TAN: 1 })]);
  expect(ways.filter(({ from }) => from === at('OUL'))).toEqual([]);
  const beset = { ...state, finnish: { ...state.finnish, scouts: state.finnish.scouts.with(at('RAU'), 1) } };
  expect(poolBySpace(beset).ways.filter(({ from }) => from === at('RAU'))).toEqual([
    { from: at('RAU'), target: at('RAU'), front: 'KAR' },
  ]);
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

/** Plans drawn at random, and what becomes of the first of them by one change after another. */
function plansOf<Genes, Plan>(source: PlanSource<Genes, Plan>, count = 150): Plan[] {
  const plans: Plan[] = [];
  let genes = source.draw();
  for (let i = 0; i < count; i++) {
    plans.push(source.read(source.draw()), source.read(genes));
    genes = source.change(genes);
  }
  return plans;
}
const distinct = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

describe('plans tried out by the Soviets', () => {
  const slots = [0, 3, 4];
  const map = { LEN: { FUS: 3, ELI: 2, TAN: 2, MECA: 2 }, TER: { FUS: 4, ELI: 1 }, KAN: { FUS: 2 } };
  const state = positionFrom({ turn: 5, phase: 'soviet-allotment', map, options: { freeSupports: true } });
  const plans = (laid?: Parameters<typeof assaultPlans>[4]) =>
    plansOf(assaultPlans(state, poolBySpace(state), slots, randomSource(1), laid));

  it('are legal to the last unit, each target is attacked once', () => {
    for (const plan of plans()) {
      expect(plan.map(({ slot }) => slot)).toEqual(slots);
      expect(distinct(plan.map(({ strategy }) => strategy))).toBe(3);
      const laid = positionFrom({
        turn: 5,
        phase: 'soviet-allotment',
        map,
        options: { freeSupports: true },
        sovietPlans: Object.fromEntries(plan.map(({ slot, strategy }) => [slot, { strategy }])),
      });
      const sketch = new Sketch(laid);
      const attacks = plan.flatMap(({ attack }) => attack ?? []);
      for (const { slot, from, target, units, supports } of attacks) {
        expect(sketch.play({ type: 'commit', slot, from, units, supports })).toBe(true);
        expect(findOpenTargets(state, from)).toContain(target);
      }
      expect(distinct(attacks.map(({ target }) => target))).toBe(attacks.length);
    }
  });

  it('differ in all that may differ', () => {
    const { ways } = poolBySpace(state);
    const all = plans();
    for (const [i, slot] of slots.entries()) {
      const orders = all.map((plan) => plan[i]!);
      expect(distinct(orders.map(({ strategy }) => strategy))).toBe(SOVIET_STRATEGIES.length);
      const attacks = orders.flatMap(({ attack }) => attack ?? []);
      const there = ways.filter(({ front }) => front === SLOTS[slot]);
      expect(distinct(attacks.map(({ from, target }) => [from, target]))).toBe(there.length);
      expect(distinct(attacks.flatMap(({ supports }) => supports))).toBe(supportsIn(5).length);
      expect(distinct(attacks.map(({ units }) => size(units)))).toBeGreaterThan(1);
      // Equal ones are one object, by which values are looked up.
      expect(new Set(attacks).size).toBe(distinct(attacks));
      expect(attacks.length).toBeGreaterThan(all.length / 3);
      expect(attacks.length).toBeLessThan(all.length);
    }
  });

  it('keep what lies on the sheet', () => {
    const laid = {
      strategyIn: (slot: number) => (slot === 3 ? ('MASS' as const) : null),
      allows: (support: string, slot: number) => support !== 'AIR' && slot !== 4,
    };
    for (const plan of plans(laid)) {
      expect(plan[1]).toMatchObject({ slot: 3, strategy: 'MASS' });
      expect(plan[1]!.attack?.supports ?? []).not.toContain('AIR');
      expect(plan[2]!.attack?.supports ?? []).toEqual([]);
    }
  });
});

describe('plans tried out by the Finns', () => {
  const spec = { turn: 5, phase: 'finnish-allotment', options: { freeSupports: true } } as const;
  const slots = [1, 3];
  const none = finns();
  const given = (plan: DefencePlan) => plan.reduce((all, { units }) => all + size(units), 0);

  it.each([
    { DIV: 3, SCT: 2, SK: 2, RES: 2 },
    { DIV: 1, RES: 2 },
  ])('are legal, use whom they can, and differ in all that may differ: %o', (pool) => {
    const state = positionFrom({ ...spec, pool });
    const plans = plansOf(defencePlans(state, slots, none, randomSource(1)));
    for (const plan of plans) {
      const finnishPlans = Object.fromEntries(plan.map(({ slot, strategy }) => [slot, { strategy }]));
      const sketch = new Sketch(positionFrom({ ...spec, pool, finnishPlans }));
      for (const { slot, units, environment, supports, entrenched } of plan)
        sketch.play({ type: 'prepare', slot, units, environment, supports, entrenched });
      expect(sketch.actions).toHaveLength(2);
      expect(given(plan)).toBeGreaterThanOrEqual(Math.min(6, size(finns(pool))));
    }
    for (const i of slots.keys()) {
      const mine = plans.map((plan) => plan[i]!);
      expect(distinct(mine.map(({ strategy }) => strategy))).toBe(FINNISH_STRATEGIES.length);
      expect(distinct(mine.flatMap(({ supports }) => supports))).toBe(8);
      expect(distinct(mine.flatMap(({ environment }) => environment))).toBe(5);
      expect(distinct(mine.map(({ units }) => units))).toBeGreaterThan(3);
      expect(new Set(mine).size).toBe(distinct(mine));
      expect(Math.max(...mine.map(({ units }) => size(units)))).toBe(Math.min(6, size(finns(pool))));
    }
  });

  it('keep back those who are to harass, while others are left', () => {
    const kept = finns({ SCT: 3 });
    const used = (pool: Partial<FinnishForce>) =>
      plansOf(defencePlans(positionFrom({ ...spec, pool }), slots, kept, randomSource(1)), 30).map((plan) =>
        plan.reduce((all, { units }) => all + units.SCT, 0),
      );
    expect(Math.max(...used({ SCT: 3, DIV: 9, RES: 6 }))).toBe(0);
    expect(Math.min(...used({ SCT: 3, RES: 2 }))).toBe(3);
  });

  it('keep what lies on the sheet', () => {
    const laid = {
      strategyIn: (slot: number) => (slot === 3 ? ('MOTTI' as const) : null),
      allows: (support: string, slot: number) => support !== 'MANN' && slot !== 1,
    };
    for (const plan of plansOf(defencePlans(positionFrom(spec), slots, none, randomSource(1), laid))) {
      expect(plan[1]).toMatchObject({ slot: 3, strategy: 'MOTTI' });
      expect(plan[1]!.supports).not.toContain('MANN');
      expect(plan[0]!.supports).toEqual([]);
    }
  });
});

describe('the search of a turn', () => {
  const slots = [1, 3];
  const army = { LEN: { FUS: 3 }, PTZ: { FUS: 3 } };
  const turn = { turn: 2, phase: 'soviet-plans', pool: { RES: 3 }, map: army } as const;
  const effort = { startPlans: 4, rounds: 12, changesPerRound: 20 };
  const search = (state: State) => {
    const payoffs = new Payoffs(state);
    return { payoffs, ...runToEnd(searchTurn(state, slots, poolBySpace(state), payoffs, effort)) };
  };

  it.each([{ RES: 3 }, { DIV: 1, RES: 2 }])(
    'ends with mixed plans against which another gains little: %o',
    (pool) => {
      const state = positionFrom({ ...turn, pool });
      const { payoffs, assaults, guards, value } = search(state);
      const sent = (plan: AssaultPlan) =>
        guards.reduce((all, guard) => all + guard.weight * payoffs.turnValue(plan, guard.plan), 0);
      const held = (plan: DefencePlan) =>
        assaults.reduce((all, assault) => all + assault.weight * payoffs.turnValue(assault.plan, plan), 0);
      for (const mix of [assaults, guards]) {
        const all = mix.reduce((sum, { weight }) => sum + weight, 0);
        expect(all).toBeGreaterThan(0.85);
        expect(all).toBeLessThan(1.001);
      }
      expect(assaults.reduce((all, { plan, weight }) => all + weight * sent(plan), 0)).toBeCloseTo(value);
      for (const { plan } of assaults) expect(sent(plan)).toBeLessThan(value + 1);
      for (const { plan } of guards) expect(held(plan)).toBeGreaterThan(value - 1);
      for (const plan of plansOf(assaultPlans(state, poolBySpace(state), slots, randomSource(5)), 40))
        expect(sent(plan)).toBeLessThan(value + 1);
      for (const plan of plansOf(defencePlans(state, slots, finns(), randomSource(6)), 40))
        expect(held(plan)).toBeGreaterThan(value - 7);
    },
  );

  it('finds the best plan against the Finns drawn in solo play', () => {
    const state = positionFrom({ ...turn, options: { solo: true } });
    const { payoffs, assaults, guards, value } = search(state);
    expect([assaults.length, guards]).toEqual([1, [{ plan: [], weight: 1 }]]);
    expect(payoffs.turnValue(assaults[0]!.plan, [])).toBe(value);
    const others = plansOf(assaultPlans(state, poolBySpace(state), slots, randomSource(7)), 60);
    expect(Math.max(...others.map((plan) => payoffs.turnValue(plan, [])))).toBeLessThan(value + 1);
  });

  it('keeps SCT back where they can harass', () => {
    const used = (markers: string[]) => {
      const state = positionFrom({ ...turn, pool: { SCT: 3, SK: 6, RES: 6 }, markers });
      return search(state).guards.reduce(
        (all, { plan }) => all + plan.reduce((sum, { units }) => sum + units.SCT, 0),
        0,
      );
    };
    expect([used([]) > 0, used(['VII'])]).toEqual([true, 0]);
  });

  it('is made once for a position and an effort, whatever hidden plans lie by then', () => {
    const state = positionFrom(turn);
    const searched = (from: State, effort: number) =>
      runToEnd(searchTurnCached(from, slots, { side: 'finn', seed: 1, effort }));
    const first = searched(state, 0.01);
    const plans = positionFrom({ ...turn, sovietPlans: { 1: { strategy: 'MASS' } } });
    expect(searched(plans, 0.01)).toBe(first);
    expect(first.payoffs.state.soviet.plans).toEqual(state.soviet.plans);
    expect(searched(state, 0.011)).not.toBe(first);
    expect(searched(positionFrom({ ...turn, morale: { finn: 9 } }), 0.011).payoffs.state.morale.finn).toBe(9);
  });

  const means = (orders: readonly { readonly slot: number; readonly supports?: readonly string[] }[]) =>
    orders.flatMap(({ slot, supports = [] }) => supports.map((support) => `${support} ${SLOTS[slot]}`));
  const profiles = [1, 2, 3, 4].map((seed) => ({ seed, effort: 0.05 + seed / 1e6 }));
  const posts = { ART: 'LAD', AIR: 'LAP' } as const;
  const barred = ['ART KAR', 'AIR LAD', 'AIR KAR'];
  const there = { 2: { strategy: 'MOTTI' } } as const;

  it.each<[string, Partial<PositionSpec>, number[], string[]]>([
    ['one for each', {}, [1, 3], []],
    ['one that lies elsewhere on the front', { finnishPlans: there }, [2, 3], []],
    ['what is posted where it is posted', { posts: { finn: posts } }, [1, 3], barred],
    [
      'only what is posted once all is laid',
      { phase: 'finnish-allotment', finnishPlans: there, posts: { finn: posts } },
      [2],
      ['MANN LAD', 'EMB1 LAD', 'RENF LAD', ...barred],
    ],
  ])('has the Finns use %s', (_, spec, expected, never) => {
    const sovietPlans = { 1: { strategy: 'MASS' }, 3: { strategy: 'MAN' } } as const;
    const state = positionFrom({ ...turn, phase: 'finnish-plans', sovietPlans, ...spec });
    const plans = profiles.map(
      (profile) => runToEnd(searchDefence(state, { side: 'finn', ...profile })).plan,
    );
    for (const plan of plans) {
      expect(plan.map(({ slot }) => slot)).toEqual(expected);
      expect(plan.every(({ slot, strategy }) => slot !== 2 || strategy === 'MOTTI')).toBe(true);
      for (const one of never) expect(means(plan)).not.toContain(one);
    }
    expect(plans.flatMap(means).join()).toMatch(/(ART|MANN) LAD/);
  });

  it.each<[string, Partial<PositionSpec>, string[]]>([
    ['what lies, with what is posted', {}, barred],
    [
      'only what is posted once all is laid',
      { phase: 'soviet-allotment' },
      ['MUNI LAD', 'RENF LAD', ...barred],
    ],
  ])('has the Soviets use %s', (_, spec, never) => {
    const sovietPlans = { 1: { strategy: 'MASS' } } as const;
    const state = positionFrom({ ...turn, sovietPlans, posts: { soviet: posts }, ...spec });
    const plans = profiles.map(
      (profile) => runToEnd(searchAssault(state, slots, { side: 'soviet', ...profile })).plan,
    );
    for (const plan of plans) {
      expect(plan[0]).toMatchObject({ slot: 1, strategy: 'MASS' });
      const used = means(plan.flatMap(({ attack }) => attack ?? []));
      for (const one of never) expect(used).not.toContain(one);
    }
  });

  it('for the movement is made again for another position, box or player', () => {
    let count = 0;
    // oxlint-disable-next-line require-yield
    const cached = cacheSearch<[seed: number, boxes: object]>(function* (state) {
      count++;
      const payoffs = new Payoffs(state);
      return { payoffs, equilibrium: { assaults: [], guards: [], value: count } };
    });
    const after = (state: State, seed = 1): number =>
      runToEnd(cached(state, seed, state.soviet.boxes)).equilibrium.value;
    const state = positionFrom(turn);
    const boxes = positionFrom({ ...turn, boxes: { LAP: { FUS: 1 } } });
    const states = [state, state, positionFrom({ ...turn, turn: 3 }), boxes, boxes];
    expect([...states.map((one) => after(one)), after(boxes, 2)]).toEqual([1, 1, 2, 3, 3, 4]);
  });

  it('lays the counters where most of them can attack', () => {
    const laid = (map: NonNullable<PositionSpec['map']>) => {
      const state = positionFrom({ turn: 2, phase: 'soviet-plans', map });
      const layouts = [...Array(12).keys()].map((seed) =>
        chooseLayout(state, poolBySpace(state), { side: 'soviet', seed, effort: 1 }).join(''),
      );
      return [...new Set(layouts)].toSorted();
    };
    expect(laid(army)).toEqual(['1234']);
    expect(laid({ KAN: { FUS: 2 }, LEN: { FUS: 2 } })).toEqual(['0134']);
    expect(laid({ KAN: { FUS: 2 }, PTZ: { FUS: 2 } })).toEqual(['0123']);
    expect(laid({ KAN: { FUS: 2 }, PTZ: { FUS: 2 }, LEN: { FUS: 2 } })).toEqual(['0123', '0134', '1234']);
  });
});
