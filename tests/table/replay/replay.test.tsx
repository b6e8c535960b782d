import playMessages from '#table/content/en/play.ftl';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { present } from '#engine/winter-war';
import { useGame } from '#games/winter-war/table-adapter.ts';
import { useUi } from '#table/store/ui.ts';
import { carryOn } from '#table/shell/commands/table-commands.ts';
import { openPalette } from '#table/commands/dialogs.ts';
import { next } from '#games/winter-war/ui/controller/commands.ts';
import { overlayCommands } from '#games/winter-war/ui/overlays/index.ts';
import { restartTurn, undo } from '#table/commands/history.ts';
import { endReplay, useReplay, watchTable } from '#table/store/replay.ts';
import { MAP, showGame, timeline } from '../../games/winter-war/ui/table.tsx';
import { inSovietSetUp, shortGame } from './short-game.ts';

const w = playMessages().replay;
const slider = () => screen.findByRole('slider', { name: w.slider });

async function watching(table: 'solo' | 'hotseat' = 'hotseat') {
  showGame(shortGame(), table);
  useUi.setState({ rightOpen: true });
  await screen.findByRole('group', MAP);
  const user = userEvent.setup();
  await user.keyboard('v');
  return { user, range: await slider() };
}

afterEach(() => {
  endReplay();
});

describe('a replay', () => {
  it('steps by keys from now back, and leaves the game as it was', async () => {
    const { user, range } = await watching();
    const game = timeline();
    expect(range).toHaveValue('6');
    await user.keyboard('{ArrowLeft}');
    expect(range).toHaveValue('5');
    await user.keyboard('{Shift>}b{/Shift}');
    expect(range).toHaveValue('4');
    expect(range).toHaveAttribute('aria-valuetext', expect.stringContaining('attacks'));
    await user.keyboard('{Home}');
    expect(range).toHaveValue('0');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(range).toHaveValue('6');
    await user.keyboard('b');
    expect(range).toHaveValue('6');
    await user.keyboard('{PageUp}');
    expect(range).toHaveValue('0');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(timeline()).toBe(game);
  });

  it('shows the board of the moment, and nothing can be done in it', async () => {
    const { range } = await watching('solo');
    fireEvent.change(range, { target: { value: '1' } });
    const first = shortGame().steps[0]!.state;
    await waitFor(() => {
      const drawn = [...document.querySelectorAll('[data-stack]')].map((stack) =>
        Number(stack.getAttribute('data-stack')),
      );
      expect(new Set(drawn)).toEqual(new Set(first.units.map(({ at }) => at).filter((hex) => hex >= 0)));
    });
    const before = timeline();
    for (const command of [undo, restartTurn, carryOn, next]) expect(command.enabled()).toBe(false);
    expect(overlayCommands.all.find(({ id }) => id === 'zones')!.enabled()).toBe(true);
    expect(openPalette.enabled()).toBe(true);
    expect(timeline()).toBe(before);
  });

  it('has the log follow, every line a way to its moment', async () => {
    const { user } = await watching();
    const log = screen.getByRole('tabpanel');
    await user.click(
      within(log).getByRole('button', {
        name: (name) => /2-1-3.*1507/.test(name) && name.startsWith(w.log.showShort),
      }),
    );
    expect(useReplay.getState().step).toBe(1);
    expect(log.querySelector('[aria-current="step"]')).toHaveTextContent('2-1-3');
    expect(log.querySelectorAll('[data-ahead]').length).toBeGreaterThan(2);
  });

  it('hides the Finnish set-up from the Soviets in a game that goes on', async () => {
    showGame(inSovietSetUp(), 'hotseat');
    await screen.findByRole('button', { name: /Soviet player/ });
    useGame.setState({ curtain: null });
    await screen.findByRole('group', MAP);
    watchTable(10);
    await slider();
    await waitFor(() => expect(document.querySelectorAll('[data-stack]')).toHaveLength(0));
  });

  it('lets another game go on from a moment, with the same rules and other dice', async () => {
    const { user, range } = await watching();
    const game = timeline();
    fireEvent.change(range, { target: { value: '4' } });
    await user.click(screen.getByRole('button', { name: w.playOn }));
    const dialog = await screen.findByRole('dialog', { name: w.branch.title });
    await user.click(within(dialog).getByRole('button', { name: new RegExp(w.branch.solo) }));
    await waitFor(() => expect(useGame.getState().table).toBe('solo'));
    await waitFor(() => expect(useReplay.getState().game).toBeNull());
    expect(timeline().steps).toHaveLength(4);
    expect(present(timeline()).options).toEqual(present(game).options);
    expect(present(timeline()).random).toEqual([]);
    expect(game.steps).toHaveLength(6);
    expect(useUi.getState().dialog).toBeNull();
  });
});
