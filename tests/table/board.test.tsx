import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import shellMessages from '#table/content/en/shell.ftl';
import * as t from '#engine/talvisota';
import { setDesk } from '#games/talvisota/ui/controller/desk.ts';
import hexapawn from '#games/hexapawn/index.ts';
import talvisota from '#games/talvisota/index.ts';
import winterWar from '#games/winter-war/index.ts';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { Board, type BoardProps } from '#table/board/Board.tsx';
import { takeMap, type MapInput } from '#table/board/map-input.ts';
import type { Line } from '#table/game/position.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { openTable } from '#table/store/navigation.ts';
import { useGame } from '#table/store/game.ts';
import { setFocus, useUi } from '#table/store/ui.ts';
import { why } from '#table/shell/commands/table-commands.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { fitMap, focusMap, goTo, mapAt } from '#table/view/map-handle.ts';

const isMap = (_: string, element: Element): boolean => element.matches('[data-map]');

test.each([
  ['1602', winterWar],
  ['VII', talvisota],
  ['b2', hexapawn],
] as const)('a board is one tab stop that arrow keys walk over, from %s', async (code, game) => {
  setFocus(null);
  setActiveGame(game);
  openTable({ from: 'new', table: 'solo', of: game.meta.id, options: {} });
  const { container } = render(<TableScreen />);
  const map = await screen.findByRole('group', { name: isMap });
  expect(container.querySelectorAll('[data-map]')).toHaveLength(1);
  const place = game.placeNamed(code)!;
  act(() => goTo(place));
  expect([document.activeElement, useUi.getState().focus]).toEqual([map, place]);
  await userEvent.keyboard('{ArrowUp}');
  const { focus } = useUi.getState();
  expect(focus).not.toBe(place);
  const cursor = document.getElementById(map.getAttribute('aria-activedescendant')!)!;
  const [name] = game.placeText(focus!).split(' (');
  expect(cursor).toHaveTextContent(name!);
});

test('the key asks the map of Talvisota why a strategy cannot go to a space', async () => {
  setActiveGame(talvisota);
  const units = t.soviets({ FUS: 3 });
  const plan = { strategy: 'PRUD', from: t.spaceOf('LEN'), units, supports: [] } as const;
  const position = t.positionFrom({
    turn: 5,
    phase: 'deployment',
    map: { LEN: { FUS: 3 } },
    sovietPlans: { 3: plan },
  });
  const timeline = t.startTimeline(position) as Line;
  openTable({ from: 'new', table: 'solo', of: 'talvisota', options: {} });
  render(<TableScreen />);
  await screen.findByRole('group', { name: isMap });
  act(() => useGame.setState({ timeline }));
  act(() => {
    setDesk({ slot: 3 });
    setFocus(t.spaceOf('HEL'));
  });
  act(() => why.run());
  expect(useUi.getState().notice).toMatchObject({ kind: 'refusal', refusal: { key: 'target-far' } });
});

describe('a board of nine fields in three rows', () => {
  const seen = {
    press: vi.fn<MapInput['press']>(),
    onFocusMove: vi.fn<(place: number) => void>(),
    onHold: vi.fn<(place: number) => void>(),
    onHover: vi.fn<(place: number | null) => void>(),
  };
  const WIDE = 300;
  const map: BoardProps['map'] = {
    extent: {
      width: WIDE,
      height: WIDE,
      border: 0,
      slack: [0, 0],
      closest: 4,
      readable: 1,
      readableSmall: 1,
      frame: 10,
      frameScale: 1,
      centreOf: (place) => [(place % 3) * 100 + 50, Math.floor(place / 3) * 100 + 50],
    },
    placeAt: (x, y) =>
      x < 0 || y < 0 || x >= WIDE || y >= WIDE ? null : Math.floor(y / 100) * 3 + Math.floor(x / 100),
    startAt: () => 4,
    placeByKey: (key, from) => (key === 'ArrowLeft' ? Math.max(0, from - 1) : null),
  };
  const handle = createRef<MapHandle>();
  const pieces = (
    <g key="pieces">
      <circle data-testid="king" />
    </g>
  );
  const boardWith = (props: Partial<BoardProps>) => (
    <Board
      map={map}
      words={{ label: 'Nine fields', help: 'Arrow keys walk.', role: 'Fields' }}
      layers={(level) => [<text key="level">{level}</text>, pieces]}
      focus={null}
      about="Nothing"
      held={null}
      pieceAt={(element) => (element.matches('circle') ? { piece: 7, place: 8 } : null)}
      input={() => seen}
      onFocusMove={seen.onFocusMove}
      onHold={seen.onHold}
      onHover={seen.onHover}
      {...props}
      ref={handle}
    />
  );
  function draw(props: Partial<BoardProps> = {}) {
    const drawn = render(boardWith(props));
    vi.clearAllMocks();
    const box = screen.getByRole('group', { name: 'Nine fields' });
    return { ...drawn, box, again: (more: typeof props) => drawn.rerender(boardWith({ ...props, ...more })) };
  }
  const point = (place: number) => {
    const { x, y } = handle.current!.pointOf(place);
    return { clientX: x, clientY: y };
  };
  const beside = { clientX: 5000, clientY: 5000 };
  let clock = 0;
  /** A press of a mouse, or of a finger, so many milliseconds after the one before. */
  function press(
    at: Element,
    where: object,
    { after = 1000, type = 'mouse', ...more } = {} as Record<string, unknown>,
  ) {
    clock += after as number;
    const event = createEvent.click(at, { ...where, ...more });
    Object.defineProperties(event, { timeStamp: { value: clock }, pointerType: { value: type } });
    fireEvent(at, event);
  }
  beforeAll(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDE);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(WIDE);
  });

  test('is told to a reader, and draws its layers one over the other', () => {
    const { box, container } = draw({ focus: 4, about: 'The middle' });
    expect(box).toHaveAccessibleDescription('Arrow keys walk.');
    expect(screen.getByRole('listbox', { name: 'Fields' })).toHaveTextContent('The middle');
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    const [ground, second, ...more] = container.querySelectorAll('svg');
    expect([ground!.textContent, second!.contains(screen.getByTestId('king')), more]).toEqual([
      expect.stringMatching(/^\w+$/),
      true,
      [],
    ]);
  });

  test('hands a press on with its place, the piece that was met, and whether Shift was held', () => {
    const { box } = draw();
    press(box, point(2));
    press(box, point(5), { shiftKey: true });
    press(screen.getByTestId('king'), point(1));
    press(box, beside);
    expect(seen.press.mock.calls).toEqual([
      [2, { shift: false, again: false, piece: null }],
      [5, { shift: true, again: false, piece: null }],
      [8, { shift: false, again: false, piece: 7 }],
    ]);
  });

  test.each<[string, boolean, object, object]>([
    ['the second of two clicks is', true, {}, { detail: 2 }],
    ['a single click is not', false, {}, { detail: 1 }],
    ['a second tap is', true, { type: 'touch' }, { after: 349, type: 'touch' }],
    ['a later tap is not', false, { type: 'touch' }, { after: 350, type: 'touch' }],
    ['a tap elsewhere is not', false, { type: 'touch' }, { after: 100, type: 'touch', dx: 24 }],
    ['a tap near by is', true, { type: 'touch' }, { after: 100, type: 'touch', dx: 23 }],
    ['a tap below is not', false, { type: 'touch' }, { after: 100, type: 'touch', dy: 24 }],
    ['two quick clicks of a mouse by themselves are not', false, {}, { after: 100 }],
  ])('%s the second press of a double one', (_, again, first, second) => {
    const { box } = draw();
    const { dx = 0, dy = 0, ...more } = second as { dx?: number; dy?: number };
    press(box, { clientX: 100, clientY: 100 }, first as never);
    press(box, { clientX: 100 + dx, clientY: 100 + dy }, more as never);
    expect(seen.press.mock.lastCall![1]).toMatchObject({ again });
  });

  test('a press of something else in between makes two presses of it', () => {
    const { box } = draw();
    press(box, point(4), { detail: 2 });
    expect(seen.press.mock.lastCall![1]).toMatchObject({ again: false });
    // Even where it goes no further.
    const stop = (event: Event): void => event.stopPropagation();
    document.body.addEventListener('click', stop);
    fireEvent.click(document.body);
    document.body.removeEventListener('click', stop);
    press(box, point(4), { detail: 2 });
    expect(seen.press.mock.lastCall![1]).toMatchObject({ again: false });
    press(box, point(4), { detail: 2 });
    expect(seen.press.mock.lastCall![1]).toMatchObject({ again: true });
  });

  test.each<[string, number | null, object, unknown[], unknown[], boolean]>([
    ['an arrow key walks from the place under the cursor', 4, { key: 'ArrowLeft' }, [3], [], true],
    ['the first key shows where the cursor begins', null, { key: 'ArrowLeft' }, [4], [], true],
    ['Enter shows it too', null, { key: 'Enter' }, [4], [], true],
    ['Enter chooses the place under the cursor', 4, { key: 'Enter' }, [], [4, { shift: false }], true],
    ['Space does, with Shift', 4, { key: ' ', shiftKey: true }, [], [4, { shift: true }], true],
    ['another key is left to others', 4, { key: 'x' }, [], [], false],
    ['a key with Ctrl is left to others', 4, { key: 'ArrowLeft', ctrlKey: true }, [], [], false],
    ['a key with Cmd is left to others', 4, { key: 'ArrowLeft', metaKey: true }, [], [], false],
    ['a key with Alt is left to others', 4, { key: 'Enter', altKey: true }, [], [], false],
  ])('%s', (_, focus, key, moved, pressed, isUsed) => {
    const { box } = draw({ focus });
    expect(fireEvent.keyDown(box, key)).toBe(!isUsed);
    expect([seen.onFocusMove.mock.calls.flat(), seen.press.mock.calls.flat()]).toEqual([moved, pressed]);
  });

  test('where the cursor cannot begin, no key does anything', () => {
    const { box } = draw({ map: { ...map, startAt: () => null } });
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(true);
    expect(seen.onFocusMove).not.toHaveBeenCalled();
  });

  test('Enter carries out what has been composed, but for those who use the cursor', () => {
    const confirm = vi.fn<() => boolean>(() => true);
    const { box } = draw({ focus: 4, input: () => ({ press: seen.press, confirm }) });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect([confirm.mock.calls.length, seen.press.mock.calls.length]).toEqual([1, 0]);
    fireEvent.keyDown(box, { key: 'Enter', repeat: true });
    expect(confirm).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(box, { key: 'ArrowLeft' });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(seen.press).toHaveBeenCalled();
  });

  test('shows the cursor to those who use it', () => {
    const { box } = draw();
    expect(box.dataset.keys).toBeUndefined();
    fireEvent.keyDown(box, { key: 'x' });
    expect(box.dataset.keys).toBe('true');
    fireEvent.pointerDown(box, point(1));
    expect(box.dataset.keys).toBeUndefined();
    vi.spyOn(box, 'matches').mockReturnValue(true);
    fireEvent.focus(box);
    expect(box.dataset.keys).toBe('true');
  });

  test('tells what is under the pointer when that changes, and nothing once the map has moved', () => {
    const { box } = draw();
    const over = (): unknown[] => seen.onHover.mock.calls.splice(0).map(([place]) => place);
    for (const place of [1, 1, 2]) fireEvent.pointerMove(box, point(place));
    expect(over()).toEqual([1, 2]);
    fireEvent.pointerMove(box, beside);
    fireEvent.pointerLeave(box);
    expect(over()).toEqual([null]);
    fireEvent.pointerMove(box, point(3));
    act(() => handle.current!.restoreViewport([50, 50, 2]));
    expect(over()).toEqual([3, null]);
    box.dataset.moving = 'true';
    fireEvent.pointerMove(box, point(4));
    expect(over()).toEqual([]);
  });

  test('is asked about a place by the right button and by a finger that rests, which chooses nothing', () => {
    vi.useFakeTimers();
    const { box } = draw();
    fireEvent.contextMenu(box, point(6));
    fireEvent.contextMenu(box, beside);
    expect(seen.onHold.mock.calls.splice(0)).toEqual([[6]]);
    const finger = (place: number) => ({ ...point(place), pointerType: 'touch', isPrimary: true });
    const rest = (): unknown => vi.advanceTimersByTime(500);
    fireEvent.pointerDown(box, finger(1));
    rest();
    press(box, point(1));
    expect([seen.onHold.mock.calls.splice(0), seen.press.mock.calls]).toEqual([[[1]], []]);
    for (const end of ['pointerUp', 'pointerCancel'] as const) {
      fireEvent.pointerDown(box, finger(1));
      fireEvent[end](box, finger(1));
      rest();
    }
    fireEvent.pointerDown(box, finger(1));
    fireEvent.pointerMove(box, { ...finger(1), clientX: point(1).clientX + 50 });
    rest();
    expect(seen.onHold).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('a finger that rests on what can be carried lifts it instead', () => {
    vi.useFakeTimers();
    const [startDrag, over, drop] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    const itemAt = (element: Element): string | null => (element.matches('circle') ? 'king' : null);
    const { box } = draw({ input: () => ({ ...seen, drag: { itemAt, startDrag, over, drop } }) });
    const finger = { ...point(0), pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(screen.getByTestId('king'), finger);
    vi.advanceTimersByTime(500);
    expect([startDrag.mock.calls.length, seen.onHold.mock.calls]).toEqual([1, []]);
    fireEvent.pointerDown(box, finger);
    vi.advanceTimersByTime(500);
    expect(seen.onHold).toHaveBeenCalledWith(0);
    vi.useRealTimers();
  });

  test('is in the hands of the feature that took it, a picture never', () => {
    const feature = { press: vi.fn<MapInput['press']>() };
    const giveBack = takeMap(feature);
    const { box, again } = draw();
    press(box, point(4));
    again({ input: undefined });
    press(box, point(4));
    again({ input: () => seen });
    giveBack();
    press(box, point(3));
    expect([feature.press.mock.calls.length, seen.press.mock.calls.map(([place]) => place)]).toEqual([
      1,
      [3],
    ]);
  });

  test('gives the reason of its input beside a resting mouse and to the key, on the table alone', () => {
    vi.useFakeTimers();
    const refusal = { key: 'no', rule: 'R1', text: 'Not there.', places: [3], params: {} };
    const reason = (place: number): typeof refusal | null => (place === 3 ? refusal : null);
    const { box, again } = draw({ input: () => ({ ...seen, reason }) });
    const rest = (place: number, buttons = 0): string | undefined => {
      for (const at of [beside, point(place)])
        fireEvent.pointerMove(box, { ...at, buttons, pointerType: 'mouse' });
      act(() => void vi.advanceTimersByTime(1000));
      return document.querySelector('[data-tip]')?.textContent;
    };
    expect(rest(3)).toBeUndefined();
    again({ onTable: true });
    expect([rest(4), rest(3, 1)]).toEqual([undefined, undefined]);
    expect(rest(3)).toContain('Not there.');
    // Of the place under the pointer, wherever the cursor is.
    act(() => setFocus(4));
    why.run();
    expect(useUi.getState().notice).toEqual({ kind: 'refusal', refusal });
    expect(rest(4)).toBeUndefined();
    const said = (): unknown => {
      why.run();
      return useUi.getState().notice;
    };
    const w = shellMessages().why;
    expect(said()).toEqual({ kind: 'text', text: w.allowed({ place: activeGame().placeText(4) }) });
    // The keyboard takes over from a pointer that rests.
    fireEvent.pointerMove(box, { ...point(3), pointerType: 'mouse' });
    act(() => setFocus(3));
    again({ onTable: true, focus: 3 });
    fireEvent.keyDown(box, { key: 'ArrowLeft' });
    expect([useUi.getState().hover, said()]).toEqual([null, { kind: 'refusal', refusal }]);
    again({ onTable: true, input: () => ({ press: seen.press }) });
    expect(said()).toEqual({ kind: 'text', text: w.notNow });
    vi.useRealTimers();
  });

  test('shows a reason beside the place, until something happens', () => {
    vi.useFakeTimers();
    const refusal = { key: 'no', rule: 'R1', text: 'Not there.', places: [], params: {} };
    const { box } = draw({ onTable: true, input: () => ({ ...seen, reason: () => refusal }) });
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDE, WIDE));
    const rest = (place: number, type = 'mouse'): HTMLElement | null => {
      for (const at of [beside, point(place)]) fireEvent.pointerMove(box, { ...at, pointerType: type });
      act(() => void vi.advanceTimersByTime(1000));
      return document.querySelector('[data-tip]');
    };
    expect(rest(4, 'touch')).toBeNull();
    const there = point(4);
    expect(Number.parseFloat(rest(4)!.style.left)).toBeGreaterThan(there.clientX + 8);
    expect(rest(7)).toHaveTextContent('Not there.');
    const happenings: readonly (() => void)[] = [
      () => useUi.setState({ notice: { kind: 'text', text: 'Done.' } }),
      () => useUi.setState({ mode: { kind: 'attack' } as never }),
      () => useGame.setState({ timeline: t.startTimeline(t.positionFrom({ turn: 1 })) as Line }),
      () => window.dispatchEvent(new Event('resize')),
    ];
    for (const happen of happenings) {
      expect(rest(4)).not.toBeNull();
      useGame.setState({});
      expect(document.querySelector('[data-tip]')).not.toBeNull();
      act(happen);
      act(() => void vi.advanceTimersByTime(1000));
      expect(document.querySelector('[data-tip]')).toBeNull();
    }
    vi.useRealTimers();
  });

  test('keeps the place of the keyboard in view, and the one that is held', () => {
    const { box, again } = draw();
    const reveal = vi.spyOn(handle.current!, 'reveal');
    again({ focus: 8 });
    expect(reveal).not.toHaveBeenCalled();
    box.focus();
    again({ focus: 7 });
    expect(reveal).toHaveBeenCalledWith(7);
    again({ focus: null });
    expect(reveal).toHaveBeenCalledTimes(1);
    const hold = vi.spyOn(handle.current as never as { hold(place: number | null): void }, 'hold');
    again({ held: 3 });
    again({ held: 3 });
    expect(hold.mock.calls).toEqual([[3]]);
  });

  test('has nobody to tell of presses, keys and questions where it is a picture', () => {
    const failed = vi.fn<() => void>();
    window.addEventListener('error', failed);
    const nobody = { input: undefined, onFocusMove: undefined, onHold: undefined };
    const { box, again } = draw(nobody);
    press(box, point(4));
    fireEvent.pointerDown(screen.getByTestId('king'), point(4));
    fireEvent.pointerMove(box, point(4));
    fireEvent.contextMenu(box, point(4));
    for (const focus of [null, 4]) {
      again({ ...nobody, focus });
      for (const key of ['Enter', 'ArrowLeft']) fireEvent.keyDown(box, { key });
    }
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  test('is as large as its map, and goes on with another', () => {
    const { box, again } = draw();
    const world = box.querySelector<HTMLElement>('[data-zoom]')!;
    expect([world.style.width, world.style.height]).toEqual(['300px', '300px']);
    const first = handle.current;
    again({ map: { ...map, extent: { ...map.extent, width: 600 } } });
    expect(world.style.width).toBe('600px');
    expect(handle.current).not.toBe(first);
    press(box, point(5));
    expect(seen.press.mock.lastCall![0]).toBe(5);
    fireEvent.pointerMove(box, point(2));
    act(() => handle.current!.restoreViewport([50, 50, 2]));
    expect(seen.onHover.mock.calls.map(([place]) => place)).toEqual([2, null]);
  });

  test('is the map of the table only where it is drawn as that', () => {
    const { unmount } = draw({ onTable: true });
    focusMap();
    expect(screen.getByRole('group', { name: 'Nine fields' })).toHaveFocus();
    const fit = vi.spyOn(handle.current!, 'fit');
    fitMap();
    expect(fit).toHaveBeenCalledTimes(1);
    unmount();
    expect(mapAt(0, 0)).toBeNull();
    draw();
    focusMap();
    expect(document.body).toHaveFocus();
  });
});
