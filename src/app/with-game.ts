import { bring } from '../table/here.ts';

/** What needs a game on the table comes together with it. */
export async function withGame<Part>(part: Promise<Part>): Promise<Part> {
  const [{ winterWar }, fetched] = await Promise.all([import('../games/winter-war/game.ts'), part]);
  bring(winterWar);
  return fetched;
}
