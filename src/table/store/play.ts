/** Plays actions in the game on the table. */
import type { Dice } from '#engine/core/random.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { present } from '#engine/core/timeline.ts';
import type { Action, GameEvent, Line, Side } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import {
  isComputersTurn,
  handoverTo,
  current,
  deviceHolderAt,
  nextHappening,
  useGame,
  type GameOnTable,
  type Hosted,
  type Referee,
  type Trial,
} from './game.ts';
import { diceFor, spendScriptedDice } from './dice.ts';
import { save } from './saving.ts';

/** The side for which a computer player is to decide now; null if a person is, or the game is over. */
export function computerToDecide(): Side | null {
  const { timeline, practice, seats, curtain } = useGame.getState();
  if (!timeline || practice || curtain) return null;
  const state = present(timeline);
  return isComputersTurn(state, seats) ? activeGame().rules.decider(state) : null;
}

/** Removes the scripted dice that the last step rolled. */
const spendRolled = ({ steps, cursor }: Line): void => spendScriptedDice(steps[cursor - 1]!.dice.length);

/** Plays an action; returns the refusal if it is illegal or the lesson rejects it. */
export function play(action: Action): Refusal | null {
  const { referee, hosted, trial } = useGame.getState();
  const ruledElsewhere = referee ?? hosted ?? trial;
  if (ruledElsewhere) return ruledElsewhere.play(action);
  const refusal = carryOut(action, diceFor(current(), action));
  if (!refusal) spendRolled(current());
  return refusal;
}

/** Plays an action with these dice; a game with a generator rolls the missing ones. Returns the refusal. */
export function carryOut(action: Action, dice: Dice): Refusal | null {
  const timeline = current();
  const result = activeGame().rules.play(timeline, action, dice);
  if (!result.ok) return result.refusal;
  const { table, seats, curtain } = useGame.getState();
  const passed = handoverTo(deviceHolderAt(present(timeline)), { line: result.timeline, table, seats });
  useGame.setState({
    timeline: result.timeline,
    curtain: passed ?? curtain,
    happening: nextHappening('play', result.events),
  });
  void save();
  return null;
}

/** In a lesson each action is checked, and the first one rejected ends the series. */
function refereed(actions: readonly Action[], referee: Referee): Refusal | null {
  for (const action of actions) {
    const refusal = referee.play(action);
    if (refusal) return refusal;
  }
  return null;
}

/** Makes the steps between two cursors one step of undo. */
const withBatch = (batches: GameOnTable['batches'], from: number, to: number): GameOnTable['batches'] => [
  ...batches.filter((batch) => batch.to <= from),
  { from, to },
];

function playOneByOne(actions: readonly Action[], elsewhere: Hosted | Trial): Refusal | null {
  const { cursor } = current();
  let refusal: Refusal | null = null;
  for (const action of actions) refusal = elsewhere.play(action) ?? refusal;
  useGame.setState(({ batches }) => ({ batches: withBatch(batches, cursor, current().cursor) }));
  return refusal;
}

/** Plays all legal ones of the actions as one step of undo; returns the first refusal. */
export function playAll(actions: readonly Action[]): Refusal | null {
  const { referee, hosted, trial } = useGame.getState();
  if (referee) return refereed(actions, referee);
  if (hosted ?? trial) return playOneByOne(actions, (hosted ?? trial)!);
  const before = current();
  let timeline = before;
  let refusal: Refusal | null = null;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const result = activeGame().rules.play(timeline, action, diceFor(timeline, action));
    if (!result.ok) {
      refusal ??= result.refusal;
      continue;
    }
    timeline = result.timeline;
    spendRolled(timeline);
    events.push(...result.events);
  }
  if (timeline !== before) {
    useGame.setState(({ batches }) => ({
      timeline,
      batches: withBatch(batches, before.cursor, timeline.cursor),
      happening: nextHappening('play', events),
    }));
    void save();
  }
  return refusal;
}
