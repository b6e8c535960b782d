/** Levels of the drawn Finns in solo play. Imports no engine, to keep the start screen light. */
import type { Switches } from './remembered.ts';

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
