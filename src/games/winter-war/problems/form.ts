/** What the file of problems of Winter War may hold. */
import { isAction, readPosition, type Action } from '#engine/winter-war';
import type { ProblemForm } from '#table/game';
import { KINDS } from './judge.ts';

export const THEMES = [
  'city',
  'line',
  'hold',
  'restraint',
  'chance',
  'strength',
  'together',
  'oneUnit',
  'reply',
  'railway',
  'objective',
  'headquarters',
  'surrounded',
  'units',
  'cut',
] as const;
export type Theme = (typeof THEMES)[number];

export const problemForm: ProblemForm<Action> = { kinds: KINDS, themes: THEMES, isAction, readPosition };
