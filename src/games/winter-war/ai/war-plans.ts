import { type State } from '#engine/winter-war';
import { type AiContext, type AiProfile, randomForGame } from './ai-context.ts';
import { inUssr, unitType, stacksOf, theatreOf, unitsOf } from './ground.ts';
import {
  PLAIN_PLAN,
  type Aim,
  type FinnishPlan,
  type Front,
  type Purpose,
  type Raid,
  type PurposeReason,
  type SovietPlan,
  type WarPlan,
} from './war-plan.ts';
import { MANNERHEIM, OULU, PETSAMO } from '../analysis/places.ts';

const createPurpose = (aim: Aim, front: Front, reason: PurposeReason): Purpose => ({ aim, front, reason });

const HOLD_LINE = createPurpose('hold', 'isthmus', 'counts-for-victory');
const HOLD_PETSAMO = createPurpose('hold', 'petsamo', 'counts-for-victory');
const HOLD_LADOGA = createPurpose('hold', 'ladoga', 'opens-the-way');
const TAKE_PETSAMO = createPurpose('take', 'petsamo', 'enemy-is-weak-here');
const TAKE_OULU = createPurpose('take', 'oulu', 'enemy-is-weak-here');
const TAKE_LADOGA = createPurpose('take', 'ladoga', 'opens-the-way');
const GUARD_RAILWAY = createPurpose('guard', 'railway', 'feeds-us');
const GATHER_ARMY = createPurpose('gather', 'isthmus', 'not-yet-ready');
const STORM_LINE = createPurpose('take', 'isthmus', 'counts-for-victory');
const CUT_RAILWAY = createPurpose('cut', 'railway', 'feeds-the-enemy');

/** Measured: with three battalions in place of five the Soviets scored 8 points more. */
const RAID: Raid = { turn: 1, battalions: 5, patrols: 3 };

const finnishPlan = (name: string, more: Partial<FinnishPlan>, ...purposes: Purpose[]): FinnishPlan => ({
  ...PLAIN_PLAN.finn,
  allowsSorties: true,
  isolatedThreatShare: 0.3,
  raid: RAID,
  scalesLadoga: true,
  refinements: 8,
  caution: 0.3,
  usesRollouts: true,
  ...more,
  name,
  purposes,
});

/** Finnish plans: all cut the railway; they differ in where the mass is and what is held. */
export const FINNISH_PLANS: readonly FinnishPlan[] = [
  finnishPlan('raiders', { setUp: 'raiders' }, CUT_RAILWAY, HOLD_LINE),
  finnishPlan('line', { setUp: 'line', ladoga: 8 }, HOLD_LINE, HOLD_PETSAMO, CUT_RAILWAY),
  finnishPlan('lakes', { setUp: 'lakes' }, HOLD_LADOGA, HOLD_LINE, CUT_RAILWAY),
  finnishPlan('arctic', { setUp: 'arctic', petsamo: 34 }, HOLD_PETSAMO, HOLD_LINE, CUT_RAILWAY),
  finnishPlan(
    'pickets',
    { setUp: 'pickets' },
    createPurpose('delay', 'isthmus', 'enemy-is-strong-here'),
    HOLD_LINE,
    CUT_RAILWAY,
  ),
  finnishPlan(
    'oulu',
    { setUp: 'oulu', oulu: 34 },
    createPurpose('hold', 'oulu', 'counts-for-victory'),
    HOLD_LINE,
    CUT_RAILWAY,
  ),
  finnishPlan(
    'reserve',
    { setUp: 'reserve', viipuri: 14, coastTurn: 6 },
    createPurpose('gather', 'viipuri', 'enemy-is-strong-here'),
    HOLD_LINE,
    CUT_RAILWAY,
  ),
  finnishPlan(
    'flank',
    { setUp: 'flank' },
    createPurpose('strike', 'ladoga', 'enemy-is-weak-here'),
    HOLD_LINE,
    CUT_RAILWAY,
  ),
];

const sovietPlan = (name: string, more: Partial<SovietPlan>, ...purposes: Purpose[]): SovietPlan => ({
  ...PLAIN_PLAN.soviet,
  caution: 0.2,
  keepsRetreatSpace: true,
  stormCorps: 4,
  stormTurn: 4,
  refinements: 20,
  relievesNorth: true,
  hqCaution: 3,
  huntsRaiders: true,
  returnsToSupply: true,
  ...more,
  name,
  purposes,
});

/** Soviet plans: all attack Petsamo at once; the rest goes for Oulu, Lake Ladoga or the Line. */
export const SOVIET_PLANS: readonly SovietPlan[] = [
  sovietPlan(
    'tanks-and-guard',
    { setUp: 'tanks-and-guard', guardsRailway: true },
    GUARD_RAILWAY,
    TAKE_PETSAMO,
    TAKE_OULU,
    GATHER_ARMY,
  ),
  sovietPlan('two-blows', { setUp: 'arctic-and-oulu' }, TAKE_PETSAMO, TAKE_OULU, GATHER_ARMY),
  sovietPlan('light-blow', { setUp: 'light-on-oulu' }, TAKE_PETSAMO, TAKE_OULU, GATHER_ARMY),
  sovietPlan('divisions-west', { setUp: 'divisions-on-oulu' }, TAKE_PETSAMO, TAKE_OULU, GATHER_ARMY),
  sovietPlan('tanks-north', { setUp: 'tanks-in-the-arctic' }, TAKE_PETSAMO, TAKE_OULU, GATHER_ARMY),
  sovietPlan(
    'lakes',
    { setUp: 'more-on-ladoga', guardsRailway: true },
    TAKE_LADOGA,
    TAKE_PETSAMO,
    TAKE_OULU,
    GATHER_ARMY,
  ),
  sovietPlan(
    'railway',
    { setUp: 'guard-at-petrozavodsk' },
    GUARD_RAILWAY,
    TAKE_PETSAMO,
    TAKE_OULU,
    GATHER_ARMY,
  ),
  sovietPlan(
    'railway-north',
    { setUp: 'guard-at-kandalaksha', guardsRailway: true },
    GUARD_RAILWAY,
    TAKE_PETSAMO,
    TAKE_OULU,
    GATHER_ARMY,
  ),
];

/** Share of games that use the first plan of a list; the others share the rest equally. */
const FIRST_PLAN_SHARE = 0.25;

function pickPlan<T>(plans: readonly T[], share: number): T {
  if (share < FIRST_PLAN_SHARE) return plans[0]!;
  return plans[1 + Math.floor(((share - FIRST_PLAN_SHARE) / (1 - FIRST_PLAN_SHARE)) * (plans.length - 1))]!;
}

/** A profile with its plan chosen for the position. */
export const withPlan = (seen: State, profile: AiProfile): AiContext => ({
  ...profile,
  plan: profile.plan ?? choosePlan(seen, profile),
});

/** The plan for the position: chosen by the seed, revised when it has failed. */
export function choosePlan(
  seen: State,
  { side, seed, level }: Pick<AiProfile, 'side' | 'seed' | 'level'>,
): WarPlan {
  if (level !== 'general') return level === 'officer' ? OFFICER_PLAN : PLAIN_PLAN;
  const share = randomForGame(seed, side);
  return side === 'finn'
    ? { ...PLAIN_PLAN, finn: reviseFinnishPlan(seen, pickPlan(FINNISH_PLANS, share)) }
    : { ...PLAIN_PLAN, soviet: reviseSovietPlan(seen, pickPlan(SOVIET_PLANS, share)) };
}

/** Officers have no plan of their own, but their garrisons make attacks without risk. */
const OFFICER_PLAN: WarPlan = {
  ...PLAIN_PLAN,
  finn: { ...PLAIN_PLAN.finn, setUp: 'officer', allowsSorties: true },
};

const countLostForts = ({ owner }: State): number => MANNERHEIM.filter((hex) => owner[hex] === 2).length;

/** Soviet Attack Strength on Lake Ladoga at which the line there counts fully. */
const FULL_LADOGA_ARMY = 30;
const MIN_LADOGA_SHARE = 0.4;

/** Lowers the value of Ladoga before a weak enemy: the Line needs the units more. */
function scaleLadogaValue(seen: State, plan: FinnishPlan): FinnishPlan {
  const points = unitsOf(seen, 'soviet').reduce((sum, id) => {
    const { at, cut } = seen.units[id]!;
    return sum + (theatreOf(at) === 'ladoga' && !cut ? unitType(id).attack : 0);
  }, 0);
  return {
    ...plan,
    ladoga: plan.ladoga * Math.min(1, Math.max(MIN_LADOGA_SHARE, points / FULL_LADOGA_ARMY)),
  };
}

/** Whether an objective in the north that was to be held is Soviet. */
const isObjectiveLost = ({ owner }: State, { aim, front }: Purpose): boolean =>
  aim === 'hold' &&
  ((front === 'petsamo' && owner[PETSAMO] === 2) || (front === 'oulu' && owner[OULU] === 2));
const CUT_INSTEAD = createPurpose('cut', 'railway', 'plan-has-failed');

/** Revises a Finnish plan: once the Line is lost, Viipuri is what counts in the south. */
function reviseFinnishPlan(seen: State, chosenPlan: FinnishPlan): FinnishPlan {
  if (seen.phase === 'set-up') return chosenPlan;
  const plan = chosenPlan.scalesLadoga ? scaleLadogaValue(seen, chosenPlan) : chosenPlan;
  const failed = plan.purposes.some((one) => isObjectiveLost(seen, one));
  const held = plan.purposes
    .filter((one) => !failed || one !== CUT_RAILWAY)
    .map((one) => (isObjectiveLost(seen, one) ? CUT_INSTEAD : one));
  if (countLostForts(seen) < 2) return { ...plan, purposes: held };
  return {
    ...plan,
    ladoga: Math.min(plan.ladoga, 6),
    coastTurn: Math.min(plan.coastTurn, seen.turn),
    purposes: [createPurpose('hold', 'viipuri', 'plan-has-failed'), ...held],
  };
}

/** Whether an objective in the north that was to be taken is Soviet. */
const isObjectiveTaken = ({ owner }: State, { aim, front }: Purpose): boolean =>
  aim === 'take' &&
  ((front === 'petsamo' && owner[PETSAMO] === 2) || (front === 'oulu' && owner[OULU] === 2));

/** Revises a Soviet plan: raiders call for guards, and the storm begins when the corps have arrived. */
function reviseSovietPlan(seen: State, plan: SovietPlan): SovietPlan {
  if (seen.phase === 'set-up') return plan;
  const raiders = [...stacksOf(seen, 'finn').keys()].filter(inUssr).length;
  const corps = unitsOf(seen, 'soviet').filter((id) => unitType(id).label === '20-12-2').length;
  const storms = seen.turn >= plan.stormTurn || corps >= plan.stormCorps || countLostForts(seen) > 0;
  return {
    ...plan,
    guardsRailway: plan.guardsRailway || raiders > 0,
    purposes: [
      ...(raiders ? [GUARD_RAILWAY] : []),
      ...plan.purposes
        .filter((one) => !raiders || one !== GUARD_RAILWAY)
        .map((one) => (one === GATHER_ARMY && storms ? STORM_LINE : one))
        .map((one) =>
          isObjectiveTaken(seen, one) ? createPurpose('hold', one.front, 'counts-for-victory') : one,
        ),
    ],
  };
}
