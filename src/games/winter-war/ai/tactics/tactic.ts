import { enemyOf, hexesInReach, mayMove, type Hex, type State, type UnitId } from '#engine/winter-war';
import type { AiContext } from '../ai-context.ts';
import { isHq, isNextTo, stackingCapacity, unitsIn, unitsOf, unitType, isAloneInCity } from '../ground.ts';
import type { PlanChange } from '../sketch.ts';
import { STRONGHOLDS } from '../../analysis/places.ts';

/** A situation at the end of a side's march, before its battles. */
export interface Situation {
  /** Cost to the side, in Soviet attack points. */
  readonly cost: number;
  readonly hexes: readonly Hex[];
}

/** The march to improve. */
export interface PlannedMarch {
  /** The position as the phase began. */
  readonly seen: State;
  /** The position after the march as planned so far. */
  readonly end: State;
  readonly ai: AiContext;
}

/** Changes of a march that belong together. */
export type Response = readonly PlanChange[];

/** A situation, its cost, and responses to it. */
export interface Tactic {
  /** The situation after a march, or null if it does not arise. */
  assess(march: PlannedMarch): Situation | null;
  /** Changes of the march that may end the situation, the most promising first. */
  respond(march: PlannedMarch, situation: Situation): Iterable<Response>;
}

/** Whether a unit can end the march in a hex, judged from the start of the phase. */
export const canReach = ({ seen }: PlannedMarch, unit: UnitId, to: Hex): boolean =>
  seen.units[unit]!.at === to || hexesInReach(seen, unit).includes(to);

/** Units that may be sent elsewhere: no HQs, none in contact, none alone in a place that must be held. */
export const isFreeToMove = ({ seen, end, ai: { side } }: PlannedMarch, unit: UnitId): boolean => {
  const { at } = end.units[unit]!;
  if (isHq(unit) || !mayMove(seen, unit)) return false;
  if (side === 'soviet') return !isNextTo(end, 'finn', at) && !isAloneInCity(end, unit);
  return !STRONGHOLDS.has(at) || unitsIn(end, side, at).length > 1;
};

/** Hexes tried for each unit that leaves the enemy. */
const MAX_RETREATS = 2;

/** Moves by which Soviet units leave all contact, those that stay where the phase began first. */
export const drawBack = ({ seen, end }: PlannedMarch, units: readonly UnitId[]): Response[] =>
  units
    .filter((unit) => mayMove(seen, unit))
    .flatMap((unit) =>
      [seen.units[unit]!.at, ...hexesInReach(seen, unit)]
        .filter((to) => to !== end.units[unit]!.at && !isNextTo(end, 'finn', to))
        .slice(0, MAX_RETREATS)
        .map((to) => [{ unit, to }]),
    );

/** Attack Strength from which a unit is a corps. */
export const CORPS_ATTACK = 8;

export interface RankedResponse {
  readonly response: Response;
  readonly worth: number;
}

export const inOrder = (found: readonly RankedResponse[]): Response[] =>
  found.toSorted((a, b) => b.worth - a.worth).map(({ response }) => response);

/** The first few items of each kind, in order. */
export function firstOfEach<T>(list: readonly T[], most: number, kindOf: (one: T) => unknown): T[] {
  const counts = new Map<unknown, number>();
  return list.filter((one) => {
    const kind = kindOf(one);
    const others = counts.get(kind) ?? 0;
    counts.set(kind, others + 1);
    return others < most;
  });
}

/**
 * Units that could get to one of some hexes, the cheapest first. `isFit` judges each by its destination so
 * far, `isFree` whether it may leave that.
 */
export function findArrivals(
  march: PlannedMarch,
  hexes: readonly Hex[],
  isFit: (unit: UnitId, at: Hex) => boolean = () => true,
  isFree: typeof isFreeToMove = isFreeToMove,
): Response[] {
  const { end, ai } = march;
  const open = hexes.filter(
    (hex) => !unitsIn(end, enemyOf(ai.side), hex).length && stackingCapacity(end, ai.side, hex) > 0,
  );
  return unitsOf(end, ai.side)
    .filter((unit) => {
      const { at } = end.units[unit]!;
      return isFree(march, unit) && !open.includes(at) && isFit(unit, at);
    })
    .sort((a, b) => unitType(a).attack - unitType(b).attack || a - b)
    .flatMap((unit) => {
      const to = open.find((hex) => canReach(march, unit, hex));
      return to === undefined ? [] : [[{ unit, to }]];
    });
}
