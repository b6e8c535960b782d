import mapMessages from '#games/talvisota/content/en/map.ftl';
import startMessages from '#games/talvisota/content/en/start.ftl';
import tablePlayMessages from '#table/content/en/play.ftl';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Timeline } from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { computeMoraleCourse } from '#games/talvisota/analysis/records/morale-course.ts';
import MoraleCourse from '#games/talvisota/ui/result/MoraleCourse.tsx';
import { figure } from '#games/talvisota/ui/text/numbers.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useReplay } from '#table/store/replay.ts';
import { useGame } from '#table/store/game.ts';
import { useUi } from '#table/store/ui.ts';
import { played, GAMES } from '../../all-games.ts';

test('morale is drawn by turns, is there as a table, and is watched from where it turned', async () => {
  setActiveGame(talvisota);
  const line = played(GAMES[0]!, 7);
  useGame.setState({ timeline: line });
  useUi.setState({ dialog: 'end' });
  render(<MoraleCourse />);
  const { turns, swings } = computeMoraleCourse(line as Timeline);

  const graph = screen.getByRole('img', { name: mapMessages().panels.moraleByTurn });
  const points = [...graph.querySelectorAll('polyline')].map((one) => one.getAttribute('points')!);
  expect(points.map((all) => all.split(' ').length)).toEqual([turns.length, turns.length]);
  await userEvent.click(screen.getByText(tablePlayMessages().ending.table));
  const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  const { side } = startMessages().common;
  expect(head).toHaveTextContent(`${tablePlayMessages().ending.turn}${side.soviet}${side.finn}`);
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    turns.map(({ turn, morale }) => `${turn}${figure(morale.soviet)}${figure(morale.finn)}`),
  );

  const turned = screen.getAllByRole('button');
  expect(turned.length).toBe(swings.length);
  // The cause, once, with the morale that it cost.
  const captures = turned.map(({ textContent }) => textContent).filter((text) => text.includes('has fallen'));
  expect(captures.length).toBeGreaterThan(0);
  for (const text of captures)
    expect(text).toMatch(
      /^Turn \d, .+? (advance|attack|Manoeuvre): \S+ has fallen\. Finnish morale −\d \(success of a strategy\)(?!.*fallen)/,
    );
  await userEvent.click(turned[1]!);
  expect(useReplay.getState()).toMatchObject({ source: 'table', step: swings[1]!.step });
  expect(useUi.getState().dialog).toBeNull();
});
