import startMessages from '#app/content/en/start.ftl';
import winterWarStartMessages from '#games/winter-war/content/en/start.ftl';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shortGame } from '#games/winter-war/ui/start-screen/short-game-cards.ts';
import { leaveTable, useScreen } from '#table/store/navigation.ts';
import '#app/languages.ts';
import { StartScreen } from '#app/StartScreen.tsx';

const w = startMessages().start;
const titles = winterWarStartMessages().card.short;
const opening = () => useScreen.getState().opening;

async function show() {
  const user = userEvent.setup();
  render(<StartScreen />);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${w.short}`) }));
  const card = await screen.findByRole('listitem', { name: titles.petsamo });
  return { user, card };
}

describe('short games on the start screen', () => {
  beforeEach(() => {
    localStorage.clear();
    leaveTable();
  });

  it('begin against the level and with the side that were chosen', async () => {
    const { user, card } = await show();
    await user.click(screen.getByRole('radio', { name: 'Officer' }));
    await user.click(within(card).getByRole('button', { name: w.playAs({ player: 'Finnish player' }) }));
    expect(opening()).toMatchObject({
      from: 'incoming',
      table: 'hotseat',
      timeline: { start: shortGame('petsamo').start, steps: [] },
      seats: { finn: 'human', soviet: 'officer' },
    });
  });

  it('can be played by two people', async () => {
    const { user, card } = await show();
    await user.click(screen.getByRole('radio', { name: w.person }));
    await user.click(within(card).getByRole('button', { name: w.playIt }));
    expect(opening()).toMatchObject({ seats: { finn: 'human', soviet: 'human' } });
  });

  it('lead back to where they were opened', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: w.back }));
    expect(screen.getByRole('button', { name: new RegExp(`^${w.short}`) })).toHaveFocus();
  });
});
