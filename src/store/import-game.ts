import { decider, present, type SaveError } from '../engine/index.ts';
import { toKeep } from './game-summary.ts';
import { addGame, type KeptGame, type TableKind } from './library.ts';
import { forTable, readRecord } from './record.ts';
import type { StoreProblem } from './shelf.ts';

export type Imported =
  | { readonly ok: true; readonly value: KeptGame }
  /** The text is no game; the library is as it was. */
  | { readonly ok: false; readonly error: SaveError }
  /** The game is good, but the device keeps nothing now. */
  | { readonly ok: false; readonly problem: StoreProblem };

/** Puts the game of a file into the library; a name keeps it for good. */
export async function importGame(text: string, table: TableKind, name: string | null): Promise<Imported> {
  const restored = readRecord(text);
  if (!restored.ok) return restored;
  const timeline = forTable(restored.timeline, table);
  const state = present(timeline);
  // What one player has set up is not for the other to see.
  const { seats } = restored;
  const shared = table === 'hotseat' && !seats;
  const curtain = shared && state.phase === 'set-up' ? decider(state) : null;
  return addGame(toKeep(timeline, table, curtain, seats), name);
}
