import { type Hex, hexByName, hexside, type Hexside } from '#engine/winter-war/board/grid.ts';

interface Reasoned {
  /** Why the computed value is not used. */
  reason: string;
}

/** One hand correction. `from` is the computed value, `to` the one that the board gets. */
export type Correction = Reasoned &
  (
    | { what: 'surface' | 'country' | 'terrain'; hex: string; from: string; to: string }
    | {
        what: 'river' | 'lake' | 'rail' | 'road' | 'blocked';
        side: [string, string];
        from: boolean;
        to: boolean;
      }
    /** Moves a town to another hex; a city is moved after the routes have been laid. "-" is off the map. */
    | { what: 'town' | 'city'; name: string; from: string; to: string }
  );

const fail = (what: string, where: string, found: string, from: string): never => {
  throw new Error(
    `The correction of ${what} ${where} no longer applies: computed ${found}, expected ${from}`,
  );
};

/** Corrects one value per hex. */
export function correctHexes<T extends string>(
  corrections: Correction[],
  what: 'surface' | 'country' | 'terrain',
  values: T[],
): void {
  for (const correction of corrections) {
    if (correction.what !== what) continue;
    const hex: Hex = hexByName(correction.hex);
    if (values[hex] !== correction.from) fail(what, correction.hex, String(values[hex]), correction.from);
    values[hex] = correction.to as T;
  }
}

/** Adds hexsides to a set, or removes them. */
export function correctSides(
  corrections: Correction[],
  what: 'river' | 'lake' | 'rail' | 'road' | 'blocked',
  sides: Set<Hexside>,
): void {
  for (const correction of corrections) {
    if (correction.what !== what) continue;
    const [a, b] = correction.side;
    const side = hexside(hexByName(a), hexByName(b));
    const where = `${a}/${b}`;
    if (side < 0) throw new RangeError(`${where} is no hexside`);
    if (sides.has(side) !== correction.from)
      fail(what, where, String(sides.has(side)), String(correction.from));
    if (correction.to) sides.add(side);
    else sides.delete(side);
  }
}

/** Moves towns. `hexOf` holds a hex name, or "-" off the map. */
export function correctTowns(
  corrections: Correction[],
  what: 'town' | 'city',
  hexOf: Map<string, string>,
): void {
  for (const correction of corrections) {
    if (correction.what !== what) continue;
    const found = hexOf.get(correction.name) ?? 'no such town';
    if (found !== correction.from) fail(what, correction.name, found, correction.from);
    hexOf.set(correction.name, correction.to);
  }
}
