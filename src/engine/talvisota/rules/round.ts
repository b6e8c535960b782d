/** One round of a combat: from two totals and a die to losses (4.2, 4.5.1, N27). */
import type { Side } from '../board/board.ts';
import type { RoundResult } from '../state/state.ts';
import { size } from '../units/forces.ts';
import { COMBAT_TABLE, faceOf, readTable, type Reading } from './combat-table.ts';
import { strengths, type Encounter } from './strength.ts';

/** A round before its die: totals, who rolls, and what each die would bring. */
export interface RoundForecast extends Reading {
  readonly soviet: number;
  readonly finn: number;
  /** By die less 1. */
  readonly results: readonly (RoundResult & { readonly face: number })[];
}

/** Losses of a result, doubled where a support says so, down to what is there (N23, N52). */
function resultOf(encounter: Encounter, reading: Reading, face: number): RoundResult {
  const { own, other, retreat } = COMBAT_TABLE[reading.column]![face - 1]!;
  const sovietRolls = reading.roller === 'soviet';
  let soviets = sovietRolls ? own : other;
  let finns = sovietRolls ? other : own;
  let back: Side | null = null;
  if (retreat && sovietRolls) {
    // Mannerheim: the Finns stand, and lose twice as many.
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

/** What a round holds, die by die; strengths are worked out anew for each (4.4, N47). */
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

/** How an attack stands after a round: won, lost, or undecided (4.5.2, 4.5.3, N33). */
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
