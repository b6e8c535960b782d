import type { Hex, State } from '#engine/winter-war';
import { forecastAttackValue } from './assault.ts';
import type { AiContext } from './contract.ts';
import { findExposedStacks, totalExposure } from './exposure.ts';
import { heldPostValue, findPosts } from './finnish-posts.ts';
import { discAround, STRONGHOLDS } from './ground.ts';
import type { SearchSettings } from './outlooks.ts';
import { chooseRaiders } from './rail-raid.ts';
import { attackPreferences } from './taste.ts';

const ANSWERS_PER_BUDGET = 2;
const GLANCES_PER_BUDGET = 8;
/** Where somebody in danger could go. */
const ESCAPE_STEPS = 4;
/** A position that leads to no battle is no choice. */
const NO_BATTLE_VALUE = -999;

/**
 * Any turn of the Finns: what the Soviets could take next of those who stand in the open, against what the battles
 * promise and what the posts are worth as they are held. Raiders have weighed their danger against the railway already.
 */
export function safetyEvaluator(ai: AiContext, seen: State): SearchSettings {
  const { budget } = ai;
  const plan = ai.plan.finn;
  const posts = findPosts(seen, plan);
  const raiders = new Set(plan.raid ? chooseRaiders(seen, plan.raid) : []);
  const preferences = attackPreferences(ai, seen);
  const known = new WeakMap<State, ReadonlySet<Hex>>();
  const inDanger = (state: State): ReadonlySet<Hex> => {
    const hexes = known.get(state) ?? new Set(findExposedStacks(state, 'finn').map(({ hex }) => hex));
    known.set(state, hexes);
    return hexes;
  };
  return {
    answerBudget: ANSWERS_PER_BUDGET * budget,
    glanceBudget: GLANCES_PER_BUDGET * budget,
    glancesPerRound: 4 * budget,
    candidatesPerRound: 4,
    samples: 1,
    proofSamples: 0,
    margin: 0.5,
    evaluate: (state) =>
      plan.caution * totalExposure(state, 'finn') -
      heldPostValue(state, posts) -
      (forecastAttackValue(state, 'finn', preferences) ?? NO_BATTLE_VALUE),
    *playToEnemyMarch(marched) {
      yield 0;
      return marched;
    },
    // The Soviets are not played: what they could do is in the exposure.
    *playAnswer(before) {
      yield 0;
      return { state: before, steps: [] };
    },
    affectedHexes: (before) =>
      [...inDanger(before)].flatMap((hex) =>
        STRONGHOLDS.has(hex) ? [] : [...discAround(hex, ESCAPE_STEPS).keys()],
      ),
    mayRelocate: (unit, _to, before) => {
      const { at } = before.units[unit]!;
      return !raiders.has(unit) && inDanger(before).has(at) && !STRONGHOLDS.has(at);
    },
    isWorse: (one, other) => one.worth < other.worth,
  };
}
