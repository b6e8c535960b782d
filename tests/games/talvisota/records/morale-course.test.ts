import { at, present, type Side, type Timeline } from '#engine/talvisota';
import { computeMoraleCourse } from '#games/talvisota/analysis/records/morale-course.ts';
import { played, GAMES } from '../../all-games.ts';

const SIDES: readonly Side[] = ['soviet', 'finn'];

test('morale is told as each turn ended, and where one side gained on the other, the largest of it', () => {
  const line = played(GAMES[0]!, 7) as Timeline;
  const { turns, swings } = computeMoraleCourse(line);
  const last = present(line);
  expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: last.turn + 1 }, (_, i) => i));
  expect(turns[0]!.morale).toEqual(line.start.morale);
  expect(turns.at(-1)!.morale).toEqual(last.morale);
  const first = line.steps.findIndex(({ state }) => state.turn === 2);
  // The step that ends a turn belongs to it.
  expect(turns[1]!.morale).toEqual(at(line, first + 1).morale);

  const gain = (step: number, side: Side) => at(line, step).morale[side] - at(line, step - 1).morale[side];
  const lead = (step: number) => Math.abs(gain(step, 'soviet') - gain(step, 'finn'));
  expect(swings.length).toBe(5);
  for (const { step, turn, change } of swings) {
    expect(turn).toBe(at(line, step - 1).turn);
    expect(change).toEqual(Object.fromEntries(SIDES.map((side) => [side, gain(step, side)])));
  }
  const told = swings.map(({ step }) => step);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  const least = Math.min(...told.map(lead));
  const others = line.steps.map((_, i) => i + 1).filter((step) => !told.includes(step));
  expect(Math.max(...others.map(lead))).toBeLessThanOrEqual(least);
});
