import playMessages from '#games/winter-war/content/en/play.ftl';
import startMessages from '#games/winter-war/content/en/start.ftl';
import tableShellMessages from '#table/content/en/shell.ftl';
import shellMessages from '#table/content/en/shell.ftl';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { board, check, ROSTER } from '#engine/winter-war';
import { play, position, useGame } from '#games/winter-war/table-adapter.ts';
import { MAP, showNewGame } from './table.tsx';
import { ruleLink } from '../../../table/rulebook/rule-link.ts';
import { undo } from '#table/commands/history.ts';

const press = async (name: string): Promise<void> =>
  userEvent.setup().click(await screen.findByRole('button', { name }));

describe('set-up at one screen', () => {
  it('shows the tray by kinds with their numbers', async () => {
    showNewGame('hotseat');
    expect(
      await screen.findByRole('button', {
        name: playMessages().tray.name({
          what: ['1-1-3', 'infantry battalion'].filter(Boolean).join(' '),
          n: 11,
        }),
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('button', {
        name: playMessages().tray.name({ what: ['', 'dummy counter'].filter(Boolean).join(' '), n: 5 }),
      }),
    ).toBeVisible();
  });

  it('says once that nothing can be kept, and goes on', async () => {
    showNewGame('solo');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(shellMessages().saving.trouble.closed);
    await userEvent
      .setup()
      .click(within(alert).getByRole('button', { name: tableShellMessages().dismiss.dismiss }));
    await press(playMessages().tray.random);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('refuses to end while counters wait, and names the rule', async () => {
    showNewGame('hotseat');
    await press(playMessages().end.place);
    expect(await screen.findByRole('button', { name: ruleLink('SetUp.Finnish') })).toBeVisible();
  });

  it('draws the curtain: nothing of the Finnish deployment is in the page', async () => {
    showNewGame('hotseat');
    await press(playMessages().tray.random);
    await press(playMessages().end.place);
    const dialog = await screen.findByRole('dialog', {
      name: playMessages().curtain.title({ side: 'soviet' }),
    });
    expect(dialog).toBeVisible();
    expect(document.body.textContent).not.toMatch(/6-6-2|1-1-3/);
    expect(document.querySelector('svg')).toBeNull();
  });

  it('shows the Soviet player backs only, in the log and on the map', async () => {
    showNewGame('hotseat');
    await press(playMessages().tray.random);
    await press(playMessages().end.place);
    await press(playMessages().curtain.lift({ side: 'soviet' }));
    await screen.findByRole('button', { name: playMessages().tray.random });
    const labels = [...document.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label'));
    expect(`${document.body.textContent} ${labels.join(' ')}`).not.toMatch(/6-6-2|1-1-3|4-4-2/);
    expect(document.querySelectorAll('[data-unit^="-"]').length).toBe(26);
  });

  it('reveals after the Soviet set-up, without a curtain in solo practice', async () => {
    showNewGame('solo');
    await press(playMessages().tray.random);
    await press(playMessages().end.place);
    expect(useGame.getState().curtain).toBeNull();
    await press(playMessages().tray.random);
    await press(playMessages().end.place);
    expect((await screen.findAllByText(playMessages().reveal.told))[0]).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('heading', { name: startMessages().bar.turn({ n: 1 }) })).toBeVisible();
  });

  it('takes a ready-made deployment back with one undo', async () => {
    showNewGame('hotseat');
    await press(playMessages().tray.random);
    await press(undo.label);
    expect(
      await screen.findByRole('button', {
        name: playMessages().tray.name({
          what: ['1-1-3', 'infantry battalion'].filter(Boolean).join(' '),
          n: 11,
        }),
      }),
    ).toBeVisible();
  });

  it('fills the rest and leaves what was placed by hand; a ready-made deployment asks first', async () => {
    showNewGame('hotseat');
    await screen.findByRole('group', MAP);
    const fort = ROSTER.findIndex(({ typeName }) => typeName === 'fortressDivision');
    const blank = ROSTER.findIndex(({ typeName }) => typeName === 'blank');
    act(() => expect(play({ type: 'place', unit: fort, hex: board.hexByName('1606') })).toBeNull());
    act(() => expect(play({ type: 'place', unit: blank, hex: board.hexByName('0707') })).toBeNull());
    await press(playMessages().tray.historical);
    // Above its buttons, not among them.
    const question = await screen.findByText(playMessages().tray.replace({ n: 2 }));
    expect(question.parentElement!.querySelectorAll(':scope > button')).toHaveLength(0);
    await press(playMessages().tray.replaceNo);
    await press(playMessages().tray.fill);
    expect(position().units[fort]!.at).toBe(board.hexByName('1606'));
    expect(position().units[blank]!.at).toBe(board.hexByName('0707'));
    expect(await screen.findByText(playMessages().tray.empty)).toBeVisible();
    expect(check(position(), { type: 'end' })).toBeNull();
    await press(playMessages().tray.random);
    expect(await screen.findByText(playMessages().tray.replace({ n: 26 }))).toBeVisible();
    await press(playMessages().tray.replaceYes);
    expect(screen.queryByText(playMessages().tray.replace({ n: 26 }))).toBeNull();
    act(() => undo.run());
    expect(position().units[blank]!.at).toBe(board.hexByName('0707'));
  });

  it('shows one who plays both sides the Finnish counters that he placed', async () => {
    showNewGame('solo');
    await press(playMessages().tray.historical);
    await press(playMessages().end.place);
    await screen.findByText(startMessages().bar.setUp({ first: 1 }));
    expect(position().phasing).toBe('soviet');
    const labels = [...document.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label'));
    expect(labels.join(' ')).toMatch(/6-6-2/);
    expect(document.querySelectorAll('[data-unit^="-"]')).toHaveLength(0);
  });
});
