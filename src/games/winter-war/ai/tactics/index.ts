import { OWNER, type Action, type Hex, type State } from '#engine/winter-war';
import type { AiContext, SearchTask } from '../ai-context.ts';
import { forecastAttackValue } from '../assaults.ts';
import { attackPreferences } from '../attacks.ts';
import { victoryHexes } from '../endgame.ts';
import { findPosts, heldPostValue } from '../finnish-posts.ts';
import { attackOf, landNeighbours, theatreOf, unitsOf, unitType } from '../ground.ts';
import { applyChanges, playPlan } from '../sketch.ts';
import { supplyPenalty } from '../soviet-supply.ts';
import { hexValue, totalExposure } from '../values.ts';
import * as finnish from './finnish.ts';
import * as garrisons from './garrisons.ts';
import { TACTICS_OF, type TacticName } from './names.ts';
import * as pockets from './pockets.ts';
import * as raiders from './raiders.ts';
import { CORPS_ATTACK, type PlannedMarch, type Tactic } from './tactic.ts';
import type { Why } from '../worker-client.ts';

export const LIBRARY: Readonly<Record<TacticName, Tactic>> = {
  'reopen-line': raiders.reopenLine,
  'hunt-raider': raiders.huntRaider,
  'guard-murmansk-seven': garrisons.guardMurmansk,
  'hold-cities': garrisons.holdCities,
  'garrison-leningrad': garrisons.garrisonLeningrad,
  'guard-line': raiders.guardLine,
  'keep-rear': pockets.keepRear,
  'leave-pocket': pockets.leavePocket,
  'guard-headquarters': garrisons.guardHeadquarters,
  'last-turn-guard': garrisons.lastTurnGuard,
  'avoid-blow': pockets.avoidBlow,
  'avoid-hopeless': pockets.avoidHopeless,
  'hold-viipuri': finnish.holdViipuri,
  'hold-oulu': finnish.holdOulu,
  'keep-division': finnish.keepDivision,
  'cut-line': finnish.cutLine,
  pocket: finnish.pocket,
  'last-turn-raid': finnish.lastTurnRaid,
};

const MAX_CHANGES = 6;
const MAX_TRIED = 10;
/** Most marches judged in all, to limit the time; usually half as many are needed. */
const MAX_JUDGED = 100;
/** Least gain in attack points for which a march is changed. */
const MIN_GAIN = 0.3;

const tacticsOf = ({ side, tactics }: AiContext): TacticName[] =>
  TACTICS_OF[side].filter((name) => tactics.includes(name));

export const costOf = (name: TacticName, march: PlannedMarch): number =>
  LIBRARY[name].assess(march)?.cost ?? 0;

/** Units out of supply after their own march neither attack nor block. */
const SUPPLY_WEIGHT = 2.5;
/** Share of corps' strength counted as lost while they are away from the isthmus, where they are needed. */
const AWAY_SHARE = 0.6;

const strengthAway = (end: State): number =>
  attackOf(
    unitsOf(end, 'soviet').filter(
      (unit) => unitType(unit).attack >= CORPS_ATTACK && theatreOf(end.units[unit]!.at) !== 'isthmus',
    ),
  );

/** Tactics against losses that cannot be made good. */
const IRREPARABLE: readonly TacticName[] = ['hold-cities', 'garrison-leningrad', 'guard-headquarters'];
/** Share at which other situations count for an advance, for they may be relieved, and for one that takes a prize. */
const REPARABLE_SHARE = 0.4;
const PRIZE_SHARE = 0.25;

/** Cost of situations added by an advance to a hex. */
export function addedCost(before: State, after: State, to: Hex, ai: AiContext): number {
  const reparable = victoryHexes(before).has(to) ? PRIZE_SHARE : REPARABLE_SHARE;
  const totalCost = (state: State): number =>
    tacticsOf(ai).reduce((sum, name) => {
      const share = IRREPARABLE.includes(name) ? 1 : reparable;
      return share ? sum + share * costOf(name, { seen: state, end: state, ai }) : sum;
    }, 0);
  return totalCost(after) - totalCost(before);
}

/** Changes a march by the player's tactics as long as the total value of tactics and attacks rises. */
export function* applyTactics(seen: State, ai: AiContext, first: Action[]): SearchTask<Action[]> {
  const tactics = tacticsOf(ai);
  const preferences = attackPreferences(ai, seen);
  const posts = ai.side === 'finn' ? findPosts(seen, ai.plan.finn) : [];
  const { caution } = ai.plan[ai.side];
  let judged = 0;
  /** Worth of a march; -Infinity for a Soviet one below `least`, which tactics only lower. */
  const judge = (end: State, least = -Infinity): number => {
    judged++;
    const attacks = forecastAttackValue(end, preferences);
    let worth = attacks - caution * totalExposure(end, ai.side);
    worth +=
      ai.side === 'soviet'
        ? SUPPLY_WEIGHT * supplyPenalty(end, true) - AWAY_SHARE * strengthAway(end)
        : heldPostValue(end, posts);
    for (const hex of victoryHexes(end))
      if (end.owner[hex] === OWNER.soviet) worth += (ai.side === 'soviet' ? 1 : -1) * hexValue(hex);
    for (const name of tactics) {
      if (worth < least && ai.side === 'soviet') return -Infinity;
      worth -= costOf(name, { seen, end, ai });
    }
    return worth;
  };
  let plan = first;
  let end = playPlan(seen, plan);
  if (end.outcome || !tactics.length) return plan;
  let worth = judge(end);
  let done = 0;
  for (const name of tactics) {
    const { assess, respond } = LIBRARY[name];
    for (let made = 0; made < MAX_CHANGES; made++) {
      const march: PlannedMarch = { seen, end, ai };
      const situation = assess(march);
      if (!situation) break;
      let better: { plan: Action[]; end: State } | null = null;
      let tried = 0;
      for (const changes of respond(march, situation)) {
        if (tried++ >= MAX_TRIED || judged >= MAX_JUDGED) break;
        yield (done + made / MAX_CHANGES) / tactics.length;
        const other = applyChanges(seen, plan, ...changes);
        if (!other) continue;
        const then = playPlan(seen, other);
        const value = judge(then, worth + MIN_GAIN);
        if (value < worth + MIN_GAIN) continue;
        [better, worth] = [{ plan: other, end: then }, value];
      }
      if (!better) break;
      ({ plan, end } = better);
    }
    done++;
  }
  return plan;
}

/** A reason with its value in Soviet attack points. */
export interface WeightedReason {
  readonly value: number;
  readonly why: Why;
}

/** Value of an action that ends a situation whose cost is part of the attacks. */
const ATTACK_REASON_VALUE = 3;

/** What a march does by a tactic: how much less the situation costs than without moves, and its hexes. */
export function reasonOf(name: TacticName, { seen, end, ai }: PlannedMarch): WeightedReason | null {
  const { assess } = LIBRARY[name];
  const before = assess({ seen, end: seen, ai });
  const after = assess({ seen, end, ai });
  const saved = (before?.cost ?? 0) - (after?.cost ?? 0);
  const hexes = (saved > 0 ? before : null)?.hexes ?? after?.hexes ?? before?.hexes ?? [];
  const reached = reachedIn(seen, end, ai, hexes);
  if (saved > 0) return { value: saved, why: { kind: name, hexes: reached } };
  const isFought = before?.cost === 0 && (!after || reached.length > 0);
  return isFought ? { value: ATTACK_REASON_VALUE, why: { kind: name, hexes } } : null;
}

/** Those of some hexes in or beside which units have arrived, or all if there are none. */
function reachedIn(seen: State, end: State, { side }: AiContext, hexes: readonly Hex[]): readonly Hex[] {
  const arrived = new Set(
    unitsOf(end, side).flatMap((unit) => {
      const { at } = end.units[unit]!;
      return at === seen.units[unit]!.at ? [] : [at, ...landNeighbours(at)];
    }),
  );
  return hexes.filter((hex) => arrived.has(hex));
}
