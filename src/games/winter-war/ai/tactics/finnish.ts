import {
  IS_LIGHT,
  board,
  hexesInReach,
  supplyTable,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { isLastTurn } from '../endgame.ts';
import {
  attackOf,
  defenceOf,
  distanceField,
  hexesWithin,
  inUssr,
  isNextTo,
  landNeighbours,
  stacksOf,
  unitsIn,
  unitsOf,
  unitType,
  citiesCutBy,
} from '../ground.ts';
import { withTaken } from '../sketch.ts';
import { isolatedPoints } from '../soviet-supply.ts';
import { OULU, STRONGHOLDS, VIIPURI } from '../../analysis/places.ts';
import { findEmptyPrizes } from './garrisons.ts';
import { railStakes } from './raiders.ts';
import {
  canReach,
  CORPS_ATTACK,
  findArrivals,
  inOrder,
  isFreeToMove,
  type RankedResponse,
  type PlannedMarch,
  type Tactic,
} from './tactic.ts';

/** Defence is doubled in a city: a quarter of the attack holds it at two to one. */
const DEFENCE_SHARE = 0.25;

interface HeldCity {
  readonly city: Hex;
  /** Least Attack Strength of a Soviet unit that counts as a threat. */
  readonly strongAttack: number;
  readonly mostDefence: number;
  readonly pointCost: number;
  /** Where strong Soviets count as a threat to the city. */
  nearIn(end: State): (hex: Hex) => boolean;
}

const hold = ({ city, strongAttack, mostDefence, pointCost, nearIn }: HeldCity): Tactic => ({
  assess({ end }) {
    if (unitsIn(end, 'soviet', city).length) return null;
    const isNear = nearIn(end);
    const strong = unitsOf(end, 'soviet').filter((unit) => {
      const { at, cut } = end.units[unit]!;
      return unitType(unit).attack >= strongAttack && !cut && isNear(at);
    });
    const defence = defenceOf(unitsIn(end, 'finn', city));
    const missing = Math.min(mostDefence, attackOf(strong) * DEFENCE_SHARE) - defence;
    return missing > 0 ? { cost: missing * pointCost, hexes: [city] } : null;
  },
  respond: (march, { hexes }) =>
    findArrivals(
      march,
      hexes,
      (unit, at) => unitType(unit).defence > 0 && !isBesieged(march.end, at),
    ).toReversed(),
});

/** Whether a corps is next to a stronghold, which then needs all its defenders. */
const isBesieged = (state: State, at: Hex): boolean =>
  STRONGHOLDS.has(at) &&
  landNeighbours(at).some((near) =>
    unitsIn(state, 'soviet', near).some((unit) => unitType(unit).attack >= CORPS_ATTACK),
  );

/** Walking distance in hexes within which strong Soviets threaten Viipuri. */
const NEAR_VIIPURI = 8;

/** Strengthens Viipuri before a corps arrives, on either side of Lake Ladoga. */
export const holdViipuri = hold({
  city: VIIPURI,
  strongAttack: 6,
  // Enough against two corps.
  mostDefence: 8,
  pointCost: 2.5,
  nearIn(end) {
    const finns = stacksOf(end, 'finn');
    const ground = supplyTable(end.turn);
    // The Line and the forts of Lake Ladoga block the way as long as they are held.
    const near = hexesWithin(
      VIIPURI,
      NEAR_VIIPURI,
      (hex) => ground[hex] === 1 && !(STRONGHOLDS.has(hex) && finns.has(hex)),
    );
    return (hex) => near.has(hex);
  },
});

/** In hexes: two marches of a division. */
const NEAR_OULU = 5;

/** Occupies Oulu before divisions arrive beside it, because a single march is not enough to get there. */
export const holdOulu = hold({
  city: OULU,
  strongAttack: 5,
  mostDefence: Infinity,
  pointCost: 2,
  nearIn(end) {
    const field = distanceField([OULU], end.turn);
    return (hex) => field[hex]! <= NEAR_OULU;
  },
});

const DIVISION_ATTACK = 6;
/** In attack points; a division alone abroad is likely to be surrounded and eliminated. */
const ALONE_COST = 12;
/** In later turns the army before Lake Ladoga is elsewhere. */
const LAST_GATHERED_TURN = 3;

const findAlone = (end: State): UnitId[] =>
  unitsOf(end, 'finn').filter((unit) => {
    const { at } = end.units[unit]!;
    if (unitType(unit).attack < DIVISION_ATTACK || !inUssr(at)) return false;
    const company = [at, ...landNeighbours(at)].flatMap((hex) => unitsIn(end, 'finn', hex));
    return company.filter((other) => unitType(other).attack > 1).length <= 2;
  });

/** Keeps divisions from leaving the Ladoga line alone while the Soviet army is before it. */
export const keepDivision: Tactic = {
  assess({ end }) {
    const alone = end.turn > LAST_GATHERED_TURN ? [] : findAlone(end);
    if (!alone.length) return null;
    return { cost: alone.length * ALONE_COST, hexes: alone.map((unit) => end.units[unit]!.at) };
  },
  respond: ({ seen, end }) => findAlone(end).map((unit) => [{ unit, to: seen.units[unit]!.at }]),
};

/** Share of the strength of isolated Soviets that counts as gained. */
const CUT_WORTH = 0.4;

const lightTroops = (march: PlannedMarch): UnitId[] =>
  unitsOf(march.end, 'finn').filter((unit) => IS_LIGHT[unit] && isFreeToMove(march, unit));

/** Sends a light unit to the railway behind an army, to stay there. */
export const cutLine: Tactic = {
  assess({ end }) {
    const finns = stacksOf(end, 'finn');
    const hexes = [...railStakes(end).keys()].filter((hex) => !finns.has(hex));
    const cut = [...citiesCutBy().keys()].filter((hex) => finns.has(hex));
    return { cost: -CUT_WORTH * isolatedPoints(end), hexes: [...cut, ...hexes] };
  },
  respond(march, { hexes }) {
    const { end } = march;
    const stakes = railStakes(end);
    const found: RankedResponse[] = [];
    for (const unit of lightTroops(march))
      for (const to of hexes)
        if (end.units[unit]!.at !== to && canReach(march, unit, to))
          found.push({ response: [{ unit, to }], worth: stakes.get(to) ?? 0 });
    return inOrder(found);
  },
};

/** Share of the strength of isolated Soviets that counts as gained. */
const POCKET_WORTH = 0.5;
/** In attack points; smaller pockets are not worth leaving cover for. */
const SMALLEST_POCKET = 10;
const STRONG_ATTACK = 2;
const NEAR = 4;

const isStrong = (unit: UnitId): boolean => unitType(unit).attack >= STRONG_ATTACK;

/** Value by hex of clearing it of Soviets and advancing there: the units pocketed by that. */
export function pocketGains(state: State): Map<Hex, number> {
  const found = new Map<Hex, number>();
  const strong = unitsOf(state, 'finn').filter(isStrong);
  const [taker] = strong.toSorted((a, b) => unitType(b).attack - unitType(a).attack || a - b);
  if (taker === undefined) return found;
  const now = isolatedPoints(state);
  for (const hex of stacksOf(state, 'soviet').keys()) {
    if (!strong.some((unit) => board.distance(state.units[unit]!.at, hex) <= NEAR)) continue;
    const points = isolatedPoints(withTaken(state, hex, taker)) - now;
    if (points >= SMALLEST_POCKET) found.set(hex, points * POCKET_WORTH);
  }
  return found;
}

/** An attack whose advance closes the only line of a corps or more. */
export const pocket: Tactic = {
  assess({ ai }) {
    const gains = ai.weights.pocketGains;
    // The value of the pockets is part of the attacks.
    return gains?.size ? { cost: 0, hexes: [...gains.keys()] } : null;
  },
  respond(march, { hexes }) {
    const gains = march.ai.weights.pocketGains!;
    return hexes
      .toSorted((a, b) => gains.get(b)! - gains.get(a)! || a - b)
      .flatMap((hex) => findArrivals(march, landNeighbours(hex), isStrong).toReversed());
  },
};

/** Hexes in a march of light troops. */
const MARCH = 3;
const isWithinMarch = (one: Hex, other: Hex): boolean => board.distance(one, other) <= MARCH;
/** Share of a prize's value that a raider within a march of it is worth. */
const WAITING_SHARE = 0.25;

/** Before the last march light troops wait out of reach, within a march of hexes the Soviets left empty. */
export const lastTurnRaid: Tactic = {
  assess({ end }) {
    if (end.turn !== end.lastTurn - 1 || isLastTurn(end)) return null;
    const prizes = findEmptyPrizes(end);
    if (!prizes.length) return null;
    const raiders = unitsOf(end, 'finn').filter((unit) => IS_LIGHT[unit]);
    const near = prizes.filter(({ hex }) => raiders.some((unit) => isWithinMarch(end.units[unit]!.at, hex)));
    return {
      cost: -near.reduce((sum, { cost }) => sum + cost * WAITING_SHARE, 0),
      hexes: prizes.map(({ hex }) => hex),
    };
  },
  respond(march, { hexes }) {
    const { seen, end } = march;
    return lightTroops(march).flatMap((unit) => {
      const distant = hexes.filter((prize) => !isWithinMarch(prize, end.units[unit]!.at));
      const to = hexesInReach(seen, unit).find(
        (hex) => !isNextTo(end, 'soviet', hex) && distant.some((prize) => isWithinMarch(prize, hex)),
      );
      return to === undefined ? [] : [[{ unit, to }]];
    });
  },
};
