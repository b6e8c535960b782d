/** The game shown on the start screen, stored on this device. */
import type { GameEntry } from '#table/game/registry.ts';
import { games } from './games.ts';

const KEY = 'chosen-game';

const byId = (id: string | null): GameEntry | undefined => games.find(({ meta }) => meta.id === id);

export function rememberedGame(): GameEntry {
  try {
    return byId(localStorage.getItem(KEY)) ?? games[0]!;
  } catch {
    return games[0]!;
  }
}

export function rememberGame({ meta }: GameEntry): void {
  try {
    localStorage.setItem(KEY, meta.id);
  } catch {
    // If the browser stores nothing, the first game is shown next time.
  }
}
