import { board, odds, type AttackPlan, type Hex, type State, type UnitId } from '#engine/winter-war';
import { isHq, kind, LENINGRAD, stacks, within } from './ground.ts';

/** Whoever holds Leningrad: an HQ alone gives way before combat or dies, and whoever drove it out goes in. */
export const holders = (state: State): readonly UnitId[] =>
  (stacks(state, 'soviet').get(LENINGRAD) ?? []).filter((id) => !isHq(id));

/** Hexes from which Finns could be in the city in their next march, roughly: railways carry them farther. */
const NEAR = 4;

/** Whether Finns are so near that an open city is a lost one. */
const isWatched = (state: State): boolean => {
  const finns = stacks(state, 'finn');
  return [...within(LENINGRAD, NEAR, () => true).keys()].some((hex) => finns.has(hex));
};

/** Whether the city would be open, with Finns about, were some units not there. */
export const isLeftOpenBy = (state: State, units: readonly UnitId[]): boolean => {
  const there = holders(state);
  return there.length > 0 && there.every((id) => units.includes(id)) && isWatched(state);
};

/** Finnish Attack Strength in the open before the city that is no mere picket. */
const SORTIE = 6;
/** Nearer to the city than any fort of the Line. */
const BEFORE = 3;

/** Whether the Finns have come out of their forts before Leningrad: then nobody who is near it may leave. */
export function isSortie(state: State): boolean {
  const finns = stacks(state, 'finn');
  let sum = 0;
  for (const hex of within(LENINGRAD, BEFORE, () => true).keys())
    for (const id of finns.get(hex) ?? []) sum += kind(id).attack;
  return sum >= SORTIE;
}

/** Two marches from the city. */
const AT_HAND = 5;
export const isNearLeningrad = (hex: Hex): boolean => board.distance(hex, LENINGRAD) <= AT_HAND;

/** The chance that attacks from Leningrad leave nobody there: killed, driven back, or given for the defenders. */
export function chanceOfOpening(state: State, attacks: readonly AttackPlan[]): number {
  const there = holders(state);
  if (!there.length) return 0;
  let chance = 1;
  for (const id of there) {
    const attack = attacks.find(({ attackers }) => attackers.includes(id));
    if (!attack) return 0;
    const { faces, defence } = odds(state, attack);
    const own = attack.attackers.reduce((sum, unit) => sum + kind(unit).attack, 0);
    const bad = faces.filter((face) => face === 'Ae' || face === 'Ar' || (face === 'Ex' && own <= defence));
    chance = Math.min(chance, bad.length / (faces.length || 1));
  }
  return chance > 0 && isWatched(state) ? chance : 0;
}
