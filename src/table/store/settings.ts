import { create } from 'zustand';
import { languages, type Language } from '#kit/i18n/language.ts';

/** The choices of every setting; the first of a list is the default. */
export const CHOICES = {
  theme: ['system', 'paper', '1972', 'dark', 'contrast'],
  /** Per cent of the browser's font size. */
  textSize: [100, 115, 130],
  /** Whether motion is reduced. */
  motion: ['system', 'always', 'never'],
  sounds: [false, true],
  /** Vibrates briefly for each step, on devices that can. */
  haptics: [true, false],
  /** Whether a move needs a second tap. */
  confirmMoves: ['touch', 'always', 'never'],
  /** Whether the next unit is selected after a move. */
  nextUnit: ['touch', 'always', 'never'],
  /** Whether units that have not moved or fought are listed before a phase ends. */
  listIdle: [true, false],
  /** The same for each side in the order of the meta, if two people share the screen. */
  listIdleFirst: [true, false],
  listIdleSecond: [true, false],
  strongPatterns: [false, true],
  get language(): readonly Language[] {
    return languages();
  },
} as const satisfies Record<string, readonly (string | number | boolean)[]>;

export type SettingKey = keyof typeof CHOICES;
export type Settings = { readonly [K in SettingKey]: (typeof CHOICES)[K][number] };
/** The theme drawn, with "system" resolved. */
export type Theme = Exclude<Settings['theme'], 'system'>;

export const SETTINGS_KEY = 'winter-war-settings';

/** The available language that matches the browser's, else English. */
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

/** Takes over every stored setting that is still valid. */
export function restored(kept: unknown): Settings {
  const known = typeof kept === 'object' && kept ? (kept as Readonly<Record<string, unknown>>) : {};
  const legal = (key: SettingKey): boolean => (CHOICES[key] as readonly unknown[]).includes(known[key]);
  const keys = (Object.keys(CHOICES) as SettingKey[]).filter(legal);
  const found = Object.fromEntries(keys.map((key) => [key, known[key]])) as Partial<Settings>;
  // The settings of the two sides default to the older common one.
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

/** The player's settings, for this device rather than a game. */
export const useSettings = create<Settings>(load);

export const settings = (): Settings => useSettings.getState();

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings()));
  } catch {
    // Without storage the defaults return next time.
  }
}

/** Back to the defaults, except for the language. */
export const resetSettings = (): void => changeSettings({ ...first(), language: settings().language });

/** Follows changes by another tab of the same browser. */
export function followOtherTabs(): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === SETTINGS_KEY) useSettings.setState(load());
  });
}

/* Installing the game as an app: the browser announces when it may be offered, and asks the player itself. */

/** Chromium only. */
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
  /** The player has answered or dismissed the offer. */
  readonly offered: boolean;
}

export const useInstall = create<Install>(() => ({ prompt: null, offered: wasOffered() }));

/** Safari installs only through its own menu: true there unless the page is installed. */
export const addsByHand = (): boolean =>
  'standalone' in navigator && !navigator.standalone && matchMedia('(pointer: coarse)').matches;

/** Keeps the browser's event until the offer is made. */
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
    // A browser without storage cannot install either.
  }
}

/** Lets the browser ask the player; its event can be used only once. */
export async function install(): Promise<void> {
  const { prompt } = useInstall.getState();
  useInstall.setState({ prompt: null });
  endOffer();
  await prompt?.prompt().catch(() => undefined);
}
