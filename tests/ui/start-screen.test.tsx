import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveTable, useScreen } from '../../src/store/screen.ts';
import { StartScreen } from '../../src/ui/screens/StartScreen.tsx';
import { t } from '../../src/ui/strings.ts';

describe('the start screen', () => {
  beforeEach(() => leaveTable());

  it('starts a game with the options chosen', async () => {
    const user = userEvent.setup();
    render(<StartScreen />);
    expect(screen.getByRole('checkbox', { name: t.start.errata })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: t.start.solo }));
    await user.click(screen.getByRole('checkbox', { name: t.start.touchMove }));
    await user.click(screen.getByRole('button', { name: t.start.begin }));
    expect(useScreen.getState().opening).toEqual({
      from: 'new',
      table: 'solo',
      errata: true,
      touchMove: true,
    });
  });

  it('says so when the browser keeps nothing', async () => {
    render(<StartScreen />);
    expect(await screen.findByText(t.start.storageClosed)).toBeVisible();
  });

  it('tells why a game could not be opened', () => {
    leaveTable('nothing-saved');
    render(<StartScreen />);
    expect(screen.getByRole('alert')).toHaveTextContent(t.start.failures['nothing-saved']!);
  });

  it('hands over the text of a file', async () => {
    const user = userEvent.setup();
    render(<StartScreen />);
    const file = new File(['{"format":"winter-war"}'], 'game.json', { type: 'application/json' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, file);
    await vi.waitFor(() =>
      expect(useScreen.getState().opening).toMatchObject({ from: 'file', table: 'hotseat' }),
    );
  });
});
