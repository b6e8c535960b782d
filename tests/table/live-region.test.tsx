import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PositionSpec } from '#engine/winter-war';
import { MAP, showPosition } from '../games/winter-war/ui/table.tsx';

const MOVEMENT: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'movement',
  units: [
    { type: '6-4-2', hex: '2412' },
    { type: '6-6-2', hex: '0805' },
  ],
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
