import type { Hex, State } from '#engine/winter-war';
import { prospect } from './assault.ts';
import type { Mind } from './contract.ts';
import { exposedStacks, exposure } from './exposure.ts';
import { heldWorth, postsOf } from './finnish-posts.ts';
import { disc, STRONGHOLDS } from './ground.ts';
import type { Outlook } from './outlooks.ts';
import { raidersOf } from './rail-raid.ts';
import { tasteOf } from './taste.ts';

const ANSWERS = 2;
const GLANCES = 8;
/** Where somebody in danger could go. */
const STEPS = 4;
/** A position that leads to no battle is no choice. */
const NOWHERE = -999;

/**
 * Any turn of the Finns: what the Soviets could take next of those who stand in the open, against what the battles
 * promise and what the posts are worth as they are held. Raiders have weighed their danger against the railway already.
 */
export function ofSafety(mind: Mind, seen: State): Outlook {
  const { budget } = mind;
  const plan = mind.plan.finn;
  const posts = postsOf(seen, plan);
  const raiders = new Set(plan.raid ? raidersOf(seen, plan.raid) : []);
  const taste = tasteOf(mind, seen);
  const known = new WeakMap<State, ReadonlySet<Hex>>();
  const inDanger = (state: State): ReadonlySet<Hex> => {
    const hexes = known.get(state) ?? new Set(exposedStacks(state, 'finn').map(({ hex }) => hex));
    known.set(state, hexes);
    return hexes;
  };
  return {
    answers: ANSWERS * budget,
    glances: GLANCES * budget,
    aRound: 4 * budget,
    hopes: 4,
    samples: 1,
    proofs: 0,
    margin: 0.5,
    worth: (state) =>
      plan.caution * exposure(state, 'finn') -
      heldWorth(state, posts) -
      (prospect(state, 'finn', taste) ?? NOWHERE),
    *before(marched) {
      yield 0;
      return marched;
    },
    // The Soviets are not played: what they could do is in the exposure.
    *answer(before) {
      yield 0;
      return { state: before, steps: [] };
    },
    harmed: (before) =>
      [...inDanger(before)].flatMap((hex) => (STRONGHOLDS.has(hex) ? [] : [...disc(hex, STEPS).keys()])),
    mayGo: (unit, _to, before) => {
      const { at } = before.units[unit]!;
      return !raiders.has(unit) && inDanger(before).has(at) && !STRONGHOLDS.has(at);
    },
    isWorse: (one, other) => one.worth < other.worth,
  };
}
