import { stackingLimit, supplyTable, type Hex, type State, type UnitId } from '#engine/winter-war';
import {
  around,
  fieldTo,
  hexes,
  inFinland,
  kind,
  LADOGA,
  MANNERHEIM,
  OULU,
  PETSAMO,
  rowOf,
  stacks,
  unitsOf,
  VIIPURI,
  VIIPURI_ROW,
} from './ground.ts';
import type { FinnishPlan } from './war-plan.ts';

/** A place to be held, and what it is worth. */
export interface Post {
  readonly hex: Hex;
  readonly worth: number;
  /** Defence counts double here. */
  readonly strong: boolean;
  /** Results in parentheses hold. */
  readonly fort: boolean;
  /** Attack Strength that may fall on it next turn. */
  readonly threat: number;
}

const NORTH_END = hexes('1914 1815 1814');
const COAST = hexes('1305 1206 1106');

/** Soviet units by where they could be next to in their coming turn, roughly: their march and one hex. */
function threatTo(state: State, hex: Hex, fear: number): number {
  const finns = stacks(state, 'finn');
  const ground = supplyTable(state.turn + 1);
  const approaches = around(hex).filter((next) => ground[next] && !finns.has(next));
  if (!approaches.length) return 0;
  const used = new Set<UnitId>();
  const soviets = unitsOf(state, 'soviet')
    .filter((id) => kind(id).attack > 0 && !(kind(id).arm === 'border-guard' && inFinland(hex)))
    .sort((a, b) => kind(b).attack - kind(a).attack || a - b);
  let sum = 0;
  for (const approach of approaches) {
    const field = fieldTo([approach], state.turn + 1);
    let room = stackingLimit(approach);
    for (const id of soviets) {
      if (room <= 0) break;
      if (used.has(id) || field[state.units[id]!.at]! > kind(id).movement) continue;
      used.add(id);
      sum += kind(id).attack * (state.units[id]!.cut ? fear : 1);
      room--;
    }
  }
  return sum;
}

/** What is to be held now. */
export function postsOf(state: State, { fear, ladoga, viipuri, petsamo, oulu, coast }: FinnishPlan): Post[] {
  const soviets = stacks(state, 'soviet');
  const found = new Map<Hex, number>();
  const add = (list: readonly Hex[], worth: number): void => {
    for (const hex of list) if (!soviets.has(hex)) found.set(hex, Math.max(found.get(hex) ?? 0, worth));
  };
  const broken = MANNERHEIM.some((hex) => soviets.has(hex) || state.owner[hex] === 2);
  add(MANNERHEIM, 50);
  add(LADOGA, ladoga);
  add([VIIPURI], broken ? 35 : viipuri);
  add([OULU], oulu);
  add([PETSAMO], petsamo);
  add(NORTH_END, 5);
  if (broken) {
    add(VIIPURI_ROW, 6);
    // Close behind the breach, before the roads to Viipuri.
    for (const hex of around(VIIPURI)) if (inFinland(hex) && supplyTable(1)[hex]) add([hex], 9);
    for (const fort of MANNERHEIM)
      if (soviets.has(fort))
        for (const hex of around(fort))
          if (inFinland(hex) && supplyTable(1)[hex] && rowOf(hex) >= 6) add([hex], 8);
  }
  if (state.turn >= coast) add(COAST, 8);
  screens(state, add);
  return [...found].map(([hex, worth]) => ({
    hex,
    worth,
    strong: MANNERHEIM.includes(hex) || LADOGA.includes(hex) || [VIIPURI, OULU, PETSAMO].includes(hex),
    fort: MANNERHEIM.includes(hex) || LADOGA.includes(hex),
    threat: threatTo(state, hex, fear),
  }));
}

/** In the north somebody stands in the way of each column, where its next march would end. */
function screens(state: State, add: (list: readonly Hex[], worth: number) => void): void {
  const finns = stacks(state, 'finn');
  for (const [hex, there] of stacks(state, 'soviet')) {
    if (rowOf(hex) <= 13 || !there.some((id) => kind(id).attack > 1)) continue;
    const goal = rowOf(hex) >= 47 ? PETSAMO : OULU;
    const field = fieldTo([goal], state.turn);
    const far = field[hex]!;
    if (far > 14) continue;
    const next = around(hex)
      .flatMap(around)
      .filter((to) => field[to] === far - 2 && inFinland(to) && supplyTable(1)[to]);
    const [best] = next.sort((a, b) => (finns.has(b) ? 1 : 0) - (finns.has(a) ? 1 : 0) || a - b);
    if (best !== undefined) add([best], 3 + 6 / Math.max(1, far));
  }
}

/**
 * The chance, roughly, that a post falls to the attack that may come. The first defender tells most, so that
 * no line is left thin for the sake of one strong place.
 */
export function risk({ threat, strong, fort }: Post, defence: number, men: number): number {
  if (!threat) return men ? 0 : 0.04;
  if (!men) return 1;
  return threat / (threat + (fort ? FORT : strong ? CITY : OPEN) * Math.max(0.3, defence));
}
/** How well ground serves a defender. */
const FORT = 3;
const CITY = 2.2;
const OPEN = 1.2;

/** What the posts are worth as they are held. */
export const heldWorth = (state: State, posts: readonly Post[]): number => {
  const finns = stacks(state, 'finn');
  return posts.reduce((sum, post) => {
    const men = (finns.get(post.hex) ?? []).filter((id) => kind(id).arm !== 'ski');
    const defence = men.reduce((points, id) => points + kind(id).defence, 0);
    return sum + post.worth * (1 - risk(post, defence, men.length));
  }, 0);
};
