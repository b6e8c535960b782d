import '#app/languages.ts';
import shellMessages from '#table/content/en/shell.ftl';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, type PositionSpec } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useCommandKeys } from '#table/commands/useCommandKeys.ts';
import { useGame } from '#table/store/game.ts';
import { allCommands } from '#table/shell/commands/all-commands.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import Palette from '#table/shell/palette/Palette.tsx';
import { rulebook } from '#table/text/rulebook.ts';
import { setPosition } from '../../games/winter-war/ui/table.tsx';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

const SPEC: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2, f1504 4-4-2'),
};

async function openPalette() {
  const user = userEvent.setup();
  await setPosition(SPEC);
  await rulebook();
  openDialog('palette');
  await act(async () => {
    render(<Palette />);
  });
  const field = screen.getByRole('combobox');
  const options = (): string[] =>
    [...document.querySelectorAll('[role=option]')].map((one) => one.textContent);
  return { user, field, options };
}

afterEach(() => setActiveGame(winterWar));

const focusName = (): string => board.hexName(useUi.getState().focus!);

test('every command is there, and what cannot be done now says why', async () => {
  const { options } = await openPalette();
  expect(options().some((text) => text.includes('Undo'))).toBe(true);
  const line = (name: string): Element =>
    [...document.querySelectorAll('[role=option]')].find((one) => one.textContent.startsWith(name))!;
  expect(line('Redo')).toHaveAttribute('aria-disabled', 'true');
  expect(line('Redo')).toHaveTextContent('There is nothing to redo.');
  // The end of the phase is refused by the engine, in its words.
  expect(line(shellMessages().command.carryOn)).toHaveTextContent(
    /must still attack: 6-4-2 \(18\)\. \((.+, )?Combat\.E\)/,
  );
});

test('all but the rules is found where their book cannot be loaded', async () => {
  await setPosition(SPEC);
  const open = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch'));
  // Another name, since the book of this game may be loaded already.
  setActiveGame({
    ...winterWar,
    meta: { ...winterWar.meta, id: 'unread' },
    book: { ...winterWar.book, open },
  });
  openDialog('palette');
  await act(async () => void render(<Palette />));
  expect(open).toHaveBeenCalled();
  await userEvent.type(screen.getByRole('combobox'), '1405{Enter}');
  await waitFor(() => expect(focusName()).toBe('1405'));
});

test('a hex number leads to the hex', async () => {
  const { user, field } = await openPalette();
  await user.type(field, '1405{Enter}');
  await waitFor(() => expect(focusName()).toBe('1405'));
  expect(useUi.getState().dialog).toBeNull();
});

test('a city, a unit and a paragraph are found by name', async () => {
  const { user, field, options } = await openPalette();
  await user.type(field, 'viipuri');
  expect(options()[0]).toContain('Viipuri (1306)');
  await user.clear(field);
  await user.type(field, '4-4-2');
  expect(options()[0]).toContain('1504');
  await user.clear(field);
  await user.type(field, 'Movement.K3');
  expect(options()[0]).toContain('Movement.K3');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(useUi.getState().rule).toBe('Movement.K3'));
});

test('a paragraph is found by the term that leads to it', async () => {
  const { user, field, options } = await openPalette();
  await user.type(field, 'ski patrol');
  expect(options().some((text) => text.includes('Stacking.C'))).toBe(true);
});

test('the arrows choose, round the ends, and nothing found is said', async () => {
  const { user, field } = await openPalette();
  const chosen = (): Element => document.querySelector('[role=option][aria-selected=true]')!;
  await user.type(field, 'salmi');
  const first = chosen().textContent;
  await user.keyboard('{ArrowUp}');
  expect(chosen().textContent).not.toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(chosen().textContent).toBe(first);
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.type(field, 'zzzzqqq');
  expect(document.querySelector('[role=option]')).toBeNull();
  expect(within(screen.getByRole('dialog')).getByText('No results.')).toBeInTheDocument();
});

function Keys() {
  useCommandKeys(allCommands);
  return null;
}

test('what is typed before it has been fetched stands in its field, and Enter ends no phase', async () => {
  const user = userEvent.setup();
  await setPosition({ ...SPEC, phase: 'movement' });
  await rulebook();
  render(<Keys />);
  const before = useGame.getState().timeline;
  await user.keyboard('{Control>}k{/Control}savx{Backspace}e{Enter}');
  expect(useUi.getState().dialog).toBe('palette');
  await act(async () => {
    render(<Palette />);
  });
  expect(screen.getByRole('combobox')).toHaveValue('save');
  expect(document.querySelector('[aria-selected=true]')).toHaveTextContent(/^Save/);
  expect(useGame.getState().timeline).toBe(before);
});

test('nothing is chosen before something is typed, and the end of the phase is not the first', async () => {
  const { user, options } = await openPalette();
  const before = useGame.getState().timeline;
  expect(options()[0]).not.toContain('End');
  expect(document.querySelector('[aria-selected=true]')).toBeNull();
  await user.keyboard('{Enter}');
  expect(useUi.getState().dialog).toBe('palette');
  expect(useGame.getState().timeline).toBe(before);
  await user.keyboard('{ArrowDown}');
  expect(document.querySelector('[aria-selected=true]')).toHaveTextContent(options()[0]!);
});
