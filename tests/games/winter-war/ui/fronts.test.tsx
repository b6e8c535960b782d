import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { board, newGame, type PositionSpec } from '#engine/winter-war';
import { FrontBar, busiestFront } from '#games/winter-war/ui/fronts/FrontBar.tsx';
import { FRONTS, frontOf, hexesOf } from '#games/winter-war/ui/board/fronts.ts';
import { isOverlayShown, showOverlay } from '#games/winter-war/ui/board/overlays/overlay.ts';
import { Minimap } from '#games/winter-war/ui/board/Minimap.tsx';
import { hexCentre, MAP_HEIGHT, MAP_WIDTH } from '#games/winter-war/ui/board/projection.ts';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { position } from '#games/winter-war/table-adapter.ts';
import * as mapHandle from '#table/view/map-handle.ts';
import { MAP, setPosition, showPosition } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const ATTACK: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2, s2412 6-4-2, f1504 4-4-2, s1757 2-1-2'),
};

const hexOf = (name: string): number => board.hexByName(name);

describe('the fronts', () => {
  test.each([
    ['1656', 'petsamo'],
    ['1943', 'salla'],
    ['1330', 'suomussalmi'],
    ['1621', 'kuhmo'],
    ['1914', 'ladoga'],
    ['1405', 'isthmus'],
    ['1602', 'isthmus'],
  ] as const)('%s lies on the front of %s', (hex, front) => {
    expect(frontOf(hexOf(hex))).toBe(front);
  });

  test('each is shown by hexes of the map, from north to south', () => {
    const middles = FRONTS.map((front) => {
      const ys = hexesOf(front, []).map((hex) => hexCentre(hex)[1]);
      return (Math.min(...ys) + Math.max(...ys)) / 2;
    });
    expect(middles).toEqual(middles.toSorted((a, b) => a - b));
  });

  test('one is shown by the counters on it, wherever they stand', () => {
    const [viipuri, terijoki, petsamo] = ['1306', '1504', '1656'].map(hexOf) as [number, number, number];
    expect(hexesOf('isthmus', [viipuri, petsamo, terijoki])).toEqual([viipuri, terijoki]);
    expect(hexesOf('petsamo', [viipuri])).not.toContain(viipuri);
  });

  test('the busiest is that with most units that can act', async () => {
    await setPosition({ ...ATTACK, phase: 'movement' });
    expect(busiestFront({ state: position() })).toBe('isthmus');
    const other = stacks('s1602 0-1-2, s1957 6-4-2 6-4-2, s2112 2-1-2');
    await setPosition({ ...ATTACK, phase: 'movement', units: other });
    expect(busiestFront({ state: position() })).toBe('petsamo');
    expect(busiestFront({ state: newGame({}, 1) })).toBeNull();
  });

  test('a button of each tells how many hexes wait for a decision; a key goes there', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
    showPosition(ATTACK);
    const bar = await screen.findByRole('toolbar', { name: 'Fronts' });
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'Front: Petsamo',
      'Front: Salla',
      'Front: Suomussalmi',
      'Front: Kuhmo and Lieksa',
      'Front: Ladoga',
      'Front: Isthmus, 2 decisions here',
    ]);
    const world = screen.getByRole('group', MAP).querySelector<HTMLElement>('[data-zoom]')!;
    const before = world.style.transform;
    await userEvent.keyboard('1');
    await waitFor(() => expect(world.style.transform).not.toBe(before));
  });

  test('in a narrow window are a list with the number of all decisions, which folds again', async () => {
    await setPosition(ATTACK);
    const frame = vi.spyOn(mapHandle, 'frameOnMap');
    render(<FrontBar folded />);
    const list = screen.getByRole('group');
    expect(list).not.toHaveAttribute('open');
    expect(list.querySelector('summary')).toHaveTextContent(/^Fronts2$/);
    const unfold = (): void => list.setAttribute('open', '');
    const buttons = within(list).getAllByRole('button', { hidden: true });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Petsamo',
      'Salla',
      'Suomussalmi',
      'Kuhmo',
      'Ladoga',
      'Isthmus2',
    ]);
    expect(buttons.map(({ dataset }) => dataset.due)).toEqual([...Array<undefined>(5), 'true']);
    unfold();
    await userEvent.click(buttons[5]!);
    expect(list).not.toHaveAttribute('open');
    expect(frame).toHaveBeenCalledWith(hexesOf('isthmus', ['1604', '1602', '1504'].map(hexOf)));
    unfold();
    fireEvent.blur(buttons[5]!, { relatedTarget: buttons[4]! });
    expect(list).toHaveAttribute('open');
    fireEvent.blur(buttons[4]!, { relatedTarget: document.body });
    expect(list).not.toHaveAttribute('open');
    // Another phase has no decision that is due.
    await act(() => setPosition({ ...ATTACK, phase: 'movement' }));
    expect(list.querySelector('summary')).toHaveTextContent(/^Fronts$/);
    expect(buttons.map(({ textContent }) => textContent)).toContain('Isthmus');
  });
});

describe('the small map', () => {
  const view = (): MapHandle & { moved: () => void } => {
    let told = (): void => {};
    return {
      window: () => ({ left: 300, top: 600, right: 800, bottom: 1000 }),
      watchMoves: (listener: () => void) => {
        told = listener;
        return () => {};
      },
      restoreViewport: vi.fn<MapHandle['restoreViewport']>(),
      moved: () => told(),
    } as unknown as MapHandle & { moved: () => void };
  };

  test('frames what the window shows, and a press moves the window there at the scale it has', () => {
    const ref = createRef<MapHandle>() as { current: MapHandle };
    const handle = view();
    ref.current = handle;
    const { container } = render(
      <Minimap
        map={ref}
        stacks={[]}
        battles={[hexOf('1405')]}
        label="Small"
        hint="Press"
        closing="Close"
        onClose={() => {}}
      >
        fronts
      </Minimap>,
    );
    const { left, top, width, height } = container.querySelector<HTMLElement>('svg + div')!.style;
    expect([left, top, width, height].map(Number.parseFloat)).toEqual([
      expect.closeTo((300 / MAP_WIDTH) * 100, 0),
      expect.closeTo((600 / MAP_HEIGHT) * 100, 0),
      expect.closeTo((500 / MAP_WIDTH) * 100, 0),
      expect.closeTo((400 / MAP_HEIGHT) * 100, 0),
    ]);
    const svg = screen.getByRole('img', { name: 'Small' });
    svg.setPointerCapture = vi.fn<Element['setPointerCapture']>();
    vi.spyOn(svg, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 200));
    vi.spyOn(svg.parentElement!.parentElement!, 'clientWidth', 'get').mockReturnValue(1000);
    fireEvent.pointerDown(svg, { clientX: 50, clientY: 50 });
    expect(handle.restoreViewport).toHaveBeenCalledWith([MAP_WIDTH / 2, MAP_HEIGHT / 4, 2]);
  });

  test('is closed and opened again by its command', async () => {
    showPosition(ATTACK);
    expect(
      await screen.findByRole('button', { name: 'Close the minimap', hidden: true }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}M{/Shift}');
    expect(isOverlayShown('overview')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Close the minimap', hidden: true })).toBeNull();
    act(() => showOverlay('overview'));
  });
});
