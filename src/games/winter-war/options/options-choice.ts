import {
  AS_PRINTED,
  inForce,
  OPTION_KEYS,
  RECOMMENDED,
  type OptionKey,
  type Options,
} from '#engine/winter-war/state/options.ts';

/** Switches of the rules, without touch-move, which is a playing habit. */
export type Switch = Exclude<OptionKey, 'touchMove'>;
export const SWITCHES = OPTION_KEYS.filter((key): key is Switch => key !== 'touchMove');

/** The switches by source. */
export const OPTION_SOURCES = {
  errata: ['errata'],
  clarifications: ['clar1', 'clar2', 'clar3', 'clar4', 'clar5', 'clar6', 'clar7', 'clar8', 'clar9', 'clar10'],
  folder: ['events', 'ceaseFire'],
  winterWar1992: [
    'airborne',
    'variableLength',
    'acceleratedAid',
    'sovietPreparedness',
    'earlierStart',
    'heavyTanks',
    'skiExploitation',
    'variableDemolition',
    'resoluteIntervention',
  ],
  habits: ['soakOffs'],
} as const satisfies Record<string, readonly Switch[]>;
export type OptionSource = keyof typeof OPTION_SOURCES;

const everything = Object.fromEntries(
  OPTION_KEYS.map((key) => [key, key !== 'touchMove']),
) as unknown as Options;

/** Ready-made choices of rules; any other is the player's own. */
export const PRESETS = {
  printed: AS_PRINTED,
  recommended: RECOMMENDED,
  recommendedEvents: { ...RECOMMENDED, events: true },
  tournament: { ...RECOMMENDED, clar9: true, clar10: true, ceaseFire: false },
  everything,
} as const satisfies Record<string, Options>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** Switches in which two choices lead to different games. */
export function differences(a: Options, b: Options): Switch[] {
  const [left, right] = [inForce(a), inForce(b)];
  return SWITCHES.filter((key) => left[key] !== right[key]);
}

/** The preset closest to a choice; on a tie the recommended rules, then the first. */
export function nearestPreset(options: Options): Preset {
  const distance = (name: Preset): number => differences(PRESETS[name], options).length;
  return PRESET_NAMES.reduce(
    (best, name) => (distance(name) < distance(best) ? name : best),
    'recommended' as Preset,
  );
}

/** The preset equal to a choice, or null for the player's own. */
export function presetOf(options: Options): Preset | null {
  const nearest = nearestPreset(options);
  return differences(PRESETS[nearest], options).length ? null : nearest;
}

const KEY = 'winter-war-options';

/**
 * The choice of the last new game on this device, as far as it can be read. A handicap is agreed for a single
 * game, so it is not remembered.
 */
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
    // A browser without storage starts with the recommended rules.
  }
}
