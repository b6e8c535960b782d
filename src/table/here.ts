/** The game whose table this is. */
import type { Game } from './contract.ts';

let brought: Game | null = null;

/** Called once a game is loaded, before anything of its table is drawn. */
export function bring(game: Game): void {
  brought = game;
}

/** The game on the table; throws before one was brought. */
export function game(): Game {
  if (!brought) throw new Error('No game was brought to the table');
  return brought;
}
