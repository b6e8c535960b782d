import '#app/languages.ts';
import { excerpt, readable, searchIn, type Found } from '#table/features/rulebook/search.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { rulebook } from '#table/text/rulebook.ts';
import winterWar from '#games/winter-war/index.ts';

setActiveGame(winterWar);
const book = await rulebook();

const name = (found: Found): string => (found.kind === 'term' ? found.term.id : found.paragraph.id);

describe('the search of the rulebook', () => {
  const found = (query: string): string[] => searchIn(book)(query).map(name);

  it.each(['C12', 'c12', 'Movement.J', 'movement j', 'ZoneOfControl.F', 'CL7', 'Terrain.Chart'])(
    'finds the paragraph "%s" first by its number',
    (query) => {
      const [first] = found(query);
      expect(first!.toLowerCase().replace('.', '')).toBe(query.toLowerCase().replace(/[. ]/, ''));
    },
  );

  it('does not take one number for another, and shows references as numbers', () => {
    expect(readable('See [[Movement.J]] and [[C12]].')).toBe('See Movement.J and C12.');
    expect(found('C12')).not.toContain('C11');
  });

  it('finds a paragraph by the beginnings of its words', () => {
    expect(found('retr before')).toContain('Combat.A');
    expect(found('soak')).toEqual(expect.arrayContaining(['soak-off', 'C4a']));
  });

  it('forgives a slip of the pen', () => {
    expect(found('fortificaton')).toContain('Fortifications');
    expect(found('suply pth').slice(0, 5)).toContain('Supply.F');
  });

  it('forgives none in a short word, and puts titles before texts', () => {
    const paragraphs = [
      { id: 'A1', title: 'Guns', text: 'Ice, ice and ice: no gnu walks on ice.' },
      { id: 'A2', title: 'Ice', text: 'It holds from the eighth turn on, as long as the frost does.' },
    ].map((one) => ({ ...one, source: '' }));
    const small = {
      chapters: [{ paragraphs }],
      terms: [],
      paragraph: (id: string) => paragraphs.find((one) => one.id === id),
    };
    const search = searchIn(small as never);
    expect(search('ice').map(name)).toEqual(['A2', 'A1']);
    expect(search('gun').map(name)).toEqual(['A1']);
    expect(search('ive')).toEqual([]);
  });

  it('finds terms too, by their other names as well', () => {
    expect(found('border guards')).toContain('nkvd');
    expect(found('zone of control')).toContain('zoc');
  });

  it('gives some of the words rather than nothing', () => {
    expect(found('railway banana')).toContain('Movement.J');
    expect(found('xyzzy')).toEqual([]);
  });

  it('finds what is written in Finnish', async () => {
    await loadLanguage('fi');
    setLanguage('fi');
    const finnish = searchIn(await rulebook());
    expect(readable('See [[Movement.J]] and [[C12]].')).toBe('See Liike.J and C12.');
    setLanguage('en');
    expect(finnish('vaikutusalueella').map(name)).toContain('ZoneOfControl.F');
    expect(finnish('uhrihyökkäys').map(name)).toContain('soak-off');
    expect(finnish('C12').map(name)[0]).toBe('C12');
    // By the number of the printed folder as well as by that of the translation.
    expect(finnish('Movement.J').map(name)[0]).toBe('Movement.J');
    expect(finnish('Liike.J').map(name)[0]).toBe('Movement.J');
  });
});

describe('an excerpt', () => {
  const text = `${'Words before. '.repeat(20)}Here the ice holds.${' Words after.'.repeat(20)}`;

  it('shows the words that were looked for, and a little around them', () => {
    const pieces = excerpt(text, 'ice');
    expect(pieces.find(({ hit }) => hit)?.text).toBe('ice');
    const whole = pieces.map((piece) => piece.text).join('');
    expect(whole).toMatch(/^… .*Here the ice holds.* …$/);
    expect(whole.length).toBeLessThan(200);
  });

  it.each(['zebra', '', 'a (', '.'])('is the beginning where nothing of "%s" stands in the text', (query) => {
    expect(excerpt('Short and whole.', query)).toEqual([{ text: 'Short and whole.', hit: false }]);
  });

  it('leaves out no more than it must', () => {
    const whole = (words: string, query: string): string =>
      excerpt(words, query)
        .map((piece) => piece.text)
        .join('');
    const full = `${'word '.repeat(32)}`.slice(0, 159) + '.';
    expect(full).toHaveLength(160);
    expect(whole(full, '')).toBe(full);
    expect(whole(`${full} More.`, '')).toMatch(/word\. …$/);
    const early = `${'word '.repeat(8)}ice.`;
    expect(whole(early, 'ice')).toBe(early);
    expect(whole(`A ${early}`, 'ice')).toMatch(/^… word .*ice\.$/);
  });

  it('writes a list as part of a sentence', () => {
    const text =
      'A hex will do if:\n\n        - it is free\n        - it is near,\n        - it is dry\n\n        No other will.';
    expect(
      excerpt(text, 'hex')
        .map((part) => part.text)
        .join(''),
    ).toBe('A hex will do if: it is free, it is near, it is dry. No other will.');
  });

  it('takes marks for marks', () => {
    expect(
      excerpt('It is (so).', '(so')
        .map(({ text: piece }) => piece)
        .join(''),
    ).toBe('It is (so).');
  });
});
