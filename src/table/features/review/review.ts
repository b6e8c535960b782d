/** The review of a finished game: its worker, one question after another, and what has come of them. */
import { parseResponse, type Request } from '#kit/worker-rpc/worker-rpc.ts';
import type { Seats } from '#engine/core/seats.ts';
import { gradeOf, type GameReport, type GameReview, type ReviewQuestion } from '../../game/index.ts';
import type { Line, Side } from '../../game/position.ts';
import { activeGame } from '../../game/registry.ts';
import { transact } from '#kit/storage/database.ts';
import { useGame } from '../../store/game.ts';
import { readReview, writeReview } from '../../store/kept-games.ts';
import { slotInPlay } from '../../store/saving.ts';
import { isLevel, seatAt } from '../../store/seats.ts';
import { defineSection } from '../../store/ui.ts';
import { keepOwn } from '../../store/problem-record.ts';
import { keepReview } from '../../store/results.ts';
import { readDecision, readKept, readReport, type ReadDecision } from '../../store/review-worker.ts';

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

export const useReview = defineSection<Review>('review', NOTHING);
const { getState, setState } = useReview;

/** Replaced in tests. */
export const reviewWorkers = {
  make: (texts: GameReview): Worker => texts.make(),
};

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

/** Asks a worker; null where it fails. */
export function ask<T>(
  asked: Worker,
  question: ReviewQuestion,
  id: number,
  read: (answer: unknown) => T | null,
): Promise<T | null> {
  return new Promise((settle) => {
    const hear = ({ data }: MessageEvent<unknown>): void => {
      const response = parseResponse(data);
      if (response?.kind === 'progress' && response.id === id) {
        if (question.kind.startsWith('luck')) setState({ done: response.done });
        return;
      }
      asked.removeEventListener('message', hear);
      settle(response?.kind === 'answer' && response.id === id ? read(response.answer) : null);
    };
    asked.addEventListener('message', hear);
    asked.addEventListener('error', () => settle(null));
    asked.postMessage({ id, question } satisfies Request);
  });
}

/** What every question tells of a game. */
export function questionOf(game: Line, seats: Seats): Omit<ReviewQuestion, 'kind' | 'from'> {
  const { rules, meta } = activeGame();
  const levelOf = (side: Side): string | null => {
    const seat = seatAt(seats, side);
    return isLevel(seat) ? seat : null;
  };
  return {
    start: rules.withoutGenerator({ ...game, steps: [], cursor: 0 }).start,
    steps: game.steps.map(({ action, dice }) => ({ action, dice })),
    players: Object.fromEntries(meta.sides.map((side) => [side, levelOf(side)])),
  };
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
    const report = await ask(asked, { ...about, kind, from: 0 }, 0, readReport);
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
