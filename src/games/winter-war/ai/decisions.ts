import {
  advancers,
  advances,
  apply,
  enemyOf,
  exertsZone,
  forfeitable,
  landingOdds,
  overstacked,
  retreaters,
  retreats,
  score,
  isolation,
  unitWith,
  type Action,
  type Decision,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { Mind } from './contract.ts';
import {
  around,
  HELSINKI,
  isHq,
  kind,
  LENINGRAD,
  MANNERHEIM,
  MURMANSK,
  OULU,
  stacks,
  STRONGHOLDS,
  supplyOpen,
  disc,
} from './ground.ts';
import { isLastTurn } from './last-turn.ts';
import { mayFall, missing } from './leningrad-danger.ts';
import { isLeftOpenBy } from './leningrad-garrison.ts';
import { cheapest } from './losses.ts';
import { exposure } from './exposure.ts';
import { mayStorm } from './soviet-goals.ts';
import { groundWorth, unitWorth } from './worth.ts';

type Kind<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/** The answer to a decision that waits. */
export function decide(state: State, mind: Mind, decision: Decision): Action[] {
  switch (decision.kind) {
    case 'retreat':
    case 'withdraw':
      return bestRetreat(state, mind.side);
    case 'exchange':
      return [
        {
          type: 'lose',
          units: cheapest(decision.units, decision.points, (units) => isLeftOpenBy(state, units)),
        },
      ];
    case 'overstack':
      return leastOf(state, mind.side, decision);
    case 'advance':
      return advanceAfter(state, mind);
    case 'cease-fire':
      return [{ type: score(state).points <= ACCEPTABLE ? 'accept' : 'decline' }];
    case 'landing': {
      const look = landingOdds(state);
      return [{ type: look.attack >= look.defence * 2 ? 'accept' : 'decline' }];
    }
    case 'muster':
      return muster(state, decision);
    case 'forfeit':
      return forfeit(state, mind.side, decision);
  }
}

/** A score that the Finns are glad to stop at: most games end above it. */
const ACCEPTABLE = 45;

function leastOf(state: State, side: Side, { hexes: [hex] }: Kind<'overstack'>): Action[] {
  const there = (stacks(state, side).get(hex!) ?? []).filter((id) => kind(id).arm !== 'ski');
  const byWorth = there.sort((a, b) => unitWorth(a) - unitWorth(b));
  // How many must go is for the rules to say: the units that stack freely do not count.
  for (let n = 1; n <= byWorth.length; n++) {
    const units = byWorth.slice(0, n);
    if (!overstacked(without(state, units), side).includes(hex!)) return [{ type: 'lose', units }];
  }
  return [];
}

const without = (state: State, gone: readonly UnitId[]): State => ({
  ...state,
  units: state.units.map((unit, id) => (gone.includes(id) ? unitWith(unit, { at: -2 }) : unit)),
});

/** How safe a hex is for a unit that gives way: friends near, enemies far, strong ground. */
export function shelter(state: State, side: Side, hex: Hex): number {
  const own = stacks(state, side);
  const enemies = stacks(state, enemyOf(side));
  let worth = STRONGHOLDS.has(hex) && side === 'finn' ? 3 : 0;
  if (own.has(hex)) worth += 1;
  for (const [near, far] of disc(hex, 2)) {
    if (enemies.has(near)) worth -= far === 1 ? 2 : 0.5;
    if (own.has(near)) worth += 0.3;
  }
  return worth;
}

function bestRetreat(state: State, side: Side): Action[] {
  let best: Action | null = null;
  let most = -Infinity;
  for (const unit of retreaters(state))
    for (const to of retreats(state, unit)) {
      const worth = shelter(state, side, to) + unitWorth(unit) / 100;
      if (worth > most) [best, most] = [{ type: 'retreat', unit, to }, worth];
    }
  if (best) return [best];
  const [unit] = retreaters(state);
  return unit === undefined ? [] : [{ type: 'retreat', unit, to: null }];
}

/** Attack Strength that could fall on a hex from next to it. */
export const pressureOn = (state: State, hex: Hex, by: Side): number => {
  const there = stacks(state, by);
  return around(hex).reduce(
    (sum, near) => sum + (there.get(near) ?? []).reduce((points, id) => points + kind(id).attack, 0),
    0,
  );
};

/** After a victory somebody goes into the hex, if that serves. */
function advanceAfter(state: State, mind: Mind): Action[] {
  const { side } = mind;
  // After the last Finnish march nobody strikes back.
  const caution = side === 'finn' && isLastTurn(state) ? 0 : mind.plan[side].caution;
  let best: Action = { type: 'decline' };
  let most = 0;
  for (const unit of advancers(state))
    for (const to of advances(state, unit)) {
      const risk =
        (mind.level === 'general' ? starved(state, unit, to) : cutOff(state, unit, to)) +
        (caution ? caution * exposed(state, unit, to) : 0) +
        (side === 'soviet' && isRash(state, mind, unit, to) ? RASH : 0);
      const worth = advanceWorth(state, side, unit, to) - risk;
      if (worth > most) [best, most] = [{ type: 'advance', unit, to }, worth];
    }
  return [best];
}

/** Whether an advance, with the attacks still to come, leaves Leningrad's garrison too weak, and weaker than it was. */
function opensLeningrad(state: State, mind: Mind, unit: UnitId, to: Hex): boolean {
  const applied = apply(state, { type: 'advance', unit, to });
  if (!applied.ok) return true;
  const lost = mayFall(applied.state, mind);
  const then = missing(applied.state, lost);
  return then >= 0 && then > missing(state, lost);
}

/** Nobody stands beside a fort of the Line before the storm, and nobody leaves the way to Leningrad open. */
const isRash = (state: State, mind: Mind, unit: UnitId, to: Hex): boolean =>
  (around(to).some((hex) => MANNERHEIM.includes(hex) && state.owner[hex] === 1) &&
    !MANNERHEIM.includes(to) &&
    !mayStorm(state, mind.plan.soviet)) ||
  opensLeningrad(state, mind, unit, to);
const RASH = 100;

/** What the enemy could take at his leisure after an advance, more than before it. */
function exposed(state: State, unit: UnitId, to: Hex): number {
  const applied = apply(state, { type: 'advance', unit, to });
  if (!applied.ok) return Infinity;
  const { side } = kind(unit);
  return exposure(applied.state, side) - exposure(state, side);
}

/** What an advance costs that takes the supply of the unit, or of others. */
function starved(state: State, unit: UnitId, to: Hex): number {
  const applied = apply(state, { type: 'advance', unit, to });
  if (!applied.ok) return Infinity;
  return (hungerOf(applied.state, kind(unit).side) - hungerOf(state, kind(unit).side)) * 0.5;
}

const hungerOf = (state: State, side: Side): number =>
  isolation(state, side).reduce((sum, cut, unit) => sum + (cut === 1 ? unitWorth(unit) : 0), 0);

/** What a unit risks that would be out of supply in the hex it steps into. */
function cutOff(state: State, unit: UnitId, to: Hex): number {
  const applied = apply(state, { type: 'advance', unit, to });
  if (!applied.ok) return Infinity;
  const open = supplyOpen(applied.state, kind(unit).side);
  const wayOut = around(to).some((next) => open(next));
  return wayOut ? 0 : unitWorth(unit) * 0.7;
}

/** What it is worth that a unit steps into a hex that the enemy has left. */
export function advanceWorth(state: State, side: Side, unit: UnitId, to: Hex): number {
  const { defence } = kind(unit);
  const from = state.units[unit]!.at;
  if (side === 'soviet') {
    if (from === LENINGRAD && isLeftOpenBy(state, [unit])) return -Infinity;
    const prize = groundWorth(to);
    // A corps in the open before strong Finns is safe; a regiment is a gift.
    const danger = pressureOn(state, to, 'finn') / Math.max(1, defence * 2);
    return prize + 1 + defence / 20 - danger * 2 - (isHq(unit) ? 99 : 0);
  }
  // Finns keep their posts.
  const mates = (stacks(state, side).get(from) ?? []).length;
  if (STRONGHOLDS.has(from) && mates < 2) return -1;
  const ground = STRONGHOLDS.has(to) ? 10 : groundWorth(to);
  return ground + 0.5 - pressureOn(state, to, 'soviet') / Math.max(1, defence * 2);
}

function muster(state: State, { units, hexes }: Kind<'muster'>): Action[] {
  const danger = (hex: Hex): number =>
    pressureOn(state, hex, 'soviet') + (hex === OULU ? 1 : hex === HELSINKI ? 0.5 : 0);
  const hex = [...hexes].sort((a, b) => danger(b) - danger(a))[0]!;
  return [{ type: 'arrive', unit: units[0]!, hex }];
}

/** The Finns let the cold take the dearest; the Soviets send away what they need least, not from Murmansk. */
function forfeit(state: State, side: Side, decision: Kind<'forfeit'>): Action[] {
  const { points } = decision;
  const open = forfeitable(state, decision);
  const price = (id: UnitId): number => {
    // Of units that come to the same sum the one that is worth most.
    if (side === 'finn') return -unitWorth(id);
    const short = points - kind(id).attack;
    const front = exertsZone(id, state.units[id]!) && state.units[id]!.at === MURMANSK ? 2 : 0;
    return Math.abs(short) + front + unitWorth(id) / 100;
  };
  const unit = [...open].sort((a, b) => price(a) - price(b) || a - b)[0];
  return unit === undefined ? [] : [{ type: 'lose', units: [unit] }];
}
