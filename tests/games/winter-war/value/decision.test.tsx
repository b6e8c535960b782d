import '#app/languages.ts';
import { act, render, screen } from '@testing-library/react';
import { play, reach, startTimeline, type Action } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import { decisionRules } from '#games/winter-war/value/decisions.ts';
import { explainAgainst } from '#games/winter-war/ai/advise.ts';
import { review } from '#games/winter-war/ui/review/review.ts';
import { HintOverlay } from '#games/winter-war/ui/hints/HintOverlay.tsx';
import type { GameReport, Line, ReviewFigures } from '#table/game';
import DecisionCard from '#table/features/review/DecisionCard.tsx';
import ReviewDialog from '#table/features/review/ReviewDialog.tsx';
import { type ReadDecision, reviewWorkers } from '#table/store/review-worker.ts';
import { useReview } from '#table/features/review/review.ts';
import { endReplay, goTo, useReplay } from '#table/store/replay.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { FRESH, useGame } from '#table/store/game.ts';
import { openDialog } from '#table/store/ui.ts';
import { useVoice } from '#table/view/CursorVoice.tsx';
import { end, hex, position, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';

/** A division leaves the fort at 1506, before which a corps stands. The ski patrol goes where it would have gone anyway. */
const before = position(
  'finn',
  'movement',
  stacks('s1602 2-1-2 0-1-2, s1604 20-12-2, f1506 6-6-2, f1606 6-6-2, f1404 1-1-3'),
);
const moveTo = (from: string, to: string): Action => {
  const unit = unitAt(before, from);
  const way = reach(before, unit).find((one) => one.hex === hex(to) && one.mayEnd)!;
  return { type: 'move', unit, path: way.path };
};
const patrol = moveTo('1404', '1306');
const leaves = moveTo('1506', '1405');
const held = moveTo('1606', '1506');

let line = startTimeline(before);
for (const action of [leaves, patrol, end]) {
  const next = play(line, action);
  if (!next.ok) throw new Error(next.refusal.text);
  line = next.timeline;
}
const WHY = [{ kind: 'hold-line', hexes: [hex('1506')] }];
const judged: ReadDecision = {
  from: 0,
  to: 3,
  side: 'finn',
  cost: 17,
  error: 2,
  isSame: false,
  best: [patrol, held, end],
  why: WHY,
};
const compared = { before, done: [leaves, patrol, end], best: judged.best, why: WHY };

describe('what was done and what was better', () => {
  it('are told as far as they differ, with what was left open and why', () => {
    const { done, best, leftOpen, reasons, places } = review.compare(compared);
    expect([done, best]).toEqual([[leaves], [held]]);
    expect(leftOpen.join()).toMatch(/without a garrison: .*1506/);
    expect(reasons).toEqual([expect.stringMatching(/garrisoned: .*1506/)]);
    expect(places).toContain(hex('1506'));
  });

  it('are the same where equal units change places, however often they halt', () => {
    const [first, second] = [hex('1305'), hex('1405')];
    const unit = unitAt(before, '1506');
    const halting: Action[] = [
      { type: 'move', unit, path: [second] },
      { type: 'move', unit, path: [first] },
    ];
    const straight: Action[] = [{ type: 'move', unit, path: [second, first] }];
    const { done, best } = review.compare({ before, done: halting, best: straight, why: [] });
    expect([done, best]).toEqual([[], []]);
  });

  it('name as left open only what the better march does not leave open too', () => {
    // Both leave the fort at 1606 empty, and only what was done that at 1506.
    const done = [leaves, moveTo('1606', '1607'), end];
    const { leftOpen } = review.compare({ ...compared, done });
    expect(leftOpen.join()).toMatch(/without a garrison: .*1506/);
    expect(leftOpen.join()).not.toMatch(/1606/);
  });

  it('have no reasons where those that were kept are damaged', () => {
    expect(review.compare({ ...compared, why: [{ kind: 'because' }] }).reasons).toEqual([]);
    expect(review.compare({ ...compared, best: ['march'], why: [] }).best).toEqual([]);
  });
});

/** At the end of the game Viipuri is the Soviets’ and empty, and a division is near. */
const last = position('finn', 'movement', stacks('s1602 2-1-2 0-1-2, s1504 20-12-2, f1107 6-6-2'), {
  turn: 10,
  owners: { '1306': 'soviet' },
});

describe('the reasons why something was better', () => {
  it('are those that what was done has not', () => {
    const better = judged.best as Action[];
    const kindsOf = (done: readonly Action[]) =>
      explainAgainst(before, 'finn', 1, { better, done }).map(({ kind }) => kind);
    expect(kindsOf([end])).toContain('hold-line');
    expect(kindsOf(better)).toEqual([]);
  });

  it('begin with the lines of the Schedule that it wins', () => {
    const unit = unitAt(last, '1107');
    const { path } = reach(last, unit).find((one) => one.hex === hex('1306') && one.mayEnd)!;
    const best: Action[] = [{ type: 'move', unit, path }, end];
    const why = decisionRules().explain!(last, best, [end]);
    const [first] = review.compare({ before: last, done: [end], best, why }).reasons;
    expect(first).toMatch(/^Played out .*: Viipuri \(25\)\.$/);
  });
});

describe('the figures of a review', () => {
  const figures = (
    start: number,
    luck: number,
    finn: number,
    soviet: number,
    result: number,
  ): ReviewFigures => ({
    start,
    luck,
    result,
    costs: { finn, soviet },
    worst: { finn: 6, soviet: null },
  });

  it('add up as they are shown, whatever they are', () => {
    for (let n = 0; n < 500; n++) {
      const some = (of: number): number => ((n * of * 7919) % 4001) / 20 - 100;
      const { start, luck, result, costs } = figures(
        some(3),
        some(5),
        Math.abs(some(7)),
        Math.abs(some(11)),
        n - 250,
      );
      const sentence = review.summary({
        start,
        luck,
        result,
        costs,
        worst: { finn: null, soviet: null },
      })[1]!;
      const told = [...sentence.matchAll(/: ([-+\u2212]?\d+)/g)].map(([, text]) =>
        Number(text!.replace('\u2212', '-')),
      );
      expect(told).toHaveLength(5);
      expect(told.slice(0, 4).reduce((sum, part) => sum + part, 0)).toBe(told[4]);
      expect(told[4]).toBe(Math.round(result));
    }
  });

  it('begin with the dice, and with the turn in which most was lost', () => {
    expect(review.summary(figures(10, 12, 20, 0, 40))[0]).toBe(
      'The dice gave the Soviets about 12 points (an estimate). Finnish decisions cost about 20 points, most of them in Game-Turn 6.',
    );
  });
});

const report: GameReport = {
  start: 10,
  result: 40,
  luck: 12,
  rest: 18,
  dice: [],
  moments: [],
  decisions: [{ from: 0, to: 3 }],
};

const Overlay = () => (
  <svg>
    <HintOverlay />
  </svg>
);
const arrows = (kind: string): number => document.querySelectorAll(`[data-${kind}] [data-kind]`).length;

describe('a decision that is opened from the review', () => {
  const { make } = reviewWorkers;
  beforeEach(() => {
    setActiveGame(winterWar);
    reviewWorkers.make = () =>
      Object.assign(new EventTarget(), {
        postMessage: () => undefined,
        terminate: () => undefined,
      }) as unknown as Worker;
    useGame.setState({ ...FRESH, timeline: line as unknown as Line, table: 'hotseat' });
    useReview.setState({ game: line as unknown as Line, report, judged: [judged], done: 1, texts: review });
  });
  afterEach(() => {
    reviewWorkers.make = make;
    act(endReplay);
  });

  it('is watched where it was made, both marches on the map and in words', async () => {
    render(
      <>
        <ReviewDialog />
        <DecisionCard />
        <Overlay />
      </>,
    );
    act(() => openDialog('review'));
    const button = await screen.findByRole('button', { name: /blunder: about 17 points lost/ });
    expect(arrows('played')).toBe(0);
    act(() => button.click());
    expect(useReplay.getState().step).toBe(0);
    const card = screen.getByRole('region', { name: 'A decision of the review' });
    expect(card).toHaveTextContent(/Played.*to .*1405.*without a garrison.*Better.*to .*1506.*garrisoned/);
    expect(useVoice.getState().text).toMatch(/A decision of the review: Turn .* blunder/);
    expect([arrows('played'), arrows('hint')]).toEqual([1, 1]);
    // It stays while the march is watched, and is gone elsewhere in the game.
    act(() => goTo(2));
    expect([arrows('played'), arrows('hint')]).toEqual([1, 1]);
    act(endReplay);
    expect(screen.queryByRole('region', { name: 'A decision of the review' })).toBeNull();
    expect([arrows('played'), arrows('hint')]).toEqual([0, 0]);
  });

  it('leads back to the review, and can be put away', async () => {
    render(
      <>
        <ReviewDialog />
        <DecisionCard />
        <Overlay />
      </>,
    );
    act(() => openDialog('review'));
    const button = await screen.findByRole('button', { name: /blunder/ });
    act(() => button.click());
    act(() => screen.getByRole('button', { name: 'Back to the review' }).click());
    // What is known of the same game is still there.
    expect(await screen.findByRole('button', { name: /blunder/ })).toBeInTheDocument();
    expect(useReview.getState().judged).toEqual([judged]);
    act(() => openDialog(null));
    act(() => screen.getByRole('button', { name: 'Hide this decision' }).click());
    expect([arrows('played'), arrows('hint')]).toEqual([0, 0]);
  });
});
