import { signed } from '#games/winter-war/ui/text/numbers.ts';
import winterWarStartMessages from '#games/winter-war/content/en/start.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import onlineMessages from '#table/content/en/online.ftl';
import problemsMessages from '#table/content/en/problems.ftl';
import startMessages from '#table/content/en/start.ftl';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newGame, serialise, startTimeline, writeGame } from '#engine/winter-war';
import problems from '#games/winter-war/problems/problems.json';
import winterWar from '#games/winter-war/index.ts';
import { toGameToKeep } from '#table/store/record.ts';
import * as library from '#table/store/library.ts';
import { keepGame, playIn } from '#table/store/saving.ts';
import { playersText, type KeptGame } from '#table/store/kept-games.ts';
import { leaveTable, useScreen } from '#table/store/navigation.ts';
import { nameGame, save } from '#table/commands/dialogs.ts';
import { detailsOf, markOf, titleOf, titlesIn } from '#table/features/library/describe.ts';
import { failureText } from '#table/text/problem-text.ts';
import { ImportPanel } from '#table/features/library/ImportPanel.tsx';
import IncomingDialog from '#table/shell/dialogs/IncomingDialog.tsx';
import { download, fileName } from '#kit/files/files.tsx';
import { Library } from '#table/features/library/Library.tsx';
import NameDialog from '#table/features/library/NameDialog.tsx';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import { randomGame } from '../games/winter-war/records/random-game.ts';
import { shortGame } from './replay/short-game.ts';
import { begin, REFUSAL, tellStory } from './store/counting.ts';
import { installFakeStorage } from './store/fake-storage.ts';
import type { WarSummary } from '#games/winter-war/options/game-summary.ts';

vi.mock('#kit/files/files.tsx', async (original) => ({
  ...(await original<typeof import('#kit/files/files.tsx')>()),
  download: vi.fn<typeof download>(),
}));

const { addGame, listGames, readGame } = library;
const database = installFakeStorage();
const w = startMessages().library;
const line = randomGame(5, {}, 60);

let clock = 1_000_000_000_000;
async function keep(name: string | null, game = line): Promise<KeptGame> {
  const whole = toGameToKeep(game, 'hotseat', null);
  const summary = { ...whole.summary, savedAt: (clock += 60_000) };
  const added = await addGame({ ...whole, summary }, name);
  if (!added.ok) throw new Error(added.problem);
  return added.value;
}
/** Another tab plays on in a slot. */
async function keepAs(id: string): Promise<void> {
  playIn({ id, stamp: '' } as KeptGame);
  expect(await keepGame(toGameToKeep(line, 'hotseat', null))).toBe('saved');
}
const names = async (): Promise<(string | null)[]> => {
  const games = await listGames();
  return games.ok ? games.value.map(({ name }) => name) : [games.problem];
};
const sorted = async (): Promise<string[]> => (await names()).map(String).toSorted();
const show = () => {
  render(<Library />);
  return userEvent.setup();
};
/** The button that plays a game. */
const row = async (text: string): Promise<HTMLElement> => (await screen.findByText(text)).closest('button')!;
const unfold = async (user: ReturnType<typeof userEvent.setup>, title: string): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: w.actions({ title }) }));
  return screen.getByRole('button', { name: w.actions({ title }) }).closest('li')!;
};
const press = (user: ReturnType<typeof userEvent.setup>, where: HTMLElement, name: string): Promise<void> =>
  user.click(within(where).getByRole('button', { name }));

beforeEach(async () => {
  // What an earlier test began has ended.
  await listGames();
  await database.objects.clear();
  Object.assign(database.faults, { closed: false, room: Infinity });
  leaveTable();
});

describe('the games on this device', () => {
  it('come first, in red, only while the latest can be continued', async () => {
    const { id } = await keep('Kollaa');
    const page = render(<Library>{(canContinue) => <p>{canContinue ? 'after' : 'first'}</p>}</Library>);
    const after = await screen.findByText('after');
    const latest = (await row('Kollaa')).closest('li')!;
    expect(latest.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(latest).toHaveAttribute('data-primary');
    page.unmount();
    expect((await library.deleteGame(id)).ok).toBe(true);
    const judged = vi.spyOn(activeGame().meta, 'isOver').mockReturnValue(true);
    await keep('Summa');
    render(<Library>{(canContinue) => <p>{canContinue ? 'after' : 'first'}</p>}</Library>);
    const look = (await row('Summa')).closest('li')!;
    expect(look).not.toHaveAttribute('data-primary');
    expect(look.compareDocumentPosition(screen.getByText('first'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    judged.mockRestore();
  });

  it('are listed, the latest to be continued, with what they are', async () => {
    await keep('Kollaa');
    const user = show();
    await row(startMessages().library.continue);
    // The list follows.
    const { summary } = await keep(null);
    await user.click(await screen.findByRole('button', { name: w.all({ games: 2 }) }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    const latest = await row(startMessages().library.continue);
    expect(latest).toHaveTextContent(winterWarStartMessages().preset.recommended.label);
    // A name of its own making.
    const { turn, points } = summary as unknown as WarSummary;
    expect(latest).toHaveTextContent(`Turn ${turn}, two players, ${signed(points!)}`);
    await user.click(await row('Kollaa'));
    const games = await listGames();
    const kollaa = games.ok && games.value.find(({ name }) => name === 'Kollaa');
    expect(useScreen.getState().opening).toEqual({ from: 'saved', id: kollaa && kollaa.id });
  });

  it('tell their phase where two of one turn would have one name', async () => {
    const game = shortGame();
    const saved = ['attack', 'movement'].map((phase) => ({
      ...game,
      cursor: game.steps.findIndex(({ state }) => state.phase === phase) + 1,
    }));
    for (const one of saved.toReversed()) await keep(null, one);
    const user = show();
    await user.click(await screen.findByRole('button', { name: w.all({ games: 2 }) }));
    const titles = screen.getAllByRole('listitem').map((item) => item.querySelector('b')!.textContent);
    expect(titles).toEqual([
      expect.stringContaining('Soviet player, attack'),
      expect.stringContaining('Soviet player, movement'),
    ]);
  });

  it('name the two who play, where one of them gave a name', async () => {
    await keep(null, { ...line, about: { players: { finn: 'Anna' } } });
    show();
    expect(await row(startMessages().library.continue)).toHaveTextContent(/Anna against Soviet player,/);
  });

  it('keeps names from right to left apart from what stands beside them', async () => {
    await keep(null, { ...line, about: { players: { finn: 'דוד', soviet: 'שרה' } } });
    show();
    expect(await row(startMessages().library.continue)).toHaveTextContent(
      /\u2068דוד\u2069 against \u2068שרה\u2069,/,
    );
  });

  it('that came from elsewhere say so, also once they are played on', async () => {
    const whole = toGameToKeep(line, 'hotseat', null);
    const added = await addGame({ ...whole, source: 'file' }, null);
    if (!added.ok) throw new Error(added.problem);
    playIn(added.value);
    expect(await keepGame(whole)).toBe('saved');
    show();
    expect(await row(startMessages().library.continue)).toHaveTextContent(w.source({ source: 'file' }));
  });

  it('are few at first', async () => {
    for (let i = 0; i < 6; i++) await keep(`Game ${i}`);
    const user = show();
    await row('Game 5');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: w.all({ games: 6 }) }));
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: w.fewer }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('are not spoken of where there are none', async () => {
    const { container } = render(<Library />);
    await waitFor(async () => expect(await names()).toEqual([]));
    expect(container).toHaveTextContent(/^$/);
  });

  it('show a name as it is written, and what no calendar knows not at all', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const { id } = await keep(evil);
    const key = `entry:${id}`;
    const entry = (await database.objects.get(key)) as KeptGame;
    await database.objects.set(key, {
      ...entry,
      summary: {
        ...entry.summary,
        savedAt: 1e300,
        turn: 1e300,
        phase: 'peace',
        preset: 'toString',
        level: 'win',
      },
    });
    show();
    expect(await row(startMessages().library.continue)).toHaveTextContent(evil);
    expect(document.querySelector('img')).toBeNull();
  });

  it('are listed whatever words stand in a line', async () => {
    await keep('Kollaa');
    for (const word of ['toString', 'constructor', '__proto__', 'hasOwnProperty'])
      for (const part of ['phase', 'level', 'side', 'preset'] as const) {
        const { id } = await keep(`${part} ${word}`);
        const entry = (await database.objects.get(`entry:${id}`)) as KeptGame;
        await database.objects.set(`entry:${id}`, { ...entry, summary: { ...entry.summary, [part]: word } });
      }
    const user = show();
    await user.click(await screen.findByRole('button', { name: w.all({ games: 17 }) }));
    expect(screen.getAllByRole('listitem')).toHaveLength(17);
    expect(document.body).not.toHaveTextContent(/undefined|native code|\[object/);
  });

  it('that were played on elsewhere are kept beside what is put back', async () => {
    const { id } = await keep('Kollaa');
    const user = show();
    await press(user, await unfold(user, 'Kollaa'), w.delete);
    const undo = await screen.findByRole('button', { name: w.undo });
    await keepAs(id);
    await user.click(undo);
    expect(await screen.findByText(w.bothKept)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });

  it('that were played on elsewhere while counters lay face down stay as they are, which is said', async () => {
    const { id } = await keep('Kollaa');
    const key = `entry:${id}`;
    const entry = (await database.objects.get(key)) as KeptGame;
    await database.objects.set(key, { ...entry, summary: { ...entry.summary, faceDown: true } });
    const user = show();
    await press(user, await unfold(user, 'Kollaa'), w.delete);
    const undo = await screen.findByRole('button', { name: w.undo });
    await keepAs(id);
    await user.click(undo);
    expect(await screen.findByText(w.playedOn)).toBeVisible();
    expect(await names()).toHaveLength(1);
  });

  it('are asked for until the storage answers, and nothing is begun without them unasked', async () => {
    await keep('Kollaa');
    database.faults.silent = 'transactions';
    render(<Library>{() => <p>Play</p>}</Library>);
    expect(await screen.findByText(w.silent)).toBeVisible();
    expect(screen.queryByText('Play')).toBeNull();
    expect(screen.getByRole('button', { name: w.startWithout })).toBeVisible();
    database.faults.silent = null;
    await userEvent.click(screen.getByRole('button', { name: w.tryAgain }));
    expect(await row('Kollaa')).toBeVisible();
    expect(screen.getByText('Play')).toBeVisible();
  });
});

describe('a kept game', () => {
  it('is renamed, by keyboard too', async () => {
    await keep('Kollaa');
    const user = show();
    const game = await unfold(user, 'Kollaa');
    await press(user, game, w.rename);
    const field = screen.getByLabelText(w.name);
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(within(game).getByRole('button', { name: w.rename })).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.keyboard('Suomussalmi{Enter}');
    await row('Suomussalmi');
    expect(await names()).toEqual(['Suomussalmi']);
    // This browser does not promise to keep it.
    expect(await screen.findByText(w.mayClear)).toBeVisible();
  });

  it('is duplicated', async () => {
    await keep('Kollaa');
    const user = show();
    await press(user, await unfold(user, 'Kollaa'), w.duplicate);
    await waitFor(async () => expect(await sorted()).toEqual(['Kollaa', w.copyOf({ name: 'Kollaa' })]));
  });

  it('is deleted, and put back', async () => {
    await keep('Raate');
    const { id } = await keep('Kollaa');
    const before = await readGame(id);
    const user = show();
    await press(user, await unfold(user, 'Kollaa'), w.delete);
    expect(await screen.findByText(w.deleted({ title: 'Kollaa' }))).toBeVisible();
    expect(await names()).toEqual(['Raate']);
    const back = screen.getByRole('button', { name: w.undo });
    expect(back).toHaveFocus();
    await press(user, await unfold(user, 'Raate'), w.delete);
    expect(await screen.findByText(w.deleted({ title: 'Raate' }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: w.undo }));
    await user.click(screen.getByRole('button', { name: w.undo }));
    expect(await sorted()).toEqual(['Kollaa', 'Raate']);
    expect(await readGame(id)).toEqual(before);
    expect(screen.queryByRole('button', { name: w.undo })).toBeNull();
    await waitFor(async () => expect(await row('Kollaa')).toHaveFocus());
  });

  it('goes to a file as it is kept, also a damaged one', async () => {
    const { id, summary } = await keep('Kollaa');
    const key = `body:${id}`;
    await database.objects.set(key, { ...((await database.objects.get(key)) as object), game: 'torn' });
    const user = show();
    await press(user, await unfold(user, 'Kollaa'), w.toFile);
    await waitFor(() =>
      expect(download).toHaveBeenCalledWith(
        'torn',
        `winter-war-Kollaa-turn-${summary.turn}-step-${summary.steps}.json`,
      ),
    );
  });

  it('that another tab has deleted is said to be gone', async () => {
    await keep('Raate');
    const { id } = await keep('Kollaa');
    const user = show();
    const game = await unfold(user, 'Kollaa');
    for (const part of ['entry', 'body']) await database.objects.delete(`${part}:${id}`);
    await press(user, game, w.duplicate);
    expect(await screen.findByText(w.problem.gone)).toBeVisible();
    expect(await readGame(id)).toEqual({ ok: false, problem: 'gone' });
  });

  it('says when there is no room', async () => {
    await keep('Kollaa');
    const user = show();
    const game = await unfold(user, 'Kollaa');
    database.faults.room = 1;
    await press(user, game, w.duplicate);
    expect(await screen.findByRole('alert')).toHaveTextContent(w.problem.full);
    expect(await names()).toEqual(['Kollaa']);
  });
});

describe('files', () => {
  beforeEach(() => useScreen.setState({ opening: null, incoming: null }));
  const file = (text: string, name: string): File => new File([text], name, { type: 'application/json' });
  /** Chosen on the start screen, and read as the page does it. */
  const load = async (...files: File[]): Promise<void> => {
    render(<ImportPanel table="solo" />);
    await userEvent.setup().upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
    render(<IncomingDialog {...useScreen.getState().incoming!} />);
  };
  const good = serialise(startTimeline(newGame({}, 1)));

  it('one at a time go on the table', async () => {
    await load(file(good, 'a.bin'));
    await waitFor(() =>
      expect(useScreen.getState()).toMatchObject({
        incoming: null,
        opening: { from: 'incoming', table: 'solo', source: 'file', timeline: { steps: [] } },
      }),
    );
  });

  it('with something around the game are looked at first, and who plays is asked while it goes on', async () => {
    await load(file(`Hi!\n\n${good}`, 'a.txt'));
    expect(await screen.findByRole('dialog', { name: extrasMessages().share.incoming.game })).toBeVisible();
    expect(screen.getByText(startMessages().seats.who)).toBeVisible();
    expect(useScreen.getState().opening).toBeNull();
  });

  it('with a game that is over do not ask who plays', async () => {
    await load(file(writeGame(randomGame(3)), 'a.txt'));
    await screen.findByRole('dialog', { name: extrasMessages().share.incoming.game });
    expect(screen.queryByText(startMessages().seats.who)).toBeNull();
  });

  it('that hold nothing of ours say what they are', async () => {
    await load(file('<b>no game</b>', 'a.json'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      extrasMessages().share.foreign({ as: 'words' }),
    );
    expect(useScreen.getState().opening).toBeNull();
  });

  it('together go into the list under their names; bad ones are told apart', async () => {
    const problem = `[${JSON.stringify(problems[0])}]`;
    await load(
      file(good, 'one.json'),
      file(writeGame(line), 'two.txt'),
      file(good.slice(0, -9), '<b>three.json'),
      file(problem, 'four.json'),
    );
    expect(await screen.findByText(w.added({ games: 2 }))).toBeVisible();
    expect(screen.getByText(/^<b>three\.json: .*damaged at line 1, character \d+/)).toBeVisible();
    expect(screen.getByText(w.refused({ file: 'four.json', why: w.alone }))).toBeVisible();
    expect(await sorted()).toEqual(['one', 'two']);
    expect(useScreen.getState().opening).toBeNull();
  });

  it('together are refused one by one where there is no room', async () => {
    database.faults.room = 1;
    await load(file(good, 'one.json'), file(good, 'two.txt'));
    const told = ['one.json', 'two.txt'].map((name) => w.refused({ file: name, why: w.problem.full }));
    expect(await screen.findByText(told[0]!)).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(told);
  });

  it('get names that every system takes', () => {
    expect(fileName('winter-war-problem', null, 4)).toBe('winter-war-problem-turn-4.json');
    expect(fileName('winter-war', '../../etc/passwd <b>"', 4, 7)).toBe(
      'winter-war-etc-passwd-b-turn-4-step-7.json',
    );
    expect(fileName('winter-war', 'Tolvajärvi, 2. yritys', 0, 0)).toBe(
      'winter-war-Tolvajärvi-2-yritys-turn-0-step-0.json',
    );
    expect(fileName('winter-war', 'x'.repeat(80), 10, 1234).length).toBeLessThan(90);
  });
});

/** The text of the notice over the map. */
const said = (): unknown => {
  const { notice } = useUi.getState();
  return notice?.kind === 'text' ? notice.text : null;
};

describe('the list of games', () => {
  it('says where the browser keeps nothing, and play may begin', async () => {
    const asked = vi.spyOn(library, 'listGames').mockResolvedValue({ ok: false, problem: 'closed' });
    render(<Library>{() => <p>Play</p>}</Library>);
    expect(await screen.findByText(w.storageClosed)).toBeVisible();
    asked.mockRestore();
    expect(screen.getByText('Play')).toBeVisible();
    expect(screen.queryByText(w.title)).toBeNull();
  });

  it('has no more to show where there is one, and no picture where none is drawn', async () => {
    await keep('Kollaa');
    const { rerender } = render(<Library />);
    await row('Kollaa');
    expect(screen.queryByText(w.storageClosed)).toBeNull();
    expect(screen.queryByRole('button', { name: w.all({ games: 1 }) })).toBeNull();
    rerender(<Library picture={({ name }) => <i>Map of {name}</i>} />);
    expect(await screen.findByText(/^Map of/)).toBeVisible();
  });

  it('takes a name away without a word on what the browser may clear', async () => {
    await keep('Kollaa');
    const user = show();
    const game = await unfold(user, 'Kollaa');
    await press(user, game, w.rename);
    fireEvent.change(screen.getByLabelText(w.name), { target: { value: '' } });
    await press(user, game, w.keepName);
    await waitFor(async () => expect(await names()).toEqual([null]));
    expect(screen.queryByText(w.mayClear)).toBeNull();
  });

  it('writes no file of a game that is gone', async () => {
    const { id } = await keep('Kollaa');
    const user = show();
    const game = await unfold(user, 'Kollaa');
    for (const part of ['entry', 'body']) await database.objects.delete(`${part}:${id}`);
    vi.mocked(download).mockClear();
    await press(user, game, w.toFile);
    expect(await screen.findByRole('alert')).toHaveTextContent(w.problem.gone);
    expect(download).not.toHaveBeenCalled();
  });
});

describe('in a game of a few lines', () => {
  const seats = startMessages().seats;
  const savedAt = Date.UTC(2026, 10, 28, 12);
  const date = w.savedOn({ date: new Date(savedAt) });
  /** A kept game in its fifth turn, by what is special about it. */
  const kept = ({ summary, ...more }: Record<string, unknown> = {}): KeptGame =>
    ({
      id: '1',
      of: 'counting',
      name: null,
      table: 'hotseat',
      summary: { turn: 5, score: '+12', savedAt, ...(summary as object) },
      ...more,
    }) as never;

  beforeEach(() => {
    begin({ played: ['a', 'b'] });
    tellStory({
      meta: {
        level: (name: string) => ({ name: `Level ${name}` }),
        side: (name: string) => ({ name, player: `${name} player`, adjective: name }),
        statusText: ({ turn, phase = 'moving' }: Record<string, unknown>) =>
          `Turn ${String(turn)}, ${String(phase)}`,
        shortStatus: ({ turn, score }: Record<string, unknown>) => ({ where: `Turn ${String(turn)}`, score }),
        facts: () => [
          { name: 'Points', text: '+12', line: 'Points +12' },
          { name: 'Rules', text: 'Errata', line: 'Errata' },
        ],
        ownModeText: ({ own }: Record<string, unknown>) => (own ? 'By draws' : null),
      },
      records: { serialise: () => 'the record' },
      secretTexts: { givesAway: () => [] },
      refusalText: () => 'No unit may cross the lake.',
    });
  });
  afterEach(() => {
    setActiveGame(winterWar);
    useGame.setState(useGame.getInitialState());
  });

  it.each([
    ['two people', {}, 'Turn 5, two players, +12', ['Errata']],
    ['a name', { name: 'Kollaa' }, 'Kollaa', ['Turn 5, moving', 'Points +12', 'Errata']],
    ['no score', { summary: { score: null } }, 'Turn 5, two players', ['Points +12', 'Errata']],
    ['one who plays both sides', { table: 'solo' }, 'Turn 5, solo, +12', ['Errata', seats.solo]],
    ['a way of its own', { summary: { own: true } }, 'Turn 5, solo, +12', ['Errata', 'By draws']],
    ['one name', { players: { white: 'Anna' } }, 'Turn 5, Anna against black player, +12', ['Errata']],
    [
      'a computer player',
      { seats: { white: 'human', black: 'easy' } },
      'Turn 5, you against the Level easy, +12',
      ['Errata', 'Against the Level easy (black)'],
    ],
    [
      'two computer players',
      { seats: { white: 'hard', black: 'easy' }, table: 'solo' },
      'Turn 5, Level hard against Level easy, +12',
      ['Errata', 'Level hard (white) and Level easy (black), watched'],
    ],
    [
      'a level of a later version',
      { seats: { black: 'best' } },
      'Turn 5, you against the best, +12',
      ['Errata'],
    ],
    ['a source', { source: 'link' }, 'Turn 5, two players, +12', ['Errata', 'from a link']],
  ])('a kept game with %s is told in words', (_, more, title, details) => {
    const game = kept(more);
    expect(titleOf(game)).toBe(title);
    expect(detailsOf(game)).toEqual(['Counting', ...details, date]);
    expect(markOf(game)).toBe(game.name ?? date);
  });

  it('a kept game that is not known, or was saved on no day, is told as far as it can be', () => {
    const unknown = kept({ of: 'lost', players: { white: 'Anna' } });
    expect([titleOf(unknown), detailsOf(unknown), markOf(unknown)]).toEqual([date, [date], date]);
    const timeless = kept({ summary: { savedAt: 1e300 } });
    expect(detailsOf(timeless)).toEqual(['Counting', 'Errata']);
    expect(markOf(timeless)).toBe('Turn 5, moving');
    expect(markOf(kept({ of: 'lost', summary: { savedAt: 1e300 } }))).toBe('');
  });

  it('kept games that would share a name tell their phase, and only those', () => {
    const games = [{}, { summary: { phase: 'fighting' } }, { table: 'solo' }, { name: 'Turn 5, solo, +12' }];
    const titles = titlesIn(games.map((more, i) => kept({ ...more, id: String(i) })));
    expect([...titles]).toEqual([
      ['0', 'Turn 5, moving, two players, +12'],
      ['1', 'Turn 5, fighting, two players, +12'],
      ['2', 'Turn 5, solo, +12'],
      ['3', 'Turn 5, solo, +12'],
    ]);
  });

  it.each([
    [
      { of: 'file', error: { key: 'damaged', params: { where: 'steps.3' } } },
      { key: 'damaged-at', where: 'steps.3' },
    ],
    [{ of: 'file', error: { key: 'damaged', params: {} } }, { key: 'damaged' }],
    [
      { of: 'file', error: { key: 'illegal-step', params: { step: 4 } } },
      { key: 'illegal-step', step: 4 },
    ],
    [
      { of: 'file', error: { key: 'illegal-step', params: { step: 4 }, why: REFUSAL } },
      { key: 'illegal-step', step: 4, why: 'No unit may cross the lake.' },
    ],
  ])('a file is refused with the reason: %j', async (failure, told) => {
    const all = { where: '', step: '', why: w.dice, ...told };
    expect(await failureText(failure as never)).toBe(w.fileError(all as never));
  });

  it('what cannot be put on the table is told with the reason', async () => {
    expect(await failureText({ of: 'store', problem: 'gone' })).toBe(w.problem.gone);
    const problem = { of: 'problem', id: 'p7', reason: 'No such hex' } as const;
    expect(await failureText(problem)).toBe(problemsMessages().problem.unreadable(problem));
    expect(await failureText({ of: 'host', problem: 'other-game' })).toBe(
      onlineMessages().join.problem['other-game'],
    );
  });

  it.each([
    [[], null, 'counting-turn-1-step-2.json'],
    [
      ['It holds the plan.', 'And the set-up.'],
      'It holds the plan. And the set-up.',
      'counting-Anna-Ben-turn-1-step-2.json',
    ],
  ])('is saved to a file, which may tell what is hidden: %j', async (secrets, notice, name) => {
    tellStory({ secretTexts: { givesAway: () => secrets }, records: { serialise: () => 'the record' } });
    const players = notice ? { white: 'Anna', black: 'Ben' } : undefined;
    useGame.setState(({ timeline }) => ({ timeline: { ...timeline!, about: players ? { players } : {} } }));
    vi.mocked(download).mockClear();
    useUi.setState({ notice: null });
    save.run();
    expect(vi.mocked(download).mock.calls).toEqual([['the record', name]]);
    expect(said()).toBe(notice);
    expect([playersText({}), playersText(players)]).toEqual([null, players ? 'Anna Ben' : null]);
  });

  it('is named by a command, unless it is practised or lies at a host', () => {
    nameGame.run();
    expect(useUi.getState().dialog).toBe('name');
    openDialog(null);
    useGame.setState({ practice: true });
    expect([nameGame.enabled(), nameGame.why()]).toEqual([false, null]);
    useGame.setState({ practice: false, hosted: {} as never });
    expect([nameGame.enabled(), nameGame.why()]).toEqual([false, 'Not in an online game.']);
  });
});

describe('the name of the game on the table', () => {
  /** The dialog for a game in this slot, once its name is known. */
  async function ask(game: { readonly id: string } | null): Promise<HTMLInputElement> {
    playIn((game && { ...game, stamp: '' }) as KeptGame);
    openDialog('name');
    render(<NameDialog />);
    return screen.findByLabelText(w.name);
  }
  const send = (field: HTMLInputElement, name: string): void => {
    fireEvent.change(field, { target: { value: name } });
    fireEvent.submit(field.form!);
  };

  it('is asked for with the one that it has, and may be left as it is', async () => {
    const field = await ask(await keep('Kollaa'));
    expect(field).toHaveValue('Kollaa');
    expect(field).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: w.cancel }));
    expect(useUi.getState().dialog).toBeNull();
    expect(await names()).toEqual(['Kollaa']);
  });

  it.each([
    ['Raate', 'kept', true, w.named({ name: 'Raate' })],
    ['Raate', 'cleared', false, `${w.named({ name: 'Raate' })} ${w.mayClear}`],
    [' ', 'taken away', true, w.unnamed],
  ])('%j is kept, which is said: %s', async (name, _, stays, notice) => {
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, { storage: { value: { persist: async () => stays } } }),
    );
    send(await ask(await keep(null)), name);
    await waitFor(() => expect(said()).toBe(notice));
    expect([useUi.getState().dialog, await names()]).toEqual([null, [name.trim() || null]]);
    vi.unstubAllGlobals();
  });

  it('is not kept of a game that is gone', async () => {
    const game = await keep(null);
    const field = await ask(game);
    for (const part of ['entry', 'body']) await database.objects.delete(`${part}:${game.id}`);
    send(field, 'Raate');
    await waitFor(() => expect(said()).toBe(w.problem.gone));
  });

  it('is empty where it cannot be read', async () => {
    expect(await ask({ id: 'lost' })).toHaveValue('');
  });
});
