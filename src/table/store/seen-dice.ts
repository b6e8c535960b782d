/** Dice that have been seen on this device stay seen. */
import type { Line } from '../game/position.ts';

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
function diceIn({ about, steps, cursor }: Line): number {
  const deeds = [...(about?.past?.deeds ?? []), ...steps.slice(0, cursor)];
  return deeds.reduce((sum, { dice }) => sum + dice.length, 0);
}

/** Remembers that these dice have been seen. */
export function noteRolled(line: Line): void {
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
export const hasSeenLater = (line: Line): boolean =>
  remembered().some(([id, dice]) => id === line.about?.id && dice > diceIn(line));
