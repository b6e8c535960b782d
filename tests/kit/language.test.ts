it('a language whose catalogues do not all come is told, and all stays in the one before', async () => {
  vi.resetModules();
  const { language, languages, offerCatalogues, onLanguageMissing, setLanguage } =
    await import('#kit/i18n/language.ts');
  const { catalogue } = await import('#kit/i18n/messages.ts');
  const messages = catalogue('unit/one', 'English');
  let comes = false;
  offerCatalogues({
    '/src/unit/content/fi/one.ftl': () => Promise.resolve({ default: 'suomea' }),
    '/src/unit/content/fi/other.ftl': () =>
      comes ? Promise.resolve({ default: {} }) : Promise.reject(new TypeError('away')),
  });
  const missing = vi.fn<() => void>();
  onLanguageMissing(missing);
  expect(languages()).toEqual(['en', 'fi']);
  setLanguage('fi');
  await expect.poll(() => missing.mock.calls.length).toBe(1);
  expect([language(), messages()]).toEqual(['en', 'English']);
  comes = true;
  setLanguage('fi');
  await expect.poll(language).toBe('fi');
  expect(messages()).toBe('suomea');
  expect(missing).toHaveBeenCalledOnce();
});
