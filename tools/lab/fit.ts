/**
 * Fits the value of positions backward from the end of the game: the target of a position is the result less
 * the luck of all later dice, by the values already fitted.
 */
import { writeFileSync } from 'node:fs';
import type { ValueTable } from '#table/game';
import { round } from './figures.ts';
import { fitScales, scaleHeldOut, type LuckyGame, type Scales } from './fit-ahead.ts';
import { choosePenalty, fitLine, FOLDS, valueOn, type Line, type Row } from './ridge.ts';

/** A position as a training sample, or the result of a finished game. */
export type Judged =
  | { readonly stage: number; readonly x: readonly number[]; readonly sure: number }
  | { readonly result: number };

/** Result of a die less the mean of its possible results, in the features of one stage. */
export interface Difference {
  readonly stage: number;
  readonly x: readonly number[];
  /** Difference in certain points, including results of finished games. */
  readonly sure: number;
  /** Difference in the chance that the game continues. */
  readonly open: number;
}

/** A die, or a moment between two Player-Turns. */
export interface Sample {
  readonly came: Judged;
  /** For a die: its difference at once, and after each part of a Player-Turn played on. */
  readonly after?: readonly (readonly Difference[])[];
}

/** Weighted sum of positions; the weights sum to 0. */
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

/** Luck of a die by these values: at once, and at each position played on. */
const lucksOf = (lines: Lines, { after = [] }: Sample, players: string): number[] =>
  after.map((differences) =>
    differences.reduce((sum, { stage, x, sure, open }) => {
      const line = lineAt(lines, stage);
      return sum + sure + (line ? valueOn(line, x, players, open) : 0);
    }, 0),
  );

const luckOf = (...about: Parameters<typeof lucksOf>): number => average(lucksOf(...about));

/** A row for each sample of a stage; with `onlyLast` only for the last one of each game. */
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

/** Factor on the penalty that predicts best: with that one luck is overrated (slopes of 0.8 to 0.9). */
const CAUTION = 3;

export interface Fitted {
  readonly lines: Lines;
  readonly penalties: readonly number[];
}

/** `penalties`: as found before, or empty to search for them. */
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
    // Now the luck within the stage is roughly known, so every die of it can be used for learning.
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

/** A moment between two Player-Turns of a game not used for learning. */
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

/** A game not used for learning, with the luck of all its dice: at once, and at each position played on. */
interface HeldOut extends Omit<LuckyGame, 'luck'> {
  readonly lucks: readonly number[];
}

/** Fits on four fifths of the games and predicts the others, five times. */
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

/** Chance of reaching a threshold as a logistic curve of the value, by Newton's method, with a prior. */
function fitThreshold(of: readonly Foreseen[], threshold: number): readonly [middle: number, scale: number] {
  const scale = Math.max(1, deviation(of.map(({ value }) => value)));
  const centre = average(of.map(({ value }) => value));
  let [a, b] = [0, 1];
  for (let n = 0; n < 50; n++) {
    // A few artificial games limit the curve where all real ones are on one side.
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

/** Rounds to significant digits. */
const brief = (n: number, digits = 3): number => Number(n.toPrecision(digits));

/** The values as data; `pairings` are those kept in the table. */
function tableFrom(
  { lines }: Fitted,
  foreseen: readonly Foreseen[],
  pairings: readonly string[],
  thresholds: readonly number[],
  scaleOf: Scales | null,
): ValueTable {
  // Features with a smaller effect than this by their usual spread are left out, in points.
  const LEAST_EFFECT = 0.1;
  return {
    pairings,
    thresholds,
    ...(scaleOf && { ahead: pairings.map((players) => brief(scaleOf(players), 2)) }),
    stages: lines.map((line, stage) => {
      const own = foreseen.filter((one) => one.stage === stage);
      // No moment between two turns of Winter War is in the last turn: its end is the end.
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

/** How much luck explains in games not used for learning. */
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
    /** Slope of the result on luck; 1 if it is scaled correctly. */
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
 * Share of the variance of results that a value predicts, and its root mean square error: for the value
 * itself, the current points, and a constant.
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

/** Data of a game for learning its value. */
export interface Subject {
  readonly features: readonly string[];
  readonly stages: number;
  /** Pairings kept in the table. */
  readonly pairings: readonly string[];
  /** Lower ends of the levels of victory, in points. */
  readonly thresholds: readonly number[];
  /** File of the table. */
  readonly out: string;
  /** Current points, visible to both sides. */
  pointsOf(one: Foreseen): number;
  /** Stages for which figures of every pairing are printed. */
  readonly told: readonly number[];
}

/** Fits, writes the table, and returns how well games not used for learning are predicted. */
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
    /** Without playing on. */
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

/** Rounds all figures in it to three places. */
export const roundAll = (found: object): object =>
  JSON.parse(
    JSON.stringify(found, (_, value: unknown) => (typeof value === 'number' ? round(value, 3) : value)),
  ) as object;
