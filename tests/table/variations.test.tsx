import playMessages from '#table/content/en/play.ftl';
import variationsMessages from '#table/content/en/variations.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AS_PRINTED,
  board,
  positionFrom,
  present,
  restore,
  serialise,
  startTimeline,
  type Action,
  type Timeline,
} from '#engine/winter-war';
import { searchForReview } from '#games/winter-war/value/answer.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { handleRequest } from '#kit/worker-rpc/worker-rpc.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import { addGame, listGames, readGame } from '#table/store/library.ts';
import type { KeptGame } from '#table/store/kept-games.ts';
import { toGameToKeep } from '#table/store/record.ts';
import { openKept } from '#table/store/open-game.ts';
import { gameLink } from '#table/store/links.ts';
import { play } from '#table/store/play.ts';
import { pendingSave, recordOf, slotInPlay } from '#table/store/saving.ts';
import { FRESH, gameItself, useGame, type Hosted } from '#table/store/game.ts';
import { HUMAN, PEOPLE } from '#table/store/seats.ts';
import { setActiveGame } from '#table/game/registry.ts';
import winterWar from '#games/winter-war/index.ts';
import { GAMES, played } from '../games/all-games.ts';
import { canAct } from '#table/store/can-act.ts';
import { tryLine } from '#table/features/variations/commands.ts';
import { variationsOf, type LinesBar } from '#table/store/variations.ts';
import { backToGame, tryFrom } from '#table/features/variations/trial.ts';
import { endReplay, goTo, useReplay, watchTable } from '#table/store/replay.ts';
import { reviewWorkers } from '#table/store/review-worker.ts';
import { fakeWorkers } from './ai/fake-worker.ts';
import { installFakeStorage } from './store/fake-storage.ts';
import { MAP, showGame, timeline } from '../games/winter-war/ui/table.tsx';
import { act as done, end, inSovietSetUp, setUp, shortGame } from './replay/short-game.ts';
import { readLink } from './reading.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

installFakeStorage();
const w = variationsMessages();
const lines = playMessages().lines;
const hex = board.hexByName;
const variations = () => variationsOf(useGame.getState());
const itself = () => gameItself(useGame.getState()).timeline as Timeline;
/** An attack out of the fourth moment of the short game, in which it is rolled. */
const attack = shortGame().steps[3]!.action;

/** Values are worked out as the real worker does. */
function answerValues(): void {
  reviewWorkers.make = () => {
    const hears: ((event: MessageEvent) => void)[] = [];
    return {
      addEventListener: (type: string, hear: (event: MessageEvent) => void) =>
        void (type === 'message' && hears.push(hear)),
      removeEventListener: () => undefined,
      terminate: () => undefined,
      postMessage: (message: unknown) =>
        handleRequest(message, searchForReview, (data) =>
          hears.forEach((hear) => hear(new MessageEvent('message', { data }))),
        ),
    } as unknown as Worker;
  };
}

async function begin(game: Timeline = shortGame()): Promise<ReturnType<typeof userEvent.setup>> {
  fakeWorkers();
  answerValues();
  globalThis.winterWarTest = { dice: [2, 5, 3] };
  showGame(game, 'solo');
  await screen.findByRole('group', MAP);
  return userEvent.setup();
}

/** Tries a line from a moment of the short game in a replay. */
async function trying(at: number): Promise<ReturnType<typeof userEvent.setup>> {
  const user = await begin();
  act(() => watchTable(at));
  await user.keyboard('{Shift>}v{/Shift}');
  await screen.findByRole('heading', { name: w.trying });
  return user;
}

/** Plays in the line; gives the refusal. */
function tried(action: Action) {
  let refusal: ReturnType<typeof play> = null;
  act(() => void (refusal = play(action)));
  return refusal;
}

afterEach(() => {
  endReplay();
  fakeWorkers();
});

describe('a line', () => {
  it('is tried from a moment of a replay, with dice of one’s own choice, and leaves the game as it was', async () => {
    const user = await trying(3);
    const game = itself();
    expect(canAct()).toBe(true);
    await user.click(screen.getByRole('button', { name: w.face({ face: 1 }) }));
    expect(tried(attack)).toBeNull();
    expect(variations()).toEqual([{ at: 3 }, { after: 0, action: attack, dice: [1] }]);
    expect(timeline().cursor).toBe(4);
    expect(itself().steps).toBe(game.steps);
    await user.keyboard('{Shift>}v{/Shift}');
    await waitFor(() => expect(useReplay.getState().game).not.toBeNull());
    expect(useReplay.getState().step).toBe(3);
    act(() => endReplay());
    expect(timeline()).toBe(itself());
    expect(timeline().cursor).toBe(6);
  });

  it('shows the expected result and what the General would do, which is played by one press', async () => {
    const user = await trying(3);
    expect(await screen.findByText(/^Expected result: [+−]/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: w.playIt }));
    expect(timeline().cursor).toBe(4);
    expect(variations()[1]).toMatchObject({ after: 0, action: { type: 'attack' } });
    expect(itself().cursor).toBe(6);
  });

  it('has a comment, marks and arrows at each moment, also of the game itself', async () => {
    const user = await begin();
    act(() => watchTable(3));
    await user.type(await screen.findByLabelText(w.text), 'Why not wait?');
    await user.click(screen.getByRole('button', { name: w.mark }));
    act(() => handleMapPress(hex('1207')));
    act(() => handleMapPress(hex('1307')));
    act(() => handleMapPress(hex('1307')));
    await user.click(screen.getByRole('button', { name: w.arrow }));
    act(() => handleMapPress(hex('1307')));
    act(() => handleMapPress(hex('1207')));
    const notes = { text: 'Why not wait?', marks: [hex('1207')], arrows: [[hex('1307'), hex('1207')]] };
    expect(variations()).toEqual([{ at: 3, ...notes }]);
    expect(document.querySelectorAll('[data-notes] > *')).toHaveLength(2);
    expect(canAct()).toBe(false);
    await user.keyboard('{Escape}');
    expect(useReplay.getState().step).toBe(3);
    act(() => goTo(2));
    expect(document.querySelector('[data-notes]')).toBeNull();
    act(() => goTo(3));
    await user.click(screen.getByRole('button', { name: w.clear }));
    expect(variations()).toEqual([{ at: 3, text: 'Why not wait?' }]);
  });

  it('is saved with the game on the device, in files and in links', async () => {
    await trying(3);
    tried(attack);
    const kept = variations();
    expect(restore(recordOf())).toMatchObject({ ok: true, timeline: { about: { variations: kept } } });
    await pendingSave();
    const games = await listGames();
    const [{ id }] = (games as unknown as { value: [KeptGame] }).value;
    expect(await act(() => openKept(id))).toBeNull();
    expect(useGame.getState()).toMatchObject({ trial: null, practice: false });
    expect(variations()).toEqual(kept);
    const read = await readLink(await gameLink(timeline()));
    expect(read).toMatchObject({ ok: true, timeline: { about: { variations: kept } } });
    const short = await readLink(await gameLink(timeline(), 2));
    expect(short).toMatchObject({ ok: true });
    expect(short && short.ok && short.timeline.about?.variations).toBeUndefined();
  });

  it('that is damaged is refused with place and reason; the game opens, and its record stays', async () => {
    const game = { ...shortGame(), about: { alone: true, variations: [{ at: 99 }] } } as Timeline;
    const read = restore(serialise(game));
    if (!read.ok) throw new Error(read.error.key);
    showGame(read.timeline, 'solo');
    await screen.findByRole('group', MAP);
    await waitFor(() => expect(useUi.getState().notice).toMatchObject({ kind: 'text' }));
    expect(screen.getAllByText(/variations\.0\.at/).length).toBeGreaterThan(0);
    expect(timeline().cursor).toBe(6);
    await pendingSave();
    const damaged = { ...toGameToKeep(timeline(), 'solo', null), game: serialise(game) };
    const added = await addGame(damaged, null);
    const { id } = (added.ok && added.value) as { id: string };
    expect(await act(() => openKept(id))).toBeNull();
    await pendingSave();
    expect(slotInPlay()).not.toBe(id);
    expect(await readGame(id)).toMatchObject({ ok: true, value: { game: serialise(game) } });
  });

  it('goes into a link or stays out of it', async () => {
    const user = await trying(3);
    tried(attack);
    act(() => openDialog('share'));
    const w = extrasMessages().share;
    const field = async () =>
      (await screen.findByLabelText(new RegExp(`^${w.link},`))) as HTMLTextAreaElement;
    const whole = (await field()).value;
    expect(await readLink(new URL(whole).hash)).toMatchObject({ timeline: { cursor: 6 } });
    await user.click(screen.getByRole('checkbox', { name: w.lines.label }));
    await waitFor(async () => expect((await field()).value).not.toBe(whole));
    const bare = await readLink(new URL((await field()).value).hash);
    expect(bare && bare.ok && bare.timeline.about?.variations).toBeUndefined();
    act(() => openDialog(null));
  });

  it('is printed with the game', async () => {
    const user = await trying(3);
    tried(attack);
    await user.type(await screen.findByLabelText(w.text), 'A better day');
    act(() => void fireEvent(window, new Event('beforeprint')));
    const paper = document.querySelector('[data-sheets]')!;
    expect(paper).toHaveTextContent('A better day');
    expect(paper).toHaveTextContent(w.title);
    act(() => void fireEvent(window, new Event('afterprint')));
  });
});

/** A game of two people at one screen. */
async function open(game: Timeline): Promise<void> {
  showGame(game, 'hotseat');
  await waitFor(() => expect(useGame.getState().timeline).not.toBeNull());
  act(() => useGame.setState({ curtain: null }));
  await screen.findByRole('group', MAP);
}

/** The Soviets have written down where paratroops land. */
const landingPlanned = (): Timeline =>
  done(
    startTimeline(
      positionFrom({
        turn: 2,
        phasing: 'soviet',
        phase: 'reinforcement',
        units: stacks('s1602 3-1-1, s1703 6-4-2, f1405 6-6-2'),
        options: { ...AS_PRINTED, airborne: true },
      }),
    ),
    { type: 'plan', hex: hex('1409') },
  );

describe('a line of a game that goes on', () => {
  /** The short game before its attack. */
  const before = (): Timeline => ({ ...shortGame(), steps: shortGame().steps.slice(0, 3), cursor: 3 });

  it('is tried by two at one screen where nothing is hidden, and the game goes on as it was', async () => {
    fakeWorkers();
    answerValues();
    await open(before());
    act(() => watchTable(2));
    const [button] = await screen.findAllByRole('button', { name: lines.try });
    await userEvent.click(button!);
    await screen.findByRole('heading', { name: w.trying });
    expect(tried(end)).toBeNull();
    act(() => backToGame());
    act(() => endReplay());
    const played = (line: Timeline) => line.steps.map(({ action, dice }) => ({ action, dice }));
    expect(played(timeline() as Timeline)).toEqual(played(before()));
    expect(useGame.getState().table).toBe('hotseat');
    // The same as the game itself: nothing hangs on it.
    expect(variations()).toEqual([]);
  });

  it('tells nothing of the dice to come', async () => {
    /** The die of the attack in the game, and what lines show before it, on a device with a key of its own. */
    const rolled = async (key: number, tries: number) => {
      // Dice of the game follow from the key, chance of the page from nothing: here it is the same each time.
      let byte = 0;
      vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
        (bytes as Uint8Array)[0] = byte++;
        return bytes;
      });
      globalThis.winterWarTest = { seed: key };
      const game = winterWar.rules.withoutGenerator({ ...before(), about: { id: 'a-b-c-d' } });
      useGame.setState({ ...FRESH, timeline: game, table: 'hotseat', seats: PEOPLE });
      const dice: number[] = [];
      for (let i = 0; i < tries; i++) {
        await tryFrom(3);
        useGame.setState(({ timeline: line }) => ({ timeline: { ...line!, cursor: 3 } }));
        tried(attack);
        dice.push(timeline().steps[3]!.dice[0]!);
        backToGame();
      }
      expect(tried(attack)).toBeNull();
      return { dice, next: timeline().steps[3]!.dice[0]! };
    };
    const games: Awaited<ReturnType<typeof rolled>>[] = [];
    for (const key of [1, 2, 3, 4, 5, 6]) games.push(await rolled(key, 7));
    const [{ dice }] = games as [(typeof games)[number]];
    expect(new Set(dice).size).toBeGreaterThan(1);
    expect(games.map((game) => game.dice)).toEqual(games.map(() => dice));
    expect(new Set(games.map(({ next }) => next)).size).toBeGreaterThan(1);
    // Nor does a line change what falls.
    for (const [i, { next }] of games.entries()) expect((await rolled(i + 1, 0)).next).toBe(next);
  });

  it('tells nothing of what the computer player does, whose seed is not asked with', async () => {
    answerValues();
    const sent = fakeWorkers();
    await open(before());
    act(() => useGame.setState({ seats: { soviet: HUMAN, finn: 'general', seed: 77 } }));
    await act(() => tryFrom(3));
    await waitFor(() =>
      expect(sent.map(({ question }) => question)).toContainEqual(
        expect.objectContaining({ kind: 'advise', seed: 1 }),
      ),
    );
    expect(JSON.stringify(sent)).not.toContain('"seed":77');
  });
});

describe('no line is tried', () => {
  it('and none shown, where it may tell what is hidden', async () => {
    const variations = [{ at: 3, text: 'All of the Finns' }];
    showGame({ ...inSovietSetUp(), about: { variations } }, 'hotseat');
    await screen.findByRole('button', { name: /Soviet player/ });
    act(() => useGame.setState({ curtain: null }));
    await screen.findByRole('group', MAP);
    expect(timeline().about?.variations).toEqual(variations);
    act(() => watchTable(3));
    await screen.findAllByRole('button', { name: lines.try });
    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(screen.queryByText('All of the Finns')).toBeNull();
    act(() => void fireEvent(window, new Event('afterprint')));
  });

  const REFUSED: readonly (readonly [string, LinesBar, () => Promise<void>])[] = [
    ['while something lies face down', 'secret', () => open(inSovietSetUp())],
    ['while a landing may be planned', 'secret', () => open(landingPlanned())],
    ['where aids are given up', 'agreed', () => open({ ...setUp(), about: { withoutAids: ['advice'] } })],
    [
      'at a host',
      'hosted',
      async () => {
        await open(setUp());
        act(() =>
          useGame.setState({ hosted: { mayAskBack: () => false, arrived: () => [] } as unknown as Hosted }),
        );
      },
    ],
  ];
  it.each(REFUSED)('%s, and the control says why', async (_, why, begins) => {
    await begins();
    act(() => watchTable(1));
    const [button] = await screen.findAllByRole('button', { name: lines.try });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(lines.barred({ why }));
    expect(screen.queryByLabelText(w.text)).toBeNull();
  });

  it('twice: the command leads back instead', async () => {
    await begin();
    await act(() => tryFrom(6));
    expect(tryLine.label).toBe(lines.back);
    expect(serialise(itself())).toBe(serialise({ ...itself(), cursor: itself().steps.length }));
    expect(present(timeline())).toEqual(present(itself()));
  });
});

describe.each(GAMES.map((entry) => [entry.game.meta.id, entry] as const))('a line of %s', (_, entry) => {
  it('is played by its own rules, and the game comes back as it was', async () => {
    const { rules, records } = entry.game;
    setActiveGame(entry.game);
    const game = rules.withoutGenerator(played(entry, 3));
    useGame.setState({ ...FRESH, timeline: game, table: 'solo', seats: PEOPLE });
    const at = Math.floor(game.steps.length / 2);
    await tryFrom(at);
    const now = () => present(useGame.getState().timeline!);
    for (let i = 0; i < 3 && !rules.isOver(now()); i++)
      play(entry.sample(now() as never, (count) => (i * 7 + 1) % count));
    const kept = variations();
    expect(kept.length).toBeGreaterThan(1);
    backToGame();
    expect(timeline().steps).toBe(game.steps);
    const restored = records.restore(records.serialise(timeline()));
    expect(restored.ok && restored.timeline.about?.variations).toEqual(kept);
    setActiveGame(winterWar);
  });
});
