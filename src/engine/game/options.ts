/** What the players chose before the game; never changed after. */
export interface Options {
  /** Official errata of 1973 (E1 to E3). */
  readonly errata: boolean;
  /** A move once made stands: nothing is taken back (Movement.G, M4). */
  readonly touchMove: boolean;
}

export const DEFAULT_OPTIONS: Options = { errata: true, touchMove: false };
