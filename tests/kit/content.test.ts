import { contentFrom } from '#kit/i18n/content.ts';
import type { Language } from '#kit/i18n/language.ts';

const load = (text: string) => () => Promise.resolve(text);
const files = { './en/about.md': load('About'), './sv/about.md': load('Om') };
const swedish = 'sv' as Language;
const german = 'de' as Language;

describe('content by language', () => {
  it('is read from the folder of a language, and in English where that has no such file', async () => {
    const content = contentFrom(files, (text) => text.toUpperCase());
    expect(await content.load(swedish)).toBe('OM');
    expect(await content.load(german)).toBe('ABOUT');
  });

  it('is loaded once for each language', () => {
    const content = contentFrom(files, (text) => ({ text }));
    expect(content.load(swedish)).toBe(content.load(swedish));
    expect(content.load(swedish)).not.toBe(content.load('en'));
  });

  it('is at hand in the language of the interface once loaded, until then in another', async () => {
    const content = contentFrom(files, (text) => text);
    expect(() => content.current()).toThrow('not been loaded');
    await content.load(swedish);
    expect(content.current()).toBe('Om');
    await content.load();
    expect(content.current()).toBe('About');
  });
});
