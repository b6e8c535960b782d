import { create } from 'zustand';
import { languages, type Language } from '#kit/i18n/language.ts';

/** Every choice that a setting has; the first of a list is what a new player finds. */
export const CHOICES = {
  theme: ['system', 'paper', '1972', 'dark', 'contrast'],
  /** Per cent of the size that the browser is set to. */
  textSize: [100, 115, 130],
  /** Whether motion is reduced. */
  motion: ['system', 'always', 'never'],
  sounds: [false, true],
  /** On a device that can be felt: a tick for each step. */
  haptics: [true, false],
  /** Whether a move waits for a second tap. */
  confirmMoves: ['touch', 'always', 'never'],
  /** Whether the next unit is selected after a move. */
  nextUnit: ['touch', 'always', 'never'],
  /** Before a phase ends: what has not moved or fought. */
  listIdle: [true, false],
  /** The same for either side of the card, where two people share the screen. */
  listIdleFirst: [true, false],
  listIdleSecond: [true, false],
  strongPatterns: [false, true],
  get language(): readonly Language[] {
    return languages();
  },
} as const satisfies Record<string, readonly (string | number | boolean)[]>;

/** A setting by its name. */
export type SettingKey = keyof typeof CHOICES;
/** What is chosen of each. */
export type Settings = { readonly [K in SettingKey]: (typeof CHOICES)[K][number] };
/** What is drawn: "system" has been settled. */
export type Theme = Exclude<Settings['theme'], 'system'>;

/** Where they are kept on the device. */
export const SETTINGS_KEY = 'winter-war-settings';

/** The browser's first language that is there, else English. */
function browserLanguage(): Language {
  const wanted = globalThis.navigator?.language.toLowerCase() ?? '';
  return languages().find((one) => one === wanted || wanted.startsWith(`${one}-`)) ?? 'en';
}

const first = (): Settings => ({
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
  language: browserLanguage(),
});

/** Takes over what can still be read, setting by setting. */
export function restored(kept: unknown): Settings {
  const known = typeof kept === 'object' && kept ? (kept as Readonly<Record<string, unknown>>) : {};
  const legal = (key: SettingKey): boolean => (CHOICES[key] as readonly unknown[]).includes(known[key]);
  const keys = (Object.keys(CHOICES) as SettingKey[]).filter(legal);
  const found = Object.fromEntries(keys.map((key) => [key, known[key]])) as Partial<Settings>;
  // Before the sides had settings of their own they had this one.
  const { listIdle = true } = found;
  return { ...first(), listIdleFirst: listIdle, listIdleSecond: listIdle, ...found };
}

function load(): Settings {
  try {
    return restored(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}'));
  } catch {
    return first();
  }
}

/** How this player likes the table; for this device, not for a game. */
export const useSettings = create<Settings>(load);

/** The settings now. */
export const settings = (): Settings => useSettings.getState();

/** Chooses something else, and keeps it on this device. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings()));
  } catch {
    // A browser that keeps nothing shows the first settings again next time.
  }
}

/** Everything as a new player finds it, but for the language. */
export const resetSettings = (): void => changeSettings({ ...first(), language: settings().language });

/** Another tab of the same browser changed them. */
export function followOtherTabs(): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === SETTINGS_KEY) useSettings.setState(load());
  });
}

/* Installing the game as an app: the browser says when it may be offered, and asks the player itself. */

/** Chromium's event; other browsers have none. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const KEY = 'install-offered';

function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

interface Install {
  readonly prompt: InstallPrompt | null;
  /** A player has answered the offer, or put it away. */
  readonly offered: boolean;
}

/** What can be offered now. */
export const useInstall = create<Install>(() => ({ prompt: null, offered: wasOffered() }));

/** Safari installs through its own menu alone: true there as long as the page is not installed. */
export const addsByHand = (): boolean =>
  'standalone' in navigator && !navigator.standalone && matchMedia('(pointer: coarse)').matches;

/** Keeps the browser's event for the moment when the offer is made. */
export function followInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ prompt: null, offered: true }));
}

/** The offer is not made again. */
export function endOffer(): void {
  useInstall.setState({ offered: true });
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // A browser that keeps nothing cannot install either.
  }
}

/** Lets the browser ask the player; its event serves once. */
export async function install(): Promise<void> {
  const { prompt } = useInstall.getState();
  useInstall.setState({ prompt: null });
  endOffer();
  await prompt?.prompt().catch(() => undefined);
}
