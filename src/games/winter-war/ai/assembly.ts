import { board, type Hex, type State, type UnitId } from '#engine/winter-war';
import {
  searchAssaults,
  tryMove,
  forecastAttackValue,
  canFight,
  type AssaultSearch,
  type AssaultPool,
} from './assault.ts';
import type { RandomSource } from './chance.ts';
import { scaleProgress, type SearchTask } from './contract.ts';
import { landNeighbours } from './ground.ts';
import { Sketch } from './sketch.ts';

/** Who goes where, in the order of marching. */
type Destinations = ReadonlyMap<UnitId, Hex>;

const HEXES = board.columns * board.rows;

interface RefinedSearch extends AssaultSearch {
  /** Positions judged at the most once the assaults have been tried. */
  readonly refinements: number;
}

/** A change is kept when it betters the prospect by so much, in attack points. */
const MIN_REFINEMENT_GAIN = 0.1;
/** Proposals for a look: most of those that are not looked at have no room. */
const PROPOSALS_PER_REFINEMENT = 4;

/** The marches of a sketch, by unit. */
const destinationsIn = ({ actions }: Sketch): Destinations =>
  new Map(actions.flatMap((a) => (a.type === 'move' ? [[a.unit, a.path.at(-1)!] as const] : [])));

/** Moves the units up for the best attacks that are found. */
export function* assembleAssaults(
  sketch: Sketch,
  search: RefinedSearch,
  random: RandomSource,
): SearchTask<void> {
  const start = sketch.state;
  const muster = sketch.copy();
  yield* scaleProgress(0, search.refinements ? 0.3 : 1, searchAssaults(muster, search));
  sketch.adopt(yield* scaleProgress(0.3, 1, refineAssaults(start, muster, search, random)));
}

/**
 * Betters a muster by one change after another: somebody more comes to a hex beside the enemy, somebody stays
 * behind, or one takes another's place. The exact planner judges each; what is better stands.
 */
export function* refineAssaults(
  start: State,
  first: Sketch,
  { side, targets, pool, preferences, refinements, extraValue = () => 0 }: RefinedSearch,
  random: RandomSource,
): SearchTask<Sketch> {
  const slots = refinements ? findSlots(start, targets, pool) : [];
  if (!slots.length) return first;
  const judge = (state: State): number | null => {
    const worth = forecastAttackValue(state, side, preferences);
    return worth === null ? null : worth + extraValue(state);
  };
  let best = first;
  let posts = destinationsIn(first);
  let trail = playMarches(start, posts, pool, []);
  let most = judge(first.state) ?? -Infinity;
  let looked = 0;
  const known = new Set<string>();
  for (let tries = 0; looked < refinements && tries < refinements * PROPOSALS_PER_REFINEMENT; tries++) {
    const changed = proposeChange(posts, slots, random);
    const name = destinationsKey(changed);
    // Three of four proposals have been judged already.
    if (known.has(name)) {
      looked++;
      continue;
    }
    const march = playMarches(start, changed, pool, trail);
    if (march.length < changed.size) continue;
    known.add(name);
    looked++;
    yield looked / refinements;
    const attempt = march.at(-1)?.sketch ?? new Sketch(start);
    const worth = judge(attempt.state);
    if (worth === null || worth < most + MIN_REFINEMENT_GAIN) continue;
    [best, posts, trail, most] = [attempt, changed, march, worth];
  }
  return best;
}

/** A hex beside an enemy that is to be fought, and who could come there to strike at it. */
interface AttackSlot {
  readonly hex: Hex;
  readonly able: readonly UnitId[];
}

function findSlots(start: State, targets: readonly Hex[], { reachMap, mayJoin }: AssaultPool): AttackSlot[] {
  return targets.flatMap((target) =>
    landNeighbours(target).flatMap((hex) => {
      const able = [...reachMap].flatMap(([unit, ends]) =>
        ends.has(hex) && canFight(unit, target) && mayJoin(unit, start.units[unit]!.at, hex) ? [unit] : [],
      );
      return able.length ? [{ hex, able }] : [];
    }),
  );
}

const pickOne = <T>(list: readonly T[], random: RandomSource): T => list[Math.floor(random() * list.length)]!;

/** The same for two musters that send the same units to the same hexes. */
const destinationsKey = (posts: Destinations): string =>
  [...posts]
    .map(([unit, hex]) => unit * HEXES + hex)
    .sort((a, b) => a - b)
    .join();

const canFillSlot = (slots: readonly AttackSlot[], unit: UnitId, to: Hex): boolean =>
  slots.some(({ hex, able }) => hex === to && able.includes(unit));

/** Some change of a muster. */
function proposeChange(
  posts: Destinations,
  slots: readonly AttackSlot[],
  random: RandomSource,
): Destinations {
  const changed = new Map(posts);
  const { hex, able } = pickOne(slots, random);
  const unit = pickOne(able, random);
  if (changed.get(unit) === hex) {
    changed.delete(unit);
    return changed;
  }
  const there = [...posts].flatMap(([id, to]) => (to === hex && id !== unit ? [id] : []));
  const was = changed.get(unit);
  changed.delete(unit);
  // One of those who were to come there makes room, or takes the other's place.
  if (there.length && random() < 0.6) {
    const other = pickOne(there, random);
    changed.delete(other);
    if (was !== undefined && random() < 0.5 && canFillSlot(slots, other, was)) changed.set(other, was);
  }
  changed.set(unit, hex);
  return changed;
}

/** The marches of a muster one by one, each with what has been done by then. */
type MarchTrail = readonly { readonly unit: UnitId; readonly hex: Hex; readonly sketch: Sketch }[];

/**
 * The marches of a muster carried out, up to the first that finds no room. As far as it begins like a muster that has
 * marched already, nothing is done again: most changes come late.
 */
function playMarches(
  start: State,
  posts: Destinations,
  { reachMap }: AssaultPool,
  known: MarchTrail,
): MarchTrail {
  const trail: MarchTrail[number][] = [];
  for (const [unit, hex] of posts) {
    const i = trail.length;
    const done = known[i];
    if (done?.unit === unit && done.hex === hex && known[i - 1] === trail[i - 1]) {
      trail.push(done);
      continue;
    }
    const sketch = new Sketch(start);
    const before = trail.at(-1);
    if (before) sketch.adopt(before.sketch);
    if (!tryMove(sketch, reachMap, unit, hex)) break;
    trail.push({ unit, hex, sketch });
  }
  return trail;
}
