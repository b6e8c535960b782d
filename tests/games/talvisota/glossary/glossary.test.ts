import { chapters, glossary, lessonTexts } from '#games/talvisota/content/index.ts';
import talvisota from '#games/talvisota/index.ts';

/** Everyday words, which are looked up but not marked. */
const UNMARKED: readonly string[] = [
  'space',
  'number',
  'front',
  'control',
  'force',
  'strength',
  'waiting',
  'strategy',
  'means',
  'answer',
  'loss',
  'conquest',
  'defeat',
  'in-place',
];

/** Every word of the rulebook and the lessons. */
const said = async (language: 'en' | 'fi'): Promise<string> =>
  JSON.stringify([await chapters.load(language), await lessonTexts.load(language)]);

describe('the glossary of Talvisota', () => {
  it.each(['en', 'fi'] as const)('marks what the rulebook or the lessons say, in "%s"', async (language) => {
    const marks = talvisota.book.termMarks(language);
    const ids = (await glossary.load(language)).map(({ id }) => id);
    const marked = [...new Set(marks.map(([term]) => term))];
    expect([...marked, ...UNMARKED].toSorted()).toEqual(ids.toSorted());
    const text = await said(language);
    const unmet = marks.filter(
      ([, pattern]) => !new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu').test(text),
    );
    expect(unmet.map(([term]) => term)).toEqual([]);
  });

  it('takes no Finnish word for a counter', async () => {
    const terms = await glossary.load('fi');
    const text = [await said('fi'), ...terms.map((term) => term.text)].join();
    expect(text.match(/(?<![\p{L}\d])(?:eli|Eli|tan|res|sk)(?![\p{L}\d])/gu)).toBeNull();
  });
});
