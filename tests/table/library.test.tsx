import { signed } from '#games/winter-war/ui/text/numbers.ts';
import winterWarStartMessages from '#games/winter-war/content/en/start.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import startMessages from '#table/content/en/start.ftl';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newGame, serialise, startTimeline, writeGame } from '#engine/winter-war';
import problems from '#games/winter-war/problems/problems.json';
import { toGameToKeep } from '#table/store/record.ts';
import { addGame, listGames, readGame } from '#table/store/library.ts';
import { keepGame, playIn } from '#table/store/saving.ts';
import type { KeptGame } from '#table/store/kept-games.ts';
import { leaveTable, useScreen } from '#table/store/navigation.ts';
import { ImportPanel } from '#table/features/library/ImportPanel.tsx';
import IncomingDialog from '#table/features/share/IncomingDialog.tsx';
import { download, fileName } from '#kit/files/files.ts';
import { Library } from '#table/features/library/Library.tsx';
import { randomGame } from '../games/winter-war/records/random-game.ts';
import { shortGame } from './replay/short-game.ts';
import { installFakeStorage } from './store/fake-storage.ts';
import type { WarSummary } from '#games/winter-war/options/game-summary.ts';

vi.mock('#kit/files/files.ts', async (original) => ({
  ...(await original<typeof import('#kit/files/files.ts')>()),
  download: vi.fn<typeof download>(),
}));

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
    expect(container).toBeEmptyDOMElement();
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
    render(
      <Library>
        <p>Play</p>
      </Library>,
    );
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
