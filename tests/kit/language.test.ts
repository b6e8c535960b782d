import { expect, it, vi } from 'vitest';

it('a language whose words do not all come is told, and all stays in the one before', async () => {
  vi.resetModules();
  const { finnishFrom, language, onLanguageMissing, setLanguage } = await import('#kit/i18n/language.ts');
  let comes = false;
  finnishFrom('one', () => Promise.resolve({}));
  finnishFrom('other', () => (comes ? Promise.resolve({}) : Promise.reject(new TypeError('away'))));
  const missing = vi.fn<() => void>();
  onLanguageMissing(missing);
  setLanguage('fi');
  await vi.waitFor(() => expect(missing).toHaveBeenCalledOnce());
  expect(language()).toBe('en');
  comes = true;
  setLanguage('fi');
  await vi.waitFor(() => expect(language()).toBe('fi'));
  expect(missing).toHaveBeenCalledOnce();
});
