/** Playing on at the table. */
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

/** The side that a computer player is to decide for now; null where a person is, or nobody may. */
export function computerToDecide(): Side | null {
  const { timeline, practice, seats, curtain } = useGame.getState();
  if (!timeline || practice || curtain) return null;
  const state = present(timeline);
  return isComputersTurn(state, seats) ? activeGame().rules.decider(state) : null;
}

/** The scripted dice that the last step rolled are spent. */
const spendRolled = ({ steps, cursor }: Line): void => spendScriptedDice(steps[cursor - 1]!.dice.length);

/** Plays an action; gives the refusal when it is not legal, or when the lesson does not take it. */
export function play(action: Action): Refusal | null {
  const { referee, hosted, trial } = useGame.getState();
  const ruledElsewhere = referee ?? hosted ?? trial;
  if (ruledElsewhere) return ruledElsewhere.play(action);
  const refusal = carryOut(action, diceFor(current(), action));
  if (!refusal) spendRolled(current());
  return refusal;
}

/** Plays an action with these dice; what is not among them, a game with a generator rolls. Gives the refusal. */
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

/** In a lesson each of them is judged, and the first that is not taken is the last. */
function refereed(actions: readonly Action[], referee: Referee): Refusal | null {
  for (const action of actions) {
    const refusal = referee.play(action);
    if (refusal) return refusal;
  }
  return null;
}

/** One step for undo out of those from one cursor to another. */
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

/** Plays all of the actions that are legal as one step for undo; gives the first refusal. */
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
