import { words } from '#kit/i18n/words.ts';
import type { Aim } from '../../ai/plans.ts';

export interface PurposeWords {
  /** Over what the turn is about. */
  readonly plan: string;
  /** Over what is being done now. */
  readonly now: string;
  /** What something is for: after the name of its front. */
  readonly aim: Readonly<Record<Aim, (spaces: string) => string>>;
  readonly chance: (percent: number) => string;
  readonly buyBack: (units: string) => string;
}

/** What orders and moves are for. */
export const purposeWords = words<PurposeWords>('talvisota/purposes', {
  plan: 'The plan',
  now: 'Purpose',
  aim: {
    take: (spaces) => `against ${spaces}`,
    draw: () => 'stays in its box to tie down Finnish means',
    hold: (spaces) => (spaces ? `holding ${spaces}` : 'holding the front'),
    guard: (spaces) => `guarding ${spaces}`,
    gather: (spaces) => (spaces ? `gathering at ${spaces}` : 'gathering'),
    harass: (spaces) => `behind the lines at ${spaces}`,
  },
  chance: (percent) => `about ${percent} %`,
  buyBack: (units) => `Buy back ${units}`,
});
