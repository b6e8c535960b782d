/** The situation in words, as Winter War has it. */
import type { State } from '#engine/winter-war';
import type { Situation } from '#table/game';
import { Points } from './situation/Points.tsx';
import { asText, due, fronts, now } from './situation/summary.ts';

export const situation: Situation<State> = { now, due, fronts, Points, asText };
