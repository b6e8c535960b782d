import type { Game } from '../game/game.ts';
import type { Line } from '../game/position.ts';
import { game } from '../game/registry.ts';
import { secretGames } from './library.ts';

interface GameRecord {
  readonly format: string;
  readonly id?: string;
  readonly start: unknown;
  readonly steps: readonly unknown[];
}

const read = (text: string): GameRecord => JSON.parse(text) as GameRecord;

/** True where one is the other, further on or not so far. */
function isSameGame(a: GameRecord, b: GameRecord): boolean {
  if (a.id !== undefined && b.id !== undefined) return a.id === b.id;
  const both = Math.min(a.steps.length, b.steps.length);
  const told = ({ format, start, steps }: GameRecord): string =>
    JSON.stringify([format, start, steps.slice(0, both)]);
  return told(a) === told(b);
}

/** True when the same game, its counters still face down, is kept on this device: what comes in is a copy of it. */
export async function isHere(line: Line, { records, secrets }: Game = game()): Promise<boolean> {
  if (secrets.secretAt(line, line.cursor) !== 'face-down') return false;
  const mine = read(records.serialise(line));
  const kept = await secretGames();
  return kept.ok && kept.value.some((other) => isSameGame(read(other), mine));
}
