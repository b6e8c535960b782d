import { act, screen } from '@testing-library/react';
import { newGame, serialise, startTimeline } from '#engine/winter-war';
import { openRecord } from '../../../table/reading.ts';
import { openTable } from '#table/store/navigation.ts';
import { setTab } from '#table/store/ui.ts';
import { randomGame } from '../records/random-game.ts';
import { showGame } from './table.tsx';

it('takes the place of a longer one while its log is open', async () => {
  // The end of a set-up bars the way back: the log looks for the position before it.
  showGame(randomGame(5, {}, 60), 'hotseat');
  await screen.findByRole('button', { name: 'Menu' });
  act(() => setTab('log'));
  await screen.findByRole('tab', { name: 'Log', selected: true });
  await act(() => openRecord(serialise(startTimeline(newGame({}, 3))), 'solo'));
  expect(await screen.findByText(/^Nothing has happened yet/)).toBeVisible();
});

it('opens with its log, whichever chart was open before', async () => {
  showGame(randomGame(5, {}, 60));
  await screen.findByRole('button', { name: 'Menu' });
  act(() => setTab('combat'));
  await screen.findByRole('tab', { name: 'Combat', selected: true });
  act(() => openTable({ from: 'incoming', table: 'solo', timeline: startTimeline(newGame({}, 3)) }));
  expect(await screen.findByRole('tab', { name: 'Log', selected: true })).toBeVisible();
});
