/** The game whose table this is, and the games there are. */
import { create } from 'zustand';
import type { Game } from './game.ts';
import type { GameMeta } from './meta.ts';
import type { NewGameForm, StartScreenSpec } from './start-screen.ts';

/** What is known of a game before it is loaded. */
export interface GameEntry {
  readonly meta: GameMeta;
  readonly startScreen: StartScreenSpec;
  load(): Promise<Game>;
}

/** The game of records and links that name none: they were written before there was a second game. */
export const DEFAULT_GAME = 'winter-war';

interface Games {
  readonly entries: readonly GameEntry[];
  /** Null before there is one on the table. */
  readonly active: Game | null;
}
const useGames = create<Games>(() => ({ entries: [], active: null }));

/** Says which games there are; called before anything is drawn. */
export const registerGames = (entries: readonly GameEntry[]): void => useGames.setState({ entries });

/** In the order in which they are offered. */
export const gameMetas = (): readonly GameMeta[] => useGames.getState().entries.map(({ meta }) => meta);

/** Null for a game that this version does not know. */
export function gameMeta(id: string = DEFAULT_GAME): GameMeta | null {
  const { entries, active } = useGames.getState();
  return active?.meta.id === id ? active.meta : (entries.find(({ meta }) => meta.id === id)?.meta ?? null);
}

/** A game by its id, loaded; null for one that this version does not know. What is on the table stays there. */
export async function loadGame(id: string = DEFAULT_GAME): Promise<Game | null> {
  const { entries, active } = useGames.getState();
  if (active?.meta.id === id) return active;
  return (await entries.find(({ meta }) => meta.id === id)?.load()) ?? null;
}

/** The choice of rules of a game, fetched; null for one that this version does not know. */
export async function rulesFormOf(id: string): Promise<NewGameForm | null> {
  const entry = useGames.getState().entries.find(({ meta }) => meta.id === id);
  return (await entry?.startScreen.newGame()) ?? null;
}

/** The game on the table, or else the default one. */
export const loadActiveGame = async (): Promise<Game> =>
  useGames.getState().active ?? (await loadGame()) ?? activeGame();

/** How links and kept games name a game; the default one is left out, as it was before there was a second. */
export const gameReference = ({ id }: GameMeta): { readonly of?: string } =>
  id === DEFAULT_GAME ? {} : { of: id };

/** Called once a game is loaded, before anything of its table is drawn. */
export const setActiveGame = (active: Game): void => useGames.setState({ active });

/** The game on the table; throws before there is one. */
export function activeGame(): Game {
  const { active } = useGames.getState();
  if (!active) throw new Error('No game is on the table');
  return active;
}
