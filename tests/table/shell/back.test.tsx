import shellMessages from '#table/content/en/shell.ftl';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backAtTable } from '#table/shell/TableScreen.tsx';
import { isReplaying, watchTable } from '#table/store/replay.ts';
import { openRulePanel, useRulePanel, useUi } from '#table/store/ui.ts';
import { useScreen } from '#table/store/navigation.ts';
import { selectUnit } from '#games/winter-war/table-adapter.ts';
import { MAP, showGame } from '../../games/winter-war/ui/table.tsx';
import { shortGame } from '../replay/short-game.ts';

const w = shellMessages().leave;
const mode = (): string => useUi.getState().mode.mode;

describe('Back at the table', () => {
  it('closes the card of a rule, then puts down what is in hand, then asks', async () => {
    const { steps, ...game } = shortGame();
    showGame({ ...game, steps: steps.slice(0, 1), cursor: 1 });
    await screen.findByRole('group', MAP);
    act(() => selectUnit(0));
    act(() => openRulePanel('Movement.A'));
    act(backAtTable);
    expect([useRulePanel.getState().rule, mode()]).toEqual([null, 'unit']);
    act(backAtTable);
    expect(mode()).toBe('idle');
    act(backAtTable);
    // This browser keeps nothing.
    expect(await screen.findByRole('dialog', { name: w.title })).toHaveTextContent(w.unkept);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: w.stay }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useScreen.getState().opening).not.toBeNull();
  });

  it('ends a replay', async () => {
    showGame(shortGame());
    await screen.findByRole('group', MAP);
    act(() => watchTable());
    act(backAtTable);
    expect(isReplaying()).toBe(false);
    expect(useUi.getState().dialog).toBeNull();
  });

  it('asks over a unit that the decision keeps in hand', async () => {
    const { steps, ...game } = shortGame();
    showGame({ ...game, steps: steps.slice(0, 4), cursor: 4 });
    await waitFor(() => expect(mode()).toBe('unit'));
    act(backAtTable);
    expect(await screen.findByRole('dialog', { name: w.title })).toBeVisible();
    expect(mode()).toBe('unit');
  });
});
