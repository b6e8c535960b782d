/** What one player chooses, on this device. */
import '#app/languages.ts';
import {
  addsByHand,
  changeSettings,
  endOffer,
  followInstall,
  followOtherTabs,
  install,
  resetSettings,
  restored,
  settings,
  SETTINGS_KEY,
  useInstall,
} from '#table/store/settings.ts';

const FIRST = {
  theme: 'system',
  textSize: 100,
  motion: 'system',
  sounds: false,
  haptics: true,
  confirmMoves: 'touch',
  nextUnit: 'touch',
  listIdle: true,
  listIdleFirst: true,
  listIdleSecond: true,
  strongPatterns: false,
  language: 'en',
};

/** A browser that keeps nothing. */
function withoutStorage(): void {
  const closed = (): never => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, clear: () => undefined });
}

beforeEach(() => {
  localStorage.clear();
  resetSettings();
});
afterEach(() => vi.unstubAllGlobals());

describe('the settings', () => {
  it('of a new player', () => {
    expect(restored({})).toEqual(FIRST);
  });

  it('are all set back but for the language', () => {
    changeSettings({ theme: 'dark', sounds: true, listIdle: false, language: 'fi' });
    resetSettings();
    expect(settings()).toEqual({ ...FIRST, language: 'fi' });
    changeSettings({ language: 'en' });
  });

  it('of either side are, where there are none, those of before', () => {
    expect(restored({ listIdle: false })).toMatchObject({ listIdleFirst: false, listIdleSecond: false });
    expect(restored({ listIdle: false, listIdleSecond: true })).toMatchObject({
      listIdle: false,
      listIdleFirst: false,
      listIdleSecond: true,
    });
  });

  it.each([
    ['fi', 'fi'],
    ['fi-FI', 'fi'],
    ['FI-fi', 'fi'],
    ['fil', 'en'],
    ['sv-FI', 'en'],
    ['en-GB', 'en'],
  ])('of a browser that speaks %s begin in %s', (speaks, language) => {
    vi.stubGlobal('navigator', { language: speaks });
    expect(restored({}).language).toBe(language);
    vi.stubGlobal('navigator', undefined);
    expect(restored({}).language).toBe('en');
  });

  it('are those of another tab where that changes them', () => {
    followOtherTabs();
    const change = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    localStorage.setItem(SETTINGS_KEY, '{"theme":"dark"}');
    change('something else');
    expect(settings().theme).toBe('system');
    change(SETTINGS_KEY);
    expect(settings()).toEqual({ ...FIRST, theme: 'dark' });
    for (const text of ['{broken', null]) {
      changeSettings({ theme: 'dark' });
      if (text === null) localStorage.removeItem(SETTINGS_KEY);
      else localStorage.setItem(SETTINGS_KEY, text);
      change(SETTINGS_KEY);
      expect(settings().theme).toBe('system');
    }
  });

  it('hold as long as the page is open where nothing is kept', () => {
    withoutStorage();
    changeSettings({ theme: 'dark' });
    expect(settings().theme).toBe('dark');
  });
});

describe('the offer to install the game', () => {
  beforeEach(() => useInstall.setState({ prompt: null, offered: false }));

  it('is the browser’s, and is made once', async () => {
    followInstall();
    const prompt = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('dismissed')));
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(event);
    // The browser does not show its own.
    expect(event.defaultPrevented).toBe(true);
    expect(useInstall.getState()).toEqual({ prompt: event, offered: false });
    await install();
    expect([prompt.mock.calls.length, useInstall.getState()]).toEqual([1, { prompt: null, offered: true }]);
    expect(localStorage.getItem('install-offered')).toBe('yes');
    // There is nothing to ask with any more.
    await install();
    expect(prompt).toHaveBeenCalledTimes(1);
    window.dispatchEvent(event);
    window.dispatchEvent(new Event('appinstalled'));
    expect(useInstall.getState()).toEqual({ prompt: null, offered: true });
  });

  it('is ended where nothing is kept', () => {
    withoutStorage();
    endOffer();
    expect(useInstall.getState().offered).toBe(true);
  });

  it.each([
    [{}, true, false],
    [{ standalone: false }, true, true],
    [{ standalone: false }, false, false],
    [{ standalone: true }, true, false],
  ])('is made by hand in Safari on a touch screen: %j, %s', (navigator, isCoarse, byHand) => {
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isCoarse && query === '(pointer: coarse)' }));
    expect(addsByHand()).toBe(byHand);
  });
});
