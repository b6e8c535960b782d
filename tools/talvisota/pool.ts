/** Opponents of the lab for Talvisota: each is today's General with one idea. */
import {
  answersTo,
  check,
  conquered,
  finns,
  harassChances,
  legalActions,
  minus,
  plus,
  size,
  SLOTS,
  type Action,
  type Side,
  type State,
} from '#engine/talvisota';
import { maxBy, runToEnd, type AiProfile } from '#games/talvisota/ai/ai-context.ts';
import { chooseActions } from '#games/talvisota/ai/index.ts';
import type { Payoffs } from '#games/talvisota/ai/payoffs.ts';
import type { Attack, DefencePlan } from '#games/talvisota/ai/plans.ts';
import { playAtRandom } from '#games/talvisota/ai/random-player.ts';
import { leastWorth, searchLaunches } from '#games/talvisota/ai/soviet-general.ts';
import { usualSetUp } from '#games/talvisota/set-up/usual.ts';

type Policy = (seen: State, profile: AiProfile) => readonly Action[];

interface Idea {
  /** The side whose play the idea changes. */
  readonly side: Side;
  readonly does: string;
  readonly play: Policy;
}

const END: Action = { type: 'end' };

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

/** Replaces the SCT in the defences by other units, once there is a space to raid. */
function keepScouts(seen: State, actions: readonly Action[]): readonly Action[] {
  if (seen.phase !== 'finnish-allotment' || !conquered(seen).length) return actions;
  let left = seen.finnish.pool;
  for (const action of actions) if (action.type === 'prepare') left = minus(left, action.units);
  return actions.map((action) => {
    if (action.type !== 'prepare') return action;
    const { SCT } = action.units;
    const SK = Math.min(left.SK, SCT);
    const RES = Math.min(left.RES, SCT - SK);
    left = minus(left, finns({ SK, RES }));
    const units = plus(minus(action.units, finns({ SCT })), finns({ SK, RES }));
    return size(units) ? { ...action, units } : action;
  });
}

export const POOL = {
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
  'scout-keeper': {
    side: 'finn',
    does: 'The same, and no Scout defends once there is a space to raid.',
    play: (seen, profile) =>
      isRaid(seen) ? raid(seen, profile) : keepScouts(seen, asGeneral(seen, profile)),
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
