import { present, type Action, type Dice, type Timeline } from '../../engine/winter-war/index.ts';
import { canonical } from './canonical.ts';
import { nextDice } from './scripted-dice.ts';
import { keyed } from './secret.ts';

/**
 * The dice of a game at the table. Each follows from the device's secret, the game, all that has been done in it, and the
 * action that rolls it: the same action at the same point always rolls the same, anything else rolls what nobody could
 * know before. So there is nothing to be read out of a file, and nothing to be gained by loading it twice.
 */
function facesOf(line: Timeline, action: Action): (nth: number) => number {
  const { start, steps, cursor, about = {} } = line;
  const done = [...(about.past?.deeds ?? []), ...steps.slice(0, cursor)];
  const record = canonical([about.id, start, done.map((deed) => [deed.action, deed.dice]), inOrder(action)]);
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

const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

/** In which order units and targets are named makes no other action. */
function inOrder(action: Action): Action {
  if (action.type === 'attack')
    return { ...action, attackers: ascending(action.attackers), targets: ascending(action.targets) };
  return 'units' in action ? { ...action, units: ascending(action.units) } : action;
}

/** What an action rolls now, worked out when it does. Lessons and examples bring a generator of their own. */
export function diceFor(line: Timeline, action: Action): Dice {
  const scripted = nextDice();
  if (present(line).random.length) return scripted;
  const faces = facesOf(line, action);
  return (nth) => scripted[nth] ?? faces(nth);
}

// ---- dice that have been seen

const KEY = 'winter-war-rolled';
/** Of so many games it is remembered how many dice have fallen in them. */
const MOST_GAMES = 100;

type Rolled = readonly (readonly [id: string, dice: number])[];

function remembered(): Rolled {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as unknown[]).filter(
      (line): line is Rolled[number] =>
        Array.isArray(line) && typeof line[0] === 'string' && typeof line[1] === 'number',
    );
  } catch {
    return [];
  }
}

/** Dice that have fallen in a game up to now. */
function diceIn({ about, steps, cursor }: Timeline): number {
  const deeds = [...(about?.past?.deeds ?? []), ...steps.slice(0, cursor)];
  return deeds.reduce((sum, { dice }) => sum + dice.length, 0);
}

/** Remembers that these dice have been seen. */
export function noteRolled(line: Timeline): void {
  const id = line.about?.id;
  if (id === undefined) return;
  const rolled = remembered();
  const most = rolled.find(([other]) => other === id)?.[1] ?? 0;
  const others = rolled.filter(([other]) => other !== id);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([...others, [id, Math.max(most, diceIn(line))]].slice(-MOST_GAMES)),
    );
  } catch {
    // Without storage nobody can tell.
  }
}

/** True when later dice of this game have fallen on this device. */
export const hasSeenLater = (line: Timeline): boolean =>
  remembered().some(([id, dice]) => id === line.about?.id && dice > diceIn(line));
