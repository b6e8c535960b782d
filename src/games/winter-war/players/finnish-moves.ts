import {
  enemyOf,
  hexesInReach,
  mayMove,
  murmanskDefended,
  reach,
  stackingLimit,
  type Hex,
  type State,
  type UnitId,
} from '../../../engine/winter-war/index.ts';
import { mustered } from './assembly.ts';
import { go, waysOf, type Assembly, type Ways } from './assault.ts';
import { whims, type Chance } from './chance.ts';
import { finalPoints, isLastTurn, spoil } from './last-turn.ts';
import { share, type Mind, type Thought } from './contract.ts';
import { exposure } from './exposure.ts';
import {
  around,
  fieldTo,
  isHq,
  kind,
  LENINGRAD,
  rowOf,
  SOVIET_CITIES,
  sovietRailway,
  stacks,
  unitsOf,
  VIIPURI,
  disc,
} from './ground.ts';
import { postsOf, risk, type Post } from './finnish-posts.ts';
import { raidersOf, raidRailway } from './rail-raid.ts';
import type { Sketch } from './sketch.ts';
import { tasteOf } from './taste.ts';
import { THE_WAR, unitWorth } from './worth.ts';

/** An officer's turn: the lines are filled by the danger they are in, the weak are struck, the rest go where they are missed. */
export function* finnishMoves(sketch: Sketch, mind: Mind, chance: Chance): Thought<void> {
  walkIntoLeningrad(sketch);
  if (sketch.state.phase === 'over') return;
  if (mind.level === 'general' && isLastTurn(sketch.state)) {
    yield* lastMarch(sketch, mind);
    return;
  }
  const ways = waysOf(sketch.state, 'finn');
  yield 0.1;
  const posts = postsOf(sketch.state, mind.plan.finn);
  yield 0.15;
  const { raid: raiding } = mind.plan.finn;
  const raiders = raiding ? raidersOf(sketch.state, raiding) : [];
  raidRailway(sketch, ways, raiders);
  const garrison = man(sketch.state, posts, ways, raiders);
  for (const unit of raiders) garrison.set(unit, sketch.state.units[unit]!.at);
  yield 0.2;
  // A general's screens in the wilds strike first, where there is something to strike at.
  const firm = mind.level === 'general' ? bound(garrison, posts) : garrison;
  for (const unit of raiders) if (firm !== garrison) firm.set(unit, sketch.state.units[unit]!.at);
  takePosts(sketch, ways, firm);
  yield 0.3;
  const { caution } = mind.plan.finn;
  const safety = (state: State): number => (caution ? -caution * exposure(state, 'finn') : 0);
  yield* share(0.3, 0.9, strike(sketch, mind, ways, firm, safety));
  if (firm !== garrison) takePosts(sketch, ways, garrison);
  raid(sketch, ways, garrison, posts, chance, mind.level === 'general');
  sketch.demolish('finn');
  sketch.end();
}

/** Whoever can walk into Leningrad has won (E1), or a hundred points where the errata are off. */
function walkIntoLeningrad(sketch: Sketch): void {
  if (stacks(sketch.state, 'finn').has(LENINGRAD)) return;
  for (const unit of unitsOf(sketch.state, 'finn')) {
    if (!hexesInReach(sketch.state, unit).includes(LENINGRAD)) continue;
    const way = reach(sketch.state, unit).find(({ hex }) => hex === LENINGRAD);
    if (way?.mayEnd && sketch.play({ type: 'move', unit, path: way.path })) return;
  }
}

function takePosts(sketch: Sketch, ways: Ways, posts: ReadonlyMap<UnitId, Hex>): void {
  // Twice: some posts are free only when others have left them.
  for (let round = 0; round < 2; round++)
    for (const [unit, hex] of inOrder(sketch.state, posts)) go(sketch, ways, unit, hex);
}

/** Nothing need be held after the last turn: what counts is what the Soviets cannot show any more. */
function* lastMarch(sketch: Sketch, mind: Mind): Thought<void> {
  const used = yield* share(0, 0.6, spoil(sketch, LAST_LOOKS));
  const held = new Map([...used].map((id) => [id, sketch.state.units[id]!.at]));
  yield* share(0.6, 1, strike(sketch, mind, waysOf(sketch.state, 'finn'), held, saved));
  sketch.demolish('finn');
  sketch.end();
}
const LAST_LOOKS = 300;
const saved = (state: State): number => -(finalPoints(state) ?? 0);

/** The step that ski troops may still make after battle: on with the raid, for those who hold nothing. */
export function exploit(sketch: Sketch, mind: Mind, chance: Chance): void {
  const { state } = sketch;
  const posts = postsOf(state, mind.plan.finn);
  const held = new Set(posts.map(({ hex }) => hex));
  const garrison = new Map(
    unitsOf(state, 'finn').flatMap((id): [UnitId, Hex][] => {
      const { at } = state.units[id]!;
      return held.has(at) ? [[id, at]] : [];
    }),
  );
  raid(sketch, waysOf(state, 'finn'), garrison, posts, chance);
  sketch.end();
}

/** Who goes to which post: one after another, wherever a man lowers the danger most. */
function man(state: State, posts: readonly Post[], ways: Ways, away: readonly UnitId[]): Map<UnitId, Hex> {
  const chosen = new Map<UnitId, Hex>();
  const units = unitsOf(state, 'finn').filter(
    (id) => kind(id).arm !== 'ski' && !kind(id).allied && !away.includes(id),
  );
  const defence = new Map<Hex, number>();
  const men = new Map<Hex, number>();
  // Who cannot move holds what he stands on.
  for (const id of units) {
    const { at } = state.units[id]!;
    if (mayMove(state, id)) continue;
    defence.set(at, (defence.get(at) ?? 0) + kind(id).defence);
    men.set(at, (men.get(at) ?? 0) + 1);
  }
  const free = new Set(units.filter((id) => mayMove(state, id)));
  for (;;) {
    let best: { unit: UnitId; post: Post } | null = null;
    let most = 0.08;
    for (const post of posts) {
      const now = defence.get(post.hex) ?? 0;
      const count = men.get(post.hex) ?? 0;
      if (count >= stackingLimit(post.hex)) continue;
      const before = risk(post, now, count);
      for (const unit of free) {
        const { at } = state.units[unit]!;
        if (at !== post.hex && !ways.get(unit)?.has(post.hex)) continue;
        const points = kind(unit).defence;
        const gain = post.worth * (before - risk(post, now + points, count + 1));
        // Many points where few would do are wasted; whoever is there already had better stay.
        const worth = gain - points * 0.12 + (at === post.hex ? 0.6 + points * 0.1 : 0);
        if (worth > most) [best, most] = [{ unit, post }, worth];
      }
    }
    if (!best) return chosen;
    const { unit, post } = best;
    free.delete(unit);
    chosen.set(unit, post.hex);
    defence.set(post.hex, (defence.get(post.hex) ?? 0) + kind(unit).defence);
    men.set(post.hex, (men.get(post.hex) ?? 0) + 1);
  }
}

/** Moves in an order in which those who leave make room for those who come. */
function inOrder(state: State, chosen: ReadonlyMap<UnitId, Hex>): [UnitId, Hex][] {
  const leaves = (unit: UnitId): number => (stackOf(state, state.units[unit]!.at) > 1 ? 0 : 1);
  return [...chosen].sort((a, b) => leaves(a[0]) - leaves(b[0]) || a[0] - b[0]);
}
const stackOf = (state: State, hex: Hex): number => stacks(state, 'finn').get(hex)?.length ?? 0;

/** Those who may not leave their posts even to strike: a screen in the wilds may. */
function bound(garrison: ReadonlyMap<UnitId, Hex>, posts: readonly Post[]): Map<UnitId, Hex> {
  const firm = new Set(posts.filter(({ worth }) => worth >= FIRM).map(({ hex }) => hex));
  return new Map([...garrison].filter(([, hex]) => firm.has(hex)));
}
const FIRM = 9;

/** Blows at whatever stands alone or weak, by those who hold nothing. */
function* strike(
  sketch: Sketch,
  mind: Mind,
  ways: Ways,
  garrison: ReadonlyMap<UnitId, Hex>,
  extra: (state: State) => number,
): Thought<void> {
  const { state } = sketch;
  const weak = [...stacks(state, 'soviet')]
    .map(([hex, there]) => ({
      hex,
      prize:
        there.reduce((sum, id) => sum + unitWorth(id), 0) +
        (there.every(isHq) ? 6 : 0) +
        (hex === LENINGRAD ? THE_WAR : 0),
      defence: there.reduce((sum, id) => sum + kind(id).defence / (state.units[id]!.cut ? 2 : 1), 0),
    }))
    .filter(({ hex, defence }) => defence <= 8 && (hex === LENINGRAD || !SOVIET_CITIES.includes(hex)))
    .sort((a, b) => b.prize / b.defence - a.prize / a.defence || a.hex - b.hex)
    .map(({ hex }) => hex);
  const assembly: Assembly = { ways, mayJoin: (unit, _from, _to) => !garrison.has(unit) };
  const attempts = {
    side: 'finn',
    targets: weak,
    assembly,
    taste: tasteOf(mind, state),
    looks: mind.budget,
    more: mind.budget * mind.plan.finn.changes,
    least: mind.weights.gain,
    extra,
  } as const;
  yield* mustered(sketch, attempts, whims(mind, state));
}

/**
 * Ski patrols wait out of reach until the last turns, apart from each other, and come so near that the railway
 * is cut when nobody can mend it any more.
 */
function lurk(state: State, unit: UnitId, hex: Hex, toRail: Int16Array): number {
  const { movement } = kind(unit);
  const distance = Math.min(FARTHEST, movement * (state.lastTurn - state.turn));
  let worth = -Math.abs(toRail[hex]! - distance);
  const soviets = stacks(state, 'soviet');
  for (const [near, far] of disc(hex, 3)) {
    const hunters = soviets.get(near)?.filter((id) => !isHq(id)).length ?? 0;
    worth -= hunters * (far <= 1 ? 2 : 0.7);
  }
  const mates = (stacks(state, 'finn').get(hex) ?? []).filter((id) => id !== unit && kind(id).arm === 'ski');
  return worth - mates.length * 1.5;
}
const FARTHEST = 8;

/** All others: patrols to the enemy's railway and cities, the rest behind the post that misses them most. */
function raid(
  sketch: Sketch,
  ways: Ways,
  garrison: ReadonlyMap<UnitId, Hex>,
  posts: readonly Post[],
  chance: Chance,
  patient = false,
): void {
  const start = sketch.state;
  const soviets = stacks(start, enemyOf('finn'));
  const inNeed = posts.filter(({ threat, worth }) => threat > 0 && worth >= 20).map(({ hex }) => hex);
  const behind = fieldTo(inNeed.length ? inNeed : [VIIPURI], start.turn);
  const rails = railGoals(start);
  const toRail = rails.length ? fieldTo(rails, start.turn) : null;
  for (const unit of unitsOf(start, 'finn')) {
    const { state } = sketch;
    if (garrison.has(unit) || !mayMove(state, unit)) continue;
    const { at } = state.units[unit]!;
    const patrol = kind(unit).arm === 'ski' || (kind(unit).label === '1-1-3' && rowOf(at) > 19);
    const worth = (hex: Hex): number => {
      const contact = around(hex).reduce((sum, next) => sum + (soviets.get(next)?.length ?? 0), 0);
      if (patient && toRail && kind(unit).arm === 'ski') return lurk(state, unit, hex, toRail);
      if (patrol && toRail) {
        const cityThere = SOVIET_CITIES.includes(hex) ? 4 : 0;
        return -toRail[hex]! - contact * 0.5 + cityThere;
      }
      return -behind[hex]! - contact * 3 - (hex === at ? 0 : 0.2);
    };
    const here = worth(at);
    const open = [...(ways.get(unit)?.keys() ?? [])]
      .map((hex) => ({ hex, worth: worth(hex) + chance() * 0.2 }))
      .filter((end) => end.worth > here + 0.3)
      .sort((a, b) => b.worth - a.worth);
    for (const { hex } of open.slice(0, 4)) if (go(sketch, ways, unit, hex)) break;
  }
}

/** The Soviet railway north of Lake Onega, and the cities on it, where nobody stands. */
function railGoals(state: State): Hex[] {
  const soviets = stacks(state, 'soviet');
  return sovietRailway().filter(
    (hex) => !soviets.has(hex) && (murmanskDefended(state.options) || rowOf(hex) < 50),
  );
}
