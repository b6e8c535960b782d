import { hexesInReach, reach, type Hex, type State, type UnitId } from '#engine/winter-war';
import { mustered } from './assembly.ts';
import { waysOf, type Assembly, type Ways } from './assault.ts';
import { whims, type Chance } from './chance.ts';
import { finalPoints, isLastTurn, spoil } from './last-turn.ts';
import { share, type Mind, type Thought } from './contract.ts';
import { exposure } from './exposure.ts';
import { isHq, kind, LENINGRAD, SOVIET_CITIES, stacks, unitsOf } from './ground.ts';
import { bound, man, takePosts } from './finnish-garrisons.ts';
import { raid } from './finnish-patrols.ts';
import { postsOf } from './finnish-posts.ts';
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
