import fc from 'fast-check';
import {
  COMBAT_TABLE,
  ODDS_COLUMNS,
  odds,
  type CombatResult,
  type OddsColumn,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { combatResult, oddsColumn } from '#engine/winter-war/rules/odds.ts';
import { eventOf, hex, hexes, played, position, refusal, unitAt, unitsAt, stacks } from './helpers.ts';

const COLUMNS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const;
const DICE = [1, 2, 3, 4, 5, 6] as const;

/** The second printing, by column; faces 1 to 6 from left to right. */
const PLAIN: Record<OddsColumn, string> = {
  '1-4': 'Ae Ae Ae Ae Ae Ae',
  '1-3': 'Ae Ae Ae Ar Ar Ne',
  '1-2': 'Ae Ae Ar Ar Ne Ne',
  '1-1': 'Ae Ar Ne Ex Dr Dr',
  '2-1': 'Ar Ne Ex Dr De De',
  '3-1': 'Ne Ne Dr De De De',
  '4-1': 'Ne Dr De De De De',
  '5-1': 'Dr De De De De De',
  '6-1': 'De De De De De De',
};
const FORTIFIED: Record<OddsColumn, string> = {
  '1-4': 'Ae Ae Ae Ae Ae Ae',
  '1-3': 'Ae Ae Ae Ar Ar Ne',
  '1-2': 'Ae Ae Ar Ar Ne Ne',
  '1-1': 'Ae Ar Ne Ex Ne Ne',
  '2-1': 'Ar Ne Ex Ne Ex Ex',
  '3-1': 'Ne Ne Ne Ex Ex Ex',
  '4-1': 'Ne Ne Ex Ex Ex Ex',
  '5-1': 'Ne Ex Ex Ex Ex De',
  '6-1': 'Ne Ex Ex Ex De De',
};

/** Attackers on two hexes against eight points, by column. */
const AGAINST_EIGHT: Record<OddsColumn, readonly [first: string[], second: string[]]> = {
  '1-4': [['2-1-2'], []],
  '1-3': [['3-1-1'], []],
  '1-2': [['2-1-2', '2-1-2'], []],
  '1-1': [['8-3-2'], []],
  '2-1': [['8-3-2', '8-3-2'], []],
  '3-1': [['20-12-2', '2-1-2'], ['2-1-2']],
  '4-1': [['20-12-2', '12-8-2'], []],
  '5-1': [['20-12-2'], ['20-12-2']],
  '6-1': [['20-12-2', '8-3-2'], ['20-12-2']],
};

/** Two 4-4-2s in the open, or one in a Fortification: eight points either way. */
function scene(column: OddsColumn, fortified: boolean) {
  const [first, second] = AGAINST_EIGHT[column];
  const [target, a, b, post] = fortified
    ? ['1405', '1404', '1505', '1603']
    : ['1207', '1307', '1206', '1407'];
  const units: UnitSpec[] = stacks(
    `f${target!} 4-4-2 ${(fortified ? [] : ['4-4-2']).join(' ')}`,
    `s${a!} ${first.join(' ')}, s${b!} ${second.join(' ')}, s${post!} 0-1-2`,
  );
  const state = position('soviet', 'attack', units);
  return { state, attackers: [...unitsAt(state, a!), ...unitsAt(state, b!)], targets: [hex(target!)] };
}

describe('Combat.Table: every cell, plain and against Fortifications', () => {
  it('has nine columns', () => {
    expect(ODDS_COLUMNS).toEqual(COLUMNS);
    expect(Object.keys(COMBAT_TABLE)).toEqual([...COLUMNS]);
  });

  it.each(COLUMNS)('reads as printed: %s', (column) => {
    expect(DICE.map((die) => combatResult(column, die, false)).join(' ')).toBe(PLAIN[column]);
    expect(DICE.map((die) => combatResult(column, die, true)).join(' ')).toBe(FORTIFIED[column]);
  });

  it('prints parentheses in exactly 23 cells', () => {
    const cells = COLUMNS.flatMap((column) =>
      COMBAT_TABLE[column].flatMap((cell, i) => (cell.fortified ? [`${column} ${i + 1}`] : [])),
    );
    const expected =
      '1-1 5, 1-1 6, 2-1 4, 2-1 5, 2-1 6, 3-1 3, 3-1 4, 3-1 5, 3-1 6, 4-1 2, 4-1 3, 4-1 4, 4-1 5, 4-1 6, ' +
      '5-1 1, 5-1 2, 5-1 3, 5-1 4, 5-1 5, 6-1 1, 6-1 2, 6-1 3, 6-1 4';
    expect(cells.join(', ')).toBe(expected);
  });

  it('knows six faces only', () => {
    expect(() => combatResult('1-1', 0, false)).toThrow(RangeError);
    expect(() => combatResult('1-1', 7, false)).toThrow(RangeError);
  });

  const cases = COLUMNS.flatMap((column) => [false, true].map((fortified) => [column, fortified] as const));
  it.each(cases)('rules what an attack brings: %s, fortified %s', (column, fortified) => {
    const { state, attackers, targets } = scene(column, fortified);
    const wanted = (fortified ? FORTIFIED : PLAIN)[column].split(' ') as CombatResult[];
    const card = odds(state, { attackers, targets });
    expect(card).toMatchObject({ column, fortified, defence: 8, faces: wanted, soakOff: column === '1-4' });
    for (const die of DICE) {
      const { events, dice } = played(state, { type: 'attack', attackers, targets }, [die]);
      const rolled = column === '1-4' ? null : die;
      expect(eventOf(events, 'attacked')).toMatchObject({
        column,
        fortified,
        die: rolled,
        result: wanted[die - 1],
      });
      expect(dice).toEqual(column === '1-4' ? [] : [die]);
    }
  });

  it('gives the chance of each result', () => {
    const { chances } = odds(scene('2-1', false).state, scene('2-1', false));
    const sixth = (n: number): unknown => expect.closeTo(n / 6, 9);
    expect(chances).toEqual({ Ar: sixth(1), Ne: sixth(1), Ex: sixth(1), Dr: sixth(1), De: sixth(2) });
    expect(odds(scene('1-4', false).state, scene('1-4', false)).chances).toEqual({ Ae: sixth(6) });
  });
});

describe('Combat.N: odds are rounded in favour of the defender', () => {
  it.each([
    [26, 9, '2-1'],
    [19, 7, '2-1'],
    [3, 7, '1-3'],
    [8, 8, '1-1'],
    [7, 8, '1-2'],
    [15, 8, '1-1'],
    [16, 8, '2-1'],
    [4, 8, '1-2'],
    [3, 8, '1-3'],
    [3, 9, '1-3'],
    [3, 10, '1-4'],
    [1, 40, '1-4'],
    [47, 8, '5-1'],
    [48, 8, '6-1'],
    [100, 1, '6-1'],
  ] as const)('%i to %i is %s', (attack, defence, column) => {
    expect(oddsColumn(attack, defence)).toBe(column);
  });

  const points = fc.integer({ min: 1, max: 300 });

  it('never gives the attacker more than he has, nor a whole column less', () => {
    // The least ratio that a column stands for.
    const least = [0, 1 / 3, 1 / 2, 1, 2, 3, 4, 5, 6, Infinity];
    fc.assert(
      fc.property(points, points, (attack, defence) => {
        const i = COLUMNS.indexOf(oddsColumn(attack, defence));
        expect(attack / defence).toBeGreaterThanOrEqual(least[i]! - 1e-12);
        expect(attack / defence).toBeLessThan(least[i + 1]!);
      }),
    );
  });

  it('never falls with more attackers nor rises with more defenders', () => {
    const index = (attack: number, defence: number): number => COLUMNS.indexOf(oddsColumn(attack, defence));
    fc.assert(
      fc.property(points, points, points, (attack, defence, more) => {
        expect(index(attack + more, defence)).toBeGreaterThanOrEqual(index(attack, defence));
        expect(index(attack, defence + more)).toBeLessThanOrEqual(index(attack, defence));
        expect(index(attack * more, defence * more)).toBe(index(attack, defence));
      }),
    );
  });
});

/** A Soviet 5-3-3 deep in Finland without an HQ, and Finns beside it. */
function isolatedTanks(...attackers: string[]): State {
  return position('finn', 'attack', stacks(`s0706 5-3-3, f0806 ${attackers.join(' ')}, s1602 0-1-2`));
}

describe('C5: half points are kept until the odds are formed', () => {
  it.each([
    [['3-3-3'], 3, '2-1'],
    [['1-1-3'], 1, '1-2'],
    [['2-2-3', '2-2-3'], 4, '2-1'],
    [['6-6-2'], 6, '4-1'],
    [['6-6-2', '1-1-3'], 7, '4-1'],
    [['6-6-2', '3-3-3'], 9, '6-1'],
  ] as const)('%s against one and a half', (types, attack, column) => {
    const state = isolatedTanks(...types);
    const plan = { attackers: unitsAt(state, '0806'), targets: hexes('0706') };
    expect(odds(state, plan)).toMatchObject({ attack, defence: 1.5, column });
    const { events } = played(state, { type: 'attack', ...plan }, [3]);
    expect(eventOf(events, 'attacked')).toMatchObject({ attack, defence: 1.5, column });
  });

  it('counts half a point against 1-1-3s', () => {
    const state = position('finn', 'attack', stacks('s0706 2-1-2, f0806 1-1-3, s1602 0-1-2'));
    const plan = { attackers: [unitAt(state, '0806')], targets: hexes('0706') };
    expect(odds(state, plan)).toMatchObject({ attack: 1, defence: 0.5, column: '2-1' });
  });

  it('refuses 1-4 by the exact strengths', () => {
    // 2 against 12 - 6 is 1-3; 1 against 6 is worse.
    const corps = (...types: string[]): State =>
      position('finn', 'attack', stacks(`s0706 20-12-2, f0806 ${types.join(' ')}`));
    const two = corps('2-2-3');
    const attack = { type: 'attack', attackers: [unitAt(two, '0806')], targets: hexes('0706') } as const;
    expect(played(two, attack, [6]).events[0]).toMatchObject({ defence: 6, column: '1-3' });
    const one = corps('1-1-3');
    const weak = { ...attack, attackers: [unitAt(one, '0806')] };
    expect(refusal(one, weak)).toMatchObject({
      rule: 'C4',
      key: 'attack-odds',
      params: { attack: 1, defence: 6 },
    });
  });
});
