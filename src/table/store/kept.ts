/** What is kept of a game on this device: a line of the list, which loads at once, and apart from it the game itself. */
import type { Seats } from '#engine/core/seats.ts';
import type { Side } from '../game/position.ts';
import type { Summary } from '../game/record.ts';
import { cardOf } from '../game/registry.ts';

/** Who sits at the table: two players at one screen, or one who plays both sides. */
export type TableKind = 'hotseat' | 'solo';

/** What the list tells about a game: what the game itself says of how it stands, and when that was. */
export interface GameSummary extends Summary {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A line of the list. */
export interface KeptGame {
  readonly format: 1;
  readonly id: string;
  /** Which game it is, by the id of its card; the first one is not named. */
  readonly of?: string;
  /** Given by the players: the game is kept until they delete it. */
  readonly name: string | null;
  readonly table: TableKind;
  /** As in the game itself, for the list; absent where people play both sides. */
  readonly seats?: Seats;
  /** Names of the people who play, by their side; of those who gave one. */
  readonly players?: Readonly<Record<Side, string>>;
  readonly summary: GameSummary;
  /** Changes whenever the game is saved: a tab that does not know the newest one was overtaken. */
  readonly stamp: string;
  /** Grows with every save on this device, whatever its clock says; games of earlier versions have none. */
  readonly order?: number;
}

/** The game itself. */
export interface Body {
  readonly format: 1;
  /** The player to whom the device is being passed. */
  readonly curtain: Side | null;
  /** Its record. */
  readonly game: string;
}

/** A game to be kept. */
export type GameToKeep = Pick<KeptGame, 'of' | 'table' | 'seats' | 'players' | 'summary'> &
  Omit<Body, 'format'>;

/** A game with everything that is kept of it. */
export type FullGame = KeptGame & Omit<Body, 'format'>;

/** Letters of a name. */
export const LONGEST_NAME = 80;

/** A name as it is kept; null for none. */
export const normaliseName = (name: string | null): string | null =>
  name?.trim().slice(0, LONGEST_NAME) || null;

/** Unlike `randomUUID` this also works where the page comes over plain HTTP from another machine. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** A game in a slot of its own. */
export const newKeptGame = (game: GameToKeep, name: string | null): FullGame => ({
  format: 1,
  id: newId(),
  stamp: newId(),
  name,
  ...game,
});

/** True where something lies face down for one of two players. */
export const isSecret = ({ table, summary }: KeptGame): boolean =>
  table === 'hotseat' && summary.faceDown === true;

/** A new game in which nobody has done anything yet. */
export const isFresh = ({ of, summary }: KeptGame): boolean => cardOf(of)?.isFresh(summary) ?? false;
