/** Advice in a game of a few lines (store/counting.ts), by a General who says what the test tells him to say. */
import playMessages from '#table/content/en/play.ftl';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { parseRequest } from '#kit/worker-rpc/worker-rpc.ts';
import { strongest } from '#table/view/players.tsx';
import { workers } from '#table/store/ai-worker.ts';
import {
  doHintCommand,
  hintCommand,
  askHint,
  canAskHint,
  closeHint,
  doAll,
  doNext,
  useHint,
} from '#table/features/hints/hint.ts';
import { allCommands } from '#table/shell/commands/all-commands.ts';
import { ContextPanel } from '#table/shell/ContextPanel.tsx';
import HintPanel from '#table/features/hints/HintPanel.tsx';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import type { Game } from '#table/game/game.ts';
import { undo } from '#table/store/history.ts';
import { useGame } from '#table/store/game.ts';
import { play } from '#table/store/play.ts';
import { useUi } from '#table/store/ui.ts';
import { fakeWorkers } from '../ai/fake-worker.ts';
import { begin, cursor } from '../store/counting.ts';

const t = playMessages().hint;

const hints = {
  read: (answer: unknown) =>
    Array.isArray(answer) ? { actions: answer as unknown[], about: 'a plan' } : null,
  About: ({ about }: { about: unknown }) => <p>About {String(about)}</p>,
  actionText: (_: unknown, action: unknown) => `Play ${String(action)}.`,
  beginning: () => null,
  rolls: (action: unknown) => action === 'roll',
};
// oxlint-disable-next-line vitest/require-mock-type-parameters -- only its calls are looked at
const fetchHints = vi.fn(() => Promise.resolve(hints));

/** Puts the game on the table; `end` ends a phase. A side sees its own name in a position. */
function beginAdvised(setting: Parameters<typeof begin>[0] = {}): void {
  begin(setting);
  const game = activeGame();
  const view = (state: object, side: string): unknown => ({ ...state, for: side });
  setActiveGame({
    ...game,
    meta: { ...game.meta, level: (name: string) => ({ name }) },
    aiPlayers: { hints: fetchHints },
    rules: { ...game.rules, view },
    story: { endsPhase: (action: unknown) => action === 'end' },
  } as unknown as Game);
}

/** Asks, and has the General answer with these. */
async function advised(actions: unknown, setting: Parameters<typeof begin>[0] = {}) {
  beginAdvised(setting);
  const sent = fakeWorkers((message, tell) => {
    const { id } = parseRequest(message)!;
    tell({ kind: 'progress', id, done: 0.25 });
    tell({ kind: 'answer', id, answer: actions });
  });
  await act(askHint);
  return sent;
}

const advice = () => useHint.getState();
const isClosed = () => advice().state === null;
const steps = () => useGame.getState().timeline!.steps.map(({ action }) => action);

const { make } = workers;
afterEach(() => {
  act(closeHint);
  workers.make = make;
  fetchHints.mockImplementation(() => Promise.resolve(hints));
});

describe('advice', () => {
  it.each([true, false])(
    'comes with the hints of a game, which adds nothing else to the table: %s',
    async (hasHints) => {
      await advised(['a']);
      const { aiPlayers, ...game } = activeGame();
      const commands = { others: [], onMap: [] } as never;
      const parts = { commands, screen: { ContextPanel: () => null } };
      setActiveGame({ ...game, ...parts, ...(hasHints && { aiPlayers }) } as unknown as Game);
      const belonging = allCommands().filter((command) => command.belongsTo(null));
      expect([belonging.includes(hintCommand), belonging.includes(doHintCommand)]).toEqual([
        hasHints,
        hasHints,
      ]);
      if (!hasHints) return;
      render(<ContextPanel />);
      expect(await screen.findByRole('region', { name: t.title({ level: 'hard' }) })).toHaveTextContent(
        'Play a.',
      );
    },
  );

  it('is asked for the one who decides, of what that side sees, and shown beside the map', async () => {
    useUi.setState({ leftOpen: false });
    const [request] = await advised(['a'], { played: ['x'] });
    expect(request!.question).toEqual({
      kind: 'advise',
      side: 'black',
      state: { count: 1, random: [1], for: 'black' },
      seed: expect.any(Number) as unknown,
    });
    expect(useUi.getState().leftOpen).toBe(true);
  });

  it('tells how far the thought has come, and leaves the end of the phase to the player', async () => {
    const thought: (number | null)[] = [];
    const stop = useHint.subscribe(({ thinking }) => thought.push(thinking));
    await advised(['a', 'end', 'b', 'end']);
    stop();
    expect(hintCommand.enabled()).toBe(true);
    expect(thought).toEqual([0, 0, 0.25, null]);
    expect(advice()).toMatchObject({ actions: ['a', 'b'], about: 'a plan', trouble: null });
  });

  it.each([
    ['a computer player decides', { white: 'easy' } as const],
    ['the game is over', { isOver: true }],
    ['something is practised', { practice: true }],
    ['there is no game', { timeline: null }],
  ])('is not to be had where %s', async (_, setting) => {
    expect((await advised(['a'], setting)).length).toBe(0);
    expect([canAskHint(), isClosed(), hintCommand.enabled()]).toEqual([false, true, false]);
  });

  it('is not to be had from a game without a General', () => {
    begin();
    expect(canAskHint()).toBe(false);
  });

  it('that cannot be fetched is a trouble of its own, and may be asked again', async () => {
    fetchHints.mockImplementation(() => Promise.reject(new Error('No network')));
    await advised(['a']);
    expect(advice()).toMatchObject({ trouble: 'died', thinking: null, actions: [] });
    render(<HintPanel />);
    expect(screen.getByText(t.trouble)).toBeVisible();
    fetchHints.mockImplementation(() => Promise.resolve(hints));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: hintCommand.label })));
    expect(await screen.findByText('Play a.')).toBeVisible();
  });

  it('that makes no sense is a trouble too', async () => {
    await advised('nonsense');
    expect(advice()).toMatchObject({ trouble: 'garbled', actions: [] });
    expect(isClosed()).toBe(false);
  });

  it('for a position that has passed meanwhile is not shown', async () => {
    let arrive = (): void => undefined;
    fetchHints.mockImplementation(() => new Promise((fetched) => (arrive = () => fetched(hints))));
    beginAdvised();
    const sent = fakeWorkers(() => undefined);
    const asked = askHint();
    play('a');
    expect(isClosed()).toBe(true);
    arrive();
    await asked;
    expect([isClosed(), advice().hints, sent.length]).toEqual([true, null, 0]);
  });

  it('that is put away while the General thinks ends the thought', async () => {
    beginAdvised();
    // oxlint-disable-next-line vitest/require-mock-type-parameters -- only its calls are looked at
    const terminate = vi.fn();
    workers.make = () =>
      // oxlint-disable-next-line vitest/require-mock-type-parameters -- only its calls are looked at
      Object.assign(new EventTarget(), { postMessage: vi.fn(), terminate }) as unknown as Worker;
    const asked = askHint();
    await vi.waitFor(() => expect(advice().hints).not.toBeNull(), { timeout: 60_000 });
    expect(terminate).not.toHaveBeenCalled();
    closeHint();
    await asked;
    expect(terminate).toHaveBeenCalledOnce();
    expect([isClosed(), advice().trouble]).toEqual([true, null]);
  });

  it('stays while the game does, and is past when another action is played or taken back', async () => {
    await advised(['a'], { played: ['x'] });
    useGame.setState({ saving: 'kept' } as never);
    expect(isClosed()).toBe(false);
    act(() => void play('other'));
    expect(isClosed()).toBe(true);
    await advised(['a'], { played: ['x'], table: 'solo' });
    act(() => undo());
    expect(isClosed()).toBe(true);
    await advised(['a']);
    act(() => useGame.setState({ timeline: null }));
    expect(isClosed()).toBe(true);
  });
});

describe('what was advised', () => {
  it('is done one by one, and followed to its end', async () => {
    await advised(['a', 'b']);
    act(doNext);
    expect([steps(), advice().actions]).toEqual([['a'], ['b']]);
    act(doNext);
    expect([steps(), isClosed()]).toEqual([['a', 'b'], true]);
    act(doNext);
    expect(cursor()).toBe(2);
  });

  it('is done at once, as one step for undo', async () => {
    await advised(['a', 'b', 'c'], { table: 'solo' });
    act(doAll);
    expect([steps(), isClosed()]).toEqual([['a', 'b', 'c'], true]);
    expect(useGame.getState().timeline!.about).toMatchObject({ computerHelped: true });
    act(() => undo());
    expect(cursor()).toBe(0);
    act(doAll);
    expect(cursor()).toBe(0);
  });

  it('goes on action by action, where a die is to fall among them, and is past once it has fallen', async () => {
    await advised(['a', 'roll', 'b']);
    act(doAll);
    expect([steps(), advice().actions]).toEqual([['a'], ['roll', 'b']]);
    act(doAll);
    expect([steps(), isClosed()]).toEqual([['a', 'roll'], true]);
  });

  it('is given up where the rules refuse it, with the reason', async () => {
    await advised(['a', 'no more', 'b']);
    act(doNext);
    act(doNext);
    expect([steps(), isClosed()]).toEqual([['a'], true]);
    expect(useUi.getState().notice).toMatchObject({ kind: 'refusal', refusal: { text: 'no more' } });
  });

  it('is a command as well, which is called by what there is to do', async () => {
    beginAdvised();
    expect([doHintCommand.enabled(), doHintCommand.label]).toEqual([false, t.doAllOfIt]);
    await advised(['a', 'b']);
    expect([doHintCommand.enabled(), doHintCommand.label]).toEqual([true, t.doAll({ actions: 2 })]);
    act(() => doHintCommand.run());
    expect(steps()).toEqual(['a', 'b']);
  });
});

describe('the panel of advice', () => {
  const listed = () => screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
  const folded = (): Element | null => document.querySelector('details');

  it('shows the thought, then the plan with its actions', async () => {
    beginAdvised();
    const view = render(<HintPanel />);
    expect(view.container).toBeEmptyDOMElement();
    fakeWorkers((message, tell) => tell({ kind: 'progress', id: parseRequest(message)!.id, done: 0.25 }));
    await act(async () => void askHint());
    expect(await screen.findByRole('progressbar', { name: t.thinking(strongest()) })).toHaveAttribute(
      'value',
      '0.25',
    );
    await advised(['a', 'b']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('About a plan')).toBeVisible();
    expect(listed()).toEqual(['Play a.', 'Play b.']);
    fireEvent.click(screen.getByRole('button', { name: t.put }));
    expect(view.container).toBeEmptyDOMElement();
  });

  it.each([
    [['a', 'b', 'c', 'd'], 0],
    [['a', 'b', 'c', 'd', 'e', 'f'], 2],
  ])('folds what goes beyond the first four of %j', async (actions, more) => {
    await advised(actions);
    render(<HintPanel />);
    expect(listed()).toEqual(actions.map((action) => `Play ${action}.`));
    expect(folded() !== null).toBe(more > 0);
    if (!more) return;
    expect(folded()!.querySelectorAll('li')).toHaveLength(more);
    expect(folded()!.querySelector('ol')).toHaveAttribute('start', '5');
    expect(folded()).toHaveTextContent(t.rest({ actions: actions.length }));
  });

  it.each([
    [
      ['a', 'b'],
      [t.doAll({ actions: 2 }), t.doNext],
    ],
    [['a'], [t.doAll({ actions: 1 })]],
    [['end'], []],
  ])('offers what can be done with %j', async (actions, offers) => {
    await advised(actions);
    render(<HintPanel />);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', ...offers]);
    expect(screen.queryByText(t.justEnd) !== null).toBe(offers.length === 0);
  });
});
