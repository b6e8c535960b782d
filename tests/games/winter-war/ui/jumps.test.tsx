import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, type Hex, type PositionSpec } from '#engine/winter-war';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { stopsOf } from '#games/winter-war/ui/controller/jumps.ts';
import { MAP, setPosition, showPosition } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const hexOf = (name: string): Hex => board.hexByName(name);
const names = (hexes: readonly Hex[]): string[] => hexes.map((hex) => board.hexName(hex));
const focus = (): string | null => {
  const hex = useTable.getState().focus;
  return hex === null ? null : board.hexName(hex);
};

const ATTACK: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2, s2412 6-4-2, f1504 4-4-2, f0805 6-6-2'),
};
const MOVEMENT: PositionSpec = { ...ATTACK, phase: 'movement' };

beforeEach(() => useTable.setState({ focus: null }));

describe('where the jumps lead', () => {
  test('to what must be attacked and to what must attack', async () => {
    await setPosition(ATTACK);
    expect(names(stopsOf('obligation'))).toEqual(['1504', '1604']);
  });

  test('to own units in an enemy zone of control', async () => {
    await setPosition(ATTACK);
    expect(names(stopsOf('threatened'))).toEqual(['1604']);
  });

  test('to every city, south before north', async () => {
    await setPosition(ATTACK);
    const cities = stopsOf('city');
    expect(names(cities)).toEqual(expect.arrayContaining(['1602', '0604', '1306', '0931', '1656', '2053']));
    expect(cities).toEqual(cities.toSorted((a, b) => a - b));
  });

  test('to the hexes open to the unit in hand, the nearest first', async () => {
    await setPosition(MOVEMENT);
    expect(stopsOf('open')).toEqual([]);
    const unit = useTable.getState();
    expect(unit.mode.mode).toBe('idle');
  });
});

describe('keys', () => {
  test('go round, forwards and backwards, and say where', async () => {
    const user = userEvent.setup();
    showPosition(ATTACK);
    await screen.findByRole('group', MAP);
    await user.keyboard('o');
    expect(focus()).toBe('1504');
    expect(screen.getByRole('group', MAP)).toHaveFocus();
    expect(await screen.findByText(/^Obligation 1 of 2\. .*1504/)).toBeInTheDocument();
    await user.keyboard('o');
    expect(focus()).toBe('1604');
    await user.keyboard('o');
    expect(focus()).toBe('1504');
    await user.keyboard('{Shift>}O{/Shift}');
    expect(focus()).toBe('1604');
  });

  test('a jump between cities goes on from the cursor', async () => {
    const user = userEvent.setup();
    showPosition(ATTACK);
    await screen.findByRole('group', MAP);
    useTable.setState({ focus: hexOf('1305') });
    await user.keyboard('c');
    expect(focus()).toBe('1306');
    await user.keyboard('{Shift>}C{/Shift}');
    expect(focus()).toBe('0604');
  });

  test('the units that can act are taken in hand one after the other, either way', async () => {
    const user = userEvent.setup();
    showPosition(MOVEMENT);
    await screen.findByRole('group', MAP);
    const inHand = (): number | null => {
      const { mode } = useTable.getState();
      return mode.mode === 'unit' ? mode.unit : null;
    };
    await user.keyboard('n');
    const first = inHand();
    expect(first).not.toBeNull();
    expect(await screen.findByText(/^Unit 1 of \d\. Selected: /)).toBeInTheDocument();
    await user.keyboard('n');
    expect(inHand()).not.toBe(first);
    await user.keyboard('{Shift>}N{/Shift}');
    expect(inHand()).toBe(first);
    await user.keyboard('x');
    expect(stopsOf('open')[0]).toBe(useTable.getState().focus);
  });

  test('lead to the panels and back to the map', async () => {
    const user = userEvent.setup();
    showPosition(ATTACK);
    const map = await screen.findByRole('group', MAP);
    await user.keyboard('a');
    const hand = screen.getByRole('complementary', { name: 'Selected' });
    await waitFor(() => expect(hand).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{F6}');
    const charts = screen.getByRole('complementary', { name: 'Charts and log' });
    await waitFor(() => expect(charts).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{F6}');
    expect(map).toHaveFocus();
  });
});
