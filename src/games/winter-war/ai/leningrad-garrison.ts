import { board, odds, type AttackPlan, type Hex, type State, type UnitId } from '#engine/winter-war';
import { isHq, unitType, LENINGRAD, stacksOf, hexesWithin } from './ground.ts';

/** Whoever holds Leningrad: an HQ alone gives way before combat or dies, and whoever drove it out goes in. */
export const leningradGarrison = (state: State): readonly UnitId[] =>
  (stacksOf(state, 'soviet').get(LENINGRAD) ?? []).filter((id) => !isHq(id));

/** Hexes from which Finns could be in the city in their next march, roughly: railways carry them farther. */
const WATCH_DISTANCE = 4;

/** Whether Finns are so near that an open city is a lost one. */
const areFinnsNear = (state: State): boolean => {
  const finns = stacksOf(state, 'finn');
  return [...hexesWithin(LENINGRAD, WATCH_DISTANCE, () => true).keys()].some((hex) => finns.has(hex));
};

/** Whether the city would be open, with Finns about, were some units not there. */
export const wouldLeaveOpen = (state: State, units: readonly UnitId[]): boolean => {
  const there = leningradGarrison(state);
  return there.length > 0 && there.every((id) => units.includes(id)) && areFinnsNear(state);
};

/** Finnish Attack Strength in the open before the city that is no mere picket. */
const SORTIE_STRENGTH = 6;
/** Nearer to the city than any fort of the Line. */
const SORTIE_DISTANCE = 3;

/** Whether the Finns have come out of their forts before Leningrad: then nobody who is near it may leave. */
export function isFinnishSortie(state: State): boolean {
  const finns = stacksOf(state, 'finn');
  let sum = 0;
  for (const hex of hexesWithin(LENINGRAD, SORTIE_DISTANCE, () => true).keys())
    for (const id of finns.get(hex) ?? []) sum += unitType(id).attack;
  return sum >= SORTIE_STRENGTH;
}

/** Two marches from the city. */
const NEAR_DISTANCE = 5;
export const isNearLeningrad = (hex: Hex): boolean => board.distance(hex, LENINGRAD) <= NEAR_DISTANCE;

/** The chance that attacks from Leningrad leave nobody there: killed, driven back, or given for the defenders. */
export function chanceOfOpening(state: State, attacks: readonly AttackPlan[]): number {
  const there = leningradGarrison(state);
  if (!there.length) return 0;
  let chance = 1;
  for (const id of there) {
    const attack = attacks.find(({ attackers }) => attackers.includes(id));
    if (!attack) return 0;
    const { faces, defence } = odds(state, attack);
    const own = attack.attackers.reduce((sum, unit) => sum + unitType(unit).attack, 0);
    const bad = faces.filter((face) => face === 'Ae' || face === 'Ar' || (face === 'Ex' && own <= defence));
    chance = Math.min(chance, bad.length / (faces.length || 1));
  }
  return chance > 0 && areFinnsNear(state) ? chance : 0;
}
