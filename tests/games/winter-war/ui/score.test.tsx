import { signed } from '#games/winter-war/ui/text/numbers.ts';
import startMessages from '#games/winter-war/content/en/start.ftl';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { positionFrom, startTimeline } from '#engine/winter-war';
import { victoryPoints } from '#games/winter-war/options/victory-points.ts';
import { Score } from '#games/winter-war/ui/screen/Score.tsx';
import { useGame } from '#table/store/game.ts';
import { useUi } from '#table/store/ui.ts';

const before = positionFrom({
  turn: 4,
  phasing: 'soviet',
  units: [
    { type: '0-1-2', hex: '1602' },
    { type: '6-6-2', hex: '0809' },
  ],
});

test('the bar tells how the game stands, and what this Game-Turn has changed', () => {
  const line = startTimeline(before);
  useGame.setState({ timeline: line });
  render(<Score narrow={false} />);
  const score = screen.getByTitle(startMessages().bar.howScored);
  expect(score).toHaveTextContent(
    startMessages().bar.sovietPoints({ signed: signed(victoryPoints(before)!) }) +
      startMessages().bar.goal.draw({ least: 31 }),
  );
  // As it is scored at the end.
  const won = 25;
  const points = victoryPoints(before)! + won;
  const after = { ...before, outcome: { level: 'draw', points, reason: 'turns' } as const };
  const steps = [{ action: { type: 'end' } as const, events: [], barrier: null, state: after }];
  act(() => useGame.setState({ timeline: { ...line, steps, cursor: 1 } as never }));
  expect(score).toHaveTextContent(startMessages().bar.changed({ signed: signed(won) }));
  act(() => score.click());
  expect(useUi.getState().tab).toBe('points');
});
