import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PositionSpec } from '#engine/winter-war';
import { TWO_FINGER_TAP } from '#kit/panzoom/gestures.ts';
import { backTo } from '#table/store/history.ts';
import { useUi } from '#table/store/ui.ts';
import { MAP, showGame, showPosition } from '../games/winter-war/ui/table.tsx';
import { shortGame } from './replay/short-game.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const MOVEMENT: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'movement',
  units: stacks('s2412 6-4-2, f0805 6-6-2'),
};

describe('what is told', () => {
  test('at the table: where the game stands, and the keys to begin with', async () => {
    showPosition(MOVEMENT);
    expect(
      await screen.findByText(/^Turn 2, .*Movement.* the question mark lists the keys\.$/),
    ).toBeInTheDocument();
  });

  test('when a key shows more on the map, or less', async () => {
    const user = userEvent.setup();
    showPosition(MOVEMENT);
    await screen.findByRole('group', MAP);
    await user.keyboard('s');
    expect(await screen.findByText(/^Supply: (on|off)\.$/)).toBeInTheDocument();
  });

  const said = (): string[] =>
    screen.getAllByRole('status').flatMap(({ textContent }) => (textContent ? [textContent] : []));

  test('what was taken back, and what was done again', async () => {
    const user = userEvent.setup();
    const game = shortGame();
    showGame({ ...game, cursor: 2 });
    await screen.findByRole('group', MAP);
    await user.keyboard('u');
    await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^Undone: 6-4-2 .*1408.*1308/)));
    await user.keyboard('{Shift>}U{/Shift}');
    await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^Redone: 6-4-2 .*1408.*1308/)));
    act(() => backTo(0));
    await waitFor(() =>
      expect(said()).toContainEqual(expect.stringMatching(/^Undone: 2-1-3 .* And \d+ more\.$/)),
    );
  });

  test('what is to be done, once, when a phase begins', async () => {
    const game = shortGame();
    showGame({ ...game, steps: game.steps.slice(0, 2), cursor: 2 });
    await screen.findByRole('group', MAP);
    await userEvent.setup().keyboard('e');
    const call = 'Soviet player: ';
    await waitFor(() => expect(said().filter((text) => text.includes(call))).toHaveLength(1));
    expect(said().find((text) => text.includes(call))).toMatch(new RegExp(`^${call}`));
  });

  test('what two fingers took back, once, where everybody sees it', async () => {
    const game = shortGame();
    showGame({ ...game, cursor: 2 });
    await screen.findByRole('group', MAP);
    act(() => void document.dispatchEvent(new Event(TWO_FINGER_TAP)));
    await waitFor(() => expect(said().filter((text) => text.startsWith('Undone: 6-4-2'))).toHaveLength(1));
    expect(useUi.getState().notice).toMatchObject({
      kind: 'text',
      text: expect.stringMatching(/^Undone: 6-4-2/),
    });
  });

  test('a dialog has the keyboard itself, and gives it back to the map', async () => {
    const user = userEvent.setup();
    showPosition(MOVEMENT);
    await screen.findByRole('group', MAP);
    await user.keyboard('i');
    const dialog = await screen.findByRole('dialog', { name: 'Text summary' });
    expect(dialog).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('group', MAP)).toHaveFocus());
  });
});
