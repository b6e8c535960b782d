import '#app/languages.ts';
import { withTerms } from '#table/text/terms/Marked.tsx';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { setActiveGame } from '#table/game/registry.ts';
import talvisota from '#games/talvisota/index.ts';
import winterWar from '#games/winter-war/index.ts';

// Each time as a game whose terms nobody has looked for.
beforeEach(() => setActiveGame({ ...winterWar }));

const terms = (text: string): (readonly [string, string])[] =>
  withTerms(text, new Set()).flatMap((part) =>
    typeof part !== 'string' && 'term' in part ? [[part.term, part.text] as const] : [],
  );
const plain = (text: string): string =>
  withTerms(text, new Set())
    .map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : ''))
    .join('');

/** Terms that stand in the glossary for those who look for them, and are no news in running text. */
const EVERYDAY: readonly string[] = [
  'ice',
  'counter',
  'unit',
  'unit-symbol',
  'set-up',
  'phase',
  'attack',
  'combined-attack',
  'odds-column',
  'retreat',
  'advance',
  'scenario',
  'clarification',
];

/** Terms that only headings and lessons use. */
const HEADINGS: readonly string[] = [
  'terrain-chart',
  'crt',
  'errata',
  'size-mark',
  'victory-level',
  'soak-off',
];

afterAll(() => setLanguage('en'));

describe('terms in running text', () => {
  it('are marked where they come first, the longer before the shorter', () => {
    setLanguage('en');
    expect(terms('A supply path is out of supply in a zone of control; ZOCs and a supply path.')).toEqual([
      ['supply-path', 'supply path'],
      ['supply', 'out of supply'],
      ['zoc', 'zone of control'],
    ]);
  });

  it('leave the words between them as they are, once each', () => {
    const met = new Set<string>();
    expect(withTerms('ZOC and zoc in a ZOC', met)).toEqual([
      { term: 'zoc', text: 'ZOC' },
      ' and zoc in a ZOC',
    ]);
    expect(withTerms('A ZOC is isolated', met)).toEqual([
      'A ZOC is ',
      { term: 'isolated', text: 'isolated' },
    ]);
    expect([...met]).toEqual(['zoc', 'isolated']);
    setActiveGame(talvisota);
    expect(withTerms('A ZOC', new Set())).toEqual(['A ZOC']);
  });

  it('are whole words', () => {
    setLanguage('en');
    expect(terms('A hexagon was stackable.')).toEqual([]);
  });

  it('change their endings in Finnish', async () => {
    await loadLanguage('fi');
    setLanguage('fi');
    expect(terms('Vaikutusalueella ei ole huoltoreittiä, ja esikunnat vetäytyvät ennen taistelua.')).toEqual([
      ['zoc', 'Vaikutusalueella'],
      ['supply-path', 'huoltoreittiä'],
      ['headquarters', 'esikunnat'],
      ['retreat-before-combat', 'vetäytyvät ennen taistelua'],
    ]);
  });

  it.each(['en', 'fi'] as const)(
    'are found in the rulebook in %s, which stays as it is written',
    async (language) => {
      await loadLanguage(language);
      setLanguage(language);
      const { chapters, terms: glossary } = await winterWar.book.open(language);
      const met = new Set<string>();
      for (const { text } of chapters.flatMap(({ paragraphs }) => paragraphs)) {
        expect(plain(text)).toBe(text);
        for (const [term] of terms(text)) met.add(term);
      }
      const missing = glossary.map(({ id }) => id).filter((id) => !met.has(id) && !EVERYDAY.includes(id));
      expect(missing.filter((id) => !HEADINGS.includes(id))).toEqual([]);
    },
  );
});
