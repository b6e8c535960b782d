import type { Course } from './course.ts';

/** How the steps of a game lie along the slider. */
export interface Scale {
  /** Where each step lies, from the start of the game; the last is the length of all. */
  readonly places: readonly number[];
  /** The step that lies nearest. */
  stepAt(place: number): number;
}

/** What the set-up of a side takes beside all that is played, and its least. */
const SET_UP_SHARE = 0.04;
const LEAST = 2;

/** A step of play takes 1; the many small ones of a set-up share one short segment. */
export function scaleOf({ segments, length }: Pick<Course, 'segments' | 'length'>): Scale {
  const setUps = segments.filter(({ kind }) => kind === 'before');
  const played = length - setUps.reduce((sum, { from, to }) => sum + to - from, 0);
  const short = Math.max(LEAST, Math.round(played * SET_UP_SHARE));
  const sizes = Array<number>(length).fill(1);
  for (const { from, to } of played ? setUps : []) sizes.fill(Math.min(1, short / (to - from)), from, to);
  const places = [0];
  for (const [i, size] of sizes.entries()) places.push(places[i]! + size);
  return {
    places,
    stepAt(place) {
      const next = places.findIndex((there) => there >= place);
      if (next <= 0) return next < 0 ? length : 0;
      return place - places[next - 1]! < places[next]! - place ? next - 1 : next;
    },
  };
}
