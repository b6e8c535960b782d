/** A game at a host on a device that keeps what it was told: it is there before the host answers, or without it. */
import { positionFrom, reach, type Action, type State } from '#engine/winter-war';
import { present } from '#engine/core/timeline.ts';
import { transact } from '#kit/storage/database.ts';
import { dropForgottenViews, readView, forgetGame } from '#table/features/online/kept-view.ts';
import { openHosted } from '#table/features/online/hosted-game.ts';
import { canAct } from '#table/store/can-act.ts';
import { current, useGame } from '#table/store/game.ts';
import { useHosted } from '#table/store/hosted.ts';
import { leaveTable, openTable } from '#table/store/navigation.ts';
import { play } from '#table/store/play.ts';
import { useUi } from '#table/store/ui.ts';
import { installFakeStorage } from '../store/fake-storage.ts';
import { FakeHost, FakeSocket, hostedBy } from './fake-host.ts';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

installFakeStorage();
const address = { link: 'game.own', host: 'http://host.test/', of: 'winter-war' };

async function open(): Promise<void> {
  openTable({ from: 'hosted', ...address });
  await openHosted({ from: 'hosted', ...address });
}

async function reload(): Promise<void> {
  leaveTable();
  await open();
}

function newHost(side: 'finn' | 'soviet'): FakeHost {
  const units = stacks('s1703 6-4-2, s1704 6-4-2, f1304 6-6-2');
  const position = positionFrom({ turn: 3, phase: 'movement', phasing: 'soviet', units });
  return hostedBy(new FakeHost({ ...position, random: [] }, side));
}

const shown = (): State => present(current()) as State;

function nextMove(state: State): Action {
  for (const [unit, { at }] of state.units.entries()) {
    const [first] = at < 0 ? [] : reach(state, unit, []);
    if (first) return { type: 'move', unit, path: first.path };
  }
  throw new Error('No unit can move');
}

/** Waits until so many entries are on the device. */
const kept = (count: number): Promise<void> =>
  vi.waitFor(async () => expect((await readView(address.link))?.entries).toHaveLength(count), {
    timeout: 60_000,
  });

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  // The database takes its time by other timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(async () => {
  leaveTable();
  useUi.setState({ notice: null, dialog: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  await dropForgottenViews();
});

it('shows the last known position after a reload without connection; what is done then is sent later', async () => {
  const host = newHost('soviet');
  await open();
  play(nextMove(shown()));
  await kept(1);
  const before = shown();
  host.isDown = true;
  await reload();
  expect(shown()).toEqual(before);
  expect(current().steps).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(useHosted.getState()).toMatchObject({ connection: 'lost', viewer: 'soviet' });
  expect(canAct()).toBe(true);
  play(nextMove(shown()));
  const after = shown();
  expect(after).not.toEqual(before);
  // Once more, in the same tab: nothing is lost by that either.
  await reload();
  expect(shown()).toEqual(after);
  expect(useHosted.getState().unconfirmed).toBe(1);
  host.isDown = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(useHosted.getState()).toMatchObject({ connection: 'open', unconfirmed: 0 });
  expect(host.entries).toHaveLength(2);
  // The host told only what was not on the device.
  expect(host.joins).toEqual([0, 1]);
  expect(shown()).toEqual(after);
});

it('is there before the host has answered, and then shows what has happened meanwhile', async () => {
  const host = newHost('finn');
  await open();
  host.act('soviet', nextMove(host.state));
  useGame.getState().hosted!.showNext();
  await kept(1);
  const before = shown();
  leaveTable();
  host.act('soviet', nextMove(host.state));
  host.isSilent = true;
  await open();
  expect(useHosted.getState().connection).toBe('connecting');
  expect(shown()).toEqual(before);
  expect(useGame.getState().hosted!.arrived()).toHaveLength(0);
  host.isSilent = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(useGame.getState().hosted!.arrived()).toHaveLength(1);
  useGame.getState().hosted!.showNext();
  expect(shown()).toEqual(host.state);
});

it('keeps for later what was not watched yet', async () => {
  const host = newHost('finn');
  await open();
  const before = shown();
  host.act('soviet', nextMove(host.state));
  await kept(1);
  host.isDown = true;
  await reload();
  expect(shown()).toEqual(before);
  expect(useGame.getState().hosted!.arrived()).toHaveLength(1);
});

it('keeps what follows steps that the player took back elsewhere, whose rows are gone', async () => {
  const host = newHost('soviet');
  await open();
  play(nextMove(shown()));
  await kept(1);
  const before = shown();
  leaveTable();
  host.act('soviet', nextMove(host.state));
  host.back('soviet', 1);
  host.entries.splice(1, 1);
  await open();
  await kept(2);
  host.isDown = true;
  host.joins.length = 0;
  await reload();
  expect(shown()).toEqual(before);
  host.isDown = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(host.joins).toEqual([3]);
});

it('takes the game of a host that has lost what was kept', async () => {
  const host = newHost('soviet');
  await open();
  play(nextMove(shown()));
  await kept(1);
  leaveTable();
  const restored = newHost('soviet');
  await open();
  await vi.advanceTimersByTimeAsync(100);
  expect(useHosted.getState().connection).toBe('open');
  expect(shown()).toEqual({ ...restored.state, random: [] });
  expect(host.entries).toHaveLength(1);
  await kept(0);
});

it('asks the host for everything where what is kept is damaged, of another tab, or of another version', async () => {
  const host = newHost('soviet');
  await open();
  play(nextMove(shown()));
  play(nextMove(shown()));
  await kept(2);
  const after = shown();
  const [head, chunk] = ['hosted:game.own', 'hosted:game.own 000000'];
  const read = await transact('readonly', (store) => Promise.all([store.get(head), store.get(chunk)]));
  const [whole, [, second]] = (read as { value: [object, unknown[]] }).value;
  for (const [key, damaged] of [
    [head, { ...whole, welcome: { protocol: 0 } }],
    [head, { ...whole, status: null }],
    [head, 'nothing'],
    [chunk, [second]],
  ] as const) {
    await transact('readwrite', (store) => store.put(damaged, key));
    host.joins.length = 0;
    await reload();
    await vi.advanceTimersByTimeAsync(100);
    expect(host.joins).toEqual([0]);
    expect(shown()).toEqual(after);
    await kept(2);
  }
});

it('forgets a game with its link', async () => {
  const host = newHost('soviet');
  await open();
  await kept(0);
  host.send({ type: 'link', link: 'game.new' });
  host.enter({ kind: 'chat', side: 'finn', text: 'Hello.' });
  await vi.waitFor(async () => expect(await readView('game.new')).not.toBeNull(), { timeout: 60_000 });
  await dropForgottenViews();
  expect(await readView('game.own')).toBeNull();
  expect((await readView('game.new'))!.entries).toHaveLength(1);
  forgetGame('game.new');
  await dropForgottenViews();
  expect(await readView('game.new')).toBeNull();
});
