import type { CounterFace } from '#games/winter-war/ui/counters/counter-face.ts';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { board, ROSTER, type Hex } from '#engine/winter-war';
import { touch, upright } from '#games/winter-war/ui/board/boxes.ts';
import { playableHexes } from '#games/winter-war/ui/board/ground.ts';
import type { HexHighlight, HighlightKind, MapViewProps } from '#games/winter-war/ui/board/map-props.ts';
import { MapView } from '#games/winter-war/ui/board/MapView.tsx';
import { townNames } from '#games/winter-war/ui/board/names.ts';
import { CityLoads } from '#games/winter-war/ui/board/overlays/CityLoads.tsx';
import { hexCentre, MAP_HEIGHT } from '#games/winter-war/ui/board/projection.ts';
import { routePath } from '#games/winter-war/ui/board/railways-and-roads.ts';
import type { MapInput } from '#table/board/map-input.ts';
import { setHover, useUi } from '#table/store/ui.ts';
import { MAP } from './table.tsx';

const LENINGRAD = board.hexByName('1602');
const SUMMA = board.hexByName('1405');
const KEM = board.hexByName('2231');

const face = (unit: number, state: Partial<CounterFace> = {}): CounterFace => {
  const { side, type, name } = ROSTER[unit]!;
  return { unit, side, type, name, ...state };
};

function props(changes: Partial<MapViewProps> = {}) {
  const press = vi.fn<MapInput['press']>();
  return {
    stacks: [],
    ice: false,
    highlights: [],
    lines: [],
    hexNumbers: false,
    focus: null,
    fanned: null,
    ...changes,
    input: () => ({ press }),
    onFocusMove: vi.fn<NonNullable<MapViewProps['onFocusMove']>>(),
    press,
  } satisfies MapViewProps & { press: unknown };
}

/** The tests' browser lays nothing out. */
function onScreen(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}
beforeEach(() => onScreen(800, 900));

/** Fits the whole map in, and its small print can be read. */
const WALL = [1600, 1800] as const;

const map = (): HTMLElement => screen.getByRole('group', MAP);

const world = (): HTMLElement => map().querySelector<HTMLElement>('[data-zoom]')!;

/** Where the map is drawn, and how large. */
function placed(): { x: number; y: number; k: number; shrunk: number } {
  const matrix = /matrix3d\((.+)\)/.exec(world().style.transform)![1]!.split(', ').map(Number);
  return { x: matrix[12]!, y: matrix[13]!, k: matrix[0]!, shrunk: matrix[15]! };
}

/** Where a hex's middle lies on the screen, by the transform of the drawing. */
function pointOf(hex: Hex): { clientX: number; clientY: number } {
  const { x, y, k } = placed();
  const [hx, hy] = hexCentre(hex);
  return { clientX: hx * k + x, clientY: hy * k + y };
}

describe('the map under the pointer', () => {
  test('a click gives the hex below it', () => {
    const given = props();
    render(<MapView {...given} />);
    fireEvent.click(map(), pointOf(SUMMA));
    fireEvent.click(map(), pointOf(KEM));
    const how = { shift: false, again: false, piece: null };
    expect(given.press.mock.calls).toEqual([
      [SUMMA, how],
      [KEM, how],
    ]);
  });

  test('a click tells whether Shift is held', () => {
    const given = props({ stacks: [{ hex: LENINGRAD, counters: [face(3)] }] });
    render(<MapView {...given} />);
    fireEvent.click(map(), { ...pointOf(SUMMA), shiftKey: true });
    fireEvent.click(map().querySelector('[data-unit="3"] text')!, { ...pointOf(LENINGRAD), shiftKey: true });
    expect(given.press.mock.calls).toEqual([
      [SUMMA, { shift: true, again: false, piece: null }],
      [LENINGRAD, { shift: true, again: false, piece: 3 }],
    ]);
  });

  test('a click on a counter gives the counter and the hex of its stack, wherever it is hit', () => {
    const given = props({ stacks: [{ hex: LENINGRAD, counters: [face(3), face(4)] }] });
    render(<MapView {...given} />);
    fireEvent.click(map().querySelector('[data-unit="4"] text')!, pointOf(SUMMA));
    const how = { shift: false, again: false, piece: 4 };
    expect(given.press).toHaveBeenCalledExactlyOnceWith(LENINGRAD, how);
  });

  test('hover is told once a hex, and when the pointer leaves', () => {
    const hovered: (Hex | null)[] = [];
    const unfollow = useUi.subscribe(({ hover }) => hovered.push(hover));
    render(<MapView {...props()} onTable />);
    fireEvent.pointerMove(map(), pointOf(SUMMA));
    fireEvent.pointerMove(map(), pointOf(SUMMA));
    fireEvent.pointerMove(map(), pointOf(KEM));
    fireEvent.pointerLeave(map());
    unfollow();
    expect(hovered).toEqual([SUMMA, KEM, null]);
  });
});

describe('the map under the keyboard', () => {
  const pressed = (key: string, from: Hex | null) => {
    const given = props({ focus: from });
    render(<MapView {...given} />);
    fireEvent.keyDown(map(), { key });
    return given;
  };

  test.each([
    ['ArrowRight', '1602', '1702'],
    ['ArrowLeft', '1602', '1502'],
    ['ArrowUp', '1602', '1603'],
    ['ArrowDown', '1603', '1602'],
    ['PageUp', '1602', '1703'],
    ['Home', '1602', '1603'],
    ['PageDown', '1602', '1701'],
    ['End', '1602', '1601'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(pressed(key, board.hexByName(from)).onFocusMove).toHaveBeenCalledWith(board.hexByName(to));
  });

  test('up again and again stays in one column', () => {
    let hex = board.hexByName('1601');
    for (let i = 0; i < 10; i++) {
      const given = props({ focus: hex });
      const { unmount } = render(<MapView {...given} />);
      fireEvent.keyDown(map(), { key: 'ArrowUp' });
      hex = given.onFocusMove.mock.calls[0]![0];
      unmount();
    }
    expect(board.hexName(hex)).toBe('1611');
  });

  test('the edge of the map holds the focus', () => {
    const corner = board.hexByName('0101');
    expect(pressed('ArrowLeft', corner).onFocusMove).toHaveBeenCalledWith(corner);
  });

  test('Enter and Space choose the hex', () => {
    expect(pressed('Enter', SUMMA).press).toHaveBeenCalledWith(SUMMA, { shift: false });
  });

  test('the focused hex is read aloud with its place, terrain, marks and counters', () => {
    render(
      <MapView
        {...props({
          focus: LENINGRAD,
          stacks: [{ hex: LENINGRAD, counters: [face(3, { isolated: true })] }],
          highlights: [{ hex: LENINGRAD, kind: 'stop', label: '2' }],
        })}
      />,
    );
    expect(screen.getByRole('option')).toHaveAccessibleName(
      'Leningrad, hex 1602, USSR, clear, railway, can be reached, but the move ends there, cost 2, Units: Soviet 6-4-2 infantry, 18, isolated',
    );
  });

  test('what has the keyboard is the hex under the cursor, in a list: no screen reader keeps the arrows of one', () => {
    render(<MapView {...props({ focus: SUMMA })} />);
    const cursor = screen.getByRole('option', { selected: true });
    expect(map()).toHaveAttribute('aria-activedescendant', cursor.id);
    expect(screen.getByRole('listbox')).toContainElement(cursor);
    expect(cursor).toHaveAccessibleName(/^Summa, hex 1405/);
  });

  test('a cost is told in words, and where a move cannot end', () => {
    const highlights = [{ hex: SUMMA, kind: 'reach', label: '(2)' }] as const;
    render(<MapView {...props({ focus: SUMMA, highlights })} />);
    expect(screen.getByRole('option')).toHaveAccessibleName(/can be reached, cost 2, passing through only/);
  });

  test('the map is one tab stop', () => {
    const { container } = render(
      <MapView {...props({ stacks: [{ hex: SUMMA, counters: [face(60), face(61)] }], fanned: SUMMA })} />,
    );
    expect(container.querySelectorAll('[tabindex], button, a[href]')).toHaveLength(1);
  });
});

describe('what the map draws', () => {
  test('each stack carries a label with its counters', () => {
    render(<MapView {...props({ stacks: [{ hex: KEM, counters: [face(3), face(10)] }] })} />);
    expect(screen.getByLabelText(/^Units: Soviet 6-4-2 infantry, 18; Soviet/)).toBeInTheDocument();
  });

  test('the first counter of a stack lies on top, and the stack shows their number', () => {
    const { container } = render(
      <MapView {...props({ stacks: [{ hex: KEM, counters: [face(3), face(10)] }] })} />,
    );
    const drawn = [...container.querySelectorAll<SVGElement>('[data-unit]')].map((g) => g.dataset.unit);
    expect(drawn).toEqual(['10', '3']);
    // The margin, on the lowest sheet, has numbers of its own.
    const [, ...sheets] = container.querySelectorAll<HTMLElement>('[data-zoom] > svg');
    expect(sheets.flatMap((sheet) => within(sheet).queryAllByText('2', { selector: 'text' }))).toHaveLength(
      1,
    );
  });

  test('a fanned stack shows all its counters a second time, in a row', () => {
    const { container } = render(
      <MapView {...props({ stacks: [{ hex: KEM, counters: [face(3), face(10)] }], fanned: KEM })} />,
    );
    expect(container.querySelectorAll('[data-fan] [data-unit]')).toHaveLength(2);
  });

  test('every kind of highlight has a shape of its own', () => {
    const kinds: HighlightKind[] = [
      ...(['reach', 'reach-rail', 'stop', 'place', 'selected', 'target', 'attackable'] as const),
      ...(['must-be-attacked', 'retreat', 'advance', 'refused', 'pointed'] as const),
    ];
    const highlights = kinds.map((kind, i): HexHighlight => ({ hex: KEM + i, kind }));
    const { container } = render(<MapView {...props({ highlights })} />);
    // Class names, and so colours, left out.
    const shapes = kinds.map((kind) =>
      container.querySelector(`[data-highlight="${kind}"]`)!.innerHTML.replace(/class="[^"]*"/g, ''),
    );
    expect(new Set(shapes).size).toBe(kinds.length);
  });

  test('a reach is one wash with one line round it, and the railway is lit where it is ridden', () => {
    const clear = ['0920', '1020', '1021'].map((name) => board.hexByName(name));
    const onRail = board.hexByName('1503');
    const highlights: HexHighlight[] = [
      ...clear.map((hex): HexHighlight => ({ hex, kind: hex === clear[0] ? 'stop' : 'reach', label: '1' })),
      { hex: onRail, kind: 'reach-rail', label: '1' },
    ];
    onScreen(...WALL);
    const { container } = render(<MapView {...props({ highlights })} />);
    const [wash, outline] = container.querySelectorAll('[data-area="reach"] path');
    const count = (path: Element, letter: string): number => path.getAttribute('d')!.split(letter).length - 1;
    expect(count(wash!, 'z')).toBe(3);
    // Three hexes in a triangle: of eighteen hexsides six lie between them.
    expect(count(outline!, 'M')).toBe(12);
    expect(container.querySelectorAll('[data-area]')).toHaveLength(1);
    const lit = [...container.querySelectorAll('[data-highlight="reach-rail"] path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(lit).toContain(routePath(onRail, 'rail'));
    // Costs lie under the counters.
    const sheetOf = (element: Element): number =>
      [...container.querySelectorAll('[data-zoom] > svg')].findIndex((sheet) => sheet.contains(element));
    const costs = screen.getAllByText('1').map(sheetOf);
    // The margin, on the lowest sheet, numbers the Game-Turns.
    expect(costs.filter((sheet) => sheet > 0)).toEqual([1, 1, 1, 1]);
  });

  test('labels, lines, zones and city loads appear', () => {
    onScreen(...WALL);
    const zone = new Uint8Array(board.columns * board.rows);
    zone[SUMMA] = 1;
    const { container } = render(
      <MapView
        {...props({
          highlights: [{ hex: SUMMA, kind: 'reach', label: '1½' }],
          lines: [
            { kind: 'march', hexes: [LENINGRAD, board.hexByName('1603')] },
            { kind: 'attack', hexes: [LENINGRAD, board.hexByName('1603')] },
            { kind: 'march', hexes: [LENINGRAD] },
          ],
          zones: { finn: zone },
          cityLoads: new Map([[KEM, '12/20']]),
        })}
      />,
    );
    expect(screen.getByText('1½')).toBeInTheDocument();
    expect(screen.getByText('12/20')).toBeInTheDocument();
    expect(container.querySelectorAll('[data-line="march"] path').length).toBeGreaterThan(0);
    expect(container.querySelector('[fill="url(#map-zone-finn)"] path')).not.toBeNull();
    expect(container.querySelector('[fill="url(#map-zone-soviet)"] path')).toBeNull();
  });

  test('from afar what a city carries stands clear of its name', () => {
    const cities = board.places.filter(({ capacity }) => capacity !== undefined);
    const loads = new Map(cities.map(({ hex, capacity }) => [hex, `${capacity}/${capacity}`]));
    const { container } = render(
      <svg>
        <CityLoads loads={loads} level="far" />
      </svg>,
    );
    const plates = [...container.querySelectorAll('[transform]')].map((group) => {
      const [x, y] = group
        .getAttribute('transform')!
        .match(/-?[\d.]+/g)!
        .map(Number) as [number, number];
      const plate = group.querySelector('rect')!;
      const half = (side: string): number => Number(plate.getAttribute(side)) * 2;
      return upright(x, y, half('width'), half('height'));
    });
    expect(plates).toHaveLength(5);
    for (const plate of plates) {
      expect(plate.y + plate.up).toBeLessThan(MAP_HEIGHT);
      for (const { box } of townNames('far')) expect(touch(plate, box)).toBe(false);
    }
  });

  test('the Ladoga front is drawn where it is asked for', () => {
    const { rerender } = render(<MapView {...props({ ladogaFront: true })} />);
    expect(screen.getByText('Ladoga front')).toBeInTheDocument();
    rerender(<MapView {...props()} />);
    expect(screen.queryByText('Ladoga front')).toBeNull();
  });

  test('costs are written where they can be read, and not from afar', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const ref = createRef<MapHandle>();
    render(<MapView {...props({ highlights: [{ hex: SUMMA, kind: 'reach', label: '1½' }] })} ref={ref} />);
    expect(screen.queryByText('1½')).toBeNull();
    act(() => ref.current!.show(SUMMA));
    expect(screen.getByText('1½')).toBeInTheDocument();
    act(() => ref.current!.fit());
    expect(screen.queryByText('1½')).toBeNull();
    vi.unstubAllGlobals();
  });

  test('the Gulf freezes', () => {
    const { container, rerender } = render(<MapView {...props()} />);
    expect(container.querySelector('[data-frozen]')).toHaveAttribute('data-frozen', 'false');
    rerender(<MapView {...props({ ice: true })} />);
    expect(container.querySelector('[data-frozen]')).toHaveAttribute('data-frozen', 'true');
  });

  test('a marker stands at the Game-Turn on the printed track', async () => {
    const { container, rerender } = render(<MapView {...props({ turn: 3 })} />);
    const marked = () =>
      container.querySelector('[data-now]')?.parentElement?.querySelector('text')?.textContent;
    await waitFor(() => expect(marked()).toBe('3.'));
    rerender(<MapView {...props({ turn: null })} />);
    expect(marked()).toBeUndefined();
  });

  test('hex numbers only when asked for, and where they can be read', () => {
    const ref = createRef<MapHandle>();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { rerender } = render(<MapView {...props({ hexNumbers: true })} ref={ref} />);
    expect(screen.queryByText(/1405/)).toBeNull();
    act(() => ref.current!.show(KEM));
    // At middle zoom they would be the loudest thing: only the hex pointed at has one.
    expect(screen.queryByText(/1405/)).toBeNull();
    act(() => setHover(SUMMA));
    expect(screen.getByText('1405')).toBeInTheDocument();
    act(() => setHover(null));
    act(() => ref.current!.zoomBy(2));
    expect(screen.getByText(/\b1405\b/)).toBeInTheDocument();
    rerender(<MapView {...props()} ref={ref} />);
    expect(screen.queryByText(/1405/)).toBeNull();
    vi.unstubAllGlobals();
  });

  test('from afar the number of the hex alone that a lesson asks for', () => {
    render(<MapView {...props({ hexNumbers: true, highlights: [{ hex: SUMMA, kind: 'asked' }] })} />);
    expect(screen.getByText('1405')).toBeInTheDocument();
    expect(screen.queryByText(/1505/)).toBeNull();
  });

  test('every hex has its number once, in texts of neighbours that are few enough to be laid out in a moment', () => {
    const ref = createRef<MapHandle>();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { container } = render(<MapView {...props({ hexNumbers: true })} ref={ref} />);
    act(() => ref.current!.show(KEM));
    act(() => ref.current!.zoomBy(2));
    vi.unstubAllGlobals();
    const texts = [...container.querySelectorAll('[data-numbers] text')];
    const numbers = texts.flatMap((text) => text.textContent.split(' '));
    expect(numbers.toSorted()).toEqual(playableHexes.map(board.hexName).toSorted());
    expect(texts.length).toBeLessThan(playableHexes.length / 6);
    for (const text of texts) {
      const hexes = text.textContent.split(' ').map(board.hexByName);
      const [west, east] = [hexCentre(hexes[0]!), hexCentre(hexes.at(-1)!)];
      expect(hexes).toEqual(hexes.map((_, i) => hexes[0]! + i));
      expect(Number(text.getAttribute('x'))).toBe((west[0] + east[0]) / 2);
      expect(Number(text.getAttribute('y'))).toBe(Math.round(east[1]));
    }
  });

  test('cities carry their capacity and what they are worth', () => {
    const ref = createRef<MapHandle>();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(<MapView {...props()} ref={ref} />);
    act(() => ref.current!.show(KEM));
    vi.unstubAllGlobals();
    for (const text of ['300', '+25', '−100', '+5', 'MANNERHEIM LINE', 'LADOGA DEFENCE LINE', 'ROW A'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });
});

describe('the view', () => {
  const handle = (): MapHandle => {
    const ref = createRef<MapHandle>();
    render(<MapView {...props()} ref={ref} />);
    return ref.current!;
  };

  test('zooming moves one transform and switches the detail', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const view = handle();
    const before = placed();
    expect(world().dataset.zoom).toBe('far');
    act(() => view.zoomBy(1e6));
    expect(placed()).not.toEqual(before);
    expect(world().dataset.zoom).toBe('closest');
    act(() => view.fit());
    expect(placed()).toEqual(before);
    expect(world().dataset.zoom).toBe('far');
    vi.unstubAllGlobals();
  });

  test('on the way to another scale the text of the board is left as it is laid out', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    handle();
    const before = placed();
    fireEvent.wheel(map(), { deltaY: -120, clientX: 400, clientY: 450 });
    fireEvent.wheel(map(), { deltaY: -120, clientX: 400, clientY: 450 });
    expect(placed().shrunk).toBeLessThan(1);
    expect(placed().k).toBe(before.k);
    expect(world().dataset.zoom).toBe('far');
    await waitFor(() => expect(placed().shrunk).toBe(1));
    expect(placed().k).toBeGreaterThan(before.k);
    vi.unstubAllGlobals();
  });

  test('showing a hex zooms in to where it can be read, and no further', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const view = handle();
    act(() => view.show(KEM));
    expect(world().dataset.zoom).toBe('near');
    const read = placed().k;
    act(() => view.show(SUMMA));
    expect(placed().k).toBe(read);
    act(() => view.zoomBy(2));
    act(() => view.show(KEM));
    expect(placed().k).toBeCloseTo(read * 2);
    vi.unstubAllGlobals();
  });

  test('every name keeps its place from afar when counters come', async () => {
    onScreen(...WALL);
    const { container, rerender } = render(<MapView {...props()} />);
    const names = (): (string | null)[] =>
      [...container.querySelectorAll('[data-names] text')].map(
        (text) => text.textContent + text.getAttribute('x') + text.getAttribute('y'),
      );
    const before = names();
    expect(before.length).toBeGreaterThan(15);
    rerender(<MapView {...props({ stacks: [{ hex: board.hexByName('1602'), counters: [face(3)] }] })} />);
    await waitFor(() => expect(container.querySelectorAll('[data-stack]')).toHaveLength(1));
    expect(names()).toEqual(before);
  });

  test.each<[string, Partial<MapViewProps>, number[]]>([
    ['a new position', { stacks: [{ hex: KEM, counters: [face(3)] }] }, [2]],
    ['a reach', { highlights: [{ hex: SUMMA, kind: 'reach', label: '1' }] }, [1]],
    ['a note over the counters', { cityLoads: new Map([[KEM, '12/20']]) }, [3]],
    ['the cursor', { focus: SUMMA }, [3]],
  ])('%s leaves the printed board and the other sheets alone', async (_, changes, changed) => {
    onScreen(...WALL);
    const given = props();
    const { container, rerender } = render(<MapView {...given} />);
    const sheets = [...container.querySelectorAll('[data-zoom] > svg')];
    const touched = new Set<number>();
    const observers = sheets.map((sheet, i) => {
      const observer = new MutationObserver(() => void touched.add(i));
      observer.observe(sheet, { subtree: true, childList: true, attributes: true, characterData: true });
      return observer;
    });
    rerender(<MapView {...given} {...changes} />);
    await Promise.resolve();
    for (const observer of observers) observer.disconnect();
    expect(touched).toEqual(new Set(changed));
  });

  test('a counter that went elsewhere runs there, unless motion is reduced', () => {
    const animate = vi.fn<Element['animate']>();
    Element.prototype.animate = animate;
    const at = (hex: Hex) => props({ stacks: [{ hex, counters: [face(3)] }] });
    const { rerender } = render(<MapView {...at(KEM)} />);
    rerender(<MapView {...at(KEM + 1)} />);
    expect(animate).toHaveBeenCalledOnce();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    rerender(<MapView {...at(KEM)} />);
    expect(animate).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('it runs along the trail that is drawn', () => {
    const animate = vi.fn<Element['animate']>();
    Element.prototype.animate = animate;
    const trail = [KEM, KEM + 1, KEM + 2];
    const { rerender } = render(
      <MapView {...props({ stacks: [{ hex: trail[0]!, counters: [face(3)] }] })} />,
    );
    rerender(
      <MapView
        {...props({
          stacks: [{ hex: trail[2]!, counters: [face(3)] }],
          lines: [{ kind: 'trail', hexes: trail }],
        })}
      />,
    );
    expect(animate.mock.calls[0]![0]).toHaveLength(3);
  });
});
