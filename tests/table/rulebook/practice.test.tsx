import playMessages from '#table/content/en/play.ftl';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, present } from '#engine/winter-war';
import { useGame } from '#games/winter-war/table-adapter.ts';
import { leaveTable, openPractice, useScreen } from '#table/store/navigation.ts';
import { useUi } from '#table/store/ui.ts';
import { EXAMPLE_IDS, EXAMPLES } from '#games/winter-war/ui/examples/index.ts';
import { openExample } from '#games/winter-war/ui/examples/practice.ts';
import { tryOut } from '#table/features/rulebook/reading-place.ts';
import { sceneOf } from '#games/winter-war/ui/examples/scene.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { showPosition, timeline } from '../../games/winter-war/ui/table.tsx';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

const user = userEvent.setup();
const w = playMessages().book;
const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
const onMap = (...names: string[]): void => {
  for (const name of names) act(() => handleMapPress(board.hexByName(name)));
};

beforeEach(() => {
  localStorage.clear();
  leaveTable();
  useUi.setState({ dialog: null, rule: null });
});

describe('an example on the board', { timeout: 20_000 }, () => {
  it.each(EXAMPLE_IDS)('"%s" is the position of its picture', async (id) => {
    await openExample(id);
    expect(present(timeline())).toEqual(sceneOf(EXAMPLES[id]).state);
    expect(useGame.getState()).toMatchObject({ practice: true, table: 'solo' });
  });

  it('is played, begun anew, and left for the game before it and the paragraph', async () => {
    showPosition({ turn: 3, phasing: 'soviet', units: stacks('s1602 0-1-2, s1703 6-4-2, f1405 6-6-2') });
    await screen.findByText('Turn 3');
    const before = timeline();
    act(() => useUi.setState({ rule: 'M1' }));
    await act(() => tryOut('road'));
    await screen.findByRole('region', { name: w.practice });
    expect(useUi.getState().rule).toBeNull();
    onMap('2131', '1831');
    expect(timeline().cursor).toBe(1);
    await press(w.again);
    await waitFor(() => expect(timeline().cursor).toBe(0));
    await press(w.leave);
    await screen.findByText('Turn 3');
    expect(timeline()).toBe(before);
    expect(useUi.getState().rule).toBe('M1');
  });

  it('leads back into the lesson from which it was opened', async () => {
    openPractice({ from: 'lesson', lesson: 'moving' });
    render(<TableScreen />);
    await screen.findByText('Lesson 1 of 10');
    onMap('1933', '1733');
    await act(() => tryOut('road'));
    await screen.findByRole('region', { name: w.practice });
    await press(w.leave);
    expect(await screen.findByText('Step 2 of 5')).toBeVisible();
    act(() => leaveTable());
    expect(useScreen.getState().back).toEqual([]);
  });
});
