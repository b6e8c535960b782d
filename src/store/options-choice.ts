import { AS_PRINTED, OPTION_KEYS, RECOMMENDED, type Options } from '../engine/game/options.ts';

/** Ready choices of rules; the player's own is anything else. */
export const PRESETS = { recommended: RECOMMENDED, printed: AS_PRINTED } as const;
export type Preset = keyof typeof PRESETS;

const sameRules = (a: Options, b: Options): boolean =>
  OPTION_KEYS.every((key) => key === 'touchMove' || a[key] === b[key]);

/** The preset that a choice amounts to, or null for one's own. Touch-move is a habit, not a rule. */
export const presetOf = (options: Options): Preset | null =>
  (Object.keys(PRESETS) as Preset[]).find((name) => sameRules(PRESETS[name], options)) ?? null;

const KEY = 'winter-war-options';

/** The choice of the last new game on this device, as far as it can still be read. */
export function rememberedOptions(): Options {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const known = typeof kept === 'object' && kept ? (kept as Partial<Record<string, unknown>>) : {};
    const chosen = OPTION_KEYS.filter((key) => typeof known[key] === 'boolean').map((key) => [
      key,
      known[key],
    ]);
    return { ...RECOMMENDED, ...(Object.fromEntries(chosen) as Partial<Options>) };
  } catch {
    return RECOMMENDED;
  }
}

export function rememberOptions(options: Options): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    // A browser that keeps nothing starts with the recommended rules again.
  }
}
