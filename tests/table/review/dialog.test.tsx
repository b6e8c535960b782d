/** The review as it shows, of a game of a few lines (store/counting.ts) whose worker says what the test wants. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DecisionReport, GameReport, GameReview, Line, ReviewFigures } from '#table/game';
import type { Game } from '#table/game/game.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import DecisionCard from '#table/features/review/DecisionCard.tsx';
import { DecisionShown, ReviewLine } from '#table/features/review/ReviewLine.tsx';
import { hideDecision, showDecision, useDecisionOnMap } from '#table/features/review/opened.ts';
import ReviewDialog from '#table/features/review/ReviewDialog.tsx';
import { useDiceVerdict, useReview } from '#table/features/review/review.ts';
import { questionOf, reviewWorkers } from '#table/store/review-worker.ts';
import { endReplay, goTo, useReplay, watchOther, watchTable } from '#table/store/replay.ts';
import { useGame } from '#table/store/game.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import * as mapHandle from '#table/view/map-handle.ts';
import { useVoice } from '#table/view/CursorVoice.tsx';
import { begin, tellStory } from '../store/counting.ts';

let before: Game;
beforeAll(() => void (before = activeGame()));

const PLAYED = ['a', 'roll', 'b', 'c', 'roll', 'd', 'e', 'f', 'g', 'roll', 'h', 'i'];
const decision = (
  from: number,
  side: string,
  cost: number,
  more: Partial<DecisionReport> = {},
): DecisionReport => ({
  from,
  to: from + 2,
  side,
  cost,
  error: 1,
  isSame: false,
  best: ['better', 'end'],
  why: ['safe'],
  ...more,
});
const REPORT: GameReport = {
  start: 30,
  result: 41,
  luck: 12,
  rest: 0,
  dice: [
    { step: 1, dice: [6], luck: 3 },
    { step: 4, dice: [1, 2], luck: -9 },
    { step: 9, dice: [5], luck: 4 },
  ],
  moments: [
    { step: 2, turn: 1, value: 20.4, error: 8 },
    { step: 4, turn: 1, value: 25.6, error: 6 },
    { step: 8, turn: 2, value: 41, error: 2 },
  ],
  decisions: [0, 2, 4, 8].map((from) => ({ from, to: from + 2 })),
};

/** What the worker says to each question; null: nothing. */
let says: (question: { readonly kind: string; readonly from: number }) => unknown = () => null;
let ended = 0;
let figures: ReviewFigures;
const texts: GameReview = {
  make: () => null as never,
  summary(told) {
    figures = told;
    return [`The dice gave ${told.luck} points.`, `It ended with ${told.result} points.`];
  },
  figure: (points) => `p${points}`,
  amount: (points) => `${points} points`,
  compare: ({ before: state, done, best, why }) => ({
    done,
    best: best.filter((action) => action !== 'end'),
    leftOpen: [`Open after ${(state as { count: number }).count}.`],
    reasons: why.map((reason) => `It is ${reason as string}.`),
    places: [7, 8],
  }),
  actionsText: (_, actions) => actions.join(' and '),
};

const { make } = reviewWorkers;
function sitDown(setting: Parameters<typeof begin>[0] = {}): Line {
  begin({ played: PLAYED, isOver: true, ...setting });
  tellStory({
    meta: { sides: ['soviet', 'finn'] },
    rules: { withoutGenerator: (line: Line) => line },
    review: () => Promise.resolve(texts),
  });
  reviewWorkers.make = () => {
    const target = new EventTarget();
    const postMessage = ({ id, question }: { id: number; question: { kind: string; from: number } }): void =>
      void setTimeout(() => {
        const answer = says(question);
        if (answer === null) return;
        const data =
          typeof answer === 'number'
            ? { kind: 'progress', id, done: answer }
            : { kind: 'answer', id, answer };
        target.dispatchEvent(new MessageEvent('message', { data }));
      });
    return Object.assign(target, { postMessage, terminate: () => void ended++ }) as unknown as Worker;
  };
  return useGame.getState().timeline!;
}
/** The luck is the report's, and each of these decisions is judged. */
const judges = (report: GameReport, ...judged: DecisionReport[]): void => {
  says = ({ kind, from }) =>
    kind === 'decision' ? (judged.find((one) => one.from === from) ?? null) : report;
};

/** The dialog once so many decisions have been judged. */
async function show(judged: number): Promise<void> {
  openDialog('review');
  render(<ReviewDialog />);
  await waitFor(() => expect(useReview.getState().judged).toHaveLength(judged));
  await screen.findByText(/^The dice gave/);
}
const part = (name: RegExp): HTMLElement => screen.getByRole('heading', { name }).parentElement!;
const listed = (name: RegExp): string[] =>
  within(part(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  const changeable = (value: unknown) => ({ value, writable: true });
  const changed = { hardwareConcurrency: changeable(2), clipboard: changeable(null) };
  vi.stubGlobal('navigator', Object.create(navigator, changed));
  ended = 0;
  useReview.setState(useReview.getInitialState());
  sitDown();
});
afterEach(() => {
  cleanup();
  endReplay();
  hideDecision();
  useUi.setState({ dialog: null });
  reviewWorkers.make = make;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setActiveGame(before);
});

describe('the dialog', () => {
  it('says that it is at work until the luck is known, and then what the dice did', async () => {
    says = () => 0.4;
    openDialog('review');
    const { unmount } = render(<ReviewDialog />);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.4'));
    expect(screen.getByText('Analysing the dice …')).toBeVisible();
    unmount();
    expect(ended).toBe(1);
    judges({ ...REPORT, decisions: [] });
    await show(0);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('The dice gave 12 points.')).toHaveAttribute('data-review-summary');
    expect(screen.getByText('It ended with 41 points.')).toBeVisible();
    // What it has found stays while it is closed.
    act(() => openDialog(null));
    expect(screen.queryByText(/^The dice gave/)).toBeNull();
    expect(useReview.getState().report).not.toBeNull();
  });

  it('says that a first look at the luck is being refined', async () => {
    says = ({ kind }) => (kind === 'luck' ? { ...REPORT, isRough: true } : null);
    await show(0);
    expect(screen.getByText(/^A first estimate of the luck/)).toBeVisible();
  });

  it('says that it cannot be finished, and keeps what it has found', async () => {
    says = ({ kind }) => (kind === 'decision' ? { no: 'sense' } : REPORT);
    await show(0);
    expect(await screen.findByRole('alert')).toHaveTextContent('The review cannot be finished.');
    expect(screen.getByText('The dice gave 12 points.')).toBeVisible();
    cleanup();
    useReview.setState(useReview.getInitialState());
    says = () => ({ no: 'sense' });
    openDialog('review');
    render(<ReviewDialog />);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('Analysing the dice …')).toBeNull();
  });

  it('counts the decisions that are judged, as long as there are more', async () => {
    let hasJudged = false;
    says = ({ kind, from }) => {
      if (kind !== 'decision') return REPORT;
      if (hasJudged) return null;
      hasJudged = true;
      return decision(from, 'soviet', 20);
    };
    await show(1);
    const counted = screen.getByRole('progressbar', { name: /^Decisions judged: 1 of 4\./ });
    expect(counted).toHaveAttribute('max', '4');
    expect(counted).toHaveAttribute('value', '1');
    cleanup();
    judges(REPORT, ...REPORT.decisions.map(({ from }) => decision(from, 'finn', 0)));
    await show(4);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('adds up what named decisions cost each side, and finds the turn in which most of it was lost', async () => {
    useGame.setState(({ timeline }) => ({
      timeline: { ...timeline!, about: { players: { finn: 'Aino' } } },
    }));
    judges(
      REPORT,
      decision(0, 'soviet', 10),
      decision(2, 'soviet', 9),
      decision(4, 'soviet', 15),
      // May be chance.
      decision(8, 'finn', 9, { error: 6 }),
    );
    await show(4);
    expect(figures).toEqual({
      start: 30,
      result: 41,
      luck: 12,
      players: { finn: 'Aino' },
      costs: { soviet: 34, finn: 0 },
      worst: { soviet: 1, finn: null },
    });
  });

  it('lists the costliest decisions of each side, five at most, and watches one from its beginning', async () => {
    const froms = [0, 1, 2, 3, 4, 5, 6, 8];
    const costs = [9, 20, 9, 30, 4, 2, 16, 9];
    judges(
      { ...REPORT, decisions: froms.map((from) => ({ from, to: from + 2 })) },
      ...froms.map((from, i) =>
        decision(from, 'soviet', costs[i]!, from === 3 ? { best: ['end'], why: [] } : {}),
      ),
    );
    await show(froms.length);
    expect(listed(/^soviet player: costliest/)).toEqual([
      'Turn 1, blunder: about 30 points lost After 3: c and roll. Open after 3.The General would have played: nothing more.',
      'Turn 1, blunder: about 20 points lost After 1: roll and b. Open after 1.The General would have played: better. It is safe.',
      'Turn 2, blunder: about 16 points lost After 6: e and f. Open after 6.The General would have played: better. It is safe.',
      'Turn 1, mistake: about 9 points lost After 0: a and roll. Open after 0.The General would have played: better. It is safe.',
      'Turn 1, mistake: about 9 points lost After 2: b and c. Open after 2.The General would have played: better. It is safe.',
    ]);
    expect(part(/^finn player: costliest/)).toHaveTextContent('No costly decision found so far.');
    fireEvent.click(within(part(/^soviet player/)).getAllByRole('button')[1]!);
    expect(useReplay.getState()).toMatchObject({ step: 1, source: 'table' });
    expect(useUi.getState().dialog).toBeNull();
    const Opened = () => <output>{useDecisionOnMap()?.title}</output>;
    render(<Opened />);
    expect(screen.getByText('Turn 1, blunder: about 20 points lost')).toBeVisible();
  });

  it('names the turns in which the expected result changed most, with their luckiest die or costliest decision', async () => {
    const moments = [
      { step: 2, turn: 1, value: 34, error: 8 },
      { step: 4, turn: 1, value: 20, error: 6 },
      { step: 6, turn: 2, value: 26, error: 6 },
      { step: 8, turn: 2, value: 46, error: 2 },
      { step: 10, turn: 3, value: 41, error: 2 },
    ];
    judges(
      { ...REPORT, dice: [{ step: 3, dice: [1], luck: -9 }], moments, decisions: [{ from: 6, to: 8 }] },
      decision(6, 'finn', 9),
    );
    await show(1);
    // The first changed it by four, the last two by five and six, of which one is among the three.
    expect(listed(/^Turning points/)).toEqual([
      'Expected result: from p34 to p20 After 2. Played c.Dice p-9, everything else p-5.',
      'Expected result: from p20 to p26 After 4.Dice p0, everything else p6.',
      'Expected result: from p26 to p46 After 6. Played: e and f.Dice p0, everything else p20.',
    ]);
    fireEvent.click(within(part(/^Turning points/)).getAllByRole('button')[2]!);
    expect(useReplay.getState().step).toBe(6);
    // On the time bar they are marks on the line.
    render(<ReviewLine at={(step) => step / 10} />);
    const line = within(screen.getByRole('group', { name: /^Expected result/ }));
    const marks = line.getAllByRole('button', {
      name: /^Turning point \d: After \d\. Expected result: from p/,
    });
    expect(marks).toHaveLength(3);
    fireEvent.click(marks[0]!);
    expect(useReplay.getState().step).toBe(2);
    act(() => watchOther(sitDown(), 'hotseat'));
    expect(screen.queryByRole('group', { name: /^Expected result/ })).toBeNull();
  });

  it('names no turning point in a game that went as it was expected', async () => {
    const moments = [{ step: 2, turn: 1, value: 34.9, error: 8 }];
    judges({ ...REPORT, moments, decisions: [] });
    await show(0);
    expect(screen.queryByRole('heading', { name: /^Turning points/ })).toBeNull();
  });

  it('praises decisions that were better than the General’s beyond chance', async () => {
    judges(
      REPORT,
      decision(0, 'soviet', -4),
      decision(2, 'finn', -9),
      // May be chance, and too little.
      decision(4, 'finn', -9, { error: 5 }),
      decision(8, 'finn', -2.9),
    );
    await show(4);
    expect(listed(/^Better than the General/)).toEqual([
      'Turn 1: about 9 points better than his choice After 2: b and c.The General would have played: better. It is safe.',
      'Turn 1: about 4 points better than his choice After 0: a and roll.The General would have played: better. It is safe.',
    ]);
    expect(part(/^soviet player: costliest/)).toHaveTextContent('No costly decision found so far.');
  });

  it('lists the luckiest dice of a point or more, and watches them as they have fallen', async () => {
    judges({ ...REPORT, dice: [...REPORT.dice, { step: 10, dice: [2], luck: 0.4 }], decisions: [] });
    await show(0);
    expect(listed(/^Luckiest/)).toEqual([
      'Die 1, 2: 9 points for the Finns Played roll.',
      'Die 5: 4 points for the Soviets Played roll.',
      'Die 6: 3 points for the Soviets Played roll.',
    ]);
    fireEvent.click(within(part(/^Luckiest/)).getAllByRole('button')[0]!);
    expect(useReplay.getState().step).toBe(5);
  });

  it('lists five dice at most', async () => {
    const dice = [1, 2, 3, 4, 5, 6, 7].map((luck) => ({ step: luck, dice: [luck % 6], luck }));
    judges({ ...REPORT, dice, decisions: [] });
    await show(0);
    expect(listed(/^Luckiest/)).toHaveLength(5);
  });

  it('has what was expected after each turn, as a graph and as a table', async () => {
    judges({ ...REPORT, decisions: [] });
    await show(0);
    expect(screen.getByRole('img', { name: /^Expected result after each turn/ })).toBeVisible();
    const rows = within(part(/^Expected result by turn/)).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TurnExpected result',
      '1p26 ± 6',
      '2p41 ± 2',
    ]);
  });

  it('is given as text, with the costliest decisions of both sides', async () => {
    judges(REPORT, decision(0, 'soviet', 10), decision(2, 'finn', 4), decision(4, 'soviet', 20));
    await show(3);
    const text = screen.getByLabelText<HTMLTextAreaElement>('As text');
    expect(text.value.split('\n')).toEqual([
      'Counting',
      'The dice gave 12 points.',
      'It ended with 41 points.',
      '- After 4: Turn 2, blunder: about 20 points lost',
      '- After 0: Turn 1, mistake: about 10 points lost',
      '- After 2: Turn 1, inaccuracy: about 4 points lost',
    ]);
    const written: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (what: string) => void written.push(what) } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(written).toEqual([text.value]);
    Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
    document.execCommand = () => false;
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^This browser does not allow copying/)).toBeInTheDocument();
  });

  it('is of the game that is watched, with its players, where one is', async () => {
    const other = sitDown({ played: ['x', 'roll'] });
    sitDown();
    watchOther(other, 'hotseat', { seed: 1, soviet: 'hard', finn: 'human' });
    const asked: unknown[] = [];
    says = (question) => (asked.push(question), { ...REPORT, dice: [], moments: [], decisions: [] });
    openDialog('review');
    render(<ReviewDialog />);
    await waitFor(() => expect(useReview.getState().report).not.toBeNull());
    expect(useReview.getState().game!.steps).toBe(other.steps);
    expect(asked).toMatchObject([
      {
        kind: 'luck',
        steps: [{ action: 'x' }, { action: 'roll', dice: [6] }],
        players: { soviet: 'hard', finn: null },
      },
    ]);
  });

  it.each([
    ['soviet', [0, 8, 4, 2]],
    ['finn', [2, 4, 8, 0]],
  ])('judges the decisions first that cost the %s side most, but for the dice', async (side, order) => {
    tellStory({ meta: { sides: ['finn', 'soviet'] }, rules: { decider: () => side } });
    Object.assign(navigator, { hardwareConcurrency: 1 });
    const asked: number[] = [];
    const report: GameReport = {
      ...REPORT,
      dice: [{ step: 5, dice: [1], luck: -40 }],
      moments: [
        { step: 2, turn: 1, value: 20, error: 8 },
        { step: 4, turn: 1, value: 30, error: 8 },
        { step: 6, turn: 1, value: -5, error: 8 },
        { step: 10, turn: 2, value: -2, error: 8 },
      ],
    };
    says = ({ kind, from }) => {
      if (kind !== 'decision') return report;
      asked.push(from);
      return decision(from, 'finn', 0);
    };
    await show(4);
    // The result fell by 10 from 0 to 2, and by 35 from 4 to 6, where the dice took 40.
    expect(asked).toEqual(order);
  });

  it('asks two workers for decisions from two processors on', async () => {
    const made: string[] = [];
    for (const [processors, workers] of [
      [1, 1],
      [2, 2],
    ] as const) {
      Object.assign(navigator, { hardwareConcurrency: processors });
      const of = reviewWorkers.make;
      reviewWorkers.make = (given) => (made.push('worker'), of(given));
      judges(REPORT, ...REPORT.decisions.map(({ from }) => decision(from, 'finn', 0)));
      useReview.setState(useReview.getInitialState());
      await show(4);
      expect(made.splice(0)).toHaveLength(workers);
      reviewWorkers.make = of;
      cleanup();
    }
  });

  it('tells what the dice did of the same game alone, once every die has been played on', () => {
    const game = useGame.getState().timeline!;
    const Verdict = ({ of }: { readonly of: Line }) => <output>{useDiceVerdict(of) ?? 'nothing'}</output>;
    render(<Verdict of={game} />);
    const said = (): string | null => screen.getByRole('status').textContent;
    expect(said()).toBe('nothing');
    act(() => useReview.setState({ game, texts, report: { ...REPORT, isRough: true } }));
    expect(said()).toBe('nothing');
    act(() => useReview.setState({ report: REPORT }));
    expect(said()).toBe('The dice gave 12 points.');
    expect(figures).toMatchObject({ costs: { soviet: 0, finn: 0 }, worst: { soviet: null, finn: null } });
    act(() => useReview.setState({ game: { ...game, steps: game.steps.slice() } }));
    expect(said()).toBe('nothing');
  });

  it('asks about the first position without what is rolled next', () => {
    const game = useGame.getState().timeline!;
    const rules = {
      ...activeGame().rules,
      withoutGenerator: (line: Line) => ({ ...line, start: 'no dice' }),
    };
    setActiveGame({ ...activeGame(), rules } as never);
    expect(questionOf(game, { seed: 1 })).toMatchObject({
      start: 'no dice',
      players: { soviet: null, finn: null },
    });
  });
});

describe('the card of an opened decision', () => {
  const opened = (more: Partial<Parameters<typeof showDecision>[0]> = {}) => {
    const { steps } = useGame.getState().timeline!;
    return {
      before: steps[1]!.state,
      from: 2,
      to: 5,
      first: steps[2]!,
      title: 'A blunder',
      done: ['b', 'c'],
      best: ['better'],
      leftOpen: ['Viipuri lay open.'],
      reasons: ['It is safe.'],
      places: [7, 8],
      ...more,
    };
  };
  beforeEach(() => useReview.setState({ texts }));
  const card = (): HTMLElement | null => screen.queryByRole('region', { name: 'A decision of the review' });

  it('is there as long as its game is watched at its steps', () => {
    showDecision(opened());
    watchTable(1);
    render(<DecisionCard />);
    const shownAt = (step: number): boolean => {
      act(() => goTo(step));
      return card() !== null;
    };
    expect([1, 2, 3, 5, 6].map(shownAt)).toEqual([false, true, true, true, false]);
    act(() => watchOther(sitDown({ played: [...PLAYED, 'j'] }), 'hotseat'));
    expect(shownAt(3)).toBe(false);
  });

  it('tells what was done, what was left open, what was better, and why', () => {
    showDecision(opened());
    watchTable(2);
    render(<DecisionCard />);
    expect(card()).toHaveTextContent(
      /^A blunderPlayedbcViipuri lay open\.Better, according to the GeneralbetterIt is safe\.Back to the review$/,
    );
    expect(useVoice.getState().text).toBe('A decision of the review: A blunder');
  });

  it('tells four actions of each, and how many more there were, or that there was nothing', () => {
    showDecision(opened({ done: ['1', '2', '3', '4', '5', '6'], best: [] }));
    watchTable(2);
    render(<DecisionCard />);
    expect(
      within(card()!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3', '4', 'and 2 more actions']);
    expect(card()).toHaveTextContent(/according to the Generalnothing more/);
    cleanup();
    showDecision(opened({ done: ['1', '2', '3', '4'] }));
    render(<DecisionCard />);
    expect(card()).not.toHaveTextContent(/more action/);
  });

  it('brings up its places on the map, once it is drawn itself', async () => {
    const frame = vi.spyOn(mapHandle, 'frameOnMap');
    showDecision(opened());
    watchTable(2);
    const { unmount } = render(<DecisionCard />);
    await waitFor(() => expect(frame).toHaveBeenCalledWith([7, 8]));
    unmount();
    frame.mockClear();
    showDecision(opened({ places: [] }));
    render(<DecisionCard />);
    await new Promise(requestAnimationFrame);
    expect(frame).not.toHaveBeenCalled();
  });

  it('leads back to the review, or is put away', async () => {
    showDecision(opened());
    watchTable(2);
    render(<DecisionShown />);
    expect(await screen.findByRole('region', { name: 'A decision of the review' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the review' }));
    expect(useUi.getState().dialog).toBe('review');
    fireEvent.click(screen.getByRole('button', { name: 'Hide this decision' }));
    expect(card()).toBeNull();
  });
});
