import logMessages from '#games/winter-war/content/en/log.ftl';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, present } from '#engine/winter-war';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { useSeenTurn } from '#games/winter-war/ui/summary/LastTurnCard.tsx';
import { nextHappening, useGame } from '#table/store/game.ts';
import { act as play, shortGame } from '../../../../table/replay/short-game.ts';
import { MAP, showGame } from '../table.tsx';

const w = logMessages().summary;
const card = () => screen.findByRole('region', { name: w.title({ side: 'soviet', name: null }) });

beforeEach(() => useSeenTurn.setState({ last: null }));

describe('what the other player did', () => {
  it('is told as a Player-Turn begins, with links to the map', async () => {
    showGame(shortGame(), 'hotseat');
    const told = await card();
    expect(told).toHaveTextContent(w.moves({ units: 2, rail: 0, byRail: 'no' }));
    expect(told).toHaveTextContent('defender eliminated');
    expect(told).toHaveTextContent(w.losses({ side: 'finn' }));
    const [link] = within(told).getAllByRole('button', { name: /1207/ });
    await userEvent.setup().click(link!);
    expect(useTable.getState().pointed).toHaveLength(1);
  });

  it('is gone to where it lies beside the map', async () => {
    const user = userEvent.setup();
    showGame(shortGame(), 'hotseat');
    const told = await card();
    await user.keyboard('y');
    expect(told).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be put away, and read again later', async () => {
    const user = userEvent.setup();
    showGame(shortGame(), 'hotseat');
    await user.click(within(await card()).getByRole('button', { name: w.dismiss }));
    expect(screen.queryByRole('region', { name: w.title({ side: 'soviet', name: null }) })).toBeNull();
    await user.keyboard('y');
    const dialog = await screen.findByRole('dialog', { name: w.title({ side: 'soviet', name: null }) });
    expect(dialog).toHaveTextContent(w.battles);
  });

  it('is told in the middle of a turn too, when a game is opened again, until something happens', async () => {
    const line = shortGame();
    const unit = present(line).units.findIndex(({ at }) => at === board.hexByName('0620'));
    showGame(play(line, { type: 'move', unit, path: [board.hexByName('0621')] }), 'hotseat');
    await card();
    act(() => useGame.setState({ happening: nextHappening('play', []) }));
    expect(screen.queryByRole('region', { name: w.title({ side: 'soviet', name: null }) })).toBeNull();
  });

  it('is not told to one who plays both sides', async () => {
    showGame(shortGame(), 'solo');
    await screen.findByRole('group', MAP);
    expect(screen.queryByRole('region', { name: w.title({ side: 'soviet', name: null }) })).toBeNull();
  });

  it('shows ways and battles on the map by a key', async () => {
    const user = userEvent.setup();
    showGame(shortGame(), 'solo');
    const map = await screen.findByRole('group', MAP);
    expect(map.querySelector('[data-mark]')).toBeNull();
    await user.keyboard('f');
    expect(map.querySelectorAll('[data-line="trail"]')).toHaveLength(3);
    expect(map.querySelector('[data-mark="battle"]')).toHaveTextContent('De');
    await user.keyboard('f');
    expect(map.querySelector('[data-mark]')).toBeNull();
  });
});
