import { readFileSync } from 'node:fs';
import {
  AS_PRINTED,
  legalActions,
  newGame,
  play as playLine,
  present,
  readySetUp,
  serialise,
  startTimeline,
  type Timeline,
} from '#engine/winter-war';
import { toGameToKeep } from '#table/store/record.ts';
import type { KeptGame } from '#table/store/kept-games.ts';
import { randomGame } from '../../games/winter-war/records/random-game.ts';
import { bringPure, newTab, type Tab } from './tab.ts';
import { installFakeStorage } from './fake-storage.ts';

beforeAll(bringPure);

const database = installFakeStorage();
let here: Tab;
beforeAll(async () => {
  here = await newTab();
});
beforeEach(async () => {
  await here.pendingSave();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  await database.empty();
});

const line = randomGame(5, {}, 40);
const PLAYED = line.cursor;
const fresh = { from: 'new', table: 'hotseat', options: AS_PRINTED } as const;

async function list(): Promise<readonly KeptGame[]> {
  const games = await here.listGames();
  if (!games.ok) throw new Error(games.problem);
  return games.value;
}
/** Steps played in each game, in no order: several are saved within a millisecond. */
const steps = async (): Promise<number[]> =>
  (await list()).map(({ summary }) => summary.steps).toSorted((a, b) => a - b);
/** Plays the first thing that is legal. */
function step(where: Tab = here): void {
  const [action] = legalActions(present(where.useGame.getState().timeline as Timeline));
  if (!action || where.play(action)) throw new Error('Nothing can be played');
}
/** Every save so far has been written. */
async function written(where: Tab = here): Promise<void> {
  const isWritten = async () => {
    const begins = serialise(where.useGame.getState().timeline as Timeline).slice(0, -1);
    const kept = await where.readGame(where.slotInPlay()!);
    return kept.ok && kept.value.game.startsWith(begins);
  };
  await expect.poll(isWritten).toBe(true);
}

describe('a game on the table', () => {
  it('has a slot of its own, which a new game leaves alone', async () => {
    expect(await here.openGame(fresh)).toBeNull();
    const first = here.slotInPlay();
    step();
    await written();
    expect(here.rememberedSlot()?.id).toBe(first);
    expect(await here.openGame(fresh)).toBeNull();
    expect(here.slotInPlay()).not.toBe(first);
    expect(await steps()).toEqual([0, 1]);
  });

  it('keeps who plays and what they agreed to do without, unless one person plays both sides', async () => {
    const told = { players: { finn: ' Aino\n', soviet: ' ' }, withoutAids: ['odds'] } as const;
    await here.openGame({ ...fresh, ...told });
    const { about } = here.useGame.getState().timeline!;
    expect(about).toEqual({ id: about!.id, players: { finn: 'Aino' }, withoutAids: ['odds'] });
    expect(about!.id).toMatch(/^\w+(-\w+)+$/);
    expect((await list())[0]!.players).toEqual({ finn: 'Aino' });
    await here.openGame({ ...fresh, ...told, table: 'solo' });
    const alone = here.useGame.getState().timeline!.about!;
    expect(alone).toEqual({ id: alone.id, alone: true });
    expect(alone.id).not.toBe(about!.id);
    await here.openGame(fresh);
    expect(Object.keys(here.useGame.getState().timeline!.about!)).toEqual(['id']);
  });

  it('begins with its set-up, or after it', async () => {
    const phase = () => present(here.useGame.getState().timeline as Timeline).phase;
    await here.openGame(fresh);
    expect(phase()).toBe('set-up');
    await here.openGame({ ...fresh, ready: true });
    expect(phase()).not.toBe('set-up');
  });

  it('waits while something is practised, which is not saved', async () => {
    await here.openGame(fresh);
    step();
    const { timeline } = here.useGame.getState();
    for (let i = 0; i < 2; i++) {
      await here.openUnsaved(line);
      expect(here.useGame.getState()).toMatchObject({ timeline: line, practice: true, table: 'solo' });
    }
    step();
    await here.pendingSave();
    expect(await steps()).toEqual([1]);
    expect(await here.openGame({ from: 'suspended', game: fresh })).toBeNull();
    expect(here.useGame.getState()).toMatchObject({ practice: false, suspendedGame: null });
    expect(here.useGame.getState().timeline).toBe(timeline);
  });

  it('is saved to the last step when another one takes its place', async () => {
    await here.openGame(fresh);
    step();
    step();
    await here.openGame({ from: 'incoming', table: 'solo', timeline: line });
    expect(await steps()).toEqual([2, PLAYED]);
    step();
    await here.openGame({ from: 'incoming', table: 'solo', timeline: line });
    expect(await steps()).toEqual([2, PLAYED, PLAYED + 1]);
  });

  it('is gone back to by its slot', async () => {
    await here.openGame(fresh);
    const id = here.slotInPlay()!;
    step();
    await here.openGame(fresh);
    expect(await here.openGame({ from: 'saved', id })).toBeNull();
    expect(here.useGame.getState()).toMatchObject({ table: 'hotseat', timeline: { cursor: 1 } });
    step();
    await written();
    expect(await steps()).toEqual([0, 2]);
    expect(await here.openGame({ from: 'suspended', game: fresh })).toBeNull();
  });

  it('that came in during a set-up waits behind the curtain', async () => {
    const empty = startTimeline(newGame({}, 1));
    const laid = playLine(empty, readySetUp(present(empty), 'historical', 1)[0]!);
    if (!laid.ok) throw new Error(laid.refusal.text);
    await here.openGame({ from: 'incoming', table: 'hotseat', timeline: laid.timeline });
    expect(here.useGame.getState().curtain).toBe('finn');
    // Nothing is hidden in a game in which nobody has done anything.
    await here.openGame({ from: 'incoming', table: 'solo', timeline: empty });
    expect(here.useGame.getState()).toMatchObject({ curtain: null, table: 'solo' });
  });
});

describe('what cannot be opened', () => {
  it('in a slot stays there as it is', async () => {
    await here.openGame(fresh);
    const bad = here.slotInPlay()!;
    const body = {
      ...((await database.objects.get(`body:${bad}`)) as object),
      game: '{"format":"winter-war"}',
    };
    await database.objects.set(`body:${bad}`, body);
    await here.openGame(fresh);
    const good = here.slotInPlay();
    expect(await here.openGame({ from: 'saved', id: bad })).toMatchObject({
      of: 'file',
      error: { key: 'damaged' },
    });
    expect(here.slotInPlay()).toBe(good);
    step();
    await written();
    expect(await database.objects.get(`body:${bad}`)).toEqual(body);
    expect(await here.openGame({ from: 'saved', id: 'nothing' })).toEqual({ of: 'store', problem: 'gone' });
    database.faults.closed = true;
    here = await newTab();
    expect(await here.openGame({ from: 'saved', id: bad })).toEqual({ of: 'store', problem: 'closed' });
    expect(await here.openGame({ from: 'suspended', game: fresh })).toMatchObject({ of: 'store' });
  });
});

describe('two tabs with one game', () => {
  it('the one overtaken saves nothing until it is asked, and may keep both', async () => {
    await here.openGame({ ...fresh, table: 'solo' });
    const id = here.slotInPlay()!;
    const there = await newTab();
    await there.openGame({ from: 'saved', id });
    step(there);
    await written(there);
    await expect.poll(() => here.useGame.getState().saving).toBe('overtaken');
    step();
    step();
    await new Promise((resolve) => void setTimeout(resolve, 30));
    expect(await steps()).toEqual([1]);
    await here.keepBoth();
    expect(here.useGame.getState().saving).toBe('saved');
    expect(await steps()).toEqual([1, 2]);
    expect(here.rememberedSlot()?.id).toBe(here.slotInPlay());
    step(there);
    await written(there);
    expect(here.useGame.getState().saving).toBe('saved');
  });

  it('the one overtaken may follow', async () => {
    await here.openGame({ ...fresh, table: 'solo' });
    const id = here.slotInPlay()!;
    const there = await newTab();
    await there.openGame({ from: 'saved', id });
    step(there);
    await expect.poll(() => here.useGame.getState().saving).toBe('overtaken');
    expect(await here.followOtherTab()).toBeNull();
    expect(here.useGame.getState()).toMatchObject({ saving: 'saved', timeline: { cursor: 1 } });
    await there.deleteGame(id);
    expect(await here.followOtherTab()).toEqual({ of: 'store', problem: 'gone' });
    expect(here.useGame.getState().timeline?.cursor).toBe(1);
  });
});

describe('a device that does not keep', () => {
  it('says so at the table, and saves once it can again', async () => {
    await here.openGame(fresh);
    database.faults.room = 1;
    step();
    await expect.poll(() => here.useGame.getState().saving).toBe('full');
    expect(await steps()).toEqual([0]);
    database.faults.room = Infinity;
    step();
    await expect.poll(() => here.useGame.getState().saving).toBe('saved');
    expect(await steps()).toEqual([2]);
  });

  it('for a fault of ours saves the next step all the same', async () => {
    here = await newTab();
    await here.openGame(fresh);
    const { activeGame } = await import('#table/game/registry.ts');
    vi.spyOn(activeGame().records, 'summary').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    step();
    await expect(here.pendingSave()).rejects.toThrow('broken');
    step();
    await here.pendingSave();
    expect(await steps()).toEqual([2]);
  });

  it('lets one play all the same', async () => {
    database.faults.closed = true;
    here = await newTab();
    expect(await here.openGame(fresh)).toBeNull();
    expect(here.useGame.getState().saving).toBe('closed');
    step();
    expect(here.useGame.getState().timeline?.cursor).toBe(1);
  });
});

it('needs nothing that only secure pages have', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  here = await newTab();
  expect(await here.openGame(fresh)).toBeNull();
  expect(here.useGame.getState().saving).toBe('saved');
  vi.unstubAllGlobals();
});

describe('a game of the first edition that can be followed only in part', () => {
  const text = readFileSync('tests/fixtures/edition-1/finished-cut.json', 'utf8');
  const keep = async (): Promise<string> => {
    const kept = toGameToKeep(line, 'hotseat', null);
    const added = await here.addGame({ ...kept, game: text, summary: { ...kept.summary, turn: 10 } }, null);
    if (!added.ok) throw new Error(added.problem);
    return added.value.id;
  };

  it('opens with its result; its record stays as it was in a slot with a name', async () => {
    const id = await keep();
    expect(await here.openKept(id)).toBeNull();
    const { timeline } = here.useGame.getState();
    expect(present(timeline as Timeline).phase).toBe('over');
    expect(timeline!.about!.past!.lost).toBe(6);
    expect(here.slotInPlay()).not.toBe(id);
    expect(await here.readGame(id)).toMatchObject({
      ok: true,
      value: { game: text, name: 'Turn 10, as saved by an earlier version' },
    });
    expect(await list()).toHaveLength(2);
  });

  it('is opened where it goes on, and is not copied again', async () => {
    await here.openKept(await keep());
    await written();
    const second = here.slotInPlay()!;
    expect(await here.openKept(second)).toBeNull();
    expect(here.slotInPlay()).toBe(second);
    expect(await list()).toHaveLength(2);
  });
});
