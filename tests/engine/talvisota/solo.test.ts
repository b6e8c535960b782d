import {
  apply,
  bagSizes,
  bagsOf,
  check,
  curtain,
  decider,
  drawMeans,
  encounterOf,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  finns,
  legalActions,
  newGame,
  play,
  positionFrom,
  restore,
  serialise,
  size,
  soloLosses,
  soloMannerheim,
  soloScouts,
  soloTargets,
  soviets,
  spaceOf,
  startTimeline,
  strengths,
  undoLimit,
  view,
  type Action,
  type GameEvent,
  type PositionSpec,
  type State,
} from '#engine/talvisota';
import { randomSource, type Dice } from '#engine/core/random.ts';
import { encounter, ids } from './helpers.ts';

const bags = bagsOf(newGame());
const SOLO = { options: { solo: true } };

/** A solo position with one attack on Terijoki that waits to be opened. */
const attack: PositionSpec = {
  ...SOLO,
  turn: 1,
  phase: 'combat',
  map: { LEN: { FUS: 3 } },
  sovietPlans: {
    3: {
      strategy: 'PRUD',
      stage: 'map',
      from: spaceOf('LEN'),
      units: soviets({ FUS: 3 }),
      target: spaceOf('TER'),
      answer: 3,
    },
  },
  finnishPlans: { 3: { strategy: 'DEFENSE', stage: 'map' } },
};

function done(state: State, action: Action, dice: Dice = []) {
  const applied = apply(state, action, dice);
  if (!applied.ok) throw new Error(applied.refusal.text);
  return applied;
}

const ofType = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.filter((event): event is GameEvent & { type: T } => event.type === type);

describe('Talvisota 9.1: the containers', () => {
  it('begin with everything that is neither lost nor in place', () => {
    expect(bagSizes(bags)).toEqual({
      strategies: 4,
      supports: 8,
      units: 27,
      environment: 5,
      entrenchments: 2,
    });
    const state = positionFrom({ turn: 2, scouts: { KUH: 1 }, losses: { finn: { DIV: 2 } } });
    expect(bagsOf(state).units).toEqual(finns({ DIV: 7, SCT: 2, WD: 3, SK: 6, RES: 6 }));
  });
  it.each(FINNISH_STRATEGIES)('%s gets what it engages', (strategy) => {
    for (let seed = 0; seed < 20; seed++) {
      const means = drawMeans(strategy, bags, randomSource(seed));
      const limits = FINNISH_PLANS[strategy];
      expect(size(means.units)).toBe(limits.units + (means.supports.includes('RENF') ? 2 : 0));
      expect(means.environment).toHaveLength(limits.environment);
      expect(means.supports).toHaveLength(limits.supports);
      expect(means.entrenched).toBe(limits.entrenched);
    }
  });
  it('leave a strategy incomplete where they run short (9.2)', () => {
    const few = { ...bags, units: finns({ RES: 2 }), supports: [], environment: ['fog'] as const };
    expect(drawMeans('MOTTI', few, randomSource(3))).toEqual({
      units: finns({ RES: 2 }),
      environment: ['fog'],
      supports: [],
      entrenched: false,
    });
  });
});

describe('Talvisota 9: a solo game', () => {
  it('draws a Finnish counter for each Soviet one into the same box, unseen, by dice that stay', () => {
    const state = positionFrom({
      ...SOLO,
      turn: 1,
      phase: 'soviet-plans',
      map: { LEN: { FUS: 3 } },
      sovietPlans: { 0: { strategy: 'PRUD' }, 3: { strategy: 'MASS' }, 4: { strategy: 'MAN' } },
    });
    // Out of four, then three, then two: the second, the second of what is left, the first.
    const { state: after, events, dice } = done(state, { type: 'end' }, [2, 5, 1]);
    expect(dice).toEqual([2, 5, 1]);
    const drawn = after.finnish.plans.map((plan) => plan?.strategy ?? null);
    expect(drawn).toEqual(['CON-ATT', null, null, 'MOTTI', 'DEFENSE']);
    expect(after.phase).toBe('soviet-allotment');
    expect(ofType(events, 'planned')[1]?.fronts).toEqual({ LAP: 1, LAD: 0, KAR: 2 });
    expect(ofType(events, 'passed')).toEqual([]);
    expect(view(after, 'soviet').finnish.plans[0]?.strategy).toBeNull();
    const line = play(startTimeline(state), { type: 'end' }, [2, 5, 1]);
    expect(line.ok && undoLimit(line.timeline)).toBe(1);
  });

  it('throws a die again that does not divide evenly', () => {
    const state = positionFrom({
      ...SOLO,
      turn: 1,
      phase: 'soviet-plans',
      map: { LEN: { FUS: 3 } },
      sovietPlans: { 3: { strategy: 'PRUD' } },
    });
    const { state: after, dice } = done(state, { type: 'end' }, [5, 6, 4]);
    expect(dice).toEqual([5, 6, 4]);
    expect(after.finnish.plans[3]?.strategy).toBe('RESIST');
  });

  it('draws the means when a combat is opened, and tells what is left by number alone', () => {
    const { state, events } = done(positionFrom(attack), { type: 'fight', slot: 3 }, (nth) => (nth % 6) + 1);
    const [drawn] = ofType(events, 'drawn');
    expect(drawn).toMatchObject({ strategy: 'DEFENSE', entrenched: true });
    expect(size(drawn!.units)).toBeGreaterThanOrEqual(3);
    expect(drawn!.left).toMatchObject({ strategies: 3, supports: 6, environment: 4, entrenchments: 1 });
    expect(drawn!.left.units).toBe(27 - size(drawn!.units));
    expect(bagSizes(bagsOf(state))).toEqual(drawn!.left);
    expect(state.finnish.plans[3]).toMatchObject({ units: drawn!.units, stage: 'open' });
  });

  it('is decided step by step by the Soviet player, with nobody to hide from', () => {
    for (const phase of ['event', 'movement', 'soviet-plans', 'harassment'] as const) {
      const state = positionFrom({ ...SOLO, turn: 1, phase, map: { TER: { FUS: 1 }, LEN: { FUS: 1 } } });
      expect(decider(state)).toBe('soviet');
      expect(curtain(state)).toBeNull();
    }
  });

  it('loses Finns without asking, the weakest first', () => {
    const taken = Array.from({ length: 40 }, (_, seed) => {
      const opened = done(positionFrom({ ...attack, seed }), { type: 'fight', slot: 3 });
      const { state, events } = done(opened.state, { type: 'roll' });
      expect(state.decisions.some(({ kind, side }) => kind === 'losses' && side === 'finn')).toBe(false);
      const [drawn] = ofType(opened.events, 'drawn');
      const lost = ofType(events, 'lost').filter(({ side }) => side === 'finn');
      return lost.map(({ units }) => ({ units, due: soloLosses(drawn!.units, size(units)) }));
    }).flat();
    expect(taken.length).toBeGreaterThan(5);
    expect(taken.map(({ units }) => units)).toEqual(taken.map(({ due }) => due));
  });

  it('is saved and read again', () => {
    const start = positionFrom(attack);
    const played = play(startTimeline(start), { type: 'fight', slot: 3 }, (nth) => ((nth * 5) % 6) + 1);
    if (!played.ok) throw new Error(played.refusal.text);
    const again = restore(serialise(played.timeline));
    expect(again).toEqual({ ok: true, timeline: played.timeline });
  });
});

describe('Talvisota 9.1: losses', () => {
  it('weakest first: RES, SK, WD, SCT, DIV', () => {
    const all = finns({ DIV: 1, SCT: 1, WD: 1, SK: 1, RES: 1 });
    expect(soloLosses(all, 1)).toEqual(finns({ RES: 1 }));
    expect(soloLosses(all, 3)).toEqual(finns({ RES: 1, SK: 1, WD: 1 }));
    expect(soloLosses(all, 4)).toEqual(finns({ RES: 1, SK: 1, WD: 1, SCT: 1 }));
  });
});

describe('Talvisota N44: the best of several draws', () => {
  /** By how much the Finns are stronger once the combat is opened. */
  const lead = (options: object, seed: number): number => {
    const pick = randomSource(seed);
    const rolled = Array.from({ length: 200 }, () => 1 + pick(6));
    const opened = done(
      positionFrom({ ...attack, options: { solo: true, ...options } }),
      fight,
      rolled,
    ).state;
    const { soviet, finn } = strengths({ ...encounterOf(opened), mannerheim: null });
    return finn.total - soviet.total;
  };
  const fight: Action = { type: 'fight', slot: 3 };
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);

  it.each([
    ['bestOfThree', {}],
    ['bestOfEight', { bestOfThree: true }],
    ['bestOfTwelve', { bestOfEight: true }],
  ])('%s: the first draws are the same, and never is it weaker', (key, fewer) => {
    const gains = seeds.map((seed) => lead({ [key]: true }, seed) - lead(fewer, seed));
    expect(Math.min(...gains)).toBe(0);
    expect(Math.max(...gains)).toBeGreaterThan(0);
  });

  it('is on record with all its dice, and opens again', () => {
    const start = positionFrom({ ...attack, options: { solo: true, bestOfTwelve: true } });
    const played = play(startTimeline(start), fight);
    if (!played.ok) throw new Error(played.refusal.text);
    const restored = restore(serialise(played.timeline));
    expect(restored.ok && restored.timeline.steps).toEqual(played.timeline.steps);
  });
});

describe('Talvisota N44: Mannerheim drawn', () => {
  it('holds while the Soviets would roll, else hits their strongest unit', () => {
    const units = soviets({ FUS: 2, ELI: 1 });
    expect(soloMannerheim(encounter({ units, finns: finns({ DIV: 1 }) }))).toBe('hold');
    expect(soloMannerheim(encounter({ units, finns: finns({ DIV: 4 }) }))).toBe('ELI');
  });
});

describe('Talvisota 9.2: solo harassment', () => {
  const state = positionFrom({
    turn: 2,
    map: { TER: { FUS: 2 }, RAU: { MECA: 2 }, SAL: { TAN: 1, MECA: 1 } },
    markers: ['KUU'],
  });
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('die %i: %i SCT', (die, scouts) => {
    expect(soloScouts(state, die)).toBe(scouts);
  });
  it('as many as are free', () => {
    expect(soloScouts(positionFrom({ turn: 2, scouts: { TER: 2 } }), 6)).toBe(1);
  });
  it('C21: goes to a marker or to the space with the fewest strength points', () => {
    expect(ids(soloTargets(state))).toEqual(['KUU', 'RAU']);
  });
  it('is passed where no face of the die can succeed', () => {
    const held = (units: number) =>
      positionFrom({
        ...SOLO,
        turn: 2,
        phase: 'deployment',
        map: { TER: { FUS: units }, LEN: { FUS: 1 } },
        attacked: true,
      });
    // At best 6 + 3 SCT - 2 a unit - 1 beside.
    expect(done(held(2), { type: 'end' }).state.phase).toBe('event');
    expect(done(held(1), { type: 'end' }).state.phase).toBe('harassment');
  });
  it('must be tried while it can, where the player chooses among these, with as many as the die says', () => {
    const solo = positionFrom({
      ...SOLO,
      turn: 2,
      phase: 'harassment',
      map: { TER: { FUS: 2 }, LEN: { FUS: 2 } },
      markers: ['KUU'],
    });
    const kuu = spaceOf('KUU');
    expect(check(solo, { type: 'end' })).toMatchObject({ key: 'harass-must' });
    expect(check(solo, { type: 'harass', target: kuu, scouts: 2 })).toMatchObject({ key: 'harass-drawn' });
    expect(check(solo, { type: 'harass', target: spaceOf('HEL'), scouts: 0 })).toMatchObject({
      key: 'harass-target',
    });
    const weaker = positionFrom({
      ...SOLO,
      turn: 2,
      phase: 'harassment',
      map: { TER: { FUS: 2 }, RAU: { MECA: 1 } },
    });
    expect(check(weaker, { type: 'harass', target: spaceOf('TER'), scouts: 0 })).toMatchObject({
      key: 'harass-weakest',
    });
    expect([...legalActions(solo)]).toContainEqual({ type: 'harass', target: kuu, scouts: 0 });
    // Two scouts by a 4, and 4 + 2 is a success: they stay.
    const { state, events } = done(solo, { type: 'harass', target: kuu, scouts: 0 }, [4, 4, 3]);
    expect(ofType(events, 'sent')).toMatchObject([{ die: 4, scouts: 2 }]);
    expect(ofType(events, 'harassed')).toMatchObject([{ die: 4, scouts: 2, result: 'success' }]);
    expect(state.finnish.scouts[kuu]).toBe(2);
  });
});
