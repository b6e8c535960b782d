/** The games of this build, found by their folders. */
import type { Game } from '#table/game/game.ts';
import type { GameMeta } from '#table/game/meta.ts';
import { DEFAULT_GAME, registerGames, type GameEntry } from '#table/game/registry.ts';
import type { StartScreenSpec } from '#table/game/start-screen.ts';

/** The game shown on the start screen, stored on this device. */
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

interface MetaModule {
  readonly meta: GameMeta;
  readonly startScreen: StartScreenSpec;
}

const metaModules = import.meta.glob<MetaModule>('../games/*/meta.ts', { eager: true });
const loaders = import.meta.glob<Game>('../games/*/index.ts', { import: 'default' });

const rank = ({ meta }: GameEntry): number => (meta.devOnly === true ? 2 : meta.id === DEFAULT_GAME ? 0 : 1);

const all: readonly GameEntry[] = Object.entries(metaModules)
  .map(([path, { meta, startScreen }]) => ({
    meta,
    startScreen,
    load: loaders[path.replace('meta.ts', 'index.ts')]!,
  }))
  .toSorted((a, b) => rank(a) - rank(b));

/** In the order in which they are offered. */
export const games: readonly GameEntry[] = all.filter(
  ({ meta }) => meta.devOnly !== true || import.meta.env.MODE === 'development',
);

registerGames(games);
