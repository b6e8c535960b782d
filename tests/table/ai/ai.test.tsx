import startMessages from '#table/content/en/start.ftl';
import playMessages from '#table/content/en/play.ftl';
import { meta as winterWar } from '#games/winter-war/meta.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  decider,
  readySetUp,
  RECOMMENDED,
  restore,
  serialise,
  type PositionSpec,
  type State,
} from '#engine/winter-war';
import type { Question } from '#table/game/ai.ts';
import { activeGame } from '#table/game/registry.ts';
import type { Request } from '#kit/worker-rpc/worker-rpc.ts';
import { computerToDecide } from '#table/store/play.ts';
import { mayUndo, undo, whyNotBackTo } from '#table/store/history.ts';
import { openRecord } from '../reading.ts';
import { position, useGame } from '#games/winter-war/table-adapter.ts';
import { recordOf } from '#table/store/saving.ts';
import { handOverSide } from '#table/store/shared-screen.ts';
import { openTable } from '#table/store/navigation.ts';
import { useUi } from '#table/store/ui.ts';
import { carryOn } from '#table/shell/commands/table-commands.ts';
import { next } from '#games/winter-war/ui/controller/commands.ts';
import { hintCommand } from '#table/features/hints/hint.ts';
import { overlayCommands } from '#games/winter-war/ui/overlays/index.ts';
import { restart } from '#table/commands/history.ts';
import { aiStep } from '#table/features/ai/commands.ts';
import { mayReplay } from '#table/store/replay.ts';
import { stopThinking } from '#table/store/ai-worker.ts';
import { setPace, setPaused, skip, useAi } from '#table/store/ai.ts';
import { useVoice } from '#table/view/CursorVoice.tsx';
import { positionOf } from '#table/view/usePosition.ts';
import { fakeWorkers, honest } from './fake-worker.ts';
import { shortGame } from '../replay/short-game.ts';
import { showNewGame, showPosition, timeline } from '../../games/winter-war/ui/table.tsx';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

const w = playMessages().ai;
const user = userEvent.setup();

/** Finns and Soviets next to each other; the Finns may step back from the attack. */
const spec: PositionSpec = {
  turn: 5,
  phasing: 'soviet',
  units: stacks('s1407 0-1-2, s1307 8-3-2, s1308 6-4-2, s1207 2-2-3, f1208 4-4-2'),
};

const table = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 1 });
const press = async (name: string | RegExp): Promise<void> =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const humanDecides = () => waitFor(() => expect(computerToDecide()).toBeNull());

describe('a computer player at the table', () => {
  beforeEach(() => setPace(8));
  afterEach(() => {
    fakeWorkers();
    useAi.setState({ paused: false });
  });

  it('moves by itself, and gives the word to the person', async () => {
    fakeWorkers();
    showPosition(spec, 'hotseat');
    await table();
    act(() => handOverSide('soviet', 'officer'));
    await humanDecides();
    expect(timeline().cursor).toBeGreaterThan(0);
    expect(decider(position())).toBe('finn');
  });

  it.each([
    ['in the panel at hand, and to the ear', true],
    ['over the map, where that panel is folded', false],
  ])('has its Player-Turn told once: %s', async (_, open) => {
    fakeWorkers();
    useUi.setState({ leftOpen: open });
    useVoice.setState({ text: '' });
    const apart = stacks('s1407 0-1-2, f0620 4-4-2');
    showPosition({ ...spec, units: apart }, 'hotseat');
    await table();
    act(() => handOverSide('soviet', 'officer'));
    const account = /Your turn\.$/;
    const told = await waitFor(
      () => {
        const { notice } = useUi.getState();
        const shown = notice?.kind === 'text' ? notice.text : '';
        const { text } = useVoice.getState();
        expect(shown + text).toMatch(account);
        return [account.test(text), account.test(shown)];
      },
      { timeout: 10_000 },
    );
    expect(told).toEqual([open, !open]);
    useUi.setState({ leftOpen: true });
  });

  it('is asked about what its side may see, and about no dice', async () => {
    const sent = fakeWorkers();
    showNewGame('hotseat');
    await screen.findByText(/Place your counters/);
    act(() => handOverSide('soviet', 'recruit'));
    await press('Historical');
    await press('End set-up');
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    const { state, side } = sent[0]!.question as Question<State>;
    expect(side).toBe('soviet');
    expect(state.random).toEqual([]);
    expect(state.units.some(({ at }) => at === -4)).toBe(true);
    // No curtain falls for a machine.
    expect(useGame.getState().curtain).toBeNull();
  });

  it('keeps its own set-up from the person', async () => {
    fakeWorkers();
    openTable({
      from: 'new',
      table: 'hotseat',
      options: RECOMMENDED,
      seats: { finn: 'recruit', soviet: 'human' },
    });
    const { render } = await import('@testing-library/react');
    const { default: TableScreen } = await import('#table/shell/TableScreen.tsx');
    render(<TableScreen />);
    await waitFor(() => {
      expect(useGame.getState().seats.finn).toBe('recruit');
      expect(decider(position())).toBe('soviet');
    });
    const { viewer, seen } = positionOf(position());
    expect(viewer).toBe('soviet');
    const shown = (state: State) => state.units.filter(({ at }) => at >= 0).length;
    expect(shown(position())).toBeGreaterThan(0);
    expect(shown(seen as State)).toBe(0);
  });

  it('can be stopped, made to act once, and told to get on with it', async () => {
    fakeWorkers();
    showPosition(spec, 'hotseat');
    await table();
    act(() => handOverSide('soviet', 'officer'));
    act(() => setPaused(true));
    await waitFor(() => expect(useAi.getState().next.length).toBeGreaterThan(0));
    expect(timeline().cursor).toBe(0);
    expect(
      await screen.findByRole('region', { name: w.title({ name: winterWar.level('officer').name }) }),
    ).toHaveTextContent(w.paused);
    act(() => aiStep.run());
    expect(timeline().cursor).toBe(1);
    expect(useAi.getState().paused).toBe(true);
    act(() => carryOn.run());
    await humanDecides();
  });

  it('leaves nothing to press to the person meanwhile', async () => {
    fakeWorkers();
    showPosition(spec, 'hotseat');
    await table();
    act(() => handOverSide('soviet', 'officer'));
    act(() => setPaused(true));
    expect(next.enabled()).toBe(false);
    expect(restart.enabled()).toBe(false);
    expect(hintCommand.enabled()).toBe(false);
    expect(overlayCommands.all.find(({ id }) => id === 'supply')!.enabled()).toBe(true);
  });

  it('waits while a dialog hides the map', async () => {
    fakeWorkers();
    showPosition(spec, 'hotseat');
    await table();
    act(() => {
      useUi.setState({ dialog: 'menu' });
      handOverSide('soviet', 'officer');
    });
    await waitFor(() => expect(useAi.getState().next.length).toBeGreaterThan(0));
    await new Promise((later) => setTimeout(later, 300));
    expect(timeline().cursor).toBe(0);
    act(() => useUi.setState({ dialog: null }));
    await humanDecides();
  });

  it('is undone together with the action of the person before it', async () => {
    fakeWorkers();
    showPosition(spec, 'hotseat');
    await table();
    act(() => handOverSide('finn', 'recruit'));
    await press('End movement');
    await humanDecides();
    await waitFor(() => expect(position().phase).not.toBe('movement'));
    expect(mayUndo()).toBe(true);
    const finnish = timeline().steps.findIndex(({ state }) => decider(state) === 'finn') + 1;
    expect(finnish > 0 ? whyNotBackTo(finnish) : 'ai').toBe('ai');
    act(() => undo());
    expect(position().phase).toBe('movement');
    expect(decider(position())).toBe('soviet');
  });

  it('goes with the game into its record', async () => {
    fakeWorkers();
    showPosition(spec, 'hotseat');
    await table();
    act(() => handOverSide('finn', 'general'));
    const restored = restore(recordOf());
    expect(restored).toMatchObject({ ok: true, seats: { finn: 'general', soviet: 'human' } });
    act(() => handOverSide('finn', 'human'));
    expect(restore(recordOf())).not.toHaveProperty('seats');
  });

  it('waits for a word where a match of two of them is opened', async () => {
    fakeWorkers();
    showPosition(spec, 'hotseat');
    await table();
    const seats = { finn: 'recruit', soviet: 'officer', seed: 4 } as const;
    await act(async () => {
      expect(await openRecord(serialise(shortGame(), seats), 'hotseat')).toBeNull();
    });
    expect(useGame.getState().seats).toEqual(seats);
    expect(mayReplay()).toBe(true);
    await waitFor(() => expect(useAi.getState().paused).toBe(true));
    expect(timeline().cursor).toBe(shortGame().steps.length);
  });

  it('is changed in the bar', async () => {
    fakeWorkers();
    showPosition({ ...spec, phasing: 'finn' }, 'hotseat');
    await table();
    act(() => handOverSide('soviet', 'officer'));
    await press(new RegExp(startMessages().seats.command));
    const soviet = await screen.findByRole('group', { name: winterWar.side('soviet').name });
    await user.click([...soviet.querySelectorAll('input')].find(({ value }) => value === 'general')!);
    expect(useGame.getState().seats.soviet).toBe('general');
  });
});

describe('a computer player in trouble', () => {
  beforeEach(() => setPace(8));
  afterEach(() => {
    fakeWorkers();
  });

  it.each([
    [
      'died',
      () => {
        throw new Error('broken');
      },
    ],
    ['garbled', (_: unknown, tell: (answer: unknown) => void) => tell({ kind: 'poem' })],
    [
      'illegal',
      (message: unknown, tell: (answer: unknown) => void) =>
        tell({ kind: 'answer', id: (message as Request).id, answer: [{ type: 'accept' }] }),
    ],
    [
      'illegal',
      (message: unknown, tell: (answer: unknown) => void) =>
        tell({ kind: 'answer', id: (message as Request).id, answer: [] }),
    ],
  ] as const)('that %s says so, and the person plays on', async (trouble, behave) => {
    fakeWorkers(behave);
    showPosition(spec, 'hotseat');
    await table();
    act(() => handOverSide('soviet', 'officer'));
    expect(await screen.findByText(w.trouble[trouble])).toBeVisible();
    expect(timeline().cursor).toBe(0);
    await press(w.takeOver);
    expect(computerToDecide()).toBeNull();
    expect(carryOn.enabled()).toBe(true);
  });

  it('tries again when it is told to', async () => {
    let broken = true;
    fakeWorkers((message, tell) => {
      if (broken) throw new Error('broken');
      honest(message, tell);
    });
    showPosition(spec, 'hotseat');
    await table();
    act(() => handOverSide('soviet', 'officer'));
    await screen.findByText(w.trouble.died);
    broken = false;
    await press(w.retry);
    await humanDecides();
    expect(timeline().cursor).toBeGreaterThan(0);
  });

  it('is asked once more by itself, where its worker breaks down', async () => {
    let asked = 0;
    fakeWorkers((message, tell) => {
      if (++asked === 1) throw new Error('broken');
      honest(message, tell);
    });
    showPosition(spec, 'hotseat');
    await table();
    act(() => handOverSide('soviet', 'officer'));
    await humanDecides();
    expect(useAi.getState().trouble).toBeNull();
    expect(timeline().cursor).toBeGreaterThan(0);
  });

  it('plays on to the end, however often it is skipped, paused, stepped, held up and broken down', async () => {
    let asked = 0;
    fakeWorkers((message, tell) => {
      if (++asked % 9 === 0) throw new Error('broken');
      honest(message, tell);
    });
    showPosition({ ...spec, turn: 7 }, 'hotseat');
    await table();
    act(() => {
      handOverSide('soviet', 'recruit');
      handOverSide('finn', 'recruit');
    });
    // A pure number sequence, so that a fault can be looked for again.
    let seed = 12;
    const among = (count: number): number => (seed = (seed * 48_271) % 2_147_483_647) % count;
    const troubles: readonly (() => void)[] = [
      () => skip(),
      () => skip(),
      () => skip(),
      () => setPaused(true),
      () => aiStep.run(),
      () => setPace(among(2) ? 8 : 1),
      () => useUi.setState({ dialog: 'menu' }),
      () => stopThinking(),
    ];
    for (let i = 0; i < 300 && position().phase !== 'over'; i++) {
      act(() => troubles[among(troubles.length)]!());
      await act(() => new Promise((later) => setTimeout(later, among(4))));
      act(() => useUi.setState({ dialog: null }));
    }
    act(() => skip());
    await waitFor(
      () => {
        if (position().phase !== 'over' && !useAi.getState().skipping) act(() => skip());
        expect(position().phase).toBe('over');
      },
      { timeout: 20_000 },
    );
    expect(useAi.getState()).toMatchObject({ trouble: null, thinking: null });
  });

  it('is stopped where its turn comes to no end', async () => {
    const aiPlayers = activeGame().aiPlayers as { most: number };
    const { most } = aiPlayers;
    aiPlayers.most = 11;
    try {
      // A Finn who puts a counter down and takes it back for ever.
      fakeWorkers((message, tell) => {
        const { question, id } = message as Request;
        const { state } = question as Question<State>;
        const [place] = readySetUp(state, 'historical', 0);
        const back = { ...place, hex: null };
        tell({ kind: 'answer', id, answer: [place, back, place, back] });
      });
      showNewGame('hotseat');
      await screen.findByText(/Place your counters/);
      act(() => {
        handOverSide('finn', 'recruit');
        skip();
      });
      expect(await screen.findByText(w.trouble.illegal)).toBeVisible();
      expect(timeline().steps).toHaveLength(11);
    } finally {
      aiPlayers.most = most;
    }
  });

  it('stops where another tab has gone on with the game', async () => {
    fakeWorkers(() => undefined);
    showPosition(spec, 'hotseat');
    await table();
    act(() => handOverSide('soviet', 'officer'));
    await waitFor(() => expect(useAi.getState().thinking).not.toBeNull());
    act(() => useGame.setState({ saving: 'overtaken' }));
    expect(useAi.getState().thinking).toBeNull();
    // Nor is its side left to the person there.
    expect(next.enabled()).toBe(false);
  });
});
