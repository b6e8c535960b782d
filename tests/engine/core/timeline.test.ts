import type { Refusal } from '#engine/core/refusal.ts';
import { timelineFor } from '#engine/core/timeline-for.ts';
import {
  at,
  canRedo,
  canUndo,
  newGame,
  play,
  present,
  readySetUp,
  redo,
  barrierBefore,
  restartPhase,
  restartTurn,
  startTimeline,
  undo,
  undoLimit,
  undoTo,
  type Action,
  type Timeline,
} from '#engine/winter-war';
import { hex, hexes, position, unitAt, stacks } from '../winter-war/rules/helpers.ts';

/** A counting game: add a number below ten; `die` adds a die, which is a barrier; a phase is ten points. */
type Toy = { add: number } | { die: true };
const no: Refusal = { rule: 'toy', key: 'toy', params: {}, text: 'No.', places: [] };
const toy = timelineFor<number, Toy, string, Refusal, 'die'>({
  apply: (state, action, dice = []) => {
    if ('die' in action) {
      const die = (typeof dice === 'function' ? dice(0) : dice[0]) ?? 6;
      return { ok: true, state: state + die, events: [`die ${die}`], dice: [die] };
    }
    return action.add < 10
      ? { ok: true, state: state + action.add, events: [`add ${action.add}`], dice: [] }
      : { ok: false, refusal: no };
  },
  barrier: (_before, _action, dice) => (dice.length ? 'die' : null),
  phaseMark: (state) => String(Math.floor(state / 10)),
  turnMark: (state) => String(Math.floor(state / 20)),
});
type Line = ReturnType<typeof toy.startTimeline>;
const go = (line: Line, ...actions: Toy[]): Line =>
  actions.reduce((now, action) => {
    const played = toy.play(now, action);
    if (!played.ok) throw new Error(played.refusal.text);
    return played.timeline;
  }, line);

describe('a time line', () => {
  const start = toy.startTimeline(0);
  const three = go(start, { add: 1 }, { add: 2 }, { add: 3 });

  it('records actions, events, dice and positions', () => {
    expect(present(start)).toBe(0);
    expect(present(three)).toBe(6);
    expect([0, 1, 2, 3].map((i) => at(three, i))).toEqual([0, 1, 3, 6]);
    expect(three.steps.map((s) => [s.events, s.dice, s.barrier])).toEqual([
      [['add 1'], [], null],
      [['add 2'], [], null],
      [['add 3'], [], null],
    ]);
    expect(three.cursor).toBe(3);
  });

  it('gives back the refusal and changes nothing', () => {
    expect(toy.play(three, { add: 10 })).toEqual({ ok: false, refusal: no });
    expect(three.steps).toHaveLength(3);
  });

  it('goes back and forth', () => {
    const back = undo(undo(three));
    expect([present(back), canUndo(back), canRedo(back)]).toEqual([1, true, true]);
    expect(present(redo(back))).toBe(3);
    const first = undo(back);
    expect([present(first), canUndo(first)]).toEqual([0, false]);
    expect(undo(first).cursor).toBe(0);
    expect(redo(three)).toBe(three);
    expect(canRedo(three)).toBe(false);
    expect(present(three)).toBe(6);
  });

  it('forgets what was taken back when something else is played', () => {
    const other = go(undo(three), { add: 4 });
    expect(other.steps.map((s) => s.state)).toEqual([1, 3, 7]);
    expect(canRedo(other)).toBe(false);
  });

  it('jumps to a step, within what may be taken back', () => {
    expect(undoTo(three, 1).cursor).toBe(1);
    expect(undoTo(three, -4).cursor).toBe(0);
    expect(undoTo(undo(three), 99).cursor).toBe(3);
  });

  it('does not go back over a barrier, unless it is free', () => {
    const line = go(three, { die: true }, { add: 1 });
    expect(line.steps.map((s) => s.barrier)).toEqual([null, null, null, 'die', null]);
    expect(undoLimit(line)).toBe(4);
    const back = undo(line);
    expect([back.cursor, canUndo(back)]).toEqual([4, false]);
    expect(undo(back).cursor).toBe(4);
    expect(undoTo(line, 0).cursor).toBe(4);
    expect(undoLimit(line, true)).toBe(0);
    expect(canUndo(back, true)).toBe(true);
    expect(undo(back, true).cursor).toBe(3);
    expect(undoTo(line, 0, true).cursor).toBe(0);
    // Having gone back freely, the steps beyond can be redone.
    expect(present(redo(undo(back, true)))).toBe(12);
  });

  it('restarts the phase, as far as that is allowed', () => {
    const line = go(start, { add: 9 }, { add: 2 }, { add: 3 }, { add: 1 });
    // The phase of eleven to nineteen began with the second step.
    expect(toy.restartPhase(line).cursor).toBe(2);
    expect(toy.restartPhase(toy.restartPhase(line)).cursor).toBe(2);
    const rolled = go(start, { add: 9 }, { add: 2 }, { die: true }, { add: 1 });
    expect(toy.restartPhase(rolled).cursor).toBe(3);
    expect(toy.restartPhase(rolled, true).cursor).toBe(2);
    expect(toy.restartPhase(start).cursor).toBe(0);
  });

  it('restarts the turn, as far as that is allowed', () => {
    // Turns of twenty points: the second began with the third step.
    const line = go(start, { add: 9 }, { add: 9 }, { add: 3 }, { add: 9 }, { add: 2 });
    expect([toy.restartPhase(line).cursor, toy.restartTurn(line).cursor]).toEqual([4, 3]);
    expect(toy.restartTurn(toy.restartTurn(line)).cursor).toBe(3);
    const back = toy.restartTurn(line);
    expect(present(redo(redo(back)))).toBe(32);
    const rolled = go(start, { add: 9 }, { die: true }, { add: 1 });
    expect(toy.restartTurn(rolled).cursor).toBe(2);
    expect(toy.restartTurn(rolled, true).cursor).toBe(0);
  });
});

const act = (line: Timeline, action: Action, dice?: number[]): Timeline => {
  const played = play(line, action, dice);
  if (!played.ok) throw new Error(played.refusal.text);
  return played.timeline;
};
const end: Action = { type: 'end' };

describe('the time line of Winter War', () => {
  it('takes back placements of a set-up, and never its end', () => {
    let line = startTimeline(newGame({}, 4));
    const actions = readySetUp(present(line), 'historical', 1);
    for (const action of actions) line = act(line, action);
    expect(undoLimit(line)).toBe(0);
    expect(present(undoTo(line, 0))).toBe(line.start);
    line = act(line, end);
    expect(line.steps.at(-1)!.barrier).toBe('set-up');
    expect(canUndo(line)).toBe(false);
    // The Soviet set-up is free again until it is ended, and the reveal with it.
    const first = readySetUp(present(line), 'historical', 1)[0]!;
    const placed = act(line, first);
    expect(canUndo(placed)).toBe(true);
    expect(undoTo(placed, 0).cursor).toBe(line.cursor);
    for (const action of readySetUp(present(line), 'historical', 1)) line = act(line, action);
    line = act(line, end);
    expect(canUndo(line)).toBe(false);
    expect(undo(line)).toEqual(line);
  });

  const fight = (touchMove: boolean): Timeline =>
    startTimeline(
      position('finn', 'movement', stacks('f2015 4-4-2, f0920 1-1-3, s2115 1-1-4'), {
        options: { touchMove },
      }),
    );

  it('takes moves back, and nothing once a die was rolled', () => {
    const start = fight(false);
    const state = present(start);
    const moved = act(start, { type: 'move', unit: unitAt(state, '0920'), path: hexes('1020') });
    expect(present(undo(moved))).toBe(state);
    expect(present(redo(undo(moved)))).toBe(present(moved));
    expect(present(restartPhase(moved))).toBe(state);
    const battle = act(moved, end);
    const attack: Action = { type: 'attack', attackers: [unitAt(state, '2015')], targets: [hex('2115')] };
    const rolled = act(battle, attack, [6]);
    expect(rolled.steps.at(-1)).toMatchObject({ dice: [6], barrier: 'die' });
    expect(canUndo(rolled)).toBe(false);
    expect(undo(rolled).cursor).toBe(rolled.cursor);
    // The choice after the die may be taken back down to the die.
    const declined = act(rolled, { type: 'decline' });
    expect(canUndo(declined)).toBe(true);
    expect(undoTo(declined, 0).cursor).toBe(rolled.cursor);
    expect(canRedo(undo(declined))).toBe(true);
  });

  it('restarts the Player-Turn over its phases, down to the last die', () => {
    const start = fight(false);
    const state = present(start);
    const moved = act(start, { type: 'move', unit: unitAt(state, '0920'), path: hexes('1020') });
    const battle = act(moved, end);
    expect(restartPhase(battle).cursor).toBe(battle.cursor);
    expect(present(restartTurn(battle))).toBe(state);
    const attack: Action = { type: 'attack', attackers: [unitAt(state, '2015')], targets: [hex('2115')] };
    const declined = act(act(battle, attack, [6]), { type: 'decline' });
    expect(restartTurn(declined).cursor).toBe(battle.cursor + 1);
    expect(present(restartTurn(declined, true))).toBe(state);
    // The next player's turn is another one.
    const other = act(declined, end);
    expect(present(other).phasing).toBe('soviet');
    expect(restartTurn(other, true).cursor).toBe(other.cursor);
  });

  it('says what bars the way back', () => {
    const start = fight(false);
    const state = present(start);
    const attack: Action = { type: 'attack', attackers: [unitAt(state, '2015')], targets: [hex('2115')] };
    const rolled = act(act(start, end), attack, [6]);
    expect(barrierBefore(rolled, 1)).toBe('die');
    expect(barrierBefore(rolled, 1, true)).toBeNull();
    expect(barrierBefore(rolled, 2)).toBeNull();
    const touched = act(fight(true), {
      type: 'move',
      unit: unitAt(state, '0920'),
      path: hexes('1020'),
    });
    expect(barrierBefore(touched, 0)).toBe('touch-move');
    let line = startTimeline(newGame({ touchMove: true }, 4));
    for (const action of readySetUp(present(line), 'historical', 1)) line = act(line, action);
    expect(barrierBefore(line, 0)).toBeNull();
    line = act(line, end);
    expect(barrierBefore(line, 0)).toBe('set-up');
  });

  it('takes back an attack that needs no die', () => {
    const start = startTimeline(
      position('soviet', 'attack', stacks('f2015 0-0-3, s2115 2-1-2, s2215 0-1-2')),
    );
    const state = present(start);
    const attack: Action = { type: 'attack', attackers: [unitAt(state, '2115')], targets: [hex('2015')] };
    const line = act(start, attack);
    expect(line.steps[0]).toMatchObject({ dice: [], barrier: null });
    expect(present(undo(line))).toBe(state);
  });

  it('takes nothing back with touch-move, once play has begun', () => {
    const start = fight(true);
    const state = present(start);
    const moved = act(start, { type: 'move', unit: unitAt(state, '0920'), path: hexes('1020') });
    expect(canUndo(moved)).toBe(false);
    expect(present(undo(moved))).toBe(present(moved));
    expect(present(restartPhase(moved))).toBe(present(moved));
    expect(canUndo(moved, true)).toBe(true);
    let line = startTimeline(newGame({ touchMove: true }, 4));
    line = act(line, readySetUp(present(line), 'historical', 1)[0]!);
    expect(canUndo(line)).toBe(true);
  });

  it('draws the same dice again when the same game is played again', () => {
    const roll = (): readonly number[] => {
      const start = startTimeline(
        position('finn', 'attack', stacks('f2015 4-4-2, s2115 1-1-4'), { seed: 99 }),
      );
      const state = present(start);
      return act(start, { type: 'attack', attackers: [unitAt(state, '2015')], targets: [hex('2115')] })
        .steps[0]!.dice;
    };
    expect(roll()).toEqual(roll());
    expect(roll()).toHaveLength(1);
  });

  it('moves the generator on with a scripted die as with a drawn one', () => {
    const start = startTimeline(position('finn', 'attack', stacks('f2015 4-4-2, s2115 1-1-4')));
    const state = present(start);
    const attack: Action = { type: 'attack', attackers: [unitAt(state, '2015')], targets: [hex('2115')] };
    const drawn = present(act(start, attack)).random;
    for (const die of [1, 6]) expect(present(act(start, attack, [die])).random).toEqual(drawn);
    expect(drawn).not.toEqual(state.random);
  });
});
