/** Sentences put together from numbers, in both languages. */
import '#app/languages.ts';
import logMessages from '#games/winter-war/content/en/log.ftl';
import playMessages from '#games/winter-war/content/en/play.ftl';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';

/** What is said in English and in Finnish. */
const inBoth = (say: () => string): string[] =>
  ['en', 'fi'].map((language) => {
    setLanguage(language);
    return say();
  });

beforeAll(() => loadLanguage('fi'));

describe('sentences with numbers', () => {
  it('say that all went by rail when all did', () => {
    expect(inBoth(() => logMessages().summary.moves({ units: 13, rail: 3, byRail: 'some' }))).toEqual([
      '13 units moved, 3 by rail.',
      '13 yksikköä siirtyi, niistä 3 junalla.',
    ]);
    expect(inBoth(() => logMessages().summary.moves({ units: 13, rail: 13, byRail: 'all' }))).toEqual([
      '13 units moved, all by rail.',
      '13 yksikköä siirtyi, kaikki junalla.',
    ]);
    expect(inBoth(() => logMessages().summary.moves({ units: 1, rail: 1, byRail: 'all' }))).toEqual([
      '1 unit moved by rail.',
      '1 yksikkö siirtyi junalla.',
    ]);
  });

  it('do not deny a capture that brings no points', () => {
    expect(inBoth(() => logMessages().ledger.rowHeld({ held: 0, all: 5, noLine: 1 }))).toEqual([
      'no points; 1 hex captured without a line of communication',
      'ei pisteitä; 1 heksa vallattu ilman yhteyslinjaa',
    ]);
    expect(inBoth(() => logMessages().ledger.rowHeld({ held: 0, all: 5, noLine: 0 }))).toEqual([
      'none captured',
      'mitään ei ole vallattu',
    ]);
  });

  it('count in Finnish', () => {
    setLanguage('fi');
    expect(playMessages().curtain.title({ side: 'soviet' })).toBe('Anna laite Neuvostoliiton pelaajalle');
  });
});
