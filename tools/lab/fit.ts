/**
 * Fits the value of positions backward from the end of the game: what a position is asked to foresee is the result
 * less the luck of all dice that fell later, by the values already fitted.
 */
import { writeFileSync } from 'node:fs';
import type { ValueTable } from '#table/game';
import { round } from './figures.ts';
import { fitScales, scaleHeldOut, type LuckyGame, type Scales } from './fit-ahead.ts';
import { choosePenalty, fitLine, FOLDS, valueOn, type Line, type Row } from './ridge.ts';

/** A position as it is learnt from, or the result of a game that is over. */
export type Judged =
  | { readonly stage: number; readonly x: readonly number[]; readonly sure: number }
  | { readonly result: number };

/** What came of a die less the mean of what could have come, in the figures of one stage. */
export interface Difference {
  readonly stage: number;
  readonly x: readonly number[];
  /** Of what counts whatever comes, with the results of games that are over. */
  readonly sure: number;
  /** Of the chance that the game goes on. */
  readonly open: number;
}

/** A die, or a moment between two player turns. */
export interface Sample {
  readonly came: Judged;
  /** Of a die: how it differs at once, and after each part of a player turn that is played on. */
  readonly after?: readonly (readonly Difference[])[];
}

/** The sum of positions, each with its weight; the weights sum to 0. */
export function differencesOf(
  all: readonly { readonly judged: Judged; readonly weight: number }[],
): Difference[] {
  const found = new Map<number, { stage: number; x: number[]; sure: number; open: number }>();
  for (const { judged, weight } of all) {
    const stage = 'result' in judged ? 0 : judged.stage;
    let own = found.get(stage);
    if (!own) found.set(stage, (own = { stage, x: [], sure: 0, open: 0 }));
    if ('result' in judged) {
      own.sure += weight * judged.result;
      continue;
    }
    const { x } = own;
    judged.x.forEach((figure, i) => (x[i] = (x[i] ?? 0) + weight * figure));
    own.sure += weight * judged.sure;
    own.open += weight;
  }
  return [...found.values()];
}

export interface SampledGame {
  readonly players: string;
  readonly result: number;
  /** In the order of play. */
  readonly samples: readonly Sample[];
}

type Lines = readonly (Line | undefined)[];

const lineAt = (lines: Lines, stage: number): Line | undefined => lines[Math.min(stage, lines.length - 1)];

function valueOf(lines: Lines, judged: Judged, players: string): number {
  if ('result' in judged) return judged.result;
  const line = lineAt(lines, judged.stage);
  return line ? valueOn(line, judged.x, players) + judged.sure : judged.sure;
}

/** The luck of a die by these values: at once, and as each position that is played on shows it. */
const lucksOf = (lines: Lines, { after = [] }: Sample, players: string): number[] =>
  after.map((differences) =>
    differences.reduce((sum, { stage, x, sure, open }) => {
      const line = lineAt(lines, stage);
      return sum + sure + (line ? valueOn(line, x, players, open) : 0);
    }, 0),
  );

const luckOf = (...about: Parameters<typeof lucksOf>): number => average(lucksOf(...about));

/** A row for each sample of a stage; with `onlyLast` for the last one of each game. */
function rowsOf(games: readonly SampledGame[], stage: number, lines: Lines, onlyLast: boolean): Row[] {
  return games.flatMap(({ samples, result, players }, game) => {
    const rows: { x: readonly number[]; y: number }[] = [];
    let later = 0;
    for (const sample of samples.toReversed()) {
      const { came } = sample;
      if ('stage' in came) {
        if (came.stage > stage) break;
        if (came.stage === stage && !(onlyLast && rows.length))
          rows.push({ x: came.x, y: result - came.sure - later });
      }
      later += luckOf(lines, sample, players);
    }
    return rows.map((row) => ({ ...row, game, players, weight: 1 / rows.length }));
  });
}

/** Times the penalty that foresees best: with that one luck is overstated (slopes of 0.8 to 0.9). */
const CAUTION = 3;

export interface Fitted {
  readonly lines: Lines;
  readonly penalties: readonly number[];
}

/** `penalties`: as found before, or none to look for them. */
export function fit(
  games: readonly SampledGame[],
  width: number,
  stages: number,
  penalties: readonly number[] = [],
): Fitted {
  const lines: (Line | undefined)[] = [];
  const found: number[] = [];
  for (let stage = 0; stage < stages; stage++) {
    const fitRows = (rows: readonly Row[]): Line => fitLine(rows, width, found[stage]!);
    const last = rowsOf(games, stage, lines, true);
    found[stage] = penalties[stage] ?? CAUTION * choosePenalty(last, width);
    lines[stage] = fitRows(last);
    // Now the luck within the stage is known nearly, and every die of it can be learnt from.
    lines[stage] = fitRows(rowsOf(games, stage, lines, false));
  }
  return { lines, penalties: found };
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / (numbers.length || 1);
const deviation = (numbers: readonly number[]): number => {
  const mean = average(numbers);
  return Math.sqrt(average(numbers.map((n) => (n - mean) ** 2)));
};

/** Of one moment between two player turns of a game that was not learnt from. */
export interface Foreseen {
  readonly stage: number;
  readonly players: string;
  readonly result: number;
  readonly value: number;
  /** The result less the luck of later dice. */
  readonly adjusted: number;
  readonly sure: number;
  readonly x: readonly number[];
}

/** A game that was not learnt from, with the luck of all its dice: at once, and as each position that is played on shows it. */
interface HeldOut extends Omit<LuckyGame, 'luck'> {
  readonly lucks: readonly number[];
}

/** Fits on four fifths of the games and foresees the others, five times. */
function crossValidate(
  games: readonly SampledGame[],
  width: number,
  stages: number,
  penalties: readonly number[],
): { readonly held: HeldOut[]; readonly foreseen: Foreseen[] } {
  const held: HeldOut[] = [];
  const foreseen: Foreseen[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const { lines } = fit(
      games.filter((_, i) => i % FOLDS !== fold),
      width,
      stages,
      penalties,
    );
    for (const { players, result, samples } of games.filter((_, i) => i % FOLDS === fold)) {
      let later = 0;
      const lucks: number[] = [];
      for (const sample of samples.toReversed()) {
        const { came } = sample;
        if (!sample.after && 'stage' in came)
          foreseen.push({
            ...came,
            players,
            result,
            value: valueOf(lines, came, players),
            adjusted: result - later,
          });
        const own = lucksOf(lines, sample, players);
        own.forEach((luck, i) => (lucks[i] = (lucks[i] ?? 0) + luck));
        later += average(own);
      }
      held.push({ players, result, lucks });
    }
  }
  return { held, foreseen };
}

/** Chance of reaching a threshold as a logistic curve over the value, by Newton's method, held from being too steep. */
function fitThreshold(of: readonly Foreseen[], threshold: number): readonly [middle: number, scale: number] {
  const scale = Math.max(1, deviation(of.map(({ value }) => value)));
  const centre = average(of.map(({ value }) => value));
  let [a, b] = [0, 1];
  for (let n = 0; n < 50; n++) {
    // A few made-up games hold the curve where all real ones lie on one side.
    let [ga, gb, haa, hab, hbb] = [-a * 0.5, -(b - 1) * 0.5, 0.5, 0, 0.5];
    for (const { value, result } of of) {
      const z = (value - centre) / scale;
      const p = 1 / (1 + Math.exp(-(a + b * z)));
      const wrong = (result >= threshold ? 1 : 0) - p;
      const w = p * (1 - p);
      ga += wrong;
      gb += wrong * z;
      haa += w;
      hab += w * z;
      hbb += w * z * z;
    }
    const det = haa * hbb - hab * hab;
    a = Math.max(-LIMIT, Math.min(LIMIT, a + (hbb * ga - hab * gb) / det));
    b = Math.max(0.2, Math.min(LIMIT, b + (haa * gb - hab * ga) / det));
  }
  return [centre - (a / b) * scale, scale / b];
}
const LIMIT = 12;

/** So many digits that count. */
const brief = (n: number, digits = 3): number => Number(n.toPrecision(digits));

/** The values as data; `pairings` are those that the table keeps. */
function tableFrom(
  { lines }: Fitted,
  foreseen: readonly Foreseen[],
  pairings: readonly string[],
  thresholds: readonly number[],
  scaleOf: Scales | null,
): ValueTable {
  // What a feature changes less than this by its usual spread is left out, in points.
  const LEAST_EFFECT = 0.1;
  return {
    pairings,
    thresholds,
    ...(scaleOf && { ahead: pairings.map((players) => brief(scaleOf(players), 2)) }),
    stages: lines.map((line, stage) => {
      const own = foreseen.filter((one) => one.stage === stage);
      // No moment between two turns of Winter War lies in the last turn: its end is the end.
      const of = own.length ? own : foreseen.filter((one) => one.stage === 1);
      return {
        constants: pairings.map((players) => brief(line!.constants.get(players) ?? 0, 4)),
        weights: line!.weights.map((weight, i) =>
          Math.abs(weight) * deviation(of.map(({ x }) => x[i]!)) < LEAST_EFFECT ? 0 : brief(weight, 2),
        ),
        error: brief(Math.sqrt(average(of.map(({ adjusted, value }) => (adjusted - value) ** 2)))),
        spread: brief(Math.sqrt(average(of.map(({ result, value }) => (result - value) ** 2)))),
        chances: thresholds.map((threshold) => {
          const [middle, scale] = fitThreshold(of, threshold);
          return [brief(middle), brief(scale)] as const;
        }),
      };
    }),
  };
}

/** What the luck explains in games not learnt from. */
export function luckFigures(held: readonly LuckyGame[]) {
  const lucks = held.map(({ luck }) => luck);
  const results = held.map(({ result }) => result);
  const raw = deviation(results);
  const adjusted = deviation(held.map(({ result, luck }) => result - luck));
  const [meanLuck, meanResult] = [average(lucks), average(results)];
  const together = average(held.map(({ result, luck }) => (result - meanResult) * (luck - meanLuck)));
  const spread = deviation(lucks);
  return {
    games: held.length,
    luck: { mean: meanLuck, standardError: spread / Math.sqrt(held.length || 1), deviation: spread },
    result: { mean: meanResult },
    spread: { raw, adjusted, ratio: adjusted / (raw || 1) },
    /** Of the result on the luck; 1 where it is rightly scaled. */
    slope: together / (spread ** 2 || 1),
  };
}

const namesOf = (games: readonly { players: string }[]): string[] => [
  ...new Set(games.map(({ players }) => players)),
];

const figuresByPairing = (held: readonly LuckyGame[]) => ({
  all: luckFigures(held),
  pairings: Object.fromEntries(
    namesOf(held).map((name) => [name, luckFigures(held.filter(({ players }) => players === name))]),
  ),
});

/**
 * The share of the variance of results that a value foresees, and by how much it errs (root mean square): the value
 * itself, the points as they stand, and a constant.
 */
function foresight(of: readonly Foreseen[], pointsOf: (one: Foreseen) => number) {
  const constant = average(of.map(({ result }) => result));
  const all = deviation(of.map(({ result }) => result)) ** 2;
  const left = (guess: (one: Foreseen) => number): number =>
    average(of.map((one) => (one.result - guess(one)) ** 2));
  const [value, points] = [left((one) => one.value), left(pointsOf)];
  return {
    games: of.length,
    value: 1 - value / (all || 1),
    points: 1 - points / (all || 1),
    errors: { value: Math.sqrt(value), points: Math.sqrt(points), constant: Math.sqrt(left(() => constant)) },
  };
}

/** What a game says of how its value is learnt. */
export interface Subject {
  readonly features: readonly string[];
  readonly stages: number;
  /** Pairings that the table keeps. */
  readonly pairings: readonly string[];
  /** Lower ends of the levels of victory, in points. */
  readonly thresholds: readonly number[];
  /** Where the table goes. */
  readonly out: string;
  /** The points as they stand, which everybody sees. */
  pointsOf(one: Foreseen): number;
  /** Stages of which the figures of every pairing are told. */
  readonly told: readonly number[];
}

/** Fits, writes the table, and returns how well games not learnt from are foreseen. */
export function learnTable(sampled: readonly SampledGame[], subject: Subject): object {
  const { features, stages, pointsOf } = subject;
  const width = features.length;
  const fitted = fit(sampled, width, stages);
  const { held, foreseen } = crossValidate(sampled, width, stages, fitted.penalties);
  const parts = Math.max(...held.map(({ lucks }) => lucks.length));
  const luckBy = (luckOf: (lucks: readonly number[]) => number, of = held): LuckyGame[] =>
    of.map(({ players, result, lucks }) => ({ players, result, luck: luckOf(lucks) }));
  const atOnce = luckBy(([luck]) => luck ?? 0);
  const playedOn = luckBy(
    average,
    held.filter(({ lucks }) => lucks.length === parts),
  );
  const scaleOf = parts > 1 ? fitScales(playedOn) : null;
  const text = JSON.stringify(tableFrom(fitted, foreseen, subject.pairings, subject.thresholds, scaleOf));
  writeFileSync(subject.out, `${text}\n`);
  return roundAll({
    bytes: text.length,
    games: sampled.length,
    penalties: fitted.penalties,
    luck: figuresByPairing(scaleOf ? scaleHeldOut(playedOn) : atOnce),
    /** Where nothing is played on. */
    luckAtOnce: figuresByPairing(atOnce),
    stages: Array.from({ length: stages }, (_, stage) =>
      foresight(
        foreseen.filter((one) => one.stage === stage),
        pointsOf,
      ),
    ),
    stagesByPairing: Object.fromEntries(
      namesOf(held).map((name) => [
        name,
        subject.told.map((stage) =>
          foresight(
            foreseen.filter((one) => one.stage === stage && one.players === name),
            pointsOf,
          ),
        ),
      ]),
    ),
  });
}

/** All figures in it to three places. */
export const roundAll = (found: object): object =>
  JSON.parse(
    JSON.stringify(found, (_, value: unknown) => (typeof value === 'number' ? round(value, 3) : value)),
  ) as object;
