import playMessages from '#games/talvisota/content/en/play.ftl';
import { render, screen } from '@testing-library/react';
import {
  legalActions,
  type Action,
  play,
  positionFrom,
  present,
  startTimeline,
  type Timeline,
} from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { LastTurn } from '#games/talvisota/ui/controller/DecisionPanel.tsx';
import { kindOf } from '#games/talvisota/ui/controller/situation.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';

/** A game in which phases are ended as soon as the rules allow it, up to the Soviet movement of a turn. */
function quickly(turn: number): Timeline {
  let line = startTimeline(positionFrom({ turn: 1, phase: 'movement' }));
  for (let step = 0; step < 500; step++) {
    const state = present(line);
    if (state.turn === turn && kindOf(state) === 'movement') return line;
    const end = play(line, { type: 'end' });
    const done = end.ok ? end : play(line, legalActions(state).next().value as Action);
    if (!done.ok) throw new Error(done.refusal.text);
    line = done.timeline;
  }
  throw new Error('It never came');
}

beforeEach(() => setActiveGame(talvisota));

function show(line: Timeline): void {
  useGame.setState({ timeline: line as never, practice: false });
  render(<LastTurn state={present(line)} />);
}

test('at the beginning of a turn the one before can be unfolded', () => {
  show(quickly(2));
  expect(screen.getByText(playMessages().decision.lastTurn({ turn: 1 }))).toBeVisible();
  expect(screen.getAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(0);
});

test('nothing came before the first turn', () => {
  show(quickly(1));
  expect(screen.queryByText(/What happened/)).toBeNull();
});
