import '#app/languages.ts';
import { newGame, play, startTimeline } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import type { Seats } from '#engine/core/about.ts';
import type { DecisionReport, GameReport, GameReview, Line } from '#table/game';
import playMessages from '#table/content/en/play.ftl';
import { reviewGame } from '#table/features/review/commands.ts';
import {
  readDecision,
  readExpected,
  readKept,
  readReport,
  questionOf,
  reviewWorkers,
} from '#table/store/review-worker.ts';
import { recallReview, startReview, stopReview, useReview } from '#table/features/review/review.ts';
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
    // The time bar shows it before.
    expect(await recallReview(line)).toBe(true);
    expect(useReview.getState().report!.luck).toBe(-7);
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

describe('a review', () => {
  /** A worker that answers each question with the next of these, and counts what becomes of it. */
  let ended = 0;
  const answering = (...messages: ((id: number) => unknown)[]) => {
    ended = 0;
    reviewWorkers.make = () => {
      const target = new EventTarget();
      const postMessage = ({ id }: { id: number }): void => {
        for (const make of messages.splice(0, 1))
          for (const data of [make(id)].flat())
            setTimeout(() =>
              target.dispatchEvent(
                data === 'error' ? new Event('error') : new MessageEvent('message', { data }),
              ),
            );
      };
      return Object.assign(target, { postMessage, terminate: () => void ended++ }) as unknown as Worker;
    };
  };
  beforeEach(() => {
    vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
    setActiveGame(winterWar);
    useReview.setState({ game: null, texts: null, done: 0, report: null, judged: [], isBroken: false });
    useGame.setState({ ...FRESH, timeline: line });
    useLibrary.setState({ slot: null });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    reviewWorkers.make = make;
  });
  const luck = (id: number) => ({
    kind: 'answer',
    id,
    answer: { ...report(3), decisions: [{ from: 0, to: 1 }] },
  });

  it('tells how far the luck is worked out', async () => {
    answering((id) => ({ kind: 'progress', id, done: 0.4 }));
    void startReview(line, PEOPLE);
    await vi.waitFor(() => expect(useReview.getState().done).toBe(0.4), { timeout: 60_000 });
    expect(useReview.getState()).toMatchObject({ report: null, isBroken: false });
    stopReview();
    expect(ended).toBe(1);
  });

  it.each([
    ['its worker breaks down', () => 'error'],
    ['the answer makes no sense', (id: number) => ({ kind: 'answer', id, answer: 7 })],
    ['the worker says that it is in trouble', (id: number) => ({ kind: 'trouble', id, text: 'No' })],
    ['another question is answered', (id: number) => luck(id + 1)],
  ])('is broken where %s, at the luck or at a decision', async (_, said) => {
    answering(said);
    await startReview(line, PEOPLE);
    expect(useReview.getState()).toMatchObject({ isBroken: true, report: null });
    answering(luck, said);
    await startReview(line, PEOPLE);
    expect(useReview.getState()).toMatchObject({ isBroken: true, report: { luck: 3 }, judged: [] });
    // Once more: what is known is not asked again.
    answering((id) => ({
      kind: 'answer',
      id,
      answer: { from: 0, to: 1, side: 'finn', cost: 1, error: 1, isSame: false, best: [] },
    }));
    await startReview(line, PEOPLE);
    expect(useReview.getState()).toMatchObject({ isBroken: false, judged: [{ from: 0, why: [] }] });
  });

  it('that is stopped hears no more', async () => {
    let say = (): void => undefined;
    reviewWorkers.make = () => {
      const target = new EventTarget();
      const postMessage = ({ id }: { id: number }): void =>
        void (say = () => target.dispatchEvent(new MessageEvent('message', { data: luck(id) })));
      return Object.assign(target, { postMessage, terminate: () => undefined }) as unknown as Worker;
    };
    const going = startReview(line, PEOPLE);
    const nothing = say;
    await vi.waitFor(() => expect(say).not.toBe(nothing), { timeout: 60_000 });
    stopReview();
    say();
    await going;
    expect(useReview.getState()).toMatchObject({ report: null, isBroken: false });
  });

  it('is not to be had where it cannot be fetched', async () => {
    setActiveGame({ ...winterWar, review: () => Promise.reject(new Error('No network')) });
    await startReview(line, PEOPLE);
    expect(useReview.getState()).toMatchObject({ isBroken: true, texts: null });
  });

  it('asks about the game without its generator, and about the levels of its players', () => {
    const about = questionOf(line, { seed: 5, soviet: 'officer', finn: 'human' });
    expect(about.players).toEqual({ soviet: 'officer', finn: null });
    expect(about.steps).toEqual(line.steps.map(({ action, dice }) => ({ action, dice })));
    expect(about.start).toMatchObject({ random: [] });
  });
});

describe('the command that reviews', () => {
  const t = playMessages().review;
  /** Of a game that is over, or has a goal of its own, or is played by one person. */
  const told = (rules: Partial<typeof winterWar.rules>, timeline: Line | null = line) => {
    setActiveGame({ ...winterWar, rules: { ...winterWar.rules, ...rules } });
    useGame.setState({ ...FRESH, timeline });
    return reviewGame.enabled() || reviewGame.why();
  };
  const isOver = (): boolean => true;

  it.each([
    ['waits for the end of the game', {}, t.notYet],
    ['is there at the end', { isOver }, true],
    ['is not for a short game with a goal', { isOver, goalName: () => 'Viipuri' }, t.wholeOnly],
    ['is not for a game in which draws play a side', { isOver, isForOne: () => true }, t.twoOnly],
  ])('%s', (_, rules, expected) => {
    expect(told(rules)).toBe(expected);
  });

  it('is not there without a game, or in a game that has no reviews', () => {
    expect(told({ isOver }, null)).toBe(t.notYet);
    const { review, ...without } = winterWar;
    expect(review).toBeDefined();
    setActiveGame({ ...without, rules: { ...winterWar.rules, isOver } });
    useGame.setState({ ...FRESH, timeline: line });
    expect(reviewGame.enabled()).toBe(false);
  });
});

describe('what a worker says', () => {
  const decision = { from: 1, to: 2, side: 'finn', cost: 1, error: 0, isSame: false, best: [] };

  it('is read', () => {
    expect(readExpected({ mean: 3, error: 1 })).toEqual({ mean: 3, error: 1 });
    expect(readReport({ ...report(1), isRough: true })).toMatchObject({ luck: 1, isRough: true });
    expect(readDecision(decision)).toEqual({ ...decision, why: [] });
    expect(readKept({ steps: 4, report: report(1), judged: [decision] }, 4)).toMatchObject({
      judged: [decision],
    });
  });

  it.each([
    [readExpected, { mean: Number.NaN, error: 1 }],
    [readExpected, { mean: 3 }],
    [readReport, { ...report(1), luck: Infinity }],
    [readReport, { ...report(1), isRough: false }],
    [readReport, { ...report(1), decisions: [{ from: -1, to: 1 }] }],
    [readReport, { ...report(1), decisions: [{ from: 0.5, to: 1 }] }],
    [readReport, { ...report(1), decisions: Array(20_001).fill({ from: 0, to: 1 }) }],
    [readReport, { ...report(1), decisions: [{ from: 0, to: 20_001 }] }],
    [readDecision, { ...decision, side: 'swede' }],
    [readDecision, { ...decision, isSame: 'no' }],
    [readDecision, { ...decision, more: 1 }],
  ] as [(value: unknown) => unknown, unknown][])('is refused where it makes no sense (%#)', (read, value) => {
    expect(read(value)).toBeNull();
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
    of: Line = game,
  ): Promise<number[]> => {
    vi.stubGlobal('navigator', { hardwareConcurrency: processors });
    made = 0;
    reviewWorkers.make = makeJudge;
    setActiveGame(winterWar);
    useReview.setState({ game: texts && of, texts, done: 0, report: null, judged: [], isBroken: false });
    useGame.setState({ ...FRESH, timeline: of });
    await startReview(of, seats);
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
    expect([await judge(1), made]).toEqual([[0, 1, 2], 1]);
    expect([await judge(2), made]).toEqual([[0, 1, 2], 2]);
  });

  const mistakeAt = (from: number, side: DecisionReport['side'], cost: number) => ({
    from,
    side,
    cost,
    error: 1,
  });

  it('are added to the result of the game: those of the person’s side, and what the named ones cost', async () => {
    await database.objects.set('result:one', {
      format: 1,
      id: 'one',
      endedAt: 1,
      side: 'finn',
      level: 'officer',
      rules: 'recommended',
      winner: null,
      points: 0,
      dice: [0, 0, 0, 0, 0, 0],
    });
    mistakes = [mistakeAt(0, 'soviet', 20), mistakeAt(1, 'finn', 20), mistakeAt(2, 'finn', 2)];
    await judge(2, null, PEOPLE, { ...game, about: { id: 'one' } });
    expect(await database.objects.get('result:one')).toMatchObject({
      review: { luck: 12, judged: 2, cost: 20 },
    });
  });

  it('become problems where a person made a mistake, not where the computer did', async () => {
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
