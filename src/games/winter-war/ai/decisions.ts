import {
  type Action,
  type AttackPlan,
  type Decision,
  type Hex,
  type Side,
  type State,
  type UnitId,
  advancers,
  advances,
  apply,
  decider,
  enemyOf,
  exertsZone,
  forfeitable,
  landingOdds,
  obligations,
  overstacked,
  retreaters,
  retreats,
  score,
  attackable,
  odds,
} from '#engine/winter-war';
import type { AiContext } from './ai-context.ts';
import { isOwed } from './attacks.ts';
import { finalPoints, isLastTurn } from './endgame.ts';
import {
  attackBeside,
  discAround,
  isHq,
  landNeighbours,
  maxBy,
  stackingCapacity,
  stacksOf,
  openGround,
  unitsIn,
  unitType,
  defenceOf,
} from './ground.ts';
import { findUnitsAtRisk, missingDefence } from './leningrad-danger.ts';
import { placeMusteredUnit } from './placement.ts';
import { END, withoutUnits } from './sketch.ts';
import { leningradGarrison, wouldLeaveOpen, mayStormLine } from './soviet-theatres.ts';
import { atSupplyJudgement, isolatedUnits } from './soviet-supply.ts';
import { addedCost } from './tactics/index.ts';
import { chooseCheapestLosses, hexValue, totalExposure, unitValue, valueOf } from './values.ts';
import { LENINGRAD, MANNERHEIM, MURMANSK, OULU, STRONGHOLDS, PETSAMO } from '../analysis/places.ts';

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

export function answerDecision(state: State, ai: AiContext, decision: Decision): Action[] {
  switch (decision.kind) {
    case 'retreat':
    case 'withdraw':
      return chooseRetreat(state, ai.side);
    case 'exchange': {
      const isAvoided = (lost: readonly UnitId[]): boolean => wouldLeaveOpen(state, lost);
      return [{ type: 'lose', units: chooseCheapestLosses(decision.units, decision.points, isAvoided) }];
    }
    case 'overstack':
      return chooseOverstackLosses(state, ai.side, decision);
    case 'advance':
      return chooseAdvance(state, ai);
    case 'cease-fire':
      return [{ type: score(state).points <= ACCEPTABLE_POINTS ? 'accept' : 'decline' }];
    case 'landing': {
      const look = landingOdds(state);
      return [{ type: look.attack >= look.defence * 2 ? 'accept' : 'decline' }];
    }
    case 'muster':
      return placeMusteredUnit(state, decision);
    case 'forfeit':
      return chooseForfeit(state, ai.side, decision);
  }
}

/** The Finns accept a cease-fire at up to this many points; most games end higher. */
const ACCEPTABLE_POINTS = 45;

function chooseOverstackLosses(state: State, side: Side, { hexes }: DecisionOf<'overstack'>): Action[] {
  const hex = hexes[0]!;
  const byWorth = unitsIn(state, side, hex)
    .filter((id) => unitType(id).arm !== 'ski')
    .sort((a, b) => unitValue(a) - unitValue(b));
  // The engine decides how many must go: units that stack freely do not count.
  const isEnough = (units: readonly UnitId[]): boolean =>
    !overstacked(withoutUnits(state, units), side).includes(hex);
  const last = byWorth.findIndex((_, i) => isEnough(byWorth.slice(0, i + 1)));
  return [{ type: 'lose', units: byWorth.slice(0, last + 1) }];
}

/** Safety of a hex for a retreat: friends near, enemies far, strong ground. */
function scoreShelter(state: State, side: Side, hex: Hex): number {
  const own = stacksOf(state, side);
  const enemies = stacksOf(state, enemyOf(side));
  let worth = STRONGHOLDS.has(hex) && side === 'finn' ? 3 : 0;
  if (own.has(hex)) worth += 1;
  for (const [near, far] of discAround(hex, 2)) {
    if (enemies.has(near)) worth -= far === 1 ? 2 : 0.5;
    if (own.has(near)) worth += 0.3;
  }
  return worth;
}

function chooseRetreat(state: State, side: Side): Action[] {
  const units = retreaters(state);
  // If the whole garrison of Leningrad retreats, others take its place before the last one leaves.
  const isOpen = side === 'soviet' && (!leningradGarrison(state).length || wouldLeaveOpen(state, units));
  const isFull = stackingCapacity(state, side, LENINGRAD) < 1;
  const holdsCity = (unit: UnitId, to: Hex): boolean =>
    isOpen && (isFull ? state.units[unit]!.at === LENINGRAD : to === LENINGRAD && !isHq(unit));
  const best = maxBy(
    units.flatMap((unit) => retreats(state, unit).map((to) => ({ unit, to }))),
    ({ unit, to }) =>
      scoreShelter(state, side, to) + unitValue(unit) / 100 + (holdsCity(unit, to) ? CITY_SHELTER : 0),
  );
  // Units without a hex to retreat to are lost.
  return units.slice(0, 1).map((unit) => ({ type: 'retreat', ...(best ?? { unit, to: null }) }));
}
/** Exceeds the value of any shelter. */
const CITY_SHELTER = 100;

/** Retreats before combat: light troops and HQs leave when the enemy is far superior. */
export function chooseRetreatBefore(state: State, ai: AiContext): Action[] {
  for (const unit of retreaters(state)) {
    if (!shouldGiveWay(state, unit)) continue;
    const open = retreats(state, unit)
      .filter((to) => !isTrap(state, unit, to))
      .map((to) => ({ to, worth: scoreShelter(state, ai.side, to) }));
    const best = open.sort((a, b) => b.worth - a.worth || a.to - b.to)[0];
    if (best && best.worth > scoreShelter(state, ai.side, state.units[unit]!.at) - (isHq(unit) ? 9 : 0))
      return [{ type: 'retreat', unit, to: best.to }];
  }
  return [END];
}

/** An HQ alone in Leningrad is lost to the next attack, and with it the war (E1). */
const isTrap = (state: State, unit: UnitId, to: Hex): boolean =>
  to === LENINGRAD && isHq(unit) && !leningradGarrison(state).length;

const CRUSHING_ODDS = 2;

function shouldGiveWay(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  // If the last unit leaves Leningrad, the war is lost (E1).
  if (at === LENINGRAD) return false;
  const by = state.phasing;
  const friends = unitsIn(state, unitType(unit).side, at);
  if (isHq(unit)) return friends.every((id) => isHq(id));
  const city = at === PETSAMO || at === OULU;
  const defence = defenceOf(friends) * (city ? 2 : 1);
  // Cities are held at almost any odds.
  return attackBeside(state, at, by) >= defence * (city ? 99 : CRUSHING_ODDS);
}

/** Advances before combat; the unit may not attack this turn. */
export function chooseAdvanceBefore(state: State, ai: AiContext): Action[] {
  for (const unit of advancers(state))
    for (const to of advances(state, unit))
      if (!hasTarget(state, unit) && scoreAdvance(state, ai.side, unit, to) > 0.5)
        return [{ type: 'advance', unit, to }];
  return [END];
}

const hasTarget = (state: State, unit: UnitId): boolean =>
  attackable({ ...state, phase: 'attack' }).some(
    ({ hex, attackers }) =>
      attackers.includes(unit) && odds(state, { attackers: [unit], targets: [hex] }).defence > 0,
  );

function chooseAdvance(state: State, ai: AiContext): Action[] {
  let best: Action = { type: 'decline' };
  let most = 0;
  for (const unit of advancers(state))
    for (const to of advances(state, unit)) {
      const action: Action = { type: 'advance', unit, to };
      const applied = apply(state, action);
      if (!applied.ok) continue;
      const worth =
        scoreAdvance(state, ai.side, unit, to) +
        (ai.weights.pocketGains?.size
          ? addedIsolation(atSupplyJudgement(state), atSupplyJudgement(applied.state), 'soviet')
          : 0) -
        addedRisk(state, applied.state, ai, unit, to);
      if (worth > most) [best, most] = [action, worth];
    }
  return [best];
}

/** Added risk of an advance: to supply, exposed units and, for the Soviets, by openings for the Finns. */
function addedRisk(before: State, after: State, ai: AiContext, unit: UnitId, to: Hex): number {
  const { side } = ai;
  // No reply follows the last Finnish march.
  const caution = side === 'finn' && isLastTurn(before) ? 0 : ai.plan[side].caution;
  return (
    (ai.level === 'general' ? addedIsolation(before, after, side) : cutOffRisk(after, unit, to)) +
    (caution ? caution * (totalExposure(after, side) - totalExposure(before, side)) : 0) +
    (side === 'soviet' ? addedDanger(before, after, ai, to) : 0)
  );
}

/** Openings that an advance leaves to the Finns, in attack points. */
function addedDanger(before: State, after: State, ai: AiContext, to: Hex): number {
  if (isRash(before, ai, to) || weakensLeningrad(before, after, ai)) return RASH_PENALTY;
  return ai.tactics.length ? addedCost(before, after, to, ai) : 0;
}
const RASH_PENALTY = 100;

/** Whether a hex is beside a fort before the storm of the Line may begin. */
const isRash = (state: State, ai: AiContext, to: Hex): boolean =>
  landNeighbours(to).some((hex) => MANNERHEIM.includes(hex) && state.owner[hex] === 1) &&
  !MANNERHEIM.includes(to) &&
  !mayStormLine(state, ai.plan.soviet);

/** Whether an advance makes Leningrad's garrison too weak, and weaker than before. */
function weakensLeningrad(before: State, after: State, ai: AiContext): boolean {
  const { may: lost } = findUnitsAtRisk(after, ai);
  const then = missingDefence(withoutUnits(after, lost));
  return then >= 0 && then > missingDefence(withoutUnits(before, lost));
}

/** Value of units that an advance isolates, halved. */
const addedIsolation = (before: State, after: State, side: Side): number =>
  (valueOf(isolatedUnits(after, side)) - valueOf(isolatedUnits(before, side))) * 0.5;

/** Value at risk of a unit that would be out of supply after the advance. */
function cutOffRisk(after: State, unit: UnitId, to: Hex): number {
  const open = openGround(after, unitType(unit).side);
  return landNeighbours(to).some((next) => open(next)) ? 0 : unitValue(unit) * 0.7;
}

/** Value of advancing into a hex that the enemy has left, in attack points. */
function scoreAdvance(state: State, side: Side, unit: UnitId, to: Hex): number {
  const { defence } = unitType(unit);
  const from = state.units[unit]!.at;
  if (side === 'soviet') {
    if (from === LENINGRAD && wouldLeaveOpen(state, [unit])) return -Infinity;
    const prize = hexValue(to);
    // A corps in front of strong Finns is safe; a regiment is not.
    const danger = attackBeside(state, to, 'finn') / Math.max(1, defence * 2);
    return prize + 1 + defence / 20 - danger * 2 - (isHq(unit) ? 99 : 0);
  }
  // Finns keep their strongholds occupied.
  if (STRONGHOLDS.has(from) && unitsIn(state, side, from).length < 2) return -1;
  const ground = STRONGHOLDS.has(to) ? 10 : hexValue(to);
  return ground + 0.5 - attackBeside(state, to, 'soviet') / Math.max(1, defence * 2);
}

/** The Finns lose the most valuable units to the cold; the Soviets withdraw the least needed, not at Murmansk. */
function chooseForfeit(state: State, side: Side, decision: DecisionOf<'forfeit'>): Action[] {
  const unit = maxBy(forfeitable(state, decision), (id) => {
    // Among units of the same total, the most valuable goes.
    if (side === 'finn') return unitValue(id);
    const short = decision.points - unitType(id).attack;
    const front = exertsZone(id, state.units[id]!) && state.units[id]!.at === MURMANSK ? 2 : 0;
    return -(Math.abs(short) + front + unitValue(id) / 100);
  });
  return unit === undefined ? [] : [{ type: 'lose', units: [unit] }];
}

const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;
const MAX_DECISIONS = 12;

/**
 * Whether an optional attack of the last turn lowers the expected final score; false before the last turn and
 * where the score cannot be computed.
 */
export function costsPoints(state: State, ai: AiContext, { attackers, targets }: AttackPlan): boolean {
  if (ai.level !== 'general' || !isLastTurn(state)) return false;
  if (isOwed(obligations(state), { attackers, targets })) return false;
  const now = finalPoints(state);
  const then = DIE_FACES.map((face) => pointsAfter(state, ai, { type: 'attack', attackers, targets }, face));
  if (now === null || then.includes(null)) return false;
  const mean = then.reduce<number>((sum, points) => sum + points!, 0) / DIE_FACES.length;
  return ai.side === 'soviet' ? mean < now : mean > now;
}

/** Final points if the given face comes up and both sides decide as the AI would; null if unknown. */
function pointsAfter(start: State, ai: AiContext, attack: Action, face: number): number | null {
  let state = start;
  for (let next: Action | undefined = attack, decided = 0; next && decided < MAX_DECISIONS; decided++) {
    const applied = apply(state, next, [face, face, face]);
    if (!applied.ok) return null;
    ({ state } = applied);
    const decision = state.decisions.at(-1);
    if (!decision) return finalPoints(state);
    [next] = answerDecision(state, { ...ai, side: decider(state) }, decision);
  }
  return null;
}
