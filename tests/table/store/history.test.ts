import { beforeEach, describe, expect, it } from 'vitest';
import { timelineFor } from '#engine/core/timeline-for.ts';
import type { Game } from '#table/game/game.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { mayRedo, mayUndo, redo, undo, whyNotBackTo } from '#table/store/history.ts';
import { play, playAll } from '#table/store/play.ts';
import { PEOPLE, type Seat } from '#table/store/seats.ts';

/** Who decides after so many actions: the white player, then black three times, and so on. */
type State = { readonly count: number; readonly random: readonly number[] };
const decider = ({ count }: State): string => (count % 4 === 0 ? 'white' : 'black');

const { play: playOn } = timelineFor<State, string, never, never, 'die'>({
  apply: ({ count, random }, action) => ({
    ok: true,
    state: { count: count + 1, random },
    events: [],
    dice: action === 'roll' ? [6] : [],
  }),
  barrier: (_before, _action, dice) => (dice.length ? 'die' : null),
  phaseMark: () => '',
  turnMark: () => '',
});

const cursor = (): number => useGame.getState().timeline!.cursor;

function begin(black: Seat): void {
  setActiveGame({
    meta: { id: 'counting', sides: ['white', 'black'] },
    rules: { play: playOn, decider, isOver: () => false, generator: () => [1] },
    secrets: { secretAt: () => null, handoverLimit: (_line: unknown, limit: number) => limit },
  } as unknown as Game);
  useGame.setState({
    ...useGame.getInitialState(),
    timeline: { start: { count: 0, random: [1] }, steps: [], cursor: 0 },
    // Nothing of this game is saved.
    saving: 'overtaken',
    seats: { ...PEOPLE, white: 'human', black },
  });
}

describe('one press of undo against the computer', () => {
  beforeEach(() => begin('easy'));

  it('takes back all that the computer did, and the action of the person before it', () => {
    for (const action of ['a', 'b', 'c', 'd']) play(action);
    expect([decider({ count: 4, random: [] }), mayUndo()]).toEqual(['white', true]);
    undo();
    expect(cursor()).toBe(0);
    expect(mayRedo()).toBe(true);
    redo();
    expect(cursor()).toBe(4);
  });

  it('goes to the last decision of the person, not further', () => {
    for (const action of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) play(action);
    undo();
    expect(cursor()).toBe(4);
  });

  it('is barred where the computer has rolled a die, however far the person would have to go back', () => {
    for (const action of ['a', 'roll', 'c', 'd']) play(action);
    expect(mayUndo()).toBe(false);
    undo();
    expect(cursor()).toBe(4);
    expect([whyNotBackTo(0), whyNotBackTo(2)]).toEqual(['die', 'ai']);
  });
});

it('one press of undo between people takes back one action, or what one press did', () => {
  begin('human');
  play('a');
  playAll(['b', 'c']);
  undo();
  expect(cursor()).toBe(1);
  redo();
  expect(cursor()).toBe(3);
});
