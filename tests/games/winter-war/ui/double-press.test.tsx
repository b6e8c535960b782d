import playMessages from '#games/winter-war/content/en/play.ftl';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { board, present, type PositionSpec } from '#engine/winter-war';
import { useGame, useTable } from '#games/winter-war/table-adapter.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { dropSecondHalf, usePrimaryPause } from '#table/shell/commands/primary-pause.ts';
import { showPosition, timeline } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

/** The Finns may attack, and need not. */
const MOVEMENT: PositionSpec = {
  turn: 2,
  phasing: 'finn',
  units: stacks('s1604 6-4-2, s1602 0-1-2, f1504 6-6-2, f1406 4-4-2'),
};
const ATTACK: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1529 6-4-2, s1931 0-1-2, f1429 0-0-3'),
};

/** With a Finnish battalion that may retreat before the attacks. */
const BESIDE: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'movement',
  units: stacks('s1920 0-1-2, s1820 6-4-2, f1720 1-1-3'),
};

/** The bar names places as well: a button beside the map is meant, if there is one. */
async function named(name: string | RegExp): Promise<HTMLElement> {
  const buttons = await screen.findAllByRole('button', { name });
  return buttons.find((button) => !button.closest('header')) ?? buttons[0]!;
}

describe('the button that carries the game on', () => {
  afterEach(() => vi.useRealTimers());

  it('does nothing for a moment when its meaning has changed', async () => {
    showPosition(MOVEMENT);
    const button = await named(playMessages().end.move);
    usePrimaryPause.setState({ ms: 600 });
    vi.useFakeTimers();
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(present(timeline()).phase).toBe('attack');
    expect(screen.getByRole('button', { name: playMessages().end.attack })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    act(() => void vi.advanceTimersByTime(600));
    const ready = screen.getByRole('button', { name: playMessages().end.attack });
    expect(ready).not.toHaveAttribute('aria-disabled');
    fireEvent.click(ready);
    expect(present(timeline())).toMatchObject({ phasing: 'soviet' });
  });

  it.each([
    ['ends no second phase, and leaves the other player his', 'hotseat', 'retreat-before', 600],
    ['ends no second phase of one who plays both sides', 'solo', 'retreat-before', 600],
  ] as const)('pressed in a hurry %s', async (_, table, phase, restMs) => {
    showPosition(BESIDE, table);
    const button = await named(playMessages().end.move);
    usePrimaryPause.setState({ ms: 600 });
    vi.useFakeTimers();
    const main = () => screen.getByRole('button', { name: playMessages().end[phase] });
    fireEvent.click(button);
    // Each press begins the rest anew.
    for (let i = 0; i < 8; i++) {
      act(() => void vi.advanceTimersByTime(restMs - 100));
      fireEvent.click(main());
    }
    expect(present(timeline()).phase).toBe(phase);
    act(() => void vi.advanceTimersByTime(restMs));
    fireEvent.click(main());
    expect(present(timeline()).phase).not.toBe(phase);
  });

  it('is soon ready for what the same player decides next in his phase', async () => {
    showPosition(ATTACK);
    usePrimaryPause.setState({ ms: 0 });
    fireEvent.click(await named(/^1429|\(1429\)/));
    fireEvent.click(await named(playMessages().combat.addAll));
    usePrimaryPause.setState({ ms: 600 });
    vi.useFakeTimers();
    fireEvent.click(screen.getAllByRole('button', { name: playMessages().end.takeHexes })[0]!);
    const advance = () => screen.getByRole('button', { name: /^Advance with 6-4-2/ });
    expect(advance()).toHaveAttribute('aria-disabled', 'true');
    act(() => void vi.advanceTimersByTime(300));
    expect(advance()).not.toHaveAttribute('aria-disabled');
  });

  it('is pressed once by a key held down', async () => {
    showPosition(MOVEMENT);
    const button = await named(playMessages().end.move);
    fireEvent.keyDown(document.body, { key: 'e' });
    fireEvent.keyDown(document.body, { key: 'e', repeat: true });
    expect(present(timeline()).phase).toBe('attack');
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  });

  it('is ready again at once where nothing else is asked', async () => {
    showPosition(MOVEMENT);
    await named(playMessages().end.move);
    usePrimaryPause.setState({ ms: 600 });
    const hex = board.hexByName;
    act(() => handleMapPress(hex('1406')));
    act(() => handleMapPress(hex('1407')));
    expect(timeline().cursor).toBe(1);
    expect(await named(playMessages().end.move)).not.toHaveAttribute('aria-disabled');
  });

  it('advances, and staying is the quiet answer', async () => {
    showPosition(ATTACK);
    const user = userEvent.setup();
    await user.click(await named(/^1429|\(1429\)/));
    await user.click(await named(playMessages().combat.addAll));
    await user.click(await named(playMessages().end.takeHexes));
    expect(await named(playMessages().end.decline)).toBeVisible();
    await user.click(await named(/^Advance with 6-4-2/));
    expect(present(timeline()).units.some(({ at }) => at === board.hexByName('1429'))).toBe(true);
  });

  it('may be answered by staying', async () => {
    showPosition(ATTACK);
    const user = userEvent.setup();
    await user.click(await named(/^1429|\(1429\)/));
    await user.click(await named(playMessages().combat.addAll));
    await user.click(await named(playMessages().end.takeHexes));
    await user.click(await named(playMessages().end.decline));
    expect(present(timeline()).units.some(({ at }) => at === board.hexByName('1429'))).toBe(false);
    expect(useTable.getState().mode.mode).toBe('idle');
  });
});

describe('a double tap', () => {
  const tap = (target: Element, at: { x: number; y: number; after: number }): boolean => {
    const event = new MouseEvent('click', { clientX: at.x, clientY: at.y, detail: 1, cancelable: true });
    Object.defineProperties(event, { target: { value: target }, timeStamp: { value: at.after } });
    dropSecondHalf(event);
    return !event.defaultPrevented;
  };

  it('reaches the map under the button no more, nor the panel over the map', () => {
    const map = document.createElement('div');
    map.dataset.map = '';
    const button = document.createElement('button');
    expect(tap(button, { x: 300, y: 500, after: 10_000 })).toBe(true);
    expect(tap(map, { x: 305, y: 502, after: 10_150 })).toBe(false);
    expect(tap(map, { x: 305, y: 502, after: 10_400 })).toBe(true);
    expect(tap(button, { x: 305, y: 502, after: 10_600 })).toBe(false);
    // Another place, or the same thing again, is meant.
    expect(tap(button, { x: 100, y: 502, after: 10_650 })).toBe(true);
    expect(tap(button, { x: 100, y: 502, after: 10_700 })).toBe(true);
  });

  it('presses nothing that the first half has brought to lie there', async () => {
    showPosition(MOVEMENT);
    await named(playMessages().end.move);
    const saying = (text: string): HTMLElement =>
      Object.assign(document.createElement('button'), { textContent: text });
    const played = (): void => act(() => useGame.setState({ timeline: { ...timeline() } }));
    expect(tap(saying('Retreat to 1503'), { x: 100, y: 700, after: 20_000 })).toBe(true);
    played();
    expect(tap(saying('Retreat to 1404'), { x: 101, y: 701, after: 20_150 })).toBe(false);
    expect(tap(saying('Retreat to 1404'), { x: 101, y: 701, after: 20_600 })).toBe(true);
    // Where nothing was played something else is chosen, and the same button is meant as often as it is pressed.
    expect(tap(saying('Retreat to 1303'), { x: 101, y: 701, after: 20_700 })).toBe(true);
    played();
    expect(tap(saying('Retreat to 1303'), { x: 101, y: 701, after: 20_800 })).toBe(true);
  });

  it('takes one after the other from a pile that is counted down', async () => {
    showPosition(MOVEMENT);
    await named(playMessages().end.move);
    const left = (count: number): HTMLElement => {
      const button = document.createElement('button');
      button.textContent = `Add: ${count} divisions`;
      button.dataset.again = 'Add division';
      return button;
    };
    expect(tap(left(9), { x: 100, y: 700, after: 30_000 })).toBe(true);
    act(() => useGame.setState({ timeline: { ...timeline() } }));
    expect(tap(left(8), { x: 100, y: 700, after: 30_100 })).toBe(true);
  });
});
