import type { SaveError } from '#engine/core/record.ts';
import type { StoreProblem } from '#kit/storage/database.ts';
import { atHand, gameIn, loadGame } from '../game/registry.ts';
import { canPlaySolo, handoverTo } from './eyes.ts';
import { toGameToKeep } from './keep.ts';
import type { KeptGame, TableKind } from './kept.ts';
import { addGame } from './library.ts';
import { forTable, readRecord } from './record.ts';
import { PEOPLE } from './seats.ts';

/** What came of a file. */
export type Imported =
  | { readonly ok: true; readonly value: KeptGame }
  /** The text is no game; the library is as it was. */
  | { readonly ok: false; readonly error: SaveError }
  /** The game is good, but the device keeps nothing now. */
  | { readonly ok: false; readonly problem: StoreProblem };

/** Puts the game of a file into the library; a name keeps it for good. What is hidden in it stays hidden. */
export async function importGame(text: string, asked: TableKind, name: string | null): Promise<Imported> {
  const of = (await loadGame(gameIn(text))) ?? (await atHand());
  const restored = readRecord(text, of);
  if (!restored.ok) return restored;
  const { timeline, seats = PEOPLE } = restored;
  const table = canPlaySolo(timeline, of) ? asked : 'hotseat';
  const line = forTable(timeline, table, of);
  const curtain = handoverTo(null, { line, table, seats, of });
  return addGame(toGameToKeep(line, table, curtain, restored.seats, of), name);
}
