import {
  COMBAT_TABLE,
  faceOf,
  finns,
  forecast,
  odds,
  readTable,
  soviets,
  type Encounter,
  type TableResult,
} from '#engine/talvisota';
import { encounter } from './helpers.ts';

const text = ({ own, other, retreat }: TableResult): string =>
  `${own ? `${own}a` : ''}${other ? `${other}d` : ''}${retreat ? 'R' : ''}`;

/** The twelve results at die + column (C2). */
const ROW = ['3a', '3a', '2a', '2a', '1a', '1a1d', '1a1d', '1a1dR', '1dR', '1dR', '2d', '2dR'];

describe('Talvisota 4.3: the Combat Table', () => {
  it('is one row of twelve results, read at die + column, in all 42 cells', () => {
    for (let column = 0; column <= 6; column++)
      for (let die = 1; die <= 6; die++)
        expect(text(COMBAT_TABLE[column]![die - 1]!), `${die} in +${column}`).toBe(ROW[die + column - 1]);
  });
  it('prints 6 in +0 as 1a1d, 1 in +2 as 2a, 5 in +6 as 2d', () => {
    expect(text(COMBAT_TABLE[0]![5]!)).toBe('1a1d');
    expect(text(COMBAT_TABLE[2]![0]!)).toBe('2a');
    expect(text(COMBAT_TABLE[6]![4]!)).toBe('2d');
  });
});

describe('Talvisota N21: who rolls, and in which column', () => {
  it('the stronger side, in the column of the difference; beyond +6 the die gets the rest', () => {
    expect(readTable(13, 10, false)).toEqual({ roller: 'soviet', column: 3, add: 0 });
    expect(readTable(19, 10, false)).toEqual({ roller: 'soviet', column: 6, add: 3 });
  });
  it('N22: with equal totals the attacker, in column +0', () => {
    expect(readTable(10, 10, false)).toEqual({ roller: 'soviet', column: 0, add: 0 });
  });
  it('a stronger Finn in column +6, all that he is stronger on the die', () => {
    expect(readTable(9, 10, false)).toEqual({ roller: 'finn', column: 6, add: 1 });
    expect(readTable(2, 10, false)).toEqual({ roller: 'finn', column: 6, add: 8 });
  });
  it('literally: in the column of the difference', () => {
    expect(readTable(9, 10, true)).toEqual({ roller: 'finn', column: 1, add: 0 });
    expect(readTable(2, 10, true)).toEqual({ roller: 'finn', column: 6, add: 2 });
  });
  it('difference +9, die 4: column +6 with 7, read as 6: 2dR', () => {
    const reading = readTable(19, 10, false);
    expect(faceOf(reading, 4, false)).toBe(6);
    expect(text(COMBAT_TABLE[6]![5]!)).toBe('2dR');
  });
});

describe('Talvisota N22: RAV and the bounds of the die', () => {
  it('gives a Soviet roller 1, takes 1 off a Finnish one, and stays in 1 to 6 each time', () => {
    expect(faceOf(readTable(10, 10, false), 3, true)).toBe(4);
    expect(faceOf(readTable(10, 10, false), 6, true)).toBe(6);
    expect(faceOf(readTable(9, 10, true), 3, true)).toBe(2);
    expect(faceOf(readTable(9, 10, true), 1, true)).toBe(1);
    // Kept at 1 before the excess comes: 1 - 1 = 0, read as 1, and 1 more.
    expect(faceOf(readTable(9, 10, false), 1, true)).toBe(2);
  });
});

/** Six units against three with a constant difference: totals by hand-picked strengths do not change with losses. */
const constant = (difference: number, literal: boolean): number => {
  // Done by the table alone, as the reference did: two rounds, numbers only.
  const round = (a: number, d: number, now: 1 | 2): number => {
    let won = 0;
    const reading = readTable(10 + difference, 10, literal);
    for (let die = 1; die <= 6; die++) {
      const { own, other, retreat } = COMBAT_TABLE[reading.column]![faceOf(reading, die, false) - 1]!;
      const soviet = reading.roller === 'soviet';
      const left = Math.max(0, a - (soviet ? own : other));
      const stay = Math.max(0, d - (soviet ? other : own));
      if (left === 0) continue;
      if (stay === 0 || (retreat && soviet)) won += 1 / 6;
      else if (!(retreat && !soviet) && now === 1) won += round(left, stay, 2) / 6;
    }
    return won;
  };
  return Math.round(100 * round(6, 3, 1));
};

describe('Talvisota N21: success by a constant difference, six against three', () => {
  const differences = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
  it('is monotone as recommended', () => {
    expect(differences.map((d) => constant(d, false))).toEqual([0, 0, 0, 0, 0, 0, 31, 56, 75, 89, 97]);
  });
  it('literally rewards weakness', () => {
    expect(differences.map((d) => constant(d, true))).toEqual([0, 22, 50, 75, 0, 0, 31, 56, 75, 89, 97]);
  });
});

describe('Talvisota N23, N27, N52: losses of a result', () => {
  const weak: Partial<Encounter> = { units: soviets({ FUS: 3 }), strategy: 'PRUD', finns: finns({ DIV: 4 }) };
  it('NKVD: no retreat of the force, its losses of that result doubled', () => {
    // 30 to 32: the Finn rolls in +6 with 2 on the die; a 4 is read as 6, 2dR.
    expect(forecast(encounter(weak), false).results[3]).toMatchObject({ sovietLosses: 2, retreat: 'soviet' });
    const nkvd = forecast(encounter({ ...weak, supports: ['NKVD'] }), false).results;
    expect(nkvd[3]).toMatchObject({ sovietLosses: 3, retreat: null });
    // Without an R the losses stay single: die 3 is read as 5, 2d.
    expect(nkvd[2]).toMatchObject({ face: 5, sovietLosses: 2, retreat: null });
  });
  const strong: Partial<Encounter> = {
    strategy: 'PRUD',
    units: soviets({ FUS: 3 }),
    finns: finns({ DIV: 3 }),
  };
  it('MANN holding: the Finns stand, and lose twice as many', () => {
    // 30 to 24: column +6; a 3 is 1dR.
    expect(forecast(encounter(strong), false).results[2]).toMatchObject({
      finnishLosses: 1,
      retreat: 'finn',
    });
    const held = forecast(encounter({ ...strong, mannerheim: 'hold' }), false).results;
    expect(held[2]).toMatchObject({ finnishLosses: 2, retreat: null });
    expect(held[4]).toMatchObject({ finnishLosses: 2, retreat: null });
    // 2dR would be four, of three that are there (N23).
    expect(held[5]).toMatchObject({ finnishLosses: 3, retreat: null });
  });
  it('Timoshenko with artillery: Finnish losses doubled, whoever rolls', () => {
    const timoshenko = { meretskov: null, timoshenko: 'losses', artillery: 'DIV' } as const;
    const results = forecast(
      encounter({ ...strong, supports: ['TIMO', 'ART'], employment: timoshenko }),
      false,
    ).results;
    // 30 to 22: +2 on the die, so that a 1 is 1dR.
    expect(results[0]).toMatchObject({ face: 3, finnishLosses: 2, retreat: 'finn' });
  });
});

describe('Talvisota 4.4: the forecast of a whole attack', () => {
  const fight = encounter({
    strategy: 'PRUD',
    units: soviets({ FUS: 3 }),
    finns: finns({ DIV: 2, SK: 1 }),
    value: 1,
  });
  it('adds up to 1 over all ends, and to the success over those won', () => {
    const { ends, success } = odds(fight);
    expect(ends.reduce((sum, end) => sum + end.probability, 0)).toBeCloseTo(1, 12);
    expect(ends.filter((end) => end.won).reduce((sum, end) => sum + end.probability, 0)).toBeCloseTo(
      success,
      12,
    );
  });
  it('is what the dice of two rounds say, counted by hand', () => {
    // One FUS of 10 against one RES of 2: +8, the die gets 2: from 3 on, 1dR and better.
    expect(odds(encounter({ units: soviets({ FUS: 1 }), finns: finns({ RES: 1 }) })).success).toBe(1);
    // 10 to 8: column +2. 6: 1a1dR and 4, 5: 1a1d lose the only unit; 3: 1a; 1, 2: 2a. Never won.
    expect(odds(encounter({ units: soviets({ FUS: 1 }), finns: finns({ DIV: 1 }) })).success).toBe(0);
    // Two against one DIV: 20 to 8, +12: all six faces are read as 6, 2dR.
    expect(odds(encounter({ units: soviets({ FUS: 2 }), finns: finns({ DIV: 1 }) })).success).toBe(1);
    // 14 to 10 in MASS, two ELI against DIV and RES: +4. 4 to 6: R. 2, 3: one each, then ELI 7 against DIV 8 or RES 2.
    const pair = encounter({
      strategy: 'MASS',
      units: soviets({ ELI: 2 }),
      finns: finns({ DIV: 1, RES: 1 }),
    });
    // Weakest first: the DIV of 8 stays against 7: the Finn rolls in +6 with 1 more and loses one on no face that
    // spares the ELI. So only 4, 5, 6 win.
    expect(odds(pair).success).toBeCloseTo(3 / 6, 12);
  });
  it('N52: takes the weakest first, or lets each side choose what serves it best', () => {
    // In an Armoured attack a tank counts more than a Fusilier: who chooses gives up the Fusilier.
    const armoured = encounter({
      strategy: 'BLIN',
      units: soviets({ FUS: 2, TAN: 3 }),
      finns: finns({ DIV: 1, SCT: 2, WD: 2 }),
      environment: ['swamp'],
      fortified: true,
    });
    expect(odds(armoured).success).toBe(18 / 36);
    expect(odds(armoured, { losses: 'best' }).success).toBe(20 / 36);
  });
  it('an empty defence falls at once', () => {
    expect(odds(encounter({ units: soviets({ FUS: 1 }), finns: finns() }))).toMatchObject({
      success: 1,
      sovietLosses: 0,
    });
  });
});
