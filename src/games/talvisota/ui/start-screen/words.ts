import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  tagline: 'The war for Finland, seen from the two headquarters',
  about:
    'A digital edition of Lionel Liron’s game from the French magazine VaeVictis: secret orders, three fronts and the morale of two nations.',
  kind: 'Secret orders on three fronts; for two players or against the computer',
  soloHint:
    'The rulebook’s solo game: you lead the Soviets, and the Finns are drawn at random, counter by counter.',
  credits: 'Map and counter values are reconstructions; the published ones are not available.',
} as const;

export type FrontWords = Wording<typeof english>;

/** The game on the start screen. */
export const frontWords = words<FrontWords>('talvisota/front', english);
