import { act, render, screen, waitFor } from '@testing-library/react';
import * as talvisota from '#engine/talvisota';
import * as winterWar from '#engine/winter-war';
import { games } from '#app/games.ts';
import { Scene } from '#app/Scene.tsx';
import talvisotaGame from '#games/talvisota/ui/start-screen/demo-game.json';
import winterWarGame from '#games/winter-war/ui/start-screen/demo-game.json';
import type { GameEntry } from '#table/game/registry.ts';

const entry = (id: string): GameEntry => games.find(({ meta }) => meta.id === id)!;

/** What the browser does when it has nothing else to do; it is called by hand. */
let whenIdle: (() => void)[] = [];
const becomeIdle = (): void => act(() => whenIdle.splice(0).forEach((callback) => callback()));

const caption = (): HTMLElement | null => document.querySelector('figcaption');
const picture = (): HTMLElement | null => document.querySelector('img');

beforeEach(() => {
  whenIdle = [];
  vi.unstubAllGlobals();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => whenIdle.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.motion;
});

/** Longer than the opening stays on show. */
const STILL_MS = 4000;
const pause = (ms: number): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** What is told once it is something else than now. */
async function next(): Promise<string | null> {
  const before = caption()!.textContent;
  await waitFor(() => expect(caption()!.textContent).not.toBe(before));
  return caption()!.textContent;
}

/** How long nobody presses anything before the game comes. */
const QUIET_MS = 6000;

/** Some of that time goes by. */
const waitQuietly = (ms = QUIET_MS): void => act(() => void vi.advanceTimersByTime(ms));

/** The scene as it comes, with time that stands still until the test lets it pass. */
function renderScene(id: string): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<Scene game={entry(id)} />);
}

/** The scene with its recorded game on it. */
async function playing(id: string): Promise<void> {
  renderScene(id);
  waitQuietly();
  vi.useRealTimers();
  becomeIdle();
  await waitFor(() => expect(caption()).not.toBeNull(), { timeout: 20_000 });
}

describe('the game on the start screen', () => {
  it('is a picture until the page is idle', () => {
    render(<Scene game={entry('winter-war')} />);
    expect(picture()).toHaveAttribute('src', './start-winter-war.webp');
    expect(caption()).toBeNull();
  });

  it.each(['winter-war', 'talvisota'])(
    'is then played slowly, out of reach of keyboard and screen reader: %s',
    async (id) => {
      await playing(id);
      expect(picture()).toBeNull();
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(await next()).not.toBe(await next());
    },
  );

  it('stands still where motion is unwanted', async () => {
    document.documentElement.dataset.motion = 'reduced';
    await playing('winter-war');
    const before = caption()!.textContent;
    await pause(STILL_MS);
    expect(caption()!.textContent).toBe(before);
  });

  it('stands still while the tab is hidden', async () => {
    await playing('winter-war');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const before = caption()!.textContent;
    await pause(STILL_MS);
    expect(caption()!.textContent).toBe(before);
    hidden.mockRestore();
  });

  it('stays a picture where data are spared', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    renderScene('winter-war');
    waitQuietly();
    becomeIdle();
    expect(picture()).not.toBeNull();
    expect(whenIdle).toEqual([]);
  });

  it('stays a picture while somebody is about to begin', () => {
    renderScene('winter-war');
    waitQuietly(QUIET_MS - 1);
    document.body.click();
    waitQuietly(QUIET_MS - 1);
    expect(whenIdle).toHaveLength(0);
    waitQuietly(1);
    expect(whenIdle).toHaveLength(1);
  });
});

describe('the recorded games', () => {
  it('follow the rules of Winter War to their end', () => {
    let state = winterWar.newGame({}, winterWarGame.seed);
    for (const action of winterWarGame.actions as readonly winterWar.Action[]) {
      const applied = winterWar.apply(state, action);
      expect(applied.ok).toBe(true);
      if (applied.ok) ({ state } = applied);
    }
    expect(state.turn).toBeGreaterThan(1);
  });

  it('follow the rules of Talvisota to their end', () => {
    let state = talvisota.newGame({}, talvisotaGame.seed);
    for (const action of talvisotaGame.actions as readonly talvisota.Action[]) {
      const applied = talvisota.apply(state, action);
      expect(applied.ok).toBe(true);
      if (applied.ok) ({ state } = applied);
    }
    // It ends with a second attack.
    expect(state.paid).toHaveLength(2);
  });
});
