/** What the file of problems of Winter War may hold. */
import { isAction, readPosition, type Action } from '#engine/winter-war';
import type { NewProblem, NoProblem, ProblemForm } from '#table/game';
import type { PlayerLevel } from '../ai/ai-context.ts';
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

/** What was found, with what says how hard it is. */
export interface Found extends NewProblem<Action> {
  /** How many ways there are for each unit of the answer. */
  readonly choices: readonly number[];
  /** What a computer player gives away. */
  lostBy(level: PlayerLevel): number;
}

/** Why there is no problem. Said in the texts of the game. */
export type NoProblemReason = 'none' | 'tooMany' | 'idle' | 'tooLong' | 'single' | 'equal' | 'doubt' | 'due';
export type Finding = Found | NoProblem<Action, NoProblemReason>;
