import {
  choices,
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  finns,
  positionFrom,
  soviets,
  spaceOf,
  type PositionSpec,
  type State,
} from '#engine/talvisota';
import {
  oddsAgainst,
  oddsUnmet,
  oddsWhenMet,
  targetsFrom,
  type Imagined,
} from '#games/talvisota/ai/hidden-odds.ts';
import { Payoffs } from '#games/talvisota/ai/payoffs.ts';
import type { Attack, Defence } from '#games/talvisota/ai/plans.ts';

const SOVIETS: PositionSpec = {
  turn: 1,
  phase: 'soviet-allotment',
  map: { LEN: { FUS: 9, ELI: 2, MECA: 1, TAN: 3 } },
  sovietPlans: { 3: { strategy: 'MASS' } },
  finnishPlans: { 3: { strategy: 'DEFENSE' } },
};
const FINNS: PositionSpec = { ...SOVIETS, phase: 'finnish-allotment' };

const ATTACK: Attack = {
  slot: 3,
  strategy: 'MASS',
  from: spaceOf('LEN'),
  target: spaceOf('TER'),
  units: soviets({ FUS: 6 }),
  supports: [],
};

const DEFENCE: Defence = {
  slot: 3,
  strategy: 'DEFENSE',
  units: finns({ DIV: 3 }),
  environment: ['forest'],
  supports: [],
  entrenched: true,
};

const byRank = <Force>(odds: readonly Imagined<Force>[]) =>
  Object.fromEntries(odds.map((one) => [one.rank, one])) as Readonly<
    Record<'weak' | 'usual' | 'best', Imagined<Force>>
  >;

/** A weak attack, one with reserves and air, and armour: what is best against them differs. */
const ATTACKS: readonly Attack[] = [
  ATTACK,
  { ...ATTACK, strategy: 'MAN', units: soviets({ ELI: 2, FUS: 2 }), supports: ['MUNI', 'RENF', 'AIR'] },
  { ...ATTACK, strategy: 'BLIN', units: soviets({ TAN: 3, FUS: 3 }), supports: ['AIR', 'ART'] },
];

/** Every fifth or so of all answers, fewer means and weaker units among them. */
function* someAnswers(state: State): Generator<Defence> {
  let n = 0;
  for (const strategy of FINNISH_STRATEGIES) {
    const limits = FINNISH_PLANS[strategy];
    for (const support of FINNISH_SUPPORTS)
      for (const other of FINNISH_SUPPORTS)
        for (const marker of ENVIRONMENTS) {
          const supports = support === other ? [support] : [support, other];
          const count = limits.units + (supports.includes('RENF') ? 2 : 0);
          const second = ENVIRONMENTS[++n % ENVIRONMENTS.length]!;
          const environment = limits.environment === 2 && second !== marker ? [marker, second] : [marker];
          const forces = [...choices(state.finnish.pool, count)];
          const units = n % 3 ? forces[n % forces.length]! : finns({ DIV: count });
          yield { slot: 3, strategy, units, environment, supports, entrenched: limits.entrenched };
        }
  }
}

describe('N51: before the other sheet is open there are three forces that it could have', () => {
  test('a weak, a usual and the best answer, each with its composition', () => {
    const { weak, usual, best } = byRank(oddsWhenMet(positionFrom(SOVIETS), ATTACK));
    expect(weak).toMatchObject({
      chance: 1,
      force: { strategy: 'DEFENSE', units: finns({ RES: 3 }), supports: [] },
    });
    expect(usual.force).toMatchObject({
      units: finns({ DIV: 3 }),
      environment: ['forest'],
      supports: ['ART', 'AT1'],
      entrenched: true,
    });
    // 6 x (6 - 2) - 2 - 1 is 21 against 3 x 8 + 4.
    expect(usual.chance).toBe(0);
    expect(best.chance).toBe(0);
    const few = byRank(oddsWhenMet(positionFrom({ ...SOVIETS, pool: { RES: 6 } }), ATTACK));
    expect(few.usual).toMatchObject({ chance: 1, force: { units: finns({ RES: 3 }) } });
  });

  test.each([false, true])('no answer is better than the best, table as printed: %s', (literalTable) => {
    const better = [{}, { pool: { DIV: 1, SK: 6, RES: 6 } }].flatMap((pool) =>
      ATTACKS.flatMap((attack) => {
        const state = positionFrom({ ...SOVIETS, options: { literalTable }, ...pool });
        const { chance } = byRank(oddsWhenMet(state, attack)).best;
        const payoffs = new Payoffs(state);
        return [...someAnswers(state)].filter(
          (answer) =>
            payoffs.chance(attack, answer) < chance && payoffs.exactChance(attack, answer) < chance - 1e-9,
        );
      }),
    );
    expect(better).toEqual([]);
  });

  test('after the reveal the answer has the strategy that lies there', () => {
    const shown: PositionSpec = {
      ...SOVIETS,
      phase: 'combat',
      sovietPlans: {
        3: {
          strategy: 'MASS',
          from: ATTACK.from,
          target: ATTACK.target,
          units: ATTACK.units,
          stage: 'map',
          answer: 4,
        },
      },
      finnishPlans: { 4: { strategy: 'MOTTI', stage: 'map' } },
    };
    for (const { force } of oddsWhenMet(positionFrom(shown), ATTACK)) expect(force.strategy).toBe('MOTTI');
  });

  test('nobody meets it: the space falls, unless Scouts stand there', () => {
    expect(oddsUnmet(positionFrom(SOVIETS), ATTACK)).toBe(1);
    const weak = { ...ATTACK, strategy: 'PRUD' as const, units: soviets({ MECA: 1 }) };
    expect(oddsUnmet(positionFrom({ ...SOVIETS, scouts: { TER: 3 } }), weak)).toBeLessThan(0.5);
  });

  test('a weak, a usual and the best attack from where the Soviets stand', () => {
    const { weak, usual, best } = byRank(oddsAgainst(positionFrom(FINNS), DEFENCE));
    expect(weak.force).toMatchObject({ strategy: 'PRUD', units: soviets({ ELI: 2, FUS: 1 }), supports: [] });
    expect(usual.force).toMatchObject({
      strategy: 'MAN',
      units: soviets({ FUS: 2, ELI: 2 }),
      supports: ['MUNI', 'ART', 'AIR'],
    });
    expect(weak.chance).toBeLessThan(usual.chance);
    expect(best.chance).toBeGreaterThanOrEqual(usual.chance);
    const [only] = oddsAgainst(positionFrom(FINNS), DEFENCE, spaceOf('RAU'));
    expect(only!.force.target).toBe(spaceOf('RAU'));
    expect(oddsAgainst(positionFrom({ ...FINNS, map: { MUR: { FUS: 6 } } }), DEFENCE)).toEqual([]);
  });

  test('no attack is better than the best', () => {
    const state = positionFrom(FINNS);
    const payoffs = new Payoffs(state);
    const { chance } = byRank(oddsAgainst(state, DEFENCE)).best;
    for (const attack of ATTACKS)
      for (const units of choices(state.soviet.map[ATTACK.from]!, 4))
        expect(payoffs.exactChance({ ...attack, units }, DEFENCE)).toBeLessThanOrEqual(chance + 1e-9);
  });

  test('positions that differ in hidden things alone have the same odds', () => {
    const finnsOtherwise = positionFrom({
      ...SOVIETS,
      finnishPlans: { 3: { strategy: 'MOTTI', units: finns({ DIV: 3 }), supports: ['EMB1'] } },
      posts: { finn: { EMB1: 'KAR', ART: 'LAP' } },
    });
    expect(oddsWhenMet(finnsOtherwise, ATTACK)).toEqual(oddsWhenMet(positionFrom(SOVIETS), ATTACK));
    const sovietsOtherwise = positionFrom({
      ...FINNS,
      sovietPlans: {
        3: { strategy: 'PRUD', from: spaceOf('LEN'), units: soviets({ FUS: 3 }), supports: ['ART'] },
      },
      posts: { soviet: { ART: 'KAR' } },
    });
    expect(oddsAgainst(sovietsOtherwise, DEFENCE)).toEqual(oddsAgainst(positionFrom(FINNS), DEFENCE));
  });

  test('N50: units beside Scouts fight these first; on the ice from March I', () => {
    const targets = (spec: PositionSpec, from: string) => targetsFrom(positionFrom(spec), spaceOf(from));
    expect(targets(SOVIETS, 'LEN')).toEqual([spaceOf('TER'), spaceOf('RAU')].sort((a, b) => a - b));
    expect(targets({ ...SOVIETS, map: { ORA: { FUS: 3 } } }, 'ORA')).toEqual([]);
    expect(targets({ ...SOVIETS, turn: 7, map: { ORA: { FUS: 3 } } }, 'ORA')).toEqual([spaceOf('KOI')]);
  });
});
