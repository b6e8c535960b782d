/** Strategy, support and Environment counters, and their limits. */
import type { Front } from '../board/board.ts';
import type { SovietUnit } from './forces.ts';

export const SOVIET_STRATEGIES = ['PRUD', 'MASS', 'BLIN', 'MAN'] as const;
export type SovietStrategy = (typeof SOVIET_STRATEGIES)[number];
export const FINNISH_STRATEGIES = ['DEFENSE', 'CON-ATT', 'MOTTI', 'RESIST'] as const;
export type FinnishStrategy = (typeof FINNISH_STRATEGIES)[number];
export type Strategy = SovietStrategy | FinnishStrategy;

export interface SovietPlanLimits {
  /** The most spaces that may be taken one after another. */
  readonly spaces: 1 | 2;
  readonly least: number;
  readonly most: number;
  readonly supports: number;
  /** The least number of units of these kinds at the launch (N19). */
  readonly needs: { readonly count: number; readonly of: readonly SovietUnit[] } | null;
  /** Factor of each kind's tactical bonus (3.2.2). */
  readonly bonus: Readonly<Record<SovietUnit, 0 | 1 | 2>>;
  /** Morale that each space taken costs the Finns and gives the Soviets (7.1). */
  readonly success: number;
  /** Soviet morale lost when it fails (7.1). */
  readonly failure: number;
}

/** What each Soviet strategy may use and what it is worth (3.2.2, 7.1). */
export const SOVIET_PLANS: Readonly<Record<SovietStrategy, SovietPlanLimits>> = {
  PRUD: {
    spaces: 1,
    least: 1,
    most: 3,
    supports: 1,
    needs: null,
    bonus: { FUS: 2, ELI: 2, MECA: 2, TAN: 1 },
    success: 1,
    failure: 1,
  },
  MASS: {
    spaces: 2,
    least: 1,
    most: 6,
    supports: 2,
    needs: null,
    bonus: { FUS: 0, ELI: 0, MECA: 1, TAN: 1 },
    success: 2,
    failure: 3,
  },
  BLIN: {
    spaces: 2,
    least: 3,
    most: 6,
    supports: 2,
    needs: { count: 3, of: ['MECA', 'TAN'] },
    bonus: { FUS: 1, ELI: 1, MECA: 2, TAN: 2 },
    success: 2,
    failure: 3,
  },
  MAN: {
    spaces: 2,
    least: 2,
    most: 4,
    supports: 3,
    needs: { count: 2, of: ['FUS', 'ELI'] },
    bonus: { FUS: 2, ELI: 2, MECA: 2, TAN: 2 },
    success: 4,
    failure: 4,
  },
};

export interface FinnishPlanLimits {
  readonly units: number;
  readonly environment: number;
  readonly supports: number;
  readonly entrenched: boolean;
}

/** What each Finnish strategy uses (3.2.3). */
export const FINNISH_PLANS: Readonly<Record<FinnishStrategy, FinnishPlanLimits>> = {
  DEFENSE: { units: 3, environment: 1, supports: 2, entrenched: true },
  'CON-ATT': { units: 4, environment: 1, supports: 2, entrenched: false },
  MOTTI: { units: 3, environment: 2, supports: 2, entrenched: false },
  RESIST: { units: 3, environment: 1, supports: 2, entrenched: true },
};

export const SOVIET_SUPPORTS = ['AIR', 'ART', 'NKVD', 'RENF', 'MUNI', 'RAV', 'T34', 'MER', 'TIMO'] as const;
export type SovietSupport = (typeof SOVIET_SUPPORTS)[number];
/** Commanders come in addition to a strategy's number of supports (3.2.2). */
export const COMMANDERS: readonly SovietSupport[] = ['MER', 'TIMO'];
/** Supports that arrive in Jan I (2.2). */
const LATE_SUPPORTS: readonly SovietSupport[] = ['T34', 'MER', 'TIMO'];
export const JANUARY = 3;
/** The first turn after the January limits: Feb I (N13). */
export const FEBRUARY = 5;

export const supportsIn = (turn: number): readonly SovietSupport[] =>
  SOVIET_SUPPORTS.filter((support) => turn >= JANUARY || !LATE_SUPPORTS.includes(support));

/** The limits of supports in a strategy in a turn: normal ones and commanders (3.2.2, N13). */
export function supportLimits(
  strategy: SovietStrategy,
  turn: number,
): { normal: number; commanders: number } {
  const { supports } = SOVIET_PLANS[strategy];
  if (turn >= FEBRUARY) return { normal: supports, commanders: COMMANDERS.length };
  return turn >= JANUARY ? { normal: 1, commanders: 1 } : { normal: supports, commanders: 0 };
}

/** Support counters; those that exist twice are distinguished by a number. */
export const FINNISH_SUPPORTS = ['MANN', 'ART', 'RENF', 'AIR', 'AT1', 'AT2', 'EMB1', 'EMB2'] as const;
export type FinnishSupport = (typeof FINNISH_SUPPORTS)[number];
export type Support = SovietSupport | FinnishSupport;
export const isAntiTank = (support: FinnishSupport): boolean => support === 'AT1' || support === 'AT2';
export const isAmbush = (support: FinnishSupport): boolean => support === 'EMB1' || support === 'EMB2';

export const ENVIRONMENTS = ['snow', 'woods', 'forest', 'swamp', 'fog'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Units added by RENF (3.3.2, 3.3.3). */
export const RESERVES = 2;

/** What means change on units, a force, the die (RAV) or each bonus (TIMO), as on their counters (3.3.2, 3.3.3, 5). */
export const EFFECTS = {
  RENF: RESERVES,
  AIR: -1,
  ART: -2,
  MUNI: -2,
  MANN: -2,
  EMB: -3,
  AT: -1,
  /** On each tank brigade; without one, `AT` on the force. */
  atOnTanks: -2,
  snow: -1,
  snowOnArmour: -3,
  woods: 1,
  woodsOnTanks: -1,
  forest: -2,
  swamp: -1,
  fog: 1,
  RAV: 1,
  TIMO: 1,
  /** Of a fortified space, and as Meretskov or the T-34s leave it (8). */
  line: -4,
  reducedLine: -1,
} as const;

/** The front of each strategy box of a sheet, by number (1.5). */
export const SLOTS: readonly Front[] = ['LAP', 'LAD', 'LAD', 'KAR', 'KAR'];
/** Index in SLOTS. */
export type Slot = number;
export const slotsOf = (front: Front): Slot[] => SLOTS.flatMap((f, slot) => (f === front ? [slot] : []));
