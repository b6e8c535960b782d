import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, type PositionSpec } from '#engine/winter-war';
import { deployReady } from '#games/winter-war/ui/controller/decisions/placement.ts';
import { position, useTable, positionOf } from '#games/winter-war/table-adapter.ts';
import { openDialog } from '#table/store/ui.ts';
import { areaOf } from '#games/winter-war/ui/situation/areas.ts';
import { lineOf, stacksInWords } from '#games/winter-war/ui/situation/describe.ts';
import SituationDialog from '#table/features/situation/SituationDialog.tsx';
import { StackList } from '#games/winter-war/ui/situation/StackList.tsx';
import { asText, due } from '#games/winter-war/ui/situation/summary.ts';
import { setPosition, showNewGame } from '../table.tsx';

const SPEC: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: [
    { type: '0-1-2', hex: '1602' },
    { type: '6-4-2', hex: '1604' },
    { type: '4-4-2', hex: '1504' },
    { type: '2-1-2', hex: '1655' },
  ],
};

const here = () => positionOf(position());

test('the hexes belong to the fronts that people would name', () => {
  const areas = {
    1405: 'isthmus',
    1602: 'isthmus',
    1914: 'ladoga',
    1330: 'kainuu',
    1441: 'lapland',
    1656: 'petsamo',
  };
  for (const [name, area] of Object.entries(areas))
    expect([name, areaOf(board.hexByName(name))]).toEqual([name, area]);
  expect(areaOf(board.hexByName('0604'))).toBe('home');
});

test('every stack is told with its units, duties, threats and supply', async () => {
  await setPosition(SPEC);
  const lines = stacksInWords(here()).flatMap(({ stacks }) => stacks.map(lineOf));
  expect(lines).toHaveLength(4);
  const summa = lines.find((line) => line.startsWith('Terijoki (1504)'))!;
  expect(summa).toContain('4-4-2');
  expect(summa).toContain('must be attacked');
  const corps = lines.find((line) => line.startsWith('1604'))!;
  expect(corps).toContain('must attack: 6-4-2');
  expect(corps).toContain('next to the enemy at Terijoki (1504)');
  expect(corps).toContain('4 enemy attack points adjacent, against a defence of 4');
  expect(lines.find((line) => line.includes('1655'))).toContain('Isolated, no supply path: 2-1-2');
});

test('the fronts come south to north, and the own stacks before those of the enemy', async () => {
  await setPosition(SPEC);
  const areas = stacksInWords(here());
  expect(areas.map(({ area }) => area)).toEqual(['isthmus', 'petsamo']);
  expect(areas[0]!.stacks.map(({ side }) => side)).toEqual(['soviet', 'soviet', 'finn']);
});

test('counters that lie face down are only counted', async () => {
  showNewGame('hotseat');
  await screen.findByText(/Place your counters/);
  deployReady('historical');
  await userEvent.click(screen.getByRole('button', { name: 'End set-up' }));
  const texts = stacksInWords(here()).flatMap(({ stacks }) => stacks.map(lineOf));
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).toMatch(/face down/);
});

test('the whole can be read, and copied as plain text', async () => {
  await setPosition(SPEC);
  openDialog('situation');
  render(<SituationDialog />);
  const dialog = screen.getByRole('dialog', { name: 'Text summary' });
  expect(within(dialog).getByRole('heading', { name: 'Karelian Isthmus' })).toBeInTheDocument();
  expect(within(dialog).getByText(/Turn 2/)).toBeInTheDocument();
  const text = asText(here(), due(here().state));
  expect(text).toMatch(/^Winter War\. Turn 2/);
  expect(text).toContain('Soviet total');
});

test('the list of stacks is one tab stop, and the map’s cursor follows it', async () => {
  const user = userEvent.setup();
  await setPosition(SPEC);
  render(<StackList />);
  const list = screen.getByRole('region', { name: 'Units on the map' });
  expect(list.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await user.tab();
  const first = useTable.getState().focus;
  expect(first).not.toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(useTable.getState().focus).not.toBe(first);
  await user.keyboard('{End}');
  expect(board.hexName(useTable.getState().focus!)).toBe('1655');
  await user.keyboard('{Home}{PageDown}');
  expect(board.hexName(useTable.getState().focus!)).toBe('1655');
  expect(list.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});
