import { words, type Wording } from '#kit/i18n/words.ts';

/** Free of the lessons themselves, for the start screen. */
const english = {
  lessons: 'Five lessons on the map, for both sides',
  quick: 'You lead the Soviets; the Finnish orders are drawn at random',
  busy: { finn: 'The Finns are responding …', soviet: 'The Soviets are responding …' },
};

export type LearnWords = Wording<typeof english>;

/** What Talvisota says around its lessons. */
export const learnWords = words<LearnWords>('talvisota/learn', english);
