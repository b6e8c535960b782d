import type { State, UnitId } from '#engine/winter-war';
import { type AiContext, type AiProfile, type PlayerLevel, randomForGame } from './ai-context.ts';
import { attackOf, theatreOf, unitsOf } from './ground.ts';
import { mayStormLine } from './soviet-theatres.ts';
import {
  PLAIN_PLAN,
  createPurpose,
  type FinnishPlan,
  type FinnishSetUp,
  type Purpose,
  type SovietPlan,
  type SovietSetUp,
  type WarPlan,
} from './war-plan.ts';
import { MANNERHEIM, OULU, PETSAMO } from '../analysis/places.ts';

const HOLD_LINE = createPurpose('hold', 'isthmus', 'counts-for-victory');
const HOLD_PETSAMO = createPurpose('hold', 'petsamo', 'counts-for-victory');
const HOLD_OULU = createPurpose('hold', 'oulu', 'counts-for-victory');
const HOLD_LADOGA = createPurpose('hold', 'ladoga', 'opens-the-way');
const DELAY_ENEMY = createPurpose('delay', 'isthmus', 'enemy-is-strong-here');
const GATHER_RESERVE = createPurpose('gather', 'viipuri', 'enemy-is-strong-here');
const STRIKE_FLANK = createPurpose('strike', 'ladoga', 'enemy-is-weak-here');
const CUT_RAILWAY = createPurpose('cut', 'railway', 'feeds-the-enemy');
const TAKE_PETSAMO = createPurpose('take', 'petsamo', 'enemy-is-weak-here');
const TAKE_LADOGA = createPurpose('take', 'ladoga', 'opens-the-way');
const GUARD_RAILWAY = createPurpose('guard', 'railway', 'feeds-us');
const GATHER_ARMY = createPurpose('gather', 'isthmus', 'not-yet-ready');
const STORM_LINE = createPurpose('take', 'isthmus', 'counts-for-victory');

/** A plan with the set-up of the same name. */
const finnishPlan = (
  name: FinnishSetUp,
  more: Partial<FinnishPlan>,
  ...purposes: Purpose[]
): FinnishPlan => ({
  ...PLAIN_PLAN.finn,
  allowsSorties: true,
  isolatedThreatShare: 0.3,
  raids: true,
  refinements: 8,
  caution: 0.3,
  ...more,
  name,
  setUp: name,
  purposes,
});

/** Finnish plans: all cut the railway; they differ in the main force and in what is held. */
export const FINNISH_PLANS: readonly FinnishPlan[] = [
  finnishPlan('raiders', {}, CUT_RAILWAY, HOLD_LINE),
  finnishPlan('line', { ladoga: 8 }, HOLD_LINE, HOLD_PETSAMO, CUT_RAILWAY),
  finnishPlan('lakes', {}, HOLD_LADOGA, HOLD_LINE, CUT_RAILWAY),
  finnishPlan('arctic', { petsamo: 34 }, HOLD_PETSAMO, HOLD_LINE, CUT_RAILWAY),
  finnishPlan('pickets', {}, DELAY_ENEMY, HOLD_LINE, CUT_RAILWAY),
  finnishPlan('oulu', { oulu: 34 }, HOLD_OULU, HOLD_LINE, CUT_RAILWAY),
  finnishPlan('reserve', { viipuri: 14, coastTurn: 6 }, GATHER_RESERVE, HOLD_LINE, CUT_RAILWAY),
  finnishPlan('flank', {}, STRIKE_FLANK, HOLD_LINE, CUT_RAILWAY),
];

/** A plan with the set-up of the same name; all take Petsamo and gather an army for the Line. */
const sovietPlan = (name: SovietSetUp, ...first: Purpose[]): SovietPlan => ({
  ...PLAIN_PLAN.soviet,
  caution: 0.2,
  stormCorps: 4,
  stormTurn: 4,
  refinements: 20,
  watchesSupply: true,
  name,
  setUp: name,
  purposes: [GUARD_RAILWAY, ...first, TAKE_PETSAMO, GATHER_ARMY],
});

/**
 * Soviet plans: all attack Petsamo at once, with or without armour, and differ in the Ladoga front. An
 * offensive against Oulu gains nothing against a player who cuts the railway.
 */
export const SOVIET_PLANS: readonly SovietPlan[] = [
  sovietPlan('lakes', TAKE_LADOGA),
  sovietPlan('railway'),
  sovietPlan('tanks-north'),
];

/** Share of games that use the first plan of a list; the others share the rest equally. */
const FIRST_PLAN_SHARE = 0.25;

function pickPlan<T>(plans: readonly T[], share: number): T {
  if (share < FIRST_PLAN_SHARE) return plans[0]!;
  return plans[1 + Math.floor(((share - FIRST_PLAN_SHARE) / (1 - FIRST_PLAN_SHARE)) * (plans.length - 1))]!;
}

export const withPlan = (seen: State, profile: AiProfile): AiContext => ({
  ...profile,
  plan: profile.plan ?? choosePlan(seen, profile),
});

/** The plan for the position: chosen by the seed, revised when it has failed. */
export function choosePlan(
  seen: State,
  { side, seed, level }: Pick<AiProfile, 'side' | 'seed' | 'level'>,
): WarPlan {
  if (level !== 'general') return PLANS_BELOW[level];
  const share = randomForGame(seed, side);
  return side === 'finn'
    ? { ...PLAIN_PLAN, finn: reviseFinnishPlan(seen, pickPlan(FINNISH_PLANS, share)) }
    : { ...PLAIN_PLAN, soviet: reviseSovietPlan(seen, pickPlan(SOVIET_PLANS, share)) };
}

/**
 * The levels below the General have no plan of their own. Sergeants make mistakes that lessons warn of: their Soviets
 * leave their HQs behind and storm the Line before the army is there, their Finns hold every place with one unit. Officers'
 * garrisons make attacks without risk.
 */
const PLANS_BELOW: Readonly<Record<Exclude<PlayerLevel, 'general'>, WarPlan>> = {
  recruit: PLAIN_PLAN,
  sergeant: {
    finn: { ...PLAIN_PLAN.finn, seesThreats: false },
    soviet: { ...PLAIN_PLAN.soviet, seesSupply: false, stormTurn: 1 },
  },
  officer: { ...PLAIN_PLAN, finn: { ...PLAIN_PLAN.finn, setUp: 'officer', allowsSorties: true } },
};

/** Soviet Attack Strength on Lake Ladoga at which the line there counts fully. */
const FULL_LADOGA_ARMY = 30;
const MIN_LADOGA_SHARE = 0.4;

/** Value of Ladoga by the enemy near it: if that is weak, the Line needs the units more. */
function ladogaShare({ units }: State, soviets: readonly UnitId[]): number {
  const army = soviets.filter((id) => theatreOf(units[id]!.at) === 'ladoga' && !units[id]!.cut);
  return Math.min(1, Math.max(MIN_LADOGA_SHARE, attackOf(army) / FULL_LADOGA_ARMY));
}

/** Whether an objective in the north is Soviet. */
const isSovietNow = ({ owner }: State, { front }: Purpose): boolean =>
  (front === 'petsamo' && owner[PETSAMO] === 2) || (front === 'oulu' && owner[OULU] === 2);

const isObjectiveLost = (seen: State, purpose: Purpose): boolean =>
  purpose.aim === 'hold' && isSovietNow(seen, purpose);
const CUT_INSTEAD = createPurpose('cut', 'railway', 'plan-has-failed');

/** Revises a Finnish plan: once the Line is lost, Viipuri has priority in the south. */
function reviseFinnishPlan(seen: State, plan: FinnishPlan): FinnishPlan {
  if (seen.phase === 'set-up') return plan;
  const ladoga = plan.ladoga * ladogaShare(seen, unitsOf(seen, 'soviet'));
  const failed = plan.purposes.some((one) => isObjectiveLost(seen, one));
  const held = plan.purposes
    .filter((one) => !failed || one !== CUT_RAILWAY)
    .map((one) => (isObjectiveLost(seen, one) ? CUT_INSTEAD : one));
  if (MANNERHEIM.filter((hex) => seen.owner[hex] === 2).length < 2)
    return { ...plan, ladoga, purposes: held };
  return {
    ...plan,
    ladoga: Math.min(ladoga, 6),
    coastTurn: Math.min(plan.coastTurn, seen.turn),
    purposes: [createPurpose('hold', 'viipuri', 'plan-has-failed'), ...held],
  };
}

/** Revises a Soviet plan: the storm begins when the corps have arrived, and what is taken is held. */
function reviseSovietPlan(seen: State, plan: SovietPlan): SovietPlan {
  if (seen.phase === 'set-up') return plan;
  const storms = mayStormLine(seen, plan);
  return {
    ...plan,
    purposes: plan.purposes
      .map((one) => (one === GATHER_ARMY && storms ? STORM_LINE : one))
      .map((one) =>
        one.aim === 'take' && isSovietNow(seen, one)
          ? createPurpose('hold', one.front, 'counts-for-victory')
          : one,
      ),
  };
}
