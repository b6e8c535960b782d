/** Sentences put together from numbers, in both languages. */
import { describe, expect, it } from 'vitest';
import { fi as odds } from '#games/winter-war/ui/panels/odds-words.fi.ts';
import { fi as summary } from '#games/winter-war/ui/summary/words.fi.ts';
import { summaryWords } from '#games/winter-war/ui/summary/words.ts';
import { fi as curtain } from '#games/winter-war/ui/words/curtain-words.fi.ts';
import { fi as ledger } from '#games/winter-war/ui/words/ledger-words.fi.ts';
import { ledgerWords } from '#games/winter-war/ui/words/ledger-words.ts';

describe('sentences with numbers', () => {
  it('say that all went by rail when all did', () => {
    const both = [summaryWords(), summary];
    expect(both.map(({ moves }) => moves(13, 3))).toEqual([
      '13 units moved, 3 by rail.',
      '13 yksikköä siirtyi, niistä 3 junalla.',
    ]);
    expect(both.map(({ moves }) => moves(13, 13))).toEqual([
      '13 units moved, all by rail.',
      '13 yksikköä siirtyi, kaikki junalla.',
    ]);
    expect(both.map(({ moves }) => moves(1, 1))).toEqual([
      '1 unit moved by rail.',
      '1 yksikkö siirtyi junalla.',
    ]);
  });

  it('do not deny a capture that brings no points', () => {
    const both = [ledgerWords(), ledger];
    expect(both.map(({ rowHeld }) => rowHeld(0, 5, 1))).toEqual([
      'no points; 1 hex captured without a line of communication',
      'ei pisteitä; 1 heksa vallattu ilman yhteyslinjaa',
    ]);
    expect(both.map(({ rowHeld }) => rowHeld(0, 5, 0))).toEqual(['none captured', 'mitään ei ole vallattu']);
  });

  it('count in Finnish', () => {
    expect(odds.down('36', '5-1')).toBe('36 pistettä varaa ennen suhdetta 5-1.');
    expect(curtain.title('soviet')).toBe('Anna laite Neuvostoliiton pelaajalle');
  });
});
