/** One round of a combat: from two totals and a die to losses (4.2, 4.5.1, N27). */
import type { Side } from '../board/board.ts';
import type { RoundResult } from '../state/state.ts';
import { size } from '../units/forces.ts';
import { EFFECTS } from '../units/strategies.ts';
import { strengths, type Encounter } from './strength.ts';

/** Losses of the rolling side ("a") and of the other ("d") by the Combat Table (4.3); R: the other retreats. */
export interface TableResult {
  readonly own: number;
  readonly other: number;
  readonly retreat: boolean;
}

/** As printed: columns +0 to +6, each from die 1 to die 6. */
const PRINTED = [
  '3a 3a 2a 2a 1a 1a1d',
  '3a 2a 2a 1a 1a1d 1a1d',
  '2a 2a 1a 1a1d 1a1d 1a1dR',
  '2a 1a 1a1d 1a1d 1a1dR 1dR',
  '1a 1a1d 1a1d 1a1dR 1dR 1dR',
  '1a1d 1a1d 1a1dR 1dR 1dR 2d',
  '1a1d 1a1dR 1dR 1dR 2d 2dR',
];

const parse = (cell: string): TableResult => ({
  own: Number(/(\d)a/.exec(cell)?.[1] ?? 0),
  other: Number(/(\d)d/.exec(cell)?.[1] ?? 0),
  retreat: cell.endsWith('R'),
});

/** By column (the difference, 0 to 6), then by die - 1. */
export const COMBAT_TABLE: readonly (readonly TableResult[])[] = PRINTED.map((column) =>
  column.split(' ').map(parse),
);

const LAST_COLUMN = 6;

/** Which side rolls, in which column, and what is added to the die. */
export interface Reading {
  readonly roller: Side;
  readonly column: number;
  readonly add: number;
}

/**
 * The stronger side rolls, with equal totals the attacker in column +0; what exceeds +6 is added to the die.
 * As recommended, a stronger Finnish side rolls in column +6 and adds its whole lead (N21); `literal` uses
 * the plain difference.
 */
export function readTable(soviet: number, finn: number, literal: boolean): Reading {
  const roller: Side = soviet >= finn ? 'soviet' : 'finn';
  const difference = Math.abs(soviet - finn) + (roller === 'finn' && !literal ? LAST_COLUMN : 0);
  const column = Math.min(difference, LAST_COLUMN);
  return { roller, column, add: difference - column };
}

const onDie = (value: number): number => Math.min(6, Math.max(1, value));

/** The die as read: RAV adds 1 for a Soviet roller, takes 1 from a Finnish one; each step stays in 1 to 6 (N22). */
export const faceOf = ({ roller, add }: Reading, die: number, supplied: boolean): number => {
  const helped = roller === 'soviet' ? EFFECTS.RAV : -EFFECTS.RAV;
  return onDie(onDie(die + (supplied ? helped : 0)) + add);
};

/** A round before its die: totals, the rolling side, and the result of each die. */
export interface RoundForecast extends Reading {
  readonly soviet: number;
  readonly finn: number;
  /** By die - 1. */
  readonly results: readonly (RoundResult & { readonly face: number })[];
}

/** Losses of a result, doubled by supports, at most what is there (N23, N52). */
function resultOf(encounter: Encounter, reading: Reading, face: number): RoundResult {
  const { own, other, retreat } = COMBAT_TABLE[reading.column]![face - 1]!;
  const sovietRolls = reading.roller === 'soviet';
  let soviets = sovietRolls ? own : other;
  let finns = sovietRolls ? other : own;
  let back: Side | null = null;
  if (retreat && sovietRolls) {
    // With Mannerheim the Finns do not retreat, but lose twice as many.
    if (encounter.mannerheim === 'hold') finns *= 2;
    else back = 'finn';
  } else if (retreat) {
    if (encounter.supports.includes('NKVD')) soviets *= 2;
    else back = 'soviet';
  }
  if (encounter.employment.timoshenko === 'losses') finns *= 2;
  return {
    sovietLosses: Math.min(soviets, size(encounter.units)),
    finnishLosses: Math.min(finns, size(encounter.finns)),
    retreat: back,
  };
}

/** Forecast of a round, die by die; strengths are computed anew for each round (4.4, N47). */
export function forecast(encounter: Encounter, literal: boolean): RoundForecast {
  const { soviet, finn } = strengths(encounter);
  const reading = readTable(soviet.total, finn.total, literal);
  const supplied = encounter.supports.includes('RAV');
  const results = [1, 2, 3, 4, 5, 6].map((die) => {
    const face = faceOf(reading, die, supplied);
    return { ...resultOf(encounter, reading, face), face };
  });
  return { ...reading, soviet: soviet.total, finn: finn.total, results };
}

/** State of an attack after a round: won, lost, or undecided (4.5.2, 4.5.3, N33). */
export function verdict(
  soviets: number,
  finns: number,
  retreat: Side | null,
  round: 1 | 2,
): 'won' | 'lost' | 'open' {
  if (soviets === 0) return 'lost';
  if (finns === 0 || retreat === 'finn') return 'won';
  return retreat === 'soviet' || round === 2 ? 'lost' : 'open';
}
