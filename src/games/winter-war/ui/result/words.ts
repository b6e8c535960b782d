import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  graph: 'Victory Points and losses by Game-Turn',
  points: 'Victory Points',
  finn: 'Finnish losses',
  soviet: 'Soviet losses',
  /** Beside the name of the losses: what they are counted in. */
  unit: 'attack points',
  map: 'Final map',
};

export type CourseWords = Wording<typeof english>;

/** How a whole game went. */
export const courseWords = words<CourseWords>('winter-war/course', english);
