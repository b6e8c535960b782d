import tableShellMessages from '#table/content/en/shell.ftl';
import tableStartMessages from '#table/content/en/start.ftl';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { board, check, ROSTER } from '#engine/winter-war';
import { play, position, useGame } from '#games/winter-war/table-adapter.ts';
import { MAP, showNewGame } from './table.tsx';
import { trayWords } from '#games/winter-war/ui/words/tray-words.ts';
import { endWords } from '#games/winter-war/ui/controller/end-words.ts';
import { ruleLink } from '../../../table/rulebook/rule-link.ts';
import { curtainWords } from '#games/winter-war/ui/words/curtain-words.ts';
import { revealWords } from '#games/winter-war/ui/words/reveal-words.ts';
import { barWords } from '#games/winter-war/ui/words/bar-words.ts';
import { undo } from '#table/features/replay/commands.ts';

const press = async (name: string): Promise<void> =>
  userEvent.setup().click(await screen.findByRole('button', { name }));

describe('set-up at one screen', () => {
  it('shows the tray by kinds with their numbers', async () => {
    showNewGame('hotseat');
    expect(
      await screen.findByRole('button', { name: trayWords().name('infantry battalion', '1-1-3', 11) }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: trayWords().name('dummy counter', '', 5) })).toBeVisible();
  });

  it('says once that nothing can be kept, and goes on', async () => {
    showNewGame('solo');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(tableStartMessages().library.trouble.closed);
    await userEvent
      .setup()
      .click(within(alert).getByRole('button', { name: tableShellMessages().dismiss.dismiss }));
    await press(trayWords().random);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('refuses to end while counters wait, and names the rule', async () => {
    showNewGame('hotseat');
    await press(endWords().place);
    expect(await screen.findByRole('button', { name: ruleLink('SetUp.Finnish') })).toBeVisible();
  });

  it('draws the curtain: nothing of the Finnish deployment is in the page', async () => {
    showNewGame('hotseat');
    await press(trayWords().random);
    await press(endWords().place);
    const dialog = await screen.findByRole('dialog', { name: curtainWords().title('soviet') });
    expect(dialog).toBeVisible();
    expect(document.body.textContent).not.toMatch(/6-6-2|1-1-3/);
    expect(document.querySelector('svg')).toBeNull();
  });

  it('shows the Soviet player backs only, in the log and on the map', async () => {
    showNewGame('hotseat');
    await press(trayWords().random);
    await press(endWords().place);
    await press(curtainWords().lift('soviet'));
    await screen.findByRole('button', { name: trayWords().random });
    const labels = [...document.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label'));
    expect(`${document.body.textContent} ${labels.join(' ')}`).not.toMatch(/6-6-2|1-1-3|4-4-2/);
    expect(document.querySelectorAll('[data-unit^="-"]').length).toBe(26);
  });

  it('reveals after the Soviet set-up, without a curtain in solo practice', async () => {
    showNewGame('solo');
    await press(trayWords().random);
    await press(endWords().place);
    expect(useGame.getState().curtain).toBeNull();
    await press(trayWords().random);
    await press(endWords().place);
    expect((await screen.findAllByText(revealWords().told))[0]).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { name: barWords().turn(1) })).toBeVisible();
  });

  it('takes a ready-made deployment back with one undo', async () => {
    showNewGame('hotseat');
    await press(trayWords().random);
    await press(undo.label);
    expect(
      await screen.findByRole('button', { name: trayWords().name('infantry battalion', '1-1-3', 11) }),
    ).toBeVisible();
  });

  it('fills the rest and leaves what was placed by hand; a ready-made deployment asks first', async () => {
    showNewGame('hotseat');
    await screen.findByRole('group', MAP);
    const fort = ROSTER.findIndex(({ typeName }) => typeName === 'fortressDivision');
    const blank = ROSTER.findIndex(({ typeName }) => typeName === 'blank');
    act(() => expect(play({ type: 'place', unit: fort, hex: board.hexByName('1606') })).toBeNull());
    act(() => expect(play({ type: 'place', unit: blank, hex: board.hexByName('0707') })).toBeNull());
    await press(trayWords().historical);
    expect(await screen.findByText(trayWords().replace(2))).toBeVisible();
    await press(trayWords().replaceNo);
    await press(trayWords().fill);
    expect(position().units[fort]!.at).toBe(board.hexByName('1606'));
    expect(position().units[blank]!.at).toBe(board.hexByName('0707'));
    expect(await screen.findByText(trayWords().empty)).toBeVisible();
    expect(check(position(), { type: 'end' })).toBeNull();
    await press(trayWords().random);
    expect(await screen.findByText(trayWords().replace(26))).toBeVisible();
    await press(trayWords().replaceYes);
    expect(screen.queryByText(trayWords().replace(26))).toBeNull();
    act(() => undo.run());
    expect(position().units[blank]!.at).toBe(board.hexByName('0707'));
  });

  it('shows one who plays both sides the Finnish counters that he placed', async () => {
    showNewGame('solo');
    await press(trayWords().historical);
    await press(endWords().place);
    await screen.findByText(barWords().setUp(1));
    expect(position().phasing).toBe('soviet');
    const labels = [...document.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label'));
    expect(labels.join(' ')).toMatch(/6-6-2/);
    expect(document.querySelectorAll('[data-unit^="-"]')).toHaveLength(0);
  });
});
