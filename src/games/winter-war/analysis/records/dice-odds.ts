import {
  apply,
  landingOdds,
  odds,
  type Action,
  type CombatResult,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { attackPointsOf, sideOf } from './happenings.ts';

/** Attack Strength Points lost, seen by the one who rolled. */
export interface Losses {
  readonly enemy: number;
  readonly own: number;
}

/** What one face of the die would have brought. */
export interface DieFace {
  readonly result: CombatResult;
  readonly losses: Losses;
}

export const sumLosses = (losses: readonly Losses[]): Losses => ({
  enemy: losses.reduce((sum, { enemy }) => sum + enemy, 0),
  own: losses.reduce((sum, { own }) => sum + own, 0),
});

/**
 * Attack Strength Points by which the dice were kinder than the average: what the enemy lost too much, and
 * the side itself too little. About two games in three stay within one standard deviation, nineteen in twenty
 * within two.
 */
export interface Luck {
  readonly points: number;
  readonly deviation: number;
}

/** The losses among some units, for a side. */
export const countLosses = (units: readonly UnitId[], side: Side): Losses =>
  sumLosses(
    units.map((unit) =>
      sideOf(unit) === side
        ? { enemy: 0, own: attackPointsOf(unit) }
        : { enemy: attackPointsOf(unit), own: 0 },
    ),
  );

/** The fewest points, at least so many, that some units can give up. */
export function fewestPoints(units: readonly UnitId[], least: number): number {
  const sums = units.reduce(
    (found, unit) => new Set([...found, ...[...found].map((sum) => sum + attackPointsOf(unit))]),
    new Set([0]),
  );
  return Math.min(...[...sums].filter((sum) => sum >= least));
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * What each face of the die would have brought to the same forces, at the least: units that are eliminated at
 * once, and in an exchange the cheapest choice. Later losses hang on what the players choose, and no die is
 * to blame.
 */
export function computeFaces(before: State, action: Action, side: Side): DieFace[] {
  const results = (action.type === 'attack' ? odds(before, action) : landingOdds(before)).faces;
  return FACES.map((face) => {
    const applied = apply(before, action, () => face);
    if (!applied.ok) throw new Error(applied.refusal.text);
    const gone = applied.events.flatMap((event) => (event.type === 'eliminated' ? [event.unit] : []));
    const owed = applied.state.decisions.at(-1);
    const exchanged =
      owed?.kind === 'exchange'
        ? { enemy: 0, own: fewestPoints(owed.units, owed.points) }
        : { enemy: 0, own: 0 };
    return { result: results[face - 1]!, losses: sumLosses([countLosses(gone, side), exchanged]) };
  });
}

/** The average losses of six faces; of the faces of several battles, the sum of their averages. */
export function averageLosses(faces: readonly DieFace[]): Losses {
  const { enemy, own } = sumLosses(faces.map(({ losses }) => losses));
  return { enemy: enemy / FACES.length, own: own / FACES.length };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const net = ({ enemy, own }: Losses): number => enemy - own;

/**
 * How much more some dice took from the enemy, and left to the roller, than the average of their faces; and
 * how far chance goes either way. Added up in whole sixths, so that nothing is rounded on the way.
 */
export function computeLuck(
  dice: readonly { readonly faces: readonly DieFace[]; readonly rolled: Losses; readonly sign: 1 | -1 }[],
): Luck {
  let sixths = 0;
  let variance = 0;
  for (const { faces, rolled, sign } of dice) {
    const gains = faces.map(({ losses }) => net(losses));
    sixths += sign * (net(rolled) * FACES.length - total(gains));
    variance += total(gains.map((gain) => gain ** 2)) * FACES.length - total(gains) ** 2;
  }
  return { points: sixths / FACES.length, deviation: Math.sqrt(variance) / FACES.length };
}
