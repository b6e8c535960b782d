import '#app/languages.ts';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { RECOMMENDED, newGame, play, startTimeline, type Timeline } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import { searchForReview } from '#games/winter-war/value/answer.ts';
import { handleRequest } from '#kit/worker-rpc/worker-rpc.ts';
import type { GameReport, Line } from '#table/game';
import ReviewDialog from '#table/features/review/ReviewDialog.tsx';
import { reviewGame } from '#table/features/review/commands.ts';
import { readDecision, readReport, reviewWorkers } from '#table/store/review-worker.ts';
import { useDiceVerdict, useReview } from '#table/features/review/review.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useReplay } from '#table/store/replay.ts';
import { useGame } from '#table/store/game.ts';
import { openDialog } from '#table/store/ui.ts';
import { playGame } from '../../../../tools/lab/play.ts';

const SEED = 4;
const played = playGame({ soviet: 'recruit', finn: 'recruit' }, SEED, RECOMMENDED);

function lineOf(steps: number): Timeline {
  let line = startTimeline(newGame(RECOMMENDED, SEED));
  for (const { action, dice } of played.record.slice(0, steps)) {
    const next = play(line, action, dice);
    if (next.ok) line = next.timeline;
  }
  return line;
}
const line = lineOf(played.record.length);

/** A worker in the same thread; decisions are left out, as each takes a second, and so is playing dice on. */
function makeWorker(): Worker {
  const target = new EventTarget();
  const answer = (message: unknown): void =>
    handleRequest(message, searchForReview, (told) => {
      const answered = told.kind === 'answer' && told.id === 0 ? (told.answer as GameReport) : null;
      const { isRough: _, ...report } = answered ?? ({} as GameReport);
      const said = answered ? { ...told, answer: { ...report, decisions: [] } } : told;
      target.dispatchEvent(new MessageEvent('message', { data: structuredClone(said) }));
    });
  return Object.assign(target, {
    postMessage: (message: unknown) => setTimeout(() => answer(structuredClone(message))),
    terminate: () => undefined,
  }) as unknown as Worker;
}

const question = {
  kind: 'luck',
  from: 0,
  start: { ...line.start, random: [] },
  steps: line.steps.map(({ action, dice }) => ({ action, dice })),
  players: { soviet: 'recruit', finn: 'recruit' },
};

const run = (message: unknown): unknown => {
  const task = searchForReview(message)!;
  for (;;) {
    const step = task.next();
    if (step.done) return structuredClone(step.value);
  }
};

describe('the worker', () => {
  it('answers what the page can read: luck, and then decisions', () => {
    const report = readReport(run(question))!;
    expect(report.result).toBe(played.points);
    expect(report.moments.length).toBeGreaterThan(15);
    // Late in the game there is little left to play on.
    const from = Math.max(...report.decisions.map((one) => one.from));
    expect(readDecision(run({ ...question, kind: 'decision', from }))).toMatchObject({ from });
  });

  it.each([
    null,
    'luck',
    { ...question, start: line.start },
    { ...question, steps: [{ action: { type: 'win' }, dice: [] }] },
    { ...question, steps: [{ action: { type: 'end' }, dice: [7] }] },
    { ...question, players: { soviet: 'marshal', finn: null } },
  ])('refuses what makes no sense (%#)', (message) => {
    expect(searchForReview(message)).toBeNull();
  });

  it.each([null, {}, { start: 1 }, { from: 0, to: 1, side: 'swede' }])(
    'is not believed where it makes no sense: %j',
    (answer) => {
      expect(readReport(answer)).toBeNull();
      expect(readDecision(answer)).toBeNull();
    },
  );
});

describe('the review at the table', () => {
  const { make } = reviewWorkers;
  beforeEach(() => {
    setActiveGame(winterWar);
    reviewWorkers.make = makeWorker;
  });
  afterEach(() => {
    reviewWorkers.make = make;
  });

  it('is offered once the game is over', () => {
    useGame.setState({ timeline: lineOf(100) as Line });
    expect(reviewGame.enabled()).toBe(false);
    useGame.setState({ timeline: line as Line });
    expect(reviewGame.enabled()).toBe(true);
  });

  it('says in a sentence what the dice did, and leads to the luckiest of them', async () => {
    const about = { players: { finn: 'Anna', soviet: 'Boris' } };
    const seats = { seed: 1, soviet: 'recruit', finn: 'recruit' };
    useGame.setState({ timeline: { ...line, about } as Line, seats });
    render(
      <>
        <button>Before</button>
        <ReviewDialog />
      </>,
    );
    const before = screen.getByRole('button', { name: 'Before' });
    before.focus();
    act(() => openDialog('review'));
    await waitFor(() => expect(document.querySelector('[data-review-summary]')).not.toBeNull());
    const { luck, dice } = useReview.getState().report!;
    const first = document.querySelector('[data-review-summary]')!.textContent;
    expect(first).toMatch(/estimate/);
    const points = Math.round(Math.abs(luck));
    expect(first).toMatch(points < 3 ? /favoured neither/ : luck > 0 ? /gave \W?Boris/ : /gave \W?Anna/);
    expect(first).toContain(points < 3 ? 'favoured neither side' : `about ${points} points`);
    expect(screen.getByRole('img', { name: /expected result/i })).toBeInTheDocument();
    // The result says the same of the dice once it is known, and nothing before.
    const { result } = renderHook(() => [line, lineOf(9)].map((one) => useDiceVerdict(one as Line)));
    expect(result.current[0]).toMatch(/estimate/);
    expect(first!.startsWith(result.current[0]!)).toBe(true);
    expect(result.current[1]).toBeNull();
    act(() => useReview.setState(({ report }) => ({ report: { ...report!, isRough: true } })));
    expect(result.current[0]).toBeNull();
    const luckiest = dice.toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))[0]!;
    const [button] = screen.getAllByRole('button', { name: /^Die / });
    act(() => button!.click());
    // After the die: before it, the card would be that of an earlier battle.
    expect(useReplay.getState().step).toBe(luckiest.step + 1);
    // The dialog gives the keyboard back.
    await waitFor(() => expect(before).toHaveFocus());
  });
});
