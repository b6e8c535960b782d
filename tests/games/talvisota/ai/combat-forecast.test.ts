import { randomSource } from '#engine/core/random.ts';
import {
  ENVIRONMENTS,
  FINNISH_SUPPORTS,
  finns,
  odds,
  size,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  soviets,
  type Encounter,
} from '#engine/talvisota';
import { CombatForecast, successChance } from '#games/talvisota/ai/combat-forecast.ts';
import { pickSome } from '#games/talvisota/ai/ai-context.ts';

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
