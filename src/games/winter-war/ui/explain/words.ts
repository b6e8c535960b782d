import { words } from '#kit/i18n/words.ts';

export interface WhyWords {
  readonly command: string;
  /** Nothing is in the way there. */
  readonly allowed: (hex: string) => string;
  /** Nothing is chosen that a reason could be given for. */
  readonly nowhere: string;
  readonly key: string;
}

/** Why not: the words around the engine's reason. */
export const whyWords = words<WhyWords>('winter-war/why', {
  command: 'Why not? (at the cursor)',
  allowed: (hex) => `${hex}: no rule prevents it.`,
  nowhere: 'Point at a hex first, or move there with the arrow keys.',
  key: 'W: show the rule',
});
