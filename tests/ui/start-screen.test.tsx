import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AS_PRINTED, RECOMMENDED } from '../../src/engine/index.ts';
import { leaveTable, useScreen } from '../../src/store/screen.ts';
import { StartScreen } from '../../src/ui/screens/StartScreen.tsx';
import { t } from '../../src/ui/strings.ts';

describe('the start screen', () => {
  beforeEach(() => {
    localStorage.clear();
    leaveTable();
  });

  it('starts a game with the options chosen', async () => {
    const user = userEvent.setup();
    render(<StartScreen />);
    expect(screen.getByRole('radio', { name: t.start.preset.recommended.label })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: t.start.solo }));
    await user.click(screen.getByRole('checkbox', { name: t.start.option.touchMove.label }));
    await user.click(screen.getByRole('button', { name: t.start.begin }));
    expect(useScreen.getState().opening).toEqual({
      from: 'new',
      table: 'solo',
      options: { ...RECOMMENDED, touchMove: true },
    });
  });

  it('offers the rules as printed, or switch by switch, and remembers the choice', async () => {
    const user = userEvent.setup();
    const first = render(<StartScreen />);
    await user.click(screen.getByRole('radio', { name: t.start.preset.printed.label }));
    await user.click(screen.getByText(t.start.eachRule));
    await user.click(screen.getByRole('checkbox', { name: t.start.option.clar9.label }));
    expect(screen.getByRole('radio', { name: t.start.preset.printed.label })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: t.start.begin }));
    const options = { ...AS_PRINTED, clar9: true };
    expect(useScreen.getState().opening).toMatchObject({ options });
    first.unmount();
    render(<StartScreen />);
    expect(screen.getByRole('checkbox', { name: t.start.option.clar9.label })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: t.start.option.clar7.label })).not.toBeChecked();
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
