import { randomSource } from '#engine/core/random.ts';
import {
  ENVIRONMENTS,
  FINNISH_SUPPORTS,
  finns,
  kinds,
  odds,
  placeOf,
  positionFrom,
  size,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  soviets,
  spaceOf,
  type Encounter,
  type PositionSpec,
} from '#engine/talvisota';
import { CombatForecast, successChance } from '#games/talvisota/ai/combat-forecast.ts';
import { pickSome } from '#games/talvisota/ai/ai-context.ts';
import { FINNISH_UNIT_VALUE, Payoffs, SOVIET_UNIT_VALUE } from '#games/talvisota/ai/payoffs.ts';
import type { Attack } from '#games/talvisota/ai/plans.ts';

/** Any encounter at all, most of them such as no game has. */
function encounterBy(seed: number): Encounter {
  const pick = randomSource(seed);
  const supports = pickSome(pick, SOVIET_SUPPORTS, pick(4));
  const units = soviets({ FUS: pick(3), ELI: pick(2), MECA: pick(3), TAN: pick(2) });
  const force = finns({ DIV: pick(3), SCT: pick(2), WD: pick(2), SK: pick(2), RES: pick(2) });
  const finnishSupports = pickSome(pick, FINNISH_SUPPORTS, pick(3));
  return {
    strategy: SOVIET_STRATEGIES[pick(4)]!,
    units: size(units) ? units : soviets({ FUS: 1 }),
    supports,
    employment: {
      meretskov: supports.includes('MER') ? (pick(2) ? 'line' : 'artillery') : null,
      timoshenko: supports.includes('TIMO') ? (pick(2) ? 'losses' : 'bonus') : null,
      artillery: supports.includes('ART') ? 'DIV' : null,
    },
    finns: size(force) ? force : finns({ SK: 1 }),
    environment: pickSome(pick, ENVIRONMENTS, pick(3)),
    finnishSupports,
    entrenched: pick(2) > 0,
    mannerheim: finnishSupports.includes('MANN') ? (pick(2) ? 'hold' : 'FUS') : null,
    value: pick(4),
    fortified: pick(2) > 0,
  };
}

describe('the odds of the players', () => {
  it('are those of the rules, to the last counter', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const encounter = encounterBy(seed);
      const literal = seed % 5 === 0;
      const ends = new CombatForecast(encounter, literal).ends(0, 0, encounter.value, encounter.fortified);
      const exact = odds(encounter, { literal });
      const lost = (of: 'soviets' | 'finns'): number =>
        ends.reduce((all, end) => all + end.probability * end[of], 0);
      expect(successChance(ends), `seed ${seed}`).toBeCloseTo(exact.success, 10);
      expect(lost('soviets'), `seed ${seed}`).toBeCloseTo(exact.sovietLosses, 10);
      expect(lost('finns'), `seed ${seed}`).toBeCloseTo(exact.finnishLosses, 10);
      expect(ends.reduce((all, end) => all + end.probability, 0)).toBeCloseTo(1, 10);
    }
  });

  it('of a second attack are those of what the first has left', () => {
    const encounter = {
      ...encounterBy(3),
      units: soviets({ MECA: 1, FUS: 3 }),
      finns: finns({ DIV: 2, RES: 1 }),
    };
    const after = {
      ...encounter,
      units: soviets({ FUS: 3 }),
      finns: finns({ DIV: 2 }),
      value: 2,
      fortified: true,
    };
    expect(successChance(new CombatForecast(encounter, false).ends(1, 1, 2, true))).toBeCloseTo(
      odds(after).success,
      10,
    );
  });
});

describe('what an attack is worth to the players', () => {
  const turn = { turn: 5, map: { TER: { FUS: 4, ELI: 1, TAN: 1 } } };
  const known = new Payoffs(positionFrom(turn));
  const DEFENCE = { slot: 3, strategy: 'DEFENSE' } as const;
  /** The attack and the defence of any encounter, and the encounters that their means can make of it. */
  function fight(seed: number, but: string) {
    const { mannerheim: _, ...meeting } = encounterBy(seed);
    const supports = meeting.supports.filter((one) => !but.includes(one));
    const target = spaceOf(['SUM', 'RAU', 'KOI'][seed % 3]!);
    const { value, fortified } = placeOf(target);
    const { strategy, units, finns: force, environment, finnishSupports, entrenched } = meeting;
    const uses = finnishSupports.includes('MANN') ? ['hold' as const, ...kinds(units)] : [null];
    const employments = (supports.includes('MER') ? (['line', 'artillery'] as const) : [null]).flatMap(
      (meretskov) =>
        (supports.includes('TIMO') ? (['losses', 'bonus'] as const) : [null]).flatMap((timoshenko) =>
          (supports.includes('ART') ? kinds(force) : [null]).map((artillery) => ({
            meretskov,
            timoshenko,
            artillery,
          })),
        ),
    );
    return {
      attack: { slot: 3, strategy, from: spaceOf('TER'), target, units, supports },
      defence: { ...DEFENCE, units: force, environment, supports: finnishSupports, entrenched },
      ways: employments.map((employment) =>
        uses.map((mannerheim) => odds({ ...meeting, supports, value, fortified, mannerheim, employment })),
      ),
    };
  }

  it('reckons with the best use of supports by both sides', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { attack, defence, ways } = fight(seed, 'RENF');
      const chance = known.chance(attack, defence);
      const best = Math.max(...ways.map((uses) => Math.min(...uses.map(({ success }) => success))));
      expect(chance, `seed ${seed}`).toBeLessThan(best + 1e-9);
      expect(chance, `seed ${seed}`).toBeGreaterThan(best - 0.02);
    }
  });

  it('is what is won or lost, with the units; a second space can only add to it', () => {
    const gains = { one: [] as number[], two: [] as number[] };
    for (let seed = 1; seed <= 60; seed++) {
      const { attack, defence, ways } = fight(seed, 'RENF MER TIMO ART');
      if (ways[0]!.length > 1) continue;
      const { success, sovietLosses, finnishLosses } = ways[0]![0]!;
      const { strategy, target } = attack;
      const one =
        success * known.successValue(strategy, target) -
        (1 - success) * known.failureCost(strategy, target, false) +
        FINNISH_UNIT_VALUE * finnishLosses -
        SOVIET_UNIT_VALUE * sovietLosses;
      gains[strategy === 'PRUD' ? 'one' : 'two'].push(known.combatValue(attack, defence) - one);
    }
    for (const gain of gains.one) expect(gain).toBeCloseTo(0, 8);
    expect(Math.min(...gains.two)).toBeGreaterThan(-1e-9);
    expect(gains.two.filter((gain) => gain > 0.1).length).toBeGreaterThan(5);
  });

  it('counts reserves from the same space, as many as have room', () => {
    const chance = (units: Attack['units'], supports: Attack['supports'], spec: PositionSpec = turn) =>
      new Payoffs(positionFrom(spec)).chance(
        { slot: 3, strategy: 'MAN', from: spaceOf('TER'), target: spaceOf('RAU'), units, supports },
        { ...DEFENCE, units: finns({ DIV: 3 }), environment: [], supports: [], entrenched: true },
      );
    const three = soviets({ FUS: 2, TAN: 1 });
    expect(chance(three, ['RENF'])).toBe(chance(soviets({ FUS: 3, ELI: 1, TAN: 1 }), []));
    expect(chance(three, ['RENF'])).toBeGreaterThan(chance(three, []));
    const alone = { turn: 5, map: { TER: three, SUM: { FUS: 3 } } };
    expect(chance(three, ['RENF'], alone)).toBe(chance(three, [], alone));
    const six = soviets({ FUS: 3, ELI: 1, TAN: 2 });
    expect(chance(six, ['RENF'], { turn: 5, map: { TER: { FUS: 9, TAN: 2 } } })).toBe(chance(six, []));
  });

  it.each([
    [5, 10, 10, 1],
    [5, 5, 20, 2],
    [5, 20, 5, 0.5],
    [7, 8, 10, 0.8],
    [8, 8, 10, 0.1],
    [8, 10, 8, 1],
  ])('prices Soviet morale by what is left of it: turn %d, %d to %d', (late, soviet, finn, loss) => {
    const priced = (gains: boolean) =>
      new Payoffs(
        positionFrom({ turn: late, morale: { soviet, finn }, options: { fortGainOnly: !gains } }),
        true,
      );
    expect(priced(true).loss).toBeCloseTo(loss, 8);
    expect(priced(true).gain).toBeGreaterThan(0);
    expect(priced(false).gain).toBe(0);
  });
});
