import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PositionSpec } from '#engine/winter-war';
import { look, position, useTable } from '#games/winter-war/table-adapter.ts';
import { toggleOverlay } from '#games/winter-war/ui/board/overlays/overlay.ts';
import { hex, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { unit } from './open-decisions.ts';
import { showPosition } from './table.tsx';

const FRONT = 's1602 0-1-2, s1604 6-4-2, f1504 4-4-2 1-1-3, f1503 6-6-2';

async function open(overlay: 'threats' | 'supply', units: string, more: Partial<PositionSpec> = {}) {
  showPosition({ turn: 2, phasing: 'soviet', phase: 'movement', units: stacks(units), ...more });
  act(() => toggleOverlay(overlay));
  const name = overlay === 'threats' ? /^Threats/ : /^Supply on the map/;
  return (await screen.findByRole('heading', { name })).closest('section')!;
}

const preview = (from: string, to: string): void =>
  act(() => useTable.setState({ mode: unit(position(), from, undefined, { preview: hex(to) }) }));

/** The buttons of the list: their figure and their place. */
const items = (panel: HTMLElement): string[] =>
  [...panel.querySelectorAll('li > button')].map(
    (row) => `${row.querySelector('b')!.textContent} ${row.querySelector('span')!.textContent}`,
  );

describe('what the enemy could attack', () => {
  test('lists the hexes of the front by the best odds against them, and leads to one', async () => {
    const panel = await open('threats', `${FRONT}, s1703 2-1-2`);
    expect(items(panel)).toEqual(['6-1 Toksovo (1703)', '3-1 Leningrad (1602)', '2-1 1604']);
    expect(panel).toHaveTextContent('Finnish movement in turn 2 from the current position');
    fireEvent.click(within(panel).getByRole('button', { name: /1604/ }));
    // Eleven attack points against four: 2-1, and four of six faces clear an open hex (8.3).
    await waitFor(() => expect(panel).toHaveTextContent('1604At best 2-1 (11 to 4)67 % to clear the hex'));
    expect(panel).toHaveTextContent('1503 to Terijoki (1504)');
    expect(items(panel)).toEqual([]);
  });

  test('says that nothing can be attacked, at all or in one hex', async () => {
    const panel = await open('threats', 's1602 0-1-2, s1604 6-4-2');
    expect(panel).toHaveTextContent('None of your hexes can be attacked.');
    act(() => look(hex('1604')));
    await waitFor(() => expect(panel).toHaveTextContent('No unit can attack 1604.'));
    expect(panel).not.toHaveTextContent('strongest');
  });

  test('judges the hex as if the selected unit had moved there', async () => {
    const panel = await open('threats', FRONT);
    preview('1604', '1704');
    await waitFor(() => expect(panel).toHaveTextContent('If 6-4-2 (18) moves to 1704At best 2-1 (11 to 4)'));
    preview('1604', '2020');
    await waitFor(() => expect(panel).not.toHaveTextContent('moves to'));
    expect(panel).toHaveTextContent('1604At best 2-1');
  });

  test('shows the reach of an enemy unit, and of another one in its hex', async () => {
    const panel = await open('threats', FRONT);
    act(() => look(hex('1504')));
    const choice = within(await within(panel).findByRole('group'));
    expect(panel).toHaveTextContent(/4-4-2 \(21\) infantry divisionCan reach \d+ hexes/);
    expect(choice.getAllByRole('button', { pressed: true }).map((b) => b.textContent)).toEqual([
      '4-4-2 (21)',
    ]);
    fireEvent.click(choice.getByRole('button', { pressed: false }));
    await waitFor(() => expect(panel).toHaveTextContent(/1-1-3 \(1\) infantry battalionCan reach \d+ hexes/));
    act(() => look(hex('1503')));
    await waitFor(() => expect(panel).toHaveTextContent('6-6-2 (4) infantry divisionCan reach'));
    expect(within(panel).queryByRole('group')).toBeNull();
  });

  test('names units without a zone of control, with the paragraph', async () => {
    const panel = await open('threats', `${FRONT}, s2203 2-1-2`);
    expect(panel).not.toHaveTextContent('without a zone of control');
    act(() => toggleOverlay('zones'));
    await waitFor(() => expect(panel).toHaveTextContent('Headquarters have none (§): 0-1-2 (7 A)'));
    expect(panel).toHaveTextContent(/Isolated units have none \(§\): 2203/);
    expect(panel).toHaveTextContent('None: every unit controls the six hexes around it.');
  });
});

describe('the card of supply', () => {
  const LINE = 's1602 0-1-2, s2103 2-1-2, s2203 2-1-2, s1604 6-4-2, f1504 4-4-2 1-1-3, f1503 6-6-2';

  test.each([
    ['nearer', '1702', 'If 0-1-2 (7 A) moves to 1702In supply again: 2-1-2 (52).'],
    ['away', '1601', 'If 0-1-2 (7 A) moves to 1601Without supply then: 2-1-2 (25).'],
    ['aside', '1703', 'Nobody’s supply would change.'],
  ])('says whom a headquarters that moves %s cuts off or supplies again', async (_, to, text) => {
    const card = await open('supply', LINE);
    preview('1602', to);
    await waitFor(() => expect(card).toHaveTextContent(text));
  });

  test('lists where one enemy unit could cut lines, the costliest first, and leads there', async () => {
    const card = await open('supply', LINE);
    preview('1602', '1702');
    await waitFor(() => expect(items(card).length).toBeGreaterThan(1));
    const [first, ...others] = items(card);
    expect(first).toMatch(/^3 Beloostrov \(1603\), by 6-6-2 \(4\): 6-4-2 \(18\), 2-1-2 \(25\), 2-1-2 \(52\)/);
    expect(others.every((other) => Number(other[0]) <= 3)).toBe(true);
    fireEvent.click(within(card).getByRole('button', { name: /Beloostrov/ }));
    await waitFor(() => expect(useTable.getState().mode).toMatchObject({ mode: 'look', hex: hex('1603') }));
  });

  test('says when no single enemy move can, and closes', async () => {
    const card = await open('supply', 's1602 0-1-2, s1604 6-4-2');
    await waitFor(() =>
      expect(card).toHaveTextContent('No single enemy move can isolate any of your units.'),
    );
    fireEvent.click(within(card).getByRole('button', { name: 'Hide supply' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Supply on the map/ })).toBeNull());
  });
});
