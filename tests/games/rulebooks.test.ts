import type { Paragraph } from '#table/game/game.ts';
import { chapters } from '#games/winter-war/content/index.ts';
import { IN_ALL_LANGUAGES, numbers, references, TRANSLATIONS, twice } from './content.ts';

const paragraphsOf = (chapters: readonly { readonly paragraphs: readonly Paragraph[] }[]) =>
  chapters.flatMap(({ paragraphs }) => paragraphs);
const idsOf = (paragraphs: readonly Paragraph[]) => paragraphs.map(({ id }) => id);

/** One letter for each line, l for a list item and p for anything else; sub-paragraphs are set apart. */
const shape = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? ' ' : line.startsWith('- ') ? 'l' : 'p'))
    .join('');

describe.each(IN_ALL_LANGUAGES)('the rulebook of %s in "%s"', async (_, language, { content, rules }) => {
  const chapters = await content.chapters.load(language);
  const all = paragraphsOf(chapters);

  it('has exactly one paragraph for every rule id', () => {
    expect(idsOf(all).toSorted()).toEqual([...rules].toSorted());
  });

  it('gives every paragraph a title, a text and a source', () => {
    const blank = all.filter(({ title, text, source }) => [title, text, source].some((s) => s.trim() === ''));
    expect(idsOf(blank)).toEqual([]);
  });

  it('refers only to paragraphs that exist, and never to itself', () => {
    const broken = all.flatMap(({ id, text, see = [] }) =>
      [...references(text), ...see]
        .filter((ref) => !rules.includes(ref) || ref === id)
        .map((ref) => `${id} → ${ref}`),
    );
    expect(broken).toEqual([]);
  });

  it('cross-refers both ways', () => {
    const oneWay = all.flatMap(({ id, see = [] }) =>
      see
        .filter((other) => !all.find((one) => one.id === other)?.see?.includes(id))
        .map((other) => `${id} → ${other}`),
    );
    expect(oneWay).toEqual([]);
  });

  it('has no two chapters of the same title, nor paragraphs within one', () => {
    expect(twice(chapters.map(({ id }) => id))).toEqual([]);
    expect(twice(chapters.map(({ title }) => title))).toEqual([]);
    for (const { paragraphs } of chapters) expect(twice(paragraphs.map(({ title }) => title))).toEqual([]);
  });

  it('uses no markup but sub-paragraphs, lists and references, and inflects no reference', () => {
    const odd = all.filter(({ title, text }) => {
      const plain = `${title}\n${text.replaceAll(/\[\[[\w.]+\]\]/g, 'ref')}`;
      return /[[\]*_`<>#{}]|^\s|\s$| {2}|\n |\n{3}/.test(plain) || /\]\](?::?\p{L}|-)/u.test(text);
    });
    expect(idsOf(odd)).toEqual([]);
  });
});

describe.each(TRANSLATIONS)('the rulebook of %s, translated to "%s"', async (_, language, { content }) => {
  const [english, chapters] = await Promise.all([
    content.chapters.load('en'),
    content.chapters.load(language),
  ]);
  const pairs = paragraphsOf(english).map((one, i) => [one, paragraphsOf(chapters)[i]!] as const);
  const differing = <T>(of: (paragraph: Paragraph) => T): string[] =>
    pairs.flatMap(([one, other]) => (JSON.stringify(of(one)) === JSON.stringify(of(other)) ? [] : one.id));

  it('has the same chapters and paragraphs in the same order', () => {
    const outline = (book: typeof english) => book.map(({ id, paragraphs }) => [id, idsOf(paragraphs)]);
    expect(outline(chapters)).toEqual(outline(english));
  });

  it('leaves nothing in English', () => {
    const left = pairs.filter(
      ([one, other]) => one.title === other.title || one.text === other.text || one.source === other.source,
    );
    expect(left.map(([{ id }]) => id)).toEqual([]);
  });

  it('gives the same numbers, references and sources, and keeps lists and sub-paragraphs', () => {
    expect(differing(({ text }) => numbers(text))).toEqual([]);
    expect(differing(({ title }) => numbers(title))).toEqual([]);
    expect(differing(({ source }) => source.match(/\d+/g)?.toSorted())).toEqual([]);
    expect(differing(({ text }) => references(text))).toEqual([]);
    expect(differing(({ see }) => see)).toEqual([]);
    expect(differing(({ text }) => shape(text))).toEqual([]);
  });
});

describe('the rulebook of Winter War', () => {
  it('ties every ruling on how a case is applied to that case', async () => {
    const all = paragraphsOf(await chapters.load('en'));
    expect(idsOf(all.filter(({ id, see = [] }) => /^[A-Z]\d/.test(id) && see.length === 0))).toEqual([]);
  });
});
