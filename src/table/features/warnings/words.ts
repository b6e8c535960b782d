import { words } from '#kit/i18n/words.ts';

export interface WarningWords {
  readonly title: string;
  readonly anyway: string;
  readonly back: string;
  /** Said of a line, for those who hear it. */
  readonly show: (line: string) => string;
}

/** Around what a player may regret if he ends the phase now. */
export const warningWords = words<WarningWords>('table/warnings', {
  title: 'Before you end the phase',
  anyway: 'End anyway',
  back: 'Go back',
  show: (line) => `${line} Show on the map.`,
});
