/** The review of a finished game: asks the worker one question after another and keeps the results. */
import type { Seats } from '#engine/core/about.ts';
import { at } from '#engine/core/timeline.ts';
import { aimOf, gradeOf, type GameReport, type GameReview } from '../../game/index.ts';
import type { Line } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { transact } from '#kit/storage/database.ts';
import { useGame } from '../../store/game.ts';
import { readReview, writeReview } from '../../store/kept-games.ts';
import { slotInPlay } from '../../store/saving.ts';
import { isLevel, seatAt } from '../../store/seats.ts';
import { create } from 'zustand';
import { keepOwn } from '../../store/problem-record.ts';
import { keepReview } from '../../store/results.ts';
import {
  ask,
  questionOf,
  readDecision,
  readKept,
  readReport,
  reviewWorkers,
  type ReadDecision,
} from '../../store/review-worker.ts';

interface Review {
  /** The game in review; null: none. */
  readonly game: Line | null;
  readonly texts: GameReview | null;
  /** Progress of the luck analysis, 0 to 1. */
  readonly done: number;
  readonly report: GameReport | null;
  readonly judged: readonly ReadDecision[];
  /** The worker has crashed or its answer was invalid. */
  readonly isBroken: boolean;
}

const NOTHING: Review = { game: null, texts: null, done: 0, report: null, judged: [], isBroken: false };

export const useReview = create<Review>(() => NOTHING);
const { getState, setState } = useReview;

/** One, and a second for the decisions if the device has enough processors. */
let workers: readonly Worker[] = [];
const SPARE_PROCESSORS = 2;

/** Decisions judged before the later effects of the dice are worked out, so that the first mistakes show early. */
const FIRST_JUDGED = 10;

/** Luck of the dice that fell from one step on, before another. */
const luckBetween = ({ dice }: GameReport, from: number, to: number): number =>
  dice.reduce((sum, die) => (die.step >= from && die.step < to ? sum + die.luck : sum), 0);

/** Change of the expected result in a Player-Turn that makes a turning point, in points, and the number of those named. */
const LEAST_TURN = 5;
const MOST_TURNS = 3;

interface TurningPoint {
  /** Number of steps played before. */
  readonly step: number;
  readonly before: number;
  readonly after: number;
  /** The part of the change that the dice made. */
  readonly luck: number;
  /** Number of steps played before its luckiest die; null if that made less than a quarter of the change. */
  readonly die: number | null;
}

/** The Player-Turns in which the expected result changed most, in the order of play. */
export function turningPoints(report: GameReport): readonly TurningPoint[] {
  const { start, moments } = report;
  const courses = moments.map(({ step: to, value: after }, i): TurningPoint => {
    const { step, value: before } = moments[i - 1] ?? { step: 0, value: start };
    const [luckiest] = report.dice
      .filter((die) => die.step >= step && die.step < to)
      .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck));
    const isTelling = luckiest && 4 * Math.abs(luckiest.luck) >= Math.abs(after - before);
    const luck = luckBetween(report, step, to);
    return { step, before, after, luck, die: isTelling ? luckiest.step : null };
  });
  const change = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  return courses
    .filter((one) => change(one) >= LEAST_TURN)
    .toSorted((a, b) => change(b) - change(a) || a.step - b.step)
    .slice(0, MOST_TURNS)
    .toSorted((a, b) => a.step - b.step);
}

/** The name of the Player-Turn that follows a number of steps. */
export function turnAfter(game: Line, step: number): string {
  const { story } = activeGame();
  const segment = story.segments(game, step + 1).at(-1);
  return segment ? story.segmentName(segment) : story.heading(at(game, step));
}

/** The decisions of a game, those first that look costliest: the expected result fell most, but for the luck of the dice. */
function byLooks(game: Line, report: GameReport): GameReport['decisions'] {
  const valueAt = (step: number): number =>
    report.moments.findLast((moment) => moment.step <= step)?.value ?? report.start;
  const lost = ({ from, to }: { readonly from: number; readonly to: number }): number => {
    const decider = activeGame().rules.decider(at(game, from));
    return -aimOf(decider) * (valueAt(to) - valueAt(from) - luckBetween(report, from, to));
  };
  return report.decisions
    .map((decision) => ({ decision, lost: lost(decision) }))
    .toSorted((a, b) => b.lost - a.lost)
    .map(({ decision }) => decision);
}

/** Sentence about the luck in a game; null until the review has played on from every die. */
export function useDiceVerdict({ steps }: Line): string | null {
  const { game, report, texts } = useReview();
  if (!report || report.isRough || game?.steps !== steps) return null;
  const players = game.about?.players;
  const none = { costs: { soviet: 0, finn: 0 }, worst: { soviet: null, finn: null } };
  return texts?.summary({ ...report, ...none, ...(players && { players }) })[0] ?? null;
}

/** Stops the work; results are kept. */
export function stopReview(): void {
  for (const worker of workers) worker.terminate();
  workers = [];
}

/** The library slot of a game; null if it is not the one on the table. */
const slotOf = ({ steps }: Line): string | null =>
  useGame.getState().timeline?.steps === steps ? slotInPlay() : null;

/** Stores the review so far with the game, and its figures with the statistics. */
async function keep({ about, steps }: Line, report: GameReport, slot: string | null): Promise<void> {
  const { judged } = getState();
  const review = { steps: steps.length, report, judged };
  if (slot !== null) await transact('readwrite', (store) => writeReview(store, slot, review));
  if (about?.id === undefined) return;
  const { luck } = report;
  await keepReview(about.id, (side) => {
    const own = judged.filter((one) => one.side === side);
    const named = own.filter((one) => gradeOf(one) !== null);
    return { luck, judged: own.length, cost: named.reduce((sum, { cost }) => sum + cost, 0) };
  });
}

/** Adds a person's graded mistake to his own problems. */
function keepMistake(texts: GameReview, game: Line, seats: Seats, judged: ReadDecision): void {
  if (gradeOf(judged) === null || isLevel(seatAt(seats, judged.side))) return;
  const problem = texts.problemOf?.(at(game, judged.from), judged);
  if (problem) keepOwn(activeGame().meta.id, problem);
}

/** Takes up what is stored of a game's review. False if the game has changed meanwhile, or cannot be reviewed. */
export async function recallReview(game: Line): Promise<boolean> {
  if (getState().game?.steps !== game.steps) setState({ ...NOTHING, game });
  const texts =
    getState().texts ??
    (await activeGame()
      .review?.()
      .catch(() => null)) ??
    null;
  const slot = slotOf(game);
  const isKnown = slot === null || getState().report !== null;
  const found = isKnown ? null : await transact('readonly', (store) => readReview(store, slot));
  if (getState().game?.steps !== game.steps) return false;
  setState({ texts, isBroken: !texts });
  const kept = found?.ok ? readKept(found.value, game.steps.length) : null;
  if (kept) setState({ report: kept.report, judged: kept.judged, done: 1 });
  return texts !== null;
}

export async function startReview(game: Line, seats: Seats): Promise<void> {
  stopReview();
  if (!(await recallReview(game))) return;
  const texts = getState().texts!;
  const slot = slotOf(game);
  const first = reviewWorkers.make(texts);
  const team = [first];
  workers = team;
  const isStopped = (): boolean => workers !== team;
  const about = questionOf(game, seats);
  const askLuck = async (kind: 'luck' | 'luckAhead'): Promise<GameReport | null> => {
    const report = await ask(first, { ...about, kind, from: 0 }, 0, readReport, (done) => setState({ done }));
    if (isStopped()) return null;
    setState(report ? { report, done: report.isRough ? 0 : 1 } : { isBroken: true });
    return report;
  };
  let { report } = getState();
  report ??= await askLuck('luck');
  if (!report) return;
  await keep(game, report, slot);
  const judgedAt = new Set(getState().judged.map(({ from }) => from));
  const queue = byLooks(game, report).filter(({ from }) => !judgedAt.has(from));
  if ((globalThis.navigator?.hardwareConcurrency ?? 1) >= SPARE_PROCESSORS)
    team.push(reviewWorkers.make(texts));
  /** False if the review has been stopped. */
  const judgeAll = async (decisions: GameReport['decisions']): Promise<boolean> => {
    const left = decisions.values();
    const judgeQueue = async (judge: Worker): Promise<void> => {
      for (const { from } of left) {
        const judged = await ask(judge, { ...about, kind: 'decision', from }, from + 1, readDecision);
        if (isStopped()) return;
        if (!judged) {
          stopReview();
          return setState({ isBroken: true });
        }
        setState({ judged: [...getState().judged, judged] });
        keepMistake(texts, game, seats, judged);
        await keep(game, getState().report!, slot);
      }
    };
    await Promise.all(team.map(judgeQueue));
    return !isStopped();
  };
  if (!(await judgeAll(queue.slice(0, FIRST_JUDGED)))) return;
  // The graph and the first estimate are available early; later effects of dice take longer.
  if (report.isRough) report = await askLuck('luckAhead');
  if (!report) return;
  await keep(game, report, slot);
  if (await judgeAll(queue.slice(FIRST_JUDGED))) stopReview();
}
