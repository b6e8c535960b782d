import variationsMessages from '#table/content/en/variations.ftl';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spaceOf } from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { Board } from '#games/talvisota/ui/screen/Board.tsx';
import { setActiveGame } from '#table/game/registry.ts';
import { ReplayFrame } from '#table/features/replay/ReplayFrame.tsx';
import { endReplay, goTo, watchTable } from '#table/store/replay.ts';
import { variationsOf } from '#table/store/variations.ts';
import { VariationsPanel } from '#table/features/variations/VariationsPanel.tsx';
import { FRESH, useGame } from '#table/store/game.ts';
import { played, GAMES } from '../../all-games.ts';

const w = variationsMessages();

afterEach(() => endReplay());

test('spaces are marked and joined by arrows at a moment, by presses on them', async () => {
  setActiveGame(talvisota);
  const [from, to] = [spaceOf('TER'), spaceOf('VII')];
  useGame.setState({ ...FRESH, timeline: played(GAMES[0]!, 7), table: 'solo' });
  watchTable(30);
  render(
    <ReplayFrame>
      <Board />
      <VariationsPanel />
    </ReplayFrame>,
  );
  const user = userEvent.setup();
  const press = (name: RegExp) => user.click(screen.getAllByRole('button', { name })[0]!);
  await user.click(screen.getByRole('button', { name: w.mark }));
  await press(/^Terijoki/);
  await user.click(screen.getByRole('button', { name: w.arrow }));
  await press(/^Terijoki/);
  await press(/^Viipuri/);
  expect(variationsOf(useGame.getState())).toEqual([{ at: 30, marks: [from], arrows: [[from, to]] }]);
  expect(document.querySelectorAll('[data-kind="note"]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-state="note"]')).toHaveLength(1);
  expect(screen.getByText(/^Marked: Terijoki/)).toBeVisible();
  act(() => goTo(31));
  expect(document.querySelectorAll('[data-kind="note"], [data-state="note"]')).toHaveLength(0);
});
