import { type State } from '#engine/winter-war';
import { onceForAll } from './chance.ts';
import type { Mind, Person } from './contract.ts';
import { inUssr, kind, MANNERHEIM, OULU, PETSAMO, stacks, theatreOf, unitsOf } from './ground.ts';
import {
  PLAIN_PLAN,
  type Aim,
  type FinnishPlan,
  type Front,
  type Purpose,
  type Raid,
  type Reason,
  type SovietPlan,
  type WarPlan,
} from './war-plan.ts';

const to = (aim: Aim, front: Front, reason: Reason): Purpose => ({ aim, front, reason });

const HOLD_LINE = to('hold', 'isthmus', 'counts-for-victory');
const HOLD_PETSAMO = to('hold', 'petsamo', 'counts-for-victory');
const HOLD_LADOGA = to('hold', 'ladoga', 'opens-the-way');
const TAKE_PETSAMO = to('take', 'petsamo', 'enemy-is-weak-here');
const TAKE_OULU = to('take', 'oulu', 'enemy-is-weak-here');
const TAKE_LADOGA = to('take', 'ladoga', 'opens-the-way');
const GUARD = to('guard', 'railway', 'feeds-us');
const GATHER = to('gather', 'isthmus', 'not-yet-ready');
const STORM = to('take', 'isthmus', 'counts-for-victory');
const CUT = to('cut', 'railway', 'feeds-the-enemy');

/** Ski troops and the battalions of the frontier: with three battalions in place of five the Soviets had 8 points more. */
const RAID: Raid = { turn: 1, battalions: 5, patrols: 3 };

const finnish = (name: string, more: Partial<FinnishPlan>, ...purposes: Purpose[]): FinnishPlan => ({
  ...PLAIN_PLAN.finn,
  sorties: true,
  fear: 0.3,
  raid: RAID,
  weighsLadoga: true,
  changes: 8,
  caution: 0.3,
  playsOn: true,
  ...more,
  name,
  purposes,
});

/** The Finnish plans: all cut the railway; each differs from the others in where the mass is and in what is held. */
export const FINNISH_PLANS: readonly FinnishPlan[] = [
  finnish('raiders', { setUp: 'raiders' }, CUT, HOLD_LINE),
  finnish('line', { setUp: 'line', ladoga: 8 }, HOLD_LINE, HOLD_PETSAMO, CUT),
  finnish('lakes', { setUp: 'lakes' }, HOLD_LADOGA, HOLD_LINE, CUT),
  finnish('arctic', { setUp: 'arctic', petsamo: 34 }, HOLD_PETSAMO, HOLD_LINE, CUT),
  finnish('pickets', { setUp: 'pickets' }, to('delay', 'isthmus', 'enemy-is-strong-here'), HOLD_LINE, CUT),
  finnish('oulu', { setUp: 'oulu', oulu: 34 }, to('hold', 'oulu', 'counts-for-victory'), HOLD_LINE, CUT),
  finnish(
    'reserve',
    { setUp: 'reserve', viipuri: 14, coast: 6 },
    to('gather', 'viipuri', 'enemy-is-strong-here'),
    HOLD_LINE,
    CUT,
  ),
  finnish('flank', { setUp: 'flank' }, to('strike', 'ladoga', 'enemy-is-weak-here'), HOLD_LINE, CUT),
];

const soviet = (name: string, more: Partial<SovietPlan>, ...purposes: Purpose[]): SovietPlan => ({
  ...PLAIN_PLAN.soviet,
  caution: 0.2,
  room: true,
  stormCorps: 4,
  stormTurn: 4,
  changes: 20,
  relief: true,
  hqCare: 3,
  hunt: true,
  wayBack: true,
  secures: true,
  ...more,
  name,
  purposes,
});

/** The Soviet plans: all fall on Petsamo at once; what is left goes for Oulu, Lake Ladoga or the Line. */
export const SOVIET_PLANS: readonly SovietPlan[] = [
  soviet(
    'tanks-and-guard',
    { setUp: 'tanks-and-guard', guardLine: true },
    GUARD,
    TAKE_PETSAMO,
    TAKE_OULU,
    GATHER,
  ),
  soviet('two-blows', { setUp: 'arctic-and-oulu' }, TAKE_PETSAMO, TAKE_OULU, GATHER),
  soviet('light-blow', { setUp: 'light-on-oulu' }, TAKE_PETSAMO, TAKE_OULU, GATHER),
  soviet('divisions-west', { setUp: 'divisions-on-oulu' }, TAKE_PETSAMO, TAKE_OULU, GATHER),
  soviet('tanks-north', { setUp: 'tanks-in-the-arctic' }, TAKE_PETSAMO, TAKE_OULU, GATHER),
  soviet('lakes', { setUp: 'more-on-ladoga', guardLine: true }, TAKE_LADOGA, TAKE_PETSAMO, TAKE_OULU, GATHER),
  soviet('railway', { setUp: 'guard-at-petrozavodsk' }, GUARD, TAKE_PETSAMO, TAKE_OULU, GATHER),
  soviet(
    'railway-north',
    { setUp: 'guard-at-kandalaksha', guardLine: true },
    GUARD,
    TAKE_PETSAMO,
    TAKE_OULU,
    GATHER,
  ),
];

/** How often the first plan of each list comes, of all games; the others share the rest. */
const FIRST = 0.25;

function chosen<T>(plans: readonly T[], share: number): T {
  if (share < FIRST) return plans[0]!;
  return plans[1 + Math.floor(((share - FIRST) / (1 - FIRST)) * (plans.length - 1))]!;
}

/** Somebody with a plan for the position. */
export const decided = (seen: State, person: Person): Mind => ({
  ...person,
  plan: person.plan ?? planFor(seen, person),
});

/** What has been decided for the war, as the position stands: chosen once by the seed, changed when it has failed. */
export function planFor(
  seen: State,
  { side, seed, level }: Pick<Person, 'side' | 'seed' | 'level'>,
): WarPlan {
  if (level !== 'general') return level === 'officer' ? OFFICER_PLAN : PLAIN_PLAN;
  const share = onceForAll(seed, side);
  return side === 'finn'
    ? { ...PLAIN_PLAN, finn: revisedFinnish(seen, chosen(FINNISH_PLANS, share)) }
    : { ...PLAIN_PLAN, soviet: revisedSoviet(seen, chosen(SOVIET_PLANS, share)) };
}

/** An officer has no plan of his own, but no garrison of his looks on where nothing can go wrong. */
const OFFICER_PLAN: WarPlan = {
  ...PLAIN_PLAN,
  finn: { ...PLAIN_PLAN.finn, sorties: true },
};

const fortsLost = ({ owner }: State): number => MANNERHEIM.filter((hex) => owner[hex] === 2).length;

/** Soviet Attack Strength on Lake Ladoga that would be worth the whole line there. */
const LADOGA_ARMY = 30;
const LEAST_OF_LADOGA = 0.4;

/** Before a weak enemy Lake Ladoga wants few: the Line has more need of them. */
function forTheEnemyOnLadoga(seen: State, plan: FinnishPlan): FinnishPlan {
  const points = unitsOf(seen, 'soviet').reduce((sum, id) => {
    const { at, cut } = seen.units[id]!;
    return sum + (theatreOf(at) === 'ladoga' && !cut ? kind(id).attack : 0);
  }, 0);
  return { ...plan, ladoga: plan.ladoga * Math.min(1, Math.max(LEAST_OF_LADOGA, points / LADOGA_ARMY)) };
}

/** Whether what was to be held in the north is in the enemy's hands. */
const isLost = ({ owner }: State, { aim, front }: Purpose): boolean =>
  aim === 'hold' &&
  ((front === 'petsamo' && owner[PETSAMO] === 2) || (front === 'oulu' && owner[OULU] === 2));
const INSTEAD_OF_THE_NORTH = to('cut', 'railway', 'plan-has-failed');

/** With the Line gone Viipuri is all that counts in the south. */
function revisedFinnish(seen: State, chosenPlan: FinnishPlan): FinnishPlan {
  if (seen.phase === 'set-up') return chosenPlan;
  const plan = chosenPlan.weighsLadoga ? forTheEnemyOnLadoga(seen, chosenPlan) : chosenPlan;
  const failed = plan.purposes.some((one) => isLost(seen, one));
  const held = plan.purposes
    .filter((one) => !failed || one !== CUT)
    .map((one) => (isLost(seen, one) ? INSTEAD_OF_THE_NORTH : one));
  if (fortsLost(seen) < 2) return { ...plan, purposes: held };
  return {
    ...plan,
    ladoga: Math.min(plan.ladoga, 6),
    coast: Math.min(plan.coast, seen.turn),
    purposes: [to('hold', 'viipuri', 'plan-has-failed'), ...held],
  };
}

/** Whether what was to be taken in the north has been. */
const isTaken = ({ owner }: State, { aim, front }: Purpose): boolean =>
  aim === 'take' &&
  ((front === 'petsamo' && owner[PETSAMO] === 2) || (front === 'oulu' && owner[OULU] === 2));

/** Raiders on the way to the railway bring out the guards; the storm is for when the corps are there. */
function revisedSoviet(seen: State, plan: SovietPlan): SovietPlan {
  if (seen.phase === 'set-up') return plan;
  const raiders = [...stacks(seen, 'finn').keys()].filter(inUssr).length;
  const corps = unitsOf(seen, 'soviet').filter((id) => kind(id).label === '20-12-2').length;
  const storms = seen.turn >= plan.stormTurn || corps >= plan.stormCorps || fortsLost(seen) > 0;
  return {
    ...plan,
    watch: raiders ? Math.min(plan.watch, seen.turn) : plan.watch,
    guardLine: plan.guardLine || raiders > 0,
    purposes: [
      ...(raiders ? [GUARD] : []),
      ...plan.purposes
        .filter((one) => !raiders || one !== GUARD)
        .map((one) => (one === GATHER && storms ? STORM : one))
        .map((one) => (isTaken(seen, one) ? to('hold', one.front, 'counts-for-victory') : one)),
    ],
  };
}
