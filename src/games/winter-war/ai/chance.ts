import type { AiProfile } from './contract.ts';
import type { Side, State } from '#engine/winter-war';

/** A source of numbers from 0 up to 1. */
export type RandomSource = () => number;

/** A small generator (mulberry32): players need variety, not fine dice. */
function createRandom(seed: number): RandomSource {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PHASE_SALT = 131;
const TURN_SALT = 7919;

/** A number from 0 up to 1 that stays the same for a whole game. */
export const randomForGame = (seed: number, side: Side): number =>
  createRandom(Math.imul(seed + 1, 0x85ebca6b) ^ (side === 'finn' ? 0x1f1 : 0x2f2))();

/** The player's whims: one stream for each phase, so that a phase thought over again comes out the same. */
export function seededRandom({ seed, side }: AiProfile, { turn, phase, phasing }: State): RandomSource {
  let salt = turn * TURN_SALT + (side === 'finn' ? 1 : 2) + (phasing === 'finn' ? 10 : 20);
  for (const letter of phase) salt = salt * PHASE_SALT + letter.charCodeAt(0);
  return createRandom(Math.imul(seed + 1, 0x9e3779b1) ^ salt);
}
