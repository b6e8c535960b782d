import type { RuleId } from '../rules/rule-ids.ts';

/** What the players chose before the game; never changed after. */
export interface Options {
  /** Official errata of 1973 (E1 to E3). */
  readonly errata: boolean;
  /** A move once made stands: nothing is taken back (Movement.G, M4). */
  readonly touchMove: boolean;
  /** The players' clarifications, CL1 to CL10. */
  readonly clar1: boolean;
  readonly clar2: boolean;
  readonly clar3: boolean;
  readonly clar4: boolean;
  readonly clar5: boolean;
  readonly clar6: boolean;
  readonly clar7: boolean;
  readonly clar8: boolean;
  readonly clar9: boolean;
  readonly clar10: boolean;
}

export type OptionKey = keyof Options;

/** The paragraph of each switch. */
export const OPTION_RULES: Readonly<Record<OptionKey, RuleId>> = {
  errata: 'E1',
  touchMove: 'M4',
  clar1: 'CL1',
  clar2: 'CL2',
  clar3: 'CL3',
  clar4: 'CL4',
  clar5: 'CL5',
  clar6: 'CL6',
  clar7: 'CL7',
  clar8: 'CL8',
  clar9: 'CL9',
  clar10: 'CL10',
};

export const OPTION_KEYS = Object.keys(OPTION_RULES) as OptionKey[];

const switches = (on: (key: OptionKey) => boolean): Options =>
  Object.fromEntries(OPTION_KEYS.map((key) => [key, on(key)])) as unknown as Options;

/** Errata only: the rules folder as it was printed. */
export const AS_PRINTED: Options = switches((key) => key === 'errata');

const BALANCE: readonly OptionKey[] = ['clar9', 'clar10'];

/** Errata and the clarifications 1 to 8, which read the printed rules sensibly (U5). */
export const RECOMMENDED: Options = switches((key) => key !== 'touchMove' && !BALANCE.includes(key));
