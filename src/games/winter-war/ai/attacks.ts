import {
  check,
  obligations,
  odds,
  type Action,
  type AttackPlan,
  type Hex,
  type Side,
  type State,
} from '#engine/winter-war';
import { attackSets, plannedAttacks } from '../analysis/planning/index.ts';
import { chanceOfOpening } from './leningrad-garrison.ts';
import type { Taste } from './taste.ts';
import { END } from './sketch.ts';
import { attackWorth } from './worth.ts';

/** What the war is worth, in attack points (E1). */
const LENINGRAD_LOST = 400;

/** The best set of attacks that meets every obligation, with its worth; nothing to do is worth nothing. */
export function bestPlan(
  state: State,
  side: Side,
  taste: Taste,
): { attacks: readonly AttackPlan[]; worth: number } {
  const owed = obligations(state);
  const [units, hexes] = [new Set(owed.units), new Set<Hex>(owed.hexes)];
  /** Plans share most of their attacks, so that each is weighed once; null for those that had better be left out. */
  const known = new Map<AttackPlan, Weighed | null>();
  const weigh = (attack: AttackPlan): Weighed | null => {
    const isOwed =
      attack.attackers.some((id) => units.has(id)) || attack.targets.some((hex) => hexes.has(hex));
    return isOwed ? weighed(state, side, attack, taste) : pruned(state, side, attack, taste);
  };
  let best: { attacks: readonly AttackPlan[]; worth: number } | null = units.size
    ? null
    : { attacks: [], worth: 0 };
  for (const plan of attackSets(state, taste.wishes, taste.plans)) {
    const attacks: AttackPlan[] = [];
    let worth = 0;
    for (const attack of plan) {
      let weighed = known.get(attack);
      if (weighed === undefined) known.set(attack, (weighed = weigh(attack)));
      if (!weighed) continue;
      attacks.push(weighed.attack);
      worth += weighed.worth;
    }
    if (side === 'soviet') worth -= LENINGRAD_LOST * chanceOfOpening(state, attacks);
    if (!best || worth > best.worth) best = { attacks, worth };
  }
  return best ?? { attacks: [], worth: 0 };
}

/** An attack with what a side promises itself of it. */
interface Weighed {
  readonly attack: AttackPlan;
  readonly worth: number;
}

function weighed(state: State, side: Side, attack: AttackPlan, { weights }: Taste): Weighed {
  const [seen] = plannedAttacks(state, [attack]);
  return { attack, worth: attackWorth(state, side, seen!, weights) };
}

/** An attack that nobody asks for, without garrisons; null when it is not worth it. */
function pruned(state: State, side: Side, attack: AttackPlan, taste: Taste): Weighed | null {
  const { attackers, targets } = attack;
  if (taste.sorties && isSafe(state, attack)) return weighed(state, side, attack, taste);
  const free = attackers.filter((id) => !taste.staysIn(state, id));
  if (!free.length) return null;
  const plan = { attackers: free, targets };
  if (free.length < attackers.length && check(state, { type: 'attack', ...plan })) return null;
  const found = weighed(state, side, plan, taste);
  return found.worth > taste.weights.least ? found : null;
}

/** Whether no face of the die costs the attackers anything. */
function isSafe(state: State, attack: AttackPlan): boolean {
  const { faces, column } = odds(state, attack);
  return column !== null && faces.every((face) => face === 'Ne' || face === 'Dr' || face === 'De');
}

/** The next attack, or the end of the segment; `refuses` leaves out what had better not be made. */
export function nextAttack(
  state: State,
  side: Side,
  taste: Taste,
  refuses: (attack: AttackPlan) => boolean,
): Action[] {
  const { attacks } = bestPlan(state, side, taste);
  for (const { attackers, targets } of attacks) {
    const action: Action = { type: 'attack', attackers, targets };
    if (!check(state, action) && !refuses(action)) return [action];
  }
  return [END];
}
