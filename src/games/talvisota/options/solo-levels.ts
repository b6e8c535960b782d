/** How well the drawn Finns of solo play do. Free of the engine: the start screen is light. */
import type { Switches } from './remembered.ts';

/** As printed, and the levels of docs/players.md, the weakest first. */
export const SOLO_LEVELS = ['printed', 'recruit', 'officer', 'general'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** What a new game is played at. */
export const USUAL_LEVEL: SoloLevel = 'officer';

const NONE: Switches = { bestOfThree: false, bestOfEight: false, bestOfTwelve: false };

/** Whatever a level may have set. */
const OFF: Switches = { ...NONE, noLinePoints: false, fortGainOnly: false };

const SWITCHES: Readonly<Record<SoloLevel, Switches>> = {
  printed: NONE,
  recruit: { ...NONE, bestOfThree: true },
  officer: { ...NONE, bestOfEight: true, noLinePoints: true },
  general: { ...NONE, bestOfTwelve: true, noLinePoints: true, fortGainOnly: true },
};

/** The switches of solo play at a level; the other switches stay. */
export const atLevel = (options: Switches, level: SoloLevel): Switches => ({
  ...options,
  ...OFF,
  ...SWITCHES[level],
  solo: true,
});

/** The level of a game's switches. */
export const soloLevelOf = ({ bestOfThree, bestOfEight, bestOfTwelve }: Switches): SoloLevel =>
  bestOfTwelve ? 'general' : bestOfEight ? 'officer' : bestOfThree ? 'recruit' : 'printed';

/** Without solo play, and what its level had set. */
export const withoutSolo = (options: Switches): Switches =>
  options.solo ? { ...options, ...OFF, solo: false } : options;
