import type { Hex, State, UnitId } from '#engine/winter-war';
import { assaults, prospect, waysOf, type Assembly, type Ways } from './assault.ts';
import { bettered } from './assembly.ts';
import { bringUp } from './bring-up.ts';
import type { Chance } from './chance.ts';
import { share, type Mind, type Thought } from './contract.ts';
import { drawBack } from './draw-back.ts';
import { exposure } from './exposure.ts';
import { around, inUssr, isGuard, kind, MANNERHEIM, stacks } from './ground.ts';
import { moveHqs } from './headquarters.ts';
import { isNearLeningrad, isSortie } from './leningrad-garrison.ts';
import { leavesMurmansk, holdMurmansk } from './murmansk.ts';
import { isAloneInCity, watchRailway } from './rail-watch.ts';
import type { Sketch } from './sketch.ts';
import { mayStorm } from './soviet-goals.ts';
import { suppliedHexes, hunger } from './soviet-supply.ts';
import { tasteOf } from './taste.ts';
import { groundWorth } from './worth.ts';

/** An officer's turn: HQs forward, assaults that pay, those who cannot win drawn back, all others up behind them. */
export function* sovietMoves(sketch: Sketch, mind: Mind, chance: Chance): Thought<void> {
  const taste = tasteOf(mind, sketch.state);
  const general = mind.level === 'general';
  moveHqs(sketch, mind.plan.soviet);
  yield 0.1;
  const ways = waysOf(sketch.state, 'soviet');
  yield 0.2;
  const supplied = suppliedHexes(sketch.state);
  const { caution } = mind.plan.soviet;
  const extra = (state: State): number =>
    (general ? hunger(state, mind.plan.soviet.wayBack) : 0) -
    (caution ? caution * exposure(state, 'soviet') : 0);
  const { relief, hunt } = mind.plan.soviet;
  const sortie = isSortie(sketch.state);
  const isWanted = (unit: UnitId, to: Hex): boolean =>
    sortie && isNearLeningrad(sketch.state.units[unit]!.at) && !isNearLeningrad(to);
  const maySend = (unit: UnitId, to: Hex): boolean =>
    !isWanted(unit, to) &&
    !leavesMurmansk(sketch.state, unit, to, relief) &&
    !(hunt && isAloneInCity(sketch.state, unit));
  const assembly: Assembly = {
    ways,
    mayJoin: (unit, _from, to) => (isGuard(unit) || supplied.has(to)) && maySend(unit, to),
  };
  holdMurmansk(sketch, ways, relief);
  yield 0.2;
  const attempts = {
    side: 'soviet',
    targets: targets(sketch.state, ways, mind),
    assembly,
    taste,
    looks: mind.budget,
    least: mind.weights.gain,
    extra,
  } as const;
  const start = sketch.state;
  const weigh = caution ? extra : none;
  const drawn = function* (muster: Sketch): Thought<Sketch> {
    const attempt = sketch.copy();
    attempt.adopt(muster);
    yield* drawBack(attempt, ways, supplied, taste, weigh, mind.plan.soviet);
    return attempt;
  };
  const promise = ({ state }: Sketch): number =>
    (prospect(state, 'soviet', taste) ?? -Infinity) + extra(state);
  const more = mind.budget * mind.plan.soviet.changes;
  const plain = sketch.copy();
  yield* share(0.2, more ? 0.35 : 0.8, assaults(plain, attempts));
  let battle = yield* share(more ? 0.35 : 0.8, more ? 0.4 : 0.85, drawn(plain));
  if (more) {
    const better = yield* share(0.4, 0.8, bettered(start, plain, { ...attempts, more }, chance));
    const searched = better === plain ? battle : yield* share(0.8, 0.85, drawn(better));
    // What was searched for must show: a muster that promises hardly more ties the army down.
    if (searched !== battle && promise(searched) >= promise(battle) + mind.weights.gain) battle = searched;
  }
  sketch.adopt(battle);
  const watch = !general
    ? new Set<UnitId>()
    : yield* share(0.85, 0.9, watchRailway(sketch, ways, maySend, mind.plan.soviet));
  yield* share(0.9, 1, bringUp(sketch, ways, supplied, chance, mind, watch, isWanted));
  sketch.demolish('soviet');
  sketch.end();
}

const none = (): number => 0;

/** Finnish hexes within somebody's reach, the most promising first. */
function targets(state: State, ways: Ways, { weights, plan }: Mind): Hex[] {
  const found = new Map<Hex, number>();
  const storm = mayStorm(state, plan.soviet);
  for (const [hex, there] of stacks(state, 'finn')) {
    const gift = there.every((id) => kind(id).defence <= 1) && there.length < 2;
    if (!storm && MANNERHEIM.includes(hex) && !gift) continue;
    const near = around(hex);
    let force = 0;
    for (const [unit, ends] of ways)
      if (near.some((next) => ends.has(next) || state.units[unit]!.at === next)) force += kind(unit).attack;
    if (!force) continue;
    const defence = there.reduce((sum, id) => sum + kind(id).defence, 0);
    const raider = inUssr(hex) ? 12 + (weights.relief?.get(hex) ?? 0) : 0;
    found.set(hex, groundWorth(hex, weights) + raider + Math.min(6, force / Math.max(1, defence)));
  }
  return [...found.keys()].sort((a, b) => found.get(b)! - found.get(a)! || a - b);
}
