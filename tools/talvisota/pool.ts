/** Opponents of the lab for Talvisota: each is today's General with one idea. */
import {
  answersTo,
  check,
  freeUnits,
  harassChances,
  legalActions,
  size,
  SLOTS,
  SOVIET_PLANS,
  startsOf,
  supportsFor,
  type Action,
  type Side,
  type State,
} from '#engine/talvisota';
import { maxBy, runToEnd, type AiProfile } from '#games/talvisota/ai/ai-context.ts';
import { chooseActions } from '#games/talvisota/ai/index.ts';
import type { Payoffs } from '#games/talvisota/ai/payoffs.ts';
import { oddsDrawn } from '#games/talvisota/ai/hidden-odds.ts';
import { strongestForce, type Attack, type DefencePlan } from '#games/talvisota/ai/plans.ts';
import { playAtRandom } from '#games/talvisota/ai/random-player.ts';
import { END, findOpenTargets, Sketch } from '#games/talvisota/ai/sketch.ts';
import { leastWorth, searchLaunches } from '#games/talvisota/ai/soviet-general.ts';
import { usualSetUp } from '#games/talvisota/set-up/usual.ts';

type Policy = (seen: State, profile: AiProfile) => readonly Action[];

interface Idea {
  /** The side whose play the idea changes. */
  readonly side: Side;
  readonly does: string;
  readonly play: Policy;
}

const asGeneral: Policy = (seen, { side, seed, effort }) =>
  chooseActions(seen, side, 'general', seed, effort);

/** Waits for the end and relies on the Events. */
const passive: Policy = (seen, profile) => {
  if (seen.phase === 'set-up') return usualSetUp(seen);
  return check(seen, END) ? playAtRandom(seen, profile) : [END];
};

/** Plays as the General; when the General sends nothing more, `more` decides. */
const sendMore =
  (more: Policy): Policy =>
  (seen, profile) => {
    const actions = asGeneral(seen, profile);
    const isDone = seen.phase === 'deployment' && !seen.decisions.length && actions[0]?.type === 'end';
    return isDone ? more(seen, profile) : actions;
  };

/** Sends the launch with the highest worth by this measure, if it exceeds `least`. */
const sendAbove =
  (least: (seen: State) => number, worthOf?: Parameters<typeof searchLaunches>[2]): Policy =>
  (seen, profile) => {
    const launch = maxBy(runToEnd(searchLaunches(seen, profile, worthOf)), ({ worth }) => worth);
    return launch && launch.worth > least(seen) ? [launch.action] : [END];
  };

/** Sends a worse force first to a front where the best one waits, to draw the better defence. */
const bait: Policy = (seen, profile) => {
  const actions = asGeneral(seen, profile);
  const [best] = actions;
  if (best?.type !== 'deploy' || answersTo(seen, best.slot).length < 2) return actions;
  const others = runToEnd(searchLaunches(seen, profile)).filter(
    ({ action: { slot, target } }) =>
      slot !== best.slot && SLOTS[slot] === SLOTS[best.slot] && target !== best.target,
  );
  const other = maxBy(others, ({ worth }) => worth);
  return other ? [other.action] : actions;
};

/** Chance against the target, with all defences equally likely. */
const chanceOf = (payoffs: Payoffs, attack: Attack, defences: DefencePlan): number =>
  defences.length
    ? defences.reduce((all, defence) => all + payoffs.chance(attack, defence), 0) / defences.length
    : payoffs.chance(attack, null);

/** Makes the raid that succeeds on most die faces, if it does on any. */
const raid: Policy = (seen) => {
  const successes = (action: Action): number =>
    action.type === 'harass' ? harassChances(seen, action.target, action.scouts).faces.success : 0;
  const best = maxBy([...legalActions(seen)], successes);
  return best && successes(best) ? [best] : [END];
};

const isRaid = ({ phase, decisions }: State): boolean => phase === 'harassment' && !decisions.length;

/** Gives each strategy the strongest force and the first supports that it may have, as the button of the table does. */
function fillBoxes(seen: State): readonly Action[] {
  const sketch = new Sketch(seen);
  for (const [slot, plan] of seen.soviet.plans.entries()) {
    if (!plan?.strategy) continue;
    const { most, supports: room } = SOVIET_PLANS[plan.strategy];
    const ways = startsOf(sketch.state, slot).flatMap((from) => {
      const units = strongestForce(plan.strategy!, freeUnits(sketch.state, from, slot), most);
      return units && findOpenTargets(sketch.state, from).length ? [{ from, units }] : [];
    });
    const way = maxBy(ways, ({ units }) => size(units));
    const supports = supportsFor(sketch.state, slot).slice(0, room);
    if (way && !sketch.play({ type: 'commit', slot, ...way, supports }))
      sketch.play({ type: 'commit', slot, ...way, supports: [] });
  }
  return sketch.done();
}

/** Sends what shows a chance of one half, the best first, and each turn at least one. */
function sendFair(seen: State): readonly Action[] {
  const ways = [...legalActions(seen)].flatMap((action) => {
    const plan = action.type === 'deploy' ? seen.soviet.plans[action.slot] : null;
    if (action.type !== 'deploy' || !plan?.strategy || plan.from === null) return [];
    const { strategy, from, units, supports } = plan;
    return [{ action, chance: oddsDrawn(seen, { ...action, strategy, from, units, supports }) }];
  });
  const best = maxBy(ways, ({ chance }) => chance);
  const isFirst = !seen.soviet.plans.some((plan) => plan?.stage === 'map');
  return best && (isFirst || best.chance >= 0.5) ? [best.action] : [END];
}

/** Solo play without hints, by the chances that the table shows and what it proposes in combats. */
const byCard: Policy = (seen, profile) => {
  if (seen.decisions.length) return asGeneral(seen, profile);
  if (seen.phase === 'soviet-allotment') return fillBoxes(seen);
  if (seen.phase === 'deployment') return sendFair(seen);
  return ['recovery', 'movement', 'soviet-plans', 'set-up'].includes(seen.phase)
    ? playAtRandom(seen, profile)
    : asGeneral(seen, profile);
};

export const POOL = {
  'odds-reader': {
    side: 'soviet',
    does: 'Solo: no hints; sends what shows a chance of one half, and each turn at least one force.',
    play: byCard,
  },
  beginner: {
    side: 'soviet',
    does: 'Solo: follows the hints for moves and strategies; means and launches as the odds-reader.',
    play: (seen, profile) =>
      (['movement', 'soviet-plans'].includes(seen.phase) ? asGeneral : byCard)(seen, profile),
  },
  passive: { side: 'soviet', does: 'Never attacks.', play: passive },
  sleeper: {
    side: 'soviet',
    does: 'Rests until Turn 7.',
    play: (seen, profile) =>
      (seen.turn < 7 && profile.side === 'soviet' ? passive : asGeneral)(seen, profile),
  },
  cautious: {
    side: 'soviet',
    does: 'Sends no more than one force a turn.',
    play(seen, profile) {
      if (seen.phase !== 'deployment') return asGeneral(seen, profile);
      const hasSent = seen.soviet.plans.some((plan) => plan?.stage === 'map');
      if (hasSent && !seen.decisions.length && !check(seen, END)) return [END];
      // Units that the General sends together are sent one by one.
      return asGeneral(seen, profile).slice(0, 1);
    },
  },
  stormy: { side: 'soviet', does: 'Sends whatever has means.', play: sendMore(playAtRandom) },
  eager: {
    side: 'soviet',
    does: 'Sends also what promises up to half a point less than waiting.',
    play: sendMore(sendAbove((seen) => leastWorth(seen) - 0.5)),
  },
  daring: {
    side: 'soviet',
    does: 'Sends also whatever takes its target with a chance of 25 %.',
    play: sendMore(sendAbove(() => 0.25, chanceOf)),
  },
  pressing: {
    side: 'soviet',
    does: 'Attacks also with a lead that is sure.',
    play: sendMore(sendAbove(leastWorth)),
  },
  baiter: {
    side: 'soviet',
    does: 'Sends a worse force first to a front where the best one waits.',
    play: bait,
  },
  raider: {
    side: 'finn',
    does: 'Raids wherever a face of the die succeeds.',
    play: (seen, profile) => (isRaid(seen) ? raid : asGeneral)(seen, profile),
  },
  'never-raids': {
    side: 'finn',
    does: 'Never raids.',
    play: (seen, profile) => (isRaid(seen) ? [END] : asGeneral(seen, profile)),
  },
} as const satisfies Readonly<Record<string, Idea>>;

export type PoolName = keyof typeof POOL;
export const POOL_NAMES = Object.keys(POOL) as PoolName[];
export const isPoolName = (name: string): name is PoolName => name in POOL;
