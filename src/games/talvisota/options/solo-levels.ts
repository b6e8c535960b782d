/** The options of the last game on this device, and the levels of the drawn Finns in solo play. Imports no engine, to keep the start screen light. */
import type { OptionKey, Options } from '#engine/talvisota';

const KEY = 'talvisota-options';

/** Absent options are off. */
export type Switches = Partial<Options>;

export function rememberedSwitches(): Switches {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept
      ? Object.fromEntries(Object.entries(kept).filter(([, on]) => on === true))
      : {};
  } catch {
    return {};
  }
}

export function rememberSwitches(switches: Switches): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(switches));
  } catch {
    // Not stored.
  }
}

export const isOn = (switches: Switches, key: OptionKey): boolean => switches[key] === true;

/** As printed, and the levels of docs/players.md, the weakest first. */
export const SOLO_LEVELS = ['printed', 'recruit', 'officer', 'general'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** The level of a new game: a beginner who follows the hints in part wins about half (docs/players.md). */
export const USUAL_LEVEL: SoloLevel = 'recruit';

const NONE: Switches = { bestOfThree: false, bestOfEight: false, bestOfTwelve: false };

/** All options that a level may set. */
const OFF: Switches = { ...NONE, noLinePoints: false, fortGainOnly: false };

const SWITCHES: Readonly<Record<SoloLevel, Switches>> = {
  printed: NONE,
  recruit: { ...NONE, bestOfThree: true },
  officer: { ...NONE, bestOfEight: true, noLinePoints: true },
  general: { ...NONE, bestOfTwelve: true, noLinePoints: true, fortGainOnly: true },
};

/** The options of solo play at a level; others are unchanged. */
export const atLevel = (options: Switches, level: SoloLevel): Switches => ({
  ...options,
  ...OFF,
  ...SWITCHES[level],
  solo: true,
});

export const soloLevelOf = ({ bestOfThree, bestOfEight, bestOfTwelve }: Switches): SoloLevel =>
  bestOfTwelve ? 'general' : bestOfEight ? 'officer' : bestOfThree ? 'recruit' : 'printed';

/** The options without solo play and what its level has set. */
export const withoutSolo = (options: Switches): Switches =>
  options.solo ? { ...options, ...OFF, solo: false } : options;
