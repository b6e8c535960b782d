import { bring, loadGame } from '../table/here.ts';

/** What needs a game on the table comes together with it. `of`: the id of its card; without one, the first. */
export async function withGame<Part>(part: Promise<Part>, of?: string): Promise<Part> {
  const [game, fetched] = await Promise.all([loadGame(of), part]);
  bring(game!);
  return fetched;
}
