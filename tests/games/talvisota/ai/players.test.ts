import { randomSource } from '#engine/core/random.ts';
import {
  apply,
  check,
  decider,
  finns,
  LAST_TURN,
  LENINGRAD,
  minus,
  newGame,
  OPTION_KEYS,
  plus,
  positionFrom,
  size,
  soviets,
  spaceOf,
  SPACES,
  view,
  type Action,
  type Decision,
  type Options,
  type PositionSpec,
  type Side,
  type SovietForce,
  type State,
} from '#engine/talvisota';
import { runToEnd } from '#games/talvisota/ai/ai-context.ts';
import { advise } from '#games/talvisota/ai/choose.ts';
import { PLAYER_LEVELS, chooseActions as thinkOf, type PlayerLevel } from '#games/talvisota/ai/index.ts';
import { Payoffs } from '#games/talvisota/ai/payoffs.ts';
import { findPurpose } from '#games/talvisota/ai/plans.ts';
import { leastWorth, searchLaunches } from '#games/talvisota/ai/soviet-general.ts';
import { meta } from '#games/talvisota/meta.ts';
import { must, opened, recordFrom, rowsOf, type Scene } from '../../../engine/talvisota/helpers.ts';
import { playGame } from '../../../../tools/talvisota/lab-play.ts';
import { POOL, POOL_NAMES, type PoolName } from '../../../../tools/talvisota/pool.ts';
import { sampleAction } from '../../../../tools/talvisota/random-play.ts';

const PETROZAVODSK = spaceOf('PTZ');
const OLONETS = spaceOf('OLO');
const SUOJARVI = spaceOf('SUJ');

const at = (seed: number, more: Partial<Options> = {}): Partial<Options> => {
  const pick = randomSource(seed);
  return { ...Object.fromEntries(OPTION_KEYS.map((key) => [key, pick(2) === 0])), solo: false, ...more };
};

/** Every kind of moment that random games come to, a few of each. */
function moments(): State[] {
  const found = new Map<string, State[]>();
  for (let seed = 1; seed <= 14; seed++) {
    const pick = randomSource(seed);
    let state = newGame(at(seed, { solo: seed % 7 === 0 }), seed);
    while (state.phase !== 'over') {
      const name = `${state.decisions.at(-1)?.kind ?? state.phase} ${decider(state)}`;
      const known = found.get(name) ?? [];
      if (known.length < 2) found.set(name, [...known, state]);
      const applied = apply(state, sampleAction(state, pick));
      if (!applied.ok) throw new Error(applied.refusal.text);
      ({ state } = applied);
    }
  }
  return [...found.values()].flat();
}

const MOMENTS = moments();

/** The same to one side, and different to whoever sees it all. */
function otherwise(state: State, side: 'soviet' | 'finn'): State {
  const random = [1, 2, 3, 4];
  if (side === 'soviet') {
    const plans = state.finnish.plans.map((plan) =>
      plan?.stage === 'box' && ['soviet-allotment', 'deployment'].includes(state.phase)
        ? { ...plan, strategy: 'MOTTI' as const, environment: ['fog' as const] }
        : plan,
    );
    return { ...state, random, finnish: { ...state.finnish, plans, posts: { MANN: 'KAR' } } };
  }
  const { LAP, LAD, KAR } = state.soviet.boxes;
  const boxes = { LAP: soviets(), LAD: soviets(), KAR: plus(plus(LAP, LAD), KAR) };
  const plans = state.soviet.plans.map((plan) =>
    plan?.stage === 'box' && state.phase !== 'over'
      ? { ...plan, strategy: 'PRUD' as const, supports: ['NKVD' as const] }
      : plan,
  );
  return { ...state, random, soviet: { ...state.soviet, boxes, plans, posts: { MUNI: 'LAP' } } };
}

/** In a hurry, like everybody here: how much is tried out is no part of what is tested. */
const HURRY = 0.15;
/** Never quite the same, so that nothing is taken from an earlier search. */
let effort = HURRY;
const think = (state: State, side: Side, level: PlayerLevel, seed: number) =>
  thinkOf(state, side, level, seed, (effort += 1e-9));

describe.each(PLAYER_LEVELS)('the %s of Talvisota', (level: PlayerLevel) => {
  it('answers whatever is to be decided with something legal, the same each time and from a copy', () => {
    for (const state of MOMENTS) {
      const side = decider(state);
      const actions = think(state, side, level, 5);
      expect(check(state, actions[0]!)).toBeNull();
      expect(think(JSON.parse(JSON.stringify(state)) as State, side, level, 5)).toEqual(actions);
    }
  });

  it('decides by its view alone: what is hidden changes nothing', () => {
    let changed = 0;
    for (const state of MOMENTS) {
      if (state.options.solo) continue;
      const side = decider(state);
      const other = otherwise(state, side);
      expect(view(other, side), `${state.phase} ${side}`).toEqual(view(state, side));
      if (JSON.stringify(other) !== JSON.stringify(state)) changed++;
      expect(think(other, side, level, 7), `${state.phase} ${side}`).toEqual(think(state, side, level, 7));
    }
    expect(changed).toBeGreaterThan(30);
  });

  it('plays whole games by any switches, and every action of an answer is legal', () => {
    const game = playGame({ soviet: level, finn: level }, 1, at(21), HURRY);
    expect(game.faults).toEqual([]);
    expect(game.winner).not.toBe('none');
  });
});

describe('the General of Talvisota', () => {
  it('beats whoever plays at random from either side, and mostly the Recruit', () => {
    expect(playGame({ soviet: 'general', finn: 'passive' }, 1, {}, HURRY).winner).toBe('soviet');
    const won = [1, 2, 3, 4].flatMap((seed) => [
      playGame({ soviet: 'general', finn: 'recruit' }, seed, {}, HURRY).winner === 'soviet',
      playGame({ soviet: 'recruit', finn: 'general' }, seed, {}, HURRY).winner === 'finn',
    ]);
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(6);
  });

  it('begins with his whole army, on all three fronts', () => {
    const start = newGame({}, 1);
    const { boxes } = must(start, ...think(start, 'soviet', 'general', 1)).soviet;
    expect(Object.values(boxes).reduce(plus)).toEqual(start.soviet.waiting);
    expect(Object.values(boxes).every((units) => size(units) >= 3)).toBe(true);
  });

  it('sends who arrives to the fronts that have least for their size', () => {
    const { soviet, ...rest } = positionFrom({
      turn: 3,
      phase: 'recovery',
      map: { PTZ: { FUS: 9 }, LEN: { FUS: 4 } },
    });
    const map = soviet.map.with(spaceOf('KAN'), soviets({ FUS: 2 }));
    const boxes = { LAP: soviets(), LAD: soviets(), KAR: soviets() };
    const state = { ...rest, soviet: { ...soviet, map, boxes, waiting: soviets({ FUS: 3, TAN: 1 }) } };
    const arrived = must(state, ...think(state, 'soviet', 'general', 1)).soviet.boxes;
    expect(Object.values(arrived).map(size)).toEqual([2, 0, 2]);
  });

  it('reckons with a space once, and with failures as each strategy pays for them', () => {
    const known = (options: Partial<Options> = {}): Payoffs =>
      new Payoffs(positionFrom({ turn: 5, options, map: { LEN: { FUS: 2 }, TER: { FUS: 1 } } }));
    const [usual, noLine] = [known(), known({ noLinePoints: true })];
    const [ter, rau, sum] = ['TER', 'RAU', 'SUM'].map(spaceOf) as [number, number, number];
    // Terijoki has been paid for.
    expect(usual.successValue('MAN', rau)).toBeGreaterThan(usual.successValue('MAN', ter));
    expect(usual.successValue('MAN', sum)).toBeGreaterThan(noLine.successValue('MAN', sum));
    for (const strategy of ['PRUD', 'MAN', 'MASS', 'BLIN'] as const) {
      const first = usual.failureCost(strategy, rau, false);
      const keeps = strategy === 'MASS' || strategy === 'BLIN';
      expect([first > 0, usual.failureCost(strategy, rau, true)]).toEqual([true, keeps ? 0 : first]);
      expect(usual.failureCost(strategy, sum, true)).toBeGreaterThan(noLine.failureCost(strategy, sum, true));
    }
    expect([known({ fortGainOnly: true }).gain, usual.gain > 0]).toEqual([0, true]);
  });

  it('does not lay the same counters every time', () => {
    const state = positionFrom({
      turn: 2,
      phase: 'soviet-plans',
      map: { PTZ: { FUS: 5, ELI: 2, MECA: 1 }, LEN: { FUS: 5, TAN: 3, MECA: 3 }, KAN: { FUS: 3 } },
    });
    const laid = (seed: number): string =>
      JSON.stringify(
        think(state, 'soviet', 'general', seed).filter(({ type }) => type === 'plan' || type === 'post'),
      );
    expect(new Set([1, 2, 3, 4, 5, 6].map(laid)).size).toBeGreaterThan(1);
  });
});

const FORCE = soviets({ FUS: 2, ELI: 2 });
const SENT = { strategy: 'MAN', stage: 'box', from: LENINGRAD, units: FORCE } as const;

describe('the General of Talvisota, whether to send a strategy', () => {
  const DEFENCE = { strategy: 'RESIST', units: finns({ DIV: 3 }), entrenched: true } as const;
  const deciding = (turn: number, soviet: number, finn: number, more: Partial<PositionSpec> = {}): State =>
    positionFrom({
      turn,
      phase: 'deployment',
      morale: { soviet, finn },
      map: { LEN: { FUS: 4, ELI: 2 }, PTZ: { FUS: 3 } },
      sovietPlans: { 3: SENT },
      finnishPlans: { 3: DEFENCE },
      ...more,
    });
  const chosen = (state: State) => think(state, 'soviet', 'general', 3)[0];

  const OPEN = { finnishPlans: {} };
  const ON_MAP = { strategy: 'MASS', stage: 'map', target: spaceOf('TER') } as const;
  const PATIENT = { ...OPEN, options: { moscowWaits: true } };
  // Waiting costs one point this turn and two the next, unless Moscow is patient; Events bring the Finns two.
  it.each([
    [LAST_TURN, 12, 10, OPEN, 'end'],
    [LAST_TURN, 11, 10, OPEN, 'deploy'],
    [LAST_TURN - 1, 16, 10, OPEN, 'end'],
    [LAST_TURN - 1, 15, 10, OPEN, 'deploy'],
    [LAST_TURN, 11, 10, PATIENT, 'end'],
    [LAST_TURN, 10, 10, PATIENT, 'deploy'],
    [LAST_TURN - 1, 13, 10, PATIENT, 'end'],
    [LAST_TURN - 1, 12, 10, PATIENT, 'deploy'],
    [LAST_TURN, 12, 10, { ...OPEN, sovietPlans: { 3: SENT, 4: { ...SENT, ...ON_MAP } } }, 'deploy'],
  ] as const)(
    'rests only where nothing can take the win: turn %d, %d to %d',
    (turn, soviet, finn, more, type) => {
      expect(chosen(deciding(turn, soviet, finn, more))).toMatchObject({ type });
    },
  );

  it('attacks boldly where the failure of a Manoeuvre, four points, leaves a sure win', () => {
    const sent = (level: PlayerLevel, soviet: number) =>
      think(deciding(LAST_TURN, soviet, 10, OPEN), 'soviet', level, 3)[0]!.type;
    expect([sent('boldGeneral', 16), sent('boldOfficer', 15)]).toEqual(['deploy', 'end']);
    expect([sent('general', 16), sent('boldGeneral', 15)]).toEqual(['end', 'end']);
  });

  it('raids boldly where that promises little', () => {
    const map = { SUM: { FUS: 1 }, LEN: { FUS: 2 } };
    const state = positionFrom({
      turn: 5,
      phase: 'harassment',
      map,
      pool: { SCT: 2, DIV: 3 },
      attacked: true,
    });
    const sent = (['general', 'boldGeneral'] as const).map(
      (level) => think(state, 'finn', level, 1)[0]!.type,
    );
    expect(sent).toEqual(['end', 'harass']);
  });

  it('counts initiative once for each attack of a plan', () => {
    const attack = { ...SENT, slot: 3, target: spaceOf('TER'), supports: [] };
    const plan = [attack, { ...attack, slot: 4 }].map((one) => ({ ...one, attack: one }));
    const [bold, other] = [1, 0].map((by) => new Payoffs(deciding(5, 10, 10), true, by));
    expect(bold!.turnValue(plan, []) - other!.turnValue(plan, [])).toBe(2);
  });

  it('asks more of an attack the less a turn without any costs', () => {
    const sent = { sovietPlans: { 3: { ...SENT, stage: 'map', target: spaceOf('TER') } } } as const;
    const least = (turn: number, soviet: number, more = {}) => leastWorth(deciding(turn, soviet, 10, more));
    expect(least(LAST_TURN, 8)).toBe(-Infinity);
    expect([least(5, 10, sent), least(5, 10, PATIENT)]).toEqual([0, 0]);
    expect(least(5, 10)).toBeLessThan(0);
    expect(least(5, 10, { waited: 1 })).toBeLessThan(least(5, 10));
    expect(least(LAST_TURN, 10)).toBeGreaterThan(-Infinity);
    // Late in the war morale hardly matters to a side that is behind.
    expect(least(LAST_TURN - 1, 6)).toBeGreaterThan(least(LAST_TURN - 1, 8));
  });

  it('sends what he has in the last turn where he is behind, to where the rules allow', () => {
    const state = deciding(LAST_TURN, 8, 10);
    expect(chosen(state)).toMatchObject({ type: 'deploy', slot: 3 });
    const profile = { side: 'soviet', seed: 1, effort: (effort += 1e-9) } as const;
    const targets = runToEnd(searchLaunches(state, profile)).map(({ action }) => action.target);
    expect(targets.map((target) => SPACES[target]!.id).toSorted()).toEqual(['RAU', 'TER']);
  });

  it('knows that nobody is left to answer once the only answer of a front is given', () => {
    const state = positionFrom({
      turn: 2,
      phase: 'deployment',
      map: { PTZ: { FUS: 4 }, OLO: { MECA: 1 } },
      sovietPlans: {
        1: { strategy: 'MAN', stage: 'map', from: PETROZAVODSK, units: FORCE, target: SUOJARVI, answer: 1 },
        2: { strategy: 'PRUD', stage: 'box', from: OLONETS, units: soviets({ MECA: 1 }) },
      },
      finnishPlans: { 1: { ...DEFENCE, stage: 'map' } },
    });
    expect(chosen(state)).toMatchObject({ type: 'deploy', slot: 2 });
  });
});

/** A count of units, a space or any other value in few words. */
function inWord(value: unknown, key = ''): string {
  if (typeof value === 'number' && ['to', 'target', 'space', 'from'].includes(key)) return SPACES[value]!.id;
  if (Array.isArray(value))
    return value.map((one) => inWord(one, key === 'markers' ? 'space' : '')).join(',');
  if (typeof value !== 'object' || !value) return String(value);
  const parts = Object.entries(value).filter(([, one]) => one !== 0);
  if ('FUS' in value || 'DIV' in value) return parts.map(([unit, count]) => `${count}${unit}`).join('+');
  return parts.map(([name, one]) => inWord(one, name)).join(' ');
}
/** What the General would do, and what for. */
function advised(state: State): string {
  const { actions, plan } = runToEnd(advise(state, decider(state), 1, (effort += 1e-9)));
  const purposes = plan.map(({ aim, spaces, chance }) =>
    [aim, ...spaces.map((space) => SPACES[space]!.id), ...(chance === null ? [] : [chance.toFixed(2)])].join(
      ' ',
    ),
  );
  return [actions.map((action) => inWord(action)).join('; '), ...purposes].join(' | ');
}

describe('the General of Talvisota, decision by decision', () => {
  /** The beginnings of positions in the table. */
  const STARTS: Readonly<Record<string, object>> = {
    infantry: { map: { LEN: { FUS: 4 } } },
    allotting: {
      pool: { RES: 3 },
      map: { LEN: { FUS: 4 } },
      sovietPlans: { 3: { strategy: 'MASS' } },
      finnishPlans: { 3: { strategy: 'MOTTI' } },
    },
    moving: { pool: { RES: 2 } },
    marching: {},
    raiding: {
      turn: 5,
      phase: 'harassment',
      map: { TER: { FUS: 1 }, SUM: { FUS: 1 }, LEN: { FUS: 2 } },
      markers: ['VII', 'KUU'],
      attacked: true,
    },
    solo: {
      phase: 'deployment',
      options: { solo: true, moscowWaits: true },
      map: { LEN: { FUS: 9, ELI: 2 } },
      sovietPlans: {
        3: { ...SENT, strategy: 'MASS', units: soviets({ FUS: 6 }) },
        4: { ...SENT, units: FORCE },
      },
      finnishPlans: { 3: { strategy: null }, 4: { strategy: null } },
    },
  };
  /** A position by its start and what else there is; of the Soviet army, `army` alone is in play. */
  function startOf(text: string): State {
    const [start = '', ...more] = text.split(/ (.*)/s);
    const { army, ...rest } = recordFrom(more[0] ?? '{}') as { army?: SovietForce };
    const losses = army && { soviet: minus(soviets({ FUS: 13, ELI: 3, MECA: 4, TAN: 3 }), soviets(army)) };
    return positionFrom({ turn: 2, ...STARTS[start], ...rest, ...(losses && { losses }) } as PositionSpec);
  }
  /** An attack is on the map, one more is to come; the Finns have a strong box and a weak one. */
  const attacked = (strong: number): State =>
    must(
      positionFrom({
        turn: 2,
        phase: 'deployment',
        map: { LEN: { FUS: 6, ELI: 2 } },
        sovietPlans: { 3: { ...SENT, strategy: 'PRUD', units: soviets({ FUS: 2 }) }, 4: SENT },
        finnishPlans: {
          [strong]: { strategy: 'RESIST', units: finns({ DIV: 3 }), entrenched: true },
          [7 - strong]: { strategy: 'MOTTI', units: finns({ RES: 2 }) },
        },
      }),
      { type: 'deploy', slot: 3, target: spaceOf('TER') },
    );
  it.each([3, 4])('answers with the box that holds best: %i', (strong) => {
    expect(advised(attacked(strong))).toBe(`answer ${strong}`);
  });

  it.each(
    rowsOf(
      ' / ',
      `
      lays all counters, with supports where he attacks / infantry {phase: soviet-plans, pool: {}} / plan MASS; plan 1 PRUD; plan 3 MAN; post AIR KAR; plan 4 BLIN; end | draw | draw | take TER 1.00 | draw
      attacks with the supports that he has posted / allotting {phase: soviet-allotment, posts: {soviet: {AIR: KAR, ART: LAP}}} / commit 3 LEN 4FUS AIR; end | take TER 0.89
      meets each counter, with most where the attack is stronger / infantry {phase: finnish-plans, pool: {DIV: 3}, map: {LEN: {FUS: 4}, PTZ: {FUS: 1}}, sovietPlans: {1: {strategy: PRUD}, 3: {strategy: MASS}}} / plan 1 CON-ATT; post EMB1 LAD; post EMB2 LAD; plan 3 MOTTI; post MANN KAR; post ART KAR; end | hold 1.00 | hold 0.00
      defends with the supports that he has posted / allotting {phase: finnish-allotment, posts: {finn: {ART: KAR, AIR: LAD}}} / prepare 3 3RES snow,woods false ART; end | hold 0.00
      defends with any supports where they are free / allotting {phase: finnish-allotment, options: {freeSupports: true}} / prepare 3 3RES snow,woods false MANN,ART; end | hold 0.00
      marches to where he means to attack / moving {map: {TER: {FUS: 1}, MUR: {FUS: 2}}, boxes: {LAP: {FUS: 1}, KAR: {TAN: 1}}, army: {FUS: 4, TAN: 1}} / enter LAP KAN 1FUS; march KAN 2FUS; enter KAR TER 1TAN; end | take KUU 0.91 | draw | draw | draw
      keeps those who stand where they are needed / moving {map: {TER: {FUS: 1}, LEN: {FUS: 3}, SUM: {FUS: 1}, PTZ: {FUS: 1}, MUR: {FUS: 1}}, army: {FUS: 7}} / march PTZ REB 1FUS; march LEN SUM 2FUS; end | draw | take LIE 0.50 | draw | take AYR 0.54
      spreads those out who have nothing to attack with / marching {boxes: {LAP: {FUS: 1}, LAD: {FUS: 2}, KAR: {FUS: 2}}, army: {FUS: 5}} / enter LAP KAN 1FUS; enter LAD REB 1FUS; enter LAD PTZ 1FUS; enter KAR LEN 2FUS; end | draw | draw | draw | draw
      takes markers away that feed nobody / marching {map: {SUM: {FUS: 3}, LEN: {FUS: 1}}, markers: [TER, RAU, PTS, SUM], army: {FUS: 4}} / mark PTS false; mark RAU false; end | draw | draw | draw | draw
      attacks with a bluff that nobody meets / marching {phase: soviet-allotment, map: {KAN: {FUS: 1}, LEN: {FUS: 6, ELI: 2}}, sovietPlans: {0: {strategy: MASS}, 3: {strategy: MAN}}, finnishPlans: {3: {strategy: RESIST}}} / commit KAN 1FUS ; end | draw | draw
      sends two where they take most together, in solo play / solo {pool: {RES: 4}} / deploy 3 RAU | take RAU
      sends none that must fail / solo {pool: {DIV: 9, SCT: 3, WD: 3}} / end
      sends all SCT where most is won / raiding / harass VII 3 | harass VII 0.67
      sends those that are free / raiding {markers: [VII], scouts: {KUU: 2}} / harass VII 1 | harass VII 0.33
      sends none against many / raiding {map: {TER: {FUS: 6}, LEN: {FUS: 6}}, markers: []} / end
      lets them harm least in solo play / raiding {options: {solo: true}} / harass TER | harass TER
      takes SCT home before a turn / marching {turn: 5, phase: withdrawal, map: {TER: {FUS: 2}}, scouts: {TER: 1, RAU: 2}} / withdraw TER 1; withdraw RAU 2; end
      `,
    ),
  )('plans a turn: %s', (_, start, expected) => {
    expect(advised(startOf(start!))).toBe(expected);
  });

  it('keeps SCT in place, and starves a unit where others stand', () => {
    const raid: Action = { type: 'harass', target: spaceOf('VII'), scouts: 3 };
    expect(advised(must(startOf('raiding'), raid, 6))).toBe('stay 3');
    const cutOff = 'raiding {markers: [], map: {KOU: {TAN: 1, FUS: 1}, OUL: {TAN: 1}, KUO: {FUS: 2}}}';
    expect(advised(must(startOf(cutOff), { type: 'end' }))).toBe('starve KOU');
  });

  it('is the last of the levels, by which hints name him', () => {
    expect([meta.levels, meta.levels.at(-1)]).toEqual([PLAYER_LEVELS, 'general']);
  });

  it('orders nothing that is ordered already', () => {
    const state = startOf('allotting {phase: soviet-allotment, posts: {soviet: {AIR: KAR, ART: LAP}}}');
    const [commit] = runToEnd(advise(state, 'soviet', 1, (effort += 1e-9))).actions;
    expect(advised(must(state, commit!))).toBe('end | take TER 0.89');
  });

  /** Both sides play as Generals, with these dice, to the last decision of a kind. */
  function fought(spec: Scene, dice: readonly number[], kind: Decision['kind']): State {
    let state = opened(spec);
    const left = [...dice];
    while (left.length || state.decisions.at(-1)!.kind !== kind)
      state =
        state.decisions.at(-1)!.kind === 'roll'
          ? must(state, { type: 'roll' }, left.shift()!)
          : must(state, think(state, decider(state), 'general', 1)[0]!);
    return state;
  }
  const STRONG = { DIV: 3, SK: 1 } as const;
  const RAU = { strategy: 'MASS', from: 'LEN', target: 'RAU' } as const;
  const SUM = { from: 'TER', target: 'SUM' } as const;
  const SCENES: Readonly<Record<string, Scene>> = {
    rau: { ...RAU, units: { FUS: 4 }, finns: { DIV: 2, RES: 1 } },
    mixed: { ...RAU, units: { FUS: 2, MECA: 1, TAN: 2 }, finns: STRONG },
    sum: { ...SUM, strategy: 'MAN', units: { FUS: 4 }, finns: STRONG },
    back: { ...SUM, strategy: 'MASS', units: { FUS: 3 }, finns: { DIV: 4 }, answer: 'CON-ATT' },
  };
  it.each(
    rowsOf(
      ' / ',
      `
      attacks where nobody is left / rau / 5 1 / pursue / TAI  | take TAI 1.00
      attacks where it has a chance / rau / 2 / pursue / TER  | take TER 0.44
      stops where it has none / mixed {finnishSupports: [MANN]} / 6 / pursue / null
      fights on / rau / 1 / fight-on / true | take RAU 0.17
      breaks off / sum {finnishSupports: [MANN]} / 1 / fight-on / false | take SUM
      holds / rau {finnishSupports: [MANN], finns: {RES: 2}} /  / mannerheim / hold | hold RAU 0.00
      strikes / sum {finnishSupports: [MANN]} /  / mannerheim / FUS | hold SUM 0.17
      keeps the stronger Finns / rau {strategy: MAN, finns: {DIV: 3, SK: 1}} / 6 / losses / 1DIV+1SK | hold RAU 0.00
      keeps who can win / mixed / 1 / losses / 1MECA | take RAU 0.00
      brings reserves / sum {strategy: MASS, units: {FUS: 3}, supports: [RENF], finns: {DIV: 3}, more: {map: {TER: {FUS: 6}}}} /  / employ / null null null TER 2FUS | take SUM 0.11
      uses artillery and commanders / sum {units: {FUS: 3, ELI: 1}, finns: {DIV: 3, RES: 1}, supports: [ART, MER, TIMO], entrenched: true} /  / employ / artillery losses RES  | take SUM 1.00
      goes back to Soviet ground / back {more: {map: {RAU: {TAN: 1}}}} / 1 / retreat / LEN true | take SUM
      goes back without a marker from others who stay / back {more: {map: {RAU: {TAN: 1}, TER: {FUS: 4}}}} / 1 / retreat / LEN false | take SUM
      `,
    ),
  )('in combat %s', (_, text, dice, kind, expected) => {
    const [name = '', more = '{}'] = text!.split(/ (.*)/s);
    const spec = { ...SCENES[name]!, ...(recordFrom(more) as Partial<Scene>) };
    const state = fought(spec, dice!.trim() ? dice!.split(' ').map(Number) : [], kind as Decision['kind']);
    expect(advised(state).trim()).toBe(`${kind === 'losses' ? 'lose' : kind} ${expected}`);
  });

  it.each(
    rowsOf(
      ' / ',
      `
      an arrival on Soviet ground / {type: enter, front: KAR, to: LEN} / take RAU
      an arrival farther on / {type: march, to: TER} / take RAU KOI SUM
      an arrival behind / {type: march, to: MUR} / gather MUR
      an arrival on ground held / {type: march, to: PTS} / take IVA
      a marker / {type: mark, space: TER, on: true} / guard TER
      a marker taken away / {type: mark, space: TER, on: false}
      units put into a box / {type: assign, front: LAD} / gather LAD
      SCT / {type: harass, target: VII} / harass VII
      a strategy / {type: deploy, slot: 3, target: SUM} / take SUM PRUD
      an end / {type: end}
      `,
    ),
  )('says what it is for: %s', (_, text, expected = '') => {
    const parts = Object.entries(recordFrom(text!)).map(([name, value]) => [
      name,
      ['to', 'space', 'target'].includes(name) ? spaceOf(value as string) : value,
    ]);
    const action = Object.fromEntries(parts) as Action;
    const state = positionFrom({
      turn: 5,
      map: { LEN: { FUS: 3 }, TER: { FUS: 1 }, PTS: { FUS: 1 } },
      sovietPlans: { 3: { strategy: 'PRUD' } },
    });
    const found = findPurpose(state, action);
    const { aim = '', spaces = [], front, strategy } = found ?? {};
    const where = found && !spaces.length ? [front] : spaces.map((space) => SPACES[space]!.id);
    expect([aim, ...where!, ...(strategy ? [strategy] : [])].join(' ')).toBe(expected);
  });
});

it("the lab's opponents of one idea play whole games by the rules, and attack as often as their ideas say", () => {
  const attacks = new Map<PoolName, number>();
  for (const name of POOL_NAMES) {
    const game = playGame({ soviet: 'general', finn: 'general', [POOL[name].side]: name }, 3, {}, HURRY);
    expect(game).toMatchObject({ faults: [], winner: expect.stringMatching(/soviet|finn|draw/) });
    attacks.set(name, game.attacks);
  }
  const [never, once, some, all] = (['passive', 'cautious', 'eager', 'stormy'] as const).map((name) =>
    attacks.get(name)!,
  );
  expect(never).toBe(0);
  expect(once).toBeLessThanOrEqual(LAST_TURN);
  expect(some).toBeGreaterThan(once!);
  expect(all).toBeGreaterThan(some!);
});
