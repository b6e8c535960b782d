import {
  ableTogether,
  obligations,
  odds,
  ODDS_COLUMNS,
  RECOMMENDED,
  type OddsReport,
} from '#engine/winter-war';
import { oddsColumn } from '#engine/winter-war/rules/combat-table.ts';
import { findOddsChanges, computeMargins } from '#games/winter-war/analysis/threats/index.ts';
import { finns, hex, position, soviets, unitAt } from '../../../engine/winter-war/rules/helpers.ts';

const report = (attack: number, defence: number): OddsReport =>
  ({ attack, defence, column: oddsColumn(attack, defence) }) as OddsReport;

/** Half a point after another, until the column changes. */
function tried(attack: number, defence: number, step: 0.5 | -0.5) {
  const column = oddsColumn(attack, defence);
  for (let now = attack + step; now > 0 && now <= 200; now += step)
    if (oddsColumn(now, defence) !== column) return { column: oddsColumn(now, defence), at: now };
  return null;
}

describe('the margins of an attack', () => {
  it('are the least points that change its column, for all strengths', () => {
    for (let attack = 0.5; attack <= 30; attack += 0.5)
      for (let defence = 0.5; defence <= 16; defence += 0.5) {
        const { up, down } = computeMargins(report(attack, defence))!;
        const [more, fewer] = [tried(attack, defence, 0.5), tried(attack, defence, -0.5)];
        expect(up).toEqual(more && { column: more.column, missing: more.at - attack });
        // With nothing left at all there is no attack: the last half point may be the one that counts.
        const spare = fewer ? attack - fewer.at - 0.5 : attack - 0.5;
        const last = down && attack - down.spare === 0.5;
        expect(last ? null : down).toEqual(fewer && { column: fewer.column, spare });
      }
  });

  it('are none where no die is rolled for want of a defence', () => {
    expect(computeMargins({ ...report(4, 1), column: null })).toBeNull();
  });
});

describe('one unit more or fewer', () => {
  const state = position(
    'soviet',
    'attack',
    [
      ...soviets('1602', '0-1-2'),
      ...soviets('1505', '20-12-2', '2-1-2'),
      ...soviets('1605', '6-4-2', '8-3-2'),
      ...finns('1406', '4-4-2'),
      ...finns('1506', '6-6-2'),
    ],
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
