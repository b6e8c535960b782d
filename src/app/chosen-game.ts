/** Which game is on the start screen, kept on this device. */
import type { GameEntry } from '#table/game/registry.ts';
import { games } from './games.ts';

const KEY = 'chosen-game';

const byId = (id: string | null): GameEntry | undefined => games.find(({ meta }) => meta.id === id);

/** The game chosen last; the first, where none was. */
export function rememberedGame(): GameEntry {
  try {
    return byId(localStorage.getItem(KEY)) ?? games[0]!;
  } catch {
    return games[0]!;
  }
}

/** Keeps the choice for the next visit. */
export function rememberGame({ meta }: GameEntry): void {
  try {
    localStorage.setItem(KEY, meta.id);
  } catch {
    // A browser that keeps nothing shows the first.
  }
}
