import winterWarPlayMessages from '#games/winter-war/content/en/play.ftl';
import playMessages from '#table/content/en/play.ftl';
import shellMessages from '#table/content/en/shell.ftl';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUi } from '#table/store/ui.ts';
import { redo, restart, restartTurn } from '#table/commands/history.ts';
import { MAP, showGame, timeline } from '../../games/winter-war/ui/table.tsx';
import { act as playOn, end, shortGame } from './short-game.ts';

const w = playMessages().replay.log;
const back = (text: RegExp) =>
  screen.findByRole('button', { name: (name) => name.startsWith(w.backShort) && text.test(name) });

beforeEach(() => useUi.setState({ rightOpen: true }));

describe('the way back from a line of the log', () => {
  it('takes back all that came after the line', async () => {
    const game = shortGame();
    showGame({ ...game, steps: game.steps.slice(0, 2), cursor: 2 }, 'hotseat');
    await userEvent.setup().click(await back(/2-1-3/));
    expect(timeline().cursor).toBe(1);
    expect(timeline().steps).toHaveLength(2);
  });

  it('says why not, where a die has been rolled', async () => {
    const game = shortGame();
    showGame({ ...game, steps: game.steps.slice(0, 5), cursor: 5 }, 'hotseat');
    const barred = await back(/6-4-2/);
    expect(barred).toHaveAttribute('aria-disabled', 'true');
    await userEvent.setup().click(barred);
    expect(timeline().cursor).toBe(5);
    expect(screen.getAllByText(playMessages().barred.bar.die).length).toBeGreaterThan(0);
    expect(screen.getByText(playMessages().barred.line.die)).toBeInTheDocument();
  });

  it('leads over dice for one who plays both sides, and forward again', async () => {
    showGame(shortGame(), 'solo');
    await userEvent.setup().click(await back(/2-1-3/));
    expect(timeline().cursor).toBe(1);
    while (redo.enabled()) redo.run();
    expect(timeline().cursor).toBe(6);
    expect(timeline().steps[3]!.dice).toEqual([6]);
  });

  it('says that touch-move is played', async () => {
    const game = shortGame({ touchMove: true });
    showGame({ ...game, steps: game.steps.slice(0, 2), cursor: 2 }, 'hotseat');
    await userEvent.setup().click(await back(/2-1-3/));
    expect(timeline().cursor).toBe(2);
    expect(screen.getAllByText(winterWarPlayMessages().barriers.text['touch-move']).length).toBeGreaterThan(
      0,
    );
  });
});

describe('restarting', () => {
  it('restarts the Player-Turn as far as the last die', async () => {
    const game = shortGame();
    showGame({ ...game, steps: game.steps.slice(0, 5), cursor: 5 }, 'hotseat');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: shellMessages().undoMenu }));
    await user.click(await screen.findByRole('button', { name: restartTurn.label }));
    expect(timeline().cursor).toBe(4);
    expect(restartTurn.enabled()).toBe(false);
  });

  it('restarts it whole for one who plays both sides', async () => {
    const game = shortGame();
    showGame({ ...game, steps: game.steps.slice(0, 5), cursor: 5 }, 'solo');
    await screen.findByRole('group', MAP);
    restartTurn.run();
    expect(timeline().cursor).toBe(0);
  });

  it('is off where a phase has just begun', async () => {
    const game = shortGame();
    showGame(playOn({ ...game, steps: game.steps.slice(0, 2), cursor: 2 }, end), 'hotseat');
    await screen.findByRole('group', MAP);
    expect([restart.enabled(), restartTurn.enabled()]).toEqual([false, true]);
  });
});
