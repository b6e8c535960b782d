import type { RuleId } from './rule-ids.ts';

/** Choices of the players before the game, never changed later: switches, and a handicap. */
export interface Options {
  /** Official errata of 1973 (E1 to E3). */
  readonly errata: boolean;
  /** Moves are final: nothing is taken back (Movement.G, M4). */
  readonly touchMove: boolean;
  /** Allows avoidable attacks at 1-4 or worse by and on obliged units and hexes (C4): a common practice of players. */
  readonly soakOffs: boolean;
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
  /** Scenarios and Special Events: an Interphase after every Game-Turn but the last. */
  readonly events: boolean;
  /** Special Event K applies (X4); only with `events`. */
  readonly ceaseFire: boolean;
  /** Variants drawn from A Winter War. */
  readonly airborne: boolean;
  readonly variableLength: boolean;
  readonly acceleratedAid: boolean;
  readonly sovietPreparedness: boolean;
  readonly earlierStart: boolean;
  readonly heavyTanks: boolean;
  readonly skiExploitation: boolean;
  readonly variableDemolition: boolean;
  /** Only with `events`. */
  readonly resoluteIntervention: boolean;
  /** Victory Points that the players agreed to add to the Soviet total (Option.Handicap); absent: none. */
  readonly handicap?: number;
}

export type OptionKey = Exclude<keyof Options, 'handicap'>;

export const OPTION_RULES = {
  errata: 'E1',
  touchMove: 'M4',
  soakOffs: 'C4a',
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
  events: 'Scenario',
  ceaseFire: 'X4',
  airborne: 'Option.D',
  variableLength: 'Option.E',
  acceleratedAid: 'Option.F',
  sovietPreparedness: 'Option.G',
  earlierStart: 'Option.H',
  heavyTanks: 'Designer.A1',
  skiExploitation: 'Designer.A2',
  variableDemolition: 'Designer.B',
  resoluteIntervention: 'Designer.C',
} as const satisfies Record<OptionKey, RuleId>;

export const OPTION_KEYS = Object.keys(OPTION_RULES) as OptionKey[];

const switches = (on: (key: OptionKey) => boolean): Options =>
  Object.fromEntries(OPTION_KEYS.map((key) => [key, on(key)])) as unknown as Options;

/** Switches that have an effect only together with another one. */
export const NEEDS: Readonly<Partial<Record<OptionKey, OptionKey>>> = {
  ceaseFire: 'events',
  resoluteIntervention: 'events',
};

/** Switches that turn another one on. */
export const BRINGS: Readonly<Partial<Record<OptionKey, OptionKey>>> = { sovietPreparedness: 'airborne' };

/** Victory Points added to the Soviet total at the end, to balance a switch that favours one side (Option.Handicap). */
export const HANDICAPS: Readonly<Partial<Record<OptionKey, number>>> = {
  acceleratedAid: 10,
  sovietPreparedness: -20,
  earlierStart: -20,
};

/** The largest handicap in Victory Points, for either side. */
export const MOST_HANDICAP = 60;

/** True for a valid handicap: a whole number of points, not 0. */
export const isHandicap = (value: unknown): value is number =>
  Number.isInteger(value) && value !== 0 && Math.abs(value as number) <= MOST_HANDICAP;

/** The same switches with a handicap; 0 for none. */
export function withHandicap(options: Options, points: number): Options {
  const { handicap: _, ...others } = options;
  return points ? { ...others, handicap: points } : others;
}

/** Points added to the Soviet total: those of the switches that are on, then the agreed ones (Option.Handicap). */
export const handicapsOf = (
  options: Options,
): readonly { readonly option?: OptionKey; readonly points: number }[] => [
  ...OPTION_KEYS.flatMap((option) => {
    const points = HANDICAPS[option];
    return options[option] && points !== undefined ? [{ option, points }] : [];
  }),
  ...(options.handicap ? [{ points: options.handicap }] : []),
];

/** The switches in effect: including those turned on by others, without those that lack what they need. */
export const inForce = (chosen: Options): Options =>
  withHandicap(
    switches(
      (key) =>
        (chosen[key] || OPTION_KEYS.some((other) => BRINGS[other] === key && chosen[other])) &&
        (NEEDS[key] === undefined || chosen[NEEDS[key]]),
    ),
    chosen.handicap ?? 0,
  );

/** Errata only: the printed rules folder. Its cease-fire applies whenever its events do. */
export const AS_PRINTED: Options = switches((key) => key === 'errata' || key === 'ceaseFire');

/** Errata and the clarifications 1 to 8, a sensible reading of the printed rules (U5). */
export const RECOMMENDED: Options = {
  ...AS_PRINTED,
  clar1: true,
  clar2: true,
  clar3: true,
  clar4: true,
  clar5: true,
  clar6: true,
  clar7: true,
  clar8: true,
};
