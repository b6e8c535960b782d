import { words } from '#kit/i18n/words.ts';

export interface PrintWords {
  readonly charts: string;
  readonly turns: string;
  readonly situation: string;
  readonly units: (army: string) => string;
  readonly eliminated: string;
  readonly waiting: string;
  readonly none: string;
  readonly log: string;
}

/** The words that only paper has. */
export const printWords = words<PrintWords>('winter-war/print', {
  charts: 'Charts',
  turns: 'Turns and reinforcements',
  situation: 'Situation',
  units: (army) => `${army}: unit positions`,
  eliminated: 'Eliminated',
  waiting: 'Off the map',
  none: 'none',
  log: 'Log',
});
