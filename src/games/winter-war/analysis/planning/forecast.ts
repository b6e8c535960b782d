import { odds, type AttackPlan, type State } from '#engine/winter-war';
import { hexValueTenths } from './ground-worth.ts';
import type { Forecast, PlannedAttack, Wish } from './plan.ts';
import { exchangePrice, rankAttack, countFaces, type Tally } from './worth.ts';

/** Points that the attacker loses, with the number of die faces. */
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

/** The chances of all sums: the battles have nothing to do with each other. */
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

/** How each of some attacks will go by itself. */
export const plannedAttacks = (state: State, attacks: readonly AttackPlan[]): PlannedAttack[] =>
  attacks.map((attack) => analyseAttack(state, attack).attack);

/** How attacks will go, whether or not they are legal and meet the obligations. */
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

/** The rank of attacks by a wish, as the search counts it. */
export const rankPlan = (state: State, attacks: readonly AttackPlan[], wish: Wish): number =>
  sum(
    attacks.map((attack) => {
      const { tally, own, price, points, attack: seen } = analyseAttack(state, attack);
      const ground = sum(attack.targets.map((hex) => hexValueTenths(state, hex)));
      const prize = { points, bodies: seen.odds.defenders.length, ground };
      return rankAttack(wish, tally, own, attack.attackers.length, price, prize);
    }),
  );
