import { describe, expect, it } from 'vitest';
import {
  bagSizes,
  drawAnswers,
  drawMeans,
  FINNISH_PLANS,
  FINNISH_STRATEGIES,
  finns,
  fullBags,
  newGame,
  positionFrom,
  size,
  soloLosses,
  soloMannerheim,
  soloScouts,
  soloTargets,
  soviets,
} from '../../../src/engine/talvisota/index.ts';
import { randomFrom } from '../../../src/engine/core/random.ts';
import { encounter, ids } from './helpers.ts';

const bags = fullBags(newGame());

describe('Talvisota 9.1: the draws of the Finnish side', () => {
  it('begin with everything that is neither lost nor in place', () => {
    expect(bagSizes(bags)).toEqual({
      strategies: 4,
      supports: 8,
      units: 27,
      environment: 5,
      entrenchments: 2,
    });
    const state = positionFrom({ turn: 2, scouts: { KUH: 1 }, losses: { finn: { DIV: 2 } } });
    expect(fullBags(state).units).toEqual(finns({ DIV: 7, SCT: 2, WD: 3, SK: 6, RES: 6 }));
  });
  it('give a strategy to each Soviet one, in the same front, each once', () => {
    const { answers, bags: left } = drawAnswers([4, 0, 3], bags, randomFrom(1));
    expect([...answers.keys()]).toEqual([0, 3, 4]);
    expect(new Set(answers.values()).size).toBe(3);
    expect(left.strategies).toHaveLength(1);
    expect(bags.strategies).toHaveLength(4);
  });
  it.each(FINNISH_STRATEGIES)('%s gets what it engages', (strategy) => {
    for (let seed = 0; seed < 20; seed++) {
      const { means, bags: left } = drawMeans(strategy, bags, randomFrom(seed));
      const limits = FINNISH_PLANS[strategy];
      const more = means.supports.includes('RENF') ? 2 : 0;
      expect(size(means.units)).toBe(limits.units + more);
      expect(means.environment).toHaveLength(limits.environment);
      expect(means.supports).toHaveLength(limits.supports);
      expect(means.entrenched).toBe(limits.entrenched);
      expect(size(left.units)).toBe(27 - limits.units - more);
      expect(left.entrenchments).toBe(limits.entrenched ? 1 : 2);
    }
  });
  it('go on from what is left, and short containers leave a strategy incomplete (9.2)', () => {
    const few = { ...bags, units: finns({ RES: 2 }), supports: [], environment: ['fog'] as const };
    const { means, bags: left } = drawMeans('MOTTI', few, randomFrom(3));
    expect(means).toEqual({
      units: finns({ RES: 2 }),
      environment: ['fog'],
      supports: [],
      entrenched: false,
    });
    expect(size(left.units)).toBe(0);
  });
  it('are the same from the same generator', () => {
    expect(drawMeans('MOTTI', bags, randomFrom(7))).toEqual(drawMeans('MOTTI', bags, randomFrom(7)));
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
});
