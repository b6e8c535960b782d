import {
  board,
  hexesInReach,
  stackingLimit,
  zoneOfControl,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { AiContext } from '../ai-context.ts';
import { attackOf, HEXES, landNeighbours, unitsIn, unitType, unitsOf } from '../ground.ts';
import { findUnitsAtRisk, toFinnishMovement } from '../leningrad-danger.ts';
import { withoutUnits } from '../sketch.ts';
import { defenceStrength } from '../values.ts';
import { STRONGHOLDS } from '../../analysis/places.ts';
import type { PlannedMarch, Situation } from './tactic.ts';

/** Possible Finnish moves after a Soviet march, for one outcome of its battles. */
export interface FinnishMarch {
  /** Chance of these battles. */
  readonly share: number;
  /** The position without the Soviets lost in them. */
  readonly end: State;
  /** The Finnish Movement Phase, with reinforcements on the map. */
  readonly state: State;
  /** Where a Finn can end its march, including its own hex. */
  reachOf(unit: UnitId): Reach;
}

/** Hexes as a list, and as a table with 1 for each: tactics use both thousands of times per march. */
interface Reach {
  readonly hexes: readonly Hex[];
  readonly isIn: Uint8Array;
}

/** Chance that the attacks of a march lose the units at risk. */
const LOST_BATTLE_SHARE = 0.35;

type Marches = readonly [FinnishMarch, ...FinnishMarch[]];
const knownMarches = new WeakMap<State, { readonly ai: AiContext; readonly marches: Marches }>();

/** The Finnish marches that may follow a Soviet one: after battles won, and after battles lost. */
export function forecastMarches({ end, ai }: Pick<PlannedMarch, 'end' | 'ai'>): Marches {
  const found = knownMarches.get(end);
  if (found?.ai === ai) return found.marches;
  const { may, will } = findUnitsAtRisk(end, ai);
  const marches: Marches =
    may.size > will.size
      ? [createMarch(end, will, 1 - LOST_BATTLE_SHARE), createMarch(end, may, LOST_BATTLE_SHARE)]
      : [createMarch(end, may, 1)];
  knownMarches.set(end, { ai, marches });
  return marches;
}

function createMarch(start: State, lost: ReadonlySet<UnitId>, share: number): FinnishMarch {
  const end = withoutUnits(start, lost);
  const state = toFinnishMovement(end);
  const zone = zoneOfControl(state, 'soviet');
  const known = new Map<string, Reach>();
  return {
    share,
    end,
    state,
    reachOf(unit) {
      const { at, cut } = state.units[unit]!;
      // The railway takes all units of a kind equally far.
      const rides = board.isRail(at) && !zone[at] && !cut;
      const key = rides ? unitType(unit).label : String(unit);
      let found = known.get(key);
      if (!found) {
        const hexes = [at, ...hexesInReach(state, unit)];
        const isIn = new Uint8Array(HEXES);
        for (const hex of hexes) isIn[hex] = 1;
        known.set(key, (found = { hexes, isIn }));
      }
      return found;
    },
  };
}

/** Chance that an attack clears a hex and the attacker advances, by odds to one. */
const BLOW_CHANCE = [0, 0.17, 0.5, 0.5, 0.67, 0.83, 1] as const;

/** Finns with at least this Attack Strength that can get to one of some hexes. */
export const findArriving = (
  { state, reachOf }: FinnishMarch,
  hexes: readonly Hex[],
  leastAttack: number,
): UnitId[] =>
  unitsOf(state, 'finn').filter(
    (unit) => unitType(unit).attack >= leastAttack && hexes.some((hex) => reachOf(unit).isIn[hex]),
  );

/** Chance that such Finns enter a hex, after an attack if Soviets are in it. */
export const chanceOfEntry = (march: FinnishMarch, hex: Hex, leastAttack: number): number =>
  unitsIn(march.end, 'soviet', hex).length
    ? chanceOfBlow(march, hex, leastAttack)
    : Math.min(1, findArriving(march, [hex], leastAttack).length);

/** Chance that Finns with at least this Attack Strength clear a hex of Soviets. */
export function chanceOfBlow(march: FinnishMarch, hex: Hex, leastAttack = 1): number {
  const { end } = march;
  const attack = attackOf(findArriving(march, landNeighbours(hex), leastAttack));
  if (!attack) return 0;
  const defence = defenceStrength(end, 'soviet', hex, unitsIn(end, 'soviet', hex));
  return BLOW_CHANCE[Math.min(6, Math.floor(attack / Math.max(0.5, defence)))]!;
}

/** The highest odds, to one, at which Finns could attack a stack together: one of them stays in each stronghold. */
export function oddsOfBlow({ state, end, reachOf }: FinnishMarch, hex: Hex): number {
  const approaches = landNeighbours(hex).filter((next) => !unitsIn(end, 'soviet', next).length);
  const manned = new Set<Hex>();
  const arriving: UnitId[] = [];
  const finns = unitsOf(state, 'finn').toSorted((a, b) => unitType(a).attack - unitType(b).attack);
  for (const unit of finns) {
    const { at } = state.units[unit]!;
    const mustStay = STRONGHOLDS.has(at) && !manned.has(at) && !approaches.includes(at);
    if (mustStay) manned.add(at);
    else if (approaches.some((next) => reachOf(unit).isIn[next])) arriving.push(unit);
  }
  const room = approaches.reduce((sum, next) => sum + stackingLimit(next), 0);
  const strength = arriving
    .slice(-room)
    .reduce((sum, unit) => sum + unitType(unit).attack / (state.units[unit]!.cut ? 2 : 1), 0);
  return room ? strength / defenceStrength(end, 'soviet', hex, unitsIn(end, 'soviet', hex)) : 0;
}

export interface HexCost {
  readonly hex: Hex;
  readonly cost: number;
}

/** Combines the Finnish marches that may follow, weighted by their chances. */
export function judgeMarches(
  march: PlannedMarch,
  judge: (march: FinnishMarch) => readonly HexCost[],
): Situation | null {
  let total = 0;
  const hexes = new Set<Hex>();
  for (const finns of forecastMarches(march)) {
    const found = judge(finns);
    total += found.reduce((sum, { cost }) => sum + cost, 0) * finns.share;
    for (const { hex } of found) hexes.add(hex);
  }
  return total > 0 ? { cost: total, hexes: [...hexes] } : null;
}
