/**
 * Test files without a page share a process: the board is compiled and the rules are read once for all of them. After
 * each file nothing of it is left: no store, game, database, global, clock or language. Within a file its own tests see to that.
 */
import { setLanguage } from '#kit/i18n/language.ts';
import { resetStores, resettable } from './stores.ts';
import { removeFakeStorage } from './table/store/fake-storage.ts';

vi.mock('zustand', async (importOriginal) => resettable(await importOriginal()));

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.winterWarTest = undefined;
  removeFakeStorage();
  resetStores();
  setLanguage('en');
});
