import { board, type Hex, type State, type UnitId } from '#engine/winter-war';
import { assaults, go, prospect, strikes, type Assaults, type Assembly } from './assault.ts';
import type { Chance } from './chance.ts';
import { share, type Thought } from './contract.ts';
import { around } from './ground.ts';
import { Sketch } from './sketch.ts';

/** Who goes where, in the order of marching. */
type Posts = ReadonlyMap<UnitId, Hex>;

const HEXES = board.columns * board.rows;

interface Search extends Assaults {
  /** Positions judged at the most once the assaults have been tried. */
  readonly more: number;
}

/** A change is kept when it betters the prospect by so much, in attack points. */
const LEAST = 0.1;
/** Proposals for a look: most of those that are not looked at have no room. */
const PROPOSALS = 4;

/** The marches of a sketch, by unit. */
const postsOf = ({ actions }: Sketch): Posts =>
  new Map(actions.flatMap((a) => (a.type === 'move' ? [[a.unit, a.path.at(-1)!] as const] : [])));

/** Moves the units up for the best attacks that are found. */
export function* mustered(sketch: Sketch, search: Search, chance: Chance): Thought<void> {
  const start = sketch.state;
  const muster = sketch.copy();
  yield* share(0, search.more ? 0.3 : 1, assaults(muster, search));
  sketch.adopt(yield* share(0.3, 1, bettered(start, muster, search, chance)));
}

/**
 * Betters a muster by one change after another: somebody more comes to a hex beside the enemy, somebody stays
 * behind, or one takes another's place. The exact planner judges each; what is better stands.
 */
export function* bettered(
  start: State,
  first: Sketch,
  { side, targets, assembly, taste, more, extra = () => 0 }: Search,
  chance: Chance,
): Thought<Sketch> {
  const slots = more ? slotsOf(start, targets, assembly) : [];
  if (!slots.length) return first;
  const judge = (state: State): number | null => {
    const worth = prospect(state, side, taste);
    return worth === null ? null : worth + extra(state);
  };
  let best = first;
  let posts = postsOf(first);
  let trail = marched(start, posts, assembly, []);
  let most = judge(first.state) ?? -Infinity;
  let looked = 0;
  const known = new Set<string>();
  for (let tries = 0; looked < more && tries < more * PROPOSALS; tries++) {
    const changed = proposal(posts, slots, chance);
    const name = nameOf(changed);
    // Three of four proposals have been judged already.
    if (known.has(name)) {
      looked++;
      continue;
    }
    const march = marched(start, changed, assembly, trail);
    if (march.length < changed.size) continue;
    known.add(name);
    looked++;
    yield looked / more;
    const attempt = march.at(-1)?.sketch ?? new Sketch(start);
    const worth = judge(attempt.state);
    if (worth === null || worth < most + LEAST) continue;
    [best, posts, trail, most] = [attempt, changed, march, worth];
  }
  return best;
}

/** A hex beside an enemy that is to be fought, and who could come there to strike at it. */
interface Slot {
  readonly hex: Hex;
  readonly able: readonly UnitId[];
}

function slotsOf(start: State, targets: readonly Hex[], { ways, mayJoin }: Assembly): Slot[] {
  return targets.flatMap((target) =>
    around(target).flatMap((hex) => {
      const able = [...ways].flatMap(([unit, ends]) =>
        ends.has(hex) && strikes(unit, target) && mayJoin(unit, start.units[unit]!.at, hex) ? [unit] : [],
      );
      return able.length ? [{ hex, able }] : [];
    }),
  );
}

const oneOf = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)]!;

/** The same for two musters that send the same units to the same hexes. */
const nameOf = (posts: Posts): string =>
  [...posts]
    .map(([unit, hex]) => unit * HEXES + hex)
    .sort((a, b) => a - b)
    .join();

const mayGo = (slots: readonly Slot[], unit: UnitId, to: Hex): boolean =>
  slots.some(({ hex, able }) => hex === to && able.includes(unit));

/** Some change of a muster. */
function proposal(posts: Posts, slots: readonly Slot[], chance: Chance): Posts {
  const changed = new Map(posts);
  const { hex, able } = oneOf(slots, chance);
  const unit = oneOf(able, chance);
  if (changed.get(unit) === hex) {
    changed.delete(unit);
    return changed;
  }
  const there = [...posts].flatMap(([id, to]) => (to === hex && id !== unit ? [id] : []));
  const was = changed.get(unit);
  changed.delete(unit);
  // One of those who were to come there makes room, or takes the other's place.
  if (there.length && chance() < 0.6) {
    const other = oneOf(there, chance);
    changed.delete(other);
    if (was !== undefined && chance() < 0.5 && mayGo(slots, other, was)) changed.set(other, was);
  }
  changed.set(unit, hex);
  return changed;
}

/** The marches of a muster one by one, each with what has been done by then. */
type Trail = readonly { readonly unit: UnitId; readonly hex: Hex; readonly sketch: Sketch }[];

/**
 * The marches of a muster carried out, up to the first that finds no room. As far as it begins like a muster that has
 * marched already, nothing is done again: most changes come late.
 */
function marched(start: State, posts: Posts, { ways }: Assembly, known: Trail): Trail {
  const trail: Trail[number][] = [];
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
    if (!go(sketch, ways, unit, hex)) break;
    trail.push({ unit, hex, sketch });
  }
  return trail;
}
