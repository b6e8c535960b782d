import { describe, expect, it } from 'vitest';
import { randomSource } from '#engine/core/random.ts';
import {
  apply,
  check,
  decider,
  FINNISH_MORALE,
  finns,
  LAST_TURN,
  LENINGRAD,
  MOST_MORALE,
  newGame,
  OPTION_KEYS,
  plus,
  positionFrom,
  soviets,
  spaceOf,
  view,
  type Options,
  type PhaseName,
  type Side,
  type State,
} from '#engine/talvisota';
import { PLAYER_LEVELS, chooseActions as thinkOf, type PlayerLevel } from '#games/talvisota/ai/index.ts';
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
const think = (state: State, side: Side, level: PlayerLevel, seed: number) =>
  thinkOf(state, side, level, seed, HURRY);

/** Far from the others: what a player may remember of an earlier position is gone. */
const ELSEWHERE = positionFrom({ turn: 6, phase: 'soviet-plans', map: { UHT: { FUS: 1 } }, boxes: {} });
const fresh: typeof think = (...about) => {
  think(ELSEWHERE, 'soviet', 'general', 1);
  return think(...about);
};

describe.each(PLAYER_LEVELS)('the %s of Talvisota', (level: PlayerLevel) => {
  it('answers whatever is to be decided with something legal, the same each time and from a copy', () => {
    for (const state of MOMENTS) {
      const side = decider(state);
      const actions = think(state, side, level, 5);
      expect(check(state, actions[0]!)).toBeNull();
      expect(fresh(JSON.parse(JSON.stringify(state)) as State, side, level, 5)).toEqual(actions);
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
      expect(fresh(other, side, level, 7), `${state.phase} ${side}`).toEqual(fresh(state, side, level, 7));
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

  it('does not lay the same counters every time', () => {
    const state = positionFrom({
      turn: 2,
      phase: 'soviet-plans',
      map: { PTZ: { FUS: 5, ELI: 2, MECA: 1 }, LEN: { FUS: 5, TAN: 3, MECA: 3 }, KAN: { FUS: 3 } },
    });
    const laid = (seed: number): string =>
      JSON.stringify(
        thinkOf(state, 'soviet', 'general', seed, 0.5).filter(
          ({ type }) => type === 'plan' || type === 'post',
        ),
      );
    expect(new Set([1, 2, 3, 4, 5, 6].map(laid)).size).toBeGreaterThan(1);
  });

  it('shares its means out over as many counters as it faces', () => {
    const facing = positionFrom({
      turn: 2,
      phase: 'finnish-plans' satisfies PhaseName,
      map: { PTZ: { FUS: 5, ELI: 2 }, LEN: { FUS: 5, TAN: 3, MECA: 3 } },
      sovietPlans: { 1: { strategy: 'MAN' }, 3: { strategy: 'BLIN' } },
    });
    const plans = think(facing, 'finn', 'general', 3).flatMap((action) =>
      action.type === 'plan' ? [action.slot] : [],
    );
    expect(plans.toSorted((a, b) => a - b)).toEqual([1, 3]);
  });
});

describe('the General of Talvisota, whether to send a strategy', () => {
  const FORCE = soviets({ FUS: 2, ELI: 2 });
  const DEFENCE = { strategy: 'RESIST', units: finns({ DIV: 3 }), entrenched: true } as const;
  const deciding = (turn: number, soviet: number, finn: number): State =>
    positionFrom({
      turn,
      phase: 'deployment',
      morale: { soviet, finn },
      map: { LEN: { FUS: 4, ELI: 2 }, PTZ: { FUS: 3 } },
      sovietPlans: { 3: { strategy: 'MAN', stage: 'box', from: LENINGRAD, units: FORCE } },
      finnishPlans: { 3: DEFENCE },
    });
  const chosen = (state: State) => think(state, 'soviet', 'general', 3)[0];

  it('rests where waiting and the Events cannot take the win', () => {
    expect(chosen(deciding(LAST_TURN, 12, 10))).toEqual({ type: 'end' });
    // One point for this turn, two for the next, and two for its Events.
    expect(chosen(deciding(LAST_TURN - 1, 16, 10))).toEqual({ type: 'end' });
  });

  it('sends what he has in the last turn where he is behind', () => {
    expect(chosen(deciding(LAST_TURN, 8, 10))).toMatchObject({ type: 'deploy', slot: 3 });
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

describe('a front of Talvisota that the Finns have left open', () => {
  it('is attacked by the counter that was laid there as a bluff', () => {
    const state = positionFrom({
      turn: 2,
      phase: 'soviet-allotment',
      map: { KAN: { FUS: 1 }, LEN: { FUS: 6, ELI: 2 } },
      sovietPlans: { 0: { strategy: 'MASS', stage: 'box' }, 3: { strategy: 'MAN', stage: 'box' } },
      finnishPlans: { 3: { strategy: 'RESIST', stage: 'box' } },
    });
    const committed = [1, 2, 3].map((seed) =>
      think(state, 'soviet', 'general', seed).some((action) => action.type === 'commit' && action.slot === 0),
    );
    expect(committed).toEqual([true, true, true]);
  });
});

describe("the lab's opponents of one idea in Talvisota", () => {
  const play = (name: PoolName) =>
    playGame({ soviet: 'general', finn: 'general', [POOL[name].side]: name }, 3, {}, HURRY);

  it.each(POOL_NAMES)('%s plays a whole game, and nothing that is not legal', (name) => {
    expect(play(name)).toMatchObject({ faults: [], winner: expect.stringMatching(/soviet|finn|draw/) });
  });

  it('attack as often as their ideas say', () => {
    const [never, once, some, all] = (['passive', 'cautious', 'eager', 'stormy'] as const).map(
      (name) => play(name).attacks,
    );
    expect(never).toBe(0);
    expect(once).toBeLessThanOrEqual(LAST_TURN);
    expect(some).toBeGreaterThan(once!);
    expect(all).toBeGreaterThan(some!);
  });
});

describe('Talvisota N46: a Soviet player who never attacks', () => {
  it('loses 1, then 2, then 3 a turn, and all of it in the end', () => {
    const game = playGame({ soviet: 'passive', finn: 'general' }, 1, {}, HURRY);
    expect(game).toMatchObject({ attacks: 0, turns: LAST_TURN, winner: 'finn', faults: [] });
    expect(game.morale.soviet).toBe(23 - 1 - 2 - 6 * 3);
  });

  it('has 15 left with Patient Moscow, and wins in at most 15 of 100 games', () => {
    const game = playGame({ soviet: 'passive', finn: 'general' }, 1, { flatWaiting: true }, HURRY);
    expect(game).toMatchObject({ attacks: 0, turns: LAST_TURN, reason: 'turns', faults: [] });
    expect(game.morale.soviet).toBe(15);
    // Nothing else happens but eight event dice: exactly.
    let chances = new Map([[FINNISH_MORALE, 1]]);
    for (let turn = 1; turn <= LAST_TURN; turn++) {
      const next = new Map<number, number>();
      for (const [morale, chance] of chances)
        for (const change of [-2, 0, 2]) {
          const now = Math.min(MOST_MORALE, morale + change);
          next.set(now, (next.get(now) ?? 0) + chance / 3);
        }
      chances = next;
    }
    const won = [...chances].reduce((all, [morale, chance]) => (morale < 15 ? all + chance : all), 0);
    expect(won).toBeCloseTo(0.141, 3);
  });
});
