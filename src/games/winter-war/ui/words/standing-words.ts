/** The line of a kept game. */
import type { PhaseName, Side } from '#engine/winter-war';
import { army, common } from './common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  saved: (turn: number, phase: PhaseName, side: Side): string =>
    phase === 'over'
      ? common.phase.over
      : phase === 'set-up'
        ? `${army[side]} set-up`
        : `Turn ${turn}, ${army[side]} player, ${common.phase[phase].toLowerCase()}`,
} as const;

export type StandingWords = Wording<typeof english>;

export const standingWords = words<StandingWords>('winter-war/standing', english);
