import startMessages from '#table/content/en/start.ftl';
import appStartMessages from '#app/content/en/start.ftl';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanPlayerName } from '#engine/core/about.ts';
import { newGame, restore, serialise, startTimeline } from '#engine/winter-war';
import { games } from '#app/games.ts';
import { formFor } from '#app/NewGameForm.tsx';
import TableScreen from '#table/shell/TableScreen.tsx';
import { setTab } from '#table/store/ui.ts';
import { openTable, useScreen } from '#table/store/navigation.ts';
import { showNewGame, timeline } from '../../games/winter-war/ui/table.tsx';

const line = startTimeline(newGame({}, 1));
const players = { finn: 'Anna', soviet: 'Boris' };
const w = startMessages().seats;

describe('the names of the players', () => {
  it.each([
    ['  Anna  ', 'Anna'],
    ['Anna\n\u202EMaria\u0007', 'Anna Maria'],
    ['\u200b \u2028', ''],
    ['A'.repeat(60), 'A'.repeat(24)],
  ])('are cleaned: %j', (written, kept) => expect(cleanPlayerName(written)).toBe(kept));

  it('go with the record of a game, and records without them stay as they are', () => {
    const about = { players };
    expect(restore(serialise({ ...line, about }))).toEqual({ ok: true, timeline: { ...line, about } });
    expect(serialise(line)).not.toContain('players');
  });

  it.each([
    { finn: '' },
    { finn: 'A'.repeat(25) },
    { finn: 'A\u202Eb' },
    { sweden: 'Eva' },
    { finn: 1 },
    'Anna',
  ])('are refused where they are damaged: %j', (wrong) => {
    const record = JSON.stringify({ ...JSON.parse(serialise(line)), players: wrong });
    expect(restore(record)).toMatchObject({ ok: false, error: { key: 'damaged' } });
  });
});

describe('at a table for two', () => {
  beforeEach(() => localStorage.clear());

  it('the form asks for them, and only there', async () => {
    const game = games.find(({ meta }) => meta.id === 'winter-war')!;
    const Form = formFor(game, await game.startScreen.newGame());
    render(<Form />);
    const user = userEvent.setup();
    expect(screen.queryByLabelText(w.nameOf({ player: 'Finnish player' }))).toBeNull();
    await user.click(screen.getByRole('radio', { name: w.hotseat }));
    await user.type(screen.getByLabelText(w.nameOf({ player: 'Finnish player' })), 'Anna');
    await user.click(screen.getByRole('button', { name: appStartMessages().start.begin }));
    expect(useScreen.getState().opening).toMatchObject({ table: 'hotseat', players: { finn: 'Anna' } });
  });

  it('they stand in bar and log', async () => {
    showNewGame('solo');
    act(() => openTable({ from: 'new', table: 'hotseat', options: {}, ready: false, players }));
    expect(await screen.findByText('Anna · Finnish player')).toBeVisible();
    act(() => setTab('log'));
    expect(
      await screen.findByText(w.versus({ one: 'Finnish player (Anna)', other: 'Soviet player (Boris)' })),
    ).toBeVisible();
    expect(timeline().about?.players).toEqual(players);
  });

  it('without them everything reads as before', async () => {
    openTable({ from: 'new', table: 'hotseat', options: {}, players: { finn: '  ' } });
    render(<TableScreen />);
    expect(await screen.findByText('Finnish player')).toBeVisible();
    expect(timeline().about).not.toHaveProperty('players');
  });
});
