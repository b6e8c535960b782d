import { ableTogether, obligations, odds, ODDS_COLUMNS, RECOMMENDED } from '#engine/winter-war';
import { findOddsChanges } from '#games/winter-war/analysis/threats/index.ts';
import { hex, position, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';

describe('one unit more or fewer', () => {
  const state = position(
    'soviet',
    'attack',
    stacks('s1602 0-1-2, s1505 20-12-2 2-1-2, s1605 6-4-2 8-3-2, f1406 4-4-2, f1506 6-6-2'),
    { options: RECOMMENDED },
  );

  it('is looked at for each that is near', () => {
    const [corps, regiment] = [unitAt(state, '1505', '20-12-2'), unitAt(state, '1505', '2-1-2')];
    const { added, removed } = findOddsChanges(state, { attackers: [corps], targets: [hex('1506')] });
    expect(added.map(({ unit }) => unit)).toHaveLength(3);
    for (const { unit, odds: then, step } of added) {
      const whole = odds(state, { attackers: [corps, unit], targets: [hex('1506')] });
      expect(then).toEqual(whole);
      expect(step).toBe(ODDS_COLUMNS.indexOf(whole.column!) - ODDS_COLUMNS.indexOf('1-1'));
    }
    expect(added.map(({ unit }) => unit)).toContain(regiment);
    expect(removed).toEqual([{ unit: corps, odds: null, step: 0 }]);
  });

  it('must be next to every hex attacked', () => {
    const both = ableTogether(state, [hex('1406'), hex('1506')]);
    expect(both.map((unit) => state.units[unit]!.at)).toEqual([hex('1505'), hex('1505')]);
    expect(obligations(state).hexes).toHaveLength(2);
    expect(ableTogether(state, [hex('1406'), hex('1602')])).toEqual([]);
  });
});
