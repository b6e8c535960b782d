/** The top bar: turn, phase, whose decision. */
import type { Side } from '#engine/winter-war';
import { player, army } from './common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  setUp: (first: number): string => `Before turn ${first}`,
  turn: (n: number): string => `Turn ${n}`,
  decides: (side: Side): string => `${player[side]} decides`,
  playerTurn: (side: Side): string => `${army[side]} Player-Turn`,
  /** Phases whose names are long, on a small screen; what stands beside them tells the rest. */
  shortPhase: {
    'retreat-before': 'Retreat',
    'advance-before': 'Advance',
    exploitation: 'Skis',
  },
  points: (signed: string): string => `${signed} points`,
  /** By what, since the Game-Turn began. */
  changed: (signed: string): string => `${signed} this turn`,
  sovietPoints: (signed: string): string => `${signed} Soviet points`,
  /** How many points the next better result takes. */
  goal: {
    draw: (least: number): string => `${least} for a draw`,
    'marginal-soviet': (least: number): string => `${least} to win`,
    'substantive-soviet': (least: number): string => `${least} to win substantively`,
    'decisive-soviet': (least: number): string => `${least} to win decisively`,
  },
  howScored: 'Current Victory Points: see how they are counted',
} as const;

export type BarWords = Wording<typeof english>;

export const barWords = words<BarWords>('winter-war/bar', english);
