import type { Dice } from '#engine/core/random.ts';
import { present } from '#engine/core/timeline.ts';
import type { Action, Line } from '../game/position.ts';
import { game } from '../game/registry.ts';
import { canonical } from './canonical.ts';
import { nextDice } from './scripted-dice.ts';
import { keyed } from './secret.ts';

/**
 * The dice of a game at the table. Each follows from the device's secret, the game, all that has been done in it, and the
 * action that rolls it: the same action at the same point always rolls the same, anything else rolls what nobody could
 * know before. So there is nothing to be read out of a file, and nothing to be gained by loading it twice.
 */
function facesOf(line: Line, action: Action): (nth: number) => number {
  const { start, steps, cursor, about = {} } = line;
  const done = [...(about.past?.deeds ?? []), ...steps.slice(0, cursor)];
  const record = canonical([
    about.id,
    start,
    done.map((deed) => [deed.action, deed.dice]),
    game().rules.canonicalAction(action),
  ]);
  const faces: number[] = [];
  let round = 0;
  return (nth) => {
    while (faces.length <= nth)
      for (const byte of keyed('dice', `${round++}\n${record}`)) if (byte < FAIR) faces.push((byte % 6) + 1);
    return faces[nth]!;
  };
}

/** The largest number of equally likely bytes that six divides. */
const FAIR = 252;

/** What an action rolls now, worked out when it does. Lessons and examples bring a generator of their own. */
export function diceFor(line: Line, action: Action): Dice {
  const scripted = nextDice();
  if (game().rules.generator(present(line)).length) return scripted;
  const faces = facesOf(line, action);
  return (nth) => scripted[nth] ?? faces(nth);
}
