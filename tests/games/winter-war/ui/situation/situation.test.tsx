import winterWarPlayMessages from '#games/winter-war/content/en/play.ftl';
import playMessages from '#table/content/en/play.ftl';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, type PositionSpec, type State } from '#engine/winter-war';
import { deployReady } from '#games/winter-war/ui/controller/decisions/placement.ts';
import { position, useTable, positionOf } from '#games/winter-war/table-adapter.ts';
import { openDialog } from '#table/store/ui.ts';
import { areaOf, lineOf, stacksInWords } from '#games/winter-war/ui/situation/describe.ts';
import { dueNow } from '#table/view/step.ts';
import SituationDialog from '#table/features/situation/SituationDialog.tsx';
import { useGame } from '#table/store/game.ts';
import { StackList } from '#games/winter-war/ui/situation/StackList.tsx';
import { asText, due } from '#games/winter-war/ui/situation/summary.ts';
import { setPosition, showNewGame, timeline } from '../table.tsx';
import { stacks } from '../../../../engine/winter-war/rules/helpers.ts';

const SPEC: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2, f1504 4-4-2, s1655 2-1-2'),
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

describe('the whole in words', () => {
  const w = playMessages().situation;
  async function read(spec: PositionSpec = SPEC, over: Partial<State> = {}) {
    await setPosition(spec);
    const { start, ...line } = timeline();
    useGame.setState({ timeline: { ...line, start: { ...start, ...over } } as never });
    useTable.setState({ focus: null });
    openDialog('situation');
    render(<SituationDialog />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Text summary' }));
    const stackAt = (name: string): HTMLElement =>
      dialog.getAllByRole('listitem').find((one) => one.querySelector('button')!.textContent.includes(name))!;
    return { ...dialog, stackAt };
  }

  test('can be read front by front, each side under its name', async () => {
    const dialog = await read();
    const headings = dialog.getAllByRole('heading').map(({ textContent }) => textContent);
    const { sides } = winterWarPlayMessages().situation;
    expect(headings.slice(1)).toEqual([
      'Karelian Isthmus',
      sides.soviet,
      sides.finn,
      expect.stringContaining('Petsamo'),
      sides.soviet,
      w.points,
    ]);
    expect(dialog.getByText(/The Soviets win with 61 points or more/)).toBeInTheDocument();
    expect(dialog.stackAt('1504')).toHaveTextContent(/^Terijoki \(1504\): 4-4-2.*\..*must be attacked/);
  });

  test('leads to a stack on the map, and closes', async () => {
    const dialog = await read();
    await userEvent.click(within(dialog.stackAt('1504')).getByRole('button'));
    await waitFor(() => expect(useTable.getState().focus).toBe(board.hexByName('1504')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const outcome = { reason: 'cease-fire', points: 35, level: 'draw' } as const;
  test.each<[string, PositionSpec['phase'], Partial<State>, readonly string[]]>([
    ['what must still be done', 'attack', {}, [`${w.obligations}:`]],
    ['that nothing must', 'movement', {}, [w.noObligations]],
    ['neither after the end', 'attack', { phase: 'over', outcome }, []],
  ])('says what is to be done, and %s', async (_, phase, over, expected) => {
    const dialog = await read({ ...SPEC, phase: phase! }, over);
    const now = within(dialog.getByRole('region', { name: w.now }));
    expect(now.getByText(/Turn 2/)).toBeInTheDocument();
    expect(now.getByText(due(here().state).todo)).toBeInTheDocument();
    const said = [`${w.obligations}:`, w.noObligations].filter((text) => now.queryByText(text));
    expect(said).toEqual(expected);
    expect(now.queryAllByText(/must still attack/).length > 0).toBe(expected[0] === `${w.obligations}:`);
  });

  test('is copied as plain text, where the browser allows it', async () => {
    const user = userEvent.setup();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('No'));
    const dialog = await read();
    const button = dialog.getByRole('button', { name: w.copy });
    await user.click(button);
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button);
    expect(dialog.getByRole('status')).toHaveTextContent(w.copied);
    const [text] = copy.mock.lastCall!;
    expect(text).toBe(asText(here(), due(here().state)));
    expect(text).toMatch(/^Winter War\. Turn 2/);
    expect(text).toContain('Soviet total');
    copy.mockRestore();
  });

  test('says of a computer player that it decides', async () => {
    await setPosition(SPEC);
    useGame.setState({ seats: { finn: 'human', soviet: 'general', seed: 1 } });
    const { todo, hindrance } = dueNow(here().state);
    expect(todo).not.toBe(due(here().state).todo);
    expect(todo).toMatch(/General/);
    expect(hindrance).toBeNull();
  });
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
