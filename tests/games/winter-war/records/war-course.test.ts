import { at, type Timeline } from '#engine/winter-war';
import { victoryPoints } from '#games/winter-war/options/game-summary.ts';
import { computeWarCourse } from '#games/winter-war/analysis/records/turn-summary.ts';
import { attackPointsOf } from '#games/winter-war/analysis/records/events.ts';
import { randomGame } from './random-game.ts';

test('a war is told by Game-Turns: the points as each ended, what was lost in it, and where it turned', () => {
  const line: Timeline = randomGame(5, {}, 400);
  const { turns, swings } = computeWarCourse(line);
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1));
  const last = at(line, line.cursor);
  expect(turns.at(-1)).toMatchObject({ turn: last.turn, points: victoryPoints(last) });
  const lost = line.steps
    .slice(0, line.cursor)
    .flatMap(({ events }) => events)
    .reduce((sum, event) => sum + (event.type === 'eliminated' ? attackPointsOf(event.unit) : 0), 0);
  expect(turns.reduce((sum, turn) => sum + turn.lost.finn + turn.lost.soviet, 0)).toBe(lost);
  expect(swings.length).toBeGreaterThan(0);
  for (const { step, by, lines } of swings) {
    // The cause: what counts otherwise than before.
    expect(lines.length).toBeGreaterThan(0);
    expect(victoryPoints(at(line, step))! - victoryPoints(at(line, step - 1))!).toBe(by);
  }
  expect(swings.map(({ step }) => step)).toEqual(swings.map(({ step }) => step).toSorted((a, b) => a - b));
});
