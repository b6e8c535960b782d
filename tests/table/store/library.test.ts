import {
  newGame,
  play,
  present,
  readySetUp,
  RECOMMENDED,
  restore,
  score,
  serialise,
  startTimeline,
  withoutGenerator,
} from '#engine/winter-war';
import type { GameSummary, GameToKeep, KeptGame, FullGame, KeepResult } from '#table/store/kept-games.ts';
import type { Outcome } from '#kit/storage/database.ts';
import { summaryOf, type WarSummary } from '#games/winter-war/options/game-summary.ts';
import { toGameToKeep, recordText } from '#table/store/record.ts';
import { EVERYTHING, randomGame } from '../../games/winter-war/records/random-game.ts';
import { bringPure, newTab } from './tab.ts';
import { installFakeStorage, separateTabs, untilIdle } from './fake-storage.ts';

async function tab() {
  const modules = await newTab();
  return {
    ...modules,
    /** Reads a game and plays on in its slot; without an id the one saved last. */
    async openGame(id?: string): Promise<Outcome<FullGame, unknown>> {
      const games = await modules.listGames();
      if (!games.ok) return games;
      const found = await modules.readGame(id ?? games.value[0]?.id ?? '');
      if (found.ok) modules.playIn(found.value);
      return found;
    },
  };
}
type Tab = Awaited<ReturnType<typeof tab>>;

const database = installFakeStorage();
let here: Tab;
/** Where the database has not been opened. */
const openTab = async (): Promise<void> => {
  here = await tab();
};
beforeAll(bringPure);
beforeAll(openTab);
beforeEach(async () => {
  await database.empty();
  here.useLibrary.setState(here.useLibrary.getInitialState());
});

let clock = 1_000_000;
/** A game that says when it was saved and holds any text. */
const game = (text: string, steps = 5): GameToKeep => ({
  table: 'hotseat',
  curtain: null,
  game: text,
  summary: {
    turn: 3,
    phase: steps ? 'movement' : 'set-up',
    side: 'finn',
    points: 12,
    preset: 'recommended',
    level: null,
    steps,
    savedAt: (clock += 1000),
  } as GameSummary,
});

function must<T>(outcome: Outcome<T, unknown>): T {
  if (!outcome.ok) throw new Error(String(outcome.problem));
  return outcome.value;
}
const problem = (outcome: Outcome<unknown, unknown>): unknown => (outcome.ok ? 'none' : outcome.problem);

const list = async (from: Tab = here): Promise<readonly KeptGame[]> => must(await from.listGames());
const texts = async (): Promise<string[]> => {
  const games: FullGame[] = [];
  for (const { id } of await list()) games.push(must(await here.readGame(id)));
  return games.map((kept) => kept.game);
};

/** Plays a game in a slot of its own; gives its id. */
async function keepNew(text: string, steps = 5, where: Tab = here): Promise<string> {
  where.beginSlot();
  expect(await where.keepGame(game(text, steps))).toBe('saved');
  return where.slotInPlay()!;
}

describe('slots', () => {
  it('are one a game, the one saved last first', async () => {
    expect(await list()).toEqual([]);
    const first = await keepNew('first');
    expect(await here.keepGame(game('first, later'))).toBe('saved');
    await keepNew('second');
    expect(await texts()).toEqual(['second', 'first, later']);
    must(await here.openGame(first));
    expect(await here.keepGame(game('first, played on'))).toBe('saved');
    expect(await texts()).toEqual(['first, played on', 'second']);
  });

  it('are begun by themselves when nobody has', async () => {
    expect(here.slotInPlay()).toBeNull();
    expect(await here.keepGame(game('one'))).toBe('saved');
    expect(await texts()).toEqual(['one']);
    expect(here.slotInPlay()).toBe((await list())[0]!.id);
  });

  it('without a name make room for new ones, those with one never', async () => {
    const named = await keepNew('named');
    must(await here.renameGame(named, 'The long winter'));
    for (let i = 0; i < here.MOST_UNNAMED + 4; i++) await keepNew(`game ${i}`);
    const kept = await texts();
    expect(kept).toHaveLength(here.MOST_UNNAMED + 2);
    expect(kept.at(-1)).toBe('named');
    expect(kept.at(-2)).toBe('game 3');
  });

  it('that begin with a position count as played', async () => {
    const early = game('new', 0);
    const late = { ...early, summary: { ...early.summary, phase: 'movement' } };
    for (let i = 0; i < 3; i++) {
      here.beginSlot();
      await here.keepGame(late);
      here.beginSlot();
      await here.keepGame(early);
    }
    expect((await list()).map(({ summary }) => (summary as unknown as WarSummary).phase).toSorted()).toEqual([
      'movement',
      'movement',
      'movement',
      'set-up',
      'set-up',
    ]);
  });

  it('in which nothing was played go first', async () => {
    for (let i = 0; i < here.MOST_UNNAMED; i++) await keepNew(`game ${i}`);
    for (let i = 0; i < 5; i++) await keepNew(`opened ${i}`, 0);
    expect(await texts()).toEqual([
      'opened 4',
      'opened 3',
      ...Array.from({ length: here.MOST_UNNAMED }, (_, i) => `game ${here.MOST_UNNAMED - 1 - i}`),
    ]);
  });

  it('leave no bodies behind', async () => {
    for (let i = 0; i < here.MOST_UNNAMED + 8; i++) await keepNew(`game ${i}`);
    const kinds = [...(await database.objects.all()).keys()].map((key) => key.split(':')[0]);
    expect(kinds.filter((kind) => kind === 'body')).toHaveLength((await list()).length);
    expect(kinds.filter((kind) => kind === 'entry')).toHaveLength((await list()).length);
  });
});

describe('the list', () => {
  it('loads without the games', async () => {
    await keepNew('a long game');
    expect(JSON.stringify(await list())).not.toContain('a long game');
    const [entry] = await list();
    expect(entry).toMatchObject({ name: null, table: 'hotseat', summary: { turn: 3, points: 12 } });
  });

  it('names, renames and unnames', async () => {
    const id = await keepNew('one');
    must(await here.renameGame(id, '  Kollaa \n'));
    expect((await list())[0]!.name).toBe('Kollaa');
    must(await here.renameGame(id, 'x'.repeat(500)));
    expect((await list())[0]!.name).toHaveLength(here.LONGEST_NAME);
    must(await here.renameGame(id, '   '));
    expect((await list())[0]!.name).toBeNull();
    // The game that is being played keeps its name when it is saved.
    must(await here.renameGame(id, 'Tolvajärvi'));
    expect(await here.keepGame(game('one, later'))).toBe('saved');
    expect(await list()).toMatchObject([{ name: 'Tolvajärvi' }]);
    expect(await texts()).toEqual(['one, later']);
  });

  it('deletes, and puts back', async () => {
    const id = await keepNew('one');
    must(await here.renameGame(id, 'Suomussalmi'));
    const before = must(await here.readGame(id));
    const gone = must(await here.deleteGame(id));
    expect((await database.objects.all()).size).toBe(0);
    expect(problem(await here.readGame(id))).toBe('gone');
    expect(problem(await here.openGame(id))).toBe('gone');
    expect(problem(await here.openGame())).toBe('gone');
    expect(problem(await here.deleteGame(id))).toBe('gone');
    expect(problem(await here.renameGame(id, 'x'))).toBe('gone');
    expect(problem(await here.duplicateGame(id, null))).toBe('gone');
    must(await here.restoreDeleted(gone));
    expect(must(await here.readGame(id))).toEqual(before);
  });

  it('duplicates', async () => {
    const id = await keepNew('one');
    must(await here.renameGame(id, 'Raate'));
    const copy = must(await here.duplicateGame(id, 'Raate, otherwise'));
    expect(copy.id).not.toBe(id);
    expect(copy.stamp).not.toBe(must(await here.readGame(id)).stamp);
    must(await here.openGame(copy.id));
    await here.keepGame(game('another way'));
    expect(must(await here.readGame(id)).game).toBe('one');
    expect(must(await here.readGame(copy.id))).toMatchObject({
      game: 'another way',
      name: 'Raate, otherwise',
    });
  });

  it('skips what a newer version keeps, and does not touch it', async () => {
    await database.objects.set('entry:x', { format: 2, id: 'x' });
    await database.objects.set('body:x', { format: 2 });
    await database.objects.set('entry:y', 'junk');
    for (let i = 0; i < here.MOST_UNNAMED + 5; i++) await keepNew(`game ${i}`);
    expect((await list()).some(({ id }) => id === 'x')).toBe(false);
    expect(await database.objects.get('body:x')).toEqual({ format: 2 });
    expect(problem(await here.openGame('x'))).toBe('gone');
  });

  it('passes over damaged lines, and does not write over what a newer version keeps in the slot', async () => {
    const id = await keepNew('one');
    const good = (await database.objects.get(`entry:${id}`)) as object;
    const bad = {
      a: { ...good, summary: null },
      b: { ...good, summary: { turn: 'x', steps: 1, savedAt: 1 } },
      c: { ...good, name: { toString: 'x' } },
      d: { ...good, id: 7 },
    };
    for (const [key, value] of Object.entries(bad)) await database.objects.set(`entry:${key}`, value);
    expect((await list()).map((entry) => entry.id)).toEqual([id]);
    for (let i = 0; i < here.MOST_UNNAMED + 5; i++) await keepNew(`game ${i}`);
    expect(await database.objects.get('entry:a')).toEqual(bad.a);
    const latest = here.slotInPlay()!;
    await database.objects.set(`entry:${latest}`, { ...good, id: latest, format: 2 });
    expect(await here.keepGame(game('older code'))).toBe('overtaken');
    expect(await database.objects.get(`entry:${latest}`)).toMatchObject({ format: 2 });
  });

  it('deletes a line whose game is missing', async () => {
    const id = await keepNew('one');
    await database.objects.delete(`body:${id}`);
    expect(problem(await here.openGame(id))).toBe('gone');
    expect(problem(await here.deleteGame(id))).toBe('gone');
    expect(await list()).toEqual([]);
  });
});

describe('opening', () => {
  it('takes the one saved last, or the one asked for, with everything', async () => {
    const first = await keepNew('first');
    here.beginSlot();
    await here.keepGame({ ...game('second'), curtain: 'soviet', table: 'solo' });
    expect(must(await here.openGame())).toMatchObject({ game: 'second', curtain: 'soviet', table: 'solo' });
    expect(must(await here.openGame(first))).toMatchObject({ game: 'first', curtain: null, id: first });
    expect(here.slotInPlay()).toBe(first);
  });

  it('that fails leaves the slot as it is', async () => {
    const id = await keepNew('first');
    expect(problem(await here.openGame('nothing'))).toBe('gone');
    expect(here.slotInPlay()).toBe(id);
  });

  it('a look does not change which game is in play', async () => {
    const first = await keepNew('first');
    const second = await keepNew('second');
    must(await here.readGame(first));
    expect(here.slotInPlay()).toBe(second);
  });
});

describe('two tabs', () => {
  beforeEach(separateTabs);
  beforeEach(openTab);

  it('with a game each do not disturb each other', async () => {
    const there = await tab();
    await keepNew('here');
    await keepNew('there', 5, there);
    expect(await here.keepGame(game('here, on'))).toBe('saved');
    expect(await there.keepGame(game('there, on'))).toBe('saved');
    expect(await texts()).toEqual(['there, on', 'here, on']);
  });

  it('with the same game: the second to save is told, and nothing is lost', async () => {
    const there = await tab();
    const id = await keepNew('first');
    must(await there.openGame(id));
    expect(await there.keepGame(game('from there'))).toBe('saved');
    expect(await here.keepGame(game('from here'))).toBe('overtaken');
    expect(await texts()).toEqual(['from there']);
    // It may follow, ...
    expect(must(await here.openGame(id)).game).toBe('from there');
    expect(await here.keepGame(game('followed'))).toBe('saved');
    // ... or go on in a slot of its own.
    expect(await there.keepGame(game('besides'))).toBe('overtaken');
    there.beginSlot();
    expect(await there.keepGame(game('besides'))).toBe('saved');
    expect(await texts()).toEqual(['besides', 'followed']);
  });

  it('that save at the same time do not both win', async () => {
    const there = await tab();
    const id = await keepNew('first');
    must(await there.openGame(id));
    const both = await Promise.all([here.keepGame(game('a')), there.keepGame(game('b'))]);
    expect(both.toSorted()).toEqual(['overtaken', 'saved']);
  });

  it('hear of each other, and of themselves', async () => {
    const there = await tab();
    const overtaken = vi.fn<() => void>();
    const changed = vi.fn<() => void>();
    const stop = [here.onOvertaken(overtaken), here.onListChanged(changed)];
    const id = await keepNew('first');
    expect(changed).toHaveBeenCalledTimes(1);
    must(await there.openGame(id));
    const other = await keepNew('other', 5, there);
    await expect.poll(() => changed.mock.calls.length).toBe(2);
    expect(overtaken).not.toHaveBeenCalled();
    must(await there.openGame(id));
    await there.keepGame(game('from there'));
    await expect.poll(() => overtaken.mock.calls.length).toBe(1);
    must(await there.renameGame(id, 'x'));
    must(await there.deleteGame(other));
    await expect.poll(() => changed.mock.calls.length).toBe(5);
    expect(overtaken).toHaveBeenCalledTimes(1);
    for (const end of stop) end();
    await there.keepGame(game('again'));
    await here.renameGame(id, 'y');
    await new Promise((resolve) => void setTimeout(resolve, 50));
    expect(changed).toHaveBeenCalledTimes(5);
  });

  it('a game deleted over there comes back as it is played on here', async () => {
    const there = await tab();
    const id = await keepNew('first');
    must(await there.deleteGame(id));
    expect(await list()).toEqual([]);
    expect(await here.keepGame(game('played on'))).toBe('saved');
    expect((await list())[0]!.id).toBe(id);
  });
});

describe('a deleted game', () => {
  it('that was played on in another tab comes back beside it', async () => {
    const there = await tab();
    const id = await keepNew('early');
    must(await here.renameGame(id, 'Kollaa'));
    const deleted = must(await there.deleteGame(id));
    expect(await here.keepGame(game('much later'))).toBe('saved');
    const back = must(await there.restoreDeleted(deleted));
    expect(back.id).not.toBe(id);
    expect(back.stamp).not.toBe(deleted.stamp);
    expect(must(await here.readGame(id)).game).toBe('much later');
    expect(must(await here.readGame(back.id))).toMatchObject({ game: 'early', name: 'Kollaa' });
    // Whoever plays on in the first slot was not overtaken.
    expect(await here.keepGame(game('later still'))).toBe('saved');
  });

  it('that nobody has played on is where it was', async () => {
    const first = await keepNew('first');
    const deleted = must(await here.deleteGame(first));
    await keepNew('second');
    expect(must(await here.restoreDeleted(deleted)).id).toBe(first);
    expect(await texts()).toEqual(['second', 'first']);
  });
});

describe('a game in which something lies face down', () => {
  const laid = game('laid down');
  const secret: GameToKeep = { ...laid, summary: { ...laid.summary, faceDown: true } };

  it('is not copied, unless one person plays both sides', async () => {
    for (const [kept, outcome] of [
      [secret, 'gone'],
      [{ ...secret, table: 'solo' }, 'none'],
      [laid, 'none'],
    ] as const) {
      here.beginSlot();
      await here.keepGame(kept);
      expect(problem(await here.duplicateGame(here.slotInPlay()!, null))).toBe(outcome);
    }
  });

  it('is not put back beside what was played on in its slot', async () => {
    expect(await here.keepGame(secret)).toBe('saved');
    const id = here.slotInPlay()!;
    const deleted = must(await here.deleteGame(id));
    expect(await here.keepGame({ ...secret, game: 'played on' })).toBe('saved');
    expect(must(await here.restoreDeleted(deleted)).id).toBe(id);
    expect(await texts()).toEqual(['played on']);
    must(await here.deleteGame(id));
    must(await here.restoreDeleted(deleted));
    expect(await texts()).toEqual(['laid down']);
  });
});

it('lists no game of a kind that this version does not have', async () => {
  must(await here.addGame({ ...game('a game of chess'), of: 'chess' }, null));
  const id = await keepNew('mine');
  expect((await list()).map((entry) => entry.id)).toEqual([id]);
});

describe('a clock that ran ahead', () => {
  it('does not crowd out what has been played since it was put right', async () => {
    const ahead = (text: string): GameToKeep => {
      const early = game(text);
      return { ...early, summary: { ...early.summary, savedAt: early.summary.savedAt + 1e12 } };
    };
    for (let i = 0; i < here.MOST_UNNAMED; i++) {
      here.beginSlot();
      await here.keepGame(ahead(`ahead ${i}`));
    }
    await keepNew('a minute ago');
    await keepNew('now');
    const kept = await texts();
    expect(kept.slice(0, 3)).toEqual(['now', 'a minute ago', `ahead ${here.MOST_UNNAMED - 1}`]);
    expect(kept).not.toContain('ahead 0');
  });

  it('has games of earlier versions in the order of their dates, before all others', async () => {
    const old = await keepNew('old');
    const { order: _, ...line } = (await database.objects.get(`entry:${old}`)) as KeptGame;
    await database.objects.set(`entry:${old}`, { ...line, summary: { ...line.summary, savedAt: 1e15 } });
    await keepNew('new');
    expect(await texts()).toEqual(['new', 'old']);
    await database.objects.set(`entry:${old}`, { ...line, order: '7' });
    expect(await texts()).toEqual(['new', 'old']);
  });
});

describe('a damaged game', () => {
  it('is read as one that no rules can read, and can be deleted', async () => {
    for (const body of [undefined, null, 7]) {
      const id = await keepNew('one');
      await database.objects.set(`body:${id}`, { format: 1, curtain: 'toString', game: body });
      expect(must(await here.readGame(id))).toMatchObject({ game: '', curtain: null });
      must(await here.deleteGame(id));
    }
    expect(await list()).toEqual([]);
  });
});

describe('a database that does not answer', () => {
  beforeEach(openTab);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  afterAll(openTab);
  const LONG = 60_000;

  it('when it is opened is given up in time, and writes nothing when it answers late', async () => {
    database.faults.silent = 'open';
    const kept = here.keepGame(game('one'));
    const listed = here.listGames();
    expect(here.storeIsAsked()).toBe(true);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await kept).toBe('silent');
    expect(problem(await listed)).toBe('silent');
    expect(here.storeIsAsked()).toBe(false);
    database.answer();
    await untilIdle();
    expect((await database.objects.all()).size).toBe(0);
    // It may answer another time.
    database.faults.silent = null;
    expect(await here.keepGame(game('one'))).toBe('saved');
  });

  it('to what is asked of it is given up in time', async () => {
    database.faults.silent = 'transactions';
    const kept = here.keepGame(game('one'));
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await kept).toBe('silent');
    expect((await database.objects.all()).size).toBe(0);
  });

  it('is waited for no longer by whoever would rather play', async () => {
    database.faults.silent = 'open';
    const kept = here.keepGame(game('one'));
    here.playWithoutStore();
    expect(await kept).toBe('silent');
    expect(await here.keepGame(game('one'))).toBe('closed');
  });

  it('after it has written all the same does not make the tab take itself for another', async () => {
    expect(await here.keepGame(game('one'))).toBe('saved');
    const id = here.slotInPlay()!;
    database.faults.silent = 'completion';
    const second = here.keepGame(game('two'));
    await untilIdle();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await second).toBe('silent');
    database.faults.silent = null;
    expect(await database.objects.get(`body:${id}`)).toMatchObject({ game: 'two' });
    expect(await here.keepGame(game('three'))).toBe('saved');
  });

  it('after it has written all the same, and had no room for what came next, does not either', async () => {
    const save = async (text: string): Promise<KeepResult> => {
      const kept = here.keepGame(game(text));
      await untilIdle();
      await vi.advanceTimersByTimeAsync(LONG);
      return kept;
    };
    expect(await save('one')).toBe('saved');
    database.faults.silent = 'completion';
    expect(await save('two')).toBe('silent');
    database.faults.silent = null;
    database.faults.room = 0;
    expect(await save('three, which is longer')).toBe('full');
    database.faults.room = Infinity;
    expect(await save('four')).toBe('saved');
  });
});

describe('a connection that is gone', () => {
  beforeEach(openTab);

  it.each<[string, () => void]>([
    ['closed without a word', () => database.dropConnections()],
    ['aborted in the midst of a write', () => (database.faults.aborts = 1)],
  ])('%s, is made anew for the same write, once', async (_, lose) => {
    await keepNew('one');
    const id = here.slotInPlay()!;
    lose();
    expect(await here.keepGame(game('two'))).toBe('saved');
    expect(await database.objects.get(`body:${id}`)).toMatchObject({ game: 'two' });
    database.faults.aborts = 2;
    expect(await here.keepGame(game('three'))).toBe('closed');
    expect(await database.objects.get(`body:${id}`)).toMatchObject({ game: 'two' });
  });

  it('because everything was deleted elsewhere keeps nobody waiting, is told, and the next write is kept', async () => {
    // Those of earlier tests, which were never told that they are open.
    database.dropConnections();
    await keepNew('one');
    const told = vi.fn<() => void>();
    const stop = here.onStoreDeleted(told);
    const outcome = await new Promise((resolve) => {
      const deletion = indexedDB.deleteDatabase('winter-war');
      deletion.addEventListener('blocked', () => resolve('blocked'));
      deletion.addEventListener('success', () => resolve('deleted'));
    });
    stop();
    expect([outcome, told.mock.calls.length]).toEqual(['deleted', 1]);
    expect(await here.keepGame(game('two'))).toBe('saved');
    expect(await texts()).toEqual(['two']);
  });
});

it('does without a channel between tabs where the browser closes it', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('closed', 'SecurityError');
      }
    },
  );
  here = await tab();
  await keepNew('one');
  expect(await texts()).toEqual(['one']);
  vi.unstubAllGlobals();
});

describe('a device that does not keep', () => {
  beforeEach(openTab);

  it('for want of room says so and loses nothing', async () => {
    const id = await keepNew('first');
    must(await here.renameGame(id, 'First'));
    for (let i = 0; i < 12; i++) await keepNew(`game ${i}`);
    const before = await database.objects.all();
    database.faults.room = 5000;
    const large = game('x'.repeat(9000));
    here.beginSlot();
    expect(await here.keepGame(large)).toBe('full');
    must(await here.openGame(id));
    expect(await here.keepGame(large)).toBe('full');
    expect(problem(await here.addGame(large, 'x'))).toBe('full');
    expect(await database.objects.all()).toEqual(before);
    // Once there is room again, the game is saved as if nothing had been.
    database.faults.room = Infinity;
    expect(await here.keepGame(large)).toBe('saved');
  });

  it('because it is closed says so', async () => {
    database.faults.closed = true;
    expect(problem(await here.listGames())).toBe('closed');
    expect(problem(await here.openGame())).toBe('closed');
    expect(problem(await here.readGame('x'))).toBe('closed');
    expect(problem(await here.renameGame('x', 'y'))).toBe('closed');
    expect(problem(await here.deleteGame('x'))).toBe('closed');
    expect(await here.keepGame(game('one'))).toBe('closed');
    // It may open later.
    database.faults.closed = false;
    expect(await here.keepGame(game('one'))).toBe('saved');
    expect(await texts()).toEqual(['one']);
  });

  it('or has no database at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(problem(await here.listGames())).toBe('closed');
    expect(await here.keepGame(game('one'))).toBe('closed');
    vi.unstubAllGlobals();
  });

  it('a game that cannot be copied into it is an error value too', async () => {
    const bad = { ...game('x'), game: (() => 'x') as never };
    expect(await here.keepGame(bad)).toBe('closed');
    expect((await database.objects.all()).size).toBe(0);
  });
});

describe('the single game of before', () => {
  const autosave = {
    format: 1,
    stamp: 'old',
    table: 'solo',
    curtain: 'finn',
    summary: { turn: 4, phase: 'attack', side: 'soviet', savedAt: 5 },
    game: 'the old game',
  };

  it('gets a slot, once', async () => {
    await database.objects.set('autosave', autosave);
    const there = await tab();
    await Promise.all([here.listGames(), there.listGames()]);
    expect(await list()).toMatchObject([
      {
        name: null,
        table: 'solo',
        summary: { turn: 4, phase: 'attack', side: 'soviet', savedAt: 5 },
      },
    ]);
    expect((await database.objects.all()).has('autosave')).toBe(false);
    expect(must(await here.openGame())).toMatchObject({ game: 'the old game', curtain: 'finn' });
  });

  it('can be opened at once', async () => {
    await database.objects.set('autosave', autosave);
    expect(must(await here.openGame()).game).toBe('the old game');
    expect(await here.keepGame(game('played on'))).toBe('saved');
    expect(await texts()).toEqual(['played on']);
  });

  it('stays where it is when there is no room, or when it is of a version unknown', async () => {
    const kept = await keepNew('first');
    await database.objects.set('autosave', autosave);
    database.faults.room = 1;
    expect((await list()).map(({ id }) => id)).toEqual([kept]);
    expect(must(await here.openGame()).game).toBe('first');
    expect(await database.objects.get('autosave')).toEqual(autosave);
    database.faults.room = Infinity;
    await database.objects.set('autosave', { ...autosave, format: 9 });
    expect(await list()).toHaveLength(1);
    expect(await database.objects.get('autosave')).toMatchObject({ format: 9 });
  });
});

describe('files', () => {
  const line = randomGame(5, {}, 40);
  const text = serialise(line);
  const read = async (file: string) => {
    const found = await here.readIncoming(file);
    if (!found.ok || found.kind === 'problem') throw new Error('no game');
    return found;
  };

  it('come in through the loader, and go out as they are kept', async () => {
    const imported = await here.importGame(await read(text), 'solo', 'From a friend');
    if (!imported.ok) throw new Error('refused');
    const kept = must(await here.readGame(imported.value.id));
    expect(kept).toMatchObject({ name: 'From a friend', table: 'solo', curtain: null, source: 'file' });
    expect(restore(kept.game)).toEqual({
      ok: true,
      timeline: { ...withoutGenerator(line), about: { id: expect.any(String) as string } },
    });
  });

  it('of two computer players keep who played, and need no curtain', async () => {
    const seats = { finn: 'officer', soviet: 'general', seed: 3 } as const;
    const match = serialise(startTimeline(newGame({}, 1)), seats);
    const imported = await here.importGame(await read(match), 'hotseat', 'A match');
    if (!imported.ok) throw new Error('refused');
    expect(imported.value.seats).toEqual(seats);
    const kept = must(await here.readGame(imported.value.id));
    expect(kept).toMatchObject({ curtain: null, seats });
    expect(restore(kept.game)).toMatchObject({ ok: true, seats });
  });

  it('stay outside where the device keeps nothing', async () => {
    database.faults.closed = true;
    here = await tab();
    expect(await here.importGame(await read(text), 'solo', 'One')).toEqual({ ok: false, problem: 'closed' });
  });

  it('in the midst of a set-up wait behind the curtain', async () => {
    const begun = startTimeline(newGame({}, 1));
    const laid = play(begun, readySetUp(present(begun), 'historical', 1)[0]!);
    if (!laid.ok) throw new Error(laid.refusal.text);
    const imported = await here.importGame(await read(serialise(laid.timeline)), 'solo', 'A set-up');
    if (!imported.ok) throw new Error('refused');
    expect(must(await here.readGame(imported.value.id))).toMatchObject({ curtain: 'finn', table: 'hotseat' });
  });
});

describe('summaries', () => {
  it('tell where a game stands', () => {
    const line = randomGame(3, {}, 200);
    const state = present(line);
    expect(summaryOf(line)).toMatchObject({
      turn: state.turn,
      phase: state.phase,
      points: score(state).points,
      preset: 'recommended',
      level: null,
      steps: line.cursor,
    });
    expect(summaryOf({ ...line, cursor: 0 })).toMatchObject({ phase: 'set-up', points: null, steps: 0 });
  });

  it('tell how it ended, and by which rules', () => {
    const line = randomGame(4, EVERYTHING);
    const { outcome } = present(line);
    expect(summaryOf(line)).toMatchObject({
      phase: 'over',
      // Where Leningrad has fallen nobody counts.
      points: outcome!.reason === 'leningrad' ? null : outcome!.points,
      level: outcome!.level,
      preset: 'everything',
    });
    const own = startTimeline(newGame({ ...RECOMMENDED, clar1: false, clar5: false, clar9: true }, 1));
    expect(summaryOf(own).preset).toBe('own');
  });

  it('go with the record', () => {
    const line = startTimeline(newGame({}, 1));
    expect(toGameToKeep(line, 'solo', null)).toMatchObject({
      table: 'solo',
      curtain: null,
      game: recordText(line),
    });
  });
});

describe('asking the browser to keep the games', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [{ storage: { persist: async () => true } }, true],
    [{ storage: { persist: async () => false } }, false],
    [{ storage: { persist: () => Promise.reject(new Error('no')) } }, false],
    // Over plain HTTP there is none.
    [{}, false],
  ])('says whether it promises to', async (navigator, promised) => {
    vi.stubGlobal('navigator', navigator);
    expect(await here.askToStay()).toBe(promised);
  });
});

describe('a reload', () => {
  it('finds the slot of its tab', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    expect(here.rememberedSlot()).toBeNull();
    here.rememberSlot({ id: 'abc' });
    expect(here.rememberedSlot()).toEqual({ id: 'abc' });
    // As it always was, so that an earlier version finds it too.
    expect([...kept.values()]).toEqual(['abc']);
    here.rememberSlot({ id: 'abc', of: 'another' });
    expect(here.rememberedSlot()).toEqual({ id: 'abc', of: 'another' });
    here.rememberSlot(null);
    expect(here.rememberedSlot()).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    here.rememberSlot({ id: 'abc' });
    expect(here.rememberedSlot()).toBeNull();
    vi.unstubAllGlobals();
  });
});
