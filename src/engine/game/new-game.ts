import { COUNTRY_CODES, countryTable } from '../board/board.ts';
import { HEX_COUNT } from '../board/grid.ts';
import { randomFrom } from '../core/random.ts';
import { ROSTER } from '../units/roster.ts';
import { RECOMMENDED, type Options } from './options.ts';
import { OFF_MAP, OWNER, type Owner, type State } from './state.ts';

/** Before anybody has been anywhere, a hex belongs to its country (V1). */
export const firstOwners = (): Owner[] =>
  Array.from({ length: HEX_COUNT }, (_, hex) => {
    const country = countryTable[hex];
    if (country === COUNTRY_CODES.finland) return OWNER.finn;
    return country === COUNTRY_CODES.ussr ? OWNER.soviet : OWNER.none;
  });

/** A new game, the Finns about to set up. The seed is any 32-bit integer. */
export function newGame(options: Partial<Options>, seed: number): State {
  return {
    options: { ...RECOMMENDED, ...options },
    random: randomFrom(seed),
    turn: 0,
    phase: 'set-up',
    phasing: 'finn',
    units: ROSTER.map(({ arrival }) => ({
      at: typeof arrival === 'number' ? OFF_MAP.waiting : OFF_MAP.unused,
      cut: 0,
      marks: 0,
    })),
    owner: firstOwners(),
    combat: null,
    decisions: [],
    orders: [],
    penalties: [],
    outcome: null,
  };
}
