/** How well the drawn Finns of solo play do. Free of the engine: the start screen is light. */
import type { Switches } from './remembered.ts';

/** As printed, and the levels of docs/players.md, the weakest first. */
export const SOLO_LEVELS = ['printed', 'recruit', 'officer', 'general'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** What a new game is played at. */
export const USUAL_LEVEL: SoloLevel = 'officer';

const NONE: Switches = { bestOfTwo: false, bestOfFour: false, bestOfSix: false };

const SWITCHES: Readonly<Record<SoloLevel, Switches>> = {
  printed: NONE,
  recruit: { ...NONE, bestOfTwo: true },
  officer: { ...NONE, bestOfFour: true, noLinePoints: true },
  general: { ...NONE, bestOfSix: true, noLinePoints: true },
};

/** The switches of solo play at a level; the other switches stay. */
export const atLevel = (options: Switches, level: SoloLevel): Switches => ({
  ...options,
  solo: true,
  noLinePoints: false,
  ...SWITCHES[level],
});

/** The level of a game's switches. */
export const soloLevelOf = ({ bestOfTwo, bestOfFour, bestOfSix }: Switches): SoloLevel =>
  bestOfSix ? 'general' : bestOfFour ? 'officer' : bestOfTwo ? 'recruit' : 'printed';

/** Without solo play, and what belongs to it alone. */
export const withoutSolo = (options: Switches): Switches => ({ ...options, ...NONE, solo: false });
