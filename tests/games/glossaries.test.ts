import { IN_ALL_LANGUAGES, numbers, sentences, TRANSLATIONS, twice } from './content.ts';

describe.each(IN_ALL_LANGUAGES)('the glossary of %s in "%s"', async (_, language, { content, rules }) => {
  const terms = await content.glossary.load(language);
  const ids = terms.map(({ id }) => id);

  it('has at least forty terms, none of them twice', () => {
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(twice(ids)).toEqual([]);
    expect(twice(terms.map(({ term }) => term.toLowerCase()))).toEqual([]);
    expect(terms.filter(({ term, text }) => [term, text].some((one) => one.trim() === ''))).toEqual([]);
  });

  it('sends the reader to paragraphs that exist', () => {
    expect(terms.flatMap(({ see }) => see).filter((rule) => !rules.includes(rule))).toEqual([]);
    expect(terms.filter(({ see }) => see.length === 0 || twice(see).length > 0)).toEqual([]);
  });

  it('relates each term to others that exist, and not to itself', () => {
    const wrong = terms.filter(
      ({ id, related }) =>
        related.length === 0 ||
        related.includes(id) ||
        twice(related).length > 0 ||
        related.some((other) => !ids.includes(other)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('explains a term in one or two short sentences', () => {
    const wrong = terms.filter(({ text }) => text.length > 220 || ![1, 2].includes(sentences(text)));
    expect(wrong.map(({ term }) => term)).toEqual([]);
  });

  it('offers other ways to write a term, each once', () => {
    const wrong = terms.filter(({ term, also = [] }) => twice([term, ...also]).length > 0);
    expect(wrong.map(({ term }) => term)).toEqual([]);
  });
});

describe.each(TRANSLATIONS)('the glossary of %s, translated to "%s"', async (_, language, { content }) => {
  const english = await content.glossary.load('en');
  const terms = await content.glossary.load(language);
  const pairs = english.map((one) => [one, terms.find(({ id }) => id === one.id)!] as const);

  it('has the same terms, which lead to the same paragraphs and terms', () => {
    const outline = (all: typeof english) => all.map(({ id, see, related }) => ({ id, see, related }));
    expect(outline(terms)).toEqual(outline(english));
  });

  it('leaves no explanation in English', () => {
    expect(pairs.filter(([one, other]) => one.text === other.text)).toEqual([]);
  });

  it('gives the same numbers', () => {
    const all = ({ term, text, also = [] }: (typeof english)[number]) => [term, text, ...also].join(' ');
    const other = pairs.filter(([one, two]) => String(numbers(all(one))) !== String(numbers(all(two))));
    expect(other.map(([{ id }]) => id)).toEqual([]);
  });
});
