/** Format of the problem file of Winter War. */
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

export const problemForm: ProblemForm<Action> = {
  sides: ['soviet', 'finn'],
  kinds: KINDS,
  themes: THEMES,
  isAction,
  readPosition,
};

/** A problem found, with data about its difficulty. */
export interface Found extends NewProblem<Action> {
  /** Number of options for each unit of the answer. */
  readonly choices: readonly number[];
  /** Points lost by a computer player's answer. */
  lostBy(level: PlayerLevel): number;
}

/** Why there is no problem; keys of the game's texts. */
export type NoProblemReason = 'none' | 'tooMany' | 'idle' | 'tooLong' | 'single' | 'equal' | 'doubt' | 'due';
export type Finding = Found | NoProblem<Action, NoProblemReason>;
