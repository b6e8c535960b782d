import {
  type AttackPlan,
  COMBAT_TABLE,
  type CombatResult,
  type Hex,
  type LedgerLine,
  ODDS_COLUMNS,
  type OddsReport,
  type Refusal,
  type State,
  type UnitId,
  WORTH,
  board,
  odds,
  score,
} from '#engine/winter-war';

/** What the player values most: losses inflicted against own, hexes cleared, or own units. */
export type Wish = 'losses' | 'ground' | 'careful';

/** One attack of a plan. Losses are printed points: Attack Strength of attackers, Defence of defenders. */
export interface PlannedAttack extends AttackPlan {
  readonly odds: OddsReport;
  /** Expected losses; exchanges cost the attacker as little as possible. */
  readonly ownLoss: number;
  readonly enemyLoss: number;
  /** Chance that no defender is left in the hexes: De, Dr or Ex. */
  readonly cleared: number;
  /** Chance that an attacker is left to advance into one, terrain apart: De, or Ex with a survivor. */
  readonly taken: number;
  /** Chance that the attacker loses units: Ae, or Ex at a price. */
  readonly costly: number;
}

/** Expected results of several attacks, taken as independent. */
export interface Forecast {
  readonly attacks: readonly PlannedAttack[];
  readonly ownLoss: number;
  readonly enemyLoss: number;
  /** Chances that at least one attack, and that every attack, clears its hexes. */
  readonly anyCleared: number;
  readonly allCleared: number;
  /** Distribution of own losses, ascending. */
  readonly lossChances: readonly { readonly points: number; readonly chance: number }[];
}

/** Attacks that meet every obligation, in a legal order. */
export interface Plan extends Forecast {
  /** Value by the wish, see `planValue`. */
  readonly value: number;
  /** False if the search was cut short. */
  readonly exact: boolean;
}

/** The best plan that contains given attacks, or why there is none. */
export type Completion =
  | { readonly ok: true; readonly plan: Plan }
  | {
      readonly ok: false;
      /** The first attack that is illegal after those before it. */
      readonly attack: AttackPlan;
      readonly refusal: Refusal;
      /** The unit or hex that could no longer meet its obligation, if that is the reason. */
      readonly left: { readonly unit: UnitId } | { readonly hex: Hex } | null;
    };

/** Number of die faces by result; the sum is six. */
export type Tally = Readonly<Record<CombatResult, number>>;

/** Possible gains in the attacked hexes. */
export interface Stake {
  /** Printed Defence Strength of the defenders. */
  readonly points: number;
  /** Number of defenders. */
  readonly bodies: number;
  /** Value of the hexes in tenths of an ordinary one. */
  readonly ground: number;
}

function countFaces(faces: readonly CombatResult[]): Tally {
  const tally = { Ae: 0, Ar: 0, Ne: 0, Ex: 0, Dr: 0, De: 0 };
  for (const face of faces) tally[face]++;
  return tally;
}

const TABLE_COLUMNS = ODDS_COLUMNS.map((column) => COMBAT_TABLE[column]);
const PLAIN_TALLIES = TABLE_COLUMNS.map((cells) => countFaces(cells.map(({ result }) => result)));
const FORTIFIED_TALLIES = TABLE_COLUMNS.map((cells) =>
  countFaces(cells.map((cell) => cell.fortified ?? cell.result)),
);

/** Tallies by column, with or without fortification. */
export const tallyTable = (fortified: boolean): readonly Tally[] =>
  fortified ? FORTIFIED_TALLIES : PLAIN_TALLIES;
/** Result against hexes without any unit that can defend (C8). */
export const CERTAIN: Tally = countFaces(Array.from({ length: 6 }, () => 'De'));
/** The tally for attackers who cause no losses (CL7). */
export const withoutHarm = ({ Ae, Ar, Ne, Ex, Dr, De }: Tally): Tally => ({
  Ae,
  Ar,
  Ne: Ne + Ex + Dr + De,
  Ex: 0,
  Dr: 0,
  De: 0,
});

/** Index in ODDS_COLUMNS for two positive strengths in the same unit (Combat.N). */
export const columnIndex = (attack: number, defence: number): number =>
  attack >= defence
    ? Math.min(6, Math.floor(attack / defence)) + 2
    : Math.max(0, 4 - Math.ceil(defence / attack));

/** A retreat counts a quarter of a point; with six faces, a point is 24 parts. */
const RETREAT_PARTS = 4;
const PARTS_PER_UNIT: Readonly<Record<Wish, number>> = { losses: 6 * RETREAT_PARTS, ground: 60, careful: 6 };

/** Joins two measures in one integer: the second decides between equals in the first. */
const PRIMARY_FACTOR = 2 ** 16;

/**
 * Rank of an attack by a wish, as an integer so that sums are exact. `own` and `bodies` are strength and number
 * of attackers, `price` the cost of an exchange in points.
 */
export function rankAttack(
  wish: Wish,
  tally: Tally,
  own: number,
  bodies: number,
  price: number,
  prize: Stake,
): number {
  const { Ae, Ar, Ex, Dr, De } = tally;
  const lost = Ae * own + Ex * price;
  const losses = RETREAT_PARTS * ((Ex + De) * prize.points - lost) + Dr * prize.bodies - Ar * bodies;
  const ground = (Ex + Dr + De) * prize.ground;
  if (wish === 'losses') return losses * PRIMARY_FACTOR + ground;
  return (wish === 'ground' ? ground : -lost) * PRIMARY_FACTOR + losses;
}

/** Value of a sum of ranks by wish: points (losses), hexes (ground), or negative points lost (careful). */
export const rankToValue = (wish: Wish, rank: number): number =>
  (Math.round(rank / PRIMARY_FACTOR) || 0) / PARTS_PER_UNIT[wish];

/** Least sum of strengths that reaches `points`, or all of them if they do not (C11). */
export function exchangePrice(strengths: readonly number[], points: number): number {
  let all = 0;
  for (const strength of strengths) all += strength;
  if (all <= points || points === 0) return points === 0 ? 0 : all;
  const reached = new Uint8Array(all + 1);
  reached[0] = 1;
  let most = 0;
  for (const strength of strengths) {
    for (let sum = most; sum >= 0; sum--) if (reached[sum]) reached[sum + strength] = 1;
    most += strength;
  }
  return reached.indexOf(1, points);
}

/** Tenths of an ordinary hex. */
const PLAIN_HEX_TENTHS = 10;
const STRONGPOINT_TENTHS = 5;

/** Objectives that are won by holding hexes. */
const OBJECTIVES: readonly LedgerLine['key'][] = [
  'viipuri-row',
  'viipuri',
  'petsamo',
  'oulu',
  'mannerheim-line',
  'goal-hex',
];

/** Cached for whole games, or for the goal of a short one: the values do not depend on the position. */
let known: { readonly goal: State['goal']; readonly valueByHex: Map<Hex, number> } | null = null;

function computeHexValues(state: State): Map<Hex, number> {
  const found = new Map<Hex, number>();
  const add = (hex: Hex, tenths: number) => found.set(hex, valueIn(found, hex) + tenths);
  for (const { kind, name, hex } of board.places) {
    if (kind === 'fortification' || kind === 'finnish-city') add(hex, STRONGPOINT_TENTHS);
    if (kind !== 'supply-city') continue;
    if (name === 'Leningrad') add(hex, STRONGPOINT_TENTHS - WORTH.leningradTaken);
    else add(hex, STRONGPOINT_TENTHS - (name === 'Murmansk' ? WORTH.murmanskTaken : WORTH.supplyCity));
  }
  // One tenth per Victory Point, shared by the hexes that score together.
  for (const { key, worth, hexes } of score(state).lines)
    if (OBJECTIVES.includes(key)) for (const hex of hexes) add(hex, worth / hexes.length);
  return found;
}

const valueIn = (worths: ReadonlyMap<Hex, number>, hex: Hex): number => worths.get(hex) ?? PLAIN_HEX_TENTHS;

/** Value of a hex in tenths of an ordinary one; fortifications, cities and objectives are higher. */
export function hexValueTenths(state: State, hex: Hex): number {
  if (known?.goal !== state.goal || !known) known = { goal: state.goal, valueByHex: computeHexValues(state) };
  return valueIn(known.valueByHex, hex);
}

/** Points lost by the attacker, with the number of die faces. */
type PriceFaces = readonly [points: number, faces: number];

interface AnalysedAttack {
  readonly attack: PlannedAttack;
  readonly tally: Tally;
  readonly own: number;
  readonly price: number;
  readonly points: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function analyseAttack(state: State, { attackers, targets }: AttackPlan): AnalysedAttack {
  const report = odds(state, { attackers, targets });
  const tally = countFaces(report.faces);
  const strengths = report.attackers.map(({ printed }) => printed);
  const points = sum(report.defenders.map(({ printed }) => printed));
  const own = sum(strengths);
  const price = exchangePrice(strengths, points);
  const { Ae, Ex, Dr, De } = tally;
  return {
    tally,
    own,
    price,
    points,
    attack: {
      attackers,
      targets,
      odds: report,
      ownLoss: (Ae * own + Ex * price) / 6,
      enemyLoss: ((Ex + De) * points) / 6,
      cleared: (Ex + Dr + De) / 6,
      taken: (De + (price < own ? Ex : 0)) / 6,
      costly: (Ae + (price ? Ex : 0)) / 6,
    },
  };
}

const lossOutcomes = ({ tally, own, price }: AnalysedAttack): PriceFaces[] => [
  [0, 6 - tally.Ae - tally.Ex],
  [price, tally.Ex],
  [own, tally.Ae],
];

/** Distribution of the sum of losses; battles are independent. */
function lossDistribution(looks: readonly AnalysedAttack[]): Forecast['lossChances'] {
  let chances = new Map<number, number>([[0, 1]]);
  for (const each of looks) {
    const next = new Map<number, number>();
    for (const [before, chance] of chances)
      for (const [points, faces] of lossOutcomes(each))
        if (faces) next.set(before + points, (next.get(before + points) ?? 0) + (chance * faces) / 6);
    chances = next;
  }
  return [...chances].sort(([a], [b]) => a - b).map(([points, chance]) => ({ points, chance }));
}

/** Expected results of each attack by itself. */
export const plannedAttacks = (state: State, attacks: readonly AttackPlan[]): PlannedAttack[] =>
  attacks.map((attack) => analyseAttack(state, attack).attack);

/** Expected results of attacks, legal or not. */
export function forecast(state: State, attacks: readonly AttackPlan[]): Forecast {
  const looks = attacks.map((attack) => analyseAttack(state, attack));
  const planned = looks.map(({ attack }) => attack);
  return {
    attacks: planned,
    ownLoss: sum(planned.map(({ ownLoss }) => ownLoss)),
    enemyLoss: sum(planned.map(({ enemyLoss }) => enemyLoss)),
    anyCleared: 1 - planned.reduce((none, { cleared }) => none * (1 - cleared), 1),
    allCleared: planned.reduce((all, { cleared }) => all * cleared, 1),
    lossChances: lossDistribution(looks),
  };
}

/** Sum of the attacks' ranks by a wish. */
export const rankPlan = (state: State, attacks: readonly AttackPlan[], wish: Wish): number =>
  sum(
    attacks.map((attack) => {
      const { tally, own, price, points, attack: seen } = analyseAttack(state, attack);
      const ground = sum(attack.targets.map((hex) => hexValueTenths(state, hex)));
      const prize = { points, bodies: seen.odds.defenders.length, ground };
      return rankAttack(wish, tally, own, attack.attackers.length, price, prize);
    }),
  );
