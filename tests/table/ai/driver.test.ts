/** How the answers of computer players are carried out, in a game of a few lines (store/counting.ts). */
import type { Request } from '#kit/worker-rpc/worker-rpc.ts';
import type { AiPlayers, Question } from '#table/game/ai.ts';
import { activeGame } from '#table/game/registry.ts';
import { changePace, retry, setPace, setPaused, skip, useAi } from '#table/store/ai.ts';
import { aiFaster, aiPause, aiSlower, aiStep } from '#table/features/ai/commands.ts';
import { startAiDriver, step } from '#table/features/ai/driver.ts';
import { aiPrimaryStep } from '#table/view/step.ts';
import { endReplay, watchTable } from '#table/store/replay.ts';
import { useGame, type Hosted } from '#table/store/game.ts';
import { useHosted } from '#table/store/hosted.ts';
import { play } from '#table/store/play.ts';
import { useLibrary } from '#table/store/saving.ts';
import { REMOTE } from '#table/store/seats.ts';
import { useUi } from '#table/store/ui.ts';
import { begin, cursor, tellStory } from '../store/counting.ts';
import { fakeWorkers } from './fake-worker.ts';

/** What the worker answers to the next questions; null: nothing is heard of it. */
let answers: unknown[] = [];
let sent: Request[] = [];
let stop = (): void => undefined;

/** The black player, led by the computer, has three actions; then the white one decides. A pause takes a second. */
function sitDown(setting: Parameters<typeof begin>[0] = {}, players: Partial<AiPlayers> = {}): void {
  begin({ black: 'hard', played: ['a'], saving: 'saved', ...setting });
  // Nothing of it is saved.
  useLibrary.setState({ saveQueued: true });
  tellStory({
    rules: { view: (state: object, side: string) => ({ ...state, seenBy: side }) },
    aiPlayers: {
      actionsOf: (answer: unknown) => (Array.isArray(answer) ? (answer as unknown[]) : null),
      hides: () => false,
      turnOf: ({ count }: { count: number }) => String(Math.floor(count / 4)),
      most: 20,
      ...players,
    },
  });
  stop = startAiDriver();
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const actions = (): unknown[] => useGame.getState().timeline!.steps.map(({ action }) => action);
const questions = (): Question[] => sent.map(({ question }) => question as Question);
const trouble = (): unknown => useAi.getState().trouble;
const handOver = (side: string, seat: string): void =>
  useGame.setState(({ seats }) => ({ seats: { ...seats, [side]: seat } }));

beforeEach(() => {
  vi.useFakeTimers();
  useAi.setState(useAi.getInitialState());
  useUi.setState({ dialog: null, rule: null, mode: { mode: 'idle' } });
  setPace(1);
  answers = [];
  sent = fakeWorkers((message, tell) => {
    const { id } = message as Request;
    const answer = answers.shift();
    if (answer === 'broken') throw new Error('broken');
    if (answer !== null && answer !== undefined) tell({ kind: 'answer', id, answer });
  });
});
afterEach(() => {
  endReplay();
  stop();
  vi.useRealTimers();
});

describe('an answer', () => {
  it('is carried out one action after another, each after its pause, up to the other side’s choice', async () => {
    answers = [['x', 'y', 'z']];
    sitDown();
    expect(useAi.getState()).toMatchObject({ thinking: 0, next: [] });
    await pass(1);
    expect(useAi.getState()).toMatchObject({ thinking: null, next: ['x', 'y', 'z'] });
    await pass(997);
    expect(cursor()).toBe(1);
    await pass(3);
    expect(actions()).toEqual(['a', 'x']);
    expect(useAi.getState().next).toEqual(['y', 'z']);
    await pass(1000);
    expect(actions()).toEqual(['a', 'x', 'y']);
    await pass(1000);
    expect(actions()).toEqual(['a', 'x', 'y', 'z']);
    await pass(60_000);
    expect(cursor()).toBe(4);
    expect(questions()).toEqual([
      {
        kind: 'think',
        state: { count: 1, random: [1], seenBy: 'black' },
        side: 'black',
        level: 'hard',
        seed: useGame.getState().seats.seed,
      },
    ]);
  });

  it('is shown as fast as was chosen, at any time', async () => {
    answers = [['x', 'y', 'z']];
    setPace(2);
    sitDown();
    await pass(1);
    await pass(500);
    expect(cursor()).toBe(2);
    await pass(400);
    // What is waited for already begins anew.
    setPace(0.5);
    await pass(1900);
    expect(cursor()).toBe(2);
    await pass(100);
    expect(cursor()).toBe(3);
  });

  it('is pointed at before a die falls, while there is time to see it', async () => {
    answers = [['roll', 'roll', 'z']];
    sitDown();
    await pass(1001);
    expect([cursor(), useAi.getState().aiming]).toEqual([1, true]);
    await pass(740);
    expect(cursor()).toBe(1);
    await pass(10);
    expect([cursor(), useAi.getState().aiming]).toEqual([2, false]);
    setPace(4);
    await pass(250);
    expect([cursor(), useAi.getState().aiming]).toEqual([3, false]);
  });

  it('is put in groups by the game, in the position in which it was asked', async () => {
    const inGroups = vi.fn<(state: unknown, given: readonly unknown[]) => unknown[]>((_, given) =>
      given.toReversed(),
    );
    answers = [['x', 'y', 'z']];
    sitDown({}, { inGroups });
    await pass(3001);
    expect(actions()).toEqual(['a', 'z', 'y', 'x']);
    expect(inGroups.mock.calls[0]![0]).toMatchObject({ count: 1 });
  });

  it('that has become impossible on the way is asked for anew', async () => {
    answers = [
      ['x', 'no', 'z'],
      ['y', 'z'],
    ];
    sitDown();
    await pass(6000);
    expect(actions()).toEqual(['a', 'x', 'y', 'z']);
    expect(questions().map(({ state }) => (state as { count: number }).count)).toEqual([1, 2]);
    expect(trouble()).toBeNull();
  });

  it.each([
    ['is against the rules at its beginning', ['no', 'x']],
    ['has no action', []],
  ])('that %s is a fault', async (_, answer) => {
    answers = [answer];
    sitDown();
    await pass(5000);
    expect(trouble()).toBe('illegal');
    expect(cursor()).toBe(1);
    expect(sent).toHaveLength(1);
    // Other changes do not make it ask again; being told to does.
    useUi.setState({ dialog: 'menu' });
    useUi.setState({ dialog: null });
    await pass(5000);
    expect(sent).toHaveLength(1);
    answers = [['x', 'y', 'z']];
    retry();
    await pass(5000);
    expect(trouble()).toBeNull();
    expect(cursor()).toBe(4);
  });

  it.each([
    ['makes no sense', 'poem', 'garbled'],
    ['does not come, as the worker breaks down', 'broken', 'died'],
  ])('that %s is asked for once more, and then a person hears of it', async (_, answer, said) => {
    answers = [answer, ['x', 'y', 'z']];
    sitDown();
    await pass(5000);
    expect([trouble(), cursor(), sent.length]).toEqual([null, 4, 2]);
    answers = [answer, answer];
    play('b');
    await pass(5000);
    expect([trouble(), cursor(), sent.length]).toEqual([said, 5, 4]);
  });

  it('that never comes is given up after a while', async () => {
    sitDown();
    await pass(39_000);
    expect([trouble(), sent.length]).toEqual([null, 2]);
    await pass(2000);
    expect([trouble(), sent.length]).toEqual(['slow', 2]);
  });

  it('is stopped where a turn comes to no end; each turn of each game is counted by itself', async () => {
    answers = [
      ['x', 'y', 'z'],
      ['x', 'y', 'z'],
    ];
    sitDown({}, { most: 3 });
    await pass(5000);
    play('b');
    await pass(5000);
    expect([trouble(), cursor()]).toEqual([null, 8]);
    stop();
    // So is the same turn of another game.
    answers = [['x', 'y', 'z']];
    sitDown({ played: ['a', 'b', 'c', 'd', 'e'] }, { most: 3 });
    await pass(5000);
    expect([trouble(), cursor()]).toEqual([null, 8]);
    stop();
    answers = [['x', 'y', 'z']];
    sitDown({}, { most: 2 });
    await pass(5000);
    expect([trouble(), cursor()]).toEqual(['illegal', 3]);
  });
});

describe('the person', () => {
  it('pauses, has one action played, and lets it go on', async () => {
    answers = [['x', 'y', 'z']];
    sitDown();
    await pass(1);
    setPaused(true);
    await pass(60_000);
    expect(cursor()).toBe(1);
    step();
    expect(cursor()).toBe(2);
    await pass(60_000);
    expect(cursor()).toBe(2);
    setPaused(false);
    await pass(2000);
    expect(cursor()).toBe(4);
  });

  it('stops it before it has answered by asking for one action', async () => {
    answers = [['x', 'y', 'z']];
    sitDown();
    step();
    expect(useAi.getState().paused).toBe(true);
    await pass(60_000);
    expect([cursor(), useAi.getState().next.length]).toEqual([1, 3]);
  });

  it('has everything up to his own choice done at once, though it has to be asked again', async () => {
    answers = [['x'], ['y'], ['z']];
    sitDown();
    await pass(1);
    setPaused(true);
    skip();
    await pass(10);
    expect(actions()).toEqual(['a', 'x', 'y', 'z']);
    // His next turn is not skipped.
    expect(useAi.getState()).toMatchObject({ skipping: false, paused: false });
    answers = [['x', 'y', 'z']];
    play('b');
    await pass(10);
    expect(cursor()).toBe(5);
  });

  it.each([
    ['a dialog', () => useUi.setState({ dialog: 'menu' }), () => useUi.setState({ dialog: null })],
    ['a rule', () => useUi.setState({ rule: 'C1' as never }), () => useUi.setState({ rule: null })],
    ['a replay', () => watchTable(0), () => endReplay()],
  ])('looks at %s, and the game waits', async (_, open, close) => {
    answers = [['x', 'y', 'z']];
    sitDown();
    await pass(500);
    open();
    await pass(60_000);
    expect(cursor()).toBe(1);
    skip();
    await pass(60_000);
    expect(cursor()).toBe(1);
    setPaused(false);
    close();
    await pass(1000);
    expect(cursor()).toBe(2);
  });

  it('takes the side over, and what was thought of is dropped', async () => {
    sitDown();
    await pass(1);
    expect(useAi.getState().thinking).toBe(0);
    handOver('black', 'human');
    expect(useAi.getState()).toMatchObject({ thinking: null, next: [] });
    answers = [['x', 'y', 'z']];
    handOver('black', 'hard');
    await pass(1001);
    expect(cursor()).toBe(2);
    handOver('black', 'human');
    expect(useAi.getState().next).toEqual([]);
    await pass(60_000);
    expect(cursor()).toBe(2);
  });

  it('chooses another level while it thinks: that one is asked', async () => {
    sitDown();
    await pass(1);
    answers = [['x', 'y', 'z']];
    handOver('black', 'easy');
    await pass(1001);
    expect(questions().map((asked) => asked.kind === 'think' && asked.level)).toEqual(['hard', 'easy']);
    expect(cursor()).toBe(2);
  });

  it('goes back while it plays, and it is asked about the position that comes of that', async () => {
    answers = [
      ['x', 'y', 'z'],
      ['u', 'v', 'w'],
    ];
    sitDown();
    await pass(1001);
    expect(cursor()).toBe(2);
    useGame.setState(({ timeline }) => ({ timeline: { ...timeline!, cursor: 1 } }));
    await pass(3001);
    expect(actions()).toEqual(['a', 'u', 'v', 'w']);
  });

  it('goes on after a trouble by changing the game', async () => {
    answers = [['no'], ['y', 'z']];
    sitDown();
    await pass(2000);
    expect(trouble()).toBe('illegal');
    play('x');
    expect(trouble()).toBeNull();
    await pass(3000);
    expect(actions()).toEqual(['a', 'x', 'y', 'z']);
  });

  it('has put down what he held when it begins, but goes on looking', () => {
    useUi.setState({ mode: { mode: 'move' } as never });
    sitDown();
    expect(useUi.getState().mode.mode).toBe('idle');
    useUi.setState({ mode: { mode: 'look' } as never });
    handOver('black', 'easy');
    expect(useUi.getState().mode.mode).toBe('look');
  });

  it('does not see one by one what is done in hiding from him', async () => {
    answers = [['roll', 'y', 'z']];
    sitDown({}, { hides: (state, from) => from === 'white' && (state as { count: number }).count < 3 });
    setPaused(true);
    await pass(10);
    expect(cursor()).toBe(4);
  });
});

describe('two computer players', () => {
  it('begin by themselves, and wait for a word where the game was put back on the table', async () => {
    answers = [['w'], ['x']];
    sitDown({ white: 'easy', played: [] });
    await pass(2002);
    expect(cursor()).toBe(2);
    stop();
    answers = [['y', 'z']];
    sitDown({ white: 'easy' });
    expect(useAi.getState().paused).toBe(true);
    await pass(60_000);
    expect(cursor()).toBe(1);
    setPaused(false);
    await pass(1001);
    expect(cursor()).toBe(2);
  });

  it('are skipped to the end of a turn, and then watched again', async () => {
    answers = [['x', 'y', 'z'], ['b', 'c'], ['d']];
    sitDown({ white: 'easy' });
    await pass(1);
    skip();
    await pass(100);
    expect([cursor(), useAi.getState().skipping]).toEqual([4, false]);
    await pass(1000);
    expect(cursor()).toBe(5);
  });
});

describe('it is not asked', () => {
  it.each([
    ['in a game between people', { black: 'human' }],
    ['while a person decides', { played: [] }],
    ['in what is practised', { practice: true }],
    ['in a tab that was overtaken by another', { saving: 'overtaken' }],
    ['where there is no game', { timeline: null }],
  ] as const)('%s', async (_, setting) => {
    sitDown(setting);
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(useAi.getState()).toMatchObject({ thinking: null, next: [] });
  });

  it('once nobody follows the table any more', async () => {
    answers = [['x', 'y', 'z']];
    sitDown();
    await pass(1001);
    stop();
    expect(useAi.getState()).toMatchObject({ next: [], thinking: null });
    await pass(60_000);
    play('y');
    await pass(60_000);
    expect([cursor(), sent.length]).toEqual([3, 1]);
  });
});

describe('a player in another place', () => {
  /** What has come from the host and is still to be shown. */
  let arrived: string[] = [];
  const hosted = (): Hosted =>
    ({
      arrived: () => arrived,
      showNext: () => {
        const { timeline } = useGame.getState();
        const played = activeGame().rules.play(timeline!, arrived.shift());
        if (played.ok) useGame.setState({ timeline: played.timeline });
      },
    }) as unknown as Hosted;

  it('has what he did shown as a computer player’s, and is never thought for', async () => {
    arrived = [];
    sitDown({ black: REMOTE, hosted: hosted() });
    await pass(60_000);
    expect(useAi.getState()).toMatchObject({ thinking: null, next: [], trouble: null });
    expect(aiPrimaryStep()).toMatchObject({ primary: { shown: false } });
    arrived = ['x', 'y'];
    useHosted.setState({});
    expect(useAi.getState().next).toEqual(['x', 'y']);
    expect(aiPrimaryStep()).toMatchObject({ primary: { shown: true } });
    await pass(1000);
    expect([cursor(), useAi.getState().next]).toEqual([2, ['y']]);
    await pass(1000);
    expect([cursor(), useAi.getState().next]).toEqual([3, []]);
    arrived = ['z'];
    useHosted.setState({});
    skip();
    await pass(1);
    expect(cursor()).toBe(4);
    expect(sent).toEqual([]);
  });
});

describe('the controls', () => {
  it('change the speed within its bounds, and this device remembers it', () => {
    const kept = vi.fn<(key: string, value: string) => void>();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: kept });
    setPace(4);
    changePace(1);
    expect(useAi.getState().speed).toBe(8);
    changePace(1);
    expect(useAi.getState().speed).toBe(8);
    expect(kept.mock.calls.map(([, value]) => value)).toEqual(['4', '8']);
    setPace(0.5);
    changePace(-1);
    expect(useAi.getState().speed).toBe(0.5);
    vi.unstubAllGlobals();
    // Where nothing can be kept it changes nonetheless.
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full');
      },
    });
    setPace(1);
    expect(useAi.getState().speed).toBe(1);
    vi.unstubAllGlobals();
  });

  it('have keys while a computer player decides, and only then', async () => {
    answers = [['x', 'y', 'z']];
    sitDown();
    await pass(1);
    const all = [aiPause, aiStep, aiFaster, aiSlower];
    expect(all.map((command) => command.enabled())).toEqual([true, true, true, true]);
    aiFaster.run();
    expect(useAi.getState().speed).toBe(2);
    aiSlower.run();
    expect(useAi.getState().speed).toBe(1);
    const pause = aiPause.label;
    aiPause.run();
    expect(useAi.getState().paused).toBe(true);
    expect(aiPause.label).not.toBe(pause);
    aiStep.run();
    expect(cursor()).toBe(2);
    aiPause.run();
    await pass(2000);
    expect(useAi.getState().paused).toBe(false);
    expect(all.map((command) => command.enabled())).toEqual([false, false, false, false]);
  });

  it('say who plays and how it is skipped, but not in trouble', async () => {
    answers = [['no']];
    sitDown();
    expect(aiPrimaryStep()).toMatchObject({
      todo: expect.stringContaining('hard') as unknown,
      primary: { shown: true, urgent: false, refusal: null },
    });
    const { label } = aiPrimaryStep()!.primary;
    await pass(2000);
    expect(aiPrimaryStep()!.primary.shown).toBe(false);
    handOver('white', 'easy');
    expect(aiPrimaryStep()!.primary.label).not.toBe(label);
    handOver('black', 'human');
    expect(aiPrimaryStep()).toBeNull();
  });
});
