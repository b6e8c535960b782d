import type { SaveError } from '../../engine/winter-war/index.ts';
import { isHere } from './copies.ts';
import { mayBeAlone, newHands } from './eyes.ts';
import { toKeep } from './keep.ts';
import { addGame, type KeptGame, type TableKind } from './library.ts';
import { forTable, readRecord } from './record.ts';
import { PEOPLE } from './seats.ts';
import type { StoreProblem } from '../../kit/shelf/shelf.ts';

export type Imported =
  | { readonly ok: true; readonly value: KeptGame }
  /** The text is no game; the library is as it was. */
  | { readonly ok: false; readonly error: SaveError }
  /** The game is good, but the device keeps nothing now, or it is here and something in it lies face down. */
  | { readonly ok: false; readonly problem: StoreProblem | 'here' };

/** Puts the game of a file into the library; a name keeps it for good. What is hidden in it stays hidden. */
export async function importGame(text: string, asked: TableKind, name: string | null): Promise<Imported> {
  const restored = readRecord(text);
  if (!restored.ok) return restored;
  const { seats } = restored;
  const table = mayBeAlone(restored.timeline) ? asked : 'hotseat';
  const timeline = forTable(restored.timeline, table);
  if (table === 'hotseat' && (await isHere(timeline))) return { ok: false, problem: 'here' };
  return addGame(toKeep(timeline, table, newHands(null, timeline, table, seats ?? PEOPLE), seats), name);
}
