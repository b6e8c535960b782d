import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  tagline: 'The war for Finland, seen from the two headquarters',
  about:
    'A digital edition of Lionel Liron’s game of the French magazine VaeVictis. Orders are written in secret; three fronts, and the morale of two nations.',
  kind: 'Secret orders on three fronts; for two, or against the computer',
  soloHint:
    'The solo game of the rules: you lead the Soviets, and the Finns are drawn blind, counter by counter.',
  credits:
    'Map and values of the counters are reconstructions: those of the published game are not to be had.',
} as const;

export type FrontWords = Wording<typeof english>;

/** The game on the start screen. */
export const frontWords = words<FrontWords>('talvisota/front', english);
