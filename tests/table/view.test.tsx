/** What lies beside the map: the list of places, the voice, the regions, and the map as others move it. */
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Mode } from '#table/game/screen.ts';
import { useGame } from '#table/store/game.ts';
import { setFocus, useUi } from '#table/store/ui.ts';
import { CursorVoice, speak } from '#table/view/CursorVoice.tsx';
import {
  frameOnMap,
  frameOrReturnOnMap,
  registerMap,
  mapAt,
  panAtRim,
  revealOnMap,
  seesOnMap,
  showOnMap,
  wholeOrBack,
  zoomMap,
} from '#table/view/map-handle.ts';
import { PlaceList } from '#table/view/PlaceList.tsx';
import { focusRegion, nextRegion } from '#table/view/regions.ts';
import { lastEvents, useDemo } from '#table/view/DemoFigure.tsx';
import { useLeaving } from '#table/view/useLeaving.ts';

const IDLE = { mode: 'idle' };
const VIEWPORT = { x: 5, y: 5, scale: 2 } as never;
/** A map that notes what is asked of it; it sees place 1 alone. */
function mapOf(
  window = [
    { left: 0, top: 0 },
    { left: 1, top: 0 },
  ],
) {
  const asked: string[] = [];
  const names = 'fit zoomBy show frame frameOrReturn reveal panBy restoreViewport'.split(' ');
  const notes = names.map((name) => [
    name,
    (...about: unknown[]) =>
      void asked.push(`${name} ${about.map((one) => JSON.stringify(one)).join(' ')}`.trim()),
  ]);
  let viewport: unknown = VIEWPORT;
  const handle = {
    ...Object.fromEntries(notes),
    viewport: () => viewport,
    window: () => window.shift() ?? { left: 1, top: 0 },
    sees: (place: number) => place === 1,
    toMap: (x: number, y: number) => [x * 2, y * 2],
  } as unknown as MapHandle;
  return { asked, handle, showAll: () => (viewport = null) };
}

const unregister: (() => void)[] = [];
const register = (handle: MapHandle, element: HTMLElement = document.createElement('div')): void =>
  void unregister.push(registerMap(handle, { frame: element }));
afterEach(() => {
  for (const end of unregister.splice(0)) end();
  document.body.replaceChildren();
});

describe('the list of places', () => {
  const line = (place: number) => ({ place, side: 'finn', text: `Place ${place}` });
  const parts = [
    { id: 'north', name: 'North', places: [line(4), line(7)] },
    { id: 'middle', name: 'Middle', places: [line(2), line(9)] },
    { id: 'south', name: 'South', places: [line(1)] },
  ];
  const show = (onChoose = vi.fn<(place: number) => void>(), given = parts) =>
    render(<PlaceList title="Stacks" help="Arrow keys" parts={given} onChoose={onChoose} />);
  const tabStops = (): (string | null)[] =>
    screen
      .getAllByRole('button')
      .filter((one) => one.tabIndex === 0)
      .map((one) => one.textContent);

  it.each([
    [4, 'ArrowDown', 7],
    [7, 'ArrowRight', 2],
    [1, 'ArrowDown', 1],
    [2, 'ArrowUp', 7],
    [7, 'ArrowLeft', 4],
    [4, 'ArrowUp', 4],
    [7, 'PageDown', 2],
    [2, 'PageDown', 1],
    [1, 'PageDown', 1],
    [1, 'PageUp', 2],
    [9, 'PageUp', 4],
    [7, 'PageUp', 4],
    [9, 'Home', 4],
    [4, 'End', 1],
    [2, 'a', 2],
  ])('leads from %i by %s to %i, and takes the cursor of the map along', async (from, key, to) => {
    const { asked, handle } = mapOf();
    register(handle);
    show();
    act(() => screen.getByRole('button', { name: `Place ${from}` }).focus());
    asked.length = 0;
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toHaveTextContent(`Place ${to}`);
    expect(useUi.getState()).toMatchObject({ focus: to, hover: null });
    expect(tabStops()).toEqual([`Place ${to}`]);
    expect(asked).toEqual(from === to ? [] : [`show ${to}`]);
  });

  it('names its parts, begins at its first place, and chooses by a press', async () => {
    const chosen = vi.fn<(place: number) => void>();
    const { rerender } = show(chosen);
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual([
      'North',
      'Middle',
      'South',
    ]);
    expect(tabStops()).toEqual(['Place 4']);
    await userEvent.click(screen.getByRole('button', { name: 'Place 9' }));
    expect(chosen.mock.calls).toEqual([[9]]);
    // The place where the keyboard was is no longer there.
    rerender(<PlaceList title="Stacks" help="Arrow keys" parts={[parts[2]!]} onChoose={chosen} />);
    expect(tabStops()).toEqual(['Place 1']);
    rerender(<PlaceList title="Stacks" help="Arrow keys" parts={[]} onChoose={chosen} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the voice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useUi.setState({ focus: null, mode: IDLE });
  });
  afterEach(() => void vi.useRealTimers());
  const told = vi.fn<(mode: Mode, before: Mode) => string>(
    (mode, before) => `${mode.mode} after ${before.mode}`,
  );
  const show = (): void =>
    void render(
      <CursorVoice
        describe={(place) => `place ${place}`}
        told={told}
        isSecret={({ secret }) => secret === true}
      />,
    );
  const said = (): string | null => screen.getByRole('status').textContent;

  it('says where the cursor is, what was taken in hand, and where a jump led', () => {
    show();
    expect(said()).toBe('');
    act(() => setFocus(3));
    expect(said()).toBe('place 3');
    act(() => useUi.setState({ mode: { mode: 'unit' } }));
    expect(said()).toBe('unit after idle');
    act(() => speak('Next stack', true));
    expect(said()).toBe('Next stack place 3');
    act(() => speak('Done'));
    expect(said()).toBe('Done');
  });

  it('lets the news of an action go first', () => {
    show();
    act(() => useGame.setState({ happening: { count: 1, kind: 'play', events: [] } }));
    act(() => void vi.advanceTimersByTime(100));
    act(() => setFocus(5));
    act(() => void vi.advanceTimersByTime(299));
    expect(said()).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('place 5');
    act(() => useGame.setState({ happening: { count: 2, kind: 'play', events: [] } }));
    act(() => setFocus(6));
    act(() => setFocus(7));
    act(() => void vi.advanceTimersByTime(400));
    expect(said()).toBe('place 7');
  });

  it('takes back at once what was secret', () => {
    act(() => useUi.setState({ mode: { mode: 'plan', secret: true } }));
    told.mockReturnValueOnce('');
    show();
    act(() => useGame.setState({ happening: { count: 1, kind: 'play', events: [] } }));
    act(() => speak('Fog'));
    act(() => void vi.advanceTimersByTime(400));
    expect(said()).toBe('Fog');
    act(() => useUi.setState({ mode: IDLE }));
    expect(said()).toBe('');
  });
});

describe('the map as the table moves it', () => {
  it('brings up what was asked for before it was there, once', () => {
    frameOnMap([3, 4]);
    // Nothing else is kept for a map that is not there.
    for (const ask of [showOnMap, revealOnMap, zoomMap]) ask(1);
    expect([seesOnMap([1]), mapAt(1, 1), panAtRim({ x: 1, y: 1 })]).toEqual([false, null, false]);
    const { asked, handle } = mapOf();
    register(handle);
    expect(asked).toEqual(['frame [3,4]']);
    register(handle);
    expect(asked).toHaveLength(1);
    for (const place of [-1, 0, 1]) {
      showOnMap(place);
      revealOnMap(place);
    }
    expect(asked.slice(1)).toEqual(['show 0', 'reveal 0', 'show 1', 'reveal 1']);
    expect([[1], [0, 1], [0], []].map(seesOnMap)).toEqual([true, true, false, false]);
  });

  it('shows all of itself, and again what was seen before', () => {
    const { asked, handle, showAll } = mapOf();
    wholeOrBack();
    frameOrReturnOnMap([1]);
    register(handle);
    wholeOrBack();
    showAll();
    wholeOrBack();
    frameOrReturnOnMap([2]);
    zoomMap(2);
    expect(asked).toEqual([
      'fit',
      `restoreViewport ${JSON.stringify(VIEWPORT)}`,
      'frameOrReturn [2]',
      'zoomBy 2',
    ]);
  });

  it.each([
    [100, 100, null],
    [10, 100, 'panBy -10.818181818181818 0'],
    [190, 100, 'panBy 10.818181818181818 0'],
    [100, -20, 'panBy 0 -14'],
    [100, 190, 'panBy 0 10.818181818181818'],
    [44, 156, null],
  ])('moves for what is carried to %i, %i only near its rim: %s', (x, y, moved) => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => ({ left: 0, right: 200, top: 0, bottom: 200 }) as DOMRect;
    const { asked, handle } = mapOf();
    register(handle, element);
    document.elementFromPoint = () => element;
    expect(panAtRim({ x, y })).toBe(moved !== null);
    expect(asked).toEqual(moved === null ? [] : [moved]);
    expect(mapAt(x, y)).toEqual([x * 2, y * 2]);
    document.elementFromPoint = () => document.body;
    expect([mapAt(x, y), panAtRim({ x, y })]).toEqual([null, false]);
  });

  it('says that it stays where it goes no further', () => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => ({ left: 0, right: 200, top: 0, bottom: 200 }) as DOMRect;
    document.elementFromPoint = () => element;
    const here = { left: 1, top: 0 };
    register(mapOf([here, here]).handle, element);
    expect(panAtRim({ x: 10, y: 10 })).toBe(false);
    register(mapOf([here, { left: 1, top: 3 }]).handle, element);
    expect(panAtRim({ x: 10, y: 10 })).toBe(true);
  });
});

it('the keyboard goes round from the map to the panel at hand and to the charts', async () => {
  document.body.innerHTML = `
    <div id="map"><div id="board" tabindex="0"></div></div>
    <div data-region="context" id="context" tabindex="-1"><button disabled></button></div>
    <div data-region="charts"><p></p><input id="charts" /></div>`;
  register(mapOf().handle, document.getElementById('map')!);
  const drawn = () => new Promise((done) => requestAnimationFrame(() => done(null)));
  const went: (string | undefined)[] = [];
  useUi.setState({ leftOpen: false, rightOpen: false });
  for (const step of [1, 1, 1, -1, -1, -1] as const) {
    nextRegion(step);
    await drawn();
    went.push(document.activeElement?.id);
  }
  expect(went).toEqual(['context', 'charts', 'board', 'charts', 'context', 'board']);
  expect(useUi.getState()).toMatchObject({ leftOpen: true, rightOpen: true });
  focusRegion('charts');
  await drawn();
  expect(document.activeElement?.id).toBe('charts');
});

it('a dialog that leads elsewhere closes first, and keeps the keyboard from going back', () => {
  useUi.setState({ dialog: 'saves' });
  const { result } = renderHook(useLeaving);
  expect(result.current.leaving).toEqual({});
  const then = vi.fn<() => void>();
  act(() => result.current.leave(then));
  expect(useUi.getState().dialog).toBeNull();
  expect(then).not.toHaveBeenCalled();
  const closed = new Event('close', { cancelable: true });
  act(() => result.current.leaving.onClosed!(closed));
  expect(closed.defaultPrevented).toBe(true);
  expect(then).toHaveBeenCalledTimes(1);
  expect(result.current.leaving).toEqual({});
});

describe('a recorded game on the start screen', () => {
  type Line = Timeline<{ phase: string; count: number }, number, string>;
  const start: Line = { start: { phase: 'set-up', count: 0 }, steps: [], cursor: 0 };
  const play = (line: Line, count: number) => {
    const state = { phase: count === 1 ? 'set-up' : 'play', count };
    const step = { action: count, dice: [], events: [`event ${count}`], state, barrier: null };
    return {
      ok: true,
      timeline: { ...line, steps: [...line.steps, step], cursor: line.cursor + 1 },
    } as const;
  };
  const game = {
    start,
    actions: [1, 2, 3, 4],
    play,
    // There is nothing to see in the third step.
    pauseAfter: ({ cursor }: Line) => (cursor === 2 || cursor === 3 ? 0 : 1000),
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

  it('begins after its set-up, passes over steps without anything to see, and begins again', () => {
    const { result } = renderHook(() => useDemo(game, true));
    const shown = (): readonly string[] => lastEvents(result.current);
    expect([lastEvents(start), shown()]).toEqual([[], ['event 2']]);
    pass(2999);
    expect(shown()).toEqual(['event 2']);
    pass(1);
    expect(shown()).toEqual(['event 4']);
    pass(1000);
    expect(shown()).toEqual(['event 2']);
  });

  it('stays at its opening where nothing is to move, and tells of a record that breaks a rule', () => {
    const { result } = renderHook(() => useDemo(game, false));
    pass(10_000);
    expect(result.current.cursor).toBe(2);
    const wrong = { ...game, play: () => ({ ok: false }) as const };
    expect(() => renderHook(() => useDemo(wrong, false))).toThrow('breaks a rule');
  });
});
