/** The sequence of play: set-up, phases, what changes hands, the end. */
import { board, MURMANSK_UNITS, type Hex } from '#engine/winter-war';
import { commonWords } from '../words/common-words.ts';
import { interphaseWords } from '../words/interphase-words.ts';
import { hexPart } from '../words/words.ts';
import { logWords } from './log-words.ts';
import type { Tellers } from './teller.ts';

const noteworthy = (hex: Hex): boolean => board.isFortification(hex) || board.placeNameOf(hex) !== undefined;

/** Set-ups, what falls, the Murmansk Defence, the end. */
export const sequence: Tellers<'placed' | 'phase' | 'revealed' | 'captured' | 'murmansk' | 'ended'> = {
  // Placing counters stays unsaid: it is hidden.
  placed: () => null,
  phase: ({ phase, phasing }) =>
    phase === 'set-up' && phasing === 'soviet' ? logWords().setUp('finn') : null,
  revealed: () => logWords().revealed,
  captured: ({ hex, side }) => (noteworthy(hex) ? logWords().captured(side, hexPart(hex)) : null),
  murmansk: ({ turn, units, points }) => logWords().murmansk(turn, units, MURMANSK_UNITS, points),
  ended({ outcome: { reason, level, points } }) {
    if (reason === 'cease-fire')
      return interphaseWords().log.ceaseFire(commonWords().level[level], commonWords().signed(points));
    return reason === 'leningrad' ? logWords().endedAtOnce(level) : logWords().ended(level, points);
  },
};
