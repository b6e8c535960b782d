import { finns, positionFrom, soviets, spaceOf, type PositionSpec } from '#engine/talvisota';
import { oddsAgainst, oddsUnmet, oddsWhenMet, targetsFrom } from '#games/talvisota/ai/odds-range.ts';
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

describe('N51: the odds before the other sheet is open are ranges', () => {
  test('over what the Finns could hold: less of it promises the Soviets more', () => {
    const all = oddsWhenMet(positionFrom(SOVIETS), ATTACK);
    const few = oddsWhenMet(positionFrom({ ...SOVIETS, pool: { RES: 6 } }), ATTACK);
    for (const { least, mean, most } of [all.plain, all.ambush, few.plain, few.ambush]) {
      expect(least).toBeLessThanOrEqual(mean);
      expect(mean).toBeLessThanOrEqual(most);
    }
    expect(all.plain).toMatchObject({ least: 0, most: 1 });
    expect(all.ambush.mean).toBeLessThan(all.plain.mean);
    expect(few.plain.mean).toBeGreaterThan(all.plain.mean);
    expect(few.ambush.mean).toBeGreaterThan(all.ambush.mean);
  });

  test('nobody meets it: the space falls, unless Scouts stand there', () => {
    expect(oddsUnmet(positionFrom(SOVIETS), ATTACK)).toBe(1);
    const weak = { ...ATTACK, strategy: 'PRUD' as const, units: soviets({ MECA: 1 }) };
    expect(oddsUnmet(positionFrom({ ...SOVIETS, scouts: { TER: 3 } }), weak)).toBeLessThan(0.5);
  });

  test('over what the Soviets could bring from where they stand: a strategy without a force is left out', () => {
    const against = (spec: PositionSpec) =>
      Object.fromEntries(
        oddsAgainst(positionFrom(spec), DEFENCE).map(({ strategy, odds: range }) => [strategy, range.mean]),
      );
    const many = against(FINNS);
    expect(Object.keys(many)).toEqual(['PRUD', 'MASS', 'BLIN', 'MAN']);
    expect(many.MASS).toBeGreaterThan(many.PRUD!);
    expect(Object.keys(against({ ...FINNS, map: { LEN: { FUS: 1 } } }))).toEqual(['PRUD', 'MASS']);
    expect(against({ ...FINNS, map: { MUR: { FUS: 6 } } })).toEqual({});
  });

  test('positions that differ in hidden things alone have the same ranges', () => {
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
