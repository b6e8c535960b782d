/** Lines of a game of a few lines (store/counting.ts), and what is written and drawn at its moments. */
import playMessages from '#table/content/en/play.ftl';
import variationsMessages from '#table/content/en/variations.ftl';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { parseRequest } from '#kit/worker-rpc/worker-rpc.ts';
import { strongest } from '#table/view/players.tsx';
import { endReplay, goTo, useReplay, watchTable } from '#table/store/replay.ts';
import { reviewWorkers } from '#table/store/review-worker.ts';
import { MOST_DRAWN, MOST_MOMENTS } from '#engine/core/variations.ts';
import {
  isDrawing,
  lineAt,
  lineTo,
  linesBar,
  mainLine,
  stopDrawing,
  useTrial,
  variationsOf,
  type Variations,
} from '#table/store/variations.ts';
import {
  deleteMoment,
  draw,
  goToMoment,
  note,
  toggleDrawing,
  tryFrom,
  undoDeletion,
} from '#table/features/variations/trial.ts';
import { useExpected, TrialCard } from '#table/features/variations/TrialCard.tsx';
import { PrintedVariations } from '#table/features/variations/Tree.tsx';
import { VariationsPanel } from '#table/features/variations/VariationsPanel.tsx';
import { inputOf, type MapInput } from '#table/board/map-input.ts';
import { gameItself, useGame } from '#table/store/game.ts';
import { redo, undo } from '#table/store/history.ts';
import { play } from '#table/store/play.ts';
import { useUi } from '#table/store/ui.ts';
import * as mapHandle from '#table/view/map-handle.ts';
import { fakeWorkers } from '../ai/fake-worker.ts';
import { begin, cursor, tellStory, wasSaved } from '../store/counting.ts';

const now = () => useGame.getState();
const variations = () => variationsOf(now());
function hang(all: Variations): void {
  useGame.setState(({ timeline }) => ({
    timeline: { ...timeline!, about: { ...timeline!.about, variations: all } },
  }));
}

beforeEach(() => {
  begin({ table: 'solo', played: ['a', 'b', 'c'] });
  useTrial.setState(useTrial.getInitialState());
});

describe('lines may be tried', () => {
  it.each([
    ['by one who plays alone', { table: 'solo', hidden: { 3: 'face-down' } }, null],
    ['by two people where nothing is hidden now', { hidden: { 1: 'face-down' } }, null],
    [
      'by two people after the end, whatever lies face down',
      { hidden: { 3: 'face-down' }, isOver: true },
      null,
    ],
    ['not while something is hidden', { hidden: { 3: 'face-down' } }, 'secret'],
    ['not in what is practised', { practice: true }, 'practice'],
    ['not in a game at a host', { hosted: {} as never }, 'hosted'],
  ] as const)('%s', (_, setting, bar) => {
    begin({ table: 'hotseat', played: ['a', 'b', 'c'], ...setting });
    expect(linesBar(now())).toBe(bar);
  });

  it('not by two people who do without an aid, but by one', () => {
    const without = { withoutAids: ['odds'] } as const;
    for (const [table, bar] of [
      ['hotseat', 'agreed'],
      ['solo', null],
    ] as const) {
      begin({ table });
      useGame.setState({ timeline: { ...now().timeline!, about: without } });
      expect(linesBar(now())).toBe(bar);
    }
  });

  it('where there is a game', () => {
    begin({ timeline: null });
    expect(linesBar(now())).toBe('practice');
  });

  it('and are not seen while they may not be', () => {
    hang([{ at: 1, text: 'Here' }]);
    expect(variations()).toHaveLength(1);
    useGame.setState({ practice: true });
    expect(variations()).toEqual([]);
  });
});

describe('a line', () => {
  const tree: Variations = [
    { at: 1 },
    { after: 0, action: 'x' },
    { after: 1, action: 'roll', dice: [2] },
    { after: 1, action: 'other' },
    { after: 2, action: 'y' },
  ];

  it('is the game up to its beginning, and then its own steps with their dice', () => {
    hang(tree);
    const line = lineTo(now().timeline!, tree, 4);
    expect(line.steps.map(({ action }) => action)).toEqual(['a', 'x', 'roll', 'y']);
    expect(line.steps[2]!.dice).toEqual([2]);
    expect(lineTo(now().timeline!, tree, 0).steps).toHaveLength(1);
    // The same line in another game begins with that one's steps.
    begin({ table: 'solo', played: ['d'] });
    expect(lineTo(now().timeline!, tree, 4).steps[0]!.action).toBe('d');
  });

  it('that the rules forbid is a fault of the program', () => {
    expect(() => lineTo(now().timeline!, [{ at: 0 }, { after: 0, action: 'no' }], 1)).toThrow('no');
  });

  it('goes on with the first of the steps that follow', () => {
    expect(mainLine(tree, 1)).toEqual([1, 2, 4]);
    expect(mainLine(tree, 3)).toEqual([3]);
  });

  it('begins in the game without its lines', () => {
    hang(tree);
    expect(lineAt(now().timeline!, 2)).toMatchObject({
      cursor: 2,
      steps: [{ action: 'a' }, { action: 'b' }],
    });
    expect(lineAt(now().timeline!, 2).about?.variations).toBeUndefined();
  });
});

describe('what is noted at a moment of the game', () => {
  it('is kept there, and saved', () => {
    note(2, -1, (notes) => ({ ...notes, text: 'A mistake' }));
    expect(variations()).toEqual([{ at: 2, text: 'A mistake' }]);
    expect(wasSaved()).toBe(true);
    note(2, 0, (notes) => ({ ...notes, text: `${notes.text!}?` }));
    expect(variations()).toEqual([{ at: 2, text: 'A mistake?' }]);
  });

  it('has room for only so many moments', () => {
    hang(Array.from({ length: MOST_MOMENTS }, () => ({ at: 1, text: 'x' })));
    note(2, -1, () => ({ text: 'One more' }));
    expect(variations()).toHaveLength(MOST_MOMENTS);
    note(1, 0, () => ({ text: 'Changed' }));
    expect(variations()[0]!.text).toBe('Changed');
  });

  it('is deleted with what follows, and brought back', () => {
    hang([{ at: 1 }, { after: 0, action: 'x' }, { at: 2, text: 'Here' }]);
    deleteMoment(0);
    expect(variations()).toEqual([{ at: 2, text: 'Here' }]);
    undoDeletion();
    expect(variations()).toHaveLength(3);
    // Once something else has changed, nothing is brought back.
    deleteMoment(0);
    note(2, 0, () => ({ text: 'There' }));
    undoDeletion();
    expect(variations()).toEqual([{ at: 2, text: 'There' }]);
  });
});

describe('drawing', () => {
  const index = () => variations().length - 1;
  const press = (place: number): void => draw(1, index(), place);

  it('marks a place, and takes the mark away', () => {
    toggleDrawing('mark');
    for (const place of [7, 8, 7]) press(place);
    expect(variations()).toEqual([{ at: 1, marks: [8] }]);
  });

  it('leads an arrow from one place to another, and takes it away', () => {
    toggleDrawing('arrow');
    press(7);
    expect([useTrial.getState().from, variations()]).toEqual([7, []]);
    press(8);
    expect([useTrial.getState().from, variations()]).toEqual([null, [{ at: 1, arrows: [[7, 8]] }]]);
    for (const place of [8, 7, 7, 9, 5, 5]) press(place);
    expect(variations()[0]!.arrows).toEqual([
      [7, 8],
      [8, 7],
      [7, 9],
    ]);
    for (const place of [7, 8]) press(place);
    expect(variations()[0]!.arrows).toEqual([
      [8, 7],
      [7, 9],
    ]);
  });

  it('stops at so many marks and arrows', () => {
    const places = Array.from({ length: MOST_DRAWN - 1 }, (_, i) => i);
    hang([{ at: 1, marks: places, arrows: places.map((place) => [place, 99] as const) }]);
    toggleDrawing('mark');
    for (const place of [70, 71]) press(place);
    toggleDrawing('arrow');
    for (const place of [70, 71, 72, 73]) press(place);
    expect([variations()[0]!.marks!.length, variations()[0]!.arrows!.length]).toEqual([
      MOST_DRAWN,
      MOST_DRAWN,
    ]);
  });

  it('begins anew with each kind, until it is ended', () => {
    toggleDrawing('mark');
    toggleDrawing('arrow');
    press(3);
    expect([isDrawing(), useTrial.getState().from]).toEqual([true, 3]);
    toggleDrawing('arrow');
    expect([isDrawing(), useTrial.getState().from]).toEqual([false, null]);
    toggleDrawing('mark');
    stopDrawing();
    expect(isDrawing()).toBe(false);
  });
});

const w = variationsMessages();
const { lines } = playMessages();
const { make } = reviewWorkers;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = (name: string): void => void fireEvent.click(button(name));
const items = (): HTMLElement[] => screen.queryAllByRole('treeitem');
const told = (): string[] => items().map(({ textContent }) => textContent);
const itself = () => gameItself(now()).timeline!;
const played = (...actions: string[]): void => {
  for (const action of actions) act(() => void play(action));
};
/** The dice of the steps on the table. */
const dice = () => now().timeline!.steps.map((step) => step.dice[0] ?? null);

/** Two lines from one moment, one of them branching; and a note where nothing was tried. */
const branching = (): Variations => [
  { at: 2 },
  { after: 0, action: 'x' },
  { after: 1, action: 'y', text: 'Better' },
  { after: 1, action: 'z', marks: [4] },
  { after: 2, action: 'roll', dice: [2] },
  { at: 1, text: 'A mistake', arrows: [[7, 8]] },
  { after: 0, action: 'v' },
  // Its steps have been taken back.
  { at: 9, text: 'Past' },
];

/** Puts the game on the table with its lines, and shows them. */
function show(all: Variations = [], setting: Parameters<typeof begin>[0] = {}): void {
  begin({ table: 'solo', played: ['a', 'b', 'roll', 'd'], ...setting });
  tellStory({
    placeText: (place: number) => `hex ${place}`,
    rules: { view: (state: object) => state },
    story: {
      eventSentence: (event: string) => [`Played ${event}.`, { place: 7, text: '' }],
      endsPhase: (action: unknown) => action === 'end',
    },
  });
  if (all.length) hang(all);
  render(
    <>
      <VariationsPanel />
      <TrialCard />
    </>,
  );
}

/** Tries a line from a moment of a game with these lines. */
async function tryAt(at: number, all: Variations = []): Promise<void> {
  show(all);
  await act(() => tryFrom(at));
}

afterEach(() => {
  endReplay();
  reviewWorkers.make = make;
  fakeWorkers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useUi.setState({ mode: { mode: 'idle' } });
});

describe('in the panel', () => {
  it('a line is begun at the moment on show, and left for that moment', async () => {
    const shown = vi.spyOn(mapHandle, 'revealOnMap');
    show();
    expect(screen.queryByText(w.title)).toBeNull();
    act(() => watchTable(2));
    expect(screen.getByText(w.none)).toBeVisible();
    expect(screen.getByText(w.hint)).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: lines.try })[0]!);
    await waitFor(() => expect(now().trial).not.toBeNull());
    await waitFor(() => expect(shown).toHaveBeenCalledWith(7));
    expect([cursor(), useReplay.getState().game, screen.queryByText(w.hint)]).toEqual([2, null, null]);
    wasSaved();
    played('x');
    expect(variations()).toEqual([{ at: 2 }, { after: 0, action: 'x' }]);
    expect([itself().steps.length, itself().cursor, wasSaved()]).toEqual([4, 4, true]);
    expect(told()).toEqual([w.moment({ where: 'After 2', step: 2 }), 'Played x.']);
    expect(items().map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step']);
    await act(async () => items()[0]!.click());
    expect(cursor()).toBe(2);
    press(lines.back);
    await waitFor(() => expect(now().trial).toBeNull());
    expect([useReplay.getState().game?.steps.length, useReplay.getState().step, cursor()]).toEqual([4, 2, 4]);
  });

  it('leads back to the game where a line was begun there', async () => {
    await tryAt(4);
    played('x');
    press(lines.back);
    await waitFor(() => expect(now().trial).toBeNull());
    expect([useReplay.getState().game, cursor(), variations().length]).toEqual([null, 4, 2]);
  });

  it('shows lines and branches as a tree, in the order of the game', () => {
    show(branching());
    act(() => watchTable(3));
    expect(told()).toEqual([
      `${w.moment({ where: 'After 1', step: 1 })}A mistake`,
      w.moment({ where: 'After 2', step: 2 }),
      'Played x.',
      'Played y.Better',
      'Played z.',
      'Played roll.',
      'Played v.',
    ]);
    expect(items().map((item) => item.getAttribute('aria-level'))).toEqual('1122322'.split(''));
    const inner = [...screen.getByRole('tree').querySelectorAll('ol, ul')];
    expect(new Set(inner.map((list) => list.getAttribute('role')))).toEqual(new Set(['group']));
    expect(items()[4]!.closest('ul')).toHaveAccessibleName(w.instead);
    expect(items().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1, -1, -1, -1]);
    // The note on show stands in its field, and not in the tree.
    act(() => goTo(1));
    expect(told()[0]).toBe(w.moment({ where: 'After 1', step: 1 }));
    expect(screen.getByLabelText(w.text)).toHaveValue('A mistake');
    expect(screen.getByText(w.arrows({ arrows: 'hex 7 → hex 8' }))).toBeVisible();
  });

  it.each([
    [1, 'ArrowDown', 2],
    [6, 'ArrowDown', 6],
    [2, 'ArrowUp', 1],
    [0, 'ArrowUp', 0],
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', 2],
    [3, 'ArrowRight', 4],
    [4, 'ArrowLeft', 3],
    [5, 'ArrowLeft', 1],
    [0, 'ArrowLeft', 0],
    [4, 'Home', 0],
    [4, 'End', 6],
    [4, 'x', 4],
    [4, 'Control ArrowUp', 4],
    [4, 'Alt ArrowUp', 4],
    [4, 'Meta ArrowUp', 4],
  ])('the keyboard goes from item %i by %s to %i', (from, keys, to) => {
    show(branching());
    act(() => watchTable(3));
    act(() => items()[from]!.focus());
    const [key, held] = keys.split(' ').toReversed() as [string, string | undefined];
    const more = { ctrlKey: held === 'Control', altKey: held === 'Alt', metaKey: held === 'Meta' };
    const isPassedOn = fireEvent.keyDown(items()[from]!, { key, ...more });
    expect(isPassedOn).toBe(key === 'x' || held !== undefined);
    expect(items()[to]).toHaveFocus();
    expect(items().findIndex(({ tabIndex }) => tabIndex === 0)).toBe(to);
    expect(items().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('leads to each step of a line, with the rest to be done again, and to moments of the game', async () => {
    await tryAt(2, branching());
    expect([cursor(), now().timeline!.steps.length]).toEqual([2, 5]);
    for (const [item, at, steps] of [
      [2, 3, 5],
      [5, 5, 5],
      [4, 4, 4],
      [1, 2, 5],
      [0, 1, 1],
      [6, 3, 3],
    ] as const) {
      await act(async () => items()[item]!.click());
      expect([cursor(), now().timeline!.steps.length]).toEqual([at, steps]);
      expect(items()[item]).toHaveAttribute('aria-current', 'step');
    }
    await act(() => goToMoment(2));
    act(() => undo());
    act(() => redo());
    act(() => redo());
    expect(dice()).toEqual([null, null, null, null, 2]);
    // In a replay, a moment of the game is gone to there.
    press(lines.back);
    await waitFor(() => expect(now().trial).toBeNull());
    act(() => watchTable(3));
    await act(async () => items()[0]!.click());
    expect([useReplay.getState().step, now().trial]).toEqual([1, null]);
  });

  it('deletes a step with what follows, or all of a moment, and brings it back', async () => {
    await tryAt(2, branching());
    expect(screen.queryByText(w.deleted)).toBeNull();
    await act(() => goToMoment(2));
    press(w.delete({ kind: 'step' }));
    expect(told().slice(2)).toEqual(['Played x.', 'Played z.', 'Played v.']);
    // The step before it is on show.
    expect([cursor(), items()[2]!.getAttribute('aria-current')]).toEqual([3, 'step']);
    expect(screen.getByText(w.deleted)).toBeVisible();
    press(w.undoDeletion);
    expect(told()).toHaveLength(7);
    expect(screen.queryByText(w.deleted)).toBeNull();
    await act(() => tryFrom(1));
    press(w.delete({ kind: 'moment' }));
    expect([told().length, cursor()]).toEqual([6, 1]);
    // Nothing is left here to delete.
    expect(screen.queryByRole('button', { name: w.delete({ kind: 'moment' }) })).toBeNull();
    press(w.undoDeletion);
    expect(variations()).toEqual(branching());
  });

  it('makes the step on show the main line, where it is none', async () => {
    await tryAt(2, branching());
    expect(screen.queryByRole('button', { name: w.promote })).toBeNull();
    await act(() => goToMoment(3));
    await act(async () => press(w.promote));
    expect(told().slice(2)).toEqual([
      'Played x.',
      'Played z.',
      'Played y.Better',
      'Played roll.',
      'Played v.',
    ]);
    expect([cursor(), items()[3]!.getAttribute('aria-current')]).toEqual([4, 'step']);
    expect(screen.queryByRole('button', { name: w.promote })).toBeNull();
  });

  it('takes a comment, and shows and clears what is drawn', () => {
    show([{ at: 2, text: 'There' }]);
    act(() => watchTable(1));
    fireEvent.change(screen.getByLabelText(w.text), { target: { value: 'Here' } });
    press(w.mark);
    expect(button(w.mark)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(w.pressToDraw({ kind: 'mark' }))).toBeVisible();
    const played = vi.fn<MapInput['press']>();
    const pressMap = (again: boolean): void =>
      act(() => inputOf(() => ({ press: played })).press(5, { again }));
    // The second press of a double one draws nothing.
    for (const again of [false, true]) pressMap(again);
    expect(screen.getByText(w.marked({ places: 'hex 5' }))).toBeVisible();
    expect(variations()[1]).toEqual({ at: 1, text: 'Here', marks: [5] });
    expect(played).not.toHaveBeenCalled();
    press(w.mark);
    pressMap(false);
    expect(played).toHaveBeenCalledTimes(1);
    press(w.clear);
    expect(variations()[1]).toEqual({ at: 1, text: 'Here' });
    expect(screen.queryByRole('button', { name: w.clear })).toBeNull();
    press(w.arrow);
    expect(screen.getByText(w.pressToDraw({ kind: 'arrow' }))).toBeVisible();
  });

  it('is on paper with what was written and drawn', () => {
    show(branching());
    const { container } = render(<PrintedVariations />);
    for (const text of ['Played roll.', 'Better', 'A mistake', w.marked({ places: 'hex 4' })])
      expect(container).toHaveTextContent(text);
    expect(container.querySelector('[role]')).toBeNull();
    act(() => hang([]));
    expect(container).toBeEmptyDOMElement();
  });
});

describe('what is played in a line', () => {
  it('follows the game as long as it is the same, with the same dice', async () => {
    await tryAt(0);
    press(w.face({ face: 6 }));
    played('a', 'b', 'roll');
    expect(variations()).toEqual([]);
    act(() => undo());
    press(w.face({ face: 5 }));
    played('roll', 'd');
    expect(variations()).toEqual([
      { at: 2 },
      { after: 0, action: 'roll', dice: [5] },
      { after: 1, action: 'd' },
    ]);
    // Further back in the game it hangs there.
    for (let i = 0; i < 3; i++) act(() => undo());
    played('x');
    expect(variations().slice(3)).toEqual([{ at: 1 }, { after: 3, action: 'x' }]);
    expect([itself().steps.length, cursor()]).toEqual([4, 2]);
  });

  it('takes the dice that were chosen, one after another, and then rolls', async () => {
    await tryAt(4);
    expect(screen.getByText(w.rolled)).toBeVisible();
    expect(screen.queryByRole('button', { name: w.roll })).toBeNull();
    for (const face of [3, 5]) press(w.face({ face }));
    expect(screen.getByText(w.chosen({ dice: '3, 5' }))).toBeVisible();
    played('x', 'roll');
    expect(screen.getByText(w.chosen({ dice: '5' }))).toBeVisible();
    press(w.roll);
    expect(screen.getByText(w.rolled)).toBeVisible();
    played('roll');
    expect(dice().slice(5)).toEqual([3, expect.toSatisfy((face: number) => face >= 1 && face <= 6)]);
    // Another line begins with dice as they fall.
    press(w.face({ face: 3 }));
    press(lines.back);
    await waitFor(() => expect(now().trial).toBeNull());
    await act(() => tryFrom(2));
    expect(screen.getByText(w.rolled)).toBeVisible();
  });

  it('is refused where the rules forbid it, and where there is no more room', async () => {
    await tryAt(2);
    played('no');
    expect(variations()).toEqual([]);
    const full = Array.from({ length: MOST_MOMENTS }, (_, i) => ({ at: 10 + i, text: 'x' }));
    const { suspendedGame } = now();
    const timeline = { ...itself(), about: { variations: full } };
    act(() => useGame.setState({ suspendedGame: { ...suspendedGame!, timeline } }));
    played('x');
    expect([cursor(), variations().length]).toEqual([2, MOST_MOMENTS]);
    expect(useUi.getState().notice).toMatchObject({ text: w.full({ most: MOST_MOMENTS }) });
  });
});

describe('what is thought of a line', () => {
  const hints = {
    read: (answer: unknown) => (Array.isArray(answer) ? { actions: answer as unknown[], about: null } : null),
    actionText: (_: unknown, action: unknown) => `Play ${String(action)}.`,
    rolls: (action: unknown) => action === 'roll',
  };
  const texts = { figure: (points: number) => `+${points}`, amount: (points: number) => `${points} points` };
  let asked: { readonly question: Record<string, unknown> }[];
  let ended: number;

  /** Tries a line of which the General and the one who values say this; null: nothing. */
  async function think(general: unknown, value: unknown = { mean: 12, error: 3 }): Promise<void> {
    [asked, ended] = [[], 0];
    begin({ table: 'solo', played: ['a', 'b', 'roll', 'd'] });
    reviewWorkers.make = () => {
      const target = new EventTarget();
      const postMessage = (message: (typeof asked)[0] & { id: number }): void => {
        asked.push(message);
        const data = { kind: 'answer', id: message.id, answer: value };
        setTimeout(() => target.dispatchEvent(new MessageEvent('message', { data })));
      };
      return Object.assign(target, { postMessage, terminate: () => void ended++ }) as unknown as Worker;
    };
    fakeWorkers((message, tell) => {
      const { id, question } = parseRequest(message)!;
      asked.push({ question: question as Record<string, unknown> });
      tell({ kind: 'progress', id, done: 0.25 });
      if (general !== null) tell({ kind: 'answer', id, answer: general });
    });
    tellStory({
      placeText: String,
      rules: {
        view: (state: object, side: string) => ({ ...state, for: side }),
        withoutGenerator: (line: object) => line,
      },
      story: { endsPhase: (action: unknown) => action === 'end' },
      review: () => Promise.resolve(texts),
      aiPlayers: { hints: () => Promise.resolve(hints) },
    });
    await act(() => tryFrom(3));
    render(<TrialCard />);
  }

  it('is the expected result, and what the General would do, but for the end of the phase', async () => {
    await think(['a', 'b', 'end', 'c', 'd', 'e']);
    expect(await screen.findByText(w.expected({ figure: '+12', error: '3 points' }))).toBeVisible();
    expect(await screen.findByText(w.general(strongest()))).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Play a.',
      'Play b.',
      'Play c.',
      'Play d.',
    ]);
    expect(screen.getByText(w.more({ actions: 1 }))).toBeVisible();
    expect(asked.map(({ question }) => question)).toEqual([
      expect.objectContaining({ kind: 'value', from: 0, start: { count: 3, random: [1] }, steps: [] }),
      { kind: 'advise', state: { count: 3, random: [1], for: 'black' }, side: 'black', seed: 1 },
    ]);
    press(w.playIt);
    expect([cursor(), useUi.getState().notice]).toEqual([8, null]);
    // Of another position that was not said.
    expect(screen.queryByText(w.general(strongest()))).toBeNull();
    await waitFor(() => expect(asked).toHaveLength(4));
    expect(await screen.findByText(w.general(strongest()))).toBeVisible();
  });

  it.each([
    ['before a die, where there is something before it', ['a', 'roll', 'b'], ['a']],
    ['with its die, where it begins with one', ['roll', 'b'], ['roll']],
  ])('is played as far as %s', async (_, general, actions) => {
    await think(general);
    fireEvent.click(await screen.findByRole('button', { name: w.playIt }));
    expect(
      now()
        .timeline!.steps.slice(3)
        .map(({ action }) => action),
    ).toEqual(actions);
  });

  it('is told while it is thought about, and no more once the line is left', async () => {
    await think(null);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.25'));
    expect(screen.getByText(w.thinking(strongest()))).toBeVisible();
    cleanup();
    expect([ended, useExpected.getState().state]).toEqual([1, null]);
  });

  it.each([
    ['that he would end the phase', ['end'], w.justEnd],
    ['that he gave no answer', 'nonsense', w.failed],
  ])('may be %s', async (_, general, text) => {
    await think(general, 'nonsense');
    expect(await screen.findByText(text(strongest()))).toBeVisible();
    expect(screen.queryByText(/^Expected result/)).toBeNull();
    expect(screen.queryByRole('button', { name: w.playIt })).toBeNull();
  });

  it('gives way to what is in hand on a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await think(['a']);
    expect(await screen.findByText(w.general(strongest()))).toBeVisible();
    for (const [mode, isShown] of [
      [{ mode: 'move' }, false],
      [{ mode: 'look' }, true],
      [{ mode: 'move', unasked: true }, true],
    ] as const) {
      act(() => useUi.setState({ mode: mode as never }));
      expect(screen.queryByText(w.general(strongest())) !== null).toBe(isShown);
    }
  });
});
