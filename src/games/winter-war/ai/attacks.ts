import { type AttackPlan, type Side, type State, check, obligations, odds } from '#engine/winter-war';
import { type Wish, attackSets, plannedAttacks } from '../analysis/planning/index.ts';
import { type AiContext, type EvalWeights, isReckless, seededRandom } from './ai-context.ts';
import { chanceOfOpening } from './soviet-theatres.ts';
import { attackPosition } from './sketch.ts';
import { scoreAttack } from './values.ts';
import { STRONGHOLDS } from '../analysis/places.ts';

/** Cost of losing Leningrad, and with it the war (E1), in attack points. */
const LENINGRAD_LOSS_COST = 400;

/** A set of attacks with its expected value to the side, in attack points. */
interface AttackChoice {
  readonly attacks: readonly AttackPlan[];
  readonly worth: number;
}
const NO_ATTACKS: AttackChoice = { attacks: [], worth: 0 };

/** The set of attacks with the highest value that meets every obligation; an empty set has value 0. */
export function chooseAttacks(state: State, preferences: AttackPreferences): AttackChoice {
  const owed = obligations(state);
  /** Sets share most of their attacks, so each is evaluated once; null for attacks better left out. */
  const known = new Map<AttackPlan, EvaluatedAttack | null>();
  const weigh = (attack: AttackPlan): EvaluatedAttack | null =>
    isOwed(owed, attack)
      ? evaluateAttack(state, attack, preferences)
      : evaluateOptionalAttack(state, attack, preferences);
  let best = owed.units.length ? null : NO_ATTACKS;
  for (const plan of attackSets(state, preferences.wishes, preferences.plansPerWish)) {
    const attacks: AttackPlan[] = [];
    let worth = 0;
    for (const attack of plan) {
      let weighed = known.get(attack);
      if (weighed === undefined) known.set(attack, (weighed = weigh(attack)));
      if (!weighed) continue;
      attacks.push(weighed.attack);
      worth += weighed.worth;
    }
    if (preferences.side === 'soviet') worth -= LENINGRAD_LOSS_COST * chanceOfOpening(state, attacks);
    if (!best || worth > best.worth) best = { attacks, worth };
  }
  return best ?? NO_ATTACKS;
}

export const isOwed = (owed: ReturnType<typeof obligations>, { attackers, targets }: AttackPlan): boolean =>
  attackers.some((id) => owed.units.includes(id)) || targets.some((hex) => owed.hexes.includes(hex));

/** The attacks that a side would make from a position of its Movement Phase. */
export interface BattleForecast extends AttackChoice {
  /** The Attack Segment. */
  readonly battle: State;
}

/** Forecasts by position, with the weights used: some positions are judged several times. */
const knownForecasts = new WeakMap<State, { weights: EvalWeights; forecast: BattleForecast | null }>();

/** The attacks from a position; null when no Attack Segment follows. */
export function forecastBattle(state: State, preferences: AttackPreferences): BattleForecast | null {
  const { side, weights } = preferences;
  const known = knownForecasts.get(state);
  if (known?.weights === weights) return known.forecast;
  const battle = attackPosition(state, side);
  const forecast = battle && { battle, ...chooseAttacks(battle, preferences) };
  knownForecasts.set(state, { weights, forecast });
  return forecast;
}

interface EvaluatedAttack {
  readonly attack: AttackPlan;
  readonly worth: number;
}

const evaluateAttack = (state: State, attack: AttackPlan, { side, weights }: AttackPreferences) => ({
  attack,
  worth: scoreAttack(state, side, plannedAttacks(state, [attack])[0]!, weights),
});

/** An attack that is not obligatory, without garrisons; null if it is not worth making. */
function evaluateOptionalAttack(
  state: State,
  attack: AttackPlan,
  preferences: AttackPreferences,
): EvaluatedAttack | null {
  const { attackers, targets } = attack;
  if (preferences.allowsSorties && isRiskFree(state, attack))
    return evaluateAttack(state, attack, preferences);
  const free = attackers.filter(
    (id) => !preferences.sparesGarrisons || !STRONGHOLDS.has(state.units[id]!.at),
  );
  if (!free.length) return null;
  const plan = { attackers: free, targets };
  if (free.length < attackers.length && check(state, { type: 'attack', ...plan })) return null;
  const found = evaluateAttack(state, plan, preferences);
  return found.worth > preferences.weights.minAttackValue ? found : null;
}

/** Whether no die face costs the attackers a unit or a retreat. */
function isRiskFree(state: State, attack: AttackPlan): boolean {
  const { faces, column } = odds(state, attack);
  return column !== null && faces.every((face) => face === 'Ne' || face === 'Dr' || face === 'De');
}

export interface AttackPreferences {
  readonly side: Side;
  readonly wishes: readonly Wish[];
  /** Sets of attacks evaluated for each wish. */
  readonly plansPerWish: number;
  readonly weights: EvalWeights;
  /** Whether units in strongholds attack only when they must. */
  readonly sparesGarrisons: boolean;
  /** Whether such units still join attacks without risk. */
  readonly allowsSorties: boolean;
}

/**
 * Officers and Generals compare several sets and keep garrisons out of risky attacks; the levels below
 * pick one wish at random for the phase.
 */
export function attackPreferences(ai: AiContext, state: State): AttackPreferences {
  const { side, weights } = ai;
  const asked = { side, weights, sparesGarrisons: false, allowsSorties: false };
  if (isReckless(ai.level)) {
    const wish = seededRandom(ai, state)() < 0.5 ? 'ground' : 'losses';
    return { ...asked, wishes: [wish], plansPerWish: 1 };
  }
  if (side === 'soviet') return { ...asked, wishes: ['losses', 'ground'], plansPerWish: 4 };
  const { allowsSorties } = ai.plan.finn;
  return { ...asked, wishes: ['losses'], plansPerWish: 3, sparesGarrisons: true, allowsSorties };
}
