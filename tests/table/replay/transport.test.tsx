/** Slider, buttons and keys of a replay, of a game of a few lines (store/counting.ts). */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Line } from '#table/game';
import type { Game } from '#table/game/game.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { branchOf, BranchDialog } from '#table/features/replay/BranchDialog.tsx';
import { redo, replay, restart, restartTurn, undo } from '#table/commands/history.ts';
import { LogTools } from '#table/features/replay/LogTools.tsx';
import {
  changeSpeed,
  endReplay,
  goTo,
  mayReplay,
  setPlaying,
  setSpeed,
  useReplay,
  watchOther,
  watchPublicly,
  watchTable,
} from '#table/store/replay.ts';
import { Moments } from '#table/view/Moments.tsx';
import { ReplayFrame } from '#table/features/replay/ReplayFrame.tsx';
import { ReplayBar, ReplayPanel, Transport } from '#table/shell/extras.tsx';
import { TurnSoFar } from '#table/view/TurnByTurn.tsx';
import { isDrawing, useTrial } from '#table/store/variations.ts';
import { useGame } from '#table/store/game.ts';
import { useUi } from '#table/store/ui.ts';
import { useShown } from '#table/view/usePosition.ts';
import { begin, tellStory } from '../store/counting.ts';

let before: Game;
beforeAll(() => void (before = activeGame()));
/** A set-up of four steps, two Player-Turns of the first turn, one of the second; two battles. */
const PLAYED = ['s', 's', 's', 's', 'a', 'roll', 'b', 'c', 'roll', 'd', 'e', 'f'];
const SEGMENTS = [
  { kind: 'before', side: 'white', turn: 0, from: 0, to: 4 },
  { kind: 'turn', side: 'white', turn: 1, from: 4, to: 6 },
  { kind: 'turn', side: 'black', turn: 1, from: 6, to: 9 },
  { kind: 'between', side: 'white', turn: 2, from: 9, to: 10 },
  { kind: 'turn', side: 'white', turn: 2, from: 10, to: 12 },
];

function sitDown(setting: Parameters<typeof begin>[0] = {}): Line {
  begin({ played: PLAYED, ...setting });
  tellStory({
    rules: {
      turn: ({ count }: { count: number }) => (count < 9 ? 1 : 2),
      onlooker: () => 'white',
      openView: (state: object) => ({ ...state, seenBy: 'both' }),
      view: (state: object, side: string) => ({ ...state, seenBy: side }),
    },
    story: {
      segments: (_: Line, to: number) => SEGMENTS.filter(({ from }) => from < to),
      segmentName: ({ side, kind }: (typeof SEGMENTS)[0]) => `${side} ${kind}`,
      coversStep: (events: string[]) => events.includes('roll'),
      statusLine: ({ count }: { count: number }) => ({
        side: 'white',
        turn: `Turn ${count}`,
        phase: 'Movement',
        who: 'White',
      }),
      StepDetails: () => <output>Details</output>,
      TurnSummary: () => <p>What the turn has brought</p>,
    },
  });
  return useGame.getState().timeline!;
}

/** Watches the game from a step on. */
function watch(step: number): void {
  watchTable(step);
  render(<Transport />);
}
const now = () => useReplay.getState();
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => void sitDown());
afterEach(() => {
  cleanup();
  useUi.setState({ dialog: null, rule: null, mode: { mode: 'idle' } });
  useReplay.setState(useReplay.getInitialState());
  useTrial.setState(useTrial.getInitialState());
  vi.useRealTimers();
  setActiveGame(before);
});

describe('keys', () => {
  it.each<[number, string, number]>([
    [6, 'ArrowRight', 7],
    [6, 'ArrowLeft', 5],
    [0, 'ArrowLeft', 0],
    [12, 'ArrowRight', 12],
    [7, 'Shift ArrowRight', 9],
    [7, 'Shift ArrowLeft', 6],
    [6, 'Shift ArrowLeft', 4],
    [5, 'PageDown', 10],
    [5, 'PageUp', 4],
    [11, 'PageUp', 10],
    [5, 'Home', 0],
    [5, 'End', 12],
    [4, 'b', 6],
    [6, 'B', 9],
    [10, 'b', 10],
    [10, 'Shift B', 9],
    [6, 'Shift b', 6],
    [5, 'x', 5],
  ])('at step %i, %s leads to %i', (from, pressed, to) => {
    watch(from);
    const [key] = pressed.split(' ').slice(-1);
    const handled = !fireEvent.keyDown(document.body, { key, shiftKey: pressed.startsWith('Shift ') });
    expect(now().step).toBe(to);
    expect(handled).toBe(pressed !== 'x');
  });

  it('play, go faster and slower, and end', () => {
    watch(5);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(now().playing).toBe(true);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(now().playing).toBe(false);
    fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    expect(now().speed).toBe(2);
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(now().speed).toBe(1);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(now().game).toBeNull();
  });

  it('end first what is in the way: drawing, or a look at a unit', () => {
    watch(5);
    useTrial.setState({ drawing: 'mark' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isDrawing()).toBe(false);
    expect(now().game).not.toBeNull();
    useUi.setState({ mode: { mode: 'look' } as never });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(useUi.getState().mode.mode).toBe('idle');
    expect(now().game).not.toBeNull();
  });

  it.each([
    ['a dialog is open', () => useUi.setState({ dialog: 'menu' }), {}],
    ['a rule is open', () => useUi.setState({ rule: 'C1' as never }), {}],
    ['Control is held', () => undefined, { ctrlKey: true }],
    ['Command is held', () => undefined, { metaKey: true }],
    ['Alt is held', () => undefined, { altKey: true }],
  ])('do nothing while %s', (_, happens, more) => {
    watch(5);
    act(happens);
    expect(fireEvent.keyDown(document.body, { key: 'ArrowRight', ...more })).toBe(true);
    expect(now().step).toBe(5);
  });

  it('stay with the control that has a use for them', () => {
    watch(5);
    const speed = screen.getByRole('combobox');
    fireEvent.keyDown(speed, { key: 'ArrowRight' });
    expect(now().step).toBe(5);
    // Space presses a button, and plays elsewhere; arrows are nothing to it.
    const back = button('One step back');
    fireEvent.keyDown(back, { key: ' ' });
    expect(now().playing).toBe(false);
    fireEvent.keyDown(back, { key: 'ArrowRight' });
    expect(now().step).toBe(6);
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' });
    expect(now().step).toBe(7);
    fireEvent.keyDown(speed, { key: 'Escape' });
    expect(now().game).toBeNull();
  });

  it('are the map’s where it was gone to by a key, until something is pressed', () => {
    watch(5);
    const map = document.body.appendChild(document.createElement('div'));
    map.dataset['map'] = '';
    map.tabIndex = 0;
    const press = (key: string): void => void fireEvent.keyDown(map, { key });
    // Gone to by a click.
    map.focus();
    press('ArrowRight');
    expect(now().step).toBe(6);
    map.blur();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    map.focus();
    for (const key of ['ArrowRight', 'PageUp', 'Home', ' ']) press(key);
    expect(now()).toMatchObject({ step: 6, playing: false });
    press('b');
    expect(now().step).toBe(9);
    fireEvent.pointerDown(map);
    press('ArrowLeft');
    expect(now().step).toBe(8);
    map.remove();
  });

  it('are the replay’s where a key led past the map, or another key to it', () => {
    watch(5);
    const map = document.body.appendChild(document.createElement('div'));
    map.dataset['map'] = '';
    map.tabIndex = 0;
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => button('Play').focus());
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(now().step).toBe(6);
    fireEvent.keyDown(document.body, { key: 'x' });
    map.focus();
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    expect(now().step).toBe(7);
    map.remove();
  });

  it('are nobody’s once the replay is gone', () => {
    watchTable(5);
    const { unmount } = render(<Transport />);
    unmount();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(now().step).toBe(5);
  });
});

describe('buttons', () => {
  const LEADS: readonly (readonly [string, number, number])[] = [
    ['One step back', 7, 6],
    ['One step forward', 7, 8],
    ['Previous Player-Turn', 7, 6],
    ['Next Player-Turn', 7, 9],
    ['Previous Game-Turn', 7, 4],
    ['Next Game-Turn', 7, 10],
    ['Previous battle', 7, 6],
    ['Next battle', 7, 9],
  ];
  it.each(LEADS)('%s leads from %i to %i', (name, from, to) => {
    watch(from);
    expect(button(name)).not.toHaveAttribute('aria-disabled');
    fireEvent.click(button(name));
    expect(now()).toMatchObject({ step: to, playing: false });
  });

  it.each([
    [0, /^(One step back|Previous)/, 'This is the start of the game.'],
    [12, /^(One step forward|Next)/, 'This is the end of the game so far.'],
  ])('at step %i say why they lead nowhere', (step, names, why) => {
    watch(step);
    const controls = within(screen.getByRole('toolbar', { name: 'Replay' })).getAllByRole('button');
    for (const control of controls) {
      const name = control.getAttribute('aria-label')!;
      const battle = {
        'Previous battle': 'There are no earlier battles.',
        'Next battle': 'There are no later battles.',
      };
      const reason = names.test(name) ? (battle[name as keyof typeof battle] ?? why) : null;
      expect([name, control.getAttribute('data-why')]).toEqual([name, reason]);
    }
  });

  it('play and pause, and the speed is chosen', () => {
    watch(5);
    fireEvent.click(button('Play'));
    expect(now().playing).toBe(true);
    fireEvent.click(button('Pause'));
    expect(now().playing).toBe(false);
    const speed = screen.getByRole('combobox', { name: 'Speed' });
    expect([...speed.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '½×',
      '1×',
      '2×',
      '4×',
      '8×',
    ]);
    fireEvent.change(speed, { target: { value: '4' } });
    expect(now().speed).toBe(4);
    expect(speed).toHaveValue('4');
  });
});

describe('the slider', () => {
  it('has the keyboard, and says which moment is on show', () => {
    watch(6);
    const slider = screen.getByRole('slider', { name: 'Position in the game' });
    expect(slider).toHaveFocus();
    expect(slider).toHaveAttribute('aria-valuetext', 'Step 6 of 12. After 6. Played roll.');
    expect(slider).toHaveAttribute('title', 'Turn 1');
    expect(screen.getByText('Step 6 of 12')).toBeVisible();
    expect(screen.getByText('Played roll.').parentElement).toHaveAttribute('aria-live', 'polite');
    act(() => setPlaying(true));
    expect(screen.getByText('Played roll.').parentElement).toHaveAttribute('aria-live', 'off');
    act(() => goTo(0));
    expect(screen.getByText('The game begins.')).toBeVisible();
    act(() => goTo(2));
    expect(screen.getByText('Something was set up.')).toBeVisible();
  });

  it('leaves the keyboard to the page around it in a frame', () => {
    vi.stubGlobal('top', {});
    watch(6);
    expect(screen.getByRole('slider')).not.toHaveFocus();
    vi.unstubAllGlobals();
  });

  it('leads to the moment nearest to where it is pulled', () => {
    watch(6);
    const slider = screen.getByRole('slider');
    // Four steps of the set-up take as much room as two of play.
    expect(slider).toHaveAttribute('max', '10');
    expect(slider).toHaveValue('4');
    fireEvent.change(slider, { target: { value: '6.4' } });
    expect(now().step).toBe(8);
    fireEvent.change(slider, { target: { value: '0.6' } });
    expect(now().step).toBe(1);
  });

  it('shows whose turns there were, where turns begin, and each battle', () => {
    watch(6);
    const strip = document.querySelector('svg')!;
    expect(strip).toHaveAttribute('viewBox', '0 0 10 20');
    const bands = [...strip.querySelectorAll('rect')].map((band) =>
      ['data-kind', 'data-side', 'x', 'width'].map((name) => band.getAttribute(name)).join(' '),
    );
    expect(bands).toEqual([
      'before white 0 2',
      'turn white 2 2',
      'turn black 4 3',
      'between both 7 1',
      'turn white 8 2',
    ]);
    expect([...strip.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
      'M4 3V17',
      'M7 3V17',
      'M2 0V20',
      'M8 0V20',
    ]);
    const numbers = [...strip.parentElement!.querySelectorAll('span')].map(({ textContent, style }) => [
      textContent,
      style.left,
      style.width,
    ]);
    expect(numbers).toEqual([
      ['1', '20%', '60%'],
      ['2', '80%', '20%'],
    ]);
  });
});

describe('a game that plays by itself', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  beforeEach(() => void vi.useFakeTimers());

  it('rests at each moment, points at a target before its die falls, and stands at the end', async () => {
    watch(4);
    act(() => setPlaying(true));
    await pass(990);
    expect(now().step).toBe(4);
    await pass(10);
    expect(now()).toMatchObject({ step: 5, aiming: false, adjoining: true });
    await pass(1000);
    expect(now()).toMatchObject({ step: 5, aiming: true });
    await pass(750);
    expect(now()).toMatchObject({ step: 6, aiming: false });
    act(() => setSpeed(4));
    // There is no time to point at anything.
    await pass(250 * 6);
    expect(now()).toMatchObject({ step: 12, playing: false });
  });

  it('is no faster than anybody can draw, and stops where somebody goes to a moment', async () => {
    activeGame().story.pauseAfter = (() => 10) as never;
    watch(4);
    act(() => setSpeed(8));
    act(() => setPlaying(true));
    await pass(39);
    expect(now().step).toBe(4);
    await pass(1);
    expect(now().step).toBe(5);
    act(() => goTo(9));
    expect(now()).toMatchObject({ playing: false, adjoining: false });
    await pass(60_000);
    expect(now().step).toBe(9);
  });

  it('begins where play began when it is played from the end', async () => {
    watch(12);
    act(() => setPlaying(true));
    expect(now()).toMatchObject({ step: 4, playing: true });
  });
});

describe('what is watched', () => {
  it('is the game on the table from now back, or from its beginning once it is over', () => {
    watchTable();
    expect(now()).toMatchObject({ step: 12, source: 'table', table: 'hotseat' });
    sitDown({ isOver: true });
    watchTable();
    expect(now().step).toBe(4);
  });

  it('is nothing where nothing has been played, or something is practised', () => {
    for (const setting of [{ played: [] }, { practice: true }, { timeline: null }]) {
      sitDown(setting);
      expect(mayReplay()).toBe(false);
      watchTable(0);
      expect(now().game).toBeNull();
    }
    // Without a replay nothing is gone to.
    goTo(3);
    setPlaying(true);
    expect(now()).toMatchObject({ step: 0, playing: false });
  });

  it('leaves out what has been taken back', () => {
    const game = useGame.getState().timeline!;
    useGame.setState({ timeline: { ...game, cursor: 9 } });
    watchTable();
    expect([now().step, now().game!.steps.length]).toEqual([9, 9]);
  });

  it('may be another game, from where its play begins', () => {
    watchOther(sitDown(), 'solo');
    expect(now()).toMatchObject({ step: 4, source: 'file', table: 'solo' });
    endReplay();
    expect(now().game).toBeNull();
  });

  it('is not ended where a page shows nothing else', () => {
    watchPublicly(sitDown());
    expect(now()).toMatchObject({ step: 4, source: 'page', table: 'hotseat' });
    endReplay();
    expect(now().game).not.toBeNull();
  });

  it('goes by at one of five speeds', () => {
    for (const [by, speed] of [
      [-1, 0.5],
      [-1, 0.5],
      [1, 1],
      [1, 2],
      [1, 4],
      [1, 8],
      [1, 8],
    ] as const) {
      changeSpeed(by);
      expect(now().speed).toBe(speed);
    }
  });

  it.each([
    ['of two people that goes on, as the one who is to decide may see it', {}, 'white'],
    ['of one who plays alone, whole', { table: 'solo' }, undefined],
    ['that is over, whole', { isOver: true }, undefined],
    ['of two computer players, as both of them know it', { white: 'easy', black: 'hard' }, 'both'],
  ] as const)('is shown %s', (_, setting, seenBy) => {
    sitDown(setting);
    watchTable(6);
    const Seen = () => {
      const shown = useShown();
      return <output>{JSON.stringify([shown?.timeline.cursor, shown?.position.seen])}</output>;
    };
    const { unmount } = render(
      <ReplayFrame>
        <Seen />
      </ReplayFrame>,
    );
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual([
      6,
      { count: 6, random: [1], ...(seenBy && { seenBy }) },
    ]);
    // Whoever leaves the table leaves the replay.
    act(unmount);
    expect(now().game).toBeNull();
  });

  it('is shown to anybody as both players know it, until it is over', () => {
    const Seen = () => <output>{JSON.stringify(useShown()?.position.seen)}</output>;
    const shown = (isOver: boolean): unknown => {
      watchPublicly(sitDown({ isOver }));
      const { unmount } = render(
        <ReplayFrame>
          <Seen />
        </ReplayFrame>,
      );
      const text = screen.getByRole('status').textContent;
      unmount();
      return JSON.parse(text);
    };
    expect(shown(false)).toMatchObject({ count: 4, seenBy: 'both' });
    expect(shown(true)).not.toHaveProperty('seenBy');
  });
});

describe('beside the map', () => {
  const show = (): void =>
    void render(
      <ReplayFrame>
        <ReplayBar narrow={false} />
        <ReplayPanel />
      </ReplayFrame>,
    );

  it('the last step is told, unless its details are, and the turn as far as it has come', () => {
    watchTable(5);
    show();
    expect(screen.getByText('Details')).toBeVisible();
    expect(screen.getByText('Just now')).toBeVisible();
    expect(screen.getByText('Played a.')).toBeVisible();
    expect(screen.getByText('white turn')).toBeVisible();
    expect(screen.getByText('What the turn has brought')).toBeVisible();
    act(() => goTo(6));
    expect(screen.queryByText('Just now')).toBeNull();
    // Of a set-up nothing but its name is told.
    act(() => goTo(2));
    expect(screen.getByText('white before')).toBeVisible();
    expect(screen.queryByText('What the turn has brought')).toBeNull();
    act(() => goTo(0));
    expect(screen.getByText('The game begins.')).toBeVisible();
  });

  it('lines are those of the game on the table, not of a file that is watched', () => {
    watchTable(5);
    show();
    expect(screen.getByRole('banner')).toHaveTextContent('Replay');
    expect(screen.getByRole('banner')).not.toHaveTextContent('Replay of a file');
    expect(screen.getByText('Lines')).toBeVisible();
    act(() => watchOther(useGame.getState().timeline!, 'hotseat'));
    expect(screen.getByRole('banner')).toHaveTextContent('Replay of a file');
    expect(screen.queryByText('Lines')).toBeNull();
  });

  it('nothing is told of a turn where none has begun', () => {
    const { container } = render(<TurnSoFar timeline={{ ...sitDown(), cursor: 0 }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('the bar says what is watched, and leads back or on with another game', () => {
    watchTable(5);
    show();
    expect(screen.getByRole('banner')).toHaveTextContent(/Turn 5.*Movement/);
    act(() => setPlaying(true));
    fireEvent.click(button('Continue from here'));
    expect(useUi.getState().dialog).toBe('branch');
    expect(now().playing).toBe(false);
    act(() => useUi.setState({ dialog: null }));
    fireEvent.click(button('Back to the game'));
    expect(now().game).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('no other game branches off a game at a host, but one of a file does', () => {
    sitDown({ hosted: { arrived: () => [], mayAskBack: () => false } as never });
    watchTable(5);
    show();
    expect(screen.queryByRole('button', { name: 'Continue from here' })).toBeNull();
    act(() => watchOther(useGame.getState().timeline!, 'hotseat'));
    expect(button('Continue from here')).toBeVisible();
  });

  it('there is room for signs alone on a phone, and a way to the charts', () => {
    watchTable(5);
    useUi.setState({ rightOpen: false });
    render(
      <ReplayFrame>
        <ReplayBar narrow />
      </ReplayFrame>,
    );
    expect(screen.queryByText('Continue from here')).toBeNull();
    expect(button('Back to the game')).toHaveTextContent('');
    fireEvent.click(button('Charts and log'));
    expect(useUi.getState().rightOpen).toBe(true);
  });

  it('moments that are told elsewhere lead into the replay', () => {
    const prepared = vi.fn<() => void>();
    const moments = [
      { step: 3, title: 'A set-up', text: 'Nothing yet.' },
      { step: 9, title: 'A battle', text: 'It was lost.', more: 'By a die.', prepare: prepared },
    ];
    useUi.setState({ dialog: 'review' });
    render(<Moments moments={moments} hint="Watch it" />);
    const [first, second] = screen.getAllByRole('button');
    expect(second).toHaveTextContent('A battle It was lost.By a die.');
    expect(second).toHaveAttribute('title', 'Watch it');
    fireEvent.click(second!);
    expect(now()).toMatchObject({ step: 9, source: 'table' });
    expect(prepared).toHaveBeenCalledOnce();
    expect(useUi.getState().dialog).toBeNull();
    fireEvent.click(first!);
    expect(now().step).toBe(3);
  });
});

describe('another game out of a moment', () => {
  const show = (): HTMLElement => {
    useUi.setState({ dialog: 'branch' });
    render(<BranchDialog />);
    return screen.getByRole('dialog', { name: 'Continue from here' });
  };

  it('is offered alone or as it was played, with the moment from which it starts', () => {
    watchTable(5);
    const dialog = show();
    expect(dialog).toHaveTextContent('Starts a new game from this point (After 5)');
    const ways = within(dialog)
      .getAllByRole('button')
      .filter(({ className }) => className.includes('way'));
    expect(ways).toHaveLength(2);
    for (const way of ways) expect(way).not.toHaveAttribute('aria-disabled');
    expect(dialog).not.toHaveTextContent(/Save to a file/);
  });

  it('is not offered while something of that moment is hidden from a player, but alone', () => {
    sitDown({ hidden: Object.fromEntries(PLAYED.map((_, i) => [i + 1, 'face-down'])) });
    watchTable(5);
    const dialog = show();
    const ways = (): HTMLElement[] =>
      within(dialog)
        .getAllByRole('button')
        .filter(({ className }) => className.includes('way'));
    for (const way of ways()) expect(way).toHaveAttribute('aria-disabled', 'true');
    act(() => useReplay.setState({ table: 'solo' }));
    for (const way of ways()) expect(way).not.toHaveAttribute('aria-disabled');
  });

  it.each(['full', 'closed'] as const)('warns where nothing is kept, and saves to a file: %s', (saving) => {
    useGame.setState({ saving });
    watchTable(5);
    expect(within(show()).getByRole('button', { name: /^Save/ })).toBeVisible();
  });

  it('is closed by Escape, and the replay stands', () => {
    watchTable(5);
    fireEvent.keyDown(show(), { key: 'Escape' });
    expect(useUi.getState().dialog).toBeNull();
    expect(now().game).not.toBeNull();
  });

  it('is another game: without its name, with its people and the lines that began before', () => {
    const variations = [
      { at: 2, text: 'Here' },
      { at: 9, text: 'There' },
    ];
    const game = { ...sitDown(), about: { id: 'one', players: { white: 'Aino' }, variations } };
    const rules = { ...activeGame().rules, withoutGenerator: (line: Line) => line };
    setActiveGame({ ...activeGame(), rules } as never);
    const branch = branchOf(game, 5);
    expect([branch.cursor, branch.steps.length]).toEqual([5, 5]);
    expect(branch.about).toEqual({ players: { white: 'Aino' }, variations: [variations[0]] });
    expect(branchOf({ ...game, about: { id: 'one' } }, 5).about).toEqual({});
  });
});

describe('back and forth in the game itself', () => {
  it.each([
    ['at the beginning', [], 'There is nothing to undo.'],
    ['after a die', ['a', 'roll'], 'You cannot undo past a die roll.'],
  ])('is barred with the reason: %s', (_, played, why) => {
    sitDown({ played });
    for (const command of [undo, restart, restartTurn]) {
      expect(command.enabled()).toBe(false);
      expect(command.why!()).toBe(why);
    }
  });

  it('says what was not done yet where undo would lead out of the phase', () => {
    sitDown({ played: ['a', 'b'] });
    expect([undo.enabled(), restart.enabled()]).toEqual([true, false]);
    expect(restart.why!()).toBe('You have done nothing in it yet.');
  });

  it('goes one step each way, and puts down what was in hand', () => {
    sitDown({ played: ['a', 'b'] });
    expect(redo.enabled()).toBe(false);
    expect(redo.why!()).toBe('There is nothing to redo.');
    useUi.setState({ mode: { mode: 'move' } as never });
    undo.run();
    expect(useGame.getState().timeline!.cursor).toBe(1);
    expect(useUi.getState().mode.mode).toBe('idle');
    expect(redo.enabled()).toBe(true);
    redo.run();
    expect(useGame.getState().timeline!.cursor).toBe(2);
  });

  it('has its tools above the log, but not in a replay', () => {
    const Framed = () => (
      <ReplayFrame>
        <LogTools />
      </ReplayFrame>
    );
    render(<Framed />);
    const tools = screen.getByRole('toolbar', { name: 'Game history' });
    expect(
      within(tools)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Replay']);
    expect(within(tools).getByRole('button', { name: 'Replay' })).toHaveAttribute('title', 'Replay (V)');
    fireEvent.click(within(tools).getByRole('button', { name: 'Replay' }));
    expect(now().game).not.toBeNull();
    expect(screen.queryByRole('toolbar', { name: 'Game history' })).toBeNull();
    act(() => endReplay());
    sitDown({ played: [] });
    expect([replay.enabled(), replay.why!()]).toEqual([false, 'Nothing to replay yet.']);
  });
});
