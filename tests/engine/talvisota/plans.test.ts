import {
  checkReady,
  ENVIRONMENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  finns,
  FRONTS,
  positionFrom,
  SLOTS,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  soviets,
  type Action,
  type FinnishForce,
  type FinnishPlan,
  type PositionSpec,
  type SovietForce,
  type SovietPlan,
  type State,
} from '#engine/talvisota';
import { at, end, eventsOf, EVERYWHERE, expectListed, must, played, why } from './helpers.ts';

const commit = (
  slot: number,
  from: string,
  units: Partial<SovietForce>,
  ...supports: SovietPlan['supports'][number][]
): Action => ({ type: 'commit', slot, from: at(from), units: soviets(units), supports });

const prepare = (
  slot: number,
  units: Partial<FinnishForce>,
  more: Partial<Pick<FinnishPlan, 'environment' | 'supports' | 'entrenched'>> = {},
): Action => ({
  type: 'prepare',
  slot,
  units: finns(units),
  environment: [],
  supports: [],
  entrenched: false,
  ...more,
});
const plan = (slot: number, strategy: (Action & { type: 'plan' })['strategy']): Action => ({
  type: 'plan',
  slot,
  strategy,
});
const deploy = (slot: number, target: string): Action => ({ type: 'deploy', slot, target: at(target) });

const FREE = { freeSupports: true };
const BOXES = [...SLOTS.keys()];
/** Every part of a list. */
const parts = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((found, item) => [...found, ...found.map((part) => [...part, item])], [[]]);

describe('Talvisota 3.2.1: strategies face down', () => {
  const state = positionFrom({ turn: 2, phase: 'soviet-plans' });
  it('lie in five boxes, each strategy once', () => {
    const two = must(state, plan(3, 'PRUD'), plan(1, 'MAN'));
    expect(why(two, plan(4, 'PRUD'))).toBe('3.2.1 plan-twice');
    expect(why(two, plan(3, 'BLIN'))).toBeNull();
    expect(why(two, plan(0, 'MOTTI'))).toBe('3.2.1 plan-side');
    expect(why(two, plan(5, 'BLIN'))).toBe('1.5 no-such-box');
    expect(why(two, plan(4, null))).toBe('3.2.1 plan-empty');
    expect(must(two, plan(3, null)).soviet.plans[3]).toBeNull();
    const strategies = [...SOVIET_STRATEGIES, ...FINNISH_STRATEGIES, null];
    for (const one of [two, positionFrom({ turn: 2, phase: 'finnish-plans' })])
      expectListed(
        one,
        BOXES.flatMap((slot) =>
          strategies
            .filter((strategy) => strategy !== one.soviet.plans[slot]?.strategy)
            .map((strategy) => plan(slot, strategy)),
        ),
      );
  });
  it('are never ready on a front without units, though they may lie there (N48 plan-units)', () => {
    const few = positionFrom({ turn: 2, phase: 'soviet-plans', map: { LEN: { FUS: 1 } } });
    expect(checkReady(few, 1)).toMatchObject({ key: 'plan-units', rule: 'N48' });
    expect(checkReady(few, 3)).toBeNull();
    expect(why(few, plan(1, 'MAN'))).toBeNull();
  });
  it('when all are down, how many lie on each front is told', () => {
    const done = played(must(state, plan(3, 'PRUD'), plan(4, 'MAN'), plan(0, 'BLIN')), end);
    expect(eventsOf(done.events, 'planned')).toEqual([
      { type: 'planned', side: 'soviet', fronts: { LAP: 1, LAD: 0, KAR: 2 } },
    ]);
    expect(done.state.phase).toBe('finnish-plans');
    expect(why(done.state, plan(3, 'PRUD'))).toBe('3.2.1 plan-side');
    expect(why(done.state, plan(3, 'RESIST'))).toBeNull();
  });
  it('N14: without a Soviet strategy the turn passes by, each step with a line', () => {
    const passed = played(state, end);
    expect(eventsOf(passed.events, 'passed').map(({ phase }) => phase)).toEqual([
      'finnish-plans',
      'soviet-allotment',
      'finnish-allotment',
      'deployment',
      'combat',
      'harassment',
    ]);
  });
});

describe('Talvisota 3.3.1: supports on the fronts', () => {
  const state = positionFrom({ turn: 2, phase: 'soviet-plans' });
  const post = (
    support: (Action & { type: 'post' })['support'],
    front: 'LAP' | 'LAD' | 'KAR' | null,
  ): Action => ({
    type: 'post',
    support,
    front,
  });
  it('are put there with the strategies, and serve strategies of that front alone', () => {
    const posted = must(state, post('ART', 'KAR'), post('AIR', 'LAD'), post('AIR', 'LAP'));
    expect(posted.soviet.posts).toEqual({ ART: 'KAR', AIR: 'LAP' });
    expect(must(posted, post('ART', null)).soviet.posts).toEqual({ AIR: 'LAP' });
    expect(why(posted, post('EMB1', 'KAR'))).toBe('3.3.1 post-side');
    expect(why(posted, post('MER', 'KAR'))).toBe('2.2 post-late');
    const places = (posts: Readonly<Record<string, string>>): Action[] =>
      [...new Set([...SOVIET_SUPPORTS, ...FINNISH_SUPPORTS])].flatMap((support) =>
        [...FRONTS, null]
          .filter((front) => front !== (posts[support] ?? null))
          .map((front) => post(support, front)),
      );
    expectListed(posted, places(posted.soviet.posts));
    expectListed(positionFrom({ turn: 2, phase: 'finnish-plans' }), places({}));
    const allot = positionFrom({
      turn: 2,
      phase: 'soviet-allotment',
      map: { LEN: { FUS: 3 } },
      sovietPlans: { 3: { strategy: 'PRUD' } },
      posts: { soviet: posted.soviet.posts },
    });
    expect(why(allot, commit(3, 'LEN', { FUS: 3 }, 'ART'))).toBeNull();
    expect(why(allot, commit(3, 'LEN', { FUS: 3 }, 'AIR'))).toBe('3.3.1 support-front');
  });
  it('free supports need no front', () => {
    const free = positionFrom({ turn: 2, phase: 'soviet-plans', options: FREE });
    expect(why(free, post('ART', 'KAR'))).toBe('3.3.1 post-free');
    expectListed(free, [post('ART', 'KAR')]);
  });
});

describe('Talvisota 3.2.2: what a Soviet strategy engages', () => {
  const spec = (turn = 5): PositionSpec => ({
    turn,
    phase: 'soviet-allotment',
    options: FREE,
    map: { LEN: { FUS: 7, ELI: 3, MECA: 3, TAN: 3 }, OLO: { FUS: 2 }, TER: { TAN: 1 } },
    sovietPlans: {
      1: { strategy: 'PRUD' },
      3: { strategy: 'BLIN' },
      4: { strategy: 'MAN' },
    },
  });
  const state = positionFrom(spec());
  const massive = positionFrom({ ...spec(), sovietPlans: { 3: { strategy: 'MASS' } } });

  it('PRUD one to three units, MASS one to six', () => {
    expect(why(state, commit(1, 'OLO', { FUS: 2 }))).toBeNull();
    const more = positionFrom({ ...spec(), map: { OLO: { FUS: 4 } } });
    expect(why(more, commit(1, 'OLO', { FUS: 4 }))).toBe('3.2.2 commit-many');
    expect(why(massive, commit(3, 'LEN', { FUS: 6 }))).toBeNull();
    expect(why(massive, commit(3, 'LEN', { FUS: 7 }))).toBe('3.2.2 commit-many');
    expect(why(massive, commit(3, 'LEN', { TAN: 1 }))).toBeNull();
  });
  it('N19: BLIN three to six with three TAN or MECA, MAN two to four with two FUS or ELI', () => {
    expect(why(state, commit(3, 'LEN', { TAN: 2, MECA: 1 }))).toBeNull();
    expect(why(state, commit(3, 'LEN', { TAN: 2, FUS: 4 }))).toBe('N19 commit-kind');
    expect(why(state, commit(3, 'LEN', { TAN: 3, FUS: 4 }))).toBe('3.2.2 commit-many');
    expect(why(state, commit(4, 'LEN', { FUS: 1, ELI: 1, TAN: 2 }))).toBeNull();
    expect(why(state, commit(4, 'LEN', { FUS: 1, TAN: 3 }))).toBe('N19 commit-kind');
    expect(why(state, commit(4, 'LEN', { FUS: 5 }))).toBe('3.2.2 commit-many');
  });
  it('N48: out of one space of its front that is under control; each unit in one strategy', () => {
    expect(why(state, commit(1, 'LEN', { FUS: 1 }))).toBe('N48 commit-front');
    expect(why(state, commit(3, 'SUM', { FUS: 1 }))).toBe('N48 commit-control');
    expect(why(state, commit(3, 'TER', { TAN: 3 }))).toBe('N48 commit-units');
    const committed = must(state, commit(3, 'LEN', { TAN: 3, FUS: 3 }));
    expect(why(committed, commit(4, 'LEN', { FUS: 4 }))).toBeNull();
    expect(why(committed, commit(4, 'LEN', { FUS: 3, TAN: 1 }))).toBe('N48 commit-units');
    const cleared = must(committed, commit(3, 'LEN', {}));
    expect(cleared.soviet.plans[3]!.from).toBeNull();
    expect(why(cleared, commit(4, 'LEN', { FUS: 3, TAN: 1 }))).toBeNull();
    expect(why(state, commit(0, 'LEN', { FUS: 1 }))).toBe('3.2.1 plan-empty');
  });
  it('supports up to its number, each in one strategy, commanders on top from February', () => {
    const man = (...supports: SovietPlan['supports'][number][]) => commit(4, 'LEN', { FUS: 2 }, ...supports);
    expect(why(state, man('ART', 'AIR', 'MUNI', 'MER', 'TIMO'))).toBeNull();
    expect(why(state, man('ART', 'AIR', 'MUNI', 'T34'))).toBe('3.2.2 support-many');
    expect(why(state, man('ART', 'ART'))).toBe('3.3.1 support-twice');
    const art = must(state, man('ART'));
    expect(why(art, commit(1, 'OLO', { FUS: 1 }, 'ART'))).toBe('3.3.1 support-twice');
    expect(why(art, commit(1, 'OLO', { FUS: 1 }, 'AIR', 'MER'))).toBeNull();
    expect(why(art, commit(1, 'OLO', { FUS: 1 }, 'AIR', 'MUNI'))).toBe('3.2.2 support-many');
  });
  it('every allotment is listed, and taking one back', () => {
    const small = positionFrom({
      ...spec(2),
      map: { LEN: { FUS: 2, TAN: 1 }, OLO: { FUS: 1 } },
      sovietPlans: {
        1: { strategy: 'PRUD', from: at('OLO'), units: soviets({ FUS: 1 }) },
        4: { strategy: 'MAN' },
      },
    });
    expect(why(small, commit(1, 'OLO', {}))).toBeNull();
    const ways = [{ FUS: 1 }, { FUS: 2 }, { TAN: 1 }, { FUS: 1, TAN: 1 }, { FUS: 2, TAN: 1 }, { FUS: 3 }];
    const units = ['LEN', 'OLO', 'TER'].flatMap((from) => ways.map((way) => [from, way] as const));
    expectListed(small, [
      commit(1, 'OLO', {}),
      ...[0, 1, 4].flatMap((slot) =>
        parts(SOVIET_SUPPORTS).flatMap((supports) =>
          units.map(([from, way]) => commit(slot, from, way, ...supports)),
        ),
      ),
    ]);
  });
  it.each([3, 4])('N13: in January (turn %i) one support and one commander', (turn) => {
    const january = positionFrom(spec(turn));
    const man = (...supports: SovietPlan['supports'][number][]) => commit(4, 'LEN', { FUS: 2 }, ...supports);
    expect(why(january, man('ART', 'MER'))).toBeNull();
    expect(why(january, man('T34', 'TIMO'))).toBeNull();
    expect(why(january, man('ART', 'T34'))).toBe('N13 support-january');
    expect(why(january, man('MER', 'TIMO'))).toBe('N13 support-january');
  });
  it('in December the printed number, and nobody who is still to come', () => {
    const december = positionFrom({ ...spec(2), map: { LEN: { FUS: 4 } } });
    expect(why(december, commit(4, 'LEN', { FUS: 2 }, 'ART', 'AIR', 'MUNI'))).toBeNull();
    expect(why(december, commit(4, 'LEN', { FUS: 2 }, 'MER'))).toBe('2.2 support-late');
  });
});

describe('Talvisota 3.2.3: what a Finnish strategy engages', () => {
  const state = positionFrom({
    turn: 2,
    phase: 'finnish-allotment',
    options: FREE,
    sovietPlans: { 3: { strategy: 'PRUD' } },
    finnishPlans: { 3: { strategy: 'DEFENSE' }, 4: { strategy: 'MOTTI' }, 1: { strategy: 'CON-ATT' } },
  });
  it('N50: units exactly as printed; two more with RENF', () => {
    expect(why(state, prepare(3, { DIV: 4 }))).toBe('3.2.3 prepare-many');
    expect(why(state, prepare(3, { DIV: 5 }, { supports: ['RENF'] }))).toBeNull();
    expect(why(state, prepare(1, { DIV: 6 }, { supports: ['RENF'] }))).toBeNull();
    expect(why(state, prepare(1, { DIV: 7 }, { supports: ['RENF'] }))).toBe('3.2.3 prepare-many');
    const short = must(state, prepare(3, { DIV: 2 }), prepare(4, { SK: 3 }), prepare(1, { RES: 4 }));
    expect(why(short, end)).toBe('N50 prepare-few');
    expect(why(must(short, prepare(3, { DIV: 3 })), end)).toBeNull();
  });
  it('N50: fewer only when the sheet holds no more', () => {
    const few = { ...state, finnish: { ...state.finnish, pool: finns({ DIV: 3, SCT: 2 }) } };
    const all = must(few, prepare(3, { DIV: 3 }), prepare(1, { SCT: 2 }));
    expect(why(all, end)).toBeNull();
    expect(why(must(few, prepare(3, { DIV: 3 })), end)).toBe('N50 prepare-few');
    expect(why(all, prepare(4, { SCT: 1 }))).toBe('3.2.3 prepare-units');
  });
  it('Environment, supports and Entrenchment up to the number, each marker once', () => {
    expect(why(state, prepare(3, { DIV: 3 }, { environment: ['snow', 'fog'] }))).toBe(
      '3.2.3 environment-many',
    );
    expect(why(state, prepare(4, { DIV: 3 }, { environment: ['snow', 'fog'] }))).toBeNull();
    expect(why(state, prepare(4, { DIV: 3 }, { environment: ['fog', 'fog'] }))).toBe('N29 environment-twice');
    const foggy = must(state, prepare(4, { DIV: 3 }, { environment: ['fog'], supports: ['EMB1'] }));
    expect(why(foggy, prepare(3, { DIV: 3 }, { environment: ['fog'] }))).toBe('N29 environment-twice');
    expect(why(foggy, prepare(3, { DIV: 3 }, { supports: ['EMB1'] }))).toBe('3.3.1 support-twice');
    expect(why(foggy, prepare(3, { DIV: 3 }, { supports: ['EMB2', 'AT1', 'AT2'] }))).toBe(
      '3.2.2 support-many',
    );
    expect(why(state, prepare(3, { DIV: 3 }, { entrenched: true }))).toBeNull();
    expect(why(state, prepare(4, { DIV: 3 }, { entrenched: true }))).toBe('3.2.3 entrenched-not');
  });
  it('every allotment of full strength is listed', () => {
    const few = { ...state, finnish: { ...state.finnish, pool: finns({ DIV: 3, SCT: 1 }) } };
    const means = parts(ENVIRONMENTS).flatMap((environment) =>
      parts(FINNISH_SUPPORTS).flatMap((supports) =>
        [true, false].map((entrenched) => ({ environment, supports, entrenched })),
      ),
    );
    const four = { DIV: 3, SCT: 1 };
    expect(why(few, prepare(1, four))).toBeNull();
    const three = [{ DIV: 3 }, { DIV: 2, SCT: 1 }, four];
    expectListed(
      few,
      means.flatMap((more) =>
        BOXES.flatMap((slot) => (slot === 1 ? [four] : three).map((units) => prepare(slot, units, more))),
      ),
    );
  });
});

/** Two Karelian attacks to be deployed, two answers ready. */
const deployment = (more: Partial<PositionSpec> = {}): State =>
  positionFrom({
    turn: 5,
    phase: 'deployment',
    map: { LEN: { FUS: 6 }, TER: { FUS: 3 }, OLO: { FUS: 2 }, ORA: { FUS: 2 } },
    sovietPlans: {
      1: { strategy: 'MASS', from: at('OLO'), units: soviets({ FUS: 2 }) },
      3: { strategy: 'PRUD', from: at('TER'), units: soviets({ FUS: 3 }) },
      4: { strategy: 'MAN', from: at('LEN'), units: soviets({ FUS: 4 }) },
    },
    finnishPlans: {
      3: { strategy: 'DEFENSE', units: finns({ DIV: 3 }) },
      4: { strategy: 'MOTTI', units: finns({ SK: 3 }) },
    },
    ...more,
  });

describe('Talvisota N48: targets', () => {
  it('are Finnish spaces connected to the start, not in Soviet hands, one strategy each', () => {
    const state = deployment();
    expect(why(state, deploy(3, 'SUM'))).toBeNull();
    expect(why(state, deploy(3, 'VII'))).toBe('N48 target-far');
    expect(why(state, deploy(3, 'LEN'))).toBe('3.2.1 target-soviet');
    expect(why(state, deploy(4, 'TER'))).toBe('3.2.1 target-soviet');
    expect(why(state, deploy(0, 'SAL'))).toBe('3.2.1 plan-empty');
    expectListed(
      state,
      BOXES.flatMap((slot) => EVERYWHERE.map((space) => deploy(slot, space))),
    );
    const rau = must(state, deploy(3, 'RAU'), { type: 'answer', slot: null });
    expect(why(rau, deploy(4, 'RAU'))).toBe('3.2.1 target-taken');
    expect(why(rau, deploy(3, 'SUM'))).toBe('3.2.2 deploy-done');
  });
  it('C5: may lie on another front; the front of the box answers', () => {
    const state = deployment({
      map: { SOR: { FUS: 2 }, PIT: { FUS: 1 } },
      sovietPlans: { 1: { strategy: 'MASS', from: at('SOR'), units: soviets({ FUS: 2 }) } },
      finnishPlans: { 2: { strategy: 'DEFENSE', units: finns({ DIV: 3 }) }, 3: { strategy: 'MOTTI' } },
    });
    const put = must(state, deploy(1, 'KAK'));
    expect(why(put, { type: 'answer', slot: 3 })).toBe('N12 answer-front');
    expect(why(put, { type: 'answer', slot: 2 })).toBeNull();
  });
  it('a strategy without units is withheld', () => {
    const state = deployment({ sovietPlans: { 3: { strategy: 'PRUD' }, 1: deployment().soviet.plans[1]! } });
    expect(why(state, deploy(3, 'SUM'))).toBe('3.2.1 deploy-means');
  });
  it('N48: units beside SCT attack them from inside, and nothing else', () => {
    const state = deployment({
      map: { TER: { FUS: 3 } },
      scouts: { TER: 1 },
      sovietPlans: { 3: { strategy: 'PRUD', from: at('TER'), units: soviets({ FUS: 3 }) } },
    });
    expect(why(state, deploy(3, 'TER'))).toBeNull();
    const allot = { ...state, phase: 'soviet-allotment' as const };
    expect(why(allot, commit(3, 'TER', { FUS: 2 }))).toBeNull();
    expect(why(state, deploy(3, 'SUM'))).toBe('N48 target-inside');
  });
});

describe('Talvisota N6: the ice between Oranienbaum and Koivisto', () => {
  const ice = (turn: number, supports: SovietPlan['supports']): State =>
    deployment({
      turn,
      sovietPlans: { 3: { strategy: 'PRUD', from: at('ORA'), units: soviets({ FUS: 2 }), supports } },
    });
  it('bears from Mar I on, for a force with Meretskov', () => {
    expect(why(ice(6, ['MER']), deploy(3, 'KOI'))).toBe('1.3.1 target-ice');
    expect(why(ice(7, []), deploy(3, 'KOI'))).toBe('N6 target-meretskov');
    expect(why(ice(7, ['MER']), deploy(3, 'KOI'))).toBeNull();
  });
});

describe('Talvisota N12: the answer', () => {
  it('comes from the boxes of the front, each once, or not at all', () => {
    const put = must(deployment(), deploy(3, 'SUM'));
    expect(why(put, deploy(4, 'RAU'))).toBe('2.4 decide-first');
    expectListed(
      put,
      [...BOXES, null].map((slot) => ({ type: 'answer', slot })),
    );
    const first = must(put, { type: 'answer', slot: 4 }, deploy(4, 'RAU'));
    expect(why(first, { type: 'answer', slot: 4 })).toBe('N12 answer-done');
    expect(why(first, { type: 'answer', slot: 1 })).toBe('3.2.1 plan-empty');
    expect(why(first, { type: 'answer', slot: 7 })).toBe('1.5 no-such-box');
    const declined = must(first, { type: 'answer', slot: null });
    expect(declined.soviet.plans[4]!.answer).toBeNull();
  });
  it('passes with a line where the front has no strategy left', () => {
    const put = played(deployment(), deploy(1, 'PIT'));
    expect(eventsOf(put.events, 'answered')).toEqual([{ type: 'answered', slot: 1, answer: null }]);
    expect(put.state.decisions).toEqual([]);
  });
  it('is bound in the order of the boxes where that is agreed; the order can be changed before', () => {
    const bound = deployment({ options: { boundAnswers: true } });
    const both = must(bound, deploy(4, 'RAU'), deploy(3, 'SUM'));
    expect([both.soviet.plans[4]!.answer, both.soviet.plans[3]!.answer]).toEqual([3, 4]);
    const before: State = { ...bound, phase: 'finnish-allotment' };
    const swapped = must(before, { type: 'swap', front: 'KAR' });
    expect(swapped.finnish.plans[3]!.strategy).toBe('MOTTI');
    expect(why(before, { type: 'swap', front: 'LAP' })).toBe('N12 swap-front');
    const open: State = { ...deployment(), phase: 'finnish-allotment' };
    expect(why(open, { type: 'swap', front: 'KAR' })).toBe('N12 swap-bound');
  });
});
