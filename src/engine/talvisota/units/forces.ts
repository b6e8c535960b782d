/** Combat units. Units of a kind are alike, so a force is a number for each kind. */

/** The order of lists of units; losses have orders of their own. */
export const SOVIET_UNITS = ['FUS', 'ELI', 'MECA', 'TAN'] as const;
export const FINNISH_UNITS = ['DIV', 'SCT', 'WD', 'SK', 'RES'] as const;
export type SovietUnit = (typeof SOVIET_UNITS)[number];
export type FinnishUnit = (typeof FINNISH_UNITS)[number];
/** Of either side, here and below. */
export type Unit = SovietUnit | FinnishUnit;

type Count<Unit extends string> = Readonly<Record<Unit, number>>;
export type SovietForce = Count<SovietUnit>;
export type FinnishForce = Count<FinnishUnit>;
export type Force = SovietForce | FinnishForce;

export const soviets = (some: Partial<SovietForce> = {}): SovietForce => ({
  FUS: 0,
  ELI: 0,
  MECA: 0,
  TAN: 0,
  ...some,
});
export const finns = (some: Partial<FinnishForce> = {}): FinnishForce => ({
  DIV: 0,
  SCT: 0,
  WD: 0,
  SK: 0,
  RES: 0,
  ...some,
});

/** A corps counter is three Fusilier divisions, exchanged freely (N11). */
export const CORPS = 3;
/** The most units in a force (1.1). */
export const MOST_UNITS = 6;

export const size = (force: Readonly<Record<string, number>>): number => {
  let all = 0;
  for (const unit in force) all += force[unit]!;
  return all;
};

const combine = <Unit extends string>(a: Count<Unit>, b: Count<Unit>, sign: 1 | -1): Count<Unit> => {
  const sum = { ...a } as Record<Unit, number>;
  for (const unit in b) sum[unit] += sign * b[unit];
  return sum;
};

export const plus = <Unit extends string>(a: Count<Unit>, b: Count<Unit>): Count<Unit> => combine(a, b, 1);
export const minus = <Unit extends string>(a: Count<Unit>, b: Count<Unit>): Count<Unit> => combine(a, b, -1);

/** True when `all` includes every unit of `part`; false for negative numbers. */
export const holds = <Unit extends string>(all: Count<Unit>, part: Count<Unit>): boolean => {
  for (const unit in part) if (part[unit] < 0 || part[unit] > all[unit]) return false;
  return true;
};

/** The kinds with at least one unit. */
export const kinds = <Unit extends string>(force: Count<Unit>): Unit[] =>
  (Object.keys(force) as Unit[]).filter((unit) => force[unit] > 0);

/** Every way to take `count` units out of a force. */
export function* choices<Unit extends string>(force: Count<Unit>, count: number): Generator<Count<Unit>> {
  const units = Object.keys(force) as Unit[];
  const taken = Object.fromEntries(units.map((unit) => [unit, 0])) as Record<Unit, number>;
  function* from(i: number, left: number): Generator<Count<Unit>> {
    if (i === units.length) {
      if (left === 0) yield { ...taken };
      return;
    }
    const unit = units[i]!;
    for (let n = Math.min(left, force[unit]); n >= 0; n--) {
      taken[unit] = n;
      yield* from(i + 1, left - n);
    }
    taken[unit] = 0;
  }
  yield* from(0, count);
}

/** Takes `count` units in an order of kinds. */
export function inOrder<Unit extends string>(
  force: Count<Unit>,
  order: readonly Unit[],
  count: number,
): Count<Unit> {
  const taken = Object.fromEntries(Object.keys(force).map((unit) => [unit, 0])) as Record<Unit, number>;
  let left = count;
  for (const unit of order) {
    const n = Math.min(left, force[unit]);
    taken[unit] = n;
    left -= n;
  }
  return taken;
}

export interface UnitValue {
  readonly strength: number;
  readonly bonus: number;
}

/** Strength and tactical bonus of each kind; all reconstructed (see `reconstructed.ts`). */
export const SOVIET_VALUES: Readonly<Record<SovietUnit, UnitValue>> = {
  FUS: { strength: 6, bonus: 2 },
  ELI: { strength: 7, bonus: 2 },
  MECA: { strength: 4, bonus: 1 },
  TAN: { strength: 5, bonus: 2 },
};
export const FINNISH_VALUES: Readonly<Record<FinnishUnit, UnitValue>> = {
  DIV: { strength: 6, bonus: 2 },
  SCT: { strength: 5, bonus: 1 },
  WD: { strength: 4, bonus: 0 },
  SK: { strength: 3, bonus: 0 },
  RES: { strength: 2, bonus: 0 },
};

/** Each White Death unit reduces the Soviet total by this much (C15). */
export const WHITE_DEATH_PENALTY = 1;
/** What an Entrenchment adds to the Finnish total (N17). */
export const ENTRENCHMENT = 4;

/** Weakest first: losses of a side that does not choose (C13; 9.1 for the Finns). */
export const SOVIET_WEAKEST_FIRST: readonly SovietUnit[] = ['MECA', 'TAN', 'FUS', 'ELI'];
export const FINNISH_WEAKEST_FIRST: readonly FinnishUnit[] = ['RES', 'SK', 'WD', 'SCT', 'DIV'];
/** The order in which isolated units starve (6.2, N43). */
export const STARVATION: readonly SovietUnit[] = ['TAN', 'MECA', 'FUS', 'ELI'];

/** On the sheet at the start of the game (2.2). */
export const SOVIET_START = soviets({ FUS: 13, ELI: 3, MECA: 4, TAN: 3 });
/** Arrive in Jan I (2.2). */
export const JANUARY_ARRIVALS = soviets({ FUS: 12, ELI: 3, MECA: 3, TAN: 3 });
/** The Finnish army (2.3, N3). */
export const FINNISH_START = finns({ DIV: 9, SCT: 3, WD: 3, SK: 6, RES: 6 });
