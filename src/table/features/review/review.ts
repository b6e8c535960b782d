/** The review of a finished game: one question after another, and what has come of them. */
import type { Seats } from '#engine/core/seats.ts';
import { gradeOf, type GameReport, type GameReview } from '../../game/index.ts';
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
  /** The game that is reviewed; null: none. */
  readonly game: Line | null;
  readonly texts: GameReview | null;
  /** How much of the luck is worked out, from 0 to 1. */
  readonly done: number;
  readonly report: GameReport | null;
  /** Decisions judged so far. */
  readonly judged: readonly ReadDecision[];
  /** The worker broke down, or was not understood. */
  readonly isBroken: boolean;
}

const NOTHING: Review = { game: null, texts: null, done: 0, report: null, judged: [], isBroken: false };

export const useReview = create<Review>(() => NOTHING);
const { getState, setState } = useReview;

/** One, and another for the decisions where the device has processors to spare. */
let workers: readonly Worker[] = [];
const SPARE_PROCESSORS = 4;

/** What the dice did in a game, as its review says it; null until the review has played on from every die. */
export function useDiceVerdict({ steps }: Line): string | null {
  const { game, report, texts } = useReview();
  if (!report || report.isRough || game?.steps !== steps) return null;
  const players = game.about?.players;
  const none = { costs: { soviet: 0, finn: 0 }, worst: { soviet: null, finn: null } };
  return texts?.summary({ ...report, ...none, ...(players && { players }) })[0] ?? null;
}

/** Ends the work; what is known stays. */
export function stopReview(): void {
  for (const worker of workers) worker.terminate();
  workers = [];
}

/** The slot of the library in which a game lies; null for one that is watched from elsewhere. */
const slotOf = ({ steps }: Line): string | null =>
  useGame.getState().timeline?.steps === steps ? slotInPlay() : null;

/** What the review has found so far is kept with the game, and its figures with the statistics of this device. */
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

/** What a person has decided badly comes among the problems. */
function keepMistake(texts: GameReview, { start, steps }: Line, seats: Seats, judged: ReadDecision): void {
  if (gradeOf(judged) === null || isLevel(seatAt(seats, judged.side))) return;
  const before = judged.from ? steps[judged.from - 1]!.state : start;
  const problem = texts.problemOf?.(before, judged);
  if (problem) keepOwn(activeGame().meta.id, problem);
}

/** Reviews a finished game, or goes on with its review. */
export async function startReview(game: Line, seats: Seats): Promise<void> {
  stopReview();
  const known = getState();
  if (known.game?.steps !== game.steps) setState({ ...NOTHING, game });
  const texts =
    known.texts ??
    (await activeGame()
      .review?.()
      .catch(() => null)) ??
    null;
  if (getState().game?.steps !== game.steps) return;
  if (!texts) return setState({ isBroken: true });
  setState({ texts, isBroken: false });
  const slot = slotOf(game);
  if (slot !== null && !getState().report) {
    const found = await transact('readonly', (store) => readReview(store, slot));
    const known = found.ok ? readKept(found.value, game.steps.length) : null;
    if (getState().game?.steps !== game.steps) return;
    if (known) setState({ report: known.report, judged: known.judged, done: 1 });
  }
  const asked = reviewWorkers.make(texts);
  const team = [asked];
  workers = team;
  const isStopped = (): boolean => workers !== team;
  const about = questionOf(game, seats);
  const askLuck = async (kind: 'luck' | 'luckAhead'): Promise<GameReport | null> => {
    const report = await ask(asked, { ...about, kind, from: 0 }, 0, readReport, (done) => setState({ done }));
    if (isStopped()) return null;
    setState(report ? { report, done: report.isRough ? 0 : 1 } : { isBroken: true });
    return report;
  };
  let { report } = getState();
  report ??= await askLuck('luck');
  // The graph and a first look are there at once; what the dice set going takes longer.
  if (report?.isRough) report = await askLuck('luckAhead');
  if (!report) return;
  await keep(game, report, slot);
  const judgedAt = new Set(getState().judged.map(({ from }) => from));
  const left = report.decisions.filter(({ from }) => !judgedAt.has(from)).values();
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
      await keep(game, report, slot);
    }
  };
  if ((globalThis.navigator?.hardwareConcurrency ?? 1) >= SPARE_PROCESSORS)
    team.push(reviewWorkers.make(texts));
  await Promise.all(team.map(judgeQueue));
  if (!isStopped()) stopReview();
}
