/** Soviet tactics for what must not be lost: cities, HQs, Murmansk and, near the end, all that scores. */
import {
  MURMANSK_UNITS,
  board,
  waiting,
  hexesInReach,
  mayMove,
  murmanskDefended,
  murmanskUnits,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { AiContext } from '../ai-context.ts';
import { victoryHexes } from '../endgame.ts';
import {
  attackOf,
  isHq,
  isNearMurmansk,
  isNextTo,
  landNeighbours,
  murmanskHexes,
  stackingCapacity,
  stacksOf,
  unitsIn,
  unitsOf,
  unitType,
} from '../ground.ts';
import { assessDanger } from '../leningrad-danger.ts';
import { withoutUnits } from '../sketch.ts';
import { leningradGarrison, countWanted } from '../soviet-theatres.ts';
import { isolatedPoints } from '../soviet-supply.ts';
import { hexValue } from '../values.ts';
import { LENINGRAD, MANNERHEIM, MURMANSK, PETROZAVODSK, SOVIET_CITIES } from '../../analysis/places.ts';
import {
  chanceOfBlow,
  chanceOfEntry,
  findArriving,
  forecastMarches,
  judgeMarches,
  type FinnishMarch,
  type HexCost,
} from './finnish-march.ts';
import { CORPS_ATTACK, findArrivals, type PlannedMarch, type Response, type Tactic } from './tactic.ts';

/** Equivalent of ten Victory Points a Game-Turn. */
const SHORT_COST = 40;
/** For each missing unit in reserve: on a cut railway no replacement can come. */
const RESERVE_COST = 6;

/** Fewer than seven units near Murmansk cost points each Game-Turn: units leave only if there are more. */
export const guardMurmansk: Tactic = {
  assess({ end, ai }) {
    if (!murmanskDefended(end)) return null;
    const units = murmanskUnits(end);
    const missing = countWanted(end, ai.plan.soviet.watchesSupply) - units;
    if (missing <= 0) return null;
    return { cost: (units < MURMANSK_UNITS ? SHORT_COST : 0) + missing * RESERVE_COST, hexes: [MURMANSK] };
  },
  respond: (march) => findArrivals(march, murmanskHexes(), (_, at) => !isNearMurmansk(at)),
};

/** A lost city supplies no units. */
const LOST_CITY_COST = 45;
const THIN_CITY_COST = 6;

/** Cities that Finns could enter or attack in one march. */
function findThreatenedCities(march: FinnishMarch): HexCost[] {
  return SOVIET_CITIES.filter((city) => city !== LENINGRAD).flatMap((hex) => {
    const units = unitsIn(march.end, 'soviet', hex).filter((unit) => !isHq(unit)).length;
    if (!units && findArriving(march, [hex], 0).length) return [{ hex, cost: LOST_CITY_COST }];
    const isThin = units === 1 && hex === PETROZAVODSK;
    const attackers = isThin ? findArriving(march, landNeighbours(hex), 1) : [];
    return attackers.length > 1 ? [{ hex, cost: THIN_CITY_COST }] : [];
  });
}

/** Never leaves a Supply City within reach of a Finn empty, nor Petrozavodsk with a single unit. */
export const holdCities: Tactic = {
  assess: (march) => judgeMarches(march, findThreatenedCities),
  respond: (march, { hexes }) => findArrivals(march, hexes),
};

const EMPTY_COST = 60;
const SINGLE_COST = 8;
/** Cost of losing the city, and with it the war (E1). */
const FALL_COST = 150;
/** Units wanted in and near the city; corps do not count, as a lost battle removes them. Cost of each. */
const WANTED = 4;
const MISSING_COST = 4;
/** Stronger units are needed against the Line. */
const MAX_GARRISON_ATTACK = 3;
/** In hexes: two marches of a division, and one. */
const THREAT_DISTANCE = 5;
const RESERVE_DISTANCE = 3;

const isWithin = (state: State, unit: UnitId, distance: number): boolean =>
  board.distance(state.units[unit]!.at, LENINGRAD) <= distance;

const DIVISION = { attack: 4, defence: 6 } as const;
const DIVISION_ATTACK = 6;
/** Share of die faces on which attackers of a division beside the city lose or retreat, by odds up to 2-1. */
const REPULSE_SHARE = [5 / 6, 1 / 2, 1 / 3, 1 / 6, 0] as const;

/** In hexes: units in or beside the city. */
const SIEGE_DISTANCE = 1;

/** Cost of a division beside the city even if it is sure to be beaten. */
const SIEGE_SHARE = 0.05;

/**
 * Chance that the city falls a turn later: a division gets beside it in the next Finnish Player-Turn, and the
 * Soviets that must attack it are repelled. Those farther away are likely to be cut off by then.
 */
function chanceOfSiege(end: State, ai: AiContext): number {
  const due = attackOf(waiting({ ...end, turn: end.turn + 1 }, 'soviet'));
  return forecastMarches({ end, ai }).reduce((sum, finns) => {
    const near = unitsOf(finns.end, 'soviet').filter((unit) => isWithin(finns.end, unit, SIEGE_DISTANCE));
    const chanceAt = (hex: Hex): number => {
      const odds = (due + attackOf(near) - attackOf(unitsIn(finns.end, 'soviet', hex))) / DIVISION.defence;
      const comes = chanceOfEntry(finns, hex, DIVISION.attack);
      return comes * (SIEGE_SHARE + REPULSE_SHARE[odds < 0.5 ? 0 : Math.min(4, 1 + Math.floor(odds))]!);
    };
    return sum + finns.share * Math.max(...landNeighbours(LENINGRAD).map(chanceAt));
  }, 0);
}

/** Keeps two units in Leningrad when Finns are near, and a reserve behind the army, whatever it loses. */
export const garrisonLeningrad: Tactic = {
  assess({ end, ai }) {
    const isNear = unitsOf(end, 'finn').some(
      (unit) => unitType(unit).attack > 1 && isWithin(end, unit, THREAT_DISTANCE),
    );
    if (!isNear || MANNERHEIM.every((hex) => stacksOf(end, 'soviet').has(hex))) return null;
    const there = leningradGarrison(end).length;
    const reserve = unitsOf(end, 'soviet').filter(
      (unit) => !isHq(unit) && unitType(unit).attack < CORPS_ATTACK && isWithin(end, unit, RESERVE_DISTANCE),
    ).length;
    const cost =
      (there > 1 ? 0 : there ? SINGLE_COST : EMPTY_COST) +
      Math.max(0, WANTED - reserve) * MISSING_COST +
      (there ? FALL_COST * assessDanger(end, ai).chance : 0) +
      FALL_COST * chanceOfSiege(end, ai);
    return cost ? { cost, hexes: [LENINGRAD] } : null;
  },
  respond(march) {
    const isLight = (unit: UnitId): boolean => unitType(unit).attack <= MAX_GARRISON_ATTACK;
    const isAway = (unit: UnitId): boolean => isLight(unit) && !isWithin(march.end, unit, RESERVE_DISTANCE);
    const isStrong = (unit: UnitId): boolean =>
      unitType(unit).attack >= DIVISION_ATTACK && isWithin(march.end, unit, THREAT_DISTANCE);
    const beside = landNeighbours(LENINGRAD);
    return [
      ...findArrivals(march, [LENINGRAD], isLight),
      ...findArrivals(march, beside, isAway),
      // Strong units stay back even instead of an attack.
      ...findArrivals(march, beside, isStrong, ({ seen }, unit) => mayMove(seen, unit)),
    ];
  },
};

/** In attack points: an HQ itself, and a share of the units supplied by it alone. */
const HQ_COST = 8;
const FED_SHARE = 0.5;
const NEAR = 5;
const MAX_WAYS = 6;

/** HQs whose stack Finns could destroy in one march. */
const findThreatenedHqs = (march: FinnishMarch): HexCost[] =>
  [...stacksOf(march.end, 'soviet')].flatMap(([hex, there]) => {
    const { end } = march;
    const hqs = there.filter(isHq);
    const chance = hqs.length && chanceOfBlow(march, hex);
    if (!chance) return [];
    const fed = isolatedPoints(withoutUnits(end, hqs)) - isolatedPoints(end);
    return [{ hex, cost: chance * (HQ_COST * hqs.length + FED_SHARE * fed) }];
  });

/** Keeps HQs safe from raiders, together with the units they supply: with company, or further back. */
export const guardHeadquarters: Tactic = {
  assess: (march) => judgeMarches(march, findThreatenedHqs),
  respond: (march, { hexes }) => [
    ...hexes.flatMap((hex) => findWaysBack(march, hex)),
    ...findArrivals(march, hexes),
  ],
};

/** Hexes for the HQs of a hex, away from the enemy and near the units they supply. */
function findWaysBack(march: PlannedMarch, from: Hex): Response[] {
  const { end } = march;
  const finns = [...stacksOf(end, 'finn').keys()];
  const safety = (hex: Hex): number =>
    Math.min(NEAR, ...finns.map((other) => board.distance(other, hex))) - board.distance(hex, from) / 4;
  return unitsIn(end, 'soviet', from)
    .filter(isHq)
    .flatMap((unit) =>
      [...hexesInReach(march.seen, unit), march.seen.units[unit]!.at]
        .filter((to) => to !== from && board.distance(to, from) <= NEAR)
        .filter((to) => stackingCapacity(end, 'soviet', to) > 0)
        .sort((a, b) => safety(b) - safety(a) || a - b)
        .slice(0, MAX_WAYS)
        .map((to) => [{ unit, to }]),
    );
}

/** Turns before the last one in which the tactic applies too. */
const LAST_TURNS = 1;
/** Value of a Supply City to raiders that enter it in the last turn. */
const CITY_VALUE = 20;

export const findEmptyPrizes = (state: State): HexCost[] =>
  [...victoryHexes(state), ...SOVIET_CITIES]
    .filter((hex) => state.owner[hex] === 2 && !unitsIn(state, 'soviet', hex).length)
    .map((hex) => ({ hex, cost: SOVIET_CITIES.includes(hex) ? CITY_VALUE : hexValue(hex) }));

/** Near the end of the war, leaves no scoring hex empty that a Finn can enter. */
export const lastTurnGuard: Tactic = {
  assess(march) {
    const { end } = march;
    if (end.turn < end.lastTurn - LAST_TURNS) return null;
    const [finns] = forecastMarches(march);
    const open = findEmptyPrizes(end).filter(({ hex }) => findArriving(finns, [hex], 0).length);
    if (!open.length) return null;
    return { cost: open.reduce((sum, { cost }) => sum + cost, 0), hexes: open.map(({ hex }) => hex) };
  },
  respond: (march, { hexes }) => findArrivals(march, hexes, (_, at) => !isNextTo(march.end, 'finn', at)),
};
