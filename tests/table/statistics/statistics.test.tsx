import messages from '#table/content/en/statistics.ftl';
import '#app/languages.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  newGame,
  play,
  present,
  readPosition,
  startTimeline,
  type Action,
  type State,
  type Timeline,
} from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import { download } from '#kit/files/files.tsx';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { setActiveGame } from '#table/game/registry.ts';
import type { Line } from '#table/game';
import { FRESH, useGame } from '#table/store/game.ts';
import { handOverSide } from '#table/store/shared-screen.ts';
import { openDialog } from '#table/store/ui.ts';
import StatisticsDialog from '#table/features/statistics/StatisticsDialog.tsx';
import { keepResult, readResults, type GameResult } from '#table/store/results.ts';
import { installFakeStorage } from '../store/fake-storage.ts';

vi.mock('#kit/files/files.tsx', async (original) => ({
  ...(await original<typeof import('#kit/files/files.tsx')>()),
  download: vi.fn<typeof download>(),
}));

const database = installFakeStorage();
const w = messages();

/** The last Player-Turn of a short game, in which nobody meets. */
function begin(): Timeline {
  const read = readPosition(
    'winter-war 4F movement rules=- lastTurn=4 goal={name:petsamo,area:null,counts:[petsamo],hexes:[],' +
      'losses:{finn:1,soviet:1},par:10} 1656=1-1-3/1 1952=0-1-2/14A 1953=2-1-2/54',
  );
  if (!read.ok) throw new Error(read.refusal.text);
  return read.timeline;
}

function end(line: Timeline): Timeline {
  const played = play(line, { type: 'end' });
  if (!played.ok) throw new Error(played.refusal.text);
  return present(played.timeline).outcome ? played.timeline : end(played.timeline);
}

/** A whole game that begins with both set-ups made. */
function readyGame(): Timeline {
  let line = startTimeline(newGame({}, 1));
  for (let ready = readySteps(present(line)); ready.length; ready = readySteps(present(line)))
    for (const action of ready) {
      const played = play(line, action as Action);
      if (!played.ok) throw new Error(played.refusal.text);
      line = played.timeline;
    }
  return line;
}
const readySteps = (state: State) => winterWar.rules.readySteps!(state);

const begun = begin();
const ended = end(begun);

function sitDown(change: Partial<ReturnType<typeof useGame.getState>> = {}): void {
  const about = { id: 'one' };
  useGame.setState({
    ...FRESH,
    timeline: { ...ended, about } as unknown as Line,
    table: 'hotseat',
    seats: { finn: 'human', soviet: 'officer', seed: 1 },
    // The last action was played here.
    happening: { count: 1, kind: 'play', events: [] },
    ...change,
  });
}

const results = async (): Promise<readonly GameResult[]> => {
  const found = await readResults();
  return found.ok ? found.value.results : [];
};
const put = (key: string, value: unknown) => database.objects.set(key, value);

beforeEach(async () => {
  await database.empty();
  setActiveGame(winterWar);
  sitDown();
});

describe('a finished game', () => {
  it.each([
    ['of two computer players', { seats: { finn: 'general', soviet: 'officer', seed: 1 } }],
    [
      'in which the computer decided for the person',
      { timeline: { ...ended, about: { id: 'one', computerHelped: true } } as unknown as Line },
    ],
  ])('is not kept %s', async (_, change) => {
    sitDown(change);
    await keepResult();
    expect(await results()).toEqual([]);
  });

  it.each([
    ['is not kept of a side that was taken over after the computer had played it', ended, 0],
    ['is kept of a side that was taken over after a set-up that was ready', readyGame(), 1],
  ])('%s', async (_, line, kept) => {
    const seats = { finn: 'officer', soviet: 'human', seed: 1 };
    sitDown({ timeline: { ...line, about: { id: 'one' } } as unknown as Line, seats });
    handOverSide('finn', 'human');
    handOverSide('soviet', 'officer');
    const { about } = useGame.getState().timeline!;
    useGame.setState({ timeline: { ...ended, about } as unknown as Line });
    await keepResult();
    expect(await results()).toHaveLength(kept);
  });
});

describe('the dialog', () => {
  afterEach(() => act(() => setLanguage('en')));

  const show = async () => {
    openDialog('statistics');
    render(<StatisticsDialog />);
    return userEvent.setup();
  };

  it('says what is missing where nothing is kept', async () => {
    await show();
    expect(await screen.findByText(w.none)).toBeVisible();
    expect(screen.queryByRole('button', { name: w.delete })).toBeNull();
  });

  it('shows the results, leaves out what is damaged and says so', async () => {
    await keepResult();
    await put('result:two', { format: 1, id: 'two', dice: 'many' });
    await show();
    expect(await screen.findByText(w.kept({ games: 1 }))).toBeVisible();
    expect(screen.getByText(w.damaged({ results: 1 }))).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Finland against the Officer/ })).toBeVisible();
    expect(screen.getByText('Winter War · Petsamo')).toBeVisible();
  });

  it('writes figures with the comma of Finnish', async () => {
    await keepResult();
    const [kept] = await results();
    await put('result:one', { ...kept, points: -7.5 });
    await loadLanguage('fi');
    setLanguage('fi');
    await show();
    expect(await screen.findByRole('cell', { name: '−7,5' })).toBeVisible();
  });

  /** A result of which all that counts here is told. */
  const one = (change: Partial<GameResult>): GameResult => ({
    format: 1,
    id: 'x',
    endedAt: 1,
    side: 'finn',
    level: 'officer',
    rules: 'recommended',
    winner: 'finn',
    points: null,
    dice: [0, 0, 0, 0, 0, 0],
    ...change,
  });
  const keep = async (...changes: Partial<GameResult>[]): Promise<void> => {
    for (const [i, change] of changes.entries())
      await put(`result:${i}`, one({ id: String(i), endedAt: i, ...change }));
  };
  const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell');
  const rowOf = async (name: RegExp): Promise<HTMLElement> =>
    (await screen.findByRole('rowheader', { name })).closest('tr')!;

  it('counts what was won, drawn and lost, with the points and those without luck', async () => {
    const review = { judged: 0, cost: 0 };
    await keep(
      { points: 10, review: { ...review, luck: 4 } },
      { points: 20, winner: null },
      { points: 33, winner: 'soviet' },
      { points: 0, winner: 'soviet', review: { ...review, luck: -1 } },
      { level: 'recruit', points: null },
      { of: 'unheard-of', level: 'hard' },
    );
    await show();
    const officer = await rowOf(/Finland against the Officer/);
    expect(cellsOf(officer).map(({ textContent }) => textContent)).toEqual([
      '1',
      '1',
      '2',
      '15.8',
      '3.5 (2 games)',
    ]);
    const bar = within(officer).getByRole('img', { name: '1 won, 1 drawn, 2 lost' });
    const parts = [...bar.children].map((part) => part as HTMLElement);
    expect(parts.map(({ dataset, style }) => [dataset['kind'], style.flexGrow])).toEqual([
      ['won', '1'],
      ['drawn', '1'],
      ['lost', '2'],
    ]);
    // What is not known is told by a dash, and what did not happen takes no room.
    const recruit = await rowOf(/Finland against the Recruit/);
    expect(cellsOf(recruit).map(({ textContent }) => textContent)).toEqual(['1', '0', '0', '–', '–']);
    expect(within(recruit).getByRole('img').children).toHaveLength(1);
    // A game that this page does not know is told by its name.
    expect(await rowOf(/^unheard-of/)).toBeVisible();
  });

  it('tells what decisions cost, game by game, by bars of which the longest is the costliest', async () => {
    const review = (cost: number) => ({ luck: 0, judged: 8, cost });
    await keep(
      { endedAt: Date.UTC(2026, 0, 5, 12), review: review(20) },
      { endedAt: Date.UTC(2026, 1, 6, 12), review: review(4) },
      { endedAt: Date.UTC(2026, 2, 7, 12) },
    );
    await show();
    const costs = (await screen.findByText(w.errorsNote)).parentElement!;
    const [, ...rows] = within(costs).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      [
        [Date.UTC(2026, 0, 5, 12), '2.58'],
        [Date.UTC(2026, 1, 6, 12), '0.58'],
      ].map(([at, figures]) => w.date({ date: new Date(at!) }) + figures),
    );
    const bars = rows.map((row) =>
      [...row.querySelectorAll('span')].slice(1).map(({ style }) => Number(style.flexGrow)),
    );
    expect(bars).toEqual([
      [2.5, 0],
      [0.5, 2],
    ]);
    expect(screen.queryByText(w.errorsNone)).toBeNull();
  });

  it('says how to learn what decisions cost where no game has been reviewed', async () => {
    await keep({});
    await show();
    expect(await screen.findByText(w.errorsNone)).toBeVisible();
  });

  it.each([
    [[5, 4, 5, 5, 5, 5], 'You have rolled 29 dice. Fewer than 30 are too few to tell anything.'],
    [
      [12, 9, 10, 8, 11, 10],
      'You have rolled 60 dice. Each face should have come up about 10 times; 1 came up 12 times. If a hundred people rolled fair dice as often as you, about 96 of them would get results at least as uneven: nothing unusual.',
    ],
    [
      [20, 9, 10, 8, 11, 8],
      'You have rolled 66 dice. Each face should have come up about 11 times; 1 came up 20 times. If a hundred people rolled fair dice as often as you, only about 9 of them would get results at least as uneven: unusual, but it happens.',
    ],
    [
      [2, 20, 10, 4, 10, 14],
      'You have rolled 60 dice. Each face should have come up about 10 times; 2 came up 20 times. If a thousand people rolled fair dice as often as you, only about 1 of them would get results at least as uneven: very unusual. Among many players it still happens to somebody.',
    ],
  ])('tells a layman what may be concluded from the dice: %j', async (dice, told) => {
    await keep({ dice });
    await show();
    expect(await screen.findByText(/^You have rolled/)).toHaveTextContent(told);
    const faces = screen.getByRole('columnheader', { name: w.diceHead.face }).closest('table')!;
    const [, ...rows] = within(faces).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(dice.map((times, i) => `${i + 1}${times}`));
    const longest = Math.max(...dice);
    expect(rows.map((row) => Number([...row.querySelectorAll('span')].at(-1)!.style.flexGrow))).toEqual(
      dice.map((times) => longest - times),
    );
  });

  it('says that results cannot be shown, and offers nothing, where the browser keeps nothing', async () => {
    database.dropConnections();
    database.faults.closed = true;
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent(w.closed);
    expect(screen.queryByText(w.none)).toBeNull();
    expect(screen.queryByRole('button', { name: w.delete })).toBeNull();
  });

  it('saves all of it to a file', async () => {
    await keepResult();
    const user = await show();
    await user.click(await screen.findByRole('button', { name: w.toFile }));
    const [text, name] = vi.mocked(download).mock.lastCall!;
    expect(name).toBe('winter-war-statistics.json');
    expect(JSON.parse(text as string)).toMatchObject({
      format: 'statistics',
      version: 1,
      results: [{ id: 'one' }],
    });
  });

  it('deletes only when asked twice, and the games stay', async () => {
    await keepResult();
    await put('entry:kept', { format: 1 });
    const user = await show();
    await user.click(await screen.findByRole('button', { name: w.delete }));
    expect(screen.getByRole('button', { name: w.keep })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: w.keep }));
    expect(await results()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: w.delete }));
    await user.click(screen.getByRole('button', { name: w.deleteNow }));
    expect(await screen.findByText(w.deleted)).toBeInTheDocument();
    expect(await results()).toEqual([]);
    expect(await database.objects.get('entry:kept')).toEqual({ format: 1 });
  });
});
