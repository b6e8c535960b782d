/** Registry of the games, and the one that is on the table. */
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

/** The game of records and links that name none, written before there was a second game. */
export const DEFAULT_GAME = 'winter-war';

interface Games {
  readonly entries: readonly GameEntry[];
  /** Null before a game is loaded. */
  readonly active: Game | null;
}
const useGames = create<Games>(() => ({ entries: [], active: null }));

/** Sets the list of games; called before anything is rendered. */
export const registerGames = (entries: readonly GameEntry[]): void => useGames.setState({ entries });

export const gameMetas = (): readonly GameMeta[] => useGames.getState().entries.map(({ meta }) => meta);

/** Null for an unknown game. */
export function gameMeta(id: string = DEFAULT_GAME): GameMeta | null {
  const { entries, active } = useGames.getState();
  return active?.meta.id === id ? active.meta : (entries.find(({ meta }) => meta.id === id)?.meta ?? null);
}

/** Loads a game by its id; null if unknown. Does not change the game on the table. */
export async function loadGame(id: string = DEFAULT_GAME): Promise<Game | null> {
  const { entries, active } = useGames.getState();
  if (active?.meta.id === id) return active;
  return (await entries.find(({ meta }) => meta.id === id)?.load()) ?? null;
}

/** The game that one press on the start screen begins; null for an unknown game. */
export const quickGameOf = (id: string): StartScreenSpec['quick'] | null =>
  useGames.getState().entries.find(({ meta }) => meta.id === id)?.startScreen.quick ?? null;

/** Loads the options form of a game; null if unknown. */
export async function rulesFormOf(id: string): Promise<NewGameForm | null> {
  const entry = useGames.getState().entries.find(({ meta }) => meta.id === id);
  return (await entry?.startScreen.newGame()) ?? null;
}

/** The game on the table, or else the default one. */
export const loadActiveGame = async (): Promise<Game> =>
  useGames.getState().active ?? (await loadGame()) ?? activeGame();

/** How links and kept games refer to a game; empty for the default one, as before there was a second. */
export const gameReference = ({ id }: GameMeta): { readonly of?: string } =>
  id === DEFAULT_GAME ? {} : { of: id };

/** Called once a game is loaded, before its table is rendered. */
export const setActiveGame = (active: Game): void => useGames.setState({ active });

/** The game on the table; throws if there is none. */
export function activeGame(): Game {
  const { active } = useGames.getState();
  if (!active) throw new Error('No game is on the table');
  return active;
}
