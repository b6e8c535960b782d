/** The game whose table this is, and the games there are. */
import type { Game } from './game.ts';
import type { Card } from './meta.ts';

/** A game on the shelf: its card, and the way to the rest of it. */
export interface Shelved {
  readonly card: Card;
  /** Fetched when it is first asked for. */
  load(): Promise<Game>;
}

/** What names no game (records of the device, links) is of the one that stood here before there was a second. */
const FIRST = 'winter-war';

let shelf: readonly Shelved[] = [];
let brought: Game | null = null;

/** Says which games there are; called before anything is drawn. */
export function lay(games: readonly Shelved[]): void {
  shelf = games;
}

/** The cards of all games, in the order of the shelf. */
export const cards = (): readonly Card[] => shelf.map(({ card }) => card);

/** The card of a game by its id; null for one that this version does not know. */
export const cardOf = (id: string = FIRST): Card | null =>
  brought?.card.id === id ? brought.card : (shelf.find(({ card }) => card.id === id)?.card ?? null);

/** A game by its id, loaded; null for one that this version does not know. What is on the table stays there. */
export async function loadGame(id: string = FIRST): Promise<Game | null> {
  if (brought?.card.id === id) return brought;
  return (await shelf.find(({ card }) => card.id === id)?.load()) ?? null;
}

/** The game on the table, or else the first. */
export const atHand = async (): Promise<Game> => brought ?? (await loadGame()) ?? game();

/** Which game a text is a record of, by the id of its card; undefined where it is of none that this version knows. */
export function gameIn(text: string): string | undefined {
  const [, format] = /"format"\s*:\s*"([\w-]{1,40})"/.exec(text.slice(0, 200)) ?? [];
  return format !== undefined && cardOf(format) ? format : undefined;
}

/** How a game is named in links and on the device: not at all where it is the first. */
export const nameOf = ({ id }: Card): { readonly of?: string } => (id === FIRST ? {} : { of: id });

/** Called once a game is loaded, before anything of its table is drawn. */
export function bring(game: Game): void {
  brought = game;
}

/** The game on the table; throws before one was brought. */
export function game(): Game {
  if (!brought) throw new Error('No game was brought to the table');
  return brought;
}
