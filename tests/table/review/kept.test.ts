import '#app/languages.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGame, play, startTimeline } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { DecisionReport, GameReport, GameReview, Line } from '#table/game';
import { reviewWorkers, startReview, useReview } from '#table/features/review/review.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { FRESH, useGame } from '#table/store/game.ts';
import { PEOPLE } from '#table/store/seats.ts';
import { useLibrary } from '#table/store/saving.ts';
import { shortGame } from '../replay/short-game.ts';
import { installFakeStorage } from '../store/fake-storage.ts';

const database = installFakeStorage();

const begun = startTimeline(newGame({}, 1));
const placed = play(begun, { type: 'place', unit: begun.start.units.length - 1, hex: null });
const line = (placed.ok ? placed.timeline : begun) as unknown as Line;

const report = (luck: number): GameReport => ({
  start: 30,
  result: 40,
  luck,
  rest: 0,
  dice: [],
  moments: [],
  decisions: [],
});

let asked = 0;
/** A worker that knows the luck of every game. */
function makeWorker(): Worker {
  const target = new EventTarget();
  return Object.assign(target, {
    postMessage({ id }: { id: number }) {
      asked++;
      const data = { kind: 'answer', id, answer: report(12) };
      setTimeout(() => target.dispatchEvent(new MessageEvent('message', { data })));
    },
    terminate: () => undefined,
  }) as unknown as Worker;
}

const { make } = reviewWorkers;
const keep = (review: unknown) =>
  database.objects.set('body:slot', { format: 1, curtain: null, game: 'record', review });
const kept = () => database.objects.get('body:slot');
const luckShown = async (): Promise<number> => {
  await startReview(line, { seed: 0 });
  return useReview.getState().report!.luck;
};

describe('the review that is kept with its game', () => {
  beforeEach(async () => {
    await database.empty();
    setActiveGame(winterWar);
    reviewWorkers.make = makeWorker;
    asked = 0;
    useReview.setState({ game: null, texts: null, done: 0, report: null, judged: [], isBroken: false });
    useGame.setState({ ...FRESH, timeline: line });
    useLibrary.setState({ slot: { id: 'slot', stamp: null, tried: new Set() } });
  });
  afterEach(() => {
    reviewWorkers.make = make;
  });

  it('is shown at once when it is opened again', async () => {
    await keep({ steps: line.steps.length, report: report(-7), judged: [] });
    expect([await luckShown(), asked]).toEqual([-7, 0]);
  });

  it('is made anew where it is of another state of the game, or damaged', async () => {
    for (const review of [
      undefined,
      { steps: 999, report: report(-7), judged: [] },
      { steps: 1, report: 7 },
    ]) {
      useReview.setState({ game: null, report: null, judged: [] });
      await keep(review);
      expect(await luckShown()).toBe(12);
    }
    expect(asked).toBe(3);
  });

  it('is kept as far as it has come, with the record as it was', async () => {
    await keep(undefined);
    await luckShown();
    expect(await kept()).toEqual({
      format: 1,
      curtain: null,
      game: 'record',
      review: { steps: line.steps.length, report: report(12), judged: [] },
    });
  });

  it('goes nowhere where the game has been deleted', async () => {
    await luckShown();
    expect(await kept()).toBeUndefined();
  });
});

describe('luck', () => {
  it('is shown at a first look, and again once every die has been played on', async () => {
    const luckOf = { luck: { ...report(5), isRough: true }, luckAhead: report(9) } as const;
    const shown: (number | undefined)[] = [];
    reviewWorkers.make = () => {
      const target = new EventTarget();
      const postMessage = ({ id, question }: { id: number; question: { kind: keyof typeof luckOf } }) => {
        shown.push(useReview.getState().report?.luck);
        const data = { kind: 'answer', id, answer: luckOf[question.kind] };
        setTimeout(() => target.dispatchEvent(new MessageEvent('message', { data })));
      };
      return Object.assign(target, { postMessage, terminate: () => undefined }) as unknown as Worker;
    };
    setActiveGame(winterWar);
    useReview.setState({ game: null, texts: null, done: 0, report: null, judged: [], isBroken: false });
    useGame.setState({ ...FRESH, timeline: line });
    await startReview(line, { seed: 0 });
    expect([...shown, useReview.getState().report?.luck]).toEqual([undefined, 5, 9]);
    reviewWorkers.make = make;
  });
});

describe('decisions', () => {
  /** A worker that judges every decision; the luck of the game comes with three of them. */
  function makeJudge(): Worker {
    const target = new EventTarget();
    made++;
    return Object.assign(target, {
      postMessage({ id, question }: { id: number; question: { kind: string; from: number } }) {
        const { kind, from } = question;
        const decisions = [0, 1, 2].map((first) => ({ from: first, to: first + 1 }));
        const judged = {
          from,
          to: from + 1,
          side: 'finn',
          cost: 1,
          error: 1,
          isSame: false,
          best: [],
          why: [],
          ...mistakes.find((one) => one.from === from),
        };
        const answer = kind === 'luck' ? { ...report(12), decisions } : judged;
        const data = { kind: 'answer', id, answer };
        setTimeout(() => target.dispatchEvent(new MessageEvent('message', { data })));
      },
      terminate: () => undefined,
    }) as unknown as Worker;
  }
  let made = 0;
  let mistakes: readonly Pick<DecisionReport, 'from' | 'side' | 'cost' | 'error'>[] = [];
  const game = shortGame() as unknown as Line;
  const judge = async (
    processors: number,
    texts: GameReview | null = null,
    seats: Seats = PEOPLE,
  ): Promise<number[]> => {
    vi.stubGlobal('navigator', { hardwareConcurrency: processors });
    made = 0;
    reviewWorkers.make = makeJudge;
    setActiveGame(winterWar);
    useReview.setState({ game: null, texts, done: 0, report: null, judged: [], isBroken: false });
    useGame.setState({ ...FRESH, timeline: game });
    await startReview(game, seats);
    return useReview
      .getState()
      .judged.map(({ from }) => from)
      .toSorted((a, b) => a - b);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    mistakes = [];
    reviewWorkers.make = make;
  });

  it('are judged once each, by one worker or by two where there are processors to spare', async () => {
    expect([await judge(2), made]).toEqual([[0, 1, 2], 1]);
    expect([await judge(8), made]).toEqual([[0, 1, 2], 2]);
  });

  it('become problems where a person made a mistake, not where the computer did', async () => {
    const mistakeAt = (from: number, side: DecisionReport['side'], cost: number) => ({
      from,
      side,
      cost,
      error: 1,
    });
    mistakes = [mistakeAt(0, 'soviet', 20), mistakeAt(1, 'finn', 20), mistakeAt(2, 'finn', 2)];
    const problemsOf = async (seats: Seats): Promise<number[]> => {
      const found: number[] = [];
      const texts = (await winterWar.review!())!;
      const problemOf: GameReview['problemOf'] = (_, { from }) => {
        found.push(from);
        return null;
      };
      await judge(2, { ...texts, problemOf }, seats);
      return found;
    };
    expect(await problemsOf({ seed: 1, soviet: 'officer', finn: 'human' })).toEqual([1]);
    expect(await problemsOf(PEOPLE)).toEqual([0, 1]);
  });
});
